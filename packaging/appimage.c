/* The head of the AppImage: unpacks what follows it once into the cache, then starts it.
 *
 *   Kupola.AppImage [ARGUMENTS]          start
 *   Kupola.AppImage --appimage-extract   unpack into ./squashfs-root
 *   Kupola.AppImage --appimage-offset    print where the file system begins
 */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

static void fail(const char *what) {
    fprintf(stderr, "kupola: %s: %s\n", what, errno ? strerror(errno) : "the file is damaged");
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
        if (write(file, buffer, size) != size) fail(path);
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

/* Whoever changed the file, by size or time, gets another folder. */
static char *cached(const char *self) {
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    struct stat facts;
    char *name;
    if (stat(self, &facts)) fail(self);
    if (asprintf(&name, "%llx-%llx", (unsigned long long)facts.st_size,
                 (unsigned long long)facts.st_mtim.tv_sec) < 0) fail("no memory");
    char *base = cache && *cache == '/' ? strdup(cache) : join(home ? home : "/tmp", ".cache");
    mkdir(base, 0700);
    char *ours = join(base, "kupola-appimage");
    if (mkdir(ours, 0700) && errno != EEXIST) fail(ours);
    if (lstat(ours, &facts)) fail(ours);
    errno = EPERM;
    if (!S_ISDIR(facts.st_mode) || facts.st_uid != getuid()) fail(ours);
    return join(ours, name);
}

static char *provide(const char *self, size_t offset) {
    char *folder = cached(self), *draft;
    if (!access(folder, X_OK)) return folder;
    if (asprintf(&draft, "%s.%d", folder, (int)getpid()) < 0) fail("no memory");
    unpack(self, offset, draft);
    if (rename(draft, folder) && errno != EEXIST && errno != ENOTEMPTY) fail(folder);
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
