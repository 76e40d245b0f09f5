/* The head of the AppImage: unpacks what follows it once into the cache, then starts it.
 * It needs no FUSE; HELP lists the options that all AppImages share.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

#ifndef KUPOLA_VERSION
#error "KUPOLA_VERSION is what --appimage-version prints"
#endif
#ifndef UPDATE_INFORMATION
#define UPDATE_INFORMATION "" /* No repository is known where newer versions would be. */
#endif

static const char HELP[] =
    "Kupola.AppImage [ARGUMENTS]                 start Kupola\n"
    "  --appimage-extract [PATTERN]              unpack into ./squashfs-root, all or what matches\n"
    "  --appimage-extract-and-run [ARGUMENTS]    start Kupola; it always unpacks\n"
    "  --appimage-help                           print this\n"
    "  --appimage-mount                          print a folder with the content until interrupted\n"
    "  --appimage-offset                         print where the file system begins\n"
    "  --appimage-portable-config                make a folder beside the file for the settings\n"
    "  --appimage-portable-home                  make a folder beside the file as the home\n"
    "  --appimage-signature                      print the signature\n"
    "  --appimage-updateinformation              print where newer versions are\n"
    "  --appimage-version                        print the version\n";

/* Sections that tools look for by name and size; a signature is written into them afterwards. */
__attribute__((section(".upd_info"), used)) static char update_information[1024] = UPDATE_INFORMATION;
__attribute__((section(".sha256_sig"), used)) static char signature[1024] = {0};
__attribute__((section(".sig_key"), used)) static char signing_key[8192] = {0};

static const char *draft; /* What is being unpacked, and is of no use if that fails. */

static int remove_one(const char *path, const struct stat *facts, int kind, struct FTW *place) {
    (void)facts, (void)kind, (void)place;
    return remove(path);
}

static void remove_all(const char *folder) {
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static void fail(const char *what) {
    fprintf(stderr, "kupola: %s: %s\n", what, errno ? strerror(errno) : "the file is damaged");
    if (draft) remove_all(draft);
    exit(127);
}

static char *join(const char *first, const char *second) {
    char *both;
    if (asprintf(&both, "%s/%s", first, second) < 0) fail("no memory");
    return both;
}

/* The file system begins where the program's last section header ends. */
static size_t offset_of(const char *self) {
    Elf64_Ehdr head;
    int file = open(self, O_RDONLY | O_CLOEXEC);
    if (file < 0 || read(file, &head, sizeof head) != sizeof head) fail(self);
    close(file);
    return head.e_shoff + (size_t)head.e_shentsize * head.e_shnum;
}

static void write_file(sqfs *fs, sqfs_inode *inode, const char *path) {
    static char buffer[1 << 20];
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0755);
    if (file < 0) fail(path);
    for (sqfs_off_t at = 0, size; at < (sqfs_off_t)inode->xtra.reg.file_size; at += size) {
        size = sizeof buffer;
        if (sqfs_read_range(fs, inode, at, &size, buffer) || size <= 0) fail(path);
        for (ssize_t done = 0, more; done < size; done += more)
            if ((more = write(file, buffer + done, size - done)) < 0) fail(path);
    }
    if (close(file)) fail(path);
}

static void write_link(sqfs *fs, sqfs_inode *inode, const char *path) {
    char target[PATH_MAX];
    size_t size = sizeof target;
    if (sqfs_readlink(fs, inode, target, &size) || symlink(target, path)) fail(path);
}

static void make_parents(const char *path) {
    char *folder = strdup(path);
    if (!folder) fail("no memory");
    for (char *end = folder; (end = strchr(end + 1, '/'));) {
        *end = 0;
        if (mkdir(folder, 0755) && errno != EEXIST) fail(folder);
        *end = '/';
    }
    free(folder);
    errno = 0;
}

/* Unpack everything, or with a pattern only what matches it, and name that. */
static void unpack(const char *self, size_t offset, const char *folder, const char *pattern) {
    sqfs fs;
    sqfs_traverse all;
    sqfs_err error = SQFS_OK;
    errno = 0;
    if (mkdir(folder, 0700) && !(pattern && errno == EEXIST)) fail(folder);
    errno = 0;
    if (sqfs_open_image(&fs, self, offset)) fail(self);
    if (sqfs_traverse_open(&all, &fs, sqfs_inode_root(&fs))) fail(self);
    while (sqfs_traverse_next(&all, &error)) {
        sqfs_inode inode;
        if (all.dir_end || (pattern && fnmatch(pattern, all.path, FNM_PATHNAME | FNM_LEADING_DIR))) continue;
        if (sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&all.entry))) fail(all.path);
        char *path = join(folder, all.path);
        if (pattern) make_parents(path), puts(path);
        if (pattern && !S_ISDIR(inode.base.mode)) unlink(path), errno = 0;
        if (S_ISDIR(inode.base.mode)) {
            if (mkdir(path, 0755) && !(pattern && errno == EEXIST)) fail(path);
        } else if (S_ISREG(inode.base.mode)) {
            write_file(&fs, &inode, path);
        } else if (S_ISLNK(inode.base.mode)) {
            write_link(&fs, &inode, path);
        }
        free(path);
    }
    if (error) fail(self);
    sqfs_traverse_close(&all);
}

/* Our own folder in another one, if that can be had: nobody else may write there. */
static char *ours_in(const char *base, const char *name) {
    struct stat facts;
    char *ours = join(base, name);
    mkdir(base, 0700);
    mkdir(ours, 0700);
    int good = !lstat(ours, &facts) && S_ISDIR(facts.st_mode) && facts.st_uid == getuid();
    if (good && !access(ours, W_OK | X_OK)) return ours;
    free(ours);
    errno = EACCES;
    return NULL;
}

