// What Swift cannot import of the C library: macros and variadic functions.
//
// No header of the C library is included: its types would belong to this module, too, and those who
// import BookCore could not use them without it.

#pragma once

#include <stdbool.h>

#pragma clang assume_nonnull begin

typedef void (*SignalHandler)(int);

int errorNumber(void);
void setErrorNumber(int number);

int openFile(const char *path, int flags, unsigned mode);
int fileControl(int descriptor, int command, int argument);

// A `struct winsize`.
int readWindowSize(int terminal, void *size);

char *_Nullable *_Nullable environmentVariables(void);

SignalHandler ignoringHandler(void);

// A `struct sigaction`, in which C libraries keep the handler in unions of different names.
bool isIgnoring(const void *action);
void setHandler(void *action, SignalHandler handler);

#pragma clang assume_nonnull end
