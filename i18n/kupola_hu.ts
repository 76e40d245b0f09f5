<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Kupola</source>
        <translation>A Kupola névjegye</translation>
    </message>
    <message>
        <source>A desktop table for board games</source>
        <translation>Társasjáték-asztal a képernyőn</translation>
    </message>
    <message>
        <source>Kupola is an unofficial fan project, not affiliated with the designers or publishers of the games. The names of the games belong to their owners; all artwork is our own.</source>
        <translation>A Kupola nem hivatalos, rajongói projekt. Nem áll kapcsolatban a játékok szerzőivel és kiadóival. A játékok neve a tulajdonosaiké, a rajzok mind a mi munkáink.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Szabad szoftver a GNU General Public License 3-as vagy későbbi verziója szerint.</translation>
    </message>
    <message>
        <source>The computer players run uncompiled here, so they think more slowly.</source>
        <translation>A gépi játékosok itt nincsenek gépi kódra fordítva, ezért lassabban gondolkodnak.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Verzió: {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>Build {build}</source>
        <translation>Build: {build}</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>Licencek…</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message>
        <source>Board description</source>
        <translation>A tábla szavakban</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message numerus="yes">
        <source>%n other variation(s) …</source>
        <translation>
            <numerusform>%n másik változat…</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to moves you undid</source>
        <translation>Vissza a visszavont lépésekhez</translation>
    </message>
    <message>
        <source>Compare and name variations…</source>
        <translation>Változatok összehasonlítása…</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Rules: {heading}</source>
        <translation>Szabály: {heading}</translation>
    </message>
</context>
<context>
    <name>ChanceCurve</name>
    <message>
        <source>Chance of winning by move, in percent</source>
        <translation>Győzelmi esélyek a lépések során, százalékban</translation>
    </message>
    <message>
        <source>Chance of winning: not known yet</source>
        <translation>A győzelmi esélyek még nem ismertek</translation>
    </message>
</context>
<context>
    <name>CoachCommands</name>
    <message>
        <source>Change players</source>
        <translation>Játékosok cseréje</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Game code</source>
        <translation>Játszmakód</translation>
    </message>
    <message>
        <source>It contains the whole game: the deal with everything still hidden, the players and every move. Paste it into another copy of Kupola to continue there.</source>
        <translation>A teljes játszmát tartalmazza: az osztást mindazzal, ami még rejtve van, a játékosokat és minden lépést. Ha beilleszted a Kupola egy másik példányába, ott folytathatod.</translation>
    </message>
    <message>
        <source>Position code</source>
        <translation>Álláskód</translation>
    </message>
    <message>
        <source>It contains the current position, without the moves that led to it.</source>
        <translation>A mostani állást tartalmazza, az idáig vezető lépések nélkül.</translation>
    </message>
    <message>
        <source>Hidden information is included.</source>
        <translation>A rejtett elemeket is tartalmazza.</translation>
    </message>
    <message numerus="yes">
        <source>Copied to the clipboard: %n character(s).</source>
        <translation>
            <numerusform>A vágólapra másolva: %n karakter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reshuffle everything {player} cannot see</source>
        <translation>{player} elől rejtett elemek újrakeverése</translation>
    </message>
    <message>
        <source>Copy again</source>
        <translation>Másolás még egyszer</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Press Enter to confirm the move, Esc to undo it.</source>
        <translation>Az Enter megerősíti a lépést, az Esc visszavonja.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Megerősítés</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
</context>
<context>
    <name>ContestDialog</name>
    <message>
        <source>New match</source>
        <translation>Új mérkőzés</translation>
    </message>
    <message>
        <source>Type of match</source>
        <translation>A mérkőzés fajtája</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mérkőzés</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Mérkőzés indítása</translation>
    </message>
</context>
<context>
    <name>ContestSheet</name>
    <message>
        <source>Another match</source>
        <translation>Új mérkőzés</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Következő játszma</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Tábla megtekintése</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Vissza a kezdőlapra</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Resume</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>tegnap, {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>ma, {time}</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Points by move</source>
        <translation>Pontok lépésről lépésre</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Fairness</source>
        <translation>Tisztességes játék</translation>
    </message>
    <message>
        <source>What the computer sees</source>
        <translation>Mit lát a gép</translation>
    </message>
    <message>
        <source>How to check the deal</source>
        <translation>Hogyan ellenőrizhető az osztás</translation>
    </message>
    <message>
        <source>Computer players see exactly what a person in their seat would see: not the order of the bag, deck or pile, not the face-down pieces, not the seed. In every simulated game they guess afresh what is hidden. Hints and reviews work the same way.</source>
        <translation>A gépi játékosok pontosan azt tudják, amit a helyükön ülő ember látna: nem ismerik sem a zsák, a pakli vagy a kupac sorrendjét, sem a képpel lefelé fordított elemeket, sem a kezdőértéket. Ami rejtett, azt minden próbajátszmában újra kisorsolják maguknak. A tippek és az elemzések is így készülnek.</translation>
    </message>
    <message>
        <source>The game is over, so here is the deal: game, players, options, seed and the complete starting position. The SHA-256 hash of exactly this text must match the seal above.</source>
        <translation>A játszma véget ért, íme az osztás: játék, játékosok, beállítások, kezdőérték és a teljes kezdőállás. E szöveg SHA-256 értékének pontosan meg kell egyeznie a fenti pecséttel.</translation>
    </message>
    <message>
        <source>Seal of this deal</source>
        <translation>Az osztás pecsétje</translation>
    </message>
    <message>
        <source>The revealed deal</source>
        <translation>A felfedett osztás</translation>
    </message>
    <message>
        <source>Copy the deal</source>
        <translation>Az osztás másolása</translation>
    </message>
    <message>
        <source>Every deal is sealed before the first move. Open this page during a game to see its seal. After the game the deal is revealed, so anyone can compare.</source>
        <translation>Minden osztás az első lépés előtt pecsétet kap. Ha játék közben megnyitod ezt az oldalt, láthatod a pecsétet; a játszma után az osztás is láthatóvá válik, így bárki összevetheti a kettőt.</translation>
    </message>
    <message>
        <source>This game started from a position that was set up, so there was no deal.</source>
        <translation>Ez a játszma beállított állásból indult; nem volt osztás.</translation>
    </message>
    <message>
        <source>The order of everything hidden was fixed before the first move. This is its seal: copy it or write it down. When the game is over, the deal is revealed here.</source>
        <translation>Minden rejtett elem sorrendje már az első lépés előtt eldőlt. Ez a pecsétje: jegyezd fel vagy másold ki. A játszma végén itt az osztás is láthatóvá válik.</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>Something went wrong</source>
        <translation>Hiba történt</translation>
    </message>
    <message>
        <source>Kupola closed unexpectedly last time; your games are saved.</source>
        <translation>A Kupola legutóbb váratlanul bezárult; a játszmáid megmaradtak.</translation>
    </message>
    <message>
        <source>Something went wrong in Kupola, but you can keep playing: your game is saved after every move.</source>
        <translation>Hiba történt a Kupolában, de tovább játszhatsz: a program minden lépés után menti a játszmát.</translation>
    </message>
    <message>
        <source>A report helps us fix it. It contains no names, files or games, and Kupola never sends it: copy it and pass it on if you like.</source>
        <translation>A jelentés segít a javításban. Nincs benne se név, se fájl, se játszma, és a Kupola semmit sem küld el: ha szeretnéd, másold ki, és add tovább.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Jelentés megjelenítése</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kimásolva</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Jelentés másolása</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open a game</source>
        <translation>Játszma megnyitása</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Játszma mentése</translation>
    </message>
    <message>
        <source>Kupola games (*.kupola)</source>
        <translation>Kupola-játszmák (*.kupola)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>Indítás</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játék…</translation>
    </message>
    <message>
        <source>Start right away with the same players as last time</source>
        <translation>Azonnal indul, ugyanazokkal a játékosokkal, mint legutóbb</translation>
    </message>
    <message>
        <source>Choose players and options first</source>
        <translation>Előbb a játékosok és a beállítások kiválasztása</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Read the rulebook</source>
        <translation>A szabálykönyv olvasása</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Az eredmény megjelenítése</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Shows where to look; press again for the best moves (H)</source>
        <translation>Hová érdemes nézni; újra megnyomva: a legjobb lépések (H)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Let the computers continue (N)</source>
        <translation>A gépek játsszanak tovább (N)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Lépjen a gép</translation>
    </message>
    <message>
        <source>Make the computer play the best move found so far (N)</source>
        <translation>A gép tegye meg az eddig talált legjobb lépést (N)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Az utolsó lépés visszavonása</translation>
    </message>
    <message>
        <source>Redo: {move}</source>
        <translation>Újra: {move}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Undo: {move}</source>
        <translation>Visszavonás: {move}</translation>
    </message>
    <message>
        <source>Redo the move you undid</source>
        <translation>A visszavont lépés megismétlése</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Oldalsáv</translation>
    </message>
    <message>
        <source>Show or hide the score, moves and remaining pieces (T)</source>
        <translation>Pontok, lépések és hátralévő elemek mutatása vagy elrejtése (T)</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Back to the start screen (your game is saved)</source>
        <translation>Vissza a kezdőlapra; a játszma megmarad</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for good moves…</source>
        <translation>Jó lépések keresése…</translation>
    </message>
    <message>
        <source>Look at the glowing places:</source>
        <translation>Nézd meg, mi világít a táblán:</translation>
    </message>
    <message>
        <source>There is nothing to choose: only one move is possible.</source>
        <translation>Nincs miből választani: csak egy lépés lehetséges.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>Lépések mutatása</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>A tipp bezárása (Esc)</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Időszak</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Előzmények</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Összes törlése…</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>A kijelölt játszma visszanézése</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>Open score sheet</source>
        <translation>Pontozólap megnyitása</translation>
    </message>
    <message>
        <source>Continue this score sheet</source>
        <translation>A pontozólap folytatása</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Biztosan véglegesen törölsz %n játszmát?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all finished games and their results for good?</source>
        <translation>Biztosan véglegesen törlöd az összes befejezett játszmát és eredményt?</translation>
    </message>
    <message>
        <source>Unfinished games are kept. This cannot be undone.</source>
        <translation>A befejezetlen játszmák megmaradnak. Ez nem vonható vissza.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Export all games and players</source>
        <translation>Minden játszma és játékos exportálása</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>ZIP-fájlok (*.zip)</translation>
    </message>
</context>
<context>
    <name>InterludeSheet</name>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Continue ({seconds})</source>
        <translation>Tovább ({seconds})</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Itt maradok</translation>
    </message>
</context>
<context>
    <name>LinesDialog</name>
    <message>
        <source>Compare variations</source>
        <translation>Változatok összehasonlítása</translation>
    </message>
    <message>
        <source>First variation</source>
        <translation>Első változat</translation>
    </message>
    <message>
        <source>Second variation</source>
        <translation>Második változat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Name of this variation</source>
        <translation>A változat neve</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Különbség</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Legutóbbi játszmák</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>M&amp;egosztás</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Lépés</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Megjelenés</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Szövegméret</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animáció</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>Tá&amp;blaméret</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>N&amp;yelv</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>R&amp;ulebooks</source>
        <translation>Szabály&amp;könyvek</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Ú&amp;j játék…</translation>
    </message>
    <message>
        <source>New &amp;match…</source>
        <translation>Új mé&amp;rkőzés…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Lista &amp;törlése</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Menté&amp;s másként…</translation>
    </message>
    <message>
        <source>Score a real &amp;game…</source>
        <translation>Igazi parti &amp;pontozása…</translation>
    </message>
    <message>
        <source>&amp;Copy game code</source>
        <translation>&amp;Játszmakód másolása</translation>
    </message>
    <message>
        <source>Copy &amp;position code</source>
        <translation>&amp;Álláskód másolása</translation>
    </message>
    <message>
        <source>Paste co&amp;de…</source>
        <translation>Kód &amp;beillesztése…</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Kép…</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>Játszma&amp;lap…</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>Já&amp;tékosok…</translation>
    </message>
    <message>
        <source>Histor&amp;y…</source>
        <translation>Elő&amp;zmények…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Stat&amp;isztika…</translation>
    </message>
    <message>
        <source>Back to the &amp;start screen</source>
        <translation>&amp;Vissza a kezdőlapra</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ú&amp;jra</translation>
    </message>
    <message>
        <source>Show the last moves &amp;again</source>
        <translation>&amp;Utolsó lépések visszanézése</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <translation>Lépjen a &amp;gép</translation>
    </message>
    <message>
        <source>Change &amp;players…</source>
        <translation>Játékosok &amp;cseréje…</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>Vi&amp;sszajátszás</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Elemzés</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Nagyobb szöveg</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kisebb szöveg</translation>
    </message>
    <message>
        <source>Defa&amp;ult text size</source>
        <translation>Sz&amp;okásos szövegméret</translation>
    </message>
    <message>
        <source>&amp;Larger board</source>
        <translation>&amp;Nagyobb tábla</translation>
    </message>
    <message>
        <source>&amp;Smaller board</source>
        <translation>&amp;Kisebb tábla</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Teljes tábla</translation>
    </message>
    <message>
        <source>Score and moves &amp;beside the board</source>
        <translation>&amp;Pontok és lépések a tábla mellett</translation>
    </message>
    <message>
        <source>Table mod&amp;e</source>
        <translation>&amp;Lefektetett képernyő</translation>
    </message>
    <message>
        <source>Mute s&amp;ound</source>
        <translation>&amp;Hang némítása</translation>
    </message>
    <message>
        <source>Stea&amp;dy-hand assist</source>
        <translation>Se&amp;gítség remegő kézhez</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>&amp;Rules for the item under the pointer</source>
        <translation>A mutatott elem &amp;szabálya</translation>
    </message>
    <message>
        <source>Describe the &amp;board</source>
        <translation>A &amp;tábla szavakban</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Billentyűparancsok</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>T&amp;isztességes játék</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Ké&amp;zikönyv</translation>
    </message>
    <message>
        <source>&amp;What’s new</source>
        <translation>Új&amp;donságok</translation>
    </message>
    <message>
        <source>&amp;About Kupola</source>
        <translation>A Kupola &amp;névjegye</translation>
    </message>
    <message>
        <source>&amp;Undo: {move}</source>
        <translation>&amp;Visszavonás: {move}</translation>
    </message>
    <message>
        <source>&amp;Redo: {move}</source>
        <translation>Ú&amp;jra: {move}</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>A &amp;rendszer szerint</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Világos</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sötét</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Nagy kontraszt</translation>
    </message>
    <message>
        <source>&amp;Use system setting</source>
        <translation>A &amp;rendszer szerint</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lassú</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normál</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Gyors</translation>
    </message>
    <message>
        <source>&amp;Very fast</source>
        <translation>N&amp;agyon gyors</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Kikapcsolva</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a code</source>
        <translation>Kód beillesztése</translation>
    </message>
    <message>
        <source>Paste a game or position code, or the whole message that contains it:</source>
        <translation>Illeszd be egy játszma vagy állás kódját, vagy az üzenetet, amelyben szerepel:</translation>
    </message>
</context>
<context>
    <name>PeekSheet</name>
    <message>
        <source>Undo a move that revealed hidden pieces?</source>
        <translation>Visszavonsz egy lépést, amely rejtett elemeket fedett fel?</translation>
    </message>
    <message>
        <source>If you undo it, the game will be marked.</source>
        <translation>Ha visszavonod, a játszma meg lesz jelölve.</translation>
    </message>
    <message>
        <source>Keep the move</source>
        <translation>A lépés maradjon</translation>
    </message>
    <message>
        <source>Undo and mark</source>
        <translation>Visszavonás megjelöléssel</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>A picture of the board</source>
        <translation>Kép a tábláról</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Méret:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Window size: {width} × {height}</source>
        <translation>Ablakméret: {width} × {height}</translation>
    </message>
    <message>
        <source>Double size: {width} × {height}</source>
        <translation>Dupla méret: {width} × {height}</translation>
    </message>
    <message>
        <source>4K: {width} × {height}</source>
        <translation>4K: {width} × {height}</translation>
    </message>
    <message>
        <source>SVG drawing, sharp at any size</source>
        <translation>SVG-rajz, minden méretben éles</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Who is at the computer</source>
        <translation>Ki ül a gépnél</translation>
    </message>
    <message>
        <source>Match…</source>
        <translation>Mérkőzés…</translation>
    </message>
    <message>
        <source>Several games with one combined score</source>
        <translation>Több játszma, összesített pontokkal</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Játékosok…</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Előzmények…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statisztika…</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Every player has their own settings, history and statistics. Everything stays on this computer.</source>
        <translation>Minden játékosnak saját beállításai, előzményei és statisztikája van. Minden adat ezen a gépen marad.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Szín</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <translation>Az új játékos neve</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Switch to this player</source>
        <translation>Váltás erre a játékosra</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eltávolítás…</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Új játékos</translation>
    </message>
    <message>
        <source>These people have played here but have no profile:</source>
        <translation>Ők már játszottak itt, de nincs profiljuk:</translation>
    </message>
    <message>
        <source>People without a profile</source>
        <translation>Profil nélküli játékosok</translation>
    </message>
    <message>
        <source>Create profile</source>
        <translation>Profil létrehozása</translation>
    </message>
    <message>
        <source>{name} (at the computer)</source>
        <translation>{name} (a gépnél)</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Eltávolítod ezt a játékost: {name}?</translation>
    </message>
    <message>
        <source>This deletes their personal settings. Their games are kept.</source>
        <translation>A személyes beállítások törlődnek. A játszmák megmaradnak.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
</context>
<context>
    <name>PlayersWindow</name>
    <message>
        <source>Players, history and statistics</source>
        <translation>Játékosok, előzmények és statisztika</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Oldal</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Előzmények</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Mentés PDF-be…</translation>
    </message>
    <message>
        <source>Open in a separate window</source>
        <translation>Külön ablakban</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>A szabályok bezárása</translation>
    </message>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>A fájl nem menthető: {reason}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Mentés PDF-be</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Lépés: {number}/{total}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Egy lépéssel vissza</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Egy lépéssel tovább</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>See the best move at every turn</source>
        <translation>Mi lett volna a legjobb, lépésről lépésre</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Átvétel</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Folytatás ebből az állásból</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Helycsere</translation>
    </message>
    <message>
        <source>Play the same deal with the seats swapped</source>
        <translation>Ugyanez az osztás felcserélt helyekkel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report: {game}</source>
        <translation>Játszmalap: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), saved as PDF</source>
        <translation>
            <numerusform>%n oldal, PDF-ként menthető</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>The game is over</source>
        <translation>A játszma véget ért</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Same deal, seats swapped</source>
        <translation>Azonos osztás, helycserével</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Tábla megtekintése</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Kezdőlap</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>This move</source>
        <translation>Ez a lépés</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Fordulópontok</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Szerencse és tudás</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Analysis progress</source>
        <translation>Az elemzés állása</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ugrás oda</translation>
    </message>
    <message>
        <source>No single move turned the game.</source>
        <translation>Egyetlen lépés sem fordította meg a játszmát.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Szabályok: {game}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number}/{total}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Előző találat</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Következő találat</translation>
    </message>
</context>
<context>
    <name>SeatStrip</name>
    <message>
        <source>Confirm</source>
        <translation>Megerősítés</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Forgatás</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays on from here?</source>
        <translation>Ki játszik innen tovább?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Átvétel</translation>
    </message>
</context>
<context>
    <name>ShortcutsWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Billentyűparancsok</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Marked: a move was undone after it revealed hidden pieces.</source>
        <translation>Megjelölve: rejtett elemek váltak láthatóvá, majd valaki visszavonta a lépést.</translation>
    </message>
</context>
<context>
    <name>StartFailure</name>
    <message>
        <source>Kupola cannot start. Your games and settings are safe.</source>
        <translation>A Kupola nem tud elindulni. A játszmáid és a beállításaid épségben vannak.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Jelentés másolása</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Three games, one table</source>
        <translation>Három játék, egy asztal</translation>
    </message>
    <message>
        <source>Many games, one table</source>
        <translation>Sok játék, egy asztal</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Show all: {count}</source>
        <translation>Összes megjelenítése: {count}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Ellenfelek szerint</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>A pontok alakulása</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Pontok kategóriánként</translation>
    </message>
    <message>
        <source>No finished games yet. Every game you finish is counted here.</source>
        <translation>Még nincs befejezett játszma. Itt minden befejezett játszma megjelenik.</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Előzmények beolvasása…</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>Won (%)</source>
        <translation>Győzelem (%)</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Átlag</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Legjobb</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategória</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Játszmánként</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
</context>
<context>
    <name>TallyDialog</name>
    <message>
        <source>Score a real game</source>
        <translation>Igazi parti pontozása</translation>
    </message>
    <message>
        <source>Played with the real pieces? Set up the same boards on the screen, and Kupola counts the points.</source>
        <translation>Igazi társasjátékkal játszottatok? Rakd ki a képernyőn, ami az asztalon van, és a Kupola megszámolja a pontokat.</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Játék:</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Játékosok:</translation>
    </message>
    <message>
        <source>Or reopen a saved score sheet:</source>
        <translation>Vagy nézz meg egy korábbi pontozólapot:</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Whose board</source>
        <translation>Kinek a táblája</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Játszmalap…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Checks all boards; a finished score sheet goes into the history</source>
        <translation>Az összes tábla ellenőrzése; a kész pontozólap bekerül az előzményekbe</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Points in recent games</source>
        <translation>Az utolsó játszmák pontjai</translation>
    </message>
    <message>
        <source>Five-game average: {first} at first, {last} now.</source>
        <translation>Öt játszma átlaga: kezdetben {first}, most {last}.</translation>
    </message>
</context>
<context>
    <name>UnsavedGuard</name>
    <message>
        <source>Save as…</source>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Kilépés mentés nélkül</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>Can be taken</source>
        <translation>Elvehető</translation>
    </message>
    <message>
        <source>Can be placed here</source>
        <translation>Ide rakható</translation>
    </message>
    <message>
        <source>Can be placed here: {warning}</source>
        <translation>Ide rakható: {warning}</translation>
    </message>
    <message>
        <source>{name} ({index} of {count})</source>
        <translation>{name} ({index}/{count})</translation>
    </message>
    <message>
        <source>In your hand: {piece}</source>
        <translation>A kezedben: {piece}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Forgatás</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Visszatétel</translation>
    </message>
    <message>
        <source>In your hand: {piece}.</source>
        <translation>A kezedben: {piece}.</translation>
    </message>
    <message>
        <source>Here: {place}.</source>
        <translation>Itt: {place}.</translation>
    </message>
    <message>
        <source>Press Enter to take it.</source>
        <translation>Az Enter felveszi.</translation>
    </message>
    <message>
        <source>Press Enter to place it here.</source>
        <translation>Az Enter ide rakja.</translation>
    </message>
    <message>
        <source>Use the arrow keys to choose a place; Esc puts it back.</source>
        <translation>A nyilak oda vezetnek, ahová kerülhet; az Esc visszateszi.</translation>
    </message>
    <message>
        <source>Press R to turn it.</source>
        <translation>Az R forgatja.</translation>
    </message>
    <message>
        <source>There is nothing to take now.</source>
        <translation>Most nincs mit elvenni.</translation>
    </message>
    <message>
        <source>Buttons: {labels}.</source>
        <translation>Gombok: {labels}.</translation>
    </message>
    <message>
        <source>Put back: {piece}.</source>
        <translation>Visszatéve: {piece}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Pontok: {points}.</translation>
    </message>
    <message>
        <source>{reason}: {points}.</source>
        <translation>{reason}: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>You can take %n piece(s); use Tab and the arrow keys.</source>
        <translation>
            <numerusform>%n elem vehető el; a Tab és a nyilak odavezetnek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken: {piece}. It can go to %n place(s).</source>
        <translation>
            <numerusform>Felvéve: {piece}. %n helyre kerülhet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{way} It can go to %n place(s).</source>
        <translation>
            <numerusform>{way} %n helyre kerülhet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: scores %n point(s).</source>
        <translation>
            <numerusform>{place}: %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: costs %n point(s).</source>
        <translation>
            <numerusform>{place}: %n pontba kerül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses %n point(s).</source>
        <translation>
            <numerusform>%n pont veszteség.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}; {rest}</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
    </message>
