; The installer for Windows, for one person: no administrator is asked.
;   makensis -DVERSION=0.1.0 -DBUNDLE=dist\kupola -DICON=assets\app\kupola.ico
;     -DOUTPUT=dist\Kupola-0.1.0-setup.exe packaging\windows\kupola.nsi

Target amd64-unicode
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kupola"
!define CLASSES "Software\Classes"

Name "Kupola ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Kupola"
InstallDirRegKey HKCU "Software\Kupola" "Folder"
RequestExecutionLevel user
AllowSkipFiles off
SetCompressor /SOLID lzma
ManifestDPIAware true

; The language is asked for once, with that of the system chosen; the uninstaller speaks it too.
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Kupola"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\kupola.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SerbianLatin"
!insertmacro MUI_LANGUAGE "Serbian"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString GAME_FILE ${LANG_ENGLISH} "Kupola game"
LangString GAME_FILE ${LANG_SERBIANLATIN} "partija Kupole"
LangString GAME_FILE ${LANG_SERBIAN} "партија Куполе"
LangString GAME_FILE ${LANG_HUNGARIAN} "Kupola-játszma"
LangString GAME_FILE ${LANG_POLISH} "partia programu Kupola"

Section "Kupola"
  SetOutPath "$INSTDIR"
  ; A program that runs cannot be replaced: that stops everything before anything is changed.
  File "${BUNDLE}/kupola.exe"
  ; Files of an older version must not stay; only our own folder is emptied.
  RMDir /r "$INSTDIR\_internal"
  File /r "${BUNDLE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Kupola.lnk" "$INSTDIR\kupola.exe"

  WriteRegStr HKCU "Software\Kupola" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.kupola\OpenWithProgids" "Kupola.Game" ""
  WriteRegStr HKCU "${CLASSES}\.kupola" "" "Kupola.Game"
  WriteRegStr HKCU "${CLASSES}\Kupola.Game" "" "$(GAME_FILE)"
  WriteRegStr HKCU "${CLASSES}\Kupola.Game\DefaultIcon" "" "$INSTDIR\kupola.exe,0"
  WriteRegStr HKCU "${CLASSES}\Kupola.Game\shell\open\command" "" '"$INSTDIR\kupola.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Kupola"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\kupola.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Kupola project"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

; Games and settings stay: they are the person's.
Section "Uninstall"
  StrCpy $0 "$INSTDIR\kupola.exe"
again:
  ClearErrors
  Delete "$0"
  IfErrors 0 closed
  MessageBox MB_RETRYCANCEL|MB_ICONSTOP "$(^FileError_NoIgnore)" /SD IDCANCEL IDRETRY again
  Abort
closed:
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\kupola-engine.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Kupola.lnk"
  DeleteRegKey HKCU "${CLASSES}\Kupola.Game"
  DeleteRegValue HKCU "${CLASSES}\.kupola\OpenWithProgids" "Kupola.Game"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.kupola\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.kupola" ""
  StrCmp $0 "Kupola.Game" 0 kept
  DeleteRegValue HKCU "${CLASSES}\.kupola" ""
  DeleteRegKey /ifempty HKCU "${CLASSES}\.kupola"
kept:
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Kupola"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd
