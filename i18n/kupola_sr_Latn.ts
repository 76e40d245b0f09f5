<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr_Latn" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Kupola</source>
        <translation>O programu Kupola</translation>
    </message>
    <message>
        <source>A desktop table for board games</source>
        <translation>Virtuelni sto za društvene igre</translation>
    </message>
    <message>
        <source>Kupola is an unofficial fan project, not affiliated with the designers or publishers of the games. The names of the games belong to their owners; all artwork is our own.</source>
        <translation>Kupola je nezvaničan projekat ljubitelja igara. Nije povezana sa autorima i izdavačima igara, kojima pripadaju i njihovi nazivi; svi crteži su naši.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Slobodan softver pod licencom GNU General Public License, verzija 3 ili novija.</translation>
    </message>
    <message>
        <source>The computer players run uncompiled here, so they think more slowly.</source>
        <translation>Igrači koje vodi računar ovde nisu kompajlirani, pa razmišljaju sporije.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Verzija {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>Build {build}</source>
        <translation>Izdanje {build}</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>Licence…</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>Play from here</source>
        <translation>Igra odavde</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis board</source>
        <translation>Tabla za analizu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazad</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Napred</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauziraj</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Zapis…</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Igraj odavde…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotovo</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Postavi…</translation>
    </message>
</context>
<context>
    <name>ArrangeDialog</name>
    <message>
        <source>Set up the pieces as they lie on your table; Kupola analyzes the position.</source>
        <translation>Postavite sve kako leži na vašem stolu, a Kupola će analizirati poziciju.</translation>
    </message>
    <message>
        <source>Begin with an empty table</source>
        <translation>Počni od praznog stola</translation>
    </message>
</context>
<context>
    <name>ArrangePanel</name>
    <message>
        <source>Analyze this position</source>
        <translation>Analiziraj ovu poziciju</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message>
        <source>Board description</source>
        <translation>Opis table</translation>
    </message>
</context>
<context>
    <name>BookDialog</name>
    <message>
        <source>Progress</source>
        <translation>Napredak</translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation>Pokušaj ponovo</translation>
    </message>
    <message>
        <source>Practice anyway</source>
        <translation>Ipak vežbaj</translation>
    </message>
    <message>
        <source>Look through my last games</source>
        <translation>Pregledaj moje poslednje partije</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Prekini pregled</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message numerus="yes">
        <source>%n other variation(s) …</source>
        <translation>
            <numerusform>Još %n varijanta …</numerusform>
            <numerusform>Još %n varijante …</numerusform>
            <numerusform>Još %n varijanti …</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to moves you undid</source>
        <translation>Prelazak na vraćene poteze</translation>
    </message>
    <message>
        <source>Compare and name variations…</source>
        <translation>Uporedi i imenuj varijante…</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Rules: {heading}</source>
        <translation>Pravila: {heading}</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Earlier days</source>
        <translation>Raniji dani</translation>
    </message>
</context>
<context>
    <name>ChanceCurve</name>
    <message>
        <source>Chance of winning by move, in percent</source>
        <translation>Šansa za pobedu po potezima, u procentima</translation>
    </message>
    <message>
        <source>Chance of winning: not known yet</source>
        <translation>Šansa za pobedu: još nije poznata</translation>
    </message>
</context>
<context>
    <name>CoachCommands</name>
    <message>
        <source>Change players</source>
        <translation>Promeni igrače</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Game code</source>
        <translation>Kod partije</translation>
    </message>
    <message>
        <source>It contains the whole game: the deal with everything still hidden, the players and every move. Paste it into another copy of Kupola to continue there.</source>
        <translation>Sadrži celu partiju: podelu sa svim što je još skriveno, igrače i svaki potez. Nalepite ga u Kupolu na drugom računaru da biste tamo nastavili.</translation>
    </message>
    <message>
        <source>Position code</source>
        <translation>Kod pozicije</translation>
    </message>
    <message>
        <source>It contains the current position, without the moves that led to it.</source>
        <translation>Sadrži trenutnu poziciju, bez poteza koji su do nje doveli.</translation>
    </message>
    <message>
        <source>Hidden information is included.</source>
        <translation>Sadrži i ono što je skriveno.</translation>
    </message>
    <message numerus="yes">
        <source>Copied to the clipboard: %n character(s).</source>
        <translation>
            <numerusform>Kopirano: %n znak.</numerusform>
            <numerusform>Kopirano: %n znaka.</numerusform>
            <numerusform>Kopirano: %n znakova.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reshuffle everything {player} cannot see</source>
        <translation>Ponovo promešaj sve što {player} ne vidi</translation>
    </message>
    <message>
        <source>Copy again</source>
        <translation>Kopiraj ponovo</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Press Enter to confirm the move, Esc to undo it.</source>
        <translation>Enter potvrđuje potez, Esc ga vraća.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Potvrdi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrati potez</translation>
    </message>
</context>
<context>
    <name>ContestDialog</name>
    <message>
        <source>New match</source>
        <translation>Novi meč</translation>
    </message>
    <message>
        <source>Type of match</source>
        <translation>Vrsta meča</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Meč</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Započni meč</translation>
    </message>
</context>
<context>
    <name>ContestSheet</name>
    <message>
        <source>Another match</source>
        <translation>Još jedan meč</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Sledeća partija</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Prikaži tablu</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Početni ekran</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Resume</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>juče, {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>danas, {time}</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Points by move</source>
        <translation>Poeni po potezima</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Earlier days</source>
        <translation>Raniji dani</translation>
    </message>
</context>
<context>
    <name>DailySection</name>
    <message>
        <source>Daily deals</source>
        <translation>Podele dana</translation>
    </message>
    <message>
        <source>Open daily deals</source>
        <translation>Otvori podele dana</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Play</source>
        <translation>Igraj</translation>
    </message>
    <message>
        <source>This game counts: no undo, no hints</source>
        <translation>Ova partija se računa: bez vraćanja poteza i bez saveta</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Continue the game that counts</source>
        <translation>Nastavi partiju koja se računa</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Kopiraj rezultat</translation>
    </message>
    <message>
        <source>Copy a line with the points and the game’s code, to send to others</source>
        <translation>Kopira red sa poenima i kodom partije, za slanje drugima</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>Igraj slobodno</translation>
    </message>
    <message>
        <source>Play the same deal again, with undo and hints; it does not count</source>
        <translation>Ista podela ponovo, sa vraćanjem poteza i savetima; ne računa se</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Fairness</source>
        <translation>Poštena igra</translation>
    </message>
    <message>
        <source>What the computer sees</source>
        <translation>Šta računar vidi</translation>
    </message>
    <message>
        <source>How to check the deal</source>
        <translation>Kako može da se proveri podela</translation>
    </message>
    <message>
        <source>Computer players see exactly what a person in their seat would see: not the order of the bag, deck or pile, not the face-down pieces, not the seed. In every simulated game they guess afresh what is hidden. Hints and reviews work the same way.</source>
        <translation>Igrači koje vodi računar vide tačno ono što bi video čovek na njihovom mestu: ne znaju ni redosled u vreći, špilu ili gomili, ni šta je okrenuto licem nadole, ni broj podele. Ono što je skriveno iznova pogađaju u svakoj probnoj partiji. Saveti i analize nastaju na isti način.</translation>
    </message>
    <message>
        <source>The game is over, so here is the deal: game, players, options, seed and the complete starting position. The SHA-256 hash of exactly this text must match the seal above.</source>
        <translation>Partija je završena, pa evo podele: igra, igrači, opcije, broj podele i cela početna pozicija. Heš SHA-256 upravo ovog teksta mora biti jednak pečatu iznad.</translation>
    </message>
    <message>
        <source>Seal of this deal</source>
        <translation>Pečat ove podele</translation>
    </message>
    <message>
        <source>The revealed deal</source>
        <translation>Otkrivena podela</translation>
    </message>
    <message>
        <source>Copy the deal</source>
        <translation>Kopiraj podelu</translation>
    </message>
    <message>
        <source>Every deal is sealed before the first move. Open this page during a game to see its seal. After the game the deal is revealed, so anyone can compare.</source>
        <translation>Svaka podela se zapečati pre prvog poteza. Otvorite ovu stranicu tokom partije da biste videli pečat; posle partije podela se otkriva, pa svako može da uporedi.</translation>
    </message>
    <message>
        <source>This game started from a position that was set up, so there was no deal.</source>
        <translation>Ova partija je počela od postavljene pozicije, pa podele nije ni bilo.</translation>
    </message>
    <message>
        <source>The order of everything hidden was fixed before the first move. This is its seal: copy it or write it down. When the game is over, the deal is revealed here.</source>
        <translation>Redosled svega što je skriveno utvrđen je pre prvog poteza. Ovo je njegov pečat; zapišite ga ili kopirajte. Kad se partija završi, podela se ovde otkriva.</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>Something went wrong</source>
        <translation>Nešto je pošlo naopako</translation>
    </message>
    <message>
        <source>Kupola closed unexpectedly last time; your games are saved.</source>
        <translation>Kupola se prošli put neočekivano zatvorila; vaše partije su sačuvane.</translation>
    </message>
    <message>
        <source>Something went wrong in Kupola, but you can keep playing: your game is saved after every move.</source>
        <translation>U Kupoli je došlo do greške, ali možete da igrate dalje: partija se čuva posle svakog poteza.</translation>
    </message>
    <message>
        <source>A report helps us fix it. It contains no names, files or games, and Kupola never sends it: copy it and pass it on if you like.</source>
        <translation>Izveštaj pomaže da se to ispravi. U njemu nema imena, datoteka ni partija, a Kupola ništa ne šalje: ako želite, kopirajte ga i prosledite.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Prikaži izveštaj</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopirano</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiraj izveštaj</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Izveštaj</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open a game</source>
        <translation>Otvaranje partije</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Čuvanje partije</translation>
    </message>
    <message>
        <source>Kupola games (*.kupola)</source>
        <translation>Partije Kupole (*.kupola)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Sve datoteke (*)</translation>
    </message>
</context>
<context>
    <name>FirstStartSheet</name>
    <message>
        <source>New to {game}?</source>
        <translation>{game}: prvi put?</translation>
    </message>
    <message>
        <source>Short lessons on the board teach you the game. Or start playing right away.</source>
        <translation>Kratke lekcije na tabli nauče vas igri. A možete i odmah da igrate.</translation>
    </message>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Nauči za %n minut</numerusform>
            <numerusform>Nauči za %n minuta</numerusform>
            <numerusform>Nauči za %n minuta</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Igraj</translation>
    </message>
    <message>
        <source>An easy opponent, every aid and plenty of time</source>
        <translation>Lak protivnik, puna pomoć i dovoljno vremena</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>Igraj</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nova partija…</translation>
    </message>
    <message>
        <source>Start right away with the same players as last time</source>
        <translation>Počni odmah, sa istim igračima kao prošli put</translation>
    </message>
    <message>
        <source>Choose players and options first</source>
        <translation>Prvo izaberi igrače i opcije</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Read the rulebook</source>
        <translation>Otvori pravilnik</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Učenje</translation>
    </message>
    <message>
        <source>Short lessons on the board</source>
        <translation>Kratke lekcije na tabli</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Prikaži rezultat</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Savet</translation>
    </message>
    <message>
        <source>Shows where to look; press again for the best moves (H)</source>
        <translation>Pokazuje šta vredi pogledati, a na drugi pritisak i najbolje poteze (H)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Let the computers continue (N)</source>
        <translation>Neka računari nastave da igraju (N)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Odigraj odmah</translation>
    </message>
    <message>
        <source>Make the computer play the best move found so far (N)</source>
        <translation>Neka računar odigra najbolje što je dosad našao (N)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Vrati poslednji potez</translation>
    </message>
    <message>
        <source>Redo: {move}</source>
        <translation>Ponovi: {move}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>Undo: {move}</source>
        <translation>Vrati: {move}</translation>
    </message>
    <message>
        <source>Redo the move you undid</source>
        <translation>Ponovi vraćeni potez</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Pregled</translation>
    </message>
    <message>
        <source>Show or hide the score, moves and remaining pieces (T)</source>
        <translation>Prikaži ili sakrij poene, poteze i ono što je ostalo (T)</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Početni ekran</translation>
    </message>
    <message>
        <source>Back to the start screen (your game is saved)</source>
        <translation>Nazad na početni ekran; partija je sačuvana</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Look at: {places}.</source>
        <translation>Pogledaj: {places}.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Traže se dobri potezi…</translation>
    </message>
    <message>
        <source>Look at these places:</source>
        <translation>Pogledajte ova mesta:</translation>
    </message>
    <message>
        <source>There is nothing to choose: only one move is possible.</source>
        <translation>Nema šta da se bira: moguć je samo jedan potez.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Savet</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>Prikaži poteze</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Zatvori savet (Esc)</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Protivnici</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Istorija</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Snimak partije</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Obriši…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Prikaži fasciklu</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Izvezi sve…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Obriši sve…</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>Prikaži ponovo izabranu partiju</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partija</numerusform>
            <numerusform>%n partije</numerusform>
            <numerusform>%n partija</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My mistakes: %n due…</source>
        <translation>
            <numerusform>Moje greške: %n na redu…</numerusform>
            <numerusform>Moje greške: %n na redu…</numerusform>
            <numerusform>Moje greške: %n na redu…</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes…</source>
        <translation>Moje greške…</translation>
    </message>
    <message>
        <source>Try the mistakes of all your games again</source>
        <translation>Pokušajte ponovo greške iz svih svojih partija</translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Drugi pokušaj</translation>
    </message>
    <message>
        <source>Try your mistakes in the selected game again</source>
        <translation>Pokušajte ponovo svoje greške iz izabrane partije</translation>
    </message>
    <message>
        <source>Open score sheet</source>
        <translation>Otvori bodovanje</translation>
    </message>
    <message>
        <source>Continue this score sheet</source>
        <translation>Nastavi ovo bodovanje</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Trajno obrisati %n partiju?</numerusform>
            <numerusform>Trajno obrisati %n partije?</numerusform>
            <numerusform>Trajno obrisati %n partija?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all finished games and their results for good?</source>
        <translation>Trajno obrisati sve završene partije i njihove rezultate?</translation>
    </message>
    <message>
        <source>Unfinished games are kept. This cannot be undone.</source>
        <translation>Nezavršene partije ostaju. Brisanje ne može da se poništi.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Obriši</translation>
    </message>
    <message>
        <source>Export all games and players</source>
        <translation>Izvoz svih partija i igrača</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip datoteke (*.zip)</translation>
    </message>
</context>
<context>
    <name>InterludeSheet</name>
    <message>
        <source>Continue</source>
        <translation>Nastavi</translation>
    </message>
    <message>
        <source>Continue ({seconds})</source>
        <translation>Nastavi ({seconds})</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Ostani ovde</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn by playing</source>
        <translation>Učite kroz igru</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Početni ekran</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Igraj</translation>
    </message>
    <message>
        <source>Leave the lessons and play this game</source>
        <translation>Napusti lekcije i igraj ovu igru</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lekcija {number} od {count}</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lekcija: {title}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Savet</translation>
    </message>
    <message>
        <source>A sentence and an arrow that help you (H)</source>
        <translation>Rečenica i strelica kao pomoć (H)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaži mi</translation>
    </message>
    <message>
        <source>Watch a move that reaches the goal</source>
        <translation>Pogledajte potez koji vodi do cilja</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Pokušaj ponovo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Read the paragraph about this</source>
        <translation>Pročitajte pravilo o ovome</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ispočetka</translation>
    </message>
    <message>
        <source>Begin this lesson again</source>
        <translation>Počni ovu lekciju ispočetka</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Preskoči</translation>
    </message>
    <message>
        <source>Go to the next lesson; you can return any time</source>
        <translation>Pređite na sledeću lekciju; uvek možete da se vratite</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>Back to the lessons; you can go on here later</source>
        <translation>Nazad na lekcije; kasnije nastavljate odavde</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Korak {number} od {count}</translation>
    </message>
    <message>
        <source>Lesson finished!</source>
        <translation>Lekcija je gotova!</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Nazad na lekcije</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Sledeća lekcija</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalje</translation>
    </message>
</context>
<context>
    <name>LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>Open lessons</source>
        <translation>Otvori lekcije</translation>
    </message>
</context>
<context>
    <name>LinesDialog</name>
    <message>
        <source>Compare variations</source>
        <translation>Poređenje varijanti</translation>
    </message>
    <message>
        <source>First variation</source>
        <translation>Prva varijanta</translation>
    </message>
    <message>
        <source>Second variation</source>
        <translation>Druga varijanta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naziv</translation>
    </message>
    <message>
        <source>Name of this variation</source>
        <translation>Naziv ove varijante</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Razlika</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Potezi</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Igra</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ne&amp;davne partije</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>Poš&amp;alji drugima</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Po&amp;tez</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Prikaz</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Izgled</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Veličina &amp;teksta</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animacije</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>Veličina tab&amp;le</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jezik</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moć</translation>
    </message>
    <message>
        <source>R&amp;ulebooks</source>
        <translation>Pravi&amp;lnici</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partija…</translation>
    </message>
    <message>
        <source>New &amp;match…</source>
        <translation>Novi &amp;meč…</translation>
    </message>
    <message>
        <source>&amp;Daily deals…</source>
        <translation>Pode&amp;le dana…</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Postavi pozici&amp;ju…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otvori…</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Obriši spisak</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Sačuvaj kao…</translation>
    </message>
    <message>
        <source>Score a real &amp;game…</source>
        <translation>&amp;Boduj partiju odigranu uživo…</translation>
    </message>
    <message>
        <source>&amp;Copy game code</source>
        <translation>Kopiraj &amp;kod partije</translation>
    </message>
    <message>
        <source>Copy &amp;position code</source>
        <translation>Kopiraj kod &amp;pozicije</translation>
    </message>
    <message>
        <source>Paste co&amp;de…</source>
        <translation>&amp;Nalepi kod…</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Slika…</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Izveštaj…</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>I&amp;grači…</translation>
    </message>
    <message>
        <source>&amp;Learning progress…</source>
        <translation>Nap&amp;redak…</translation>
    </message>
    <message>
        <source>Histor&amp;y…</source>
        <translation>Is&amp;torija…</translation>
    </message>
    <message>
        <source>My mista&amp;kes…</source>
        <translation>Moje gre&amp;ške…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Statisti&amp;ka…</translation>
    </message>
    <message>
        <source>Back to the &amp;start screen</source>
        <translation>Nazad na &amp;početak</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Podeša&amp;vanja…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Izađi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Vrati potez</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponovi potez</translation>
    </message>
    <message>
        <source>Show the last moves &amp;again</source>
        <translation>P&amp;onovo prikaži poslednje poteze</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Sav&amp;et</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <translation>Neka računar odigra o&amp;dmah</translation>
    </message>
    <message>
        <source>Change &amp;players…</source>
        <translation>P&amp;romeni igrače…</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>&amp;Snimak partije</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Veći tekst</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Manji tekst</translation>
    </message>
    <message>
        <source>Defa&amp;ult text size</source>
        <translation>Po&amp;drazumevana veličina teksta</translation>
    </message>
    <message>
        <source>&amp;Larger board</source>
        <translation>&amp;Veća tabla</translation>
    </message>
    <message>
        <source>&amp;Smaller board</source>
        <translation>&amp;Manja tabla</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Cela tabla</translation>
    </message>
    <message>
        <source>Score and moves &amp;beside the board</source>
        <translation>Poeni i potezi &amp;pored table</translation>
    </message>
    <message>
        <source>Table mod&amp;e</source>
        <translation>Ekran kao &amp;sto</translation>
    </message>
    <message>
        <source>Mute s&amp;ound</source>
        <translation>&amp;Bez zvuka</translation>
    </message>
    <message>
        <source>Stea&amp;dy-hand assist</source>
        <translation>Pomoć za nesigurnu &amp;ruku</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Preko &amp;celog ekrana</translation>
    </message>
    <message>
        <source>&amp;Rules for the item under the pointer</source>
        <translation>P&amp;ravila za ono pod pokazivačem</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>Lek&amp;cije</translation>
    </message>
    <message>
        <source>Describe the &amp;board</source>
        <translation>Opiši &amp;tablu</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Prečice na tastaturi</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>Po&amp;štena igra</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Uputstvo</translation>
    </message>
    <message>
        <source>&amp;What’s new</source>
        <translation>Šta je &amp;novo</translation>
    </message>
    <message>
        <source>&amp;About Kupola</source>
        <translation>&amp;O programu Kupola</translation>
    </message>
    <message>
        <source>&amp;Undo: {move}</source>
        <translation>&amp;Vrati: {move}</translation>
    </message>
    <message>
        <source>&amp;Redo: {move}</source>
        <translation>&amp;Ponovi: {move}</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Kao &amp;u sistemu</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>S&amp;vetli</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tamni</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Visok &amp;kontrast</translation>
    </message>
    <message>
        <source>&amp;Use system setting</source>
        <translation>&amp;Kao u sistemu</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Sporo</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalno</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Brzo</translation>
    </message>
    <message>
        <source>&amp;Very fast</source>
        <translation>&amp;Veoma brzo</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Isključeno</translation>
    </message>
    <message>
        <source>Analysis &amp;board</source>
        <translation>Tabla za a&amp;nalizu</translation>
    </message>
    <message>
        <source>Play by &amp;message…</source>
        <translation>Igraj po&amp;rukama…</translation>
    </message>
    <message>
        <source>Copy m&amp;y move</source>
        <translation>Kopiraj &amp;moj potez</translation>
    </message>
    <message>
        <source>Paste the &amp;answer</source>
        <translation>Nalepi &amp;odgovor</translation>
    </message>
    <message>
        <source>Open a ta&amp;ble…</source>
        <translation>Otvori &amp;zajednički sto…</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>Pridru&amp;ži se stolu…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Zagon&amp;etke…</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Copy my move</source>
        <translation>Kopiraj moj potez</translation>
    </message>
    <message>
        <source>Paste the answer</source>
        <translation>Nalepi odgovor</translation>
    </message>
</context>
<context>
    <name>MistakesSection</name>
    <message>
        <source>My mistakes</source>
        <translation>Moje greške</translation>
    </message>
    <message>
        <source>Open my mistakes</source>
        <translation>Otvori moje greške</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Comment</source>
        <translation>Komentar</translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation>Oznaka poslednjeg poteza</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Komentar na ovu poziciju</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a code</source>
        <translation>Lepljenje koda</translation>
    </message>
    <message>
        <source>Paste a game or position code, or the whole message that contains it:</source>
        <translation>Nalepite kod partije ili pozicije, ili poruku u kojoj se nalazi:</translation>
    </message>
</context>
<context>
    <name>PeekSheet</name>
    <message>
        <source>Undo a move that revealed hidden pieces?</source>
        <translation>Vratiti potez koji je otkrio skrivene elemente?</translation>
    </message>
    <message>
        <source>If you undo it, the game will be marked.</source>
        <translation>Ako ga vratite, partija dobija oznaku.</translation>
    </message>
    <message>
        <source>Keep the move</source>
        <translation>Ostavi potez</translation>
    </message>
    <message>
        <source>Undo and mark</source>
        <translation>Vrati i označi</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>A picture of the board</source>
        <translation>Slika table</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Veličina:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiraj</translation>
    </message>
    <message>
        <source>Window size: {width} × {height}</source>
        <translation>Kao u prozoru: {width} × {height}</translation>
    </message>
    <message>
        <source>Double size: {width} × {height}</source>
        <translation>Dvostruko veća: {width} × {height}</translation>
    </message>
    <message>
        <source>4K: {width} × {height}</source>
        <translation>4K: {width} × {height}</translation>
    </message>
    <message>
        <source>SVG drawing, sharp at any size</source>
        <translation>SVG crtež, oštar u svakoj veličini</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>Who is at the computer</source>
        <translation>Ko sedi za računarom</translation>
    </message>
    <message>
        <source>Match…</source>
        <translation>Meč…</translation>
    </message>
    <message>
        <source>Several games with one combined score</source>
        <translation>Više partija sa zajedničkim rezultatom</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Igrači…</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Istorija…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistika…</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Every player has their own settings, history and statistics. Everything stays on this computer.</source>
        <translation>Svaki igrač ima svoja podešavanja, istoriju i statistiku. Sve ostaje na ovom računaru.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Boja</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <translation>Ime novog igrača</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>Switch to this player</source>
        <translation>Pređi na ovog igrača</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Ukloni…</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj igrača</translation>
    </message>
    <message>
        <source>These people have played here but have no profile:</source>
        <translation>Ovi ljudi su već igrali ovde, ali nemaju profil:</translation>
    </message>
    <message>
        <source>People without a profile</source>
        <translation>Ljudi bez profila</translation>
    </message>
    <message>
        <source>Create profile</source>
        <translation>Napravi profil</translation>
    </message>
    <message>
        <source>{name} (at the computer)</source>
        <translation>{name} (za računarom)</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Ukloniti ovog igrača: {name}?</translation>
    </message>
    <message>
        <source>This deletes their personal settings and progress. Their games are kept.</source>
        <translation>Lična podešavanja i napredak se brišu. Partije ostaju.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ukloni</translation>
    </message>
</context>
<context>
    <name>PlayersWindow</name>
    <message>
        <source>Players, history and statistics</source>
        <translation>Igrači, istorija i statistika</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stranica</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Igrači</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Napredak</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Istorija</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Score</source>
        <translation>Poeni</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>The player cannot be exported: {reason}</source>
        <translation>Igrač ne može da se izveze: {reason}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gost</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Izvezi…</translation>
    </message>
    <message>
        <source>Save this player’s settings and progress in a zip file</source>
        <translation>Sačuvaj podešavanja i napredak ovog igrača u zip datoteku</translation>
    </message>
    <message>
        <source>Export this player</source>
        <translation>Izvoz igrača</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip datoteke (*.zip)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Zagonetke</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Još zagonetki</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Sledeća zagonetka</translation>
    </message>
    <message>
        <source>Five minutes</source>
        <translation>Pet minuta</translation>
    </message>
    <message>
        <source>Without a clock</source>
        <translation>Bez sata</translation>
    </message>
    <message>
        <source>As many puzzles as you can in five minutes</source>
        <translation>Što više zagonetki za pet minuta</translation>
    </message>
    <message>
        <source>One puzzle after the other, each a little harder</source>
        <translation>Zagonetka za zagonetkom, svaka malo teža</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Sve teme</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Try again</source>
        <translation>Pokušaj ponovo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Savet</translation>
    </message>
    <message>
        <source>Play the solution</source>
        <translation>Odigraj rešenje</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Sledeća zagonetka</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotovo</translation>
    </message>
</context>
<context>
    <name>PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Zagonetke</translation>
    </message>
    <message>
        <source>Open the puzzles</source>
        <translation>Otvori zagonetke</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Contents</source>
        <translation>Sadržaj</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Sačuvaj kao PDF…</translation>
    </message>
    <message>
        <source>Open in a separate window</source>
        <translation>Otvori u posebnom prozoru</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Zatvori pravila</translation>
    </message>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>Datoteka ne može da se sačuva: {reason}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Čuvanje kao PDF</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Potez {number} od {total}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na početak</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Prethodni potez</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pusti</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Sledeći potez</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na kraj</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Nazad u partiju</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>See the best move at every turn</source>
        <translation>Prikaži, potez po potez, šta je bilo najbolje</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Preuzmi</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Nastavi iz ove pozicije</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Zameni mesta</translation>
    </message>
    <message>
        <source>Play the same deal with the seats swapped</source>
        <translation>Odigraj istu podelu sa zamenjenim mestima</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Sporo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalno</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Brzina</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Potezi</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report: {game}</source>
        <translation>Izveštaj: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), saved as PDF</source>
        <translation>
            <numerusform>%n strana, čuva se kao PDF</numerusform>
            <numerusform>%n strane, čuvaju se kao PDF</numerusform>
            <numerusform>%n strana, čuva se kao PDF</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Partija je završena</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanš</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Podele dana</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stanje meča</translation>
    </message>
    <message>
        <source>Same deal, seats swapped</source>
        <translation>Ista podela, zamenjena mesta</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Prikaži tablu</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Početni ekran</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>This move</source>
        <translation>Ovaj potez</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Preokreti</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Sreća i znanje</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Analysis progress</source>
        <translation>Dokle je analiza stigla</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Idi tamo</translation>
    </message>
    <message>
        <source>Try move {number} again</source>
        <translation>Pokušaj ponovo potez {number}</translation>
    </message>
    <message>
        <source>Try this position again, without seeing what was played</source>
        <translation>Pokušajte ovu poziciju ponovo, ne videći šta je odigrano</translation>
    </message>
    <message>
        <source>No single move turned the game.</source>
        <translation>Nijedan pojedinačni potez nije preokrenuo partiju.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Pravila: {game}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Pretraga</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Pretraga pravila</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} od {total}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ništa nije nađeno</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Prethodni pogodak</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Sledeći pogodak</translation>
    </message>
</context>
<context>
    <name>SeatStrip</name>
    <message>
        <source>Confirm</source>
        <translation>Potvrdi</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Okreni</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrati</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Savet</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays on from here?</source>
        <translation>Ko nastavlja odavde?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Preuzmi</translation>
    </message>
</context>
<context>
    <name>SettingRows</name>
    <message>
        <source>What to set</source>
        <translation>Šta se postavlja</translation>
    </message>
</context>
<context>
    <name>ShortcutsWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Prečice na tastaturi</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Poeni</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Potezi</translation>
    </message>
    <message>
        <source>Marked: a move was undone after it revealed hidden pieces.</source>
        <translation>Označeno: vraćen je potez koji je otkrio skrivene elemente.</translation>
    </message>
</context>
<context>
    <name>StartFailure</name>
    <message>
        <source>Kupola cannot start. Your games and settings are safe.</source>
        <translation>Kupola ne može da se pokrene. Vaše partije i podešavanja su bezbedni.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Izveštaj</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiraj izveštaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Three games, one table</source>
        <translation>Tri igre, jedan sto</translation>
    </message>
    <message>
        <source>Many games, one table</source>
        <translation>Mnogo igara, jedan sto</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nastavak</translation>
    </message>
    <message>
        <source>Show all: {count}</source>
        <translation>Prikaži sve: {count}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Player</source>
        <translation>Igrač</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Po protivnicima</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Poeni tokom vremena</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Poeni po kategorijama</translation>
    </message>
    <message>
        <source>No finished games yet. Every game you finish is counted here.</source>
        <translation>Još nema završenih partija. Ovde se računa svaka završena partija.</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Učitavanje istorije…</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Protivnici</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partije</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Pobede</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Podeljene</translation>
    </message>
    <message>
        <source>Won (%)</source>
        <translation>Pobede (%)</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Prosek</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Ukupno</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorija</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Po partiji</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Ukupno</translation>
    </message>
</context>
<context>
    <name>TallyDialog</name>
    <message>
        <source>Played with the real pieces? Set up the same boards on the screen, and Kupola counts the points.</source>
        <translation>Igrali ste uživo? Postavite iste table na ekran, a Kupola će sabrati poene.</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Igra:</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Igrači:</translation>
    </message>
    <message>
        <source>Or reopen a saved score sheet:</source>
        <translation>Ili otvorite sačuvano bodovanje:</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Whose board</source>
        <translation>Čija tabla</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poeni</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Izveštaj…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Završeno</translation>
    </message>
    <message>
        <source>Checks all boards; a finished score sheet goes into the history</source>
        <translation>Proverava sve table; završeno bodovanje ulazi u istoriju</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Points in recent games</source>
        <translation>Poeni poslednjih partija</translation>
    </message>
    <message>
        <source>Five-game average: {first} at first, {last} now.</source>
        <translation>Prosek pet uzastopnih partija: na početku {first}, sada {last}.</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Pokušaj ponovo</translation>
    </message>
    <message>
        <source>Show what I played</source>
        <translation>Prikaži moj potez iz partije</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Prikaži najbolji potez</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Sledeća pozicija</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotovo</translation>
    </message>
</context>
<context>
    <name>UnsavedGuard</name>
    <message>
        <source>Save as…</source>
        <translation>Sačuvaj kao…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Izađi bez čuvanja</translation>
    </message>
</context>
<context>
    <name>WhoPlaysHere</name>
    <message>
        <source>Play by message</source>
        <translation>Igra porukama</translation>
    </message>
    <message>
        <source>You send each other your moves as a line of text, in any messenger. The line holds the whole game with everything still hidden, so play with people you trust.</source>
        <translation>Poteze šaljete jedno drugom kao red teksta, bilo kojom aplikacijom za poruke. Red sadrži celu partiju, i ono što je još skriveno, zato igrajte s ljudima kojima verujete.</translation>
    </message>
    <message>
        <source>Who plays at this computer?</source>
        <translation>Ko igra na ovom računaru?</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>Can be taken</source>
        <translation>Može se uzeti</translation>
    </message>
    <message>
        <source>Can be placed here</source>
        <translation>Može se staviti ovde</translation>
    </message>
    <message>
        <source>Can be placed here: {warning}</source>
        <translation>Može se staviti ovde: {warning}</translation>
    </message>
    <message>
        <source>{name} ({index} of {count})</source>
        <translation>{name} ({index} od {count})</translation>
    </message>
    <message>
        <source>In your hand: {piece}</source>
        <translation>U ruci: {piece}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Okreni</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Vrati na mesto</translation>
    </message>
    <message>
        <source>In your hand: {piece}.</source>
        <translation>U ruci: {piece}.</translation>
    </message>
    <message>
        <source>Here: {place}.</source>
        <translation>Ovde: {place}.</translation>
    </message>
    <message>
        <source>Press Enter to take it.</source>
        <translation>Enter to uzima.</translation>
    </message>
    <message>
        <source>Press Enter to place it here.</source>
        <translation>Enter to stavlja ovde.</translation>
    </message>
    <message>
        <source>Use the arrow keys to choose a place; Esc puts it back.</source>
        <translation>Strelicama se bira mesto, a Esc vraća ono što držite.</translation>
    </message>
    <message>
        <source>Press R to change this.</source>
        <translation>R to menja.</translation>
    </message>
    <message>
        <source>There is nothing to take now.</source>
        <translation>Sada nema šta da se uzme.</translation>
    </message>
    <message>
        <source>Buttons: {labels}.</source>
        <translation>Dugmad: {labels}.</translation>
    </message>
    <message>
        <source>Put back: {piece}.</source>
        <translation>Vraćeno: {piece}.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Vraćeno.</translation>
    </message>
    <message>
        <source>There is no other place.</source>
        <translation>Nema drugog mesta.</translation>
    </message>
    <message>
        <source>There is nothing to turn.</source>
        <translation>Nema šta da se okrene.</translation>
    </message>
    <message numerus="yes">
        <source>Taken: {piece}; %n place(s).</source>
        <translation>
            <numerusform>Uzeto: {piece}; %n mesto.</numerusform>
            <numerusform>Uzeto: {piece}; %n mesta.</numerusform>
            <numerusform>Uzeto: {piece}; %n mesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{way} %n place(s).</source>
        <translation>
            <numerusform>{way} %n mesto.</numerusform>
            <numerusform>{way} %n mesta.</numerusform>
            <numerusform>{way} %n mesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s).</source>
        <translation>
            <numerusform>Donosi %n poen.</numerusform>
            <numerusform>Donosi %n poena.</numerusform>
            <numerusform>Donosi %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Oduzima %n poen.</numerusform>
            <numerusform>Oduzima %n poena.</numerusform>
            <numerusform>Oduzima %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take %n piece(s); use Tab and the arrow keys.</source>
        <translation>
            <numerusform>Možete da uzmete %n element; krećite se tasterom Tab i strelicama.</numerusform>
            <numerusform>Možete da uzmete %n elementa; krećite se tasterom Tab i strelicama.</numerusform>
            <numerusform>Možete da uzmete %n elemenata; krećite se tasterom Tab i strelicama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses %n point(s).</source>
        <translation>
            <numerusform>Gubi se %n poen.</numerusform>
            <numerusform>Gube se %n poena.</numerusform>
            <numerusform>Gubi se %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost.</source>
        <translation>
            <numerusform>Izgubljen %n poen.</numerusform>
            <numerusform>Izgubljena %n poena.</numerusform>
            <numerusform>Izgubljeno %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n poen.</numerusform>
            <numerusform>%n poena.</numerusform>
            <numerusform>%n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s) lost.</source>
        <translation>
            <numerusform>{reason}, {player}: izgubljen %n poen.</numerusform>
            <numerusform>{reason}, {player}: izgubljena %n poena.</numerusform>
            <numerusform>{reason}, {player}: izgubljeno %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s).</source>
        <translation>
            <numerusform>{reason}, {player}: %n poen.</numerusform>
            <numerusform>{reason}, {player}: %n poena.</numerusform>
            <numerusform>{reason}, {player}: %n poena.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabla</translation>
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
        <translation>prazno</translation>
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
        <translation>Nema mesta broj {number}.</translation>
    </message>
    <message>
        <source>minus {number}</source>
        <translation>minus {number}</translation>
    </message>
    <message>
        <source>times {number}</source>
        <translation>puta {number}</translation>
    </message>
    <message>
        <source>There is nothing in that direction.</source>
        <translation>U tom pravcu nema ničega.</translation>
    </message>
</context>
<context>
    <name>already_running</name>
    <message>
        <source>Kupola is already running but not responding. Wait a moment and try again, or close the other window first.</source>
        <translation>Kupola je već pokrenuta, ali ne odgovara. Sačekajte malo pa pokušajte ponovo, ili prvo zatvorite drugi prozor.</translation>
    </message>
    <message>
        <source>Kupola cannot lock the folder that holds your games, so it will not open them: {reason}</source>
        <translation>Kupola ne može da zaključa fasciklu sa vašim partijama, pa ih ne otvara: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Pokušaj ponovo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Izađi</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Then:</source>
        <translation>Zatim:</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Bez oznake</translation>
    </message>
    <message>
        <source>! Good move</source>
        <translation>! Dobar potez</translation>
    </message>
    <message>
        <source>!! Brilliant move</source>
        <translation>!! Izvrstan potez</translation>
    </message>
    <message>
        <source>!? Interesting move</source>
        <translation>!? Zanimljiv potez</translation>
    </message>
    <message>
        <source>?! Doubtful move</source>
        <translation>?! Sumnjiv potez</translation>
    </message>
    <message>
        <source>? Mistake</source>
        <translation>? Greška</translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation>?? Teška greška</translation>
    </message>
    <message>
        <source>Characters left: {count}</source>
        <translation>Preostalo znakova: {count}</translation>
    </message>
    <message>
        <source>Too long by {count} characters.</source>
        <translation>Predugačko; višak znakova: {count}.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Traženje dobrih poteza…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partija je završena.</translation>
    </message>
    <message>
        <source>The analysis is paused.</source>
        <translation>Analiza je pauzirana.</translation>
    </message>
    <message>
        <source>{mark} {comment}</source>
        <translation>{mark} {comment}</translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s)</source>
        <translation>
            <numerusform>Posle %n simulirane partije</numerusform>
            <numerusform>Posle %n simulirane partije</numerusform>
            <numerusform>Posle %n simuliranih partija</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s) in total</source>
        <translation>
            <numerusform>Ukupno posle %n simulirane partije</numerusform>
            <numerusform>Ukupno posle %n simulirane partije</numerusform>
            <numerusform>Ukupno posle %n simuliranih partija</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel</name>
    <message>
        <source>The options are not those of Azul Duel.</source>
        <translation>Ovo nisu opcije igre Azul Duel.</translation>
    </message>
    <message>
        <source>The goals in play do not fit the chosen scoring tablets.</source>
        <translation>Ciljevi u igri ne odgovaraju izabranim tablicama bodovanja.</translation>
    </message>
    <message>
        <source>The round must be from 1 to 5, not {round}.</source>
        <translation>Runda mora biti od 1 do 5, a ne {round}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 and 1.</source>
        <translation>Mesto {seat} ne postoji; mesta su 0 i 1.</translation>
    </message>
    <message>
        <source>The random generator has a state out of range.</source>
        <translation>Stanje generatora slučajnih brojeva je van opsega.</translation>
    </message>
    <message>
        <source>There must be 2 player boards, not {number}.</source>
        <translation>Moraju postojati 2 table za igrače, a ne {number}.</translation>
    </message>
    <message>
        <source>There must be 5 factories, not {number}.</source>
        <translation>Mora postojati 5 fabrika, a ne {number}.</translation>
    </message>
    <message>
        <source>Factory {factory} has tiles on both of its sides.</source>
        <translation>Fabrika {factory} ima pločice na obe strane.</translation>
    </message>
    <message>
        <source>The sun side of factory {factory} holds too many tiles: {number}</source>
        <translation>Na dnevnoj strani fabrike {factory} ima previše pločica: {number}</translation>
    </message>
    <message>
        <source>The moon side of factory {factory} holds too many tiles: {number}</source>
        <translation>Na noćnoj strani fabrike {factory} ima previše pločica: {number}</translation>
    </message>
    <message>
        <source>A bonus chip lies on the large factory.</source>
        <translation>Na velikoj fabrici leži bonus token.</translation>
    </message>
    <message>
        <source>Tiles or chips lie on factory {factory} after acquisition.</source>
        <translation>Na fabrici {factory} ima pločica ili bonus tokena posle uzimanja pločica.</translation>
    </message>
    <message>
        <source>Before the first round every factory must be full and the large one mixed.</source>
        <translation>Pre prve runde svaka fabrika mora biti puna, a na velikoj mora biti više boja.</translation>
    </message>
    <message>
        <source>There is a special tile outside the domes.</source>
        <translation>Neka specijalna pločica je van kupola.</translation>
    </message>
    <message>
        <source>The display must have 3 places, not {number}.</source>
        <translation>Na tabli za bodovanje moraju biti 3 mesta za panele, a ne {number}.</translation>
    </message>
    <message>
        <source>Each of the 18 dome plates must be there exactly once.</source>
        <translation>Svaki od 18 panela kupole mora se pojaviti tačno jednom.</translation>
    </message>
    <message>
        <source>A dome must have 9 slots and 36 spaces.</source>
        <translation>Kupola mora imati 9 mesta za panele i 36 polja.</translation>
    </message>
    <message>
        <source>A dome plate must be turned 0 to 3 times, not {turns} times.</source>
        <translation>Panel kupole mora biti okrenut od 0 do 3 puta, a ne {turns}.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} of {player}’s dome cannot be there.</source>
        <translation>Pločica u redu {row}, koloni {column} na kupoli ne može tu da leži ({player}).</translation>
    </message>
    <message>
        <source>In {player}’s dome, row {row}, column {column} must have a special tile exactly when the rest of its plate is complete.</source>
        <translation>Na kupoli u redu {row}, koloni {column} specijalna pločica mora biti tačno onda kad su ostala tri polja panela popunjena ({player}).</translation>
    </message>
    <message>
        <source>A player board must have 6 pattern lines, not {number}.</source>
        <translation>Tabla za igrača mora imati 6 linija šablona, a ne {number}.</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} holds too many tiles: {number}</source>
        <translation>Linija šablona {line} ima previše pločica: {number} ({player})</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} holds more than one color.</source>
        <translation>Linija šablona {line} sadrži više od jedne boje ({player}).</translation>
    </message>
    <message>
        <source>{player} has more than 4 broken tiles: {number}</source>
        <translation>Polomljenih pločica ima više od 4: {number} ({player})</translation>
    </message>
    <message>
        <source>{player} has broken tiles after tiling.</source>
        <translation>Posle postavljanja pločica ne sme biti polomljenih pločica ({player}).</translation>
    </message>
    <message>
        <source>{player}’s points do not add up.</source>
        <translation>Obračun poena se ne slaže ({player}).</translation>
    </message>
    <message>
        <source>The tower must have a count from 0 to 13 for each of 5 colors.</source>
        <translation>Toranj za svaku od 5 boja mora imati broj od 0 do 13.</translation>
    </message>
    <message>
        <source>There must be 13 tiles of each color, not {number}: {color}</source>
        <translation>Mora postojati 13 pločica svake boje, a ne {number}: {color}</translation>
    </message>
    <message>
        <source>There must be 2 bonus chips of each kind, not {number}: {chip}</source>
        <translation>Moraju postojati 2 bonus tokena svake vrste, a ne {number}: {chip}</translation>
    </message>
    <message>
        <source>In round {round} there must be {wanted} chips in the supply, not {number}.</source>
        <translation>U {round}. rundi broj bonus tokena u zalihi mora biti {wanted}, a ne {number}.</translation>
    </message>
    <message>
        <source>A player has the first-player tile before the large factory was used.</source>
        <translation>Neko ima pločicu prvog igrača pre nego što su sa velike fabrike uzete pločice.</translation>
    </message>
    <message>
        <source>Before the first round only dome plates can lie on the boards.</source>
        <translation>Pre prve runde na tablama mogu biti samo paneli kupole.</translation>
    </message>
    <message>
        <source>{player} cannot have passed.</source>
        <translation>Ostatak faze još nije mogao biti propušten ({player}).</translation>
    </message>
    <message>
        <source>There is nothing left to take, but the acquisition goes on.</source>
        <translation>Nema više šta da se uzme, a uzimanje pločica se nastavlja.</translation>
    </message>
    <message>
        <source>This dome plate is not on display: {plate}.</source>
        <translation>Ovaj panel kupole nije na tabli za bodovanje: {plate}.</translation>
    </message>
    <message>
        <source>This is not one of the dome plates in your hand: {plate}.</source>
        <translation>Ovaj panel kupole nije među onima koje držite: {plate}.</translation>
    </message>
    <message>
        <source>The sun side of the large factory has no {color} tile.</source>
        <translation>Na dnevnoj strani velike fabrike nema pločica ove boje: {color}.</translation>
    </message>
    <message>
        <source>The sun side of small factory {factory} has no {color} tile.</source>
        <translation>Na dnevnoj strani male fabrike {factory} nema pločica ove boje: {color}.</translation>
    </message>
    <message>
        <source>No moon side has a {color} tile.</source>
        <translation>Nijedna noćna strana nema pločicu ove boje: {color}.</translation>
    </message>
    <message>
        <source>You can take only the top tile of a stack, and no top tile is {color}.</source>
        <translation>Sa gomile može da se uzme samo pločica sa vrha, a nijedna na vrhu nije ove boje: {color}.</translation>
    </message>
    <message>
        <source>Pattern line {line} already holds another color: {color}.</source>
        <translation>Linija šablona {line} već sadrži drugu boju: {color}.</translation>
    </message>
    <message>
        <source>This space takes another color: {color}.</source>
        <translation>Na ovo polje ide druga boja: {color}.</translation>
    </message>
    <message>
        <source>You do not have these bonus chips: {chips}.</source>
        <translation>Nemate ove bonus tokene: {chips}.</translation>
    </message>
    <message>
        <source>The number of gaps in the display must be at most {most}, not {gaps}.</source>
        <translation>Broj praznih mesta za panele na tabli za bodovanje može biti najviše {most}, a ne {gaps}.</translation>
    </message>
    <message>
        <source>The number of plates in {player}’s dome must be {wanted}, not {number}.</source>
        <translation>Broj panela na kupoli mora biti {wanted}, a ne {number} ({player}).</translation>
    </message>
    <message>
        <source>{player} cannot have {number} tokens now.</source>
        <translation>Broj tokena igrača sada ne može biti {number} ({player}).</translation>
    </message>
    <message>
        <source>{player} cannot have {number} bonus chips in round {round}.</source>
        <translation>Broj bonus tokena u {round}. rundi ne može biti {number} ({player}).</translation>
    </message>
    <message>
        <source>The number of drawn dome plates cannot be {number} now.</source>
        <translation>Broj izvučenih panela kupole sada ne može biti {number}.</translation>
    </message>
    <message>
        <source>The drawn plates must be known to their drawer, and only as drawn.</source>
        <translation>Izvučene panele mora da zna igrač koji ih je izvukao, i to samo onako kako su izvučeni.</translation>
    </message>
    <message>
        <source>The front of a plate was seen, but its back was not.</source>
        <translation>Lice panela je viđeno, a zadnja strana nije.</translation>
    </message>
    <message>
        <source>The drawer can draw no other plate and must look.</source>
        <translation>Igrač koji izvlači ne može da izvuče još jedan panel i mora da pogleda izvučene.</translation>
    </message>
    <message>
        <source>Pattern line {line} cannot be tiled now.</source>
        <translation>Linija šablona {line} sada nije na redu za postavljanje.</translation>
    </message>
    <message>
        <source>The game cannot be over in round {round}.</source>
        <translation>Partija ne može biti završena u {round}. rundi.</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} should have been cleared in this phase.</source>
        <translation>Linija šablona {line} trebalo je da bude ispražnjena u ovoj fazi ({player}).</translation>
    </message>
    <message>
        <source>{player} wins. Points are tied; the first-player tile decides.</source>
        <translation>{player} pobeđuje. Poeni su izjednačeni; odlučuje pločica prvog igrača.</translation>
    </message>
    <message>
        <source>{player} wins. Points are tied, and nobody could take the first-player tile; the first player of the last round decides.</source>
        <translation>{player} pobeđuje. Poeni su izjednačeni, a pločicu prvog igrača niko nije mogao da uzme; odlučuje ko je bio prvi igrač poslednje runde.</translation>
    </message>
    <message>
        <source>Points are tied; the first-player tile decides.</source>
        <translation>Poeni su izjednačeni; odlučuje pločica prvog igrača.</translation>
    </message>
    <message>
        <source>Points are tied, and nobody could take the first-player tile; the first player of the last round decides.</source>
        <translation>Poeni su izjednačeni, a pločicu prvog igrača niko nije mogao da uzme; odlučuje ko je bio prvi igrač poslednje runde.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player} pobeđuje sa %n poenom.</numerusform>
            <numerusform>{player} pobeđuje sa %n poena.</numerusform>
            <numerusform>{player} pobeđuje sa %n poena.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>Poeni na tabli za bodovanje</translation>
    </message>
    <message>
        <source>Choose the scoring tablets you played with.</source>
        <translation>Izaberite tablice bodovanja koje su bile na stolu.</translation>
    </message>
    <message>
        <source>A special tile is removed automatically when you remove a tile from its plate.</source>
        <translation>Specijalna pločica se sklanja sama kad se sa njenog panela uzme pločica.</translation>
    </message>
    <message>
        <source>{player} already has the first-player tile.</source>
        <translation>Pločica prvog igrača je već na tabli: {player}.</translation>
    </message>
    <message>
        <source>All four spaces for broken tiles are taken.</source>
        <translation>Sva četiri mesta za polomljene pločice su zauzeta.</translation>
    </message>
    <message>
        <source>This dome plate is in both domes.</source>
        <translation>Ovaj panel je na obe kupole.</translation>
    </message>
    <message>
        <source>This dome plate is in this dome twice.</source>
        <translation>Ovaj panel je na ovoj kupoli dva puta.</translation>
    </message>
    <message>
        <source>There is no dome plate under the tile in row {row}, column {column}.</source>
        <translation>Ispod pločice u redu {row}, koloni {column} nema panela.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} is on a space for a special tile.</source>
        <translation>Pločica u redu {row}, koloni {column} je na polju za specijalnu pločicu.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} is on a space of another color: {color}.</source>
        <translation>Pločica u redu {row}, koloni {column} je na polju druge boje: {color}.</translation>
    </message>
    <message>
        <source>Enter the points on the score track.</source>
        <translation>Upišite poene sa table za bodovanje.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in both domes, but there are only {most}: {color}.</source>
        <translation>
            <numerusform>Na obe kupole je %n pločica, a ima ih samo {most}: {color}.</numerusform>
            <numerusform>Na obe kupole su %n pločice, a ima ih samo {most}: {color}.</numerusform>
            <numerusform>Na obe kupole je %n pločica, a ima ih samo {most}: {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dome plate(s) missing.</source>
        <translation>
            <numerusform>Nedostaje %n panel.</numerusform>
            <numerusform>Nedostaju %n panela.</numerusform>
            <numerusform>Nedostaje %n panela.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points are tied: the player with the first-player tile wins.</source>
        <translation>Poeni su izjednačeni: pobeđuje ko ima pločicu prvog igrača.</translation>
    </message>
    <message>
        <source>Azul Duel</source>
        <translation>Azul Duel</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>plava</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Odluka</translation>
    </message>
    <message>
        <source>Began this round</source>
        <translation>Započeo ovu rundu</translation>
    </message>
    <message>
        <source>Pattern line to tile</source>
        <translation>Šablonski red na redu</translation>
    </message>
    <message>
        <source>{player} has passed</source>
        <translation>{player}: rekao dalje</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Tablet {number}</source>
        <translation>Tablica {number}</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nije u igri</translation>
    </message>
    <message>
        <source>outer edge</source>
        <translation>spoljna ivica</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Toranj</translation>
    </message>
    <message>
        <source>Blue tiles in the tower</source>
        <translation>Plave pločice u tornju</translation>
    </message>
    <message>
        <source>Yellow tiles in the tower</source>
        <translation>Žute pločice u tornju</translation>
    </message>
    <message>
        <source>Red tiles in the tower</source>
        <translation>Crvene pločice u tornju</translation>
    </message>
    <message>
        <source>Black tiles in the tower</source>
        <translation>Crne pločice u tornju</translation>
    </message>
    <message>
        <source>Turquoise tiles in the tower</source>
        <translation>Tirkizne pločice u tornju</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>Na traci za poene</translation>
    </message>
    <message>
        <source>For tiles in round {round}</source>
        <translation>Za pločice u rundi {round}</translation>
    </message>
    <message>
        <source>For special tiles</source>
        <translation>Za specijalne pločice</translation>
    </message>
    <message>
        <source>Paid for dome plates</source>
        <translation>Plaćeno za panele kupole</translation>
    </message>
    <message>
        <source>Lost for broken tiles</source>
        <translation>Izgubljeno za polomljene pločice</translation>
    </message>
    <message>
        <source>Lost for the first-player tile</source>
        <translation>Izgubljeno za pločicu prvog igrača</translation>
    </message>
    <message>
        <source>Not lost at 0 points</source>
        <translation>Neoduzeto na 0 poena</translation>
    </message>
    <message>
        <source>Back of the top plate</source>
        <translation>Poleđina gornjeg panela</translation>
    </message>
    <message>
        <source>special space</source>
        <translation>bezbojno polje</translation>
    </message>
    <message>
        <source>multicolored space</source>
        <translation>višebojno polje</translation>
    </message>
    <message>
        <source>No more tiles are drawn after this round.</source>
        <translation>Posle ove runde više se ne izvlače pločice.</translation>
    </message>
    <message>
        <source>No face-down chip is there.</source>
        <translation>Ovde nema tokena licem nadole.</translation>
    </message>
    <message>
        <source>This pattern line waits for no color.</source>
        <translation>Ova linija šablona ne čeka nijednu boju.</translation>
    </message>
    <message>
        <source>if no more tiles reach the tower this round</source>
        <translation>ako u ovoj rundi u toranj ne dospe više pločica</translation>
    </message>
    <message>
        <source>This chip shows a color: {color}</source>
        <translation>Ovaj token ima boju: {color}</translation>
    </message>
    <message>
        <source>A face-down chip shows a color: {color}</source>
        <translation>Neki token licem nadole ima boju: {color}</translation>
    </message>
    <message>
        <source>The top plate has a space: {space}</source>
        <translation>Panel na vrhu ima polje: {space}</translation>
    </message>
    <message numerus="yes">
        <source>One factory with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>Bar %n pločica na jednoj fabrici u sledećoj rundi: {color}</numerusform>
            <numerusform>Bar %n pločice na jednoj fabrici u sledećoj rundi: {color}</numerusform>
            <numerusform>Bar %n pločica na jednoj fabrici u sledećoj rundi: {color}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All factories with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>Bar %n pločica na svim fabrikama u sledećoj rundi: {color}</numerusform>
            <numerusform>Bar %n pločice na svim fabrikama u sledećoj rundi: {color}</numerusform>
            <numerusform>Bar %n pločica na svim fabrikama u sledećoj rundi: {color}</numerusform>
        </translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žuta</translation>
    </message>
    <message>
        <source>red</source>
        <translation>crvena</translation>
    </message>
    <message>
        <source>black</source>
        <translation>crna</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>tirkizna</translation>
    </message>
    <message>
        <source>special tile</source>
        <translation>specijalna pločica</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>space</comment>
        <translation>plavo</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>space</comment>
        <translation>žuto</translation>
    </message>
    <message>
        <source>red</source>
        <comment>space</comment>
        <translation>crveno</translation>
    </message>
    <message>
        <source>black</source>
        <comment>space</comment>
        <translation>crno</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>space</comment>
        <translation>tirkizno</translation>
    </message>
    <message>
        <source>special tile</source>
        <comment>space</comment>
        <translation>bezbojno</translation>
    </message>
    <message>
        <source>Scoring tablet: complete rows</source>
        <translation>Tablica bodovanja: popunjeni redovi</translation>
    </message>
    <message>
        <source>Scoring tablet: rows with five colors</source>
        <translation>Tablica bodovanja: redovi sa pet boja</translation>
    </message>
    <message>
        <source>Scoring tablet: complete columns</source>
        <translation>Tablica bodovanja: popunjene kolone</translation>
    </message>
    <message>
        <source>Scoring tablet: tiles on the outer edge</source>
        <translation>Tablica bodovanja: pločice na spoljnoj ivici</translation>
    </message>
    <message>
        <source>Scoring tablet: complete diagonals</source>
        <translation>Tablica bodovanja: popunjene dijagonale</translation>
    </message>
    <message>
        <source>Scoring tablet: complete corner plates</source>
        <translation>Tablica bodovanja: popunjeni paneli u ćoškovima</translation>
    </message>
    <message>
        <source>Scoring tablet: all multicolored spaces</source>
        <translation>Tablica bodovanja: sva višebojna polja</translation>
    </message>
    <message>
        <source>Scoring tablet: empty special spaces</source>
        <translation>Tablica bodovanja: prazna bezbojna polja</translation>
    </message>
    <message>
        <source>Scoring tablets</source>
        <translation>Tablice bodovanja</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Početak</translation>
    </message>
    <message>
        <source>Acquisition</source>
        <translation>Uzimanje</translation>
    </message>
    <message>
        <source>Draw or look</source>
        <translation>Vući ili gledati</translation>
    </message>
    <message>
        <source>Keep a plate</source>
        <translation>Zadržati panel</translation>
    </message>
    <message>
        <source>Return plates</source>
        <translation>Vratiti panele</translation>
    </message>
    <message>
        <source>Spend chips</source>
        <translation>Potrošiti tokene</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>Popločavanje</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Kraj partije</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>redovi</translation>
    </message>
    <message>
        <source>five colors</source>
        <translation>pet boja</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolone</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>dijagonale</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>ćoškovi</translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation>višebojna</translation>
    </message>
    <message>
        <source>empty special</source>
        <translation>prazna bezbojna</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeni</translation>
    </message>
    <message>
        <source>Hidden plates</source>
        <translation>Skriveni paneli</translation>
    </message>
    <message>
        <source>Under the stack, plate {number}: seen by</source>
        <translation>Ispod gomile, panel {number}: video</translation>
    </message>
    <message>
        <source>Drawn plate {number}: seen by</source>
        <translation>Izvučeni panel {number}: video</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niko</translation>
    </message>
    <message>
        <source>both</source>
        <translation>oboje</translation>
    </message>
    <message>
        <source>shuffle in</source>
        <translation>umešati</translation>
    </message>
    <message>
        <source>Which goals score at the end: the beginner set, three or four drawn at random, or your own choice.</source>
        <translation>Koji ciljevi donose poene na kraju: početnički komplet, tri ili četiri nasumično izvučena ili sopstveni izbor.</translation>
    </message>
    <message>
        <source>Drawing without points</source>
        <translation>Izvlačenje bez poena</translation>
    </message>
    <message>
        <source>Whether you can draw from the stack with no points: one plate when the display is empty, always the first plate, or as many as you like.</source>
        <translation>Da li igrač bez poena sme da izvlači sa gomile: samo jedan panel kad ih na tabli za bodovanje nema, uvek prvi panel ili koliko želi.</translation>
    </message>
    <message>
        <source>Special tile counts as a color</source>
        <translation>Specijalna pločica kao boja</translation>
    </message>
    <message>
        <source>Whether special tiles count as a sixth color for the goal that rewards rows with five colors.</source>
        <translation>Da li se specijalne pločice računaju kao još jedna boja za cilj koji nagrađuje redove sa pet boja.</translation>
    </message>
    <message>
        <source>Azul Duel is a game for two players.</source>
        <translation>Azul Duel je igra za dva igrača.</translation>
    </message>
    <message>
        <source>This is not an Azul Duel move: {code}</source>
        <translation>Ovo nije potez igre Azul Duel: {code}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partija je završena.</translation>
    </message>
    <message>
        <source>Before the first round, place a plate from the display in your dome.</source>
        <translation>Pre prve runde postavite na svoju kupolu jedan panel sa table za bodovanje.</translation>
    </message>
    <message>
        <source>Now take tiles, a dome plate or a bonus chip.</source>
        <translation>Sada uzmite pločice, panel kupole ili bonus token.</translation>
    </message>
    <message>
        <source>Draw another dome plate, or look at the plates you have drawn.</source>
        <translation>Izvucite još jedan panel kupole ili pogledajte izvučene panele.</translation>
    </message>
    <message>
        <source>Keep one of the dome plates you have drawn.</source>
        <translation>Zadržite jedan od izvučenih panela kupole.</translation>
    </message>
    <message>
        <source>Put the other plates you have drawn under the stack, one by one.</source>
        <translation>Ostale izvučene panele stavite ispod gomile, jedan po jedan.</translation>
    </message>
    <message>
        <source>Decide whether bonus chips complete pattern line {line}.</source>
        <translation>Odlučite da li ćete bonus tokenima kompletirati liniju šablona {line}.</translation>
    </message>
    <message>
        <source>Move a tile from pattern line {line} to your dome.</source>
        <translation>Premestite pločicu iz linije šablona {line} na svoju kupolu.</translation>
    </message>
    <message>
        <source>You cannot take dome plates in round 5.</source>
        <translation>U rundi 5 se ne uzimaju paneli kupole.</translation>
    </message>
    <message>
        <source>You have no token left: you have taken two dome plates this round.</source>
        <translation>Nemate više tokena igrača: u ovoj rundi ste uzeli dva panela kupole.</translation>
    </message>
    <message>
        <source>There is already a dome plate in plate row {row}, plate column {column}.</source>
        <translation>Na mestu za panel u redu {row}, koloni {column} već leži panel kupole.</translation>
    </message>
    <message>
        <source>The stack of dome plates is empty.</source>
        <translation>Gomila panela kupole je prazna.</translation>
    </message>
    <message>
        <source>A dome plate from the stack costs 1 point, and you have none.</source>
        <translation>Za panel kupole sa gomile plaćate 1 poen, a nemate nijedan.</translation>
    </message>
    <message>
        <source>The sun side of the large factory is empty.</source>
        <translation>Dnevna strana velike fabrike je prazna.</translation>
    </message>
    <message>
        <source>The sun side of small factory {factory} is empty.</source>
        <translation>Dnevna strana male fabrike {factory} je prazna.</translation>
    </message>
    <message>
        <source>The other tiles on the large factory lie side by side; they have no order.</source>
        <translation>Ostale pločice velike fabrike leže jedna pored druge; nemaju redosled.</translation>
    </message>
    <message>
        <source>Stack exactly the tiles left on small factory {factory}.</source>
        <translation>Složite na gomilu tačno one pločice koje su ostale na maloj fabrici {factory}.</translation>
    </message>
    <message>
        <source>Pattern line {line} is already full.</source>
        <translation>Linija šablona {line} je već kompletna.</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} is gone.</source>
        <translation>Bonus token male fabrike {factory} više nije tu.</translation>
    </message>
    <message>
        <source>The bonus chip on small factory {factory} is face down while the factory holds tiles.</source>
        <translation>Bonus token male fabrike {factory} leži licem nadole dok na fabrici ima pločica.</translation>
    </message>
    <message>
        <source>You have already taken two bonus chips this round.</source>
        <translation>U ovoj rundi ste već uzeli dva bonus tokena.</translation>
    </message>
    <message>
        <source>You can pass only when you can do nothing else.</source>
        <translation>Ostatak faze možete da propustite samo kad ne možete ništa drugo.</translation>
    </message>
    <message>
        <source>Pattern line {line} is next.</source>
        <translation>Sada je na redu linija šablona {line}.</translation>
    </message>
    <message>
        <source>There is no dome plate in row {row}, column {column} of your dome yet.</source>
        <translation>U redu {row}, koloni {column} vaše kupole još nema panela.</translation>
    </message>
    <message>
        <source>There is already a tile in row {row}, column {column} of your dome.</source>
        <translation>U redu {row}, koloni {column} vaše kupole već leži pločica.</translation>
    </message>
    <message>
        <source>Only a special tile goes there, when the rest of its plate is complete.</source>
        <translation>Tu ide samo specijalna pločica, kad se popune ostala tri polja panela.</translation>
    </message>
    <message numerus="yes">
        <source>You need fewer chips: %n tile(s) missing, at most three chips each.</source>
        <translation>
            <numerusform>Previše bonus tokena: nedostaje %n pločica, a za jednu se troše najviše tri.</numerusform>
            <numerusform>Previše bonus tokena: nedostaju %n pločice, a za jednu se troše najviše tri.</numerusform>
            <numerusform>Previše bonus tokena: nedostaje %n pločica, a za jednu se troše najviše tri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These chips are not enough: %n tile(s) missing, and each takes two chips of its color or any three.</source>
        <translation>
            <numerusform>Premalo bonus tokena: nedostaje %n pločica, a za jednu se troše dva u njenoj boji ili bilo koja tri.</numerusform>
            <numerusform>Premalo bonus tokena: nedostaju %n pločice, a za jednu se troše dva u njenoj boji ili bilo koja tri.</numerusform>
            <numerusform>Premalo bonus tokena: nedostaje %n pločica, a za jednu se troše dva u njenoj boji ili bilo koja tri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Poeni na početku</translation>
    </message>
    <message>
        <source>Tiles placed in round {round}</source>
        <translation>Pločice postavljene u rundi {round}</translation>
    </message>
    <message>
        <source>Special tiles</source>
        <translation>Specijalne pločice</translation>
    </message>
    <message>
        <source>Dome plates from the stack</source>
        <translation>Paneli kupole sa gomile</translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation>Polomljene pločice</translation>
    </message>
    <message>
        <source>First-player tile</source>
        <translation>Pločica prvog igrača</translation>
    </message>
    <message>
        <source>Not lost, because no score falls below 0</source>
        <translation>Nije izgubljeno, jer rezultat ne pada ispod 0</translation>
    </message>
    <message>
        <source>A tile without neighbors</source>
        <translation>Pločica bez suseda</translation>
    </message>
    <message>
        <source>Special tile in row {row}</source>
        <translation>Specijalna pločica u redu {row}</translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the row</source>
        <translation>
            <numerusform>%n povezana pločica u redu</numerusform>
            <numerusform>%n povezane pločice u redu</numerusform>
            <numerusform>%n povezanih pločica u redu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the column</source>
        <translation>
            <numerusform>%n povezana pločica u koloni</numerusform>
            <numerusform>%n povezane pločice u koloni</numerusform>
            <numerusform>%n povezanih pločica u koloni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel_lessons</name>
    <message>
        <source>From a factory to a line</source>
        <translation>Od fabrike do linije</translation>
    </message>
    <message>
        <source>Take the three red tiles from the marked factory.</source>
        <translation>Uzmite tri crvene pločice sa označene fabrike.</translation>
    </message>
    <message>
        <source>Pick up a red tile: the others come along. Line 3 has room.</source>
        <translation>Uzmite jednu crvenu pločicu: ostale idu s njom. U liniji 3 ima mesta.</translation>
    </message>
    <message>
        <source>You always take all tiles of one color from a factory.</source>
        <translation>Sa fabrike uvek uzimate sve pločice jedne boje.</translation>
    </message>
    <message>
        <source>Now fill line 2. Find two tiles of one color on a factory.</source>
        <translation>Sada popunite liniju 2. Nađite na nekoj fabrici dve pločice iste boje.</translation>
    </message>
    <message>
        <source>Leave the moon sides for later. Take from a sun side.</source>
        <translation>Noćne strane ostavite za kasnije. Uzmite sa dnevne strane.</translation>
    </message>
    <message>
        <source>That is only one tile. Line 2 needs two of one color.</source>
        <translation>To je samo jedna pločica. Liniji 2 trebaju dve iste boje.</translation>
    </message>
    <message>
        <source>You may do that in a game. Now place two tiles on line 2.</source>
        <translation>U partiji i to smete. Sada stavite dve pločice u liniju 2.</translation>
    </message>
    <message>
        <source>Two factories have two blue tiles, one has two turquoise tiles.</source>
        <translation>Na dve fabrike su po dve plave pločice, na jednoj dve tirkizne.</translation>
    </message>
    <message>
        <source>Line 2 is full. It can score at the end of the round.</source>
        <translation>Linija 2 je kompletna. Na kraju runde može da donese poene.</translation>
    </message>
    <message>
        <source>Those tiles break and cost points. Choose a pattern line.</source>
        <translation>Te pločice se lome i odnose poene. Izaberite liniju šablona.</translation>
    </message>
    <message>
        <source>Take the three red tiles. Place them on one of your pattern lines.</source>
        <translation>Uzmite tri crvene pločice. Stavite ih u jednu svoju liniju šablona.</translation>
    </message>
    <message>
        <source>That line has too little room, so tiles break. Choose another.</source>
        <translation>U toj liniji nema dovoljno mesta, pa se pločice lome. Izaberite drugu.</translation>
    </message>
    <message>
        <source>Line 6 already holds black tiles. Add another black tile to it.</source>
        <translation>U liniji 6 već ima crnih pločica. Dodajte joj još jednu crnu.</translation>
    </message>
    <message>
        <source>Black may start another line too. Now place it on line 6.</source>
        <translation>Crna sme i u drugu liniju. Sada je stavite u liniju 6.</translation>
    </message>
    <message>
        <source>Take a black tile, and place it on line 6.</source>
        <translation>Uzmite crnu pločicu i stavite je u liniju 6.</translation>
    </message>
    <message>
        <source>Black tiles lie on several factories. Any of them is fine.</source>
        <translation>Crnih pločica ima na više fabrika. Može bilo koja.</translation>
    </message>
    <message>
        <source>A line holds one color only. Its number says how many tiles fit.</source>
        <translation>U liniji je samo jedna boja. Njen broj kaže koliko pločica staje.</translation>
    </message>
    <message>
        <source>The other tiles move to the moon</source>
        <translation>Ostale pločice idu na noćnu stranu</translation>
    </message>
    <message>
        <source>Take red from the marked factory. Watch where the other tiles go.</source>
        <translation>Uzmite crvene sa označene fabrike. Gledajte kuda idu ostale pločice.</translation>
    </message>
    <message>
        <source>Take the red tiles of the marked factory.</source>
        <translation>Uzmite crvene pločice sa označene fabrike.</translation>
    </message>
    <message>
        <source>Pick up a red tile. Line 3 has room for both.</source>
        <translation>Uzmite jednu crvenu pločicu. U liniji 3 ima mesta za obe.</translation>
    </message>
    <message>
        <source>They form a stack. Later only its top tile can be taken.</source>
        <translation>One čine gomilu. Kasnije je dostupna samo pločica sa vrha.</translation>
    </message>
    <message>
        <source>Take the yellow tiles of the marked factory.</source>
        <translation>Uzmite žute pločice sa označene fabrike.</translation>
    </message>
    <message>
        <source>Pick up yellow. Then click the arrow at the stack, or press R.</source>
        <translation>Uzmite žutu. Onda kliknite strelicu kod gomile ili pritisnite R.</translation>
    </message>
    <message>
        <source>Blue lies under black. Nobody can take it before black is gone.</source>
        <translation>Plava je ispod crne. Niko je ne može uzeti dok je crna tu.</translation>
    </message>
    <message>
        <source>Hide blue from your opponent: take turquoise, and leave red on top.</source>
        <translation>Sakrijte plavu od protivnika: uzmite tirkizne, a crvenu ostavite na vrhu.</translation>
    </message>
    <message>
        <source>Blue is on top: your opponent could take it. Change the order.</source>
        <translation>Na vrhu je plava: protivnik bi mogao da je uzme. Promenite redosled.</translation>
    </message>
    <message>
        <source>Take the turquoise tiles of the marked factory.</source>
        <translation>Uzmite tirkizne pločice sa označene fabrike.</translation>
    </message>
    <message>
        <source>Pick up turquoise. Then click the arrow at the stack, or press R.</source>
        <translation>Uzmite tirkiznu. Onda kliknite strelicu kod gomile ili pritisnite R.</translation>
    </message>
    <message>
        <source>Well hidden! Red must go first.</source>
        <translation>Dobro je sakrivena! Prvo mora da ode crvena.</translation>
    </message>
    <message>
        <source>The large factory is different. Take any color from its sun side.</source>
        <translation>Velika fabrika je drugačija. Uzmite bilo koju boju sa njene dnevne strane.</translation>
    </message>
    <message>
        <source>Take tiles from the sun side of the large factory.</source>
        <translation>Uzmite pločice sa dnevne strane velike fabrike.</translation>
    </message>
    <message>
        <source>The large factory holds five tiles. Choose a line with enough room.</source>
        <translation>Na velikoj fabrici je pet pločica. Izaberite liniju sa dovoljno mesta.</translation>
    </message>
    <message>
        <source>Its other tiles lie side by side. All of them can be taken.</source>
        <translation>Ostale pločice tu leže jedna pored druge. Sve su dostupne.</translation>
    </message>
    <message>
        <source>All moon sides at once</source>
        <translation>Sve noćne strane odjednom</translation>
    </message>
    <message>
        <source>Take blue from the moon sides. You get it from all factories.</source>
        <translation>Uzmite plave sa noćnih strana. Dobijate ih sa svih fabrika.</translation>
    </message>
    <message>
        <source>That is a sun side. Take blue from the moon sides.</source>
        <translation>To je dnevna strana. Uzmite plave sa noćnih strana.</translation>
    </message>
    <message>
        <source>Three tiles are better. Take blue.</source>
        <translation>Tri pločice su bolje. Uzmite plave.</translation>
    </message>
    <message>
        <source>Pick up any blue tile: all three come along. Line 3 has room.</source>
        <translation>Uzmite bilo koju plavu pločicu: idu sve tri. U liniji 3 ima mesta.</translation>
    </message>
    <message>
        <source>Two from the large factory, one from a stack. None may stay behind.</source>
        <translation>Dve sa velike fabrike, jedna sa gomile. Nijednu ne smete da ostavite.</translation>
    </message>
    <message>
        <source>Now take yellow. Only the top tile of each stack comes along.</source>
        <translation>Sada uzmite žutu. Sa svake gomile ide samo pločica sa vrha.</translation>
    </message>
    <message>
        <source>Take yellow from the moon sides.</source>
        <translation>Uzmite žutu sa noćnih strana.</translation>
    </message>
    <message>
        <source>There is a stack of two yellow tiles. Take its top tile.</source>
        <translation>Jedna gomila ima dve žute pločice. Uzmite onu sa vrha.</translation>
    </message>
    <message>
        <source>The other yellow tile stays. It lay below.</source>
        <translation>Druga žuta pločica ostaje. Bila je ispod.</translation>
    </message>
    <message>
        <source>One color gives you two tiles now. Find it.</source>
        <translation>Jedna boja vam sada daje dve pločice. Nađite je.</translation>
    </message>
    <message>
        <source>Yellow gives you only one tile. Look for two of one color.</source>
        <translation>Žuta vam daje samo jednu pločicu. Potražite dve iste boje.</translation>
    </message>
    <message>
        <source>That is a bonus chip. Take two tiles of one color.</source>
        <translation>To je bonus token. Uzmite dve pločice iste boje.</translation>
    </message>
    <message>
        <source>Look at the top tile of every stack.</source>
        <translation>Pogledajte pločicu na vrhu svake gomile.</translation>
    </message>
    <message>
        <source>One stack is used up. Its bonus chip turns face up.</source>
        <translation>Jedna gomila je prazna. Njen bonus token se okreće licem nagore.</translation>
    </message>
    <message>
        <source>Tiles that break</source>
        <translation>Pločice koje se lome</translation>
    </message>
    <message>
        <source>Take three red tiles. Place them on line 2, where only one fits.</source>
        <translation>Uzmite tri crvene pločice. Stavite ih u liniju 2, gde staje samo jedna.</translation>
    </message>
    <message>
        <source>To see how tiles break, place them on line 2.</source>
        <translation>Da vidite kako se pločice lome, stavite ih u liniju 2.</translation>
    </message>
    <message>
        <source>This time take three red tiles, and place them on line 2.</source>
        <translation>Ovog puta uzmite tri crvene pločice i stavite ih u liniju 2.</translation>
    </message>
    <message>
        <source>Three red tiles lie on the marked factory.</source>
        <translation>Na označenoj fabrici su tri crvene pločice.</translation>
    </message>
    <message>
        <source>One tile fits, and two break.</source>
        <translation>Jedna pločica staje, a dve se lome.</translation>
    </message>
    <message>
        <source>You can avoid that. Take tiles, and break none.</source>
        <translation>To može da se izbegne. Uzmite pločice tako da se nijedna ne slomi.</translation>
    </message>
    <message>
        <source>All of them break. Find tiles that fit on a line.</source>
        <translation>Sve se lome. Nađite pločice koje staju u neku liniju.</translation>
    </message>
    <message>
        <source>The factories are empty: the tiling begins. Move the tile of line 1 to the marked space.</source>
        <translation>Fabrike su prazne: počinje postavljanje. Premestite pločicu linije 1 na označeno polje.</translation>
    </message>
    <message>
        <source>Take a plate from the display. Place it in any free slot of your dome.</source>
        <translation>Uzmite panel sa table za bodovanje. Postavite ga na bilo koje slobodno mesto svoje kupole.</translation>
    </message>
    <message>
        <source>Line 1 holds a red tile. Place a plate so that row 1 gets a red space.</source>
        <translation>U liniji 1 je crvena pločica. Postavite panel tako da red 1 dobije crveno polje.</translation>
    </message>
    <message>
        <source>Red lies in row 2 now. Turn the plate by its arrow or by R.</source>
        <translation>Crveno je tako u redu 2. Okrenite panel strelicom ili tasterom R.</translation>
    </message>
    <message>
        <source>Click the chip, then your chip storage.</source>
        <translation>Kliknite bonus token, pa svoje skladište.</translation>
    </message>
    <message>
        <source>Pick up a yellow chip: the other comes along. Then choose line 4.</source>
        <translation>Uzmite žuti bonus token: drugi ide s njim. Onda izaberite liniju 4.</translation>
    </message>
    <message>
        <source>Two chips that show its color stand for a missing tile.</source>
        <translation>Dva bonus tokena sa njenom bojom zamenjuju pločicu koja nedostaje.</translation>
    </message>
    <message>
        <source>Pick up a chip: the others come along. Then choose line 5.</source>
        <translation>Uzmite bonus token: ostali idu s njim. Onda izaberite liniju 5.</translation>
    </message>
    <message>
        <source>Line 2 waits for a blue space, line 4 for more tiles.</source>
        <translation>Linija 2 čeka plavo polje, a linija 4 još pločica.</translation>
    </message>
    <message>
        <source>Blue lies in row 1 now. Turn the plate by its arrow or by R.</source>
        <translation>Plavo je tako u redu 1. Okrenite panel strelicom ili tasterom R.</translation>
    </message>
    <message>
        <source>The first-player tile came along.</source>
        <translation>Sa njima ide pločica prvog igrača.</translation>
    </message>
    <message>
        <source>It costs you 2 points this round. You go first in the next.</source>
        <translation>U ovoj rundi gubite 2 poena. Sledeću počinjete vi.</translation>
    </message>
    <message>
        <source>That breaks at least one tile. Look for a single tile that fits.</source>
        <translation>Tako se lomi bar jedna pločica. Potražite jednu koja staje.</translation>
    </message>
    <message>
        <source>You choose the order of the stack. Take yellow, then click the arrow until black is on top.</source>
        <translation>Redosled na gomili birate vi. Uzmite žute, pa klikćite strelicu dok crna ne bude na vrhu.</translation>
    </message>
    <message>
        <source>Blue is on top. Click the arrow at the stack, or press R.</source>
        <translation>Na vrhu je plava. Kliknite strelicu kod gomile ili pritisnite R.</translation>
    </message>
    <message>
        <source>Look at your broken tiles. They cost 1 and 2 points when the round ends.</source>
        <translation>Pogledajte polomljene pločice. Na kraju runde oduzimaju 1 i 2 poena.</translation>
    </message>
    <message>
        <source>Lines 2, 3, 5 and 6 each have room for one tile.</source>
        <translation>U linijama 2, 3, 5 i 6 ima mesta za po jednu pločicu.</translation>
    </message>
    <message>
        <source>Nothing broke. Always compare the tiles with the room on your lines.</source>
        <translation>Ništa se nije slomilo. Uvek uporedite pločice sa mestom u linijama.</translation>
    </message>
    <message>
        <source>Now every take breaks something. Break only one tile.</source>
        <translation>Sada se uvek nešto lomi. Slomite samo jednu pločicu.</translation>
    </message>
    <message>
        <source>That breaks three tiles: 6 points. Find something smaller.</source>
        <translation>Tako se lome tri pločice: 6 poena. Nađite manji gubitak.</translation>
    </message>
    <message>
        <source>That breaks two tiles: 3 points. One is possible.</source>
        <translation>Tako se lome dve pločice: 3 poena. Može i samo jedna.</translation>
    </message>
    <message>
        <source>The fewer tiles you take, the fewer can break.</source>
        <translation>Što manje pločica uzmete, manje ih se lomi.</translation>
    </message>
    <message>
        <source>Four broken tiles cost 1, 2, 3 and 4 points. Further ones cost nothing.</source>
        <translation>Četiri polomljene pločice oduzimaju 1, 2, 3 i 4 poena. Dalje ne oduzimaju ništa.</translation>
    </message>
    <message>
        <source>Place a tile and score</source>
        <translation>Postavljanje i poeni</translation>
    </message>
    <message>
        <source>Pick up the tile of line 1. Row 1 has one black space.</source>
        <translation>Uzmite pločicu iz linije 1. U redu 1 je jedno crno polje.</translation>
    </message>
    <message>
        <source>A tile without neighbors scores 1 point.</source>
        <translation>Pločica bez suseda donosi 1 poen.</translation>
    </message>
    <message>
        <source>Now line 2. Find the space where turquoise makes the longest row.</source>
        <translation>Sada linija 2. Nađite polje na kom tirkizna čini najduži niz.</translation>
    </message>
    <message>
        <source>That makes two in a row: 2 points. One space makes three.</source>
        <translation>Tako su dve u redu: 2 poena. Jedno polje daje tri.</translation>
    </message>
    <message>
        <source>Close the gap between the two tiles of row 2.</source>
        <translation>Popunite prazninu između dve pločice u redu 2.</translation>
    </message>
    <message>
        <source>Three in a row: 3 points. The second tile goes to the tower.</source>
        <translation>Tri u redu: 3 poena. Druga pločica ide u toranj.</translation>
    </message>
    <message>
        <source>Row and column both count. Find the space where black scores most.</source>
        <translation>Računaju se i red i kolona. Nađite gde crna donosi najviše.</translation>
    </message>
    <message>
        <source>It has no neighbor there: only 1 point. The other space scores 5.</source>
        <translation>Tamo nema suseda: samo 1 poen. Drugo polje donosi 5.</translation>
    </message>
    <message>
        <source>Look below the turquoise tile you have just placed.</source>
        <translation>Pogledajte ispod tirkizne pločice koju ste upravo postavili.</translation>
    </message>
    <message>
        <source>Two in the row, three in the column: 5 points.</source>
        <translation>Dve u redu, tri u koloni: 5 poena.</translation>
    </message>
    <message>
        <source>Dome plates</source>
        <translation>Paneli kupole</translation>
    </message>
    <message>
        <source>A plate from the stack costs 1 point. Take one on display.</source>
        <translation>Panel sa gomile košta 1 poen. Uzmite jedan sa table za bodovanje.</translation>
    </message>
    <message>
        <source>Tiles can wait. Take a dome plate from the display.</source>
        <translation>Pločice mogu da sačekaju. Uzmite panel kupole sa table za bodovanje.</translation>
    </message>
    <message>
        <source>Three plates lie face up. Pick one up, then choose a slot.</source>
        <translation>Tri panela su licem nagore. Uzmite jedan, pa izaberite mesto.</translation>
    </message>
    <message>
        <source>It cost a token. In each of rounds 1 to 4 you place two plates.</source>
        <translation>Koštao je jedan token igrača. U rundama od 1 do 4 postavljate po dva panela.</translation>
    </message>
    <message>
        <source>Row 1 runs through the top slots. Use one of them.</source>
        <translation>Red 1 ide kroz gornja mesta. Izaberite jedno od njih.</translation>
    </message>
    <message>
        <source>This plate has no red space. Take the one with red.</source>
        <translation>Ovaj panel nema crveno polje. Uzmite onaj sa crvenim.</translation>
    </message>
    <message>
        <source>The display has what you need. Look for a red space.</source>
        <translation>Na tabli za bodovanje je ono što vam treba. Potražite crveno polje.</translation>
    </message>
    <message>
        <source>Tiles can wait. Place a plate with a red space.</source>
        <translation>Pločice mogu da sačekaju. Postavite panel sa crvenim poljem.</translation>
    </message>
    <message>
        <source>One plate has a red space. Turn it by its arrow or by R.</source>
        <translation>Jedan panel ima crveno polje. Okrenite ga strelicom ili tasterom R.</translation>
    </message>
    <message>
        <source>Your red tile can go there. Placed plates never move again.</source>
        <translation>Vaša crvena pločica može tamo. Postavljeni paneli se više ne pomeraju.</translation>
    </message>
    <message>
        <source>The display is empty, and you have a token. Draw from the stack.</source>
        <translation>Na tabli za bodovanje nema panela, a imate token. Izvucite sa gomile.</translation>
    </message>
    <message>
        <source>Tiles can wait. Draw a dome plate from the stack.</source>
        <translation>Pločice mogu da sačekaju. Izvucite panel kupole sa gomile.</translation>
    </message>
    <message>
        <source>Click the stack of dome plates.</source>
        <translation>Kliknite gomilu panela kupole.</translation>
    </message>
    <message>
        <source>It cost 1 point. So far you see only its back.</source>
        <translation>Koštao je 1 poen. Zasad vidite samo zadnju stranu.</translation>
    </message>
    <message>
        <source>Another plate would cost 1 point more. Look at this one.</source>
        <translation>Još jedan panel koštao bi još 1 poen. Pogledajte ovaj.</translation>
    </message>
    <message>
        <source>That costs another point. One plate is enough now.</source>
        <translation>To košta još jedan poen. Sada je jedan panel dovoljan.</translation>
    </message>
    <message>
        <source>Choose “Stop and look”.</source>
        <translation>Izaberite „Dosta, prikaži panele”.</translation>
    </message>
    <message>
        <source>Only you see the front.</source>
        <translation>Lice vidite samo vi.</translation>
    </message>
    <message>
        <source>Place the plate in your dome.</source>
        <translation>Postavite panel na svoju kupolu.</translation>
    </message>
    <message>
        <source>Any free slot will do, turned any way.</source>
        <translation>Može bilo koje slobodno mesto, okrenut po želji.</translation>
    </message>
    <message>
        <source>Each round needs four plates. Three are on display: one of you must draw.</source>
        <translation>Za rundu trebaju četiri panela. Izložena su tri: jedan od vas mora da vuče.</translation>
    </message>
    <message>
        <source>The spaces of a plate</source>
        <translation>Polja panela</translation>
    </message>
    <message>
        <source>Row 2 has no red space. Use its multicolored space: it takes any color.</source>
        <translation>U redu 2 nema crvenog polja. Upotrebite višebojno: ono prima svaku boju.</translation>
    </message>
    <message>
        <source>Pick up the tile of line 2. The marked space takes it.</source>
        <translation>Uzmite pločicu iz linije 2. Prima je označeno polje.</translation>
    </message>
    <message>
        <source>Any color fits there.</source>
        <translation>Tamo može svaka boja.</translation>
    </message>
    <message>
        <source>One plate lacks only a black tile. Complete it.</source>
        <translation>Jednom panelu nedostaje samo crna pločica. Popunite ga.</translation>
    </message>
    <message>
        <source>The marked plate still has a gap. Fill its black space.</source>
        <translation>Označeni panel još ima prazninu. Popunite njegovo crno polje.</translation>
    </message>
    <message>
        <source>The marked plate has one free black space.</source>
        <translation>Označeni panel ima jedno slobodno crno polje.</translation>
    </message>
    <message>
        <source>A special tile fills the special space. In row 4 it scores 4.</source>
        <translation>Na bezbojno polje dolazi specijalna pločica. U redu 4 donosi 4 poena.</translation>
    </message>
    <message>
        <source>The special tile is a neighbor too. Place red where it scores most.</source>
        <translation>Specijalna pločica je takođe sused. Postavite crvenu gde donosi najviše.</translation>
    </message>
    <message>
        <source>That scores less. Place red beside the special tile.</source>
        <translation>To donosi manje. Postavite crvenu pored specijalne pločice.</translation>
    </message>
    <message>
        <source>Place red right beside the special tile.</source>
        <translation>Postavite crvenu odmah pored specijalne pločice.</translation>
    </message>
    <message>
        <source>Three in a row, the special tile included: 3 points.</source>
        <translation>Tri u redu, računajući i specijalnu: 3 poena.</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Bonus tokeni</translation>
    </message>
    <message>
        <source>A factory without tiles shows its bonus chip. Take it.</source>
        <translation>Fabrika bez pločica otkriva svoj bonus token. Uzmite ga.</translation>
    </message>
    <message>
        <source>Tiles can wait. Take the bonus chip.</source>
        <translation>Pločice mogu da sačekaju. Uzmite bonus token.</translation>
    </message>
    <message>
        <source>Taking a chip is your whole turn. Each of you takes two a round.</source>
        <translation>Uzimanje bonus tokena je ceo potez. Svako uzima dva u rundi.</translation>
    </message>
    <message>
        <source>Uncover another chip: take the only tile of a stack.</source>
        <translation>Otkrijte još jedan bonus token: uzmite jedinu pločicu sa gomile.</translation>
    </message>
    <message>
        <source>No chip turns up. Take the tile that lies alone on its chip.</source>
        <translation>Nijedan bonus token se ne otkriva. Uzmite pločicu koja je na svom sama.</translation>
    </message>
    <message>
        <source>One stack has a single black tile. Take black from the moon sides.</source>
        <translation>Jedna gomila je samo jedna crna pločica. Uzmite crnu sa noćnih strana.</translation>
    </message>
    <message>
        <source>The chip turns face up. Either of you may take it now.</source>
        <translation>Bonus token je licem nagore. Sada može da ga uzme bilo ko od vas.</translation>
    </message>
    <message>
        <source>Now the tiling. Line 4 lacks a yellow tile: spend two yellow chips.</source>
        <translation>Sada postavljanje. U liniji 4 nedostaje žuta: potrošite dva žuta bonus tokena.</translation>
    </message>
    <message>
        <source>You need not wait: two chips complete this line.</source>
        <translation>Ne morate da čekate: dva bonus tokena kompletiraju ovu liniju.</translation>
    </message>
    <message>
        <source>Three chips work too, but two that show yellow are enough.</source>
        <translation>Mogu i tri bonus tokena, ali dovoljna su dva sa žutom.</translation>
    </message>
    <message>
        <source>Line 5 lacks a black tile, but no chip is black. Spend any three.</source>
        <translation>U liniji 5 nedostaje crna, a crnog bonus tokena nema. Potrošite bilo koja tri.</translation>
    </message>
    <message>
        <source>You may skip a line, but now complete it with three chips.</source>
        <translation>Liniju smete da preskočite, ali sada je kompletirajte sa tri bonus tokena.</translation>
    </message>
    <message>
        <source>Spent chips stay face down for the rest of the game.</source>
        <translation>Potrošeni bonus tokeni ostaju licem nadole do kraja partije.</translation>
    </message>
    <message>
        <source>Lines that wait</source>
        <translation>Linije koje čekaju</translation>
    </message>
    <message>
        <source>Move the tile of line 1. Then watch what line 2 does.</source>
        <translation>Premestite pločicu iz linije 1. Onda gledajte šta radi linija 2.</translation>
    </message>
    <message>
        <source>Row 1 has one yellow space.</source>
        <translation>U redu 1 je jedno žuto polje.</translation>
    </message>
    <message>
        <source>In the next round, line 2 still waits. Give row 2 a blue space.</source>
        <translation>U sledećoj rundi linija 2 još čeka. Dajte redu 2 plavo polje.</translation>
    </message>
    <message>
        <source>After the last tiling, the goals score. Complete row 1: 3 extra points.</source>
        <translation>Posle poslednjeg postavljanja ciljevi donose poene. Popunite red 1: još 3 poena.</translation>
    </message>
    <message>
        <source>Row 2 has one free slot, at the top right.</source>
        <translation>Red 2 ima jedno slobodno mesto, gore desno.</translation>
    </message>
    <message>
        <source>This plate has no blue space.</source>
        <translation>Ovaj panel nema plavo polje.</translation>
    </message>
    <message>
        <source>The display has what you need. Look for a blue space.</source>
        <translation>Na tabli za bodovanje je ono što vam treba. Potražite plavo polje.</translation>
    </message>
    <message>
        <source>Tiles can wait. Place a plate with a blue space.</source>
        <translation>Pločice mogu da sačekaju. Postavite panel sa plavim poljem.</translation>
    </message>
    <message>
        <source>Take a plate with blue. Turn it by its arrow or by R.</source>
        <translation>Uzmite panel sa plavim. Okrenite ga strelicom ili tasterom R.</translation>
    </message>
    <message>
        <source>At the next tiling, line 2 can score.</source>
        <translation>Pri sledećem postavljanju linija 2 može da donese poene.</translation>
    </message>
    <message>
        <source>Take the single red tile. Choose a line that can still score.</source>
        <translation>Uzmite jedinu crvenu pločicu. Izaberite liniju koja još može da donese poene.</translation>
    </message>
    <message>
        <source>Row 1 has three plates and no red space. Red would break.</source>
        <translation>U redu 1 su tri panela, a crvenog polja nema. Crvena bi se slomila.</translation>
    </message>
    <message>
        <source>Take the red tile of the marked factory.</source>
        <translation>Uzmite crvenu pločicu sa označene fabrike.</translation>
    </message>
    <message>
        <source>Row 3 has a free red space.</source>
        <translation>U redu 3 ima slobodno crveno polje.</translation>
    </message>
    <message>
        <source>Red has a space there. In row 1 it would have broken.</source>
        <translation>Tamo crvena ima polje. U redu 1 bi se slomila.</translation>
    </message>
    <message>
        <source>The first-player tile</source>
        <translation>Pločica prvog igrača</translation>
    </message>
    <message>
        <source>Take tiles from the moon side of the large factory.</source>
        <translation>Uzmite pločice sa noćne strane velike fabrike.</translation>
    </message>
    <message>
        <source>Yellow lies only on small factories. Choose red or black.</source>
        <translation>Žutih ima samo na malim fabrikama. Izaberite crvenu ili crnu.</translation>
    </message>
    <message>
        <source>Choose a color on the moon side of the large factory.</source>
        <translation>Izaberite boju sa noćne strane velike fabrike.</translation>
    </message>
    <message>
        <source>Take red or black from the moon sides.</source>
        <translation>Uzmite crvene ili crnu sa noćnih strana.</translation>
    </message>
    <message>
        <source>The same again, another way: take two tiles without the first-player tile.</source>
        <translation>Isto, ali drugačije: uzmite dve pločice bez pločice prvog igrača.</translation>
    </message>
    <message>
        <source>The first-player tile came along. Leave the large factory alone.</source>
        <translation>Sa njima ide pločica prvog igrača. Ne dirajte veliku fabriku.</translation>
    </message>
    <message>
        <source>That is only one tile. Find two of one color.</source>
        <translation>To je samo jedna pločica. Nađite dve iste boje.</translation>
    </message>
    <message>
        <source>Two yellow tiles lie on top of small stacks.</source>
        <translation>Dve žute pločice su na vrhu malih gomila.</translation>
    </message>
    <message>
        <source>No cost. But your opponent may go first next round.</source>
        <translation>Ne košta ništa. Ali sledeću rundu možda počinje protivnik.</translation>
    </message>
    <message>
        <source>Your opponent has the tile now. Take three red tiles without paying.</source>
        <translation>Pločica je sada kod protivnika. Uzmite tri crvene pločice bez gubitka.</translation>
    </message>
    <message>
        <source>Take red from the moon sides.</source>
        <translation>Uzmite crvene sa noćnih strana.</translation>
    </message>
    <message>
        <source>Take red from the moon sides. Line 3 has room for three.</source>
        <translation>Uzmite crvene sa noćnih strana. U liniji 3 ima mesta za tri.</translation>
    </message>
    <message>
        <source>Its owner pays 2 points, goes first, and wins a tie.</source>
        <translation>Ko je ima, gubi 2 poena, počinje i pobeđuje pri nerešenom.</translation>
    </message>
    <message>
        <source>The goals</source>
        <translation>Ciljevi</translation>
    </message>
    <message>
        <source>Pick up the tile of line 1. Row 1 has one gap.</source>
        <translation>Uzmite pločicu iz linije 1. U redu 1 je jedna praznina.</translation>
    </message>
    <message>
        <source>Six tiles in a row: one goal is yours.</source>
        <translation>Šest pločica u redu: jedan cilj je ispunjen.</translation>
    </message>
    <message>
        <source>A complete long diagonal scores 10. Choose the space that completes it.</source>
        <translation>Popunjena dugačka dijagonala donosi 10. Izaberite polje koje je popunjava.</translation>
    </message>
    <message>
        <source>That scores 4 points now. The diagonal scores 10 at the end.</source>
        <translation>To sada donosi 4 poena. Dijagonala na kraju donosi 10.</translation>
    </message>
    <message>
        <source>The diagonal runs from the top left to the bottom right.</source>
        <translation>Dijagonala ide od gore levo do dole desno.</translation>
    </message>
    <message>
        <source>Only 1 point now, but 10 at the end.</source>
        <translation>Sada samo 1 poen, ali 10 na kraju.</translation>
    </message>
    <message>
        <source>A complete column scores 7. Which space completes a column?</source>
        <translation>Popunjena kolona donosi 7. Koje polje popunjava kolonu?</translation>
    </message>
    <message>
        <source>That column has many gaps. Look for one with five tiles.</source>
        <translation>Ta kolona ima mnogo praznina. Potražite onu sa pet pločica.</translation>
    </message>
    <message>
        <source>One column has five tiles already.</source>
        <translation>Jedna kolona već ima pet pločica.</translation>
    </message>
    <message>
        <source>Goals differ from game to game. The tablets show which ones count.</source>
        <translation>Ciljevi se menjaju od partije do partije. Tablice bodovanja pokazuju koji važe.</translation>
    </message>
    <message>
        <source>A round of your own</source>
        <translation>Vaša prva runda</translation>
    </message>
    <message>
        <source>Every game begins like this: place a plate from the display for free.</source>
        <translation>Svaka partija počinje ovako: postavite besplatno panel sa table za bodovanje.</translation>
    </message>
    <message>
        <source>Any slot will do. You can turn the plate.</source>
        <translation>Može bilo koje mesto. Panel možete da okrenete.</translation>
    </message>
    <message>
        <source>Your opponent places one too.</source>
        <translation>I protivnik postavlja jedan.</translation>
    </message>
    <message>
        <source>Now play a whole round against an easy opponent. Fill your lines!</source>
        <translation>Sada odigrajte celu rundu protiv lakog protivnika. Popunjavajte linije!</translation>
    </message>
    <message>
        <source>That was a round. A game has five, and then the goals score.</source>
        <translation>To je bila jedna runda. Partija ih ima pet, a onda ciljevi donose poene.</translation>
    </message>
</context>
<context>
    <name>azul_duel_table</name>
    <message>
        <source>The tile of pattern line {line} goes into row {line} of your dome.</source>
        <translation>Pločica iz linije šablona {line} ide u red {line} vaše kupole.</translation>
    </message>
    <message>
        <source>Tiles go into one of your pattern lines or to your broken tiles.</source>
        <translation>Pločice idu u jednu od vaših linija šablona ili među vaše polomljene pločice.</translation>
    </message>
    <message>
        <source>A dome plate goes into an empty slot of your dome.</source>
        <translation>Panel kupole ide na slobodno mesto za panel na vašoj kupoli.</translation>
    </message>
    <message>
        <source>The drawn plates you do not keep go under the stack.</source>
        <translation>Izvučeni paneli koje ne zadržavate idu ispod gomile.</translation>
    </message>
    <message>
        <source>A bonus chip goes into your storage.</source>
        <translation>Bonus token ide u vaše skladište.</translation>
    </message>
    <message>
        <source>Bonus chips complete one of your own pattern lines.</source>
        <translation>Bonus tokenima kompletirate jednu od svojih linija šablona.</translation>
    </message>
    <message>
        <source>Dome plates to take</source>
        <translation>Paneli kupole za uzimanje</translation>
    </message>
    <message>
        <source>Pattern lines: {player}</source>
        <translation>Linije šablona: {player}</translation>
    </message>
    <message>
        <source>Dome: {player}</source>
        <translation>Kupola: {player}</translation>
    </message>
    <message>
        <source>Bonus chips and tokens: {player}</source>
        <translation>Bonus tokeni i tokeni igrača: {player}</translation>
    </message>
    <message>
        <source>Goals and supplies</source>
        <translation>Ciljevi i zalihe</translation>
    </message>
    <message>
        <source>Sun side: {tiles}</source>
        <translation>Dnevna strana: {tiles}</translation>
    </message>
    <message>
        <source>Moon side, from the bottom: {tiles}</source>
        <translation>Noćna strana, odozdo nagore: {tiles}</translation>
    </message>
    <message>
        <source>Moon side: {tiles}</source>
        <translation>Noćna strana: {tiles}</translation>
    </message>
    <message>
        <source>Dome row {row}: {spaces}</source>
        <translation>Red kupole {row}: {spaces}</translation>
    </message>
    <message>
        <source>free for {space}</source>
        <translation>slobodno: {space}</translation>
    </message>
    <message>
        <source>no plate</source>
        <translation>nema panela</translation>
    </message>
    <message>
        <source>Left on the moon side, from the bottom: {tiles}.</source>
        <translation>Na noćnu stranu idu, odozdo nagore: {tiles}.</translation>
    </message>
    <message>
        <source>Its spaces, row by row: {spaces}.</source>
        <translation>Njegova polja, red po red: {spaces}.</translation>
    </message>
    <message>
        <source>Bonus chips in your hand: {chips}.</source>
        <translation>Bonus tokeni u ruci: {chips}.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) for dome plates</source>
        <translation>
            <numerusform>%n token igrača za panele kupole</numerusform>
            <numerusform>%n tokena igrača za panele kupole</numerusform>
            <numerusform>%n tokena igrača za panele kupole</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places no tile in the dome: no pattern line is full.</source>
        <translation>{player} ne postavlja pločicu na kupolu: nijedna linija šablona nije kompletna.</translation>
    </message>
    <message>
        <source>{player}: the tiles in line {line} stay; no free space in its row takes their color yet.</source>
        <translation>{player}: pločice iz linije {line} ostaju, jer nijedno slobodno polje u njenom redu još ne prima njihovu boju.</translation>
    </message>
    <message>
        <source>{player}: the tiles in line {line} break; no space in its row can take them anymore.</source>
        <translation>{player}: pločice iz linije {line} se lome, jer ih nijedno polje u njenom redu više ne prima.</translation>
    </message>
    <message>
        <source>{player} looks at the drawn dome plates.</source>
        <translation>{player} gleda izvučene panele kupole.</translation>
    </message>
    <message>
        <source>{player} puts a dome plate under the stack.</source>
        <translation>{player} stavlja panel kupole ispod gomile.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} propušta ostatak faze.</translation>
    </message>
    <message>
        <source>{player} skips line {line}.</source>
        <translation>{player} preskače liniju {line}.</translation>
    </message>
    <message>
        <source>{player}: place a dome plate from the display</source>
        <translation>{player}: postavite panel sa table za bodovanje</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate or a bonus chip</source>
        <translation>{player}: uzmite pločice, panel kupole ili bonus token</translation>
    </message>
    <message>
        <source>{player}: draw another plate, or look at yours</source>
        <translation>{player}: izvucite još jedan panel ili pogledajte svoje</translation>
    </message>
    <message>
        <source>{player}: keep one of the drawn plates</source>
        <translation>{player}: zadržite jedan od izvučenih panela</translation>
    </message>
    <message>
        <source>{player}: put the other plates under the stack</source>
        <translation>{player}: stavite ostale panele ispod gomile</translation>
    </message>
    <message>
        <source>{player}: move a tile from line {line} to your dome</source>
        <translation>{player}: premestite pločicu iz linije {line} na svoju kupolu</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partija je završena</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Pre runde 1</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Acquisition</source>
        <translation>Runda {round} od {rounds} · Uzimanje pločica</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Tiling</source>
        <translation>Runda {round} od {rounds} · Postavljanje pločica</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>Tiling: {player}</source>
        <translation>Postavljanje pločica: {player}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Početak</translation>
    </message>
    <message>
        <source>Stack plates</source>
        <translation>Paneli sa gomile</translation>
    </message>
    <message>
        <source>Not lost</source>
        <translation>Nije izgubljeno</translation>
    </message>
    <message>
        <source>Goal: rows</source>
        <translation>Cilj: redovi</translation>
    </message>
    <message>
        <source>Your first game: an easy opponent, the beginner set of goals, every aid and plenty of time.</source>
        <translation>Vaša prva partija: lak protivnik, početnički komplet ciljeva, puna pomoć i dovoljno vremena.</translation>
    </message>
    <message>
        <source>Click the stack to draw a plate, or drop it beside the stack.</source>
        <translation>Kliknite na gomilu da biste izvukli panel, ili ga prevucite pored gomile.</translation>
    </message>
    <message>
        <source>{tiles}; the others to the moon side, from the bottom: {order}</source>
        <translation>{tiles}; ostale na noćnu stranu, odozdo nagore: {order}</translation>
    </message>
    <message>
        <source>Goal: five colors</source>
        <translation>Cilj: pet boja</translation>
    </message>
    <message>
        <source>Goal: columns</source>
        <translation>Cilj: kolone</translation>
    </message>
    <message>
        <source>Goal: edge</source>
        <translation>Cilj: ivica</translation>
    </message>
    <message>
        <source>Goal: diagonals</source>
        <translation>Cilj: dijagonale</translation>
    </message>
    <message>
        <source>Goal: corners</source>
        <translation>Cilj: ćoškovi</translation>
    </message>
    <message>
        <source>Goal: multicolored</source>
        <translation>Cilj: višebojna polja</translation>
    </message>
    <message>
        <source>Goal: empty special</source>
        <translation>Cilj: bezbojna polja</translation>
    </message>
    <message>
        <source>Losses so far</source>
        <translation>Gubici do sada</translation>
    </message>
    <message>
        <source>Goals so far</source>
        <translation>Ciljevi do sada</translation>
    </message>
    <message>
        <source>Tiles in bag and tower</source>
        <translation>Pločice u vreći i tornju</translation>
    </message>
    <message>
        <source>Color: {color}. Bag: {bag}, tower: {tower}</source>
        <translation>Boja: {color}. Vreća: {bag}, toranj: {tower}</translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to broken tiles.</source>
        <translation>
            <numerusform>{player} gubi %n poen zbog polomljenih pločica.</numerusform>
            <numerusform>{player} gubi %n poena zbog polomljenih pločica.</numerusform>
            <numerusform>{player} gubi %n poena zbog polomljenih pločica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to the first-player tile.</source>
        <translation>
            <numerusform>{player} gubi %n poen zbog pločice prvog igrača.</numerusform>
            <numerusform>{player} gubi %n poena zbog pločice prvog igrača.</numerusform>
            <numerusform>{player} gubi %n poena zbog pločice prvog igrača.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} paid %n point(s) for plates from the stack.</source>
        <translation>
            <numerusform>{player} plaća %n poen za panele kupole sa gomile.</numerusform>
            <numerusform>{player} plaća %n poena za panele kupole sa gomile.</numerusform>
            <numerusform>{player} plaća %n poena za panele kupole sa gomile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n pločica</numerusform>
            <numerusform>%n pločice</numerusform>
            <numerusform>%n pločica</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: take tiles</source>
        <translation>{player}: uzmite pločice</translation>
    </message>
    <message>
        <source>{player}: take a bonus chip</source>
        <translation>{player}: uzmite bonus token</translation>
    </message>
    <message>
        <source>{player}: take tiles or a bonus chip</source>
        <translation>{player}: uzmite pločice ili bonus token</translation>
    </message>
    <message>
        <source>{player}: take a dome plate</source>
        <translation>{player}: uzmite panel kupole</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the display</source>
        <translation>{player}: uzmite panel kupole sa table za bodovanje</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the stack</source>
        <translation>{player}: uzmite panel kupole sa gomile</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate</source>
        <translation>{player}: uzmite pločice ili panel kupole</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate from the display</source>
        <translation>{player}: uzmite pločice ili panel kupole sa table za bodovanje</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate from the stack</source>
        <translation>{player}: uzmite pločice ili panel kupole sa gomile</translation>
    </message>
    <message>
        <source>{player}: take a dome plate or a bonus chip</source>
        <translation>{player}: uzmite panel kupole ili bonus token</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the display or a bonus chip</source>
        <translation>{player}: uzmite panel kupole sa table za bodovanje ili bonus token</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the stack or a bonus chip</source>
        <translation>{player}: uzmite panel kupole sa gomile ili bonus token</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate from the display or a bonus chip</source>
        <translation>{player}: uzmite pločice, panel kupole sa table za bodovanje ili bonus token</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate from the stack or a bonus chip</source>
        <translation>{player}: uzmite pločice, panel kupole sa gomile ili bonus token</translation>
    </message>
    <message>
        <source>{player}: nothing left to take, so pass</source>
        <translation>{player}: nema više šta da se uzme, propustite ostatak faze</translation>
    </message>
    <message>
        <source>{player}: complete line {line} with bonus chips, or skip it</source>
        <translation>{player}: kompletirajte liniju {line} bonus tokenima ili je preskočite</translation>
    </message>
    <message>
        <source>{player}: place the drawn plate in your dome</source>
        <translation>{player}: postavite izvučeni panel na svoju kupolu</translation>
    </message>
    <message>
        <source>{player}: put the other plate under the stack</source>
        <translation>{player}: stavite drugi panel ispod gomile</translation>
    </message>
    <message>
        <source>{player} placed a drawn dome plate.</source>
        <translation>{player}: postavljen je izvučeni panel kupole.</translation>
    </message>
    <message>
        <source>The back of the next dome plate in the stack was revealed.</source>
        <translation>Otkrila se zadnja strana sledećeg panela kupole na gomili.</translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) drawn for the factories.</source>
        <translation>
            <numerusform>Izvučena je %n nova pločica za fabrike.</numerusform>
            <numerusform>Izvučene su %n nove pločice za fabrike.</numerusform>
            <numerusform>Izvučeno je %n novih pločica za fabrike.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new dome plate(s) revealed on the display.</source>
        <translation>
            <numerusform>Na tabli za bodovanje otkriven je %n novi panel kupole.</numerusform>
            <numerusform>Na tabli za bodovanje otkrivena su %n nova panela kupole.</numerusform>
            <numerusform>Na tabli za bodovanje otkriveno je %n novih panela kupole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) revealed.</source>
        <translation>
            <numerusform>Otkriven je %n bonus token.</numerusform>
            <numerusform>Otkrivena su %n bonus tokena.</numerusform>
            <numerusform>Otkriveno je %n bonus tokena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looked at %n drawn dome plate(s).</source>
        <translation>
            <numerusform>{player}: pogledan je %n izvučeni panel kupole.</numerusform>
            <numerusform>{player}: pogledana su %n izvučena panela kupole.</numerusform>
            <numerusform>{player}: pogledano je %n izvučenih panela kupole.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ova runda</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Runda {round} je završena</translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation>Polomljene pločice</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Bonus tokeni</translation>
    </message>
    <message>
        <source>1 tile = two of its color or any three</source>
        <translation>1 pločica = dva u njenoj boji ili bilo koja tri</translation>
    </message>
    <message>
        <source>Plate tokens</source>
        <translation>Tokeni za panele</translation>
    </message>
    <message>
        <source>Dome plates</source>
        <translation>Paneli kupole</translation>
    </message>
    <message>
        <source>Drawn: {player}</source>
        <translation>Izvučeno: {player}</translation>
    </message>
    <message>
        <source>From the stack: 1 point each</source>
        <translation>Sa gomile: po 1 poen</translation>
    </message>
    <message>
        <source>Goals at the end</source>
        <translation>Ciljevi na kraju</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Vreća</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Toranj</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Specijalne</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Bonus tokeni</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poeni</translation>
    </message>
    <message>
        <source>{points} (passed)</source>
        <translation>{points} (propušta)</translation>
    </message>
    <message>
        <source>Keep one: drag it into your dome.</source>
        <translation>Zadržite jedan: prevucite ga na svoju kupolu.</translation>
    </message>
    <message>
        <source>Drag the others under the stack, one by one.</source>
        <translation>Ostale prevucite ispod gomile, jedan po jedan.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poen</numerusform>
            <numerusform>%n poena</numerusform>
            <numerusform>%n poena</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n poen</numerusform>
            <numerusform>{player}: %n poena</numerusform>
            <numerusform>{player}: %n poena</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Redovi</translation>
    </message>
    <message>
        <source>Five colors</source>
        <translation>Pet boja</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolone</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Ivica</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Dijagonale</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ćoškovi</translation>
    </message>
    <message>
        <source>Multicolored</source>
        <translation>Višebojna polja</translation>
    </message>
    <message>
        <source>Empty special</source>
        <translation>Bezbojna polja</translation>
    </message>
    <message>
        <source>Draw: free</source>
        <translation>Izvuci: besplatno</translation>
    </message>
    <message>
        <source>Draw the top plate of the stack; you see its front when you stop drawing.</source>
        <translation>Izvlači panel sa vrha gomile; njegovo lice vidite kad prestanete da izvlačite.</translation>
    </message>
    <message>
        <source>Stop and look</source>
        <translation>Dosta, prikaži panele</translation>
    </message>
    <message>
        <source>Look at the plates you have drawn, keep one of them and put the others under the stack.</source>
        <translation>Prikazuje izvučene panele: jedan zadržavate, a ostale stavljate ispod gomile.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Propusti</translation>
    </message>
    <message>
        <source>You cannot do anything else in this round’s acquisition.</source>
        <translation>Pri uzimanju pločica u ovoj rundi ne možete ništa drugo da uradite.</translation>
    </message>
    <message>
        <source>Small factory {factory}, under other tiles: {color}. Only the top tile can be taken</source>
        <translation>Mala fabrika {factory}, ispod drugih pločica: {color}. Može se uzeti samo pločica sa vrha</translation>
    </message>
    <message>
        <source>Score track: tens</source>
        <translation>Tabla za bodovanje: desetice</translation>
    </message>
    <message>
        <source>Score track: ones</source>
        <translation>Tabla za bodovanje: jedinice</translation>
    </message>
    <message>
        <source>{player}: value of dome row {row}</source>
        <translation>{player}: vrednost reda {row} kupole</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>bonus chip</comment>
        <translation>plavi</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>bonus chip</comment>
        <translation>žuti</translation>
    </message>
    <message>
        <source>red</source>
        <comment>bonus chip</comment>
        <translation>crveni</translation>
    </message>
    <message>
        <source>black</source>
        <comment>bonus chip</comment>
        <translation>crni</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>bonus chip</comment>
        <translation>tirkizni</translation>
    </message>
    <message numerus="yes">
        <source>%n blue tile(s)</source>
        <translation>
            <numerusform>%n plava pločica</numerusform>
            <numerusform>%n plave pločice</numerusform>
            <numerusform>%n plavih pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tile(s)</source>
        <translation>
            <numerusform>%n žuta pločica</numerusform>
            <numerusform>%n žute pločice</numerusform>
            <numerusform>%n žutih pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <translation>
            <numerusform>%n crvena pločica</numerusform>
            <numerusform>%n crvene pločice</numerusform>
            <numerusform>%n crvenih pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black tile(s)</source>
        <translation>
            <numerusform>%n crna pločica</numerusform>
            <numerusform>%n crne pločice</numerusform>
            <numerusform>%n crnih pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <translation>
            <numerusform>%n tirkizna pločica</numerusform>
            <numerusform>%n tirkizne pločice</numerusform>
            <numerusform>%n tirkiznih pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n plava</numerusform>
            <numerusform>%n plave</numerusform>
            <numerusform>%n plavih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n žuta</numerusform>
            <numerusform>%n žute</numerusform>
            <numerusform>%n žutih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n crvena</numerusform>
            <numerusform>%n crvene</numerusform>
            <numerusform>%n crvenih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n crna</numerusform>
            <numerusform>%n crne</numerusform>
            <numerusform>%n crnih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise</source>
        <translation>
            <numerusform>%n tirkizna</numerusform>
            <numerusform>%n tirkizne</numerusform>
            <numerusform>%n tirkiznih</numerusform>
        </translation>
    </message>
    <message>
        <source>You can take only the top tile of a stack.</source>
        <translation>Sa gomile možete da uzmete samo pločicu sa vrha.</translation>
    </message>
    <message>
        <source>You get the first-player tile when you are the first to take tiles from the moon side of the large factory.</source>
        <translation>Pločicu prvog igrača dobijate kad prvi uzmete pločice sa noćne strane velike fabrike.</translation>
    </message>
    <message>
        <source>You keep the first-player tile until the round ends.</source>
        <translation>Pločica prvog igrača ostaje kod vas do kraja runde.</translation>
    </message>
    <message>
        <source>The tiles stay in pattern line {line} until tiling.</source>
        <translation>Pločice ostaju u liniji šablona {line} do postavljanja pločica.</translation>
    </message>
    <message>
        <source>The tiles in pattern line {line} stay there for the next round.</source>
        <translation>Pločice linije šablona {line} ostaju tu za sledeću rundu.</translation>
    </message>
    <message>
        <source>Lines are tiled from 1 to 6; line {line} is next.</source>
        <translation>Pločice se postavljaju redom, iz linija od 1 do 6; sada je na redu linija {line}.</translation>
    </message>
    <message>
        <source>Once placed, a dome plate never moves.</source>
        <translation>Postavljeni panel kupole se više ne pomera.</translation>
    </message>
    <message>
        <source>Once placed in your dome, a tile never moves.</source>
        <translation>Pločica postavljena na kupolu više se ne pomera.</translation>
    </message>
    <message>
        <source>Broken tiles stay here until you lose points for them after tiling.</source>
        <translation>Polomljene pločice ostaju ovde dok zbog njih ne izgubite poene, posle postavljanja pločica.</translation>
    </message>
    <message>
        <source>You spend bonus chips during tiling, to complete a pattern line.</source>
        <translation>Bonus tokene trošite tokom postavljanja pločica, da biste kompletirali liniju šablona.</translation>
    </message>
    <message>
        <source>You spend bonus chips when an incomplete line is next.</source>
        <translation>Bonus tokene trošite kad na red dođe nekompletna linija.</translation>
    </message>
    <message>
        <source>This chip does not help line {line}: a missing tile costs two chips of its color, or any three.</source>
        <translation>Ovaj bonus token ne pomaže liniji {line}: pločicu koja nedostaje zamenjuju dva u njenoj boji ili bilo koja tri.</translation>
    </message>
    <message>
        <source>A spent bonus chip cannot be used again.</source>
        <translation>Potrošeni bonus token ne može ponovo da se koristi.</translation>
    </message>
    <message>
        <source>You spend a token when you take a dome plate.</source>
        <translation>Token igrača trošite kad uzmete panel kupole.</translation>
    </message>
    <message>
        <source>You get your tokens back before the next round.</source>
        <translation>Svoje tokene igrača uzimate nazad pre sledeće runde.</translation>
    </message>
    <message>
        <source>The scoring markers move automatically.</source>
        <translation>Markeri za praćenje rezultata pomeraju se sami.</translation>
    </message>
    <message>
        <source>Skip line {line}</source>
        <translation>Preskoči liniju {line}</translation>
    </message>
    <message>
        <source>{tiles}; the others go to the moon side</source>
        <translation>{tiles}; ostale idu na noćnu stranu</translation>
    </message>
    <message>
        <source>{tiles} and the first-player tile, which costs {points} points</source>
        <translation>{tiles} i pločica prvog igrača, koja oduzima {points} poena</translation>
    </message>
    <message>
        <source>dome plate from the display</source>
        <translation>panel kupole sa table za bodovanje</translation>
    </message>
    <message>
        <source>drawn dome plate</source>
        <translation>izvučeni panel kupole</translation>
    </message>
    <message>
        <source>bonus chips</source>
        <translation>bonus tokeni</translation>
    </message>
    <message>
        <source>{tiles} from small factory {factory} to line {line}</source>
        <translation>{tiles} sa male fabrike {factory} u liniju {line}</translation>
    </message>
    <message>
        <source>{tiles} from small factory {factory} to the broken tiles</source>
        <translation>{tiles} sa male fabrike {factory} među polomljene pločice</translation>
    </message>
    <message>
        <source>{tiles} from the large factory to line {line}</source>
        <translation>{tiles} sa velike fabrike u liniju {line}</translation>
    </message>
    <message>
        <source>{tiles} from the large factory to the broken tiles</source>
        <translation>{tiles} sa velike fabrike među polomljene pločice</translation>
    </message>
    <message>
        <source>{tiles} from the moon sides to line {line}</source>
        <translation>{tiles} sa noćnih strana u liniju {line}</translation>
    </message>
    <message>
        <source>{tiles} from the moon sides to the broken tiles</source>
        <translation>{tiles} sa noćnih strana među polomljene pločice</translation>
    </message>
    <message>
        <source>dome plate from the display, {spaces}, to plate row {row}, plate column {column}</source>
        <translation>panel kupole sa table za bodovanje: {spaces}; u red panela {row}, kolonu panela {column}</translation>
    </message>
    <message>
        <source>drawn dome plate, {spaces}, to plate row {row}, plate column {column}</source>
        <translation>izvučeni panel kupole: {spaces}; u red panela {row}, kolonu panela {column}</translation>
    </message>
    <message>
        <source>dome plate, {spaces}, under the stack</source>
        <translation>panel kupole ispod gomile: {spaces}</translation>
    </message>
    <message>
        <source>bonus chip, {chip}, from small factory {factory}</source>
        <translation>bonus token sa male fabrike {factory}: {chip}</translation>
    </message>
    <message>
        <source>bonus chips to complete line {line}: {chips}</source>
        <translation>bonus tokeni za kompletiranje linije {line}: {chips}</translation>
    </message>
    <message>
        <source>{color} tile from line {line} to dome row {line}, column {column}</source>
        <translation>{color} pločica iz linije {line} u red {line}, kolonu {column} kupole</translation>
    </message>
    <message>
        <source>{player} draws a special plate from the stack.</source>
        <translation>{player} izvlači specijalni panel sa gomile.</translation>
    </message>
    <message>
        <source>{player} draws a wild plate from the stack.</source>
        <translation>{player} izvlači džoker panel sa gomile.</translation>
    </message>
    <message>
        <source>{tiles}, {source}, {target}</source>
        <translation>{tiles}, {source}, {target}</translation>
    </message>
    <message>
        <source>small factory {factory}</source>
        <translation>mala fabrika {factory}</translation>
    </message>
    <message>
        <source>large factory</source>
        <translation>velika fabrika</translation>
    </message>
    <message>
        <source>moon sides</source>
        <translation>noćne strane</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linija {line}</translation>
    </message>
    <message>
        <source>broken tiles</source>
        <translation>polomljene pločice</translation>
    </message>
    <message>
        <source>dome plate, {spaces}, row {row}, column {column}</source>
        <translation>panel kupole: {spaces}; red {row}, kolona {column}</translation>
    </message>
    <message>
        <source>bonus chip, {chip}</source>
        <translation>bonus token, {chip}</translation>
    </message>
    <message>
        <source>bonus chips, line {line}</source>
        <translation>bonus tokeni, linija {line}</translation>
    </message>
    <message>
        <source>{color}, line {line}, column {column}</source>
        <translation>{color}, linija {line}, kolona {column}</translation>
    </message>
    <message>
        <source>{player} takes the first-player tile.</source>
        <translation>{player} uzima pločicu prvog igrača.</translation>
    </message>
    <message>
        <source>Left on the moon side: {tiles}.</source>
        <translation>Na noćnu stranu ide: {tiles}.</translation>
    </message>
    <message>
        <source>1 tile breaks.</source>
        <translation>1 pločica se lomi.</translation>
    </message>
    <message>
        <source>Special tile on dome row {row}, column {column}.</source>
        <translation>Specijalna pločica na kupoli: red {row}, kolona {column}.</translation>
    </message>
    <message>
        <source>First-player tile.</source>
        <translation>Pločica prvog igrača.</translation>
    </message>
    <message>
        <source>Moon side: {tiles}.</source>
        <translation>Noćna strana: {tiles}.</translation>
    </message>
    <message>
        <source>Special tile, row {row}, column {column}.</source>
        <translation>Specijalna pločica, red {row}, kolona {column}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles break.</source>
        <translation>
            <numerusform>%n pločica se lomi.</numerusform>
            <numerusform>%n pločice se lome.</numerusform>
            <numerusform>%n pločica se lomi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} begins; {player} goes first.</source>
        <translation>Runda {round} počinje; na potezu je {player}.</translation>
    </message>
    <message>
        <source>Large factory: {tiles}.</source>
        <translation>Velika fabrika: {tiles}.</translation>
    </message>
    <message>
        <source>Small factory {factory}: {tiles}.</source>
        <translation>Mala fabrika {factory}: {tiles}.</translation>
    </message>
    <message>
        <source>New dome plate on display: {plates}.</source>
        <translation>Novi panel kupole na tabli za bodovanje: {plates}.</translation>
    </message>
    <message>
        <source>New dome plates on display: {plates}.</source>
        <translation>Novi paneli kupole na tabli za bodovanje: {plates}.</translation>
    </message>
    <message>
        <source>The tiles in the tower go back into the bag.</source>
        <translation>Pločice iz tornja vraćaju se u vreću.</translation>
    </message>
    <message>
        <source>Place a plate in any slot, turned any way. After that it never moves.</source>
        <translation>Postavite panel na bilo koje mesto, okrenut po želji. Posle se više ne pomera.</translation>
    </message>
    <message>
        <source>Nothing is left for you to take. You pass until the tiling.</source>
        <translation>Nemate više šta da uzmete. Propuštate ostatak faze do postavljanja.</translation>
    </message>
    <message>
        <source>Every take breaks tiles now. They cost 1, 2, 3 and 4 points, so break few.</source>
        <translation>Sada se uvek lome pločice. Oduzimaju 1, 2, 3 i 4 poena, zato slomite što manje.</translation>
    </message>
    <message>
        <source>Every plate you draw costs 1 point. When you stop, you keep one of them.</source>
        <translation>Svaki izvučeni panel košta 1 poen. Kad stanete, zadržavate jedan od njih.</translation>
    </message>
    <message>
        <source>Chips can complete this line: two of its color, or any three, for each missing tile.</source>
        <translation>Bonus tokeni mogu da kompletiraju ovu liniju: za svaku pločicu dva u njenoj boji ili bilo koja tri.</translation>
    </message>
    <message>
        <source>A plate with three tiles gets a special tile, which scores its row number.</source>
        <translation>Specijalni panel sa tri pločice dobija specijalnu pločicu, koja donosi broj svog reda.</translation>
    </message>
    <message>
        <source>Each full line moves one tile to its row of the dome. The others are discarded.</source>
        <translation>Iz svake kompletne linije jedna pločica ide u njen red kupole. Ostale idu u toranj.</translation>
    </message>
    <message>
        <source>Several spaces fit. Choose where the row and the column of tiles are longest.</source>
        <translation>Odgovara više polja. Izaberite gde su nizovi u redu i koloni najduži.</translation>
    </message>
    <message>
        <source>A multicolored space takes a tile of any color.</source>
        <translation>Višebojno polje prima pločicu bilo koje boje.</translation>
    </message>
    <message>
        <source>This is the last round: there are no more dome plates. Then the goals score.</source>
        <translation>Ovo je poslednja runda: panela kupole više nema. Posle nje ciljevi donose poene.</translation>
    </message>
    <message>
        <source>Take all tiles of one color from a factory. They go to one of your lines.</source>
        <translation>Uzmite sa fabrike sve pločice jedne boje. Idu u jednu vašu liniju.</translation>
    </message>
    <message>
        <source>The rest of the factory goes to its moon side: you choose the order.</source>
        <translation>Ostale pločice prelaze na noćnu stranu fabrike: redosled birate vi.</translation>
    </message>
    <message>
        <source>A bonus chip lies face up. Taking it is a turn; each of you takes two a round.</source>
        <translation>Jedan bonus token je licem nagore. Uzimanje je ceo potez; svako uzima dva u rundi.</translation>
    </message>
    <message>
        <source>The first to take from the large moon side gets the first-player tile: 2 points lost, but first next round.</source>
        <translation>Ko prvi uzme sa velike noćne strane, dobija pločicu prvog igrača: gubi 2 poena, ali počinje sledeću rundu.</translation>
    </message>
    <message>
        <source>From the moon sides you take one color from all factories, but only top tiles of stacks.</source>
        <translation>Sa noćnih strana uzimate jednu boju sa svih fabrika, ali sa gomila samo pločice sa vrha.</translation>
    </message>
    <message>
        <source>A token gets you a plate, two each round: free from the display, 1 point from the stack.</source>
        <translation>Za token igrača uzimate panel, dva u rundi: sa table za bodovanje besplatno, sa gomile za 1 poen.</translation>
    </message>
    <message>
        <source>A full line of yours has no space yet and waits. A plate can bring its color.</source>
        <translation>Jedna vaša kompletna linija još nema polje i čeka. Panel može da donese njenu boju.</translation>
    </message>
    <message>
        <source>Look at the scoring tablets from time to time: their goals score at the end.</source>
        <translation>Povremeno pogledajte tablice bodovanja: njihovi ciljevi donose poene na kraju.</translation>
    </message>
    <message>
        <source>Keep your bonus chips; the tiles in pattern line {line} stay there.</source>
        <translation>Zadržavate bonus tokene; pločice linije šablona {line} ostaju tu.</translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n point(s)</source>
        <translation>
            <numerusform>Izvuci: %n poen</numerusform>
            <numerusform>Izvuci: %n poena</numerusform>
            <numerusform>Izvuci: %n poena</numerusform>
        </translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>lomi se</translation>
    </message>
    <message>
        <source>1 fits</source>
        <translation>1 staje</translation>
    </message>
    <message>
        <source>1 breaks</source>
        <translation>1 se lomi</translation>
    </message>
    <message>
        <source>Row {line} of your dome can never take this color: the tiles will break during tiling.</source>
        <translation>Red {line} vaše kupole više ne može da primi ovu boju: pločice će se slomiti tokom postavljanja.</translation>
    </message>
    <message numerus="yes">
        <source>%n fit</source>
        <translation>
            <numerusform>%n staje</numerusform>
            <numerusform>%n staju</numerusform>
            <numerusform>%n staje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n break</source>
        <translation>
            <numerusform>%n se lomi</numerusform>
            <numerusform>%n se lome</numerusform>
            <numerusform>%n se lomi</numerusform>
        </translation>
    </message>
    <message>
        <source>Large factory</source>
        <translation>Velika fabrika</translation>
    </message>
    <message>
        <source>Small factory {factory}</source>
        <translation>Mala fabrika {factory}</translation>
    </message>
    <message>
        <source>Large factory, sun side: {color}</source>
        <translation>Velika fabrika, dnevna strana: {color}</translation>
    </message>
    <message>
        <source>Small factory {factory}, sun side: {color}</source>
        <translation>Mala fabrika {factory}, dnevna strana: {color}</translation>
    </message>
    <message>
        <source>Large factory, moon side: {color}</source>
        <translation>Velika fabrika, noćna strana: {color}</translation>
    </message>
    <message>
        <source>Small factory {factory}, on top of the moon stack: {color}</source>
        <translation>Mala fabrika {factory}, vrh gomile na noćnoj strani: {color}</translation>
    </message>
    <message>
        <source>A free space on a sun side</source>
        <translation>Slobodno polje dnevne strane</translation>
    </message>
    <message>
        <source>A free space on a moon side</source>
        <translation>Slobodno polje noćne strane</translation>
    </message>
    <message>
        <source>Bonus chip on small factory {factory}: {chip}</source>
        <translation>Bonus token male fabrike {factory}: {chip}</translation>
    </message>
    <message>
        <source>Bonus chip on small factory {factory}, face down while the factory holds tiles</source>
        <translation>Bonus token male fabrike {factory}, licem nadole dok tu ima pločica</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} is gone</source>
        <translation>Bonus token male fabrike {factory} više nije tu</translation>
    </message>
    <message>
        <source>First-player tile, for whoever takes from this moon side first</source>
        <translation>Pločica prvog igrača, za igrača koji prvi uzme pločice sa ove noćne strane</translation>
    </message>
    <message>
        <source>The space for the first-player tile</source>
        <translation>Mesto za pločicu prvog igrača</translation>
    </message>
    <message>
        <source>{player}: space for the first-player tile, −2 points</source>
        <translation>{player}: mesto za pločicu prvog igrača, −2 poena</translation>
    </message>
    <message>
        <source>{player}: first-player tile, costs 2 points</source>
        <translation>{player}: pločica prvog igrača, oduzima 2 poena</translation>
    </message>
    <message>
        <source>Dome plate on display: {spaces}</source>
        <translation>Panel kupole na tabli za bodovanje: {spaces}</translation>
    </message>
    <message>
        <source>A gap in the display, refilled before the next round</source>
        <translation>Prazno mesto na tabli za bodovanje, popunjava se pre sledeće runde</translation>
    </message>
    <message>
        <source>The tray for drawn dome plates</source>
        <translation>Mesto za izvučene panele kupole</translation>
    </message>
    <message>
        <source>Drawn dome plate: {spaces}</source>
        <translation>Izvučeni panel kupole: {spaces}</translation>
    </message>
    <message>
        <source>Drawn special plate, face down</source>
        <translation>Izvučeni specijalni panel, licem nadole</translation>
    </message>
    <message>
        <source>Drawn wild plate, face down</source>
        <translation>Izvučeni džoker panel, licem nadole</translation>
    </message>
    <message>
        <source>The stack of dome plates is empty</source>
        <translation>Gomila panela kupole je prazna</translation>
    </message>
    <message>
        <source>{player}: pattern line {line}, {filled} of {line} filled: {color}</source>
        <translation>{player}: linija šablona {line}, popunjeno {filled} od {line}: {color}</translation>
    </message>
    <message>
        <source>{player}: pattern line {line}, empty</source>
        <translation>{player}: linija šablona {line}, prazna</translation>
    </message>
    <message>
        <source>{player}: a space in pattern line {line}</source>
        <translation>{player}: polje u liniji šablona {line}</translation>
    </message>
    <message>
        <source>{player}: free slot, plate row {row}, plate column {column}</source>
        <translation>{player}: slobodno mesto za panel, red panela {row}, kolona panela {column}</translation>
    </message>
    <message>
        <source>{player}: dome plate in plate row {row}, plate column {column}: {spaces}</source>
        <translation>{player}: panel kupole, red panela {row}, kolona panela {column}: {spaces}</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}, no plate yet</source>
        <translation>{player}: kupola, red {row}, kolona {column}, još nema panela</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}, free for: {space}</source>
        <translation>{player}: kupola, red {row}, kolona {column}, slobodno polje: {space}</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}: {color}</source>
        <translation>{player}: kupola, red {row}, kolona {column}: {color}</translation>
    </message>
    <message>
        <source>Bonus chip: {chip}</source>
        <translation>Bonus token: {chip}</translation>
    </message>
    <message>
        <source>can be spent</source>
        <translation>može da se potroši</translation>
    </message>
    <message>
        <source>spent: lies face down</source>
        <translation>potrošen: leži okrenut</translation>
    </message>
    <message>
        <source>{player}: bonus chip storage</source>
        <translation>{player}: skladište za bonus tokene</translation>
    </message>
    <message>
        <source>{player}: bonus chip: {chip}</source>
        <translation>{player}: bonus token: {chip}</translation>
    </message>
    <message>
        <source>{player}: spent bonus chip</source>
        <translation>{player}: potrošen bonus token</translation>
    </message>
    <message>
        <source>{player}: a token for a dome plate</source>
        <translation>{player}: token igrača za panel kupole</translation>
    </message>
    <message>
        <source>{player}: place for a spent token</source>
        <translation>{player}: mesto potrošenog tokena igrača</translation>
    </message>
    <message>
        <source>{player}: scoring marker</source>
        <translation>{player}: marker za praćenje rezultata</translation>
    </message>
    <message>
        <source>any color</source>
        <translation>višebojno</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ili {other}</translation>
    </message>
    <message>
        <source>{a}, {b}, {c}, {d}</source>
        <translation>{a}, {b}, {c}, {d}</translation>
    </message>
    <message>
        <source>Place for a button</source>
        <translation>Mesto za dugme</translation>
    </message>
    <message>
        <source>{points} points for each dome row with six tiles.</source>
        <translation>{points} poena za svaki red kupole sa šest pločica.</translation>
    </message>
    <message>
        <source>{points} points for each dome row with at least five colors.</source>
        <translation>{points} poena za svaki red kupole sa najmanje pet boja.</translation>
    </message>
    <message>
        <source>{points} points for each dome column with six tiles.</source>
        <translation>{points} poena za svaku kolonu kupole sa šest pločica.</translation>
    </message>
    <message>
        <source>1 point for each tile on the outer edge of the dome.</source>
        <translation>1 poen za svaku pločicu na spoljnoj ivici kupole.</translation>
    </message>
    <message>
        <source>{points} points for each complete long diagonal.</source>
        <translation>{points} poena za svaku popunjenu dugačku dijagonalu.</translation>
    </message>
    <message>
        <source>{points} points for each complete upper corner plate, {more} for each lower one.</source>
        <translation>{points} poena za svaki popunjen panel u gornjim ćoškovima, {more} za svaki u donjim.</translation>
    </message>
    <message>
        <source>{points} points for each multicolored space in the dome, but only if all are filled.</source>
        <translation>{points} poena za svako višebojno polje na kupoli, ali samo ako su sva popunjena.</translation>
    </message>
    <message>
        <source>You lose {points} points for each special space without a tile.</source>
        <translation>Gubite {points} poena za svako prazno bezbojno polje.</translation>
    </message>
    <message>
        <source>Taken together: {tiles}.</source>
        <translation>Uzima se: {tiles}.</translation>
    </message>
    <message>
        <source>You choose the order in which the others are stacked on the moon side.</source>
        <translation>Redosled ostalih pločica na noćnoj strani birate vi.</translation>
    </message>
    <message>
        <source>Both players start with these points.</source>
        <translation>Oba igrača počinju sa ovoliko poena.</translation>
    </message>
    <message>
        <source>Points for the tiles placed in the dome this round.</source>
        <translation>Poeni za pločice postavljene na kupolu u ovoj rundi.</translation>
    </message>
    <message>
        <source>Each special tile scores the number beside its dome row.</source>
        <translation>Svaka specijalna pločica donosi onoliko poena koliko piše pored njenog reda kupole.</translation>
    </message>
    <message>
        <source>Each dome plate drawn from the stack costs 1 point.</source>
        <translation>Za svaki panel kupole izvučen sa gomile plaća se 1 poen.</translation>
    </message>
    <message>
        <source>Scores never fall below 0, so these points were not lost.</source>
        <translation>Rezultat ne pada ispod 0, pa ovi poeni nisu oduzeti.</translation>
    </message>
    <message>
        <source>One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of each round.</source>
        <translation>Jedna do četiri polomljene pločice na kraju svake runde oduzimaju ukupno {one}, {two}, {three} ili {four} poena.</translation>
    </message>
    <message>
        <source>What broken tiles and the first-player tile will cost at the end of this round.</source>
        <translation>Koliko će poena na kraju ove runde oduzeti polomljene pločice i pločica prvog igrača.</translation>
    </message>
    <message>
        <source>What the goals would score if the game ended now.</source>
        <translation>Koliko bi ciljevi doneli kada bi se partija sada završila.</translation>
    </message>
    <message>
        <source>Goals: {goals}</source>
        <translation>Ciljevi: {goals}</translation>
    </message>
    <message>
        <source>Both players take tiles, dome plates and bonus chips until both pass.</source>
        <translation>Igrači uzimaju pločice, panele kupole i bonus tokene dok oba ne propuste ostatak faze.</translation>
    </message>
    <message>
        <source>One tile of every full pattern line goes to the dome and scores.</source>
        <translation>Iz svake kompletne linije šablona jedna pločica ide na kupolu i donosi poene.</translation>
    </message>
    <message>
        <source>So far: {players}.</source>
        <translation>Zasad: {players}.</translation>
    </message>
    <message>
        <source>{player} has {count} (points: {points})</source>
        <translation>{player} ima {count} (poeni: {points})</translation>
    </message>
    <message>
        <source>{player} has {points}</source>
        <translation>{player} ima {points}</translation>
    </message>
    <message>
        <source>Tens and ones make up the score: {players}.</source>
        <translation>Desetice i jedinice zajedno daju rezultat: {players}.</translation>
    </message>
    <message>
        <source>Not counted yet: this round’s losses {losses}, goals {goals}.</source>
        <translation>Još nije uračunato: gubici ove runde {losses}, ciljevi {goals}.</translation>
    </message>
    <message>
        <source>Everything is counted, including the goals.</source>
        <translation>Sve je uračunato, i ciljevi.</translation>
    </message>
    <message>
        <source>A special tile in this row scores {points}. Special spaces here: {filled} filled, {free} free.</source>
        <translation>Specijalna pločica u ovom redu donosi poena: {points}. Bezbojna polja ovde: popunjena {filled}, slobodna {free}.</translation>
    </message>
    <message>
        <source>One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of the round. So far: {loss}.</source>
        <translation>Jedna do četiri polomljene pločice na kraju runde oduzimaju ukupno {one}, {two}, {three} ili {four} poena. Zasad: {loss}.</translation>
    </message>
    <message>
        <source>It costs {points} points at the end of the round, and its owner goes first next round.</source>
        <translation>Na kraju runde oduzima {points} poena, a njen vlasnik počinje sledeću rundu.</translation>
    </message>
    <message>
        <source>Once it is full, one of its tiles goes to dome row {line} and scores; the others go to the tower.</source>
        <translation>Kad je kompletna, jedna pločica ide u red {line} kupole i donosi poene; ostale idu u toranj.</translation>
    </message>
    <message>
        <source>A tile placed here now scores {points}.</source>
        <translation>Pločica koja se sada postavi ovde donosi poena: {points}.</translation>
    </message>
    <message>
        <source>A special tile is placed here once the other three spaces of this plate are filled; it scores {points}.</source>
        <translation>Kad se popune ostala tri polja ovog panela, ovde dolazi specijalna pločica i donosi poena: {points}.</translation>
    </message>
    <message>
        <source>It counts for every tile placed next to it or in line with it.</source>
        <translation>Računa se za svaku pločicu koja se postavi pored nje ili s njom u nizu.</translation>
    </message>
    <message>
        <source>A dome plate goes here, turned any way.</source>
        <translation>Ovde ide panel kupole, okrenut po želji.</translation>
    </message>
    <message>
        <source>Tiles on this plate: {filled} of 4.</source>
        <translation>Pločice na ovom panelu: {filled} od 4.</translation>
    </message>
    <message>
        <source>Two chips of its color, or any three, replace a missing tile in a pattern line.</source>
        <translation>Pločicu koja nedostaje u liniji šablona zamenjuju dva bonus tokena u njenoj boji ili bilo koja tri.</translation>
    </message>
    <message>
        <source>Chips to spend: {count}.</source>
        <translation>Bonus tokeni koji se mogu potrošiti: {count}.</translation>
    </message>
    <message>
        <source>Each dome plate costs a token. Tokens left this round: {count}.</source>
        <translation>Za svaki panel kupole troši se jedan token igrača. Preostalo u ovoj rundi: {count}.</translation>
    </message>
    <message>
        <source>The factories are filled from the bag; when it is empty, it is refilled from the tower.</source>
        <translation>Fabrike se pune iz vreće; kad se ona isprazni, dopunjava se iz tornja.</translation>
    </message>
    <message>
        <source>A special tile is placed on a special space once the other three spaces of its plate are filled, and scores the number beside its row.</source>
        <translation>Kad se popune ostala tri polja panela, na bezbojno polje dolazi specijalna pločica i donosi onoliko poena koliko piše pored njenog reda.</translation>
    </message>
    <message>
        <source>Dome plate: {spaces}</source>
        <translation>Panel kupole: {spaces}</translation>
    </message>
    <message>
        <source>Tile: {color}</source>
        <translation>Pločica: {color}</translation>
    </message>
    <message>
        <source>{player}: no broken tiles</source>
        <translation>{player}: nema polomljenih pločica</translation>
    </message>
    <message>
        <source>Broken tile</source>
        <translation>Polomljena pločica</translation>
    </message>
    <message>
        <source>Space for a broken tile</source>
        <translation>Mesto za polomljenu pločicu</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n broken tile(s)</source>
        <translation>
            <numerusform>{player}: %n polomljena pločica</numerusform>
            <numerusform>{player}: %n polomljene pločice</numerusform>
            <numerusform>{player}: %n polomljenih pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s)</source>
        <translation>
            <numerusform>Vreća: %n pločica</numerusform>
            <numerusform>Vreća: %n pločice</numerusform>
            <numerusform>Vreća: %n pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower: %n tile(s)</source>
        <translation>
            <numerusform>Toranj: %n pločica</numerusform>
            <numerusform>Toranj: %n pločice</numerusform>
            <numerusform>Toranj: %n pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tile(s) left</source>
        <translation>
            <numerusform>Ostala je %n specijalna pločica</numerusform>
            <numerusform>Ostale su %n specijalne pločice</numerusform>
            <numerusform>Ostalo je %n specijalnih pločica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) for the next rounds</source>
        <translation>
            <numerusform>%n bonus token za sledeće runde</numerusform>
            <numerusform>%n bonus tokena za sledeće runde</numerusform>
            <numerusform>%n bonus tokena za sledeće runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a special plate</source>
        <translation>
            <numerusform>Gomila, %n panel kupole; na vrhu je specijalni panel</numerusform>
            <numerusform>Gomila, %n panela kupole; na vrhu je specijalni panel</numerusform>
            <numerusform>Gomila, %n panela kupole; na vrhu je specijalni panel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a wild plate</source>
        <translation>
            <numerusform>Gomila, %n panel kupole; na vrhu je džoker panel</numerusform>
            <numerusform>Gomila, %n panela kupole; na vrhu je džoker panel</numerusform>
            <numerusform>Gomila, %n panela kupole; na vrhu je džoker panel</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line} lacks tiles: complete it with bonus chips, or skip it.</source>
        <translation>U liniji {line} nedostaju pločice: kompletirajte je bonus tokenima ili je preskočite.</translation>
    </message>
</context>
<context>
    <name>bookmark</name>
    <message>
        <source>{player} to play</source>
        <translation>Na potezu: {player}</translation>
    </message>
</context>
<context>
    <name>branches</name>
    <message>
        <source>Move {number}: {move} ({points})</source>
        <translation>Potez {number}: {move} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>Current variation</source>
        <translation>Trenutna varijanta</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Varijanta {number}</translation>
    </message>
    <message>
        <source>The variations split at move {number}.</source>
        <translation>Varijante se razilaze u potezu {number}.</translation>
    </message>
    <message>
        <source>One variation continues where the other ends, after move {number}.</source>
        <translation>Jedna varijanta se nastavlja tamo gde se druga završava, posle poteza {number}.</translation>
    </message>
</context>
<context>
    <name>by_message</name>
    <message>
        <source>This line belongs to another game.</source>
        <translation>Ovaj red pripada drugoj partiji.</translation>
    </message>
    <message>
        <source>This line brings nothing new: you have all its moves already.</source>
        <translation>U ovom redu nema ničeg novog: sve ove poteze već imate.</translation>
    </message>
    <message>
        <source>This line is older than your game. Ask for the latest one.</source>
        <translation>Ovaj red je stariji od vaše partije. Zatražite poslednji.</translation>
    </message>
    <message>
        <source>In this line the game goes another way from move {number} on. It was not taken.</source>
        <translation>U ovom redu partija od {number}. poteza ide drugačije. Ništa nije promenjeno.</translation>
    </message>
    <message>
        <source>This line holds a move of {player}, who plays here. It was not taken.</source>
        <translation>U ovom redu je i potez za mesto koje se igra na ovom računaru ({player}). Ništa nije promenjeno.</translation>
    </message>
    <message>
        <source>Only a game that was dealt can be played by message.</source>
        <translation>Porukama se može igrati samo podeljena partija.</translation>
    </message>
    <message>
        <source>You have sent this move already, so it stands.</source>
        <translation>Ovaj potez je već poslat, pa ostaje.</translation>
    </message>
    <message>
        <source>Your turn. Make your move, then copy it and send it.</source>
        <translation>Na potezu ste. Odigrajte, pa kopirajte potez i pošaljite ga.</translation>
    </message>
    <message>
        <source>Copy your move and send it to {player}, then paste the answer.</source>
        <translation>Kopirajte potez i pošaljite ga. Sledeći igra {player}; nalepite odgovor kad stigne.</translation>
    </message>
    <message>
        <source>Waiting for {player}. Paste the answer when it comes.</source>
        <translation>Na potezu je {player}. Nalepite odgovor kad stigne.</translation>
    </message>
    <message>
        <source>The game is over. Copy the last move for the others.</source>
        <translation>Partija je završena. Kopirajte poslednji potez za ostale.</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Čeka se {player}</translation>
    </message>
    <message>
        <source>The list of games by message could not be read and was kept as {file}.</source>
        <translation>Spisak partija porukama nije mogao da se pročita; sačuvan je kao {file}.</translation>
    </message>
    <message>
        <source>The list of games by message cannot be read and is left alone. {reason}</source>
        <translation>Spisak partija porukama ne može da se pročita i ostaje nepromenjen. {reason}</translation>
    </message>
    <message>
        <source>The list of games by message cannot be saved: {reason}</source>
        <translation>Spisak partija porukama ne može da se sačuva: {reason}</translation>
    </message>
    <message>
        <source>Your move is copied. Paste it into a message.</source>
        <translation>Potez je kopiran. Nalepite ga u poruku.</translation>
    </message>
    <message>
        <source>A game by message needs two people or more. Begin a new game in which another person has a seat, then choose this command again.</source>
        <translation>Za partiju porukama potrebne su bar dve osobe. Započnite novu partiju u kojoj i druga osoba ima mesto, pa ponovo izaberite ovu naredbu.</translation>
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
        <translation>Meč sa istom podelom</translation>
    </message>
    <message>
        <source>Triathlon</source>
        <translation>Triatlon</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation>Dinastija</translation>
    </message>
    <message>
        <source>You play the same deal from every seat, so luck evens out. The highest combined score wins.</source>
        <translation>Ista podela igra se sa svakog mesta, pa se sreća izjednačava. Odlučuje zbir poena iz svih partija.</translation>
    </message>
    <message>
        <source>{first}, {second} and {third} in a row. Each game splits 100 points according to the winning margin.</source>
        <translation>{first}, {second} i {third} redom. U svakoj partiji deli se 100 poena, prema razlici u rezultatu.</translation>
    </message>
    <message>
        <source>Three games of {game} in a row. The highest combined score wins.</source>
        <translation>Tri partije igre {game} zaredom. Odlučuje zbir poena iz sve tri.</translation>
    </message>
    <message>
        <source>{game} options</source>
        <translation>{game}: opcije</translation>
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
        <translation>Sledeća partija: {game}</translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <translation>{player} pobeđuje u meču.</translation>
    </message>
    <message>
        <source>The match ends in a tie.</source>
        <translation>Meč je nerešen.</translation>
    </message>
    <message>
        <source>{player} leads by {points}.</source>
        <translation>{player} vodi. Razlika: {points}.</translation>
    </message>
    <message>
        <source>The match is tied.</source>
        <translation>Rezultat je izjednačen.</translation>
    </message>
    <message>
        <source>Each game splits 100 points; a win by a typical margin scores 75.</source>
        <translation>U svakoj partiji deli se 100 poena: 75 za pobedu sa razlikom uobičajenom za tu igru.</translation>
    </message>
    <message>
        <source>The same deal from every seat. The highest combined score wins.</source>
        <translation>Ista podela sa svakog mesta. Odlučuje zbir poena iz svih partija.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>Meč ne može da se sačuva: {reason}</translation>
    </message>
    <message>
        <source>{match}, game {number} of {total}</source>
        <translation>{match}, partija {number} od {total}</translation>
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
        <translation>U ovom tekstu nema koda Kupole.</translation>
    </message>
    <message>
        <source>This text is too long to be a code.</source>
        <translation>Ovaj tekst je predugačak za kod.</translation>
    </message>
    <message>
        <source>A newer version of Kupola made this code.</source>
        <translation>Ovaj kod je napravila novija verzija Kupole.</translation>
    </message>
    <message>
        <source>The game in this code cannot be opened: {problem}</source>
        <translation>Partija iz ovog koda ne može da se otvori: {problem}</translation>
    </message>
    <message>
        <source>it has moves after the end of the game.</source>
        <translation>ima poteza i posle kraja partije.</translation>
    </message>
    <message>
        <source>This is not a Kupola match.</source>
        <translation>Ovo nije meč Kupole.</translation>
    </message>
    <message>
        <source>A triathlon is for exactly two players.</source>
        <translation>Triatlon je za tačno dva igrača.</translation>
    </message>
    <message>
        <source>A request has at most {limit} bytes.</source>
        <translation>Najveća veličina zahteva u bajtovima: {limit}.</translation>
    </message>
    <message>
        <source>A request is UTF-8 text.</source>
        <translation>Zahtev mora biti tekst u kodiranju UTF-8.</translation>
    </message>
    <message>
        <source>No game has been started; begin with “new”, “setup” or “load”.</source>
        <translation>Nijedna partija nije započeta; počnite sa „new“, „setup“ ili „load“.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 to {last}.</source>
        <translation>Mesto {seat} ne postoji; mesta su od 0 do {last}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”; there are: {levels}.</source>
        <translation>Nivo „{level}“ ne postoji; postoje: {levels}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partija je završena.</translation>
    </message>
    <message>
        <source>Kupola could not do this; the position is unchanged ({problem}).</source>
        <translation>Kupola nije mogla to da izvrši; pozicija je nepromenjena ({problem}).</translation>
    </message>
    <message>
        <source>A request is one JSON object on one line.</source>
        <translation>Zahtev je jedan JSON objekat u jednom redu.</translation>
    </message>
    <message>
        <source>There is no command “{command}”; there are: {commands}.</source>
        <translation>Naredba „{command}“ ne postoji; postoje: {commands}.</translation>
    </message>
    <message>
        <source>The command “{command}” needs the field “{field}”.</source>
        <translation>Naredbi „{command}“ potrebno je polje „{field}“.</translation>
    </message>
    <message>
        <source>The command “{command}” has no field “{field}”.</source>
        <translation>Naredba „{command}“ nema polje „{field}“.</translation>
    </message>
    <message>
        <source>The field “{field}” should be {wanted}.</source>
        <translation>U polju „{field}“ treba da stoji {wanted}.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>ceo broj</translation>
    </message>
    <message>
        <source>a whole number or null</source>
        <translation>ceo broj ili null</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>objekat</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ili false</translation>
    </message>
    <message>
        <source>a text or null</source>
        <translation>tekst ili null</translation>
    </message>
    <message>
        <source>a whole number from 1 to {most}, or null</source>
        <translation>ceo broj od 1 do {most} ili null</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and at most {most}</source>
        <translation>broj sekundi, veći od 0 i najviše {most}</translation>
    </message>
    <message>
        <source>There is no game named “{game}”; there are: {games}.</source>
        <translation>Igra „{game}“ ne postoji; postoje: {games}.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Ovo sada ne može da se izabere.</translation>
    </message>
    <message>
        <source>This piece always lies on the table; drag it to another place.</source>
        <translation>Ovo uvek leži na stolu; prevucite na drugo mesto.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Potez</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na potezu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The value of {path} is wrong. Expected: {wanted}. Found: {found}.</source>
        <translation>Vrednost {path} je pogrešna. Očekuje se: {wanted}. Nađeno je: {found}.</translation>
    </message>
    <message>
        <source>The field {path} is missing.</source>
        <translation>Nedostaje polje {path}.</translation>
    </message>
    <message>
        <source>There is no field {path}.</source>
        <translation>Polje {path} ne postoji.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Igrač {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Računar {number}</translation>
    </message>
    <message>
        <source>No need of this game is written like this: {code}</source>
        <translation>U ovoj igri se ovako ne piše nijedna potreba: {code}</translation>
    </message>
    <message>
        <source>This game has no chances to compute.</source>
        <translation>U ovoj igri nema šansi za računanje.</translation>
    </message>
    <message>
        <source>This game has no option named “{key}”.</source>
        <translation>Ova igra nema opciju „{key}“.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”; it can be: {values}.</source>
        <translation>Opcija „{key}“ ne može biti „{value}“; može biti: {values}.</translation>
    </message>
    <message>
        <source>This code is damaged: letters are missing or were changed.</source>
        <translation>Ovaj kod je oštećen: neki znakovi nedostaju ili su izmenjeni.</translation>
    </message>
    <message>
        <source>No piece can be placed like this: {code}</source>
        <translation>Ovako ništa ne može da se postavi: {code}</translation>
    </message>
    <message>
        <source>There is nothing there to remove.</source>
        <translation>Tu nema šta da se skloni.</translation>
    </message>
    <message>
        <source>No such piece is left in the box.</source>
        <translation>Takvog elementa više nema u kutiji.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>No piece can go there.</source>
        <translation>Tu ništa ne može da stoji.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {largest}.</source>
        <translation>Broj podele je ceo broj od 0 do {largest}.</translation>
    </message>
    <message>
        <source>This game is for {fewest} to {most} players.</source>
        <translation>Broj igrača za ovu igru: od {fewest} do {most}.</translation>
    </message>
    <message>
        <source>This game is for exactly {number} players.</source>
        <translation>Broj igrača za ovu igru: tačno {number}.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Nema poteza koji može da se vrati.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Nema poteza koji može da se ponovi.</translation>
    </message>
    <message>
        <source>There is no branch number {number}.</source>
        <translation>Varijanta broj {number} ne postoji.</translation>
    </message>
    <message>
        <source>The game has no position after {number} moves.</source>
        <translation>Partija nema poziciju posle toliko poteza: {number}.</translation>
    </message>
    <message>
        <source>This is not a Kupola record: {problem}</source>
        <translation>Ovo nije zapis Kupole: {problem}</translation>
    </message>
    <message>
        <source>it is not JSON text.</source>
        <translation>nije JSON tekst.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>predugačak je.</translation>
    </message>
    <message>
        <source>it names no format.</source>
        <translation>ne navodi format.</translation>
    </message>
    <message>
        <source>No version of Kupola writes records of format {format}.</source>
        <translation>Nijedna verzija Kupole ne pravi zapise u formatu {format}.</translation>
    </message>
    <message>
        <source>This record has format {format}; this version of Kupola reads up to {known}.</source>
        <translation>Ovaj zapis ima format {format}; ova verzija Kupole čita formate do {known}.</translation>
    </message>
    <message>
        <source>The game of this record cannot start: {problem}</source>
        <translation>Partija iz ovog zapisa ne može da počne: {problem}</translation>
    </message>
    <message>
        <source>Move {number} of this record ({code}) cannot be played: {problem}</source>
        <translation>{number}. potez iz ovog zapisa ({code}) ne može da se odigra: {problem}</translation>
    </message>
    <message>
        <source>A record has either a seed or a first position, not both or neither.</source>
        <translation>Zapis ima ili broj podele ili prvu poziciju: tačno jedno od toga.</translation>
    </message>
    <message>
        <source>A record names a player for every seat, or none at all.</source>
        <translation>Zapis navodi igrača za svako mesto ili nijednog.</translation>
    </message>
    <message>
        <source>This record names a seat that the game does not have.</source>
        <translation>Ovaj zapis navodi mesto koje u ovoj igri ne postoji.</translation>
    </message>
    <message>
        <source>A branch of this record starts from no line of the game.</source>
        <translation>Jedna varijanta u ovom zapisu ne polazi ni od jedne druge.</translation>
    </message>
    <message>
        <source>This record no longer leads to the position it was saved in. It was changed, or saved by a version with different rules.</source>
        <translation>Ovaj zapis više ne vodi do pozicije u kojoj je sačuvan. Izmenjen je ili ga je napravila verzija sa drugačijim pravilima.</translation>
    </message>
    <message>
        <source>This is not a score sheet: {problem}</source>
        <translation>Ovo nije bodovanje partije: {problem}</translation>
    </message>
    <message>
        <source>it cannot be read.</source>
        <translation>ne može da se pročita.</translation>
    </message>
    <message>
        <source>A newer version of Kupola saved this score sheet.</source>
        <translation>Ovo bodovanje je napravila novija verzija Kupole.</translation>
    </message>
    <message>
        <source>A note of this record is about no position of the game.</source>
        <translation>Jedna beleška ovog zapisa ne odnosi se ni na jednu poziciju partije.</translation>
    </message>
    <message>
        <source>The program is at a table; “leave” it first.</source>
        <translation>Program sedi za stolom; prvo ga mora napustiti („leave”).</translation>
    </message>
    <message>
        <source>The program is at no table; “host” or “join” one first.</source>
        <translation>Program ne sedi za stolom; prvo mora otvoriti sto („host”) ili se pridružiti („join”).</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>spisak tekstova</translation>
    </message>
    <message>
        <source>There is no puzzle {number} of {game}; there are 1 to {last}.</source>
        <translation>Igra {game} nema zagonetku {number}; ima ih od 1 do {last}.</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Daily deal</source>
        <translation>Podela dana</translation>
    </message>
    <message>
        <source>{players} · computers: {level}</source>
        <translation>{players} · računar: {level}</translation>
    </message>
    <message>
        <source>Played; the game is no longer here.</source>
        <translation>Odigrano; partije više nema.</translation>
    </message>
    <message>
        <source>{points} · You won</source>
        <translation>{points} · Pobeda</translation>
    </message>
    <message>
        <source>{points} · You share the win</source>
        <translation>{points} · Podeljena pobeda</translation>
    </message>
    <message>
        <source>{points} · Place {rank} of {count}</source>
        <translation>{points} · mesto {rank} od {count}</translation>
    </message>
    <message>
        <source>Your first game of each deal counts: no undo, no hints. After that, play it again as often as you like. Missed days wait for you.</source>
        <translation>Računa se prva partija svake podele: bez vraćanja poteza i bez saveta. Posle je možete igrati koliko god želite. Propušteni dani vas čekaju.</translation>
    </message>
    <message>
        <source>Days played: {number}</source>
        <translation>Odigrani dani: {number}</translation>
    </message>
    <message>
        <source>Games won: {number}</source>
        <translation>Dobijene partije: {number}</translation>
    </message>
    <message>
        <source>Days in a row: {number}</source>
        <translation>Dana zaredom: {number}</translation>
    </message>
    <message>
        <source>Longest run of days: {number}</source>
        <translation>Najduži niz dana: {number}</translation>
    </message>
    <message>
        <source>One missed day in seven does not end a run.</source>
        <translation>Jedan propušten dan od sedam ne prekida niz.</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Kopirano: {line}</translation>
    </message>
    <message>
        <source>The result cannot be copied: {reason}</source>
        <translation>Rezultat ne može da se kopira: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played</source>
        <translation>
            <numerusform>%n dan sa igrom</numerusform>
            <numerusform>%n dana sa igrom</numerusform>
            <numerusform>%n dana sa igrom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n pobeda</numerusform>
            <numerusform>%n pobede</numerusform>
            <numerusform>%n pobeda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dan zaredom</numerusform>
            <numerusform>%n dana zaredom</numerusform>
            <numerusform>%n dana zaredom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best run: %n day(s)</source>
        <translation>
            <numerusform>najduži niz: %n dan</numerusform>
            <numerusform>najduži niz: %n dana</numerusform>
            <numerusform>najduži niz: %n dana</numerusform>
        </translation>
    </message>
    <message>
        <source>Kupola {day} · {game} {points}</source>
        <translation>Kupola {day} · {game} {points}</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Podele dana</translation>
    </message>
    <message>
        <source>{day}: {games}</source>
        <translation>{day}: {games}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Danas, {day}</translation>
    </message>
    <message>
        <source>nothing played yet</source>
        <translation>još ništa nije odigrano</translation>
    </message>
    <message>
        <source>{game} won</source>
        <translation>{game}: pobeda</translation>
    </message>
    <message>
        <source>{game} played</source>
        <translation>{game}: odigrano</translation>
    </message>
    <message>
        <source>{game} unfinished</source>
        <translation>{game}: nije završeno</translation>
    </message>
    <message>
        <source>Your daily deals cannot be read and are left unchanged.</source>
        <translation>Vaše podele dana ne mogu da se pročitaju i ostaju nepromenjene.</translation>
    </message>
</context>
<context>
    <name>engine_build</name>
    <message>
        <source>Compiling the computer players: {done} of {total}. Until then they think more slowly.</source>
        <translation>Kompajliraju se igrači koje vodi računar: {done} od {total}. Dotle razmišljaju sporije.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>Datoteka ne može da se sačuva: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Datoteka ne može da se pročita: {reason}</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Ovo je fascikla ili uređaj, a ne datoteka.</translation>
    </message>
    <message>
        <source>This is not a valid file name.</source>
        <translation>Datoteka ne može da ima ovakvo ime.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ova datoteka je prazna.</translation>
    </message>
    <message>
        <source>This is not a Kupola game, or it is damaged: {detail}</source>
        <translation>Ovo nije partija Kupole ili je oštećena: {detail}</translation>
    </message>
    <message>
        <source>Saved as “{file}” in the folder “{folder}”.</source>
        <translation>Sačuvano kao „{file}“ u fascikli „{folder}“.</translation>
    </message>
    <message>
        <source>its content cannot be read.</source>
        <translation>sadržaj ne može da se pročita.</translation>
    </message>
    <message>
        <source>it does not say which version of Kupola wrote it.</source>
        <translation>ne vidi se koja ju je verzija Kupole sačuvala.</translation>
    </message>
</context>
<context>
    <name>game_screen</name>
    <message>
        <source>Your first game: an easy opponent, every aid and plenty of time.</source>
        <translation>Vaša prva partija: lak protivnik, puna pomoć i dovoljno vremena.</translation>
    </message>
    <message>
        <source>{move} It is the only move.</source>
        <translation>{move} To je jedini mogući potez.</translation>
    </message>
    <message>
        <source>{game}: {players}. {progress}.</source>
        <translation>{game}: {players}. {progress}.</translation>
    </message>
    <message>
        <source>Resumed: {game}: {players}. {progress}.</source>
        <translation>Nastavak: {game}: {players}. {progress}.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Još nije povučen nijedan potez.</translation>
    </message>
    <message>
        <source>Nothing has been read out yet.</source>
        <translation>Još ništa nije pročitano.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back: {move}</source>
        <translation>
            <numerusform>Vraćen %n potez: {move}</numerusform>
            <numerusform>Vraćena %n poteza: {move}</numerusform>
            <numerusform>Vraćeno %n poteza: {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made again: {move}</source>
        <translation>
            <numerusform>Ponovljen %n potez: {move}</numerusform>
            <numerusform>Ponovljena %n poteza: {move}</numerusform>
            <numerusform>Ponovljeno %n poteza: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} razmišlja</translation>
    </message>
    <message>
        <source>{player}: only one move is possible, so it is played for you</source>
        <translation>{player}: moguć je samo jedan potez, program ga igra umesto vas</translation>
    </message>
    <message>
        <source>Paused: the computers are waiting for you</source>
        <translation>Pauza: računari čekaju na vas</translation>
    </message>
    <message>
        <source>No board is enlarged.</source>
        <translation>Nijedna tabla nije uvećana.</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>Računanje poena</translation>
    </message>
    <message>
        <source>Showing the last moves again</source>
        <translation>Ponovni prikaz poslednjih poteza</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partija je završena.</translation>
    </message>
    <message>
        <source>This game is view-only.</source>
        <translation>Ova partija može samo da se gleda.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Sada je na potezu {player}.</translation>
    </message>
    <message>
        <source>This belongs to {player}.</source>
        <translation>Ovo pripada igraču {player}.</translation>
    </message>
    <message>
        <source>Score and moves are shown.</source>
        <translation>Poeni i potezi su prikazani.</translation>
    </message>
    <message>
        <source>Score and moves are hidden.</source>
        <translation>Poeni i potezi su sakriveni.</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Čeka se: igra {player}</translation>
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
        <translation>Isključeno: {option}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>{percent}% chance of winning</source>
        <translation>Šansa za pobedu {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% chance of winning, about %n point(s)</source>
        <translation>
            <numerusform>Šansa za pobedu {percent}%, oko %n poen</numerusform>
            <numerusform>Šansa za pobedu {percent}%, oko %n poena</numerusform>
            <numerusform>Šansa za pobedu {percent}%, oko %n poena</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>The result cannot be saved in the history: {reason}</source>
        <translation>Rezultat ne može da se sačuva u istoriji: {reason}</translation>
    </message>
    <message>
        <source>The history cannot be read: {reason}</source>
        <translation>Istorija ne može da se pročita: {reason}</translation>
    </message>
    <message>
        <source>The history is damaged. Everything readable was kept; the damaged file was saved as {file}.</source>
        <translation>Istorija je oštećena. Zadržano je sve što može da se pročita; oštećena datoteka je sačuvana kao {file}.</translation>
    </message>
    <message>
        <source>The games cannot be exported: {reason}</source>
        <translation>Partije ne mogu da se izvezu: {reason}</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}</source>
        <translation>Nije sve moglo da se obriše: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the history cannot be read; kept in {file}.</source>
        <translation>
            <numerusform>%n red istorije ne može da se pročita; sačuvano u {file}.</numerusform>
            <numerusform>%n reda istorije ne mogu da se pročitaju; sačuvano u {file}.</numerusform>
            <numerusform>%n redova istorije ne može da se pročita; sačuvano u {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Odigrano</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Igrači i poeni</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Pobednik</translation>
    </message>
    <message>
        <source>{game} (score sheet)</source>
        <translation>{game} (uživo)</translation>
    </message>
    <message>
        <source>{winners} (resigned: {names})</source>
        <translation>{winners} (predaja: {names})</translation>
    </message>
    <message>
        <source>{game} (daily deal, {day})</source>
        <translation>{game} (podela dana, {day})</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Ceo period</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Poslednja 24 sata</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Poslednjih 7 dana</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Poslednjih 30 dana</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Poslednjih 12 meseci</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Sve igre</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Svi igrači</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Svi protivnici</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ljudi</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Računar: {level}</translation>
    </message>
    <message>
        <source>Kingdomino: Dynasty</source>
        <translation>Kingdomino: Dinastija</translation>
    </message>
    <message>
        <source>Duplicate match</source>
        <translation>Meč sa istom podelom</translation>
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
        <translation>Ovaj sto vodi novija verzija Kupole.</translation>
    </message>
    <message>
        <source>“{seat}” is no seat. A seat is “open”, “guest:Name”, “computer” or “computer:level”; levels are: {levels}.</source>
        <translation>„{seat}” nije mesto. Mesto je „open”, „guest:Ime”, „computer” ili „computer:nivo”; nivoi su: {levels}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} se ne može pročitati: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>{path} se ne može zapisati: {reason}</translation>
    </message>
    <message>
        <source>{path} is no table.</source>
        <translation>{path} nije sto.</translation>
    </message>
    <message>
        <source>Another host keeps the tables of {path}.</source>
        <translation>Stolove iz {path} već vodi drugi domaćin.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Left</source>
        <translation>Levo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Desno</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Gore</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Dole</translation>
    </message>
    <message>
        <source>Pick up or put down</source>
        <translation>Uzmi ili spusti</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Vrati na mesto</translation>
    </message>
    <message>
        <source>Turn the piece</source>
        <translation>Okreni element</translation>
    </message>
    <message>
        <source>Turn it the other way</source>
        <translation>Okreni na drugu stranu</translation>
    </message>
    <message>
        <source>Pixies: the new card stays up</source>
        <translation>Pixies: nova karta ostaje gore</translation>
    </message>
    <message>
        <source>Pixies: the old card stays up</source>
        <translation>Pixies: stara karta ostaje gore</translation>
    </message>
    <message>
        <source>Where am I, what is here, what can I do?</source>
        <translation>Gde sam, šta je ovde, šta mogu?</translation>
    </message>
    <message>
        <source>Score and moves beside the board</source>
        <translation>Poeni i potezi pored table</translation>
    </message>
    <message>
        <source>Enlarge the other players’ boards, one by one</source>
        <translation>Uvećaj table drugih igrača, jednu po jednu</translation>
    </message>
    <message>
        <source>Read the other players’ boards, line by line</source>
        <translation>Čitaj table drugih igrača, red po red</translation>
    </message>
    <message>
        <source>Read the line before</source>
        <translation>Čitaj prethodni red</translation>
    </message>
    <message>
        <source>Read everyone’s points</source>
        <translation>Čitaj poene svih igrača</translation>
    </message>
    <message>
        <source>Repeat the last sentence</source>
        <translation>Ponovi poslednju rečenicu</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Nazad na tablu</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Prethodni potez</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Sledeći potez</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na početak</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na kraj</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Pusti ili pauziraj</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Nazad u partiju</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Pretraga pravila</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Sledeći pogodak</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Prethodni pogodak</translation>
    </message>
    <message>
        <source>Next heading</source>
        <translation>Sledeći naslov</translation>
    </message>
    <message>
        <source>Previous heading</source>
        <translation>Prethodni naslov</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Zatvori pravila</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na tabli</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>U snimku partije</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>U pravilima</translation>
    </message>
    <message>
        <source>Next part of the board, or off it</source>
        <translation>Na sledeći deo table ili van nje</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Place it in the line, slot, column or space with this number</source>
        <translation>Stavi u liniju, na mesto, u kolonu ili na polje sa tim brojem</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Kontroler za igru</translation>
    </message>
    <message>
        <source>Move around the board, menus and dialogs</source>
        <translation>Kretanje po tabli, menijima i prozorima</translation>
    </message>
    <message>
        <source>D-pad, left stick</source>
        <translation>Strelice, leva palica</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Otvaranje menija</translation>
    </message>
    <message>
        <source>Board keys</source>
        <translation>Tasteri za tablu</translation>
    </message>
    <message>
        <source>One-handed layouts put every key you need within reach of that hand.</source>
        <translation>U rasporedu za jednu ruku svi potrebni tasteri su na dohvatu te ruke.</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>Za obe ruke</translation>
    </message>
    <message>
        <source>Left hand only</source>
        <translation>Za levu ruku</translation>
    </message>
    <message>
        <source>Right hand only</source>
        <translation>Za desnu ruku</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Sopstveni izbor</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Naredba</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Naredbe i prečice</translation>
    </message>
    <message>
        <source>Key for: {command}</source>
        <translation>Taster za: {command}</translation>
    </message>
    <message>
        <source>Another key for: {command}</source>
        <translation>Drugi taster za: {command}</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Pritisnite taster</translation>
    </message>
    <message>
        <source>Choose a command, go to its key with Tab and press a new key. Backspace clears it.</source>
        <translation>Izaberite naredbu, tasterom Tab pređite na njen taster, pa pritisnite novi. Backspace ga briše.</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Podrazumevani tasteri</translation>
    </message>
    <message>
        <source>Nothing changed: {key} is already used for “{command}”.</source>
        <translation>Ništa nije promenjeno: {key} već pripada naredbi „{command}“.</translation>
    </message>
    <message>
        <source>Nothing changed: {key} is needed for something else.</source>
        <translation>Ništa nije promenjeno: {key} je potreban za nešto drugo.</translation>
    </message>
    <message>
        <source>Changed: {command}, {key}</source>
        <translation>Promenjeno: {command}, {key}</translation>
    </message>
    <message>
        <source>Shortcut removed: {command}</source>
        <translation>Prečica je uklonjena: {command}</translation>
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
        <translation>Odluka</translation>
    </message>
    <message>
        <source>First choice of the game</source>
        <translation>Prvi izbor u partiji</translation>
    </message>
    <message>
        <source>Game of the dynasty</source>
        <translation>Partija dinastije</translation>
    </message>
    <message>
        <source>No more lines are drawn in this game.</source>
        <translation>U ovoj partiji više nema novih kolona.</translation>
    </message>
    <message>
        <source>{need}, in the next line</source>
        <translation>{need}, u sledećoj koloni</translation>
    </message>
    <message>
        <source>Domino {domino}</source>
        <translation>Domina {domino}</translation>
    </message>
    <message>
        <source>A domino that fits here</source>
        <translation>Domina koja ovde pristaje</translation>
    </message>
    <message>
        <source>{need}, at least {number} times</source>
        <translation>{need}, bar {number} puta</translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n line(s)</source>
        <translation>
            <numerusform>{need}, u sledećoj %n koloni</numerusform>
            <numerusform>{need}, u sledeće %n kolone</numerusform>
            <numerusform>{need}, u sledećih %n kolona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with at least %n crown(s)</source>
        <translation>
            <numerusform>{terrain} sa bar %n krunom</numerusform>
            <numerusform>{terrain} sa bar %n krune</numerusform>
            <numerusform>{terrain} sa bar %n kruna</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamak</translation>
    </message>
    <message>
        <source>Wheat field</source>
        <translation>Pšenično polje</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Šuma</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Jezero</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Livada</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Močvara</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Rudnik</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamak</translation>
    </message>
    <message>
        <source>wheat field</source>
        <translation>pšenično polje</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>šuma</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>jezero</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>livada</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>močvara</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>rudnik</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation>Dinastija</translation>
    </message>
    <message>
        <source>Three games in a row; the highest total wins.</source>
        <translation>Tri partije zaredom; pobeđuje najveći zbir poena.</translation>
    </message>
    <message>
        <source>The Middle Kingdom</source>
        <translation>Zamak u sredini</translation>
    </message>
    <message>
        <source>10 extra points if your castle is exactly in the middle of your kingdom.</source>
        <translation>10 dodatnih poena ako je vaš zamak tačno u sredini kraljevstva.</translation>
    </message>
    <message>
        <source>Harmony</source>
        <translation>Harmonija</translation>
    </message>
    <message>
        <source>5 extra points if your kingdom is complete: no domino was discarded.</source>
        <translation>5 dodatnih poena ako je vaše kraljevstvo kompletno: nijedna domina nije odbačena.</translation>
    </message>
    <message>
        <source>The Mighty Duel</source>
        <translation>Epski duel</translation>
    </message>
    <message>
        <source>For two players: all 48 dominoes, and kingdoms of 7 × 7 squares.</source>
        <translation>Za dva igrača: svih 48 domina i kraljevstva od 7 × 7 polja.</translation>
    </message>
    <message>
        <source>Lenient middle</source>
        <translation>Blaža sredina</translation>
    </message>
    <message>
        <source>Only with The Middle Kingdom: an incomplete kingdom gets the bonus as long as no square is too far away for the castle to be in the middle. A house rule, to compare with published research.</source>
        <translation>Važi samo uz varijantu „Zamak u sredini“: nekompletno kraljevstvo dobija bonus ako nijedno polje nije toliko daleko da zamak ne bi mogao biti u sredini. Kućno pravilo, za poređenje sa objavljenim istraživanjima.</translation>
    </message>
    <message>
        <source>Kingdomino is for {least} to {most} players, not {seats}.</source>
        <translation>Broj igrača za Kingdomino je od {least} do {most}, a ne {seats}.</translation>
    </message>
    <message>
        <source>The Mighty Duel is for two players, not {seats}.</source>
        <translation>Epski duel je za dva igrača; sada ih je {seats}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partija je završena.</translation>
    </message>
    <message>
        <source>First place domino {domino}, then choose the next one.</source>
        <translation>Prvo postavite dominu {domino}, pa izaberite sledeću.</translation>
    </message>
    <message>
        <source>First discard domino {domino}, which fits nowhere, then choose the next one.</source>
        <translation>Prvo odbacite dominu {domino}, koja ne može nigde da se postavi, pa izaberite sledeću.</translation>
    </message>
    <message>
        <source>Your domino has been played; now choose one from the next line.</source>
        <translation>Vaša domina je odigrana; sada izaberite jednu iz sledeće kolone.</translation>
    </message>
    <message>
        <source>There is nothing to place yet: first, everyone chooses a domino.</source>
        <translation>Još nema šta da se postavi: prvo svi biraju dominu.</translation>
    </message>
    <message>
        <source>In the last turn there is no next line to choose from.</source>
        <translation>U poslednjem krugu nema sledeće kolone iz koje se bira.</translation>
    </message>
    <message>
        <source>Domino {domino} is not in the next line.</source>
        <translation>Domina {domino} nije u sledećoj koloni.</translation>
    </message>
    <message>
        <source>Domino {domino} can still be placed, so you cannot discard it.</source>
        <translation>Domina {domino} još može da se postavi, pa ne sme da se odbaci.</translation>
    </message>
    <message>
        <source>This is not a Kingdomino move: “{code}”</source>
        <translation>Ovo nije potez igre Kingdomino: „{code}“</translation>
    </message>
    <message>
        <source>{terrain}: {squares} × {crowns}</source>
        <translation>{terrain}: {squares} × {crowns}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partija {number}</translation>
    </message>
    <message>
        <source>Shared victory: points ({points}), largest territory ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation>Podeljena pobeda: izjednačeni su i poeni ({points}), i najveća teritorija ({squares}), i krune ({crowns}).</translation>
    </message>
    <message>
        <source>Shared victory: over three games, points ({points}), largest territories ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation>Podeljena pobeda: posle tri partije izjednačeni su i poeni ({points}), i najveće teritorije ({squares}), i krune ({crowns}).</translation>
    </message>
    <message>
        <source>Points are tied; the largest territory decides: {best} to {other}.</source>
        <translation>Poeni su izjednačeni; odlučuje najveća teritorija: {best} prema {other}.</translation>
    </message>
    <message>
        <source>Points and the largest territory are tied; the crowns decide: {best} to {other}.</source>
        <translation>Poeni i najveća teritorija su izjednačeni; odlučuju krune: {best} prema {other}.</translation>
    </message>
    <message>
        <source>Points are tied; the combined largest territories of the three games decide: {best} to {other}.</source>
        <translation>Poeni su izjednačeni; odlučuje zbir najvećih teritorija iz tri partije: {best} prema {other}.</translation>
    </message>
    <message>
        <source>Points and the combined largest territories of the three games are tied; the combined crowns decide: {best} to {other}.</source>
        <translation>Poeni i zbir najvećih teritorija iz tri partije su izjednačeni; odlučuje zbir svih kruna: {best} prema {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner} pobeđuje sa %n poenom.</numerusform>
            <numerusform>{winner} pobeđuje sa %n poena.</numerusform>
            <numerusform>{winner} pobeđuje sa %n poena.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dominoes that did not fit</source>
        <translation>Domine za koje nije bilo mesta</translation>
    </message>
    <message>
        <source>Kings leave this line in order; put another king in the place of this one.</source>
        <translation>Kraljevi napuštaju ovaj red po redu; na mesto ovog stavite drugog kralja.</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Postavljanje</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Biranje</translation>
    </message>
    <message>
        <source>The castle stays in its kingdom. Move it to a free square.</source>
        <translation>Zamak ostaje u kraljevstvu. Premestite ga na slobodno polje.</translation>
    </message>
    <message>
        <source>Half of the domino would be outside the grid.</source>
        <translation>Polovina domine bi bila van mreže.</translation>
    </message>
    <message>
        <source>Domino {domino} is in two kingdoms: {player} and {other}.</source>
        <translation>Domina {domino} je u dva kraljevstva: {player} i {other}.</translation>
    </message>
    <message>
        <source>Domino {domino} is in this kingdom twice.</source>
        <translation>Domina {domino} je u ovom kraljevstvu dva puta.</translation>
    </message>
    <message>
        <source>Domino {domino} touches nothing.</source>
        <translation>Domina {domino} ništa ne dodiruje.</translation>
    </message>
    <message>
        <source>Domino {domino} matches none of its neighbors: one half must touch the castle or a square of the same terrain.</source>
        <translation>Nijedan sused ne odgovara domini {domino}: jedna polovina mora da dodiruje zamak ili polje istog terena.</translation>
    </message>
    <message>
        <source>Domino {domino} is not connected to the castle.</source>
        <translation>Domina {domino} nije povezana sa zamkom.</translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Ovo kraljevstvo je široko %n polje; dozvoljeno je najviše {size}.</numerusform>
            <numerusform>Ovo kraljevstvo je široko %n polja; dozvoljeno je najviše {size}.</numerusform>
            <numerusform>Ovo kraljevstvo je široko %n polja; dozvoljeno je najviše {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Ovo kraljevstvo je visoko %n polje; dozvoljeno je najviše {size}.</numerusform>
            <numerusform>Ovo kraljevstvo je visoko %n polja; dozvoljeno je najviše {size}.</numerusform>
            <numerusform>Ovo kraljevstvo je visoko %n polja; dozvoljeno je najviše {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) missing. Place every domino, or enter how many did not fit.</source>
        <translation>
            <numerusform>Nedostaje %n domina. Postavite je ili upišite za koliko njih nije bilo mesta.</numerusform>
            <numerusform>Nedostaju %n domine. Postavite ih ili upišite za koliko njih nije bilo mesta.</numerusform>
            <numerusform>Nedostaje %n domina. Postavite ih ili upišite za koliko njih nije bilo mesta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) too many: every player gets {each}.</source>
        <translation>
            <numerusform>%n domina viška: svaki igrač dobija {each}.</numerusform>
            <numerusform>%n domine viška: svaki igrač dobija {each}.</numerusform>
            <numerusform>%n domina viška: svaki igrač dobija {each}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The options are not the options of Kingdomino.</source>
        <translation>Ovo nisu opcije igre Kingdomino.</translation>
    </message>
    <message>
        <source>The first player must be one of {seats} players, not number {seat}.</source>
        <translation>Prvi igrač mora biti jedan od {seats} igrača, a ne broj {seat}.</translation>
    </message>
    <message>
        <source>At most {most} games can have been finished, not {games}.</source>
        <translation>Završenih partija može biti najviše {most}, a ne {games}.</translation>
    </message>
    <message>
        <source>There must be {seats} kingdoms, one per player, not {kingdoms}.</source>
        <translation>Kraljevstava mora biti {seats}, po jedno za svakog igrača, a ne {kingdoms}.</translation>
    </message>
    <message>
        <source>A kingdom of this game measures {right}, not {size}.</source>
        <translation>Kraljevstvo je u ovoj partiji veličine {right}, a ne {size}.</translation>
    </message>
    <message>
        <source>A king belongs to one of {seats} players, not to number {seat}.</source>
        <translation>Kralj pripada jednom od {seats} igrača, a ne broju {seat}.</translation>
    </message>
    <message>
        <source>There is no domino {domino}.</source>
        <translation>Domina {domino} ne postoji.</translation>
    </message>
    <message>
        <source>Domino {domino} cannot be where it is ({player}). {reason}</source>
        <translation>Domina {domino} ne može da leži tu gde je ({player}). {reason}</translation>
    </message>
    <message>
        <source>Dominoes placed and discarded by now must be {right}, not {count}. Player: {player}</source>
        <translation>Postavljenih i odbačenih domina do sada mora biti {right}, a ne {count}. Igrač: {player}</translation>
    </message>
    <message>
        <source>Domino {domino} is there {count} times instead of once.</source>
        <translation>Domina {domino} mora postojati tačno jednom; broj pojavljivanja: {count}.</translation>
    </message>
    <message>
        <source>{right} dominoes must be out of the game, not {count}.</source>
        <translation>Broj domina van igre mora biti {right}, a ne {count}.</translation>
    </message>
    <message>
        <source>The pile must consist of whole lines of {line}, not of {count}.</source>
        <translation>Gomila mora da se sastoji od celih kolona; domina u koloni: {line}, na gomili: {count}.</translation>
    </message>
    <message>
        <source>A line holds {line} dominoes or none, not {count}.</source>
        <translation>Broj domina u koloni je {line} ili 0, a ne {count}.</translation>
    </message>
    <message>
        <source>A line must be sorted from the lowest number to the highest.</source>
        <translation>Kolona mora biti poređana od najmanjeg broja do najvećeg.</translation>
    </message>
    <message>
        <source>There is no line of dominoes.</source>
        <translation>Nema nijedne kolone domina.</translation>
    </message>
    <message>
        <source>The next line must be drawn while the pile lasts: {count}</source>
        <translation>Sledeća kolona mora da se izvuče dok na gomili ima domina: {count}</translation>
    </message>
    <message>
        <source>With these lines on the table the pile can hold {right} dominoes, not {count}.</source>
        <translation>Uz ove kolone na stolu broj domina na gomili može biti {right}, a ne {count}.</translation>
    </message>
    <message>
        <source>The number of a player’s kings in the current line must be {right}, not {count}: {player}</source>
        <translation>Broj kraljeva igrača u trenutnoj koloni mora biti {right}, a ne {count}: {player}</translation>
    </message>
    <message>
        <source>The number of a player’s kings in the next line must be {right} now, not {count}: {player}</source>
        <translation>Broj kraljeva igrača u sledećoj koloni sada mora biti {right}, a ne {count}: {player}</translation>
    </message>
    <message>
        <source>It cannot be the turn of place {turn} in the line.</source>
        <translation>Mesto {turn} u koloni sada ne može biti na potezu.</translation>
    </message>
    <message>
        <source>This decision cannot be pending now.</source>
        <translation>Ova odluka sada ne može biti na redu.</translation>
    </message>
    <message>
        <source>Domino {domino} is neither in the kingdom nor discarded. Player: {player}</source>
        <translation>Domina {domino} nije ni u kraljevstvu ni među odbačenima. Igrač: {player}</translation>
    </message>
    <message>
        <source>{player} already has a king on domino {domino}.</source>
        <translation>Na domini {domino} već stoji kralj igrača {player}.</translation>
    </message>
    <message>
        <source>This square is already covered: {terrain}.</source>
        <translation>Ovo polje je već pokriveno: {terrain}.</translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of the same terrain: {left} or {right}.</source>
        <translation>Jedna polovina mora da dodiruje zamak ili polje istog terena: {left} ili {right}.</translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of the same terrain: {terrain}.</source>
        <translation>Jedna polovina mora da dodiruje zamak ili polje istog terena: {terrain}.</translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Vaše kraljevstvo bi bilo široko %n polje; dozvoljeno je najviše {size}.</numerusform>
            <numerusform>Vaše kraljevstvo bi bilo široko %n polja; dozvoljeno je najviše {size}.</numerusform>
            <numerusform>Vaše kraljevstvo bi bilo široko %n polja; dozvoljeno je najviše {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Vaše kraljevstvo bi bilo visoko %n polje; dozvoljeno je najviše {size}.</numerusform>
            <numerusform>Vaše kraljevstvo bi bilo visoko %n polja; dozvoljeno je najviše {size}.</numerusform>
            <numerusform>Vaše kraljevstvo bi bilo visoko %n polja; dozvoljeno je najviše {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the largest territory decides ({squares}).</source>
        <translation>{winner} pobeđuje. Poeni su izjednačeni ({points}); odlučuje najveća teritorija ({squares}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the largest territory ({squares}) are tied; the crowns decide ({crowns}).</source>
        <translation>{winner} pobeđuje. Poeni ({points}) i najveća teritorija ({squares}) su izjednačeni; odlučuju krune ({crowns}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the combined largest territories of the three games decide ({squares}).</source>
        <translation>{winner} pobeđuje. Poeni su izjednačeni ({points}); odlučuje zbir najvećih teritorija iz tri partije ({squares}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the combined largest territories of the three games ({squares}) are tied; the combined crowns decide ({crowns}).</source>
        <translation>{winner} pobeđuje. Poeni ({points}) i zbir najvećih teritorija iz tri partije ({squares}) su izjednačeni; odlučuje zbir svih kruna ({crowns}).</translation>
    </message>
</context>
<context>
    <name>kingdomino_lessons</name>
    <message>
        <source>Beside the castle</source>
        <translation>Pored zamka</translation>
    </message>
    <message>
        <source>Your kingdom begins with a castle. Place your domino to its right.</source>
        <translation>Vaše kraljevstvo počinje zamkom. Postavite dominu desno od njega.</translation>
    </message>
    <message>
        <source>That is allowed too. Here, use the marked squares.</source>
        <translation>I to je dozvoljeno. Ovde ipak iskoristite označena polja.</translation>
    </message>
    <message>
        <source>The half that you hold goes where you point.</source>
        <translation>Polovina koju držite ide tamo gde pokazujete.</translation>
    </message>
    <message>
        <source>The castle goes with every terrain.</source>
        <translation>Zamak odgovara svakom terenu.</translation>
    </message>
    <message>
        <source>Now choose: put your king on a free domino.</source>
        <translation>Sada birajte: stavite kralja na slobodnu dominu.</translation>
    </message>
    <message>
        <source>Click any domino of the next line.</source>
        <translation>Kliknite na bilo koju dominu sledeće kolone.</translation>
    </message>
    <message>
        <source>You will place that domino in the next turn.</source>
        <translation>Tu dominu postavljate u sledećem krugu.</translation>
    </message>
    <message>
        <source>You have two kings. Place the domino of the second one.</source>
        <translation>Imate dva kralja. Postavite dominu drugog kralja.</translation>
    </message>
    <message>
        <source>No terrain matches yet, so one half must touch the castle.</source>
        <translation>Nijedan teren se još ne slaže: jedna polovina mora da dodiruje zamak.</translation>
    </message>
    <message>
        <source>First place, then choose: that is your turn.</source>
        <translation>Prvo postavite, pa birajte: to je vaš potez.</translation>
    </message>
    <message>
        <source>Match one terrain</source>
        <translation>Jedan isti teren</translation>
    </message>
    <message>
        <source>Away from the castle, one half must match. Place wheat beside wheat.</source>
        <translation>Dalje od zamka jedna polovina mora da se slaže. Postavite pšenicu uz pšenicu.</translation>
    </message>
    <message>
        <source>That is allowed. But here, join wheat to wheat.</source>
        <translation>To je dozvoljeno. Ovde ipak spojite pšenicu sa pšenicom.</translation>
    </message>
    <message>
        <source>Put the wheat half above or below your wheat field.</source>
        <translation>Stavite polovinu sa pšenicom iznad ili ispod svog pšeničnog polja.</translation>
    </message>
    <message>
        <source>One match is enough. The other half may touch anything.</source>
        <translation>Dovoljno je da se složi jedna polovina. Druga sme pored bilo čega.</translation>
    </message>
    <message>
        <source>Pick up the domino and turn it with R. Place it upright.</source>
        <translation>Uzmite dominu i okrenite je tasterom R. Postavite je uspravno.</translation>
    </message>
    <message>
        <source>That domino lies flat. Press R while you hold it.</source>
        <translation>Ova domina leži vodoravno. Pritisnite R dok je držite.</translation>
    </message>
    <message>
        <source>R, the right mouse button or the wheel turns it.</source>
        <translation>Okreću je R, desni taster miša ili točkić.</translation>
    </message>
    <message>
        <source>You may turn every domino as you like.</source>
        <translation>Svaku dominu smete da okrenete kako želite.</translation>
    </message>
    <message>
        <source>Now match both halves at once.</source>
        <translation>Sada neka se slože obe polovine.</translation>
    </message>
    <message>
        <source>One half matches. Find the place where both do.</source>
        <translation>Jedna polovina se slaže. Nađite mesto gde se slažu obe.</translation>
    </message>
    <message>
        <source>Put wheat beside wheat and forest beside forest.</source>
        <translation>Stavite pšenicu uz pšenicu i šumu uz šumu.</translation>
    </message>
    <message>
        <source>Turn it: wheat beside wheat, forest beside forest.</source>
        <translation>Okrenite je: pšenica uz pšenicu, šuma uz šumu.</translation>
    </message>
    <message>
        <source>Both territories have grown with one domino.</source>
        <translation>Jednom dominom porasle su obe teritorije.</translation>
    </message>
    <message>
        <source>Squares times crowns</source>
        <translation>Polja puta krune</translation>
    </message>
    <message>
        <source>Your forest scores 3 squares × 2 crowns = 6. Make it larger.</source>
        <translation>Vaša šuma donosi 3 polja × 2 krune = 6. Povećajte je.</translation>
    </message>
    <message>
        <source>There it is a new forest without a crown: no points.</source>
        <translation>Tamo je to nova šuma bez krune: nema poena.</translation>
    </message>
    <message>
        <source>Place the domino so that it touches your forest.</source>
        <translation>Postavite dominu tako da dodiruje vašu šumu.</translation>
    </message>
    <message>
        <source>5 squares × 2 crowns = 10 points.</source>
        <translation>5 polja × 2 krune = 10 poena.</translation>
    </message>
    <message>
        <source>Your lake has no crown: no points. Give it one.</source>
        <translation>Vaše jezero nema krunu: nema poena. Dajte mu jednu.</translation>
    </message>
    <message>
        <source>This crown scores only 1. Join it to the large lake.</source>
        <translation>Ova kruna donosi samo 1 poen. Spojite je sa velikim jezerom.</translation>
    </message>
    <message>
        <source>The crown is on the lake half. It must touch the lake.</source>
        <translation>Kruna je na polovini sa jezerom. Ona treba da dodiruje jezero.</translation>
    </message>
    <message>
        <source>4 squares × 1 crown = 4 points.</source>
        <translation>4 polja × 1 kruna = 4 poena.</translation>
    </message>
    <message>
        <source>Two lakes score separately, 2 + 2. Join them.</source>
        <translation>Dva jezera se boduju odvojeno, 2 + 2. Spojite ih.</translation>
    </message>
    <message>
        <source>One lake has grown. The domino can join both.</source>
        <translation>Jedno jezero je poraslo. Domina može da spoji oba.</translation>
    </message>
    <message>
        <source>That domino joins neither lake.</source>
        <translation>Tako se domina ne spaja ni sa jednim jezerom.</translation>
    </message>
    <message>
        <source>Fill the gap below the castle.</source>
        <translation>Popunite prazninu ispod zamka.</translation>
    </message>
    <message>
        <source>6 squares × 2 crowns = 12 points.</source>
        <translation>6 polja × 2 krune = 12 poena.</translation>
    </message>
    <message>
        <source>Now find the placement that scores the most.</source>
        <translation>Sada nađite mesto koje donosi najviše poena.</translation>
    </message>
    <message>
        <source>Good, but there are more points at the lake.</source>
        <translation>Dobro, ali kod jezera ima više poena.</translation>
    </message>
    <message>
        <source>Your lake has crowns: each new square scores 2.</source>
        <translation>Vaše jezero ima krune: svako novo polje donosi 2 poena.</translation>
    </message>
    <message>
        <source>Large territories with many crowns win games.</source>
        <translation>Pobedu donose velike teritorije sa mnogo kruna.</translation>
    </message>
    <message>
        <source>Five by five</source>
        <translation>Pet puta pet</translation>
    </message>
    <message>
        <source>A kingdom is at most five squares wide. Yours is four. Widen it.</source>
        <translation>Kraljevstvo je široko najviše pet polja. Vaše je četiri. Proširite ga.</translation>
    </message>
    <message>
        <source>Your kingdom is still four squares wide.</source>
        <translation>Vaše kraljevstvo je i dalje široko četiri polja.</translation>
    </message>
    <message>
        <source>Start a new column, as marked or at the left.</source>
        <translation>Proširite ga na označenom mestu ili levo.</translation>
    </message>
    <message>
        <source>Five wide. No domino may lie outside now.</source>
        <translation>Pet polja u širinu. Nijedna domina sada ne sme da viri.</translation>
    </message>
    <message>
        <source>It may also become five squares high. Make it higher.</source>
        <translation>Sme da bude i pet polja visoko. Povećajte mu visinu.</translation>
    </message>
    <message>
        <source>That fits, but your kingdom is no higher.</source>
        <translation>To može, ali kraljevstvo nije ništa više.</translation>
    </message>
    <message>
        <source>Start a new row at the top or at the bottom.</source>
        <translation>Počnite nov red polja gore ili dole.</translation>
    </message>
    <message>
        <source>The castle need not stay in the middle.</source>
        <translation>Zamak ne mora da ostane u sredini.</translation>
    </message>
    <message>
        <source>The last turn: you only place. Find room for both dominoes.</source>
        <translation>Poslednji krug: samo postavljate. Nađite mesta za obe domine.</translation>
    </message>
    <message>
        <source>Now domino 21 fits nowhere. Use the other gap.</source>
        <translation>Sada za dominu 21 nema mesta. Iskoristite drugu prazninu.</translation>
    </message>
    <message>
        <source>Only one gap suits domino 21. Leave that one free.</source>
        <translation>Domini 21 odgovara samo jedna praznina. Ostavite je slobodnu.</translation>
    </message>
    <message>
        <source>No hole is left: 25 squares.</source>
        <translation>Nema nijedne rupe: 25 polja.</translation>
    </message>
    <message>
        <source>Swamp and mine: this domino fits nowhere. You must discard it.</source>
        <translation>Močvara i rudnik: za ovu dominu nema mesta. Morate da je odbacite.</translation>
    </message>
    <message>
        <source>Press the button below your kingdom.</source>
        <translation>Pritisnite dugme ispod svog kraljevstva.</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>Ne donosi poene.</translation>
    </message>
    <message>
        <source>Your king still chooses. Take a domino that fits.</source>
        <translation>Vaš kralj i dalje bira. Uzmite dominu za koju ima mesta.</translation>
    </message>
    <message>
        <source>Swamp would fit nowhere again.</source>
        <translation>Za močvaru opet ne bi bilo mesta.</translation>
    </message>
    <message>
        <source>You have wheat and lakes, but no swamp.</source>
        <translation>Imate pšenicu i jezera, ali nemate močvaru.</translation>
    </message>
    <message>
        <source>Discard only what fits nowhere at all.</source>
        <translation>Odbacuje se samo ono za šta nigde nema mesta.</translation>
    </message>
    <message>
        <source>Good land or an early turn</source>
        <translation>Dobra zemlja ili rani potez</translation>
    </message>
    <message>
        <source>Another domino has more crowns.</source>
        <translation>Druga domina ima više kruna.</translation>
    </message>
    <message>
        <source>The highest number is usually the best land.</source>
        <translation>Najveći broj je obično najbolja zemlja.</translation>
    </message>
    <message>
        <source>Domino 48 has three crowns, but it acts last.</source>
        <translation>Domina 48 ima tri krune, ali igra poslednja.</translation>
    </message>
    <message>
        <source>Low numbers act first. Choose so that you act first.</source>
        <translation>Mali brojevi igraju prvi. Izaberite tako da vi počnete.</translation>
    </message>
    <message>
        <source>With this number your opponent acts before you.</source>
        <translation>Sa ovim brojem protivnik igra pre vas.</translation>
    </message>
    <message>
        <source>The lower number is at the top.</source>
        <translation>Manji broj je gore.</translation>
    </message>
    <message>
        <source>Plain land, but you act first.</source>
        <translation>Obična zemlja, ali igrate prvi.</translation>
    </message>
    <message>
        <source>You act first. Place your forest.</source>
        <translation>Vi počinjete. Postavite svoju šumu.</translation>
    </message>
    <message>
        <source>Any square beside the castle is fine.</source>
        <translation>Svako polje pored zamka je dobro.</translation>
    </message>
    <message>
        <source>Now the whole next line is free.</source>
        <translation>Sada je cela sledeća kolona slobodna.</translation>
    </message>
    <message>
        <source>Nobody has chosen yet. Take the most crowns again.</source>
        <translation>Još niko nije birao. Opet uzmite najviše kruna.</translation>
    </message>
    <message>
        <source>A mine often has two crowns.</source>
        <translation>Rudnik često ima dve krune.</translation>
    </message>
    <message>
        <source>An early turn now means more to choose from.</source>
        <translation>Ko ranije igra, ima veći izbor.</translation>
    </message>
    <message>
        <source>What others need</source>
        <translation>Šta treba drugima</translation>
    </message>
    <message>
        <source>Your opponent collects forest, you collect lakes. Get both dominoes with a lake.</source>
        <translation>Protivnik skuplja šume, vi jezera. Uzmite obe domine sa jezerom.</translation>
    </message>
    <message>
        <source>Only you want two lakes. Domino 17 would be gone.</source>
        <translation>Dva jezera želite samo vi. Dominu 17 biste izgubili.</translation>
    </message>
    <message>
        <source>That one has no lake.</source>
        <translation>Na ovoj nema jezera.</translation>
    </message>
    <message>
        <source>Take the one first that your opponent wants too.</source>
        <translation>Prvo uzmite onu koju želi i protivnik.</translation>
    </message>
    <message>
        <source>The domino with forest and lake is yours. Nobody else needs two lakes.</source>
        <translation>Šuma i jezero su vaši. Dva jezera nikom drugom ne trebaju.</translation>
    </message>
    <message>
        <source>Place your domino, then choose what is left.</source>
        <translation>Postavite dominu, pa uzmite ono što je ostalo.</translation>
    </message>
    <message>
        <source>Domino 9 with two lakes is still free.</source>
        <translation>Domina 9 sa dva jezera još je slobodna.</translation>
    </message>
    <message>
        <source>You have both lakes. Look at other kingdoms before you choose.</source>
        <translation>Obe su vaše. Pre izbora pogledajte druga kraljevstva.</translation>
    </message>
    <message>
        <source>Two dominoes are left. Which one should your opponent not get?</source>
        <translation>Ostale su dve domine. Koju protivnik ne treba da dobije?</translation>
    </message>
    <message>
        <source>5 points for you, but 13 more for your opponent’s mines.</source>
        <translation>5 poena za vas, ali 13 za protivnikove rudnike.</translation>
    </message>
    <message>
        <source>What would each domino score in the other kingdom?</source>
        <translation>Koliko bi koja domina donela u drugom kraljevstvu?</translation>
    </message>
    <message>
        <source>Sometimes the best domino is the one others need.</source>
        <translation>Ponekad je najbolja domina ona koja treba drugima.</translation>
    </message>
    <message>
        <source>Middle Kingdom and Harmony</source>
        <translation>Zamak u sredini i Harmonija</translation>
    </message>
    <message>
        <source>In this variant, a castle in the middle scores 10. Center yours.</source>
        <translation>U ovoj varijanti zamak u sredini donosi 10 poena. Osvojite ih.</translation>
    </message>
    <message>
        <source>Three columns at the left: the castle is off center for good.</source>
        <translation>Tri polja levo: zamak više nikad neće biti u sredini.</translation>
    </message>
    <message>
        <source>Left of the castle are two columns, right of it only one.</source>
        <translation>Levo od zamka su dva polja, desno samo jedno.</translation>
    </message>
    <message>
        <source>Two squares on every side: 10 points.</source>
        <translation>Po dva polja sa svake strane: 10 poena.</translation>
    </message>
    <message>
        <source>Harmony: a complete kingdom scores 5 more. Where do the lakes go?</source>
        <translation>Harmonija: kompletno kraljevstvo donosi još 5 poena. Gde idu jezera?</translation>
    </message>
    <message>
        <source>Now domino 44 fits nowhere: no Harmony.</source>
        <translation>Sada za dominu 44 nema mesta: nema Harmonije.</translation>
    </message>
    <message>
        <source>Domino 44 needs the gap beside the swamp.</source>
        <translation>Domini 44 treba praznina pored močvare.</translation>
    </message>
    <message>
        <source>One gap is left.</source>
        <translation>Ostala je jedna praznina.</translation>
    </message>
    <message>
        <source>Complete your kingdom.</source>
        <translation>Dovršite svoje kraljevstvo.</translation>
    </message>
    <message>
        <source>Swamp goes beside swamp. Turn the domino.</source>
        <translation>Močvara ide uz močvaru. Okrenite dominu.</translation>
    </message>
    <message>
        <source>25 squares, nothing discarded: 5 points for Harmony.</source>
        <translation>25 polja, ništa odbačeno: 5 poena za Harmoniju.</translation>
    </message>
    <message>
        <source>Six dominoes</source>
        <translation>Šest domina</translation>
    </message>
    <message>
        <source>Play six dominoes against an easy opponent. You choose first.</source>
        <translation>Odigrajte šest domina protiv lakog protivnika. Vi birate prvi.</translation>
    </message>
    <message>
        <source>You know the rules. In a whole game, everyone gets twelve dominoes.</source>
        <translation>Znate pravila. U celoj partiji svako dobija dvanaest domina.</translation>
    </message>
    <message>
        <source>A game begins with a choice. Take the domino with the most crowns.</source>
        <translation>Partija počinje izborom. Uzmite dominu sa najviše kruna.</translation>
    </message>
</context>
<context>
    <name>kingdomino_table</name>
    <message>
        <source>Your king goes on a domino in the line you are choosing from.</source>
        <translation>Vaš kralj ide na dominu iz kolone iz koje se bira.</translation>
    </message>
    <message>
        <source>The domino goes in your own kingdom.</source>
        <translation>Domina ide u vaše kraljevstvo.</translation>
    </message>
    <message>
        <source>Players build only in their own kingdoms.</source>
        <translation>Svako gradi samo u svom kraljevstvu.</translation>
    </message>
    <message>
        <source>Now, place {place}: {domino}</source>
        <translation>Sada, mesto {place}: {domino}</translation>
    </message>
    <message>
        <source>Next, place {place}: {domino}, chosen by {king}</source>
        <translation>Sledeće, mesto {place}: {domino}, kralj: {king}</translation>
    </message>
    <message>
        <source>Next, place {place}: {domino}, free</source>
        <translation>Sledeće, mesto {place}: {domino}, slobodna</translation>
    </message>
    <message>
        <source>First line, place {place}: {domino}, chosen by {king}</source>
        <translation>Prva kolona, mesto {place}: {domino}, kralj: {king}</translation>
    </message>
    <message>
        <source>First line, place {place}: {domino}, free</source>
        <translation>Prva kolona, mesto {place}: {domino}, slobodna</translation>
    </message>
    <message>
        <source>Dominoes to place now</source>
        <translation>Domine koje se sada postavljaju</translation>
    </message>
    <message>
        <source>Dominoes to choose from</source>
        <translation>Domine između kojih se bira</translation>
    </message>
    <message>
        <source>Kingdom: {player}</source>
        <translation>Kraljevstvo: {player}</translation>
    </message>
    <message>
        <source>Pile and discarded dominoes</source>
        <translation>Gomila i odbačene domine</translation>
    </message>
    <message>
        <source>Row from the square {where}: {squares}</source>
        <translation>Red od polja {where}: {squares}</translation>
    </message>
    <message>
        <source>Row from the castle: {squares}</source>
        <translation>Red od zamka: {squares}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>prazno</translation>
    </message>
    <message>
        <source>{domino}; king: {king}</source>
        <translation>{domino}; kralj: {king}</translation>
    </message>
    <message>
        <source>The other half lies to the right.</source>
        <translation>Druga polovina je desno.</translation>
    </message>
    <message>
        <source>The other half lies below.</source>
        <translation>Druga polovina je dole.</translation>
    </message>
    <message>
        <source>The other half lies to the left.</source>
        <translation>Druga polovina je levo.</translation>
    </message>
    <message>
        <source>The other half lies above.</source>
        <translation>Druga polovina je gore.</translation>
    </message>
    <message>
        <source>{player}: put a king on a domino</source>
        <translation>{player}: stavite kralja na dominu</translation>
    </message>
    <message>
        <source>{player}: choose a domino from the next line</source>
        <translation>{player}: izaberite dominu iz sledeće kolone</translation>
    </message>
    <message>
        <source>{player}: place domino {domino} in your kingdom</source>
        <translation>{player}: postavite dominu {domino} u svoje kraljevstvo</translation>
    </message>
    <message>
        <source>{player}: domino {domino} fits nowhere, so discard it</source>
        <translation>{player}: za dominu {domino} nema mesta, odbacite je</translation>
    </message>
    <message>
        <source>First choice</source>
        <translation>Prvi izbor</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Krug {turn} od {turns}</translation>
    </message>
    <message>
        <source>Game {game} of {games} · First choice</source>
        <translation>Partija {game} od {games} · Prvi izbor</translation>
    </message>
    <message>
        <source>Game {game} of {games} · Turn {turn} of {turns}</source>
        <translation>Partija {game} od {games} · Krug {turn} od {turns}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Krug {turn}</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Partija {game}</translation>
    </message>
    <message>
        <source>Game {game} is over: {player} leads by {points}</source>
        <translation>Partija {game} je završena: {player} vodi, razlika: {points}</translation>
    </message>
    <message>
        <source>Game {game} is over: tied for the lead</source>
        <translation>Partija {game} je završena: vodeći su izjednačeni</translation>
    </message>
    <message>
        <source>Still possible</source>
        <translation>Još moguće</translation>
    </message>
    <message>
        <source>Dominoes not yet seen</source>
        <translation>Još neotkrivene domine</translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>%n tek dolazi</numerusform>
            <numerusform>%n tek dolaze</numerusform>
            <numerusform>%n tek dolazi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain}, %n crown(s)</source>
        <translation>
            <numerusform>{terrain}, %n kruna</numerusform>
            <numerusform>{terrain}, %n krune</numerusform>
            <numerusform>{terrain}, %n kruna</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: only domino {domino} is left to choose</source>
        <translation>{player}: za izbor je ostala samo domina {domino}</translation>
    </message>
    <message>
        <source>{player} chooses {domino}.</source>
        <translation>{player} bira: {domino}.</translation>
    </message>
    <message>
        <source>{player} discards {domino}.</source>
        <translation>{player} odbacuje: {domino}.</translation>
    </message>
    <message>
        <source>Not yet seen: {domino}</source>
        <translation>Još neotkrivena: {domino}</translation>
    </message>
    <message>
        <source>Already seen: {domino}</source>
        <translation>Već otkrivena: {domino}</translation>
    </message>
    <message>
        <source>New dominoes revealed: {dominoes}.</source>
        <translation>Otkrivene su nove domine: {dominoes}.</translation>
    </message>
    <message>
        <source>Next line: {dominoes}.</source>
        <translation>Sledeća kolona: {dominoes}.</translation>
    </message>
    <message>
        <source>Next line: dominoes {dominoes}.</source>
        <translation>Sledeća kolona, domine: {dominoes}.</translation>
    </message>
    <message>
        <source>This domino fits nowhere, so you discard it. It scores nothing.</source>
        <translation>Za ovu dominu nema mesta, pa je odbacujete. Ne donosi poene.</translation>
    </message>
    <message>
        <source>This is the last turn: you only place. Then the kingdoms score.</source>
        <translation>Ovo je poslednji krug: samo postavljate. Zatim se kraljevstva boduju.</translation>
    </message>
    <message>
        <source>With two players you have two kings. Each gets a domino and acts on its own.</source>
        <translation>Kad igraju dvoje, imate dva kralja. Svaki dobija dominu i igra za sebe.</translation>
    </message>
    <message>
        <source>Choose your first domino. Low numbers act first, high numbers are better land.</source>
        <translation>Izaberite prvu dominu. Mali brojevi igraju prvi, veliki su bolja zemlja.</translation>
    </message>
    <message>
        <source>Place it beside your castle, which goes with every terrain. R turns it.</source>
        <translation>Postavite je pored zamka, koji odgovara svakom terenu. R je okreće.</translation>
    </message>
    <message>
        <source>The others have chosen. The domino that is left is yours.</source>
        <translation>Ostali su izabrali. Preostala domina je vaša.</translation>
    </message>
    <message>
        <source>Your kingdom is as wide or as high as allowed. No domino may lie outside.</source>
        <translation>Vaše kraljevstvo je dostiglo najveću širinu ili visinu. Nijedna domina ne sme da viri.</translation>
    </message>
    <message>
        <source>One half must touch the castle or its own terrain. One match is enough.</source>
        <translation>Jedna polovina mora da dodiruje zamak ili svoj teren. Jedna je dovoljna.</translation>
    </message>
    <message>
        <source>Choose your next domino. In the next turn, the lowest number acts first.</source>
        <translation>Izaberite sledeću dominu. U sledećem krugu najmanji broj igra prvi.</translation>
    </message>
    <message>
        <source>The Middle Kingdom: keep the castle in the middle for 10 extra points.</source>
        <translation>Zamak u sredini: zadržite zamak u sredini za 10 dodatnih poena.</translation>
    </message>
    <message>
        <source>Harmony: leave no hole and discard nothing for 5 extra points.</source>
        <translation>Harmonija: ne ostavite rupu i ništa ne odbacite za 5 dodatnih poena.</translation>
    </message>
    <message>
        <source>This domino can join two territories: their crowns then count for all squares.</source>
        <translation>Ova domina može da spoji dve teritorije: njihove krune tada važe za sva polja.</translation>
    </message>
    <message>
        <source>A crown counts for its whole territory: squares × crowns. Join it to a large one.</source>
        <translation>Kruna važi za celu teritoriju: polja × krune. Spojite je sa velikom.</translation>
    </message>
    <message>
        <source>A territory without a crown scores nothing. The next line has a crown for yours.</source>
        <translation>Teritorija bez krune ne donosi ništa. U sledećoj koloni ima kruna za vašu.</translation>
    </message>
    <message>
        <source>Domino {domino} ({left} / {right})</source>
        <translation>Domina {domino} ({left} / {right})</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamak</translation>
    </message>
    <message>
        <source>{player}: place the dominoes in any order, or type a number and press an arrow key</source>
        <translation>{player}: postavljajte domine bilo kojim redom ili ukucajte broj i pritisnite strelicu</translation>
    </message>
    <message>
        <source>{domino}: press the arrow key that points to its right half</source>
        <translation>{domino}: pritisnite strelicu u smeru njene desne polovine</translation>
    </message>
    <message>
        <source>Dominoes are numbered 1 to 48; 0 is the castle.</source>
        <translation>Domine imaju brojeve od 1 do 48; 0 je zamak.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Sada</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sledeće</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>Za izbor</translation>
    </message>
    <message>
        <source>Turn {number} of {turns}</source>
        <translation>Krug {number} od {turns}</translation>
    </message>
    <message>
        <source>left in the pile</source>
        <translation>ostalo na gomili</translation>
    </message>
    <message>
        <source>Nothing discarded</source>
        <translation>Nema odbačenih</translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Partija {number} od {games}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partija {number}</translation>
    </message>
    <message>
        <source>Middle +{points}</source>
        <translation>Sredina +{points}</translation>
    </message>
    <message>
        <source>Harmony +{points}</source>
        <translation>Harmonija +{points}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>okreni</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>vrati</translation>
    </message>
    <message>
        <source>place</source>
        <translation>postavi</translation>
    </message>
    <message>
        <source>Discard domino {domino}</source>
        <translation>Odbaci dominu {domino}</translation>
    </message>
    <message>
        <source>Domino {domino} fits nowhere in your kingdom, so it must be discarded.</source>
        <translation>Za dominu {domino} nema mesta u vašem kraljevstvu, pa mora da se odbaci.</translation>
    </message>
    <message>
        <source>Pile. Dominoes left: {count}</source>
        <translation>Gomila. Preostalo domina: {count}</translation>
    </message>
    <message>
        <source>Now, place {place}: already played</source>
        <translation>Sada, mesto {place}: već odigrano</translation>
    </message>
    <message>
        <source>Next, place {place}: empty</source>
        <translation>Sledeće, mesto {place}: prazno</translation>
    </message>
    <message>
        <source>Domino {domino}, left half: {square}</source>
        <translation>Domina {domino}, leva polovina: {square}</translation>
    </message>
    <message>
        <source>Domino {domino}, right half: {square}</source>
        <translation>Domina {domino}, desna polovina: {square}</translation>
    </message>
    <message>
        <source>King: {king}</source>
        <translation>Kralj: {king}</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Nema kralja</translation>
    </message>
    <message>
        <source>Castle: {king}</source>
        <translation>Zamak: {king}</translation>
    </message>
    <message>
        <source>{player}, {where}: {square}</source>
        <translation>{player}, {where}: {square}</translation>
    </message>
    <message>
        <source>{player}, {where}: free</source>
        <translation>{player}, {where}: slobodno</translation>
    </message>
    <message>
        <source>{x} left of the castle</source>
        <translation>{x} levo od zamka</translation>
    </message>
    <message>
        <source>{x} right of the castle</source>
        <translation>{x} desno od zamka</translation>
    </message>
    <message>
        <source>{y} above the castle</source>
        <translation>{y} iznad zamka</translation>
    </message>
    <message>
        <source>{y} below the castle</source>
        <translation>{y} ispod zamka</translation>
    </message>
    <message>
        <source>{x} left and {y} above the castle</source>
        <translation>{x} levo od zamka i {y} iznad njega</translation>
    </message>
    <message>
        <source>{x} right and {y} above the castle</source>
        <translation>{x} desno od zamka i {y} iznad njega</translation>
    </message>
    <message>
        <source>{x} left and {y} below the castle</source>
        <translation>{x} levo od zamka i {y} ispod njega</translation>
    </message>
    <message>
        <source>{x} right and {y} below the castle</source>
        <translation>{x} desno od zamka i {y} ispod njega</translation>
    </message>
    <message>
        <source>Discarded domino {domino}: {king}</source>
        <translation>Odbačena domina {domino}: {king}</translation>
    </message>
    <message>
        <source>Maximum kingdom size: {size} × {size}</source>
        <translation>Najveća veličina kraljevstva: {size} × {size}</translation>
    </message>
    <message>
        <source>{player}: territories with crowns</source>
        <translation>{player}: teritorije sa krunama</translation>
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
        <translation>Odbačene domine: {count}</translation>
    </message>
    <message>
        <source>domino {domino}, {left} and {right}</source>
        <translation>domina {domino}, {left} i {right}</translation>
    </message>
    <message>
        <source>domino {domino}, {terrain} on both halves</source>
        <translation>domina {domino}, {terrain} na obe polovine</translation>
    </message>
    <message>
        <source>{named}, {there}, other half {side}</source>
        <translation>{named}, {there}, druga polovina {side}</translation>
    </message>
    <message>
        <source>domino {domino}</source>
        <translation>domina {domino}</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>desno</translation>
    </message>
    <message>
        <source>below</source>
        <translation>dole</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>levo</translation>
    </message>
    <message>
        <source>above</source>
        <translation>gore</translation>
    </message>
    <message>
        <source>Kings act in the order of these numbers, lowest first.</source>
        <translation>Kraljevi igraju po redu ovih brojeva, od najmanjeg.</translation>
    </message>
    <message>
        <source>This king’s owner places the domino under it, then moves the king to a domino in the next line.</source>
        <translation>Vlasnik ovog kralja postavlja dominu ispod njega, pa ga premešta na dominu iz sledeće kolone.</translation>
    </message>
    <message>
        <source>Each king goes on a domino; the lower its number, the sooner the king acts.</source>
        <translation>Svaki kralj ide na dominu; što je njen broj manji, kralj ranije igra.</translation>
    </message>
    <message>
        <source>This domino is chosen; it will be placed next turn.</source>
        <translation>Ova domina je izabrana; postavlja se u sledećem krugu.</translation>
    </message>
    <message>
        <source>Drawn each turn: {line}. Removed from this game, unseen: {removed}.</source>
        <translation>Domina u svakom krugu: {line}. Iz ove partije uklonjeno neotkrivenih: {removed}.</translation>
    </message>
    <message>
        <source>Dominoes placed each turn: {line}. Turns after this one: {left}.</source>
        <translation>Domina u svakom krugu: {line}. Krugova posle ovog: {left}.</translation>
    </message>
    <message>
        <source>A domino that fits nowhere is discarded and scores nothing.</source>
        <translation>Domina koja se nigde ne uklapa odbacuje se i ne donosi poene.</translation>
    </message>
    <message>
        <source>Any terrain may touch the castle; it scores nothing itself.</source>
        <translation>Zamak sme da dodiruje svaki teren; sam ne donosi poene.</translation>
    </message>
    <message>
        <source>A domino fits here if one of its halves touches the castle or the same terrain.</source>
        <translation>Domina može ovde ako jedna njena polovina dodiruje zamak ili isti teren.</translation>
    </message>
    <message>
        <source>Its territory, squares × crowns: {squares} × {crowns} = {points}.</source>
        <translation>Njegova teritorija, polja × krune: {squares} × {crowns} = {points}.</translation>
    </message>
    <message>
        <source>Every territory scores its squares × its crowns. Crowns so far: {crowns}.</source>
        <translation>Svaka teritorija donosi broj polja × broj kruna. Kruna zasad: {crowns}.</translation>
    </message>
    <message>
        <source>Still possible: {bonuses}.</source>
        <translation>Još moguće: {bonuses}.</translation>
    </message>
    <message>
        <source>{bonus} +{points}</source>
        <translation>{bonus} +{points}</translation>
    </message>
    <message>
        <source>{points} extra points if the castle is exactly in the middle of its kingdom.</source>
        <translation>{points} dodatnih poena ako je zamak tačno u sredini kraljevstva.</translation>
    </message>
    <message>
        <source>{points} extra points if the kingdom is complete: nothing was discarded.</source>
        <translation>{points} dodatnih poena ako je kraljevstvo kompletno: nijedna domina nije odbačena.</translation>
    </message>
    <message>
        <source>Certain: +{points}.</source>
        <translation>Sigurno: +{points}.</translation>
    </message>
    <message>
        <source>Still possible; counted so far: 0.</source>
        <translation>Još moguće; zasad uračunato: 0.</translation>
    </message>
    <message>
        <source>No longer possible: 0.</source>
        <translation>Više nije moguće: 0.</translation>
    </message>
    <message>
        <source>Each territory of this terrain scores its squares × its crowns.</source>
        <translation>Svaka teritorija ovog terena donosi broj polja × broj kruna.</translation>
    </message>
    <message>
        <source>Bonuses that can still be earned; they count once they are certain.</source>
        <translation>Bonusi koji se još mogu osvojiti; računaju se kad postanu sigurni.</translation>
    </message>
    <message>
        <source>{squares} × {crowns} = {points}</source>
        <translation>{squares} × {crowns} = {points}</translation>
    </message>
    <message>
        <source>Squares × crowns: {territories}. Together: {points}.</source>
        <translation>Polja × krune: {territories}. Ukupno: {points}.</translation>
    </message>
    <message>
        <source>No territory with a crown yet: 0. Squares of this terrain: {squares}.</source>
        <translation>Još nema teritorije sa krunom: 0. Polja ovog terena: {squares}.</translation>
    </message>
    <message>
        <source>No territory with a crown yet: 0.</source>
        <translation>Još nema teritorije sa krunom: 0.</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n poen</numerusform>
            <numerusform>{player}: %n poena</numerusform>
            <numerusform>{player}: %n poena</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poen</numerusform>
            <numerusform>%n poena</numerusform>
            <numerusform>%n poena</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es)</source>
        <translation>
            <numerusform>%n domina</numerusform>
            <numerusform>%n domine</numerusform>
            <numerusform>%n domina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with %n crown(s)</source>
        <translation>
            <numerusform>{terrain}, %n kruna</numerusform>
            <numerusform>{terrain}, %n krune</numerusform>
            <numerusform>{terrain}, %n kruna</numerusform>
        </translation>
    </message>
    <message>
        <source>A new line is drawn from the pile when all kings have moved.</source>
        <translation>Nova kolona se izvlači sa gomile kad se svi kraljevi pomere.</translation>
    </message>
    <message>
        <source>{player} has chosen this domino and will place it.</source>
        <translation>Na ovoj domini je kralj igrača {player}, pa je postavlja taj igrač.</translation>
    </message>
    <message>
        <source>The lowest number goes first: domino {domino} is next.</source>
        <translation>Najmanji broj je prvi: sada je na redu domina {domino}.</translation>
    </message>
    <message>
        <source>Kings move in the order of their dominoes, the lowest number first.</source>
        <translation>Kraljevi se pomeraju po redu svojih domina, od najmanjeg broja.</translation>
    </message>
    <message>
        <source>First choose this domino with your king; you place it next turn.</source>
        <translation>Prvo izaberite ovu dominu svojim kraljem; postavljate je u sledećem krugu.</translation>
    </message>
    <message>
        <source>A king stays on the domino it has chosen.</source>
        <translation>Kralj ostaje na domini koju je izabrao.</translation>
    </message>
    <message>
        <source>This king chooses later; your other king is next.</source>
        <translation>Ovaj kralj bira kasnije; sada je na redu vaš drugi kralj.</translation>
    </message>
    <message>
        <source>Your castle stays where it is; your kingdom grows around it.</source>
        <translation>Vaš zamak ostaje gde jeste; kraljevstvo raste oko njega.</translation>
    </message>
    <message>
        <source>Once placed, a domino never moves.</source>
        <translation>Postavljena domina se više ne pomera.</translation>
    </message>
    <message>
        <source>A discarded domino is out of the game.</source>
        <translation>Odbačena domina je van igre.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Start: {title}</source>
        <translation>Počni: {title}</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>Nastavi: {title}</translation>
    </message>
    <message>
        <source>{earned} of {most} domes</source>
        <translation>Kupole: {earned} od {most}</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lekcija</numerusform>
            <numerusform>%n lekcije</numerusform>
            <numerusform>%n lekcija</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lekcija {number}: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuta</numerusform>
        </translation>
    </message>
    <message>
        <source>continue at step {step} of {count}</source>
        <translation>nastavak: korak {step} od {count}</translation>
    </message>
    <message>
        <source>Read this, then continue</source>
        <translation>Pročitajte, pa nastavite</translation>
    </message>
    <message>
        <source>Not yet: your move is taken back</source>
        <translation>Još ne: potez se vraća</translation>
    </message>
    <message>
        <source>Watch how it is done</source>
        <translation>Pogledajte kako se to radi</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Bravo!</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lekcija je gotova</translation>
    </message>
    <message>
        <source>{done} of {count} lessons finished</source>
        <translation>Gotove lekcije: {done} od {count}</translation>
    </message>
    <message>
        <source>{number}. {title}: {rank}</source>
        <translation>{number}. {title}: {rank}</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Još nije gotova</translation>
    </message>
    <message>
        <source>Finished: you were shown how</source>
        <translation>Gotova uz prikaz rešenja</translation>
    </message>
    <message>
        <source>Finished with a hint</source>
        <translation>Gotova uz savet</translation>
    </message>
    <message>
        <source>Finished without help</source>
        <translation>Gotova bez pomoći</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>This lesson cannot be read: {where} should be {wanted}.</source>
        <translation>Ova lekcija ne može da se pročita: {where} treba da bude {wanted}.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Novice</source>
        <translation>Početnik</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Rekreativac</translation>
    </message>
    <message>
        <source>Finds good moves but sometimes misses a better one.</source>
        <translation>Vidi dobre poteze, ali ponekad previdi bolji.</translation>
    </message>
    <message>
        <source>Thinks ahead and rarely makes a mistake.</source>
        <translation>Razmišlja unapred i retko greši.</translation>
    </message>
    <message>
        <source>Weighs every chance and what the others are after.</source>
        <translation>Odmerava svaku šansu i ono što drugi žele.</translation>
    </message>
    <message>
        <source>Plans far ahead and punishes every mistake.</source>
        <translation>Planira daleko unapred i ne prašta nijednu grešku.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Znalac</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Šegrt</translation>
    </message>
    <message>
        <source>For a first game: plays sensibly and misses a lot.</source>
        <translation>Za prvu partiju: igra razumno, ali mnogo toga previdi.</translation>
    </message>
    <message>
        <source>Sees what is near, but misses things.</source>
        <translation>Vidi ono što je očigledno, ali ponešto previdi.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Majstor</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Velemajstor</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Šampion</translation>
    </message>
    <message>
        <source>Two seconds a move: stronger on a faster computer.</source>
        <translation>Dve sekunde po potezu: na bržem računaru jači.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>You can enter at most {count} characters.</source>
        <translation>Najviše znakova: {count}.</translation>
    </message>
</context>
<context>
    <name>new_game</name>
    <message>
        <source>New game: {game}</source>
        <translation>Nova partija: {game}</translation>
    </message>
    <message>
        <source>{players} · {line}</source>
        <translation>{players} · {line}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Mesta</translation>
    </message>
    <message>
        <source>clockwise, in turn order</source>
        <translation>u smeru kazaljke na satu, po redosledu igre</translation>
    </message>
    <message>
        <source>Seat {seat}: {control}</source>
        <translation>Mesto {seat}: {control}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Ko igra</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivo</translation>
    </message>
    <message>
        <source>Language or level</source>
        <translation>Jezik ili nivo</translation>
    </message>
    <message>
        <source>Color of this seat</source>
        <translation>Boja ovog mesta</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Čovek</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Računar</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <translation>Jezik programa</translation>
    </message>
    <message>
        <source>Add seat {number}</source>
        <translation>Dodaj mesto {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Ukloni ovo mesto</translation>
    </message>
    <message>
        <source>Pink rose</source>
        <translation>Roza ruža</translation>
    </message>
    <message>
        <source>Yellow sun</source>
        <translation>Žuto sunce</translation>
    </message>
    <message>
        <source>Green oak leaf</source>
        <translation>Zeleni hrastov list</translation>
    </message>
    <message>
        <source>Blue wave</source>
        <translation>Plavi talas</translation>
    </message>
    <message>
        <source>Violet star</source>
        <translation>Ljubičasta zvezda</translation>
    </message>
    <message>
        <source>{color} (swap with {name})</source>
        <translation>{color} – zamena: {name}</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Kao u podešavanjima</translation>
    </message>
    <message>
        <source>All aids</source>
        <translation>Puna pomoć</translation>
    </message>
    <message>
        <source>No aids</source>
        <translation>Bez pomoći</translation>
    </message>
    <message>
        <source>{count} of {all} aids</source>
        <translation>Pomoć: {count} od {all}</translation>
    </message>
    <message>
        <source>Assistance: {choice}</source>
        <translation>Pomoć: {choice}</translation>
    </message>
    <message>
        <source>Pieces you can take</source>
        <translation>Šta može da se uzme</translation>
    </message>
    <message>
        <source>Where a piece can go</source>
        <translation>Moguća mesta</translation>
    </message>
    <message>
        <source>What a move scores</source>
        <translation>Vrednost poteza</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Saveti</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vraćanje poteza</translation>
    </message>
    <message>
        <source>On this player’s turn, a dotted outline marks every piece they can take.</source>
        <translation>Kad je ovaj igrač na potezu, tačkice uokviruju sve što može da se uzme.</translation>
    </message>
    <message>
        <source>Legal places light up while this player holds a piece.</source>
        <translation>Dok ovaj igrač nešto drži, dozvoljena mesta svetle.</translation>
    </message>
    <message>
        <source>Points and losses appear before the piece is put down.</source>
        <translation>Dobitak i gubitak poena vide se pre spuštanja.</translation>
    </message>
    <message>
        <source>This player may ask for a good move.</source>
        <translation>Ovaj igrač može da zatraži savet od programa.</translation>
    </message>
    <message>
        <source>This player may undo moves.</source>
        <translation>Potezi ovog igrača mogu da se vrate.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcije</translation>
    </message>
    <message>
        <source>Only when the display is empty</source>
        <translation>Samo kad na tabli za bodovanje nema panela</translation>
    </message>
    <message>
        <source>The first plate is free</source>
        <translation>Prvi panel je besplatan</translation>
    </message>
    <message>
        <source>All plates are free</source>
        <translation>Svi paneli su besplatni</translation>
    </message>
    <message>
        <source>Beginner set</source>
        <translation>Početnički komplet</translation>
    </message>
    <message>
        <source>Three at random</source>
        <translation>Tri nasumično</translation>
    </message>
    <message>
        <source>Four at random</source>
        <translation>Četiri nasumično</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Sopstveni izbor</translation>
    </message>
    <message>
        <source>Choose one side of at least three tablets.</source>
        <translation>Izaberite po jednu stranu na bar tri tablice.</translation>
    </message>
    <message>
        <source>Complete rows</source>
        <translation>Popunjeni redovi</translation>
    </message>
    <message>
        <source>Rows with five colors</source>
        <translation>Redovi sa pet boja</translation>
    </message>
    <message>
        <source>Complete columns</source>
        <translation>Popunjene kolone</translation>
    </message>
    <message>
        <source>Tiles on the outer edge</source>
        <translation>Pločice na spoljnoj ivici</translation>
    </message>
    <message>
        <source>Complete diagonals</source>
        <translation>Popunjene dijagonale</translation>
    </message>
    <message>
        <source>Complete corner plates</source>
        <translation>Popunjeni paneli u ćoškovima</translation>
    </message>
    <message>
        <source>All multicolored spaces</source>
        <translation>Sva višebojna polja</translation>
    </message>
    <message>
        <source>Empty special spaces</source>
        <translation>Prazna bezbojna polja</translation>
    </message>
    <message>
        <source>Save as a player: {name}</source>
        <translation>Sačuvaj kao igrača: {name}</translation>
    </message>
    <message>
        <source>Choose a player (Alt+Down)</source>
        <translation>Izbor igrača (Alt+↓)</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Podela</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Broj podele</translation>
    </message>
    <message>
        <source>The same seed always deals the same game. Leave it empty for a new deal every time.</source>
        <translation>Isti broj uvek daje istu podelu. Ako polje ostane prazno, podela je svaki put nova.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Nasumično</translation>
    </message>
    <message>
        <source>Pick a random seed</source>
        <translation>Izvuci nasumičan broj</translation>
    </message>
    <message>
        <source>Remember these seats and options</source>
        <translation>Zapamti ova mesta i opcije</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Započni partiju</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gost</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Slobodno</translation>
    </message>
    <message>
        <source>Anyone you let in can take this seat.</source>
        <translation>Ovde može da sedne svako koga pustite.</translation>
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
        <translation>Najveća razlika: {reason}, {points} prema {other}.</translation>
    </message>
    <message>
        <source>Biggest gap to {player}: {reason}, {points} to {other}.</source>
        <translation>Najveća razlika ({player}): {reason}, {points} prema {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n point(s).</source>
        <translation>
            <numerusform>Pobeda sa %n poenom razlike.</numerusform>
            <numerusform>Pobeda sa %n poena razlike.</numerusform>
            <numerusform>Pobeda sa %n poena razlike.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} = {points}</source>
        <translation>{reason} = {points}</translation>
    </message>
    <message>
        <source>{player}, {reason}: {points}, the highest</source>
        <translation>{player}, {reason}: {points}, najviše</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Ukupno</translation>
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
        <translation>U ovoj rundi se više ne otkrivaju karte.</translation>
    </message>
    <message>
        <source>{need}, in the next reveal</source>
        <translation>{need}, pri sledećem otkrivanju</translation>
    </message>
    <message>
        <source>{need}, at least {number} times</source>
        <translation>{need}, bar {number} puta</translation>
    </message>
    <message>
        <source>Card with number {number}</source>
        <translation>Karta sa brojem {number}</translation>
    </message>
    <message>
        <source>Card in this color: {color}</source>
        <translation>Karta ove boje: {color}</translation>
    </message>
    <message>
        <source>Card with number {number} in this color: {color}</source>
        <translation>Karta sa brojem {number} ove boje: {color}</translation>
    </message>
    <message>
        <source>Special card</source>
        <translation>Specijalna karta</translation>
    </message>
    <message>
        <source>Card for the empty space {number}</source>
        <translation>Karta za prazno polje {number}</translation>
    </message>
    <message>
        <source>Card that validates number {number}</source>
        <translation>Karta koja potvrđuje broj {number}</translation>
    </message>
    <message>
        <source>Another {number}, to be placed face down</source>
        <translation>Još jedna karta {number}, koja ide licem nadole</translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n reveal(s)</source>
        <translation>
            <numerusform>{need}, pri sledećem %n otkrivanju</numerusform>
            <numerusform>{need}, pri sledeća %n otkrivanja</numerusform>
            <numerusform>{need}, pri sledećih %n otkrivanja</numerusform>
        </translation>
    </message>
    <message>
        <source>blue</source>
        <translation>plava</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelena</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žuta</translation>
    </message>
    <message>
        <source>red</source>
        <translation>crvena</translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation>višebojna</translation>
    </message>
    <message>
        <source>Pixies is for 2 to 5 players.</source>
        <translation>Pixies je igra za 2 do 5 igrača.</translation>
    </message>
    <message>
        <source>Pixies has no options to choose.</source>
        <translation>Pixies nema opcije koje se biraju.</translation>
    </message>
    <message>
        <source>A move is a card from 1 to 70, such as 17, 17o, 17u or 17d5.</source>
        <translation>Potez je karta od 1 do 70, na primer 17, 17o, 17u ili 17d5.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partija je završena.</translation>
    </message>
    <message>
        <source>This card has not been revealed yet: {number} {color}.</source>
        <translation>Ova karta još nije otkrivena: {color} {number}.</translation>
    </message>
    <message>
        <source>{player} has already taken this card: {number} {color}.</source>
        <translation>{player} već ima ovu kartu: {color} {number}.</translation>
    </message>
    <message>
        <source>Your space {space} is empty: the card must go there, face up.</source>
        <translation>Vaše polje {space} je slobodno: karta mora da ide tamo, licem nagore.</translation>
    </message>
    <message>
        <source>Your space {space} holds a lone face-down card: the new card must go on top of it, face up.</source>
        <translation>Na vašem polju {space} je samo karta licem nadole: nova karta mora da ide preko nje, licem nagore.</translation>
    </message>
    <message>
        <source>Your space {space} holds a single face-up card: choose which of the two cards stays face up.</source>
        <translation>Na vašem polju {space} je jedna karta licem nagore: izaberite koja od dve karte ostaje licem nagore.</translation>
    </message>
    <message>
        <source>Your card {space} is already validated: the new card must go face down on an empty space.</source>
        <translation>Karta na vašem polju {space} je već potvrđena: nova karta mora da ide licem nadole na slobodno polje.</translation>
    </message>
    <message>
        <source>A face-down card needs an empty space, and your space {space} is not empty.</source>
        <translation>Karta licem nadole ide na slobodno polje, a vaše polje {space} nije slobodno.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>Validated cards</source>
        <translation>Potvrđene karte</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirale i iksevi</translation>
    </message>
    <message>
        <source>Largest color zone</source>
        <translation>Najveća zona iste boje</translation>
    </message>
    <message numerus="yes">
        <source>%n validated card(s)</source>
        <translation>
            <numerusform>%n potvrđena karta</numerusform>
            <numerusform>%n potvrđene karte</numerusform>
            <numerusform>%n potvrđenih karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spiral(s)</source>
        <translation>
            <numerusform>%n spirala</numerusform>
            <numerusform>%n spirale</numerusform>
            <numerusform>%n spirala</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n iks</numerusform>
            <numerusform>%n iksa</numerusform>
            <numerusform>%n ikseva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Special card ({color}): %n card(s) of its color</source>
        <translation>
            <numerusform>Specijalna karta ({color}): %n karta njene boje</numerusform>
            <numerusform>Specijalna karta ({color}): %n karte njene boje</numerusform>
            <numerusform>Specijalna karta ({color}): %n karata njene boje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest color zone: %n card(s) × {factor}</source>
        <translation>
            <numerusform>Najveća zona iste boje: %n karta × {factor}</numerusform>
            <numerusform>Najveća zona iste boje: %n karte × {factor}</numerusform>
            <numerusform>Najveća zona iste boje: %n karata × {factor}</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: the highest total is tied ({points}).</source>
        <translation>Najveći zbir deli više igrača, pa dele i pobedu: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner} pobeđuje sa %n poenom.</numerusform>
            <numerusform>{winner} pobeđuje sa %n poena.</numerusform>
            <numerusform>{winner} pobeđuje sa %n poena.</numerusform>
        </translation>
    </message>
    <message>
        <source>There must be 2 to 5 areas, not {count}.</source>
        <translation>Mora postojati od 2 do 5 oblasti za igru, a ne {count}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} to take the first card.</source>
        <translation>Ne postoji mesto {seat} koje bi uzelo prvu kartu.</translation>
    </message>
    <message>
        <source>The display must have {expected} slots, not {count}.</source>
        <translation>Broj mesta za otkrivene karte mora biti {expected}, a ne {count}.</translation>
    </message>
    <message>
        <source>At most 2 rounds can be finished before this one, not {count}.</source>
        <translation>Pre ove mogu biti završene najviše 2 runde, a ne {count}.</translation>
    </message>
    <message>
        <source>An area must have 9 spaces, not {count} ({player}, round {round}).</source>
        <translation>Oblast za igru mora imati 9 polja, a ne {count} ({player}, {round}. runda).</translation>
    </message>
    <message>
        <source>Round {round} has a card {card}, which does not exist.</source>
        <translation>U {round}. rundi je karta {card}, koja ne postoji.</translation>
    </message>
    <message>
        <source>Card {card} is there more than once in round {round}.</source>
        <translation>Karta {card} se u {round}. rundi pojavljuje više puta.</translation>
    </message>
    <message>
        <source>There must be 70 cards in the round, not {count}.</source>
        <translation>U rundi mora biti 70 karata, a ne {count}.</translation>
    </message>
    <message>
        <source>The face-up card {card} has the number {number}, but lies on space {space} ({player}, round {round}).</source>
        <translation>Karta {card}, okrenuta licem nagore, ima broj {number}, a leži na polju {space} ({player}, {round}. runda).</translation>
    </message>
    <message>
        <source>Nine validated spaces are impossible: the ninth occupied space ends the round ({player}, round {round}).</source>
        <translation>Devet potvrđenih karata nije moguće: deveto zauzeto polje završava rundu ({player}, {round}. runda).</translation>
    </message>
    <message>
        <source>The number of cards that {player} has placed must be {expected} by now, not {count}.</source>
        <translation>Broj postavljenih karata do sada mora biti {expected}, a ne {count} ({player}).</translation>
    </message>
    <message>
        <source>The deck cannot hold {count} cards when every turn reveals {each}.</source>
        <translation>Broj karata u špilu ne može biti {count} kad se u svakom potezu otkriva {each}.</translation>
    </message>
    <message>
        <source>{player}’s area is already full: the round should be over.</source>
        <translation>Oblast za igru je već ranije popunjena: runda je trebalo da se završi ({player}).</translation>
    </message>
    <message>
        <source>The display is empty although the deck still holds {count} cards.</source>
        <translation>Nema otkrivenih karata, a u špilu ih još ima: {count}.</translation>
    </message>
    <message>
        <source>Round {round} is over, but neither scored nor followed by the next.</source>
        <translation>{round}. runda je završena, a nije ni bodovana ni nastavljena sledećom.</translation>
    </message>
    <message>
        <source>Round {round} must have {expected} areas and tallies, not {areas} and {tallies}.</source>
        <translation>Broj oblasti za igru i obračuna u {round}. rundi mora biti {expected}, a ne {areas} i {tallies}.</translation>
    </message>
    <message>
        <source>Not all players placed the same number of cards in round {round}.</source>
        <translation>U {round}. rundi nisu svi postavili jednak broj karata.</translation>
    </message>
    <message>
        <source>Nobody filled an area in round {round}, and the deck did not run out.</source>
        <translation>Niko nije popunio oblast za igru u {round}. rundi, a karata u špilu je još bilo.</translation>
    </message>
    <message>
        <source>{player}’s area in round {round} is worth {validated} for validated cards, {symbols} for symbols and {zone} for the zone; its tally says otherwise.</source>
        <translation>Oblast za igru u {round}. rundi vredi: potvrđene karte {validated}, simboli {symbols}, zona {zone}; u obračunu piše drugačije ({player}).</translation>
    </message>
    <message>
        <source>A face-up card goes on the space with its number: {space}.</source>
        <translation>Karta licem nagore ide na polje sa svojim brojem: {space}.</translation>
    </message>
    <message>
        <source>In round {round}, {player} and {other} both have this card: {number} ({color}).</source>
        <translation>U {round}. rundi ova karta je ispred dva igrača ({player}, {other}): {number} ({color}).</translation>
    </message>
    <message>
        <source>In round {round}, not all nine spaces can be validated: the ninth card on an empty space ends the round.</source>
        <translation>U {round}. rundi ne može biti potvrđeno svih devet karata: runda se završava kad karta zauzme poslednje slobodno polje.</translation>
    </message>
    <message>
        <source>In round {round}, nobody has cards on all nine spaces yet.</source>
        <translation>U {round}. rundi još niko nema karte na svih devet polja.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) missing; every player places the same number.</source>
        <translation>
            <numerusform>U {round}. rundi nedostaje %n karta: svi igrači postavljaju jednak broj.</numerusform>
            <numerusform>U {round}. rundi nedostaju %n karte: svi igrači postavljaju jednak broj.</numerusform>
            <numerusform>U {round}. rundi nedostaje %n karata: svi igrači postavljaju jednak broj.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is already a face-up card on space {space}.</source>
        <translation>Na polju {space} već leži karta licem nagore.</translation>
    </message>
    <message>
        <source>There is already a face-down card on space {space}.</source>
        <translation>Na polju {space} već leži karta licem nadole.</translation>
    </message>
</context>
<context>
    <name>pixies_lessons</name>
    <message>
        <source>A card and its number</source>
        <translation>Karta i njen broj</translation>
    </message>
    <message>
        <source>Take the green 4. It goes to space 4 of your area.</source>
        <translation>Uzmite zelenu četvorku. Ide na polje 4 vaše oblasti za igru.</translation>
    </message>
    <message>
        <source>That card has another number. Take the 4.</source>
        <translation>Ta karta ima drugi broj. Uzmite četvorku.</translation>
    </message>
    <message>
        <source>Drag the card to space 4, or click both.</source>
        <translation>Prevucite kartu na polje 4 ili kliknite na oboje.</translation>
    </message>
    <message>
        <source>An empty space takes its card face up.</source>
        <translation>Na slobodno polje karta ide licem nagore.</translation>
    </message>
    <message>
        <source>Now take the yellow 6.</source>
        <translation>Sada uzmite žutu šesticu.</translation>
    </message>
    <message>
        <source>That is the 2. Take the 6.</source>
        <translation>To je dvojka. Uzmite šesticu.</translation>
    </message>
    <message>
        <source>A double-click is enough: it has only one place.</source>
        <translation>Dovoljan je dvoklik: ima samo jedno mesto.</translation>
    </message>
    <message>
        <source>The number says where a card goes.</source>
        <translation>Broj pokazuje gde karta ide.</translation>
    </message>
    <message>
        <source>New cards are revealed when all are taken. Take any card.</source>
        <translation>Kad se sve uzmu, otkrivaju se nove karte. Uzmite bilo koju.</translation>
    </message>
    <message>
        <source>All three have an empty space in your area.</source>
        <translation>Sve tri imaju slobodno polje u vašoj oblasti za igru.</translation>
    </message>
    <message>
        <source>The number decides the space, and you decide the card.</source>
        <translation>O polju odlučuje broj, a o karti vi.</translation>
    </message>
    <message>
        <source>Two cards of a number</source>
        <translation>Dve karte istog broja</translation>
    </message>
    <message>
        <source>You have a red 7. Take the green 7 as well.</source>
        <translation>Imate crvenu sedmicu. Uzmite i zelenu sedmicu.</translation>
    </message>
    <message>
        <source>This time, take the green 7.</source>
        <translation>Ovoga puta uzmite zelenu sedmicu.</translation>
    </message>
    <message>
        <source>Drop it on space 7, on the upper or lower half.</source>
        <translation>Spustite je na polje 7, na gornju ili donju polovinu.</translation>
    </message>
    <message>
        <source>Two cards on a space: the upper one is validated. 7 points!</source>
        <translation>Dve karte na polju: gornja je potvrđena. 7 poena!</translation>
    </message>
    <message>
        <source>You choose which card stays face up. Take the 4 with spirals.</source>
        <translation>Vi birate koja karta ostaje licem nagore. Uzmite četvorku sa spiralama.</translation>
    </message>
    <message>
        <source>Now the cross is face up. Drop it on the upper half.</source>
        <translation>Sada je iks licem nagore. Spustite je na gornju polovinu.</translation>
    </message>
    <message>
        <source>Take the green 4 with four spirals.</source>
        <translation>Uzmite zelenu četvorku sa četiri spirale.</translation>
    </message>
    <message>
        <source>Drop it on the upper half: the new card stays up.</source>
        <translation>Spustite je na gornju polovinu: nova karta ostaje gore.</translation>
    </message>
    <message>
        <source>The cross lies face down and costs nothing.</source>
        <translation>Iks leži licem nadole i ništa ne oduzima.</translation>
    </message>
    <message>
        <source>Take the green 6. Which 6 stays face up?</source>
        <translation>Uzmite zelenu šesticu. Koja šestica ostaje licem nagore?</translation>
    </message>
    <message>
        <source>Four crosses cost 4 points. Drop it on the lower half.</source>
        <translation>Četiri iksa oduzimaju 4 poena. Spustite je na donju polovinu.</translation>
    </message>
    <message>
        <source>Take the 6: you have one already.</source>
        <translation>Uzmite šesticu: jednu već imate.</translation>
    </message>
    <message>
        <source>Drop it on the lower half: the old card stays up.</source>
        <translation>Spustite je na donju polovinu: stara karta ostaje gore.</translation>
    </message>
    <message>
        <source>Even a bad card can validate a good one.</source>
        <translation>I loša karta može da potvrdi dobru.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Licem nadole</translation>
    </message>
    <message>
        <source>Your 5 is validated. Put another 5 face down on space 9.</source>
        <translation>Vaša petica je potvrđena. Postavite drugu peticu licem nadole na polje 9.</translation>
    </message>
    <message>
        <source>Every empty space is allowed. Here, use space 9.</source>
        <translation>Dozvoljeno je svako slobodno polje. Ovde izaberite polje 9.</translation>
    </message>
    <message>
        <source>Take the 5 first.</source>
        <translation>Prvo uzmite peticu.</translation>
    </message>
    <message>
        <source>Take the yellow 5 and point at space 9.</source>
        <translation>Uzmite žutu peticu i pokažite na polje 9.</translation>
    </message>
    <message>
        <source>Face down, its number no longer counts.</source>
        <translation>Licem nadole, njen broj više nije važan.</translation>
    </message>
    <message>
        <source>Now take the 9. It goes on top.</source>
        <translation>Sada uzmite devetku. Ona ide preko.</translation>
    </message>
    <message>
        <source>Take the 9: a face-down card is waiting for it.</source>
        <translation>Uzmite devetku: čeka je karta licem nadole.</translation>
    </message>
    <message>
        <source>The red 9 goes to space 9.</source>
        <translation>Crvena devetka ide na polje 9.</translation>
    </message>
    <message>
        <source>Validated at once: 9 points.</source>
        <translation>Odmah potvrđena: 9 poena.</translation>
    </message>
    <message>
        <source>Another 5. Use it to prepare space 8 for the 8.</source>
        <translation>Još jedna petica. Njome pripremite polje 8 za osmicu.</translation>
    </message>
    <message>
        <source>The 8 lies on the table. Space 8 is better.</source>
        <translation>Osmica je na stolu. Polje 8 je bolje.</translation>
    </message>
    <message>
        <source>First a card under it: then the 8 scores 8 more.</source>
        <translation>Prvo karta ispod nje: tada osmica donosi 8 poena više.</translation>
    </message>
    <message>
        <source>Take the 5 and put it face down on space 8.</source>
        <translation>Uzmite peticu i postavite je licem nadole na polje 8.</translation>
    </message>
    <message>
        <source>Space 8 is ready.</source>
        <translation>Polje 8 je spremno.</translation>
    </message>
    <message>
        <source>Take the 8.</source>
        <translation>Uzmite osmicu.</translation>
    </message>
    <message>
        <source>It goes on the face-down card.</source>
        <translation>Ide preko karte licem nadole.</translation>
    </message>
    <message>
        <source>Validated: 8 points. High numbers score the most.</source>
        <translation>Potvrđena: 8 poena. Veliki brojevi donose najviše.</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirale i iksevi</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point. Take the most spirals.</source>
        <translation>Svaka spirala donosi 1 poen. Uzmite najviše spirala.</translation>
    </message>
    <message>
        <source>Three spirals. Another card has more.</source>
        <translation>Tri spirale. Druga karta ima više.</translation>
    </message>
    <message>
        <source>Those are crosses: they cost points.</source>
        <translation>To su iksevi: oni oduzimaju poene.</translation>
    </message>
    <message>
        <source>That card has no spirals.</source>
        <translation>Ta karta nema spirala.</translation>
    </message>
    <message>
        <source>Look for blue spirals. One card has six.</source>
        <translation>Tražite plave spirale. Jedna karta ih ima šest.</translation>
    </message>
    <message>
        <source>Six spirals: 6 points.</source>
        <translation>Šest spirala: 6 poena.</translation>
    </message>
    <message>
        <source>Each cross costs 1 point. Avoid them.</source>
        <translation>Svaki iks oduzima 1 poen. Izbegnite ih.</translation>
    </message>
    <message>
        <source>Five crosses cost you 5 points.</source>
        <translation>Pet ikseva vam oduzima 5 poena.</translation>
    </message>
    <message>
        <source>Crosses are white on dark. The 5 has none.</source>
        <translation>Iksevi su beli na tamnom. Petica nema nijedan.</translation>
    </message>
    <message>
        <source>A card without a symbol costs nothing.</source>
        <translation>Karta bez simbola ništa ne oduzima.</translation>
    </message>
    <message>
        <source>Five crosses lie on your space 7. Cover them.</source>
        <translation>Na vašem polju 7 je pet ikseva. Prekrijte ih.</translation>
    </message>
    <message>
        <source>The crosses are still face up. Drop it on the upper half.</source>
        <translation>Iksevi su i dalje gore. Spustite je na gornju polovinu.</translation>
    </message>
    <message>
        <source>Take the green 7. It can cover the crosses.</source>
        <translation>Uzmite zelenu sedmicu. Ona može da prekrije ikseve.</translation>
    </message>
    <message>
        <source>Take the other 7 and keep it face up.</source>
        <translation>Uzmite drugu sedmicu i ostavite je licem nagore.</translation>
    </message>
    <message>
        <source>Face down, the crosses cost nothing, and the 7 is validated.</source>
        <translation>Licem nadole iksevi ništa ne oduzimaju, a sedmica je potvrđena.</translation>
    </message>
    <message>
        <source>The largest color zone</source>
        <translation>Najveća zona iste boje</translation>
    </message>
    <message>
        <source>Touching cards of one color are a zone. Enlarge your green zone.</source>
        <translation>Karte iste boje koje se dodiruju su zona. Povećajte zelenu zonu.</translation>
    </message>
    <message>
        <source>Two spirals score 2. The green zone scores more.</source>
        <translation>Dve spirale donose 2 poena. Zelena zona donosi više.</translation>
    </message>
    <message>
        <source>That card is not green.</source>
        <translation>Ta karta nije zelena.</translation>
    </message>
    <message>
        <source>Which green card goes beside the green 5?</source>
        <translation>Koja zelena karta ide pored zelene petice?</translation>
    </message>
    <message>
        <source>Each card of the zone scores 2 in round 1.</source>
        <translation>U rundi 1 svaka karta zone donosi 2 poena.</translation>
    </message>
    <message>
        <source>Only your largest zone scores. Join your two blue zones.</source>
        <translation>Boduje se samo vaša najveća zona. Spojite dve plave zone.</translation>
    </message>
    <message>
        <source>That 5 is red. A blue 5 joins the zones.</source>
        <translation>Ta petica je crvena. Zone spaja plava petica.</translation>
    </message>
    <message>
        <source>The zones are still apart.</source>
        <translation>Zone su i dalje razdvojene.</translation>
    </message>
    <message>
        <source>Space 5 touches both zones.</source>
        <translation>Polje 5 dodiruje obe zone.</translation>
    </message>
    <message>
        <source>Five blue cards × 2 = 10 points.</source>
        <translation>Pet plavih karata × 2 = 10 poena.</translation>
    </message>
    <message>
        <source>In round 3 each zone card scores 4. Join your red zones.</source>
        <translation>U rundi 3 svaka karta zone donosi 4 poena. Spojite crvene zone.</translation>
    </message>
    <message>
        <source>Some points, but joined red zones score far more.</source>
        <translation>Nešto poena, ali spojene crvene zone donose mnogo više.</translation>
    </message>
    <message>
        <source>A red card on space 5 joins everything.</source>
        <translation>Crvena karta na polju 5 spaja sve.</translation>
    </message>
    <message>
        <source>5 × 4 = 20 points. Zones grow in value every round.</source>
        <translation>5 × 4 = 20 poena. Zone vrede više u svakoj rundi.</translation>
    </message>
    <message>
        <source>Special and multicolored cards</source>
        <translation>Specijalne i višebojne karte</translation>
    </message>
    <message>
        <source>Take the special 5. It scores 1 for each blue card.</source>
        <translation>Uzmite specijalnu peticu. Donosi 1 poen za svaku plavu kartu.</translation>
    </message>
    <message>
        <source>That 5 has no symbol. Take the special one.</source>
        <translation>Ta petica nema simbol. Uzmite specijalnu.</translation>
    </message>
    <message>
        <source>Take the blue 5.</source>
        <translation>Uzmite plavu peticu.</translation>
    </message>
    <message>
        <source>It is the blue 5 with a special symbol.</source>
        <translation>To je plava petica sa posebnim simbolom.</translation>
    </message>
    <message>
        <source>Four blue cards, itself included: 4 points.</source>
        <translation>Četiri plave karte, računajući i nju: 4 poena.</translation>
    </message>
    <message>
        <source>A multicolored card belongs to all four colors. Take it.</source>
        <translation>Višebojna karta pripada svakoj od četiri boje. Uzmite je.</translation>
    </message>
    <message>
        <source>Two spirals score 2. The multicolored 6 joins your blue cards.</source>
        <translation>Dve spirale donose 2 poena. Višebojna šestica spaja vaše plave karte.</translation>
    </message>
    <message>
        <source>The 6 shows all four colors.</source>
        <translation>Šestica pokazuje sve četiri boje.</translation>
    </message>
    <message>
        <source>It joins three blue cards, and the special card counts it.</source>
        <translation>Spaja tri plave karte, a računa je i specijalna karta.</translation>
    </message>
    <message>
        <source>Now take the card that scores the most.</source>
        <translation>Sada uzmite kartu koja donosi najviše poena.</translation>
    </message>
    <message>
        <source>4 points. A blue card scores even more.</source>
        <translation>4 poena. Plava karta donosi još više.</translation>
    </message>
    <message>
        <source>That card scores nothing now.</source>
        <translation>Ta karta sada ne donosi poene.</translation>
    </message>
    <message>
        <source>Blue counts twice: for the zone and the special card.</source>
        <translation>Plava se računa dvaput: za zonu i za specijalnu kartu.</translation>
    </message>
    <message>
        <source>The zone grew by two, and the special card by one.</source>
        <translation>Zona je porasla za dve karte, a specijalna karta za poen.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Kraj runde</translation>
    </message>
    <message>
        <source>One card is left, and it is your turn. Take it.</source>
        <translation>Ostala je jedna karta, a vi ste na redu. Uzmite je.</translation>
    </message>
    <message>
        <source>It goes to space 7.</source>
        <translation>Ide na polje 7.</translation>
    </message>
    <message>
        <source>You took the last card, so you go first now.</source>
        <translation>Uzeli ste poslednju kartu, pa sada počinjete.</translation>
    </message>
    <message>
        <source>It is your turn again. You have all cards to choose from.</source>
        <translation>Opet ste na redu. Birate između svih karata.</translation>
    </message>
    <message>
        <source>Take any card. Spirals are always good.</source>
        <translation>Uzmite bilo koju kartu. Spirale su uvek dobre.</translation>
    </message>
    <message>
        <source>With two players, each takes two cards a turn.</source>
        <translation>Kad igraju dva igrača, svako u potezu uzima dve karte.</translation>
    </message>
    <message>
        <source>Eight of your spaces are filled. Fill the ninth to end the round.</source>
        <translation>Osam vaših polja je popunjeno. Popunite deveto i završite rundu.</translation>
    </message>
    <message>
        <source>Space 8 is still empty, so the round goes on.</source>
        <translation>Polje 8 je još slobodno, pa runda traje.</translation>
    </message>
    <message>
        <source>Take the 8. A third 7 would work too, face down.</source>
        <translation>Uzmite osmicu. Može i treća sedmica, licem nadole.</translation>
    </message>
    <message>
        <source>You both placed equally many cards, so the round ends.</source>
        <translation>Oba igrača imaju jednako postavljenih karata, pa se runda završava.</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Jedna runda</translation>
    </message>
    <message>
        <source>Play one round against an easy opponent. You go first.</source>
        <translation>Odigrajte jednu rundu protiv lakog protivnika. Vi počinjete.</translation>
    </message>
    <message>
        <source>You know the rules. A whole game has three rounds.</source>
        <translation>Znate pravila. Cela partija ima tri runde.</translation>
    </message>
</context>
<context>
    <name>pixies_table</name>
    <message>
        <source>Players place cards only in their own areas.</source>
        <translation>Svako postavlja karte samo u svoju oblast za igru.</translation>
    </message>
    <message>
        <source>A card goes on a space in your own area.</source>
        <translation>Karta ide na polje vaše oblasti za igru.</translation>
    </message>
    <message>
        <source>Revealed cards</source>
        <translation>Otkrivene karte</translation>
    </message>
    <message>
        <source>Cards: {player}</source>
        <translation>Karte: {player}</translation>
    </message>
    <message>
        <source>{card}, on space {space}</source>
        <translation>{card}, na polje {space}</translation>
    </message>
    <message>
        <source>{card}, validated on space {space}, on a face-down card</source>
        <translation>{card}, potvrđena na polju {space}, na karti licem nadole</translation>
    </message>
    <message>
        <source>{card}, validated on space {space}, over {old}</source>
        <translation>{card}, potvrđena na polju {space}; ispod nje: {old}</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}, under {old}, now validated</source>
        <translation>{card}, licem nadole na polje {space}; na njoj, sada potvrđena: {old}</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}</source>
        <translation>{card}, licem nadole na polje {space}</translation>
    </message>
    <message>
        <source>{card}, space {space}</source>
        <translation>{card}, polje {space}</translation>
    </message>
    <message>
        <source>{card}, validated</source>
        <translation>{card}, potvrđena</translation>
    </message>
    <message>
        <source>{card}, validated, over {old}</source>
        <translation>{card}, potvrđena; ispod nje: {old}</translation>
    </message>
    <message>
        <source>{card}, under {old}, now validated</source>
        <translation>{card}; na njoj, sada potvrđena: {old}</translation>
    </message>
    <message>
        <source>{card}, face down, space {space}</source>
        <translation>{card}, licem nadole, polje {space}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · zone × {factor}</source>
        <translation>Runda {round} od {rounds} · zona × {factor}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Runda {round} je završena</translation>
    </message>
    <message>
        <source>Largest zone × {factor}</source>
        <translation>Najveća zona × {factor}</translation>
    </message>
    <message>
        <source>Cards not yet seen</source>
        <translation>Još neotkrivene karte</translation>
    </message>
    <message>
        <source>Number {number} ({color}). Not yet seen: {count} of {total}</source>
        <translation>Broj {number} ({color}). Još neotkriveno: {count} od {total}</translation>
    </message>
    <message>
        <source>Number {number}. Not yet seen: {count}</source>
        <translation>Broj {number}. Još neotkriveno: {count}</translation>
    </message>
    <message>
        <source>Color: {color}. Not yet seen: {count}</source>
        <translation>Boja: {color}. Još neotkriveno: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n karta u špilu</numerusform>
            <numerusform>%n karte u špilu</numerusform>
            <numerusform>%n karata u špilu</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: place a card face up</source>
        <translation>{player}: postavite kartu licem nagore</translation>
    </message>
    <message>
        <source>{player}: place a card over or under the same number</source>
        <translation>{player}: stavite kartu preko istog broja ili ispod njega</translation>
    </message>
    <message>
        <source>{player}: place a card face down</source>
        <translation>{player}: postavite kartu licem nadole</translation>
    </message>
    <message>
        <source>{player}: place a card face up, or over or under the same number</source>
        <translation>{player}: postavite kartu licem nagore, ili preko istog broja ili ispod njega</translation>
    </message>
    <message>
        <source>{player}: place a card face up or face down</source>
        <translation>{player}: postavite kartu licem nagore ili nadole</translation>
    </message>
    <message>
        <source>{player}: place a card over or under the same number, or face down</source>
        <translation>{player}: stavite kartu preko istog broja, ispod njega ili licem nadole</translation>
    </message>
    <message>
        <source>{player}: place a card face up, over or under the same number, or face down</source>
        <translation>{player}: stavite kartu licem nagore, preko istog broja, ispod njega ili licem nadole</translation>
    </message>
    <message>
        <source>{player}: place the last card face up</source>
        <translation>{player}: postavite poslednju kartu licem nagore</translation>
    </message>
    <message>
        <source>{player}: place the last card over or under the same number</source>
        <translation>{player}: stavite poslednju kartu preko istog broja ili ispod njega</translation>
    </message>
    <message>
        <source>{player}: place the last card face down</source>
        <translation>{player}: postavite poslednju kartu licem nadole</translation>
    </message>
    <message>
        <source>Round {round} begins; {player} goes first.</source>
        <translation>Runda {round} počinje; na potezu je {player}.</translation>
    </message>
    <message>
        <source>New cards: {cards}.</source>
        <translation>Nove karte: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) revealed from the deck.</source>
        <translation>
            <numerusform>Iz špila je otkrivena %n nova karta.</numerusform>
            <numerusform>Iz špila su otkrivene %n nove karte.</numerusform>
            <numerusform>Iz špila je otkriveno %n novih karata.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. It goes face up to the space with its number.</source>
        <translation>Uzmite kartu. Ona ide licem nagore na polje sa svojim brojem.</translation>
    </message>
    <message>
        <source>Only one of your spaces is empty. Fill it, and the round is about to end.</source>
        <translation>Samo jedno vaše polje je slobodno. Kad ga popunite, runda se privodi kraju.</translation>
    </message>
    <message>
        <source>A new round: each card of your largest zone now scores one point more.</source>
        <translation>Nova runda: svaka karta vaše najveće zone sada donosi poen više.</translation>
    </message>
    <message>
        <source>You take the card that is left. In return, you go first next.</source>
        <translation>Uzimate preostalu kartu. Zato sledeći put počinjete.</translation>
    </message>
    <message>
        <source>Two cards of one number: one stays up and is validated, one goes face down.</source>
        <translation>Dve karte istog broja: jedna ostaje gore i potvrđena je, druga ide licem nadole.</translation>
    </message>
    <message>
        <source>A revealed card goes on your face-down card. It is validated at once.</source>
        <translation>Jedna otkrivena karta ide preko vaše karte licem nadole. Odmah je potvrđena.</translation>
    </message>
    <message>
        <source>A number that you have validated goes face down on an empty space you choose.</source>
        <translation>Već potvrđen broj ide licem nadole na slobodno polje po izboru.</translation>
    </message>
    <message>
        <source>You took the last card, so you go first in this turn.</source>
        <translation>Uzeli ste poslednju kartu, pa počinjete ovaj potez.</translation>
    </message>
    <message>
        <source>You can cover a card with crosses. Face down, it costs nothing.</source>
        <translation>Možete da prekrijete kartu sa iksevima. Licem nadole ništa ne oduzima.</translation>
    </message>
    <message>
        <source>A special card scores 1 point for each face-up card of its color.</source>
        <translation>Specijalna karta donosi 1 poen za svaku kartu svoje boje licem nagore.</translation>
    </message>
    <message>
        <source>A multicolored card belongs to every color, so it can join zones.</source>
        <translation>Višebojna karta pripada svakoj boji, pa može da spaja zone.</translation>
    </message>
    <message>
        <source>Touching cards of one color are a zone. Only your largest zone scores.</source>
        <translation>Karte iste boje koje se dodiruju su zona. Boduje se samo najveća.</translation>
    </message>
    <message>
        <source>Another player has nearly filled nine spaces. The round is about to end.</source>
        <translation>Drugi igrač je skoro popunio devet polja. Runda se privodi kraju.</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point, and each cross costs 1 point.</source>
        <translation>Svaka spirala donosi 1 poen, a svaki iks oduzima 1 poen.</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Otkriveno</translation>
    </message>
    <message>
        <source>{left} of {all} left</source>
        <translation>ostalo {left} od {all}</translation>
    </message>
    <message>
        <source>taken by {player}</source>
        <translation>ima je {player}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>uzeta</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Špil</translation>
    </message>
    <message>
        <source>Order of this turn</source>
        <translation>Redosled uzimanja</translation>
    </message>
    <message>
        <source>picks</source>
        <translation>bira</translation>
    </message>
    <message>
        <source>goes first next turn</source>
        <translation>prvi u sledećem potezu</translation>
    </message>
    <message>
        <source>round</source>
        <translation>runda</translation>
    </message>
    <message>
        <source>total</source>
        <translation>ukupno</translation>
    </message>
    <message>
        <source>{round} this round · {total} total</source>
        <translation>{round} u ovoj rundi · {total} ukupno</translation>
    </message>
    <message>
        <source>The new {number} stays up</source>
        <translation>Nova {number} ostaje gore</translation>
    </message>
    <message>
        <source>The old {number} stays up</source>
        <translation>Stara {number} ostaje gore</translation>
    </message>
    <message>
        <source>zone {cards} × {factor} = {points}</source>
        <translation>zona {cards} × {factor} = {points}</translation>
    </message>
    <message>
        <source>{number} {color}</source>
        <translation>{color} {number}</translation>
    </message>
    <message>
        <source>{number} {color}, special card</source>
        <translation>{color} {number}, specijalna karta</translation>
    </message>
    <message>
        <source>Revealed card: {card}</source>
        <translation>Otkrivena karta: {card}</translation>
    </message>
    <message>
        <source>This card has been taken.</source>
        <translation>Ova karta je uzeta.</translation>
    </message>
    <message>
        <source>{player} has taken this card.</source>
        <translation>Ovu kartu ima {player}.</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>karta licem nadole</translation>
    </message>
    <message>
        <source>{player}, space {space}: empty</source>
        <translation>{player}, polje {space}: slobodno</translation>
    </message>
    <message>
        <source>{player}, space {space}: {card}</source>
        <translation>{player}, polje {space}: {card}</translation>
    </message>
    <message>
        <source>{player}, space {space}: a face-down card</source>
        <translation>{player}, polje {space}: karta licem nadole</translation>
    </message>
    <message>
        <source>{player}, space {space}, validated: {card}</source>
        <translation>{player}, polje {space}, potvrđena karta: {card}</translation>
    </message>
    <message>
        <source>{player}, space {space}, upper half: the new card stays up</source>
        <translation>{player}, polje {space}, gornja polovina: nova karta ostaje gore</translation>
    </message>
    <message>
        <source>{player}, space {space}, lower half: the old card stays up</source>
        <translation>{player}, polje {space}, donja polovina: stara karta ostaje gore</translation>
    </message>
    <message>
        <source>Revealed cards: {left} of {all} left</source>
        <translation>Otkrivene karte: preostalo {left} od {all}</translation>
    </message>
    <message>
        <source>{player}: {round} this round, {total} in total</source>
        <translation>{player}: {round} u ovoj rundi, {total} ukupno</translation>
    </message>
    <message>
        <source>{player}: {source}, {points}</source>
        <translation>{player}: {source}, {points}</translation>
    </message>
    <message>
        <source>{player}: first player of this turn</source>
        <translation>{player}: prvi igrač u ovom potezu</translation>
    </message>
    <message>
        <source>The first card with the number {space} goes here, or a face-down card.</source>
        <translation>Ovde ide prva karta sa brojem {space}; može i karta licem nadole.</translation>
    </message>
    <message>
        <source>It scores nothing. The next card with the number {space} is validated here.</source>
        <translation>Ne donosi poene. Sledeća karta sa brojem {space} ovde se potvrđuje.</translation>
    </message>
    <message>
        <source>It lies on a face-down card, so it is validated and scores its number: {space}.</source>
        <translation>Leži na karti licem nadole, pa je potvrđena i vredi koliko i njen broj: {space}.</translation>
    </message>
    <message>
        <source>A second card with the number {space} validates it, or takes its place.</source>
        <translation>Druga karta sa brojem {space} je potvrđuje ili zauzima njeno mesto.</translation>
    </message>
    <message>
        <source>×{copies}: there are {copies} cards with the number {number}.</source>
        <translation>×{copies}: karata sa brojem {number} ima {copies}.</translation>
    </message>
    <message>
        <source>It belongs to the zones of every color.</source>
        <translation>Pripada zonama svih boja.</translation>
    </message>
    <message>
        <source>Special card: 1 point for each face-up card of its color in the area, itself included.</source>
        <translation>Specijalna karta: 1 poen za svaku kartu njene boje licem nagore u oblasti za igru, računajući i nju.</translation>
    </message>
    <message>
        <source>Now: {points}.</source>
        <translation>Sada: {points}.</translation>
    </message>
    <message>
        <source>Cards revealed each turn: {cards}. The number on the deck shows how many are left.</source>
        <translation>Karata u svakom potezu: {cards}. Broj na špilu pokazuje koliko ih je ostalo.</translation>
    </message>
    <message>
        <source>These cards are taken one by one, in the order of this turn.</source>
        <translation>Ove karte igrači uzimaju redom, jednu po jednu.</translation>
    </message>
    <message>
        <source>The player who takes the last card goes first next turn.</source>
        <translation>Ko uzme poslednju kartu, počinje sledeći potez.</translation>
    </message>
    <message>
        <source>This round: validated cards {validated}, spirals and crosses {symbols}, largest zone {zone}.</source>
        <translation>U ovoj rundi: potvrđene karte {validated}, spirale i iksevi {symbols}, najveća zona {zone}.</translation>
    </message>
    <message>
        <source>Points scored this round.</source>
        <translation>Poeni iz ove runde.</translation>
    </message>
    <message>
        <source>Each validated card scores its number.</source>
        <translation>Potvrđena karta vredi koliko i njen broj.</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point, each cross costs 1; a special card scores 1 for each face-up card of its color.</source>
        <translation>Svaka spirala donosi 1 poen, svaki iks oduzima 1; specijalna karta donosi 1 za svaku kartu svoje boje licem nagore.</translation>
    </message>
    <message>
        <source>Each card of your largest zone of one color scores 2 in round 1, 3 in round 2, 4 in round 3.</source>
        <translation>Svaka karta vaše najveće zone iste boje donosi 2 poena u rundi 1, 3 u rundi 2, 4 u rundi 3.</translation>
    </message>
    <message>
        <source>This round, each card of the largest zone of one color scores {factor}.</source>
        <translation>U ovoj rundi svaka karta najveće zone iste boje donosi poena: {factor}.</translation>
    </message>
    <message>
        <source>Seal: each validated card scores its number. So far: {points}.</source>
        <translation>Pečat: potvrđena karta vredi koliko i njen broj. Zasad: {points}.</translation>
    </message>
    <message>
        <source>Spiral and cross: each spiral scores 1 point, each cross costs 1; special cards count here too. So far: {points}.</source>
        <translation>Spirala i iks: svaka spirala donosi 1 poen, svaki iks oduzima 1; ovde se računaju i specijalne karte. Zasad: {points}.</translation>
    </message>
    <message>
        <source>Zone: each card of the largest zone of one color scores {factor} this round. Cards: {cards}. So far: {points}.</source>
        <translation>Zona: svaka karta najveće zone iste boje u ovoj rundi donosi poena: {factor}. Karte: {cards}. Zasad: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for spirals.</source>
        <translation>
            <numerusform>Njene spirale donose %n poen.</numerusform>
            <numerusform>Njene spirale donose %n poena.</numerusform>
            <numerusform>Njene spirale donose %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n point(s) for crosses.</source>
        <translation>
            <numerusform>Njeni iksevi oduzimaju %n poen.</numerusform>
            <numerusform>Njeni iksevi oduzimaju %n poena.</numerusform>
            <numerusform>Njeni iksevi oduzimaju %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karte</numerusform>
            <numerusform>%n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Špil: %n karta</numerusform>
            <numerusform>Špil: %n karte</numerusform>
            <numerusform>Špil: %n karata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n spiral(s)</source>
        <translation>
            <numerusform>{color} {number}, %n spirala</numerusform>
            <numerusform>{color} {number}, %n spirale</numerusform>
            <numerusform>{color} {number}, %n spirala</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n cross(es)</source>
        <translation>
            <numerusform>{color} {number}, %n iks</numerusform>
            <numerusform>{color} {number}, %n iksa</numerusform>
            <numerusform>{color} {number}, %n ikseva</numerusform>
        </translation>
    </message>
    <message>
        <source>New cards are revealed from the deck when all of these are taken.</source>
        <translation>Nove karte se otkrivaju iz špila kad se sve ove uzmu.</translation>
    </message>
    <message>
        <source>This card is validated: it stays until the end of the round.</source>
        <translation>Ova karta je potvrđena: ostaje tu do kraja runde.</translation>
    </message>
    <message>
        <source>A placed card stays on its space; another {number} can still validate it.</source>
        <translation>Postavljena karta ostaje na svom polju; još može da je potvrdi karta sa brojem {number}.</translation>
    </message>
    <message>
        <source>A face-down card stays on its space until a card with the number {number} covers it.</source>
        <translation>Karta licem nadole ostaje na svom polju dok je ne prekrije karta sa brojem {number}.</translation>
    </message>
    <message>
        <source>Spaces {first} to {last}: {cards}</source>
        <translation>Polja od {first} do {last}: {cards}</translation>
    </message>
    <message>
        <source>validated {card}</source>
        <translation>potvrđena karta {card}</translation>
    </message>
</context>
<context>
    <name>posters</name>
    <message>
        <source>Take tiles by sunlight and moonlight, and build your dome.</source>
        <translation>Uzimajte pločice pod suncem i pod mesecom i sagradite svoju kupolu.</translation>
    </message>
    <message>
        <source>Draft dominoes, join the lands, count the crowns.</source>
        <translation>Birajte domine, spajajte zemlje, brojte krune.</translation>
    </message>
    <message>
        <source>Nine spaces, four seasons: which spirits stay in sight?</source>
        <translation>Devet polja, četiri godišnja doba: koji duhovi ostaju na vidiku?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n igrač</numerusform>
            <numerusform>%n igrača</numerusform>
            <numerusform>%n igrača</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least}–%n player(s)</source>
        <translation>
            <numerusform>{least}–%n igrača</numerusform>
            <numerusform>{least}–%n igrača</numerusform>
            <numerusform>{least}–%n igrača</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Settings</source>
        <translation>Podešavanja</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stranice</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Resetuj ovu stranicu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zatvori</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>Kao u sistemu</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Opšte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>Players can each use their own language: choose it in the new-game dialog.</source>
        <translation>Svaki igrač može da ima svoj jezik; bira se u prozoru nove partije.</translation>
    </message>
    <message>
        <source>Make forced moves for me</source>
        <translation>Igraj iznuđene poteze umesto mene</translation>
    </message>
    <message>
        <source>If you have only one legal move, it is made for you after a moment. Undo takes it back together with your previous move.</source>
        <translation>Kad imate samo jedan dozvoljen potez, program ga posle trenutka odigra umesto vas. Vraćanje ga poništava zajedno sa vašim prethodnim potezom.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Izgled</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Boje</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Svetle</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tamne</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Visok kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Veličina teksta</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Veličina table</translation>
    </message>
    <message>
        <source>At 100%, the whole board fits the window.</source>
        <translation>Na 100% cela tabla staje u prozor.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacije</translation>
    </message>
    <message>
        <source>How fast pieces move. Off: they jump straight into place. Use system setting: off if your system is set to reduce motion.</source>
        <translation>Koliko brzo se elementi kreću. Isključeno: odmah su na svom mestu. Kao u sistemu: isključeno ako je u sistemu podešeno manje kretanja.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Sporo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalno</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Veoma brzo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Isključeno</translation>
    </message>
    <message>
        <source>Marks on the pieces</source>
        <translation>Oznake na elementima</translation>
    </message>
    <message>
        <source>No piece is identified by color alone. The letters are the same in every language: Azul Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.</source>
        <translation>Nijedan element se ne razlikuje samo po boji. Slova su ista na svim jezicima: Azul Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.</translation>
    </message>
    <message>
        <source>Ornaments</source>
        <translation>Ornamenti</translation>
    </message>
    <message>
        <source>Ornaments and letters</source>
        <translation>Ornamenti i slova</translation>
    </message>
    <message>
        <source>Ornaments and plain shapes</source>
        <translation>Ornamenti i jednostavni oblici</translation>
    </message>
    <message>
        <source>Score and moves beside the board</source>
        <translation>Poeni i potezi pored table</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Ekran kao sto</translation>
    </message>
    <message>
        <source>For a touch screen that lies flat: prompts and buttons face each player from the edge where that player sits.</source>
        <translation>Za ekran osetljiv na dodir koji leži na stolu: uputstva i dugmad okrenuti su ka svakom igraču, uz ivicu za kojom sedi.</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Pomoć</translation>
    </message>
    <message>
        <source>Assistance level</source>
        <translation>Nivo pomoći</translation>
    </message>
    <message>
        <source>Applies to players who have not chosen their own level in the new-game dialog.</source>
        <translation>Važi za sve za stolom koji u prozoru nove partije nisu izabrali drugačije.</translation>
    </message>
    <message>
        <source>Learner: all aids</source>
        <translation>Učenje: puna pomoć</translation>
    </message>
    <message>
        <source>Normal: no advice</source>
        <translation>Uobičajeno: bez saveta</translation>
    </message>
    <message>
        <source>Purist: no aids</source>
        <translation>Purista: bez ikakve pomoći</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Sopstveni izbor</translation>
    </message>
    <message>
        <source>Show which pieces you can take</source>
        <translation>Prikaži šta može da se uzme</translation>
    </message>
    <message>
        <source>On your turn, a dotted outline marks every piece you can take.</source>
        <translation>Kad ste na potezu, tačkice uokviruju sve što možete da uzmete.</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Prikaži moguća mesta</translation>
    </message>
    <message>
        <source>Legal places light up while you hold a piece.</source>
        <translation>Dok nešto držite, dozvoljena mesta svetle.</translation>
    </message>
    <message>
        <source>Show what a move scores</source>
        <translation>Prikaži šta potez donosi</translation>
    </message>
    <message>
        <source>You see points and losses before you put the piece down.</source>
        <translation>Dobitak i gubitak poena vide se pre spuštanja.</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Dozvoli savete</translation>
    </message>
    <message>
        <source>You can ask for a good move.</source>
        <translation>Možete da zatražite dobar potez.</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Dozvoli vraćanje poteza</translation>
    </message>
    <message>
        <source>You can undo moves and try other variations.</source>
        <translation>Možete da vraćate poteze i isprobavate druge varijante.</translation>
    </message>
    <message>
        <source>Track remaining pieces</source>
        <translation>Prati šta je ostalo</translation>
    </message>
    <message>
        <source>The side panel shows which pieces have not appeared yet.</source>
        <translation>U pregledu se vidi koji elementi još nisu otkriveni.</translation>
    </message>
    <message>
        <source>Explain why a move is not allowed</source>
        <translation>Objasni zašto nešto nije dozvoljeno</translation>
    </message>
    <message>
        <source>A note where you dropped the piece names the rule that forbids it.</source>
        <translation>Tamo gde spustite element pojavljuje se napomena sa pravilom koje to zabranjuje.</translation>
    </message>
    <message>
        <source>Show chances</source>
        <translation>Prikaži šanse</translation>
    </message>
    <message>
        <source>When you point at a place or a remaining piece, its tip says how likely the next draw brings what you need.</source>
        <translation>Kad pokažete na mesto ili preostali element, opis kaže kolika je šansa da sledeće izvlačenje donese ono što vam treba.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>A line explains each new situation the first time you meet it, when you play against computers and hints are allowed.</source>
        <translation>Jedna rečenica objašnjava svaku novu situaciju kad se prvi put pojavi, u partijama protiv računara i ako su saveti dozvoljeni.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatura</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Mute sound</source>
        <translation>Bez zvuka</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Jačina</translation>
    </message>
    <message>
        <source>A different pitch for each color</source>
        <translation>Poseban ton za svaku boju</translation>
    </message>
    <message>
        <source>Each color has its own pitch when you pick up a piece. Sound is never the only cue.</source>
        <translation>Visina tona zavisi od boje onoga što uzmete; ništa se ne saopštava samo zvukom.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Pristupačnost</translation>
    </message>
    <message>
        <source>Read out by the screen reader</source>
        <translation>Čitač ekrana čita</translation>
    </message>
    <message>
        <source>The answer to “Where am I?” is always read out.</source>
        <translation>Odgovor na „Gde sam?“ čita se uvek.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Sve</translation>
    </message>
    <message>
        <source>Everyone’s moves</source>
        <translation>Poteze svih igrača</translation>
    </message>
    <message>
        <source>My own actions</source>
        <translation>Samo ono što ja radim</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ništa</translation>
    </message>
    <message>
        <source>Spoken words</source>
        <translation>Izgovorene reči</translation>
    </message>
    <message>
        <source>Full sentences</source>
        <translation>Cele rečenice</translation>
    </message>
    <message>
        <source>As few as possible</source>
        <translation>Što manje</translation>
    </message>
    <message>
        <source>Confirm every move</source>
        <translation>Traži potvrdu za svaki potez</translation>
    </message>
    <message>
        <source>A move waits until you press Enter or “Confirm”; Esc takes it back.</source>
        <translation>Potez čeka dok ne pritisnete Enter ili „Potvrdi“; Esc ga vraća.</translation>
    </message>
    <message>
        <source>Steady-hand assist</source>
        <translation>Pomoć za nesigurnu ruku</translation>
    </message>
    <message>
        <source>Ignores small slips while you click and accepts less precise drops.</source>
        <translation>Pokazivač sme da sklizne tokom klika, a element da se spusti i malo dalje od svog mesta.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Podaci</translation>
    </message>
    <message>
        <source>Kupola keeps all its data in these folders.</source>
        <translation>Sve što Kupola čuva nalazi se u ovim fasciklama.</translation>
    </message>
    <message>
        <source>Games: {folder}</source>
        <translation>Partije: {folder}</translation>
    </message>
    <message>
        <source>Settings: {folder}</source>
        <translation>Podešavanja: {folder}</translation>
    </message>
    <message>
        <source>Export or delete games…</source>
        <translation>Izvoz ili brisanje partija…</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>Otvori fasciklu sa partijama</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>Otvori fasciklu sa podešavanjima</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Resetuj sva podešavanja</translation>
    </message>
    <message>
        <source>Reset the settings on every page? Your games are not affected.</source>
        <translation>Resetovati podešavanja na svim stranicama? Partije ostaju netaknute.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetuj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Računari igraju</translation>
    </message>
    <message>
        <source>How soon a computer plays after the move before. How fast pieces move is set by “Motion”.</source>
        <translation>Koliko brzo računar odigra posle prethodnog poteza. Brzinu kretanja elemenata određuju „Animacije”.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Brzo</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zajedno</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Vaše ime za stolovima</translation>
    </message>
    <message>
        <source>What others read when you join their table. Empty: the name of your profile.</source>
        <translation>Ovo drugi vide kad sedneš za njihov sto. Prazno: ime tvog profila.</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>A server that passes sealed messages on between computers; needed only for tables across the Internet. Any MQTT broker will do. Nothing is connected before you open or join a table.</source>
        <translation>Server koji prenosi zapečaćene poruke između računara; potreban je samo za stolove preko interneta. Odgovara svaki MQTT broker. Kupola se ni sa čim ne povezuje dok ne otvoriš sto ili se nekom ne pridružiš.</translation>
    </message>
    <message>
        <source>Encrypted connection (TLS)</source>
        <translation>Šifrovana veza (TLS)</translation>
    </message>
    <message>
        <source>Websockets</source>
        <translation>Websocket</translation>
    </message>
    <message>
        <source>For networks that let only web pages through; the broker must offer them.</source>
        <translation>Za mreže koje propuštaju samo veb-stranice; i broker mora da ih podržava.</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Korisničko ime</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Lozinka</translation>
    </message>
    <message>
        <source>The password is kept in the settings file, readable by anyone who can open it.</source>
        <translation>Lozinka se čuva u datoteci s podešavanjima; može da je pročita svako ko može da je otvori.</translation>
    </message>
    <message>
        <source>Test the broker</source>
        <translation>Isprobaj brokera</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Isprobavanje…</translation>
    </message>
    <message>
        <source>The broker works. Tables can be opened there.</source>
        <translation>Broker radi. Na njemu možeš da otvaraš stolove.</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>Prvo upiši adresu.</translation>
    </message>
</context>
<context>
    <name>profiles</name>
    <message>
        <source>A player needs a name.</source>
        <translation>Igraču je potrebno ime.</translation>
    </message>
    <message>
        <source>There is already a player named {name}.</source>
        <translation>Već postoji igrač sa tim imenom: {name}.</translation>
    </message>
    <message>
        <source>The players cannot be saved: {reason}</source>
        <translation>Igrači ne mogu da se sačuvaju: {reason}</translation>
    </message>
    <message>
        <source>The players cannot be read: {reason}</source>
        <translation>Igrači ne mogu da se pročitaju: {reason}</translation>
    </message>
    <message>
        <source>A player’s file was damaged and cannot be used; it was kept as {file}.</source>
        <translation>Datoteka igrača je oštećena i ne može da se koristi; sačuvana je kao {file}.</translation>
    </message>
</context>
<context>
    <name>progress</name>
    <message>
        <source>Your progress could not be read; the old file was kept as {file}.</source>
        <translation>Vaš napredak nije mogao da se pročita; stara datoteka je sačuvana kao {file}.</translation>
    </message>
    <message>
        <source>Your progress cannot be read and is left unchanged. {reason}</source>
        <translation>Vaš napredak ne može da se pročita i ostaje nepromenjen. {reason}</translation>
    </message>
    <message>
        <source>Your progress cannot be saved: {reason}</source>
        <translation>Vaš napredak ne može da se sačuva: {reason}</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Last placements</source>
        <translation>Poslednje domine</translation>
    </message>
    <message>
        <source>Place your last dominoes for the most points.</source>
        <translation>Postavite poslednje domine za najviše poena.</translation>
    </message>
    <message>
        <source>Last choice</source>
        <translation>Poslednji izbor</translation>
    </message>
    <message>
        <source>Place and choose: get the largest lead at the end of the game.</source>
        <translation>Postavite i izaberite: na kraju partije imajte najveću prednost.</translation>
    </message>
    <message>
        <source>End of a round for two</source>
        <translation>Kraj runde udvoje</translation>
    </message>
    <message>
        <source>The round ends with these cards: get the largest lead.</source>
        <translation>Runda se završava ovim kartama: ostvarite najveću prednost.</translation>
    </message>
    <message>
        <source>End of a round for more</source>
        <translation>Kraj runde za više igrača</translation>
    </message>
    <message>
        <source>The round ends with these cards: get the largest lead over the best other.</source>
        <translation>Runda se završava ovim kartama: ostvarite najveću prednost nad najboljim od ostalih.</translation>
    </message>
    <message>
        <source>Last picks</source>
        <translation>Poslednja uzimanja</translation>
    </message>
    <message>
        <source>Round 5 is nearly over: take what gives you the largest lead at the end.</source>
        <translation>Peta runda je pri kraju: uzmite ono što vam na kraju daje najveću prednost.</translation>
    </message>
    <message>
        <source>Last tiling</source>
        <translation>Poslednje postavljanje</translation>
    </message>
    <message>
        <source>Tile your dome for the last time: get the most points, goals included.</source>
        <translation>Poslednji put postavite pločice u kupolu: osvojite najviše poena, računajući i ciljeve.</translation>
    </message>
    <message>
        <source>The puzzles of {game} cannot be read.</source>
        <translation>Zagonetke igre {game} ne mogu da se pročitaju.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {game} cannot be read.</source>
        <translation>Zagonetka {number} igre {game} ne može da se pročita.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Bez rupa</translation>
    </message>
    <message>
        <source>Leave room for every domino that still comes to you.</source>
        <translation>Ostavite mesto za svaku dominu koja vam još stiže.</translation>
    </message>
    <message>
        <source>Less now, more later</source>
        <translation>Sada manje, kasnije više</translation>
    </message>
    <message>
        <source>The placement that scores most at once is not the best one.</source>
        <translation>Nije najbolje mesto ono koje odmah donosi najviše poena.</translation>
    </message>
    <message>
        <source>The right territory</source>
        <translation>Prava teritorija</translation>
    </message>
    <message>
        <source>Compare what each territory is worth when the last domino lies.</source>
        <translation>Uporedite koliko svaka teritorija vredi posle poslednje domine.</translation>
    </message>
    <message>
        <source>Save the bonus</source>
        <translation>Sačuvaj bonus</translation>
    </message>
    <message>
        <source>Mind the bonus: the castle in the middle, or no discarded domino.</source>
        <translation>Pazite na bonus: zamak u sredini ili nijedna odbačena domina.</translation>
    </message>
    <message>
        <source>Leave nothing for the others</source>
        <translation>Ne ostavljaj ništa drugima</translation>
    </message>
    <message>
        <source>Look at what the others would get out of it.</source>
        <translation>Pogledajte šta bi drugi od toga dobili.</translation>
    </message>
    <message>
        <source>Which stays up</source>
        <translation>Koja ostaje gore</translation>
    </message>
    <message>
        <source>Two cards of one number: compare what each shows.</source>
        <translation>Dve karte istog broja: uporedite šta koja pokazuje.</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Potvrdi</translation>
    </message>
    <message>
        <source>A validated card scores its number.</source>
        <translation>Potvrđena karta vredi koliko i njen broj.</translation>
    </message>
    <message>
        <source>The largest zone</source>
        <translation>Najveća zona</translation>
    </message>
    <message>
        <source>Count the cards of the largest zone, times its factor.</source>
        <translation>Prebrojte karte najveće zone i pomnožite.</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirale i iksevi</translation>
    </message>
    <message>
        <source>Count spirals, crosses and special cards that show at the end.</source>
        <translation>Prebrojte spirale, ikseve i specijalne karte vidljive na kraju.</translation>
    </message>
    <message>
        <source>A chip in time</source>
        <translation>Token na vreme</translation>
    </message>
    <message>
        <source>Chips stand in for missing tiles: two that match, or any three.</source>
        <translation>Tokeni zamenjuju pločice koje nedostaju: dva odgovarajuća ili bilo koja tri.</translation>
    </message>
    <message>
        <source>Save the chips</source>
        <translation>Sačuvaj tokene</translation>
    </message>
    <message>
        <source>A line that is left incomplete now may pay for a better one.</source>
        <translation>Linija koju sada preskočite može da plati bolju.</translation>
    </message>
    <message>
        <source>Dig the moon</source>
        <translation>Kopaj po mesecu</translation>
    </message>
    <message>
        <source>Look at the moon parts, and at what they uncover.</source>
        <translation>Pogledajte mesečeve strane i šta se ispod njih otkriva.</translation>
    </message>
    <message>
        <source>Do not break</source>
        <translation>Ne lomi pločice</translation>
    </message>
    <message>
        <source>Count the tiles that will break, and who has to take them.</source>
        <translation>Prebrojte pločice koje će se polomiti i ko mora da ih uzme.</translation>
    </message>
    <message>
        <source>The goals count</source>
        <translation>Ciljevi se računaju</translation>
    </message>
    <message>
        <source>Look at the scoring tablets before you look at the tiles.</source>
        <translation>Prvo pogledajte tablice bodovanja, pa tek onda pločice.</translation>
    </message>
    <message>
        <source>The right line</source>
        <translation>Prava linija</translation>
    </message>
    <message>
        <source>Compare what each pattern line brings when it is complete.</source>
        <translation>Uporedite šta svaka linija šablona donosi kad je kompletna.</translation>
    </message>
    <message numerus="yes">
        <source>At the end it brings you %n point(s) more: {item}.</source>
        <translation>
            <numerusform>Na kraju vam donosi %n poen više: {item}.</numerusform>
            <numerusform>Na kraju vam donosi %n poena više: {item}.</numerusform>
            <numerusform>Na kraju vam donosi %n poena više: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {player} has %n point(s) less: {item}.</source>
        <translation>
            <numerusform>Na kraju {player} ima %n poen manje: {item}.</numerusform>
            <numerusform>Na kraju {player} ima %n poena manje: {item}.</numerusform>
            <numerusform>Na kraju {player} ima %n poena manje: {item}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Pronađite najbolji potez</translation>
    </message>
    <message>
        <source>Your answer is being checked</source>
        <translation>Vaš odgovor se proverava</translation>
    </message>
    <message>
        <source>Not the best move</source>
        <translation>To nije najbolji potez</translation>
    </message>
    <message>
        <source>Right: watch what follows</source>
        <translation>Tačno: pogledajte šta sledi</translation>
    </message>
    <message>
        <source>Watch the solution</source>
        <translation>Pogledajte rešenje</translation>
    </message>
    <message>
        <source>The puzzle is over</source>
        <translation>Zagonetka je završena</translation>
    </message>
    <message>
        <source>Today’s three</source>
        <translation>Današnje tri</translation>
    </message>
    <message>
        <source>{game}: not tried yet</source>
        <translation>{game}: još nije pokušano</translation>
    </message>
    <message>
        <source>{game}: solved</source>
        <translation>{game}: rešeno</translation>
    </message>
    <message>
        <source>{game}: missed</source>
        <translation>{game}: promašeno</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}</source>
        <translation>Vaš rejting: {rating} ± {deviation}</translation>
    </message>
    <message>
        <source>You have no rating yet: the first puzzles find it.</source>
        <translation>Još nemate rejting: odrediće ga prve zagonetke.</translation>
    </message>
    <message>
        <source>Every answer that is exactly as good as the best counts as right. Your first try changes your rating; with a hint it counts a fifth.</source>
        <translation>Tačan je svaki odgovor koji je potpuno jednako dobar kao najbolji. Rejting menja prvi pokušaj; uz savet se računa petina.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tried</source>
        <translation>
            <numerusform>%n zagonetka pokušana</numerusform>
            <numerusform>%n zagonetke pokušane</numerusform>
            <numerusform>%n zagonetki pokušano</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle {number} · {kind}</source>
        <translation>Zagonetka {number} · {kind}</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Šta igrate?</translation>
    </message>
    <message>
        <source>Right. And now?</source>
        <translation>Tačno. A sada?</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>Provera odgovora…</translation>
    </message>
    <message>
        <source>This puzzle cannot be solved now.</source>
        <translation>Ova zagonetka sada ne može da se reši.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rešeno</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation>Ovo je rešenje</translation>
    </message>
    <message>
        <source>{item}: {wrong} instead of {right}</source>
        <translation>{item}: {wrong} umesto {right}</translation>
    </message>
    <message>
        <source>{player}, {item}: {wrong} instead of {right}</source>
        <translation>{player}, {item}: {wrong} umesto {right}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Vaš rejting: {rating}</translation>
    </message>
    <message>
        <source>Only the first try counts for your rating.</source>
        <translation>Za rejting se računa samo prvi pokušaj.</translation>
    </message>
    <message numerus="yes">
        <source>Not the best: it costs %n point(s)</source>
        <translation>
            <numerusform>Nije najbolje: košta %n poen</numerusform>
            <numerusform>Nije najbolje: košta %n poena</numerusform>
            <numerusform>Nije najbolje: košta %n poena</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {rating} ({solved} of {tried} solved)</source>
        <translation>{game}: {rating} (rešeno {solved} od {tried})</translation>
    </message>
    <message>
        <source>{game}: no puzzle tried</source>
        <translation>{game}: nijedna zagonetka</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried} · {minutes}:{seconds} left</source>
        <translation>Rešeno: {solved} od {tried} · ostalo {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried}</source>
        <translation>Rešeno: {solved} od {tried}</translation>
    </message>
    <message>
        <source>Time is up. Solved: {solved} of {tried}</source>
        <translation>Vreme je isteklo. Rešeno: {solved} od {tried}</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>There is no other move.</source>
        <translation>Drugog poteza nema.</translation>
    </message>
    <message>
        <source>Several moves are about equally good; this one did best in simulated games.</source>
        <translation>Više poteza je približno jednako dobro; ovaj se najbolje pokazao u probnim partijama.</translation>
    </message>
    <message numerus="yes">
        <source>In simulated games, it is worth %n point(s) more than any other move.</source>
        <translation>
            <numerusform>U probnim partijama vredi %n poen više od svakog drugog poteza.</numerusform>
            <numerusform>U probnim partijama vredi %n poena više od svakog drugog poteza.</numerusform>
            <numerusform>U probnim partijama vredi %n poena više od svakog drugog poteza.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes pattern line {line}.</source>
        <translation>Kompletira liniju šablona {line}.</translation>
    </message>
    <message>
        <source>It leaves no {color} tiles for the other player.</source>
        <translation>Drugom igraču ne ostaje nijedna pločica te boje: {color}.</translation>
    </message>
    <message>
        <source>It also takes the first-player tile, and with it the first move of the next round.</source>
        <translation>Uz to ide i pločica prvog igrača, a sa njom i prvi potez u sledećoj rundi.</translation>
    </message>
    <message>
        <source>With this bonus chip, pattern line {line} can be completed.</source>
        <translation>Sa ovim bonus tokenom može da se kompletira linija šablona {line}.</translation>
    </message>
    <message>
        <source>A plate from the stack may fit better than those on display.</source>
        <translation>Panel sa gomile možda se uklapa bolje od onih na tabli za bodovanje.</translation>
    </message>
    <message>
        <source>Drawing again would probably cost more than another plate is worth.</source>
        <translation>Dalje izvlačenje koštalo bi više nego što bi još jedan panel verovatno doneo.</translation>
    </message>
    <message>
        <source>The bonus chips complete pattern line {line} now.</source>
        <translation>Bonus tokeni sada kompletiraju liniju šablona {line}.</translation>
    </message>
    <message>
        <source>The bonus chips are worth more for another line.</source>
        <translation>Bonus tokeni više vrede za neku drugu liniju.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern line {line} then needs only %n more tile(s).</source>
        <translation>
            <numerusform>Liniji šablona {line} tada nedostaje još samo %n pločica.</numerusform>
            <numerusform>Liniji šablona {line} tada nedostaju još samo %n pločice.</numerusform>
            <numerusform>Liniji šablona {line} tada nedostaje još samo %n pločica.</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks no {color} tiles; many other moves would.</source>
        <translation>Ne lomi se nijedna pločica ({color}), a kod mnogih drugih poteza bi.</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} can replace a missing tile later.</source>
        <translation>Bonus token male fabrike {factory} kasnije zamenjuje pločicu koja nedostaje.</translation>
    </message>
    <message>
        <source>It has a space for pattern line {line}, which already holds tiles.</source>
        <translation>Ima polje za već započetu liniju šablona {line}.</translation>
    </message>
    <message>
        <source>In plate row {row}, plate column {column}, its tiles will connect to the ones beside it.</source>
        <translation>U redu panela {row}, koloni panela {column} njegove pločice nadovezaće se na one pored njega.</translation>
    </message>
    <message>
        <source>Its special space in row {row} gets a free tile once the other three are filled.</source>
        <translation>Njegovo bezbojno polje u redu {row} popunjava se samo od sebe čim se popune ostala tri.</translation>
    </message>
    <message>
        <source>Its multicolored space in row {row} takes a tile of any color.</source>
        <translation>Na njegovo višebojno polje u redu {row} može pločica bilo koje boje.</translation>
    </message>
    <message>
        <source>It completes a plate, so row {row} gets a free special tile.</source>
        <translation>Popunjava panel, pa specijalna pločica u redu {row} dolazi besplatno.</translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, beside other tiles, it scores %n point(s).</source>
        <translation>
            <numerusform>U koloni {column}, pored drugih pločica, donosi %n poen.</numerusform>
            <numerusform>U koloni {column}, pored drugih pločica, donosi %n poena.</numerusform>
            <numerusform>U koloni {column}, pored drugih pločica, donosi %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, it is worth %n point(s) toward the goals.</source>
        <translation>
            <numerusform>U koloni {column} za ciljeve vredi %n poen.</numerusform>
            <numerusform>U koloni {column} za ciljeve vredi %n poena.</numerusform>
            <numerusform>U koloni {column} za ciljeve vredi %n poena.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins territories ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Spaja teritorije ({terrain}), koje sada zajedno vrede {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>A territory gains crowns ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Teritorija ({terrain}) dobija krune i sada vredi {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>A territory with crowns grows ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Teritorija sa krunama ({terrain}) raste i sada vredi {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>It keeps the castle in the middle of the kingdom.</source>
        <translation>Zamak ostaje u sredini kraljevstva.</translation>
    </message>
    <message>
        <source>It leaves no isolated square that no domino can fill.</source>
        <translation>Ne ostavlja usamljeno slobodno polje koje nijedna domina ne može da popuni.</translation>
    </message>
    <message>
        <source>It makes room for domino {domino}, which is already chosen.</source>
        <translation>Priprema dobro mesto za već izabranu dominu {domino}.</translation>
    </message>
    <message>
        <source>The crowns on domino {domino} can still multiply many squares.</source>
        <translation>Krune domine {domino} do kraja partije mogu da se računaju mnogo puta.</translation>
    </message>
    <message>
        <source>Domino {domino} gives first choice next turn.</source>
        <translation>Domina {domino} donosi prvi izbor u sledećem krugu.</translation>
    </message>
    <message>
        <source>Of the dominoes on offer, domino {domino} fits the kingdom best.</source>
        <translation>Od ponuđenih domina u kraljevstvo se najbolje uklapa domina {domino}.</translation>
    </message>
    <message numerus="yes">
        <source>Domino {domino} can score %n point(s) right away.</source>
        <translation>
            <numerusform>Domina {domino} može odmah da donese %n poen.</numerusform>
            <numerusform>Domina {domino} može odmah da donese %n poena.</numerusform>
            <numerusform>Domina {domino} može odmah da donese %n poena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To {player}, domino {domino} would be worth %n point(s).</source>
        <translation>
            <numerusform>Ako je uzme {player}, domina {domino} donosi %n poen.</numerusform>
            <numerusform>Ako je uzme {player}, domina {domino} donosi %n poena.</numerusform>
            <numerusform>Ako je uzme {player}, domina {domino} donosi %n poena.</numerusform>
        </translation>
    </message>
    <message>
        <source>It covers a card on space {space} that costs points.</source>
        <translation>Prekriva kartu koja oduzima poene na polju {space}.</translation>
    </message>
    <message>
        <source>Face down on space {space}, its crosses do not count.</source>
        <translation>Licem nadole na polju {space}, njeni iksevi se ne računaju.</translation>
    </message>
    <message numerus="yes">
        <source>To {player}, the card {number} {color} would be worth %n point(s).</source>
        <translation>
            <numerusform>Ako je uzme {player}, karta {color} {number} donosi %n poen.</numerusform>
            <numerusform>Ako je uzme {player}, karta {color} {number} donosi %n poena.</numerusform>
            <numerusform>Ako je uzme {player}, karta {color} {number} donosi %n poena.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choice {number}: about as good as the best move.</source>
        <translation>Izbor {number}: približno jednako dobar kao najbolji potez.</translation>
    </message>
    <message numerus="yes">
        <source>In 100 simulated games, it wins %n more than any other move.</source>
        <translation>
            <numerusform>Od 100 probnih partija dobija %n više od svakog drugog poteza.</numerusform>
            <numerusform>Od 100 probnih partija dobija %n više od svakog drugog poteza.</numerusform>
            <numerusform>Od 100 probnih partija dobija %n više od svakog drugog poteza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in 100 simulated games, it wins %n fewer than the best move.</source>
        <translation>
            <numerusform>Izbor {number}: od 100 probnih partija dobija %n manje od najboljeg poteza.</numerusform>
            <numerusform>Izbor {number}: od 100 probnih partija dobija %n manje od najboljeg poteza.</numerusform>
            <numerusform>Izbor {number}: od 100 probnih partija dobija %n manje od najboljeg poteza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in simulated games, it is worth %n point(s) less than the best move.</source>
        <translation>
            <numerusform>Izbor {number}: u probnim partijama vredi %n poen manje od najboljeg poteza.</numerusform>
            <numerusform>Izbor {number}: u probnim partijama vredi %n poena manje od najboljeg poteza.</numerusform>
            <numerusform>Izbor {number}: u probnim partijama vredi %n poena manje od najboljeg poteza.</numerusform>
        </translation>
    </message>
    <message>
        <source>In 100 simulated games, it wins {best}; the move played wins {played}.</source>
        <translation>Od 100 probnih partija dobija {best}, a odigrani potez {played}.</translation>
    </message>
    <message>
        <source>It validates a card, which scores its number: {number}.</source>
        <translation>Potvrđuje kartu, koja vredi koliko i njen broj: {number}.</translation>
    </message>
    <message>
        <source>Another {number} can validate it later.</source>
        <translation>Kasnije je može potvrditi druga karta sa tim brojem: {number}.</translation>
    </message>
    <message>
        <source>A card with the number {number} can validate it later.</source>
        <translation>Kasnije je može potvrditi karta sa tim brojem: {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The largest zone grows to %n card(s).</source>
        <translation>
            <numerusform>Najveća zona narasta na %n kartu.</numerusform>
            <numerusform>Najveća zona narasta na %n karte.</numerusform>
            <numerusform>Najveća zona narasta na %n karata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its symbols score %n point(s).</source>
        <translation>
            <numerusform>Njeni simboli donose %n poen.</numerusform>
            <numerusform>Njeni simboli donose %n poena.</numerusform>
            <numerusform>Njeni simboli donose %n poena.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <translation>Snimak partije</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>{player} had no choice.</source>
        <translation>{player}: potez bez izbora.</translation>
    </message>
    <message>
        <source>{player} found the best move.</source>
        <translation>{player}: odigran je najbolji potez.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Početak</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Sopstvene greške</translation>
    </message>
    <message>
        <source>Others’ mistakes</source>
        <translation>Greške drugih</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sreća</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>In percent of the chance of winning: everyone starts even, a mistake gives chances to the others, and luck is everything else.</source>
        <translation>U procentima šanse za pobedu: svi počinju jednako, greška daje šanse drugima, a sve ostalo je sreća.</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>Analiza je gotova.</translation>
    </message>
    <message>
        <source>{player}’s move wins about as often as the best one.</source>
        <translation>{player}: ovaj potez dobija približno jednako često kao najbolji.</translation>
    </message>
    <message>
        <source>{player}’s chance of winning dropped by {percent}%.</source>
        <translation>{player}: šansa za pobedu pala je za {percent}%.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Bolje: {move}</translation>
    </message>
    <message>
        <source>This move has not been analyzed yet.</source>
        <translation>Ovaj potez još nije ocenjen.</translation>
    </message>
    <message>
        <source>Step through the moves to see what was best.</source>
        <translation>Prođite kroz poteze da biste videli šta je bilo najbolje.</translation>
    </message>
    <message>
        <source>Move {number}, {player}: {percent}% lost by mistake</source>
        <translation>Potez {number}, {player}: izgubljeno greškom {percent}%</translation>
    </message>
    <message>
        <source>Move {number}, {player}: {percent}% by luck</source>
        <translation>Potez {number}, {player}: sreća {percent}%</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Link: {words}</source>
        <translation>Veza: {words}</translation>
    </message>
    <message>
        <source>F1: {heading}</source>
        <translation>F1: {heading}</translation>
    </message>
    <message>
        <source>Rules: {heading}</source>
        <translation>Pravila: {heading}</translation>
    </message>
</context>
<context>
    <name>second_try</name>
    <message>
        <source>My mistakes</source>
        <translation>Moje greške</translation>
    </message>
    <message>
        <source>Mistakes of {player}</source>
        <translation>Greške: {player}</translation>
    </message>
    <message>
        <source>No mistakes are collected yet. Review a finished game, or look through your last games: every turning point that was your mistake comes here, to be tried again.</source>
        <translation>Još nema sakupljenih grešaka. Analizirajte završenu partiju ili pregledajte poslednje partije: ovde stiže svaki preokret koji je bio vaša greška, da biste pokušali ponovo.</translation>
    </message>
    <message>
        <source>None is due today.</source>
        <translation>Danas nijedna nije na redu.</translation>
    </message>
    <message>
        <source>Looking through game {number}…</source>
        <translation>Pregled partije {number}…</translation>
    </message>
    <message>
        <source>All your finished games have been looked through.</source>
        <translation>Sve vaše završene partije već su pregledane.</translation>
    </message>
    <message>
        <source>No mistake of yours turned this game.</source>
        <translation>Nijedna vaša greška nije preokrenula ovu partiju.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from your finished games</source>
        <translation>
            <numerusform>%n pozicija iz vaših završenih partija</numerusform>
            <numerusform>%n pozicije iz vaših završenih partija</numerusform>
            <numerusform>%n pozicija iz vaših završenih partija</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>Danas na redu: %n</numerusform>
            <numerusform>Danas na redu: %n</numerusform>
            <numerusform>Danas na redu: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learned</source>
        <translation>
            <numerusform>Naučeno: %n</numerusform>
            <numerusform>Naučeno: %n</numerusform>
            <numerusform>Naučeno: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Drugi pokušaj</translation>
    </message>
    <message>
        <source>Second try, {number} of {total}</source>
        <translation>Drugi pokušaj: {number} od {total}</translation>
    </message>
    <message>
        <source>On move {number}, your chance of winning dropped by {percent}%.</source>
        <translation>U potezu {number} vaša šansa za pobedu pala je za {percent}%.</translation>
    </message>
    <message>
        <source>What would you play now?</source>
        <translation>Šta biste sada odigrali?</translation>
    </message>
    <message>
        <source>Judging your move…</source>
        <translation>Ocenjivanje vašeg poteza…</translation>
    </message>
    <message>
        <source>This move could not be judged.</source>
        <translation>Ovaj potez nije mogao da se oceni.</translation>
    </message>
    <message>
        <source>Better than what you played</source>
        <translation>Bolje od onoga što ste odigrali</translation>
    </message>
    <message>
        <source>As good as what you played</source>
        <translation>Podjednako dobro kao ono što ste odigrali</translation>
    </message>
    <message>
        <source>Worse than what you played</source>
        <translation>Lošije od onoga što ste odigrali</translation>
    </message>
    <message>
        <source>Chance of winning: {now}%; with what you played: {then}%</source>
        <translation>Šansa za pobedu: {now}%; sa onim što ste odigrali: {then}%</translation>
    </message>
    <message>
        <source>The search finds no better move.</source>
        <translation>Pretraga ne nalazi bolji potez.</translation>
    </message>
    <message>
        <source>The search prefers another move: {percent}%</source>
        <translation>Pretraga bi radije odigrala drugi potez: {percent}%</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <translation>Odigrali ste: {move}</translation>
    </message>
    <message>
        <source>The search prefers: {move}</source>
        <translation>Pretraga bi radije odigrala: {move}</translation>
    </message>
    <message>
        <source>Chance of winning: {percent}%</source>
        <translation>Šansa za pobedu: {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>This position comes back in %n day(s).</source>
        <translation>
            <numerusform>Ova pozicija se vraća za %n dan.</numerusform>
            <numerusform>Ova pozicija se vraća za %n dana.</numerusform>
            <numerusform>Ova pozicija se vraća za %n dana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) kept</source>
        <translation>
            <numerusform>%n sačuvana greška</numerusform>
            <numerusform>%n sačuvane greške</numerusform>
            <numerusform>%n sačuvanih grešaka</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes could not be read; the old file was kept as {file}.</source>
        <translation>Vaše greške nisu mogle da se učitaju; stara datoteka sačuvana je kao {file}.</translation>
    </message>
    <message>
        <source>Your mistakes cannot be read and are left unchanged. {reason}</source>
        <translation>Vaše greške ne mogu da se pročitaju i ostaju nepromenjene. {reason}</translation>
    </message>
    <message>
        <source>Your mistakes cannot be saved: {reason}</source>
        <translation>Vaše greške ne mogu da se sačuvaju: {reason}</translation>
    </message>
    <message>
        <source>Points at once: {now}; with what you played: {then}</source>
        <translation>Poeni odmah: {now}; sa onim što ste odigrali: {then}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Your settings could not be read and have been reset; the old file was kept as {file}.</source>
        <translation>Podešavanja nisu mogla da se pročitaju, pa važe podrazumevana; stara datoteka je sačuvana kao {file}.</translation>
    </message>
    <message>
        <source>Your settings cannot be read and have been left unchanged; changes last only until you quit. {reason}</source>
        <translation>Podešavanja ne mogu da se pročitaju i ostaju kakva jesu; izmene važe dok ne izađete. {reason}</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {reason}</source>
        <translation>Podešavanja ne mogu da se sačuvaju: {reason}</translation>
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
        <translation>pozicija</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n potez</numerusform>
            <numerusform>%n poteza</numerusform>
            <numerusform>%n poteza</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {seed}</source>
        <translation>Podela {seed}</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Partija još nije završena.</translation>
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
        <translation>Poeni</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Potezi</translation>
    </message>
</context>
<context>
    <name>shared_table</name>
    <message>
        <source>Paused. Everybody at the table can resume the game.</source>
        <translation>Pauza. Svako za stolom može da nastavi partiju.</translation>
    </message>
    <message>
        <source>Your move is on its way to {host}</source>
        <translation>Vaš potez je na putu; domaćin: {host}</translation>
    </message>
    <message>
        <source>{host} is away. The game goes on when the host is back.</source>
        <translation>{host} nije tu. Partija se nastavlja kad se domaćin vrati.</translation>
    </message>
    <message>
        <source>Looking for {host}’s table…</source>
        <translation>Traži se sto, domaćin: {host}…</translation>
    </message>
    <message>
        <source>{name} has resigned. The game is over.</source>
        <translation>{name} predaje partiju. Partija je završena.</translation>
    </message>
    <message>
        <source>The next game is being dealt.</source>
        <translation>Deli se sledeća partija.</translation>
    </message>
    <message>
        <source>The next game is dealt when everybody is here.</source>
        <translation>Sledeća partija počinje kad svi budu tu.</translation>
    </message>
    <message>
        <source>The host has taken you off the table.</source>
        <translation>Domaćin vas je udaljio od stola.</translation>
    </message>
    <message>
        <source>{host} has left the table.</source>
        <translation>{host} više nije za stolom.</translation>
    </message>
    <message>
        <source>{name} (away)</source>
        <translation>{name} (nije tu)</translation>
    </message>
    <message>
        <source>seat {seat} is free</source>
        <translation>mesto {seat} je slobodno</translation>
    </message>
    <message>
        <source>watching: {names}</source>
        <translation>gledaju: {names}</translation>
    </message>
    <message>
        <source>{name}’s turn since {time}</source>
        <translation>na potezu je {name} od {time}</translation>
    </message>
    <message>
        <source>your turn since {time}</source>
        <translation>na potezu ste od {time}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{name} would like to undo. Do you agree?</source>
        <translation>{name} želi da vrati poteze. Da li se slažete?</translation>
    </message>
    <message>
        <source>{name} would like another game. Do you agree?</source>
        <translation>{name} želi još jednu partiju. Da li se slažete?</translation>
    </message>
    <message>
        <source>{name} would like another game with swapped seats. Do you agree?</source>
        <translation>{name} želi još jednu partiju sa zamenjenim mestima. Da li se slažete?</translation>
    </message>
    <message>
        <source>You ask to undo. Waiting for {names}.</source>
        <translation>Tražite vraćanje poteza. Čeka se odgovor: {names}.</translation>
    </message>
    <message>
        <source>You ask for another game. Waiting for {names}.</source>
        <translation>Tražite još jednu partiju. Čeka se odgovor: {names}.</translation>
    </message>
    <message>
        <source>You ask for swapped seats. Waiting for {names}.</source>
        <translation>Tražite zamenu mesta. Čeka se odgovor: {names}.</translation>
    </message>
    <message>
        <source>{name} asks to undo. Waiting for {names}.</source>
        <translation>{name} traži vraćanje poteza. Čeka se odgovor: {names}.</translation>
    </message>
    <message>
        <source>{name} asks for another game. Waiting for {names}.</source>
        <translation>{name} traži još jednu partiju. Čeka se odgovor: {names}.</translation>
    </message>
    <message>
        <source>{name} asks for swapped seats. Waiting for {names}.</source>
        <translation>{name} traži zamenu mesta. Čeka se odgovor: {names}.</translation>
    </message>
    <message>
        <source>{name} would like to come to the table.</source>
        <translation>{name} želi za sto.</translation>
    </message>
    <message>
        <source>The proposal was declined.</source>
        <translation>Predlog je odbijen.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Slažem se</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odbij</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Odustani</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Pusti</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Odbij</translation>
    </message>
    <message>
        <source>The others remind you: it is your turn.</source>
        <translation>Ostali vas podsećaju: na potezu ste.</translation>
    </message>
    <message>
        <source>{name} was reminded.</source>
        <translation>Podsetnik je poslat: {name}.</translation>
    </message>
    <message>
        <source>{name} has resigned. A computer plays on.</source>
        <translation>{name} predaje partiju. Nastavlja računar.</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} je tu.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} nije tu.</translation>
    </message>
    <message>
        <source>The deal is open and is the one that was played. The game is saved.</source>
        <translation>Podela je otvorena i slaže se s odigranom. Partija je sačuvana.</translation>
    </message>
    <message>
        <source>Beware: the deal that the host has opened is not the one that was played. The game is not saved.</source>
        <translation>Pažnja: podela koju je domaćin otkrio nije ona koja je odigrana. Partija nije sačuvana.</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Poruči</translation>
    </message>
    <message>
        <source>Say something to everybody at the table</source>
        <translation>Poručite nešto svima za stolom</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Remind, pause, resign, seats: everything about this table</source>
        <translation>Podsećanje, pauza, predaja, mesta: sve o ovom stolu</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Napiši…</translation>
    </message>
    <message>
        <source>Remind {name}</source>
        <translation>Podseti: {name}</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Pauziraj partiju</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Nastavi partiju</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Predaj partiju…</translation>
    </message>
    <message>
        <source>Resign for {name}…</source>
        <translation>Predaj partiju: {name}…</translation>
    </message>
    <message>
        <source>Play another game…</source>
        <translation>Igraj još jednu partiju…</translation>
    </message>
    <message>
        <source>Swap the seats and play again…</source>
        <translation>Zameni mesta i igraj ponovo…</translation>
    </message>
    <message>
        <source>Let a computer play for {name}</source>
        <translation>Neka računar igra za: {name}</translation>
    </message>
    <message>
        <source>Let {other} play for {name}</source>
        <translation>Neka {other} igra za: {name}</translation>
    </message>
    <message>
        <source>Play for {name} at this computer</source>
        <translation>Igraj na ovom računaru za: {name}</translation>
    </message>
    <message>
        <source>Watch from {name}’s side</source>
        <translation>Gledaj sa strane: {name}</translation>
    </message>
    <message>
        <source>Go on without the host…</source>
        <translation>Nastavi bez domaćina…</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Napusti sto…</translation>
    </message>
    <message>
        <source>Do you want to resign?</source>
        <translation>Predajete partiju?</translation>
    </message>
    <message>
        <source>The game ends. Winner: {others}.</source>
        <translation>Partija se završava. Pobednik: {others}.</translation>
    </message>
    <message>
        <source>A computer plays your seat to the end. You can watch.</source>
        <translation>Umesto vas do kraja igra računar. Možete da gledate.</translation>
    </message>
    <message>
        <source>Do you want to leave the table for good?</source>
        <translation>Napuštate sto zauvek?</translation>
    </message>
    <message>
        <source>Your seat becomes free. To come back, ask the host again.</source>
        <translation>Vaše mesto postaje slobodno. Za povratak ponovo pitajte domaćina.</translation>
    </message>
    <message>
        <source>Do you want to go on without the host?</source>
        <translation>Nastavljate bez domaćina?</translation>
    </message>
    <message>
        <source>You become the host of a new table with the position on the board. What is hidden is dealt again, because only the old host knows it. The record says so.</source>
        <translation>Postajete domaćin novog stola s položajem sa table. Skriveno se deli ponovo, jer ga zna samo stari domaćin. To piše i u zapisu partije.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Poruka za sto</translation>
    </message>
    <message>
        <source>Everybody at the table reads this:</source>
        <translation>Ovo čitaju svi za stolom:</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Pošalji</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>Partija je sačuvana.</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>The game cannot be saved: {reason}</source>
        <translation>Partija ne može da se sačuva: {reason}</translation>
    </message>
    <message>
        <source>The saved games cannot be read: {reason}</source>
        <translation>Sačuvane partije ne mogu da se pročitaju: {reason}</translation>
    </message>
    <message>
        <source>A saved game was damaged and has been restored from the previous copy; the damaged file was kept as {file}.</source>
        <translation>Sačuvana partija je bila oštećena i nastavlja se iz prethodne kopije; oštećena datoteka je sačuvana kao {file}.</translation>
    </message>
    <message>
        <source>A saved game cannot be opened; it was left where it is, in {file}. {reason}</source>
        <translation>Sačuvana partija ne može da se otvori i ostaje tu gde jeste: {file}. {reason}</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>From another version of Kupola</source>
        <translation>Iz druge verzije Kupole</translation>
    </message>
    <message>
        <source>Match from another version</source>
        <translation>Meč iz druge verzije</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>This seat is taken.</source>
        <translation>Ovo mesto je zauzeto.</translation>
    </message>
    <message>
        <source>Seats are chosen before the game. Ask the host.</source>
        <translation>Mesta se biraju pre partije. Obratite se domaćinu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Niste na potezu.</translation>
    </message>
    <message>
        <source>This move came too late. The game has gone on.</source>
        <translation>Ovaj potez je stigao prekasno. Partija je već nastavljena.</translation>
    </message>
    <message>
        <source>Another table is open at {address}. Kupola looks for yours.</source>
        <translation>Na adresi {address} je otvoren drugi sto. Kupola traži vaš.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Partija je pauzirana.</translation>
    </message>
    <message>
        <source>This table has quick phrases only.</source>
        <translation>Za ovim stolom postoje samo brze poruke.</translation>
    </message>
    <message>
        <source>You are watching. Only players can do this.</source>
        <translation>Vi samo gledate. Ovo mogu samo igrači.</translation>
    </message>
    <message>
        <source>Too much waits for the host’s answer.</source>
        <translation>Previše zahteva čeka domaćinov odgovor.</translation>
    </message>
    <message>
        <source>The host now uses a newer version of Kupola. Update Kupola to play on.</source>
        <translation>Domaćin sada koristi noviju verziju Kupole. Ažurirajte Kupolu da biste nastavili.</translation>
    </message>
    <message>
        <source>What was kept of this table is damaged.</source>
        <translation>Sačuvani podaci o ovom stolu su oštećeni.</translation>
    </message>
    <message>
        <source>This cannot be proposed now.</source>
        <translation>Ovo se sada ne može predložiti.</translation>
    </message>
    <message>
        <source>A guest with a newer version of Kupola knocks. Update Kupola to let them in.</source>
        <translation>Kuca gost s novijom verzijom Kupole. Ažurirajte Kupolu da biste ga pustili.</translation>
    </message>
    <message>
        <source>{name} now uses a newer version of Kupola. Update Kupola to play on together.</source>
        <translation>{name} sada koristi noviju verziju Kupole. Ažurirajte Kupolu da biste zajedno nastavili.</translation>
    </message>
    <message>
        <source>Another proposal is open.</source>
        <translation>Drugi predlog još čeka odgovor.</translation>
    </message>
    <message>
        <source>This is no invitation to a table. It begins with “kupola:” and has some 80 letters.</source>
        <translation>Ovo nije pozivnica za sto. Pozivnica počinje sa „kupola:” i ima oko 80 znakova.</translation>
    </message>
    <message>
        <source>This table was opened by a newer version of Kupola. Update Kupola to join it.</source>
        <translation>Ovaj sto je otvoren novijom verzijom Kupole. Ažurirajte Kupolu, pa se pridružite.</translation>
    </message>
    <message>
        <source>This is no address of a broker: {address}</source>
        <translation>Ovo nije adresa brokera: {address}</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Zdravo!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Srećno!</translation>
    </message>
    <message>
        <source>Good move!</source>
        <translation>Dobar potez!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Hvala!</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>Ups!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Samo trenutak.</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>Tu sam ponovo.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Dobra igra!</translation>
    </message>
    <message>
        <source>Shall we play again?</source>
        <translation>Hoćemo li još jednu?</translation>
    </message>
    <message>
        <source>I have to go. See you!</source>
        <translation>Moram da idem. Vidimo se!</translation>
    </message>
    <message>
        <source>The host sent a position that breaks the rules.</source>
        <translation>Domaćin je poslao poziciju koja krši pravila.</translation>
    </message>
    <message>
        <source>The system does not let Kupola listen for guests: {reason}</source>
        <translation>Sistem ne dozvoljava Kupoli da prima goste: {reason}</translation>
    </message>
    <message>
        <source>No computer is called {name}.</source>
        <translation>Nijedan računar se ne zove {name}.</translation>
    </message>
    <message>
        <source>No computer is called {name}: the broker at {address} is not found.</source>
        <translation>Nijedan računar se ne zove {name}: broker {address} nije pronađen.</translation>
    </message>
    <message>
        <source>No broker answers at {address}: the connection is refused.</source>
        <translation>Na adresi {address} ne odgovara nijedan broker: veza je odbijena.</translation>
    </message>
    <message>
        <source>The broker at {address} does not answer.</source>
        <translation>Broker {address} ne odgovara.</translation>
    </message>
    <message>
        <source>The broker at {address} cannot be reached. Is this computer online?</source>
        <translation>Broker {address} nije dostupan. Da li je ovaj računar na internetu?</translation>
    </message>
    <message>
        <source>The broker at {address} has no certificate that this computer trusts: {reason}</source>
        <translation>Broker {address} nema sertifikat kome ovaj računar veruje: {reason}</translation>
    </message>
    <message>
        <source>The broker at {address} does not speak TLS on this port.</source>
        <translation>Broker {address} ne koristi TLS na ovom portu.</translation>
    </message>
    <message>
        <source>Something else than a broker answers at {address}.</source>
        <translation>Na adresi {address} odgovara nešto što nije broker.</translation>
    </message>
    <message>
        <source>The broker at {address} takes no websockets at this path.</source>
        <translation>Broker {address} ne prima websocket na ovoj putanji.</translation>
    </message>
    <message>
        <source>The broker at {address} refuses this user name or password.</source>
        <translation>Broker {address} odbija ovo korisničko ime ili lozinku.</translation>
    </message>
    <message>
        <source>The broker at {address} refuses the connection: {reason}</source>
        <translation>Broker {address} odbija vezu: {reason}</translation>
    </message>
    <message>
        <source>The broker at {address} does not permit tables of Kupola.</source>
        <translation>Broker {address} ne dozvoljava stolove Kupole.</translation>
    </message>
    <message>
        <source>The broker at {address} keeps no messages (“retain” is switched off). A table needs that.</source>
        <translation>Broker {address} ne čuva poruke („retain” je isključen). Stolu je to potrebno.</translation>
    </message>
    <message>
        <source>The broker at {address} takes only messages that are too short for a table.</source>
        <translation>Broker {address} prima samo poruke koje su prekratke za sto.</translation>
    </message>
    <message>
        <source>A code has eight letters, as in {example}.</source>
        <translation>Kod ima osam slova, na primer {example}.</translation>
    </message>
    <message>
        <source>This code does not fit the table. Ask the host for its eight letters.</source>
        <translation>Ovaj kod ne odgovara stolu. Zatražite osam slova od domaćina.</translation>
    </message>
    <message>
        <source>Another program answers there, not a table.</source>
        <translation>Tamo odgovara drugi program, a ne sto.</translation>
    </message>
    <message>
        <source>No table is open at {address}.</source>
        <translation>Na adresi {address} nema otvorenog stola.</translation>
    </message>
    <message>
        <source>{address} does not answer. Are both computers in the same network, and does the firewall of the other one let Kupola in?</source>
        <translation>{address} ne odgovara. Da li su oba računara u istoj mreži i da li zaštitni zid drugog propušta Kupolu?</translation>
    </message>
    <message>
        <source>The connection is interrupted. Kupola connects again by itself.</source>
        <translation>Veza je prekinuta. Kupola se sama ponovo povezuje.</translation>
    </message>
</context>
<context>
    <name>table_mode</name>
    <message>
        <source>{player}: {other}’s turn</source>
        <translation>{player}: na potezu je {other}</translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>The shared table cannot be saved: {reason}</source>
        <translation>Zajednički sto ne može da se sačuva: {reason}</translation>
    </message>
    <message>
        <source>A saved table was damaged; the file was kept as {file}.</source>
        <translation>Sačuvani sto je bio oštećen; datoteka je sačuvana kao {file}.</translation>
    </message>
    <message>
        <source>This table was saved by a newer version of Kupola.</source>
        <translation>Ovaj sto je sačuvala novija verzija Kupole.</translation>
    </message>
    <message>
        <source>Shared table: your turn</source>
        <translation>Zajednički sto: na potezu ste</translation>
    </message>
    <message>
        <source>Shared table: waiting for {name}</source>
        <translation>Zajednički sto: na potezu je {name}</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Zajednički sto</translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>Box: drop a piece here to take it off the board</source>
        <translation>Kutija: spustite element ovde da biste ga sklonili sa table</translation>
    </message>
    <message>
        <source>In the box: {piece}</source>
        <translation>U kutiji: {piece}</translation>
    </message>
    <message>
        <source>In the box, {count} left: {piece}</source>
        <translation>U kutiji, još {count}: {piece}</translation>
    </message>
    <message>
        <source>not on the table</source>
        <translation>nije na stolu</translation>
    </message>
    <message>
        <source>Scoring tablet {number}</source>
        <translation>Tablica bodovanja {number}</translation>
    </message>
    <message>
        <source>{player}: set up this board with pieces from the box, in any order</source>
        <translation>{player}: postavite na ovu tablu elemente iz kutije, bilo kojim redom</translation>
    </message>
    <message>
        <source>Already on a board: {piece}</source>
        <translation>Već je na tabli: {piece}</translation>
    </message>
    <message>
        <source>{title}: {value}</source>
        <translation>{title}: {value}</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Bodovanje partije odigrane uživo</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Postavljanje pozicije</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>U kutiji</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Poeni: {points}</translation>
    </message>
    <message>
        <source>Moved: {piece}</source>
        <translation>Premešteno: {piece}</translation>
    </message>
    <message>
        <source>{title}: {number}</source>
        <translation>{title}: {number}</translation>
    </message>
    <message>
        <source>This board is complete. Still open: {players}</source>
        <translation>Ova tabla je gotova. Preostalo je još: {players}</translation>
    </message>
    <message>
        <source>No winner yet.</source>
        <translation>Još nema pobednika.</translation>
    </message>
    <message>
        <source>{player}: {problem}</source>
        <translation>{player}: {problem}</translation>
    </message>
    <message>
        <source>Type the number of the piece that lies here.</source>
        <translation>Ukucajte broj elementa koji je ovde.</translation>
    </message>
    <message>
        <source>There is no room for it there.</source>
        <translation>Tu nema mesta.</translation>
    </message>
    <message>
        <source>Placed: {piece}</source>
        <translation>Postavljeno: {piece}</translation>
    </message>
    <message>
        <source>Removed: {piece}</source>
        <translation>Sklonjeno: {piece}</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kutija</translation>
    </message>
    <message>
        <source>Board: {player}</source>
        <translation>Tabla: {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bodovanje partije</translation>
    </message>
    <message>
        <source>This position is possible.</source>
        <translation>Ova pozicija je moguća.</translation>
    </message>
    <message>
        <source>Drag pieces to where they lie, in any order; the box has the rest</source>
        <translation>Prevucite elemente na njihova mesta, bilo kojim redom; ostatak je u kutiji</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message numerus="yes">
        <source>%n open seat(s)</source>
        <translation>
            <numerusform>%n slobodno mesto</numerusform>
            <numerusform>%n slobodna mesta</numerusform>
            <numerusform>%n slobodnih mesta</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Otvori sto</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Otvori sto</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Mesta</translation>
    </message>
    <message>
        <source>Where your guests are</source>
        <translation>Gde su vaši gosti</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Kod kuće</translation>
    </message>
    <message>
        <source>Across the Internet</source>
        <translation>Preko interneta</translation>
    </message>
    <message>
        <source>Your guests are in the same network. They find the table by themselves and enter a code of eight letters that you tell them.</source>
        <translation>Vaši gosti su u istoj mreži. Sto nalaze sami i upisuju kod od osam slova koji im kažete.</translation>
    </message>
    <message>
        <source>Your guests are anywhere. You send them an invitation. The broker {broker} passes sealed messages on; it cannot read them.</source>
        <translation>Vaši gosti mogu biti bilo gde. Šaljete im pozivnicu. Broker {broker} prenosi zapečaćene poruke; ne može da ih pročita.</translation>
    </message>
    <message>
        <source>Your system may ask whether Kupola may accept connections: agree for private networks. Guest Wi-Fi often keeps devices apart; then play across the Internet.</source>
        <translation>Sistem može da pita da li Kupola sme da prima veze: dozvolite za privatne mreže. Wi-Fi za goste često razdvaja uređaje; tada igrajte preko interneta.</translation>
    </message>
    <message>
        <source>A table across the Internet needs a broker, a server that passes messages on. Enter its address in the settings.</source>
        <translation>Stolu preko interneta treba broker, server koji prenosi poruke. Njegovu adresu upišite u podešavanjima.</translation>
    </message>
    <message>
        <source>Broker settings…</source>
        <translation>Podešavanja brokera…</translation>
    </message>
    <message>
        <source>Guests may write words of their own, not only quick phrases</source>
        <translation>Gosti mogu da pišu svojim rečima, ne samo brze poruke</translation>
    </message>
    <message>
        <source>No seat is open for a guest: guests can only watch.</source>
        <translation>Nijedno mesto nije slobodno za gosta: gosti mogu samo da gledaju.</translation>
    </message>
    <message>
        <source>Your table: {game}</source>
        <translation>Vaš sto: {game}</translation>
    </message>
    <message>
        <source>Code for your guests</source>
        <translation>Kod za vaše goste</translation>
    </message>
    <message>
        <source>Address, if the table is not found: {addresses}</source>
        <translation>Adresa, ako se sto ne vidi: {addresses}</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Pozivnica</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Kopiraj pozivnicu</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>Pozivnica je kopirana.</translation>
    </message>
    <message>
        <source>QR picture of the invitation</source>
        <translation>QR kod pozivnice</translation>
    </message>
    <message>
        <source>A square pattern that contains the invitation. A phone’s camera reads it as text.</source>
        <translation>Kvadratna šara koja sadrži pozivnicu. Kamera telefona je čita kao tekst.</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Mesto {seat}</translation>
    </message>
    <message>
        <source>Who sits at seat {seat}</source>
        <translation>Ko sedi na mestu {seat}</translation>
    </message>
    <message>
        <source>Open for a guest</source>
        <translation>Slobodno za gosta</translation>
    </message>
    <message>
        <source>{name}, at this computer</source>
        <translation>{name}, za ovim računarom</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Računar: {level}</translation>
    </message>
    <message>
        <source>{name}, guest</source>
        <translation>{name}, gost</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nije tu</translation>
    </message>
    <message>
        <source>At the door</source>
        <translation>Pred vratima</translation>
    </message>
    <message>
        <source>Nobody is knocking.</source>
        <translation>Niko ne kuca.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Pusti</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Odbij</translation>
    </message>
    <message>
        <source>Let {name} in</source>
        <translation>Pusti: {name}</translation>
    </message>
    <message>
        <source>Turn {name} away</source>
        <translation>Odbij: {name}</translation>
    </message>
    <message>
        <source>{name} knocks at the table.</source>
        <translation>{name} kuca na vrata.</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Gledaju: {names}</translation>
    </message>
    <message>
        <source>Nobody is watching.</source>
        <translation>Niko ne gleda.</translation>
    </message>
    <message>
        <source>Everybody is here. You can start.</source>
        <translation>Svi su tu. Možete da počnete.</translation>
    </message>
    <message>
        <source>Waiting: a seat is still open.</source>
        <translation>Čeka se: ima još slobodnih mesta.</translation>
    </message>
    <message>
        <source>One moment: the guests’ programs prepare the deal.</source>
        <translation>Trenutak: programi gostiju pripremaju deljenje.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Počni partiju</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Zatvori sto</translation>
    </message>
    <message>
        <source>Close the table? Your guests are sent home.</source>
        <translation>Zatvoriti sto? Gosti odlaze kući.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ostani</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Povezivanje…</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Pridruži se stolu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše ime</translation>
    </message>
    <message>
        <source>How you join</source>
        <translation>Kako se pridružujete</translation>
    </message>
    <message>
        <source>By invitation</source>
        <translation>Pozivnicom</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Stolovi u blizini</translation>
    </message>
    <message>
        <source>{host}: {game} · {free}</source>
        <translation>{host}: {game} · {free}</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>Traženje stolova…</translation>
    </message>
    <message>
        <source>No table found yet. Is a table open on another computer in the same network? If it is, enter its address, which the host’s window shows.</source>
        <translation>Sto još nije pronađen. Da li je na drugom računaru u istoj mreži otvoren sto? Ako jeste, upišite njegovu adresu; vidi se u domaćinovom prozoru.</translation>
    </message>
    <message>
        <source>Or the address</source>
        <translation>Ili adresa</translation>
    </message>
    <message>
        <source>e.g. 192.168.1.20</source>
        <translation>na primer 192.168.1.20</translation>
    </message>
    <message>
        <source>Code from the host</source>
        <translation>Kod od domaćina</translation>
    </message>
    <message>
        <source>eight letters</source>
        <translation>osam slova</translation>
    </message>
    <message>
        <source>Paste the invitation, or the whole message that contains it:</source>
        <translation>Nalepite pozivnicu ili celu poruku u kojoj stoji:</translation>
    </message>
    <message>
        <source>This is an invitation. Its broker is {broker}.</source>
        <translation>Ovo je pozivnica. Njen broker je {broker}.</translation>
    </message>
    <message>
        <source>This is an invitation to a table at {address}.</source>
        <translation>Ovo je pozivnica za sto na adresi {address}.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Pridruži se</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Otkaži</translation>
    </message>
    <message>
        <source>Choose a table or enter its address.</source>
        <translation>Izaberite sto ili upišite njegovu adresu.</translation>
    </message>
    <message>
        <source>This is no address of a computer: {address}</source>
        <translation>Ovo nije adresa računara: {address}</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Traženje stola…</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>Čeka se da vas domaćin pusti.</translation>
    </message>
    <message>
        <source>No answer yet. Is the table still open, and the host’s computer awake? Kupola keeps trying.</source>
        <translation>Još nema odgovora. Da li je sto još otvoren i domaćinov računar uključen? Kupola nastavlja da pokušava.</translation>
    </message>
    <message>
        <source>The host has turned you away.</source>
        <translation>Domaćin vas nije pustio.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Sto je pun.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Domaćin je zatvorio sto.</translation>
    </message>
    <message>
        <source>At {host}’s table: {game}</source>
        <translation>Za stolom ({host}): {game}</translation>
    </message>
    <message>
        <source>Waiting for {host} to start the game.</source>
        <translation>{host} će početi partiju.</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Izaberite mesto ili gledajte.</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sedi ovde</translation>
    </message>
    <message>
        <source>Sit at seat {seat}</source>
        <translation>Sedi na mesto {seat}</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Ustani</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vi</translation>
    </message>
    <message>
        <source>{host} is away. The table waits.</source>
        <translation>{host} nije tu. Sto čeka.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Napusti sto</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Save the game somewhere else, or you will lose the moves since the last save.</source>
        <translation>Sačuvajte partiju na drugom mestu; inače se gube potezi od poslednjeg čuvanja.</translation>
    </message>
</context>
</TS>