</context>
<context>
    <name>already_running</name>
    <message>
        <source>Kupola is already running but not responding. Wait a moment and try again, or close the other window first.</source>
        <translation>A Kupola már fut, de nem válaszol. Várj egy kicsit, és próbáld újra, vagy előbb zárd be a másik ablakot.</translation>
    </message>
    <message>
        <source>Kupola cannot lock the folder that holds your games, so it will not open them: {reason}</source>
        <translation>A Kupola nem tudja zárolni a játszmáid mappáját, ezért nem nyitja meg őket: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újrapróbálás</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
    </message>
</context>
<context>
    <name>azul_duel</name>
    <message>
        <source>The options are not those of Azul Duel.</source>
        <translation>Ezek nem az Azul – Párbaj beállításai.</translation>
    </message>
    <message>
        <source>The goals in play do not fit the chosen scoring tablets.</source>
        <translation>A játékban lévő célok nem illenek a választott céllapkákhoz.</translation>
    </message>
    <message>
        <source>The round must be from 1 to 5, not {round}.</source>
        <translation>A forduló száma 1 és 5 közötti lehet, nem {round}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 and 1.</source>
        <translation>Nincs {seat}. hely; a helyek: 0 és 1.</translation>
    </message>
    <message>
        <source>The random generator has a state out of range.</source>
        <translation>A véletlenszám-generátor állapota kívül esik a megengedett tartományon.</translation>
    </message>
    <message>
        <source>There must be 2 player boards, not {number}.</source>
        <translation>2 játékostábla kell, nem {number}.</translation>
    </message>
    <message>
        <source>There must be 5 factories, not {number}.</source>
        <translation>5 manufaktúra kell, nem {number}.</translation>
    </message>
    <message>
        <source>Factory {factory} has tiles on both of its sides.</source>
        <translation>{factory:Az}. manufaktúra mindkét oldalán csempék vannak.</translation>
    </message>
    <message>
        <source>The sun side of factory {factory} holds too many tiles: {number}</source>
        <translation>{factory:Az}. manufaktúra nap oldalán túl sok csempe van: {number}</translation>
    </message>
    <message>
        <source>The moon side of factory {factory} holds too many tiles: {number}</source>
        <translation>{factory:Az}. manufaktúra hold oldalán túl sok csempe van: {number}</translation>
    </message>
    <message>
        <source>A bonus chip lies on the large factory.</source>
        <translation>A nagy manufaktúrán bónuszkorong van.</translation>
    </message>
    <message>
        <source>Tiles or chips lie on factory {factory} after acquisition.</source>
        <translation>{factory:Az}. manufaktúrán a beszerzés után is csempe vagy korong van.</translation>
    </message>
    <message>
        <source>Before the first round every factory must be full and the large one mixed.</source>
        <translation>Az első forduló előtt minden manufaktúrának tele kell lennie, a nagy manufaktúrán pedig többféle színnek kell lennie.</translation>
    </message>
    <message>
        <source>There is a special tile outside the domes.</source>
        <translation>Egy különleges csempe a kupolákon kívül van.</translation>
    </message>
    <message>
        <source>The display must have 3 places, not {number}.</source>
        <translation>A kínálatban 3 hely kell, nem {number}.</translation>
    </message>
    <message>
        <source>Each of the 18 dome plates must be there exactly once.</source>
        <translation>Mind a 18 kupolalapkának pontosan egyszer kell szerepelnie.</translation>
    </message>
    <message>
        <source>A dome must have 9 slots and 36 spaces.</source>
        <translation>Egy kupolában 9 kupolamezőnek és 36 mezőnek kell lennie.</translation>
    </message>
    <message>
        <source>A dome plate must be turned 0 to 3 times, not {turns} times.</source>
        <translation>Egy kupolalapka legfeljebb 3-szor lehet elfordítva, nem {turns} alkalommal.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} of the dome of seat {seat} cannot be there.</source>
        <translation>Ez a csempe nem lehet {seat:az}. hely kupolájának {row}. sorában, {column:az}. oszlopban.</translation>
    </message>
    <message>
        <source>In the dome of seat {seat}, row {row}, column {column} must have a special tile exactly when the rest of its plate is complete.</source>
        <translation>{seat:Az}. hely kupolájában ({row}. sor, {column}. oszlop) pontosan akkor kell különleges csempének lennie, ha a lapka többi mezője megtelt.</translation>
    </message>
    <message>
        <source>A player board must have 6 pattern lines, not {number}.</source>
        <translation>Egy játékostáblán 6 mintasor kell, nem {number}.</translation>
    </message>
    <message>
        <source>Pattern line {line} of seat {seat} holds {number} tiles.</source>
        <translation>{seat:Az}. hely {line}. mintasorában nem lehet {number} csempe.</translation>
    </message>
    <message>
        <source>Pattern line {line} of seat {seat} holds more than one color.</source>
        <translation>{seat:Az}. hely {line}. mintasorában többféle színű csempe van.</translation>
    </message>
    <message>
        <source>Seat {seat} has more than 4 broken tiles: {number}</source>
        <translation>Legfeljebb 4 törött csempe lehet {seat:az}. helyen, nem {number}</translation>
    </message>
    <message>
        <source>Seat {seat} has broken tiles after tiling.</source>
        <translation>{seat:Az}. helyen a csempézés után is vannak törött csempék.</translation>
    </message>
    <message>
        <source>The ledger of seat {seat} does not add up.</source>
        <translation>{seat:Az}. hely pontelszámolása nem stimmel.</translation>
    </message>
    <message>
        <source>The tower must have a count from 0 to 13 for each of 5 colors.</source>
        <translation>A toronyban mind az 5 színből 0–13 csempe lehet.</translation>
    </message>
    <message>
        <source>There must be 13 tiles of each color, not {number}: {color}</source>
        <translation>Minden színből 13 csempe kell, nem {number}: {color}</translation>
    </message>
    <message>
        <source>There must be 2 bonus chips of each kind, not {number}: {chip}</source>
        <translation>Minden bónuszkorongból 2 kell, nem {number}: {chip}</translation>
    </message>
    <message>
        <source>In round {round} there must be {wanted} chips in the supply, not {number}.</source>
        <translation>{round:Az}. fordulóban {wanted} korongnak kell lennie a készletben, nem {number:-nak}.</translation>
    </message>
    <message>
        <source>A player has the first-player tile before the large factory was used.</source>
        <translation>Valakinél ott van a kezdőjátékos-jelölő, pedig a nagy manufaktúráról még senki sem vett el semmit.</translation>
    </message>
    <message>
        <source>Before the first round only dome plates can lie on the boards.</source>
        <translation>Az első forduló előtt csak kupolalapkák lehetnek a táblákon.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot have passed.</source>
        <translation>{seat:Az}. hely játékosa még nem passzolhatott.</translation>
    </message>
    <message>
        <source>There is nothing left to take, but the acquisition goes on.</source>
        <translation>Nincs már mit elvenni, a beszerzés mégis folytatódik.</translation>
    </message>
    <message>
        <source>This dome plate is not on display: {plate}.</source>
        <translation>Ez a kupolalapka nincs a kínálatban: {plate}.</translation>
    </message>
    <message>
        <source>This is not one of the dome plates in your hand: {plate}.</source>
        <translation>Ez a kupolalapka nincs a kezedben: {plate}.</translation>
    </message>
    <message>
        <source>The sun side of the large factory has no {color} tile.</source>
        <translation>A nagy manufaktúra nap oldalán nincs {color} csempe.</translation>
    </message>
    <message>
        <source>The sun side of small factory {factory} has no {color} tile.</source>
        <translation>{factory:Az}. kis manufaktúra nap oldalán nincs {color} csempe.</translation>
    </message>
    <message>
        <source>No moon side has a {color} tile.</source>
        <translation>Egyik hold oldalon sincs {color} csempe.</translation>
    </message>
    <message>
        <source>You can take only the top tile of a stack, and no top tile is {color}.</source>
        <translation>Egy kupacnak csak a legfelső csempéje vehető el, és egyik sem {color}.</translation>
    </message>
    <message>
        <source>Pattern line {line} already holds another color: {color}.</source>
        <translation>{line:Az}. mintasorban már más színű csempe van: {color}.</translation>
    </message>
    <message>
        <source>This space takes another color: {color}.</source>
        <translation>Erre a mezőre más szín való: {color}.</translation>
    </message>
    <message>
        <source>You do not have these bonus chips: {chips}.</source>
        <translation>Nincsenek ilyen bónuszkorongjaid: {chips}.</translation>
    </message>
    <message>
        <source>The number of gaps in the display must be at most {most}, not {gaps}.</source>
        <translation>A kínálatban legfeljebb {most} üres hely lehet, nem {gaps}.</translation>
    </message>
    <message>
        <source>The number of plates in the dome of seat {seat} must be {wanted}, not {number}.</source>
        <translation>{seat:Az}. hely kupolájában {wanted} lapkának kell lennie, nem {number:-nak}.</translation>
    </message>
    <message>
        <source>The number of tokens of seat {seat} cannot be {number} now.</source>
        <translation>{seat:Az}. helyen most nem lehet {number} játékosjelölő.</translation>
    </message>
    <message>
        <source>The number of bonus chips of seat {seat} cannot be {number} in round {round}.</source>
        <translation>{round:Az}. fordulóban {seat:az}. helyen nem lehet {number} bónuszkorong.</translation>
    </message>
    <message>
        <source>The number of drawn dome plates cannot be {number} now.</source>
        <translation>Most nem lehet {number} húzott kupolalapka.</translation>
    </message>
    <message>
        <source>The drawn plates must be known to their drawer, and only as drawn.</source>
        <translation>A húzott lapkákat annak kell ismernie, aki húzta őket, és csak úgy, ahogyan húzta.</translation>
    </message>
    <message>
        <source>The front of a plate was seen, but its back was not.</source>
        <translation>Egy lapka képes oldala ismert, a hátoldala viszont nem.</translation>
    </message>
    <message>
        <source>The drawer can draw no other plate and must look.</source>
        <translation>Nincs több húzható lapka, ezért a húzottakat meg kell nézni.</translation>
    </message>
    <message>
        <source>Pattern line {line} cannot be tiled now.</source>
        <translation>{line:Az}. mintasorból most nem lehet csempézni.</translation>
    </message>
    <message>
        <source>The game cannot be over in round {round}.</source>
        <translation>A játszma nem érhet véget {round:az}. fordulóban.</translation>
    </message>
    <message>
        <source>Pattern line {line} of seat {seat} should have been cleared in this phase.</source>
        <translation>{seat:Az}. hely {line}. mintasorát ebben a fázisban már ki kellett volna üríteni.</translation>
    </message>
    <message>
        <source>{player} wins. Points are tied; the first-player tile decides.</source>
        <translation>{player:Név} győzött. Pontegyenlőség: a kezdőjátékos-jelölő döntött.</translation>
    </message>
    <message>
        <source>{player} wins. Points are tied, and nobody could take the first-player tile; the first player of the last round decides.</source>
        <translation>{player:Név} győzött. Pontegyenlőség, és senki sem vehette el a kezdőjátékos-jelölőt: az utolsó forduló kezdőjátékosa nyert.</translation>
    </message>
    <message>
        <source>Points are tied; the first-player tile decides.</source>
        <translation>Pontegyenlőség: a kezdőjátékos-jelölő döntött.</translation>
    </message>
    <message>
        <source>Points are tied, and nobody could take the first-player tile; the first player of the last round decides.</source>
        <translation>Pontegyenlőség, és senki sem vehette el a kezdőjátékos-jelölőt: az utolsó forduló kezdőjátékosa nyert.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player:Név} győzött %n ponttal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>Pontok a pontozótáblán</translation>
    </message>
    <message>
        <source>Choose the scoring tablets you played with.</source>
        <translation>Válaszd ki, mely céllapkákkal játszottatok.</translation>
    </message>
    <message>
        <source>A special tile is removed automatically when you remove a tile from its plate.</source>
        <translation>A különleges csempe magától lekerül, ha a lapkájáról elveszel egy csempét.</translation>
    </message>
    <message>
        <source>{player} already has the first-player tile.</source>
        <translation>A kezdőjátékos-jelölő már {player:név-nál} van.</translation>
    </message>
    <message>
        <source>All four spaces for broken tiles are taken.</source>
        <translation>A törött csempék mind a négy helye foglalt.</translation>
    </message>
    <message>
        <source>This dome plate is in both domes.</source>
        <translation>Ez a kupolalapka mindkét kupolában ott van.</translation>
    </message>
    <message>
        <source>This dome plate is in this dome twice.</source>
        <translation>Ez a kupolalapka kétszer szerepel ebben a kupolában.</translation>
    </message>
    <message>
        <source>There is no dome plate under the tile in row {row}, column {column}.</source>
        <translation>{row:Az}. sor {column}. mezőjén lévő csempe alatt nincs kupolalapka.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} is on a space for a special tile.</source>
        <translation>{row:Az}. sor {column}. mezőjén csempe van, pedig oda csak különleges csempe kerülhet.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} is on a space of another color: {color}.</source>
        <translation>{row:Az}. sor {column}. mezőjén lévő csempe nem illik a mező színéhez: {color}.</translation>
    </message>
    <message>
        <source>Enter the points on the score track.</source>
        <translation>Írd be a pontozótáblán álló pontokat.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in both domes, but there are only {most}: {color}.</source>
        <translation>
            <numerusform>A két kupolában %n csempe van, pedig csak {most} létezik: {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dome plate(s) missing.</source>
        <translation>
            <numerusform>Még %n kupolalapka hiányzik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points are tied: the player with the first-player tile wins.</source>
        <translation>Pontegyenlőség: az nyer, akinél a kezdőjátékos-jelölő van.</translation>
    </message>
    <message>
        <source>Azul Duel</source>
        <translation>Azul – Párbaj</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>black</source>
        <translation>fekete</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>türkiz</translation>
    </message>
    <message>
        <source>special tile</source>
        <translation>különleges csempe</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>space</comment>
        <translation>kék</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>space</comment>
        <translation>sárga</translation>
    </message>
    <message>
        <source>red</source>
        <comment>space</comment>
        <translation>piros</translation>
    </message>
    <message>
        <source>black</source>
        <comment>space</comment>
        <translation>fekete</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>space</comment>
        <translation>türkiz</translation>
    </message>
    <message>
        <source>special tile</source>
        <comment>space</comment>
        <translation>különleges csempe</translation>
    </message>
    <message>
        <source>Scoring tablet: complete rows</source>
        <translation>Céllapka: teljes sorok</translation>
    </message>
    <message>
        <source>Scoring tablet: rows with five colors</source>
        <translation>Céllapka: ötszínű sorok</translation>
    </message>
    <message>
        <source>Scoring tablet: complete columns</source>
        <translation>Céllapka: teljes oszlopok</translation>
    </message>
    <message>
        <source>Scoring tablet: tiles on the outer edge</source>
        <translation>Céllapka: csempék a külső mezőkön</translation>
    </message>
    <message>
        <source>Scoring tablet: complete diagonals</source>
        <translation>Céllapka: teljes átlók</translation>
    </message>
    <message>
        <source>Scoring tablet: complete corner plates</source>
        <translation>Céllapka: teljes saroklapkák</translation>
    </message>
    <message>
        <source>Scoring tablet: all multicolored spaces</source>
        <translation>Céllapka: minden többszínű mező</translation>
    </message>
    <message>
        <source>Scoring tablet: empty special spaces</source>
        <translation>Céllapka: üres színtelen mezők</translation>
    </message>
    <message>
        <source>Scoring tablets</source>
        <translation>Céllapkák</translation>
    </message>
    <message>
        <source>Which goals score at the end: the beginner set, three or four drawn at random, or your own choice.</source>
        <translation>Mely célok érnek pontot a játék végén: a kezdőknek való készlet, három vagy négy véletlenszerűen húzott cél vagy saját választás.</translation>
    </message>
    <message>
        <source>Drawing without points</source>
        <translation>Húzás pont nélkül</translation>
    </message>
    <message>
        <source>Whether you can draw from the stack with no points: one plate when the display is empty, always the first plate, or as many as you like.</source>
        <translation>Húzhatsz-e a kupacból, ha nincs pontod: csak egy lapkát, ha a kínálat üres; mindig az első lapkát; vagy akárhányat.</translation>
    </message>
    <message>
        <source>Special tile counts as a color</source>
        <translation>A különleges csempe is szín</translation>
    </message>
    <message>
        <source>Whether special tiles count as a sixth color for the goal that rewards rows with five colors.</source>
        <translation>Külön színnek számít-e a különleges csempe annál a céllapkánál, amely az ötszínű sorokért ad pontot.</translation>
    </message>
    <message>
        <source>Azul Duel is a game for two players.</source>
        <translation>Az Azul – Párbaj kétszemélyes játék.</translation>
    </message>
    <message>
        <source>This is not an Azul Duel move: {code}</source>
        <translation>Ez nem az Azul – Párbaj lépése: {code}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>Before the first round, place a plate from the display in your dome.</source>
        <translation>Az első forduló előtt rakj le a kupoládba egy lapkát a kínálatból.</translation>
    </message>
    <message>
        <source>Now take tiles, a dome plate or a bonus chip.</source>
        <translation>Most vegyél el csempéket, egy kupolalapkát vagy egy bónuszkorongot.</translation>
    </message>
    <message>
        <source>Draw another dome plate, or look at the plates you have drawn.</source>
        <translation>Húzz még egy kupolalapkát, vagy nézd meg a már húzottakat.</translation>
    </message>
    <message>
        <source>Keep one of the dome plates you have drawn.</source>
        <translation>Tarts meg egyet a húzott kupolalapkák közül.</translation>
    </message>
    <message>
        <source>Put the other plates you have drawn under the stack, one by one.</source>
        <translation>A többi húzott lapkát egyenként tedd a kupac aljára.</translation>
    </message>
    <message>
        <source>Decide whether bonus chips complete pattern line {line}.</source>
        <translation>Döntsd el, hogy bónuszkorongokkal befejezed-e {line:az}. mintasort.</translation>
    </message>
    <message>
        <source>Move a tile from pattern line {line} to your dome.</source>
        <translation>Rakj egy csempét {line:az}. mintasorból a kupoládba.</translation>
    </message>
    <message>
        <source>You cannot take dome plates in round 5.</source>
        <translation>Az 5. fordulóban nem lehet kupolalapkát elvenni.</translation>
    </message>
    <message>
        <source>You have no token left: you have taken two dome plates this round.</source>
        <translation>Nincs több játékosjelölőd: ebben a fordulóban már két kupolalapkát elvettél.</translation>
    </message>
    <message>
        <source>There is already a dome plate in plate row {row}, plate column {column}.</source>
        <translation>{row:Az}. lapkasor {column}. kupolamezőjén már van kupolalapka.</translation>
    </message>
    <message>
        <source>The stack of dome plates is empty.</source>
        <translation>A kupolalapkák kupaca elfogyott.</translation>
    </message>
    <message>
        <source>A dome plate from the stack costs 1 point, and you have none.</source>
        <translation>A kupacból húzott kupolalapka 1 pontba kerül, neked pedig nincs pontod.</translation>
    </message>
    <message>
        <source>The sun side of the large factory is empty.</source>
        <translation>A nagy manufaktúra nap oldala üres.</translation>
    </message>
    <message>
        <source>The sun side of small factory {factory} is empty.</source>
        <translation>{factory:Az}. kis manufaktúra nap oldala üres.</translation>
    </message>
    <message>
        <source>The other tiles on the large factory lie side by side; they have no order.</source>
        <translation>A nagy manufaktúra többi csempéje egymás mellé kerül; nincs sorrendjük.</translation>
    </message>
    <message>
        <source>Stack exactly the tiles left on small factory {factory}.</source>
        <translation>Pontosan {factory:az}. kis manufaktúrán maradt csempéket rakd egymásra.</translation>
    </message>
    <message>
        <source>Pattern line {line} is already full.</source>
        <translation>{line:Az}. mintasor már megtelt.</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} is gone.</source>
        <translation>{factory:Az}. kis manufaktúra bónuszkorongját már elvették.</translation>
    </message>
    <message>
        <source>The bonus chip on small factory {factory} is face down while the factory holds tiles.</source>
        <translation>{factory:Az}. kis manufaktúra bónuszkorongja képpel lefelé van, amíg csempe van a manufaktúrán.</translation>
    </message>
    <message>
        <source>You have already taken two bonus chips this round.</source>
        <translation>Ebben a fordulóban már két bónuszkorongot elvettél.</translation>
    </message>
    <message>
        <source>You can pass only when you can do nothing else.</source>
        <translation>Csak akkor passzolhatsz, ha mást nem tehetsz.</translation>
    </message>
    <message>
        <source>Pattern line {line} is next.</source>
        <translation>Most {line:az}. mintasor következik.</translation>
    </message>
    <message>
        <source>There is no dome plate in row {row}, column {column} of your dome yet.</source>
        <translation>A kupolád {row}. sorának {column}. mezőjén még nincs kupolalapka.</translation>
    </message>
    <message>
        <source>There is already a tile in row {row}, column {column} of your dome.</source>
        <translation>A kupolád {row}. sorának {column}. mezőjén már van csempe.</translation>
    </message>
    <message>
        <source>Only a special tile goes there, when the rest of its plate is complete.</source>
        <translation>Ide csak különleges csempe kerülhet, amikor a lapka többi mezője megtelt.</translation>
    </message>
    <message numerus="yes">
        <source>You need fewer chips: %n tile(s) missing, at most three chips each.</source>
        <translation>
            <numerusform>Ez több bónuszkorong a kelleténél: %n csempe hiányzik, csempénként legfeljebb három korong kell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These chips are not enough: %n tile(s) missing, and each takes two chips of its color or any three.</source>
        <translation>
            <numerusform>Ennyi bónuszkorong nem elég: %n csempe hiányzik, csempénként két korong kell a csempe színéből, vagy bármilyen három.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Kezdőpontok</translation>
    </message>
    <message>
        <source>Tiles placed in round {round}</source>
        <translation>Lerakott csempék ({round}. forduló)</translation>
    </message>
    <message>
        <source>Special tiles</source>
        <translation>Különleges csempék</translation>
    </message>
    <message>
        <source>Dome plates from the stack</source>
        <translation>Kupolalapkák a kupacból</translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation>Törött csempék</translation>
    </message>
    <message>
        <source>First-player tile</source>
        <translation>Kezdőjátékos-jelölő</translation>
    </message>
    <message>
        <source>Not lost, because no score falls below 0</source>
        <translation>Nem vész el, mert a pontszám nem mehet 0 alá</translation>
    </message>
    <message>
        <source>A tile without neighbors</source>
        <translation>Szomszéd nélküli csempe</translation>
    </message>
    <message>
        <source>Special tile in row {row}</source>
        <translation>Különleges csempe {row:az}. sorban</translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the row</source>
        <translation>
            <numerusform>%n kapcsolódó csempe a sorban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the column</source>
        <translation>
            <numerusform>%n kapcsolódó csempe az oszlopban</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel_table</name>
    <message>
        <source>The tile of pattern line {line} goes into row {line} of your dome.</source>
        <translation>{line:Az}. mintasor csempéje a kupolád {line}. sorába kerül.</translation>
    </message>
    <message>
        <source>Tiles go into one of your pattern lines or to your broken tiles.</source>
        <translation>A csempéket az egyik mintasorodba vagy a törött csempéid közé rakhatod.</translation>
    </message>
    <message>
        <source>A dome plate goes into an empty slot of your dome.</source>
        <translation>A kupolalapka a kupolád egyik üres kupolamezőjére kerül.</translation>
    </message>
    <message>
        <source>The drawn plates you do not keep go under the stack.</source>
        <translation>A húzott lapkák közül azok, amelyeket nem tartasz meg, a kupac aljára kerülnek.</translation>
    </message>
    <message>
        <source>A bonus chip goes into your storage.</source>
        <translation>A bónuszkorong a raktáradba kerül.</translation>
    </message>
    <message>
        <source>Bonus chips complete one of your own pattern lines.</source>
        <translation>A bónuszkorongokkal a saját mintasoraid egyikét fejezheted be.</translation>
    </message>
    <message>
        <source>Dome plates to take</source>
        <translation>Elvehető kupolalapkák</translation>
    </message>
    <message>
        <source>Pattern lines: {player}</source>
        <translation>Mintasorok: {player}</translation>
    </message>
    <message>
        <source>Dome: {player}</source>
        <translation>Kupola: {player}</translation>
    </message>
    <message>
        <source>Bonus chips and tokens: {player}</source>
        <translation>Bónuszkorongok és játékosjelölők: {player}</translation>
    </message>
    <message>
        <source>Goals and supplies</source>
        <translation>Célok és készlet</translation>
    </message>
    <message>
        <source>Sun side: {tiles}</source>
        <translation>Nap oldal: {tiles}</translation>
    </message>
    <message>
        <source>Moon side, from the bottom: {tiles}</source>
        <translation>Hold oldal, alulról felfelé: {tiles}</translation>
    </message>
    <message>
        <source>Moon side: {tiles}</source>
        <translation>Hold oldal: {tiles}</translation>
    </message>
    <message>
        <source>Dome row {row}: {spaces}</source>
        <translation>A kupola {row}. sora: {spaces}</translation>
    </message>
    <message>
        <source>tile ({color})</source>
        <translation>csempe ({color})</translation>
    </message>
    <message>
        <source>free ({space})</source>
        <translation>szabad ({space})</translation>
    </message>
    <message>
        <source>no plate</source>
        <translation>nincs lapka</translation>
    </message>
    <message>
        <source>Left on the moon side, from the bottom: {tiles}.</source>
        <translation>A hold oldalra kerül, alulról felfelé: {tiles}.</translation>
    </message>
    <message>
        <source>Its spaces, row by row: {spaces}.</source>
        <translation>Mezői soronként: {spaces}.</translation>
    </message>
    <message>
        <source>Bonus chips in your hand: {chips}.</source>
        <translation>Bónuszkorongok a kezedben: {chips}.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) for dome plates</source>
        <translation>
            <numerusform>%n játékosjelölő kupolalapkákhoz</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places no tile in the dome: no pattern line is full.</source>
        <translation>{player:Név} nem rak csempét a kupolába: egyik mintasora sem telt meg.</translation>
    </message>
    <message>
        <source>{player}: the tiles in line {line} stay; no free space in its row takes their color yet.</source>
        <translation>{player}: {line:az}. mintasor csempéi maradnak, mert a kupola e sorában még nincs hozzájuk illő szabad mező.</translation>
    </message>
    <message>
        <source>{player}: the tiles in line {line} break; no space in its row can take them anymore.</source>
        <translation>{player}: {line:az}. mintasor csempéi eltörnek, mert a kupola e sorának már egyik mezőjére sem kerülhetnek.</translation>
    </message>
    <message>
        <source>{player} places their first dome plate.</source>
        <translation>{player:Név} lerakja az első kupolalapkáját.</translation>
    </message>
    <message>
        <source>{player} takes a dome plate from the display.</source>
        <translation>{player:Név} elvesz egy kupolalapkát a kínálatból.</translation>
    </message>
    <message>
        <source>{player} draws a dome plate from the stack.</source>
        <translation>{player:Név} kupolalapkát húz a kupacból.</translation>
    </message>
    <message>
        <source>{player} looks at the drawn dome plates.</source>
        <translation>{player:Név} megnézi a húzott kupolalapkákat.</translation>
    </message>
    <message>
        <source>{player} keeps a drawn dome plate.</source>
        <translation>{player:Név} megtart egy húzott kupolalapkát.</translation>
    </message>
    <message>
        <source>{player} puts a dome plate under the stack.</source>
        <translation>{player:Név} kupolalapkát tesz a kupac aljára.</translation>
    </message>
    <message>
        <source>{player} takes the bonus chip from small factory {factory}.</source>
        <translation>{player:Név} elveszi {factory:az}. manufaktúra bónuszkorongját.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player:Név} passzol.</translation>
    </message>
    <message>
        <source>{player} completes line {line} with bonus chips.</source>
        <translation>{player:Név} bónuszkorongokkal befejezi {line:az}. mintasort.</translation>
    </message>
    <message>
        <source>{player} skips line {line}.</source>
        <translation>{player:Név} kihagyja {line:az}. mintasort.</translation>
    </message>
    <message>
        <source>{player} moves a tile from line {line} to the dome.</source>
        <translation>{player:Név} csempét rak {line:az}. mintasorból a kupolába.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n tile(s) from small factory {factory} for line {line}.</source>
        <translation>
            <numerusform>{player:Név} %n csempét tesz {factory:az}. manufaktúráról {line:az}. mintasorba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} breaks %n tile(s) from small factory {factory}.</source>
        <translation>
            <numerusform>{player:Név} %n csempét tesz {factory:az}. manufaktúráról a törött csempék közé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n tile(s) from the large factory for line {line}.</source>
        <translation>
            <numerusform>{player:Név} %n csempét tesz a nagy manufaktúráról {line:az}. mintasorba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} breaks %n tile(s) from the large factory.</source>
        <translation>
            <numerusform>{player:Név} %n csempét tesz a nagy manufaktúráról a törött csempék közé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n tile(s) from the moon sides for line {line}.</source>
        <translation>
            <numerusform>{player:Név} %n csempét tesz a hold oldalakról {line:az}. mintasorba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} breaks %n tile(s) from the moon sides.</source>
        <translation>
            <numerusform>{player:Név} %n csempét tesz a hold oldalakról a törött csempék közé.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: place a dome plate from the display</source>
        <translation>{player}: rakj le egy kupolalapkát a kínálatból</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate or a bonus chip</source>
        <translation>{player}: vegyél el csempéket, kupolalapkát vagy bónuszkorongot</translation>
    </message>
    <message>
        <source>{player}: draw another plate, or look at yours</source>
        <translation>{player}: húzz még egy lapkát, vagy nézd meg a húzottakat</translation>
    </message>
    <message>
        <source>{player}: keep one of the drawn plates</source>
        <translation>{player}: tarts meg egyet a húzott lapkák közül</translation>
    </message>
    <message>
        <source>{player}: put the other plates under the stack</source>
        <translation>{player}: tedd a többi lapkát a kupac aljára</translation>
    </message>
    <message>
        <source>{player}: move a tile from line {line} to your dome</source>
        <translation>{player}: rakj egy csempét {line:az}. mintasorból a kupoládba</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játszma véget ért</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Az 1. forduló előtt</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Acquisition</source>
        <translation>Forduló: {round}/{rounds} · Beszerzés</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Tiling</source>
        <translation>Forduló: {round}/{rounds} · Csempézés</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>Tiling: {player}</source>
        <translation>Csempézés: {player}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>Stack plates</source>
        <translation>Húzott lapkák</translation>
    </message>
    <message>
        <source>Not lost</source>
        <translation>Nem vész el</translation>
    </message>
    <message>
        <source>Goal: rows</source>
        <translation>Cél: sorok</translation>
    </message>
    <message>
        <source>Your first game: an easy opponent, the beginner set of goals, every aid and plenty of time.</source>
        <translation>Az első játszmád: könnyű ellenfél, kezdőknek való célok, minden segítség és bőven elég idő.</translation>
    </message>
    <message>
        <source>Click the stack to draw a plate, or drop it beside the stack.</source>
        <translation>Kupolalapka húzásához kattints a kupacra, vagy ejtsd a lapkát a kupac mellé.</translation>
    </message>
    <message>
        <source>Dome plate ({spaces}) to plate row {row}, plate column {column}</source>
        <translation>Kupolalapka ({spaces}) {row:az}. lapkasor {column}. kupolamezőjére</translation>
    </message>
    <message>
        <source>Dome plate ({spaces}) under the stack</source>
        <translation>Kupolalapka ({spaces}) a kupac aljára</translation>
    </message>
    <message>
        <source>Bonus chip ({chip}) from small factory {factory}</source>
        <translation>{factory:Az}. kis manufaktúra bónuszkorongja ({chip})</translation>
    </message>
    <message>
        <source>Bonus chips ({chips}) to complete line {line}</source>
        <translation>{line:Az}. mintasor befejezése bónuszkorongokkal ({chips})</translation>
    </message>
    <message>
        <source>Tile ({color}) from line {line} to dome row {line}, column {column}</source>
        <translation>Csempe ({color}) {line:az}. mintasorból a kupola {line}. sorának {column}. mezőjére</translation>
    </message>
    <message>
        <source>{tiles}; the others to the moon side, from the bottom: {order}</source>
        <translation>{tiles}; a többi a hold oldalra, alulról felfelé: {order}</translation>
    </message>
    <message>
        <source>{several}, {another}</source>
        <translation>{several}, {another}</translation>
    </message>
    <message numerus="yes">
        <source>%n {color} tile(s) from small factory {factory} to line {line}</source>
        <translation>
            <numerusform>%n {color} csempe {factory:az}. kis manufaktúráról {line:az}. mintasorba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {color} tile(s) from small factory {factory} to the broken tiles</source>
        <translation>
            <numerusform>%n {color} csempe {factory:az}. kis manufaktúráról a törött csempék közé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {color} tile(s) from the large factory to line {line}</source>
        <translation>
            <numerusform>%n {color} csempe a nagy manufaktúráról {line:az}. mintasorba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {color} tile(s) from the large factory to the broken tiles</source>
        <translation>
            <numerusform>%n {color} csempe a nagy manufaktúráról a törött csempék közé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {color} tile(s) from the moon sides to line {line}</source>
        <translation>
            <numerusform>%n {color} csempe a hold oldalakról {line:az}. mintasorba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {color} tile(s) from the moon sides to the broken tiles</source>
        <translation>
            <numerusform>%n {color} csempe a hold oldalakról a törött csempék közé</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: five colors</source>
        <translation>Cél: öt szín</translation>
    </message>
    <message>
        <source>Goal: columns</source>
        <translation>Cél: oszlopok</translation>
    </message>
    <message>
        <source>Goal: edge</source>
        <translation>Cél: külső mezők</translation>
    </message>
    <message>
        <source>Goal: diagonals</source>
        <translation>Cél: átlók</translation>
    </message>
    <message>
        <source>Goal: corners</source>
        <translation>Cél: sarkok</translation>
    </message>
    <message>
        <source>Goal: multicolored</source>
        <translation>Cél: többszínű</translation>
    </message>
    <message>
        <source>Goal: empty special</source>
        <translation>Cél: üres színtelen</translation>
    </message>
    <message>
        <source>Losses so far</source>
        <translation>Veszteség eddig</translation>
    </message>
    <message>
        <source>Goals so far</source>
        <translation>Célok eddig</translation>
    </message>
    <message>
        <source>Tiles in bag and tower</source>
        <translation>Csempék: zsák és torony</translation>
    </message>
    <message>
        <source>Color: {color}. Bag: {bag}, tower: {tower}</source>
        <translation>Szín: {color}. Zsák: {bag}, torony: {tower}</translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to broken tiles.</source>
        <translation>
            <numerusform>{player:Név} %n pontot veszített a törött csempék miatt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to the first-player tile.</source>
        <translation>
            <numerusform>{player:Név} %n pontot veszített a kezdőjátékos-jelölő miatt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} paid %n point(s) for plates from the stack.</source>
        <translation>
            <numerusform>{player:Név} %n pontot fizetett a kupacból húzott kupolalapkákért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n csempe</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: take tiles</source>
        <translation>{player}: vegyél el csempéket</translation>
    </message>
    <message>
        <source>{player}: take a bonus chip</source>
        <translation>{player}: vegyél el egy bónuszkorongot</translation>
    </message>
    <message>
        <source>{player}: take tiles or a bonus chip</source>
        <translation>{player}: vegyél el csempéket vagy bónuszkorongot</translation>
    </message>
    <message>
        <source>{player}: take a dome plate</source>
        <translation>{player}: vegyél el egy kupolalapkát</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the display</source>
        <translation>{player}: vegyél el egy kupolalapkát a kínálatból</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the stack</source>
        <translation>{player}: húzz kupolalapkát a kupacból</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate</source>
        <translation>{player}: vegyél el csempéket vagy kupolalapkát</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate from the display</source>
        <translation>{player}: vegyél el csempéket vagy kupolalapkát a kínálatból</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate from the stack</source>
        <translation>{player}: vegyél el csempéket, vagy húzz kupolalapkát a kupacból</translation>
    </message>
    <message>
        <source>{player}: take a dome plate or a bonus chip</source>
        <translation>{player}: vegyél el kupolalapkát vagy bónuszkorongot</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the display or a bonus chip</source>
        <translation>{player}: vegyél el kupolalapkát a kínálatból vagy bónuszkorongot</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the stack or a bonus chip</source>
        <translation>{player}: húzz kupolalapkát a kupacból, vagy vegyél el bónuszkorongot</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate from the display or a bonus chip</source>
        <translation>{player}: vegyél el csempéket, kupolalapkát a kínálatból vagy bónuszkorongot</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate from the stack or a bonus chip</source>
        <translation>{player}: vegyél el csempéket vagy bónuszkorongot, vagy húzz kupolalapkát a kupacból</translation>
    </message>
    <message>
        <source>{player}: nothing left to take, so pass</source>
        <translation>{player}: már nincs mit elvenni, passzolj</translation>
    </message>
    <message>
        <source>{player}: complete line {line} with bonus chips, or skip it</source>
        <translation>{player}: fejezd be bónuszkorongokkal {line:az}. mintasort, vagy hagyd ki</translation>
    </message>
    <message>
        <source>{player}: place the drawn plate in your dome</source>
        <translation>{player}: rakd a húzott lapkát a kupoládba</translation>
    </message>
    <message>
        <source>{player}: put the other plate under the stack</source>
        <translation>{player}: tedd a másik lapkát a kupac aljára</translation>
    </message>
    <message>
        <source>{player} placed a drawn dome plate.</source>
        <translation>{player:Név} lerakott egy húzott kupolalapkát.</translation>
    </message>
    <message>
        <source>The back of the next dome plate in the stack was revealed.</source>
        <translation>Láthatóvá vált a kupac következő kupolalapkájának hátoldala.</translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) drawn for the factories.</source>
        <translation>
            <numerusform>%n új csempe került a manufaktúrákra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new dome plate(s) revealed on the display.</source>
        <translation>
            <numerusform>%n új kupolalapka került a kínálatba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) revealed.</source>
        <translation>
            <numerusform>%n bónuszkorong vált láthatóvá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looked at %n drawn dome plate(s).</source>
        <translation>
            <numerusform>{player:Név} megnézett %n húzott kupolalapkát.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ez a forduló</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Véget ért {round:az}. forduló</translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation>Törött csempék</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Bónuszkorongok</translation>
    </message>
    <message>
        <source>1 tile = two of its color or any three</source>
        <translation>2 a csempe színéből vagy bármely 3 = 1 csempe</translation>
    </message>
    <message>
        <source>Plate tokens</source>
        <translation>Játékosjelölők</translation>
    </message>
    <message>
        <source>Dome plates</source>
        <translation>Kupolalapkák</translation>
    </message>
    <message>
        <source>Drawn: {player}</source>
        <translation>Húzta: {player}</translation>
    </message>
    <message>
        <source>From the stack: 1 point each</source>
        <translation>A kupacból: egyenként 1 pont</translation>
    </message>
    <message>
        <source>Goals at the end</source>
        <translation>Célok a játék végén</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Zsák</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torony</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Különleges</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Korongok</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>{points} (passed)</source>
        <translation>{points} (passzolt)</translation>
    </message>
    <message>
        <source>Keep one: drag it into your dome.</source>
        <translation>Egyet tarts meg: húzd a kupoládba.</translation>
    </message>
    <message>
        <source>Drag the others under the stack, one by one.</source>
        <translation>A többit egyenként húzd a kupac aljára.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Sorok</translation>
    </message>
    <message>
        <source>Five colors</source>
        <translation>Öt szín</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Oszlopok</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Külső mezők</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Átlók</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Sarkok</translation>
    </message>
    <message>
        <source>Multicolored</source>
        <translation>Többszínű</translation>
    </message>
    <message>
        <source>Empty special</source>
        <translation>Üres színtelen</translation>
    </message>
    <message>
        <source>Draw: free</source>
        <translation>Húzás: ingyen</translation>
    </message>
    <message>
        <source>Draw the top plate of the stack; you see its front when you stop drawing.</source>
        <translation>Húzz egy lapkát a kupac tetejéről; a képes oldalát akkor látod, amikor abbahagyod a húzást.</translation>
    </message>
    <message>
        <source>Stop and look</source>
        <translation>Kész, megnézem</translation>
    </message>
    <message>
        <source>Look at the plates you have drawn, keep one of them and put the others under the stack.</source>
        <translation>Nézd meg a húzott lapkákat, tarts meg egyet, a többit pedig tedd a kupac aljára.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>You cannot do anything else in this round’s acquisition.</source>
        <translation>E forduló beszerzésében már nem tehetsz semmit.</translation>
    </message>
    <message>
        <source>Small factory {factory}, under other tiles: {color}. Only the top tile can be taken</source>
        <translation>{factory}. kis manufaktúra, más csempék alatt: {color}. Csak a legfelső csempe vehető el</translation>
    </message>
    <message>
        <source>Score track: tens</source>
        <translation>Pontozótábla: tízesek</translation>
    </message>
    <message>
        <source>Score track: ones</source>
        <translation>Pontozótábla: egyesek</translation>
    </message>
    <message>
        <source>{player}: value of dome row {row}</source>
        <translation>{player}: a kupola {row}. sorának értéke</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>bonus chip</comment>
        <translation>kék</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>bonus chip</comment>
        <translation>sárga</translation>
    </message>
    <message>
        <source>red</source>
        <comment>bonus chip</comment>
        <translation>piros</translation>
    </message>
    <message>
        <source>black</source>
        <comment>bonus chip</comment>
        <translation>fekete</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>bonus chip</comment>
        <translation>türkiz</translation>
    </message>
    <message>
        <source>You can take only the top tile of a stack.</source>
        <translation>Egy kupacnak csak a legfelső csempéjét veheted el.</translation>
    </message>
    <message>
        <source>You get the first-player tile when you are the first to take tiles from the moon side of the large factory.</source>
        <translation>A kezdőjátékos-jelölőt akkor kapod meg, ha elsőként veszel el csempét a nagy manufaktúra hold oldaláról.</translation>
    </message>
    <message>
        <source>You keep the first-player tile until the round ends.</source>
        <translation>A kezdőjátékos-jelölő a forduló végéig nálad marad.</translation>
    </message>
    <message>
        <source>The tiles stay in pattern line {line} until tiling.</source>
        <translation>A csempék a csempézésig {line:az}. mintasorban maradnak.</translation>
    </message>
    <message>
        <source>The tiles in pattern line {line} stay there for the next round.</source>
        <translation>A csempék a következő fordulóra is {line:az}. mintasorban maradnak.</translation>
    </message>
    <message>
        <source>Lines are tiled from 1 to 6; line {line} is next.</source>
        <translation>A mintasorok 1-től 6-ig kerülnek sorra; most {line:az}. következik.</translation>
    </message>
    <message>
        <source>Move the rightmost tile of line {line} to your dome; the others go to the tower.</source>
        <translation>{line:Az}. mintasor jobb szélső csempéjét vidd a kupoládba; a többi a toronyba kerül.</translation>
    </message>
    <message>
        <source>Once placed, a dome plate never moves.</source>
        <translation>A lerakott kupolalapka többé nem mozdítható el.</translation>
    </message>
    <message>
        <source>Once placed in your dome, a tile never moves.</source>
        <translation>A kupoládba lerakott csempe többé nem mozdítható el.</translation>
    </message>
    <message>
        <source>Broken tiles stay here until you lose points for them after tiling.</source>
        <translation>A törött csempék itt maradnak, amíg a csempézés után pontot nem veszítesz értük.</translation>
    </message>
    <message>
        <source>You spend bonus chips during tiling, to complete a pattern line.</source>
        <translation>A bónuszkorongokat a csempézéskor használhatod el, egy mintasor befejezésére.</translation>
    </message>
    <message>
        <source>You spend bonus chips when an incomplete line is next.</source>
        <translation>Bónuszkorongot akkor használhatsz el, amikor egy befejezetlen mintasor kerül sorra.</translation>
    </message>
    <message>
        <source>This chip does not help line {line}: a missing tile costs two chips of its color, or any three.</source>
        <translation>Ez a korong nem segít {line:az}. mintasornál: egy hiányzó csempéhez két korong kell a csempe színéből, vagy bármilyen három.</translation>
    </message>
    <message>
        <source>A spent bonus chip cannot be used again.</source>
        <translation>Az elhasznált bónuszkorongot nem lehet újra felhasználni.</translation>
    </message>
    <message>
        <source>You spend a token when you take a dome plate.</source>
        <translation>Akkor használsz el egy játékosjelölőt, amikor kupolalapkát veszel el.</translation>
    </message>
    <message>
        <source>You get your tokens back before the next round.</source>
        <translation>A játékosjelölőidet a következő forduló előtt kapod vissza.</translation>
    </message>
    <message>
        <source>The scoring markers move automatically.</source>
        <translation>A pontjelölők maguktól követik a pontjaidat.</translation>
    </message>
    <message>
        <source>Skip line {line}</source>
        <translation>{line}. mintasor kihagyása</translation>
    </message>
    <message>
        <source>Keep your bonus chips; the tiles in pattern line {line} stay there.</source>
        <translation>Megtartod a bónuszkorongjaidat; a csempék {line:az}. mintasorban maradnak.</translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n point(s)</source>
        <translation>
            <numerusform>Húzás: %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>eltörik</translation>
    </message>
    <message>
        <source>Row {line} of your dome can never take this color: the tiles will break during tiling.</source>
        <translation>A kupolád {line}. sorába ez a szín már nem kerülhet: a csempék a csempézéskor eltörnek.</translation>
    </message>
    <message>
        <source>Large factory</source>
        <translation>Nagy manufaktúra</translation>
    </message>
    <message>
        <source>Small factory {factory}</source>
        <translation>{factory}. kis manufaktúra</translation>
    </message>
    <message>
        <source>Large factory, sun side: {color}</source>
        <translation>Nagy manufaktúra, nap oldal: {color}</translation>
    </message>
    <message>
        <source>Small factory {factory}, sun side: {color}</source>
        <translation>{factory}. kis manufaktúra, nap oldal: {color}</translation>
    </message>
    <message>
        <source>Large factory, moon side: {color}</source>
        <translation>Nagy manufaktúra, hold oldal: {color}</translation>
    </message>
    <message>
        <source>Small factory {factory}, on top of the moon stack: {color}</source>
        <translation>{factory}. kis manufaktúra, a kupac teteje a hold oldalon: {color}</translation>
    </message>
    <message>
        <source>A free space on a sun side</source>
        <translation>Szabad mező egy nap oldalon</translation>
    </message>
    <message>
        <source>A free space on a moon side</source>
        <translation>Szabad mező egy hold oldalon</translation>
    </message>
    <message>
        <source>Bonus chip on small factory {factory}: {chip}</source>
        <translation>{factory}. kis manufaktúra, bónuszkorong: {chip}</translation>
    </message>
    <message>
        <source>Bonus chip on small factory {factory}, face down while the factory holds tiles</source>
        <translation>{factory}. kis manufaktúra: bónuszkorong, képpel lefelé, amíg csempe van itt</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} is gone</source>
        <translation>{factory}. kis manufaktúra: a bónuszkorongot már elvették</translation>
    </message>
    <message>
        <source>First-player tile, for whoever takes from this moon side first</source>
        <translation>Kezdőjátékos-jelölő: azé, aki elsőként vesz el csempét erről a hold oldalról</translation>
    </message>
    <message>
        <source>The space for the first-player tile</source>
        <translation>A kezdőjátékos-jelölő helye</translation>
    </message>
    <message>
        <source>{player}: space for the first-player tile, −2 points</source>
        <translation>{player}: a kezdőjátékos-jelölő helye, −2 pont</translation>
    </message>
    <message>
        <source>{player}: first-player tile, costs 2 points</source>
        <translation>{player}: kezdőjátékos-jelölő, 2 pontba kerül</translation>
    </message>
    <message>
        <source>Dome plate on display: {spaces}</source>
        <translation>Kupolalapka a kínálatban: {spaces}</translation>
    </message>
    <message>
        <source>A gap in the display, refilled before the next round</source>
        <translation>Üres hely a kínálatban, a következő forduló előtt töltődik fel</translation>
    </message>
    <message>
        <source>The tray for drawn dome plates</source>
        <translation>A húzott kupolalapkák tálcája</translation>
    </message>
    <message>
        <source>Drawn dome plate: {spaces}</source>
        <translation>Húzott kupolalapka: {spaces}</translation>
    </message>
    <message>
        <source>Drawn special plate, face down</source>
        <translation>Húzott különleges lapka, képpel lefelé</translation>
    </message>
    <message>
        <source>Drawn wild plate, face down</source>
        <translation>Húzott dzsókerlapka, képpel lefelé</translation>
    </message>
    <message>
        <source>The stack of dome plates is empty</source>
        <translation>A kupolalapkák kupaca elfogyott</translation>
    </message>
    <message>
        <source>{player}: pattern line {line}, {filled} of {line} filled: {color}</source>
        <translation>{player}: {line}. mintasor, {line} mezőből {filled} foglalt: {color}</translation>
    </message>
    <message>
        <source>{player}: pattern line {line}, empty</source>
        <translation>{player}: {line}. mintasor, üres</translation>
    </message>
    <message>
        <source>{player}: a space in pattern line {line}</source>
        <translation>{player}: {line:az}. mintasor egyik mezője</translation>
    </message>
    <message>
        <source>{player}: free slot, plate row {row}, plate column {column}</source>
        <translation>{player}: szabad kupolamező, {row}. lapkasor, {column}. lapkaoszlop</translation>
    </message>
    <message>
        <source>{player}: dome plate in plate row {row}, plate column {column}: {spaces}</source>
        <translation>{player}: kupolalapka, {row}. lapkasor, {column}. lapkaoszlop: {spaces}</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}, no plate yet</source>
        <translation>{player}: kupola, {row}. sor, {column}. oszlop, még nincs lapka</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}, free for: {space}</source>
        <translation>{player}: kupola, {row}. sor, {column}. oszlop, szabad, ide való: {space}</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}: {color}</source>
        <translation>{player}: kupola, {row}. sor, {column}. oszlop: {color}</translation>
    </message>
    <message>
        <source>{player}: bonus chip storage</source>
        <translation>{player}: bónuszkorongraktár</translation>
    </message>
    <message>
        <source>{player}: bonus chip: {chip}</source>
        <translation>{player}: bónuszkorong: {chip}</translation>
    </message>
    <message>
        <source>{player}: spent bonus chip</source>
        <translation>{player}: elhasznált bónuszkorong</translation>
    </message>
    <message>
        <source>{player}: a token for a dome plate</source>
        <translation>{player}: játékosjelölő kupolalapkához</translation>
    </message>
    <message>
        <source>{player}: place for a spent token</source>
        <translation>{player}: elhasznált játékosjelölő helye</translation>
    </message>
    <message>
        <source>{player}: scoring marker</source>
        <translation>{player}: pontjelölő</translation>
    </message>
    <message>
        <source>any color</source>
        <translation>bármilyen szín</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} vagy {other}</translation>
    </message>
    <message>
        <source>{a}, {b}, {c}, {d}</source>
        <translation>{a}, {b}, {c}, {d}</translation>
    </message>
    <message>
        <source>Place for a button</source>
        <translation>Gomb helye</translation>
    </message>
    <message>
        <source>{points} points for each dome row with six tiles.</source>
        <translation>{points} pont a kupola minden olyan soráért, amelyben hat csempe van.</translation>
    </message>
    <message>
        <source>{points} points for each dome row with at least five colors.</source>
        <translation>{points} pont a kupola minden olyan soráért, amelyben legalább öt szín van.</translation>
    </message>
    <message>
        <source>{points} points for each dome column with six tiles.</source>
        <translation>{points} pont a kupola minden olyan oszlopáért, amelyben hat csempe van.</translation>
    </message>
    <message>
        <source>1 point for each tile on the outer edge of the dome.</source>
        <translation>1 pont minden csempéért a kupola külső mezőin.</translation>
    </message>
    <message>
        <source>{points} points for each complete long diagonal.</source>
        <translation>{points} pont minden hosszú átlóért, amelyen hat csempe van.</translation>
    </message>
    <message>
        <source>{points} points for each complete upper corner plate, {more} for each lower one.</source>
        <translation>{points} pont minden teljes felső saroklapkáért, {more} minden alsóért.</translation>
    </message>
    <message>
        <source>{points} points for each multicolored space in the dome, but only if all are filled.</source>
        <translation>{points} pont a kupola minden többszínű mezőjéért, de csak ha mindegyiken van csempe.</translation>
    </message>
    <message>
        <source>You lose {points} points for each special space without a tile.</source>
        <translation>{points} pontot veszítesz minden üres színtelen mezőért.</translation>
    </message>
    <message>
        <source>Both players start with these points.</source>
        <translation>Mindkét játékos ennyi ponttal kezd.</translation>
    </message>
    <message>
        <source>Points for the tiles placed in the dome this round.</source>
        <translation>Pontok az ebben a fordulóban a kupolába rakott csempékért.</translation>
    </message>
    <message>
        <source>Each special tile scores the number beside its dome row.</source>
        <translation>Minden különleges csempe annyi pontot ér, amennyi a kupolasora mellett áll.</translation>
    </message>
    <message>
        <source>Each dome plate drawn from the stack costs 1 point.</source>
        <translation>Minden kupacból húzott kupolalapka 1 pontba kerül.</translation>
    </message>
    <message>
        <source>Scores never fall below 0, so these points were not lost.</source>
        <translation>A pontszám nem mehet 0 alá; ezt a veszteséget nem vontuk le.</translation>
    </message>
    <message>
        <source>One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of each round.</source>
        <translation>1–4 törött csempe összesen {one}, {two}, {three} vagy {four} pontba kerül minden forduló végén.</translation>
    </message>
    <message>
        <source>What broken tiles and the first-player tile will cost at the end of this round.</source>
        <translation>Amennyibe a törött csempék és a kezdőjátékos-jelölő e forduló végén kerülnek.</translation>
    </message>
    <message>
        <source>What the goals would score if the game ended now.</source>
        <translation>Amennyit a célok érnének, ha a játszma most érne véget.</translation>
    </message>
    <message>
        <source>Goals: {goals}</source>
        <translation>Célok: {goals}</translation>
    </message>
    <message>
        <source>Both players take tiles, dome plates and bonus chips until both pass.</source>
        <translation>A játékosok csempéket, kupolalapkákat és bónuszkorongokat vesznek el, amíg mindketten nem passzolnak.</translation>
    </message>
    <message>
        <source>One tile of every full pattern line goes to the dome and scores.</source>
        <translation>Minden teli mintasorból egy csempe a kupolába kerül, és pontot ér.</translation>
    </message>
    <message>
        <source>So far: {players}.</source>
        <translation>Eddig: {players}.</translation>
    </message>
    <message>
        <source>{player} has {count} (points: {points})</source>
        <translation>{player} {count} (pont: {points})</translation>
    </message>
    <message>
        <source>{player} has {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message>
        <source>Tens and ones make up the score: {players}.</source>
        <translation>A tízesek és az egyesek együtt adják a pontszámot: {players}.</translation>
    </message>
    <message>
        <source>Not counted yet: this round’s losses {losses}, goals {goals}.</source>
        <translation>Még nincs beleszámítva: e forduló vesztesége {losses}, célok {goals}.</translation>
    </message>
    <message>
        <source>Everything is counted, including the goals.</source>
        <translation>Minden bele van számítva, a célok is.</translation>
    </message>
    <message>
        <source>A special tile in this row scores {points}. Special spaces here: {filled} filled, {free} free.</source>
        <translation>Egy különleges csempe ebben a sorban {points} pontot ér. Színtelen mezők itt: {filled} foglalt, {free} szabad.</translation>
    </message>
    <message>
        <source>One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of the round. So far: {loss}.</source>
        <translation>1–4 törött csempe összesen {one}, {two}, {three} vagy {four} pontba kerül a forduló végén. Eddig: {loss}.</translation>
    </message>
    <message>
        <source>It costs {points} points at the end of the round, and its owner goes first next round.</source>
        <translation>A forduló végén {points} pontba kerül, és a birtokosa kezdi a következő fordulót.</translation>
    </message>
    <message>
        <source>Once it is full, one of its tiles goes to dome row {line} and scores; the others go to the tower.</source>
        <translation>Ha megtelt, egy csempéje a kupola {line}. sorába kerül, és pontot ér; a többi a toronyba megy.</translation>
    </message>
    <message>
        <source>A tile placed here now scores {points}.</source>
        <translation>A most ide rakott csempe {points} pontot ér.</translation>
    </message>
    <message>
        <source>A special tile is placed here once the other three spaces of this plate are filled; it scores {points}.</source>
        <translation>Ide különleges csempe kerül, amint a lapka másik három mezője megtelt; {points} pontot ér.</translation>
    </message>
    <message>
        <source>It counts for every tile placed next to it or in line with it.</source>
        <translation>Beleszámít minden olyan csempe pontjaiba, amely mellé vagy vele egy vonalba kerül.</translation>
    </message>
    <message>
        <source>A dome plate goes here, turned any way.</source>
        <translation>Ide kupolalapka kerül, a tulajdonosa tetszése szerint elforgatva.</translation>
    </message>
    <message>
        <source>Tiles on this plate: {filled} of 4.</source>
        <translation>Csempék ezen a lapkán: {filled}/4.</translation>
    </message>
    <message>
        <source>Two chips of its color, or any three, replace a missing tile in a pattern line.</source>
        <translation>Két korong a csempe színéből vagy bármilyen három korong egy hiányzó csempét pótol egy mintasorban.</translation>
    </message>
    <message>
        <source>Chips to spend: {count}.</source>
        <translation>Felhasználható korongok: {count}.</translation>
    </message>
    <message>
        <source>Each dome plate costs a token. Tokens left this round: {count}.</source>
        <translation>Minden kupolalapka egy játékosjelölőbe kerül. E fordulóban maradt: {count}.</translation>
    </message>
    <message>
        <source>The factories are filled from the bag; when it is empty, it is refilled from the tower.</source>
        <translation>A manufaktúrák a zsákból töltődnek fel; ha a zsák kiürül, a torony tartalma kerül bele.</translation>
    </message>
    <message>
        <source>A special tile is placed on a special space once the other three spaces of its plate are filled, and scores the number beside its row.</source>
        <translation>A színtelen mezőre különleges csempe kerül, amint a lapkája másik három mezője megtelt; annyi pontot ér, amennyi a sora mellett áll.</translation>
    </message>
    <message>
        <source>Dome plate: {spaces}</source>
        <translation>Kupolalapka: {spaces}</translation>
    </message>
    <message>
        <source>Tile: {color}</source>
        <translation>Csempe: {color}</translation>
    </message>
    <message>
        <source>Broken tile</source>
        <translation>Törött csempe</translation>
    </message>
    <message>
        <source>Space for a broken tile</source>
        <translation>Hely egy törött csempének</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n broken tile(s)</source>
        <translation>
            <numerusform>{player}: %n törött csempe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s)</source>
        <translation>
            <numerusform>Zsák, %n csempe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower: %n tile(s)</source>
        <translation>
            <numerusform>Torony, %n csempe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tile(s) left</source>
        <translation>
            <numerusform>%n különleges csempe maradt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) for the next rounds</source>
        <translation>
            <numerusform>%n bónuszkorong a következő fordulókra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a special plate</source>
        <translation>
            <numerusform>Kupac, %n kupolalapka; a legfelső különleges lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a wild plate</source>
        <translation>
            <numerusform>Kupac, %n kupolalapka; a legfelső dzsókerlapka</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bookmark</name>
    <message>
        <source>{player} to play</source>
        <translation>{player:Név} következik</translation>
    </message>
