#include "CSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>

int errorNumber(void) { return errno; }
void setErrorNumber(int number) { errno = number; }

int openFile(const char *path, int flags, unsigned mode) { return open(path, flags, mode); }

int fileControl(int descriptor, int command, int argument) {
  return fcntl(descriptor, command, argument);
}

int readWindowSize(int terminal, void *size) { return ioctl(terminal, TIOCGWINSZ, size); }

#ifdef __APPLE__
#include <crt_externs.h>
char **environmentVariables(void) { return *_NSGetEnviron(); }
#else
extern char **environ;
char **environmentVariables(void) { return environ; }
#endif

SignalHandler ignoringHandler(void) { return SIG_IGN; }

bool isIgnoring(const void *action) {
  return ((const struct sigaction *)action)->sa_handler == SIG_IGN;
}

void setHandler(void *action, SignalHandler handler) {
  ((struct sigaction *)action)->sa_handler = handler;
}
