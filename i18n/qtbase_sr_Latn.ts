<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr_Latn" sourcelanguage="en">
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>Services</source>
        <translation>Usluge</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Sakrij %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Sakrij ostale</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Prikaži sve</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Podešavanja…</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Izađi iz programa %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>O programu %1</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datoteka</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Fascikla</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Fascikla</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alijas</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Prečica</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nepoznato</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Izaberi sve</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Povećaj</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Smanji</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Pritisni</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Povećaj</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Smanji</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Prikaži meni</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Izaberi</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Promeni</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Pomeri levo</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Pomeri desno</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Pomeri gore</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Pomeri dole</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Sledeća stranica</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Prethodna stranica</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Izvršava radnju</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Povećava vrednost</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Smanjuje vrednost</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Prikazuje meni</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Postavlja fokus</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Menja stanje</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Pomera levo</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Pomera desno</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Pomera gore</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Pomera dole</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Vraća se za stranicu</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Prelazi na sledeću stranicu</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>Uredi</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuItem</name>
    <message>
        <source>About Qt</source>
        <translation>O biblioteci Qt</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programu</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Podešavanja</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Podešavanja</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcije</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Podešavanje</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Podešavanja</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Izađi</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Izađi</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Iseci</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiraj</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Nalepi</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Izaberi sve</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Ne čuvaj</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>True</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Otvori listu izbora</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Šta je ovo?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>U redu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Traži u:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazad</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Idi nazad</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Napred</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Idi napred</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Nadređena fascikla</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Idi u nadređenu fasciklu</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Nova fascikla</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Napravi novu fasciklu</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Prikaži kao listu</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalji</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Prikaži sa detaljima</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bočna traka</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Mesta i obeleživači</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Datoteke</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Vrsta datoteka:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Pronađi fasciklu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvori</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Sačuvaj kao</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Fascikla:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Naziv datoteke:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otvori</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>I&amp;zaberi</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Sačuvaj</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Sve datoteke (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Sve datoteke (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Fascikle</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Prikaži </translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Preimenuj</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>O&amp;briši</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Obriši</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ukloni</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Prikaži &amp;skrivene datoteke</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nova fascikla</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nova fascikla</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Nedavna mesta</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Fascikla nije pronađena.
Proverite da li je naziv fascikle tačan.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 već postoji.
Želite li da zamenite tu datoteku?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Datoteka nije pronađena.
Proverite da li je naziv datoteke tačan.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ je zaštićeno od upisivanja.
Želite li ipak da obrišete?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Želite li zaista da obrišete „%1“?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Fascikla nije mogla da se obriše.</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>Traži &amp;u:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Vrsta &amp;datoteka:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Kind</source>
        <translation>Vrsta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naziv</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Veličina</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Vrsta</translation>
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
        <translation>&lt;b&gt;Naziv „%1“ ne može da se koristi.&lt;/b&gt;&lt;p&gt;Probajte drugi naziv, sa manje znakova ili bez znakova interpunkcije.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Moj računar</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Računar</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Neispravan naziv datoteke</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Datum izmene</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Naziv „%1“ ne može da se koristi.&lt;/b&gt;&lt;p&gt;Probajte drugi naziv, sa manje znakova ili bez znakova interpunkcije.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>U &amp;redu</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Sačuvaj</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Otkaži</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zatvori</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Zatvori bez čuvanja</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Unesite vrednost:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Pritisnite prečicu</translation>
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
        <translation>Opozo&amp;vi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Po&amp;novi</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ise&amp;ci</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Nalepi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Obriši</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Izaberi sve</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Prikaži detalje…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Sakrij detalje…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>U redu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sačuvaj</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Sačuvaj sve</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvori</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Da za &amp;sve</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ne</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;e za sve</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Prekini</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Pokušaj ponovo</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Zanemari</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odbaci</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Primeni</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetuj</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Vrati podrazumevano</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Top</source>
        <translation>Vrh</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Pomeri dole</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Pomeri ovde</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Pomeri levo</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Dno</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Stranica gore</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Stranica desno</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Pomeri gore</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Pomeri desno</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Leva ivica</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Stranica dole</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Stranica levo</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Desna ivica</translation>
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
        <translation>Dole</translation>
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
        <translation>Pomoć</translation>
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
        <translation>Levo</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meni</translation>
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
        <translation>Desno</translation>
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
        <translation>Razmak</translation>
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
        <translation>Gore</translation>
    </message>
    <message>
        <source>Add Favorite</source>
        <translation>Dodaj u omiljeno</translation>
    </message>
    <message>
        <source>Adjust Brightness</source>
        <translation>Osvetljenost</translation>
    </message>
    <message>
        <source>Adjust contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Application Left</source>
        <translation>Program levo</translation>
    </message>
    <message>
        <source>Application Right</source>
        <translation>Program desno</translation>
    </message>
    <message>
        <source>Audio Cycle Track</source>
        <translation>Sledeća zvučna traka</translation>
    </message>
    <message>
        <source>Audio Random Play</source>
        <translation>Nasumična reprodukcija</translation>
    </message>
    <message>
        <source>Audio Repeat</source>
        <translation>Ponavljanje</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Odsutan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazad</translation>
    </message>
    <message>
        <source>Back Forward</source>
        <translation>Nazad napred</translation>
    </message>
    <message>
        <source>Bass Boost</source>
        <translation>Pojačaj basove</translation>
    </message>
    <message>
        <source>Bass Down</source>
        <translation>Manje basova</translation>
    </message>
    <message>
        <source>Bass Up</source>
        <translation>Više basova</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Baterija</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Plavo</translation>
    </message>
    <message>
        <source>Bluetooth</source>
        <translation>Bluetooth</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Knjiga</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>Veb-pregledač</translation>
    </message>
    <message>
        <source>CD</source>
        <translation>CD</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Kalkulator</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendar</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Poziv</translation>
    </message>
    <message>
        <source>Camera Focus</source>
        <translation>Izoštravanje</translation>
    </message>
    <message>
        <source>Camera Shutter</source>
        <translation>Okidač</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Channel Down</source>
        <translation>Prethodni kanal</translation>
    </message>
    <message>
        <source>Channel Up</source>
        <translation>Sledeći kanal</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiraj</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Iseci</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenti</translation>
    </message>
    <message>
        <source>Eject</source>
        <translation>Izbaci</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>Izvrši</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Izađi</translation>
    </message>
    <message>
        <source>Favorites</source>
        <translation>Omiljeno</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Pronađi</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Obrni</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Napred</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Idi</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zeleno</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Vodič</translation>
    </message>
    <message>
        <source>Hangup</source>
        <translation>Prekini vezu</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>Hibernacija</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Istorija</translation>
    </message>
    <message>
        <source>Home Page</source>
        <translation>Početna stranica</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatura</translation>
    </message>
    <message>
        <source>Keyboard Brightness Down</source>
        <translation>Slabije svetlo tastature</translation>
    </message>
    <message>
        <source>Keyboard Brightness Up</source>
        <translation>Jače svetlo tastature</translation>
    </message>
    <message>
        <source>Keyboard Light On/Off</source>
        <translation>Svetlo tastature</translation>
    </message>
    <message>
        <source>Keyboard Menu</source>
        <translation>Meni tastature</translation>
    </message>
    <message>
        <source>Last Number Redial</source>
        <translation>Ponovi poziv</translation>
    </message>
    <message>
        <source>Launch (0)</source>
        <translation>Pokreni (0)</translation>
    </message>
    <message>
        <source>Launch (1)</source>
        <translation>Pokreni (1)</translation>
    </message>
    <message>
        <source>Launch (2)</source>
        <translation>Pokreni (2)</translation>
    </message>
    <message>
        <source>Launch (3)</source>
        <translation>Pokreni (3)</translation>
    </message>
    <message>
        <source>Launch (4)</source>
        <translation>Pokreni (4)</translation>
    </message>
    <message>
        <source>Launch (5)</source>
        <translation>Pokreni (5)</translation>
    </message>
    <message>
        <source>Launch (6)</source>
        <translation>Pokreni (6)</translation>
    </message>
    <message>
        <source>Launch (7)</source>
        <translation>Pokreni (7)</translation>
    </message>
    <message>
        <source>Launch (8)</source>
        <translation>Pokreni (8)</translation>
    </message>
    <message>
        <source>Launch (9)</source>
        <translation>Pokreni (9)</translation>
    </message>
    <message>
        <source>Launch (A)</source>
        <translation>Pokreni (A)</translation>
    </message>
    <message>
        <source>Launch (B)</source>
        <translation>Pokreni (B)</translation>
    </message>
    <message>
        <source>Launch (C)</source>
        <translation>Pokreni (C)</translation>
    </message>
    <message>
        <source>Launch (D)</source>
        <translation>Pokreni (D)</translation>
    </message>
    <message>
        <source>Launch (E)</source>
        <translation>Pokreni (E)</translation>
    </message>
    <message>
        <source>Launch (F)</source>
        <translation>Pokreni (F)</translation>
    </message>
    <message>
        <source>Launch (G)</source>
        <translation>Pokreni (G)</translation>
    </message>
    <message>
        <source>Launch (H)</source>
        <translation>Pokreni (H)</translation>
    </message>
    <message>
        <source>Launch Mail</source>
        <translation>Pošta</translation>
    </message>
    <message>
        <source>Launch Media</source>
        <translation>Plejer</translation>
    </message>
    <message>
        <source>LightBulb</source>
        <translation>Sijalica</translation>
    </message>
    <message>
        <source>Logoff</source>
        <translation>Odjavi se</translation>
    </message>
    <message>
        <source>Mail Forward</source>
        <translation>Prosledi poštu</translation>
    </message>
    <message>
        <source>Media Fast Forward</source>
        <translation>Premotaj napred</translation>
    </message>
    <message>
        <source>Media Next</source>
        <translation>Sledeća numera</translation>
    </message>
    <message>
        <source>Media Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Media Play</source>
        <translation>Pusti</translation>
    </message>
    <message>
        <source>Media Previous</source>
        <translation>Prethodna numera</translation>
    </message>
    <message>
        <source>Media Record</source>
        <translation>Snimi</translation>
    </message>
    <message>
        <source>Media Rewind</source>
        <translation>Premotaj nazad</translation>
    </message>
    <message>
        <source>Media Stop</source>
        <translation>Zaustavi</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>Sastanak</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Beleška</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Poruke</translation>
    </message>
    <message>
        <source>Microphone Mute</source>
        <translation>Isključi mikrofon</translation>
    </message>
    <message>
        <source>Microphone Volume Down</source>
        <translation>Tiši mikrofon</translation>
    </message>
    <message>
        <source>Microphone Volume Up</source>
        <translation>Glasniji mikrofon</translation>
    </message>
    <message>
        <source>Monitor Brightness Down</source>
        <translation>Tamniji ekran</translation>
    </message>
    <message>
        <source>Monitor Brightness Up</source>
        <translation>Svetliji ekran</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Muzika</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Vesti</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
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
        <translation>Otvori</translation>
    </message>
    <message>
        <source>Open URL</source>
        <translation>Otvori adresu</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opcija</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Nalepi</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Slike</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pusti</translation>
    </message>
    <message>
        <source>Power Down</source>
        <translation>Isključi</translation>
    </message>
    <message>
        <source>Power Off</source>
        <translation>Isključi</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Štampač</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Crveno</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Osveži</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Učitaj ponovo</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Odgovori</translation>
    </message>
    <message>
        <source>Rotate Windows</source>
        <translation>Smenjuj prozore</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sačuvaj</translation>
    </message>
    <message>
        <source>Screensaver</source>
        <translation>Čuvar ekrana</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pretraga</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Izaberi</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Pošalji</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Podešavanja</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Prodavnica</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Spavanje</translation>
    </message>
    <message>
        <source>Spellchecker</source>
        <translation>Provera pravopisa</translation>
    </message>
    <message>
        <source>Split Screen</source>
        <translation>Podeli ekran</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Pripravnost</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zaustavi</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Titl</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Podrška</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Obustavi</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>Task Panel</source>
        <translation>Traka zadataka</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Vreme</translation>
    </message>
    <message>
        <source>To-do list</source>
        <translation>Obaveze</translation>
    </message>
    <message>
        <source>Toggle Call/Hangup</source>
        <translation>Poziv / prekid</translation>
    </message>
    <message>
        <source>Toggle Media Play/Pause</source>
        <translation>Pusti / pauza</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Alatke</translation>
    </message>
    <message>
        <source>Top Menu</source>
        <translation>Glavni meni</translation>
    </message>
    <message>
        <source>Touchpad Off</source>
        <translation>Isključi tačped</translation>
    </message>
    <message>
        <source>Touchpad On</source>
        <translation>Uključi tačped</translation>
    </message>
    <message>
        <source>Touchpad Toggle</source>
        <translation>Tačped</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Putovanja</translation>
    </message>
    <message>
        <source>Treble Down</source>
        <translation>Manje visokih tonova</translation>
    </message>
    <message>
        <source>Treble Up</source>
        <translation>Više visokih tonova</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Opozovi</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Prikaz</translation>
    </message>
    <message>
        <source>Voice Dial</source>
        <translation>Glasovno biranje</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>Tiše</translation>
    </message>
    <message>
        <source>Volume Mute</source>
        <translation>Bez zvuka</translation>
    </message>
    <message>
        <source>Volume Up</source>
        <translation>Glasnije</translation>
    </message>
    <message>
        <source>WWW</source>
        <translation>WWW</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>Buđenje</translation>
    </message>
    <message>
        <source>WebCam</source>
        <translation>Veb-kamera</translation>
    </message>
    <message>
        <source>Wireless</source>
        <translation>Bežična veza</translation>
    </message>
    <message>
        <source>Word Processor</source>
        <translation>Obrada teksta</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Žuto</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Uvećanje</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Uvećaj</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Umanji</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>upozorenje</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>animacija</translation>
    </message>
    <message>
        <source>application</source>
        <translation>program</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>dugme sa menijem</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>platno</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>ćelija</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>polje za potvrdu</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>sat</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolona</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>zaglavlje kolone</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>padajuća lista</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>pokazivač</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dijalog</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokument</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>podnožje</translation>
    </message>
    <message>
        <source>form</source>
        <translation>obrazac</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>okvir</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>slika</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>hvataljka</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>naslov</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>oblačić</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>pokazatelj</translation>
    </message>
    <message>
        <source>label</source>
        <translation>natpis</translation>
    </message>
    <message>
        <source>link</source>
        <translation>veza</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>stavka liste</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>traka menija</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>stavka menija</translation>
    </message>
    <message>
        <source>note</source>
        <translation>napomena</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>obaveštenje</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>kartica</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>lista kartica</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panel</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>pasus</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>iskačući meni</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>traka napretka</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>dugme</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>radio-dugme</translation>
    </message>
    <message>
        <source>row</source>
        <translation>red</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>zaglavlje reda</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>traka za pomeranje</translation>
    </message>
    <message>
        <source>section</source>
        <translation>odeljak</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>razdvajač</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>klizač</translation>
    </message>
    <message>
        <source>space</source>
        <translation>razmak</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>polje sa strelicama</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>razdelnik</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>statusna traka</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>prekidač</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabela</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>terminal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>naslovna traka</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>traka sa alatkama</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>napomena</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>stablo</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>stavka stabla</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nepoznato</translation>
    </message>
    <message>
        <source>window</source>
        <translation>prozor</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Pomeri levo</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Pomeri desno</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Opozo&amp;vi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Po&amp;novi</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ise&amp;ci</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiraj adresu &amp;veze</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Nalepi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Obriši</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Izaberi sve</translation>
    </message>
</context>
</TS>