</context>
<context>
    <name>branches</name>
    <message>
        <source>Move {number}: {move} ({points})</source>
        <translation>{number}. lépés: {move} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>Current variation</source>
        <translation>Jelenlegi változat</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>{number}. változat</translation>
    </message>
    <message>
        <source>The variations split at move {number}.</source>
        <translation>A változatok {number:az}. lépésnél válnak el.</translation>
    </message>
    <message>
        <source>One variation continues where the other ends, after move {number}.</source>
        <translation>Az egyik változat ott folytatódik, ahol a másik véget ér: {number:az}. lépés után.</translation>
    </message>
</context>
<context>
    <name>contests</name>
    <message>
        <source>Duplicate match</source>
        <translation>Tükörmérkőzés</translation>
    </message>
    <message>
        <source>Triathlon</source>
        <translation>Triatlon</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation>Dinasztia</translation>
    </message>
    <message>
        <source>You play the same deal from every seat, so luck evens out. The highest combined score wins.</source>
        <translation>Mindenki minden helyről lejátssza ugyanazt az osztást, így a szerencse kiegyenlítődik. Az nyer, akinek a legtöbb pontja van összesen.</translation>
    </message>
    <message>
        <source>{first}, {second} and {third} in a row. Each game splits 100 points according to the winning margin.</source>
        <translation>{first}, {second} és {third} egymás után. Minden játszmában 100 ponton osztoztok a pontkülönbség szerint.</translation>
    </message>
    <message>
        <source>Three games of {game} in a row. The highest combined score wins.</source>
        <translation>Három játszma egymás után ({game}). Az nyer, akinek a legtöbb pontja van összesen.</translation>
    </message>
    <message>
        <source>{game} options</source>
        <translation>Játékbeállítások: {game}</translation>
    </message>
    <message>
        <source>{number}. {game} ({points})</source>
        <translation>{number}. {game} ({points})</translation>
    </message>
    <message>
        <source>{number}. {game}</source>
        <translation>{number}. {game}</translation>
    </message>
    <message>
        <source>Next game: {game}</source>
        <translation>Következő játszma: {game}</translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <translation>{player:Név} megnyerte a mérkőzést.</translation>
    </message>
    <message>
        <source>The match ends in a tie.</source>
        <translation>A mérkőzés döntetlenül végződött.</translation>
    </message>
    <message>
        <source>{player} leads by {points}.</source>
        <translation>{player:Név} {points} ponttal vezet.</translation>
    </message>
    <message>
        <source>The match is tied.</source>
        <translation>A mérkőzés döntetlenre áll.</translation>
    </message>
    <message>
        <source>Each game splits 100 points; a win by a typical margin scores 75.</source>
        <translation>Minden játszmában 100 ponton osztoztok: 75 pont jár a játékban szokásos különbséggel aratott győzelemért.</translation>
    </message>
    <message>
        <source>The same deal from every seat. The highest combined score wins.</source>
        <translation>Ugyanaz az osztás minden helyről. Az nyer, akinek a legtöbb pontja van összesen.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>A mérkőzés nem menthető: {reason}</translation>
    </message>
    <message>
        <source>{match}, game {number} of {total}</source>
        <translation>{match}, játszma: {number}/{total}</translation>
    </message>
    <message>
        <source>{match} {number}/{total}</source>
        <translation>{match} {number}/{total}</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>There is no Kupola code in this text.</source>
        <translation>Ebben a szövegben nincs Kupola-kód.</translation>
    </message>
    <message>
        <source>This text is too long to be a code.</source>
        <translation>Ez a szöveg túl hosszú ahhoz, hogy kód legyen.</translation>
    </message>
    <message>
        <source>A newer version of Kupola made this code.</source>
        <translation>Ezt a kódot a Kupola újabb verziója készítette.</translation>
    </message>
    <message>
        <source>The game in this code cannot be opened: {problem}</source>
        <translation>A kódban lévő játszma nem nyitható meg: {problem}</translation>
    </message>
    <message>
        <source>it has moves after the end of the game.</source>
        <translation>a vége után is folytatódik.</translation>
    </message>
    <message>
        <source>This is not a Kupola match.</source>
        <translation>Ez nem Kupola-mérkőzés.</translation>
    </message>
    <message>
        <source>A triathlon is for exactly two players.</source>
        <translation>A triatlon pontosan két játékosnak való.</translation>
    </message>
    <message>
        <source>A request has at most {limit} bytes.</source>
        <translation>Egy kérés legfeljebb {limit} bájt lehet.</translation>
    </message>
    <message>
        <source>A request is UTF-8 text.</source>
        <translation>Egy kérés UTF-8 kódolású szöveg.</translation>
    </message>
    <message>
        <source>No game has been started; begin with “new”, “setup” or “load”.</source>
        <translation>Még nem kezdődött játszma; kezdd ezzel: „new”, „setup” vagy „load”.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 to {last}.</source>
        <translation>Nincs {seat}. hely; a helyek: 0–{last}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”; there are: {levels}.</source>
        <translation>Nincs „{level}” szint; választható: {levels}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>Kupola could not do this; the position is unchanged ({problem}).</source>
        <translation>A Kupolának ez nem sikerült; az állás nem változott ({problem}).</translation>
    </message>
    <message>
        <source>A request is one JSON object on one line.</source>
        <translation>Egy kérés egyetlen JSON-objektum egyetlen sorban.</translation>
    </message>
    <message>
        <source>There is no command “{command}”; there are: {commands}.</source>
        <translation>Nincs „{command}” parancs; választható: {commands}.</translation>
    </message>
    <message>
        <source>The command “{command}” needs the field “{field}”.</source>
        <translation>Hiányzó mező: „{field}”. Parancs: „{command}”.</translation>
    </message>
    <message>
        <source>The command “{command}” has no field “{field}”.</source>
        <translation>Ismeretlen mező: „{field}”. Parancs: „{command}”.</translation>
    </message>
    <message>
        <source>The field “{field}” should be {wanted}.</source>
        <translation>Hibás mező: „{field}”. Helyes értéke: {wanted}.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>egész szám</translation>
    </message>
    <message>
        <source>a whole number or null</source>
        <translation>egész szám vagy null</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>szöveg</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objektum</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true vagy false</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and at most {most}</source>
        <translation>másodpercek száma, 0-nál több, de legfeljebb {most}</translation>
    </message>
    <message>
        <source>There is no game named “{game}”; there are: {games}.</source>
        <translation>Nincs „{game}” nevű játék; választható: {games}.</translation>
    </message>
    <message>
        <source>The value of {path} is wrong. Expected: {wanted}. Found: {found}.</source>
        <translation>Hibás érték itt: {path}. Elvárt: {wanted}. Kapott: {found}.</translation>
    </message>
    <message>
        <source>The field {path} is missing.</source>
        <translation>Hiányzik ez a mező: {path}.</translation>
    </message>
    <message>
        <source>There is no field {path}.</source>
        <translation>Nincs ilyen mező: {path}.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>{number}. gép</translation>
    </message>
    <message>
        <source>This game has no option named “{key}”.</source>
        <translation>Ennek a játéknak nincs „{key}” nevű beállítása.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”; it can be: {values}.</source>
        <translation>Hibás beállítás: „{key}” értéke nem lehet „{value}”; lehetséges: {values}.</translation>
    </message>
    <message>
        <source>This code is damaged: letters are missing or were changed.</source>
        <translation>Ez a kód sérült: néhány karaktere hiányzik vagy megváltozott.</translation>
    </message>
    <message>
        <source>No piece can be placed like this: {code}</source>
        <translation>Így semmit sem lehet lerakni: {code}</translation>
    </message>
    <message>
        <source>There is nothing there to remove.</source>
        <translation>Ott nincs semmi, amit el lehetne venni.</translation>
    </message>
    <message>
        <source>No such piece is left in the box.</source>
        <translation>Ilyen elem már nincs a dobozban.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>No piece can go there.</source>
        <translation>Oda semmi sem kerülhet.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {largest}.</source>
        <translation>A kezdőérték egész szám, legalább 0, legfeljebb {largest}.</translation>
    </message>
    <message>
        <source>This game is for {fewest} to {most} players.</source>
        <translation>Ez a játék {fewest}–{most} játékosnak való.</translation>
    </message>
    <message>
        <source>This game is for exactly {number} players.</source>
        <translation>Ez a játék pontosan {number} játékosnak való.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Nincs visszavonható lépés.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Nincs megismételhető lépés.</translation>
    </message>
    <message>
        <source>There is no branch number {number}.</source>
        <translation>Nincs {number}. ág.</translation>
    </message>
    <message>
        <source>The game has no position after {number} moves.</source>
        <translation>A játszmának nincs állása {number} lépés után.</translation>
    </message>
    <message>
        <source>This is not a Kupola record: {problem}</source>
        <translation>Ez nem Kupola-mentés: {problem}</translation>
    </message>
    <message>
        <source>it is not JSON text.</source>
        <translation>nem JSON-szöveg.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>túl hosszú.</translation>
    </message>
    <message>
        <source>it names no format.</source>
        <translation>nincs megadva a formátuma.</translation>
    </message>
    <message>
        <source>No version of Kupola writes records of format {format}.</source>
        <translation>A Kupola egyik verziója sem készít {format:-as} formátumú mentést.</translation>
    </message>
    <message>
        <source>This record has format {format}; this version of Kupola reads up to {known}.</source>
        <translation>Ez a mentés {format:-as} formátumú; a Kupolának ez a verziója legfeljebb {known:az-as-t} ismeri.</translation>
    </message>
    <message>
        <source>The game of this record cannot start: {problem}</source>
        <translation>A mentett játszma nem indítható el: {problem}</translation>
    </message>
    <message>
        <source>Move {number} of this record ({code}) cannot be played: {problem}</source>
        <translation>A mentés {number}. lépése ({code}) nem játszható le: {problem}</translation>
    </message>
    <message>
        <source>A record has either a seed or a first position, not both or neither.</source>
        <translation>Egy mentésben vagy kezdőérték, vagy kezdőállás van: pontosan az egyik.</translation>
    </message>
    <message>
        <source>A record names a player for every seat, or none at all.</source>
        <translation>Egy mentés vagy minden helyhez megnevez egy játékost, vagy egyhez sem.</translation>
    </message>
    <message>
        <source>A branch of this record starts from no line of the game.</source>
        <translation>A mentés egyik elágazása nem csatlakozik a játszma egyetlen változatához sem.</translation>
    </message>
    <message>
        <source>This record no longer leads to the position it was saved in. It was changed, or saved by a version with different rules.</source>
        <translation>Ez a mentés már nem ahhoz az álláshoz vezet, amelyben készült. Megváltoztatták, vagy más szabályok szerint működő verzió készítette.</translation>
    </message>
    <message>
        <source>This is not a score sheet: {problem}</source>
        <translation>Ez nem pontozólap: {problem}</translation>
    </message>
    <message>
        <source>it cannot be read.</source>
        <translation>nem olvasható.</translation>
    </message>
    <message>
        <source>A newer version of Kupola saved this score sheet.</source>
        <translation>Ezt a pontozólapot a Kupola újabb verziója mentette.</translation>
    </message>