/* The cache of this person, or else a folder of theirs among the temporary ones. */
static char *shelf(void) {
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME"), *others = getenv("TMPDIR");
    char *name, *found = NULL;
    if (cache && *cache == '/') found = ours_in(cache, "kupola-appimage");
    else if (home) found = ours_in(join(home, ".cache"), "kupola-appimage");
    if (found) return found;
    if (!others || *others != '/') others = "/tmp";
    if (asprintf(&name, "kupola-appimage-%u", (unsigned)getuid()) < 0) fail("no memory");
    if (!(found = ours_in(others, name))) fail(others);
    return found;
}

/* Whoever uses a folder holds a lock on it, also as the program that is started from it. */
static int hold(const char *folder, int how) {
    int lock = open(folder, O_RDONLY | O_DIRECTORY);
    if (lock >= 0 && !flock(lock, how | LOCK_NB)) return lock;
    if (lock >= 0) close(lock);
    return -1;
}

static int is_whole(const char *folder) {
    char *start = join(folder, "AppRun"), *program = join(folder, "usr/lib/kupola/kupola");
    int whole = !access(start, X_OK) && !access(program, X_OK);
    free(start), free(program);
    return whole;
}

/* Remove what other versions and broken starts have left, unless it is in use. */
static void tidy(const char *shelf, const char *kept) {
    struct dirent *entry;
    DIR *list = opendir(shelf);
    while (list && (entry = readdir(list))) {
        char *folder = join(shelf, entry->d_name);
        if (*entry->d_name != '.' && strcmp(folder, kept)) {
            int lock = hold(folder, LOCK_EX);
            if (lock >= 0) remove_all(folder), close(lock);
        }
        free(folder);
    }
    if (list) closedir(list);
}

/* Whoever changed the file, by size or time, gets another folder. */
static char *provide(const char *self, size_t offset) {
    struct stat facts;
    char *ours = shelf(), *folder, *unpacked;
    if (stat(self, &facts)) fail(self);
    if (asprintf(&folder, "%s/%llx-%llx", ours, (unsigned long long)facts.st_size,
                 (unsigned long long)facts.st_mtim.tv_sec) < 0) fail("no memory");
    if (hold(folder, LOCK_SH) >= 0 && is_whole(folder)) return folder;
    if (asprintf(&unpacked, "%s.%d", folder, (int)getpid()) < 0) fail("no memory");
    if (!access(folder, F_OK) && !is_whole(folder)) remove_all(folder);
    unpack(self, offset, draft = unpacked, NULL);
    if (rename(draft, folder)) {
        if (!is_whole(folder)) fail(folder);
        remove_all(draft); /* another start was quicker */
    }
    draft = NULL;
    hold(folder, LOCK_SH);
    tidy(ours, folder);
    return folder;
}

/* The folder beside the file that ends like this, if it is there or is to be made. */
static char *beside(const char *self, const char *ending, int make) {
    struct stat facts;
    char *folder;
    if (asprintf(&folder, "%s.%s", self, ending) < 0) fail("no memory");
    if (make && mkdir(folder, 0700) && errno != EEXIST) fail(folder);
    if (!stat(folder, &facts) && S_ISDIR(facts.st_mode)) return folder;
    free(folder);
    return NULL;
}

static void start(const char *self, size_t offset, char **arguments) {
    char *folder = provide(self, offset), *program = join(folder, "AppRun"), *here = getcwd(NULL, 0);
    char *home = beside(self, "home", 0), *settings = beside(self, "config", 0);
    setenv("APPDIR", folder, 1);
    setenv("APPIMAGE", self, 1);
    setenv("ARGV0", arguments[0], 1);
    if (here) setenv("OWD", here, 1);
    if (home) setenv("HOME", home, 1);
    if (settings) setenv("XDG_CONFIG_HOME", settings, 1);
    arguments[0] = program;
    execv(program, arguments);
    fail(program);
}

static int answer(const char *option, const char *more, const char *self, size_t offset) {
    if (!strcmp(option, "extract")) {
        unpack(self, offset, "squashfs-root", more);
    } else if (!strcmp(option, "help")) {
        fputs(HELP, stdout);
    } else if (!strcmp(option, "mount")) {
        puts(provide(self, offset));
        fflush(stdout);
        pause();
    } else if (!strcmp(option, "offset")) {
        printf("%zu\n", offset);
    } else if (!strncmp(option, "portable-", 9) && (!strcmp(option + 9, "home") || !strcmp(option + 9, "config"))) {
        printf("%s\n", beside(self, option + 9, 1));
    } else if (!strcmp(option, "signature")) {
        printf("%.*s\n", (int)sizeof signature, signature);
    } else if (!strcmp(option, "updateinformation") || !strcmp(option, "updateinfo")) {
        printf("%.*s\n", (int)sizeof update_information, update_information);
    } else if (!strcmp(option, "version")) {
        printf("Kupola %s, AppImage of type 2\n", KUPOLA_VERSION);
    } else {
        fprintf(stderr, "kupola: there is no option --appimage-%s.\n\n%s", option, HELP);
        return 1;
    }
    return fflush(stdout) != 0;
}

int main(int count, char **arguments) {
    static const char PREFIX[] = "--appimage-", RUN[] = "--appimage-extract-and-run";
    char self[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0) fail("/proc/self/exe");
    self[length] = 0;
    size_t offset = offset_of(self), known = sizeof PREFIX - 1;
    if (count > 1 && !strcmp(arguments[1], RUN)) {
        arguments[1] = arguments[0];
        arguments++;
    } else if (count > 1 && !strncmp(arguments[1], PREFIX, known)) {
        return answer(arguments[1] + known, arguments[2], self, offset);
    }
    start(self, offset, arguments);
}
