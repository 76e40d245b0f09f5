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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Датотека</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Фасцикла</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Фасцикла</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Алијас</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Пречица</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознато</translation>
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
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>Уреди</translation>
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
        <translation>Подешавања</translation>
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
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Не чувај</translation>
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
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Шта је ово?</translation>
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
    <message>
        <source>&amp;Look in:</source>
        <translation>Тражи &amp;у:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Врста &amp;датотека:</translation>
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
        <translation>%1 B</translation>
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
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Назив „%1“ не може да се користи.&lt;/b&gt;&lt;p&gt;Пробајте други назив, са мање знакова или без знакова интерпункције.</translation>
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
        <translation>Ресетуј</translation>
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
    <message>
        <source>Add Favorite</source>
        <translation>Додај у омиљено</translation>
    </message>
    <message>
        <source>Adjust Brightness</source>
        <translation>Осветљеност</translation>
    </message>
    <message>
        <source>Adjust contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Application Left</source>
        <translation>Програм лево</translation>
    </message>
    <message>
        <source>Application Right</source>
        <translation>Програм десно</translation>
    </message>
    <message>
        <source>Audio Cycle Track</source>
        <translation>Следећа звучна трака</translation>
    </message>
    <message>
        <source>Audio Random Play</source>
        <translation>Насумична репродукција</translation>
    </message>
    <message>
        <source>Audio Repeat</source>
        <translation>Понављање</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Одсутан</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back Forward</source>
        <translation>Назад напред</translation>
    </message>
    <message>
        <source>Bass Boost</source>
        <translation>Појачај басове</translation>
    </message>
    <message>
        <source>Bass Down</source>
        <translation>Мање басова</translation>
    </message>
    <message>
        <source>Bass Up</source>
        <translation>Више басова</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Батерија</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Плаво</translation>
    </message>
    <message>
        <source>Bluetooth</source>
        <translation>Bluetooth</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Књига</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>Веб-прегледач</translation>
    </message>
    <message>
        <source>CD</source>
        <translation>CD</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Калкулатор</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календар</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Позив</translation>
    </message>
    <message>
        <source>Camera Focus</source>
        <translation>Изоштравање</translation>
    </message>
    <message>
        <source>Camera Shutter</source>
        <translation>Окидач</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Channel Down</source>
        <translation>Претходни канал</translation>
    </message>
    <message>
        <source>Channel Up</source>
        <translation>Следећи канал</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копирај</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Исеци</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Екран</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документи</translation>
    </message>
    <message>
        <source>Eject</source>
        <translation>Избаци</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>Изврши</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Изађи</translation>
    </message>
    <message>
        <source>Favorites</source>
        <translation>Омиљено</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Пронађи</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Обрни</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Иди</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелено</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Водич</translation>
    </message>
    <message>
        <source>Hangup</source>
        <translation>Прекини везу</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>Хибернација</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Историја</translation>
    </message>
    <message>
        <source>Home Page</source>
        <translation>Почетна страница</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Инфо</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Тастатура</translation>
    </message>
    <message>
        <source>Keyboard Brightness Down</source>
        <translation>Слабије светло тастатуре</translation>
    </message>
    <message>
        <source>Keyboard Brightness Up</source>
        <translation>Јаче светло тастатуре</translation>
    </message>
    <message>
        <source>Keyboard Light On/Off</source>
        <translation>Светло тастатуре</translation>
    </message>
    <message>
        <source>Keyboard Menu</source>
        <translation>Мени тастатуре</translation>
    </message>
    <message>
        <source>Last Number Redial</source>
        <translation>Понови позив</translation>
    </message>
    <message>
        <source>Launch (0)</source>
        <translation>Покрени (0)</translation>
    </message>
    <message>
        <source>Launch (1)</source>
        <translation>Покрени (1)</translation>
    </message>
    <message>
        <source>Launch (2)</source>
        <translation>Покрени (2)</translation>
    </message>
    <message>
        <source>Launch (3)</source>
        <translation>Покрени (3)</translation>
    </message>
    <message>
        <source>Launch (4)</source>
        <translation>Покрени (4)</translation>
    </message>
    <message>
        <source>Launch (5)</source>
        <translation>Покрени (5)</translation>
    </message>
    <message>
        <source>Launch (6)</source>
        <translation>Покрени (6)</translation>
    </message>
    <message>
        <source>Launch (7)</source>
        <translation>Покрени (7)</translation>
    </message>
    <message>
        <source>Launch (8)</source>
        <translation>Покрени (8)</translation>
    </message>
    <message>
        <source>Launch (9)</source>
        <translation>Покрени (9)</translation>
    </message>
    <message>
        <source>Launch (A)</source>
        <translation>Покрени (A)</translation>
    </message>
    <message>
        <source>Launch (B)</source>
        <translation>Покрени (B)</translation>
    </message>
    <message>
        <source>Launch (C)</source>
        <translation>Покрени (C)</translation>
    </message>
    <message>
        <source>Launch (D)</source>
        <translation>Покрени (D)</translation>
    </message>
    <message>
        <source>Launch (E)</source>
        <translation>Покрени (E)</translation>
    </message>
    <message>
        <source>Launch (F)</source>
        <translation>Покрени (F)</translation>
    </message>
    <message>
        <source>Launch (G)</source>
        <translation>Покрени (G)</translation>
    </message>
    <message>
        <source>Launch (H)</source>
        <translation>Покрени (H)</translation>
    </message>
    <message>
        <source>Launch Mail</source>
        <translation>Пошта</translation>
    </message>
    <message>
        <source>Launch Media</source>
        <translation>Плејер</translation>
    </message>
    <message>
        <source>LightBulb</source>
        <translation>Сијалица</translation>
    </message>
    <message>
        <source>Logoff</source>
        <translation>Одјави се</translation>
    </message>
    <message>
        <source>Mail Forward</source>
        <translation>Проследи пошту</translation>
    </message>
    <message>
        <source>Media Fast Forward</source>
        <translation>Премотај напред</translation>
    </message>
    <message>
        <source>Media Next</source>
        <translation>Следећа нумера</translation>
    </message>
    <message>
        <source>Media Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Media Play</source>
        <translation>Пусти</translation>
    </message>
    <message>
        <source>Media Previous</source>
        <translation>Претходна нумера</translation>
    </message>
    <message>
        <source>Media Record</source>
        <translation>Сними</translation>
    </message>
    <message>
        <source>Media Rewind</source>
        <translation>Премотај назад</translation>
    </message>
    <message>
        <source>Media Stop</source>
        <translation>Заустави</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>Састанак</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Белешка</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Поруке</translation>
    </message>
    <message>
        <source>Microphone Mute</source>
        <translation>Искључи микрофон</translation>
    </message>
    <message>
        <source>Microphone Volume Down</source>
        <translation>Тиши микрофон</translation>
    </message>
    <message>
        <source>Microphone Volume Up</source>
        <translation>Гласнији микрофон</translation>
    </message>
    <message>
        <source>Monitor Brightness Down</source>
        <translation>Тамнији екран</translation>
    </message>
    <message>
        <source>Monitor Brightness Up</source>
        <translation>Светлији екран</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Музика</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Ново</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Вести</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Не</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>Open URL</source>
        <translation>Отвори адресу</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Опција</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Налепи</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Слике</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пусти</translation>
    </message>
    <message>
        <source>Power Down</source>
        <translation>Искључи</translation>
    </message>
    <message>
        <source>Power Off</source>
        <translation>Искључи</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Штампач</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Црвено</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Понови</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Освежи</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Учитај поново</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Одговори</translation>
    </message>
    <message>
        <source>Rotate Windows</source>
        <translation>Смењуј прозоре</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сачувај</translation>
    </message>
    <message>
        <source>Screensaver</source>
        <translation>Чувар екрана</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Претрага</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Изабери</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Пошаљи</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Подешавања</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Продавница</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Спавање</translation>
    </message>
    <message>
        <source>Spellchecker</source>
        <translation>Провера правописа</translation>
    </message>
    <message>
        <source>Split Screen</source>
        <translation>Подели екран</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Табела</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Приправност</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Заустави</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Титл</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Подршка</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Обустави</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>Task Panel</source>
        <translation>Трака задатака</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Терминал</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>To-do list</source>
        <translation>Обавезе</translation>
    </message>
    <message>
        <source>Toggle Call/Hangup</source>
        <translation>Позив / прекид</translation>
    </message>
    <message>
        <source>Toggle Media Play/Pause</source>
        <translation>Пусти / пауза</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Алатке</translation>
    </message>
    <message>
        <source>Top Menu</source>
        <translation>Главни мени</translation>
    </message>
    <message>
        <source>Touchpad Off</source>
        <translation>Искључи тачпед</translation>
    </message>
    <message>
        <source>Touchpad On</source>
        <translation>Укључи тачпед</translation>
    </message>
    <message>
        <source>Touchpad Toggle</source>
        <translation>Тачпед</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Путовања</translation>
    </message>
    <message>
        <source>Treble Down</source>
        <translation>Мање високих тонова</translation>
    </message>
    <message>
        <source>Treble Up</source>
        <translation>Више високих тонова</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Опозови</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Видео</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Приказ</translation>
    </message>
    <message>
        <source>Voice Dial</source>
        <translation>Гласовно бирање</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>Тише</translation>
    </message>
    <message>
        <source>Volume Mute</source>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>Volume Up</source>
        <translation>Гласније</translation>
    </message>
    <message>
        <source>WWW</source>
        <translation>WWW</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>Буђење</translation>
    </message>
    <message>
        <source>WebCam</source>
        <translation>Веб-камера</translation>
    </message>
    <message>
        <source>Wireless</source>
        <translation>Бежична веза</translation>
    </message>
    <message>
        <source>Word Processor</source>
        <translation>Обрада текста</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жуто</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Увећање</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Увећај</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Умањи</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>упозорење</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>анимација</translation>
    </message>
    <message>
        <source>application</source>
        <translation>програм</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>дугме са менијем</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>платно</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>ћелија</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>поље за потврду</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>сат</translation>
    </message>
    <message>
        <source>column</source>
        <translation>колона</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>заглавље колоне</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>падајућа листа</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>показивач</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>дијалог</translation>
    </message>
    <message>
        <source>document</source>
        <translation>документ</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>подножје</translation>
    </message>
    <message>
        <source>form</source>
        <translation>образац</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>оквир</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>слика</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>хватаљка</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>наслов</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>облачић</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>показатељ</translation>
    </message>
    <message>
        <source>label</source>
        <translation>натпис</translation>
    </message>
    <message>
        <source>link</source>
        <translation>веза</translation>
    </message>
    <message>
        <source>list</source>
        <translation>листа</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>ставка листе</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>трака менија</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>ставка менија</translation>
    </message>
    <message>
        <source>note</source>
        <translation>напомена</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>обавештење</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>картица</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>листа картица</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>панел</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>пасус</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>искачући мени</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>трака напретка</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>дугме</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>радио-дугме</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ред</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>заглавље реда</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>трака за померање</translation>
    </message>
    <message>
        <source>section</source>
        <translation>одељак</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>раздвајач</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>клизач</translation>
    </message>
    <message>
        <source>space</source>
        <translation>размак</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>поље са стрелицама</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>разделник</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>статусна трака</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>прекидач</translation>
    </message>
    <message>
        <source>table</source>
        <translation>табела</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>терминал</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>насловна трака</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>трака са алаткама</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>напомена</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>стабло</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>ставка стабла</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>непознато</translation>
    </message>
    <message>
        <source>window</source>
        <translation>прозор</translation>
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