</context>
<context>
    <name>engine_build</name>
    <message>
        <source>Compiling the computer players: {done} of {total}. Until then they think more slowly.</source>
        <translation>A gépi játékosok fordítása gépi kódra: {done}/{total}. Amíg tart, lassabban gondolkodnak.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>A fájl nem menthető: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>A fájl nem olvasható: {reason}</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Ez mappa vagy eszköz, nem fájl.</translation>
    </message>
    <message>
        <source>This is not a valid file name.</source>
        <translation>Fájlnak nem lehet ilyen neve.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ez a fájl üres.</translation>
    </message>
    <message>
        <source>This is not a Kupola game, or it is damaged: {detail}</source>
        <translation>Ez nem Kupola-játszma, vagy sérült: {detail}</translation>
    </message>
    <message>
        <source>Saved as “{file}” in the folder “{folder}”.</source>
        <translation>Mentve „{file}” néven, ebbe a mappába: „{folder}”.</translation>
    </message>
    <message>
        <source>its content cannot be read.</source>
        <translation>a tartalma nem olvasható.</translation>
    </message>
    <message>
        <source>it does not say which version of Kupola wrote it.</source>
        <translation>nem derül ki belőle, hogy a Kupola melyik verziója írta.</translation>
    </message>
</context>
<context>
    <name>game_screen</name>
    <message>
        <source>Your first game: an easy opponent, every aid and plenty of time.</source>
        <translation>Az első játszmád: könnyű ellenfél, minden segítség és bőven elég idő.</translation>
    </message>
    <message>
        <source>{move} It is the only move.</source>
        <translation>{move} Ez az egyetlen lehetséges lépés.</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player:Név} gondolkodik</translation>
    </message>
    <message>
        <source>{player}: only one move is possible, so it is played for you</source>
        <translation>{player}: csak egy lépésed van, a program megteszi helyetted</translation>
    </message>
    <message>
        <source>Paused: the computers are waiting for you</source>
        <translation>Szünet: a gépek rád várnak</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>Pontszámítás</translation>
    </message>
    <message>
        <source>Showing the last moves again</source>
        <translation>Az utolsó lépések ismétlése</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>This game is view-only.</source>
        <translation>Ezt a játszmát itt csak nézni lehet.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Most {player:név} következik.</translation>
    </message>
    <message>
        <source>This belongs to {player}.</source>
        <translation>Ez nem a tiéd, hanem {player:név-é}.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>Off: {option}</source>
        <translation>Kikapcsolva: {option}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>{percent}% chance of winning</source>
        <translation>Győzelmi esély: {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% chance of winning, about %n point(s)</source>
        <translation>
            <numerusform>Győzelmi esély: {percent}%, körülbelül %n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>The result cannot be saved in the history: {reason}</source>
        <translation>Az eredményt nem sikerült az előzmények közé menteni: {reason}</translation>
    </message>
    <message>
        <source>The history cannot be read: {reason}</source>
        <translation>Az előzmények nem olvashatók: {reason}</translation>
    </message>
    <message>
        <source>The history is damaged. Everything readable was kept; the damaged file was saved as {file}.</source>
        <translation>Az előzmények fájlja megsérült. Ami olvasható belőle, megmarad; a teljes fájl itt maradt meg: {file}.</translation>
    </message>
    <message>
        <source>The games cannot be exported: {reason}</source>
        <translation>A játszmák nem exportálhatók: {reason}</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}</source>
        <translation>Nem sikerült mindent törölni: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the history cannot be read; kept in {file}.</source>
        <translation>
            <numerusform>Az előzmények %n sora nem olvasható; megőrizve itt: {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Időpont</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Játékosok és pontok</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Győztes</translation>
    </message>
    <message>
        <source>{game} (score sheet)</source>
        <translation>{game} (pontozólap)</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Bármikor</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Elmúlt 24 óra</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Elmúlt 7 nap</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Elmúlt 30 nap</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Elmúlt 12 hónap</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Minden játékos</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Minden ellenfél</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Emberek</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Gép: {level}</translation>
    </message>
    <message>
        <source>Kingdomino: Dynasty</source>
        <translation>Kingdomino: Dinasztia</translation>
    </message>
    <message>
        <source>Duplicate match</source>
        <translation>Tükörmérkőzés</translation>
    </message>
    <message>
        <source>Triathlon</source>
        <translation>Triatlon</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Left</source>
        <translation>Balra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Jobbra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Le</translation>
    </message>
    <message>
        <source>Pick up or put down</source>
        <translation>Felvétel, lerakás</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Visszatétel</translation>
    </message>
    <message>
        <source>Turn the piece</source>
        <translation>Forgatás</translation>
    </message>
    <message>
        <source>Turn it the other way</source>
        <translation>Forgatás a másik irányba</translation>
    </message>
    <message>
        <source>Pixies: the new card stays up</source>
        <translation>Pixies: az új kártya marad felül</translation>
    </message>
    <message>
        <source>Pixies: the old card stays up</source>
        <translation>Pixies: a régi kártya marad felül</translation>
    </message>
    <message>
        <source>Where am I, what is here, what can I do?</source>
        <translation>Hol vagyok, mi van itt, mit tehetek?</translation>
    </message>
    <message>
        <source>Score and moves beside the board</source>
        <translation>Pontok és lépések a tábla mellett</translation>
    </message>
    <message>
        <source>Enlarge the other players’ boards, one by one</source>
        <translation>A többi játékos táblája nagyítva, egymás után</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Egy lépéssel vissza</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Egy lépéssel tovább</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lejátszás vagy szünet</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játszmához</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Következő találat</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Előző találat</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>A szabályok bezárása</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>A táblán</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Visszajátszásban</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>A szabályokban</translation>
    </message>
    <message>
        <source>Next part of the board, or off it</source>
        <translation>Zónáról zónára és ki a tábláról</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Place it in the line, slot, column or space with this number</source>
        <translation>Lerakás az ilyen számú sorba, helyre, oszlopba vagy mezőre</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Játékvezérlő</translation>
    </message>
    <message>
        <source>Move around the board, menus and dialogs</source>
        <translation>Mozgás a táblán, a menükben és a párbeszédablakokban</translation>
    </message>
    <message>
        <source>D-pad, left stick</source>
        <translation>Iránygombok, bal kar</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menük megnyitása</translation>
    </message>
    <message>
        <source>Board keys</source>
        <translation>A tábla billentyűi</translation>
    </message>
    <message>
        <source>One-handed layouts put every key you need within reach of that hand.</source>
        <translation>Egykezes kiosztásnál minden szükséges billentyű kéznél van.</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>Két kézhez</translation>
    </message>
    <message>
        <source>Left hand only</source>
        <translation>Bal kézhez</translation>
    </message>
    <message>
        <source>Right hand only</source>
        <translation>Jobb kézhez</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Egyéni</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Parancs</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Billentyű</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Parancsok és gyorsbillentyűk</translation>
    </message>
    <message>
        <source>Key for: {command}</source>
        <translation>Billentyű ehhez: {command}</translation>
    </message>
    <message>
        <source>Another key for: {command}</source>
        <translation>Másik billentyű ehhez: {command}</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Nyomj le egy billentyűt</translation>
    </message>
    <message>
        <source>Choose a command, go to its key with Tab and press a new key. Backspace clears it.</source>
        <translation>Válassz parancsot, lépj Tabbal a billentyűjére, és nyomd le az újat. A Backspace törli.</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Alapértelmezett billentyűk</translation>
    </message>
    <message>
        <source>Nothing changed: {key} is already used for “{command}”.</source>
        <translation>Nem változott semmi: {key:az} már foglalt („{command}”).</translation>
    </message>
    <message>
        <source>Nothing changed: {key} is needed for something else.</source>
        <translation>Nem változott semmi: {key:az} másra kell.</translation>
    </message>
    <message>
        <source>Changed: {command}, {key}</source>
        <translation>Módosítva: {command}, {key}</translation>
    </message>
    <message>
        <source>Shortcut removed: {command}</source>
        <translation>Gyorsbillentyű törölve: {command}</translation>
    </message>
</context>
<context>
    <name>kingdomino</name>
    <message>
        <source>Kingdomino</source>
        <translation>Kingdomino</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Kastély</translation>
    </message>
    <message>
        <source>Wheat field</source>
        <translation>Búzamező</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Erdő</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Tó</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Rét</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Mocsár</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Bánya</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>kastély</translation>
    </message>
    <message>
        <source>wheat field</source>
        <translation>búzamező</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>erdő</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>tó</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>rét</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>mocsár</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>bánya</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation>Dinasztia</translation>
    </message>
    <message>
        <source>Three games in a row; the highest total wins.</source>
        <translation>Három játszma egymás után; a legmagasabb összpontszám nyer.</translation>
    </message>
    <message>
        <source>The Middle Kingdom</source>
        <translation>Kastély középen</translation>
    </message>
    <message>
        <source>10 extra points if your castle is exactly in the middle of your kingdom.</source>
        <translation>10 bónuszpont, ha a kastélyod pontosan a királyságod közepén áll.</translation>
    </message>
    <message>
        <source>Harmony</source>
        <translation>Harmónia</translation>
    </message>
    <message>
        <source>5 extra points if your kingdom is complete: no domino was discarded.</source>
        <translation>5 bónuszpont, ha a királyságod teljes: egy dominót sem dobtál el.</translation>
    </message>
    <message>
        <source>The Mighty Duel</source>
        <translation>Nagy párbaj</translation>
    </message>
    <message>
        <source>For two players: all 48 dominoes, and kingdoms of 7 × 7 squares.</source>
        <translation>Két játékosnak: mind a 48 dominó és 7 × 7 mezős királyságok.</translation>
    </message>
    <message>
        <source>Lenient middle</source>
        <translation>Kastély középen, engedékenyen</translation>
    </message>
    <message>
        <source>Only with The Middle Kingdom: an incomplete kingdom gets the bonus as long as no square is too far away for the castle to be in the middle. A house rule, to compare with published research.</source>
        <translation>Csak a „Kastély középen” változattal számít: a hiányos királyság is megkapja a bónuszpontokat, ha egyetlen mezője sincs túl messze ahhoz, hogy a kastély középen álljon. Házi szabály, a megjelent kutatásokkal való összevetéshez.</translation>
    </message>
    <message>
        <source>Kingdomino is for {least} to {most} players, not {seats}.</source>
        <translation>A Kingdomino {least}–{most} játékosnak való, nem {seats:-nak}.</translation>
    </message>
    <message>
        <source>The Mighty Duel is for two players, not {seats}.</source>
        <translation>A Nagy párbaj két játékosnak való, nem {seats:-nak}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>First place domino {domino}, then choose the next one.</source>
        <translation>Előbb rakd le {domino:az-as} dominót, azután válaszd ki a következőt.</translation>
    </message>
    <message>
        <source>First discard domino {domino}, which fits nowhere, then choose the next one.</source>
        <translation>Előbb dobd el {domino:az-as} dominót, amely sehová sem illik, azután válaszd ki a következőt.</translation>
    </message>
    <message>
        <source>Your domino has been played; now choose one from the next line.</source>
        <translation>A dominódat már kijátszottad; most válassz egyet a következő sorból.</translation>
    </message>
    <message>
        <source>There is nothing to place yet: first, everyone chooses a domino.</source>
        <translation>Még nincs mit lerakni: előbb mindenki választ egy dominót.</translation>
    </message>
    <message>
        <source>In the last turn there is no next line to choose from.</source>
        <translation>Az utolsó fordulóban már nincs következő sor, amelyből választhatnál.</translation>
    </message>
    <message>
        <source>Domino {domino} is not in the next line.</source>
        <translation>{domino:Az-as} dominó nincs a következő sorban.</translation>
    </message>
    <message>
        <source>Domino {domino} can still be placed, so you cannot discard it.</source>
        <translation>{domino:Az-as} dominó még lerakható, ezért nem dobhatod el.</translation>
    </message>
    <message>
        <source>This is not a Kingdomino move: “{code}”</source>
        <translation>Ez nem a Kingdomino lépése: „{code}”</translation>
    </message>
    <message>
        <source>{terrain}: {squares} × {crowns}</source>
        <translation>{terrain}: {squares} × {crowns}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>Shared victory: points ({points}), largest territory ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation>Közös győzelem: egyenlő a pontszám ({points}), a legnagyobb terület ({squares}) és a koronák száma ({crowns}) is.</translation>
    </message>
    <message>
        <source>Shared victory: over three games, points ({points}), largest territories ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation>Közös győzelem: a három játszmában egyenlő a pontszám ({points}), a legnagyobb területek összege ({squares}) és a koronák száma ({crowns}) is.</translation>
    </message>
    <message>
        <source>Points are tied; the largest territory decides: {best} to {other}.</source>
        <translation>Pontegyenlőség; a legnagyobb terület döntött: {best} – {other}.</translation>
    </message>
    <message>
        <source>Points and the largest territory are tied; the crowns decide: {best} to {other}.</source>
        <translation>Egyenlő a pontszám és a legnagyobb terület; a koronák döntöttek: {best} – {other}.</translation>
    </message>
    <message>
        <source>Points are tied; the combined largest territories of the three games decide: {best} to {other}.</source>
        <translation>Pontegyenlőség; a három játszma legnagyobb területei együtt döntöttek: {best} – {other}.</translation>
    </message>
    <message>
        <source>Points and the combined largest territories of the three games are tied; the combined crowns decide: {best} to {other}.</source>
        <translation>Egyenlő a pontszám és a három játszma legnagyobb területeinek összege; az összes korona döntött: {best} – {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner:Név} győzött %n ponttal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dominoes that did not fit</source>
        <translation>Eldobott dominók</translation>
    </message>
    <message>
        <source>The castle stays in its kingdom. Move it to a free square.</source>
        <translation>A kastély a királyságában marad. Tedd át egy szabad mezőre.</translation>
    </message>
    <message>
        <source>Half of the domino would be outside the grid.</source>
        <translation>A dominó fele kilógna a rácsból.</translation>
    </message>
    <message>
        <source>Domino {domino} is in two kingdoms: {player} and {other}.</source>
        <translation>{domino:Az-as} dominó két királyságban is ott van: {player} és {other}.</translation>
    </message>
    <message>
        <source>Domino {domino} is in this kingdom twice.</source>
        <translation>{domino:Az-as} dominó kétszer szerepel ebben a királyságban.</translation>
    </message>
    <message>
        <source>Domino {domino} touches nothing.</source>
        <translation>{domino:Az-as} dominó semmihez sem ér hozzá.</translation>
    </message>
    <message>
        <source>Domino {domino} matches none of its neighbors: one half must touch the castle or a square of the same terrain.</source>
        <translation>{domino:Az-as} dominóhoz egyik szomszédja sem illik: az egyik felének a kastéllyal vagy a saját tereptípusával kell érintkeznie.</translation>
    </message>
    <message>
        <source>Domino {domino} is not connected to the castle.</source>
        <translation>{domino:Az-as} dominó nem kapcsolódik a kastélyhoz.</translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Ez a királyság %n mező széles; legfeljebb {size} lehet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Ez a királyság %n mező magas; legfeljebb {size} lehet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) missing. Place every domino, or enter how many did not fit.</source>
        <translation>
            <numerusform>Még %n dominó hiányzik. Rakd le mindet, vagy írd be, hány nem illett sehová.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) too many: every player gets {each}.</source>
        <translation>
            <numerusform>%n dominóval több van a kelleténél: mindenkinek {each} jut.</numerusform>
        </translation>
    </message>
    <message>
        <source>The options are not the options of Kingdomino.</source>
        <translation>Ezek nem a Kingdomino beállításai.</translation>
    </message>
    <message>
        <source>The first player must be one of {seats} players, not number {seat}.</source>
        <translation>A kezdőjátékosnak {seats:az} játékos egyikének kell lennie, nem {seat:az}. számúnak.</translation>
    </message>
    <message>
        <source>At most {most} games can have been finished, not {games}.</source>
        <translation>Legfeljebb {most} befejezett játszma lehet, nem {games}.</translation>
    </message>
    <message>
        <source>There must be {seats} kingdoms, one per player, not {kingdoms}.</source>
        <translation>{seats} királyság kell, játékosonként egy, nem {kingdoms}.</translation>
    </message>
    <message>
        <source>A kingdom of this game measures {right}, not {size}.</source>
        <translation>Ebben a játékban egy királyság mérete {right}, nem {size}.</translation>
    </message>
    <message>
        <source>A king belongs to one of {seats} players, not to number {seat}.</source>
        <translation>Egy király {seats:az} játékos egyikéhez tartozik, nem {seat:az}. számúhoz.</translation>
    </message>
    <message>
        <source>There is no domino {domino}.</source>
        <translation>Nincs {domino:-as} dominó.</translation>
    </message>
    <message>
        <source>Domino {domino} cannot be where it is ({player}). {reason}</source>
        <translation>{domino:Az-as} dominó nem lehet ott, ahol van ({player}). {reason}</translation>
    </message>
    <message>
        <source>Dominoes placed and discarded by now must be {right}, not {count}. Player: {player}</source>
        <translation>Lerakott és eldobott dominóból most összesen {right} kell, nem {count}. Játékos: {player}</translation>
    </message>
    <message>
        <source>Domino {domino} is there {count} times instead of once.</source>
        <translation>{domino:Az-as} dominónak egyszer kellene szerepelnie, de {count} van belőle.</translation>
    </message>
    <message>
        <source>{right} dominoes must be out of the game, not {count}.</source>
        <translation>A játékból {right} dominónak kell kimaradnia, nem {count:-nak}.</translation>
    </message>
    <message>
        <source>The pile must consist of whole lines of {line}, not of {count}.</source>
        <translation>A kupac csak egész, {line} dominós sorokból állhat; most {count} dominó van benne.</translation>
    </message>
    <message>
        <source>A line holds {line} dominoes or none, not {count}.</source>
        <translation>Egy sorban {line} dominó van, vagy egy sem, nem {count}.</translation>
    </message>
    <message>
        <source>A line must be sorted from the lowest number to the highest.</source>
        <translation>Egy sorban a dominóknak a legkisebb számtól a legnagyobbig kell következniük.</translation>
    </message>
    <message>
        <source>There is no line of dominoes.</source>
        <translation>Nincs dominósor.</translation>
    </message>
    <message>
        <source>The next line must be drawn while the pile lasts: {count}</source>
        <translation>Amíg tart a kupac, ki kell rakni a következő sort: {count}</translation>
    </message>
    <message>
        <source>With these lines on the table the pile can hold {right} dominoes, not {count}.</source>
        <translation>Ha ezek a sorok vannak az asztalon, a kupacban {right} dominó lehet, nem {count}.</translation>
    </message>
    <message>
        <source>The number of a player’s kings in the current line must be {right}, not {count}: {player}</source>
        <translation>A mostani sorban a játékosnak {right} király kell, nem {count}: {player}</translation>
    </message>
    <message>
        <source>The number of a player’s kings in the next line must be {right} now, not {count}: {player}</source>
        <translation>A következő sorban a játékosnak most {right} király kell, nem {count}: {player}</translation>
    </message>
    <message>
        <source>It cannot be the turn of place {turn} in the line.</source>
        <translation>Nem következhet a sor {turn}. helye.</translation>
    </message>
    <message>
        <source>This decision cannot be pending now.</source>
        <translation>Most nem ez a döntés következhet.</translation>
    </message>
    <message>
        <source>Domino {domino} is neither in the kingdom nor discarded. Player: {player}</source>
        <translation>{domino:Az-as} dominó nincs sem a királyságban, sem az eldobottak között. Játékos: {player}</translation>
    </message>
    <message>
        <source>{player} already has a king on domino {domino}.</source>
        <translation>{player:Név} királya már {domino:az-as} dominón áll.</translation>
    </message>
    <message>
        <source>This square is already covered: {terrain}.</source>
        <translation>Ez a mező már foglalt: {terrain}.</translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of the same terrain: {left} or {right}.</source>
        <translation>A dominó egyik felének a kastéllyal vagy a saját tereptípusával kell érintkeznie: {left} vagy {right}.</translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of the same terrain: {terrain}.</source>
        <translation>A dominó egyik felének a kastéllyal vagy a saját tereptípusával kell érintkeznie: {terrain}.</translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>A királyságod %n mező széles lenne; legfeljebb {size} lehet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>A királyságod %n mező magas lenne; legfeljebb {size} lehet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the largest territory decides ({squares}).</source>
        <translation>{winner:Név} győzött. Pontegyenlőség ({points}); a legnagyobb terület döntött ({squares}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the largest territory ({squares}) are tied; the crowns decide ({crowns}).</source>
        <translation>{winner:Név} győzött. Egyenlő a pontszám ({points}) és a legnagyobb terület ({squares}); a koronák döntöttek ({crowns}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the combined largest territories of the three games decide ({squares}).</source>
        <translation>{winner:Név} győzött. Pontegyenlőség ({points}); a három játszma legnagyobb területei együtt döntöttek ({squares}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the combined largest territories of the three games ({squares}) are tied; the combined crowns decide ({crowns}).</source>
        <translation>{winner:Név} győzött. Egyenlő a pontszám ({points}) és a három játszma legnagyobb területeinek összege ({squares}); az összes korona döntött ({crowns}).</translation>
    </message>
</context>
<context>
    <name>kingdomino_table</name>
    <message>
        <source>Your king goes on a domino in the line you are choosing from.</source>
        <translation>A királyod annak a sornak az egyik dominójára kerül, amelyből éppen választotok.</translation>
    </message>
    <message>
        <source>The domino goes in your own kingdom.</source>
        <translation>A dominó a saját királyságodba kerül.</translation>
    </message>
    <message>
        <source>Players build only in their own kingdoms.</source>
        <translation>Mindenki csak a saját királyságában építkezhet.</translation>
    </message>
    <message>
        <source>Dominoes to place now</source>
        <translation>A most lerakandó dominók</translation>
    </message>
    <message>
        <source>Dominoes to choose from</source>
        <translation>A választható dominók</translation>
    </message>
    <message>
        <source>Kingdom: {player}</source>
        <translation>Királyság: {player}</translation>
    </message>
    <message>
        <source>Pile and discarded dominoes</source>
        <translation>Kupac és eldobott dominók</translation>
    </message>
    <message>
        <source>Row from the square {where}: {squares}</source>
        <translation>Sor, amely {where} kezdődik: {squares}</translation>
    </message>
    <message>
        <source>Row from the castle: {squares}</source>
        <translation>Sor, amely a kastélynál kezdődik: {squares}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>üres</translation>
    </message>
    <message>
        <source>{domino}; king: {king}</source>
        <translation>{domino}; király: {king}</translation>
    </message>
    <message>
        <source>The other half lies to the right.</source>
        <translation>A másik fele jobbra van.</translation>
    </message>
    <message>
        <source>The other half lies below.</source>
        <translation>A másik fele alul van.</translation>
    </message>
    <message>
        <source>The other half lies to the left.</source>
        <translation>A másik fele balra van.</translation>
    </message>
    <message>
        <source>The other half lies above.</source>
        <translation>A másik fele felül van.</translation>
    </message>
    <message>
        <source>{player} chooses domino {domino}.</source>
        <translation>{player:Név} {domino:az-as} dominót választja.</translation>
    </message>
    <message>
        <source>{player} places domino {domino}.</source>
        <translation>{player:Név} lerakja {domino:az-as} dominót.</translation>
    </message>
    <message>
        <source>{player} discards domino {domino}.</source>
        <translation>{player:Név} eldobja {domino:az-as} dominót.</translation>
    </message>
    <message>
        <source>{player}: put a king on a domino</source>
        <translation>{player}: állíts királyt egy dominóra</translation>
    </message>
    <message>
        <source>{player}: choose a domino from the next line</source>
        <translation>{player}: válassz dominót a következő sorból</translation>
    </message>
    <message>
        <source>{player}: place domino {domino} in your kingdom</source>
        <translation>{player}: rakd le {domino:az-as} dominót a királyságodba</translation>
    </message>
    <message>
        <source>{player}: domino {domino} fits nowhere, so discard it</source>
        <translation>{player}: {domino:az-as} dominó sehová sem illik, dobd el</translation>
    </message>
    <message>
        <source>First choice</source>
        <translation>Első választás</translation>
    </message>
    <message>
        <source>Domino {domino}: {left} / {right}</source>
        <translation>{domino:-as} dominó: {left} / {right}</translation>
    </message>
    <message>
        <source>Domino {domino}: {left} ({there}), {right} ({beside})</source>
        <translation>{domino:-as} dominó: {left} ({there}), {right} ({beside})</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Forduló: {turn}/{turns}</translation>
    </message>
    <message>
        <source>Game {game} of {games} · First choice</source>
        <translation>Játszma: {game}/{games} · Első választás</translation>
    </message>
    <message>
        <source>Game {game} of {games} · Turn {turn} of {turns}</source>
        <translation>Játszma: {game}/{games} · Forduló: {turn}/{turns}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>{turn}. forduló</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>{game}. játszma</translation>
    </message>
    <message>
        <source>Game {game} is over: {player} leads by {points}</source>
        <translation>Véget ért {game:az}. játszma: {player:név} {points} ponttal vezet</translation>
    </message>
    <message>
        <source>Game {game} is over: tied for the lead</source>
        <translation>Véget ért {game:az}. játszma: döntetlen az állás</translation>
    </message>
    <message>
        <source>Still possible</source>
        <translation>Még lehetséges</translation>
    </message>
    <message>
        <source>Dominoes not yet seen</source>
        <translation>Még nem látott dominók</translation>
    </message>
    <message>
        <source>Domino {domino}, not yet seen: {left} / {right}</source>
        <translation>{domino:-as} dominó, még nem láttuk: {left} / {right}</translation>
    </message>
    <message>
        <source>Domino {domino}, already seen: {left} / {right}</source>
        <translation>{domino:-as} dominó, már láttuk: {left} / {right}</translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>Még jön: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain}, %n crown(s)</source>
        <translation>
            <numerusform>{terrain}, %n korona</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: only domino {domino} is left to choose</source>
        <translation>{player}: már csak {domino:az-as} dominó választható</translation>
    </message>
    <message>
        <source>New dominoes revealed: {dominoes}.</source>
        <translation>Új dominók váltak láthatóvá: {dominoes}.</translation>
    </message>
    <message>
        <source>Domino {domino} ({left} / {right})</source>
        <translation>{domino:-as} dominó ({left} / {right})</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Kastély</translation>
    </message>
    <message>
        <source>{player}: place the dominoes in any order, or type a number and press an arrow key</source>
        <translation>{player}: rakd le a dominókat bármilyen sorrendben, vagy írj be egy számot, és nyomj meg egy nyílbillentyűt</translation>
    </message>
    <message>
        <source>{domino}: press the arrow key that points to its right half</source>
        <translation>{domino}: nyomd meg azt a nyilat, amerre a jobb fele van</translation>
    </message>
    <message>
        <source>Dominoes are numbered 1 to 48; 0 is the castle.</source>
        <translation>A dominók sorszáma 1-től 48-ig terjed; a 0 a kastély.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Következő</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>Választék</translation>
    </message>
    <message>
        <source>Turn {number} of {turns}</source>
        <translation>Forduló: {number}/{turns}</translation>
    </message>
    <message>
        <source>left in the pile</source>
        <translation>maradt a kupacban</translation>
    </message>
    <message>
        <source>Nothing discarded</source>
        <translation>Nincs eldobott dominó</translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Játszma: {number}/{games}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>{number}. játszma</translation>
    </message>
    <message>
        <source>Middle +{points}</source>
        <translation>Közép +{points}</translation>
    </message>
    <message>
        <source>Harmony +{points}</source>
        <translation>Harmónia +{points}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>forgatás</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>visszatétel</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lerakás</translation>
    </message>
    <message>
        <source>Discard domino {domino}</source>
        <translation>{domino:-as} dominó eldobása</translation>
    </message>
    <message>
        <source>Domino {domino} fits nowhere in your kingdom, so it must be discarded.</source>
        <translation>{domino:Az-as} dominó sehová sem illik a királyságodba, ezért el kell dobnod.</translation>
    </message>
    <message>
        <source>Pile. Dominoes left: {count}</source>
        <translation>Kupac. {count} dominó maradt benne</translation>
    </message>
    <message>
        <source>Now, place {place}: domino {domino} ({left} / {right})</source>
        <translation>Most, {place}. hely: {domino:-as} dominó ({left} / {right})</translation>
    </message>
    <message>
        <source>Now, place {place}: already played</source>
        <translation>Most, {place}. hely: már kijátszva</translation>
    </message>
    <message>
        <source>Next, place {place}: domino {domino} ({left} / {right}), {king}</source>
        <translation>Következő, {place}. hely: {domino:-as} dominó ({left} / {right}), {king}</translation>
    </message>
    <message>
        <source>Next, place {place}: domino {domino} ({left} / {right}), free</source>
        <translation>Következő, {place}. hely: {domino:-as} dominó ({left} / {right}), szabad</translation>
    </message>
    <message>
        <source>First line, place {place}: domino {domino} ({left} / {right}), {king}</source>
        <translation>Első sor, {place}. hely: {domino:-as} dominó ({left} / {right}), {king}</translation>
    </message>
    <message>
        <source>First line, place {place}: domino {domino} ({left} / {right}), free</source>
        <translation>Első sor, {place}. hely: {domino:-as} dominó ({left} / {right}), szabad</translation>
    </message>
    <message>
        <source>Next, place {place}: empty</source>
        <translation>Következő, {place}. hely: üres</translation>
    </message>
    <message>
        <source>Domino {domino}, left half: {square}</source>
        <translation>{domino:-as} dominó, bal fele: {square}</translation>
    </message>
    <message>
        <source>Domino {domino}, right half: {square}</source>
        <translation>{domino:-as} dominó, jobb fele: {square}</translation>
    </message>
    <message>
        <source>King: {king}</source>
        <translation>Király: {king}</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Nincs király</translation>
    </message>
    <message>
        <source>Castle: {king}</source>
        <translation>Kastély: {king}</translation>
    </message>
    <message>
        <source>{player}, {where}: {square}</source>
        <translation>{player}, {where}: {square}</translation>
    </message>
    <message>
        <source>{player}, {where}: free</source>
        <translation>{player}, {where}: üres</translation>
    </message>
    <message>
        <source>{x} left of the castle</source>
        <translation>{x} mezővel balra a kastélytól</translation>
    </message>
    <message>
        <source>{x} right of the castle</source>
        <translation>{x} mezővel jobbra a kastélytól</translation>
    </message>
    <message>
        <source>{y} above the castle</source>
        <translation>{y} mezővel a kastély fölött</translation>
    </message>
    <message>
        <source>{y} below the castle</source>
        <translation>{y} mezővel a kastély alatt</translation>
    </message>
    <message>
        <source>{x} left and {y} above the castle</source>
        <translation>{x} mezővel balra és {y} mezővel feljebb a kastélytól</translation>
    </message>
    <message>
        <source>{x} right and {y} above the castle</source>
        <translation>{x} mezővel jobbra és {y} mezővel feljebb a kastélytól</translation>
    </message>
    <message>
        <source>{x} left and {y} below the castle</source>
        <translation>{x} mezővel balra és {y} mezővel lejjebb a kastélytól</translation>
    </message>
    <message>
        <source>{x} right and {y} below the castle</source>
        <translation>{x} mezővel jobbra és {y} mezővel lejjebb a kastélytól</translation>
    </message>
    <message>
        <source>Discarded domino {domino}: {king}</source>
        <translation>Eldobott {domino:-as} dominó: {king}</translation>
    </message>
    <message>
        <source>Maximum kingdom size: {size} × {size}</source>
        <translation>A királyság legnagyobb mérete: {size} × {size}</translation>
    </message>
    <message>
        <source>{player}: territories with crowns</source>
        <translation>{player}: koronás területek</translation>
    </message>
    <message>
        <source>{player}: {terrain}</source>
        <translation>{player}: {terrain}</translation>
    </message>
    <message>
        <source>{player}: {bonus}</source>
        <translation>{player}: {bonus}</translation>
    </message>
    <message>
        <source>Discarded dominoes: {count}</source>
        <translation>Eldobott dominók: {count}</translation>
    </message>
    <message>
        <source>Kings act in the order of these numbers, lowest first.</source>
        <translation>A királyok e számok sorrendjében lépnek, a legkisebbel kezdve.</translation>
    </message>
    <message>
        <source>This king’s owner places the domino under it, then moves the king to a domino in the next line.</source>
        <translation>A király gazdája lerakja a király alatti dominót, majd a királyt a következő sor egyik dominójára állítja.</translation>
    </message>
    <message>
        <source>Each king goes on a domino; the lower its number, the sooner the king acts.</source>
        <translation>Minden király egy dominóra áll; minél kisebb a dominó száma, annál hamarabb lép a király.</translation>
    </message>
    <message>
        <source>This domino is chosen; it will be placed next turn.</source>
        <translation>Ez a dominó már foglalt; a következő fordulóban kell lerakni.</translation>
    </message>
    <message>
        <source>Drawn each turn: {line}. Removed from this game, unseen: {removed}.</source>
        <translation>Minden fordulóban {line} dominó kerül ki innen. Ebből a játszmából látatlanul kimaradt: {removed}.</translation>
    </message>
    <message>
        <source>Dominoes placed each turn: {line}. Turns after this one: {left}.</source>
        <translation>Minden fordulóban egy {line} dominóból álló sort raktok le. Hátralévő fordulók ez után: {left}.</translation>
    </message>
    <message>
        <source>A domino that fits nowhere is discarded and scores nothing.</source>
        <translation>Amelyik dominó sehová sem illik, azt el kell dobni, és nem ér pontot.</translation>
    </message>
    <message>
        <source>Any terrain may touch the castle; it scores nothing itself.</source>
        <translation>A kastélyhoz bármilyen terep csatlakozhat; a kastély maga nem ér pontot.</translation>
    </message>
    <message>
        <source>A domino fits here if one of its halves touches the castle or the same terrain.</source>
        <translation>Ide olyan dominó illik, amelynek egyik fele a kastéllyal vagy ugyanolyan tereptípussal érintkezik.</translation>
    </message>
    <message>
        <source>Its territory, squares × crowns: {squares} × {crowns} = {points}.</source>
        <translation>A területe, mezők × koronák: {squares} × {crowns} = {points}.</translation>
    </message>
    <message>
        <source>Every territory scores its squares × its crowns. Crowns so far: {crowns}.</source>
        <translation>Minden terület pontértéke: mezők × koronák. Koronák eddig: {crowns}.</translation>
    </message>
    <message>
        <source>Still possible: {bonuses}.</source>
        <translation>Még lehetséges: {bonuses}.</translation>
    </message>
    <message>
        <source>{bonus} +{points}</source>
        <translation>{bonus} +{points}</translation>
    </message>
    <message>
        <source>{points} extra points if the castle is exactly in the middle of its kingdom.</source>
        <translation>{points} bónuszpont, ha a kastély pontosan a királysága közepén áll.</translation>
    </message>
    <message>
        <source>{points} extra points if the kingdom is complete: nothing was discarded.</source>
        <translation>{points} bónuszpont, ha a királyság teljes: egy dominót sem kellett eldobni.</translation>
    </message>
    <message>
        <source>Certain: +{points}.</source>
        <translation>Biztos: +{points}.</translation>
    </message>
    <message>
        <source>Still possible; counted so far: 0.</source>
        <translation>Még lehetséges; eddig beszámítva: 0.</translation>
    </message>
    <message>
        <source>No longer possible: 0.</source>
        <translation>Már nem lehetséges: 0.</translation>
    </message>
    <message>
        <source>Each territory of this terrain scores its squares × its crowns.</source>
        <translation>E terep minden területének pontértéke: mezők × koronák.</translation>
    </message>
    <message>
        <source>Bonuses that can still be earned; they count once they are certain.</source>
        <translation>Még megszerezhető bónuszpontok; akkor számítanak, ha már biztosak.</translation>
    </message>
    <message>
        <source>{squares} × {crowns} = {points}</source>
        <translation>{squares} × {crowns} = {points}</translation>
    </message>
    <message>
        <source>Squares × crowns: {territories}. Together: {points}.</source>
        <translation>Mezők × koronák: {territories}. Összesen: {points}.</translation>
    </message>
    <message>
        <source>No territory with a crown yet: 0. Squares of this terrain: {squares}.</source>
        <translation>Még nincs koronás terület: 0. E terep mezői: {squares}.</translation>
    </message>
    <message>
        <source>No territory with a crown yet: 0.</source>
        <translation>Még nincs koronás terület: 0.</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es)</source>
        <translation>
            <numerusform>%n dominó</numerusform>
        </translation>
    </message>
    <message>
        <source>A new line is drawn from the pile when all kings have moved.</source>
        <translation>Új sor akkor kerül ki a kupacból, amikor már minden király továbblépett.</translation>
    </message>
    <message>
        <source>{player} has chosen this domino and will place it.</source>
        <translation>Ezt a dominót {player:név} választotta, és ő rakja le.</translation>
    </message>
    <message>
        <source>The lowest number goes first: domino {domino} is next.</source>
        <translation>A legkisebb szám kerül sorra először: most {domino:az-as} dominó következik.</translation>
    </message>
    <message>
        <source>Kings move in the order of their dominoes, the lowest number first.</source>
        <translation>A királyok a dominóik számának sorrendjében lépnek, a legkisebbel kezdve.</translation>
    </message>
    <message>
        <source>First choose this domino with your king; you place it next turn.</source>
        <translation>Előbb válaszd ki ezt a dominót a királyoddal; a következő fordulódban rakod le.</translation>
    </message>
    <message>
        <source>A king stays on the domino it has chosen.</source>
        <translation>A király a kiválasztott dominón marad.</translation>
    </message>
    <message>
        <source>This king chooses later; your other king is next.</source>
        <translation>Ez a király később választ; most a másik királyod van soron.</translation>
    </message>
    <message>
        <source>Your castle stays where it is; your kingdom grows around it.</source>
        <translation>A kastélyod a helyén marad; a királyságod körülötte növekszik.</translation>
    </message>
    <message>
        <source>Once placed, a domino never moves.</source>
        <translation>A lerakott dominó többé nem mozdítható el.</translation>
    </message>
    <message>
        <source>A discarded domino is out of the game.</source>
        <translation>Az eldobott dominó kikerült a játékból.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Novice</source>
        <translation>Újonc</translation>
    </message>
    <message>
        <source>For a first game: plays sensibly, but misses things.</source>
        <translation>Első játékhoz: értelmesen játszik, de nem vesz észre mindent.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbijátékos</translation>
    </message>
    <message>
        <source>Finds good moves but sometimes misses a better one.</source>
        <translation>Jó lépéseket talál, de néha nem vesz észre egy jobbat.</translation>
    </message>
    <message>
        <source>Thinks ahead and rarely makes a mistake.</source>
        <translation>Előre gondolkodik, és ritkán hibázik.</translation>
    </message>
    <message>
        <source>Weighs every chance and what the others are after.</source>
        <translation>Minden esélyt mérlegel, és azt is, mit akarnak a többiek.</translation>
    </message>
    <message>
        <source>Plans far ahead and punishes every mistake.</source>
        <translation>Hosszú távra tervez, és minden hibát megtorol.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Gyakorlott</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Erős</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Szakértő</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>You can enter at most {count} characters.</source>
        <translation>Legfeljebb {count} karaktert írhatsz be.</translation>
    </message>
</context>
<context>
    <name>new_game</name>
    <message>
        <source>New game: {game}</source>
        <translation>Új játék: {game}</translation>
    </message>
    <message>
        <source>{players} · {line}</source>
        <translation>{players} · {line}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Helyek</translation>
    </message>
    <message>
        <source>clockwise, in turn order</source>
        <translation>az óramutató járása szerint, játéksorrendben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Ki játszik</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Segítség</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Language or level</source>
        <translation>Nyelv vagy szint</translation>
    </message>
    <message>
        <source>Color of this seat</source>
        <translation>A hely színe</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Gép</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <translation>A program nyelve</translation>
    </message>
    <message>
        <source>Add seat {number}</source>
        <translation>{number}. hely hozzáadása</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>A hely eltávolítása</translation>
    </message>
    <message>
        <source>Pink rose</source>
        <translation>Rózsaszín rózsa</translation>
    </message>
    <message>
        <source>Yellow sun</source>
        <translation>Sárga nap</translation>
    </message>
    <message>
        <source>Green oak leaf</source>
        <translation>Zöld tölgylevél</translation>
    </message>
    <message>
        <source>Blue wave</source>
        <translation>Kék hullám</translation>
    </message>
    <message>
        <source>Violet star</source>
        <translation>Lila csillag</translation>
    </message>
    <message>
        <source>{color} (swap with {name})</source>
        <translation>{color} – csere: {name}</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>A beállítások szerint</translation>
    </message>
    <message>
        <source>All aids</source>
        <translation>Minden segítség</translation>
    </message>
    <message>
        <source>No aids</source>
        <translation>Nincs segítség</translation>
    </message>
    <message>
        <source>{count} of {all} aids</source>
        <translation>{count}/{all} segítség</translation>
    </message>
    <message>
        <source>Assistance: {choice}</source>
        <translation>Segítség: {choice}</translation>
    </message>
    <message>
        <source>Pieces you can take</source>
        <translation>Elvehető elemek</translation>
    </message>
    <message>
        <source>Where a piece can go</source>
        <translation>Lehetséges helyek</translation>
    </message>
    <message>
        <source>What a move scores</source>
        <translation>A lépés pontértéke</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>On this player’s turn, a dotted outline marks every piece they can take.</source>
        <translation>Amikor ez a játékos következik, pontozott vonal keretezi az elvehető elemeket.</translation>
    </message>
    <message>
        <source>Legal places light up while this player holds a piece.</source>
        <translation>Amíg a játékos valamit a kezében tart, világítanak a lehetséges helyek.</translation>
    </message>
    <message>
        <source>Points and losses appear before the piece is put down.</source>
        <translation>A nyereség és a veszteség már a lerakás előtt látszik.</translation>
    </message>
    <message>
        <source>This player may ask for a good move.</source>
        <translation>Ez a játékos jó lépést kérhet a programtól.</translation>
    </message>
    <message>
        <source>This player may undo moves.</source>
        <translation>Ennek a játékosnak a lépései visszavonhatók.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Játékbeállítások</translation>
    </message>
    <message>
        <source>Only when the display is empty</source>
        <translation>Csak ha a kínálat üres</translation>
    </message>
    <message>
        <source>The first plate is free</source>
        <translation>Az első lapka ingyenes</translation>
    </message>
    <message>
        <source>All plates are free</source>
        <translation>Minden lapka ingyenes</translation>
    </message>
    <message>
        <source>Beginner set</source>
        <translation>Kezdőknek való készlet</translation>
    </message>
    <message>
        <source>Three at random</source>
        <translation>Három véletlenszerűen</translation>
    </message>
    <message>
        <source>Four at random</source>
        <translation>Négy véletlenszerűen</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Saját választás</translation>
    </message>
    <message>
        <source>Choose one side of at least three tablets.</source>
        <translation>Válaszd ki legalább három céllapka egyik oldalát.</translation>
    </message>
    <message>
        <source>Complete rows</source>
        <translation>Teljes sorok</translation>
    </message>
    <message>
        <source>Rows with five colors</source>
        <translation>Ötszínű sorok</translation>
    </message>
    <message>
        <source>Complete columns</source>
        <translation>Teljes oszlopok</translation>
    </message>
    <message>
        <source>Tiles on the outer edge</source>
        <translation>Csempék a külső mezőkön</translation>
    </message>
    <message>
        <source>Complete diagonals</source>
        <translation>Teljes átlók</translation>
    </message>
    <message>
        <source>Complete corner plates</source>
        <translation>Teljes saroklapkák</translation>
    </message>
    <message>
        <source>All multicolored spaces</source>
        <translation>Minden többszínű mező</translation>
    </message>
    <message>
        <source>Empty special spaces</source>
        <translation>Üres színtelen mezők</translation>
    </message>
    <message>
        <source>Save as a player: {name}</source>
        <translation>Felvétel a játékosok közé: {name}</translation>
    </message>
    <message>
        <source>Choose a player (Alt+Down)</source>
        <translation>Játékos választása (Alt+Le)</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Osztás</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Kezdőérték</translation>
    </message>
    <message>
        <source>The same seed always deals the same game. Leave it empty for a new deal every time.</source>
        <translation>Ugyanaz a kezdőérték mindig ugyanazt az osztást adja. Üresen hagyva minden alkalommal új osztás lesz.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Véletlen</translation>
    </message>
    <message>
        <source>Pick a random seed</source>
        <translation>Véletlen kezdőérték</translation>
    </message>
    <message>
        <source>Remember these seats and options</source>
        <translation>Helyek és beállítások megjegyzése</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Játék indítása</translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message>
        <source>{reason} ({player})</source>
        <translation>{reason} ({player})</translation>
    </message>
    <message>
        <source>Biggest gap: {reason}, {points} to {other}.</source>
        <translation>Fő előny: {reason}, {points} – {other}.</translation>
    </message>
    <message>
        <source>Biggest gap to {player}: {reason}, {points} to {other}.</source>
        <translation>Fő előny {player:név-val} szemben: {reason}, {points} – {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n point(s).</source>
        <translation>
            <numerusform>%n pontos győzelem.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} = {points}</source>
        <translation>{reason} = {points}</translation>
    </message>
    <message>
        <source>{player}, {reason}: {points}, the highest</source>
        <translation>{player}, {reason}: {points}, ez a legtöbb</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
</context>
<context>
    <name>percent</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>pixies</name>
    <message>
        <source>Pixies</source>
        <translation>Pixies</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation>többszínű</translation>
    </message>
    <message>
        <source>Pixies is for 2 to 5 players.</source>
        <translation>A Pixies 2–5 játékosnak való.</translation>
    </message>
    <message>
        <source>Pixies has no options to choose.</source>
        <translation>A Pixiesben nincsenek választható beállítások.</translation>
    </message>
    <message>
        <source>A move is a card from 1 to 70, such as 17, 17o, 17u or 17d5.</source>
        <translation>Egy lépés: egy kártya 1 és 70 között, például 17, 17o, 17u vagy 17d5.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>This card has not been revealed yet: {number} ({color}).</source>
        <translation>{color:Az} {number:-as} kártya még nincs felfedve.</translation>
    </message>
    <message>
        <source>{player} has already taken this card: {number} ({color}).</source>
        <translation>{player:Név} már elvette {color:az} {number:-as} kártyát.</translation>
    </message>
    <message>
        <source>Your space {space} is empty: the card must go there, face up.</source>
        <translation>{space:Az}. meződ üres: a kártyát képpel felfelé oda kell raknod.</translation>
    </message>
    <message>
        <source>Your space {space} holds a lone face-down card: the new card must go on top of it, face up.</source>
        <translation>{space:Az}. meződön egyetlen, képpel lefelé fordított kártya van: az újat képpel felfelé rá kell raknod.</translation>
    </message>
    <message>
        <source>Your space {space} holds a single face-up card: choose which of the two cards stays face up.</source>
        <translation>{space:Az}. meződön egyetlen, képpel felfelé fordított kártya van: válaszd ki, melyik maradjon a kettő közül képpel felfelé.</translation>
    </message>
    <message>
        <source>Your card {space} is already validated: the new card must go face down on an empty space.</source>
        <translation>{space:Az}. meződ kártyája már érvényesítve van: az újat képpel lefelé egy üres mezőre kell raknod.</translation>
    </message>
    <message>
        <source>A face-down card needs an empty space, and your space {space} is not empty.</source>
        <translation>A képpel lefelé fordított kártyának üres mező kell, {space:az}. meződ pedig nem üres.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>Validated cards</source>
        <translation>Érvényesített kártyák</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirálok és keresztek</translation>
    </message>
    <message>
        <source>Largest color zone</source>
        <translation>Legnagyobb színzóna</translation>
    </message>
    <message numerus="yes">
        <source>%n validated card(s)</source>
        <translation>
            <numerusform>%n érvényesített kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spiral(s)</source>
        <translation>
            <numerusform>%n spirál</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n kereszt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Special card ({color}): %n card(s) of its color</source>
        <translation>
            <numerusform>Különleges kártya ({color}): %n kártya ebből a színből</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest color zone: %n card(s) × {factor}</source>
        <translation>
            <numerusform>Legnagyobb színzóna: %n kártya × {factor}</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: the highest total is tied ({points}).</source>
        <translation>Többen is elérték a legmagasabb összpontszámot, így közös a győzelem: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner:Név} győzött %n ponttal.</numerusform>
        </translation>
    </message>
    <message>
        <source>There must be 2 to 5 areas, not {count}.</source>
        <translation>2–5 játékterület kell, nem {count}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} to take the first card.</source>
        <translation>Nincs {seat}. hely, amely az első kártyát elvehetné.</translation>
    </message>
    <message>
        <source>The display must have {expected} slots, not {count}.</source>
        <translation>A kínálatban {expected} hely kell, nem {count}.</translation>
    </message>
    <message>
        <source>At most 2 rounds can be finished before this one, not {count}.</source>
        <translation>E forduló előtt legfeljebb 2 befejezett forduló lehet, nem {count}.</translation>
    </message>
    <message>
        <source>An area must have 9 spaces, not {count} (seat {seat}, round {round}).</source>
        <translation>Egy játékterületen 9 mező kell, nem {count} ({seat}. hely, {round}. forduló).</translation>
    </message>
    <message>
        <source>Round {round} has a card {card}, which does not exist.</source>
        <translation>{round:Az}. fordulóban nem létező kártya szerepel: {card}.</translation>
    </message>
    <message>
        <source>Card {card} is there more than once in round {round}.</source>
        <translation>{round:Az}. fordulóban többször is szerepel egy kártya: {card}.</translation>
    </message>
    <message>
        <source>There must be 70 cards in the round, not {count}.</source>
        <translation>Egy fordulóban 70 kártya kell, nem {count}.</translation>
    </message>
    <message>
        <source>The face-up card {card} has the number {number}, but lies on space {space} (seat {seat}, round {round}).</source>
        <translation>A képpel felfelé fordított kártya ({card}) száma {number}, mégis {space:az}. mezőn van ({seat}. hely, {round}. forduló).</translation>
    </message>
    <message>
        <source>Nine validated spaces are impossible: the ninth occupied space ends the round (seat {seat}, round {round}).</source>
        <translation>Kilenc érvényesített mező nem lehet: a forduló véget ér, amikor a kilencedik mező is foglalt ({seat}. hely, {round}. forduló).</translation>
    </message>
    <message>
        <source>The number of cards placed by seat {seat} must be {expected} by now, not {count}.</source>
        <translation>{seat:Az}. helyen eddig {expected} lerakott kártyának kell lennie, nem {count:-nak}.</translation>
    </message>
    <message>
        <source>The deck cannot hold {count} cards when every turn reveals {each}.</source>
        <translation>A pakliban nem lehet {count} kártya, ha minden körben {each} kártyát fedtek fel.</translation>
    </message>
    <message>
        <source>Seat {seat} has already filled its area: the round should be over.</source>
        <translation>{seat:Az}. hely játékterülete már korábban megtelt: a fordulónak véget kellett volna érnie.</translation>
    </message>
    <message>
        <source>The display is empty although the deck still holds {count} cards.</source>
        <translation>A kínálat üres, pedig a pakliban még {count} kártya van.</translation>
    </message>
    <message>
        <source>Round {round} is over, but neither scored nor followed by the next.</source>
        <translation>{round:Az}. forduló véget ért, de sem pontozás, sem új forduló nem követte.</translation>
    </message>
    <message>
        <source>Round {round} must have {expected} areas and tallies, not {areas} and {tallies}.</source>
        <translation>{round:Az}. fordulóhoz {expected} játékterület és összesítés kell, nem {areas} és {tallies}.</translation>
    </message>
    <message>
        <source>Not all players placed the same number of cards in round {round}.</source>
        <translation>{round:Az}. fordulóban nem mindenki rakott le ugyanannyi kártyát.</translation>
    </message>
    <message>
        <source>Nobody filled an area in round {round}, and the deck did not run out.</source>
        <translation>{round:Az}. fordulóban senki sem töltötte meg a játékterületét, és a pakli sem fogyott el.</translation>
    </message>
    <message>
        <source>The area of seat {seat} in round {round} is worth {validated} for validated cards, {symbols} for symbols and {zone} for the zone; its tally says otherwise.</source>
        <translation>{round:Az}. fordulóban {seat:az}. hely játékterülete {validated} pontot ér az érvényesített kártyákért, {symbols} pontot a jelekért és {zone} pontot a zónáért; az összesítés mást mutat.</translation>
    </message>
    <message>
        <source>A face-up card goes on the space with its number: {space}.</source>
        <translation>A kártya képpel felfelé csak a száma szerinti mezőre kerülhet: {space:az}. mezőre.</translation>
    </message>
    <message>
        <source>In round {round}, {player} and {other} both have this card: {number} ({color}).</source>
        <translation>{round:Az}. fordulóban ez a kártya két játékosnál is ott van ({player}, {other}): {number} ({color}).</translation>
    </message>
    <message>
        <source>In round {round}, not all nine spaces can be validated: the ninth card on an empty space ends the round.</source>
        <translation>{round:Az}. fordulóban nem lehet mind a kilenc mezőn érvényesített kártya, mert a forduló véget ér, amint az utolsó üres mezőre is kártya kerül.</translation>
    </message>
    <message>
        <source>In round {round}, nobody has cards on all nine spaces yet.</source>
        <translation>{round:Az}. fordulóban még senkinek sincs kártyája mind a kilenc mezőn.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) missing; every player places the same number.</source>
        <translation>
            <numerusform>{round:Az}. fordulóból még %n kártya hiányzik, mert mindenki ugyanannyit rak le.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is already a face-up card on space {space}.</source>
        <translation>{space:Az}. mezőn már van képpel felfelé fordított kártya.</translation>
    </message>
    <message>
        <source>There is already a face-down card on space {space}.</source>
        <translation>{space:Az}. mezőn már van képpel lefelé fordított kártya.</translation>
    </message>
