/* The head of the AppImage: unpacks what follows it once into the cache, then starts it.
 *
 *   Kupola.AppImage [ARGUMENTS]          start
 *   Kupola.AppImage --appimage-extract   unpack into ./squashfs-root
 *   Kupola.AppImage --appimage-offset    print where the file system begins
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

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

static void unpack(const char *self, size_t offset, const char *folder) {
    sqfs fs;
    sqfs_traverse all;
    sqfs_err error = SQFS_OK;
    errno = 0;
    if (mkdir(folder, 0700)) fail(folder);
    if (sqfs_open_image(&fs, self, offset)) fail(self);
    if (sqfs_traverse_open(&all, &fs, sqfs_inode_root(&fs))) fail(self);
    while (sqfs_traverse_next(&all, &error)) {
        sqfs_inode inode;
        if (all.dir_end) continue;
        if (sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&all.entry))) fail(all.path);
        char *path = join(folder, all.path);
        if (S_ISDIR(inode.base.mode)) {
            if (mkdir(path, 0755)) fail(path);
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
    unpack(self, offset, draft = unpacked);
    if (rename(draft, folder)) {
        if (!is_whole(folder)) fail(folder);
        remove_all(draft); /* another start was quicker */
    }
    draft = NULL;
    hold(folder, LOCK_SH);
    tidy(ours, folder);
    return folder;
}

int main(int count, char **arguments) {
    char self[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0) fail("/proc/self/exe");
    self[length] = 0;
    size_t offset = offset_of(self);
    if (count == 2 && !strcmp(arguments[1], "--appimage-offset")) return printf("%zu\n", offset) < 0;
    if (count == 2 && !strcmp(arguments[1], "--appimage-extract")) {
        unpack(self, offset, "squashfs-root");
        return 0;
    }
    char *folder = provide(self, offset), *start = join(folder, "AppRun");
    setenv("APPDIR", folder, 1);
    setenv("APPIMAGE", self, 1);
    arguments[0] = start;
    execv(start, arguments);
    fail(start);
}
