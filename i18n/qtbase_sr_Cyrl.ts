<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr_Cyrl" sourcelanguage="en">
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>Services</source>
        <translation>Услуге</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Сакриј %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Сакриј остале</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Прикажи све</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Подешавања…</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Изађи из програма %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>О програму %1</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Изабери све</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Повећај</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Смањи</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Притисни</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Повећај</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Смањи</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Прикажи мени</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Изабери</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Промени</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Помери лево</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Помери десно</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Помери горе</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Помери доле</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Следећа страница</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Претходна страница</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Извршава радњу</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Повећава вредност</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Смањује вредност</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Приказује мени</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Поставља фокус</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Мења стање</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Помера лево</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Помера десно</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Помера горе</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Помера доле</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Враћа се за страницу</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Прелази на следећу страницу</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuItem</name>
    <message>
        <source>About Qt</source>
        <translation>О библиотеци Qt</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О програму</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Подешавања</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Поставке</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Опције</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Подешавање</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Подешавања</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Изађи</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Изађи</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Исеци</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копирај</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Налепи</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Изабери све</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>True</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Не</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Отвори листу избора</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>У реду</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Тражи у:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Иди назад</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Иди напред</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Надређена фасцикла</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Иди у надређену фасциклу</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Нова фасцикла</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Направи нову фасциклу</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Листа</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Прикажи као листу</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Детаљи</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Прикажи са детаљима</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Бочна трака</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Места и обележивачи</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Датотеке</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Врста датотека:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Пронађи фасциклу</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сачувај као</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Фасцикла:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Назив датотеке:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>И&amp;забери</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сачувај</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Све датотеке (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Све датотеке (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Фасцикле</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Прикажи </translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Преименуј</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>О&amp;бриши</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Уклони</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Прикажи &amp;скривене датотеке</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Нова фасцикла</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Нова фасцикла</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Недавна места</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Фасцикла није пронађена.
Проверите да ли је назив фасцикле тачан.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 већ постоји.
Желите ли да замените ту датотеку?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Датотека није пронађена.
Проверите да ли је назив датотеке тачан.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ је заштићено од уписивања.
Желите ли ипак да обришете?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Желите ли заиста да обришете „%1“?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Фасцикла није могла да се обрише.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Kind</source>
        <translation>Врста</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назив</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Величина</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Врста</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Назив „%1“ не може да се користи.&lt;/b&gt;&lt;p&gt;Пробајте други назив, са мање знакова или без знакова интерпункције.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 бајтова</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мој рачунар</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Рачунар</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Неисправан назив датотеке</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Датум измене</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>У &amp;реду</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сачувај</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Откажи</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Затвори</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Затвори без чувања</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Унесите вредност:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Притисните пречицу</translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation>%1, …</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Опозо&amp;ви</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;нови</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Исе&amp;ци</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Налепи</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Изабери све</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Прикажи детаље…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Сакриј детаље…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>У реду</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сачувај</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Сачувај све</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Да за &amp;све</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Не</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Н&amp;е за све</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Прекини</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Занемари</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Одбаци</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помоћ</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Примени</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Поништи</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Врати подразумевано</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Top</source>
        <translation>Врх</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Помери доле</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Помери овде</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Помери лево</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Дно</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Страница горе</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Страница десно</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Помери горе</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Помери десно</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Лева ивица</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Страница доле</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Страница лево</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Десна ивица</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Доле</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помоћ</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Лево</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Мени</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Десно</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Размак</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Горе</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Помери лево</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Помери десно</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Опозо&amp;ви</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;нови</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Исе&amp;ци</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копирај адресу &amp;везе</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Налепи</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Изабери све</translation>
    </message>
</context>
</TS>