</context>
<context>
    <name>pixies_table</name>
    <message>
        <source>Players place cards only in their own areas.</source>
        <translation>Mindenki csak a saját játékterületére rak kártyát.</translation>
    </message>
    <message>
        <source>A card goes on a space in your own area.</source>
        <translation>A kártya a saját játékterületed egyik mezőjére kerül.</translation>
    </message>
    <message>
        <source>Revealed cards</source>
        <translation>Felfedett kártyák</translation>
    </message>
    <message>
        <source>Cards: {player}</source>
        <translation>Kártyák: {player}</translation>
    </message>
    <message>
        <source>{player} places a card face up on space {space}.</source>
        <translation>{player:Név} képpel felfelé rak egy kártyát {space:az}. mezőre.</translation>
    </message>
    <message>
        <source>{player} validates space {space} with a card on top.</source>
        <translation>{player:Név} érvényesített kártyát rak {space:az}. mezőre.</translation>
    </message>
    <message>
        <source>{player} covers the card on space {space}.</source>
        <translation>{player:Név} letakarja {space:az}. mező kártyáját.</translation>
    </message>
    <message>
        <source>{player} puts a card under the one on space {space}.</source>
        <translation>{player:Név} {space:az}. mező kártyája alá rakja az újat.</translation>
    </message>
    <message>
        <source>{player} places a card face down on space {space}.</source>
        <translation>{player:Név} képpel lefelé rak egy kártyát {space:az}. mezőre.</translation>
    </message>
    <message>
        <source>{card}, face up on space {space}</source>
        <translation>{card}, képpel felfelé {space:az}. mezőre</translation>
    </message>
    <message>
        <source>{card}, on top of the face-down card on space {space}</source>
        <translation>{card}, {space:az}. mező képpel lefelé fordított kártyájára</translation>
    </message>
    <message>
        <source>{card}, over the card on space {space}</source>
        <translation>{card}, {space:az}. mező kártyája fölé</translation>
    </message>
    <message>
        <source>{card}, under the card on space {space}</source>
        <translation>{card}, {space:az}. mező kártyája alá</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}</source>
        <translation>{card}, képpel lefelé {space:az}. mezőre</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · zone × {factor}</source>
        <translation>Forduló: {round}/{rounds} · zóna × {factor}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Véget ért {round:az}. forduló</translation>
    </message>
    <message>
        <source>Largest zone × {factor}</source>
        <translation>Legnagyobb zóna × {factor}</translation>
    </message>
    <message>
        <source>Cards not yet seen</source>
        <translation>Még nem látott kártyák</translation>
    </message>
    <message>
        <source>Number {number} ({color}). Not yet seen: {count} of {total}</source>
        <translation>{number:-as} kártya ({color}). Még nem láttuk: {count}/{total}</translation>
    </message>
    <message>
        <source>Number {number}. Not yet seen: {count}</source>
        <translation>{number:-as} kártyák. Még nem láttuk: {count}</translation>
    </message>
    <message>
        <source>Color: {color}. Not yet seen: {count}</source>
        <translation>Szín: {color}. Még nem láttuk: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n kártya a pakliban</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: place a card face up</source>
        <translation>{player}: rakj le egy kártyát képpel felfelé</translation>
    </message>
    <message>
        <source>{player}: place a card over or under the same number</source>
        <translation>{player}: rakj egy kártyát azonos számú kártya fölé vagy alá</translation>
    </message>
    <message>
        <source>{player}: place a card face down</source>
        <translation>{player}: rakj le egy kártyát képpel lefelé</translation>
    </message>
    <message>
        <source>{player}: place a card face up, or over or under the same number</source>
        <translation>{player}: rakj le egy kártyát képpel felfelé, vagy azonos számú kártya fölé vagy alá</translation>
    </message>
    <message>
        <source>{player}: place a card face up or face down</source>
        <translation>{player}: rakj le egy kártyát képpel felfelé vagy lefelé</translation>
    </message>
    <message>
        <source>{player}: place a card over or under the same number, or face down</source>
        <translation>{player}: rakj egy kártyát azonos számú kártya fölé vagy alá, vagy képpel lefelé</translation>
    </message>
    <message>
        <source>{player}: place a card face up, over or under the same number, or face down</source>
        <translation>{player}: rakj le egy kártyát képpel felfelé, azonos számú kártya fölé vagy alá, vagy képpel lefelé</translation>
    </message>
    <message>
        <source>{player}: place the last card face up</source>
        <translation>{player}: rakd le az utolsó kártyát képpel felfelé</translation>
    </message>
    <message>
        <source>{player}: place the last card over or under the same number</source>
        <translation>{player}: rakd az utolsó kártyát az azonos számú kártya fölé vagy alá</translation>
    </message>
    <message>
        <source>{player}: place the last card face down</source>
        <translation>{player}: rakd le az utolsó kártyát képpel lefelé</translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) revealed from the deck.</source>
        <translation>
            <numerusform>%n új kártya érkezett a pakliból.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Felfedve</translation>
    </message>
    <message>
        <source>{left} of {all} left</source>
        <translation>{all:-ból} {left} maradt</translation>
    </message>
    <message>
        <source>taken by {player}</source>
        <translation>elvette: {player}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>elvéve</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>Order of this turn</source>
        <translation>A kör sorrendje</translation>
    </message>
    <message>
        <source>picks</source>
        <translation>választ</translation>
    </message>
    <message>
        <source>goes first next turn</source>
        <translation>ő kezdi a következő kört</translation>
    </message>
    <message>
        <source>round</source>
        <translation>forduló</translation>
    </message>
    <message>
        <source>total</source>
        <translation>összesen</translation>
    </message>
    <message>
        <source>{round} this round · {total} total</source>
        <translation>ebben a fordulóban {round} · összesen {total}</translation>
    </message>
    <message>
        <source>The new {number} stays up</source>
        <translation>Az új {number:-as} marad felül</translation>
    </message>
    <message>
        <source>The old {number} stays up</source>
        <translation>A régi {number:-as} marad felül</translation>
    </message>
    <message>
        <source>zone {cards} × {factor} = {points}</source>
        <translation>zóna {cards} × {factor} = {points}</translation>
    </message>
    <message>
        <source>{number} ({color})</source>
        <translation>{number} ({color})</translation>
    </message>
    <message>
        <source>{number} ({color}), special card</source>
        <translation>{number} ({color}), különleges kártya</translation>
    </message>
    <message>
        <source>Revealed card: {card}</source>
        <translation>Felfedett kártya: {card}</translation>
    </message>
    <message>
        <source>This card has been taken.</source>
        <translation>Ezt a kártyát már elvették.</translation>
    </message>
    <message>
        <source>{player} has taken this card.</source>
        <translation>{player:Név} már elvette ezt a kártyát.</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>képpel lefelé fordított kártya</translation>
    </message>
    <message>
        <source>{player}, space {space}: empty</source>
        <translation>{player}, {space}. mező: üres</translation>
    </message>
    <message>
        <source>{player}, space {space}: {card}</source>
        <translation>{player}, {space}. mező: {card}</translation>
    </message>
    <message>
        <source>{player}, space {space}: a face-down card</source>
        <translation>{player}, {space}. mező: képpel lefelé fordított kártya</translation>
    </message>
    <message>
        <source>{player}, space {space}, validated: {card}</source>
        <translation>{player}, {space}. mező, érvényesített: {card}</translation>
    </message>
    <message>
        <source>{player}, space {space}, upper half: the new card stays up</source>
        <translation>{player}, {space}. mező, felső fele: az új kártya marad felül</translation>
    </message>
    <message>
        <source>{player}, space {space}, lower half: the old card stays up</source>
        <translation>{player}, {space}. mező, alsó fele: a régi kártya marad felül</translation>
    </message>
    <message>
        <source>Revealed cards: {left} of {all} left</source>
        <translation>Felfedett kártyák: {all:-ból} {left} maradt</translation>
    </message>
    <message>
        <source>{player}: {round} this round, {total} in total</source>
        <translation>{player}: ebben a fordulóban {round}, összesen {total}</translation>
    </message>
    <message>
        <source>{player}: {source}, {points}</source>
        <translation>{player}: {source}, {points}</translation>
    </message>
    <message>
        <source>{player}: first player of this turn</source>
        <translation>{player}: a kör kezdőjátékosa</translation>
    </message>
    <message>
        <source>The first card with the number {space} goes here, or a face-down card.</source>
        <translation>Ide kerül az első {space:-as} kártya; képpel lefelé fordított kártya is jöhet ide.</translation>
    </message>
    <message>
        <source>It scores nothing. The next card with the number {space} is validated here.</source>
        <translation>Nem ér pontot. A következő {space:-as} kártya itt azonnal érvényesítetté válik.</translation>
    </message>
    <message>
        <source>It lies on a face-down card, so it is validated and scores its number: {space}.</source>
        <translation>Képpel lefelé fordított kártyán fekszik, ezért érvényesített, és annyi pontot ér, amennyi a száma: {space}.</translation>
    </message>
    <message>
        <source>A second card with the number {space} validates it, or takes its place.</source>
        <translation>Egy második {space:-as} kártya érvényesíti, vagy a helyére lép.</translation>
    </message>
    <message>
        <source>×{copies}: there are {copies} cards with the number {number}.</source>
        <translation>×{copies}: {copies} darab {number:-as} kártya van a játékban.</translation>
    </message>
    <message>
        <source>It belongs to the zones of every color.</source>
        <translation>Minden szín zónájához hozzátartozik.</translation>
    </message>
    <message>
        <source>Special card: 1 point for each face-up card of its color in the area, itself included.</source>
        <translation>Különleges kártya: 1 pont a játékterület minden képpel felfelé fordított, azonos színű kártyájáért, önmagát is beleértve.</translation>
    </message>
    <message>
        <source>Now: {points}.</source>
        <translation>Most: {points}.</translation>
    </message>
    <message>
        <source>Cards revealed each turn: {cards}. The number on the deck shows how many are left.</source>
        <translation>Minden körben {cards} kártyát fedtek fel. A paklin álló szám mutatja, hány maradt.</translation>
    </message>
    <message>
        <source>These cards are taken one by one, in the order of this turn.</source>
        <translation>Ezeket a kártyákat egyenként veszitek el, a kör sorrendjében.</translation>
    </message>
    <message>
        <source>The player who takes the last card goes first next turn.</source>
        <translation>Aki az utolsó kártyát veszi el, az kezdi a következő kört.</translation>
    </message>
    <message>
        <source>This round: validated cards {validated}, spirals and crosses {symbols}, largest zone {zone}.</source>
        <translation>Ebben a fordulóban: érvényesített kártyák {validated}, spirálok és keresztek {symbols}, legnagyobb zóna {zone}.</translation>
    </message>
    <message>
        <source>Points scored this round.</source>
        <translation>Az ebben a fordulóban szerzett pontok.</translation>
    </message>
    <message>
        <source>Each validated card scores its number.</source>
        <translation>Minden érvényesített kártya annyi pontot ér, amennyi a száma.</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point, each cross costs 1; a special card scores 1 for each face-up card of its color.</source>
        <translation>Minden spirál 1 pontot hoz, minden kereszt 1 pontba kerül; a különleges kártya 1 pontot hoz a színe minden képpel felfelé fordított kártyájáért.</translation>
    </message>
    <message>
        <source>Each card of your largest zone of one color scores 2 in round 1, 3 in round 2, 4 in round 3.</source>
        <translation>A legnagyobb színzónád minden kártyája az első fordulóban 2, a másodikban 3, a harmadikban 4 pontot ér.</translation>
    </message>
    <message>
        <source>This round, each card of the largest zone of one color scores {factor}.</source>
        <translation>Ebben a fordulóban a legnagyobb színzóna minden kártyája {factor} pontot ér.</translation>
    </message>
    <message>
        <source>Seal: each validated card scores its number. So far: {points}.</source>
        <translation>Pecsét: minden érvényesített kártya annyi pontot ér, amennyi a száma. Eddig: {points}.</translation>
    </message>
    <message>
        <source>Spiral and cross: each spiral scores 1 point, each cross costs 1; special cards count here too. So far: {points}.</source>
        <translation>Spirál és kereszt: minden spirál 1 pontot hoz, minden kereszt 1 pontba kerül; a különleges kártyák is ide számítanak. Eddig: {points}.</translation>
    </message>
    <message>
        <source>Zone: each card of the largest zone of one color scores {factor} this round. Cards: {cards}. So far: {points}.</source>
        <translation>Zóna: a legnagyobb színzóna minden kártyája {factor} pontot ér ebben a fordulóban. Kártyák: {cards}. Eddig: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for spirals.</source>
        <translation>
            <numerusform>Spirál: +%n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n point(s) for crosses.</source>
        <translation>
            <numerusform>Kereszt: −%n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Pakli: %n kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} ({color}), %n spiral(s)</source>
        <translation>
            <numerusform>{number} ({color}), %n spirál</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} ({color}), %n cross(es)</source>
        <translation>
            <numerusform>{number} ({color}), %n kereszt</numerusform>
        </translation>
    </message>
    <message>
        <source>New cards are revealed from the deck when all of these are taken.</source>
        <translation>Akkor kerülnek ki új kártyák a pakliból, ha ezeket már mind elvettétek.</translation>
    </message>
    <message>
        <source>This card is validated: it stays until the end of the round.</source>
        <translation>Ez a kártya érvényesített: a forduló végéig a helyén marad.</translation>
    </message>
    <message>
        <source>A placed card stays on its space; another {number} can still validate it.</source>
        <translation>A lerakott kártya a mezőjén marad; egy másik {number:-as} még érvényesítheti.</translation>
    </message>
    <message>
        <source>A face-down card stays on its space until a card with the number {number} covers it.</source>
        <translation>A képpel lefelé fordított kártya a mezőjén marad, és egy {number:-as-ra} vár, amely letakarja.</translation>
    </message>
