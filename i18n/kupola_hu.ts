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
    <name>AnalysisCommands</name>
    <message>
        <source>Play from here</source>
        <translation>Játék innen</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis board</source>
        <translation>Elemzőtábla</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Előre</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Megjegyzés…</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Játék innen…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Felállítás…</translation>
    </message>
</context>
<context>
    <name>ArrangeDialog</name>
    <message>
        <source>Set up the pieces as they lie on your table; Kupola analyzes the position.</source>
        <translation>Állítsd fel úgy, ahogy az asztalodon áll, és a Kupola elemzi az állást.</translation>
    </message>
    <message>
        <source>Begin with an empty table</source>
        <translation>Kezdés üres asztallal</translation>
    </message>
</context>
<context>
    <name>ArrangePanel</name>
    <message>
        <source>Analyze this position</source>
        <translation>Állás elemzése</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
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
    <name>BookDialog</name>
    <message>
        <source>Progress</source>
        <translation>Haladás</translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation>Újrapróbálom őket</translation>
    </message>
    <message>
        <source>Practice anyway</source>
        <translation>Gyakorlás mégis</translation>
    </message>
    <message>
        <source>Look through my last games</source>
        <translation>Legutóbbi játszmáim átnézése</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Átnézés leállítása</translation>
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
    <name>Calendar</name>
    <message>
        <source>Earlier days</source>
        <translation>Korábbi napok</translation>
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
    <name>DailyPage</name>
    <message>
        <source>Earlier days</source>
        <translation>Korábbi napok</translation>
    </message>
</context>
<context>
    <name>DailySection</name>
    <message>
        <source>Daily deals</source>
        <translation>Napi osztások</translation>
    </message>
    <message>
        <source>Open daily deals</source>
        <translation>Napi osztások megnyitása</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Play</source>
        <translation>Indítás</translation>
    </message>
    <message>
        <source>This game counts: no undo, no hints</source>
        <translation>Ez a játszma számít: visszavonás és tipp nélkül</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Continue the game that counts</source>
        <translation>A számító játszma folytatása</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Eredmény másolása</translation>
    </message>
    <message>
        <source>Copy a line with the points and the game’s code, to send to others</source>
        <translation>Egy sor a pontokkal és a játszma kódjával, hogy elküldhesd másoknak</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>Szabad játék</translation>
    </message>
    <message>
        <source>Play the same deal again, with undo and hints; it does not count</source>
        <translation>Ugyanez az osztás újra, visszavonással és tippekkel; nem számít</translation>
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
    <name>FirstStartSheet</name>
    <message>
        <source>New to {game}?</source>
        <translation>{game}: új neked?</translation>
    </message>
    <message>
        <source>Short lessons on the board teach you the game. Or start playing right away.</source>
        <translation>Rövid leckékben, a táblán tanulhatod meg a játékot. Vagy kezdj el rögtön játszani.</translation>
    </message>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Tanulás %n perc alatt</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>An easy opponent, every aid and plenty of time</source>
        <translation>Könnyű ellenfél, minden segítség és bőven elég idő</translation>
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
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Short lessons on the board</source>
        <translation>Rövid leckék a táblán</translation>
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
        <source>Look at: {places}.</source>
        <translation>Nézd meg: {places}.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Jó lépések keresése…</translation>
    </message>
    <message>
        <source>Look at these places:</source>
        <translation>Nézd meg ezeket a helyeket:</translation>
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
    <message numerus="yes">
        <source>My mistakes: %n due…</source>
        <translation>
            <numerusform>Hibáim: %n esedékes…</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes…</source>
        <translation>Hibáim…</translation>
    </message>
    <message>
        <source>Try the mistakes of all your games again</source>
        <translation>Az összes játszmád hibáinak újrapróbálása</translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Második próba</translation>
    </message>
    <message>
        <source>Try your mistakes in the selected game again</source>
        <translation>A kijelölt játszmában elkövetett hibáid újrapróbálása</translation>
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
    <name>LearnPage</name>
    <message>
        <source>Learn by playing</source>
        <translation>Tanulj játszva</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Leave the lessons and play this game</source>
        <translation>Kilépés a leckékből és játék</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>{number}/{count}. lecke</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lecke: {title}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>A sentence and an arrow that help you (H)</source>
        <translation>Egy mondat és egy nyíl segít (H)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mutasd meg</translation>
    </message>
    <message>
        <source>Watch a move that reaches the goal</source>
        <translation>Nézz meg egy lépést, amely célba ér</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Próbáld újra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Read the paragraph about this</source>
        <translation>Az ide tartozó szabály elolvasása</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Elölről</translation>
    </message>
    <message>
        <source>Begin this lesson again</source>
        <translation>A lecke újrakezdése</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Kihagyás</translation>
    </message>
    <message>
        <source>Go to the next lesson; you can return any time</source>
        <translation>Ugrás a következő leckére; bármikor visszatérhetsz</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message>
        <source>Back to the lessons; you can go on here later</source>
        <translation>Vissza a leckékhez; később innen folytathatod</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>{number}/{count}. lépés</translation>
    </message>
    <message>
        <source>Lesson finished!</source>
        <translation>Kész a lecke!</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Vissza a leckékhez</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Következő lecke</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
</context>
<context>
    <name>LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message>
        <source>Open lessons</source>
        <translation>Leckék megnyitása</translation>
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
        <source>&amp;Daily deals…</source>
        <translation>&amp;Napi osztások…</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Állás fel&amp;állítása…</translation>
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
        <source>&amp;Learning progress…</source>
        <translation>H&amp;aladás…</translation>
    </message>
    <message>
        <source>Histor&amp;y…</source>
        <translation>Elő&amp;zmények…</translation>
    </message>
    <message>
        <source>My mista&amp;kes…</source>
        <translation>&amp;Hibáim…</translation>
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
        <source>&amp;Lessons</source>
        <translation>&amp;Leckék</translation>
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
    <message>
        <source>Analysis &amp;board</source>
        <translation>Elem&amp;zőtábla</translation>
    </message>
    <message>
        <source>Play by &amp;message…</source>
        <translation>Játék ü&amp;zenetben…</translation>
    </message>
    <message>
        <source>Copy m&amp;y move</source>
        <translation>Lépésem &amp;másolása</translation>
    </message>
    <message>
        <source>Paste the &amp;answer</source>
        <translation>&amp;Válasz beillesztése</translation>
    </message>
    <message>
        <source>Open a ta&amp;ble…</source>
        <translation>Asztal n&amp;yitása…</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Csatlakozás asztalhoz…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Feladványok…</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Copy my move</source>
        <translation>Lépésem másolása</translation>
    </message>
    <message>
        <source>Paste the answer</source>
        <translation>Válasz beillesztése</translation>
    </message>
</context>
<context>
    <name>MistakesSection</name>
    <message>
        <source>My mistakes</source>
        <translation>Hibáim</translation>
    </message>
    <message>
        <source>Open my mistakes</source>
        <translation>Hibáim megnyitása</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Comment</source>
        <translation>Megjegyzés</translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation>Az utolsó lépés jele</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Megjegyzés ehhez az álláshoz</translation>
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
        <source>This deletes their personal settings and progress. Their games are kept.</source>
        <translation>A személyes beállítások és a haladás törlődnek. A játszmák megmaradnak.</translation>
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
        <source>Progress</source>
        <translation>Haladás</translation>
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
    <name>PointsTable</name>
    <message>
        <source>Score</source>
        <translation>Pontok</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>The player cannot be exported: {reason}</source>
        <translation>A játékost nem lehet exportálni: {reason}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Vendég</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Save this player’s settings and progress in a zip file</source>
        <translation>A játékos beállításainak és haladásának mentése ZIP-fájlba</translation>
    </message>
    <message>
        <source>Export this player</source>
        <translation>A játékos exportálása</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>ZIP-fájlok (*.zip)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>További feladványok</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Következő feladvány</translation>
    </message>
    <message>
        <source>Five minutes</source>
        <translation>Öt perc</translation>
    </message>
    <message>
        <source>Without a clock</source>
        <translation>Óra nélkül</translation>
    </message>
    <message>
        <source>As many puzzles as you can in five minutes</source>
        <translation>Annyi feladvány, amennyit öt perc alatt megoldasz</translation>
    </message>
    <message>
        <source>One puzzle after the other, each a little harder</source>
        <translation>Egyik feladvány a másik után, mindig egy kicsit nehezebb</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Minden téma</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Try again</source>
        <translation>Újra próbálom</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Play the solution</source>
        <translation>Játszd le a megoldást</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Következő feladvány</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
