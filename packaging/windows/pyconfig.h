/* What Python's headers must know of 64-bit Windows when packaging/wine.py compiles the computer
   players with MinGW: the limited API asks for no more. */

#define MS_WINDOWS
#define MS_WIN64
#define HAVE_DECLSPEC_DLL
#define Py_ENABLE_SHARED
#define HAVE_SSIZE_T 1
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_VOID_P 8
#define SIZEOF_WCHAR_T 2