</context>
<context>
    <name>posters</name>
    <message>
        <source>Take tiles by sunlight and moonlight, and build your dome.</source>
        <translation>Gyűjts csempéket nap- és holdfényben, és építsd fel a saját kupoládat.</translation>
    </message>
    <message>
        <source>Draft dominoes, join the lands, count the crowns.</source>
        <translation>Válassz dominókat, kapcsold össze a földeket, számold a koronákat.</translation>
    </message>
    <message>
        <source>Nine spaces, four seasons: which spirits stay in sight?</source>
        <translation>Kilenc mező, négy évszak: melyik szellem marad felül?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least}–%n player(s)</source>
        <translation>
            <numerusform>{least}–%n játékos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Oldal visszaállítása</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Általános</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Players can each use their own language: choose it in the new-game dialog.</source>
        <translation>Egy-egy játékos más nyelvet is választhat: az új játék ablaka minden helynél megkérdezi.</translation>
    </message>
    <message>
        <source>Make forced moves for me</source>
        <translation>Kényszerlépések automatikus megtétele</translation>
    </message>
    <message>
        <source>If you have only one legal move, it is made for you after a moment. Undo takes it back together with your previous move.</source>
        <translation>Ha csak egy szabályos lépésed van, a program kis idő múlva megteszi. A visszavonás az előtte lévő lépéseddel együtt vonja vissza.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Szövegméret</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Táblaméret</translation>
    </message>
    <message>
        <source>At 100%, the whole board fits the window.</source>
        <translation>100%-on az egész tábla elfér az ablakban.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animáció</translation>
    </message>
    <message>
        <source>How fast pieces move. Off: they jump straight into place. Use system setting: off if your system is set to reduce motion.</source>
        <translation>Milyen gyorsan mozognak az elemek. Kikapcsolva: azonnal a helyükön vannak. A rendszer szerint: kikapcsolva, ha a rendszerben csökkentett mozgás van beállítva.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Nagyon gyors</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kikapcsolva</translation>
    </message>
    <message>
        <source>Marks on the pieces</source>
        <translation>Jelek a játékelemeken</translation>
    </message>
    <message>
        <source>No piece is identified by color alone. The letters are the same in every language: Azul Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.</source>
        <translation>A színén kívül minden játékelemnek más ismertetőjele is van. A betűk minden nyelven ugyanazok: Azul – Párbaj B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.</translation>
    </message>
    <message>
        <source>Ornaments</source>
        <translation>Díszítések</translation>
    </message>
    <message>
        <source>Ornaments and letters</source>
        <translation>Díszítések és betűk</translation>
    </message>
    <message>
        <source>Ornaments and plain shapes</source>
        <translation>Díszítések és egyszerű formák</translation>
    </message>
    <message>
        <source>Score and moves beside the board</source>
        <translation>Pontok és lépések a tábla mellett</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Lefektetett képernyő</translation>
    </message>
    <message>
        <source>For a touch screen that lies flat: prompts and buttons face each player from the edge where that player sits.</source>
        <translation>Vízszintesen fekvő érintőképernyőhöz: a teendők és a gombok mindenki előtt a képernyő szélén, felé fordítva jelennek meg.</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Segítség</translation>
    </message>
    <message>
        <source>Assistance level</source>
        <translation>A segítség mértéke</translation>
    </message>
    <message>
        <source>Applies to players who have not chosen their own level in the new-game dialog.</source>
        <translation>Mindenkire érvényes, aki az új játék ablakában nem választott mást.</translation>
    </message>
    <message>
        <source>Learner: all aids</source>
        <translation>Tanulás: minden segítség</translation>
    </message>
    <message>
        <source>Normal: no advice</source>
        <translation>Normál: tanácsok nélkül</translation>
    </message>
    <message>
        <source>Purist: no aids</source>
        <translation>Purista: segítség nélkül</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Saját választás</translation>
    </message>
    <message>
        <source>Show which pieces you can take</source>
        <translation>Elvehető elemek mutatása</translation>
    </message>
    <message>
        <source>On your turn, a dotted outline marks every piece you can take.</source>
        <translation>Amikor te következel, pontozott vonal keretezi az elvehető elemeket.</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Lehetséges helyek mutatása</translation>
    </message>
    <message>
        <source>Legal places light up while you hold a piece.</source>
        <translation>Amíg valamit a kezedben tartasz, világítanak a lehetséges helyek.</translation>
    </message>
    <message>
        <source>Show what a move scores</source>
        <translation>A lépés pontértékének mutatása</translation>
    </message>
    <message>
        <source>You see points and losses before you put the piece down.</source>
        <translation>A nyereség és a veszteség már a lerakás előtt látszik.</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Tippek engedélyezése</translation>
    </message>
    <message>
        <source>You can ask for a good move.</source>
        <translation>Jó lépést kérhetsz a programtól.</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Visszavonás engedélyezése</translation>
    </message>
    <message>
        <source>You can undo moves and try other variations.</source>
        <translation>Visszavonhatod a lépéseket, és más változatokat is kipróbálhatsz.</translation>
    </message>
    <message>
        <source>Track remaining pieces</source>
        <translation>A hátralévő elemek számolása</translation>
    </message>
    <message>
        <source>The side panel shows which pieces have not appeared yet.</source>
        <translation>Az oldalsáv megmutatja, mely elemek nem kerültek még elő.</translation>
    </message>
    <message>
        <source>Explain why a move is not allowed</source>
        <translation>Indoklás, ha valami nem szabad</translation>
    </message>
    <message>
        <source>A note where you dropped the piece names the rule that forbids it.</source>
        <translation>Ahová az elemet ejtetted, ott megjelenik, melyik szabály tiltja a lépést.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Billentyűzet</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Mute sound</source>
        <translation>Hang némítása</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>A different pitch for each color</source>
        <translation>Saját hang minden színhez</translation>
    </message>
    <message>
        <source>Each color has its own pitch when you pick up a piece. Sound is never the only cue.</source>
        <translation>Amit felveszel, a színe szerint más-más magasságban szól. A hang semmi olyat nem árul el, ami ne látszana.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Akadálymentesség</translation>
    </message>
    <message>
        <source>Read out by the screen reader</source>
        <translation>Felolvasás képernyőolvasóval</translation>
    </message>
    <message>
        <source>The answer to “Where am I?” is always read out.</source>
        <translation>A „Hol vagyok?” kérdésre a válasz mindig elhangzik.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Minden</translation>
    </message>
    <message>
        <source>Everyone’s moves</source>
        <translation>Mindenki lépései</translation>
    </message>
    <message>
        <source>My own actions</source>
        <translation>Csak a saját mozdulataim</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>Confirm every move</source>
        <translation>Minden lépés megerősítése</translation>
    </message>
    <message>
        <source>A move waits until you press Enter or “Confirm”; Esc takes it back.</source>
        <translation>A lépés addig vár, amíg meg nem nyomod az Entert vagy a „Megerősítés” gombot; az Esc visszavonja.</translation>
    </message>
    <message>
        <source>Steady-hand assist</source>
        <translation>Segítség remegő kézhez</translation>
    </message>
    <message>
        <source>Ignores small slips while you click and accepts less precise drops.</source>
        <translation>Kattintás közben elcsúszhat a mutató, és az elemet a helyétől távolabb is elengedheted.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Adatok</translation>
    </message>
    <message>
        <source>Kupola keeps all its data in these folders.</source>
        <translation>Minden, amit a Kupola megőriz, ezekben a mappákban van.</translation>
    </message>
    <message>
        <source>Games: {folder}</source>
        <translation>Játszmák: {folder}</translation>
    </message>
    <message>
        <source>Settings: {folder}</source>
        <translation>Beállítások: {folder}</translation>
    </message>
    <message>
        <source>Export or delete games…</source>
        <translation>Játszmák exportálása, törlése…</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>Játszmák mappájának megnyitása</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>Beállítások mappájának megnyitása</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Minden beállítás visszaállítása</translation>
    </message>
    <message>
        <source>Reset the settings on every page? Your games are not affected.</source>
        <translation>Visszaállítod minden oldal beállításait? A játszmák megmaradnak.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>profiles</name>
    <message>
        <source>A player needs a name.</source>
        <translation>Adj nevet a játékosnak.</translation>
    </message>
    <message>
        <source>There is already a player named {name}.</source>
        <translation>Már van ilyen nevű játékos: {name}.</translation>
    </message>
    <message>
        <source>The players cannot be saved: {reason}</source>
        <translation>A játékosok nem menthetők: {reason}</translation>
    </message>
    <message>
        <source>The players cannot be read: {reason}</source>
        <translation>A játékosok nem olvashatók be: {reason}</translation>
    </message>
    <message>
        <source>A player’s file was damaged and cannot be used; it was kept as {file}.</source>
        <translation>Egy játékos fájlja megsérült, és nem használható; itt maradt meg: {file}.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>There is no other move.</source>
        <translation>Nincs más lépés.</translation>
    </message>
    <message>
        <source>Several moves are about equally good; this one did best in simulated games.</source>
        <translation>Több lépés is nagyjából egyformán jó; a próbajátszmákban ez szerepelt a legjobban.</translation>
    </message>
    <message numerus="yes">
        <source>In simulated games, it is worth %n point(s) more than any other move.</source>
        <translation>
            <numerusform>A próbajátszmákban %n ponttal többet ér, mint bármelyik másik lépés.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes pattern line {line}.</source>
        <translation>Megtelik vele {line:az}. mintasor.</translation>
    </message>
    <message>
        <source>It leaves no {color} tiles for the other player.</source>
        <translation>Nem hagy {color} csempét a másik játékosnak.</translation>
    </message>
    <message>
        <source>It also takes the first-player tile, and with it the first move of the next round.</source>
        <translation>Vele jár a kezdőjátékos-jelölő, és így a következő forduló első lépése is.</translation>
    </message>
    <message>
        <source>With this bonus chip, pattern line {line} can be completed.</source>
        <translation>Ezzel a bónuszkoronggal befejezhető {line:az}. mintasor.</translation>
    </message>
    <message>
        <source>A plate from the stack may fit better than those on display.</source>
        <translation>Egy lapka a kupacból jobban illhet a kupolába, mint a kínálat lapkái.</translation>
    </message>
    <message>
        <source>Drawing again would probably cost more than another plate is worth.</source>
        <translation>A további húzás többe kerülne, mint amennyit egy újabb lapka várhatóan hoz.</translation>
    </message>
    <message>
        <source>The bonus chips complete pattern line {line} now.</source>
        <translation>A bónuszkorongokkal most befejezhető {line:az}. mintasor.</translation>
    </message>
    <message>
        <source>The bonus chips are worth more for another line.</source>
        <translation>A bónuszkorongok egy másik mintasorban többet érnek.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern line {line} then needs only %n more tile(s).</source>
        <translation>
            <numerusform>{line:Az}. mintasorból ezután már csak %n csempe hiányzik.</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks no {color} tiles; many other moves would.</source>
        <translation>Egyetlen {color} csempe sem törik el; sok más lépésnél eltörne néhány.</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} can replace a missing tile later.</source>
        <translation>{factory:Az}. kis manufaktúra bónuszkorongja később egy hiányzó csempét pótolhat.</translation>
    </message>
    <message>
        <source>It has a space for pattern line {line}, which already holds tiles.</source>
        <translation>Van rajta mező a már megkezdett {line}. mintasorhoz.</translation>
    </message>
    <message>
        <source>In plate row {row}, plate column {column}, its tiles will connect to the ones beside it.</source>
        <translation>{row:Az}. lapkasor {column}. kupolamezőjén a csempéi a mellettük lévőkhöz csatlakoznak majd.</translation>
    </message>
    <message>
        <source>Its special space in row {row} gets a free tile once the other three are filled.</source>
        <translation>Színtelen mezőjére {row:az}. sorban ingyen kerül csempe, amint a másik három foglalt.</translation>
    </message>
    <message>
        <source>Its multicolored space in row {row} takes a tile of any color.</source>
        <translation>Többszínű mezőjére {row:az}. sorban bármilyen színű csempe kerülhet.</translation>
    </message>
    <message>
        <source>It completes a plate, so row {row} gets a free special tile.</source>
        <translation>Megtelik vele egy lapka, így {row:az}. sorba ingyen kerül egy különleges csempe.</translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, beside other tiles, it scores %n point(s).</source>
        <translation>
            <numerusform>{column:Az}. oszlopban, más csempék mellett %n pontot ér.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, it is worth %n point(s) toward the goals.</source>
        <translation>
            <numerusform>{column:Az}. oszlopban a céloknál %n pontot ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins territories ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Területeket köt össze ({terrain}), amelyek így együtt {squares} × {crowns} pontot érnek.</translation>
    </message>
    <message>
        <source>A territory gains crowns ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Koronát kap egy terület ({terrain}), amely így {squares} × {crowns} pontot ér.</translation>
    </message>
    <message>
        <source>A territory with crowns grows ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Nő egy koronás terület ({terrain}), amely így {squares} × {crowns} pontot ér.</translation>
    </message>
    <message>
        <source>It keeps the castle in the middle of the kingdom.</source>
        <translation>A kastély a királyság közepén marad.</translation>
    </message>
    <message>
        <source>It leaves no isolated square that no domino can fill.</source>
        <translation>Nem marad olyan magányos szabad mező, amelyet már egy dominó sem tölthet ki.</translation>
    </message>
    <message>
        <source>It makes room for domino {domino}, which is already chosen.</source>
        <translation>Jó helyet készít a már kiválasztott {domino:-as} dominónak.</translation>
    </message>
    <message>
        <source>The crowns on domino {domino} can still multiply many squares.</source>
        <translation>{domino:Az-as} dominón lévő korona a játék végéig még sok mezővel szorzódhat.</translation>
    </message>
    <message>
        <source>Domino {domino} gives first choice next turn.</source>
        <translation>{domino:Az-as} dominóval a következő fordulóban elsőként lehet választani.</translation>
    </message>
    <message>
        <source>Of the dominoes on offer, domino {domino} fits the kingdom best.</source>
        <translation>A választható dominók közül {domino:az-as} illik legjobban a királyságba.</translation>
    </message>
    <message numerus="yes">
        <source>Domino {domino} can score %n point(s) right away.</source>
        <translation>
            <numerusform>{domino:Az-as} dominó lerakva rögtön %n pontot érhet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To {player}, domino {domino} would be worth %n point(s).</source>
        <translation>
            <numerusform>{player:Név} {domino:az-as} dominóval %n pontot szerezne.</numerusform>
        </translation>
    </message>
    <message>
        <source>It covers a card on space {space} that costs points.</source>
        <translation>Letakar {space:az}. mezőn egy kártyát, amely pontba kerül.</translation>
    </message>
    <message>
        <source>Face down on space {space}, its crosses do not count.</source>
        <translation>{space:Az}. mezőn képpel lefelé nem számítanak a keresztjei.</translation>
    </message>
    <message numerus="yes">
        <source>To {player}, the {number} ({color}) would be worth %n point(s).</source>
        <translation>
            <numerusform>{player:Név} {color:az} {number:-as} kártyával %n pontot szerezne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choice {number}: about as good as the best move.</source>
        <translation>{number}. választás: nagyjából olyan jó, mint a legjobb lépés.</translation>
    </message>
    <message numerus="yes">
        <source>In 100 simulated games, it wins %n more than any other move.</source>
        <translation>
            <numerusform>100 próbajátszmából %n játszmával többet nyer, mint bármelyik másik lépés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in 100 simulated games, it wins %n fewer than the best move.</source>
        <translation>
            <numerusform>{number}. választás: 100 próbajátszmából %n játszmával kevesebbet nyer, mint a legjobb lépés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in simulated games, it is worth %n point(s) less than the best move.</source>
        <translation>
            <numerusform>{number}. választás: a próbajátszmákban %n ponttal kevesebbet ér, mint a legjobb lépés.</numerusform>
        </translation>
    </message>
    <message>
        <source>In 100 simulated games, it wins {best}; the move played wins {played}.</source>
        <translation>100 próbajátszmából {best} játszmát nyer, a megtett lépés {played} játszmát.</translation>
    </message>
    <message>
        <source>It validates a card, which scores its number: {number}.</source>
        <translation>Érvényesít egy kártyát, ez {number} pont.</translation>
    </message>
    <message>
        <source>Another {number} can validate it later.</source>
        <translation>Később egy másik {number:-as} érvényesítheti.</translation>
    </message>
    <message>
        <source>A card with the number {number} can validate it later.</source>
        <translation>Később egy {number:-as} kártya érvényesítheti.</translation>
    </message>
    <message numerus="yes">
        <source>The largest zone grows to %n card(s).</source>
        <translation>
            <numerusform>A legnagyobb zóna %n kártyára nő.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its symbols score %n point(s).</source>
        <translation>
            <numerusform>A jelei %n pontot hoznak.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>{player} had no choice.</source>
        <translation>{player:Név} nem választhatott.</translation>
    </message>
    <message>
        <source>{player} found the best move.</source>
        <translation>{player:Név} megtalálta a legjobb lépést.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdet</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Saját hibák</translation>
    </message>
    <message>
        <source>Others’ mistakes</source>
        <translation>Mások hibái</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>In percent of the chance of winning: everyone starts even, a mistake gives chances to the others, and luck is everything else.</source>
        <translation>A győzelmi esély százalékában: mindenki egyenlő eséllyel indul, a hiba a többieknek ad esélyt, minden más szerencse.</translation>
    </message>
    <message>
        <source>{player}’s move wins about as often as the best one.</source>
        <translation>{player:Név} lépése nagyjából olyan gyakran nyer, mint a legjobb.</translation>
    </message>
    <message>
        <source>{player}’s chance of winning dropped by {percent}%.</source>
        <translation>{player:Név} győzelmi esélye {percent}%-kal csökkent.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Jobb: {move}</translation>
    </message>
    <message>
        <source>This move has not been analyzed yet.</source>
        <translation>Ez a lépés még elemzésre vár.</translation>
    </message>
    <message>
        <source>Step through the moves to see what was best.</source>
        <translation>Haladj végig a lépéseken, és megtudod, mi lett volna a legjobb.</translation>
    </message>
    <message>
        <source>Move {number}, {player}: {percent}% lost by mistake</source>
        <translation>{number}. lépés, {player}: {percent}% hiba miatt</translation>
    </message>
    <message>
        <source>Move {number}, {player}: {percent}% by luck</source>
        <translation>{number}. lépés, {player}: {percent}% a szerencse miatt</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>F1: {heading}</source>
        <translation>F1: {heading}</translation>
    </message>
    <message>
        <source>Rules: {heading}</source>
        <translation>Szabályok: {heading}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Your settings could not be read and have been reset; the old file was kept as {file}.</source>
        <translation>A beállításokat nem sikerült beolvasni, ezért az alapértékek érvényesek; a régi fájl itt maradt meg: {file}.</translation>
    </message>
    <message>
        <source>Your settings cannot be read and have been left unchanged; changes last only until you quit. {reason}</source>
        <translation>A beállítások nem olvashatók be, ezért változatlanul maradnak; a módosítások kilépésig érvényesek. {reason}</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {reason}</source>
        <translation>A beállítások nem menthetők: {reason}</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>{game}: {players} · {moves}</source>
        <translation>{game}: {players} · {moves}</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>állás</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n lépés</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {seed}</source>
        <translation>Osztás: {seed}</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>A játszma még nem ért véget.</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{player} ({level})</source>
        <translation>{player} ({level})</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Táblák</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>The game cannot be saved: {reason}</source>
        <translation>A játszma nem menthető: {reason}</translation>
    </message>
    <message>
        <source>The saved games cannot be read: {reason}</source>
        <translation>A mentett játszmák nem olvashatók be: {reason}</translation>
    </message>
    <message>
        <source>A saved game was damaged and has been restored from the previous copy; the damaged file was kept as {file}.</source>
        <translation>Egy mentett játszma megsérült, és az előző másolatból folytatódik; a sérült fájl itt maradt meg: {file}.</translation>
    </message>
    <message>
        <source>A saved game cannot be opened; it was left where it is, in {file}. {reason}</source>
        <translation>Egy mentett játszma nem nyitható meg, és a helyén marad: {file}. {reason}</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>From another version of Kupola</source>
        <translation>A Kupola egy másik verziójából</translation>
    </message>
    <message>
        <source>Match from another version</source>
        <translation>Másik verzióból való mérkőzés</translation>
    </message>