</context>
<context>
    <name>PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
    <message>
        <source>Open the puzzles</source>
        <translation>Feladványok megnyitása</translation>
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
        <source>Daily deals</source>
        <translation>Napi osztások</translation>
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
        <source>Try move {number} again</source>
        <translation>{number}. lépés újra</translation>
    </message>
    <message>
        <source>Try this position again, without seeing what was played</source>
        <translation>Ennek az állásnak az újrapróbálása; hogy mi volt a lépés, rejtve marad</translation>
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
    <name>SettingRows</name>
    <message>
        <source>What to set</source>
        <translation>Mit állítasz be</translation>
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
    <name>TryPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra próbálom</translation>
    </message>
    <message>
        <source>Show what I played</source>
        <translation>Mutasd, mit léptem</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Mutasd a legjobb lépést</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Következő állás</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
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
    <name>WhoPlaysHere</name>
    <message>
        <source>Play by message</source>
        <translation>Játék üzenetben</translation>
    </message>
    <message>
        <source>You send each other your moves as a line of text, in any messenger. The line holds the whole game with everything still hidden, so play with people you trust.</source>
        <translation>A lépéseiteket egy-egy sor szövegként külditek el egymásnak, bármilyen üzenetküldővel. A sor a teljes játszmát tartalmazza, azt is, ami még rejtett, ezért olyannal játssz, akiben megbízol.</translation>
    </message>
    <message>
        <source>Who plays at this computer?</source>
        <translation>Ki játszik ennél a gépnél?</translation>
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
        <source>Press R to change this.</source>
        <translation>Az R ezt megváltoztatja.</translation>
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
        <source>Put back.</source>
        <translation>Visszatéve.</translation>
    </message>
    <message>
        <source>There is no other place.</source>
        <translation>Nincs más hely.</translation>
    </message>
    <message>
        <source>There is nothing to turn.</source>
        <translation>Nincs mit elforgatni.</translation>
    </message>
    <message numerus="yes">
        <source>Taken: {piece}; %n place(s).</source>
        <translation>
            <numerusform>Felvéve: {piece}; %n hely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{way} %n place(s).</source>
        <translation>
            <numerusform>{way} %n hely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s).</source>
        <translation>
            <numerusform>%n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>%n pontba kerül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take %n piece(s); use Tab and the arrow keys.</source>
        <translation>
            <numerusform>%n elem vehető el; a Tab és a nyilak odavezetnek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses %n point(s).</source>
        <translation>
            <numerusform>%n pont veszteség.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost.</source>
        <translation>
            <numerusform>%n pont veszteség.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s) lost.</source>
        <translation>
            <numerusform>{reason}, {player}: %n pont veszteség.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s).</source>
        <translation>
            <numerusform>{reason}, {player}: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>{player}: {move}.</source>
        <translation>{player}: {move}.</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>{several}, {another}</source>
        <translation>{several}, {another}</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>{over}. {points}.</source>
        <translation>{over}. {points}.</translation>
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
    <message>
        <source>There is no place number {number}.</source>
        <translation>Nincs {number}. számú hely.</translation>
    </message>
    <message>
        <source>minus {number}</source>
        <translation>mínusz {number}</translation>
    </message>
    <message>
        <source>times {number}</source>
        <translation>, szorzó: {number}</translation>
    </message>
    <message>
        <source>There is nothing in that direction.</source>
        <translation>Abban az irányban nincs semmi.</translation>
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
    <name>analysis</name>
    <message>
        <source>Then:</source>
        <translation>Azután:</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Nincs jel</translation>
    </message>
    <message>
        <source>! Good move</source>
        <translation>! Jó lépés</translation>
    </message>
    <message>
        <source>!! Brilliant move</source>
        <translation>!! Kitűnő lépés</translation>
    </message>
    <message>
        <source>!? Interesting move</source>
        <translation>!? Érdekes lépés</translation>
    </message>
    <message>
        <source>?! Doubtful move</source>
        <translation>?! Kétes lépés</translation>
    </message>
    <message>
        <source>? Mistake</source>
        <translation>? Hiba</translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation>?? Súlyos hiba</translation>
    </message>
    <message>
        <source>Characters left: {count}</source>
        <translation>Hátralévő karakterek: {count}</translation>
    </message>
    <message>
        <source>Too long by {count} characters.</source>
        <translation>{count} karakterrel hosszabb a kelleténél.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Jó lépések keresése…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <source>The analysis is paused.</source>
        <translation>Az elemzés szünetel.</translation>
    </message>
    <message>
        <source>{mark} {comment}</source>
        <translation>{mark} {comment}</translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s)</source>
        <translation>
            <numerusform>%n szimulált játszma alapján</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s) in total</source>
        <translation>
            <numerusform>Összesen %n szimulált játszma alapján</numerusform>
        </translation>
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
        <source>The tile in row {row}, column {column} of {player}’s dome cannot be there.</source>
        <translation>{player:Név} kupolájának {row}. sorában, {column:az}. oszlopban nem lehet ez a csempe.</translation>
    </message>
    <message>
        <source>In {player}’s dome, row {row}, column {column} must have a special tile exactly when the rest of its plate is complete.</source>
        <translation>{player:Név} kupolájában ({row}. sor, {column}. oszlop) pontosan akkor kell különleges csempének lennie, ha a lapka többi mezője megtelt.</translation>
    </message>
    <message>
        <source>A player board must have 6 pattern lines, not {number}.</source>
        <translation>Egy játékostáblán 6 mintasor kell, nem {number}.</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} holds too many tiles: {number}</source>
        <translation>{player:Név} {line}. mintasorában túl sok csempe van: {number}</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} holds more than one color.</source>
        <translation>{player:Név} {line}. mintasorában többféle színű csempe van.</translation>
    </message>
    <message>
        <source>{player} has more than 4 broken tiles: {number}</source>
        <translation>{player:Név} törött csempéinek száma legfeljebb 4 lehet, nem {number}</translation>
    </message>
    <message>
        <source>{player} has broken tiles after tiling.</source>
        <translation>{player:Név} területén a csempézés után is vannak törött csempék.</translation>
    </message>
    <message>
        <source>{player}’s points do not add up.</source>
        <translation>{player:Név} pontelszámolása nem stimmel.</translation>
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
        <source>{player} cannot have passed.</source>
        <translation>{player:Név} még nem passzolhatott.</translation>
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
        <source>The number of plates in {player}’s dome must be {wanted}, not {number}.</source>
        <translation>{player:Név} kupolájában {wanted} lapkának kell lennie, nem {number:-nak}.</translation>
    </message>
    <message>
        <source>{player} cannot have {number} tokens now.</source>
        <translation>{player:Név-nak} most nem lehet {number} játékosjelölője.</translation>
    </message>
    <message>
        <source>{player} cannot have {number} bonus chips in round {round}.</source>
        <translation>{player:Név-nak} {round:az}. fordulóban nem lehet {number} bónuszkorongja.</translation>
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
        <source>{player}’s pattern line {line} should have been cleared in this phase.</source>
        <translation>{player:Név} {line}. mintasorát ebben a fázisban már ki kellett volna üríteni.</translation>
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
        <source>Decision</source>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>Began this round</source>
        <translation>Ezt a fordulót kezdte</translation>
    </message>
    <message>
        <source>Pattern line to tile</source>
        <translation>Soron lévő mintasor</translation>
    </message>
    <message>
        <source>{player} has passed</source>
        <translation>{player:Név} passzolt</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>Tablet {number}</source>
        <translation>{number}. céllapka</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nincs játékban</translation>
    </message>
    <message>
        <source>outer edge</source>
        <translation>külső mezők</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torony</translation>
    </message>
    <message>
        <source>Blue tiles in the tower</source>
        <translation>Kék csempék a toronyban</translation>
    </message>
    <message>
        <source>Yellow tiles in the tower</source>
        <translation>Sárga csempék a toronyban</translation>
    </message>
    <message>
        <source>Red tiles in the tower</source>
        <translation>Piros csempék a toronyban</translation>
    </message>
    <message>
        <source>Black tiles in the tower</source>
        <translation>Fekete csempék a toronyban</translation>
    </message>
    <message>
        <source>Turquoise tiles in the tower</source>
        <translation>Türkiz csempék a toronyban</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>A pontozósávon</translation>
    </message>
    <message>
        <source>For tiles in round {round}</source>
        <translation>Csempékért {round:az}. fordulóban</translation>
    </message>
    <message>
        <source>For special tiles</source>
        <translation>Különleges csempékért</translation>
    </message>
    <message>
        <source>Paid for dome plates</source>
        <translation>Kupolalapkákért fizetve</translation>
    </message>
    <message>
        <source>Lost for broken tiles</source>
        <translation>Törött csempékért levonva</translation>
    </message>
    <message>
        <source>Lost for the first-player tile</source>
        <translation>A kezdőjátékos-jelölőért levonva</translation>
    </message>
    <message>
        <source>Not lost at 0 points</source>
        <translation>0 pontnál le nem vont</translation>
    </message>
    <message>
        <source>Back of the top plate</source>
        <translation>A legfelső lapka hátlapja</translation>
    </message>
    <message>
        <source>special space</source>
        <translation>színtelen mező</translation>
    </message>
    <message>
        <source>multicolored space</source>
        <translation>többszínű mező</translation>
    </message>
    <message>
        <source>No more tiles are drawn after this round.</source>
        <translation>E forduló után már nem húztok több csempét.</translation>
    </message>
    <message>
        <source>No face-down chip is there.</source>
        <translation>Itt nincs képpel lefelé fordított korong.</translation>
    </message>
    <message>
        <source>This pattern line waits for no color.</source>
        <translation>Ez a mintasor egyik színre sem vár.</translation>
    </message>
    <message>
        <source>if no more tiles reach the tower this round</source>
        <translation>ha ebben a fordulóban több csempe nem kerül a toronyba</translation>
    </message>
    <message>
        <source>This chip shows a color: {color}</source>
        <translation>Ezen a korongon ez a szín van: {color}</translation>
    </message>
    <message>
        <source>A face-down chip shows a color: {color}</source>
        <translation>Az egyik lefordított korongon ez a szín van: {color}</translation>
    </message>
    <message>
        <source>The top plate has a space: {space}</source>
        <translation>A legfelső lapkán ilyen mező van: {space}</translation>
    </message>
    <message numerus="yes">
        <source>One factory with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>Legalább %n csempe egy manufaktúrán a következő fordulóban: {color}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All factories with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>Legalább %n csempe az összes manufaktúrán a következő fordulóban: {color}</numerusform>
        </translation>
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
        <source>Opening</source>
        <translation>Kezdőlapka</translation>
    </message>
    <message>
        <source>Acquisition</source>
        <translation>Szerzés</translation>
    </message>
    <message>
        <source>Draw or look</source>
        <translation>Húzás vagy nézés</translation>
    </message>
    <message>
        <source>Keep a plate</source>
        <translation>Megtartás</translation>
    </message>
    <message>
        <source>Return plates</source>
        <translation>Visszatétel</translation>
    </message>
    <message>
        <source>Spend chips</source>
        <translation>Korongok</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>Csempézés</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Játszma vége</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>sorok</translation>
    </message>
    <message>
        <source>five colors</source>
        <translation>öt szín</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>oszlopok</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>átlók</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>sarkok</translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation>többszínű</translation>
    </message>
    <message>
        <source>empty special</source>
        <translation>üres színtelen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Hidden plates</source>
        <translation>Rejtett lapkák</translation>
    </message>
    <message>
        <source>Under the stack, plate {number}: seen by</source>
        <translation>A pakli alatt, {number}. lapka: látta</translation>
    </message>
    <message>
        <source>Drawn plate {number}: seen by</source>
        <translation>{number}. húzott lapka: látta</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>both</source>
        <translation>mindketten</translation>
    </message>
    <message>
        <source>shuffle in</source>
        <translation>belekeverés</translation>
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
    <name>azul_duel_lessons</name>
    <message>
        <source>From a factory to a line</source>
        <translation>A manufaktúrától a mintasorig</translation>
    </message>
    <message>
        <source>Take the three red tiles from the marked factory.</source>
        <translation>Vedd el a három piros csempét a megjelölt manufaktúráról.</translation>
    </message>
    <message>
        <source>Pick up a red tile: the others come along. Line 3 has room.</source>
        <translation>Vegyél fel egy piros csempét: a többi is jön vele. A 3. mintasorban van hely.</translation>
    </message>
    <message>
        <source>You always take all tiles of one color from a factory.</source>
        <translation>Egy manufaktúráról mindig az egyik szín összes csempéjét veszed el.</translation>
    </message>
    <message>
        <source>Now fill line 2. Find two tiles of one color on a factory.</source>
        <translation>Most töltsd meg a 2. mintasort. Keress két egyforma színű csempét egy manufaktúrán.</translation>
    </message>
    <message>
        <source>Leave the moon sides for later. Take from a sun side.</source>
        <translation>A hold oldalak ráérnek. Most egy nap oldalról vegyél el csempéket.</translation>
    </message>
    <message>
        <source>That is only one tile. Line 2 needs two of one color.</source>
        <translation>Ez csak egy csempe. A 2. mintasorba két egyforma színű kell.</translation>
    </message>
    <message>
        <source>You may do that in a game. Now place two tiles on line 2.</source>
        <translation>Egy játszmában ezt is megteheted. Most rakj két csempét a 2. mintasorba.</translation>
    </message>
    <message>
        <source>Two factories have two blue tiles, one has two turquoise tiles.</source>
        <translation>Két manufaktúrán két-két kék csempe van, egyen két türkiz.</translation>
    </message>
    <message>
        <source>Line 2 is full. It can score at the end of the round.</source>
        <translation>A 2. mintasor tele van. A forduló végén pontot hozhat.</translation>
    </message>
    <message>
        <source>Those tiles break and cost points. Choose a pattern line.</source>
        <translation>Ezek a csempék eltörnek, és pontba kerülnek. Válassz egy mintasort.</translation>
    </message>
    <message>
        <source>Take the three red tiles. Place them on one of your pattern lines.</source>
        <translation>Vedd el a három piros csempét. Rakd őket az egyik mintasorodba.</translation>
    </message>
    <message>
        <source>That line has too little room, so tiles break. Choose another.</source>
        <translation>Abban a mintasorban kevés a hely, ezért csempék törnek el. Válassz másikat.</translation>
    </message>
    <message>
        <source>Line 6 already holds black tiles. Add another black tile to it.</source>
        <translation>A 6. mintasorban már vannak fekete csempék. Rakj még egyet hozzájuk.</translation>
    </message>
    <message>
        <source>Black may start another line too. Now place it on line 6.</source>
        <translation>A fekete másik mintasorba is kerülhetne. Most rakd a 6. mintasorba.</translation>
    </message>
    <message>
        <source>Take a black tile, and place it on line 6.</source>
        <translation>Vegyél el egy fekete csempét, és rakd a 6. mintasorba.</translation>
    </message>
    <message>
        <source>Black tiles lie on several factories. Any of them is fine.</source>
        <translation>Több manufaktúrán is van fekete csempe. Bármelyik jó.</translation>
    </message>
    <message>
        <source>A line holds one color only. Its number says how many tiles fit.</source>
        <translation>Egy mintasorban csak egy szín lehet. A száma mutatja, hány csempe fér bele.</translation>
    </message>
    <message>
        <source>The other tiles move to the moon</source>
        <translation>A többi csempe a holdra kerül</translation>
    </message>
    <message>
        <source>Take red from the marked factory. Watch where the other tiles go.</source>
        <translation>Vedd el a pirosakat a megjelölt manufaktúráról. Figyeld, hová kerül a többi.</translation>
    </message>
    <message>
        <source>Take the red tiles of the marked factory.</source>
        <translation>Vedd el a megjelölt manufaktúra piros csempéit.</translation>
    </message>
    <message>
        <source>Pick up a red tile. Line 3 has room for both.</source>
        <translation>Vegyél fel egy piros csempét. A 3. mintasorban mindkettő elfér.</translation>
    </message>
    <message>
        <source>They form a stack. Later only its top tile can be taken.</source>
        <translation>Kupacba kerülnek. Később csak a legfelső csempe vehető el.</translation>
    </message>
    <message>
        <source>Take the yellow tiles of the marked factory.</source>
        <translation>Vedd el a megjelölt manufaktúra sárga csempéit.</translation>
    </message>
    <message>
        <source>Pick up yellow. Then click the arrow at the stack, or press R.</source>
        <translation>Vedd fel a sárgát. Aztán kattints a kupac nyilára, vagy nyomj R-t.</translation>
    </message>
    <message>
        <source>Blue lies under black. Nobody can take it before black is gone.</source>
        <translation>A kék a fekete alatt van. Amíg a fekete ott van, senki sem veheti el.</translation>
    </message>
    <message>
        <source>Hide blue from your opponent: take turquoise, and leave red on top.</source>
        <translation>Rejtsd el a kéket az ellenfeled elől: vedd el a türkizeket, és piros maradjon felül.</translation>
    </message>
    <message>
        <source>Blue is on top: your opponent could take it. Change the order.</source>
        <translation>Felül kék van: az ellenfeled elvehetné. Változtasd meg a sorrendet.</translation>
    </message>
    <message>
        <source>Take the turquoise tiles of the marked factory.</source>
        <translation>Vedd el a megjelölt manufaktúra türkiz csempéit.</translation>
    </message>
    <message>
        <source>Pick up turquoise. Then click the arrow at the stack, or press R.</source>
        <translation>Vedd fel a türkizt. Aztán kattints a kupac nyilára, vagy nyomj R-t.</translation>
    </message>
    <message>
        <source>Well hidden! Red must go first.</source>
        <translation>Jól elrejtetted! Előbb a pirosnak kell elfogynia.</translation>
    </message>
    <message>
        <source>The large factory is different. Take any color from its sun side.</source>
        <translation>A nagy manufaktúra más. Vegyél el egy tetszőleges színt a nap oldaláról.</translation>
    </message>
    <message>
        <source>Take tiles from the sun side of the large factory.</source>
        <translation>A nagy manufaktúra nap oldaláról vegyél el csempéket.</translation>
    </message>
    <message>
        <source>The large factory holds five tiles. Choose a line with enough room.</source>
        <translation>A nagy manufaktúrán öt csempe van. Válassz mintasort, amelyben elég a hely.</translation>
    </message>
    <message>
        <source>Its other tiles lie side by side. All of them can be taken.</source>
        <translation>A többi csempéje egymás mellé kerül. Mindegyik elvehető.</translation>
    </message>
    <message>
        <source>All moon sides at once</source>
        <translation>Minden hold oldal egyszerre</translation>
    </message>
    <message>
        <source>Take blue from the moon sides. You get it from all factories.</source>
        <translation>Vedd el a kékeket a hold oldalakról. Minden manufaktúráról megkapod őket.</translation>
    </message>
    <message>
        <source>That is a sun side. Take blue from the moon sides.</source>
        <translation>Ez egy nap oldal. A hold oldalakról vedd el a kékeket.</translation>
    </message>
    <message>
        <source>Three tiles are better. Take blue.</source>
        <translation>Három csempe jobb. Vedd el a kékeket.</translation>
    </message>
    <message>
        <source>Pick up any blue tile: all three come along. Line 3 has room.</source>
        <translation>Vegyél fel egy kék csempét: mind a három jön. A 3. mintasorban van hely.</translation>
    </message>
    <message>
        <source>Two from the large factory, one from a stack. None may stay behind.</source>
        <translation>Kettő a nagy manufaktúráról, egy egy kupacról. Egyiket sem hagyhatod ott.</translation>
    </message>
    <message>
        <source>Now take yellow. Only the top tile of each stack comes along.</source>
        <translation>Most a sárgát vedd el. Minden kupacról csak a legfelső csempe jön.</translation>
    </message>
    <message>
        <source>Take yellow from the moon sides.</source>
        <translation>A hold oldalakról vegyél el sárgát.</translation>
    </message>
    <message>
        <source>There is a stack of two yellow tiles. Take its top tile.</source>
        <translation>Van egy kupac két sárga csempével. Vedd el a legfelsőt.</translation>
    </message>
    <message>
        <source>The other yellow tile stays. It lay below.</source>
        <translation>A másik sárga csempe marad. Alul volt.</translation>
    </message>
    <message>
        <source>One color gives you two tiles now. Find it.</source>
        <translation>Most egy színből két csempét kapsz. Keresd meg.</translation>
    </message>
    <message>
        <source>Yellow gives you only one tile. Look for two of one color.</source>
        <translation>Sárgából csak egy csempét kapsz. Keress két egyforma színűt.</translation>
    </message>
    <message>
        <source>That is a bonus chip. Take two tiles of one color.</source>
        <translation>Ez egy bónuszkorong. Két egyforma színű csempét vegyél el.</translation>
    </message>
    <message>
        <source>Look at the top tile of every stack.</source>
        <translation>Nézd meg minden kupac legfelső csempéjét.</translation>
    </message>
    <message>
        <source>One stack is used up. Its bonus chip turns face up.</source>
        <translation>Egy kupac elfogyott. A bónuszkorongja képpel felfelé fordul.</translation>
    </message>
    <message>
        <source>Tiles that break</source>
        <translation>Eltörő csempék</translation>
    </message>
    <message>
        <source>Take three red tiles. Place them on line 2, where only one fits.</source>
        <translation>Vegyél el három piros csempét. Rakd a 2. mintasorba, ahová csak egy fér.</translation>
    </message>
    <message>
        <source>To see how tiles break, place them on line 2.</source>
        <translation>Hogy lásd, hogyan törnek el, rakd őket a 2. mintasorba.</translation>
    </message>
    <message>
        <source>This time take three red tiles, and place them on line 2.</source>
        <translation>Most három piros csempét vegyél el, és rakd a 2. mintasorba.</translation>
    </message>
    <message>
        <source>Three red tiles lie on the marked factory.</source>
        <translation>A megjelölt manufaktúrán három piros csempe van.</translation>
    </message>
    <message>
        <source>One tile fits, and two break.</source>
        <translation>Egy csempe befér, kettő eltörik.</translation>
    </message>
    <message>
        <source>You can avoid that. Take tiles, and break none.</source>
        <translation>Ez elkerülhető. Vegyél el csempéket úgy, hogy egy se törjön el.</translation>
    </message>
    <message>
        <source>All of them break. Find tiles that fit on a line.</source>
        <translation>Mind eltörik. Keress olyan csempéket, amelyek beférnek egy mintasorba.</translation>
    </message>
    <message>
        <source>The factories are empty: the tiling begins. Move the tile of line 1 to the marked space.</source>
        <translation>A gyárak üresek: kezdődik a csempézés. Vidd az 1. mintasor csempéjét a megjelölt mezőre.</translation>
    </message>
    <message>
        <source>Take a plate from the display. Place it in any free slot of your dome.</source>
        <translation>Vegyél el egy lapkát a kínálatból. Rakd a kupolád bármelyik szabad kupolamezőjére.</translation>
    </message>
    <message>
        <source>Line 1 holds a red tile. Place a plate so that row 1 gets a red space.</source>
        <translation>Az 1. mintasorban piros csempe van. Kerüljön egy lapkával piros mező az 1. sorba.</translation>
    </message>
    <message>
        <source>Red lies in row 2 now. Turn the plate by its arrow or by R.</source>
        <translation>A piros így a 2. sorba kerül. Forgasd el a lapkát a nyilával vagy az R-rel.</translation>
    </message>
    <message>
        <source>Click the chip, then your chip storage.</source>
        <translation>Kattints a korongra, aztán a bónuszkorongraktáradra.</translation>
    </message>
    <message>
        <source>Pick up a yellow chip: the other comes along. Then choose line 4.</source>
        <translation>Vegyél fel egy sárga korongot: a másik is jön vele. Aztán válaszd a 4. mintasort.</translation>
    </message>
    <message>
        <source>Two chips that show its color stand for a missing tile.</source>
        <translation>Két korong a színével pótol egy hiányzó csempét.</translation>
    </message>
    <message>
        <source>Pick up a chip: the others come along. Then choose line 5.</source>
        <translation>Vegyél fel egy korongot: a többi is jön vele. Aztán válaszd az 5. mintasort.</translation>
    </message>
    <message>
        <source>Line 2 waits for a blue space, line 4 for more tiles.</source>
        <translation>A 2. mintasor egy kék mezőre vár, a 4. további csempékre.</translation>
    </message>
    <message>
        <source>Blue lies in row 1 now. Turn the plate by its arrow or by R.</source>
        <translation>A kék így az 1. sorba kerül. Forgasd el a lapkát a nyilával vagy az R-rel.</translation>
    </message>
    <message>
        <source>The first-player tile came along.</source>
        <translation>A kezdőjátékos-jelölő is veled jött.</translation>
    </message>
    <message>
        <source>It costs you 2 points this round. You go first in the next.</source>
        <translation>Ebben a fordulóban 2 pontodba kerül. A következőt te kezded.</translation>
    </message>
    <message>
        <source>That breaks at least one tile. Look for a single tile that fits.</source>
        <translation>Így legalább egy csempe eltörik. Keress egyetlen csempét, amely befér.</translation>
    </message>
    <message>
        <source>You choose the order of the stack. Take yellow, then click the arrow until black is on top.</source>
        <translation>A kupac sorrendjét te döntöd el. Vedd fel a sárgákat, és kattints a nyílra, amíg fekete lesz felül.</translation>
    </message>
    <message>
        <source>Blue is on top. Click the arrow at the stack, or press R.</source>
        <translation>Felül kék van. Kattints a kupac nyilára, vagy nyomj R-t.</translation>
    </message>
    <message>
        <source>Look at your broken tiles. They cost 1 and 2 points when the round ends.</source>
        <translation>Nézd meg a törött csempéidet. A forduló végén 1 és 2 pontba kerülnek.</translation>
    </message>
    <message>
        <source>Lines 2, 3, 5 and 6 each have room for one tile.</source>
        <translation>A 2., 3., 5. és 6. mintasorban egy-egy csempének van hely.</translation>
    </message>
    <message>
        <source>Nothing broke. Always compare the tiles with the room on your lines.</source>
        <translation>Semmi sem tört el. Mindig vesd össze a csempéket a mintasorok szabad helyeivel.</translation>
    </message>
    <message>
        <source>Now every take breaks something. Break only one tile.</source>
        <translation>Most mindenképp eltörik valami. Csak egy csempe törjön el.</translation>
    </message>
    <message>
        <source>That breaks three tiles: 6 points. Find something smaller.</source>
        <translation>Így három csempe törik el: 6 pont. Keress kevesebbet.</translation>
    </message>
    <message>
        <source>That breaks two tiles: 3 points. One is possible.</source>
        <translation>Így két csempe törik el: 3 pont. Eggyel is megúszható.</translation>
    </message>
    <message>
        <source>The fewer tiles you take, the fewer can break.</source>
        <translation>Minél kevesebb csempét veszel el, annál kevesebb törhet el.</translation>
    </message>
    <message>
        <source>Four broken tiles cost 1, 2, 3 and 4 points. Further ones cost nothing.</source>
        <translation>Négy törött csempe 1, 2, 3 és 4 pontba kerül. A továbbiak nem kerülnek semmibe.</translation>
    </message>
    <message>
        <source>Place a tile and score</source>
        <translation>Csempézés és pontozás</translation>
    </message>
    <message>
        <source>Pick up the tile of line 1. Row 1 has one black space.</source>
        <translation>Vedd fel az 1. mintasor csempéjét. Az 1. sorban egy fekete mező van.</translation>
    </message>
    <message>
        <source>A tile without neighbors scores 1 point.</source>
        <translation>Egy szomszéd nélküli csempe 1 pontot ér.</translation>
    </message>
    <message>
        <source>Now line 2. Find the space where turquoise makes the longest row.</source>
        <translation>Most a 2. mintasor jön. Keresd meg, hol lesz a türkizzel leghosszabb a lánc.</translation>
    </message>
    <message>
        <source>That makes two in a row: 2 points. One space makes three.</source>
        <translation>Így kettő van egymás mellett: 2 pont. Az egyik mezőn három lenne.</translation>
    </message>
    <message>
        <source>Close the gap between the two tiles of row 2.</source>
        <translation>Töltsd ki a rést a 2. sor két csempéje között.</translation>
    </message>
    <message>
        <source>Three in a row: 3 points. The second tile goes to the tower.</source>
        <translation>Három egymás mellett: 3 pont. A másik csempe a toronyba kerül.</translation>
    </message>
    <message>
        <source>Row and column both count. Find the space where black scores most.</source>
        <translation>A sor és az oszlop is számít. Keresd meg, hol éri a fekete a legtöbbet.</translation>
    </message>
    <message>
        <source>It has no neighbor there: only 1 point. The other space scores 5.</source>
        <translation>Ott nincs szomszédja: csak 1 pont. A másik mező 5 pontot ér.</translation>
    </message>
    <message>
        <source>Look below the turquoise tile you have just placed.</source>
        <translation>Nézd meg az imént lerakott türkiz csempe alatt.</translation>
    </message>
    <message>
        <source>Two in the row, three in the column: 5 points.</source>
        <translation>Kettő a sorban, három az oszlopban: 5 pont.</translation>
    </message>
    <message>
        <source>Dome plates</source>
        <translation>Kupolalapkák</translation>
    </message>
    <message>
        <source>A plate from the stack costs 1 point. Take one on display.</source>
        <translation>A kupacból húzott lapka 1 pontba kerül. A kínálatból vegyél el egyet.</translation>
    </message>
    <message>
        <source>Tiles can wait. Take a dome plate from the display.</source>
        <translation>A csempék ráérnek. Vegyél el egy kupolalapkát a kínálatból.</translation>
    </message>
    <message>
        <source>Three plates lie face up. Pick one up, then choose a slot.</source>
        <translation>Három lapka van képpel felfelé. Vegyél fel egyet, aztán válassz kupolamezőt.</translation>
    </message>
    <message>
        <source>It cost a token. In each of rounds 1 to 4 you place two plates.</source>
        <translation>Egy játékosjelölőbe került. Az 1–4. fordulóban két-két lapkát raksz le.</translation>
    </message>
    <message>
        <source>Row 1 runs through the top slots. Use one of them.</source>
        <translation>Az 1. sor a felső kupolamezőkön megy át. Azok közül válassz.</translation>
    </message>
    <message>
        <source>This plate has no red space. Take the one with red.</source>
        <translation>Ezen a lapkán nincs piros mező. Azt vedd el, amelyiken van.</translation>
    </message>
    <message>
        <source>The display has what you need. Look for a red space.</source>
        <translation>A kínálatban ott van, ami kell. Keress piros mezőt.</translation>
    </message>
    <message>
        <source>Tiles can wait. Place a plate with a red space.</source>
        <translation>A csempék ráérnek. Rakj le egy lapkát piros mezővel.</translation>
    </message>
    <message>
        <source>One plate has a red space. Turn it by its arrow or by R.</source>
        <translation>Egy lapkán van piros mező. A nyilával vagy az R-rel forgathatod.</translation>
    </message>
    <message>
        <source>Your red tile can go there. Placed plates never move again.</source>
        <translation>Oda mehet a piros csempéd. A lerakott lapkák már nem mozdulnak.</translation>
    </message>
    <message>
        <source>The display is empty, and you have a token. Draw from the stack.</source>
        <translation>A kínálat üres, de van még játékosjelölőd. Húzz a kupacból.</translation>
    </message>
    <message>
        <source>Tiles can wait. Draw a dome plate from the stack.</source>
        <translation>A csempék ráérnek. Húzz egy kupolalapkát a kupacból.</translation>
    </message>
    <message>
        <source>Click the stack of dome plates.</source>
        <translation>Kattints a kupolalapkák kupacára.</translation>
    </message>
    <message>
        <source>It cost 1 point. So far you see only its back.</source>
        <translation>1 pontba került. Egyelőre csak a hátoldalát látod.</translation>
    </message>
    <message>
        <source>Another plate would cost 1 point more. Look at this one.</source>
        <translation>Egy újabb lapka még 1 pontba kerülne. Nézd meg ezt.</translation>
    </message>
    <message>
        <source>That costs another point. One plate is enough now.</source>
        <translation>Ez még egy pontba kerül. Most elég egy lapka.</translation>
    </message>
    <message>
        <source>Choose “Stop and look”.</source>
        <translation>Válaszd ezt: „Kész, megnézem”.</translation>
    </message>
    <message>
        <source>Only you see the front.</source>
        <translation>A képes oldalát csak te látod.</translation>
    </message>
    <message>
        <source>Place the plate in your dome.</source>
        <translation>Rakd le a lapkát a kupoládba.</translation>
    </message>
    <message>
        <source>Any free slot will do, turned any way.</source>
        <translation>Bármelyik szabad kupolamező jó, bárhogy elforgatva.</translation>
    </message>
    <message>
        <source>Each round needs four plates. Three are on display: one of you must draw.</source>
        <translation>Egy fordulóhoz négy lapka kell. A kínálatban három van: valamelyikőtöknek húznia kell.</translation>
    </message>
    <message>
        <source>The spaces of a plate</source>
        <translation>Egy lapka mezői</translation>
    </message>
    <message>
        <source>Row 2 has no red space. Use its multicolored space: it takes any color.</source>
        <translation>A 2. sorban nincs piros mező. Használd a többszínűt: arra bármilyen szín kerülhet.</translation>
    </message>
    <message>
        <source>Pick up the tile of line 2. The marked space takes it.</source>
        <translation>Vedd fel a 2. mintasor csempéjét. A megjelölt mezőre kerülhet.</translation>
    </message>
    <message>
        <source>Any color fits there.</source>
        <translation>Oda bármilyen szín kerülhet.</translation>
    </message>
    <message>
        <source>One plate lacks only a black tile. Complete it.</source>
        <translation>Egy lapkáról már csak egy fekete csempe hiányzik. Fejezd be.</translation>
    </message>
    <message>
        <source>The marked plate still has a gap. Fill its black space.</source>
        <translation>A megjelölt lapkán még van hely. Töltsd be a fekete mezőjét.</translation>
    </message>
    <message>
        <source>The marked plate has one free black space.</source>
        <translation>A megjelölt lapkán van egy szabad fekete mező.</translation>
    </message>
    <message>
        <source>A special tile fills the special space. In row 4 it scores 4.</source>
        <translation>A színtelen mezőre különleges csempe kerül. A 4. sorban 4 pontot ér.</translation>
    </message>
    <message>
        <source>The special tile is a neighbor too. Place red where it scores most.</source>
        <translation>A különleges csempe is szomszéd. Rakd a pirosat oda, ahol a legtöbbet éri.</translation>
    </message>
    <message>
        <source>That scores less. Place red beside the special tile.</source>
        <translation>Az kevesebbet ér. Rakd a pirosat a különleges csempe mellé.</translation>
    </message>
    <message>
        <source>Place red right beside the special tile.</source>
        <translation>Rakd a pirosat közvetlenül a különleges csempe mellé.</translation>
    </message>
    <message>
        <source>Three in a row, the special tile included: 3 points.</source>
        <translation>Három egymás mellett, a különleges csempével együtt: 3 pont.</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Bónuszkorongok</translation>
    </message>
    <message>
        <source>A factory without tiles shows its bonus chip. Take it.</source>
        <translation>A csempe nélküli manufaktúra megmutatja a bónuszkorongját. Vedd el.</translation>
    </message>
    <message>
        <source>Tiles can wait. Take the bonus chip.</source>
        <translation>A csempék ráérnek. Vedd el a bónuszkorongot.</translation>
    </message>
    <message>
        <source>Taking a chip is your whole turn. Each of you takes two a round.</source>
        <translation>Egy korong elvétele az egész köröd. Fordulónként mindketten kettőt vesztek el.</translation>
    </message>
    <message>
        <source>Uncover another chip: take the only tile of a stack.</source>
        <translation>Fedj fel még egy korongot: vedd el egy kupac egyetlen csempéjét.</translation>
    </message>
    <message>
        <source>No chip turns up. Take the tile that lies alone on its chip.</source>
        <translation>Így nem fordul fel korong. Vedd el a korongján egyedül fekvő csempét.</translation>
    </message>
    <message>
        <source>One stack has a single black tile. Take black from the moon sides.</source>
        <translation>Az egyik kupac egyetlen fekete csempe. Vegyél el feketét a hold oldalakról.</translation>
    </message>
    <message>
        <source>The chip turns face up. Either of you may take it now.</source>
        <translation>A korong képpel felfelé fordul. Most bármelyikőtök elveheti.</translation>
    </message>
    <message>
        <source>Now the tiling. Line 4 lacks a yellow tile: spend two yellow chips.</source>
        <translation>Most csempézés jön. A 4. mintasorból hiányzik egy sárga: használj el két sárga korongot.</translation>
    </message>
    <message>
        <source>You need not wait: two chips complete this line.</source>
        <translation>Nem kell várnod: két korong befejezi ezt a mintasort.</translation>
    </message>
    <message>
        <source>Three chips work too, but two that show yellow are enough.</source>
        <translation>Három korong is jó, de kettő is elég, ha sárga van rajtuk.</translation>
    </message>
    <message>
        <source>Line 5 lacks a black tile, but no chip is black. Spend any three.</source>
        <translation>Az 5. mintasorból fekete hiányzik, de nincs fekete korongod. Használj el bármilyen hármat.</translation>
    </message>
    <message>
        <source>You may skip a line, but now complete it with three chips.</source>
        <translation>Kihagyhatsz egy mintasort, de most fejezd be három koronggal.</translation>
    </message>
    <message>
        <source>Spent chips stay face down for the rest of the game.</source>
        <translation>Az elhasznált korongok a játék végéig képpel lefelé maradnak.</translation>
    </message>
    <message>
        <source>Lines that wait</source>
        <translation>Várakozó mintasorok</translation>
    </message>
    <message>
        <source>Move the tile of line 1. Then watch what line 2 does.</source>
        <translation>Vidd a kupolába az 1. mintasor csempéjét. Aztán figyeld a 2. mintasort.</translation>
    </message>
    <message>
        <source>Row 1 has one yellow space.</source>
        <translation>Az 1. sorban egy sárga mező van.</translation>
    </message>
    <message>
        <source>In the next round, line 2 still waits. Give row 2 a blue space.</source>
        <translation>A következő fordulóban a 2. mintasor még vár. Kerüljön kék mező a 2. sorba.</translation>
    </message>
    <message>
        <source>After the last tiling, the goals score. Complete row 1: 3 extra points.</source>
        <translation>Az utolsó csempézés után a célok is pontot hoznak. Fejezd be az 1. sort: plusz 3 pont.</translation>
    </message>
    <message>
        <source>Row 2 has one free slot, at the top right.</source>
        <translation>A 2. sorban egy szabad kupolamező van, jobbra fent.</translation>
    </message>
    <message>
        <source>This plate has no blue space.</source>
        <translation>Ezen a lapkán nincs kék mező.</translation>
    </message>
    <message>
        <source>The display has what you need. Look for a blue space.</source>
        <translation>A kínálatban ott van, ami kell. Keress kék mezőt.</translation>
    </message>
    <message>
        <source>Tiles can wait. Place a plate with a blue space.</source>
        <translation>A csempék ráérnek. Rakj le egy lapkát kék mezővel.</translation>
    </message>
    <message>
        <source>Take a plate with blue. Turn it by its arrow or by R.</source>
        <translation>Vegyél el egy lapkát kékkel. A nyilával vagy az R-rel forgathatod.</translation>
    </message>
    <message>
        <source>At the next tiling, line 2 can score.</source>
        <translation>A következő csempézéskor a 2. mintasor pontot hozhat.</translation>
    </message>
    <message>
        <source>Take the single red tile. Choose a line that can still score.</source>
        <translation>Vedd el az egyetlen piros csempét. Olyan mintasort válassz, amely még pontot hozhat.</translation>
    </message>
    <message>
        <source>Row 1 has three plates and no red space. Red would break.</source>
        <translation>Az 1. sorban három lapka van, piros mező nélkül. A piros eltörne.</translation>
    </message>
    <message>
        <source>Take the red tile of the marked factory.</source>
        <translation>Vedd el a megjelölt manufaktúra piros csempéjét.</translation>
    </message>
    <message>
        <source>Row 3 has a free red space.</source>
        <translation>A 3. sorban van szabad piros mező.</translation>
    </message>
    <message>
        <source>Red has a space there. In row 1 it would have broken.</source>
        <translation>Ott van mező a pirosnak. Az 1. sorban eltört volna.</translation>
    </message>
    <message>
        <source>The first-player tile</source>
        <translation>A kezdőjátékos-jelölő</translation>
    </message>
    <message>
        <source>Take tiles from the moon side of the large factory.</source>
        <translation>Vegyél el csempéket a nagy manufaktúra hold oldaláról.</translation>
    </message>
    <message>
        <source>Yellow lies only on small factories. Choose red or black.</source>
        <translation>Sárga csak a kis manufaktúrákon van. Pirosat vagy feketét válassz.</translation>
    </message>
    <message>
        <source>Choose a color on the moon side of the large factory.</source>
        <translation>Válassz egy színt a nagy manufaktúra hold oldaláról.</translation>
    </message>
    <message>
        <source>Take red or black from the moon sides.</source>
        <translation>Vegyél el pirosat vagy feketét a hold oldalakról.</translation>
    </message>
    <message>
        <source>The same again, another way: take two tiles without the first-player tile.</source>
        <translation>Ugyanez másképp: vegyél el két csempét a kezdőjátékos-jelölő nélkül.</translation>
    </message>
    <message>
        <source>The first-player tile came along. Leave the large factory alone.</source>
        <translation>A kezdőjátékos-jelölő is veled jött. Hagyd békén a nagy manufaktúrát.</translation>
    </message>
    <message>
        <source>That is only one tile. Find two of one color.</source>
        <translation>Ez csak egy csempe. Keress két egyforma színűt.</translation>
    </message>
    <message>
        <source>Two yellow tiles lie on top of small stacks.</source>
        <translation>Két sárga csempe kis kupacok tetején van.</translation>
    </message>
    <message>
        <source>No cost. But your opponent may go first next round.</source>
        <translation>Nem kerül semmibe. De lehet, hogy a következő fordulót az ellenfeled kezdi.</translation>
    </message>
    <message>
        <source>Your opponent has the tile now. Take three red tiles without paying.</source>
        <translation>A jelölő most az ellenfelednél van. Vegyél el három piros csempét fizetés nélkül.</translation>
    </message>
    <message>
        <source>Take red from the moon sides.</source>
        <translation>A hold oldalakról vegyél el pirosat.</translation>
    </message>
    <message>
        <source>Take red from the moon sides. Line 3 has room for three.</source>
        <translation>A hold oldalakról vegyél el pirosat. A 3. mintasorban háromnak van hely.</translation>
    </message>
    <message>
        <source>Its owner pays 2 points, goes first, and wins a tie.</source>
        <translation>A birtokosa 2 pontot fizet, ő kezd, és döntetlennél ő győz.</translation>
    </message>
    <message>
        <source>The goals</source>
        <translation>A célok</translation>
    </message>
    <message>
        <source>Pick up the tile of line 1. Row 1 has one gap.</source>
        <translation>Vedd fel az 1. mintasor csempéjét. Az 1. sorban egy rés van.</translation>
    </message>
    <message>
        <source>Six tiles in a row: one goal is yours.</source>
        <translation>Hat csempe egy sorban: az egyik cél megvan.</translation>
    </message>
    <message>
        <source>A complete long diagonal scores 10. Choose the space that completes it.</source>
        <translation>Egy teljes hosszú átló 10 pontot ér. Válaszd a mezőt, amely befejezi.</translation>
    </message>
    <message>
        <source>That scores 4 points now. The diagonal scores 10 at the end.</source>
        <translation>Ez most 4 pontot ér. Az átló a végén 10-et.</translation>
    </message>
    <message>
        <source>The diagonal runs from the top left to the bottom right.</source>
        <translation>Az átló bal felülről jobb alulra fut.</translation>
    </message>
    <message>
        <source>Only 1 point now, but 10 at the end.</source>
        <translation>Most csak 1 pont, de a végén 10.</translation>
    </message>
    <message>
        <source>A complete column scores 7. Which space completes a column?</source>
        <translation>Egy teljes oszlop 7 pontot ér. Melyik mező fejez be egy oszlopot?</translation>
    </message>
    <message>
        <source>That column has many gaps. Look for one with five tiles.</source>
        <translation>Abban az oszlopban sok a rés. Keress egyet öt csempével.</translation>
    </message>
    <message>
        <source>One column has five tiles already.</source>
        <translation>Az egyik oszlopban már öt csempe van.</translation>
    </message>
    <message>
        <source>Goals differ from game to game. The tablets show which ones count.</source>
        <translation>A célok játszmánként mások. A céllapkák mutatják, melyek számítanak.</translation>
    </message>
    <message>
        <source>A round of your own</source>
        <translation>Egy saját forduló</translation>
    </message>
    <message>
        <source>Every game begins like this: place a plate from the display for free.</source>
        <translation>Minden játszma így kezdődik: rakj le ingyen egy lapkát a kínálatból.</translation>
    </message>
    <message>
        <source>Any slot will do. You can turn the plate.</source>
        <translation>Bármelyik kupolamező jó. A lapkát elforgathatod.</translation>
    </message>
    <message>
        <source>Your opponent places one too.</source>
        <translation>Az ellenfeled is lerak egyet.</translation>
    </message>
    <message>
        <source>Now play a whole round against an easy opponent. Fill your lines!</source>
        <translation>Most játssz végig egy fordulót egy könnyű ellenféllel. Töltsd a mintasoraidat!</translation>
    </message>
    <message>
        <source>That was a round. A game has five, and then the goals score.</source>
        <translation>Ez volt egy forduló. Egy játszma ötből áll, aztán a célok is pontot hoznak.</translation>
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
        <source>free for {space}</source>
        <translation>szabad: {space}</translation>
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
        <source>{player} looks at the drawn dome plates.</source>
        <translation>{player:Név} megnézi a húzott kupolalapkákat.</translation>
    </message>
    <message>
        <source>{player} puts a dome plate under the stack.</source>
        <translation>{player:Név} kupolalapkát tesz a kupac aljára.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player:Név} passzol.</translation>
    </message>
    <message>
        <source>{player} skips line {line}.</source>
        <translation>{player:Név} kihagyja {line:az}. mintasort.</translation>
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
        <source>{tiles}; the others to the moon side, from the bottom: {order}</source>
        <translation>{tiles}; a többi a hold oldalra, alulról felfelé: {order}</translation>
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
    <message numerus="yes">
        <source>%n blue tile(s)</source>
        <translation>
            <numerusform>%n kék csempe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tile(s)</source>
        <translation>
            <numerusform>%n sárga csempe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <translation>
            <numerusform>%n piros csempe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black tile(s)</source>
        <translation>
            <numerusform>%n fekete csempe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <translation>
            <numerusform>%n türkiz csempe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n kék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n sárga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n piros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n fekete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise</source>
        <translation>
            <numerusform>%n türkiz</numerusform>
        </translation>
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
        <source>{tiles}; the others go to the moon side</source>
        <translation>{tiles}; a többi a hold oldalra kerül</translation>
    </message>
    <message>
        <source>{tiles} and the first-player tile, which costs {points} points</source>
        <translation>{tiles} és a kezdőjátékos-jelölő, amely {points} pontba kerül</translation>
    </message>
    <message>
        <source>dome plate from the display</source>
        <translation>kupolalapka a kínálatból</translation>
    </message>
    <message>
        <source>drawn dome plate</source>
        <translation>húzott kupolalapka</translation>
    </message>
    <message>
        <source>bonus chips</source>
        <translation>bónuszkorongok</translation>
    </message>
    <message>
        <source>{tiles} from small factory {factory} to line {line}</source>
        <translation>{tiles} {factory:az}. kis manufaktúráról {line:az}. mintasorba</translation>
    </message>
    <message>
        <source>{tiles} from small factory {factory} to the broken tiles</source>
        <translation>{tiles} {factory:az}. kis manufaktúráról a törött csempék közé</translation>
    </message>
    <message>
        <source>{tiles} from the large factory to line {line}</source>
        <translation>{tiles} a nagy manufaktúráról {line:az}. mintasorba</translation>
    </message>
    <message>
        <source>{tiles} from the large factory to the broken tiles</source>
        <translation>{tiles} a nagy manufaktúráról a törött csempék közé</translation>
    </message>
    <message>
        <source>{tiles} from the moon sides to line {line}</source>
        <translation>{tiles} a hold oldalakról {line:az}. mintasorba</translation>
    </message>
    <message>
        <source>{tiles} from the moon sides to the broken tiles</source>
        <translation>{tiles} a hold oldalakról a törött csempék közé</translation>
    </message>
    <message>
        <source>dome plate from the display, {spaces}, to plate row {row}, plate column {column}</source>
        <translation>kupolalapka a kínálatból: {spaces}; helye: {row}. lapkasor, {column}. lapkaoszlop</translation>
    </message>
    <message>
        <source>drawn dome plate, {spaces}, to plate row {row}, plate column {column}</source>
        <translation>húzott kupolalapka: {spaces}; helye: {row}. lapkasor, {column}. lapkaoszlop</translation>
    </message>
    <message>
        <source>dome plate, {spaces}, under the stack</source>
        <translation>kupolalapka a kupac aljára: {spaces}</translation>
    </message>
    <message>
        <source>bonus chip, {chip}, from small factory {factory}</source>
        <translation>bónuszkorong {factory:az}. kis manufaktúráról: {chip}</translation>
    </message>
    <message>
        <source>bonus chips to complete line {line}: {chips}</source>
        <translation>bónuszkorongok {line:az}. mintasor befejezéséhez: {chips}</translation>
    </message>
    <message>
        <source>{color} tile from line {line} to dome row {line}, column {column}</source>
        <translation>{color} csempe {line:az}. mintasorból a kupola {line}. sorába, {column:az}. oszlopba</translation>
    </message>
    <message>
        <source>{player} draws a special plate from the stack.</source>
        <translation>{player:Név} különleges lapkát húz a kupacból.</translation>
    </message>
    <message>
        <source>{player} draws a wild plate from the stack.</source>
        <translation>{player:Név} dzsókerlapkát húz a kupacból.</translation>
    </message>
    <message>
        <source>{tiles}, {source}, {target}</source>
        <translation>{tiles}, {source}, {target}</translation>
    </message>
    <message>
        <source>small factory {factory}</source>
        <translation>{factory}. kis manufaktúra</translation>
    </message>
    <message>
        <source>large factory</source>
        <translation>nagy manufaktúra</translation>
    </message>
    <message>
        <source>moon sides</source>
        <translation>hold oldalak</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line}. mintasor</translation>
    </message>
    <message>
        <source>broken tiles</source>
        <translation>törött csempék</translation>
    </message>
    <message>
        <source>dome plate, {spaces}, row {row}, column {column}</source>
        <translation>kupolalapka: {spaces}; {row}. lapkasor, {column}. lapkaoszlop</translation>
    </message>
    <message>
        <source>bonus chip, {chip}</source>
        <translation>bónuszkorong, {chip}</translation>
    </message>
    <message>
        <source>bonus chips, line {line}</source>
        <translation>bónuszkorongok, {line}. mintasor</translation>
    </message>
    <message>
        <source>{color}, line {line}, column {column}</source>
        <translation>{color}, {line}. mintasor, {column}. oszlop</translation>
    </message>
    <message>
        <source>{player} takes the first-player tile.</source>
        <translation>{player:Név} elveszi a kezdőjátékos-jelölőt.</translation>
    </message>
    <message>
        <source>Left on the moon side: {tiles}.</source>
        <translation>A hold oldalra kerül: {tiles}.</translation>
    </message>
    <message>
        <source>1 tile breaks.</source>
        <translation>1 csempe eltörik.</translation>
    </message>
    <message>
        <source>Special tile on dome row {row}, column {column}.</source>
        <translation>Különleges csempe a kupola {row}. sorában, {column:az}. oszlopban.</translation>
    </message>
    <message>
        <source>First-player tile.</source>
        <translation>Kezdőjátékos-jelölő.</translation>
    </message>
    <message>
        <source>Moon side: {tiles}.</source>
        <translation>Hold oldal: {tiles}.</translation>
    </message>
    <message>
        <source>Special tile, row {row}, column {column}.</source>
        <translation>Különleges csempe, {row}. sor, {column}. oszlop.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles break.</source>
        <translation>
            <numerusform>%n csempe eltörik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} begins; {player} goes first.</source>
        <translation>Kezdődik {round:az}. forduló; kezd: {player}.</translation>
    </message>
    <message>
        <source>Large factory: {tiles}.</source>
        <translation>Nagy manufaktúra: {tiles}.</translation>
    </message>
    <message>
        <source>Small factory {factory}: {tiles}.</source>
        <translation>{factory}. kis manufaktúra: {tiles}.</translation>
    </message>
    <message>
        <source>New dome plate on display: {plates}.</source>
        <translation>Új kupolalapka a kínálatban: {plates}.</translation>
    </message>
    <message>
        <source>New dome plates on display: {plates}.</source>
        <translation>Új kupolalapkák a kínálatban: {plates}.</translation>
    </message>
    <message>
        <source>The tiles in the tower go back into the bag.</source>
        <translation>A torony csempéi visszakerülnek a zsákba.</translation>
    </message>
    <message>
        <source>Place a plate in any slot, turned any way. After that it never moves.</source>
        <translation>Rakj le egy lapkát bármelyik kupolamezőre, tetszés szerint elforgatva. Onnan már nem mozdul.</translation>
    </message>
    <message>
        <source>Nothing is left for you to take. You pass until the tiling.</source>
        <translation>Nincs már mit elvenned. A csempézésig passzolsz.</translation>
    </message>
    <message>
        <source>Every take breaks tiles now. They cost 1, 2, 3 and 4 points, so break few.</source>
        <translation>Most bármit veszel el, törnek csempék. 1, 2, 3 és 4 pontba kerülnek: minél kevesebb törjön.</translation>
    </message>
    <message>
        <source>Every plate you draw costs 1 point. When you stop, you keep one of them.</source>
        <translation>Minden húzott lapka 1 pontba kerül. Ha megállsz, egyet megtartasz közülük.</translation>
    </message>
    <message>
        <source>Chips can complete this line: two of its color, or any three, for each missing tile.</source>
        <translation>Korongokkal befejezheted ezt a mintasort: hiányzó csempénként két ilyen színű vagy bármilyen három kell.</translation>
    </message>
    <message>
        <source>A plate with three tiles gets a special tile, which scores its row number.</source>
        <translation>Ha egy különleges lapkán megvan a három csempe, különleges csempe jön rá: annyi pont, ahányadik sorban van.</translation>
    </message>
    <message>
        <source>Each full line moves one tile to its row of the dome. The others are discarded.</source>
        <translation>Minden teli mintasorból egy csempe a kupola sorába kerül. A többi a toronyba megy.</translation>
    </message>
    <message>
        <source>Several spaces fit. Choose where the row and the column of tiles are longest.</source>
        <translation>Több mező is jó. Ott rakd le, ahol a sora és az oszlopa a leghosszabb láncot adja.</translation>
    </message>
    <message>
        <source>A multicolored space takes a tile of any color.</source>
        <translation>A többszínű mezőre bármilyen színű csempe kerülhet.</translation>
    </message>
    <message>
        <source>This is the last round: there are no more dome plates. Then the goals score.</source>
        <translation>Ez az utolsó forduló: kupolalapka már nincs. Utána a célok hoznak pontot.</translation>
    </message>
    <message>
        <source>Take all tiles of one color from a factory. They go to one of your lines.</source>
        <translation>Vedd el egy manufaktúráról az egyik szín összes csempéjét. Egyetlen mintasorodba kerülnek.</translation>
    </message>
    <message>
        <source>The rest of the factory goes to its moon side: you choose the order.</source>
        <translation>A manufaktúra többi csempéje a hold oldalára kerül: a sorrendet te döntöd el.</translation>
    </message>
    <message>
        <source>A bonus chip lies face up. Taking it is a turn; each of you takes two a round.</source>
        <translation>Egy bónuszkorong képpel felfelé van. Az elvétele egy kör; fordulónként mindketten kettőt vesztek el.</translation>
    </message>
    <message>
        <source>The first to take from the large moon side gets the first-player tile: 2 points lost, but first next round.</source>
        <translation>Aki elsőként vesz el a nagy hold oldalról, megkapja a kezdőjátékos-jelölőt: 2 pont veszteség, de ő kezdi a következő fordulót.</translation>
    </message>
    <message>
        <source>From the moon sides you take one color from all factories, but only top tiles of stacks.</source>
        <translation>A hold oldalakról egy színt veszel el minden manufaktúráról, de a kupacokról csak a legfelső csempét.</translation>
    </message>
    <message>
        <source>A token gets you a plate, two each round: free from the display, 1 point from the stack.</source>
        <translation>Egy játékosjelölőért lapkát kapsz, fordulónként kettőt: a kínálatból ingyen, a kupacból 1 pontért.</translation>
    </message>
    <message>
        <source>A full line of yours has no space yet and waits. A plate can bring its color.</source>
        <translation>Egy teli mintasorodnak még nincs mezője, ezért vár. Egy lapka elhozhatja a színét.</translation>
    </message>
    <message>
        <source>Look at the scoring tablets from time to time: their goals score at the end.</source>
        <translation>Időnként nézz rá a céllapkákra: a céljaik a játszma végén hoznak pontot.</translation>
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
        <source>1 fits</source>
        <translation>1 befér</translation>
    </message>
    <message>
        <source>1 breaks</source>
        <translation>1 eltörik</translation>
    </message>
    <message>
        <source>Row {line} of your dome can never take this color: the tiles will break during tiling.</source>
        <translation>A kupolád {line}. sorába ez a szín már nem kerülhet: a csempék a csempézéskor eltörnek.</translation>
    </message>
    <message numerus="yes">
        <source>%n fit</source>
        <translation>
            <numerusform>%n befér</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n break</source>
        <translation>
            <numerusform>%n eltörik</numerusform>
        </translation>
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
        <source>Bonus chip: {chip}</source>
        <translation>Bónuszkorong: {chip}</translation>
    </message>
    <message>
        <source>can be spent</source>
        <translation>elhasználható</translation>
    </message>
    <message>
        <source>spent: lies face down</source>
        <translation>elhasznált: lefordítva fekszik</translation>
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
        <source>Taken together: {tiles}.</source>
        <translation>Együtt elvehető: {tiles}.</translation>
    </message>
    <message>
        <source>You choose the order in which the others are stacked on the moon side.</source>
        <translation>A többi csempe sorrendjét a hold oldalon te döntöd el.</translation>
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
        <source>{player}: no broken tiles</source>
        <translation>{player}: nincs törött csempe</translation>
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
    <message>
        <source>Line {line} lacks tiles: complete it with bonus chips, or skip it.</source>
        <translation>{line:Az}. mintasorból csempék hiányoznak: fejezd be bónuszkorongokkal, vagy hagyd ki.</translation>
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
    <name>by_message</name>
    <message>
        <source>This line belongs to another game.</source>
        <translation>Ez a sor egy másik játszmához tartozik.</translation>
    </message>
    <message>
        <source>This line brings nothing new: you have all its moves already.</source>
        <translation>Ebben a sorban nincs új: minden lépése megvan már nálad.</translation>
    </message>
    <message>
        <source>This line is older than your game. Ask for the latest one.</source>
        <translation>Ez a sor régebbi, mint a te játszmád. Kérd el a legutóbbit.</translation>
    </message>
    <message>
        <source>In this line the game goes another way from move {number} on. It was not taken.</source>
        <translation>Ebben a sorban a játszma {number:az}. lépéstől másként folytatódik, ezért nem került be.</translation>
    </message>
    <message>
        <source>This line holds a move of {player}, who plays here. It was not taken.</source>
        <translation>Ebben a sorban {player:Név} lépése is szerepel, aki ennél a gépnél játszik, ezért nem került be.</translation>
    </message>
    <message>
        <source>Only a game that was dealt can be played by message.</source>
        <translation>Üzenetben csak kiosztott játszmát lehet játszani.</translation>
    </message>
    <message>
        <source>You have sent this move already, so it stands.</source>
        <translation>Ezt a lépést már elküldted, ezért marad.</translation>
    </message>
    <message>
        <source>Your turn. Make your move, then copy it and send it.</source>
        <translation>Te következel. Lépj, aztán másold ki a lépést, és küldd el.</translation>
    </message>
    <message>
        <source>Copy your move and send it to {player}, then paste the answer.</source>
        <translation>Másold ki a lépésed, küldd el neki: {player}, majd illeszd be a választ.</translation>
    </message>
    <message>
        <source>Waiting for {player}. Paste the answer when it comes.</source>
        <translation>Most {player:Név} lép. Ha megjön a válasz, illeszd be.</translation>
    </message>
    <message>
        <source>The game is over. Copy the last move for the others.</source>
        <translation>A játszma véget ért. Másold ki az utolsó lépést a többieknek.</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Várakozás: {player}</translation>
    </message>
    <message>
        <source>The list of games by message could not be read and was kept as {file}.</source>
        <translation>Az üzenetben játszott játszmák listáját nem sikerült beolvasni; {file} néven megmaradt.</translation>
    </message>
    <message>
        <source>The list of games by message cannot be read and is left alone. {reason}</source>
        <translation>Az üzenetben játszott játszmák listája nem olvasható, és változatlan marad. {reason}</translation>
    </message>
    <message>
        <source>The list of games by message cannot be saved: {reason}</source>
        <translation>Az üzenetben játszott játszmák listája nem menthető: {reason}</translation>
    </message>
    <message>
        <source>Your move is copied. Paste it into a message.</source>
        <translation>A lépésed a vágólapon van. Illeszd be egy üzenetbe.</translation>
    </message>
    <message>
        <source>A game by message needs two people or more. Begin a new game in which another person has a seat, then choose this command again.</source>
        <translation>Üzenetben játszott játszmához legalább két ember kell. Kezdj új játszmát, amelyben egy másik embernek is van helye, aztán válaszd újra ezt a parancsot.</translation>
    </message>
