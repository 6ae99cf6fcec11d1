// The C library of the system under one name, with what Swift cannot read of it: macros, functions
// with any number of arguments, and names that differ from system to system.
//
// Swift's own modules for it (Glibc, Musl, Darwin) have most of this as well, but one call of them
// links all that is in them into a static program, down to the Bessel functions: 106 kB.

#pragma once

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#define st_mtim st_mtimespec
#define st_ctim st_ctimespec
#else
extern char **environ;
#endif

static inline char **environmentVariables(void) { return environ; }

static inline int errorNumber(void) { return errno; }
static inline void setErrorNumber(int number) { errno = number; }

static inline int openFile(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}
static inline int fileControl(int descriptor, int command, int argument) {
  return fcntl(descriptor, command, argument);
}
static inline int readWindowSize(int terminal, struct winsize *size) {
  return ioctl(terminal, TIOCGWINSZ, size);
}

static inline bool isFolder(struct stat status) { return S_ISDIR(status.st_mode); }
static inline bool isRegularFile(struct stat status) { return S_ISREG(status.st_mode); }
static inline struct timespec modificationTime(struct stat status) { return status.st_mtim; }
static inline struct timespec changeTime(struct stat status) { return status.st_ctim; }

typedef void (*SignalHandler)(int);

static inline SignalHandler _Nullable defaultHandler(void) { return SIG_DFL; }
static inline SignalHandler _Nonnull ignoringHandler(void) { return SIG_IGN; }
static inline bool isIgnoring(struct sigaction action) { return action.sa_handler == SIG_IGN; }
static inline void setHandler(struct sigaction *action, SignalHandler _Nonnull handler) {
  action->sa_handler = handler;
}
