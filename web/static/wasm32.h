/* What Python's headers have to know about WebAssembly, in the place of this machine's pyconfig.h.
   The stable ABI asks for no more: what is compiled with any Python's headers runs in Pyodide's. */
#define Py_PYCONFIG_H
#define SIZEOF_VOID_P 4
#define SIZEOF_SIZE_T 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_INT 4
#define SIZEOF_SHORT 2
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_WCHAR_T 4
#define SIZEOF_TIME_T 8
#define SIZEOF_PID_T 4
#define SIZEOF_OFF_T 8
#define SIZEOF__BOOL 1
#define SIZEOF_UINTPTR_T 4
#define ALIGNOF_LONG 4
#define ALIGNOF_SIZE_T 4
#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SYS_TIME_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_STDLIB_H 1
#define HAVE_STRING_H 1
#define HAVE_UNISTD_H 1
#define HAVE_SSIZE_T 1
#define HAVE_LONG_LONG 1
#define STDC_HEADERS 1