</context>
<context>
    <name>chances</name>
    <message>
        <source>{need} – {percent}.</source>
        <translation>{need} – {percent}.</translation>
    </message>
    <message>
        <source>{need} – {percent} ({condition}).</source>
        <translation>{need} – {percent} ({condition}).</translation>
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
        <source>a text or null</source>
        <translation>szöveg vagy null</translation>
    </message>
    <message>
        <source>a whole number from 1 to {most}, or null</source>
        <translation>egész szám 1 és {most} között, vagy null</translation>
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
        <source>This cannot be chosen now.</source>
        <translation>Ezt most nem lehet választani.</translation>
    </message>
    <message>
        <source>This piece always lies on the table; drag it to another place.</source>
        <translation>Ez mindig az asztalon van; húzd egy másik helyre.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ki lép</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Lépésen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
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
        <source>No need of this game is written like this: {code}</source>
        <translation>Ebben a játékban így semmilyen igény nem írható: {code}</translation>
    </message>
    <message>
        <source>This game has no chances to compute.</source>
        <translation>Ebben a játékban nincs kiszámítható esély.</translation>
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
        <source>This record names a seat that the game does not have.</source>
        <translation>Ez a mentés olyan helyet nevez meg, amely ebben a játszmában nincs.</translation>
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
    <message>
        <source>A note of this record is about no position of the game.</source>
        <translation>A felvétel egyik megjegyzése a játszma egyik állásához sem tartozik.</translation>
    </message>
    <message>
        <source>The program is at a table; “leave” it first.</source>
        <translation>A program egy asztalnál ül; előbb hagyja ott („leave”).</translation>
    </message>
    <message>
        <source>The program is at no table; “host” or “join” one first.</source>
        <translation>A program nem ül asztalnál; előbb nyisson egyet („host”) vagy csatlakozzon egyhez („join”).</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>szövegek listája</translation>
    </message>
    <message>
        <source>There is no puzzle {number} of {game}; there are 1 to {last}.</source>
        <translation>Ennek a játéknak ({game}) nincs {number}. feladványa; 1-től {last} számig vannak.</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Daily deal</source>
        <translation>Napi osztás</translation>
    </message>
    <message>
        <source>{players} · computers: {level}</source>
        <translation>{players} · gépi ellenfél: {level}</translation>
    </message>
    <message>
        <source>Played; the game is no longer here.</source>
        <translation>Lejátszva; a játszma már nincs meg.</translation>
    </message>
    <message>
        <source>{points} · You won</source>
        <translation>{points} · Győztél</translation>
    </message>
    <message>
        <source>{points} · You share the win</source>
        <translation>{points} · Megosztott győzelem</translation>
    </message>
    <message>
        <source>{points} · Place {rank} of {count}</source>
        <translation>{points} · {rank}. hely ({count} játékos)</translation>
    </message>
    <message>
        <source>Your first game of each deal counts: no undo, no hints. After that, play it again as often as you like. Missed days wait for you.</source>
        <translation>Minden osztásból az első játszmád számít: visszavonás és tipp nélkül. Utána annyiszor játszod újra, ahányszor csak szeretnéd. A kihagyott napok megvárnak.</translation>
    </message>
    <message>
        <source>Days played: {number}</source>
        <translation>Játéknapok: {number}</translation>
    </message>
    <message>
        <source>Games won: {number}</source>
        <translation>Megnyert játszmák: {number}</translation>
    </message>
    <message>
        <source>Days in a row: {number}</source>
        <translation>Jelenlegi sorozat (nap): {number}</translation>
    </message>
    <message>
        <source>Longest run of days: {number}</source>
        <translation>Leghosszabb sorozat (nap): {number}</translation>
    </message>
    <message>
        <source>One missed day in seven does not end a run.</source>
        <translation>Hét napból egy kihagyott még nem szakítja meg a sorozatot.</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Vágólapra másolva: {line}</translation>
    </message>
    <message>
        <source>The result cannot be copied: {reason}</source>
        <translation>Az eredmény nem másolható: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played</source>
        <translation>
            <numerusform>%n nap játszva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n győzelem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n nap egymás után</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best run: %n day(s)</source>
        <translation>
            <numerusform>leghosszabb sorozat: %n nap</numerusform>
        </translation>
    </message>
    <message>
        <source>Kupola {day} · {game} {points}</source>
        <translation>Kupola {day} · {game} {points}</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Napi osztások</translation>
    </message>
    <message>
        <source>{day}: {games}</source>
        <translation>{day}: {games}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Ma, {day}</translation>
    </message>
    <message>
        <source>nothing played yet</source>
        <translation>még nincs lejátszva semmi</translation>
    </message>
    <message>
        <source>{game} won</source>
        <translation>{game}: győzelem</translation>
    </message>
    <message>
        <source>{game} played</source>
        <translation>{game}: lejátszva</translation>
    </message>
    <message>
        <source>{game} unfinished</source>
        <translation>{game}: befejezetlen</translation>
    </message>
    <message>
        <source>Your daily deals cannot be read and are left unchanged.</source>
        <translation>A napi osztásaid nem olvashatók; változatlanul megmaradnak.</translation>
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
        <source>{game}: {players}. {progress}.</source>
        <translation>{game}: {players}. {progress}.</translation>
    </message>
    <message>
        <source>Resumed: {game}: {players}. {progress}.</source>
        <translation>Folytatás: {game}: {players}. {progress}.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Még senki sem lépett.</translation>
    </message>
    <message>
        <source>Nothing has been read out yet.</source>
        <translation>Még nem hangzott el semmi.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back: {move}</source>
        <translation>
            <numerusform>%n lépés visszavonva: {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made again: {move}</source>
        <translation>
            <numerusform>%n lépés újra megtéve: {move}</numerusform>
        </translation>
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
        <source>No board is enlarged.</source>
        <translation>Egyik tábla sincs felnagyítva.</translation>
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
    <message>
        <source>Score and moves are shown.</source>
        <translation>Látszanak a pontok és a lépések.</translation>
    </message>
    <message>
        <source>Score and moves are hidden.</source>
        <translation>Elrejtve a pontok és a lépések.</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>{player:Név} következik</translation>
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
        <source>{winners} (resigned: {names})</source>
        <translation>{winners} (feladta: {names})</translation>
    </message>
    <message>
        <source>{game} (daily deal, {day})</source>
        <translation>{game} (napi osztás, {day})</translation>
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
    <name>host</name>
    <message>
        <source>A newer version of Kupola keeps this table.</source>
        <translation>Ezt az asztalt a Kupola újabb verziója vezeti.</translation>
    </message>
    <message>
        <source>“{seat}” is no seat. A seat is “open”, “guest:Name”, “computer” or “computer:level”; levels are: {levels}.</source>
        <translation>„{seat}” nem hely. Egy hely lehet „open”, „guest:Név”, „computer” vagy „computer:szint”; a szintek: {levels}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>Nem olvasható: {path}. {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>Nem írható: {path}. {reason}</translation>
    </message>
    <message>
        <source>{path} is no table.</source>
        <translation>Ez nem asztal: {path}.</translation>
    </message>
    <message>
        <source>Another host keeps the tables of {path}.</source>
        <translation>Már egy másik házigazda vezeti az itteni asztalokat: {path}.</translation>
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
        <source>Read the other players’ boards, line by line</source>
        <translation>A többi játékos táblájának felolvasása soronként</translation>
    </message>
    <message>
        <source>Read the line before</source>
        <translation>Az előző sor felolvasása</translation>
    </message>
    <message>
        <source>Read everyone’s points</source>
        <translation>Mindenki pontjainak felolvasása</translation>
    </message>
    <message>
        <source>Repeat the last sentence</source>
        <translation>Az utolsó mondat megismétlése</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Vissza a táblára</translation>
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
        <source>Next heading</source>
        <translation>Következő címsor</translation>
    </message>
    <message>
        <source>Previous heading</source>
        <translation>Előző címsor</translation>
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
        <source>Decision</source>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>First choice of the game</source>
        <translation>A játszma első választója</translation>
    </message>
    <message>
        <source>Game of the dynasty</source>
        <translation>A dinasztia játszmája</translation>
    </message>
    <message>
        <source>No more lines are drawn in this game.</source>
        <translation>Ebben a játszmában már nem húztok új sort.</translation>
    </message>
    <message>
        <source>{need}, in the next line</source>
        <translation>{need}, a következő sorban</translation>
    </message>
    <message>
        <source>Domino {domino}</source>
        <translation>{domino}. dominó</translation>
    </message>
    <message>
        <source>A domino that fits here</source>
        <translation>Ide illő dominó</translation>
    </message>
    <message>
        <source>{need}, at least {number} times</source>
        <translation>{need}, legalább {number} alkalommal</translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n line(s)</source>
        <translation>
            <numerusform>{need}, a következő %n sorban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with at least %n crown(s)</source>
        <translation>
            <numerusform>{terrain} legalább %n koronával</numerusform>
        </translation>
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
        <source>Kings leave this line in order; put another king in the place of this one.</source>
        <translation>A királyok sorban hagyják el ezt a sort; tegyél másik királyt ennek a helyére.</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Lerakás</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Választás</translation>
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
    <name>kingdomino_lessons</name>
    <message>
        <source>Beside the castle</source>
        <translation>A kastély mellé</translation>
    </message>
    <message>
        <source>Your kingdom begins with a castle. Place your domino to its right.</source>
        <translation>A királyságod egy kastéllyal kezdődik. Rakd a dominódat a jobb oldalára.</translation>
    </message>
    <message>
        <source>That is allowed too. Here, use the marked squares.</source>
        <translation>Ez is szabályos. Most azonban a megjelölt mezőkre rakd.</translation>
    </message>
    <message>
        <source>The half that you hold goes where you point.</source>
        <translation>A megmutatott mezőre az a fele kerül, amelyiket fogod.</translation>
    </message>
    <message>
        <source>The castle goes with every terrain.</source>
        <translation>A kastélyhoz minden tereptípus illik.</translation>
    </message>
    <message>
        <source>Now choose: put your king on a free domino.</source>
        <translation>Most válassz: állítsd a királyodat egy szabad dominóra.</translation>
    </message>
    <message>
        <source>Click any domino of the next line.</source>
        <translation>Kattints a következő sor bármelyik dominójára.</translation>
    </message>
    <message>
        <source>You will place that domino in the next turn.</source>
        <translation>Ezt a dominót a következő fordulóban rakod le.</translation>
    </message>
    <message>
        <source>You have two kings. Place the domino of the second one.</source>
        <translation>Két királyod van. Rakd le a második király dominóját.</translation>
    </message>
    <message>
        <source>No terrain matches yet, so one half must touch the castle.</source>
        <translation>Még nincs egyező terep, ezért az egyik fele a kastéllyal érintkezzen.</translation>
    </message>
    <message>
        <source>First place, then choose: that is your turn.</source>
        <translation>Előbb lerakás, aztán választás: ennyi a dolgod.</translation>
    </message>
    <message>
        <source>Match one terrain</source>
        <translation>Egy egyező terep</translation>
    </message>
    <message>
        <source>Away from the castle, one half must match. Place wheat beside wheat.</source>
        <translation>A kastélytól távolabb az egyik félnek egyeznie kell. Búzamező mellé búzamezőt.</translation>
    </message>
    <message>
        <source>That is allowed. But here, join wheat to wheat.</source>
        <translation>Ez szabályos. Most azonban búzamezőt kapcsolj búzamezőhöz.</translation>
    </message>
    <message>
        <source>Put the wheat half above or below your wheat field.</source>
        <translation>A búzás fele a búzameződ fölé vagy alá kerüljön.</translation>
    </message>
    <message>
        <source>One match is enough. The other half may touch anything.</source>
        <translation>Egyetlen egyezés elég. A másik fél mellett bármi lehet.</translation>
    </message>
    <message>
        <source>Pick up the domino and turn it with R. Place it upright.</source>
        <translation>Vedd fel a dominót, és az R-rel forgasd el. Rakd le állítva.</translation>
    </message>
    <message>
        <source>That domino lies flat. Press R while you hold it.</source>
        <translation>Ez a dominó fekszik. Nyomd meg az R-t, amíg fogod.</translation>
    </message>
    <message>
        <source>R, the right mouse button or the wheel turns it.</source>
        <translation>Az R, a jobb egérgomb vagy a görgő elforgatja.</translation>
    </message>
    <message>
        <source>You may turn every domino as you like.</source>
        <translation>Minden dominót tetszés szerint elforgathatsz.</translation>
    </message>
    <message>
        <source>Now match both halves at once.</source>
        <translation>Most mindkét fele egyezzen.</translation>
    </message>
    <message>
        <source>One half matches. Find the place where both do.</source>
        <translation>Az egyik fele egyezik. Keresd meg, hol egyezik mindkettő.</translation>
    </message>
    <message>
        <source>Put wheat beside wheat and forest beside forest.</source>
        <translation>Búzamező kerüljön búzamező mellé, erdő erdő mellé.</translation>
    </message>
    <message>
        <source>Turn it: wheat beside wheat, forest beside forest.</source>
        <translation>Forgasd el: búzamező búzamező mellé, erdő erdő mellé.</translation>
    </message>
    <message>
        <source>Both territories have grown with one domino.</source>
        <translation>Egy dominóval mindkét terület megnőtt.</translation>
    </message>
    <message>
        <source>Squares times crowns</source>
        <translation>Mezők szorozva koronákkal</translation>
    </message>
    <message>
        <source>Your forest scores 3 squares × 2 crowns = 6. Make it larger.</source>
        <translation>Az erdőd pontja: 3 mező × 2 korona = 6. Növeld meg.</translation>
    </message>
    <message>
        <source>There it is a new forest without a crown: no points.</source>
        <translation>Ott ez új erdő, korona nélkül: nem ér pontot.</translation>
    </message>
    <message>
        <source>Place the domino so that it touches your forest.</source>
        <translation>Úgy rakd le, hogy érintkezzen az erdőddel.</translation>
    </message>
    <message>
        <source>5 squares × 2 crowns = 10 points.</source>
        <translation>5 mező × 2 korona = 10 pont.</translation>
    </message>
    <message>
        <source>Your lake has no crown: no points. Give it one.</source>
        <translation>A tavadon nincs korona, így nem ér pontot. Adj neki egyet.</translation>
    </message>
    <message>
        <source>This crown scores only 1. Join it to the large lake.</source>
        <translation>Ez a korona csak 1 pontot ér. Kapcsold a nagy tóhoz.</translation>
    </message>
    <message>
        <source>The crown is on the lake half. It must touch the lake.</source>
        <translation>A korona a tavas félen van. Ez érjen a tóhoz.</translation>
    </message>
    <message>
        <source>4 squares × 1 crown = 4 points.</source>
        <translation>4 mező × 1 korona = 4 pont.</translation>
    </message>
    <message>
        <source>Two lakes score separately, 2 + 2. Join them.</source>
        <translation>Két tó külön ér pontot, 2 + 2. Kapcsold össze őket.</translation>
    </message>
    <message>
        <source>One lake has grown. The domino can join both.</source>
        <translation>Az egyik tó megnőtt. A dominó össze is kapcsolhatja őket.</translation>
    </message>
    <message>
        <source>That domino joins neither lake.</source>
        <translation>Így egyik tóhoz sem kapcsolódik.</translation>
    </message>
    <message>
        <source>Fill the gap below the castle.</source>
        <translation>Töltsd ki a rést a kastély alatt.</translation>
    </message>
    <message>
        <source>6 squares × 2 crowns = 12 points.</source>
        <translation>6 mező × 2 korona = 12 pont.</translation>
    </message>
    <message>
        <source>Now find the placement that scores the most.</source>
        <translation>Most keresd meg a legtöbb pontot érő helyet.</translation>
    </message>
    <message>
        <source>Good, but there are more points at the lake.</source>
        <translation>Jó, de a tónál több pont vár.</translation>
    </message>
    <message>
        <source>Your lake has crowns: each new square scores 2.</source>
        <translation>A tavadon koronák vannak: minden új mező 2 pontot ér.</translation>
    </message>
    <message>
        <source>Large territories with many crowns win games.</source>
        <translation>A nagy, sokkoronás területek hozzák a győzelmet.</translation>
    </message>
    <message>
        <source>Five by five</source>
        <translation>Ötször öt</translation>
    </message>
    <message>
        <source>A kingdom is at most five squares wide. Yours is four. Widen it.</source>
        <translation>Egy királyság legfeljebb öt mező széles. A tiéd négy. Szélesítsd ki.</translation>
    </message>
    <message>
        <source>Your kingdom is still four squares wide.</source>
        <translation>A királyságod még mindig négy mező széles.</translation>
    </message>
    <message>
        <source>Start a new column, as marked or at the left.</source>
        <translation>Kezdj új oszlopot, a megjelölt helyen vagy bal oldalt.</translation>
    </message>
    <message>
        <source>Five wide. No domino may lie outside now.</source>
        <translation>Öt mező széles. Ezen kívülre már nem kerülhet dominó.</translation>
    </message>
    <message>
        <source>It may also become five squares high. Make it higher.</source>
        <translation>Öt mező magas is lehet. Bővítsd fölfelé vagy lefelé a királyságodat.</translation>
    </message>
    <message>
        <source>That fits, but your kingdom is no higher.</source>
        <translation>Ez ide illik, de a királyságod nem lett magasabb.</translation>
    </message>
    <message>
        <source>Start a new row at the top or at the bottom.</source>
        <translation>Kezdj új sort fölül vagy alul.</translation>
    </message>
    <message>
        <source>The castle need not stay in the middle.</source>
        <translation>A kastélynak nem kell középen maradnia.</translation>
    </message>
    <message>
        <source>The last turn: you only place. Find room for both dominoes.</source>
        <translation>Utolsó forduló: csak lerakni kell. Találj helyet mindkét dominónak.</translation>
    </message>
    <message>
        <source>Now domino 21 fits nowhere. Use the other gap.</source>
        <translation>Így a 21-es dominó sehová sem illik. Használd a másik rést.</translation>
    </message>
    <message>
        <source>Only one gap suits domino 21. Leave that one free.</source>
        <translation>A 21-es dominóhoz csak az egyik rés jó. Hagyd azt szabadon.</translation>
    </message>
    <message>
        <source>No hole is left: 25 squares.</source>
        <translation>Nem maradt lyuk: 25 mező.</translation>
    </message>
    <message>
        <source>Swamp and mine: this domino fits nowhere. You must discard it.</source>
        <translation>Mocsár és bánya: ez a dominó sehová sem illik. El kell dobnod.</translation>
    </message>
    <message>
        <source>Press the button below your kingdom.</source>
        <translation>Nyomd meg a királyságod alatti gombot.</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>Az eldobott dominó nem ér pontot.</translation>
    </message>
    <message>
        <source>Your king still chooses. Take a domino that fits.</source>
        <translation>A királyod ilyenkor is választ. Olyan dominót válassz, amely illik.</translation>
    </message>
    <message>
        <source>Swamp would fit nowhere again.</source>
        <translation>A mocsár megint sehová sem illene.</translation>
    </message>
    <message>
        <source>You have wheat and lakes, but no swamp.</source>
        <translation>Van búzameződ és tavad, de mocsarad nincs.</translation>
    </message>
    <message>
        <source>Discard only what fits nowhere at all.</source>
        <translation>Csak azt dobd el, ami egyáltalán sehová sem illik.</translation>
    </message>
    <message>
        <source>Good land or an early turn</source>
        <translation>Jó föld vagy korai lépés</translation>
    </message>
    <message>
        <source>Another domino has more crowns.</source>
        <translation>Egy másik dominón több korona van.</translation>
    </message>
    <message>
        <source>The highest number is usually the best land.</source>
        <translation>Általában a legnagyobb szám a legjobb föld.</translation>
    </message>
    <message>
        <source>Domino 48 has three crowns, but it acts last.</source>
        <translation>A 48-as dominón három korona van, de utoljára kerül sorra.</translation>
    </message>
    <message>
        <source>Low numbers act first. Choose so that you act first.</source>
        <translation>A kisebb számú dominó kerül előbb sorra. Válassz úgy, hogy te kezdj.</translation>
    </message>
    <message>
        <source>With this number your opponent acts before you.</source>
        <translation>Ezzel a számmal az ellenfeled lép előbb.</translation>
    </message>
    <message>
        <source>The lower number is at the top.</source>
        <translation>A kisebb szám van fölül.</translation>
    </message>
    <message>
        <source>Plain land, but you act first.</source>
        <translation>Egyszerű föld, de te lépsz elsőként.</translation>
    </message>
    <message>
        <source>You act first. Place your forest.</source>
        <translation>Te lépsz elsőként. Rakd le az erdődet.</translation>
    </message>
    <message>
        <source>Any square beside the castle is fine.</source>
        <translation>A kastély mellett bármelyik mező jó.</translation>
    </message>
    <message>
        <source>Now the whole next line is free.</source>
        <translation>Most az egész következő sor szabad.</translation>
    </message>
    <message>
        <source>Nobody has chosen yet. Take the most crowns again.</source>
        <translation>Még senki sem választott. Vedd megint a legtöbb koronát.</translation>
    </message>
    <message>
        <source>A mine often has two crowns.</source>
        <translation>A bányán gyakran két korona van.</translation>
    </message>
    <message>
        <source>An early turn now means more to choose from.</source>
        <translation>Aki előbb lép, többféléből válogathat.</translation>
    </message>
    <message>
        <source>What others need</source>
        <translation>Ami a többieknek kell</translation>
    </message>
    <message>
        <source>Your opponent collects forest, you collect lakes. Get both dominoes with a lake.</source>
        <translation>Az ellenfeled erdőt gyűjt, te tavakat. Szerezd meg mindkét tavas dominót.</translation>
    </message>
    <message>
        <source>Only you want two lakes. Domino 17 would be gone.</source>
        <translation>Két tó csak neked kell. A 17-es dominót elvinnék.</translation>
    </message>
    <message>
        <source>That one has no lake.</source>
        <translation>Ezen nincs tó.</translation>
    </message>
    <message>
        <source>Take the one first that your opponent wants too.</source>
        <translation>Előbb azt vedd el, amelyik az ellenfelednek is kell.</translation>
    </message>
    <message>
        <source>The domino with forest and lake is yours. Nobody else needs two lakes.</source>
        <translation>Az erdős-tavas a tiéd. A két tó másnak nem kell.</translation>
    </message>
    <message>
        <source>Place your domino, then choose what is left.</source>
        <translation>Rakd le a dominódat, aztán válaszd, ami maradt.</translation>
    </message>
    <message>
        <source>Domino 9 with two lakes is still free.</source>
        <translation>A kéttavas 9-es dominó még szabad.</translation>
    </message>
    <message>
        <source>You have both lakes. Look at other kingdoms before you choose.</source>
        <translation>Mindkét tavas a tiéd. Választás előtt nézd meg a többi királyságot.</translation>
    </message>
    <message>
        <source>Two dominoes are left. Which one should your opponent not get?</source>
        <translation>Két dominó maradt. Melyiket ne kapja meg az ellenfeled?</translation>
    </message>
    <message>
        <source>5 points for you, but 13 more for your opponent’s mines.</source>
        <translation>Neked 5 pont, de az ellenfeled bányáinak 13.</translation>
    </message>
    <message>
        <source>What would each domino score in the other kingdom?</source>
        <translation>Mennyit érne egyik és másik a túlsó királyságban?</translation>
    </message>
    <message>
        <source>Sometimes the best domino is the one others need.</source>
        <translation>Néha az a legjobb dominó, amelyik a többieknek kell.</translation>
    </message>
    <message>
        <source>Middle Kingdom and Harmony</source>
        <translation>Kastély középen és Harmónia</translation>
    </message>
    <message>
        <source>In this variant, a castle in the middle scores 10. Center yours.</source>
        <translation>Ebben a változatban a középen álló kastély 10 pont. Szerezd meg.</translation>
    </message>
    <message>
        <source>Three columns at the left: the castle is off center for good.</source>
        <translation>Három oszlop bal oldalt: a kastély már sosem lesz középen.</translation>
    </message>
    <message>
        <source>Left of the castle are two columns, right of it only one.</source>
        <translation>A kastélytól balra két oszlop van, jobbra csak egy.</translation>
    </message>
    <message>
        <source>Two squares on every side: 10 points.</source>
        <translation>Minden oldalon két mező: 10 pont.</translation>
    </message>
    <message>
        <source>Harmony: a complete kingdom scores 5 more. Where do the lakes go?</source>
        <translation>Harmónia: a teljes királyság 5 pontot ér. Hová kerüljenek a tavak?</translation>
    </message>
    <message>
        <source>Now domino 44 fits nowhere: no Harmony.</source>
        <translation>Így a 44-es dominó sehová sem illik: nincs Harmónia.</translation>
    </message>
    <message>
        <source>Domino 44 needs the gap beside the swamp.</source>
        <translation>A 44-es dominónak a mocsár melletti rés kell.</translation>
    </message>
    <message>
        <source>One gap is left.</source>
        <translation>Egy rés maradt.</translation>
    </message>
    <message>
        <source>Complete your kingdom.</source>
        <translation>Tedd teljessé a királyságodat.</translation>
    </message>
    <message>
        <source>Swamp goes beside swamp. Turn the domino.</source>
        <translation>Mocsár mocsár mellé. Forgasd el a dominót.</translation>
    </message>
    <message>
        <source>25 squares, nothing discarded: 5 points for Harmony.</source>
        <translation>25 mező, semmit sem dobtál el: Harmóniáért 5 pont.</translation>
    </message>
    <message>
        <source>Six dominoes</source>
        <translation>Hat dominó</translation>
    </message>
    <message>
        <source>Play six dominoes against an easy opponent. You choose first.</source>
        <translation>Játssz ki hat dominót egy könnyű ellenfél ellen. Te választasz először.</translation>
    </message>
    <message>
        <source>You know the rules. In a whole game, everyone gets twelve dominoes.</source>
        <translation>Ismered a szabályokat. Egy teljes játékban mindenkinek tizenkét dominó jut.</translation>
    </message>
    <message>
        <source>A game begins with a choice. Take the domino with the most crowns.</source>
        <translation>A játék választással kezdődik. Válaszd azt, amelyiken a legtöbb korona van.</translation>
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
        <source>Now, place {place}: {domino}</source>
        <translation>Most, {place}. hely: {domino}</translation>
    </message>
    <message>
        <source>Next, place {place}: {domino}, chosen by {king}</source>
        <translation>Következő, {place}. hely: {domino}, király: {king}</translation>
    </message>
    <message>
        <source>Next, place {place}: {domino}, free</source>
        <translation>Következő, {place}. hely: {domino}, szabad</translation>
    </message>
    <message>
        <source>First line, place {place}: {domino}, chosen by {king}</source>
        <translation>Első sor, {place}. hely: {domino}, király: {king}</translation>
    </message>
    <message>
        <source>First line, place {place}: {domino}, free</source>
        <translation>Első sor, {place}. hely: {domino}, szabad</translation>
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
        <source>{player} chooses {domino}.</source>
        <translation>{player:Név} választása: {domino}.</translation>
    </message>
    <message>
        <source>{player} discards {domino}.</source>
        <translation>{player:Név} eldobja: {domino}.</translation>
    </message>
    <message>
        <source>Not yet seen: {domino}</source>
        <translation>Még nem láttuk: {domino}</translation>
    </message>
    <message>
        <source>Already seen: {domino}</source>
        <translation>Már láttuk: {domino}</translation>
    </message>
    <message>
        <source>New dominoes revealed: {dominoes}.</source>
        <translation>Új dominók váltak láthatóvá: {dominoes}.</translation>
    </message>
    <message>
        <source>Next line: {dominoes}.</source>
        <translation>A következő sor: {dominoes}.</translation>
    </message>
    <message>
        <source>Next line: dominoes {dominoes}.</source>
        <translation>A következő sor dominói: {dominoes}.</translation>
    </message>
    <message>
        <source>This domino fits nowhere, so you discard it. It scores nothing.</source>
        <translation>Ez a dominó sehová sem illik, ezért eldobod. Nem ér pontot.</translation>
    </message>
    <message>
        <source>This is the last turn: you only place. Then the kingdoms score.</source>
        <translation>Ez az utolsó forduló: csak lerakni kell. Aztán jön a pontozás.</translation>
    </message>
    <message>
        <source>With two players you have two kings. Each gets a domino and acts on its own.</source>
        <translation>Két játékosnál két királyod van. Mindkettőnek jut dominó, és külön lépnek.</translation>
    </message>
    <message>
        <source>Choose your first domino. Low numbers act first, high numbers are better land.</source>
        <translation>Válaszd ki az első dominódat. Kis szám: előbb lépsz; nagy szám: jobb föld.</translation>
    </message>
    <message>
        <source>Place it beside your castle, which goes with every terrain. R turns it.</source>
        <translation>Rakd a kastélyod mellé, amelyhez minden tereptípus illik. Az R elforgatja.</translation>
    </message>
    <message>
        <source>The others have chosen. The domino that is left is yours.</source>
        <translation>A többiek már választottak. A megmaradt dominó a tiéd.</translation>
    </message>
    <message>
        <source>Your kingdom is as wide or as high as allowed. No domino may lie outside.</source>
        <translation>A királyságod elérte a legnagyobb szélességet vagy magasságot. Ezen kívülre nem kerülhet dominó.</translation>
    </message>
    <message>
        <source>One half must touch the castle or its own terrain. One match is enough.</source>
        <translation>Az egyik fele a kastéllyal vagy a saját tereptípusával érintkezzen. Egy egyezés elég.</translation>
    </message>
    <message>
        <source>Choose your next domino. In the next turn, the lowest number acts first.</source>
        <translation>Válaszd ki a következő dominódat. Legközelebb a legkisebb szám lép elsőként.</translation>
    </message>
    <message>
        <source>The Middle Kingdom: keep the castle in the middle for 10 extra points.</source>
        <translation>Kastély középen: tartsd középen a kastélyt, ez 10 bónuszpont.</translation>
    </message>
    <message>
        <source>Harmony: leave no hole and discard nothing for 5 extra points.</source>
        <translation>Harmónia: ne hagyj lyukat, és semmit se dobj el, ez 5 bónuszpont.</translation>
    </message>
    <message>
        <source>This domino can join two territories: their crowns then count for all squares.</source>
        <translation>Ez a dominó összekapcsolhat két területet: koronáik az összes mezőre számítanak.</translation>
    </message>
    <message>
        <source>A crown counts for its whole territory: squares × crowns. Join it to a large one.</source>
        <translation>A korona az egész területre számít: mezők × koronák. Kapcsold egy nagy területhez.</translation>
    </message>
    <message>
        <source>A territory without a crown scores nothing. The next line has a crown for yours.</source>
        <translation>Korona nélkül egy terület nem ér pontot. A következő sorban van hozzá korona.</translation>
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
        <source>Now, place {place}: already played</source>
        <translation>Most, {place}. hely: már kijátszva</translation>
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
        <source>domino {domino}, {left} and {right}</source>
        <translation>{domino:-as} dominó, {left} és {right}</translation>
    </message>
    <message>
        <source>domino {domino}, {terrain} on both halves</source>
        <translation>{domino:-as} dominó, mindkét fele {terrain}</translation>
    </message>
    <message>
        <source>{named}, {there}, other half {side}</source>
        <translation>{named}, {there}, a másik fele {side}</translation>
    </message>
    <message>
        <source>domino {domino}</source>
        <translation>{domino:-as} dominó</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>jobbra</translation>
    </message>
    <message>
        <source>below</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>balra</translation>
    </message>
    <message>
        <source>above</source>
        <translation>fent</translation>
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
    <message numerus="yes">
        <source>{terrain} with %n crown(s)</source>
        <translation>
            <numerusform>{terrain} %n koronával</numerusform>
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
    <name>lesson</name>
    <message>
        <source>Start: {title}</source>
        <translation>Kezdés: {title}</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>Folytatás: {title}</translation>
    </message>
    <message>
        <source>{earned} of {most} domes</source>
        <translation>{earned}/{most} kupola</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lecke</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>{number}. lecke: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message>
        <source>continue at step {step} of {count}</source>
        <translation>folytatás: {step}/{count}. lépés</translation>
    </message>
    <message>
        <source>Read this, then continue</source>
        <translation>Olvasd el, aztán menj tovább</translation>
    </message>
    <message>
        <source>Not yet: your move is taken back</source>
        <translation>Még nem: visszavonjuk a lépésedet</translation>
    </message>
    <message>
        <source>Watch how it is done</source>
        <translation>Nézd, hogyan kell</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Ügyes vagy!</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Kész a lecke</translation>
    </message>
    <message>
        <source>{done} of {count} lessons finished</source>
        <translation>{done}/{count} lecke kész</translation>
    </message>
    <message>
        <source>{number}. {title}: {rank}</source>
        <translation>{number}. {title}: {rank}</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Még nincs kész</translation>
    </message>
    <message>
        <source>Finished: you were shown how</source>
        <translation>Kész, bemutatással</translation>
    </message>
    <message>
        <source>Finished with a hint</source>
        <translation>Kész, tipp segítségével</translation>
    </message>
    <message>
        <source>Finished without help</source>
        <translation>Kész, segítség nélkül</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>This lesson cannot be read: {where} should be {wanted}.</source>
        <translation>Ez a lecke nem olvasható: {where} helyesen: {wanted}.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Novice</source>
        <translation>Újonc</translation>
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
        <source>Gentle</source>
        <translation>Szelíd</translation>
    </message>
    <message>
        <source>For a first game: plays sensibly and misses a lot.</source>
        <translation>Első játékhoz: értelmesen játszik, de sok mindent nem vesz észre.</translation>
    </message>
    <message>
        <source>Sees what is near, but misses things.</source>
        <translation>Ami kézenfekvő, azt meglátja, mást nem mindig.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Erős</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Szakértő</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Two seconds a move: stronger on a faster computer.</source>
        <translation>Lépésenként két másodperc: gyorsabb gépen erősebb.</translation>
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
        <source>Seat {seat}: {control}</source>
        <translation>{seat}. hely: {control}</translation>
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
    <message>
        <source>Guest</source>
        <translation>Vendég</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Szabad</translation>
    </message>
    <message>
        <source>Anyone you let in can take this seat.</source>
        <translation>Bárki leülhet ide, akit beengedsz.</translation>
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
        <source>No more cards are revealed in this round.</source>
        <translation>Ebben a fordulóban már nem fedtek fel több kártyát.</translation>
    </message>
    <message>
        <source>{need}, in the next reveal</source>
        <translation>{need}, a következő felfedéskor</translation>
    </message>
    <message>
        <source>{need}, at least {number} times</source>
        <translation>{need}, legalább {number} alkalommal</translation>
    </message>
    <message>
        <source>Card with number {number}</source>
        <translation>{number} számú kártya</translation>
    </message>
    <message>
        <source>Card in this color: {color}</source>
        <translation>Ilyen színű kártya: {color}</translation>
    </message>
    <message>
        <source>Card with number {number} in this color: {color}</source>
        <translation>{number} számú, ilyen színű kártya: {color}</translation>
    </message>
    <message>
        <source>Special card</source>
        <translation>Különleges kártya</translation>
    </message>
    <message>
        <source>Card for the empty space {number}</source>
        <translation>Kártya az üres {number}. mezőre</translation>
    </message>
    <message>
        <source>Card that validates number {number}</source>
        <translation>Kártya, amely érvényesíti {number:az}. mezőt</translation>
    </message>
    <message>
        <source>Another {number}, to be placed face down</source>
        <translation>Még egy {number} számú kártya, képpel lefelé</translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n reveal(s)</source>
        <translation>
            <numerusform>{need}, a következő %n felfedéskor</numerusform>
        </translation>
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
        <source>This card has not been revealed yet: {number} {color}.</source>
        <translation>{color:Az} {number:-as} kártya még nincs felfedve.</translation>
    </message>
    <message>
        <source>{player} has already taken this card: {number} {color}.</source>
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
        <source>An area must have 9 spaces, not {count} ({player}, round {round}).</source>
        <translation>Egy játékterületen 9 mező kell, nem {count} ({player}, {round}. forduló).</translation>
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
        <source>The face-up card {card} has the number {number}, but lies on space {space} ({player}, round {round}).</source>
        <translation>A képpel felfelé fordított kártya ({card}) száma {number}, mégis {space:az}. mezőn van ({player}, {round}. forduló).</translation>
    </message>
    <message>
        <source>Nine validated spaces are impossible: the ninth occupied space ends the round ({player}, round {round}).</source>
        <translation>Kilenc érvényesített mező nem lehet: a forduló véget ér, amikor a kilencedik mező is foglalt ({player}, {round}. forduló).</translation>
    </message>
    <message>
        <source>The number of cards that {player} has placed must be {expected} by now, not {count}.</source>
        <translation>{player:Név} lerakott kártyáinak száma eddig {expected} kell, hogy legyen, nem {count}.</translation>
    </message>
    <message>
        <source>The deck cannot hold {count} cards when every turn reveals {each}.</source>
        <translation>A pakliban nem lehet {count} kártya, ha minden körben {each} kártyát fedtek fel.</translation>
    </message>
    <message>
        <source>{player}’s area is already full: the round should be over.</source>
        <translation>{player:Név} játékterülete már korábban megtelt: a fordulónak véget kellett volna érnie.</translation>
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
        <source>{player}’s area in round {round} is worth {validated} for validated cards, {symbols} for symbols and {zone} for the zone; its tally says otherwise.</source>
        <translation>{round:Az}. fordulóban {player:név} játékterülete {validated} pontot ér az érvényesített kártyákért, {symbols} pontot a jelekért és {zone} pontot a zónáért; az összesítés mást mutat.</translation>
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
    <name>pixies_lessons</name>
    <message>
        <source>A card and its number</source>
        <translation>A kártya és a száma</translation>
    </message>
    <message>
        <source>Take the green 4. It goes to space 4 of your area.</source>
        <translation>Vedd el a zöld 4-est. A játékterületed 4. mezőjére kerül.</translation>
    </message>
    <message>
        <source>That card has another number. Take the 4.</source>
        <translation>Annak a kártyának más a száma. A 4-est vedd el.</translation>
    </message>
    <message>
        <source>Drag the card to space 4, or click both.</source>
        <translation>Húzd a kártyát a 4. mezőre, vagy kattints mindkettőre.</translation>
    </message>
    <message>
        <source>An empty space takes its card face up.</source>
        <translation>Az üres mezőre képpel felfelé kerül a kártya.</translation>
    </message>
    <message>
        <source>Now take the yellow 6.</source>
        <translation>Most vedd el a sárga 6-ost.</translation>
    </message>
    <message>
        <source>That is the 2. Take the 6.</source>
        <translation>Az a 2-es. A 6-ost vedd el.</translation>
    </message>
    <message>
        <source>A double-click is enough: it has only one place.</source>
        <translation>Elég egy dupla kattintás: csak egy helye lehet.</translation>
    </message>
    <message>
        <source>The number says where a card goes.</source>
        <translation>A szám mondja meg, hová kerül a kártya.</translation>
    </message>
    <message>
        <source>New cards are revealed when all are taken. Take any card.</source>
        <translation>Ha mind elfogyott, új kártyákat fedtek fel. Vegyél el egyet.</translation>
    </message>
    <message>
        <source>All three have an empty space in your area.</source>
        <translation>Mindháromnak van üres mezője a játékterületeden.</translation>
    </message>
    <message>
        <source>The number decides the space, and you decide the card.</source>
        <translation>A mezőt a szám dönti el, a kártyát te.</translation>
    </message>
    <message>
        <source>Two cards of a number</source>
        <translation>Két azonos szám</translation>
    </message>
    <message>
        <source>You have a red 7. Take the green 7 as well.</source>
        <translation>Van egy piros 7-esed. Vedd el a zöld 7-est is.</translation>
    </message>
    <message>
        <source>This time, take the green 7.</source>
        <translation>Most a zöld 7-est vedd el.</translation>
    </message>
    <message>
        <source>Drop it on space 7, on the upper or lower half.</source>
        <translation>Ejtsd a 7. mezőre, a felső vagy az alsó felére.</translation>
    </message>
    <message>
        <source>Two cards on a space: the upper one is validated. 7 points!</source>
        <translation>Két kártya egy mezőn: a felső érvényesített. 7 pont!</translation>
    </message>
    <message>
        <source>You choose which card stays face up. Take the 4 with spirals.</source>
        <translation>Te döntöd el, melyik marad képpel felfelé. Vedd el a spirálos 4-est.</translation>
    </message>
    <message>
        <source>Now the cross is face up. Drop it on the upper half.</source>
        <translation>Így a kereszt van felül. Ejtsd a mező felső felére.</translation>
    </message>
    <message>
        <source>Take the green 4 with four spirals.</source>
        <translation>Vedd el a négyspirálos zöld 4-est.</translation>
    </message>
    <message>
        <source>Drop it on the upper half: the new card stays up.</source>
        <translation>Ejtsd a felső felére: az új kártya marad felül.</translation>
    </message>
    <message>
        <source>The cross lies face down and costs nothing.</source>
        <translation>A kereszt képpel lefelé van, nem kerül pontba.</translation>
    </message>
    <message>
        <source>Take the green 6. Which 6 stays face up?</source>
        <translation>Vedd el a zöld 6-ost. Melyik 6-os maradjon felül?</translation>
    </message>
    <message>
        <source>Four crosses cost 4 points. Drop it on the lower half.</source>
        <translation>Négy kereszt 4 pontba kerül. Ejtsd a mező alsó felére.</translation>
    </message>
    <message>
        <source>Take the 6: you have one already.</source>
        <translation>A 6-ost vedd el: abból már van egy.</translation>
    </message>
    <message>
        <source>Drop it on the lower half: the old card stays up.</source>
        <translation>Ejtsd az alsó felére: a régi kártya marad felül.</translation>
    </message>
    <message>
        <source>Even a bad card can validate a good one.</source>
        <translation>Rossz kártyával is érvényesíthetsz egy jót.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>Your 5 is validated. Put another 5 face down on space 9.</source>
        <translation>Az 5-ösöd érvényesített. Rakj egy másik 5-öst képpel lefelé a 9. mezőre.</translation>
    </message>
    <message>
        <source>Every empty space is allowed. Here, use space 9.</source>
        <translation>Bármelyik üres mező szabályos. Most a 9. mezőre rakd.</translation>
    </message>
    <message>
        <source>Take the 5 first.</source>
        <translation>Előbb az 5-öst vedd el.</translation>
    </message>
    <message>
        <source>Take the yellow 5 and point at space 9.</source>
        <translation>Vedd el a sárga 5-öst, és mutass a 9. mezőre.</translation>
    </message>
    <message>
        <source>Face down, its number no longer counts.</source>
        <translation>Képpel lefelé a száma már nem számít.</translation>
    </message>
    <message>
        <source>Now take the 9. It goes on top.</source>
        <translation>Most vedd el a 9-est. Rákerül a tetejére.</translation>
    </message>
    <message>
        <source>Take the 9: a face-down card is waiting for it.</source>
        <translation>A 9-est vedd el: egy képpel lefelé fordított kártya várja.</translation>
    </message>
    <message>
        <source>The red 9 goes to space 9.</source>
        <translation>A piros 9-es a 9. mezőre kerül.</translation>
    </message>
    <message>
        <source>Validated at once: 9 points.</source>
        <translation>Azonnal érvényesített: 9 pont.</translation>
    </message>
    <message>
        <source>Another 5. Use it to prepare space 8 for the 8.</source>
        <translation>Még egy 5-ös. Készítsd elő vele a 8. mezőt a 8-asnak.</translation>
    </message>
    <message>
        <source>The 8 lies on the table. Space 8 is better.</source>
        <translation>A 8-as az asztalon van. A 8. mező jobb.</translation>
    </message>
    <message>
        <source>First a card under it: then the 8 scores 8 more.</source>
        <translation>Előbb kerüljön alá kártya: a 8-as így 8 ponttal többet ér.</translation>
    </message>
    <message>
        <source>Take the 5 and put it face down on space 8.</source>
        <translation>Vedd el az 5-öst, és rakd képpel lefelé a 8. mezőre.</translation>
    </message>
    <message>
        <source>Space 8 is ready.</source>
        <translation>A 8. mező készen áll.</translation>
    </message>
    <message>
        <source>Take the 8.</source>
        <translation>Vedd el a 8-ast.</translation>
    </message>
    <message>
        <source>It goes on the face-down card.</source>
        <translation>A képpel lefelé fordított kártyára kerül.</translation>
    </message>
    <message>
        <source>Validated: 8 points. High numbers score the most.</source>
        <translation>Érvényesített: 8 pont. A nagy számok érik a legtöbbet.</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirálok és keresztek</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point. Take the most spirals.</source>
        <translation>Minden spirál 1 pontot hoz. Vedd el a legtöbb spirált.</translation>
    </message>
    <message>
        <source>Three spirals. Another card has more.</source>
        <translation>Három spirál. Egy másik kártyán több van.</translation>
    </message>
    <message>
        <source>Those are crosses: they cost points.</source>
        <translation>Azok keresztek: pontba kerülnek.</translation>
    </message>
    <message>
        <source>That card has no spirals.</source>
        <translation>Azon a kártyán nincs spirál.</translation>
    </message>
    <message>
        <source>Look for blue spirals. One card has six.</source>
        <translation>Keresd a kék spirálokat. Az egyik kártyán hat van.</translation>
    </message>
    <message>
        <source>Six spirals: 6 points.</source>
        <translation>Hat spirál: 6 pont.</translation>
    </message>
    <message>
        <source>Each cross costs 1 point. Avoid them.</source>
        <translation>Minden kereszt 1 pontba kerül. Kerüld el őket.</translation>
    </message>
    <message>
        <source>Five crosses cost you 5 points.</source>
        <translation>Öt kereszt 5 pontodba kerül.</translation>
    </message>
    <message>
        <source>Crosses are white on dark. The 5 has none.</source>
        <translation>A keresztek fehérek, sötét alapon. Az 5-ösön nincs.</translation>
    </message>
    <message>
        <source>A card without a symbol costs nothing.</source>
        <translation>A jel nélküli kártya nem kerül pontba.</translation>
    </message>
    <message>
        <source>Five crosses lie on your space 7. Cover them.</source>
        <translation>Öt kereszt van a 7. meződön. Takard le őket.</translation>
    </message>
    <message>
        <source>The crosses are still face up. Drop it on the upper half.</source>
        <translation>A keresztek még felül vannak. Ejtsd a mező felső felére.</translation>
    </message>
    <message>
        <source>Take the green 7. It can cover the crosses.</source>
        <translation>Vedd el a zöld 7-est. Letakarhatja a kereszteket.</translation>
    </message>
    <message>
        <source>Take the other 7 and keep it face up.</source>
        <translation>Vedd el a másik 7-est, és az maradjon felül.</translation>
    </message>
    <message>
        <source>Face down, the crosses cost nothing, and the 7 is validated.</source>
        <translation>Képpel lefelé a keresztek nem számítanak, a 7-es pedig érvényesített.</translation>
    </message>
    <message>
        <source>The largest color zone</source>
        <translation>A legnagyobb színzóna</translation>
    </message>
    <message>
        <source>Touching cards of one color are a zone. Enlarge your green zone.</source>
        <translation>Az érintkező, azonos színű kártyák zónát alkotnak. Növeld a zöld zónádat.</translation>
    </message>
    <message>
        <source>Two spirals score 2. The green zone scores more.</source>
        <translation>Két spirál 2 pont. A zöld zóna többet ér.</translation>
    </message>
    <message>
        <source>That card is not green.</source>
        <translation>Az a kártya nem zöld.</translation>
    </message>
    <message>
        <source>Which green card goes beside the green 5?</source>
        <translation>Melyik zöld kártya kerül a zöld 5-ös mellé?</translation>
    </message>
    <message>
        <source>Each card of the zone scores 2 in round 1.</source>
        <translation>Az 1. fordulóban a zóna minden kártyája 2 pontot ér.</translation>
    </message>
    <message>
        <source>Only your largest zone scores. Join your two blue zones.</source>
        <translation>Csak a legnagyobb zónád ér pontot. Kapcsold össze a két kék zónát.</translation>
    </message>
    <message>
        <source>That 5 is red. A blue 5 joins the zones.</source>
        <translation>Ez az 5-ös piros. A kék 5-ös kapcsolja össze a zónákat.</translation>
    </message>
    <message>
        <source>The zones are still apart.</source>
        <translation>A zónák még különállnak.</translation>
    </message>
    <message>
        <source>Space 5 touches both zones.</source>
        <translation>Az 5. mező mindkét zónával érintkezik.</translation>
    </message>
    <message>
        <source>Five blue cards × 2 = 10 points.</source>
        <translation>Öt kék kártya × 2 = 10 pont.</translation>
    </message>
    <message>
        <source>In round 3 each zone card scores 4. Join your red zones.</source>
        <translation>A 3. fordulóban a zóna minden kártyája 4 pont. Kapcsold össze a pirosakat.</translation>
    </message>
    <message>
        <source>Some points, but joined red zones score far more.</source>
        <translation>Néhány pont, de az összekapcsolt piros zónák sokkal többet érnek.</translation>
    </message>
    <message>
        <source>A red card on space 5 joins everything.</source>
        <translation>Egy piros kártya az 5. mezőn mindent összekapcsol.</translation>
    </message>
    <message>
        <source>5 × 4 = 20 points. Zones grow in value every round.</source>
        <translation>5 × 4 = 20 pont. A zónák fordulóról fordulóra többet érnek.</translation>
    </message>
    <message>
        <source>Special and multicolored cards</source>
        <translation>Különleges és többszínű kártyák</translation>
    </message>
    <message>
        <source>Take the special 5. It scores 1 for each blue card.</source>
        <translation>Vedd el a különleges 5-öst. Minden kék kártyáért 1 pontot hoz.</translation>
    </message>
    <message>
        <source>That 5 has no symbol. Take the special one.</source>
        <translation>Azon az 5-ösön nincs jel. A különlegeset vedd el.</translation>
    </message>
    <message>
        <source>Take the blue 5.</source>
        <translation>Vedd el a kék 5-öst.</translation>
    </message>
    <message>
        <source>It is the blue 5 with a special symbol.</source>
        <translation>Az a kék 5-ös, amelyen különleges jel van.</translation>
    </message>
    <message>
        <source>Four blue cards, itself included: 4 points.</source>
        <translation>Négy kék kártya, önmagával együtt: 4 pont.</translation>
    </message>
    <message>
        <source>A multicolored card belongs to all four colors. Take it.</source>
        <translation>A többszínű kártya mind a négy színhez tartozik. Vedd el.</translation>
    </message>
    <message>
        <source>Two spirals score 2. The multicolored 6 joins your blue cards.</source>
        <translation>Két spirál 2 pont. A többszínű 6-os összekapcsolja a kék kártyáidat.</translation>
    </message>
    <message>
        <source>The 6 shows all four colors.</source>
        <translation>A 6-os mind a négy színt mutatja.</translation>
    </message>
    <message>
        <source>It joins three blue cards, and the special card counts it.</source>
        <translation>Összekapcsol három kék kártyát, és a különleges kártya is számolja.</translation>
    </message>
    <message>
        <source>Now take the card that scores the most.</source>
        <translation>Most vedd el a legtöbb pontot érő kártyát.</translation>
    </message>
    <message>
        <source>4 points. A blue card scores even more.</source>
        <translation>4 pont. Egy kék kártya még többet ér.</translation>
    </message>
    <message>
        <source>That card scores nothing now.</source>
        <translation>Az a kártya most nem ér pontot.</translation>
    </message>
    <message>
        <source>Blue counts twice: for the zone and the special card.</source>
        <translation>A kék kétszer számít: a zónának és a különleges kártyának.</translation>
    </message>
    <message>
        <source>The zone grew by two, and the special card by one.</source>
        <translation>A zóna kettővel nőtt, a különleges kártya eggyel.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>A forduló vége</translation>
    </message>
    <message>
        <source>One card is left, and it is your turn. Take it.</source>
        <translation>Egy kártya maradt, és te jössz. Vedd el.</translation>
    </message>
    <message>
        <source>It goes to space 7.</source>
        <translation>A 7. mezőre kerül.</translation>
    </message>
    <message>
        <source>You took the last card, so you go first now.</source>
        <translation>Te vetted el az utolsó kártyát, ezért most te kezdesz.</translation>
    </message>
    <message>
        <source>It is your turn again. You have all cards to choose from.</source>
        <translation>Megint te jössz. Az összes kártyából választhatsz.</translation>
    </message>
    <message>
        <source>Take any card. Spirals are always good.</source>
        <translation>Vegyél el bármelyiket. A spirál mindig jó.</translation>
    </message>
    <message>
        <source>With two players, each takes two cards a turn.</source>
        <translation>Két játékosnál egy körben mindenki két kártyát vesz el.</translation>
    </message>
    <message>
        <source>Eight of your spaces are filled. Fill the ninth to end the round.</source>
        <translation>Nyolc meződ foglalt. Töltsd meg a kilencediket, és vége a fordulónak.</translation>
    </message>
    <message>
        <source>Space 8 is still empty, so the round goes on.</source>
        <translation>A 8. mező még üres, ezért a forduló folytatódik.</translation>
    </message>
    <message>
        <source>Take the 8. A third 7 would work too, face down.</source>
        <translation>Vedd el a 8-ast. Egy harmadik 7-es is jó, képpel lefelé.</translation>
    </message>
    <message>
        <source>You both placed equally many cards, so the round ends.</source>
        <translation>Mindketten ugyanannyi kártyát raktatok le, ezért vége a fordulónak.</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Egy forduló</translation>
    </message>
    <message>
        <source>Play one round against an easy opponent. You go first.</source>
        <translation>Játssz egy fordulót egy könnyű ellenfél ellen. Te kezdesz.</translation>
    </message>
    <message>
        <source>You know the rules. A whole game has three rounds.</source>
        <translation>Ismered a szabályokat. Egy teljes játék három fordulóból áll.</translation>
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
        <source>{card}, on space {space}</source>
        <translation>{card}, {space:az}. mezőre</translation>
    </message>
    <message>
        <source>{card}, validated on space {space}, on a face-down card</source>
        <translation>{card}, érvényesítve {space:az}. mezőn, egy képpel lefelé fordított kártyán</translation>
    </message>
    <message>
        <source>{card}, validated on space {space}, over {old}</source>
        <translation>{card}, érvényesítve {space:az}. mezőn; alatta: {old}</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}, under {old}, now validated</source>
        <translation>{card}, képpel lefelé {space:az}. mezőre; fölötte, most már érvényesítve: {old}</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}</source>
        <translation>{card}, képpel lefelé {space:az}. mezőre</translation>
    </message>
    <message>
        <source>{card}, space {space}</source>
        <translation>{card}, {space}. mező</translation>
    </message>
    <message>
        <source>{card}, validated</source>
        <translation>{card}, érvényesítve</translation>
    </message>
    <message>
        <source>{card}, validated, over {old}</source>
        <translation>{card}, érvényesítve; alatta: {old}</translation>
    </message>
    <message>
        <source>{card}, under {old}, now validated</source>
        <translation>{card}; fölötte, most már érvényesítve: {old}</translation>
    </message>
    <message>
        <source>{card}, face down, space {space}</source>
        <translation>{card}, képpel lefelé, {space}. mező</translation>
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
    <message>
        <source>Round {round} begins; {player} goes first.</source>
        <translation>Kezdődik {round:az}. forduló; kezd: {player}.</translation>
    </message>
    <message>
        <source>New cards: {cards}.</source>
        <translation>Új kártyák: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) revealed from the deck.</source>
        <translation>
            <numerusform>%n új kártya érkezett a pakliból.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. It goes face up to the space with its number.</source>
        <translation>Vegyél el egy kártyát. Képpel felfelé a száma szerinti mezőre kerül.</translation>
    </message>
    <message>
        <source>Only one of your spaces is empty. Fill it, and the round is about to end.</source>
        <translation>Csak egy meződ üres. Ha megtöltöd, hamarosan véget ér a forduló.</translation>
    </message>
    <message>
        <source>A new round: each card of your largest zone now scores one point more.</source>
        <translation>Új forduló: a legnagyobb zónád minden kártyája most eggyel többet ér.</translation>
    </message>
    <message>
        <source>You take the card that is left. In return, you go first next.</source>
        <translation>Tiéd a megmaradt kártya. Cserébe legközelebb te kezdesz.</translation>
    </message>
    <message>
        <source>Two cards of one number: one stays up and is validated, one goes face down.</source>
        <translation>Két azonos szám: az egyik felül marad és érvényesített, a másik képpel lefelé alákerül.</translation>
    </message>
    <message>
        <source>A revealed card goes on your face-down card. It is validated at once.</source>
        <translation>Egy felfedett kártya a képpel lefelé fordított kártyádra kerülhet. Azonnal érvényesített lesz.</translation>
    </message>
    <message>
        <source>A number that you have validated goes face down on an empty space you choose.</source>
        <translation>A már érvényesített szám képpel lefelé egy üres mezőre kerül; te választod ki.</translation>
    </message>
    <message>
        <source>You took the last card, so you go first in this turn.</source>
        <translation>Te vetted el az utolsó kártyát, ezért te kezded ezt a kört.</translation>
    </message>
    <message>
        <source>You can cover a card with crosses. Face down, it costs nothing.</source>
        <translation>Letakarhatsz egy keresztes kártyát. Képpel lefelé nem kerül pontba.</translation>
    </message>
    <message>
        <source>A special card scores 1 point for each face-up card of its color.</source>
        <translation>A különleges kártya 1 pontot hoz minden felül lévő, azonos színű kártyáért.</translation>
    </message>
    <message>
        <source>A multicolored card belongs to every color, so it can join zones.</source>
        <translation>A többszínű kártya minden színhez tartozik, így zónákat kapcsolhat össze.</translation>
    </message>
    <message>
        <source>Touching cards of one color are a zone. Only your largest zone scores.</source>
        <translation>Az érintkező, azonos színű kártyák zónát alkotnak. Csak a legnagyobb ér pontot.</translation>
    </message>
    <message>
        <source>Another player has nearly filled nine spaces. The round is about to end.</source>
        <translation>Egy másik játékos majdnem megtöltötte mind a kilenc mezőjét. Hamarosan véget ér a forduló.</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point, and each cross costs 1 point.</source>
        <translation>Minden spirál 1 pontot hoz, minden kereszt 1 pontba kerül.</translation>
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
        <source>{number} {color}</source>
        <translation>{color} {number:-as}</translation>
    </message>
    <message>
        <source>{number} {color}, special card</source>
        <translation>{color} {number:-as}, különleges kártya</translation>
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
        <source>{number} {color}, %n spiral(s)</source>
        <translation>
            <numerusform>{color} {number:-as}, %n spirál</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n cross(es)</source>
        <translation>
            <numerusform>{color} {number:-as}, %n kereszt</numerusform>
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
    <message>
        <source>Spaces {first} to {last}: {cards}</source>
        <translation>Mezők {first}-től {last}-ig: {cards}</translation>
    </message>
    <message>
        <source>validated {card}</source>
        <translation>érvényesített {card}</translation>
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
        <source>Show chances</source>
        <translation>Esélyek mutatása</translation>
    </message>
    <message>
        <source>When you point at a place or a remaining piece, its tip says how likely the next draw brings what you need.</source>
        <translation>Ha egy helyre vagy hátralévő elemre mutatsz, a súgója megmondja, milyen eséllyel hozza meg a következő húzás, amire szükséged van.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Edző</translation>
    </message>
    <message>
        <source>A line explains each new situation the first time you meet it, when you play against computers and hints are allowed.</source>
        <translation>Minden új helyzetet egy mondat magyaráz el, amikor először találkozol vele. Gép elleni játszmákban, ha a tippek engedélyezve vannak.</translation>
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
        <source>Spoken words</source>
        <translation>Felolvasott szöveg</translation>
    </message>
    <message>
        <source>Full sentences</source>
        <translation>Teljes mondatok</translation>
    </message>
    <message>
        <source>As few as possible</source>
        <translation>A lehető legrövidebben</translation>
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
    <message>
        <source>Pace of the computers</source>
        <translation>A gépek tempója</translation>
    </message>
    <message>
        <source>How soon a computer plays after the move before. How fast pieces move is set by “Motion”.</source>
        <translation>Milyen hamar lép a gép az előző lépés után. Hogy az elemek milyen gyorsan mozognak, azt az „Animáció” szabja meg.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Közös asztalok</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>A neved az asztaloknál</translation>
    </message>
    <message>
        <source>What others read when you join their table. Empty: the name of your profile.</source>
        <translation>Ezt látják a többiek, amikor az asztalukhoz ülsz. Ha üres: a profilod neve.</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Bróker</translation>
    </message>
    <message>
        <source>A server that passes sealed messages on between computers; needed only for tables across the Internet. Any MQTT broker will do. Nothing is connected before you open or join a table.</source>
        <translation>Kiszolgáló, amely lezárt üzeneteket továbbít a számítógépek között; csak az interneten át nyitott asztalokhoz kell. Bármelyik MQTT-bróker megfelel. A Kupola nem kapcsolódik semmihez, amíg asztalt nem nyitsz, vagy nem csatlakozol egyhez.</translation>
    </message>
    <message>
        <source>Encrypted connection (TLS)</source>
        <translation>Titkosított kapcsolat (TLS)</translation>
    </message>
    <message>
        <source>Websockets</source>
        <translation>Websocket</translation>
    </message>
    <message>
        <source>For networks that let only web pages through; the broker must offer them.</source>
        <translation>Olyan hálózatokhoz, amelyek csak weboldalakat engednek át; a brókernek is tudnia kell.</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Felhasználónév</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Jelszó</translation>
    </message>
    <message>
        <source>The password is kept in the settings file, readable by anyone who can open it.</source>
        <translation>A jelszó a beállítások fájljába kerül; bárki elolvashatja, aki azt meg tudja nyitni.</translation>
    </message>
    <message>
        <source>Test the broker</source>
        <translation>Bróker kipróbálása</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Próba…</translation>
    </message>
    <message>
        <source>The broker works. Tables can be opened there.</source>
        <translation>A bróker működik, nyithatsz rajta asztalt.</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>Előbb adj meg egy címet.</translation>
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
    <name>progress</name>
    <message>
        <source>Your progress could not be read; the old file was kept as {file}.</source>
        <translation>Az előrehaladásodat nem sikerült beolvasni; a régi fájl itt maradt meg: {file}.</translation>
    </message>
    <message>
        <source>Your progress cannot be read and is left unchanged. {reason}</source>
        <translation>Az előrehaladásod nem olvasható, és változatlan marad. {reason}</translation>
    </message>
    <message>
        <source>Your progress cannot be saved: {reason}</source>
        <translation>Az előrehaladásod nem menthető: {reason}</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Last placements</source>
        <translation>Utolsó lerakások</translation>
    </message>
    <message>
        <source>Place your last dominoes for the most points.</source>
        <translation>Rakd le az utolsó dominóidat a legtöbb pontért.</translation>
    </message>
    <message>
        <source>Last choice</source>
        <translation>Utolsó választás</translation>
    </message>
    <message>
        <source>Place and choose: get the largest lead at the end of the game.</source>
        <translation>Rakj le és válassz: a játszma végén legyen a legnagyobb az előnyöd.</translation>
    </message>
    <message>
        <source>End of a round for two</source>
        <translation>Forduló vége kettesben</translation>
    </message>
    <message>
        <source>The round ends with these cards: get the largest lead.</source>
        <translation>Ezekkel a kártyákkal véget ér a forduló: legyen a legnagyobb az előnyöd.</translation>
    </message>
    <message>
        <source>End of a round for more</source>
        <translation>Forduló vége többen</translation>
    </message>
    <message>
        <source>The round ends with these cards: get the largest lead over the best other.</source>
        <translation>Ezekkel a kártyákkal véget ér a forduló: legyen a legnagyobb az előnyöd a legjobb ellenféllel szemben.</translation>
    </message>
    <message>
        <source>Last picks</source>
        <translation>Utolsó elvételek</translation>
    </message>
    <message>
        <source>Round 5 is nearly over: take what gives you the largest lead at the end.</source>
        <translation>Mindjárt vége az 5. fordulónak: vedd el, ami a végén a legnagyobb előnyt adja.</translation>
    </message>
    <message>
        <source>Last tiling</source>
        <translation>Utolsó csempézés</translation>
    </message>
    <message>
        <source>Tile your dome for the last time: get the most points, goals included.</source>
        <translation>Csempézd ki utoljára a kupoládat: szerezd a legtöbb pontot, a célokkal együtt.</translation>
    </message>
    <message>
        <source>The puzzles of {game} cannot be read.</source>
        <translation>A feladványok nem olvashatók: {game}.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {game} cannot be read.</source>
        <translation>{game}: {number:az}. feladvány nem olvasható.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Nincs lyuk</translation>
    </message>
    <message>
        <source>Leave room for every domino that still comes to you.</source>
        <translation>Hagyj helyet minden dominónak, amely még hozzád kerül.</translation>
    </message>
    <message>
        <source>Less now, more later</source>
        <translation>Most kevesebb, később több</translation>
    </message>
    <message>
        <source>The placement that scores most at once is not the best one.</source>
        <translation>Nem az a lerakás a legjobb, amely azonnal a legtöbb pontot hozza.</translation>
    </message>
    <message>
        <source>The right territory</source>
        <translation>A megfelelő terület</translation>
    </message>
    <message>
        <source>Compare what each territory is worth when the last domino lies.</source>
        <translation>Hasonlítsd össze, mennyit ér majd minden terület az utolsó dominó után.</translation>
    </message>
    <message>
        <source>Save the bonus</source>
        <translation>Mentsd a bónuszt</translation>
    </message>
    <message>
        <source>Mind the bonus: the castle in the middle, or no discarded domino.</source>
        <translation>Ügyelj a bónuszra: középen a kastély, vagy nincs eldobott dominó.</translation>
    </message>
    <message>
        <source>Leave nothing for the others</source>
        <translation>Ne hagyj semmit a többieknek</translation>
    </message>
    <message>
        <source>Look at what the others would get out of it.</source>
        <translation>Nézd meg, mit nyernének vele a többiek.</translation>
    </message>
    <message>
        <source>Which stays up</source>
        <translation>Melyik marad felül</translation>
    </message>
    <message>
        <source>Two cards of one number: compare what each shows.</source>
        <translation>Két azonos számú kártya: vesd össze, melyik mit mutat.</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Érvényesíts</translation>
    </message>
    <message>
        <source>A validated card scores its number.</source>
        <translation>Az érvényesített kártya annyi pontot ér, amennyi a száma.</translation>
    </message>
    <message>
        <source>The largest zone</source>
        <translation>A legnagyobb zóna</translation>
    </message>
    <message>
        <source>Count the cards of the largest zone, times its factor.</source>
        <translation>Számold meg a legnagyobb zóna kártyáit, és szorozd meg.</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirálok és keresztek</translation>
    </message>
    <message>
        <source>Count spirals, crosses and special cards that show at the end.</source>
        <translation>Számold meg a végén látható spirálokat, kereszteket és különleges kártyákat.</translation>
    </message>
    <message>
        <source>A chip in time</source>
        <translation>Korong jókor</translation>
    </message>
    <message>
        <source>Chips stand in for missing tiles: two that match, or any three.</source>
        <translation>A bónuszkorongok hiányzó csempét pótolnak: kettő a színből, vagy bármelyik három.</translation>
    </message>
    <message>
        <source>Save the chips</source>
        <translation>Tartsd meg a korongokat</translation>
    </message>
    <message>
        <source>A line that is left incomplete now may pay for a better one.</source>
        <translation>Ha most kihagysz egy sort, egy jobbra maradhat korongod.</translation>
    </message>
    <message>
        <source>Dig the moon</source>
        <translation>Áss a holdoldalon</translation>
    </message>
    <message>
        <source>Look at the moon parts, and at what they uncover.</source>
        <translation>Nézd meg a holdoldalakat, és azt is, mi kerül elő alóluk.</translation>
    </message>
    <message>
        <source>Do not break</source>
        <translation>Ne törj össze semmit</translation>
    </message>
    <message>
        <source>Count the tiles that will break, and who has to take them.</source>
        <translation>Számold meg, mennyi csempe törik össze, és kinek kell elvennie.</translation>
    </message>
    <message>
        <source>The goals count</source>
        <translation>A célok számítanak</translation>
    </message>
    <message>
        <source>Look at the scoring tablets before you look at the tiles.</source>
        <translation>Előbb a céllapkákat nézd meg, aztán a csempéket.</translation>
    </message>
    <message>
        <source>The right line</source>
        <translation>A megfelelő sor</translation>
    </message>
    <message>
        <source>Compare what each pattern line brings when it is complete.</source>
        <translation>Hasonlítsd össze, mit hoz minden mintasor, ha megtelik.</translation>
    </message>
    <message numerus="yes">
        <source>At the end it brings you %n point(s) more: {item}.</source>
        <translation>
            <numerusform>A végén %n ponttal többet hoz: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {player} has %n point(s) less: {item}.</source>
        <translation>
            <numerusform>A végén {player} %n ponttal kevesebbet kap: {item}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Találd meg a legjobb lépést</translation>
    </message>
    <message>
        <source>Your answer is being checked</source>
        <translation>A válaszodat ellenőrizzük</translation>
    </message>
    <message>
        <source>Not the best move</source>
        <translation>Nem ez a legjobb lépés</translation>
    </message>
    <message>
        <source>Right: watch what follows</source>
        <translation>Helyes: nézd, mi következik</translation>
    </message>
    <message>
        <source>Watch the solution</source>
        <translation>Nézd a megoldást</translation>
    </message>
    <message>
        <source>The puzzle is over</source>
        <translation>A feladvány véget ért</translation>
    </message>
    <message>
        <source>Today’s three</source>
        <translation>A mai három</translation>
    </message>
    <message>
        <source>{game}: not tried yet</source>
        <translation>{game}: még nem próbáltad</translation>
    </message>
    <message>
        <source>{game}: solved</source>
        <translation>{game}: megoldva</translation>
    </message>
    <message>
        <source>{game}: missed</source>
        <translation>{game}: nem sikerült</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}</source>
        <translation>Értékszámod: {rating} ± {deviation}</translation>
    </message>
    <message>
        <source>You have no rating yet: the first puzzles find it.</source>
        <translation>Még nincs értékszámod: az első feladványok adják meg.</translation>
    </message>
    <message>
        <source>Every answer that is exactly as good as the best counts as right. Your first try changes your rating; with a hint it counts a fifth.</source>
        <translation>Minden válasz helyes, amely pontosan olyan jó, mint a legjobb. Az értékszámodon az első próbálkozás változtat; tippel csak ötödannyit számít.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tried</source>
        <translation>
            <numerusform>%n feladvány kipróbálva</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle {number} · {kind}</source>
        <translation>{number}. feladvány · {kind}</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Mit lépsz?</translation>
    </message>
    <message>
        <source>Right. And now?</source>
        <translation>Helyes. És most?</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>A válaszod ellenőrzése…</translation>
    </message>
    <message>
        <source>This puzzle cannot be solved now.</source>
        <translation>Ez a feladvány most nem oldható meg.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Megoldva</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation>Ez a megoldás</translation>
    </message>
    <message>
        <source>{item}: {wrong} instead of {right}</source>
        <translation>{item}: {right} helyett {wrong}</translation>
    </message>
    <message>
        <source>{player}, {item}: {wrong} instead of {right}</source>
        <translation>{player}, {item}: {right} helyett {wrong}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Értékszámod: {rating}</translation>
    </message>
    <message>
        <source>Only the first try counts for your rating.</source>
        <translation>Az értékszámodba csak az első próbálkozás számít bele.</translation>
    </message>
    <message numerus="yes">
        <source>Not the best: it costs %n point(s)</source>
        <translation>
            <numerusform>Nem a legjobb: %n pontba kerül</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {rating} ({solved} of {tried} solved)</source>
        <translation>{game}: {rating} (megoldva: {solved}/{tried})</translation>
    </message>
    <message>
        <source>{game}: no puzzle tried</source>
        <translation>{game}: még egy feladvány sem</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried} · {minutes}:{seconds} left</source>
        <translation>Megoldva: {solved}/{tried} · hátravan {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried}</source>
        <translation>Megoldva: {solved}/{tried}</translation>
    </message>
    <message>
        <source>Time is up. Solved: {solved} of {tried}</source>
        <translation>Lejárt az idő. Megoldva: {solved}/{tried}</translation>
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
        <source>To {player}, the card {number} {color} would be worth %n point(s).</source>
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
        <source>The review is complete.</source>
        <translation>Az elemzés elkészült.</translation>
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
        <source>Link: {words}</source>
        <translation>Hivatkozás: {words}</translation>
    </message>
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
    <name>second_try</name>
    <message>
        <source>My mistakes</source>
        <translation>A hibáim</translation>
    </message>
    <message>
        <source>Mistakes of {player}</source>
        <translation>{player} hibái</translation>
    </message>
    <message>
        <source>No mistakes are collected yet. Review a finished game, or look through your last games: every turning point that was your mistake comes here, to be tried again.</source>
        <translation>Még nincsenek összegyűjtve a hibáid. Elemezz egy befejezett játszmát, vagy nézesd át a legutóbbi játszmáidat: ide kerül minden fordulópont, amelyet te hibáztál el, hogy újra megpróbálhasd.</translation>
    </message>
    <message>
        <source>None is due today.</source>
        <translation>Ma egyik sem esedékes.</translation>
    </message>
    <message>
        <source>Looking through game {number}…</source>
        <translation>{number:Az}. játszma átnézése…</translation>
    </message>
    <message>
        <source>All your finished games have been looked through.</source>
        <translation>Nincs olyan befejezett játszmád, amely még ne lett volna átnézve.</translation>
    </message>
    <message>
        <source>No mistake of yours turned this game.</source>
        <translation>Ezt a játszmát nem a te hibád fordította meg.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from your finished games</source>
        <translation>
            <numerusform>%n állás a befejezett játszmáidból</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>Ma esedékes: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learned</source>
        <translation>
            <numerusform>Megtanulva: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Második próba</translation>
    </message>
    <message>
        <source>Second try, {number} of {total}</source>
        <translation>Második próba: {number}/{total}</translation>
    </message>
    <message>
        <source>On move {number}, your chance of winning dropped by {percent}%.</source>
        <translation>{number:Az}. lépésnél {percent}%-kal csökkent a győzelmi esélyed.</translation>
    </message>
    <message>
        <source>What would you play now?</source>
        <translation>Most mit lépnél?</translation>
    </message>
    <message>
        <source>Judging your move…</source>
        <translation>A lépésed értékelése…</translation>
    </message>
    <message>
        <source>This move could not be judged.</source>
        <translation>Ezt a lépést nem sikerült értékelni.</translation>
    </message>
    <message>
        <source>Better than what you played</source>
        <translation>Jobb annál, amit léptél</translation>
    </message>
    <message>
        <source>As good as what you played</source>
        <translation>Ugyanolyan jó, mint amit léptél</translation>
    </message>
    <message>
        <source>Worse than what you played</source>
        <translation>Rosszabb annál, amit léptél</translation>
    </message>
    <message>
        <source>Chance of winning: {now}%; with what you played: {then}%</source>
        <translation>Győzelmi esély: {now}%; azzal, amit léptél: {then}%</translation>
    </message>
    <message>
        <source>The search finds no better move.</source>
        <translation>A keresés nem talál jobb lépést.</translation>
    </message>
    <message>
        <source>The search prefers another move: {percent}%</source>
        <translation>A keresés mást lépne: {percent}%</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <translation>Ezt lépted: {move}</translation>
    </message>
    <message>
        <source>The search prefers: {move}</source>
        <translation>A keresés ezt lépné: {move}</translation>
    </message>
    <message>
        <source>Chance of winning: {percent}%</source>
        <translation>Győzelmi esély: {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>This position comes back in %n day(s).</source>
        <translation>
            <numerusform>Ez az állás %n nap múlva tér vissza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) kept</source>
        <translation>
            <numerusform>%n megőrzött hiba</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes could not be read; the old file was kept as {file}.</source>
        <translation>A hibáidat nem sikerült beolvasni; a régi fájl {file} néven megmaradt.</translation>
    </message>
    <message>
        <source>Your mistakes cannot be read and are left unchanged. {reason}</source>
        <translation>A hibáid nem olvashatók, és változatlanok maradnak. {reason}</translation>
    </message>
    <message>
        <source>Your mistakes cannot be saved: {reason}</source>
        <translation>A hibáidat nem lehet menteni: {reason}</translation>
    </message>
    <message>
        <source>Points at once: {now}; with what you played: {then}</source>
        <translation>Azonnal szerzett pont: {now}; azzal, amit léptél: {then}</translation>
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
    <name>shared_table</name>
    <message>
        <source>Paused. Everybody at the table can resume the game.</source>
        <translation>Szünet. Az asztalnál bárki folytathatja a játszmát.</translation>
    </message>
    <message>
        <source>Your move is on its way to {host}</source>
        <translation>A lépésed úton van, házigazda: {host}</translation>
    </message>
    <message>
        <source>{host} is away. The game goes on when the host is back.</source>
        <translation>{host} nincs itt. A játszma akkor folytatódik, ha a házigazda visszatér.</translation>
    </message>
    <message>
        <source>Looking for {host}’s table…</source>
        <translation>Asztal keresése, házigazda: {host}…</translation>
    </message>
    <message>
        <source>{name} has resigned. The game is over.</source>
        <translation>{name} feladta. A játszma véget ért.</translation>
    </message>
    <message>
        <source>The next game is being dealt.</source>
        <translation>Készül a következő játszma.</translation>
    </message>
    <message>
        <source>The next game is dealt when everybody is here.</source>
        <translation>A következő játszma akkor kezdődik, ha mindenki itt van.</translation>
    </message>
    <message>
        <source>The host has taken you off the table.</source>
        <translation>A házigazda elküldött az asztaltól.</translation>
    </message>
    <message>
        <source>{host} has left the table.</source>
        <translation>{host} elhagyta az asztalt.</translation>
    </message>
    <message>
        <source>{name} (away)</source>
        <translation>{name} (nincs itt)</translation>
    </message>
    <message>
        <source>seat {seat} is free</source>
        <translation>a {seat}. hely szabad</translation>
    </message>
    <message>
        <source>watching: {names}</source>
        <translation>néző: {names}</translation>
    </message>
    <message>
        <source>{name}’s turn since {time}</source>
        <translation>{name} következik {time} óta</translation>
    </message>
    <message>
        <source>your turn since {time}</source>
        <translation>te következel {time} óta</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{name} would like to undo. Do you agree?</source>
        <translation>{name} visszavonna lépéseket. Beleegyezel?</translation>
    </message>
    <message>
        <source>{name} would like another game. Do you agree?</source>
        <translation>{name} még egy játszmát szeretne. Beleegyezel?</translation>
    </message>
    <message>
        <source>{name} would like another game with swapped seats. Do you agree?</source>
        <translation>{name} helycserével játszana még egyet. Beleegyezel?</translation>
    </message>
    <message>
        <source>You ask to undo. Waiting for {names}.</source>
        <translation>Visszavonást kértél. Még nem válaszolt: {names}.</translation>
    </message>
    <message>
        <source>You ask for another game. Waiting for {names}.</source>
        <translation>Új játszmát kértél. Még nem válaszolt: {names}.</translation>
    </message>
    <message>
        <source>You ask for swapped seats. Waiting for {names}.</source>
        <translation>Helycserét kértél. Még nem válaszolt: {names}.</translation>
    </message>
    <message>
        <source>{name} asks to undo. Waiting for {names}.</source>
        <translation>{name} visszavonást kér. Még nem válaszolt: {names}.</translation>
    </message>
    <message>
        <source>{name} asks for another game. Waiting for {names}.</source>
        <translation>{name} új játszmát kér. Még nem válaszolt: {names}.</translation>
    </message>
    <message>
        <source>{name} asks for swapped seats. Waiting for {names}.</source>
        <translation>{name} helycserét kér. Még nem válaszolt: {names}.</translation>
    </message>
    <message>
        <source>{name} would like to come to the table.</source>
        <translation>{name} az asztalhoz ülne.</translation>
    </message>
    <message>
        <source>The proposal was declined.</source>
        <translation>Az ajánlatot elutasították.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Beleegyezem</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Elutasítom</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Visszalépek</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Beengedem</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Elküldöm</translation>
    </message>
    <message>
        <source>The others remind you: it is your turn.</source>
        <translation>A többiek emlékeztetnek: te következel.</translation>
    </message>
    <message>
        <source>{name} was reminded.</source>
        <translation>Emlékeztető elküldve: {name}.</translation>
    </message>
    <message>
        <source>{name} has resigned. A computer plays on.</source>
        <translation>{name} feladta. Gép játszik tovább.</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} itt van.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} nincs itt.</translation>
    </message>
    <message>
        <source>The deal is open and is the one that was played. The game is saved.</source>
        <translation>Az osztás nyilvános, és egyezik azzal, amit játszottatok. A játszma mentve.</translation>
    </message>
    <message>
        <source>Beware: the deal that the host has opened is not the one that was played. The game is not saved.</source>
        <translation>Vigyázat: a házigazda által felfedett osztás nem az, amelyet játszottatok. A játszma nincs mentve.</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Szólj</translation>
    </message>
    <message>
        <source>Say something to everybody at the table</source>
        <translation>Üzenet mindenkinek az asztalnál</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Remind, pause, resign, seats: everything about this table</source>
        <translation>Emlékeztetés, szünet, feladás, helyek: minden erről az asztalról</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Írás…</translation>
    </message>
    <message>
        <source>Remind {name}</source>
        <translation>Emlékeztető: {name}</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>A játszma szüneteltetése</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>A játszma folytatása</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Feladás…</translation>
    </message>
    <message>
        <source>Resign for {name}…</source>
        <translation>Feladás: {name}…</translation>
    </message>
    <message>
        <source>Play another game…</source>
        <translation>Még egy játszma…</translation>
    </message>
    <message>
        <source>Swap the seats and play again…</source>
        <translation>Helycsere és még egy játszma…</translation>
    </message>
    <message>
        <source>Let a computer play for {name}</source>
        <translation>Gép játsszon helyette: {name}</translation>
    </message>
    <message>
        <source>Let {other} play for {name}</source>
        <translation>{other} játsszon helyette: {name}</translation>
    </message>
    <message>
        <source>Play for {name} at this computer</source>
        <translation>Játék ezen a gépen helyette: {name}</translation>
    </message>
    <message>
        <source>Watch from {name}’s side</source>
        <translation>Nézőpont: {name}</translation>
    </message>
    <message>
        <source>Go on without the host…</source>
        <translation>Folytatás a házigazda nélkül…</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Az asztal elhagyása…</translation>
    </message>
    <message>
        <source>Do you want to resign?</source>
        <translation>Feladod a játszmát?</translation>
    </message>
    <message>
        <source>The game ends. Winner: {others}.</source>
        <translation>A játszma véget ér. Győztes: {others}.</translation>
    </message>
    <message>
        <source>A computer plays your seat to the end. You can watch.</source>
        <translation>A helyeden gép játszik végig. Te nézheted.</translation>
    </message>
    <message>
        <source>Do you want to leave the table for good?</source>
        <translation>Végleg elhagyod az asztalt?</translation>
    </message>
    <message>
        <source>Your seat becomes free. To come back, ask the host again.</source>
        <translation>A helyed felszabadul. Ha visszajönnél, kérd újra a házigazdát.</translation>
    </message>
    <message>
        <source>Do you want to go on without the host?</source>
        <translation>Folytatod a házigazda nélkül?</translation>
    </message>
    <message>
        <source>You become the host of a new table with the position on the board. What is hidden is dealt again, because only the old host knows it. The record says so.</source>
        <translation>Új asztal házigazdája leszel a táblán látható állással. Ami rejtett, azt a program újra kiosztja, mert csak a régi házigazda ismeri. A játszma ezt feljegyzi.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Üzenet az asztalnak</translation>
    </message>
    <message>
        <source>Everybody at the table reads this:</source>
        <translation>Ezt mindenki olvassa az asztalnál:</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Küldés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>A játszma mentve.</translation>
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
    <name>table</name>
    <message>
        <source>This seat is taken.</source>
        <translation>Ez a hely foglalt.</translation>
    </message>
    <message>
        <source>Seats are chosen before the game. Ask the host.</source>
        <translation>Helyet a játszma előtt lehet választani. Szólj a házigazdának.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te következel.</translation>
    </message>
    <message>
        <source>This move came too late. The game has gone on.</source>
        <translation>Ez a lépés későn érkezett, a játszma már továbbment.</translation>
    </message>
    <message>
        <source>Another table is open at {address}. Kupola looks for yours.</source>
        <translation>Itt egy másik asztal van nyitva: {address}. A Kupola keresi a tiédet.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>A játszma szünetel.</translation>
    </message>
    <message>
        <source>This table has quick phrases only.</source>
        <translation>Ennél az asztalnál csak gyors üzenetek küldhetők.</translation>
    </message>
    <message>
        <source>You are watching. Only players can do this.</source>
        <translation>Te nézőként vagy itt. Ezt csak a játékosok tehetik meg.</translation>
    </message>
    <message>
        <source>Too much waits for the host’s answer.</source>
        <translation>Túl sok kérés vár a házigazda válaszára.</translation>
    </message>
    <message>
        <source>The host now uses a newer version of Kupola. Update Kupola to play on.</source>
        <translation>A házigazda már a Kupola újabb verzióját használja. A folytatáshoz frissítsd a Kupolát.</translation>
    </message>
    <message>
        <source>What was kept of this table is damaged.</source>
        <translation>Az asztal mentett adatai sérültek.</translation>
    </message>
    <message>
        <source>This cannot be proposed now.</source>
        <translation>Ezt most nem lehet javasolni.</translation>
    </message>
    <message>
        <source>A guest with a newer version of Kupola knocks. Update Kupola to let them in.</source>
        <translation>A Kupola újabb verziójával kopog egy vendég. Frissítsd a Kupolát, hogy beengedhesd.</translation>
    </message>
    <message>
        <source>{name} now uses a newer version of Kupola. Update Kupola to play on together.</source>
        <translation>{name} már a Kupola újabb verzióját használja. Frissítsd a Kupolát, hogy együtt folytathassátok.</translation>
    </message>
    <message>
        <source>Another proposal is open.</source>
        <translation>Egy másik javaslat még nyitott.</translation>
    </message>
    <message>
        <source>This is no invitation to a table. It begins with “kupola:” and has some 80 letters.</source>
        <translation>Ez nem asztalmeghívó. A meghívó így kezdődik: „kupola:”, és nagyjából 80 karakter hosszú.</translation>
    </message>
    <message>
        <source>This table was opened by a newer version of Kupola. Update Kupola to join it.</source>
        <translation>Ezt az asztalt a Kupola újabb verziójával nyitották. A csatlakozáshoz frissítsd a Kupolát.</translation>
    </message>
    <message>
        <source>This is no address of a broker: {address}</source>
        <translation>Ez nem egy bróker címe: {address}</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Szia!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Sok szerencsét!</translation>
    </message>
    <message>
        <source>Good move!</source>
        <translation>Szép lépés!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Köszönöm!</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>Hoppá!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Egy pillanat türelmet kérek.</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>Visszajöttem.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Szép játék volt!</translation>
    </message>
    <message>
        <source>Shall we play again?</source>
        <translation>Játsszunk még egyet?</translation>
    </message>
    <message>
        <source>I have to go. See you!</source>
        <translation>Mennem kell. Viszlát!</translation>
    </message>
    <message>
        <source>The host sent a position that breaks the rules.</source>
        <translation>A házigazda szabálytalan állást küldött.</translation>
    </message>
    <message>
        <source>The system does not let Kupola listen for guests: {reason}</source>
        <translation>A rendszer nem engedi, hogy a Kupola vendégeket fogadjon: {reason}</translation>
    </message>
    <message>
        <source>No computer is called {name}.</source>
        <translation>Nincs ilyen nevű számítógép: {name}.</translation>
    </message>
    <message>
        <source>No computer is called {name}: the broker at {address} is not found.</source>
        <translation>Nincs ilyen nevű számítógép: {name}. A bróker ({address}) nem található.</translation>
    </message>
    <message>
        <source>No broker answers at {address}: the connection is refused.</source>
        <translation>Itt nem válaszol bróker, a kapcsolatot elutasították: {address}.</translation>
    </message>
    <message>
        <source>The broker at {address} does not answer.</source>
        <translation>A bróker nem válaszol: {address}.</translation>
    </message>
    <message>
        <source>The broker at {address} cannot be reached. Is this computer online?</source>
        <translation>A bróker nem érhető el: {address}. Van internetkapcsolat ezen a gépen?</translation>
    </message>
    <message>
        <source>The broker at {address} has no certificate that this computer trusts: {reason}</source>
        <translation>A brókernek ({address}) nincs olyan tanúsítványa, amelyben ez a gép megbízik: {reason}</translation>
    </message>
    <message>
        <source>The broker at {address} does not speak TLS on this port.</source>
        <translation>A bróker ezen a porton nem használ TLS-t: {address}.</translation>
    </message>
    <message>
        <source>Something else than a broker answers at {address}.</source>
        <translation>Itt nem bróker válaszol, hanem valami más: {address}.</translation>
    </message>
    <message>
        <source>The broker at {address} takes no websockets at this path.</source>
        <translation>A bróker ({address}) ezen az útvonalon nem fogad websocketet.</translation>
    </message>
    <message>
        <source>The broker at {address} refuses this user name or password.</source>
        <translation>A bróker ({address}) elutasítja ezt a felhasználónevet vagy jelszót.</translation>
    </message>
    <message>
        <source>The broker at {address} refuses the connection: {reason}</source>
        <translation>A bróker ({address}) elutasítja a kapcsolatot: {reason}</translation>
    </message>
    <message>
        <source>The broker at {address} does not permit tables of Kupola.</source>
        <translation>A bróker ({address}) nem engedélyezi a Kupola asztalait.</translation>
    </message>
    <message>
        <source>The broker at {address} keeps no messages (“retain” is switched off). A table needs that.</source>
        <translation>A bróker ({address}) nem őriz meg üzeneteket (a „retain” ki van kapcsolva). Egy asztalhoz erre szükség van.</translation>
    </message>
    <message>
        <source>The broker at {address} takes only messages that are too short for a table.</source>
        <translation>A bróker ({address}) csak olyan rövid üzeneteket fogad, amelyek egy asztalhoz nem elegendők.</translation>
    </message>
    <message>
        <source>A code has eight letters, as in {example}.</source>
        <translation>A kód nyolc betűből áll, például: {example}.</translation>
    </message>
    <message>
        <source>This code does not fit the table. Ask the host for its eight letters.</source>
        <translation>Ez a kód nem ehhez az asztalhoz tartozik. Kérd el a házigazdától a nyolc betűt.</translation>
    </message>
    <message>
        <source>Another program answers there, not a table.</source>
        <translation>Ott nem asztal, hanem másik program válaszol.</translation>
    </message>
    <message>
        <source>No table is open at {address}.</source>
        <translation>Itt nincs nyitott asztal: {address}.</translation>
    </message>
    <message>
        <source>{address} does not answer. Are both computers in the same network, and does the firewall of the other one let Kupola in?</source>
        <translation>{address} nem válaszol. Egy hálózatban van a két számítógép, és beengedi a másik tűzfala a Kupolát?</translation>
    </message>
    <message>
        <source>The connection is interrupted. Kupola connects again by itself.</source>
        <translation>Megszakadt a kapcsolat. A Kupola magától újra csatlakozik.</translation>
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
    <name>tables</name>
    <message>
        <source>The shared table cannot be saved: {reason}</source>
        <translation>A közös asztalt nem lehet menteni: {reason}</translation>
    </message>
    <message>
        <source>A saved table was damaged; the file was kept as {file}.</source>
        <translation>Egy mentett asztal megsérült; a fájl itt maradt meg: {file}.</translation>
    </message>
    <message>
        <source>This table was saved by a newer version of Kupola.</source>
        <translation>Ezt az asztalt a Kupola újabb változata mentette.</translation>
    </message>
    <message>
        <source>Shared table: your turn</source>
        <translation>Közös asztal: te következel</translation>
    </message>
    <message>
        <source>Shared table: waiting for {name}</source>
        <translation>Közös asztal: {name} következik</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Közös asztal</translation>
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
        <source>{title}: {value}</source>
        <translation>{title}: {value}</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Igazi parti pontozása</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Állás felállítása</translation>
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
    <message>
        <source>This position is possible.</source>
        <translation>Ez az állás lehetséges.</translation>
    </message>
    <message>
        <source>Drag pieces to where they lie, in any order; the box has the rest</source>
        <translation>Húzd az elemeket a helyükre, bármilyen sorrendben; a többi a dobozban van</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message numerus="yes">
        <source>%n open seat(s)</source>
        <translation>
            <numerusform>%n szabad hely</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Asztal nyitása</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Asztal megnyitása</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Helyek</translation>
    </message>
    <message>
        <source>Where your guests are</source>
        <translation>Hol vannak a vendégeid</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Otthon</translation>
    </message>
    <message>
        <source>Across the Internet</source>
        <translation>Az interneten át</translation>
    </message>
    <message>
        <source>Your guests are in the same network. They find the table by themselves and enter a code of eight letters that you tell them.</source>
        <translation>A vendégeid ugyanabban a hálózatban vannak. Az asztalt maguktól megtalálják, és beírják a nyolcbetűs kódot, amelyet megmondasz nekik.</translation>
    </message>
    <message>
        <source>Your guests are anywhere. You send them an invitation. The broker {broker} passes sealed messages on; it cannot read them.</source>
        <translation>A vendégeid bárhol lehetnek. Meghívót küldesz nekik. Az üzeneteket lezárva továbbítja a bróker ({broker}); elolvasni nem tudja őket.</translation>
    </message>
    <message>
        <source>Your system may ask whether Kupola may accept connections: agree for private networks. Guest Wi-Fi often keeps devices apart; then play across the Internet.</source>
        <translation>A rendszered megkérdezheti, hogy a Kupola fogadhat-e kapcsolatokat: magánhálózatokra engedélyezd. A vendég-Wi-Fi gyakran elválasztja egymástól az eszközöket; ilyenkor játsszatok az interneten át.</translation>
    </message>
    <message>
        <source>A table across the Internet needs a broker, a server that passes messages on. Enter its address in the settings.</source>
        <translation>Az interneten át nyitott asztalhoz bróker kell, egy üzeneteket továbbító kiszolgáló. A címét a beállításokban add meg.</translation>
    </message>
    <message>
        <source>Broker settings…</source>
        <translation>Bróker beállításai…</translation>
    </message>
    <message>
        <source>Guests may write words of their own, not only quick phrases</source>
        <translation>A vendégek saját szavakat is írhatnak, nem csak gyors üzeneteket</translation>
    </message>
    <message>
        <source>No seat is open for a guest: guests can only watch.</source>
        <translation>Nincs vendégnek fenntartott hely: a vendégek csak nézhetik a játszmát.</translation>
    </message>
    <message>
        <source>Your table: {game}</source>
        <translation>Az asztalod: {game}</translation>
    </message>
    <message>
        <source>Code for your guests</source>
        <translation>Kód a vendégeidnek</translation>
    </message>
    <message>
        <source>Address, if the table is not found: {addresses}</source>
        <translation>Cím, ha az asztalt nem találják: {addresses}</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Meghívó</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Meghívó másolása</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>A meghívó a vágólapon van.</translation>
    </message>
    <message>
        <source>QR picture of the invitation</source>
        <translation>A meghívó QR-kódja</translation>
    </message>
    <message>
        <source>A square pattern that contains the invitation. A phone’s camera reads it as text.</source>
        <translation>Négyzetes minta, amely a meghívót tartalmazza. A telefon kamerája szövegként olvassa be.</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>{seat}. hely</translation>
    </message>
    <message>
        <source>Who sits at seat {seat}</source>
        <translation>Ki ül {seat:az}. helyen</translation>
    </message>
    <message>
        <source>Open for a guest</source>
        <translation>Vendégnek fenntartva</translation>
    </message>
    <message>
        <source>{name}, at this computer</source>
        <translation>{name}, ennél a gépnél</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Gép: {level}</translation>
    </message>
    <message>
        <source>{name}, guest</source>
        <translation>{name}, vendég</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nincs itt</translation>
    </message>
    <message>
        <source>At the door</source>
        <translation>Az ajtó előtt</translation>
    </message>
    <message>
        <source>Nobody is knocking.</source>
        <translation>Senki sem kopog.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Beengedem</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Elküldöm</translation>
    </message>
    <message>
        <source>Let {name} in</source>
        <translation>Beengedem: {name}</translation>
    </message>
    <message>
        <source>Turn {name} away</source>
        <translation>Elküldöm: {name}</translation>
    </message>
    <message>
        <source>{name} knocks at the table.</source>
        <translation>{name} kopog.</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Nézők: {names}</translation>
    </message>
    <message>
        <source>Nobody is watching.</source>
        <translation>Nincsenek nézők.</translation>
    </message>
    <message>
        <source>Everybody is here. You can start.</source>
        <translation>Mindenki itt van. Kezdheted.</translation>
    </message>
    <message>
        <source>Waiting: a seat is still open.</source>
        <translation>Várakozás: van még szabad hely.</translation>
    </message>
    <message>
        <source>One moment: the guests’ programs prepare the deal.</source>
        <translation>Egy pillanat: a vendégek programja előkészíti az osztást.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Játszma indítása</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Asztal bezárása</translation>
    </message>
    <message>
        <source>Close the table? Your guests are sent home.</source>
        <translation>Bezárod az asztalt? A vendégeid hazamennek.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Kapcsolódás…</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Csatlakozás asztalhoz</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>A neved</translation>
    </message>
    <message>
        <source>How you join</source>
        <translation>Hogyan csatlakozol</translation>
    </message>
    <message>
        <source>By invitation</source>
        <translation>Meghívóval</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Asztalok a közelben</translation>
    </message>
    <message>
        <source>{host}: {game} · {free}</source>
        <translation>{host}: {game} · {free}</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>Asztalok keresése…</translation>
    </message>
    <message>
        <source>No table found yet. Is a table open on another computer in the same network? If it is, enter its address, which the host’s window shows.</source>
        <translation>Még nem találtam asztalt. Nyitva van egy asztal ugyanennek a hálózatnak egy másik gépén? Ha igen, írd be a címét; a házigazda ablakában látható.</translation>
    </message>
    <message>
        <source>Or the address</source>
        <translation>Vagy a cím</translation>
    </message>
    <message>
        <source>e.g. 192.168.1.20</source>
        <translation>pl. 192.168.1.20</translation>
    </message>
    <message>
        <source>Code from the host</source>
        <translation>Kód a házigazdától</translation>
    </message>
    <message>
        <source>eight letters</source>
        <translation>nyolc betű</translation>
    </message>
    <message>
        <source>Paste the invitation, or the whole message that contains it:</source>
        <translation>Illeszd be a meghívót, vagy az egész üzenetet, amelyben áll:</translation>
    </message>
    <message>
        <source>This is an invitation. Its broker is {broker}.</source>
        <translation>Ez meghívó. A brókere: {broker}.</translation>
    </message>
    <message>
        <source>This is an invitation to a table at {address}.</source>
        <translation>Ez meghívó egy asztalhoz, amelynek címe {address}.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Csatlakozom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Choose a table or enter its address.</source>
        <translation>Válassz egy asztalt, vagy írd be a címét.</translation>
    </message>
    <message>
        <source>This is no address of a computer: {address}</source>
        <translation>Ez nem egy számítógép címe: {address}</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Az asztal keresése…</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>Várjuk, hogy a házigazda beengedjen.</translation>
    </message>
    <message>
        <source>No answer yet. Is the table still open, and the host’s computer awake? Kupola keeps trying.</source>
        <translation>Még nincs válasz. Nyitva van még az asztal, és nem alszik a házigazda számítógépe? A Kupola tovább próbálkozik.</translation>
    </message>
    <message>
        <source>The host has turned you away.</source>
        <translation>A házigazda nem engedett be.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Az asztal megtelt.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>A házigazda bezárta az asztalt.</translation>
    </message>
    <message>
        <source>At {host}’s table: {game}</source>
        <translation>Az asztalnál ({host}): {game}</translation>
    </message>
    <message>
        <source>Waiting for {host} to start the game.</source>
        <translation>{host} indítja majd a játszmát.</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Válassz helyet, vagy nézd a játszmát.</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Ideülök</translation>
    </message>
    <message>
        <source>Sit at seat {seat}</source>
        <translation>Leülök {seat:az}. helyre</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Felállok</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>{host} is away. The table waits.</source>
        <translation>{host} nincs itt. Az asztal várja.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Felállok az asztaltól</translation>
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