</context>
<context>
    <name>table_mode</name>
    <message>
        <source>{player}: {other}’s turn</source>
        <translation>{player}: {other:név} következik</translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>Box: drop a piece here to take it off the board</source>
        <translation>Doboz: az ide ejtett elem lekerül a tábláról</translation>
    </message>
    <message>
        <source>In the box: {piece}</source>
        <translation>A dobozban: {piece}</translation>
    </message>
    <message>
        <source>In the box, {count} left: {piece}</source>
        <translation>A dobozban maradt ({count}): {piece}</translation>
    </message>
    <message>
        <source>not on the table</source>
        <translation>nincs az asztalon</translation>
    </message>
    <message>
        <source>Scoring tablet {number}</source>
        <translation>{number}. céllapka</translation>
    </message>
    <message>
        <source>{player}: set up this board with pieces from the box, in any order</source>
        <translation>{player}: rakd fel erre a táblára az elemeket a dobozból, bármilyen sorrendben</translation>
    </message>
    <message>
        <source>Already on a board: {piece}</source>
        <translation>Már egy táblán van: {piece}</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>A dobozban</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Pontok: {points}</translation>
    </message>
    <message>
        <source>Moved: {piece}</source>
        <translation>Áthelyezve: {piece}</translation>
    </message>
    <message>
        <source>{title}: {number}</source>
        <translation>{title}: {number}</translation>
    </message>
    <message>
        <source>This board is complete. Still open: {players}</source>
        <translation>Ez a tábla kész. Hátravan még: {players}</translation>
    </message>
    <message>
        <source>No winner yet.</source>
        <translation>Még nincs győztes.</translation>
    </message>
    <message>
        <source>{player}: {problem}</source>
        <translation>{player}: {problem}</translation>
    </message>
    <message>
        <source>Type the number of the piece that lies here.</source>
        <translation>Írd be az itt lévő elem számát.</translation>
    </message>
    <message>
        <source>There is no room for it there.</source>
        <translation>Oda nem fér el.</translation>
    </message>
    <message>
        <source>Placed: {piece}</source>
        <translation>Lerakva: {piece}</translation>
    </message>
    <message>
        <source>Removed: {piece}</source>
        <translation>Elvéve: {piece}</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Doboz</translation>
    </message>
    <message>
        <source>Board: {player}</source>
        <translation>Tábla: {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pontozólap</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Save the game somewhere else, or you will lose the moves since the last save.</source>
        <translation>Mentsd máshová a játszmát, különben elvesznek az utolsó mentés óta megtett lépések.</translation>
    </message>
</context>
</TS>
