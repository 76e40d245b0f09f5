<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Kupola</source>
        <translation>O programie Kupola</translation>
    </message>
    <message>
        <source>A desktop table for board games</source>
        <translation>Stół do gier planszowych na ekranie komputera</translation>
    </message>
    <message>
        <source>Kupola is an unofficial fan project, not affiliated with the designers or publishers of the games. The names of the games belong to their owners; all artwork is our own.</source>
        <translation>Kupola to nieoficjalny projekt miłośników gier. Nie jest związany z ich autorami ani wydawcami, do których należą nazwy gier; wszystkie rysunki są naszego autorstwa.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej.</translation>
    </message>
    <message>
        <source>The computer players run uncompiled here, so they think more slowly.</source>
        <translation>Gracze komputerowi działają tu w wersji nieskompilowanej i myślą wolniej.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Wersja {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>Build {build}</source>
        <translation>Kompilacja {build}</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>Licencje…</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>Play from here</source>
        <translation>Gra od tego miejsca</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis board</source>
        <translation>Plansza analizy</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Komentarz…</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Graj stąd…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Ustaw…</translation>
    </message>
</context>
<context>
    <name>ArrangeDialog</name>
    <message>
        <source>Set up the pieces as they lie on your table; Kupola analyzes the position.</source>
        <translation>Ustaw elementy tak, jak leżą na twoim stole, a Kupola przeanalizuje pozycję.</translation>
    </message>
    <message>
        <source>Begin with an empty table</source>
        <translation>Zacznij od pustego stołu</translation>
    </message>
</context>
<context>
    <name>ArrangePanel</name>
    <message>
        <source>Analyze this position</source>
        <translation>Analizuj tę pozycję</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message>
        <source>Board description</source>
        <translation>Opis planszy</translation>
    </message>
</context>
<context>
    <name>BookDialog</name>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Practice anyway</source>
        <translation>Ćwicz mimo to</translation>
    </message>
    <message>
        <source>Look through my last games</source>
        <translation>Przejrzyj moje ostatnie partie</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Przerwij przeglądanie</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message numerus="yes">
        <source>%n other variation(s) …</source>
        <translation>
            <numerusform>%n inny przebieg …</numerusform>
            <numerusform>%n inne przebiegi …</numerusform>
            <numerusform>%n innych przebiegów …</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to moves you undid</source>
        <translation>Wróć do cofniętych ruchów</translation>
    </message>
    <message>
        <source>Compare and name variations…</source>
        <translation>Porównaj i nazwij przebiegi…</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Rules: {heading}</source>
        <translation>Zasady: {heading}</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Earlier days</source>
        <translation>Wcześniejsze dni</translation>
    </message>
</context>
<context>
    <name>ChanceCurve</name>
    <message>
        <source>Chance of winning by move, in percent</source>
        <translation>Szanse na wygraną w kolejnych ruchach, w procentach</translation>
    </message>
    <message>
        <source>Chance of winning: not known yet</source>
        <translation>Szanse na wygraną: jeszcze nieznane</translation>
    </message>
</context>
<context>
    <name>CoachCommands</name>
    <message>
        <source>Change players</source>
        <translation>Zmień graczy</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Game code</source>
        <translation>Kod partii</translation>
    </message>
    <message>
        <source>It contains the whole game: the deal with everything still hidden, the players and every move. Paste it into another copy of Kupola to continue there.</source>
        <translation>Zawiera całą partię: rozdanie razem z tym, co jeszcze ukryte, graczy i wszystkie ruchy. Wklej go do programu Kupola na innym komputerze, aby grać tam dalej.</translation>
    </message>
    <message>
        <source>Position code</source>
        <translation>Kod pozycji</translation>
    </message>
    <message>
        <source>It contains the current position, without the moves that led to it.</source>
        <translation>Zawiera obecną pozycję bez ruchów, które do niej doprowadziły.</translation>
    </message>
    <message>
        <source>Hidden information is included.</source>
        <translation>Zawiera też to, co jest ukryte.</translation>
    </message>
    <message numerus="yes">
        <source>Copied to the clipboard: %n character(s).</source>
        <translation>
            <numerusform>Skopiowano do schowka: %n znak.</numerusform>
            <numerusform>Skopiowano do schowka: %n znaki.</numerusform>
            <numerusform>Skopiowano do schowka: %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reshuffle everything {player} cannot see</source>
        <translation>Wylosuj na nowo wszystko, czego nie widzi {player}</translation>
    </message>
    <message>
        <source>Copy again</source>
        <translation>Kopiuj ponownie</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Press Enter to confirm the move, Esc to undo it.</source>
        <translation>Enter potwierdza ruch, Esc go cofa.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>ContestDialog</name>
    <message>
        <source>New match</source>
        <translation>Nowy mecz</translation>
    </message>
    <message>
        <source>Type of match</source>
        <translation>Rodzaj meczu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Rozpocznij mecz</translation>
    </message>
</context>
<context>
    <name>ContestSheet</name>
    <message>
        <source>Another match</source>
        <translation>Kolejny mecz</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Następna partia</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Obejrzyj planszę</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Ekran startowy</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>wczoraj, {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>dziś, {time}</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Points by move</source>
        <translation>Punkty ruch po ruchu</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Earlier days</source>
        <translation>Wcześniejsze dni</translation>
    </message>
</context>
<context>
    <name>DailySection</name>
    <message>
        <source>Daily deals</source>
        <translation>Rozdania dnia</translation>
    </message>
    <message>
        <source>Open daily deals</source>
        <translation>Otwórz rozdania dnia</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>This game counts: no undo, no hints</source>
        <translation>Ta partia się liczy: bez cofania i bez podpowiedzi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Continue the game that counts</source>
        <translation>Kontynuuj partię, która się liczy</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Kopiuj wynik</translation>
    </message>
    <message>
        <source>Copy a line with the points and the game’s code, to send to others</source>
        <translation>Kopiuje wiersz z punktami i kodem partii, do wysłania innym</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>Graj bez liczenia</translation>
    </message>
    <message>
        <source>Play the same deal again, with undo and hints; it does not count</source>
        <translation>To samo rozdanie jeszcze raz, z cofaniem i podpowiedziami; nie liczy się</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Fairness</source>
        <translation>Uczciwa gra</translation>
    </message>
    <message>
        <source>What the computer sees</source>
        <translation>Co widzi komputer</translation>
    </message>
    <message>
        <source>How to check the deal</source>
        <translation>Jak sprawdzić rozdanie</translation>
    </message>
    <message>
        <source>Computer players see exactly what a person in their seat would see: not the order of the bag, deck or pile, not the face-down pieces, not the seed. In every simulated game they guess afresh what is hidden. Hints and reviews work the same way.</source>
        <translation>Gracze komputerowi widzą dokładnie to, co widziałby człowiek na ich miejscu: nie znają kolejności w woreczku, talii ani stosie, zakrytych elementów ani ziarna. To, co ukryte, w każdej symulacji losują na nowo. Podpowiedzi i analizy działają tak samo.</translation>
    </message>
    <message>
        <source>The game is over, so here is the deal: game, players, options, seed and the complete starting position. The SHA-256 hash of exactly this text must match the seal above.</source>
        <translation>Gra się skończyła, więc oto rozdanie: gra, gracze, opcje, ziarno i cała pozycja początkowa. Skrót SHA-256 dokładnie tego tekstu musi się zgadzać z pieczęcią podaną wyżej.</translation>
    </message>
    <message>
        <source>Seal of this deal</source>
        <translation>Pieczęć tego rozdania</translation>
    </message>
    <message>
        <source>The revealed deal</source>
        <translation>Ujawnione rozdanie</translation>
    </message>
    <message>
        <source>Copy the deal</source>
        <translation>Kopiuj rozdanie</translation>
    </message>
    <message>
        <source>Every deal is sealed before the first move. Open this page during a game to see its seal. After the game the deal is revealed, so anyone can compare.</source>
        <translation>Każde rozdanie jest pieczętowane przed pierwszym ruchem. Pieczęć zobaczysz, otwierając tę stronę w trakcie gry; po grze rozdanie zostaje ujawnione i każdy może je z nią porównać.</translation>
    </message>
    <message>
        <source>This game started from a position that was set up, so there was no deal.</source>
        <translation>Ta partia zaczęła się od ustawionej pozycji, więc nie było rozdania.</translation>
    </message>
    <message>
        <source>The order of everything hidden was fixed before the first move. This is its seal: copy it or write it down. When the game is over, the deal is revealed here.</source>
        <translation>Kolejność wszystkiego, co ukryte, ustalono przed pierwszym ruchem. Oto jej pieczęć: skopiuj ją lub zapisz. Po zakończeniu gry zobaczysz tu całe rozdanie.</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Kupola closed unexpectedly last time; your games are saved.</source>
        <translation>Ostatnim razem Kupola niespodziewanie się zamknęła; twoje partie są zapisane.</translation>
    </message>
    <message>
        <source>Something went wrong in Kupola, but you can keep playing: your game is saved after every move.</source>
        <translation>W programie Kupola wystąpił błąd, ale możesz grać dalej: partia jest zapisywana po każdym ruchu.</translation>
    </message>
    <message>
        <source>A report helps us fix it. It contains no names, files or games, and Kupola never sends it: copy it and pass it on if you like.</source>
        <translation>Raport pomoże nam to naprawić. Nie zawiera imion, plików ani partii, a Kupola nigdy go nie wysyła: jeśli chcesz, skopiuj go i przekaż dalej.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Pokaż raport</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Kupola games (*.kupola)</source>
        <translation>Partie programu Kupola (*.kupola)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>FirstStartSheet</name>
    <message>
        <source>New to {game}?</source>
        <translation>{game} – pierwszy raz?</translation>
    </message>
    <message>
        <source>Short lessons on the board teach you the game. Or start playing right away.</source>
        <translation>Krótkie lekcje na planszy nauczą cię gry. Możesz też od razu zagrać.</translation>
    </message>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Naucz się w %n minutę</numerusform>
            <numerusform>Naucz się w %n minuty</numerusform>
            <numerusform>Naucz się w %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>An easy opponent, every aid and plenty of time</source>
        <translation>Łatwy przeciwnik, wszystkie ułatwienia i mnóstwo czasu</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Start right away with the same players as last time</source>
        <translation>Zacznij od razu, w tym samym składzie co ostatnio</translation>
    </message>
    <message>
        <source>Choose players and options first</source>
        <translation>Najpierw wybierz graczy i opcje</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Read the rulebook</source>
        <translation>Przeczytaj instrukcję</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Short lessons on the board</source>
        <translation>Krótkie lekcje na planszy</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Pokaż wynik</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Shows where to look; press again for the best moves (H)</source>
        <translation>Pokaż, na co zwrócić uwagę; drugie naciśnięcie: najlepsze ruchy (H)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Let the computers continue (N)</source>
        <translation>Niech komputery grają dalej (N)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Ponaglij</translation>
    </message>
    <message>
        <source>Make the computer play the best move found so far (N)</source>
        <translation>Niech komputer zagra najlepszy znaleziony dotąd ruch (N)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Cofnij ostatni ruch</translation>
    </message>
    <message>
        <source>Redo: {move}</source>
        <translation>Ponów: {move}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Undo: {move}</source>
        <translation>Cofnij: {move}</translation>
    </message>
    <message>
        <source>Redo the move you undid</source>
        <translation>Ponów cofnięty ruch</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Show or hide the score, moves and remaining pieces (T)</source>
        <translation>Pokaż lub ukryj punkty, ruchy i to, co jeszcze zostało (T)</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Ekran startowy</translation>
    </message>
    <message>
        <source>Back to the start screen (your game is saved)</source>
        <translation>Wróć na ekran startowy (partia jest zapisana)</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Look at: {places}.</source>
        <translation>Zwróć uwagę na: {places}.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Szukanie dobrych ruchów…</translation>
    </message>
    <message>
        <source>Look at these places:</source>
        <translation>Spójrz na te miejsca:</translation>
    </message>
    <message>
        <source>There is nothing to choose: only one move is possible.</source>
        <translation>Nie ma wyboru: możliwy jest tylko jeden ruch.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>Pokaż ruchy</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Zamknij podpowiedź (Esc)</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Okres</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Eksportuj wszystko…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Usuń wszystko…</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>Odtwórz wybraną partię</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My mistakes: %n due…</source>
        <translation>
            <numerusform>Moje błędy: %n na dziś…</numerusform>
            <numerusform>Moje błędy: %n na dziś…</numerusform>
            <numerusform>Moje błędy: %n na dziś…</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes…</source>
        <translation>Moje błędy…</translation>
    </message>
    <message>
        <source>Try the mistakes of all your games again</source>
        <translation>Spróbuj jeszcze raz w miejscach błędów ze wszystkich swoich partii</translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Druga próba</translation>
    </message>
    <message>
        <source>Try your mistakes in the selected game again</source>
        <translation>Spróbuj jeszcze raz w miejscach swoich błędów z wybranej partii</translation>
    </message>
    <message>
        <source>Open score sheet</source>
        <translation>Otwórz podliczenie</translation>
    </message>
    <message>
        <source>Continue this score sheet</source>
        <translation>Kontynuuj to podliczenie</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Usunąć na stałe %n partię?</numerusform>
            <numerusform>Usunąć na stałe %n partie?</numerusform>
            <numerusform>Usunąć na stałe %n partii?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all finished games and their results for good?</source>
        <translation>Usunąć na stałe wszystkie ukończone partie i ich wyniki?</translation>
    </message>
    <message>
        <source>Unfinished games are kept. This cannot be undone.</source>
        <translation>Nieukończone partie pozostaną. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Export all games and players</source>
        <translation>Eksport wszystkich partii i graczy</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Pliki zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>InterludeSheet</name>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Continue ({seconds})</source>
        <translation>Dalej ({seconds})</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Zostań tutaj</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn by playing</source>
        <translation>Ucz się, grając</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Ekran startowy</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Leave the lessons and play this game</source>
        <translation>Zamknij lekcje i zagraj w tę grę</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lekcja {number} z {count}</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lekcja: {title}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>A sentence and an arrow that help you (H)</source>
        <translation>Zdanie i strzałka, które pomogą (H)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Watch a move that reaches the goal</source>
        <translation>Zobacz ruch, który prowadzi do celu</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Read the paragraph about this</source>
        <translation>Przeczytaj zasadę, której to dotyczy</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Begin this lesson again</source>
        <translation>Zacznij tę lekcję od początku</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Go to the next lesson; you can return any time</source>
        <translation>Przejdź do następnej lekcji; zawsze możesz tu wrócić</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Back to the lessons; you can go on here later</source>
        <translation>Wróć do lekcji; później zaczniesz od tego miejsca</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Krok {number} z {count}</translation>
    </message>
    <message>
        <source>Lesson finished!</source>
        <translation>Lekcja ukończona!</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Wróć do lekcji</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Open lessons</source>
        <translation>Otwórz lekcje</translation>
    </message>
</context>
<context>
    <name>LinesDialog</name>
    <message>
        <source>Compare variations</source>
        <translation>Porównanie przebiegów</translation>
    </message>
    <message>
        <source>First variation</source>
        <translation>Pierwszy przebieg</translation>
    </message>
    <message>
        <source>Second variation</source>
        <translation>Drugi przebieg</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Name of this variation</source>
        <translation>Nazwa tego przebiegu</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Os&amp;tatnie partie</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Udostępnij</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>W&amp;ygląd</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Rozmiar &amp;tekstu</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animacje</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>&amp;Rozmiar planszy</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>R&amp;ulebooks</source>
        <translation>&amp;Instrukcje</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>New &amp;match…</source>
        <translation>Nowy &amp;mecz…</translation>
    </message>
    <message>
        <source>&amp;Daily deals…</source>
        <translation>&amp;Rozdania dnia…</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Ustaw pozy&amp;cję…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Score a real &amp;game…</source>
        <translation>&amp;Podlicz prawdziwą partię…</translation>
    </message>
    <message>
        <source>&amp;Copy game code</source>
        <translation>Kopiuj &amp;kod partii</translation>
    </message>
    <message>
        <source>Copy &amp;position code</source>
        <translation>Kopiuj kod &amp;pozycji</translation>
    </message>
    <message>
        <source>Paste co&amp;de…</source>
        <translation>&amp;Wklej kod…</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Obraz…</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Raport…</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Gracze…</translation>
    </message>
    <message>
        <source>&amp;Learning progress…</source>
        <translation>Postępy w n&amp;auce…</translation>
    </message>
    <message>
        <source>Histor&amp;y…</source>
        <translation>&amp;Historia…</translation>
    </message>
    <message>
        <source>My mista&amp;kes…</source>
        <translation>Moje &amp;błędy…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Stat&amp;ystyki…</translation>
    </message>
    <message>
        <source>Back to the &amp;start screen</source>
        <translation>Ekran &amp;startowy</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Usta&amp;wienia…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Show the last moves &amp;again</source>
        <translation>Pokaż &amp;ostatnie ruchy jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <translation>Ponaglij kompu&amp;ter</translation>
    </message>
    <message>
        <source>Change &amp;players…</source>
        <translation>&amp;Zmień graczy…</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>Po&amp;wtórka</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Większy tekst</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Mniejszy tekst</translation>
    </message>
    <message>
        <source>Defa&amp;ult text size</source>
        <translation>Domyśl&amp;ny rozmiar tekstu</translation>
    </message>
    <message>
        <source>&amp;Larger board</source>
        <translation>&amp;Większa plansza</translation>
    </message>
    <message>
        <source>&amp;Smaller board</source>
        <translation>&amp;Mniejsza plansza</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Cała plansza</translation>
    </message>
    <message>
        <source>Score and moves &amp;beside the board</source>
        <translation>Punkty i ruchy &amp;obok planszy</translation>
    </message>
    <message>
        <source>Table mod&amp;e</source>
        <translation>Tryb &amp;stołowy</translation>
    </message>
    <message>
        <source>Mute s&amp;ound</source>
        <translation>&amp;Bez dźwięku</translation>
    </message>
    <message>
        <source>Stea&amp;dy-hand assist</source>
        <translation>&amp;Dla drżącej ręki</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Rules for the item under the pointer</source>
        <translation>&amp;Zasady dotyczące wskazanego elementu</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekcje</translation>
    </message>
    <message>
        <source>Describe the &amp;board</source>
        <translation>Opis &amp;planszy</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>&amp;Uczciwa gra</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Podręczni&amp;k</translation>
    </message>
    <message>
        <source>&amp;What’s new</source>
        <translation>&amp;Co nowego</translation>
    </message>
    <message>
        <source>&amp;About Kupola</source>
        <translation>&amp;O programie Kupola</translation>
    </message>
    <message>
        <source>&amp;Undo: {move}</source>
        <translation>&amp;Cofnij: {move}</translation>
    </message>
    <message>
        <source>&amp;Redo: {move}</source>
        <translation>&amp;Ponów: {move}</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Wysoki kontrast</translation>
    </message>
    <message>
        <source>&amp;Use system setting</source>
        <translation>&amp;Jak w systemie</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Wolne</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalne</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Szybkie</translation>
    </message>
    <message>
        <source>&amp;Very fast</source>
        <translation>&amp;Bardzo szybkie</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>W&amp;yłączone</translation>
    </message>
    <message>
        <source>Analysis &amp;board</source>
        <translation>Plansza a&amp;nalizy</translation>
    </message>
    <message>
        <source>Play by &amp;message…</source>
        <translation>Graj przez wi&amp;adomości…</translation>
    </message>
    <message>
        <source>Copy m&amp;y move</source>
        <translation>Kopiuj &amp;mój ruch</translation>
    </message>
    <message>
        <source>Paste the &amp;answer</source>
        <translation>Wklej o&amp;dpowiedź</translation>
    </message>
    <message>
        <source>Open a ta&amp;ble…</source>
        <translation>Otwórz stó&amp;ł…</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Dołącz do stołu…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Zagad&amp;ki…</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Copy my move</source>
        <translation>Kopiuj mój ruch</translation>
    </message>
    <message>
        <source>Paste the answer</source>
        <translation>Wklej odpowiedź</translation>
    </message>
</context>
<context>
    <name>MistakesSection</name>
    <message>
        <source>My mistakes</source>
        <translation>Moje błędy</translation>
    </message>
    <message>
        <source>Open my mistakes</source>
        <translation>Otwórz moje błędy</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation>Ocena ostatniego ruchu</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Komentarz do tej pozycji</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a code</source>
        <translation>Wklej kod</translation>
    </message>
    <message>
        <source>Paste a game or position code, or the whole message that contains it:</source>
        <translation>Wklej kod partii lub pozycji albo całą wiadomość, która go zawiera:</translation>
    </message>
</context>
<context>
    <name>PeekSheet</name>
    <message>
        <source>Undo a move that revealed hidden pieces?</source>
        <translation>Cofnąć ruch, który odsłonił ukryte elementy?</translation>
    </message>
    <message>
        <source>If you undo it, the game will be marked.</source>
        <translation>Jeśli go cofniesz, partia zostanie oznaczona.</translation>
    </message>
    <message>
        <source>Keep the move</source>
        <translation>Zostaw ruch</translation>
    </message>
    <message>
        <source>Undo and mark</source>
        <translation>Cofnij i oznacz</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>A picture of the board</source>
        <translation>Obraz planszy</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Rozmiar:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Window size: {width} × {height}</source>
        <translation>Jak w oknie: {width} × {height}</translation>
    </message>
    <message>
        <source>Double size: {width} × {height}</source>
        <translation>Dwa razy większy: {width} × {height}</translation>
    </message>
    <message>
        <source>4K: {width} × {height}</source>
        <translation>4K: {width} × {height}</translation>
    </message>
    <message>
        <source>SVG drawing, sharp at any size</source>
        <translation>Rysunek SVG, ostry w każdym rozmiarze</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Who is at the computer</source>
        <translation>Kto siedzi przy komputerze</translation>
    </message>
    <message>
        <source>Match…</source>
        <translation>Mecz…</translation>
    </message>
    <message>
        <source>Several games with one combined score</source>
        <translation>Kilka partii ze wspólnym wynikiem</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Gracze…</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Historia…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statystyki…</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Every player has their own settings, history and statistics. Everything stays on this computer.</source>
        <translation>Każdy gracz ma własne ustawienia, historię i statystyki. Wszystko zostaje na tym komputerze.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <translation>Imię nowego gracza</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Switch to this player</source>
        <translation>Przełącz na tego gracza</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>These people have played here but have no profile:</source>
        <translation>Te osoby już tu grały, ale nie mają profilu:</translation>
    </message>
    <message>
        <source>People without a profile</source>
        <translation>Osoby bez profilu</translation>
    </message>
    <message>
        <source>Create profile</source>
        <translation>Utwórz profil</translation>
    </message>
    <message>
        <source>{name} (at the computer)</source>
        <translation>{name} (przy komputerze)</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Usunąć tego gracza: {name}?</translation>
    </message>
    <message>
        <source>This deletes their personal settings and progress. Their games are kept.</source>
        <translation>Ustawienia osobiste i postępy tego gracza zostaną usunięte. Jego partie pozostaną.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>PlayersWindow</name>
    <message>
        <source>Players, history and statistics</source>
        <translation>Gracze, historia i statystyki</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postępy</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>The player cannot be exported: {reason}</source>
        <translation>Nie można wyeksportować gracza: {reason}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gość</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Save this player’s settings and progress in a zip file</source>
        <translation>Zapisz ustawienia i postępy tego gracza w pliku zip</translation>
    </message>
    <message>
        <source>Export this player</source>
        <translation>Eksport gracza</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Pliki zip (*.zip)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Zagadki</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Więcej zagadek</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Temat</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następna zagadka</translation>
    </message>
    <message>
        <source>Five minutes</source>
        <translation>Pięć minut</translation>
    </message>
    <message>
        <source>Without a clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>As many puzzles as you can in five minutes</source>
        <translation>Tyle zagadek, ile zdążysz rozwiązać w pięć minut</translation>
    </message>
    <message>
        <source>One puzzle after the other, each a little harder</source>
        <translation>Zagadka za zagadką, każda trochę trudniejsza</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Wszystkie tematy</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Play the solution</source>
        <translation>Odegraj rozwiązanie</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następna zagadka</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Zagadki</translation>
    </message>
    <message>
        <source>Open the puzzles</source>
        <translation>Otwórz zagadki</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Open in a separate window</source>
        <translation>W osobnym oknie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Zamknij zasady</translation>
    </message>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>Nie można zapisać pliku: {reason}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Ruch {number} z {total}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Poprzedni ruch</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Powrót do partii</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>See the best move at every turn</source>
        <translation>Zobacz ruch po ruchu, co było najlepsze</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Graj dalej od tej pozycji</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Zamień miejsca</translation>
    </message>
    <message>
        <source>Play the same deal with the seats swapped</source>
        <translation>Zagraj to samo rozdanie z zamienionymi miejscami</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report: {game}</source>
        <translation>Raport: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), saved as PDF</source>
        <translation>
            <numerusform>%n strona, plik PDF</numerusform>
            <numerusform>%n strony, plik PDF</numerusform>
            <numerusform>%n stron, plik PDF</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Rozdania dnia</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stan meczu</translation>
    </message>
    <message>
        <source>Same deal, seats swapped</source>
        <translation>To samo rozdanie, zamienione miejsca</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Obejrzyj planszę</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Ekran startowy</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>This move</source>
        <translation>Ten ruch</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Punkty zwrotne</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Szczęście i umiejętności</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Analysis progress</source>
        <translation>Postęp analizy</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Przejdź tam</translation>
    </message>
    <message>
        <source>Try move {number} again</source>
        <translation>Spróbuj ruchu {number} jeszcze raz</translation>
    </message>
    <message>
        <source>Try this position again, without seeing what was played</source>
        <translation>Spróbuj tej pozycji jeszcze raz, nie widząc, co zagrano</translation>
    </message>
    <message>
        <source>No single move turned the game.</source>
        <translation>Żaden pojedynczy ruch nie odwrócił losów gry.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Zasady: {game}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} z {total}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Brak wyników</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Poprzedni wynik</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Następny wynik</translation>
    </message>
</context>
<context>
    <name>SeatStrip</name>
    <message>
        <source>Confirm</source>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays on from here?</source>
        <translation>Kto gra dalej od tej pozycji?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Przejmij</translation>
    </message>
</context>
<context>
    <name>SettingRows</name>
    <message>
        <source>What to set</source>
        <translation>Co ustawić</translation>
    </message>
</context>
<context>
    <name>ShortcutsWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Marked: a move was undone after it revealed hidden pieces.</source>
        <translation>Partia oznaczona: cofnięto ruch, który odsłonił ukryte elementy.</translation>
    </message>
</context>
<context>
    <name>StartFailure</name>
    <message>
        <source>Kupola cannot start. Your games and settings are safe.</source>
        <translation>Kupola nie może się uruchomić. Twoje partie i ustawienia są bezpieczne.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Three games, one table</source>
        <translation>Trzy gry, jeden stół</translation>
    </message>
    <message>
        <source>Many games, one table</source>
        <translation>Wiele gier, jeden stół</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Show all: {count}</source>
        <translation>Pokaż wszystkie: {count}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Według przeciwników</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkty z biegiem czasu</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punkty według kategorii</translation>
    </message>
    <message>
        <source>No finished games yet. Every game you finish is counted here.</source>
        <translation>Nie ma jeszcze ukończonych partii. Znajdzie się tu każda, którą ukończysz.</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Wczytywanie historii…</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Won (%)</source>
        <translation>Wygrane (%)</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średni wynik</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepszy wynik</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategoria</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Na partię</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>TallyDialog</name>
    <message>
        <source>Played with the real pieces? Set up the same boards on the screen, and Kupola counts the points.</source>
        <translation>Partia rozegrana przy prawdziwym stole? Ułóż na ekranie takie same plansze, a Kupola policzy punkty.</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Gra:</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Gracze:</translation>
    </message>
    <message>
        <source>Or reopen a saved score sheet:</source>
        <translation>Albo wróć do zapisanego podliczenia:</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Whose board</source>
        <translation>Czyja plansza</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Raport…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Checks all boards; a finished score sheet goes into the history</source>
        <translation>Sprawdza wszystkie plansze; gotowe podliczenie trafia do historii</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Points in recent games</source>
        <translation>Punkty z ostatnich partii</translation>
    </message>
    <message>
        <source>Five-game average: {first} at first, {last} now.</source>
        <translation>Średnia z pięciu kolejnych partii: na początku {first}, teraz {last}.</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Show what I played</source>
        <translation>Pokaż mój ruch z partii</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Pokaż najlepszy ruch</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Następna pozycja</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>UnsavedGuard</name>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Wyjdź bez zapisywania</translation>
    </message>
</context>
<context>
    <name>WhoPlaysHere</name>
    <message>
        <source>Play by message</source>
        <translation>Gra przez wiadomości</translation>
    </message>
    <message>
        <source>You send each other your moves as a line of text, in any messenger. The line holds the whole game with everything still hidden, so play with people you trust.</source>
        <translation>Wysyłacie sobie ruchy jako linijkę tekstu w dowolnym komunikatorze. Linijka zawiera całą grę ze wszystkim, co jeszcze zakryte, więc graj z kimś, komu ufasz.</translation>
    </message>
    <message>
        <source>Who plays at this computer?</source>
        <translation>Kto gra przy tym komputerze?</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>Can be taken</source>
        <translation>Można wziąć</translation>
    </message>
    <message>
        <source>Can be placed here</source>
        <translation>Można tu położyć</translation>
    </message>
    <message>
        <source>Can be placed here: {warning}</source>
        <translation>Można tu położyć: {warning}</translation>
    </message>
    <message>
        <source>{name} ({index} of {count})</source>
        <translation>{name} ({index} z {count})</translation>
    </message>
    <message>
        <source>In your hand: {piece}</source>
        <translation>W ręce: {piece}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>In your hand: {piece}.</source>
        <translation>W ręce: {piece}.</translation>
    </message>
    <message>
        <source>Here: {place}.</source>
        <translation>Tutaj: {place}.</translation>
    </message>
    <message>
        <source>Press Enter to take it.</source>
        <translation>Naciśnij Enter, aby wziąć.</translation>
    </message>
    <message>
        <source>Press Enter to place it here.</source>
        <translation>Naciśnij Enter, aby tu położyć.</translation>
    </message>
    <message>
        <source>Use the arrow keys to choose a place; Esc puts it back.</source>
        <translation>Strzałkami wybierz miejsce; Esc odkłada z powrotem.</translation>
    </message>
    <message>
        <source>Press R to change this.</source>
        <translation>Naciśnij R, aby to zmienić.</translation>
    </message>
    <message>
        <source>There is nothing to take now.</source>
        <translation>Teraz nie można nic wziąć.</translation>
    </message>
    <message>
        <source>Buttons: {labels}.</source>
        <translation>Przyciski: {labels}.</translation>
    </message>
    <message>
        <source>Put back: {piece}.</source>
        <translation>Odłożono: {piece}.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Odłożono.</translation>
    </message>
    <message>
        <source>There is no other place.</source>
        <translation>Nie ma innego miejsca.</translation>
    </message>
    <message>
        <source>There is nothing to turn.</source>
        <translation>Nie ma czego obrócić.</translation>
    </message>
    <message numerus="yes">
        <source>Taken: {piece}; %n place(s).</source>
        <translation>
            <numerusform>Wzięto: {piece}; %n miejsce.</numerusform>
            <numerusform>Wzięto: {piece}; %n miejsca.</numerusform>
            <numerusform>Wzięto: {piece}; %n miejsc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{way} %n place(s).</source>
        <translation>
            <numerusform>{way} %n miejsce.</numerusform>
            <numerusform>{way} %n miejsca.</numerusform>
            <numerusform>{way} %n miejsc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s).</source>
        <translation>
            <numerusform>Daje %n punkt.</numerusform>
            <numerusform>Daje %n punkty.</numerusform>
            <numerusform>Daje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Odejmuje %n punkt.</numerusform>
            <numerusform>Odejmuje %n punkty.</numerusform>
            <numerusform>Odejmuje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take %n piece(s); use Tab and the arrow keys.</source>
        <translation>
            <numerusform>Możesz wziąć %n element; użyj klawisza Tab i strzałek.</numerusform>
            <numerusform>Możesz wziąć %n elementy; użyj klawisza Tab i strzałek.</numerusform>
            <numerusform>Możesz wziąć %n elementów; użyj klawisza Tab i strzałek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses %n point(s).</source>
        <translation>
            <numerusform>Strata %n punktu.</numerusform>
            <numerusform>Strata %n punktów.</numerusform>
            <numerusform>Strata %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost.</source>
        <translation>
            <numerusform>Strata: %n punkt.</numerusform>
            <numerusform>Strata: %n punkty.</numerusform>
            <numerusform>Strata: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n punkt.</numerusform>
            <numerusform>%n punkty.</numerusform>
            <numerusform>%n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s) lost.</source>
        <translation>
            <numerusform>{reason}, {player}: strata: %n punkt.</numerusform>
            <numerusform>{reason}, {player}: strata: %n punkty.</numerusform>
            <numerusform>{reason}, {player}: strata: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s).</source>
        <translation>
            <numerusform>{reason}, {player}: %n punkt.</numerusform>
            <numerusform>{reason}, {player}: %n punkty.</numerusform>
            <numerusform>{reason}, {player}: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
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
        <translation>nic</translation>
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
        <translation>Nie ma miejsca o numerze {number}.</translation>
    </message>
    <message>
        <source>minus {number}</source>
        <translation>minus {number}</translation>
    </message>
    <message>
        <source>times {number}</source>
        <translation>razy {number}</translation>
    </message>
    <message>
        <source>There is nothing in that direction.</source>
        <translation>W tę stronę nic nie ma.</translation>
    </message>
</context>
<context>
    <name>already_running</name>
    <message>
        <source>Kupola is already running but not responding. Wait a moment and try again, or close the other window first.</source>
        <translation>Kupola jest już uruchomiona, ale nie odpowiada. Odczekaj chwilę i spróbuj ponownie albo najpierw zamknij drugie okno.</translation>
    </message>
    <message>
        <source>Kupola cannot lock the folder that holds your games, so it will not open them: {reason}</source>
        <translation>Kupola nie może zablokować folderu z twoimi partiami, więc ich nie otwiera: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Then:</source>
        <translation>Potem:</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Bez oceny</translation>
    </message>
    <message>
        <source>! Good move</source>
        <translation>! Dobry ruch</translation>
    </message>
    <message>
        <source>!! Brilliant move</source>
        <translation>!! Znakomity ruch</translation>
    </message>
    <message>
        <source>!? Interesting move</source>
        <translation>!? Ciekawy ruch</translation>
    </message>
    <message>
        <source>?! Doubtful move</source>
        <translation>?! Wątpliwy ruch</translation>
    </message>
    <message>
        <source>? Mistake</source>
        <translation>? Błąd</translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation>?? Gruby błąd</translation>
    </message>
    <message>
        <source>Characters left: {count}</source>
        <translation>Pozostało znaków: {count}</translation>
    </message>
    <message>
        <source>Too long by {count} characters.</source>
        <translation>Za długie; znaków za dużo: {count}.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Szukanie dobrych ruchów…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia się skończyła.</translation>
    </message>
    <message>
        <source>The analysis is paused.</source>
        <translation>Analiza jest wstrzymana.</translation>
    </message>
    <message>
        <source>{mark} {comment}</source>
        <translation>{mark} {comment}</translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s)</source>
        <translation>
            <numerusform>Po %n symulowanej partii</numerusform>
            <numerusform>Po %n symulowanych partiach</numerusform>
            <numerusform>Po %n symulowanych partiach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s) in total</source>
        <translation>
            <numerusform>Łącznie po %n symulowanej partii</numerusform>
            <numerusform>Łącznie po %n symulowanych partiach</numerusform>
            <numerusform>Łącznie po %n symulowanych partiach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel</name>
    <message>
        <source>The options are not those of Azul Duel.</source>
        <translation>To nie są opcje gry Azul Duel.</translation>
    </message>
    <message>
        <source>The goals in play do not fit the chosen scoring tablets.</source>
        <translation>Cele w grze nie odpowiadają wybranym kafelkom celów.</translation>
    </message>
    <message>
        <source>The round must be from 1 to 5, not {round}.</source>
        <translation>Runda musi mieć numer od 1 do 5, a nie {round}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 and 1.</source>
        <translation>Nie ma miejsca {seat}; miejsca mają numery 0 i 1.</translation>
    </message>
    <message>
        <source>The random generator has a state out of range.</source>
        <translation>Stan generatora losowego jest poza zakresem.</translation>
    </message>
    <message>
        <source>There must be 2 player boards, not {number}.</source>
        <translation>Muszą być 2 plansze graczy, a jest: {number}.</translation>
    </message>
    <message>
        <source>There must be 5 factories, not {number}.</source>
        <translation>Musi być 5 warsztatów, a jest: {number}.</translation>
    </message>
    <message>
        <source>Factory {factory} has tiles on both of its sides.</source>
        <translation>Warsztat {factory} ma płytki w obu częściach.</translation>
    </message>
    <message>
        <source>The sun side of factory {factory} holds too many tiles: {number}</source>
        <translation>W słonecznej części warsztatu {factory} jest za dużo płytek: {number}</translation>
    </message>
    <message>
        <source>The moon side of factory {factory} holds too many tiles: {number}</source>
        <translation>W księżycowej części warsztatu {factory} jest za dużo płytek: {number}</translation>
    </message>
    <message>
        <source>A bonus chip lies on the large factory.</source>
        <translation>W dużym warsztacie leży żeton bonusowy.</translation>
    </message>
    <message>
        <source>Tiles or chips lie on factory {factory} after acquisition.</source>
        <translation>W warsztacie {factory} po fazie pozyskania leżą płytki lub żetony.</translation>
    </message>
    <message>
        <source>Before the first round every factory must be full and the large one mixed.</source>
        <translation>Przed pierwszą rundą każdy warsztat musi być pełny, a w dużym muszą leżeć różne płytki.</translation>
    </message>
    <message>
        <source>There is a special tile outside the domes.</source>
        <translation>Płytka specjalna leży poza kopułami.</translation>
    </message>
    <message>
        <source>The display must have 3 places, not {number}.</source>
        <translation>Ekspozycja musi mieć 3 miejsca, a ma: {number}.</translation>
    </message>
    <message>
        <source>Each of the 18 dome plates must be there exactly once.</source>
        <translation>Każdy z 18 kafelków kopuły musi wystąpić dokładnie raz.</translation>
    </message>
    <message>
        <source>A dome must have 9 slots and 36 spaces.</source>
        <translation>Kopuła musi mieć 9 pól kopuły i 36 pól na płytki.</translation>
    </message>
    <message>
        <source>A dome plate must be turned 0 to 3 times, not {turns} times.</source>
        <translation>Liczba obrotów kafelka kopuły musi wynosić od 0 do 3, a nie {turns}.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} of {player}’s dome cannot be there.</source>
        <translation>Płytka w rzędzie {row}, kolumnie {column} kopuły nie może tam leżeć ({player}).</translation>
    </message>
    <message>
        <source>In {player}’s dome, row {row}, column {column} must have a special tile exactly when the rest of its plate is complete.</source>
        <translation>W kopule w rzędzie {row}, kolumnie {column} płytka specjalna musi leżeć dokładnie wtedy, gdy reszta kafelka jest wypełniona ({player}).</translation>
    </message>
    <message>
        <source>A player board must have 6 pattern lines, not {number}.</source>
        <translation>Plansza gracza musi mieć 6 linii wzorów, a ma: {number}.</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} holds too many tiles: {number}</source>
        <translation>Linia wzoru {line} zawiera za dużo płytek: {number} ({player})</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} holds more than one color.</source>
        <translation>Linia wzoru {line} zawiera więcej niż jeden kolor ({player}).</translation>
    </message>
    <message>
        <source>{player} has more than 4 broken tiles: {number}</source>
        <translation>Na polu uszkodzonych płytek leży za dużo płytek: {number} ({player})</translation>
    </message>
    <message>
        <source>{player} has broken tiles after tiling.</source>
        <translation>Po układaniu mozaik pole uszkodzonych płytek musi być puste ({player}).</translation>
    </message>
    <message>
        <source>{player}’s points do not add up.</source>
        <translation>Zapis punktów się nie zgadza ({player}).</translation>
    </message>
    <message>
        <source>The tower must have a count from 0 to 13 for each of 5 colors.</source>
        <translation>Wieża musi podawać dla każdego z 5 kolorów liczbę od 0 do 13.</translation>
    </message>
    <message>
        <source>There must be 13 tiles of each color, not {number}: {color}</source>
        <translation>Płytek każdego koloru musi być 13, a nie {number}: {color}</translation>
    </message>
    <message>
        <source>There must be 2 bonus chips of each kind, not {number}: {chip}</source>
        <translation>Żetonów bonusowych każdego rodzaju musi być 2, a nie {number}: {chip}</translation>
    </message>
    <message>
        <source>In round {round} there must be {wanted} chips in the supply, not {number}.</source>
        <translation>W rundzie {round} liczba żetonów w puli musi wynosić {wanted}, a nie {number}.</translation>
    </message>
    <message>
        <source>A player has the first-player tile before the large factory was used.</source>
        <translation>Ktoś ma płytkę gracza rozpoczynającego, choć nikt jeszcze nie brał z dużego warsztatu.</translation>
    </message>
    <message>
        <source>Before the first round only dome plates can lie on the boards.</source>
        <translation>Przed pierwszą rundą na planszach mogą leżeć tylko kafelki kopuły.</translation>
    </message>
    <message>
        <source>{player} cannot have passed.</source>
        <translation>Pas nie jest jeszcze możliwy ({player}).</translation>
    </message>
    <message>
        <source>There is nothing left to take, but the acquisition goes on.</source>
        <translation>Nie ma już nic do wzięcia, a pozyskanie trwa nadal.</translation>
    </message>
    <message>
        <source>This dome plate is not on display: {plate}.</source>
        <translation>Tego kafelka kopuły nie ma w ekspozycji: {plate}.</translation>
    </message>
    <message>
        <source>This is not one of the dome plates in your hand: {plate}.</source>
        <translation>Tego kafelka kopuły nie ma wśród dobranych: {plate}.</translation>
    </message>
    <message>
        <source>The sun side of the large factory has no {color} tile.</source>
        <translation>W słonecznej części dużego warsztatu nie leży żadna {color} płytka.</translation>
    </message>
    <message>
        <source>The sun side of small factory {factory} has no {color} tile.</source>
        <translation>W słonecznej części małego warsztatu {factory} nie leży żadna {color} płytka.</translation>
    </message>
    <message>
        <source>No moon side has a {color} tile.</source>
        <translation>W żadnej księżycowej części nie leży {color} płytka.</translation>
    </message>
    <message>
        <source>You can take only the top tile of a stack, and no top tile is {color}.</source>
        <translation>Ze stosu można wziąć tylko wierzchnią płytkę, a żadna z wierzchnich nie jest {color}.</translation>
    </message>
    <message>
        <source>Pattern line {line} already holds another color: {color}.</source>
        <translation>W linii wzoru {line} leży już {color} płytka, a kolorów nie można mieszać.</translation>
    </message>
    <message>
        <source>This space takes another color: {color}.</source>
        <translation>Ta płytka tu nie pasuje: pole jest {color}.</translation>
    </message>
    <message>
        <source>You do not have these bonus chips: {chips}.</source>
        <translation>Nie masz tych żetonów bonusowych: {chips}.</translation>
    </message>
    <message>
        <source>The number of gaps in the display must be at most {most}, not {gaps}.</source>
        <translation>Liczba luk w ekspozycji może wynosić najwyżej {most}, a nie {gaps}.</translation>
    </message>
    <message>
        <source>The number of plates in {player}’s dome must be {wanted}, not {number}.</source>
        <translation>Liczba kafelków w kopule musi wynosić {wanted}, a nie {number} ({player}).</translation>
    </message>
    <message>
        <source>{player} cannot have {number} tokens now.</source>
        <translation>Liczba znaczników nie może teraz wynosić {number} ({player}).</translation>
    </message>
    <message>
        <source>{player} cannot have {number} bonus chips in round {round}.</source>
        <translation>W rundzie {round} liczba żetonów bonusowych nie może wynosić {number} ({player}).</translation>
    </message>
    <message>
        <source>The number of drawn dome plates cannot be {number} now.</source>
        <translation>Liczba dobranych kafelków kopuły nie może teraz wynosić {number}.</translation>
    </message>
    <message>
        <source>The drawn plates must be known to their drawer, and only as drawn.</source>
        <translation>Dobrane kafelki musi znać gracz, który je dobrał, i to tylko tak, jak je dobrał.</translation>
    </message>
    <message>
        <source>The front of a plate was seen, but its back was not.</source>
        <translation>Awers kafelka jest znany, ale rewers nie.</translation>
    </message>
    <message>
        <source>The drawer can draw no other plate and must look.</source>
        <translation>Nie można dobrać kolejnego kafelka, trzeba obejrzeć dobrane.</translation>
    </message>
    <message>
        <source>Pattern line {line} cannot be tiled now.</source>
        <translation>Linii wzoru {line} nie można teraz przenieść do kopuły.</translation>
    </message>
    <message>
        <source>The game cannot be over in round {round}.</source>
        <translation>Gra nie może się skończyć w rundzie {round}.</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} should have been cleared in this phase.</source>
        <translation>Linia wzoru {line} powinna być w tej fazie opróżniona ({player}).</translation>
    </message>
    <message>
        <source>{player} wins. Points are tied; the first-player tile decides.</source>
        <translation>Wygrywa {player}. Równa liczba punktów; rozstrzyga płytka gracza rozpoczynającego.</translation>
    </message>
    <message>
        <source>{player} wins. Points are tied, and nobody could take the first-player tile; the first player of the last round decides.</source>
        <translation>Wygrywa {player}. Równa liczba punktów, a płytki gracza rozpoczynającego nikt nie mógł wziąć; rozstrzyga to, kto rozpoczynał ostatnią rundę.</translation>
    </message>
    <message>
        <source>Points are tied; the first-player tile decides.</source>
        <translation>Równa liczba punktów; rozstrzyga płytka gracza rozpoczynającego.</translation>
    </message>
    <message>
        <source>Points are tied, and nobody could take the first-player tile; the first player of the last round decides.</source>
        <translation>Równa liczba punktów, a płytki gracza rozpoczynającego nikt nie mógł wziąć; rozstrzyga to, kto rozpoczynał ostatnią rundę.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>Wygrywa {player}, zdobywając %n punkt.</numerusform>
            <numerusform>Wygrywa {player}, zdobywając %n punkty.</numerusform>
            <numerusform>Wygrywa {player}, zdobywając %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>Punkty na torze punktacji</translation>
    </message>
    <message>
        <source>Choose the scoring tablets you played with.</source>
        <translation>Wybierz kafelki celów, które leżały na stole.</translation>
    </message>
    <message>
        <source>A special tile is removed automatically when you remove a tile from its plate.</source>
        <translation>Płytka specjalna znika sama, gdy zdejmiesz płytkę z jej kafelka.</translation>
    </message>
    <message>
        <source>{player} already has the first-player tile.</source>
        <translation>Płytkę gracza rozpoczynającego ma już {player}.</translation>
    </message>
    <message>
        <source>All four spaces for broken tiles are taken.</source>
        <translation>Wszystkie cztery miejsca na uszkodzone płytki są zajęte.</translation>
    </message>
    <message>
        <source>This dome plate is in both domes.</source>
        <translation>Ten kafelek kopuły leży w obu kopułach.</translation>
    </message>
    <message>
        <source>This dome plate is in this dome twice.</source>
        <translation>Ten kafelek kopuły leży w tej kopule dwa razy.</translation>
    </message>
    <message>
        <source>There is no dome plate under the tile in row {row}, column {column}.</source>
        <translation>Pod płytką w rzędzie {row}, kolumnie {column} nie ma kafelka kopuły.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} is on a space for a special tile.</source>
        <translation>Płytka w rzędzie {row}, kolumnie {column} leży na polu bez koloru, a tam pasuje tylko płytka specjalna.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} is on a space of another color: {color}.</source>
        <translation>Płytka w rzędzie {row}, kolumnie {column} nie ma koloru swojego pola: pole jest {color}.</translation>
    </message>
    <message>
        <source>Enter the points on the score track.</source>
        <translation>Wpisz punkty z toru punktacji.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in both domes, but there are only {most}: {color}.</source>
        <translation>
            <numerusform>W obu kopułach leży razem %n płytka, a w grze jest ich tylko {most}: {color}.</numerusform>
            <numerusform>W obu kopułach leżą razem %n płytki, a w grze jest ich tylko {most}: {color}.</numerusform>
            <numerusform>W obu kopułach leży razem %n płytek, a w grze jest ich tylko {most}: {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dome plate(s) missing.</source>
        <translation>
            <numerusform>Brakuje %n kafelka kopuły.</numerusform>
            <numerusform>Brakuje %n kafelków kopuły.</numerusform>
            <numerusform>Brakuje %n kafelków kopuły.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points are tied: the player with the first-player tile wins.</source>
        <translation>Równa liczba punktów: wygrywa gracz, który ma płytkę gracza rozpoczynającego.</translation>
    </message>
    <message>
        <source>Azul Duel</source>
        <translation>Azul Duel</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieska</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Began this round</source>
        <translation>Rozpoczął tę rundę</translation>
    </message>
    <message>
        <source>Pattern line to tile</source>
        <translation>Układana linia wzoru</translation>
    </message>
    <message>
        <source>{player} has passed</source>
        <translation>Pas: {player}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>Tablet {number}</source>
        <translation>Kafelek celu {number}</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nie w grze</translation>
    </message>
    <message>
        <source>outer edge</source>
        <translation>krawędź</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Wieża</translation>
    </message>
    <message>
        <source>Blue tiles in the tower</source>
        <translation>Niebieskie płytki w wieży</translation>
    </message>
    <message>
        <source>Yellow tiles in the tower</source>
        <translation>Żółte płytki w wieży</translation>
    </message>
    <message>
        <source>Red tiles in the tower</source>
        <translation>Czerwone płytki w wieży</translation>
    </message>
    <message>
        <source>Black tiles in the tower</source>
        <translation>Czarne płytki w wieży</translation>
    </message>
    <message>
        <source>Turquoise tiles in the tower</source>
        <translation>Turkusowe płytki w wieży</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>Na torze punktacji</translation>
    </message>
    <message>
        <source>For tiles in round {round}</source>
        <translation>Za płytki w rundzie {round}</translation>
    </message>
    <message>
        <source>For special tiles</source>
        <translation>Za specjalne płytki</translation>
    </message>
    <message>
        <source>Paid for dome plates</source>
        <translation>Zapłacone za kafelki kopuły</translation>
    </message>
    <message>
        <source>Lost for broken tiles</source>
        <translation>Stracone za uszkodzone płytki</translation>
    </message>
    <message>
        <source>Lost for the first-player tile</source>
        <translation>Stracone za płytkę gracza rozpoczynającego</translation>
    </message>
    <message>
        <source>Not lost at 0 points</source>
        <translation>Niestracone przy 0 punktów</translation>
    </message>
    <message>
        <source>Back of the top plate</source>
        <translation>Tył wierzchniego kafelka</translation>
    </message>
    <message>
        <source>special space</source>
        <translation>pole bez koloru</translation>
    </message>
    <message>
        <source>multicolored space</source>
        <translation>pole wielokolorowe</translation>
    </message>
    <message>
        <source>No more tiles are drawn after this round.</source>
        <translation>Po tej rundzie nie dobiera się już płytek.</translation>
    </message>
    <message>
        <source>No face-down chip is there.</source>
        <translation>Nie leży tu zakryty żeton.</translation>
    </message>
    <message>
        <source>This pattern line waits for no color.</source>
        <translation>Ta linia wzoru nie czeka na żaden kolor.</translation>
    </message>
    <message>
        <source>if no more tiles reach the tower this round</source>
        <translation>jeśli w tej rundzie do wieży nie trafi więcej płytek</translation>
    </message>
    <message>
        <source>This chip shows a color: {color}</source>
        <translation>Ten żeton ma kolor: {color}</translation>
    </message>
    <message>
        <source>A face-down chip shows a color: {color}</source>
        <translation>Któryś zakryty żeton ma kolor: {color}</translation>
    </message>
    <message>
        <source>The top plate has a space: {space}</source>
        <translation>Wierzchni kafelek ma pole: {space}</translation>
    </message>
    <message numerus="yes">
        <source>One factory with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>Co najmniej %n płytka w jednym warsztacie w następnej rundzie: {color}</numerusform>
            <numerusform>Co najmniej %n płytki w jednym warsztacie w następnej rundzie: {color}</numerusform>
            <numerusform>Co najmniej %n płytek w jednym warsztacie w następnej rundzie: {color}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All factories with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>Co najmniej %n płytka we wszystkich warsztatach w następnej rundzie: {color}</numerusform>
            <numerusform>Co najmniej %n płytki we wszystkich warsztatach w następnej rundzie: {color}</numerusform>
            <numerusform>Co najmniej %n płytek we wszystkich warsztatach w następnej rundzie: {color}</numerusform>
        </translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółta</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwona</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarna</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turkusowa</translation>
    </message>
    <message>
        <source>special tile</source>
        <translation>specjalna</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>space</comment>
        <translation>niebieskie</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>space</comment>
        <translation>żółte</translation>
    </message>
    <message>
        <source>red</source>
        <comment>space</comment>
        <translation>czerwone</translation>
    </message>
    <message>
        <source>black</source>
        <comment>space</comment>
        <translation>czarne</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>space</comment>
        <translation>turkusowe</translation>
    </message>
    <message>
        <source>special tile</source>
        <comment>space</comment>
        <translation>bez koloru</translation>
    </message>
    <message>
        <source>Scoring tablet: complete rows</source>
        <translation>Kafelek celu: ukończone rzędy</translation>
    </message>
    <message>
        <source>Scoring tablet: rows with five colors</source>
        <translation>Kafelek celu: rzędy z pięcioma kolorami</translation>
    </message>
    <message>
        <source>Scoring tablet: complete columns</source>
        <translation>Kafelek celu: ukończone kolumny</translation>
    </message>
    <message>
        <source>Scoring tablet: tiles on the outer edge</source>
        <translation>Kafelek celu: płytki na krawędzi</translation>
    </message>
    <message>
        <source>Scoring tablet: complete diagonals</source>
        <translation>Kafelek celu: ukończone przekątne</translation>
    </message>
    <message>
        <source>Scoring tablet: complete corner plates</source>
        <translation>Kafelek celu: wypełnione kafelki narożne</translation>
    </message>
    <message>
        <source>Scoring tablet: all multicolored spaces</source>
        <translation>Kafelek celu: wszystkie pola wielokolorowe</translation>
    </message>
    <message>
        <source>Scoring tablet: empty special spaces</source>
        <translation>Kafelek celu: puste pola bez przypisanego koloru</translation>
    </message>
    <message>
        <source>Scoring tablets</source>
        <translation>Kafelki celów</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Acquisition</source>
        <translation>Pozyskiwanie</translation>
    </message>
    <message>
        <source>Draw or look</source>
        <translation>Dobrać czy obejrzeć</translation>
    </message>
    <message>
        <source>Keep a plate</source>
        <translation>Zatrzymać kafelek</translation>
    </message>
    <message>
        <source>Return plates</source>
        <translation>Odłożyć kafelki</translation>
    </message>
    <message>
        <source>Spend chips</source>
        <translation>Wydać żetony</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>Układanie</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>rzędy</translation>
    </message>
    <message>
        <source>five colors</source>
        <translation>pięć kolorów</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolumny</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>przekątne</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>narożniki</translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation>wielokolorowe</translation>
    </message>
    <message>
        <source>empty special</source>
        <translation>puste bez koloru</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Hidden plates</source>
        <translation>Zakryte kafelki</translation>
    </message>
    <message>
        <source>Under the stack, plate {number}: seen by</source>
        <translation>Pod stosem, kafelek {number}: widział</translation>
    </message>
    <message>
        <source>Drawn plate {number}: seen by</source>
        <translation>Dobrany kafelek {number}: widział</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>both</source>
        <translation>oboje</translation>
    </message>
    <message>
        <source>shuffle in</source>
        <translation>wtasować</translation>
    </message>
    <message>
        <source>Which goals score at the end: the beginner set, three or four drawn at random, or your own choice.</source>
        <translation>Które cele punktują na końcu: zestaw dla początkujących, trzy lub cztery losowe albo twój własny wybór.</translation>
    </message>
    <message>
        <source>Drawing without points</source>
        <translation>Dobieranie przy 0 punktów</translation>
    </message>
    <message>
        <source>Whether you can draw from the stack with no points: one plate when the display is empty, always the first plate, or as many as you like.</source>
        <translation>Czy możesz dobierać ze stosu, gdy nie masz punktów: jeden kafelek, gdy ekspozycja jest pusta, zawsze pierwszy kafelek albo tyle kafelków, ile chcesz.</translation>
    </message>
    <message>
        <source>Special tile counts as a color</source>
        <translation>Płytka specjalna liczy się jako kolor</translation>
    </message>
    <message>
        <source>Whether special tiles count as a sixth color for the goal that rewards rows with five colors.</source>
        <translation>Czy płytki specjalne liczą się jako szósty kolor przy celu „Rzędy z pięcioma kolorami”.</translation>
    </message>
    <message>
        <source>Azul Duel is a game for two players.</source>
        <translation>Azul Duel to gra dla dwóch graczy.</translation>
    </message>
    <message>
        <source>This is not an Azul Duel move: {code}</source>
        <translation>To nie jest ruch w grze Azul Duel: {code}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>Before the first round, place a plate from the display in your dome.</source>
        <translation>Przed pierwszą rundą połóż w swojej kopule kafelek z ekspozycji.</translation>
    </message>
    <message>
        <source>Now take tiles, a dome plate or a bonus chip.</source>
        <translation>Teraz weź płytki, kafelek kopuły lub żeton bonusowy.</translation>
    </message>
    <message>
        <source>Draw another dome plate, or look at the plates you have drawn.</source>
        <translation>Dobierz kolejny kafelek kopuły albo obejrzyj dobrane.</translation>
    </message>
    <message>
        <source>Keep one of the dome plates you have drawn.</source>
        <translation>Wybierz jeden z dobranych kafelków kopuły.</translation>
    </message>
    <message>
        <source>Put the other plates you have drawn under the stack, one by one.</source>
        <translation>Pozostałe dobrane kafelki odłóż pod stos, jeden po drugim.</translation>
    </message>
    <message>
        <source>Decide whether bonus chips complete pattern line {line}.</source>
        <translation>Zdecyduj, czy chcesz ukończyć linię wzoru {line} żetonami bonusowymi.</translation>
    </message>
    <message>
        <source>Move a tile from pattern line {line} to your dome.</source>
        <translation>Przenieś płytkę z linii wzoru {line} do swojej kopuły.</translation>
    </message>
    <message>
        <source>You cannot take dome plates in round 5.</source>
        <translation>W rundzie 5 nie można brać kafelków kopuły.</translation>
    </message>
    <message>
        <source>You have no token left: you have taken two dome plates this round.</source>
        <translation>Nie masz już znaczników: w jednej rundzie bierze się tylko dwa kafelki kopuły.</translation>
    </message>
    <message>
        <source>There is already a dome plate in plate row {row}, plate column {column}.</source>
        <translation>Na tym polu kopuły (rząd {row}, kolumna {column}) leży już kafelek.</translation>
    </message>
    <message>
        <source>The stack of dome plates is empty.</source>
        <translation>Stos kafelków kopuły jest pusty.</translation>
    </message>
    <message>
        <source>A dome plate from the stack costs 1 point, and you have none.</source>
        <translation>Kafelek kopuły ze stosu kosztuje 1 punkt, a nie masz żadnego.</translation>
    </message>
    <message>
        <source>The sun side of the large factory is empty.</source>
        <translation>Słoneczna część dużego warsztatu jest pusta.</translation>
    </message>
    <message>
        <source>The sun side of small factory {factory} is empty.</source>
        <translation>Słoneczna część małego warsztatu {factory} jest pusta.</translation>
    </message>
    <message>
        <source>The other tiles on the large factory lie side by side; they have no order.</source>
        <translation>Pozostałe płytki dużego warsztatu leżą obok siebie, więc ich kolejność nie ma znaczenia.</translation>
    </message>
    <message>
        <source>Stack exactly the tiles left on small factory {factory}.</source>
        <translation>Ułóż w stos dokładnie te płytki, które zostały w małym warsztacie {factory}.</translation>
    </message>
    <message>
        <source>Pattern line {line} is already full.</source>
        <translation>Linia wzoru {line} jest już wypełniona.</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} is gone.</source>
        <translation>W małym warsztacie {factory} nie ma już żetonu bonusowego.</translation>
    </message>
    <message>
        <source>The bonus chip on small factory {factory} is face down while the factory holds tiles.</source>
        <translation>Żeton bonusowy małego warsztatu {factory} pozostaje zakryty, dopóki leżą tam płytki.</translation>
    </message>
    <message>
        <source>You have already taken two bonus chips this round.</source>
        <translation>W tej rundzie masz już dwa żetony bonusowe; więcej wziąć nie możesz.</translation>
    </message>
    <message>
        <source>You can pass only when you can do nothing else.</source>
        <translation>Możesz spasować tylko wtedy, gdy nie możesz wykonać żadnej akcji.</translation>
    </message>
    <message>
        <source>Pattern line {line} is next.</source>
        <translation>Teraz kolej na linię wzoru {line}.</translation>
    </message>
    <message>
        <source>There is no dome plate in row {row}, column {column} of your dome yet.</source>
        <translation>W rzędzie {row}, kolumnie {column} twojej kopuły nie ma jeszcze kafelka kopuły.</translation>
    </message>
    <message>
        <source>There is already a tile in row {row}, column {column} of your dome.</source>
        <translation>W rzędzie {row}, kolumnie {column} twojej kopuły leży już płytka.</translation>
    </message>
    <message>
        <source>Only a special tile goes there, when the rest of its plate is complete.</source>
        <translation>Tu może leżeć tylko płytka specjalna; trafia tu, gdy reszta kafelka jest wypełniona.</translation>
    </message>
    <message numerus="yes">
        <source>You need fewer chips: %n tile(s) missing, at most three chips each.</source>
        <translation>
            <numerusform>To za dużo żetonów: brakuje %n płytki, a za płytkę wydaje się najwyżej trzy żetony.</numerusform>
            <numerusform>To za dużo żetonów: brakuje %n płytek, a za każdą wydaje się najwyżej trzy żetony.</numerusform>
            <numerusform>To za dużo żetonów: brakuje %n płytek, a za każdą wydaje się najwyżej trzy żetony.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These chips are not enough: %n tile(s) missing, and each takes two chips of its color or any three.</source>
        <translation>
            <numerusform>To za mało żetonów: brakuje %n płytki, a ta kosztuje dwa żetony w swoim kolorze lub dowolne trzy.</numerusform>
            <numerusform>To za mało żetonów: brakuje %n płytek, a każda kosztuje dwa żetony w swoim kolorze lub dowolne trzy.</numerusform>
            <numerusform>To za mało żetonów: brakuje %n płytek, a każda kosztuje dwa żetony w swoim kolorze lub dowolne trzy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Punkty na początku</translation>
    </message>
    <message>
        <source>Tiles placed in round {round}</source>
        <translation>Płytki ułożone w rundzie {round}</translation>
    </message>
    <message>
        <source>Special tiles</source>
        <translation>Płytki specjalne</translation>
    </message>
    <message>
        <source>Dome plates from the stack</source>
        <translation>Kafelki kopuły ze stosu</translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation>Uszkodzone płytki</translation>
    </message>
    <message>
        <source>First-player tile</source>
        <translation>Płytka gracza rozpoczynającego</translation>
    </message>
    <message>
        <source>Not lost, because no score falls below 0</source>
        <translation>Punkty niestracone, bo wynik nie spada poniżej 0</translation>
    </message>
    <message>
        <source>A tile without neighbors</source>
        <translation>Płytka, do której nic nie przylega</translation>
    </message>
    <message>
        <source>Special tile in row {row}</source>
        <translation>Płytka specjalna w rzędzie {row}</translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the row</source>
        <translation>
            <numerusform>%n połączona płytka w rzędzie</numerusform>
            <numerusform>%n połączone płytki w rzędzie</numerusform>
            <numerusform>%n połączonych płytek w rzędzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the column</source>
        <translation>
            <numerusform>%n połączona płytka w kolumnie</numerusform>
            <numerusform>%n połączone płytki w kolumnie</numerusform>
            <numerusform>%n połączonych płytek w kolumnie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel_lessons</name>
    <message>
        <source>From a factory to a line</source>
        <translation>Z warsztatu do linii</translation>
    </message>
    <message>
        <source>Take the three red tiles from the marked factory.</source>
        <translation>Weź trzy czerwone płytki z zaznaczonego warsztatu.</translation>
    </message>
    <message>
        <source>Pick up a red tile: the others come along. Line 3 has room.</source>
        <translation>Chwyć czerwoną płytkę: reszta pójdzie za nią. W linii 3 jest miejsce.</translation>
    </message>
    <message>
        <source>You always take all tiles of one color from a factory.</source>
        <translation>Z warsztatu zawsze bierzesz wszystkie płytki jednego koloru.</translation>
    </message>
    <message>
        <source>Now fill line 2. Find two tiles of one color on a factory.</source>
        <translation>Teraz wypełnij linię 2. Znajdź w warsztacie dwie płytki jednego koloru.</translation>
    </message>
    <message>
        <source>Leave the moon sides for later. Take from a sun side.</source>
        <translation>Księżycowe części zostaw na później. Weź płytki ze słonecznej części.</translation>
    </message>
    <message>
        <source>That is only one tile. Line 2 needs two of one color.</source>
        <translation>To tylko jedna płytka. Linia 2 potrzebuje dwóch w jednym kolorze.</translation>
    </message>
    <message>
        <source>You may do that in a game. Now place two tiles on line 2.</source>
        <translation>W grze tak można. Teraz połóż dwie płytki w linii 2.</translation>
    </message>
    <message>
        <source>Two factories have two blue tiles, one has two turquoise tiles.</source>
        <translation>W dwóch warsztatach leżą po dwie niebieskie płytki, w jednym dwie turkusowe.</translation>
    </message>
    <message>
        <source>Line 2 is full. It can score at the end of the round.</source>
        <translation>Linia 2 jest wypełniona. Na koniec rundy może dać punkty.</translation>
    </message>
    <message>
        <source>Those tiles break and cost points. Choose a pattern line.</source>
        <translation>Te płytki się uszkadzają i kosztują punkty. Wybierz linię wzoru.</translation>
    </message>
    <message>
        <source>Take the three red tiles. Place them on one of your pattern lines.</source>
        <translation>Weź trzy czerwone płytki. Połóż je w jednej ze swoich linii wzoru.</translation>
    </message>
    <message>
        <source>That line has too little room, so tiles break. Choose another.</source>
        <translation>W tej linii jest za mało miejsca, więc płytki się uszkadzają. Wybierz inną.</translation>
    </message>
    <message>
        <source>Line 6 already holds black tiles. Add another black tile to it.</source>
        <translation>W linii 6 leżą już czarne płytki. Dołóż tam jeszcze jedną.</translation>
    </message>
    <message>
        <source>Black may start another line too. Now place it on line 6.</source>
        <translation>Czarna może leżeć też w innej linii. Teraz połóż ją w linii 6.</translation>
    </message>
    <message>
        <source>Take a black tile, and place it on line 6.</source>
        <translation>Weź czarną płytkę i połóż ją w linii 6.</translation>
    </message>
    <message>
        <source>Black tiles lie on several factories. Any of them is fine.</source>
        <translation>Czarne płytki leżą w kilku warsztatach. Każda jest dobra.</translation>
    </message>
    <message>
        <source>A line holds one color only. Its number says how many tiles fit.</source>
        <translation>W linii leży tylko jeden kolor. Jej numer mówi, ile płytek zmieści.</translation>
    </message>
    <message>
        <source>The other tiles move to the moon</source>
        <translation>Pozostałe płytki przechodzą na księżyc</translation>
    </message>
    <message>
        <source>Take red from the marked factory. Watch where the other tiles go.</source>
        <translation>Weź czerwone z zaznaczonego warsztatu. Zobacz, dokąd trafi reszta płytek.</translation>
    </message>
    <message>
        <source>Take the red tiles of the marked factory.</source>
        <translation>Weź czerwone płytki z zaznaczonego warsztatu.</translation>
    </message>
    <message>
        <source>Pick up a red tile. Line 3 has room for both.</source>
        <translation>Chwyć czerwoną płytkę. W linii 3 zmieszczą się obie.</translation>
    </message>
    <message>
        <source>They form a stack. Later only its top tile can be taken.</source>
        <translation>Tworzą stos. Później można wziąć tylko wierzchnią płytkę.</translation>
    </message>
    <message>
        <source>Take the yellow tiles of the marked factory.</source>
        <translation>Weź żółte płytki z zaznaczonego warsztatu.</translation>
    </message>
    <message>
        <source>Pick up yellow. Then click the arrow at the stack, or press R.</source>
        <translation>Chwyć żółtą. Potem kliknij strzałkę przy stosie albo naciśnij R.</translation>
    </message>
    <message>
        <source>Blue lies under black. Nobody can take it before black is gone.</source>
        <translation>Niebieska leży pod czarną. Nikt jej nie weźmie, póki leży tam czarna.</translation>
    </message>
    <message>
        <source>Hide blue from your opponent: take turquoise, and leave red on top.</source>
        <translation>Ukryj niebieską przed przeciwnikiem: weź turkusowe, a na wierzchu zostaw czerwoną.</translation>
    </message>
    <message>
        <source>Blue is on top: your opponent could take it. Change the order.</source>
        <translation>Na wierzchu jest niebieska: przeciwnik mógłby ją wziąć. Zmień kolejność.</translation>
    </message>
    <message>
        <source>Take the turquoise tiles of the marked factory.</source>
        <translation>Weź turkusowe płytki z zaznaczonego warsztatu.</translation>
    </message>
    <message>
        <source>Pick up turquoise. Then click the arrow at the stack, or press R.</source>
        <translation>Chwyć turkusową. Potem kliknij strzałkę przy stosie albo naciśnij R.</translation>
    </message>
    <message>
        <source>Well hidden! Red must go first.</source>
        <translation>Dobrze ukryta! Najpierw musi zniknąć czerwona.</translation>
    </message>
    <message>
        <source>The large factory is different. Take any color from its sun side.</source>
        <translation>Duży warsztat jest inny. Weź dowolny kolor z jego słonecznej części.</translation>
    </message>
    <message>
        <source>Take tiles from the sun side of the large factory.</source>
        <translation>Weź płytki ze słonecznej części dużego warsztatu.</translation>
    </message>
    <message>
        <source>The large factory holds five tiles. Choose a line with enough room.</source>
        <translation>W dużym warsztacie leży pięć płytek. Wybierz linię, w której starczy miejsca.</translation>
    </message>
    <message>
        <source>Its other tiles lie side by side. All of them can be taken.</source>
        <translation>Pozostałe płytki leżą tam obok siebie. Każdą można wziąć.</translation>
    </message>
    <message>
        <source>All moon sides at once</source>
        <translation>Wszystkie księżycowe części naraz</translation>
    </message>
    <message>
        <source>Take blue from the moon sides. You get it from all factories.</source>
        <translation>Weź niebieskie z księżycowych części. Dostaniesz je ze wszystkich warsztatów.</translation>
    </message>
    <message>
        <source>That is a sun side. Take blue from the moon sides.</source>
        <translation>To słoneczna część. Weź niebieskie z księżycowych części.</translation>
    </message>
    <message>
        <source>Three tiles are better. Take blue.</source>
        <translation>Lepsze są trzy płytki. Weź niebieskie.</translation>
    </message>
    <message>
        <source>Pick up any blue tile: all three come along. Line 3 has room.</source>
        <translation>Chwyć dowolną niebieską płytkę: pójdą wszystkie trzy. W linii 3 jest miejsce.</translation>
    </message>
    <message>
        <source>Two from the large factory, one from a stack. None may stay behind.</source>
        <translation>Dwie z dużego warsztatu, jedna ze stosu. Żadnej nie możesz zostawić.</translation>
    </message>
    <message>
        <source>Now take yellow. Only the top tile of each stack comes along.</source>
        <translation>Teraz weź żółtą. Z każdego stosu idzie tylko wierzchnia płytka.</translation>
    </message>
    <message>
        <source>Take yellow from the moon sides.</source>
        <translation>Weź żółtą z księżycowych części.</translation>
    </message>
    <message>
        <source>There is a stack of two yellow tiles. Take its top tile.</source>
        <translation>Jeden stos to dwie żółte płytki. Weź wierzchnią.</translation>
    </message>
    <message>
        <source>The other yellow tile stays. It lay below.</source>
        <translation>Druga żółta płytka zostaje. Leżała pod spodem.</translation>
    </message>
    <message>
        <source>One color gives you two tiles now. Find it.</source>
        <translation>Jeden kolor daje ci teraz dwie płytki. Znajdź go.</translation>
    </message>
    <message>
        <source>Yellow gives you only one tile. Look for two of one color.</source>
        <translation>Żółty daje tylko jedną płytkę. Poszukaj dwóch w jednym kolorze.</translation>
    </message>
    <message>
        <source>That is a bonus chip. Take two tiles of one color.</source>
        <translation>To żeton bonusowy. Weź dwie płytki jednego koloru.</translation>
    </message>
    <message>
        <source>Look at the top tile of every stack.</source>
        <translation>Spójrz na wierzchnią płytkę każdego stosu.</translation>
    </message>
    <message>
        <source>One stack is used up. Its bonus chip turns face up.</source>
        <translation>Jeden stos się skończył. Jego żeton bonusowy się odkrywa.</translation>
    </message>
    <message>
        <source>Tiles that break</source>
        <translation>Uszkodzone płytki</translation>
    </message>
    <message>
        <source>Take three red tiles. Place them on line 2, where only one fits.</source>
        <translation>Weź trzy czerwone płytki. Połóż je w linii 2, gdzie zmieści się jedna.</translation>
    </message>
    <message>
        <source>To see how tiles break, place them on line 2.</source>
        <translation>Zobacz, jak płytki się uszkadzają: połóż je w linii 2.</translation>
    </message>
    <message>
        <source>This time take three red tiles, and place them on line 2.</source>
        <translation>Tym razem weź trzy czerwone płytki i połóż je w linii 2.</translation>
    </message>
    <message>
        <source>Three red tiles lie on the marked factory.</source>
        <translation>W zaznaczonym warsztacie leżą trzy czerwone płytki.</translation>
    </message>
    <message>
        <source>One tile fits, and two break.</source>
        <translation>Jedna płytka się mieści, dwie się uszkadzają.</translation>
    </message>
    <message>
        <source>You can avoid that. Take tiles, and break none.</source>
        <translation>Da się tego uniknąć. Weź płytki tak, by żadna się nie uszkodziła.</translation>
    </message>
    <message>
        <source>All of them break. Find tiles that fit on a line.</source>
        <translation>Wszystkie się uszkadzają. Znajdź płytki, które zmieszczą się w linii.</translation>
    </message>
    <message>
        <source>The factories are empty: the tiling begins. Move the tile of line 1 to the marked space.</source>
        <translation>Fabryki są puste: zaczyna się układanie mozaik. Przenieś płytkę linii 1 na zaznaczone pole.</translation>
    </message>
    <message>
        <source>Take a plate from the display. Place it in any free slot of your dome.</source>
        <translation>Weź kafelek z ekspozycji. Połóż go na dowolnym wolnym polu swojej kopuły.</translation>
    </message>
    <message>
        <source>Line 1 holds a red tile. Place a plate so that row 1 gets a red space.</source>
        <translation>W linii 1 leży czerwona płytka. Połóż kafelek tak, by rząd 1 miał czerwone pole.</translation>
    </message>
    <message>
        <source>Red lies in row 2 now. Turn the plate by its arrow or by R.</source>
        <translation>Tak czerwone pole jest w rzędzie 2. Obróć kafelek strzałką albo klawiszem R.</translation>
    </message>
    <message>
        <source>Click the chip, then your chip storage.</source>
        <translation>Kliknij żeton, a potem swój magazyn żetonów.</translation>
    </message>
    <message>
        <source>Pick up a yellow chip: the other comes along. Then choose line 4.</source>
        <translation>Chwyć żółty żeton: drugi pójdzie za nim. Potem wybierz linię 4.</translation>
    </message>
    <message>
        <source>Two chips that show its color stand for a missing tile.</source>
        <translation>Dwa żetony z jej kolorem zastępują brakującą płytkę.</translation>
    </message>
    <message>
        <source>Pick up a chip: the others come along. Then choose line 5.</source>
        <translation>Chwyć żeton: pozostałe pójdą za nim. Potem wybierz linię 5.</translation>
    </message>
    <message>
        <source>Line 2 waits for a blue space, line 4 for more tiles.</source>
        <translation>Linia 2 czeka na niebieskie pole, linia 4 na kolejne płytki.</translation>
    </message>
    <message>
        <source>Blue lies in row 1 now. Turn the plate by its arrow or by R.</source>
        <translation>Tak niebieskie pole jest w rzędzie 1. Obróć kafelek strzałką albo klawiszem R.</translation>
    </message>
    <message>
        <source>The first-player tile came along.</source>
        <translation>Płytka gracza rozpoczynającego poszła z nimi.</translation>
    </message>
    <message>
        <source>It costs you 2 points this round. You go first in the next.</source>
        <translation>W tej rundzie kosztuje cię 2 punkty. Następną zaczynasz ty.</translation>
    </message>
    <message>
        <source>That breaks at least one tile. Look for a single tile that fits.</source>
        <translation>Uszkodzi się co najmniej jedna. Poszukaj pojedynczej płytki, która się zmieści.</translation>
    </message>
    <message>
        <source>You choose the order of the stack. Take yellow, then click the arrow until black is on top.</source>
        <translation>Kolejność na stosie wybierasz ty. Weź żółte i klikaj strzałkę, aż na wierzchu będzie czarna.</translation>
    </message>
    <message>
        <source>Blue is on top. Click the arrow at the stack, or press R.</source>
        <translation>Na wierzchu jest niebieska. Kliknij strzałkę przy stosie albo naciśnij R.</translation>
    </message>
    <message>
        <source>Look at your broken tiles. They cost 1 and 2 points when the round ends.</source>
        <translation>Spójrz na uszkodzone płytki. Na koniec rundy kosztują 1 i 2 punkty.</translation>
    </message>
    <message>
        <source>Lines 2, 3, 5 and 6 each have room for one tile.</source>
        <translation>W liniach 2, 3, 5 i 6 jest miejsce na jedną płytkę.</translation>
    </message>
    <message>
        <source>Nothing broke. Always compare the tiles with the room on your lines.</source>
        <translation>Nic się nie uszkodziło. Zawsze porównuj płytki z miejscem w liniach.</translation>
    </message>
    <message>
        <source>Now every take breaks something. Break only one tile.</source>
        <translation>Teraz coś zawsze się uszkodzi. Niech to będzie tylko jedna płytka.</translation>
    </message>
    <message>
        <source>That breaks three tiles: 6 points. Find something smaller.</source>
        <translation>Uszkodzą się trzy płytki: 6 punktów. Znajdź mniejszą stratę.</translation>
    </message>
    <message>
        <source>That breaks two tiles: 3 points. One is possible.</source>
        <translation>Uszkodzą się dwie płytki: 3 punkty. Wystarczy jedna.</translation>
    </message>
    <message>
        <source>The fewer tiles you take, the fewer can break.</source>
        <translation>Im mniej płytek weźmiesz, tym mniej się uszkodzi.</translation>
    </message>
    <message>
        <source>Four broken tiles cost 1, 2, 3 and 4 points. Further ones cost nothing.</source>
        <translation>Cztery uszkodzone płytki kosztują 1, 2, 3 i 4 punkty. Następne już nic.</translation>
    </message>
    <message>
        <source>Place a tile and score</source>
        <translation>Układanie i punktowanie</translation>
    </message>
    <message>
        <source>Pick up the tile of line 1. Row 1 has one black space.</source>
        <translation>Chwyć płytkę z linii 1. W rzędzie 1 jest jedno czarne pole.</translation>
    </message>
    <message>
        <source>A tile without neighbors scores 1 point.</source>
        <translation>Płytka, do której nic nie przylega, daje 1 punkt.</translation>
    </message>
    <message>
        <source>Now line 2. Find the space where turquoise makes the longest row.</source>
        <translation>Teraz linia 2. Znajdź pole, na którym turkusowa utworzy najdłuższy ciąg.</translation>
    </message>
    <message>
        <source>That makes two in a row: 2 points. One space makes three.</source>
        <translation>Tak są dwie w rzędzie: 2 punkty. Jedno pole daje trzy.</translation>
    </message>
    <message>
        <source>Close the gap between the two tiles of row 2.</source>
        <translation>Zapełnij lukę między dwiema płytkami w rzędzie 2.</translation>
    </message>
    <message>
        <source>Three in a row: 3 points. The second tile goes to the tower.</source>
        <translation>Trzy w rzędzie: 3 punkty. Druga płytka trafia do wieży.</translation>
    </message>
    <message>
        <source>Row and column both count. Find the space where black scores most.</source>
        <translation>Liczy się i rząd, i kolumna. Znajdź najlepsze pole dla czarnej.</translation>
    </message>
    <message>
        <source>It has no neighbor there: only 1 point. The other space scores 5.</source>
        <translation>Tam nic nie przylega: tylko 1 punkt. Drugie pole daje 5.</translation>
    </message>
    <message>
        <source>Look below the turquoise tile you have just placed.</source>
        <translation>Spójrz pod właśnie położoną turkusową płytkę.</translation>
    </message>
    <message>
        <source>Two in the row, three in the column: 5 points.</source>
        <translation>Dwie w rzędzie, trzy w kolumnie: 5 punktów.</translation>
    </message>
    <message>
        <source>Dome plates</source>
        <translation>Kafelki kopuły</translation>
    </message>
    <message>
        <source>A plate from the stack costs 1 point. Take one on display.</source>
        <translation>Kafelek ze stosu kosztuje 1 punkt. Weź jeden z ekspozycji.</translation>
    </message>
    <message>
        <source>Tiles can wait. Take a dome plate from the display.</source>
        <translation>Płytki mogą poczekać. Weź kafelek kopuły z ekspozycji.</translation>
    </message>
    <message>
        <source>Three plates lie face up. Pick one up, then choose a slot.</source>
        <translation>Trzy kafelki leżą odkryte. Chwyć jeden, potem wybierz pole kopuły.</translation>
    </message>
    <message>
        <source>It cost a token. In each of rounds 1 to 4 you place two plates.</source>
        <translation>Kosztował jeden znacznik. W każdej z rund 1–4 kładziesz dwa kafelki.</translation>
    </message>
    <message>
        <source>Row 1 runs through the top slots. Use one of them.</source>
        <translation>Rząd 1 biegnie przez górne pola kopuły. Wybierz jedno z nich.</translation>
    </message>
    <message>
        <source>This plate has no red space. Take the one with red.</source>
        <translation>Ten kafelek nie ma czerwonego pola. Weź ten z czerwonym.</translation>
    </message>
    <message>
        <source>The display has what you need. Look for a red space.</source>
        <translation>W ekspozycji jest to, czego potrzebujesz. Poszukaj czerwonego pola.</translation>
    </message>
    <message>
        <source>Tiles can wait. Place a plate with a red space.</source>
        <translation>Płytki mogą poczekać. Połóż kafelek z czerwonym polem.</translation>
    </message>
    <message>
        <source>One plate has a red space. Turn it by its arrow or by R.</source>
        <translation>Jeden kafelek ma czerwone pole. Obrócisz go strzałką albo klawiszem R.</translation>
    </message>
    <message>
        <source>Your red tile can go there. Placed plates never move again.</source>
        <translation>Tam trafi twoja czerwona płytka. Położonych kafelków już się nie rusza.</translation>
    </message>
    <message>
        <source>The display is empty, and you have a token. Draw from the stack.</source>
        <translation>Ekspozycja jest pusta, a masz jeszcze znacznik. Dobierz ze stosu.</translation>
    </message>
    <message>
        <source>Tiles can wait. Draw a dome plate from the stack.</source>
        <translation>Płytki mogą poczekać. Dobierz kafelek kopuły ze stosu.</translation>
    </message>
    <message>
        <source>Click the stack of dome plates.</source>
        <translation>Kliknij stos kafelków kopuły.</translation>
    </message>
    <message>
        <source>It cost 1 point. So far you see only its back.</source>
        <translation>Kosztował 1 punkt. Na razie widzisz tylko rewers.</translation>
    </message>
    <message>
        <source>Another plate would cost 1 point more. Look at this one.</source>
        <translation>Następny kafelek kosztowałby jeszcze 1 punkt. Obejrzyj ten.</translation>
    </message>
    <message>
        <source>That costs another point. One plate is enough now.</source>
        <translation>To kosztuje kolejny punkt. Teraz wystarczy jeden kafelek.</translation>
    </message>
    <message>
        <source>Choose “Stop and look”.</source>
        <translation>Wybierz „Skończ i obejrzyj”.</translation>
    </message>
    <message>
        <source>Only you see the front.</source>
        <translation>Awers widzisz tylko ty.</translation>
    </message>
    <message>
        <source>Place the plate in your dome.</source>
        <translation>Połóż kafelek w swojej kopule.</translation>
    </message>
    <message>
        <source>Any free slot will do, turned any way.</source>
        <translation>Może być każde wolne pole kopuły, w dowolnym obrocie.</translation>
    </message>
    <message>
        <source>Each round needs four plates. Three are on display: one of you must draw.</source>
        <translation>Runda wymaga czterech kafelków. W ekspozycji są trzy: ktoś z was musi dobrać.</translation>
    </message>
    <message>
        <source>The spaces of a plate</source>
        <translation>Pola kafelka</translation>
    </message>
    <message>
        <source>Row 2 has no red space. Use its multicolored space: it takes any color.</source>
        <translation>Rząd 2 nie ma czerwonego pola. Użyj wielokolorowego: przyjmie każdy kolor.</translation>
    </message>
    <message>
        <source>Pick up the tile of line 2. The marked space takes it.</source>
        <translation>Chwyć płytkę z linii 2. Przyjmie ją zaznaczone pole.</translation>
    </message>
    <message>
        <source>Any color fits there.</source>
        <translation>Tam pasuje każdy kolor.</translation>
    </message>
    <message>
        <source>One plate lacks only a black tile. Complete it.</source>
        <translation>Jednemu kafelkowi brakuje tylko czarnej płytki. Uzupełnij go.</translation>
    </message>
    <message>
        <source>The marked plate still has a gap. Fill its black space.</source>
        <translation>Zaznaczony kafelek ma jeszcze lukę. Zajmij jego czarne pole.</translation>
    </message>
    <message>
        <source>The marked plate has one free black space.</source>
        <translation>Zaznaczony kafelek ma jedno wolne czarne pole.</translation>
    </message>
    <message>
        <source>A special tile fills the special space. In row 4 it scores 4.</source>
        <translation>Na pole bez koloru trafia płytka specjalna. W rzędzie 4 daje 4 punkty.</translation>
    </message>
    <message>
        <source>The special tile is a neighbor too. Place red where it scores most.</source>
        <translation>Płytka specjalna też się liczy. Połóż czerwoną tam, gdzie da najwięcej.</translation>
    </message>
    <message>
        <source>That scores less. Place red beside the special tile.</source>
        <translation>To daje mniej. Połóż czerwoną obok płytki specjalnej.</translation>
    </message>
    <message>
        <source>Place red right beside the special tile.</source>
        <translation>Połóż czerwoną tuż obok płytki specjalnej.</translation>
    </message>
    <message>
        <source>Three in a row, the special tile included: 3 points.</source>
        <translation>Trzy w rzędzie, razem ze specjalną: 3 punkty.</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Żetony bonusowe</translation>
    </message>
    <message>
        <source>A factory without tiles shows its bonus chip. Take it.</source>
        <translation>Warsztat bez płytek odkrywa swój żeton bonusowy. Weź go.</translation>
    </message>
    <message>
        <source>Tiles can wait. Take the bonus chip.</source>
        <translation>Płytki mogą poczekać. Weź żeton bonusowy.</translation>
    </message>
    <message>
        <source>Taking a chip is your whole turn. Each of you takes two a round.</source>
        <translation>Wzięcie żetonu to cała tura. Każdy z was bierze dwa na rundę.</translation>
    </message>
    <message>
        <source>Uncover another chip: take the only tile of a stack.</source>
        <translation>Odkryj następny żeton: weź jedyną płytkę ze stosu.</translation>
    </message>
    <message>
        <source>No chip turns up. Take the tile that lies alone on its chip.</source>
        <translation>Żaden żeton się nie odkrywa. Weź płytkę, która leży na żetonie sama.</translation>
    </message>
    <message>
        <source>One stack has a single black tile. Take black from the moon sides.</source>
        <translation>Jeden stos to jedna czarna płytka. Weź czarną z księżycowych części.</translation>
    </message>
    <message>
        <source>The chip turns face up. Either of you may take it now.</source>
        <translation>Żeton się odkrywa. Teraz może go wziąć każdy z was.</translation>
    </message>
    <message>
        <source>Now the tiling. Line 4 lacks a yellow tile: spend two yellow chips.</source>
        <translation>Teraz układanie mozaik. W linii 4 brakuje żółtej: wydaj dwa żółte żetony.</translation>
    </message>
    <message>
        <source>You need not wait: two chips complete this line.</source>
        <translation>Nie musisz czekać: dwa żetony uzupełnią tę linię.</translation>
    </message>
    <message>
        <source>Three chips work too, but two that show yellow are enough.</source>
        <translation>Trzy żetony też działają, ale wystarczą dwa z żółtym.</translation>
    </message>
    <message>
        <source>Line 5 lacks a black tile, but no chip is black. Spend any three.</source>
        <translation>W linii 5 brakuje czarnej, a żaden żeton nie jest czarny. Wydaj dowolne trzy.</translation>
    </message>
    <message>
        <source>You may skip a line, but now complete it with three chips.</source>
        <translation>Linię można pominąć, ale teraz uzupełnij ją trzema żetonami.</translation>
    </message>
    <message>
        <source>Spent chips stay face down for the rest of the game.</source>
        <translation>Wydane żetony leżą zakryte do końca gry.</translation>
    </message>
    <message>
        <source>Lines that wait</source>
        <translation>Linie, które czekają</translation>
    </message>
    <message>
        <source>Move the tile of line 1. Then watch what line 2 does.</source>
        <translation>Przenieś płytkę z linii 1. Potem zobacz, co zrobi linia 2.</translation>
    </message>
    <message>
        <source>Row 1 has one yellow space.</source>
        <translation>W rzędzie 1 jest jedno żółte pole.</translation>
    </message>
    <message>
        <source>In the next round, line 2 still waits. Give row 2 a blue space.</source>
        <translation>W następnej rundzie linia 2 wciąż czeka. Daj rzędowi 2 niebieskie pole.</translation>
    </message>
    <message>
        <source>After the last tiling, the goals score. Complete row 1: 3 extra points.</source>
        <translation>Po ostatnim układaniu mozaik punktują cele. Uzupełnij rząd 1: 3 dodatkowe punkty.</translation>
    </message>
    <message>
        <source>Row 2 has one free slot, at the top right.</source>
        <translation>Rząd 2 ma jedno wolne pole kopuły, w prawym górnym rogu.</translation>
    </message>
    <message>
        <source>This plate has no blue space.</source>
        <translation>Ten kafelek nie ma niebieskiego pola.</translation>
    </message>
    <message>
        <source>The display has what you need. Look for a blue space.</source>
        <translation>W ekspozycji jest to, czego potrzebujesz. Poszukaj niebieskiego pola.</translation>
    </message>
    <message>
        <source>Tiles can wait. Place a plate with a blue space.</source>
        <translation>Płytki mogą poczekać. Połóż kafelek z niebieskim polem.</translation>
    </message>
    <message>
        <source>Take a plate with blue. Turn it by its arrow or by R.</source>
        <translation>Weź kafelek z niebieskim. Obrócisz go strzałką albo klawiszem R.</translation>
    </message>
    <message>
        <source>At the next tiling, line 2 can score.</source>
        <translation>Przy następnym układaniu mozaik linia 2 może dać punkty.</translation>
    </message>
    <message>
        <source>Take the single red tile. Choose a line that can still score.</source>
        <translation>Weź jedyną czerwoną płytkę. Wybierz linię, która może jeszcze dać punkty.</translation>
    </message>
    <message>
        <source>Row 1 has three plates and no red space. Red would break.</source>
        <translation>Rząd 1 ma trzy kafelki i żadnego czerwonego pola. Czerwona by się uszkodziła.</translation>
    </message>
    <message>
        <source>Take the red tile of the marked factory.</source>
        <translation>Weź czerwoną płytkę z zaznaczonego warsztatu.</translation>
    </message>
    <message>
        <source>Row 3 has a free red space.</source>
        <translation>W rzędzie 3 jest wolne czerwone pole.</translation>
    </message>
    <message>
        <source>Red has a space there. In row 1 it would have broken.</source>
        <translation>Tam czerwona ma pole. W rzędzie 1 by się uszkodziła.</translation>
    </message>
    <message>
        <source>The first-player tile</source>
        <translation>Płytka gracza rozpoczynającego</translation>
    </message>
    <message>
        <source>Take tiles from the moon side of the large factory.</source>
        <translation>Weź płytki z księżycowej części dużego warsztatu.</translation>
    </message>
    <message>
        <source>Yellow lies only on small factories. Choose red or black.</source>
        <translation>Żółte leżą tylko w małych warsztatach. Wybierz czerwone albo czarną.</translation>
    </message>
    <message>
        <source>Choose a color on the moon side of the large factory.</source>
        <translation>Wybierz kolor z księżycowej części dużego warsztatu.</translation>
    </message>
    <message>
        <source>Take red or black from the moon sides.</source>
        <translation>Weź czerwone albo czarną z księżycowych części.</translation>
    </message>
    <message>
        <source>The same again, another way: take two tiles without the first-player tile.</source>
        <translation>To samo inaczej: weź dwie płytki bez płytki gracza rozpoczynającego.</translation>
    </message>
    <message>
        <source>The first-player tile came along. Leave the large factory alone.</source>
        <translation>Płytka gracza rozpoczynającego poszła z nimi. Zostaw duży warsztat w spokoju.</translation>
    </message>
    <message>
        <source>That is only one tile. Find two of one color.</source>
        <translation>To tylko jedna płytka. Znajdź dwie w jednym kolorze.</translation>
    </message>
    <message>
        <source>Two yellow tiles lie on top of small stacks.</source>
        <translation>Dwie żółte płytki leżą na wierzchu małych stosów.</translation>
    </message>
    <message>
        <source>No cost. But your opponent may go first next round.</source>
        <translation>Nic nie kosztuje. Ale następną rundę może zacząć przeciwnik.</translation>
    </message>
    <message>
        <source>Your opponent has the tile now. Take three red tiles without paying.</source>
        <translation>Płytkę ma teraz przeciwnik. Weź trzy czerwone płytki bez straty.</translation>
    </message>
    <message>
        <source>Take red from the moon sides.</source>
        <translation>Weź czerwone z księżycowych części.</translation>
    </message>
    <message>
        <source>Take red from the moon sides. Line 3 has room for three.</source>
        <translation>Weź czerwone z księżycowych części. W linii 3 zmieszczą się trzy.</translation>
    </message>
    <message>
        <source>Its owner pays 2 points, goes first, and wins a tie.</source>
        <translation>Kto ją ma, płaci 2 punkty, zaczyna i wygrywa w razie remisu.</translation>
    </message>
    <message>
        <source>The goals</source>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Pick up the tile of line 1. Row 1 has one gap.</source>
        <translation>Chwyć płytkę z linii 1. W rzędzie 1 jest jedna luka.</translation>
    </message>
    <message>
        <source>Six tiles in a row: one goal is yours.</source>
        <translation>Sześć płytek w rzędzie: jeden cel jest twój.</translation>
    </message>
    <message>
        <source>A complete long diagonal scores 10. Choose the space that completes it.</source>
        <translation>Pełna długa przekątna daje 10 punktów. Wybierz pole, które ją uzupełni.</translation>
    </message>
    <message>
        <source>That scores 4 points now. The diagonal scores 10 at the end.</source>
        <translation>To daje teraz 4 punkty. Przekątna da na końcu 10.</translation>
    </message>
    <message>
        <source>The diagonal runs from the top left to the bottom right.</source>
        <translation>Przekątna biegnie z lewego górnego rogu do prawego dolnego.</translation>
    </message>
    <message>
        <source>Only 1 point now, but 10 at the end.</source>
        <translation>Teraz tylko 1 punkt, ale na końcu 10.</translation>
    </message>
    <message>
        <source>A complete column scores 7. Which space completes a column?</source>
        <translation>Pełna kolumna daje 7 punktów. Które pole uzupełni kolumnę?</translation>
    </message>
    <message>
        <source>That column has many gaps. Look for one with five tiles.</source>
        <translation>Ta kolumna ma wiele luk. Poszukaj takiej z pięcioma płytkami.</translation>
    </message>
    <message>
        <source>One column has five tiles already.</source>
        <translation>W jednej kolumnie jest już pięć płytek.</translation>
    </message>
    <message>
        <source>Goals differ from game to game. The tablets show which ones count.</source>
        <translation>W każdej grze cele są inne. Kafelki celów pokazują, które się liczą.</translation>
    </message>
    <message>
        <source>A round of your own</source>
        <translation>Twoja własna runda</translation>
    </message>
    <message>
        <source>Every game begins like this: place a plate from the display for free.</source>
        <translation>Każda gra zaczyna się tak: połóż za darmo kafelek z ekspozycji.</translation>
    </message>
    <message>
        <source>Any slot will do. You can turn the plate.</source>
        <translation>Może być każde pole kopuły. Kafelek możesz obrócić.</translation>
    </message>
    <message>
        <source>Your opponent places one too.</source>
        <translation>Przeciwnik też kładzie jeden.</translation>
    </message>
    <message>
        <source>Now play a whole round against an easy opponent. Fill your lines!</source>
        <translation>Teraz rozegraj całą rundę z łatwym przeciwnikiem. Wypełniaj linie!</translation>
    </message>
    <message>
        <source>That was a round. A game has five, and then the goals score.</source>
        <translation>To była runda. Gra ma ich pięć, a potem punktują cele.</translation>
    </message>
</context>
<context>
    <name>azul_duel_table</name>
    <message>
        <source>The tile of pattern line {line} goes into row {line} of your dome.</source>
        <translation>Płytka z linii wzoru {line} trafia do rzędu {line} twojej kopuły.</translation>
    </message>
    <message>
        <source>Tiles go into one of your pattern lines or to your broken tiles.</source>
        <translation>Płytki kładzie się w jednej ze swoich linii wzorów albo na swoim polu uszkodzonych płytek.</translation>
    </message>
    <message>
        <source>A dome plate goes into an empty slot of your dome.</source>
        <translation>Kafelek kopuły kładzie się na wolnym polu swojej kopuły.</translation>
    </message>
    <message>
        <source>The drawn plates you do not keep go under the stack.</source>
        <translation>Dobrane kafelki, których nie wybierasz, trafiają pod stos.</translation>
    </message>
    <message>
        <source>A bonus chip goes into your storage.</source>
        <translation>Żeton bonusowy trafia do twojego magazynu.</translation>
    </message>
    <message>
        <source>Bonus chips complete one of your own pattern lines.</source>
        <translation>Żetonami bonusowymi można ukończyć tylko własną linię wzoru.</translation>
    </message>
    <message>
        <source>Dome plates to take</source>
        <translation>Kafelki kopuły do wzięcia</translation>
    </message>
    <message>
        <source>Pattern lines: {player}</source>
        <translation>Linie wzorów: {player}</translation>
    </message>
    <message>
        <source>Dome: {player}</source>
        <translation>Kopuła: {player}</translation>
    </message>
    <message>
        <source>Bonus chips and tokens: {player}</source>
        <translation>Żetony bonusowe i znaczniki: {player}</translation>
    </message>
    <message>
        <source>Goals and supplies</source>
        <translation>Cele i zapasy</translation>
    </message>
    <message>
        <source>Sun side: {tiles}</source>
        <translation>W słonecznej części: {tiles}</translation>
    </message>
    <message>
        <source>Moon side, from the bottom: {tiles}</source>
        <translation>W księżycowej części, od dołu: {tiles}</translation>
    </message>
    <message>
        <source>Moon side: {tiles}</source>
        <translation>W księżycowej części: {tiles}</translation>
    </message>
    <message>
        <source>Dome row {row}: {spaces}</source>
        <translation>Rząd kopuły {row}: {spaces}</translation>
    </message>
    <message>
        <source>free for {space}</source>
        <translation>wolne: {space}</translation>
    </message>
    <message>
        <source>no plate</source>
        <translation>brak kafelka</translation>
    </message>
    <message>
        <source>Left on the moon side, from the bottom: {tiles}.</source>
        <translation>Do księżycowej części trafiają, od dołu: {tiles}.</translation>
    </message>
    <message>
        <source>Its spaces, row by row: {spaces}.</source>
        <translation>Pola kafelka, rząd po rzędzie: {spaces}.</translation>
    </message>
    <message>
        <source>Bonus chips in your hand: {chips}.</source>
        <translation>Żetony bonusowe w ręce: {chips}.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) for dome plates</source>
        <translation>
            <numerusform>%n znacznik na kafelki kopuły</numerusform>
            <numerusform>%n znaczniki na kafelki kopuły</numerusform>
            <numerusform>%n znaczników na kafelki kopuły</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places no tile in the dome: no pattern line is full.</source>
        <translation>{player} nie układa żadnej płytki w kopule: żadna linia wzoru nie jest wypełniona.</translation>
    </message>
    <message>
        <source>{player}: the tiles in line {line} stay; no free space in its row takes their color yet.</source>
        <translation>{player}: płytki z linii {line} zostają, bo żadne wolne pole w jej rzędzie nie przyjmuje jeszcze ich koloru.</translation>
    </message>
    <message>
        <source>{player}: the tiles in line {line} break; no space in its row can take them anymore.</source>
        <translation>{player}: płytki z linii {line} trafiają na pole uszkodzonych płytek, bo w jej rzędzie nie ma już dla nich pola.</translation>
    </message>
    <message>
        <source>{player} looks at the drawn dome plates.</source>
        <translation>{player} ogląda dobrane kafelki kopuły.</translation>
    </message>
    <message>
        <source>{player} puts a dome plate under the stack.</source>
        <translation>{player} odkłada kafelek kopuły pod stos.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} pasuje.</translation>
    </message>
    <message>
        <source>{player} skips line {line}.</source>
        <translation>{player} pomija linię {line}.</translation>
    </message>
    <message>
        <source>{player}: place a dome plate from the display</source>
        <translation>{player}: połóż kafelek kopuły z ekspozycji</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate or a bonus chip</source>
        <translation>{player}: weź płytki, kafelek kopuły lub żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: draw another plate, or look at yours</source>
        <translation>{player}: dobierz kolejny kafelek albo obejrzyj dobrane</translation>
    </message>
    <message>
        <source>{player}: keep one of the drawn plates</source>
        <translation>{player}: wybierz jeden z dobranych kafelków</translation>
    </message>
    <message>
        <source>{player}: put the other plates under the stack</source>
        <translation>{player}: odłóż pozostałe kafelki pod stos</translation>
    </message>
    <message>
        <source>{player}: move a tile from line {line} to your dome</source>
        <translation>{player}: przenieś płytkę z linii {line} do swojej kopuły</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Przed rundą 1</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Acquisition</source>
        <translation>Runda {round} z {rounds} · Pozyskanie</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Tiling</source>
        <translation>Runda {round} z {rounds} · Układanie mozaik</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>Tiling: {player}</source>
        <translation>Układanie mozaik: {player}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Stack plates</source>
        <translation>Kafelki ze stosu</translation>
    </message>
    <message>
        <source>Not lost</source>
        <translation>Niestracone</translation>
    </message>
    <message>
        <source>Goal: rows</source>
        <translation>Cel: rzędy</translation>
    </message>
    <message>
        <source>Your first game: an easy opponent, the beginner set of goals, every aid and plenty of time.</source>
        <translation>Twoja pierwsza partia: łatwy przeciwnik, cele dla początkujących, wszystkie ułatwienia i mnóstwo czasu.</translation>
    </message>
    <message>
        <source>Click the stack to draw a plate, or drop it beside the stack.</source>
        <translation>Aby dobrać kafelek kopuły, kliknij stos albo przeciągnij z niego kafelek i upuść obok.</translation>
    </message>
    <message>
        <source>{tiles}; the others to the moon side, from the bottom: {order}</source>
        <translation>{tiles}; pozostałe do księżycowej części, od dołu: {order}</translation>
    </message>
    <message>
        <source>Goal: five colors</source>
        <translation>Cel: pięć kolorów</translation>
    </message>
    <message>
        <source>Goal: columns</source>
        <translation>Cel: kolumny</translation>
    </message>
    <message>
        <source>Goal: edge</source>
        <translation>Cel: krawędź</translation>
    </message>
    <message>
        <source>Goal: diagonals</source>
        <translation>Cel: przekątne</translation>
    </message>
    <message>
        <source>Goal: corners</source>
        <translation>Cel: narożniki</translation>
    </message>
    <message>
        <source>Goal: multicolored</source>
        <translation>Cel: wielokolorowe</translation>
    </message>
    <message>
        <source>Goal: empty special</source>
        <translation>Cel: puste bez koloru</translation>
    </message>
    <message>
        <source>Losses so far</source>
        <translation>Dotychczasowe straty</translation>
    </message>
    <message>
        <source>Goals so far</source>
        <translation>Dotychczas za cele</translation>
    </message>
    <message>
        <source>Tiles in bag and tower</source>
        <translation>Płytki w woreczku i wieży</translation>
    </message>
    <message>
        <source>Color: {color}. Bag: {bag}, tower: {tower}</source>
        <translation>Płytka {color}. Woreczek: {bag}, wieża: {tower}</translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to broken tiles.</source>
        <translation>
            <numerusform>{player} traci %n punkt za uszkodzone płytki.</numerusform>
            <numerusform>{player} traci %n punkty za uszkodzone płytki.</numerusform>
            <numerusform>{player} traci %n punktów za uszkodzone płytki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to the first-player tile.</source>
        <translation>
            <numerusform>{player} traci %n punkt za płytkę gracza rozpoczynającego.</numerusform>
            <numerusform>{player} traci %n punkty za płytkę gracza rozpoczynającego.</numerusform>
            <numerusform>{player} traci %n punktów za płytkę gracza rozpoczynającego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} paid %n point(s) for plates from the stack.</source>
        <translation>
            <numerusform>{player} płaci %n punkt za kafelki kopuły ze stosu.</numerusform>
            <numerusform>{player} płaci %n punkty za kafelki kopuły ze stosu.</numerusform>
            <numerusform>{player} płaci %n punktów za kafelki kopuły ze stosu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: take tiles</source>
        <translation>{player}: weź płytki</translation>
    </message>
    <message>
        <source>{player}: take a bonus chip</source>
        <translation>{player}: weź żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: take tiles or a bonus chip</source>
        <translation>{player}: weź płytki lub żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: take a dome plate</source>
        <translation>{player}: weź kafelek kopuły</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the display</source>
        <translation>{player}: weź kafelek kopuły z ekspozycji</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the stack</source>
        <translation>{player}: weź kafelek kopuły ze stosu</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate</source>
        <translation>{player}: weź płytki lub kafelek kopuły</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate from the display</source>
        <translation>{player}: weź płytki lub kafelek kopuły z ekspozycji</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate from the stack</source>
        <translation>{player}: weź płytki lub kafelek kopuły ze stosu</translation>
    </message>
    <message>
        <source>{player}: take a dome plate or a bonus chip</source>
        <translation>{player}: weź kafelek kopuły lub żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the display or a bonus chip</source>
        <translation>{player}: weź kafelek kopuły z ekspozycji lub żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the stack or a bonus chip</source>
        <translation>{player}: weź kafelek kopuły ze stosu lub żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate from the display or a bonus chip</source>
        <translation>{player}: weź płytki, kafelek kopuły z ekspozycji lub żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate from the stack or a bonus chip</source>
        <translation>{player}: weź płytki, kafelek kopuły ze stosu lub żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: nothing left to take, so pass</source>
        <translation>{player}: nie ma już czego wziąć, spasuj</translation>
    </message>
    <message>
        <source>{player}: complete line {line} with bonus chips, or skip it</source>
        <translation>{player}: ukończ linię {line} żetonami bonusowymi albo ją pomiń</translation>
    </message>
    <message>
        <source>{player}: place the drawn plate in your dome</source>
        <translation>{player}: połóż dobrany kafelek w swojej kopule</translation>
    </message>
    <message>
        <source>{player}: put the other plate under the stack</source>
        <translation>{player}: odłóż drugi kafelek pod stos</translation>
    </message>
    <message>
        <source>{player} placed a drawn dome plate.</source>
        <translation>{player} kładzie dobrany kafelek kopuły.</translation>
    </message>
    <message>
        <source>The back of the next dome plate in the stack was revealed.</source>
        <translation>Widać rewers następnego kafelka kopuły na stosie.</translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) drawn for the factories.</source>
        <translation>
            <numerusform>Do warsztatów trafiła %n nowa płytka.</numerusform>
            <numerusform>Do warsztatów trafiły %n nowe płytki.</numerusform>
            <numerusform>Do warsztatów trafiło %n nowych płytek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new dome plate(s) revealed on the display.</source>
        <translation>
            <numerusform>W ekspozycji pojawił się %n nowy kafelek kopuły.</numerusform>
            <numerusform>W ekspozycji pojawiły się %n nowe kafelki kopuły.</numerusform>
            <numerusform>W ekspozycji pojawiło się %n nowych kafelków kopuły.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) revealed.</source>
        <translation>
            <numerusform>Odkryto %n żeton bonusowy.</numerusform>
            <numerusform>Odkryto %n żetony bonusowe.</numerusform>
            <numerusform>Odkryto %n żetonów bonusowych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looked at %n drawn dome plate(s).</source>
        <translation>
            <numerusform>{player} ogląda %n dobrany kafelek kopuły.</numerusform>
            <numerusform>{player} ogląda %n dobrane kafelki kopuły.</numerusform>
            <numerusform>{player} ogląda %n dobranych kafelków kopuły.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ta runda</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Koniec rundy {round}</translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation>Uszkodzone płytki</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Żetony bonusowe</translation>
    </message>
    <message>
        <source>1 tile = two of its color or any three</source>
        <translation>Dwa w kolorze lub dowolne trzy = 1 płytka</translation>
    </message>
    <message>
        <source>Plate tokens</source>
        <translation>Znaczniki na kafelki</translation>
    </message>
    <message>
        <source>Dome plates</source>
        <translation>Kafelki kopuły</translation>
    </message>
    <message>
        <source>Drawn: {player}</source>
        <translation>Dobrane: {player}</translation>
    </message>
    <message>
        <source>From the stack: 1 point each</source>
        <translation>Ze stosu: po 1 punkcie</translation>
    </message>
    <message>
        <source>Goals at the end</source>
        <translation>Cele na koniec gry</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Woreczek</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Wieża</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Specjalne</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>{points} (passed)</source>
        <translation>{points} (pas)</translation>
    </message>
    <message>
        <source>Keep one: drag it into your dome.</source>
        <translation>Wybierz jeden i przeciągnij go do swojej kopuły.</translation>
    </message>
    <message>
        <source>Drag the others under the stack, one by one.</source>
        <translation>Przeciągnij pozostałe pod stos, jeden po drugim.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n punkt</numerusform>
            <numerusform>{player}: %n punkty</numerusform>
            <numerusform>{player}: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rzędy</translation>
    </message>
    <message>
        <source>Five colors</source>
        <translation>Pięć kolorów</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Krawędź</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Przekątne</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Narożniki</translation>
    </message>
    <message>
        <source>Multicolored</source>
        <translation>Wielokolorowe</translation>
    </message>
    <message>
        <source>Empty special</source>
        <translation>Puste bez koloru</translation>
    </message>
    <message>
        <source>Draw: free</source>
        <translation>Dobierz: za darmo</translation>
    </message>
    <message>
        <source>Draw the top plate of the stack; you see its front when you stop drawing.</source>
        <translation>Dobierz wierzchni kafelek stosu; jego awers zobaczysz, gdy skończysz dobierać.</translation>
    </message>
    <message>
        <source>Stop and look</source>
        <translation>Skończ i obejrzyj</translation>
    </message>
    <message>
        <source>Look at the plates you have drawn, keep one of them and put the others under the stack.</source>
        <translation>Obejrzyj dobrane kafelki, wybierz jeden z nich, a pozostałe odłóż pod stos.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>You cannot do anything else in this round’s acquisition.</source>
        <translation>W fazie pozyskania tej rundy nie możesz już nic zrobić.</translation>
    </message>
    <message>
        <source>Small factory {factory}, under other tiles: {color}. Only the top tile can be taken</source>
        <translation>Mały warsztat {factory}, pod innymi płytkami: {color} płytka. Wziąć można tylko wierzchnią</translation>
    </message>
    <message>
        <source>Score track: tens</source>
        <translation>Tor punktacji: dziesiątki</translation>
    </message>
    <message>
        <source>Score track: ones</source>
        <translation>Tor punktacji: jedności</translation>
    </message>
    <message>
        <source>{player}: value of dome row {row}</source>
        <translation>{player}: wartość rzędu {row} kopuły</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>bonus chip</comment>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>bonus chip</comment>
        <translation>żółty</translation>
    </message>
    <message>
        <source>red</source>
        <comment>bonus chip</comment>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>black</source>
        <comment>bonus chip</comment>
        <translation>czarny</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>bonus chip</comment>
        <translation>turkusowy</translation>
    </message>
    <message numerus="yes">
        <source>%n blue tile(s)</source>
        <translation>
            <numerusform>%n niebieska płytka</numerusform>
            <numerusform>%n niebieskie płytki</numerusform>
            <numerusform>%n niebieskich płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tile(s)</source>
        <translation>
            <numerusform>%n żółta płytka</numerusform>
            <numerusform>%n żółte płytki</numerusform>
            <numerusform>%n żółtych płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <translation>
            <numerusform>%n czerwona płytka</numerusform>
            <numerusform>%n czerwone płytki</numerusform>
            <numerusform>%n czerwonych płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black tile(s)</source>
        <translation>
            <numerusform>%n czarna płytka</numerusform>
            <numerusform>%n czarne płytki</numerusform>
            <numerusform>%n czarnych płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <translation>
            <numerusform>%n turkusowa płytka</numerusform>
            <numerusform>%n turkusowe płytki</numerusform>
            <numerusform>%n turkusowych płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n niebieska</numerusform>
            <numerusform>%n niebieskie</numerusform>
            <numerusform>%n niebieskich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n żółta</numerusform>
            <numerusform>%n żółte</numerusform>
            <numerusform>%n żółtych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n czerwona</numerusform>
            <numerusform>%n czerwone</numerusform>
            <numerusform>%n czerwonych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n czarna</numerusform>
            <numerusform>%n czarne</numerusform>
            <numerusform>%n czarnych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise</source>
        <translation>
            <numerusform>%n turkusowa</numerusform>
            <numerusform>%n turkusowe</numerusform>
            <numerusform>%n turkusowych</numerusform>
        </translation>
    </message>
    <message>
        <source>You can take only the top tile of a stack.</source>
        <translation>Ze stosu możesz wziąć tylko wierzchnią płytkę.</translation>
    </message>
    <message>
        <source>You get the first-player tile when you are the first to take tiles from the moon side of the large factory.</source>
        <translation>Płytkę gracza rozpoczynającego dostaje gracz, który w rundzie pierwszy weźmie płytki z księżycowej części dużego warsztatu.</translation>
    </message>
    <message>
        <source>You keep the first-player tile until the round ends.</source>
        <translation>Płytka gracza rozpoczynającego zostaje u ciebie do końca rundy.</translation>
    </message>
    <message>
        <source>The tiles stay in pattern line {line} until tiling.</source>
        <translation>Płytki zostają w linii wzoru {line} do układania mozaik.</translation>
    </message>
    <message>
        <source>The tiles in pattern line {line} stay there for the next round.</source>
        <translation>Płytki w linii wzoru {line} zostają tam na następną rundę.</translation>
    </message>
    <message>
        <source>Lines are tiled from 1 to 6; line {line} is next.</source>
        <translation>Linie rozpatruje się od 1 do 6; teraz kolej na linię {line}.</translation>
    </message>
    <message>
        <source>Once placed, a dome plate never moves.</source>
        <translation>Położonego kafelka kopuły nie można już przesunąć.</translation>
    </message>
    <message>
        <source>Once placed in your dome, a tile never moves.</source>
        <translation>Płytki ułożonej w kopule nie można już przesunąć.</translation>
    </message>
    <message>
        <source>Broken tiles stay here until you lose points for them after tiling.</source>
        <translation>Uszkodzone płytki leżą tu do końca układania mozaik; wtedy tracisz za nie punkty.</translation>
    </message>
    <message>
        <source>You spend bonus chips during tiling, to complete a pattern line.</source>
        <translation>Żetony bonusowe wydajesz podczas układania mozaik, aby ukończyć linię wzoru.</translation>
    </message>
    <message>
        <source>You spend bonus chips when an incomplete line is next.</source>
        <translation>Żetony bonusowe wydajesz, gdy przychodzi kolej na niekompletną linię wzoru.</translation>
    </message>
    <message>
        <source>This chip does not help line {line}: a missing tile costs two chips of its color, or any three.</source>
        <translation>W linii {line} ten żeton nie pomoże: brakująca płytka kosztuje dwa żetony w jej kolorze lub dowolne trzy.</translation>
    </message>
    <message>
        <source>A spent bonus chip cannot be used again.</source>
        <translation>Wydanego żetonu bonusowego nie można użyć ponownie.</translation>
    </message>
    <message>
        <source>You spend a token when you take a dome plate.</source>
        <translation>Znacznik wydajesz, gdy bierzesz kafelek kopuły.</translation>
    </message>
    <message>
        <source>You get your tokens back before the next round.</source>
        <translation>Swoje znaczniki odzyskujesz przed następną rundą.</translation>
    </message>
    <message>
        <source>The scoring markers move automatically.</source>
        <translation>Znaczniki punktacji przesuwają się same.</translation>
    </message>
    <message>
        <source>Skip line {line}</source>
        <translation>Pomiń linię {line}</translation>
    </message>
    <message>
        <source>{tiles}; the others go to the moon side</source>
        <translation>{tiles}; pozostałe trafiają do księżycowej części</translation>
    </message>
    <message>
        <source>{tiles} and the first-player tile, which costs {points} points</source>
        <translation>{tiles} i płytka gracza rozpoczynającego, która odejmuje {points} punkty</translation>
    </message>
    <message>
        <source>dome plate from the display</source>
        <translation>kafelek kopuły z ekspozycji</translation>
    </message>
    <message>
        <source>drawn dome plate</source>
        <translation>dobrany kafelek kopuły</translation>
    </message>
    <message>
        <source>bonus chips</source>
        <translation>żetony bonusowe</translation>
    </message>
    <message>
        <source>{tiles} from small factory {factory} to line {line}</source>
        <translation>{tiles} z małego warsztatu {factory} do linii {line}</translation>
    </message>
    <message>
        <source>{tiles} from small factory {factory} to the broken tiles</source>
        <translation>{tiles} z małego warsztatu {factory} do uszkodzonych płytek</translation>
    </message>
    <message>
        <source>{tiles} from the large factory to line {line}</source>
        <translation>{tiles} z dużego warsztatu do linii {line}</translation>
    </message>
    <message>
        <source>{tiles} from the large factory to the broken tiles</source>
        <translation>{tiles} z dużego warsztatu do uszkodzonych płytek</translation>
    </message>
    <message>
        <source>{tiles} from the moon sides to line {line}</source>
        <translation>{tiles} z księżycowych części do linii {line}</translation>
    </message>
    <message>
        <source>{tiles} from the moon sides to the broken tiles</source>
        <translation>{tiles} z księżycowych części do uszkodzonych płytek</translation>
    </message>
    <message>
        <source>dome plate from the display, {spaces}, to plate row {row}, plate column {column}</source>
        <translation>kafelek kopuły z ekspozycji, pola: {spaces}; na pole kopuły: rząd {row}, kolumna {column}</translation>
    </message>
    <message>
        <source>drawn dome plate, {spaces}, to plate row {row}, plate column {column}</source>
        <translation>dobrany kafelek kopuły, pola: {spaces}; na pole kopuły: rząd {row}, kolumna {column}</translation>
    </message>
    <message>
        <source>dome plate, {spaces}, under the stack</source>
        <translation>kafelek kopuły pod stos, pola: {spaces}</translation>
    </message>
    <message>
        <source>bonus chip, {chip}, from small factory {factory}</source>
        <translation>żeton bonusowy z małego warsztatu {factory}: {chip}</translation>
    </message>
    <message>
        <source>bonus chips to complete line {line}: {chips}</source>
        <translation>żetony bonusowe na ukończenie linii {line}: {chips}</translation>
    </message>
    <message>
        <source>{color} tile from line {line} to dome row {line}, column {column}</source>
        <translation>{color} płytka z linii {line} do kopuły: rząd {line}, kolumna {column}</translation>
    </message>
    <message>
        <source>{player} draws a special plate from the stack.</source>
        <translation>{player} dobiera kafelek specjalny ze stosu.</translation>
    </message>
    <message>
        <source>{player} draws a wild plate from the stack.</source>
        <translation>{player} dobiera kafelek uniwersalny ze stosu.</translation>
    </message>
    <message>
        <source>{tiles}, {source}, {target}</source>
        <translation>{tiles}, {source}, {target}</translation>
    </message>
    <message>
        <source>small factory {factory}</source>
        <translation>mały warsztat {factory}</translation>
    </message>
    <message>
        <source>large factory</source>
        <translation>duży warsztat</translation>
    </message>
    <message>
        <source>moon sides</source>
        <translation>księżycowe części</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linia {line}</translation>
    </message>
    <message>
        <source>broken tiles</source>
        <translation>uszkodzone płytki</translation>
    </message>
    <message>
        <source>dome plate, {spaces}, row {row}, column {column}</source>
        <translation>kafelek kopuły, pola: {spaces}; rząd {row}, kolumna {column}</translation>
    </message>
    <message>
        <source>bonus chip, {chip}</source>
        <translation>żeton bonusowy, {chip}</translation>
    </message>
    <message>
        <source>bonus chips, line {line}</source>
        <translation>żetony bonusowe, linia {line}</translation>
    </message>
    <message>
        <source>{color}, line {line}, column {column}</source>
        <translation>{color}, linia {line}, kolumna {column}</translation>
    </message>
    <message>
        <source>{player} takes the first-player tile.</source>
        <translation>{player} bierze płytkę gracza rozpoczynającego.</translation>
    </message>
    <message>
        <source>Left on the moon side: {tiles}.</source>
        <translation>Do księżycowej części trafia: {tiles}.</translation>
    </message>
    <message>
        <source>1 tile breaks.</source>
        <translation>1 płytka zostaje uszkodzona.</translation>
    </message>
    <message>
        <source>Special tile on dome row {row}, column {column}.</source>
        <translation>Płytka specjalna w kopule: rząd {row}, kolumna {column}.</translation>
    </message>
    <message>
        <source>First-player tile.</source>
        <translation>Płytka gracza rozpoczynającego.</translation>
    </message>
    <message>
        <source>Moon side: {tiles}.</source>
        <translation>Księżycowa część: {tiles}.</translation>
    </message>
    <message>
        <source>Special tile, row {row}, column {column}.</source>
        <translation>Płytka specjalna, rząd {row}, kolumna {column}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles break.</source>
        <translation>
            <numerusform>%n płytka zostaje uszkodzona.</numerusform>
            <numerusform>%n płytki zostają uszkodzone.</numerusform>
            <numerusform>%n płytek zostaje uszkodzonych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} begins; {player} goes first.</source>
        <translation>Zaczyna się runda {round}; zaczyna {player}.</translation>
    </message>
    <message>
        <source>Large factory: {tiles}.</source>
        <translation>Duży warsztat: {tiles}.</translation>
    </message>
    <message>
        <source>Small factory {factory}: {tiles}.</source>
        <translation>Mały warsztat {factory}: {tiles}.</translation>
    </message>
    <message>
        <source>New dome plate on display: {plates}.</source>
        <translation>Nowy kafelek kopuły w ekspozycji; pola: {plates}.</translation>
    </message>
    <message>
        <source>New dome plates on display: {plates}.</source>
        <translation>Nowe kafelki kopuły w ekspozycji; pola: {plates}.</translation>
    </message>
    <message>
        <source>The tiles in the tower go back into the bag.</source>
        <translation>Płytki z wieży wracają do woreczka.</translation>
    </message>
    <message>
        <source>Place a plate in any slot, turned any way. After that it never moves.</source>
        <translation>Połóż kafelek na dowolnym polu kopuły, dowolnie obrócony. Potem się go nie rusza.</translation>
    </message>
    <message>
        <source>Nothing is left for you to take. You pass until the tiling.</source>
        <translation>Nie masz już co wziąć. Pasujesz aż do układania mozaik.</translation>
    </message>
    <message>
        <source>Every take breaks tiles now. They cost 1, 2, 3 and 4 points, so break few.</source>
        <translation>Teraz każde wzięcie uszkadza płytki. Kosztują 1, 2, 3 i 4 punkty, więc uszkodź jak najmniej.</translation>
    </message>
    <message>
        <source>Every plate you draw costs 1 point. When you stop, you keep one of them.</source>
        <translation>Każdy dobrany kafelek kosztuje 1 punkt. Gdy skończysz, zachowujesz jeden z nich.</translation>
    </message>
    <message>
        <source>Chips can complete this line: two of its color, or any three, for each missing tile.</source>
        <translation>Tę linię mogą uzupełnić żetony: za każdą brakującą płytkę dwa w jej kolorze lub dowolne trzy.</translation>
    </message>
    <message>
        <source>A plate with three tiles gets a special tile, which scores its row number.</source>
        <translation>Kafelek specjalny z trzema płytkami dostaje płytkę specjalną: daje tyle punktów, ile wynosi numer jej rzędu.</translation>
    </message>
    <message>
        <source>Each full line moves one tile to its row of the dome. The others are discarded.</source>
        <translation>Z każdej wypełnionej linii jedna płytka trafia do jej rzędu kopuły. Reszta idzie do wieży.</translation>
    </message>
    <message>
        <source>Several spaces fit. Choose where the row and the column of tiles are longest.</source>
        <translation>Pasuje kilka pól. Wybierz to, przy którym ciągi w rzędzie i kolumnie są najdłuższe.</translation>
    </message>
    <message>
        <source>A multicolored space takes a tile of any color.</source>
        <translation>Pole wielokolorowe przyjmuje płytkę dowolnego koloru.</translation>
    </message>
    <message>
        <source>This is the last round: there are no more dome plates. Then the goals score.</source>
        <translation>To ostatnia runda: nie ma już kafelków kopuły. Potem punktują cele.</translation>
    </message>
    <message>
        <source>Take all tiles of one color from a factory. They go to one of your lines.</source>
        <translation>Weź z warsztatu wszystkie płytki jednego koloru. Trafią do jednej z twoich linii.</translation>
    </message>
    <message>
        <source>The rest of the factory goes to its moon side: you choose the order.</source>
        <translation>Reszta płytek przechodzi do księżycowej części warsztatu: kolejność wybierasz ty.</translation>
    </message>
    <message>
        <source>A bonus chip lies face up. Taking it is a turn; each of you takes two a round.</source>
        <translation>Żeton bonusowy jest odkryty. Wzięcie go to cała tura; każdy z was bierze dwa na rundę.</translation>
    </message>
    <message>
        <source>The first to take from the large moon side gets the first-player tile: 2 points lost, but first next round.</source>
        <translation>Kto pierwszy weźmie z dużej księżycowej części, dostaje płytkę gracza rozpoczynającego: traci 2 punkty, ale zaczyna następną rundę.</translation>
    </message>
    <message>
        <source>From the moon sides you take one color from all factories, but only top tiles of stacks.</source>
        <translation>Z księżycowych części bierzesz jeden kolor ze wszystkich warsztatów, ale ze stosów tylko wierzchnie płytki.</translation>
    </message>
    <message>
        <source>A token gets you a plate, two each round: free from the display, 1 point from the stack.</source>
        <translation>Za znacznik bierzesz kafelek, dwa na rundę: z ekspozycji za darmo, ze stosu za 1 punkt.</translation>
    </message>
    <message>
        <source>A full line of yours has no space yet and waits. A plate can bring its color.</source>
        <translation>Twoja wypełniona linia nie ma jeszcze pola i czeka. Jej kolor może przynieść kafelek.</translation>
    </message>
    <message>
        <source>Look at the scoring tablets from time to time: their goals score at the end.</source>
        <translation>Zerkaj co jakiś czas na kafelki celów: punktują na końcu gry.</translation>
    </message>
    <message>
        <source>Keep your bonus chips; the tiles in pattern line {line} stay there.</source>
        <translation>Zachowaj żetony bonusowe; płytki w linii wzoru {line} zostają.</translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n point(s)</source>
        <translation>
            <numerusform>Dobierz: %n punkt</numerusform>
            <numerusform>Dobierz: %n punkty</numerusform>
            <numerusform>Dobierz: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>uszkodzone</translation>
    </message>
    <message>
        <source>1 fits</source>
        <translation>1 się mieści</translation>
    </message>
    <message>
        <source>1 breaks</source>
        <translation>1 zostaje uszkodzona</translation>
    </message>
    <message>
        <source>Row {line} of your dome can never take this color: the tiles will break during tiling.</source>
        <translation>Rząd {line} twojej kopuły nigdy już nie przyjmie tego koloru: podczas układania mozaik płytki trafią na pole uszkodzonych płytek.</translation>
    </message>
    <message numerus="yes">
        <source>%n fit</source>
        <translation>
            <numerusform>%n się mieści</numerusform>
            <numerusform>%n się mieszczą</numerusform>
            <numerusform>%n się mieści</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n break</source>
        <translation>
            <numerusform>%n zostaje uszkodzona</numerusform>
            <numerusform>%n zostają uszkodzone</numerusform>
            <numerusform>%n zostaje uszkodzonych</numerusform>
        </translation>
    </message>
    <message>
        <source>Large factory</source>
        <translation>Duży warsztat</translation>
    </message>
    <message>
        <source>Small factory {factory}</source>
        <translation>Mały warsztat {factory}</translation>
    </message>
    <message>
        <source>Large factory, sun side: {color}</source>
        <translation>Duży warsztat, słoneczna część: {color} płytka</translation>
    </message>
    <message>
        <source>Small factory {factory}, sun side: {color}</source>
        <translation>Mały warsztat {factory}, słoneczna część: {color} płytka</translation>
    </message>
    <message>
        <source>Large factory, moon side: {color}</source>
        <translation>Duży warsztat, księżycowa część: {color} płytka</translation>
    </message>
    <message>
        <source>Small factory {factory}, on top of the moon stack: {color}</source>
        <translation>Mały warsztat {factory}, wierzch stosu w księżycowej części: {color} płytka</translation>
    </message>
    <message>
        <source>A free space on a sun side</source>
        <translation>Wolne miejsce w słonecznej części</translation>
    </message>
    <message>
        <source>A free space on a moon side</source>
        <translation>Wolne miejsce w księżycowej części</translation>
    </message>
    <message>
        <source>Bonus chip on small factory {factory}: {chip}</source>
        <translation>Żeton bonusowy małego warsztatu {factory}: {chip}</translation>
    </message>
    <message>
        <source>Bonus chip on small factory {factory}, face down while the factory holds tiles</source>
        <translation>Żeton bonusowy małego warsztatu {factory}, zakryty, dopóki leżą tam płytki</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} is gone</source>
        <translation>W małym warsztacie {factory} nie ma już żetonu bonusowego</translation>
    </message>
    <message>
        <source>First-player tile, for whoever takes from this moon side first</source>
        <translation>Płytka gracza rozpoczynającego; dostaje ją gracz, który pierwszy weźmie płytki z tej księżycowej części</translation>
    </message>
    <message>
        <source>The space for the first-player tile</source>
        <translation>Miejsce na płytkę gracza rozpoczynającego</translation>
    </message>
    <message>
        <source>{player}: space for the first-player tile, −2 points</source>
        <translation>{player}: miejsce na płytkę gracza rozpoczynającego, −2 punkty</translation>
    </message>
    <message>
        <source>{player}: first-player tile, costs 2 points</source>
        <translation>{player}: płytka gracza rozpoczynającego, −2 punkty</translation>
    </message>
    <message>
        <source>Dome plate on display: {spaces}</source>
        <translation>Kafelek kopuły w ekspozycji; pola: {spaces}</translation>
    </message>
    <message>
        <source>A gap in the display, refilled before the next round</source>
        <translation>Luka w ekspozycji, uzupełniana przed następną rundą</translation>
    </message>
    <message>
        <source>The tray for drawn dome plates</source>
        <translation>Taca na dobrane kafelki kopuły</translation>
    </message>
    <message>
        <source>Drawn dome plate: {spaces}</source>
        <translation>Dobrany kafelek kopuły; pola: {spaces}</translation>
    </message>
    <message>
        <source>Drawn special plate, face down</source>
        <translation>Dobrany kafelek specjalny, zakryty</translation>
    </message>
    <message>
        <source>Drawn wild plate, face down</source>
        <translation>Dobrany kafelek uniwersalny, zakryty</translation>
    </message>
    <message>
        <source>The stack of dome plates is empty</source>
        <translation>Stos kafelków kopuły jest pusty</translation>
    </message>
    <message>
        <source>{player}: pattern line {line}, {filled} of {line} filled: {color}</source>
        <translation>{player}: linia wzoru {line}, zajęte pola: {filled} z {line}; płytka {color}</translation>
    </message>
    <message>
        <source>{player}: pattern line {line}, empty</source>
        <translation>{player}: linia wzoru {line}, pusta</translation>
    </message>
    <message>
        <source>{player}: a space in pattern line {line}</source>
        <translation>{player}: pole linii wzoru {line}</translation>
    </message>
    <message>
        <source>{player}: free slot, plate row {row}, plate column {column}</source>
        <translation>{player}: wolne pole kopuły, rząd {row}, kolumna {column}</translation>
    </message>
    <message>
        <source>{player}: dome plate in plate row {row}, plate column {column}: {spaces}</source>
        <translation>{player}: kafelek na polu kopuły, rząd {row}, kolumna {column}; pola: {spaces}</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}, no plate yet</source>
        <translation>{player}: kopuła, rząd {row}, kolumna {column}, jeszcze bez kafelka</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}, free for: {space}</source>
        <translation>{player}: kopuła, rząd {row}, kolumna {column}, wolne pole: {space}</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}: {color}</source>
        <translation>{player}: kopuła, rząd {row}, kolumna {column}: płytka {color}</translation>
    </message>
    <message>
        <source>Bonus chip: {chip}</source>
        <translation>Żeton bonusowy: {chip}</translation>
    </message>
    <message>
        <source>can be spent</source>
        <translation>do wydania</translation>
    </message>
    <message>
        <source>spent: lies face down</source>
        <translation>wydany: leży zakryty</translation>
    </message>
    <message>
        <source>{player}: bonus chip storage</source>
        <translation>{player}: magazyn żetonów bonusowych</translation>
    </message>
    <message>
        <source>{player}: bonus chip: {chip}</source>
        <translation>{player}: żeton bonusowy: {chip}</translation>
    </message>
    <message>
        <source>{player}: spent bonus chip</source>
        <translation>{player}: wydany żeton bonusowy</translation>
    </message>
    <message>
        <source>{player}: a token for a dome plate</source>
        <translation>{player}: znacznik na kafelek kopuły</translation>
    </message>
    <message>
        <source>{player}: place for a spent token</source>
        <translation>{player}: miejsce na wydany znacznik</translation>
    </message>
    <message>
        <source>{player}: scoring marker</source>
        <translation>{player}: znacznik punktacji</translation>
    </message>
    <message>
        <source>any color</source>
        <translation>wielokolorowe</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} lub {other}</translation>
    </message>
    <message>
        <source>{a}, {b}, {c}, {d}</source>
        <translation>{a}, {b}, {c}, {d}</translation>
    </message>
    <message>
        <source>Place for a button</source>
        <translation>Miejsce na przycisk</translation>
    </message>
    <message>
        <source>{points} points for each dome row with six tiles.</source>
        <translation>{points} punkty za każdy rząd kopuły z sześcioma płytkami.</translation>
    </message>
    <message>
        <source>{points} points for each dome row with at least five colors.</source>
        <translation>{points} punkty za każdy rząd kopuły z co najmniej pięcioma kolorami.</translation>
    </message>
    <message>
        <source>{points} points for each dome column with six tiles.</source>
        <translation>{points} punktów za każdą kolumnę kopuły z sześcioma płytkami.</translation>
    </message>
    <message>
        <source>1 point for each tile on the outer edge of the dome.</source>
        <translation>1 punkt za każdą płytkę na krawędzi kopuły.</translation>
    </message>
    <message>
        <source>{points} points for each complete long diagonal.</source>
        <translation>{points} punktów za każdą ukończoną długą przekątną.</translation>
    </message>
    <message>
        <source>{points} points for each complete upper corner plate, {more} for each lower one.</source>
        <translation>{points} punkty za każdy wypełniony górny kafelek narożny, {more} za każdy dolny.</translation>
    </message>
    <message>
        <source>{points} points for each multicolored space in the dome, but only if all are filled.</source>
        <translation>{points} punkty za każde pole wielokolorowe w kopule, ale tylko jeśli zajęte są wszystkie.</translation>
    </message>
    <message>
        <source>You lose {points} points for each special space without a tile.</source>
        <translation>Tracisz {points} punkty za każde puste pole bez koloru.</translation>
    </message>
    <message>
        <source>Taken together: {tiles}.</source>
        <translation>Do wzięcia razem: {tiles}.</translation>
    </message>
    <message>
        <source>You choose the order in which the others are stacked on the moon side.</source>
        <translation>Kolejność pozostałych płytek w księżycowej części wybierasz ty.</translation>
    </message>
    <message>
        <source>Both players start with these points.</source>
        <translation>Tyle punktów mają obaj gracze na początku.</translation>
    </message>
    <message>
        <source>Points for the tiles placed in the dome this round.</source>
        <translation>Punkty za płytki ułożone w kopule w tej rundzie.</translation>
    </message>
    <message>
        <source>Each special tile scores the number beside its dome row.</source>
        <translation>Każda płytka specjalna daje tyle punktów, ile wskazuje liczba obok jej rzędu.</translation>
    </message>
    <message>
        <source>Each dome plate drawn from the stack costs 1 point.</source>
        <translation>Każdy kafelek kopuły dobrany ze stosu kosztuje 1 punkt.</translation>
    </message>
    <message>
        <source>Scores never fall below 0, so these points were not lost.</source>
        <translation>Wynik nie spada poniżej 0, więc tych punktów nie odjęto.</translation>
    </message>
    <message>
        <source>One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of each round.</source>
        <translation>Za 1, 2, 3 lub 4 uszkodzone płytki tracisz na koniec każdej rundy łącznie {one}, {two}, {three} lub {four} punktów.</translation>
    </message>
    <message>
        <source>What broken tiles and the first-player tile will cost at the end of this round.</source>
        <translation>Ile punktów odejmą na koniec tej rundy uszkodzone płytki i płytka gracza rozpoczynającego.</translation>
    </message>
    <message>
        <source>What the goals would score if the game ended now.</source>
        <translation>Ile punktów dałyby cele, gdyby gra skończyła się teraz.</translation>
    </message>
    <message>
        <source>Goals: {goals}</source>
        <translation>Cele: {goals}</translation>
    </message>
    <message>
        <source>Both players take tiles, dome plates and bonus chips until both pass.</source>
        <translation>Gracze biorą płytki, kafelki kopuły i żetony bonusowe, aż obaj spasują.</translation>
    </message>
    <message>
        <source>One tile of every full pattern line goes to the dome and scores.</source>
        <translation>Z każdej wypełnionej linii wzoru jedna płytka trafia do kopuły i daje punkty.</translation>
    </message>
    <message>
        <source>So far: {players}.</source>
        <translation>Na razie: {players}.</translation>
    </message>
    <message>
        <source>{player} has {count} (points: {points})</source>
        <translation>{player} {count} (punkty: {points})</translation>
    </message>
    <message>
        <source>{player} has {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message>
        <source>Tens and ones make up the score: {players}.</source>
        <translation>Dziesiątki i jedności tworzą razem wynik: {players}.</translation>
    </message>
    <message>
        <source>Not counted yet: this round’s losses {losses}, goals {goals}.</source>
        <translation>Jeszcze niepoliczone: straty w tej rundzie {losses}, cele {goals}.</translation>
    </message>
    <message>
        <source>Everything is counted, including the goals.</source>
        <translation>Wszystko jest policzone, cele też.</translation>
    </message>
    <message>
        <source>A special tile in this row scores {points}. Special spaces here: {filled} filled, {free} free.</source>
        <translation>Płytka specjalna w tym rzędzie: {points} pkt. Pola bez koloru: zajęte {filled}, wolne {free}.</translation>
    </message>
    <message>
        <source>One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of the round. So far: {loss}.</source>
        <translation>Za 1, 2, 3 lub 4 uszkodzone płytki tracisz na koniec rundy łącznie {one}, {two}, {three} lub {four} punktów. Na razie: {loss}.</translation>
    </message>
    <message>
        <source>It costs {points} points at the end of the round, and its owner goes first next round.</source>
        <translation>Na koniec rundy odejmuje {points} punkty, a kto ją ma, zaczyna następną rundę.</translation>
    </message>
    <message>
        <source>Once it is full, one of its tiles goes to dome row {line} and scores; the others go to the tower.</source>
        <translation>Gdy się wypełni, jedna płytka trafia do rzędu {line} kopuły i daje punkty; pozostałe trafiają do wieży.</translation>
    </message>
    <message>
        <source>A tile placed here now scores {points}.</source>
        <translation>Punkty za płytkę ułożoną tu teraz: {points}.</translation>
    </message>
    <message>
        <source>A special tile is placed here once the other three spaces of this plate are filled; it scores {points}.</source>
        <translation>Gdy zajęte będą pozostałe trzy pola tego kafelka, trafi tu płytka specjalna; punkty: {points}.</translation>
    </message>
    <message>
        <source>It counts for every tile placed next to it or in line with it.</source>
        <translation>Liczy się przy każdej płytce, która się z nią połączy w rzędzie lub kolumnie.</translation>
    </message>
    <message>
        <source>A dome plate goes here, turned any way.</source>
        <translation>Tu można położyć kafelek kopuły, dowolnie obrócony.</translation>
    </message>
    <message>
        <source>Tiles on this plate: {filled} of 4.</source>
        <translation>Płytki na tym kafelku: {filled} z 4.</translation>
    </message>
    <message>
        <source>Two chips of its color, or any three, replace a missing tile in a pattern line.</source>
        <translation>Dwa żetony w kolorze płytki lub dowolne trzy zastępują jedną płytkę, której brakuje w linii wzoru.</translation>
    </message>
    <message>
        <source>Chips to spend: {count}.</source>
        <translation>Żetony do wydania: {count}.</translation>
    </message>
    <message>
        <source>Each dome plate costs a token. Tokens left this round: {count}.</source>
        <translation>Każdy kafelek kopuły kosztuje jeden znacznik. W tej rundzie zostało: {count}.</translation>
    </message>
    <message>
        <source>The factories are filled from the bag; when it is empty, it is refilled from the tower.</source>
        <translation>Warsztaty uzupełnia się z woreczka; do pustego woreczka wsypuje się zawartość wieży.</translation>
    </message>
    <message>
        <source>A special tile is placed on a special space once the other three spaces of its plate are filled, and scores the number beside its row.</source>
        <translation>Na pole bez koloru trafia płytka specjalna, gdy zajęte są pozostałe trzy pola kafelka; daje tyle punktów, ile wskazuje liczba obok jej rzędu.</translation>
    </message>
    <message>
        <source>Dome plate: {spaces}</source>
        <translation>Kafelek kopuły; pola: {spaces}</translation>
    </message>
    <message>
        <source>Tile: {color}</source>
        <translation>Płytka {color}</translation>
    </message>
    <message>
        <source>{player}: no broken tiles</source>
        <translation>{player}: brak uszkodzonych płytek</translation>
    </message>
    <message>
        <source>Broken tile</source>
        <translation>Uszkodzona płytka</translation>
    </message>
    <message>
        <source>Space for a broken tile</source>
        <translation>Miejsce na uszkodzoną płytkę</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n broken tile(s)</source>
        <translation>
            <numerusform>{player}: %n uszkodzona płytka</numerusform>
            <numerusform>{player}: %n uszkodzone płytki</numerusform>
            <numerusform>{player}: %n uszkodzonych płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s)</source>
        <translation>
            <numerusform>Woreczek, %n płytka</numerusform>
            <numerusform>Woreczek, %n płytki</numerusform>
            <numerusform>Woreczek, %n płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower: %n tile(s)</source>
        <translation>
            <numerusform>Wieża, %n płytka</numerusform>
            <numerusform>Wieża, %n płytki</numerusform>
            <numerusform>Wieża, %n płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tile(s) left</source>
        <translation>
            <numerusform>Została %n płytka specjalna</numerusform>
            <numerusform>Zostały %n płytki specjalne</numerusform>
            <numerusform>Zostało %n płytek specjalnych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) for the next rounds</source>
        <translation>
            <numerusform>%n żeton bonusowy na następne rundy</numerusform>
            <numerusform>%n żetony bonusowe na następne rundy</numerusform>
            <numerusform>%n żetonów bonusowych na następne rundy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a special plate</source>
        <translation>
            <numerusform>Stos: %n kafelek kopuły; to kafelek specjalny</numerusform>
            <numerusform>Stos: %n kafelki kopuły; na wierzchu kafelek specjalny</numerusform>
            <numerusform>Stos: %n kafelków kopuły; na wierzchu kafelek specjalny</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a wild plate</source>
        <translation>
            <numerusform>Stos: %n kafelek kopuły; to kafelek uniwersalny</numerusform>
            <numerusform>Stos: %n kafelki kopuły; na wierzchu kafelek uniwersalny</numerusform>
            <numerusform>Stos: %n kafelków kopuły; na wierzchu kafelek uniwersalny</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line} lacks tiles: complete it with bonus chips, or skip it.</source>
        <translation>W linii {line} brakuje płytek: ukończ ją żetonami bonusowymi albo ją pomiń.</translation>
    </message>
</context>
<context>
    <name>bookmark</name>
    <message>
        <source>{player} to play</source>
        <translation>Teraz gra: {player}</translation>
    </message>
</context>
<context>
    <name>branches</name>
    <message>
        <source>Move {number}: {move} ({points})</source>
        <translation>Ruch {number}: {move} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>Current variation</source>
        <translation>Bieżący przebieg</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Przebieg {number}</translation>
    </message>
    <message>
        <source>The variations split at move {number}.</source>
        <translation>Przebiegi rozchodzą się przy ruchu {number}.</translation>
    </message>
    <message>
        <source>One variation continues where the other ends, after move {number}.</source>
        <translation>Po ruchu {number} jeden przebieg się kończy, a drugi trwa dalej.</translation>
    </message>
</context>
<context>
    <name>by_message</name>
    <message>
        <source>This line belongs to another game.</source>
        <translation>Ta linijka należy do innej gry.</translation>
    </message>
    <message>
        <source>This line brings nothing new: you have all its moves already.</source>
        <translation>W tej linijce nie ma nic nowego: masz już wszystkie te ruchy.</translation>
    </message>
    <message>
        <source>This line is older than your game. Ask for the latest one.</source>
        <translation>Ta linijka jest starsza niż twoja gra. Poproś o najnowszą.</translation>
    </message>
    <message>
        <source>In this line the game goes another way from move {number} on. It was not taken.</source>
        <translation>W tej linijce gra toczy się inaczej od ruchu {number}. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>This line holds a move of {player}, who plays here. It was not taken.</source>
        <translation>W tej linijce jest ruch gracza {player}, który gra przy tym komputerze. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Only a game that was dealt can be played by message.</source>
        <translation>Przez wiadomości można grać tylko w grę z rozdania.</translation>
    </message>
    <message>
        <source>You have sent this move already, so it stands.</source>
        <translation>Ten ruch jest już wysłany, więc zostaje.</translation>
    </message>
    <message>
        <source>Your turn. Make your move, then copy it and send it.</source>
        <translation>Twoja kolej. Wykonaj ruch, skopiuj go i wyślij.</translation>
    </message>
    <message>
        <source>Copy your move and send it to {player}, then paste the answer.</source>
        <translation>Skopiuj ruch i wyślij go do: {player}. Potem wklej odpowiedź.</translation>
    </message>
    <message>
        <source>Waiting for {player}. Paste the answer when it comes.</source>
        <translation>Teraz gra {player}. Gdy nadejdzie odpowiedź, wklej ją.</translation>
    </message>
    <message>
        <source>The game is over. Copy the last move for the others.</source>
        <translation>Gra skończona. Skopiuj ostatni ruch dla pozostałych.</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Czekasz na ruch: {player}</translation>
    </message>
    <message>
        <source>The list of games by message could not be read and was kept as {file}.</source>
        <translation>Nie udało się odczytać listy gier przez wiadomości; zachowano ją jako {file}.</translation>
    </message>
    <message>
        <source>The list of games by message cannot be read and is left alone. {reason}</source>
        <translation>Listy gier przez wiadomości nie można odczytać i pozostaje bez zmian. {reason}</translation>
    </message>
    <message>
        <source>The list of games by message cannot be saved: {reason}</source>
        <translation>Listy gier przez wiadomości nie można zapisać: {reason}</translation>
    </message>
    <message>
        <source>Your move is copied. Paste it into a message.</source>
        <translation>Ruch skopiowany. Wklej go do wiadomości.</translation>
    </message>
    <message>
        <source>A game by message needs two people or more. Begin a new game in which another person has a seat, then choose this command again.</source>
        <translation>Gra przez wiadomości wymaga co najmniej dwóch osób. Rozpocznij nową grę, w której miejsce ma też inna osoba, i wybierz to polecenie ponownie.</translation>
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
        <translation>Mecz duplikatowy</translation>
    </message>
    <message>
        <source>Triathlon</source>
        <translation>Triathlon</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation>Dynastia</translation>
    </message>
    <message>
        <source>You play the same deal from every seat, so luck evens out. The highest combined score wins.</source>
        <translation>To samo rozdanie rozgrywa się z każdego miejsca, więc szczęście się wyrównuje. Decyduje suma punktów ze wszystkich partii.</translation>
    </message>
    <message>
        <source>{first}, {second} and {third} in a row. Each game splits 100 points according to the winning margin.</source>
        <translation>Po kolei: {first}, {second} i {third}. W każdej partii gracze dzielą między siebie 100 punktów według różnicy wyników.</translation>
    </message>
    <message>
        <source>Three games of {game} in a row. The highest combined score wins.</source>
        <translation>Trzy partie {game} z rzędu. Decyduje suma punktów ze wszystkich trzech.</translation>
    </message>
    <message>
        <source>{game} options</source>
        <translation>{game}: opcje</translation>
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
        <translation>Następna partia: {game}</translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <translation>{player} wygrywa mecz.</translation>
    </message>
    <message>
        <source>The match ends in a tie.</source>
        <translation>Mecz kończy się remisem.</translation>
    </message>
    <message>
        <source>{player} leads by {points}.</source>
        <translation>{player} prowadzi, różnica: {points}.</translation>
    </message>
    <message>
        <source>The match is tied.</source>
        <translation>W meczu jest remis.</translation>
    </message>
    <message>
        <source>Each game splits 100 points; a win by a typical margin scores 75.</source>
        <translation>W każdej partii gracze dzielą między siebie 100 punktów; wygrana z typową dla gry różnicą daje 75.</translation>
    </message>
    <message>
        <source>The same deal from every seat. The highest combined score wins.</source>
        <translation>To samo rozdanie z każdego miejsca. Decyduje suma punktów ze wszystkich partii.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>Nie można zapisać meczu: {reason}</translation>
    </message>
    <message>
        <source>{match}, game {number} of {total}</source>
        <translation>{match}, partia {number} z {total}</translation>
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
        <translation>W tym tekście nie ma kodu programu Kupola.</translation>
    </message>
    <message>
        <source>This text is too long to be a code.</source>
        <translation>Ten tekst jest za długi, by mógł być kodem.</translation>
    </message>
    <message>
        <source>A newer version of Kupola made this code.</source>
        <translation>Ten kod pochodzi z nowszej wersji programu Kupola.</translation>
    </message>
    <message>
        <source>The game in this code cannot be opened: {problem}</source>
        <translation>Nie można otworzyć partii z tego kodu: {problem}</translation>
    </message>
    <message>
        <source>it has moves after the end of the game.</source>
        <translation>są w niej ruchy po końcu gry.</translation>
    </message>
    <message>
        <source>This is not a Kupola match.</source>
        <translation>To nie jest mecz programu Kupola.</translation>
    </message>
    <message>
        <source>A triathlon is for exactly two players.</source>
        <translation>Triathlon jest tylko dla dwóch graczy.</translation>
    </message>
    <message>
        <source>A request has at most {limit} bytes.</source>
        <translation>Największy rozmiar zapytania w bajtach: {limit}.</translation>
    </message>
    <message>
        <source>A request is UTF-8 text.</source>
        <translation>Zapytanie to tekst w UTF-8.</translation>
    </message>
    <message>
        <source>No game has been started; begin with “new”, “setup” or “load”.</source>
        <translation>Nie rozpoczęto żadnej gry; zacznij od „new”, „setup” lub „load”.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 to {last}.</source>
        <translation>Nie ma miejsca {seat}; miejsca mają numery od 0 do {last}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”; there are: {levels}.</source>
        <translation>Nie ma poziomu „{level}”; dostępne: {levels}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>Kupola could not do this; the position is unchanged ({problem}).</source>
        <translation>Kupola nie może tego zrobić; pozycja pozostaje bez zmian ({problem}).</translation>
    </message>
    <message>
        <source>A request is one JSON object on one line.</source>
        <translation>Zapytanie to jeden obiekt JSON w jednym wierszu.</translation>
    </message>
    <message>
        <source>There is no command “{command}”; there are: {commands}.</source>
        <translation>Nie ma polecenia „{command}”; dostępne: {commands}.</translation>
    </message>
    <message>
        <source>The command “{command}” needs the field “{field}”.</source>
        <translation>Polecenie „{command}” wymaga pola „{field}”.</translation>
    </message>
    <message>
        <source>The command “{command}” has no field “{field}”.</source>
        <translation>Polecenie „{command}” nie ma pola „{field}”.</translation>
    </message>
    <message>
        <source>The field “{field}” should be {wanted}.</source>
        <translation>Pole „{field}” powinno zawierać: {wanted}.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>liczba całkowita</translation>
    </message>
    <message>
        <source>a whole number or null</source>
        <translation>liczba całkowita lub null</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true lub false</translation>
    </message>
    <message>
        <source>a text or null</source>
        <translation>tekst lub null</translation>
    </message>
    <message>
        <source>a whole number from 1 to {most}, or null</source>
        <translation>liczba całkowita od 1 do {most} lub null</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and at most {most}</source>
        <translation>liczba sekund, większa niż 0 i nie większa niż {most}</translation>
    </message>
    <message>
        <source>There is no game named “{game}”; there are: {games}.</source>
        <translation>Nie ma gry o nazwie „{game}”; dostępne: {games}.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Tego nie można teraz wybrać.</translation>
    </message>
    <message>
        <source>This piece always lies on the table; drag it to another place.</source>
        <translation>Ten element zawsze leży na stole; przeciągnij go w inne miejsce.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Kolej</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na ruchu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The value of {path} is wrong. Expected: {wanted}. Found: {found}.</source>
        <translation>Wartość {path} jest błędna. Oczekiwano: {wanted}. Znaleziono: {found}.</translation>
    </message>
    <message>
        <source>The field {path} is missing.</source>
        <translation>Brakuje pola {path}.</translation>
    </message>
    <message>
        <source>There is no field {path}.</source>
        <translation>Nie ma pola {path}.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Komputer {number}</translation>
    </message>
    <message>
        <source>No need of this game is written like this: {code}</source>
        <translation>W tej grze nie zapisuje się tak żadnej potrzeby: {code}</translation>
    </message>
    <message>
        <source>This game has no chances to compute.</source>
        <translation>W tej grze nie ma szans do obliczenia.</translation>
    </message>
    <message>
        <source>This game has no option named “{key}”.</source>
        <translation>Ta gra nie ma opcji o nazwie „{key}”.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”; it can be: {values}.</source>
        <translation>Opcja „{key}” nie może mieć wartości „{value}”; dozwolone: {values}.</translation>
    </message>
    <message>
        <source>This code is damaged: letters are missing or were changed.</source>
        <translation>Ten kod jest uszkodzony: brakuje znaków lub je zmieniono.</translation>
    </message>
    <message>
        <source>No piece can be placed like this: {code}</source>
        <translation>Nie da się tak położyć żadnego elementu: {code}</translation>
    </message>
    <message>
        <source>There is nothing there to remove.</source>
        <translation>Nic tam nie leży, więc nie ma czego zdjąć.</translation>
    </message>
    <message>
        <source>No such piece is left in the box.</source>
        <translation>W pudełku nie ma już takiego elementu.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>No piece can go there.</source>
        <translation>Tam nie można nic położyć.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {largest}.</source>
        <translation>Ziarno to liczba całkowita od 0 do {largest}.</translation>
    </message>
    <message>
        <source>This game is for {fewest} to {most} players.</source>
        <translation>W tę grę może grać od {fewest} do {most} osób.</translation>
    </message>
    <message>
        <source>This game is for exactly {number} players.</source>
        <translation>Liczba graczy w tej grze: dokładnie {number}.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Nie ma ruchu do cofnięcia.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Nie ma ruchu do ponowienia.</translation>
    </message>
    <message>
        <source>There is no branch number {number}.</source>
        <translation>Nie ma przebiegu o numerze {number}.</translation>
    </message>
    <message>
        <source>The game has no position after {number} moves.</source>
        <translation>Partia nie ma pozycji po tylu ruchach: {number}.</translation>
    </message>
    <message>
        <source>This is not a Kupola record: {problem}</source>
        <translation>To nie jest zapis programu Kupola: {problem}</translation>
    </message>
    <message>
        <source>it is not JSON text.</source>
        <translation>to nie jest tekst JSON.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>jest za długi.</translation>
    </message>
    <message>
        <source>it names no format.</source>
        <translation>nie podaje formatu.</translation>
    </message>
    <message>
        <source>No version of Kupola writes records of format {format}.</source>
        <translation>Żadna wersja programu Kupola nie tworzy zapisów w formacie {format}.</translation>
    </message>
    <message>
        <source>This record has format {format}; this version of Kupola reads up to {known}.</source>
        <translation>Ten zapis ma format {format}; ta wersja programu Kupola czyta formaty do {known}.</translation>
    </message>
    <message>
        <source>The game of this record cannot start: {problem}</source>
        <translation>Gra z tego zapisu nie może się rozpocząć: {problem}</translation>
    </message>
    <message>
        <source>Move {number} of this record ({code}) cannot be played: {problem}</source>
        <translation>Ruchu {number} z tego zapisu ({code}) nie można wykonać: {problem}</translation>
    </message>
    <message>
        <source>A record has either a seed or a first position, not both or neither.</source>
        <translation>Zapis zawiera albo ziarno, albo pozycję początkową: dokładnie jedno z nich.</translation>
    </message>
    <message>
        <source>A record names a player for every seat, or none at all.</source>
        <translation>Zapis podaje gracza dla każdego miejsca albo dla żadnego.</translation>
    </message>
    <message>
        <source>This record names a seat that the game does not have.</source>
        <translation>Ten zapis podaje miejsce, którego w tej grze nie ma.</translation>
    </message>
    <message>
        <source>A branch of this record starts from no line of the game.</source>
        <translation>Jeden z przebiegów w tym zapisie nie odchodzi od żadnego innego.</translation>
    </message>
    <message>
        <source>This record no longer leads to the position it was saved in. It was changed, or saved by a version with different rules.</source>
        <translation>Ten zapis nie prowadzi już do pozycji, w której go zapisano. Został zmieniony lub powstał w wersji z innymi zasadami.</translation>
    </message>
    <message>
        <source>This is not a score sheet: {problem}</source>
        <translation>To nie jest podliczenie prawdziwej partii: {problem}</translation>
    </message>
    <message>
        <source>it cannot be read.</source>
        <translation>nie można go odczytać.</translation>
    </message>
    <message>
        <source>A newer version of Kupola saved this score sheet.</source>
        <translation>To podliczenie pochodzi z nowszej wersji programu Kupola.</translation>
    </message>
    <message>
        <source>A note of this record is about no position of the game.</source>
        <translation>Jedna z notatek tego zapisu nie dotyczy żadnej pozycji partii.</translation>
    </message>
    <message>
        <source>The program is at a table; “leave” it first.</source>
        <translation>Program siedzi przy stole; najpierw musi go opuścić („leave”).</translation>
    </message>
    <message>
        <source>The program is at no table; “host” or “join” one first.</source>
        <translation>Program nie siedzi przy stole; najpierw musi go otworzyć („host”) lub dołączyć („join”).</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>lista tekstów</translation>
    </message>
    <message>
        <source>There is no puzzle {number} of {game}; there are 1 to {last}.</source>
        <translation>Gra {game} nie ma zagadki {number}; są od 1 do {last}.</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Daily deal</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>{players} · computers: {level}</source>
        <translation>{players} · komputer: {level}</translation>
    </message>
    <message>
        <source>Played; the game is no longer here.</source>
        <translation>Rozegrane; tej partii już tu nie ma.</translation>
    </message>
    <message>
        <source>{points} · You won</source>
        <translation>{points} · Wygrana</translation>
    </message>
    <message>
        <source>{points} · You share the win</source>
        <translation>{points} · Wspólna wygrana</translation>
    </message>
    <message>
        <source>{points} · Place {rank} of {count}</source>
        <translation>{points} · Miejsce {rank} z {count}</translation>
    </message>
    <message>
        <source>Your first game of each deal counts: no undo, no hints. After that, play it again as often as you like. Missed days wait for you.</source>
        <translation>Liczy się twoja pierwsza partia każdego rozdania: bez cofania i bez podpowiedzi. Potem możesz je rozegrać, ile razy chcesz. Opuszczone dni na Ciebie czekają.</translation>
    </message>
    <message>
        <source>Days played: {number}</source>
        <translation>Rozegrane dni: {number}</translation>
    </message>
    <message>
        <source>Games won: {number}</source>
        <translation>Wygrane partie: {number}</translation>
    </message>
    <message>
        <source>Days in a row: {number}</source>
        <translation>Dni z rzędu: {number}</translation>
    </message>
    <message>
        <source>Longest run of days: {number}</source>
        <translation>Najdłuższa seria dni: {number}</translation>
    </message>
    <message>
        <source>One missed day in seven does not end a run.</source>
        <translation>Jeden opuszczony dzień na siedem nie przerywa serii.</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Skopiowano: {line}</translation>
    </message>
    <message>
        <source>The result cannot be copied: {reason}</source>
        <translation>Nie można skopiować wyniku: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played</source>
        <translation>
            <numerusform>%n dzień z grą</numerusform>
            <numerusform>%n dni z grą</numerusform>
            <numerusform>%n dni z grą</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n wygrana partia</numerusform>
            <numerusform>%n wygrane partie</numerusform>
            <numerusform>%n wygranych partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best run: %n day(s)</source>
        <translation>
            <numerusform>najdłuższa seria: %n dzień</numerusform>
            <numerusform>najdłuższa seria: %n dni</numerusform>
            <numerusform>najdłuższa seria: %n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>Kupola {day} · {game} {points}</source>
        <translation>Kupola {day} · {game} {points}</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Rozdania dnia</translation>
    </message>
    <message>
        <source>{day}: {games}</source>
        <translation>{day}: {games}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Dzisiaj, {day}</translation>
    </message>
    <message>
        <source>nothing played yet</source>
        <translation>nic jeszcze nie rozegrano</translation>
    </message>
    <message>
        <source>{game} won</source>
        <translation>{game}: wygrana</translation>
    </message>
    <message>
        <source>{game} played</source>
        <translation>{game}: rozegrana</translation>
    </message>
    <message>
        <source>{game} unfinished</source>
        <translation>{game}: niedokończona</translation>
    </message>
    <message>
        <source>Your daily deals cannot be read and are left unchanged.</source>
        <translation>Nie można odczytać twoich rozdań dnia; pozostają bez zmian.</translation>
    </message>
</context>
<context>
    <name>engine_build</name>
    <message>
        <source>Compiling the computer players: {done} of {total}. Until then they think more slowly.</source>
        <translation>Trwa kompilacja graczy komputerowych: {done} z {total}. Do jej końca myślą wolniej.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>Nie można zapisać pliku: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Nie można odczytać pliku: {reason}</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>To folder lub urządzenie, a nie plik.</translation>
    </message>
    <message>
        <source>This is not a valid file name.</source>
        <translation>To nie jest prawidłowa nazwa pliku.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ten plik jest pusty.</translation>
    </message>
    <message>
        <source>This is not a Kupola game, or it is damaged: {detail}</source>
        <translation>To nie jest partia programu Kupola albo plik jest uszkodzony: {detail}</translation>
    </message>
    <message>
        <source>Saved as “{file}” in the folder “{folder}”.</source>
        <translation>Zapisano jako „{file}” w folderze „{folder}”.</translation>
    </message>
    <message>
        <source>its content cannot be read.</source>
        <translation>nie da się odczytać jego zawartości.</translation>
    </message>
    <message>
        <source>it does not say which version of Kupola wrote it.</source>
        <translation>nie wiadomo, która wersja programu Kupola go zapisała.</translation>
    </message>
</context>
<context>
    <name>game_screen</name>
    <message>
        <source>Your first game: an easy opponent, every aid and plenty of time.</source>
        <translation>Twoja pierwsza partia: łatwy przeciwnik, wszystkie ułatwienia i mnóstwo czasu.</translation>
    </message>
    <message>
        <source>{move} It is the only move.</source>
        <translation>{move} To jedyny możliwy ruch.</translation>
    </message>
    <message>
        <source>{game}: {players}. {progress}.</source>
        <translation>{game}: {players}. {progress}.</translation>
    </message>
    <message>
        <source>Resumed: {game}: {players}. {progress}.</source>
        <translation>Wznowiono: {game}: {players}. {progress}.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Nie wykonano jeszcze żadnego ruchu.</translation>
    </message>
    <message>
        <source>Nothing has been read out yet.</source>
        <translation>Nic jeszcze nie odczytano.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back: {move}</source>
        <translation>
            <numerusform>Cofnięto %n ruch: {move}</numerusform>
            <numerusform>Cofnięto %n ruchy: {move}</numerusform>
            <numerusform>Cofnięto %n ruchów: {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made again: {move}</source>
        <translation>
            <numerusform>Ponowiono %n ruch: {move}</numerusform>
            <numerusform>Ponowiono %n ruchy: {move}</numerusform>
            <numerusform>Ponowiono %n ruchów: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} myśli</translation>
    </message>
    <message>
        <source>{player}: only one move is possible, so it is played for you</source>
        <translation>{player}: możliwy jest tylko jeden ruch, program wykona go za ciebie</translation>
    </message>
    <message>
        <source>Paused: the computers are waiting for you</source>
        <translation>Pauza: komputery czekają na ciebie</translation>
    </message>
    <message>
        <source>No board is enlarged.</source>
        <translation>Żadna plansza nie jest powiększona.</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>Liczenie punktów</translation>
    </message>
    <message>
        <source>Showing the last moves again</source>
        <translation>Powtórka ostatnich ruchów</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>This game is view-only.</source>
        <translation>Tę partię można tu tylko oglądać.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Teraz gra {player}.</translation>
    </message>
    <message>
        <source>This belongs to {player}.</source>
        <translation>To nie twoje: właścicielem jest {player}.</translation>
    </message>
    <message>
        <source>Score and moves are shown.</source>
        <translation>Punkty i ruchy są widoczne.</translation>
    </message>
    <message>
        <source>Score and moves are hidden.</source>
        <translation>Punkty i ruchy są ukryte.</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Czekamy: gra {player}</translation>
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
        <translation>Wyłączone: {option}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>{percent}% chance of winning</source>
        <translation>{percent}% szans na wygraną</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% chance of winning, about %n point(s)</source>
        <translation>
            <numerusform>{percent}% szans na wygraną, około %n punktu</numerusform>
            <numerusform>{percent}% szans na wygraną, około %n punktów</numerusform>
            <numerusform>{percent}% szans na wygraną, około %n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>The result cannot be saved in the history: {reason}</source>
        <translation>Nie można zapisać wyniku w historii: {reason}</translation>
    </message>
    <message>
        <source>The history cannot be read: {reason}</source>
        <translation>Nie można odczytać historii: {reason}</translation>
    </message>
    <message>
        <source>The history is damaged. Everything readable was kept; the damaged file was saved as {file}.</source>
        <translation>Plik historii był uszkodzony. Zachowano wszystko, co dało się odczytać, a uszkodzony plik zapisano jako {file}.</translation>
    </message>
    <message>
        <source>The games cannot be exported: {reason}</source>
        <translation>Nie można wyeksportować partii: {reason}</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}</source>
        <translation>Nie udało się usunąć wszystkiego: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the history cannot be read; kept in {file}.</source>
        <translation>
            <numerusform>Nie można odczytać %n wiersza historii; zachowano go w {file}.</numerusform>
            <numerusform>Nie można odczytać %n wierszy historii; zachowano je w {file}.</numerusform>
            <numerusform>Nie można odczytać %n wierszy historii; zachowano je w {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrano</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Gracze i punkty</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>{game} (score sheet)</source>
        <translation>{game} (podliczenie)</translation>
    </message>
    <message>
        <source>{winners} (resigned: {names})</source>
        <translation>{winners} (poddanie: {names})</translation>
    </message>
    <message>
        <source>{game} (daily deal, {day})</source>
        <translation>{game} (rozdanie dnia, {day})</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Dowolny okres</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Ostatnie 24 godziny</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ostatnie 7 dni</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Ostatnie 12 miesięcy</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Wszyscy gracze</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Wszyscy przeciwnicy</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ludzie</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Komputer: {level}</translation>
    </message>
    <message>
        <source>Kingdomino: Dynasty</source>
        <translation>Kingdomino: Dynastia</translation>
    </message>
    <message>
        <source>Duplicate match</source>
        <translation>Mecz duplikatowy</translation>
    </message>
    <message>
        <source>Triathlon</source>
        <translation>Triathlon</translation>
    </message>
</context>
<context>
    <name>host</name>
    <message>
        <source>A newer version of Kupola keeps this table.</source>
        <translation>Ten stół prowadzi nowsza wersja Kupoli.</translation>
    </message>
    <message>
        <source>“{seat}” is no seat. A seat is “open”, “guest:Name”, “computer” or “computer:level”; levels are: {levels}.</source>
        <translation>„{seat}” to nie miejsce. Miejsce to „open”, „guest:Imię”, „computer” lub „computer:poziom”; poziomy: {levels}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>Nie można odczytać {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>Nie można zapisać {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} is no table.</source>
        <translation>{path} to nie stół.</translation>
    </message>
    <message>
        <source>Another host keeps the tables of {path}.</source>
        <translation>Stoły z {path} prowadzi już inny gospodarz.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Left</source>
        <translation>W lewo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>W prawo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Pick up or put down</source>
        <translation>Weź lub połóż</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Odłóż z powrotem</translation>
    </message>
    <message>
        <source>Turn the piece</source>
        <translation>Obróć element</translation>
    </message>
    <message>
        <source>Turn it the other way</source>
        <translation>Obróć w drugą stronę</translation>
    </message>
    <message>
        <source>Pixies: the new card stays up</source>
        <translation>Pixies: nowa karta pozostaje odkryta</translation>
    </message>
    <message>
        <source>Pixies: the old card stays up</source>
        <translation>Pixies: stara karta pozostaje odkryta</translation>
    </message>
    <message>
        <source>Where am I, what is here, what can I do?</source>
        <translation>Gdzie jestem, co tu jest, co mogę zrobić?</translation>
    </message>
    <message>
        <source>Score and moves beside the board</source>
        <translation>Punkty i ruchy obok planszy</translation>
    </message>
    <message>
        <source>Enlarge the other players’ boards, one by one</source>
        <translation>Powiększ plansze innych graczy, jedną po drugiej</translation>
    </message>
    <message>
        <source>Read the other players’ boards, line by line</source>
        <translation>Czytaj plansze innych graczy, wiersz po wierszu</translation>
    </message>
    <message>
        <source>Read the line before</source>
        <translation>Czytaj poprzedni wiersz</translation>
    </message>
    <message>
        <source>Read everyone’s points</source>
        <translation>Czytaj punkty wszystkich</translation>
    </message>
    <message>
        <source>Repeat the last sentence</source>
        <translation>Powtórz ostatnie zdanie</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Powrót na planszę</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Poprzedni ruch</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Odtwarzaj lub wstrzymaj</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Powrót do partii</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Następny wynik</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Poprzedni wynik</translation>
    </message>
    <message>
        <source>Next heading</source>
        <translation>Następny nagłówek</translation>
    </message>
    <message>
        <source>Previous heading</source>
        <translation>Poprzedni nagłówek</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Zamknij zasady</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>W powtórce</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>W zasadach</translation>
    </message>
    <message>
        <source>Next part of the board, or off it</source>
        <translation>Z obszaru do obszaru i poza planszę</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Place it in the line, slot, column or space with this number</source>
        <translation>Połóż w linii, na polu kopuły, w kolumnie lub na polu o tym numerze</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Pad</translation>
    </message>
    <message>
        <source>Move around the board, menus and dialogs</source>
        <translation>Poruszanie się po planszy, menu i oknach</translation>
    </message>
    <message>
        <source>D-pad, left stick</source>
        <translation>Krzyżak, lewa gałka</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Otwarcie menu</translation>
    </message>
    <message>
        <source>Board keys</source>
        <translation>Klawisze na planszy</translation>
    </message>
    <message>
        <source>One-handed layouts put every key you need within reach of that hand.</source>
        <translation>W układzie dla jednej ręki wszystkie potrzebne klawisze są w jej zasięgu.</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>Dla obu rąk</translation>
    </message>
    <message>
        <source>Left hand only</source>
        <translation>Dla lewej ręki</translation>
    </message>
    <message>
        <source>Right hand only</source>
        <translation>Dla prawej ręki</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Polecenia i skróty</translation>
    </message>
    <message>
        <source>Key for: {command}</source>
        <translation>Klawisz dla: {command}</translation>
    </message>
    <message>
        <source>Another key for: {command}</source>
        <translation>Drugi klawisz dla: {command}</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Naciśnij klawisz</translation>
    </message>
    <message>
        <source>Choose a command, go to its key with Tab and press a new key. Backspace clears it.</source>
        <translation>Wybierz polecenie, przejdź klawiszem Tab do jego skrótu i naciśnij nowy klawisz. Backspace usuwa skrót.</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Domyślne klawisze</translation>
    </message>
    <message>
        <source>Nothing changed: {key} is already used for “{command}”.</source>
        <translation>Nic nie zmieniono: {key} jest już skrótem polecenia „{command}”.</translation>
    </message>
    <message>
        <source>Nothing changed: {key} is needed for something else.</source>
        <translation>Nic nie zmieniono: klawisz {key} jest potrzebny do czegoś innego.</translation>
    </message>
    <message>
        <source>Changed: {command}, {key}</source>
        <translation>Zmieniono: {command}, {key}</translation>
    </message>
    <message>
        <source>Shortcut removed: {command}</source>
        <translation>Usunięto skrót: {command}</translation>
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
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>First choice of the game</source>
        <translation>Pierwszy wybór w partii</translation>
    </message>
    <message>
        <source>Game of the dynasty</source>
        <translation>Partia dynastii</translation>
    </message>
    <message>
        <source>No more lines are drawn in this game.</source>
        <translation>W tej partii nie dobiera się już kolumn.</translation>
    </message>
    <message>
        <source>{need}, in the next line</source>
        <translation>{need}, w następnej kolumnie</translation>
    </message>
    <message>
        <source>Domino {domino}</source>
        <translation>Płytka {domino}</translation>
    </message>
    <message>
        <source>A domino that fits here</source>
        <translation>Płytka, która tu pasuje</translation>
    </message>
    <message>
        <source>{need}, at least {number} times</source>
        <translation>{need}, co najmniej {number} razy</translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n line(s)</source>
        <translation>
            <numerusform>{need}, w następnej %n kolumnie</numerusform>
            <numerusform>{need}, w następnych %n kolumnach</numerusform>
            <numerusform>{need}, w następnych %n kolumnach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with at least %n crown(s)</source>
        <translation>
            <numerusform>{terrain} z co najmniej %n koroną</numerusform>
            <numerusform>{terrain} z co najmniej %n koronami</numerusform>
            <numerusform>{terrain} z co najmniej %n koronami</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Wheat field</source>
        <translation>Pole pszenicy</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Las</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Jezioro</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Łąka</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Bagno</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Kopalnia</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>wheat field</source>
        <translation>pole pszenicy</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>las</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>jezioro</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>łąka</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>bagno</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>kopalnia</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation>Dynastia</translation>
    </message>
    <message>
        <source>Three games in a row; the highest total wins.</source>
        <translation>Trzy partie z rzędu; wygrywa najwyższa suma.</translation>
    </message>
    <message>
        <source>The Middle Kingdom</source>
        <translation>Zamek pośrodku</translation>
    </message>
    <message>
        <source>10 extra points if your castle is exactly in the middle of your kingdom.</source>
        <translation>10 dodatkowych punktów, jeśli twój zamek stoi dokładnie pośrodku królestwa.</translation>
    </message>
    <message>
        <source>Harmony</source>
        <translation>Harmonia</translation>
    </message>
    <message>
        <source>5 extra points if your kingdom is complete: no domino was discarded.</source>
        <translation>5 dodatkowych punktów, jeśli twoje królestwo jest pełne: bez odrzuconych płytek.</translation>
    </message>
    <message>
        <source>The Mighty Duel</source>
        <translation>Wielki pojedynek</translation>
    </message>
    <message>
        <source>For two players: all 48 dominoes, and kingdoms of 7 × 7 squares.</source>
        <translation>Dla dwóch graczy: wszystkie 48 płytek i królestwa o wymiarach 7 × 7 pól.</translation>
    </message>
    <message>
        <source>Lenient middle</source>
        <translation>Zamek prawie pośrodku</translation>
    </message>
    <message>
        <source>Only with The Middle Kingdom: an incomplete kingdom gets the bonus as long as no square is too far away for the castle to be in the middle. A house rule, to compare with published research.</source>
        <translation>Działa tylko z wariantem „Zamek pośrodku”: niepełne królestwo otrzymuje premię, o ile żadne pole nie leży tak daleko, że zamek nie mógłby stać pośrodku. Zasada domowa do porównań z opublikowanymi badaniami.</translation>
    </message>
    <message>
        <source>Kingdomino is for {least} to {most} players, not {seats}.</source>
        <translation>W Kingdomino może grać od {least} do {most} osób (wybrano: {seats}).</translation>
    </message>
    <message>
        <source>The Mighty Duel is for two players, not {seats}.</source>
        <translation>Wielki pojedynek jest tylko dla dwóch graczy (wybrano: {seats}).</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>First place domino {domino}, then choose the next one.</source>
        <translation>Najpierw dołóż płytkę {domino}, potem wybierz następną.</translation>
    </message>
    <message>
        <source>First discard domino {domino}, which fits nowhere, then choose the next one.</source>
        <translation>Najpierw odrzuć płytkę {domino}, która nigdzie nie pasuje, potem wybierz następną.</translation>
    </message>
    <message>
        <source>Your domino has been played; now choose one from the next line.</source>
        <translation>Twoja płytka jest już rozegrana; teraz wybierz płytkę z następnej kolumny.</translation>
    </message>
    <message>
        <source>There is nothing to place yet: first, everyone chooses a domino.</source>
        <translation>Nie ma jeszcze nic do dołożenia: najpierw wszyscy wybierają płytki.</translation>
    </message>
    <message>
        <source>In the last turn there is no next line to choose from.</source>
        <translation>W ostatniej rundzie nie ma następnej kolumny do wyboru.</translation>
    </message>
    <message>
        <source>Domino {domino} is not in the next line.</source>
        <translation>Płytki {domino} nie ma w następnej kolumnie.</translation>
    </message>
    <message>
        <source>Domino {domino} can still be placed, so you cannot discard it.</source>
        <translation>Płytkę {domino} można jeszcze dołożyć, więc nie wolno jej odrzucić.</translation>
    </message>
    <message>
        <source>This is not a Kingdomino move: “{code}”</source>
        <translation>To nie jest ruch w Kingdomino: „{code}”</translation>
    </message>
    <message>
        <source>{terrain}: {squares} × {crowns}</source>
        <translation>{terrain}: {squares} × {crowns}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partia {number}</translation>
    </message>
    <message>
        <source>Shared victory: points ({points}), largest territory ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation>Wspólne zwycięstwo: tyle samo punktów ({points}), równie duża największa posiadłość ({squares}) i tyle samo koron ({crowns}).</translation>
    </message>
    <message>
        <source>Shared victory: over three games, points ({points}), largest territories ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation>Wspólne zwycięstwo: w trzech partiach tyle samo punktów ({points}), równe sumy największych posiadłości ({squares}) i tyle samo koron ({crowns}).</translation>
    </message>
    <message>
        <source>Points are tied; the largest territory decides: {best} to {other}.</source>
        <translation>Równa liczba punktów; rozstrzyga największa posiadłość: {best} do {other}.</translation>
    </message>
    <message>
        <source>Points and the largest territory are tied; the crowns decide: {best} to {other}.</source>
        <translation>Równa liczba punktów i równie duża największa posiadłość; rozstrzygają korony: {best} do {other}.</translation>
    </message>
    <message>
        <source>Points are tied; the combined largest territories of the three games decide: {best} to {other}.</source>
        <translation>Równa liczba punktów; rozstrzyga suma największych posiadłości z trzech partii: {best} do {other}.</translation>
    </message>
    <message>
        <source>Points and the combined largest territories of the three games are tied; the combined crowns decide: {best} to {other}.</source>
        <translation>Równa liczba punktów i równa suma największych posiadłości z trzech partii; rozstrzyga suma koron: {best} do {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>Wygrywa {winner}, zdobywając %n punkt.</numerusform>
            <numerusform>Wygrywa {winner}, zdobywając %n punkty.</numerusform>
            <numerusform>Wygrywa {winner}, zdobywając %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dominoes that did not fit</source>
        <translation>Płytki, które nie pasowały</translation>
    </message>
    <message>
        <source>Kings leave this line in order; put another king in the place of this one.</source>
        <translation>Królowie opuszczają ten rząd po kolei; postaw innego króla w miejsce tego.</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Dokładanie</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Wybieranie</translation>
    </message>
    <message>
        <source>The castle stays in its kingdom. Move it to a free square.</source>
        <translation>Zamek zostaje w królestwie. Przesuń go na wolne pole.</translation>
    </message>
    <message>
        <source>Half of the domino would be outside the grid.</source>
        <translation>Połowa płytki leżałaby poza siatką.</translation>
    </message>
    <message>
        <source>Domino {domino} is in two kingdoms: {player} and {other}.</source>
        <translation>Płytka {domino} leży w dwóch królestwach: {player} i {other}.</translation>
    </message>
    <message>
        <source>Domino {domino} is in this kingdom twice.</source>
        <translation>Płytka {domino} leży w tym królestwie dwa razy.</translation>
    </message>
    <message>
        <source>Domino {domino} touches nothing.</source>
        <translation>Płytka {domino} niczego nie dotyka.</translation>
    </message>
    <message>
        <source>Domino {domino} matches none of its neighbors: one half must touch the castle or a square of the same terrain.</source>
        <translation>Płytka {domino} nie pasuje do żadnego sąsiedniego pola: jedna połowa musi stykać się z zamkiem lub z polem tego samego typu terenu.</translation>
    </message>
    <message>
        <source>Domino {domino} is not connected to the castle.</source>
        <translation>Płytka {domino} nie łączy się z zamkiem.</translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>To królestwo ma %n pole szerokości; dozwolone jest najwyżej {size}.</numerusform>
            <numerusform>To królestwo ma %n pola szerokości; dozwolone jest najwyżej {size}.</numerusform>
            <numerusform>To królestwo ma %n pól szerokości; dozwolone jest najwyżej {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>To królestwo ma %n pole wysokości; dozwolone jest najwyżej {size}.</numerusform>
            <numerusform>To królestwo ma %n pola wysokości; dozwolone jest najwyżej {size}.</numerusform>
            <numerusform>To królestwo ma %n pól wysokości; dozwolone jest najwyżej {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) missing. Place every domino, or enter how many did not fit.</source>
        <translation>
            <numerusform>Brakuje %n płytki. Połóż ją albo wpisz, ile płytek nie pasowało.</numerusform>
            <numerusform>Brakuje %n płytek. Połóż je albo wpisz, ile płytek nie pasowało.</numerusform>
            <numerusform>Brakuje %n płytek. Połóż je albo wpisz, ile płytek nie pasowało.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) too many: every player gets {each}.</source>
        <translation>
            <numerusform>O %n płytkę za dużo: na gracza przypada {each}.</numerusform>
            <numerusform>O %n płytki za dużo: na gracza przypada {each}.</numerusform>
            <numerusform>O %n płytek za dużo: na gracza przypada {each}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The options are not the options of Kingdomino.</source>
        <translation>To nie są opcje gry Kingdomino.</translation>
    </message>
    <message>
        <source>The first player must be one of {seats} players, not number {seat}.</source>
        <translation>Liczba graczy to {seats}, więc pierwszym graczem nie może być numer {seat}.</translation>
    </message>
    <message>
        <source>At most {most} games can have been finished, not {games}.</source>
        <translation>Liczba zakończonych partii może wynosić najwyżej {most}, a nie {games}.</translation>
    </message>
    <message>
        <source>There must be {seats} kingdoms, one per player, not {kingdoms}.</source>
        <translation>Liczba królestw musi wynosić {seats}, po jednym na gracza, a nie {kingdoms}.</translation>
    </message>
    <message>
        <source>A kingdom of this game measures {right}, not {size}.</source>
        <translation>Królestwo w tej grze ma wymiar {right}, a nie {size}.</translation>
    </message>
    <message>
        <source>A king belongs to one of {seats} players, not to number {seat}.</source>
        <translation>Liczba graczy to {seats}, więc król nie może należeć do numeru {seat}.</translation>
    </message>
    <message>
        <source>There is no domino {domino}.</source>
        <translation>Nie ma płytki {domino}.</translation>
    </message>
    <message>
        <source>Domino {domino} cannot be where it is ({player}). {reason}</source>
        <translation>Płytka {domino} nie może leżeć tam, gdzie leży ({player}). {reason}</translation>
    </message>
    <message>
        <source>Dominoes placed and discarded by now must be {right}, not {count}. Player: {player}</source>
        <translation>Liczba dołożonych i odrzuconych płytek musi już wynosić {right}, a nie {count}. Gracz: {player}</translation>
    </message>
    <message>
        <source>Domino {domino} is there {count} times instead of once.</source>
        <translation>Płytka {domino} musi wystąpić raz, a liczba jej wystąpień to {count}.</translation>
    </message>
    <message>
        <source>{right} dominoes must be out of the game, not {count}.</source>
        <translation>Liczba płytek poza grą musi wynosić {right}, a nie {count}.</translation>
    </message>
    <message>
        <source>The pile must consist of whole lines of {line}, not of {count}.</source>
        <translation>Stos musi składać się z pełnych kolumn (płytek w kolumnie: {line}), a liczy: {count}.</translation>
    </message>
    <message>
        <source>A line holds {line} dominoes or none, not {count}.</source>
        <translation>Liczba płytek w kolumnie musi wynosić {line} lub 0, a nie {count}.</translation>
    </message>
    <message>
        <source>A line must be sorted from the lowest number to the highest.</source>
        <translation>Kolumna musi być ułożona od najniższego numeru do najwyższego.</translation>
    </message>
    <message>
        <source>There is no line of dominoes.</source>
        <translation>Nie ma żadnej kolumny płytek.</translation>
    </message>
    <message>
        <source>The next line must be drawn while the pile lasts: {count}</source>
        <translation>Dopóki w stosie są płytki, trzeba odkryć następną kolumnę: {count}</translation>
    </message>
    <message>
        <source>With these lines on the table the pile can hold {right} dominoes, not {count}.</source>
        <translation>Przy tych kolumnach na stole liczba płytek w stosie może wynosić {right}, a nie {count}.</translation>
    </message>
    <message>
        <source>The number of a player’s kings in the current line must be {right}, not {count}: {player}</source>
        <translation>W bieżącej kolumnie liczba królów gracza musi wynosić {right}, a nie {count}: {player}</translation>
    </message>
    <message>
        <source>The number of a player’s kings in the next line must be {right} now, not {count}: {player}</source>
        <translation>W następnej kolumnie liczba królów gracza musi teraz wynosić {right}, a nie {count}: {player}</translation>
    </message>
    <message>
        <source>It cannot be the turn of place {turn} in the line.</source>
        <translation>To nie może być kolej na miejsce {turn} w kolumnie.</translation>
    </message>
    <message>
        <source>This decision cannot be pending now.</source>
        <translation>Tej decyzji nie można teraz podejmować.</translation>
    </message>
    <message>
        <source>Domino {domino} is neither in the kingdom nor discarded. Player: {player}</source>
        <translation>Płytki {domino} nie ma ani w królestwie, ani wśród odrzuconych. Gracz: {player}</translation>
    </message>
    <message>
        <source>{player} already has a king on domino {domino}.</source>
        <translation>Na płytce {domino} stoi już król: {player}.</translation>
    </message>
    <message>
        <source>This square is already covered: {terrain}.</source>
        <translation>To pole jest już zajęte ({terrain}).</translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of the same terrain: {left} or {right}.</source>
        <translation>Jedna połowa musi stykać się z zamkiem lub z polem tego samego typu terenu ({left} lub {right}).</translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of the same terrain: {terrain}.</source>
        <translation>Jedna połowa musi stykać się z zamkiem lub z polem tego samego typu terenu ({terrain}).</translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Twoje królestwo miałoby %n pole szerokości; dozwolone jest najwyżej {size}.</numerusform>
            <numerusform>Twoje królestwo miałoby %n pola szerokości; dozwolone jest najwyżej {size}.</numerusform>
            <numerusform>Twoje królestwo miałoby %n pól szerokości; dozwolone jest najwyżej {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Twoje królestwo miałoby %n pole wysokości; dozwolone jest najwyżej {size}.</numerusform>
            <numerusform>Twoje królestwo miałoby %n pola wysokości; dozwolone jest najwyżej {size}.</numerusform>
            <numerusform>Twoje królestwo miałoby %n pól wysokości; dozwolone jest najwyżej {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the largest territory decides ({squares}).</source>
        <translation>Wygrywa {winner}. Równa liczba punktów ({points}); rozstrzyga największa posiadłość ({squares}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the largest territory ({squares}) are tied; the crowns decide ({crowns}).</source>
        <translation>Wygrywa {winner}. Równa liczba punktów ({points}) i równie duża największa posiadłość ({squares}); rozstrzygają korony ({crowns}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the combined largest territories of the three games decide ({squares}).</source>
        <translation>Wygrywa {winner}. Równa liczba punktów ({points}); rozstrzyga suma największych posiadłości z trzech partii ({squares}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the combined largest territories of the three games ({squares}) are tied; the combined crowns decide ({crowns}).</source>
        <translation>Wygrywa {winner}. Równa liczba punktów ({points}) i równa suma największych posiadłości z trzech partii ({squares}); rozstrzyga suma koron ({crowns}).</translation>
    </message>
</context>
<context>
    <name>kingdomino_lessons</name>
    <message>
        <source>Beside the castle</source>
        <translation>Przy zamku</translation>
    </message>
    <message>
        <source>Your kingdom begins with a castle. Place your domino to its right.</source>
        <translation>Twoje królestwo zaczyna się od zamku. Dołóż płytkę po jego prawej stronie.</translation>
    </message>
    <message>
        <source>That is allowed too. Here, use the marked squares.</source>
        <translation>To też wolno. Tutaj jednak użyj zaznaczonych pól.</translation>
    </message>
    <message>
        <source>The half that you hold goes where you point.</source>
        <translation>Połowa, którą trzymasz, trafia tam, gdzie wskazujesz.</translation>
    </message>
    <message>
        <source>The castle goes with every terrain.</source>
        <translation>Zamek pasuje do każdego terenu.</translation>
    </message>
    <message>
        <source>Now choose: put your king on a free domino.</source>
        <translation>Teraz wybierz: postaw króla na wolnej płytce.</translation>
    </message>
    <message>
        <source>Click any domino of the next line.</source>
        <translation>Kliknij dowolną płytkę z następnej kolumny.</translation>
    </message>
    <message>
        <source>You will place that domino in the next turn.</source>
        <translation>Tę płytkę dołożysz w następnej rundzie.</translation>
    </message>
    <message>
        <source>You have two kings. Place the domino of the second one.</source>
        <translation>Masz dwóch królów. Dołóż płytkę drugiego z nich.</translation>
    </message>
    <message>
        <source>No terrain matches yet, so one half must touch the castle.</source>
        <translation>Żaden teren jeszcze nie pasuje, więc jedna połowa musi dotykać zamku.</translation>
    </message>
    <message>
        <source>First place, then choose: that is your turn.</source>
        <translation>Najpierw dołóż, potem wybierz: tak wygląda twoja kolej.</translation>
    </message>
    <message>
        <source>Match one terrain</source>
        <translation>Jeden pasujący teren</translation>
    </message>
    <message>
        <source>Away from the castle, one half must match. Place wheat beside wheat.</source>
        <translation>Z dala od zamku jedna połowa musi pasować. Dołóż pszenicę do pszenicy.</translation>
    </message>
    <message>
        <source>That is allowed. But here, join wheat to wheat.</source>
        <translation>To wolno. Tutaj jednak połącz pszenicę z pszenicą.</translation>
    </message>
    <message>
        <source>Put the wheat half above or below your wheat field.</source>
        <translation>Połóż połowę z pszenicą nad swoim polem pszenicy albo pod nim.</translation>
    </message>
    <message>
        <source>One match is enough. The other half may touch anything.</source>
        <translation>Wystarczy jedno dopasowanie. Druga połowa może leżeć obok czegokolwiek.</translation>
    </message>
    <message>
        <source>Pick up the domino and turn it with R. Place it upright.</source>
        <translation>Podnieś płytkę i obróć ją klawiszem R. Połóż ją pionowo.</translation>
    </message>
    <message>
        <source>That domino lies flat. Press R while you hold it.</source>
        <translation>Ta płytka leży poziomo. Naciśnij R, gdy ją trzymasz.</translation>
    </message>
    <message>
        <source>R, the right mouse button or the wheel turns it.</source>
        <translation>Obraca ją R, prawy przycisk myszy lub kółko.</translation>
    </message>
    <message>
        <source>You may turn every domino as you like.</source>
        <translation>Każdą płytkę możesz dowolnie obrócić.</translation>
    </message>
    <message>
        <source>Now match both halves at once.</source>
        <translation>Teraz dopasuj obie połowy naraz.</translation>
    </message>
    <message>
        <source>One half matches. Find the place where both do.</source>
        <translation>Jedna połowa pasuje. Znajdź miejsce, gdzie pasują obie.</translation>
    </message>
    <message>
        <source>Put wheat beside wheat and forest beside forest.</source>
        <translation>Połóż pszenicę obok pszenicy, a las obok lasu.</translation>
    </message>
    <message>
        <source>Turn it: wheat beside wheat, forest beside forest.</source>
        <translation>Obróć ją: pszenica obok pszenicy, las obok lasu.</translation>
    </message>
    <message>
        <source>Both territories have grown with one domino.</source>
        <translation>Jedna płytka powiększyła obie posiadłości.</translation>
    </message>
    <message>
        <source>Squares times crowns</source>
        <translation>Pola razy korony</translation>
    </message>
    <message>
        <source>Your forest scores 3 squares × 2 crowns = 6. Make it larger.</source>
        <translation>Twój las: 3 pola × 2 korony = 6 punktów. Powiększ go.</translation>
    </message>
    <message>
        <source>There it is a new forest without a crown: no points.</source>
        <translation>Tam to nowy las bez korony: brak punktów.</translation>
    </message>
    <message>
        <source>Place the domino so that it touches your forest.</source>
        <translation>Połóż płytkę tak, aby stykała się z twoim lasem.</translation>
    </message>
    <message>
        <source>5 squares × 2 crowns = 10 points.</source>
        <translation>5 pól × 2 korony = 10 punktów.</translation>
    </message>
    <message>
        <source>Your lake has no crown: no points. Give it one.</source>
        <translation>Twoje jezioro nie ma korony: brak punktów. Dodaj mu koronę.</translation>
    </message>
    <message>
        <source>This crown scores only 1. Join it to the large lake.</source>
        <translation>Ta korona daje tylko 1 punkt. Połącz ją z dużym jeziorem.</translation>
    </message>
    <message>
        <source>The crown is on the lake half. It must touch the lake.</source>
        <translation>Korona jest na połowie z jeziorem. To ona ma dotykać jeziora.</translation>
    </message>
    <message>
        <source>4 squares × 1 crown = 4 points.</source>
        <translation>4 pola × 1 korona = 4 punkty.</translation>
    </message>
    <message>
        <source>Two lakes score separately, 2 + 2. Join them.</source>
        <translation>Dwa jeziora liczą się osobno, 2 + 2. Połącz je.</translation>
    </message>
    <message>
        <source>One lake has grown. The domino can join both.</source>
        <translation>Jedno jezioro urosło. Ta płytka może połączyć oba.</translation>
    </message>
    <message>
        <source>That domino joins neither lake.</source>
        <translation>Tak płytka nie łączy się z żadnym jeziorem.</translation>
    </message>
    <message>
        <source>Fill the gap below the castle.</source>
        <translation>Wypełnij lukę pod zamkiem.</translation>
    </message>
    <message>
        <source>6 squares × 2 crowns = 12 points.</source>
        <translation>6 pól × 2 korony = 12 punktów.</translation>
    </message>
    <message>
        <source>Now find the placement that scores the most.</source>
        <translation>Teraz znajdź miejsce, które daje najwięcej punktów.</translation>
    </message>
    <message>
        <source>Good, but there are more points at the lake.</source>
        <translation>Dobrze, ale przy jeziorze jest więcej punktów.</translation>
    </message>
    <message>
        <source>Your lake has crowns: each new square scores 2.</source>
        <translation>Twoje jezioro ma korony: każde nowe pole daje 2 punkty.</translation>
    </message>
    <message>
        <source>Large territories with many crowns win games.</source>
        <translation>Zwycięstwo dają duże posiadłości z wieloma koronami.</translation>
    </message>
    <message>
        <source>Five by five</source>
        <translation>Pięć na pięć</translation>
    </message>
    <message>
        <source>A kingdom is at most five squares wide. Yours is four. Widen it.</source>
        <translation>Królestwo ma najwyżej pięć pól szerokości. Twoje ma cztery. Poszerz je.</translation>
    </message>
    <message>
        <source>Your kingdom is still four squares wide.</source>
        <translation>Twoje królestwo nadal ma cztery pola szerokości.</translation>
    </message>
    <message>
        <source>Start a new column, as marked or at the left.</source>
        <translation>Zacznij nową kolumnę, tam gdzie zaznaczono albo po lewej.</translation>
    </message>
    <message>
        <source>Five wide. No domino may lie outside now.</source>
        <translation>Pięć pól szerokości. Teraz żadna płytka nie może wystawać.</translation>
    </message>
    <message>
        <source>It may also become five squares high. Make it higher.</source>
        <translation>Może też mieć pięć pól wysokości. Podwyższ je.</translation>
    </message>
    <message>
        <source>That fits, but your kingdom is no higher.</source>
        <translation>To pasuje, ale królestwo nie jest wyższe.</translation>
    </message>
    <message>
        <source>Start a new row at the top or at the bottom.</source>
        <translation>Zacznij nowy rząd u góry albo u dołu.</translation>
    </message>
    <message>
        <source>The castle need not stay in the middle.</source>
        <translation>Zamek nie musi pozostać pośrodku.</translation>
    </message>
    <message>
        <source>The last turn: you only place. Find room for both dominoes.</source>
        <translation>Ostatnia runda: tylko dokładasz. Znajdź miejsce dla obu płytek.</translation>
    </message>
    <message>
        <source>Now domino 21 fits nowhere. Use the other gap.</source>
        <translation>Teraz płytka 21 nigdzie nie pasuje. Użyj drugiej luki.</translation>
    </message>
    <message>
        <source>Only one gap suits domino 21. Leave that one free.</source>
        <translation>Płytka 21 pasuje tylko do jednej luki. Zostaw ją wolną.</translation>
    </message>
    <message>
        <source>No hole is left: 25 squares.</source>
        <translation>Nie ma żadnej dziury: 25 pól.</translation>
    </message>
    <message>
        <source>Swamp and mine: this domino fits nowhere. You must discard it.</source>
        <translation>Bagno i kopalnia: ta płytka nigdzie nie pasuje. Musisz ją odrzucić.</translation>
    </message>
    <message>
        <source>Press the button below your kingdom.</source>
        <translation>Naciśnij przycisk pod swoim królestwem.</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>Nie daje punktów.</translation>
    </message>
    <message>
        <source>Your king still chooses. Take a domino that fits.</source>
        <translation>Twój król i tak wybiera. Weź płytkę, która pasuje.</translation>
    </message>
    <message>
        <source>Swamp would fit nowhere again.</source>
        <translation>Bagno znowu nigdzie nie będzie pasować.</translation>
    </message>
    <message>
        <source>You have wheat and lakes, but no swamp.</source>
        <translation>Masz pszenicę i jeziora, ale nie masz bagna.</translation>
    </message>
    <message>
        <source>Discard only what fits nowhere at all.</source>
        <translation>Odrzuca się tylko to, co nigdzie nie pasuje.</translation>
    </message>
    <message>
        <source>Good land or an early turn</source>
        <translation>Dobra ziemia czy wczesna kolej</translation>
    </message>
    <message>
        <source>Another domino has more crowns.</source>
        <translation>Inna płytka ma więcej koron.</translation>
    </message>
    <message>
        <source>The highest number is usually the best land.</source>
        <translation>Najwyższy numer to zwykle najlepsza ziemia.</translation>
    </message>
    <message>
        <source>Domino 48 has three crowns, but it acts last.</source>
        <translation>Płytka 48 ma trzy korony, ale działa ostatnia.</translation>
    </message>
    <message>
        <source>Low numbers act first. Choose so that you act first.</source>
        <translation>Niskie numery działają pierwsze. Wybierz tak, aby zacząć.</translation>
    </message>
    <message>
        <source>With this number your opponent acts before you.</source>
        <translation>Z tym numerem przeciwnik działa przed tobą.</translation>
    </message>
    <message>
        <source>The lower number is at the top.</source>
        <translation>Niższy numer jest u góry.</translation>
    </message>
    <message>
        <source>Plain land, but you act first.</source>
        <translation>Zwykła ziemia, ale to ty zaczynasz.</translation>
    </message>
    <message>
        <source>You act first. Place your forest.</source>
        <translation>To ty zaczynasz. Dołóż swój las.</translation>
    </message>
    <message>
        <source>Any square beside the castle is fine.</source>
        <translation>Każde pole przy zamku jest dobre.</translation>
    </message>
    <message>
        <source>Now the whole next line is free.</source>
        <translation>Teraz cała następna kolumna jest wolna.</translation>
    </message>
    <message>
        <source>Nobody has chosen yet. Take the most crowns again.</source>
        <translation>Nikt jeszcze nie wybrał. Znowu weź najwięcej koron.</translation>
    </message>
    <message>
        <source>A mine often has two crowns.</source>
        <translation>Kopalnia ma często dwie korony.</translation>
    </message>
    <message>
        <source>An early turn now means more to choose from.</source>
        <translation>Wczesna kolej to większy wybór.</translation>
    </message>
    <message>
        <source>What others need</source>
        <translation>Czego potrzebują inni</translation>
    </message>
    <message>
        <source>Your opponent collects forest, you collect lakes. Get both dominoes with a lake.</source>
        <translation>Przeciwnik zbiera lasy, ty jeziora. Zdobądź obie płytki z jeziorem.</translation>
    </message>
    <message>
        <source>Only you want two lakes. Domino 17 would be gone.</source>
        <translation>Dwóch jezior chcesz tylko ty. Płytka 17 by przepadła.</translation>
    </message>
    <message>
        <source>That one has no lake.</source>
        <translation>Na tej nie ma jeziora.</translation>
    </message>
    <message>
        <source>Take the one first that your opponent wants too.</source>
        <translation>Najpierw weź tę, której chce też przeciwnik.</translation>
    </message>
    <message>
        <source>The domino with forest and lake is yours. Nobody else needs two lakes.</source>
        <translation>Las z jeziorem jest twój. Dwóch jezior nikt inny nie potrzebuje.</translation>
    </message>
    <message>
        <source>Place your domino, then choose what is left.</source>
        <translation>Dołóż płytkę, potem wybierz to, co zostało.</translation>
    </message>
    <message>
        <source>Domino 9 with two lakes is still free.</source>
        <translation>Płytka 9 z dwoma jeziorami jest wciąż wolna.</translation>
    </message>
    <message>
        <source>You have both lakes. Look at other kingdoms before you choose.</source>
        <translation>Masz obie. Przed wyborem spójrz na inne królestwa.</translation>
    </message>
    <message>
        <source>Two dominoes are left. Which one should your opponent not get?</source>
        <translation>Zostały dwie płytki. Której przeciwnik nie powinien dostać?</translation>
    </message>
    <message>
        <source>5 points for you, but 13 more for your opponent’s mines.</source>
        <translation>5 punktów dla ciebie, ale 13 za kopalnie przeciwnika.</translation>
    </message>
    <message>
        <source>What would each domino score in the other kingdom?</source>
        <translation>Ile dałaby każda płytka w drugim królestwie?</translation>
    </message>
    <message>
        <source>Sometimes the best domino is the one others need.</source>
        <translation>Czasem najlepsza płytka to ta, której potrzebują inni.</translation>
    </message>
    <message>
        <source>Middle Kingdom and Harmony</source>
        <translation>Dwa warianty</translation>
    </message>
    <message>
        <source>In this variant, a castle in the middle scores 10. Center yours.</source>
        <translation>W tym wariancie zamek pośrodku daje 10 punktów. Zdobądź je.</translation>
    </message>
    <message>
        <source>Three columns at the left: the castle is off center for good.</source>
        <translation>Trzy kolumny po lewej: zamek już nie będzie pośrodku.</translation>
    </message>
    <message>
        <source>Left of the castle are two columns, right of it only one.</source>
        <translation>Na lewo od zamku są dwie kolumny, na prawo tylko jedna.</translation>
    </message>
    <message>
        <source>Two squares on every side: 10 points.</source>
        <translation>Po dwa pola z każdej strony: 10 punktów.</translation>
    </message>
    <message>
        <source>Harmony: a complete kingdom scores 5 more. Where do the lakes go?</source>
        <translation>Harmonia: pełne królestwo daje 5 punktów. Gdzie położyć jeziora?</translation>
    </message>
    <message>
        <source>Now domino 44 fits nowhere: no Harmony.</source>
        <translation>Teraz płytka 44 nigdzie nie pasuje: nie ma Harmonii.</translation>
    </message>
    <message>
        <source>Domino 44 needs the gap beside the swamp.</source>
        <translation>Płytka 44 potrzebuje luki obok bagna.</translation>
    </message>
    <message>
        <source>One gap is left.</source>
        <translation>Została jedna luka.</translation>
    </message>
    <message>
        <source>Complete your kingdom.</source>
        <translation>Dopełnij swoje królestwo.</translation>
    </message>
    <message>
        <source>Swamp goes beside swamp. Turn the domino.</source>
        <translation>Bagno idzie obok bagna. Obróć płytkę.</translation>
    </message>
    <message>
        <source>25 squares, nothing discarded: 5 points for Harmony.</source>
        <translation>25 pól, nic nie odrzucono: 5 punktów za Harmonię.</translation>
    </message>
    <message>
        <source>Six dominoes</source>
        <translation>Sześć płytek</translation>
    </message>
    <message>
        <source>Play six dominoes against an easy opponent. You choose first.</source>
        <translation>Rozegraj sześć płytek z łatwym przeciwnikiem. Wybór zaczynasz ty.</translation>
    </message>
    <message>
        <source>You know the rules. In a whole game, everyone gets twelve dominoes.</source>
        <translation>Znasz zasady. W pełnej grze każdy dostaje dwanaście płytek.</translation>
    </message>
    <message>
        <source>A game begins with a choice. Take the domino with the most crowns.</source>
        <translation>Gra zaczyna się od wyboru. Weź płytkę z największą liczbą koron.</translation>
    </message>
</context>
<context>
    <name>kingdomino_table</name>
    <message>
        <source>Your king goes on a domino in the line you are choosing from.</source>
        <translation>Króla stawia się na płytce z tej kolumny, z której się teraz wybiera.</translation>
    </message>
    <message>
        <source>The domino goes in your own kingdom.</source>
        <translation>Płytka trafia do twojego królestwa.</translation>
    </message>
    <message>
        <source>Players build only in their own kingdoms.</source>
        <translation>Każdy buduje tylko we własnym królestwie.</translation>
    </message>
    <message>
        <source>Now, place {place}: {domino}</source>
        <translation>Teraz, miejsce {place}: {domino}</translation>
    </message>
    <message>
        <source>Next, place {place}: {domino}, chosen by {king}</source>
        <translation>Potem, miejsce {place}: {domino}, król: {king}</translation>
    </message>
    <message>
        <source>Next, place {place}: {domino}, free</source>
        <translation>Potem, miejsce {place}: {domino}, wolna</translation>
    </message>
    <message>
        <source>First line, place {place}: {domino}, chosen by {king}</source>
        <translation>Pierwsza kolumna, miejsce {place}: {domino}, król: {king}</translation>
    </message>
    <message>
        <source>First line, place {place}: {domino}, free</source>
        <translation>Pierwsza kolumna, miejsce {place}: {domino}, wolna</translation>
    </message>
    <message>
        <source>Dominoes to place now</source>
        <translation>Płytki do dołożenia w tej rundzie</translation>
    </message>
    <message>
        <source>Dominoes to choose from</source>
        <translation>Płytki do wyboru</translation>
    </message>
    <message>
        <source>Kingdom: {player}</source>
        <translation>Królestwo: {player}</translation>
    </message>
    <message>
        <source>Pile and discarded dominoes</source>
        <translation>Stos i odrzucone płytki</translation>
    </message>
    <message>
        <source>Row from the square {where}: {squares}</source>
        <translation>Rząd od pola {where}: {squares}</translation>
    </message>
    <message>
        <source>Row from the castle: {squares}</source>
        <translation>Rząd od zamku: {squares}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>{domino}; king: {king}</source>
        <translation>{domino}; król: {king}</translation>
    </message>
    <message>
        <source>The other half lies to the right.</source>
        <translation>Druga połowa leży po prawej.</translation>
    </message>
    <message>
        <source>The other half lies below.</source>
        <translation>Druga połowa leży poniżej.</translation>
    </message>
    <message>
        <source>The other half lies to the left.</source>
        <translation>Druga połowa leży po lewej.</translation>
    </message>
    <message>
        <source>The other half lies above.</source>
        <translation>Druga połowa leży powyżej.</translation>
    </message>
    <message>
        <source>{player}: put a king on a domino</source>
        <translation>{player}: postaw króla na wybranej płytce</translation>
    </message>
    <message>
        <source>{player}: choose a domino from the next line</source>
        <translation>{player}: wybierz płytkę z następnej kolumny</translation>
    </message>
    <message>
        <source>{player}: place domino {domino} in your kingdom</source>
        <translation>{player}: dołóż płytkę {domino} do swojego królestwa</translation>
    </message>
    <message>
        <source>{player}: domino {domino} fits nowhere, so discard it</source>
        <translation>{player}: płytka {domino} nigdzie nie pasuje, odrzuć ją</translation>
    </message>
    <message>
        <source>First choice</source>
        <translation>Pierwszy wybór</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Runda {turn} z {turns}</translation>
    </message>
    <message>
        <source>Game {game} of {games} · First choice</source>
        <translation>Partia {game} z {games} · Pierwszy wybór</translation>
    </message>
    <message>
        <source>Game {game} of {games} · Turn {turn} of {turns}</source>
        <translation>Partia {game} z {games} · Runda {turn} z {turns}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Runda {turn}</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Partia {game}</translation>
    </message>
    <message>
        <source>Game {game} is over: {player} leads by {points}</source>
        <translation>Koniec partii {game}: {player} prowadzi, różnica: {points}</translation>
    </message>
    <message>
        <source>Game {game} is over: tied for the lead</source>
        <translation>Koniec partii {game}: na prowadzeniu remis</translation>
    </message>
    <message>
        <source>Still possible</source>
        <translation>Nadal możliwe</translation>
    </message>
    <message>
        <source>Dominoes not yet seen</source>
        <translation>Pozostałe płytki</translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>Zostało do odkrycia: %n</numerusform>
            <numerusform>Zostało do odkrycia: %n</numerusform>
            <numerusform>Zostało do odkrycia: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain}, %n crown(s)</source>
        <translation>
            <numerusform>{terrain}, %n korona</numerusform>
            <numerusform>{terrain}, %n korony</numerusform>
            <numerusform>{terrain}, %n koron</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: only domino {domino} is left to choose</source>
        <translation>{player}: do wyboru została tylko płytka {domino}</translation>
    </message>
    <message>
        <source>{player} chooses {domino}.</source>
        <translation>{player} wybiera: {domino}.</translation>
    </message>
    <message>
        <source>{player} discards {domino}.</source>
        <translation>{player} odrzuca: {domino}.</translation>
    </message>
    <message>
        <source>Not yet seen: {domino}</source>
        <translation>Jeszcze nieodkryta: {domino}</translation>
    </message>
    <message>
        <source>Already seen: {domino}</source>
        <translation>Już odkryta: {domino}</translation>
    </message>
    <message>
        <source>New dominoes revealed: {dominoes}.</source>
        <translation>Odkryto nowe płytki: {dominoes}.</translation>
    </message>
    <message>
        <source>Next line: {dominoes}.</source>
        <translation>Następna kolumna: {dominoes}.</translation>
    </message>
    <message>
        <source>Next line: dominoes {dominoes}.</source>
        <translation>Następna kolumna, płytki: {dominoes}.</translation>
    </message>
    <message>
        <source>This domino fits nowhere, so you discard it. It scores nothing.</source>
        <translation>Ta płytka nigdzie nie pasuje, więc ją odrzucasz. Nie daje punktów.</translation>
    </message>
    <message>
        <source>This is the last turn: you only place. Then the kingdoms score.</source>
        <translation>To ostatnia runda: tylko dokładasz. Potem liczy się królestwa.</translation>
    </message>
    <message>
        <source>With two players you have two kings. Each gets a domino and acts on its own.</source>
        <translation>We dwoje masz dwóch królów. Każdy dostaje płytkę i działa osobno.</translation>
    </message>
    <message>
        <source>Choose your first domino. Low numbers act first, high numbers are better land.</source>
        <translation>Wybierz pierwszą płytkę. Niskie numery działają wcześniej, wysokie to lepsza ziemia.</translation>
    </message>
    <message>
        <source>Place it beside your castle, which goes with every terrain. R turns it.</source>
        <translation>Dołóż ją do zamku, który pasuje do każdego terenu. R ją obraca.</translation>
    </message>
    <message>
        <source>The others have chosen. The domino that is left is yours.</source>
        <translation>Inni już wybrali. Płytka, która została, jest twoja.</translation>
    </message>
    <message>
        <source>Your kingdom is as wide or as high as allowed. No domino may lie outside.</source>
        <translation>Twoje królestwo osiągnęło największą szerokość lub wysokość. Żadna płytka nie może wystawać.</translation>
    </message>
    <message>
        <source>One half must touch the castle or its own terrain. One match is enough.</source>
        <translation>Jedna połowa musi dotykać zamku lub swojego terenu. Wystarczy jedno dopasowanie.</translation>
    </message>
    <message>
        <source>Choose your next domino. In the next turn, the lowest number acts first.</source>
        <translation>Wybierz następną płytkę. W następnej rundzie najniższy numer działa pierwszy.</translation>
    </message>
    <message>
        <source>The Middle Kingdom: keep the castle in the middle for 10 extra points.</source>
        <translation>Zamek pośrodku: utrzymaj zamek pośrodku, to 10 dodatkowych punktów.</translation>
    </message>
    <message>
        <source>Harmony: leave no hole and discard nothing for 5 extra points.</source>
        <translation>Harmonia: nie zostaw dziur i nic nie odrzuć, to 5 dodatkowych punktów.</translation>
    </message>
    <message>
        <source>This domino can join two territories: their crowns then count for all squares.</source>
        <translation>Ta płytka może połączyć dwie posiadłości: ich korony liczą się wtedy dla wszystkich pól.</translation>
    </message>
    <message>
        <source>A crown counts for its whole territory: squares × crowns. Join it to a large one.</source>
        <translation>Korona liczy się dla całej posiadłości: pola × korony. Połącz ją z dużą.</translation>
    </message>
    <message>
        <source>A territory without a crown scores nothing. The next line has a crown for yours.</source>
        <translation>Posiadłość bez korony nie daje punktów. W następnej kolumnie jest korona dla twojej.</translation>
    </message>
    <message>
        <source>Domino {domino} ({left} / {right})</source>
        <translation>Płytka {domino} ({left} / {right})</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>{player}: place the dominoes in any order, or type a number and press an arrow key</source>
        <translation>{player}: układaj płytki w dowolnej kolejności albo wpisz numer i naciśnij strzałkę</translation>
    </message>
    <message>
        <source>{domino}: press the arrow key that points to its right half</source>
        <translation>{domino}: naciśnij strzałkę w stronę jej prawej połowy</translation>
    </message>
    <message>
        <source>Dominoes are numbered 1 to 48; 0 is the castle.</source>
        <translation>Płytki mają numery od 1 do 48; 0 to zamek.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Potem</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>Do wyboru</translation>
    </message>
    <message>
        <source>Turn {number} of {turns}</source>
        <translation>Runda {number} z {turns}</translation>
    </message>
    <message>
        <source>left in the pile</source>
        <translation>w stosie</translation>
    </message>
    <message>
        <source>Nothing discarded</source>
        <translation>Nic nie odrzucono</translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Partia {number} z {games}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partia {number}</translation>
    </message>
    <message>
        <source>Middle +{points}</source>
        <translation>Środek +{points}</translation>
    </message>
    <message>
        <source>Harmony +{points}</source>
        <translation>Harmonia +{points}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>obróć</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>odłóż</translation>
    </message>
    <message>
        <source>place</source>
        <translation>dołóż</translation>
    </message>
    <message>
        <source>Discard domino {domino}</source>
        <translation>Odrzuć płytkę {domino}</translation>
    </message>
    <message>
        <source>Domino {domino} fits nowhere in your kingdom, so it must be discarded.</source>
        <translation>Płytka {domino} nigdzie w twoim królestwie nie pasuje, więc trzeba ją odrzucić.</translation>
    </message>
    <message>
        <source>Pile. Dominoes left: {count}</source>
        <translation>Stos. Pozostałe płytki: {count}</translation>
    </message>
    <message>
        <source>Now, place {place}: already played</source>
        <translation>Teraz, miejsce {place}: płytka już rozegrana</translation>
    </message>
    <message>
        <source>Next, place {place}: empty</source>
        <translation>Potem, miejsce {place}: puste</translation>
    </message>
    <message>
        <source>Domino {domino}, left half: {square}</source>
        <translation>Płytka {domino}, lewa połowa: {square}</translation>
    </message>
    <message>
        <source>Domino {domino}, right half: {square}</source>
        <translation>Płytka {domino}, prawa połowa: {square}</translation>
    </message>
    <message>
        <source>King: {king}</source>
        <translation>Król: {king}</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Bez króla</translation>
    </message>
    <message>
        <source>Castle: {king}</source>
        <translation>Zamek: {king}</translation>
    </message>
    <message>
        <source>{player}, {where}: {square}</source>
        <translation>{player}, {where}: {square}</translation>
    </message>
    <message>
        <source>{player}, {where}: free</source>
        <translation>{player}, {where}: puste</translation>
    </message>
    <message>
        <source>{x} left of the castle</source>
        <translation>{x} w lewo od zamku</translation>
    </message>
    <message>
        <source>{x} right of the castle</source>
        <translation>{x} w prawo od zamku</translation>
    </message>
    <message>
        <source>{y} above the castle</source>
        <translation>{y} w górę od zamku</translation>
    </message>
    <message>
        <source>{y} below the castle</source>
        <translation>{y} w dół od zamku</translation>
    </message>
    <message>
        <source>{x} left and {y} above the castle</source>
        <translation>{x} w lewo i {y} w górę od zamku</translation>
    </message>
    <message>
        <source>{x} right and {y} above the castle</source>
        <translation>{x} w prawo i {y} w górę od zamku</translation>
    </message>
    <message>
        <source>{x} left and {y} below the castle</source>
        <translation>{x} w lewo i {y} w dół od zamku</translation>
    </message>
    <message>
        <source>{x} right and {y} below the castle</source>
        <translation>{x} w prawo i {y} w dół od zamku</translation>
    </message>
    <message>
        <source>Discarded domino {domino}: {king}</source>
        <translation>Odrzucona płytka {domino}: {king}</translation>
    </message>
    <message>
        <source>Maximum kingdom size: {size} × {size}</source>
        <translation>Największy rozmiar królestwa: {size} × {size}</translation>
    </message>
    <message>
        <source>{player}: territories with crowns</source>
        <translation>{player}: posiadłości z koronami</translation>
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
        <translation>Odrzucone płytki: {count}</translation>
    </message>
    <message>
        <source>domino {domino}, {left} and {right}</source>
        <translation>płytka {domino}, {left} i {right}</translation>
    </message>
    <message>
        <source>domino {domino}, {terrain} on both halves</source>
        <translation>płytka {domino}, {terrain} na obu połowach</translation>
    </message>
    <message>
        <source>{named}, {there}, other half {side}</source>
        <translation>{named}, {there}, druga połowa {side}</translation>
    </message>
    <message>
        <source>domino {domino}</source>
        <translation>płytka {domino}</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>po prawej</translation>
    </message>
    <message>
        <source>below</source>
        <translation>poniżej</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>po lewej</translation>
    </message>
    <message>
        <source>above</source>
        <translation>powyżej</translation>
    </message>
    <message>
        <source>Kings act in the order of these numbers, lowest first.</source>
        <translation>Kolejność królów wyznaczają te numery, od najniższego.</translation>
    </message>
    <message>
        <source>This king’s owner places the domino under it, then moves the king to a domino in the next line.</source>
        <translation>Gracz, do którego należy ten król, dokłada płytkę spod króla, a potem przestawia go na płytkę z następnej kolumny.</translation>
    </message>
    <message>
        <source>Each king goes on a domino; the lower its number, the sooner the king acts.</source>
        <translation>Każdy król staje na płytce; im niższy jej numer, tym wcześniej król działa.</translation>
    </message>
    <message>
        <source>This domino is chosen; it will be placed next turn.</source>
        <translation>Ta płytka jest już wybrana; zostanie dołożona w następnej rundzie.</translation>
    </message>
    <message>
        <source>Drawn each turn: {line}. Removed from this game, unseen: {removed}.</source>
        <translation>Płytek odkrywanych w każdej rundzie: {line}. Odłożonych przed tą partią, zakrytych: {removed}.</translation>
    </message>
    <message>
        <source>Dominoes placed each turn: {line}. Turns after this one: {left}.</source>
        <translation>Płytek dokładanych w każdej rundzie: {line}. Rund po tej: {left}.</translation>
    </message>
    <message>
        <source>A domino that fits nowhere is discarded and scores nothing.</source>
        <translation>Płytka, która nigdzie nie pasuje, zostaje odrzucona i nie daje punktów.</translation>
    </message>
    <message>
        <source>Any terrain may touch the castle; it scores nothing itself.</source>
        <translation>Do zamku pasuje każdy teren; sam nie daje punktów.</translation>
    </message>
    <message>
        <source>A domino fits here if one of its halves touches the castle or the same terrain.</source>
        <translation>Płytka pasuje tu, jeśli jedna z jej połów styka się z zamkiem lub z takim samym terenem.</translation>
    </message>
    <message>
        <source>Its territory, squares × crowns: {squares} × {crowns} = {points}.</source>
        <translation>Jego posiadłość, pola × korony: {squares} × {crowns} = {points}.</translation>
    </message>
    <message>
        <source>Every territory scores its squares × its crowns. Crowns so far: {crowns}.</source>
        <translation>Każda posiadłość daje tyle punktów, ile wynosi iloczyn jej pól i koron. Koron na razie: {crowns}.</translation>
    </message>
    <message>
        <source>Still possible: {bonuses}.</source>
        <translation>Nadal możliwe: {bonuses}.</translation>
    </message>
    <message>
        <source>{bonus} +{points}</source>
        <translation>{bonus} +{points}</translation>
    </message>
    <message>
        <source>{points} extra points if the castle is exactly in the middle of its kingdom.</source>
        <translation>{points} dodatkowych punktów, jeśli zamek stoi dokładnie pośrodku królestwa.</translation>
    </message>
    <message>
        <source>{points} extra points if the kingdom is complete: nothing was discarded.</source>
        <translation>{points} dodatkowych punktów, jeśli królestwo jest pełne: bez odrzuconych płytek.</translation>
    </message>
    <message>
        <source>Certain: +{points}.</source>
        <translation>Pewne: +{points}.</translation>
    </message>
    <message>
        <source>Still possible; counted so far: 0.</source>
        <translation>Nadal możliwe; na razie: 0.</translation>
    </message>
    <message>
        <source>No longer possible: 0.</source>
        <translation>Już niemożliwe: 0.</translation>
    </message>
    <message>
        <source>Each territory of this terrain scores its squares × its crowns.</source>
        <translation>Każda posiadłość tego terenu daje tyle punktów, ile wynosi iloczyn jej pól i koron.</translation>
    </message>
    <message>
        <source>Bonuses that can still be earned; they count once they are certain.</source>
        <translation>Premie, które można jeszcze zdobyć; liczą się, gdy są pewne.</translation>
    </message>
    <message>
        <source>{squares} × {crowns} = {points}</source>
        <translation>{squares} × {crowns} = {points}</translation>
    </message>
    <message>
        <source>Squares × crowns: {territories}. Together: {points}.</source>
        <translation>Pola × korony: {territories}. Razem: {points}.</translation>
    </message>
    <message>
        <source>No territory with a crown yet: 0. Squares of this terrain: {squares}.</source>
        <translation>Jeszcze bez posiadłości z koroną: 0. Pola tego terenu: {squares}.</translation>
    </message>
    <message>
        <source>No territory with a crown yet: 0.</source>
        <translation>Jeszcze bez posiadłości z koroną: 0.</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n punkt</numerusform>
            <numerusform>{player}: %n punkty</numerusform>
            <numerusform>{player}: %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with %n crown(s)</source>
        <translation>
            <numerusform>{terrain}, %n korona</numerusform>
            <numerusform>{terrain}, %n korony</numerusform>
            <numerusform>{terrain}, %n koron</numerusform>
        </translation>
    </message>
    <message>
        <source>A new line is drawn from the pile when all kings have moved.</source>
        <translation>Nową kolumnę odkrywa się ze stosu, gdy wszyscy królowie przejdą dalej.</translation>
    </message>
    <message>
        <source>{player} has chosen this domino and will place it.</source>
        <translation>Na tej płytce stoi król: {player}. Tylko ten gracz może ją dołożyć.</translation>
    </message>
    <message>
        <source>The lowest number goes first: domino {domino} is next.</source>
        <translation>Najniższy numer idzie pierwszy: teraz kolej na płytkę {domino}.</translation>
    </message>
    <message>
        <source>Kings move in the order of their dominoes, the lowest number first.</source>
        <translation>Królowie przechodzą dalej w kolejności numerów płytek, od najniższego.</translation>
    </message>
    <message>
        <source>First choose this domino with your king; you place it next turn.</source>
        <translation>Najpierw postaw na tej płytce króla; dołożysz ją w następnej rundzie.</translation>
    </message>
    <message>
        <source>A king stays on the domino it has chosen.</source>
        <translation>Król stoi na wybranej płytce aż do następnej rundy.</translation>
    </message>
    <message>
        <source>This king chooses later; your other king is next.</source>
        <translation>Ten król wybiera później; teraz kolej na twojego drugiego króla.</translation>
    </message>
    <message>
        <source>Your castle stays where it is; your kingdom grows around it.</source>
        <translation>Twój zamek zostaje na miejscu; królestwo rośnie wokół niego.</translation>
    </message>
    <message>
        <source>Once placed, a domino never moves.</source>
        <translation>Dołożonej płytki nie można już przesunąć.</translation>
    </message>
    <message>
        <source>A discarded domino is out of the game.</source>
        <translation>Odrzucona płytka nie bierze już udziału w grze.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Start: {title}</source>
        <translation>Zacznij: {title}</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>Kontynuuj: {title}</translation>
    </message>
    <message>
        <source>{earned} of {most} domes</source>
        <translation>Kopuły: {earned} z {most}</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lekcja</numerusform>
            <numerusform>%n lekcje</numerusform>
            <numerusform>%n lekcji</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lekcja {number}: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>continue at step {step} of {count}</source>
        <translation>dalej od kroku {step} z {count}</translation>
    </message>
    <message>
        <source>Read this, then continue</source>
        <translation>Przeczytaj i przejdź dalej</translation>
    </message>
    <message>
        <source>Not yet: your move is taken back</source>
        <translation>Jeszcze nie: twój ruch zostanie cofnięty</translation>
    </message>
    <message>
        <source>Watch how it is done</source>
        <translation>Zobacz, jak to się robi</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Dobrze!</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lekcja ukończona</translation>
    </message>
    <message>
        <source>{done} of {count} lessons finished</source>
        <translation>Ukończone lekcje: {done} z {count}</translation>
    </message>
    <message>
        <source>{number}. {title}: {rank}</source>
        <translation>{number}. {title}: {rank}</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Jeszcze nieukończona</translation>
    </message>
    <message>
        <source>Finished: you were shown how</source>
        <translation>Ukończona z pokazem</translation>
    </message>
    <message>
        <source>Finished with a hint</source>
        <translation>Ukończona z podpowiedzią</translation>
    </message>
    <message>
        <source>Finished without help</source>
        <translation>Ukończona bez pomocy</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>This lesson cannot be read: {where} should be {wanted}.</source>
        <translation>Nie można odczytać tej lekcji: {where} – oczekiwano: {wanted}.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Novice</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Finds good moves but sometimes misses a better one.</source>
        <translation>Znajduje dobre ruchy, ale czasem przeoczy lepszy.</translation>
    </message>
    <message>
        <source>Thinks ahead and rarely makes a mistake.</source>
        <translation>Myśli naprzód i rzadko się myli.</translation>
    </message>
    <message>
        <source>Weighs every chance and what the others are after.</source>
        <translation>Bierze pod uwagę każdą szansę i zamiary innych.</translation>
    </message>
    <message>
        <source>Plans far ahead and punishes every mistake.</source>
        <translation>Planuje daleko naprzód i nie wybacza żadnego błędu.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Wprawny</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Łagodny</translation>
    </message>
    <message>
        <source>For a first game: plays sensibly and misses a lot.</source>
        <translation>Na pierwszą partię: gra rozsądnie, ale wiele przeocza.</translation>
    </message>
    <message>
        <source>Sees what is near, but misses things.</source>
        <translation>Widzi to, co oczywiste, ale sporo przeocza.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silny</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Two seconds a move: stronger on a faster computer.</source>
        <translation>Dwie sekundy na ruch: na szybszym komputerze silniejszy.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>You can enter at most {count} characters.</source>
        <translation>Limit znaków: {count}.</translation>
    </message>
</context>
<context>
    <name>new_game</name>
    <message>
        <source>New game: {game}</source>
        <translation>Nowa gra: {game}</translation>
    </message>
    <message>
        <source>{players} · {line}</source>
        <translation>{players} · {line}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>clockwise, in turn order</source>
        <translation>zgodnie z ruchem wskazówek zegara, w kolejności gry</translation>
    </message>
    <message>
        <source>Seat {seat}: {control}</source>
        <translation>Miejsce {seat}: {control}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Ułatwienia</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Language or level</source>
        <translation>Język lub poziom</translation>
    </message>
    <message>
        <source>Color of this seat</source>
        <translation>Kolor tego miejsca</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <translation>Jak w programie</translation>
    </message>
    <message>
        <source>Add seat {number}</source>
        <translation>Dodaj miejsce {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Usuń to miejsce</translation>
    </message>
    <message>
        <source>Pink rose</source>
        <translation>Różowa róża</translation>
    </message>
    <message>
        <source>Yellow sun</source>
        <translation>Żółte słońce</translation>
    </message>
    <message>
        <source>Green oak leaf</source>
        <translation>Zielony liść dębu</translation>
    </message>
    <message>
        <source>Blue wave</source>
        <translation>Niebieska fala</translation>
    </message>
    <message>
        <source>Violet star</source>
        <translation>Fioletowa gwiazda</translation>
    </message>
    <message>
        <source>{color} (swap with {name})</source>
        <translation>{color} (zamiana: {name})</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Jak w ustawieniach</translation>
    </message>
    <message>
        <source>All aids</source>
        <translation>Wszystkie ułatwienia</translation>
    </message>
    <message>
        <source>No aids</source>
        <translation>Bez ułatwień</translation>
    </message>
    <message>
        <source>{count} of {all} aids</source>
        <translation>Ułatwienia: {count} z {all}</translation>
    </message>
    <message>
        <source>Assistance: {choice}</source>
        <translation>Ułatwienia: {choice}</translation>
    </message>
    <message>
        <source>Pieces you can take</source>
        <translation>Co można wziąć</translation>
    </message>
    <message>
        <source>Where a piece can go</source>
        <translation>Dozwolone miejsca</translation>
    </message>
    <message>
        <source>What a move scores</source>
        <translation>Wartość ruchu</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofanie ruchów</translation>
    </message>
    <message>
        <source>On this player’s turn, a dotted outline marks every piece they can take.</source>
        <translation>W turze tego gracza kropkowana ramka otacza każdy element, który można wziąć.</translation>
    </message>
    <message>
        <source>Legal places light up while this player holds a piece.</source>
        <translation>Gdy ten gracz trzyma element, dozwolone miejsca się podświetlają.</translation>
    </message>
    <message>
        <source>Points and losses appear before the piece is put down.</source>
        <translation>Zyski i straty punktów widać, zanim element zostanie położony.</translation>
    </message>
    <message>
        <source>This player may ask for a good move.</source>
        <translation>Ten gracz może prosić o podpowiedź.</translation>
    </message>
    <message>
        <source>This player may undo moves.</source>
        <translation>Ten gracz może cofać ruchy.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Only when the display is empty</source>
        <translation>Tylko gdy ekspozycja jest pusta</translation>
    </message>
    <message>
        <source>The first plate is free</source>
        <translation>Pierwszy kafelek za darmo</translation>
    </message>
    <message>
        <source>All plates are free</source>
        <translation>Wszystkie kafelki za darmo</translation>
    </message>
    <message>
        <source>Beginner set</source>
        <translation>Zestaw dla początkujących</translation>
    </message>
    <message>
        <source>Three at random</source>
        <translation>Trzy losowe</translation>
    </message>
    <message>
        <source>Four at random</source>
        <translation>Cztery losowe</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Własny wybór</translation>
    </message>
    <message>
        <source>Choose one side of at least three tablets.</source>
        <translation>Wybierz co najmniej trzy kafelki celów i po jednej stronie każdego z nich.</translation>
    </message>
    <message>
        <source>Complete rows</source>
        <translation>Ukończone rzędy</translation>
    </message>
    <message>
        <source>Rows with five colors</source>
        <translation>Rzędy z pięcioma kolorami</translation>
    </message>
    <message>
        <source>Complete columns</source>
        <translation>Ukończone kolumny</translation>
    </message>
    <message>
        <source>Tiles on the outer edge</source>
        <translation>Płytki na krawędzi</translation>
    </message>
    <message>
        <source>Complete diagonals</source>
        <translation>Ukończone przekątne</translation>
    </message>
    <message>
        <source>Complete corner plates</source>
        <translation>Wypełnione kafelki narożne</translation>
    </message>
    <message>
        <source>All multicolored spaces</source>
        <translation>Wszystkie pola wielokolorowe</translation>
    </message>
    <message>
        <source>Empty special spaces</source>
        <translation>Puste pola bez koloru</translation>
    </message>
    <message>
        <source>Save as a player: {name}</source>
        <translation>Zapisz jako gracza: {name}</translation>
    </message>
    <message>
        <source>Choose a player (Alt+Down)</source>
        <translation>Wybierz gracza (Alt+↓)</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno losowania</translation>
    </message>
    <message>
        <source>The same seed always deals the same game. Leave it empty for a new deal every time.</source>
        <translation>To samo ziarno zawsze daje to samo rozdanie. Puste pole: za każdym razem nowe rozdanie.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowe</translation>
    </message>
    <message>
        <source>Pick a random seed</source>
        <translation>Wylosuj ziarno</translation>
    </message>
    <message>
        <source>Remember these seats and options</source>
        <translation>Zapamiętaj te miejsca i opcje</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gość</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>Anyone you let in can take this seat.</source>
        <translation>Może tu usiąść każdy, kogo wpuścisz.</translation>
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
        <translation>Główna przewaga: {reason}, {points} do {other}.</translation>
    </message>
    <message>
        <source>Biggest gap to {player}: {reason}, {points} to {other}.</source>
        <translation>Główna przewaga (przeciwnik: {player}): {reason}, {points} do {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n point(s).</source>
        <translation>
            <numerusform>Wygrana różnicą %n punktu.</numerusform>
            <numerusform>Wygrana różnicą %n punktów.</numerusform>
            <numerusform>Wygrana różnicą %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} = {points}</source>
        <translation>{reason} = {points}</translation>
    </message>
    <message>
        <source>{player}, {reason}: {points}, the highest</source>
        <translation>{player}, {reason}: {points}, najwięcej</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Łącznie</translation>
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
        <translation>W tej rundzie nie odkrywa się już kart.</translation>
    </message>
    <message>
        <source>{need}, in the next reveal</source>
        <translation>{need}, przy następnym odkryciu</translation>
    </message>
    <message>
        <source>{need}, at least {number} times</source>
        <translation>{need}, co najmniej {number} razy</translation>
    </message>
    <message>
        <source>Card with number {number}</source>
        <translation>Karta z numerem {number}</translation>
    </message>
    <message>
        <source>Card in this color: {color}</source>
        <translation>Karta w kolorze: {color}</translation>
    </message>
    <message>
        <source>Card with number {number} in this color: {color}</source>
        <translation>Karta z numerem {number} w kolorze: {color}</translation>
    </message>
    <message>
        <source>Special card</source>
        <translation>Karta specjalna</translation>
    </message>
    <message>
        <source>Card for the empty space {number}</source>
        <translation>Karta na puste pole {number}</translation>
    </message>
    <message>
        <source>Card that validates number {number}</source>
        <translation>Karta, która zatwierdza numer {number}</translation>
    </message>
    <message>
        <source>Another {number}, to be placed face down</source>
        <translation>Kolejna karta {number}, do położenia zakrytą</translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n reveal(s)</source>
        <translation>
            <numerusform>{need}, przy następnym %n odkryciu</numerusform>
            <numerusform>{need}, przy następnych %n odkryciach</numerusform>
            <numerusform>{need}, przy następnych %n odkryciach</numerusform>
        </translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieska</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielona</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółta</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwona</translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation>wielokolorowa</translation>
    </message>
    <message>
        <source>Pixies is for 2 to 5 players.</source>
        <translation>Pixies to gra dla 2–5 graczy.</translation>
    </message>
    <message>
        <source>Pixies has no options to choose.</source>
        <translation>Pixies nie ma opcji do wyboru.</translation>
    </message>
    <message>
        <source>A move is a card from 1 to 70, such as 17, 17o, 17u or 17d5.</source>
        <translation>Ruch to karta od 1 do 70, na przykład 17, 17o, 17u lub 17d5.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>This card has not been revealed yet: {number} {color}.</source>
        <translation>Ta karta nie jest jeszcze odkryta: {color} {number}.</translation>
    </message>
    <message>
        <source>{player} has already taken this card: {number} {color}.</source>
        <translation>Tę kartę ma już {player}: {color} {number}.</translation>
    </message>
    <message>
        <source>Your space {space} is empty: the card must go there, face up.</source>
        <translation>Twoje pole {space} jest wolne: właśnie tam trzeba położyć kartę, odkrytą.</translation>
    </message>
    <message>
        <source>Your space {space} holds a lone face-down card: the new card must go on top of it, face up.</source>
        <translation>Na twoim polu {space} leży tylko zakryta karta: nową kartę trzeba położyć na niej, odkrytą.</translation>
    </message>
    <message>
        <source>Your space {space} holds a single face-up card: choose which of the two cards stays face up.</source>
        <translation>Na twoim polu {space} leży jedna odkryta karta: wybierz, która z dwóch kart pozostanie odkryta.</translation>
    </message>
    <message>
        <source>Your card {space} is already validated: the new card must go face down on an empty space.</source>
        <translation>Twoja karta {space} jest już zatwierdzona: nową kartę trzeba położyć zakrytą na wolnym polu.</translation>
    </message>
    <message>
        <source>A face-down card needs an empty space, and your space {space} is not empty.</source>
        <translation>Zakryta karta wymaga wolnego pola, a twoje pole {space} nie jest wolne.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>Validated cards</source>
        <translation>Zatwierdzone karty</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirale i krzyżyki</translation>
    </message>
    <message>
        <source>Largest color zone</source>
        <translation>Największa strefa jednego koloru</translation>
    </message>
    <message numerus="yes">
        <source>%n validated card(s)</source>
        <translation>
            <numerusform>%n zatwierdzona karta</numerusform>
            <numerusform>%n zatwierdzone karty</numerusform>
            <numerusform>%n zatwierdzonych kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spiral(s)</source>
        <translation>
            <numerusform>%n spirala</numerusform>
            <numerusform>%n spirale</numerusform>
            <numerusform>%n spiral</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n krzyżyk</numerusform>
            <numerusform>%n krzyżyki</numerusform>
            <numerusform>%n krzyżyków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Special card ({color}): %n card(s) of its color</source>
        <translation>
            <numerusform>Karta specjalna ({color}): %n karta w jej kolorze</numerusform>
            <numerusform>Karta specjalna ({color}): %n karty w jej kolorze</numerusform>
            <numerusform>Karta specjalna ({color}): %n kart w jej kolorze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest color zone: %n card(s) × {factor}</source>
        <translation>
            <numerusform>Największa strefa jednego koloru: %n karta × {factor}</numerusform>
            <numerusform>Największa strefa jednego koloru: %n karty × {factor}</numerusform>
            <numerusform>Największa strefa jednego koloru: %n kart × {factor}</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: the highest total is tied ({points}).</source>
        <translation>Wspólne zwycięstwo: ta sama najwyższa suma ({points}).</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>Wygrywa {winner}, zdobywając %n punkt.</numerusform>
            <numerusform>Wygrywa {winner}, zdobywając %n punkty.</numerusform>
            <numerusform>Wygrywa {winner}, zdobywając %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>There must be 2 to 5 areas, not {count}.</source>
        <translation>Obszarów gry musi być od 2 do 5, a jest ich {count}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} to take the first card.</source>
        <translation>Nie ma miejsca {seat}, które miałoby wziąć pierwszą kartę.</translation>
    </message>
    <message>
        <source>The display must have {expected} slots, not {count}.</source>
        <translation>Liczba miejsc na odkryte karty musi wynosić {expected}, a nie {count}.</translation>
    </message>
    <message>
        <source>At most 2 rounds can be finished before this one, not {count}.</source>
        <translation>Przed tą rundą mogły zakończyć się najwyżej 2 rundy, a nie {count}.</translation>
    </message>
    <message>
        <source>An area must have 9 spaces, not {count} ({player}, round {round}).</source>
        <translation>Obszar gry musi mieć 9 pól, a ma: {count} ({player}, runda {round}).</translation>
    </message>
    <message>
        <source>Round {round} has a card {card}, which does not exist.</source>
        <translation>W rundzie {round} jest karta {card}, która nie istnieje.</translation>
    </message>
    <message>
        <source>Card {card} is there more than once in round {round}.</source>
        <translation>Karta {card} występuje w rundzie {round} więcej niż raz.</translation>
    </message>
    <message>
        <source>There must be 70 cards in the round, not {count}.</source>
        <translation>W rundzie musi być 70 kart, a jest: {count}.</translation>
    </message>
    <message>
        <source>The face-up card {card} has the number {number}, but lies on space {space} ({player}, round {round}).</source>
        <translation>Odkryta karta {card} ma numer {number}, ale leży na polu {space} ({player}, runda {round}).</translation>
    </message>
    <message>
        <source>Nine validated spaces are impossible: the ninth occupied space ends the round ({player}, round {round}).</source>
        <translation>Dziewięć zatwierdzonych pól jest niemożliwe: dziewiąte zajęte pole kończy rundę ({player}, runda {round}).</translation>
    </message>
    <message>
        <source>The number of cards that {player} has placed must be {expected} by now, not {count}.</source>
        <translation>Liczba kart położonych dotąd musi wynosić {expected}, a nie {count} ({player}).</translation>
    </message>
    <message>
        <source>The deck cannot hold {count} cards when every turn reveals {each}.</source>
        <translation>Liczba kart w talii nie może wynosić {count}, jeśli w każdej kolejce odkrywa się tyle kart: {each}.</translation>
    </message>
    <message>
        <source>{player}’s area is already full: the round should be over.</source>
        <translation>Obszar gry zapełnił się już wcześniej: runda powinna być zakończona ({player}).</translation>
    </message>
    <message>
        <source>The display is empty although the deck still holds {count} cards.</source>
        <translation>Nie ma odkrytych kart, choć w talii są jeszcze karty: {count}.</translation>
    </message>
    <message>
        <source>Round {round} is over, but neither scored nor followed by the next.</source>
        <translation>Runda {round} jest zakończona, ale jej nie podliczono ani nie zaczęto następnej.</translation>
    </message>
    <message>
        <source>Round {round} must have {expected} areas and tallies, not {areas} and {tallies}.</source>
        <translation>Runda {round} musi mieć tyle obszarów gry i podliczeń: {expected}, a ma: {areas} i {tallies}.</translation>
    </message>
    <message>
        <source>Not all players placed the same number of cards in round {round}.</source>
        <translation>Nie wszyscy położyli w rundzie {round} tyle samo kart.</translation>
    </message>
    <message>
        <source>Nobody filled an area in round {round}, and the deck did not run out.</source>
        <translation>W rundzie {round} nikt nie zapełnił obszaru gry, a talia się nie skończyła.</translation>
    </message>
    <message>
        <source>{player}’s area in round {round} is worth {validated} for validated cards, {symbols} for symbols and {zone} for the zone; its tally says otherwise.</source>
        <translation>Obszar gry jest w rundzie {round} wart {validated} za zatwierdzone karty, {symbols} za symbole i {zone} za strefę; podliczenie podaje co innego ({player}).</translation>
    </message>
    <message>
        <source>A face-up card goes on the space with its number: {space}.</source>
        <translation>Odkryta karta musi leżeć na polu o swoim numerze: {space}.</translation>
    </message>
    <message>
        <source>In round {round}, {player} and {other} both have this card: {number} ({color}).</source>
        <translation>W rundzie {round} tę samą kartę mają {player} i {other}: {number} ({color}).</translation>
    </message>
    <message>
        <source>In round {round}, not all nine spaces can be validated: the ninth card on an empty space ends the round.</source>
        <translation>W rundzie {round} nie może być zatwierdzonych wszystkich dziewięć pól: runda kończy się, gdy karta zajmie ostatnie puste pole.</translation>
    </message>
    <message>
        <source>In round {round}, nobody has cards on all nine spaces yet.</source>
        <translation>W rundzie {round} nikt nie ma jeszcze kart na wszystkich dziewięciu polach.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) missing; every player places the same number.</source>
        <translation>
            <numerusform>W rundzie {round} brakuje %n karty: wszyscy kładą ich tyle samo.</numerusform>
            <numerusform>W rundzie {round} brakuje %n kart: wszyscy kładą ich tyle samo.</numerusform>
            <numerusform>W rundzie {round} brakuje %n kart: wszyscy kładą ich tyle samo.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is already a face-up card on space {space}.</source>
        <translation>Na polu {space} leży już odkryta karta.</translation>
    </message>
    <message>
        <source>There is already a face-down card on space {space}.</source>
        <translation>Na polu {space} leży już zakryta karta.</translation>
    </message>
</context>
<context>
    <name>pixies_lessons</name>
    <message>
        <source>A card and its number</source>
        <translation>Karta i jej numer</translation>
    </message>
    <message>
        <source>Take the green 4. It goes to space 4 of your area.</source>
        <translation>Weź zieloną 4. Trafia na pole 4 twojego obszaru gry.</translation>
    </message>
    <message>
        <source>That card has another number. Take the 4.</source>
        <translation>Ta karta ma inny numer. Weź 4.</translation>
    </message>
    <message>
        <source>Drag the card to space 4, or click both.</source>
        <translation>Przeciągnij kartę na pole 4 albo kliknij jedno i drugie.</translation>
    </message>
    <message>
        <source>An empty space takes its card face up.</source>
        <translation>Na wolnym polu karta leży odkryta.</translation>
    </message>
    <message>
        <source>Now take the yellow 6.</source>
        <translation>Teraz weź żółtą 6.</translation>
    </message>
    <message>
        <source>That is the 2. Take the 6.</source>
        <translation>To jest 2. Weź 6.</translation>
    </message>
    <message>
        <source>A double-click is enough: it has only one place.</source>
        <translation>Wystarczy dwukrotne kliknięcie: ma tylko jedno miejsce.</translation>
    </message>
    <message>
        <source>The number says where a card goes.</source>
        <translation>Numer mówi, gdzie trafia karta.</translation>
    </message>
    <message>
        <source>New cards are revealed when all are taken. Take any card.</source>
        <translation>Gdy kart zabraknie, odkrywa się nowe. Weź dowolną.</translation>
    </message>
    <message>
        <source>All three have an empty space in your area.</source>
        <translation>Wszystkie trzy mają wolne pole w twoim obszarze gry.</translation>
    </message>
    <message>
        <source>The number decides the space, and you decide the card.</source>
        <translation>O polu decyduje numer, o karcie ty.</translation>
    </message>
    <message>
        <source>Two cards of a number</source>
        <translation>Dwie karty o tym samym numerze</translation>
    </message>
    <message>
        <source>You have a red 7. Take the green 7 as well.</source>
        <translation>Masz czerwoną 7. Weź też zieloną 7.</translation>
    </message>
    <message>
        <source>This time, take the green 7.</source>
        <translation>Tym razem weź zieloną 7.</translation>
    </message>
    <message>
        <source>Drop it on space 7, on the upper or lower half.</source>
        <translation>Upuść ją na pole 7, na górną lub dolną połowę.</translation>
    </message>
    <message>
        <source>Two cards on a space: the upper one is validated. 7 points!</source>
        <translation>Dwie karty na polu: górna jest zatwierdzona. 7 punktów!</translation>
    </message>
    <message>
        <source>You choose which card stays face up. Take the 4 with spirals.</source>
        <translation>Ty wybierasz, która karta pozostaje odkryta. Weź 4 ze spiralami.</translation>
    </message>
    <message>
        <source>Now the cross is face up. Drop it on the upper half.</source>
        <translation>Teraz krzyżyk jest odkryty. Upuść ją na górną połowę.</translation>
    </message>
    <message>
        <source>Take the green 4 with four spirals.</source>
        <translation>Weź zieloną 4 z czterema spiralami.</translation>
    </message>
    <message>
        <source>Drop it on the upper half: the new card stays up.</source>
        <translation>Upuść ją na górną połowę: nowa karta pozostaje odkryta.</translation>
    </message>
    <message>
        <source>The cross lies face down and costs nothing.</source>
        <translation>Krzyżyk leży zakryty i nic nie odejmuje.</translation>
    </message>
    <message>
        <source>Take the green 6. Which 6 stays face up?</source>
        <translation>Weź zieloną 6. Która 6 pozostaje odkryta?</translation>
    </message>
    <message>
        <source>Four crosses cost 4 points. Drop it on the lower half.</source>
        <translation>Cztery krzyżyki odejmują 4 punkty. Upuść ją na dolną połowę.</translation>
    </message>
    <message>
        <source>Take the 6: you have one already.</source>
        <translation>Weź 6: jedną już masz.</translation>
    </message>
    <message>
        <source>Drop it on the lower half: the old card stays up.</source>
        <translation>Upuść ją na dolną połowę: stara karta pozostaje odkryta.</translation>
    </message>
    <message>
        <source>Even a bad card can validate a good one.</source>
        <translation>Nawet zła karta może zatwierdzić dobrą.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>Your 5 is validated. Put another 5 face down on space 9.</source>
        <translation>Twoja 5 jest zatwierdzona. Połóż kolejną 5 zakrytą na polu 9.</translation>
    </message>
    <message>
        <source>Every empty space is allowed. Here, use space 9.</source>
        <translation>Wolno na każde wolne pole. Tutaj wybierz pole 9.</translation>
    </message>
    <message>
        <source>Take the 5 first.</source>
        <translation>Najpierw weź 5.</translation>
    </message>
    <message>
        <source>Take the yellow 5 and point at space 9.</source>
        <translation>Weź żółtą 5 i wskaż pole 9.</translation>
    </message>
    <message>
        <source>Face down, its number no longer counts.</source>
        <translation>Gdy leży zakryta, jej numer się nie liczy.</translation>
    </message>
    <message>
        <source>Now take the 9. It goes on top.</source>
        <translation>Teraz weź 9. Trafia na wierzch.</translation>
    </message>
    <message>
        <source>Take the 9: a face-down card is waiting for it.</source>
        <translation>Weź 9: czeka na nią zakryta karta.</translation>
    </message>
    <message>
        <source>The red 9 goes to space 9.</source>
        <translation>Czerwona 9 trafia na pole 9.</translation>
    </message>
    <message>
        <source>Validated at once: 9 points.</source>
        <translation>Od razu zatwierdzona: 9 punktów.</translation>
    </message>
    <message>
        <source>Another 5. Use it to prepare space 8 for the 8.</source>
        <translation>Kolejna 5. Przygotuj nią pole 8 dla 8.</translation>
    </message>
    <message>
        <source>The 8 lies on the table. Space 8 is better.</source>
        <translation>Na stole leży 8. Pole 8 jest lepsze.</translation>
    </message>
    <message>
        <source>First a card under it: then the 8 scores 8 more.</source>
        <translation>Najpierw karta pod spód: wtedy 8 daje 8 punktów więcej.</translation>
    </message>
    <message>
        <source>Take the 5 and put it face down on space 8.</source>
        <translation>Weź 5 i połóż ją zakrytą na polu 8.</translation>
    </message>
    <message>
        <source>Space 8 is ready.</source>
        <translation>Pole 8 jest gotowe.</translation>
    </message>
    <message>
        <source>Take the 8.</source>
        <translation>Weź 8.</translation>
    </message>
    <message>
        <source>It goes on the face-down card.</source>
        <translation>Trafia na zakrytą kartę.</translation>
    </message>
    <message>
        <source>Validated: 8 points. High numbers score the most.</source>
        <translation>Zatwierdzona: 8 punktów. Wysokie numery dają najwięcej.</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirale i krzyżyki</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point. Take the most spirals.</source>
        <translation>Każda spirala daje 1 punkt. Weź najwięcej spiral.</translation>
    </message>
    <message>
        <source>Three spirals. Another card has more.</source>
        <translation>Trzy spirale. Inna karta ma więcej.</translation>
    </message>
    <message>
        <source>Those are crosses: they cost points.</source>
        <translation>To krzyżyki: odejmują punkty.</translation>
    </message>
    <message>
        <source>That card has no spirals.</source>
        <translation>Ta karta nie ma spiral.</translation>
    </message>
    <message>
        <source>Look for blue spirals. One card has six.</source>
        <translation>Szukaj niebieskich spiral. Jedna karta ma sześć.</translation>
    </message>
    <message>
        <source>Six spirals: 6 points.</source>
        <translation>Sześć spiral: 6 punktów.</translation>
    </message>
    <message>
        <source>Each cross costs 1 point. Avoid them.</source>
        <translation>Każdy krzyżyk odejmuje 1 punkt. Unikaj ich.</translation>
    </message>
    <message>
        <source>Five crosses cost you 5 points.</source>
        <translation>Pięć krzyżyków odejmuje ci 5 punktów.</translation>
    </message>
    <message>
        <source>Crosses are white on dark. The 5 has none.</source>
        <translation>Krzyżyki są białe na ciemnym tle. 5 nie ma żadnego.</translation>
    </message>
    <message>
        <source>A card without a symbol costs nothing.</source>
        <translation>Karta bez symbolu nic nie odejmuje.</translation>
    </message>
    <message>
        <source>Five crosses lie on your space 7. Cover them.</source>
        <translation>Na twoim polu 7 jest pięć krzyżyków. Zakryj je.</translation>
    </message>
    <message>
        <source>The crosses are still face up. Drop it on the upper half.</source>
        <translation>Krzyżyki są wciąż odkryte. Upuść ją na górną połowę.</translation>
    </message>
    <message>
        <source>Take the green 7. It can cover the crosses.</source>
        <translation>Weź zieloną 7. Może zakryć krzyżyki.</translation>
    </message>
    <message>
        <source>Take the other 7 and keep it face up.</source>
        <translation>Weź drugą 7 i zostaw ją odkrytą.</translation>
    </message>
    <message>
        <source>Face down, the crosses cost nothing, and the 7 is validated.</source>
        <translation>Zakryte krzyżyki nic nie odejmują, a 7 jest zatwierdzona.</translation>
    </message>
    <message>
        <source>The largest color zone</source>
        <translation>Największa strefa jednego koloru</translation>
    </message>
    <message>
        <source>Touching cards of one color are a zone. Enlarge your green zone.</source>
        <translation>Stykające się karty jednego koloru to strefa. Powiększ zieloną strefę.</translation>
    </message>
    <message>
        <source>Two spirals score 2. The green zone scores more.</source>
        <translation>Dwie spirale dają 2 punkty. Zielona strefa daje więcej.</translation>
    </message>
    <message>
        <source>That card is not green.</source>
        <translation>Ta karta nie jest zielona.</translation>
    </message>
    <message>
        <source>Which green card goes beside the green 5?</source>
        <translation>Która zielona karta trafi obok zielonej 5?</translation>
    </message>
    <message>
        <source>Each card of the zone scores 2 in round 1.</source>
        <translation>W rundzie 1 każda karta strefy daje 2 punkty.</translation>
    </message>
    <message>
        <source>Only your largest zone scores. Join your two blue zones.</source>
        <translation>Punkty daje tylko największa strefa. Połącz dwie niebieskie strefy.</translation>
    </message>
    <message>
        <source>That 5 is red. A blue 5 joins the zones.</source>
        <translation>Ta 5 jest czerwona. Strefy połączy niebieska 5.</translation>
    </message>
    <message>
        <source>The zones are still apart.</source>
        <translation>Strefy są wciąż osobno.</translation>
    </message>
    <message>
        <source>Space 5 touches both zones.</source>
        <translation>Pole 5 styka się z obiema strefami.</translation>
    </message>
    <message>
        <source>Five blue cards × 2 = 10 points.</source>
        <translation>Pięć niebieskich kart × 2 = 10 punktów.</translation>
    </message>
    <message>
        <source>In round 3 each zone card scores 4. Join your red zones.</source>
        <translation>W rundzie 3 każda karta strefy daje 4 punkty. Połącz czerwone strefy.</translation>
    </message>
    <message>
        <source>Some points, but joined red zones score far more.</source>
        <translation>Trochę punktów, ale połączone czerwone strefy dają dużo więcej.</translation>
    </message>
    <message>
        <source>A red card on space 5 joins everything.</source>
        <translation>Czerwona karta na polu 5 łączy wszystko.</translation>
    </message>
    <message>
        <source>5 × 4 = 20 points. Zones grow in value every round.</source>
        <translation>5 × 4 = 20 punktów. Strefy są co rundę więcej warte.</translation>
    </message>
    <message>
        <source>Special and multicolored cards</source>
        <translation>Karty specjalne i wielokolorowe</translation>
    </message>
    <message>
        <source>Take the special 5. It scores 1 for each blue card.</source>
        <translation>Weź specjalną 5. Daje 1 punkt za każdą niebieską kartę.</translation>
    </message>
    <message>
        <source>That 5 has no symbol. Take the special one.</source>
        <translation>Ta 5 nie ma symbolu. Weź specjalną.</translation>
    </message>
    <message>
        <source>Take the blue 5.</source>
        <translation>Weź niebieską 5.</translation>
    </message>
    <message>
        <source>It is the blue 5 with a special symbol.</source>
        <translation>To niebieska 5 ze specjalnym symbolem.</translation>
    </message>
    <message>
        <source>Four blue cards, itself included: 4 points.</source>
        <translation>Cztery niebieskie karty, razem z nią: 4 punkty.</translation>
    </message>
    <message>
        <source>A multicolored card belongs to all four colors. Take it.</source>
        <translation>Karta wielokolorowa należy do wszystkich czterech kolorów. Weź ją.</translation>
    </message>
    <message>
        <source>Two spirals score 2. The multicolored 6 joins your blue cards.</source>
        <translation>Dwie spirale dają 2 punkty. Wielokolorowa 6 połączy niebieskie karty.</translation>
    </message>
    <message>
        <source>The 6 shows all four colors.</source>
        <translation>6 pokazuje wszystkie cztery kolory.</translation>
    </message>
    <message>
        <source>It joins three blue cards, and the special card counts it.</source>
        <translation>Łączy trzy niebieskie karty, a karta specjalna też ją liczy.</translation>
    </message>
    <message>
        <source>Now take the card that scores the most.</source>
        <translation>Teraz weź kartę, która daje najwięcej punktów.</translation>
    </message>
    <message>
        <source>4 points. A blue card scores even more.</source>
        <translation>4 punkty. Niebieska karta daje jeszcze więcej.</translation>
    </message>
    <message>
        <source>That card scores nothing now.</source>
        <translation>Ta karta nie daje teraz punktów.</translation>
    </message>
    <message>
        <source>Blue counts twice: for the zone and the special card.</source>
        <translation>Niebieski liczy się podwójnie: dla strefy i karty specjalnej.</translation>
    </message>
    <message>
        <source>The zone grew by two, and the special card by one.</source>
        <translation>Strefa urosła o dwie karty, karta specjalna o punkt.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>One card is left, and it is your turn. Take it.</source>
        <translation>Została jedna karta i kolej na ciebie. Weź ją.</translation>
    </message>
    <message>
        <source>It goes to space 7.</source>
        <translation>Trafia na pole 7.</translation>
    </message>
    <message>
        <source>You took the last card, so you go first now.</source>
        <translation>Ostatnia karta trafiła do ciebie, więc teraz zaczynasz.</translation>
    </message>
    <message>
        <source>It is your turn again. You have all cards to choose from.</source>
        <translation>Znowu twoja kolej. Wybierasz spośród wszystkich kart.</translation>
    </message>
    <message>
        <source>Take any card. Spirals are always good.</source>
        <translation>Weź dowolną kartę. Spirale są zawsze dobre.</translation>
    </message>
    <message>
        <source>With two players, each takes two cards a turn.</source>
        <translation>We dwoje każdy bierze w kolejce dwie karty.</translation>
    </message>
    <message>
        <source>Eight of your spaces are filled. Fill the ninth to end the round.</source>
        <translation>Masz osiem zapełnionych pól. Zapełnij dziewiąte, aby zakończyć rundę.</translation>
    </message>
    <message>
        <source>Space 8 is still empty, so the round goes on.</source>
        <translation>Pole 8 jest wciąż wolne, więc runda trwa.</translation>
    </message>
    <message>
        <source>Take the 8. A third 7 would work too, face down.</source>
        <translation>Weź 8. Trzecia 7 też pasuje, zakryta.</translation>
    </message>
    <message>
        <source>You both placed equally many cards, so the round ends.</source>
        <translation>Oboje macie tyle samo położonych kart, więc runda się kończy.</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Jedna runda</translation>
    </message>
    <message>
        <source>Play one round against an easy opponent. You go first.</source>
        <translation>Rozegraj jedną rundę z łatwym przeciwnikiem. Ty zaczynasz.</translation>
    </message>
    <message>
        <source>You know the rules. A whole game has three rounds.</source>
        <translation>Znasz zasady. Pełna gra ma trzy rundy.</translation>
    </message>
</context>
<context>
    <name>pixies_table</name>
    <message>
        <source>Players place cards only in their own areas.</source>
        <translation>Każdy kładzie karty tylko w swoim obszarze gry.</translation>
    </message>
    <message>
        <source>A card goes on a space in your own area.</source>
        <translation>Kartę kładzie się na polu swojego obszaru gry.</translation>
    </message>
    <message>
        <source>Revealed cards</source>
        <translation>Odkryte karty</translation>
    </message>
    <message>
        <source>Cards: {player}</source>
        <translation>Karty: {player}</translation>
    </message>
    <message>
        <source>{card}, on space {space}</source>
        <translation>{card}, na pole {space}</translation>
    </message>
    <message>
        <source>{card}, validated on space {space}, on a face-down card</source>
        <translation>{card}, zatwierdzona na polu {space}, na zakrytej karcie</translation>
    </message>
    <message>
        <source>{card}, validated on space {space}, over {old}</source>
        <translation>{card}, zatwierdzona na polu {space}; pod nią: {old}</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}, under {old}, now validated</source>
        <translation>{card}, zakryta na polu {space}; na niej, teraz zatwierdzona: {old}</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}</source>
        <translation>{card}, zakryta na polu {space}</translation>
    </message>
    <message>
        <source>{card}, space {space}</source>
        <translation>{card}, pole {space}</translation>
    </message>
    <message>
        <source>{card}, validated</source>
        <translation>{card}, zatwierdzona</translation>
    </message>
    <message>
        <source>{card}, validated, over {old}</source>
        <translation>{card}, zatwierdzona; pod nią: {old}</translation>
    </message>
    <message>
        <source>{card}, under {old}, now validated</source>
        <translation>{card}; na niej, teraz zatwierdzona: {old}</translation>
    </message>
    <message>
        <source>{card}, face down, space {space}</source>
        <translation>{card}, zakryta, pole {space}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · zone × {factor}</source>
        <translation>Runda {round} z {rounds} · strefa × {factor}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Koniec rundy {round}</translation>
    </message>
    <message>
        <source>Largest zone × {factor}</source>
        <translation>Największa strefa × {factor}</translation>
    </message>
    <message>
        <source>Cards not yet seen</source>
        <translation>Pozostałe karty</translation>
    </message>
    <message>
        <source>Number {number} ({color}). Not yet seen: {count} of {total}</source>
        <translation>Numer {number} ({color}). Jeszcze nieodkryte: {count} z {total}</translation>
    </message>
    <message>
        <source>Number {number}. Not yet seen: {count}</source>
        <translation>Numer {number}. Jeszcze nieodkryte: {count}</translation>
    </message>
    <message>
        <source>Color: {color}. Not yet seen: {count}</source>
        <translation>Karta {color}. Jeszcze nieodkryte: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n karta w talii</numerusform>
            <numerusform>%n karty w talii</numerusform>
            <numerusform>%n kart w talii</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: place a card face up</source>
        <translation>{player}: połóż kartę odkrytą</translation>
    </message>
    <message>
        <source>{player}: place a card over or under the same number</source>
        <translation>{player}: połóż kartę na karcie o tym samym numerze lub pod nią</translation>
    </message>
    <message>
        <source>{player}: place a card face down</source>
        <translation>{player}: połóż kartę zakrytą</translation>
    </message>
    <message>
        <source>{player}: place a card face up, or over or under the same number</source>
        <translation>{player}: połóż kartę odkrytą albo na karcie o tym samym numerze lub pod nią</translation>
    </message>
    <message>
        <source>{player}: place a card face up or face down</source>
        <translation>{player}: połóż kartę odkrytą lub zakrytą</translation>
    </message>
    <message>
        <source>{player}: place a card over or under the same number, or face down</source>
        <translation>{player}: połóż kartę na karcie o tym samym numerze, pod nią albo zakrytą</translation>
    </message>
    <message>
        <source>{player}: place a card face up, over or under the same number, or face down</source>
        <translation>{player}: połóż kartę odkrytą, na karcie o tym samym numerze, pod nią albo zakrytą</translation>
    </message>
    <message>
        <source>{player}: place the last card face up</source>
        <translation>{player}: połóż ostatnią kartę odkrytą</translation>
    </message>
    <message>
        <source>{player}: place the last card over or under the same number</source>
        <translation>{player}: połóż ostatnią kartę na karcie o tym samym numerze lub pod nią</translation>
    </message>
    <message>
        <source>{player}: place the last card face down</source>
        <translation>{player}: połóż ostatnią kartę zakrytą</translation>
    </message>
    <message>
        <source>Round {round} begins; {player} goes first.</source>
        <translation>Zaczyna się runda {round}; zaczyna {player}.</translation>
    </message>
    <message>
        <source>New cards: {cards}.</source>
        <translation>Nowe karty: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) revealed from the deck.</source>
        <translation>
            <numerusform>Z talii odkryto %n nową kartę.</numerusform>
            <numerusform>Z talii odkryto %n nowe karty.</numerusform>
            <numerusform>Z talii odkryto %n nowych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. It goes face up to the space with its number.</source>
        <translation>Weź kartę. Trafia odkryta na pole o swoim numerze.</translation>
    </message>
    <message>
        <source>Only one of your spaces is empty. Fill it, and the round is about to end.</source>
        <translation>Tylko jedno twoje pole jest wolne. Gdy je zapełnisz, runda zaraz się skończy.</translation>
    </message>
    <message>
        <source>A new round: each card of your largest zone now scores one point more.</source>
        <translation>Nowa runda: każda karta twojej największej strefy daje teraz o punkt więcej.</translation>
    </message>
    <message>
        <source>You take the card that is left. In return, you go first next.</source>
        <translation>Bierzesz kartę, która została. Za to potem zaczynasz.</translation>
    </message>
    <message>
        <source>Two cards of one number: one stays up and is validated, one goes face down.</source>
        <translation>Dwie karty o tym samym numerze: jedna pozostaje odkryta i zatwierdzona, druga jest zakryta.</translation>
    </message>
    <message>
        <source>A revealed card goes on your face-down card. It is validated at once.</source>
        <translation>Jedna z odkrytych kart pasuje na twoją zakrytą. Od razu będzie zatwierdzona.</translation>
    </message>
    <message>
        <source>A number that you have validated goes face down on an empty space you choose.</source>
        <translation>Numer już zatwierdzony kładziesz zakryty na wybranym wolnym polu.</translation>
    </message>
    <message>
        <source>You took the last card, so you go first in this turn.</source>
        <translation>Ostatnia karta trafiła do ciebie, więc zaczynasz tę kolejkę.</translation>
    </message>
    <message>
        <source>You can cover a card with crosses. Face down, it costs nothing.</source>
        <translation>Możesz zakryć kartę z krzyżykami. Zakryta nic nie odejmuje.</translation>
    </message>
    <message>
        <source>A special card scores 1 point for each face-up card of its color.</source>
        <translation>Karta specjalna daje 1 punkt za każdą odkrytą kartę swojego koloru.</translation>
    </message>
    <message>
        <source>A multicolored card belongs to every color, so it can join zones.</source>
        <translation>Karta wielokolorowa należy do każdego koloru, więc może łączyć strefy.</translation>
    </message>
    <message>
        <source>Touching cards of one color are a zone. Only your largest zone scores.</source>
        <translation>Stykające się karty jednego koloru to strefa. Punkty daje tylko największa.</translation>
    </message>
    <message>
        <source>Another player has nearly filled nine spaces. The round is about to end.</source>
        <translation>Inny gracz ma prawie zapełnione dziewięć pól. Runda zaraz się skończy.</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point, and each cross costs 1 point.</source>
        <translation>Każda spirala daje 1 punkt, a każdy krzyżyk odejmuje 1 punkt.</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>{left} of {all} left</source>
        <translation>zostało {left} z {all}</translation>
    </message>
    <message>
        <source>taken by {player}</source>
        <translation>wzięta: {player}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>wzięta</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Order of this turn</source>
        <translation>Kolejność brania kart</translation>
    </message>
    <message>
        <source>picks</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>goes first next turn</source>
        <translation>zaczyna następną kolejkę</translation>
    </message>
    <message>
        <source>round</source>
        <translation>runda</translation>
    </message>
    <message>
        <source>total</source>
        <translation>łącznie</translation>
    </message>
    <message>
        <source>{round} this round · {total} total</source>
        <translation>{round} w tej rundzie · {total} łącznie</translation>
    </message>
    <message>
        <source>The new {number} stays up</source>
        <translation>Nowa {number} odkryta</translation>
    </message>
    <message>
        <source>The old {number} stays up</source>
        <translation>Stara {number} odkryta</translation>
    </message>
    <message>
        <source>zone {cards} × {factor} = {points}</source>
        <translation>strefa {cards} × {factor} = {points}</translation>
    </message>
    <message>
        <source>{number} {color}</source>
        <translation>{color} {number}</translation>
    </message>
    <message>
        <source>{number} {color}, special card</source>
        <translation>{color} {number}, karta specjalna</translation>
    </message>
    <message>
        <source>Revealed card: {card}</source>
        <translation>Odkryta karta: {card}</translation>
    </message>
    <message>
        <source>This card has been taken.</source>
        <translation>Ta karta jest już wzięta.</translation>
    </message>
    <message>
        <source>{player} has taken this card.</source>
        <translation>Tę kartę ma już {player}.</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>{player}, space {space}: empty</source>
        <translation>{player}, pole {space}: wolne</translation>
    </message>
    <message>
        <source>{player}, space {space}: {card}</source>
        <translation>{player}, pole {space}: {card}</translation>
    </message>
    <message>
        <source>{player}, space {space}: a face-down card</source>
        <translation>{player}, pole {space}: zakryta karta</translation>
    </message>
    <message>
        <source>{player}, space {space}, validated: {card}</source>
        <translation>{player}, pole {space}, zatwierdzone: {card}</translation>
    </message>
    <message>
        <source>{player}, space {space}, upper half: the new card stays up</source>
        <translation>{player}, pole {space}, górna połowa: nowa karta pozostaje odkryta</translation>
    </message>
    <message>
        <source>{player}, space {space}, lower half: the old card stays up</source>
        <translation>{player}, pole {space}, dolna połowa: stara karta pozostaje odkryta</translation>
    </message>
    <message>
        <source>Revealed cards: {left} of {all} left</source>
        <translation>Odkryte karty: zostało {left} z {all}</translation>
    </message>
    <message>
        <source>{player}: {round} this round, {total} in total</source>
        <translation>{player}: {round} w tej rundzie, {total} łącznie</translation>
    </message>
    <message>
        <source>{player}: {source}, {points}</source>
        <translation>{player}: {source}, {points}</translation>
    </message>
    <message>
        <source>{player}: first player of this turn</source>
        <translation>{player}: pierwszy gracz tej kolejki</translation>
    </message>
    <message>
        <source>The first card with the number {space} goes here, or a face-down card.</source>
        <translation>Tu trafia pierwsza karta z numerem {space}; może tu też leżeć zakryta karta.</translation>
    </message>
    <message>
        <source>It scores nothing. The next card with the number {space} is validated here.</source>
        <translation>Nie daje punktów. Następna karta z numerem {space} zostanie tu zatwierdzona.</translation>
    </message>
    <message>
        <source>It lies on a face-down card, so it is validated and scores its number: {space}.</source>
        <translation>Leży na zakrytej karcie, więc jest zatwierdzona i daje tyle punktów, ile wynosi jej numer: {space}.</translation>
    </message>
    <message>
        <source>A second card with the number {space} validates it, or takes its place.</source>
        <translation>Druga karta z numerem {space} zatwierdza ją albo zajmuje jej miejsce.</translation>
    </message>
    <message>
        <source>×{copies}: there are {copies} cards with the number {number}.</source>
        <translation>×{copies}: kart z numerem {number} jest {copies}.</translation>
    </message>
    <message>
        <source>It belongs to the zones of every color.</source>
        <translation>Należy do stref każdego koloru.</translation>
    </message>
    <message>
        <source>Special card: 1 point for each face-up card of its color in the area, itself included.</source>
        <translation>Karta specjalna: 1 punkt za każdą odkrytą kartę jej koloru w obszarze gry, licząc ją samą.</translation>
    </message>
    <message>
        <source>Now: {points}.</source>
        <translation>Teraz: {points}.</translation>
    </message>
    <message>
        <source>Cards revealed each turn: {cards}. The number on the deck shows how many are left.</source>
        <translation>Kart odkrywanych w każdej kolejce: {cards}. Liczba na talii pokazuje, ile ich zostało.</translation>
    </message>
    <message>
        <source>These cards are taken one by one, in the order of this turn.</source>
        <translation>Te karty bierze się po jednej, w pokazanej kolejności.</translation>
    </message>
    <message>
        <source>The player who takes the last card goes first next turn.</source>
        <translation>Kto weźmie ostatnią kartę, zaczyna następną kolejkę.</translation>
    </message>
    <message>
        <source>This round: validated cards {validated}, spirals and crosses {symbols}, largest zone {zone}.</source>
        <translation>W tej rundzie: zatwierdzone karty {validated}, spirale i krzyżyki {symbols}, największa strefa {zone}.</translation>
    </message>
    <message>
        <source>Points scored this round.</source>
        <translation>Punkty zdobyte w tej rundzie.</translation>
    </message>
    <message>
        <source>Each validated card scores its number.</source>
        <translation>Każda zatwierdzona karta daje tyle punktów, ile wynosi jej numer.</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point, each cross costs 1; a special card scores 1 for each face-up card of its color.</source>
        <translation>Każda spirala daje 1 punkt, każdy krzyżyk odejmuje 1; karta specjalna daje 1 punkt za każdą odkrytą kartę swojego koloru.</translation>
    </message>
    <message>
        <source>Each card of your largest zone of one color scores 2 in round 1, 3 in round 2, 4 in round 3.</source>
        <translation>Każda karta twojej największej strefy jednego koloru daje 2 punkty w rundzie 1, 3 w rundzie 2, 4 w rundzie 3.</translation>
    </message>
    <message>
        <source>This round, each card of the largest zone of one color scores {factor}.</source>
        <translation>W tej rundzie każda karta największej strefy jednego koloru daje punkty: {factor}.</translation>
    </message>
    <message>
        <source>Seal: each validated card scores its number. So far: {points}.</source>
        <translation>Pieczęć: każda zatwierdzona karta daje tyle punktów, ile wynosi jej numer. Na razie: {points}.</translation>
    </message>
    <message>
        <source>Spiral and cross: each spiral scores 1 point, each cross costs 1; special cards count here too. So far: {points}.</source>
        <translation>Spirala i krzyżyk: każda spirala daje 1 punkt, każdy krzyżyk odejmuje 1; liczą się tu też karty specjalne. Na razie: {points}.</translation>
    </message>
    <message>
        <source>Zone: each card of the largest zone of one color scores {factor} this round. Cards: {cards}. So far: {points}.</source>
        <translation>Strefa: każda karta największej strefy jednego koloru daje w tej rundzie punkty: {factor}. Kart: {cards}. Na razie: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for spirals.</source>
        <translation>
            <numerusform>Za spirale daje %n punkt.</numerusform>
            <numerusform>Za spirale daje %n punkty.</numerusform>
            <numerusform>Za spirale daje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n point(s) for crosses.</source>
        <translation>
            <numerusform>Za krzyżyki odejmuje %n punkt.</numerusform>
            <numerusform>Za krzyżyki odejmuje %n punkty.</numerusform>
            <numerusform>Za krzyżyki odejmuje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Talia: %n karta</numerusform>
            <numerusform>Talia: %n karty</numerusform>
            <numerusform>Talia: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n spiral(s)</source>
        <translation>
            <numerusform>{color} {number}, %n spirala</numerusform>
            <numerusform>{color} {number}, %n spirale</numerusform>
            <numerusform>{color} {number}, %n spiral</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n cross(es)</source>
        <translation>
            <numerusform>{color} {number}, %n krzyżyk</numerusform>
            <numerusform>{color} {number}, %n krzyżyki</numerusform>
            <numerusform>{color} {number}, %n krzyżyków</numerusform>
        </translation>
    </message>
    <message>
        <source>New cards are revealed from the deck when all of these are taken.</source>
        <translation>Nowe karty odkrywa się z talii, gdy nie zostanie już żadna z tych.</translation>
    </message>
    <message>
        <source>This card is validated: it stays until the end of the round.</source>
        <translation>Ta karta jest zatwierdzona: zostaje na miejscu do końca rundy.</translation>
    </message>
    <message>
        <source>A placed card stays on its space; another {number} can still validate it.</source>
        <translation>Położona karta zostaje na swoim polu; może ją jeszcze zatwierdzić druga karta o numerze {number}.</translation>
    </message>
    <message>
        <source>A face-down card stays on its space until a card with the number {number} covers it.</source>
        <translation>Zakryta karta zostaje na swoim polu i czeka, aż przykryje ją karta o numerze {number}.</translation>
    </message>
    <message>
        <source>Spaces {first} to {last}: {cards}</source>
        <translation>Pola od {first} do {last}: {cards}</translation>
    </message>
    <message>
        <source>validated {card}</source>
        <translation>zatwierdzone {card}</translation>
    </message>
</context>
<context>
    <name>posters</name>
    <message>
        <source>Take tiles by sunlight and moonlight, and build your dome.</source>
        <translation>Bierz płytki spod słońca i księżyca, wznieś własną kopułę.</translation>
    </message>
    <message>
        <source>Draft dominoes, join the lands, count the crowns.</source>
        <translation>Wybieraj płytki domina, łącz ziemie, licz korony.</translation>
    </message>
    <message>
        <source>Nine spaces, four seasons: which spirits stay in sight?</source>
        <translation>Dziewięć pól, cztery pory roku: który duszek pozostanie na widoku?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least}–%n player(s)</source>
        <translation>
            <numerusform>{least}–%n graczy</numerusform>
            <numerusform>{least}–%n graczy</numerusform>
            <numerusform>{least}–%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Przywróć domyślne na tej stronie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Players can each use their own language: choose it in the new-game dialog.</source>
        <translation>Każdy gracz może mieć własny język: wybierzesz go w oknie nowej gry.</translation>
    </message>
    <message>
        <source>Make forced moves for me</source>
        <translation>Wykonuj za mnie wymuszone ruchy</translation>
    </message>
    <message>
        <source>If you have only one legal move, it is made for you after a moment. Undo takes it back together with your previous move.</source>
        <translation>Jeśli masz tylko jeden dozwolony ruch, program po chwili wykona go za ciebie. „Cofnij” cofa go razem z twoim poprzednim ruchem.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Rozmiar planszy</translation>
    </message>
    <message>
        <source>At 100%, the whole board fits the window.</source>
        <translation>Przy 100% cała plansza mieści się w oknie.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>How fast pieces move. Off: they jump straight into place. Use system setting: off if your system is set to reduce motion.</source>
        <translation>Szybkość przesuwania elementów. „Wyłączone”: element od razu jest na miejscu. „Jak w systemie”: animacje są wyłączone, jeśli ograniczono je w systemie.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalne</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Bardzo szybkie</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>Marks on the pieces</source>
        <translation>Znaki na elementach</translation>
    </message>
    <message>
        <source>No piece is identified by color alone. The letters are the same in every language: Azul Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.</source>
        <translation>Elementy różnią się nie tylko kolorem. Litery są takie same w każdym języku: Azul Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.</translation>
    </message>
    <message>
        <source>Ornaments</source>
        <translation>Ornamenty</translation>
    </message>
    <message>
        <source>Ornaments and letters</source>
        <translation>Ornamenty i litery</translation>
    </message>
    <message>
        <source>Ornaments and plain shapes</source>
        <translation>Ornamenty i proste kształty</translation>
    </message>
    <message>
        <source>Score and moves beside the board</source>
        <translation>Punkty i ruchy obok planszy</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Tryb stołowy</translation>
    </message>
    <message>
        <source>For a touch screen that lies flat: prompts and buttons face each player from the edge where that player sits.</source>
        <translation>Dla ekranu dotykowego leżącego płasko: polecenia i przyciski są przy krawędzi, przy której siedzi gracz, zwrócone w jego stronę.</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Ułatwienia</translation>
    </message>
    <message>
        <source>Assistance level</source>
        <translation>Poziom ułatwień</translation>
    </message>
    <message>
        <source>Applies to players who have not chosen their own level in the new-game dialog.</source>
        <translation>Dla wszystkich graczy, którzy nie wybrali inaczej w oknie nowej gry.</translation>
    </message>
    <message>
        <source>Learner: all aids</source>
        <translation>Nauka: wszystkie ułatwienia</translation>
    </message>
    <message>
        <source>Normal: no advice</source>
        <translation>Standard: bez podpowiedzi</translation>
    </message>
    <message>
        <source>Purist: no aids</source>
        <translation>Purysta: bez ułatwień</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>Show which pieces you can take</source>
        <translation>Pokazuj, co można wziąć</translation>
    </message>
    <message>
        <source>On your turn, a dotted outline marks every piece you can take.</source>
        <translation>W twojej turze kropkowana ramka otacza każdy element, który możesz wziąć.</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Pokazuj, gdzie można położyć element</translation>
    </message>
    <message>
        <source>Legal places light up while you hold a piece.</source>
        <translation>Gdy trzymasz element, dozwolone miejsca się podświetlają.</translation>
    </message>
    <message>
        <source>Show what a move scores</source>
        <translation>Pokazuj, ile punktów daje ruch</translation>
    </message>
    <message>
        <source>You see points and losses before you put the piece down.</source>
        <translation>Zyski i straty punktów widać, zanim położysz element.</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Pozwalaj na podpowiedzi</translation>
    </message>
    <message>
        <source>You can ask for a good move.</source>
        <translation>Możesz prosić o podpowiedź dobrego ruchu.</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Pozwalaj cofać ruchy</translation>
    </message>
    <message>
        <source>You can undo moves and try other variations.</source>
        <translation>Możesz cofać ruchy i próbować inaczej.</translation>
    </message>
    <message>
        <source>Track remaining pieces</source>
        <translation>Licz pozostałe elementy</translation>
    </message>
    <message>
        <source>The side panel shows which pieces have not appeared yet.</source>
        <translation>Panel boczny pokazuje, które elementy jeszcze się nie pojawiły.</translation>
    </message>
    <message>
        <source>Explain why a move is not allowed</source>
        <translation>Wyjaśniaj, dlaczego ruch jest niedozwolony</translation>
    </message>
    <message>
        <source>A note where you dropped the piece names the rule that forbids it.</source>
        <translation>W miejscu, w którym upuścisz element, dymek podaje zasadę, która na to nie pozwala.</translation>
    </message>
    <message>
        <source>Show chances</source>
        <translation>Pokaż szanse</translation>
    </message>
    <message>
        <source>When you point at a place or a remaining piece, its tip says how likely the next draw brings what you need.</source>
        <translation>Gdy wskażesz miejsce lub pozostały element, podpowiedź poda, z jaką szansą następne dobranie przyniesie to, czego potrzebujesz.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>A line explains each new situation the first time you meet it, when you play against computers and hints are allowed.</source>
        <translation>Jedno zdanie wyjaśnia każdą nową sytuację, gdy spotykasz ją po raz pierwszy – w grze z komputerem, jeśli podpowiedzi są dozwolone.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Klawiatura</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Mute sound</source>
        <translation>Bez dźwięku</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>A different pitch for each color</source>
        <translation>Osobny ton dla każdego koloru</translation>
    </message>
    <message>
        <source>Each color has its own pitch when you pick up a piece. Sound is never the only cue.</source>
        <translation>Każdy kolor ma własną wysokość dźwięku, gdy bierzesz element. Dźwięk nigdy nie jest jedyną wskazówką.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Dostępność</translation>
    </message>
    <message>
        <source>Read out by the screen reader</source>
        <translation>Czytnik ekranu odczytuje</translation>
    </message>
    <message>
        <source>The answer to “Where am I?” is always read out.</source>
        <translation>Odpowiedź na „Gdzie jestem?” jest czytana zawsze.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Everyone’s moves</source>
        <translation>Ruchy wszystkich</translation>
    </message>
    <message>
        <source>My own actions</source>
        <translation>Tylko moje działania</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Spoken words</source>
        <translation>Czytane słowa</translation>
    </message>
    <message>
        <source>Full sentences</source>
        <translation>Pełne zdania</translation>
    </message>
    <message>
        <source>As few as possible</source>
        <translation>Jak najmniej</translation>
    </message>
    <message>
        <source>Confirm every move</source>
        <translation>Potwierdzaj każdy ruch</translation>
    </message>
    <message>
        <source>A move waits until you press Enter or “Confirm”; Esc takes it back.</source>
        <translation>Ruch czeka, aż naciśniesz Enter albo „Potwierdź”; Esc go cofa.</translation>
    </message>
    <message>
        <source>Steady-hand assist</source>
        <translation>Dla drżącej ręki</translation>
    </message>
    <message>
        <source>Ignores small slips while you click and accepts less precise drops.</source>
        <translation>Pomija drobne drgnięcia podczas klikania i pozwala upuścić element trochę obok właściwego miejsca.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dane</translation>
    </message>
    <message>
        <source>Kupola keeps all its data in these folders.</source>
        <translation>W tych folderach Kupola przechowuje wszystkie swoje dane.</translation>
    </message>
    <message>
        <source>Games: {folder}</source>
        <translation>Partie: {folder}</translation>
    </message>
    <message>
        <source>Settings: {folder}</source>
        <translation>Ustawienia: {folder}</translation>
    </message>
    <message>
        <source>Export or delete games…</source>
        <translation>Eksport lub usuwanie partii…</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>Otwórz folder partii</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>Otwórz folder ustawień</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Przywróć wszystkie ustawienia domyślne</translation>
    </message>
    <message>
        <source>Reset the settings on every page? Your games are not affected.</source>
        <translation>Przywrócić ustawienia domyślne na wszystkich stronach? Partie pozostaną nietknięte.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Tempo komputerów</translation>
    </message>
    <message>
        <source>How soon a computer plays after the move before. How fast pieces move is set by “Motion”.</source>
        <translation>Jak szybko komputer zagrywa po poprzednim ruchu. Szybkość ruchu elementów ustawia opcja „Animacje”.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Wspólne stoły</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Twoje imię przy stołach</translation>
    </message>
    <message>
        <source>What others read when you join their table. Empty: the name of your profile.</source>
        <translation>To widzą inni, gdy siadasz do ich stołu. Puste: nazwa twojego profilu.</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>A server that passes sealed messages on between computers; needed only for tables across the Internet. Any MQTT broker will do. Nothing is connected before you open or join a table.</source>
        <translation>Serwer, który przekazuje zapieczętowane wiadomości między komputerami; potrzebny tylko do stołów przez internet. Wystarczy dowolny broker MQTT. Kupola nie łączy się z niczym, dopóki nie otworzysz stołu lub do jakiegoś nie dołączysz.</translation>
    </message>
    <message>
        <source>Encrypted connection (TLS)</source>
        <translation>Połączenie szyfrowane (TLS)</translation>
    </message>
    <message>
        <source>Websockets</source>
        <translation>Websockety</translation>
    </message>
    <message>
        <source>For networks that let only web pages through; the broker must offer them.</source>
        <translation>Dla sieci, które przepuszczają tylko strony internetowe; broker musi je obsługiwać.</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Nazwa użytkownika</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>The password is kept in the settings file, readable by anyone who can open it.</source>
        <translation>Hasło jest zapisane w pliku ustawień; przeczyta je każdy, kto może ten plik otworzyć.</translation>
    </message>
    <message>
        <source>Test the broker</source>
        <translation>Sprawdź brokera</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Sprawdzanie…</translation>
    </message>
    <message>
        <source>The broker works. Tables can be opened there.</source>
        <translation>Broker działa. Można na nim otwierać stoły.</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>Najpierw wpisz adres.</translation>
    </message>
</context>
<context>
    <name>profiles</name>
    <message>
        <source>A player needs a name.</source>
        <translation>Gracz musi mieć imię.</translation>
    </message>
    <message>
        <source>There is already a player named {name}.</source>
        <translation>Jest już gracz o tym imieniu: {name}.</translation>
    </message>
    <message>
        <source>The players cannot be saved: {reason}</source>
        <translation>Nie można zapisać graczy: {reason}</translation>
    </message>
    <message>
        <source>The players cannot be read: {reason}</source>
        <translation>Nie można odczytać graczy: {reason}</translation>
    </message>
    <message>
        <source>A player’s file was damaged and cannot be used; it was kept as {file}.</source>
        <translation>Plik gracza był uszkodzony i nie można go użyć; zachowano go jako {file}.</translation>
    </message>
</context>
<context>
    <name>progress</name>
    <message>
        <source>Your progress could not be read; the old file was kept as {file}.</source>
        <translation>Nie udało się odczytać twoich postępów; stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <source>Your progress cannot be read and is left unchanged. {reason}</source>
        <translation>Nie można odczytać twoich postępów; plik pozostaje bez zmian. {reason}</translation>
    </message>
    <message>
        <source>Your progress cannot be saved: {reason}</source>
        <translation>Nie można zapisać twoich postępów: {reason}</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Last placements</source>
        <translation>Ostatnie płytki</translation>
    </message>
    <message>
        <source>Place your last dominoes for the most points.</source>
        <translation>Dołóż ostatnie płytki tak, by zdobyć najwięcej punktów.</translation>
    </message>
    <message>
        <source>Last choice</source>
        <translation>Ostatni wybór</translation>
    </message>
    <message>
        <source>Place and choose: get the largest lead at the end of the game.</source>
        <translation>Dołóż i wybierz: zdobądź na koniec gry jak największą przewagę.</translation>
    </message>
    <message>
        <source>End of a round for two</source>
        <translation>Koniec rundy we dwoje</translation>
    </message>
    <message>
        <source>The round ends with these cards: get the largest lead.</source>
        <translation>Te karty kończą rundę: zdobądź jak największą przewagę.</translation>
    </message>
    <message>
        <source>End of a round for more</source>
        <translation>Koniec rundy w większym gronie</translation>
    </message>
    <message>
        <source>The round ends with these cards: get the largest lead over the best other.</source>
        <translation>Te karty kończą rundę: zdobądź jak największą przewagę nad najlepszym z pozostałych.</translation>
    </message>
    <message>
        <source>Last picks</source>
        <translation>Ostatnie wybory</translation>
    </message>
    <message>
        <source>Round 5 is nearly over: take what gives you the largest lead at the end.</source>
        <translation>Runda 5 dobiega końca: weź to, co da ci na koniec największą przewagę.</translation>
    </message>
    <message>
        <source>Last tiling</source>
        <translation>Ostatnie układanie</translation>
    </message>
    <message>
        <source>Tile your dome for the last time: get the most points, goals included.</source>
        <translation>Ułóż płytki w kopule po raz ostatni: zdobądź najwięcej punktów, także za cele.</translation>
    </message>
    <message>
        <source>The puzzles of {game} cannot be read.</source>
        <translation>Nie można odczytać zagadek gry {game}.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {game} cannot be read.</source>
        <translation>Nie można odczytać zagadki {number} gry {game}.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Bez dziur</translation>
    </message>
    <message>
        <source>Leave room for every domino that still comes to you.</source>
        <translation>Zostaw miejsce na każdą płytkę, która jeszcze do ciebie trafi.</translation>
    </message>
    <message>
        <source>Less now, more later</source>
        <translation>Teraz mniej, później więcej</translation>
    </message>
    <message>
        <source>The placement that scores most at once is not the best one.</source>
        <translation>Nie jest najlepsze to miejsce, które od razu daje najwięcej punktów.</translation>
    </message>
    <message>
        <source>The right territory</source>
        <translation>Właściwa posiadłość</translation>
    </message>
    <message>
        <source>Compare what each territory is worth when the last domino lies.</source>
        <translation>Porównaj, ile każda posiadłość będzie warta po ostatniej płytce.</translation>
    </message>
    <message>
        <source>Save the bonus</source>
        <translation>Uratuj premię</translation>
    </message>
    <message>
        <source>Mind the bonus: the castle in the middle, or no discarded domino.</source>
        <translation>Pamiętaj o premii: zamek pośrodku albo żadnej odrzuconej płytki.</translation>
    </message>
    <message>
        <source>Leave nothing for the others</source>
        <translation>Nie zostawiaj nic innym</translation>
    </message>
    <message>
        <source>Look at what the others would get out of it.</source>
        <translation>Sprawdź, co zyskaliby na tym inni.</translation>
    </message>
    <message>
        <source>Which stays up</source>
        <translation>Która zostaje na wierzchu</translation>
    </message>
    <message>
        <source>Two cards of one number: compare what each shows.</source>
        <translation>Dwie karty z jednym numerem: porównaj, co pokazuje każda.</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>A validated card scores its number.</source>
        <translation>Zatwierdzona karta daje tyle punktów, ile wynosi jej numer.</translation>
    </message>
    <message>
        <source>The largest zone</source>
        <translation>Największa strefa</translation>
    </message>
    <message>
        <source>Count the cards of the largest zone, times its factor.</source>
        <translation>Policz karty największej strefy i pomnóż.</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Spirale i krzyżyki</translation>
    </message>
    <message>
        <source>Count spirals, crosses and special cards that show at the end.</source>
        <translation>Policz spirale, krzyżyki i karty specjalne widoczne na końcu.</translation>
    </message>
    <message>
        <source>A chip in time</source>
        <translation>Żeton w porę</translation>
    </message>
    <message>
        <source>Chips stand in for missing tiles: two that match, or any three.</source>
        <translation>Żetony zastępują brakujące płytki: dwa pasujące albo dowolne trzy.</translation>
    </message>
    <message>
        <source>Save the chips</source>
        <translation>Zachowaj żetony</translation>
    </message>
    <message>
        <source>A line that is left incomplete now may pay for a better one.</source>
        <translation>Linia pominięta teraz może opłacić lepszą.</translation>
    </message>
    <message>
        <source>Dig the moon</source>
        <translation>Kop w księżycu</translation>
    </message>
    <message>
        <source>Look at the moon parts, and at what they uncover.</source>
        <translation>Spójrz na strony księżyca i na to, co odsłonią.</translation>
    </message>
    <message>
        <source>Do not break</source>
        <translation>Nie tłucz płytek</translation>
    </message>
    <message>
        <source>Count the tiles that will break, and who has to take them.</source>
        <translation>Policz płytki, które się stłuką, i kto musi je wziąć.</translation>
    </message>
    <message>
        <source>The goals count</source>
        <translation>Liczą się cele</translation>
    </message>
    <message>
        <source>Look at the scoring tablets before you look at the tiles.</source>
        <translation>Najpierw spójrz na kafelki celów, potem na płytki.</translation>
    </message>
    <message>
        <source>The right line</source>
        <translation>Właściwa linia</translation>
    </message>
    <message>
        <source>Compare what each pattern line brings when it is complete.</source>
        <translation>Porównaj, co da każda ukończona linia wzoru.</translation>
    </message>
    <message numerus="yes">
        <source>At the end it brings you %n point(s) more: {item}.</source>
        <translation>
            <numerusform>Na koniec daje ci %n punkt więcej: {item}.</numerusform>
            <numerusform>Na koniec daje ci %n punkty więcej: {item}.</numerusform>
            <numerusform>Na koniec daje ci %n punktów więcej: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {player} has %n point(s) less: {item}.</source>
        <translation>
            <numerusform>Na koniec {player} ma %n punkt mniej: {item}.</numerusform>
            <numerusform>Na koniec {player} ma %n punkty mniej: {item}.</numerusform>
            <numerusform>Na koniec {player} ma %n punktów mniej: {item}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Znajdź najlepszy ruch</translation>
    </message>
    <message>
        <source>Your answer is being checked</source>
        <translation>Sprawdzamy twoją odpowiedź</translation>
    </message>
    <message>
        <source>Not the best move</source>
        <translation>To nie najlepszy ruch</translation>
    </message>
    <message>
        <source>Right: watch what follows</source>
        <translation>Dobrze: zobacz, co dalej</translation>
    </message>
    <message>
        <source>Watch the solution</source>
        <translation>Obejrzyj rozwiązanie</translation>
    </message>
    <message>
        <source>The puzzle is over</source>
        <translation>Koniec zagadki</translation>
    </message>
    <message>
        <source>Today’s three</source>
        <translation>Trzy na dziś</translation>
    </message>
    <message>
        <source>{game}: not tried yet</source>
        <translation>{game}: jeszcze nie próbowano</translation>
    </message>
    <message>
        <source>{game}: solved</source>
        <translation>{game}: rozwiązana</translation>
    </message>
    <message>
        <source>{game}: missed</source>
        <translation>{game}: nieudana</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}</source>
        <translation>Twój ranking: {rating} ± {deviation}</translation>
    </message>
    <message>
        <source>You have no rating yet: the first puzzles find it.</source>
        <translation>Nie masz jeszcze rankingu: ustalą go pierwsze zagadki.</translation>
    </message>
    <message>
        <source>Every answer that is exactly as good as the best counts as right. Your first try changes your rating; with a hint it counts a fifth.</source>
        <translation>Zaliczamy każdą odpowiedź równie dobrą jak najlepsza. Ranking zmienia pierwsza próba; z podpowiedzią liczy się w jednej piątej.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tried</source>
        <translation>
            <numerusform>%n zagadka za tobą</numerusform>
            <numerusform>%n zagadki za tobą</numerusform>
            <numerusform>%n zagadek za tobą</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle {number} · {kind}</source>
        <translation>Zagadka {number} · {kind}</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Jaki ruch wybierasz?</translation>
    </message>
    <message>
        <source>Right. And now?</source>
        <translation>Dobrze. A teraz?</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>Sprawdzanie odpowiedzi…</translation>
    </message>
    <message>
        <source>This puzzle cannot be solved now.</source>
        <translation>Tej zagadki nie można teraz rozwiązać.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation>Oto rozwiązanie</translation>
    </message>
    <message>
        <source>{item}: {wrong} instead of {right}</source>
        <translation>{item}: {wrong} zamiast {right}</translation>
    </message>
    <message>
        <source>{player}, {item}: {wrong} instead of {right}</source>
        <translation>{player}, {item}: {wrong} zamiast {right}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Twój ranking: {rating}</translation>
    </message>
    <message>
        <source>Only the first try counts for your rating.</source>
        <translation>Do rankingu liczy się tylko pierwsza próba.</translation>
    </message>
    <message numerus="yes">
        <source>Not the best: it costs %n point(s)</source>
        <translation>
            <numerusform>Nie najlepiej: kosztuje %n punkt</numerusform>
            <numerusform>Nie najlepiej: kosztuje %n punkty</numerusform>
            <numerusform>Nie najlepiej: kosztuje %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {rating} ({solved} of {tried} solved)</source>
        <translation>{game}: {rating} (rozwiązane: {solved} z {tried})</translation>
    </message>
    <message>
        <source>{game}: no puzzle tried</source>
        <translation>{game}: żadnej zagadki</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried} · {minutes}:{seconds} left</source>
        <translation>Rozwiązane: {solved} z {tried} · zostało {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried}</source>
        <translation>Rozwiązane: {solved} z {tried}</translation>
    </message>
    <message>
        <source>Time is up. Solved: {solved} of {tried}</source>
        <translation>Koniec czasu. Rozwiązane: {solved} z {tried}</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>There is no other move.</source>
        <translation>Nie ma innego ruchu.</translation>
    </message>
    <message>
        <source>Several moves are about equally good; this one did best in simulated games.</source>
        <translation>Kilka ruchów jest mniej więcej równie dobrych; ten wypadł najlepiej w symulacjach.</translation>
    </message>
    <message numerus="yes">
        <source>In simulated games, it is worth %n point(s) more than any other move.</source>
        <translation>
            <numerusform>W symulacjach jest wart o %n punkt więcej niż każdy inny ruch.</numerusform>
            <numerusform>W symulacjach jest wart o %n punkty więcej niż każdy inny ruch.</numerusform>
            <numerusform>W symulacjach jest wart o %n punktów więcej niż każdy inny ruch.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes pattern line {line}.</source>
        <translation>Wypełnia linię wzoru {line}.</translation>
    </message>
    <message>
        <source>It leaves no {color} tiles for the other player.</source>
        <translation>Dla drugiego gracza nie zostaje żadna {color} płytka.</translation>
    </message>
    <message>
        <source>It also takes the first-player tile, and with it the first move of the next round.</source>
        <translation>Zabiera też płytkę gracza rozpoczynającego, a z nią pierwszy ruch w następnej rundzie.</translation>
    </message>
    <message>
        <source>With this bonus chip, pattern line {line} can be completed.</source>
        <translation>Z tym żetonem bonusowym można ukończyć linię wzoru {line}.</translation>
    </message>
    <message>
        <source>A plate from the stack may fit better than those on display.</source>
        <translation>Kafelek ze stosu może pasować lepiej niż te z ekspozycji.</translation>
    </message>
    <message>
        <source>Drawing again would probably cost more than another plate is worth.</source>
        <translation>Dalsze dobieranie kosztowałoby zapewne więcej, niż wart jest kolejny kafelek.</translation>
    </message>
    <message>
        <source>The bonus chips complete pattern line {line} now.</source>
        <translation>Żetony bonusowe pozwalają teraz ukończyć linię wzoru {line}.</translation>
    </message>
    <message>
        <source>The bonus chips are worth more for another line.</source>
        <translation>Żetony bonusowe są więcej warte w innej linii.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern line {line} then needs only %n more tile(s).</source>
        <translation>
            <numerusform>W linii wzoru {line} brakuje potem tylko %n płytki.</numerusform>
            <numerusform>W linii wzoru {line} brakuje potem tylko %n płytek.</numerusform>
            <numerusform>W linii wzoru {line} brakuje potem tylko %n płytek.</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks no {color} tiles; many other moves would.</source>
        <translation>Żadna {color} płytka nie zostaje uszkodzona, a przy wielu innych ruchach byłoby inaczej.</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} can replace a missing tile later.</source>
        <translation>Żeton bonusowy z małego warsztatu {factory} zastąpi później brakującą płytkę.</translation>
    </message>
    <message>
        <source>It has a space for pattern line {line}, which already holds tiles.</source>
        <translation>Ma pole dla rozpoczętej już linii wzoru {line}.</translation>
    </message>
    <message>
        <source>In plate row {row}, plate column {column}, its tiles will connect to the ones beside it.</source>
        <translation>Na polu kopuły w rzędzie {row}, kolumnie {column} jego płytki połączą się z sąsiednimi.</translation>
    </message>
    <message>
        <source>Its special space in row {row} gets a free tile once the other three are filled.</source>
        <translation>Na jego pole bez koloru w rzędzie {row} płytka specjalna trafi za darmo, gdy zajęte będą trzy pozostałe pola.</translation>
    </message>
    <message>
        <source>Its multicolored space in row {row} takes a tile of any color.</source>
        <translation>Na jego pole wielokolorowe w rzędzie {row} pasuje płytka dowolnego koloru.</translation>
    </message>
    <message>
        <source>It completes a plate, so row {row} gets a free special tile.</source>
        <translation>Wypełnia kafelek, więc do rzędu {row} trafia za darmo płytka specjalna.</translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, beside other tiles, it scores %n point(s).</source>
        <translation>
            <numerusform>W kolumnie {column}, obok innych płytek, daje %n punkt.</numerusform>
            <numerusform>W kolumnie {column}, obok innych płytek, daje %n punkty.</numerusform>
            <numerusform>W kolumnie {column}, obok innych płytek, daje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, it is worth %n point(s) toward the goals.</source>
        <translation>
            <numerusform>W kolumnie {column} daje %n punkt za cele.</numerusform>
            <numerusform>W kolumnie {column} daje %n punkty za cele.</numerusform>
            <numerusform>W kolumnie {column} daje %n punktów za cele.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins territories ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Łączy posiadłości ({terrain}), warte teraz razem {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>A territory gains crowns ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>W posiadłości ({terrain}) przybywa koron; jest teraz warta {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>A territory with crowns grows ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Punktowana posiadłość ({terrain}) rośnie i jest teraz warta {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>It keeps the castle in the middle of the kingdom.</source>
        <translation>Zamek zostaje pośrodku królestwa.</translation>
    </message>
    <message>
        <source>It leaves no isolated square that no domino can fill.</source>
        <translation>Nie zostawia pojedynczego wolnego pola, którego nie da się zapełnić.</translation>
    </message>
    <message>
        <source>It makes room for domino {domino}, which is already chosen.</source>
        <translation>Przygotowuje miejsce dla wybranej już płytki {domino}.</translation>
    </message>
    <message>
        <source>The crowns on domino {domino} can still multiply many squares.</source>
        <translation>Płytka {domino} zwiększa liczbę koron, a ta może jeszcze pomnożyć wiele pól.</translation>
    </message>
    <message>
        <source>Domino {domino} gives first choice next turn.</source>
        <translation>Płytka {domino} daje pierwszy wybór w następnej rundzie.</translation>
    </message>
    <message>
        <source>Of the dominoes on offer, domino {domino} fits the kingdom best.</source>
        <translation>Spośród dostępnych płytek do królestwa najlepiej pasuje płytka {domino}.</translation>
    </message>
    <message numerus="yes">
        <source>Domino {domino} can score %n point(s) right away.</source>
        <translation>
            <numerusform>Płytkę {domino} można od razu dołożyć i zdobyć za nią %n punkt.</numerusform>
            <numerusform>Płytkę {domino} można od razu dołożyć i zdobyć za nią %n punkty.</numerusform>
            <numerusform>Płytkę {domino} można od razu dołożyć i zdobyć za nią %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To {player}, domino {domino} would be worth %n point(s).</source>
        <translation>
            <numerusform>Przeciwnikowi ({player}) płytka {domino} dałaby %n punkt.</numerusform>
            <numerusform>Przeciwnikowi ({player}) płytka {domino} dałaby %n punkty.</numerusform>
            <numerusform>Przeciwnikowi ({player}) płytka {domino} dałaby %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>It covers a card on space {space} that costs points.</source>
        <translation>Przykrywa na polu {space} kartę, która odejmuje punkty.</translation>
    </message>
    <message>
        <source>Face down on space {space}, its crosses do not count.</source>
        <translation>Gdy leży zakryta na polu {space}, jej krzyżyki się nie liczą.</translation>
    </message>
    <message numerus="yes">
        <source>To {player}, the card {number} {color} would be worth %n point(s).</source>
        <translation>
            <numerusform>Przeciwnikowi ({player}) karta {color} {number} dałaby %n punkt.</numerusform>
            <numerusform>Przeciwnikowi ({player}) karta {color} {number} dałaby %n punkty.</numerusform>
            <numerusform>Przeciwnikowi ({player}) karta {color} {number} dałaby %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choice {number}: about as good as the best move.</source>
        <translation>Wybór {number}: prawie tak dobry jak najlepszy ruch.</translation>
    </message>
    <message numerus="yes">
        <source>In 100 simulated games, it wins %n more than any other move.</source>
        <translation>
            <numerusform>Na 100 symulacji wygrywa o %n partię więcej niż każdy inny ruch.</numerusform>
            <numerusform>Na 100 symulacji wygrywa o %n partie więcej niż każdy inny ruch.</numerusform>
            <numerusform>Na 100 symulacji wygrywa o %n partii więcej niż każdy inny ruch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in 100 simulated games, it wins %n fewer than the best move.</source>
        <translation>
            <numerusform>Wybór {number}: na 100 symulacji wygrywa o %n partię mniej niż najlepszy ruch.</numerusform>
            <numerusform>Wybór {number}: na 100 symulacji wygrywa o %n partie mniej niż najlepszy ruch.</numerusform>
            <numerusform>Wybór {number}: na 100 symulacji wygrywa o %n partii mniej niż najlepszy ruch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in simulated games, it is worth %n point(s) less than the best move.</source>
        <translation>
            <numerusform>Wybór {number}: w symulacjach jest wart o %n punkt mniej niż najlepszy ruch.</numerusform>
            <numerusform>Wybór {number}: w symulacjach jest wart o %n punkty mniej niż najlepszy ruch.</numerusform>
            <numerusform>Wybór {number}: w symulacjach jest wart o %n punktów mniej niż najlepszy ruch.</numerusform>
        </translation>
    </message>
    <message>
        <source>In 100 simulated games, it wins {best}; the move played wins {played}.</source>
        <translation>Na 100 symulacji wygrywa {best}; zagrany ruch wygrywa {played}.</translation>
    </message>
    <message>
        <source>It validates a card, which scores its number: {number}.</source>
        <translation>Zatwierdza kartę, która daje tyle punktów, ile wynosi jej numer: {number}.</translation>
    </message>
    <message>
        <source>Another {number} can validate it later.</source>
        <translation>Później może ją zatwierdzić druga karta o numerze {number}.</translation>
    </message>
    <message>
        <source>A card with the number {number} can validate it later.</source>
        <translation>Później może ją zatwierdzić karta o numerze {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The largest zone grows to %n card(s).</source>
        <translation>
            <numerusform>Największa strefa rośnie do %n karty.</numerusform>
            <numerusform>Największa strefa rośnie do %n kart.</numerusform>
            <numerusform>Największa strefa rośnie do %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its symbols score %n point(s).</source>
        <translation>
            <numerusform>Jej symbole dają %n punkt.</numerusform>
            <numerusform>Jej symbole dają %n punkty.</numerusform>
            <numerusform>Jej symbole dają %n punktów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>{player} had no choice.</source>
        <translation>{player} nie ma wyboru.</translation>
    </message>
    <message>
        <source>{player} found the best move.</source>
        <translation>{player} wybiera najlepszy ruch.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Własne błędy</translation>
    </message>
    <message>
        <source>Others’ mistakes</source>
        <translation>Błędy innych</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>In percent of the chance of winning: everyone starts even, a mistake gives chances to the others, and luck is everything else.</source>
        <translation>W procentach szans na wygraną: wszyscy zaczynają równo, błąd oddaje szanse innym, a cała reszta to szczęście.</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>Analiza gotowa.</translation>
    </message>
    <message>
        <source>{player}’s move wins about as often as the best one.</source>
        <translation>Ruch, który wybiera {player}, wygrywa prawie tak często jak najlepszy.</translation>
    </message>
    <message>
        <source>{player}’s chance of winning dropped by {percent}%.</source>
        <translation>{player} traci tym ruchem {percent}% szans na wygraną.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Lepiej: {move}</translation>
    </message>
    <message>
        <source>This move has not been analyzed yet.</source>
        <translation>Ten ruch nie został jeszcze oceniony.</translation>
    </message>
    <message>
        <source>Step through the moves to see what was best.</source>
        <translation>Przeglądaj ruchy, aby zobaczyć, co było najlepsze.</translation>
    </message>
    <message>
        <source>Move {number}, {player}: {percent}% lost by mistake</source>
        <translation>Ruch {number}, {player}: błąd, strata {percent}%</translation>
    </message>
    <message>
        <source>Move {number}, {player}: {percent}% by luck</source>
        <translation>Ruch {number}, {player}: {percent}% za sprawą losu</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Link: {words}</source>
        <translation>Odnośnik: {words}</translation>
    </message>
    <message>
        <source>F1: {heading}</source>
        <translation>F1: {heading}</translation>
    </message>
    <message>
        <source>Rules: {heading}</source>
        <translation>Zasady: {heading}</translation>
    </message>
</context>
<context>
    <name>second_try</name>
    <message>
        <source>My mistakes</source>
        <translation>Moje błędy</translation>
    </message>
    <message>
        <source>Mistakes of {player}</source>
        <translation>Błędy: {player}</translation>
    </message>
    <message>
        <source>No mistakes are collected yet. Review a finished game, or look through your last games: every turning point that was your mistake comes here, to be tried again.</source>
        <translation>Nie ma jeszcze żadnych błędów. Przeanalizuj ukończoną partię albo przejrzyj ostatnie partie: trafi tu każdy punkt zwrotny, który był twoim błędem, aby można było spróbować jeszcze raz.</translation>
    </message>
    <message>
        <source>None is due today.</source>
        <translation>Na dziś nie ma żadnej.</translation>
    </message>
    <message>
        <source>Looking through game {number}…</source>
        <translation>Przeglądanie partii {number}…</translation>
    </message>
    <message>
        <source>All your finished games have been looked through.</source>
        <translation>Wszystkie twoje ukończone partie są już przejrzane.</translation>
    </message>
    <message>
        <source>No mistake of yours turned this game.</source>
        <translation>Żaden Twój błąd nie odwrócił losów tej partii.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from your finished games</source>
        <translation>
            <numerusform>%n pozycja z twoich ukończonych partii</numerusform>
            <numerusform>%n pozycje z twoich ukończonych partii</numerusform>
            <numerusform>%n pozycji z twoich ukończonych partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>Na dziś: %n</numerusform>
            <numerusform>Na dziś: %n</numerusform>
            <numerusform>Na dziś: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learned</source>
        <translation>
            <numerusform>Opanowane: %n</numerusform>
            <numerusform>Opanowane: %n</numerusform>
            <numerusform>Opanowane: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Druga próba</translation>
    </message>
    <message>
        <source>Second try, {number} of {total}</source>
        <translation>Druga próba: {number} z {total}</translation>
    </message>
    <message>
        <source>On move {number}, your chance of winning dropped by {percent}%.</source>
        <translation>W ruchu {number} Twoje szanse na wygraną spadły o {percent}%.</translation>
    </message>
    <message>
        <source>What would you play now?</source>
        <translation>Jaki ruch wykonasz teraz?</translation>
    </message>
    <message>
        <source>Judging your move…</source>
        <translation>Ocenianie twojego ruchu…</translation>
    </message>
    <message>
        <source>This move could not be judged.</source>
        <translation>Nie udało się ocenić tego ruchu.</translation>
    </message>
    <message>
        <source>Better than what you played</source>
        <translation>Lepszy niż to, co zagrano</translation>
    </message>
    <message>
        <source>As good as what you played</source>
        <translation>Tak samo dobry jak to, co zagrano</translation>
    </message>
    <message>
        <source>Worse than what you played</source>
        <translation>Gorszy niż to, co zagrano</translation>
    </message>
    <message>
        <source>Chance of winning: {now}%; with what you played: {then}%</source>
        <translation>Szanse na wygraną: {now}%; z tamtym ruchem: {then}%</translation>
    </message>
    <message>
        <source>The search finds no better move.</source>
        <translation>Analiza nie znajduje lepszego ruchu.</translation>
    </message>
    <message>
        <source>The search prefers another move: {percent}%</source>
        <translation>Analiza woli inny ruch: {percent}%</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <translation>Twój ruch w partii: {move}</translation>
    </message>
    <message>
        <source>The search prefers: {move}</source>
        <translation>Analiza woli: {move}</translation>
    </message>
    <message>
        <source>Chance of winning: {percent}%</source>
        <translation>Szanse na wygraną: {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>This position comes back in %n day(s).</source>
        <translation>
            <numerusform>Ta pozycja wróci za %n dzień.</numerusform>
            <numerusform>Ta pozycja wróci za %n dni.</numerusform>
            <numerusform>Ta pozycja wróci za %n dni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) kept</source>
        <translation>
            <numerusform>%n zapisany błąd</numerusform>
            <numerusform>%n zapisane błędy</numerusform>
            <numerusform>%n zapisanych błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes could not be read; the old file was kept as {file}.</source>
        <translation>Nie udało się odczytać twoich błędów; stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <source>Your mistakes cannot be read and are left unchanged. {reason}</source>
        <translation>Twoich błędów nie można odczytać i pozostają bez zmian. {reason}</translation>
    </message>
    <message>
        <source>Your mistakes cannot be saved: {reason}</source>
        <translation>Nie można zapisać twoich błędów: {reason}</translation>
    </message>
    <message>
        <source>Points at once: {now}; with what you played: {then}</source>
        <translation>Punkty od razu: {now}; z tamtym ruchem: {then}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Your settings could not be read and have been reset; the old file was kept as {file}.</source>
        <translation>Nie udało się odczytać ustawień, więc przywrócono domyślne; stary plik zachowano jako {file}.</translation>
    </message>
    <message>
        <source>Your settings cannot be read and have been left unchanged; changes last only until you quit. {reason}</source>
        <translation>Nie można odczytać ustawień; plik pozostaje bez zmian, a zmiany obowiązują do zamknięcia programu. {reason}</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {reason}</source>
        <translation>Nie można zapisać ustawień: {reason}</translation>
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
        <translation>pozycja</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {seed}</source>
        <translation>Rozdanie {seed}</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Partia jeszcze trwa.</translation>
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
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>shared_table</name>
    <message>
        <source>Paused. Everybody at the table can resume the game.</source>
        <translation>Pauza. Każdy przy stole może wznowić grę.</translation>
    </message>
    <message>
        <source>Your move is on its way to {host}</source>
        <translation>Twój ruch jest w drodze; gospodarz: {host}</translation>
    </message>
    <message>
        <source>{host} is away. The game goes on when the host is back.</source>
        <translation>{host} jest poza grą. Gra ruszy po powrocie gospodarza.</translation>
    </message>
    <message>
        <source>Looking for {host}’s table…</source>
        <translation>Szukanie stołu, gospodarz: {host}…</translation>
    </message>
    <message>
        <source>{name} has resigned. The game is over.</source>
        <translation>{name} poddaje partię. Koniec gry.</translation>
    </message>
    <message>
        <source>The next game is being dealt.</source>
        <translation>Następna partia jest rozdawana.</translation>
    </message>
    <message>
        <source>The next game is dealt when everybody is here.</source>
        <translation>Następna partia zacznie się, gdy wszyscy będą przy stole.</translation>
    </message>
    <message>
        <source>The host has taken you off the table.</source>
        <translation>Gospodarz odprawił cię od stołu.</translation>
    </message>
    <message>
        <source>{host} has left the table.</source>
        <translation>{host}: odejście od stołu.</translation>
    </message>
    <message>
        <source>{name} (away)</source>
        <translation>{name} (nieobecność)</translation>
    </message>
    <message>
        <source>seat {seat} is free</source>
        <translation>miejsce {seat} jest wolne</translation>
    </message>
    <message>
        <source>watching: {names}</source>
        <translation>oglądają: {names}</translation>
    </message>
    <message>
        <source>{name}’s turn since {time}</source>
        <translation>gra {name} od {time}</translation>
    </message>
    <message>
        <source>your turn since {time}</source>
        <translation>twoja kolej od {time}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{name} would like to undo. Do you agree?</source>
        <translation>{name} prosi o cofnięcie ruchów. Zgoda?</translation>
    </message>
    <message>
        <source>{name} would like another game. Do you agree?</source>
        <translation>{name} prosi o następną partię. Zgoda?</translation>
    </message>
    <message>
        <source>{name} would like another game with swapped seats. Do you agree?</source>
        <translation>{name} prosi o następną partię z zamianą miejsc. Zgoda?</translation>
    </message>
    <message>
        <source>You ask to undo. Waiting for {names}.</source>
        <translation>Prosisz o cofnięcie ruchów. Czekamy na odpowiedź: {names}.</translation>
    </message>
    <message>
        <source>You ask for another game. Waiting for {names}.</source>
        <translation>Prosisz o następną partię. Czekamy na odpowiedź: {names}.</translation>
    </message>
    <message>
        <source>You ask for swapped seats. Waiting for {names}.</source>
        <translation>Prosisz o zamianę miejsc. Czekamy na odpowiedź: {names}.</translation>
    </message>
    <message>
        <source>{name} asks to undo. Waiting for {names}.</source>
        <translation>{name} prosi o cofnięcie ruchów. Czekamy na odpowiedź: {names}.</translation>
    </message>
    <message>
        <source>{name} asks for another game. Waiting for {names}.</source>
        <translation>{name} prosi o następną partię. Czekamy na odpowiedź: {names}.</translation>
    </message>
    <message>
        <source>{name} asks for swapped seats. Waiting for {names}.</source>
        <translation>{name} prosi o zamianę miejsc. Czekamy na odpowiedź: {names}.</translation>
    </message>
    <message>
        <source>{name} would like to come to the table.</source>
        <translation>{name} prosi o wpuszczenie do stołu.</translation>
    </message>
    <message>
        <source>The proposal was declined.</source>
        <translation>Propozycja została odrzucona.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmów</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Wpuść</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Odpraw</translation>
    </message>
    <message>
        <source>The others remind you: it is your turn.</source>
        <translation>Inni przypominają: twoja kolej.</translation>
    </message>
    <message>
        <source>{name} was reminded.</source>
        <translation>Przypomnienie wysłane: {name}.</translation>
    </message>
    <message>
        <source>{name} has resigned. A computer plays on.</source>
        <translation>{name} poddaje partię. Dalej gra komputer.</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} jest przy stole.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name}: chwilowa nieobecność.</translation>
    </message>
    <message>
        <source>The deal is open and is the one that was played. The game is saved.</source>
        <translation>Rozdanie jest jawne i zgadza się z rozegranym. Partia jest zapisana.</translation>
    </message>
    <message>
        <source>Beware: the deal that the host has opened is not the one that was played. The game is not saved.</source>
        <translation>Uwaga: rozdanie ujawnione przez gospodarza nie jest tym, które rozegrano. Partia nie jest zapisana.</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Powiedz</translation>
    </message>
    <message>
        <source>Say something to everybody at the table</source>
        <translation>Powiedz coś wszystkim przy stole</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Remind, pause, resign, seats: everything about this table</source>
        <translation>Przypomnienie, pauza, poddanie, miejsca: wszystko o tym stole</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Napisz…</translation>
    </message>
    <message>
        <source>Remind {name}</source>
        <translation>Przypomnij: {name}</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Wstrzymaj grę</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Wznów grę</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Poddaj partię…</translation>
    </message>
    <message>
        <source>Resign for {name}…</source>
        <translation>Poddaj partię: {name}…</translation>
    </message>
    <message>
        <source>Play another game…</source>
        <translation>Zagraj jeszcze raz…</translation>
    </message>
    <message>
        <source>Swap the seats and play again…</source>
        <translation>Zamień miejsca i zagraj jeszcze raz…</translation>
    </message>
    <message>
        <source>Let a computer play for {name}</source>
        <translation>Niech komputer zagra za: {name}</translation>
    </message>
    <message>
        <source>Let {other} play for {name}</source>
        <translation>Niech {other} zagra za: {name}</translation>
    </message>
    <message>
        <source>Play for {name} at this computer</source>
        <translation>Graj przy tym komputerze za: {name}</translation>
    </message>
    <message>
        <source>Watch from {name}’s side</source>
        <translation>Oglądaj ze strony: {name}</translation>
    </message>
    <message>
        <source>Go on without the host…</source>
        <translation>Graj dalej bez gospodarza…</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Odejdź od stołu…</translation>
    </message>
    <message>
        <source>Do you want to resign?</source>
        <translation>Poddać partię?</translation>
    </message>
    <message>
        <source>The game ends. Winner: {others}.</source>
        <translation>Gra się skończy. Wygrywa: {others}.</translation>
    </message>
    <message>
        <source>A computer plays your seat to the end. You can watch.</source>
        <translation>Za ciebie dogra komputer. Możesz oglądać.</translation>
    </message>
    <message>
        <source>Do you want to leave the table for good?</source>
        <translation>Odejść od stołu na dobre?</translation>
    </message>
    <message>
        <source>Your seat becomes free. To come back, ask the host again.</source>
        <translation>Twoje miejsce się zwolni. Aby wrócić, poproś gospodarza.</translation>
    </message>
    <message>
        <source>Do you want to go on without the host?</source>
        <translation>Grać dalej bez gospodarza?</translation>
    </message>
    <message>
        <source>You become the host of a new table with the position on the board. What is hidden is dealt again, because only the old host knows it. The record says so.</source>
        <translation>Zostajesz gospodarzem nowego stołu z pozycją z planszy. To, co ukryte, zostanie rozdane od nowa, bo zna to tylko dawny gospodarz. Zapis partii to odnotuje.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Napisz do stołu</translation>
    </message>
    <message>
        <source>Everybody at the table reads this:</source>
        <translation>Przeczytają to wszyscy przy stole:</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Wyślij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>Partia jest zapisana.</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>The game cannot be saved: {reason}</source>
        <translation>Nie można zapisać partii: {reason}</translation>
    </message>
    <message>
        <source>The saved games cannot be read: {reason}</source>
        <translation>Nie można odczytać zapisanych partii: {reason}</translation>
    </message>
    <message>
        <source>A saved game was damaged and has been restored from the previous copy; the damaged file was kept as {file}.</source>
        <translation>Plik partii był uszkodzony, więc przywrócono ją z poprzedniej kopii; uszkodzony plik zachowano jako {file}.</translation>
    </message>
    <message>
        <source>A saved game cannot be opened; it was left where it is, in {file}. {reason}</source>
        <translation>Zapisanej partii nie można otworzyć; plik pozostaje na miejscu: {file}. {reason}</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>From another version of Kupola</source>
        <translation>Z innej wersji programu Kupola</translation>
    </message>
    <message>
        <source>Match from another version</source>
        <translation>Mecz z innej wersji</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>This seat is taken.</source>
        <translation>To miejsce jest zajęte.</translation>
    </message>
    <message>
        <source>Seats are chosen before the game. Ask the host.</source>
        <translation>Miejsca wybiera się przed grą. Zapytaj gospodarza.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja kolej.</translation>
    </message>
    <message>
        <source>This move came too late. The game has gone on.</source>
        <translation>Ten ruch dotarł za późno. Gra potoczyła się dalej.</translation>
    </message>
    <message>
        <source>Another table is open at {address}. Kupola looks for yours.</source>
        <translation>Pod adresem {address} jest otwarty inny stół. Kupola szuka twojego.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
    <message>
        <source>This table has quick phrases only.</source>
        <translation>Przy tym stole są tylko gotowe zwroty.</translation>
    </message>
    <message>
        <source>You are watching. Only players can do this.</source>
        <translation>Tylko oglądasz. Mogą to zrobić wyłącznie gracze.</translation>
    </message>
    <message>
        <source>Too much waits for the host’s answer.</source>
        <translation>Zbyt wiele próśb czeka na odpowiedź gospodarza.</translation>
    </message>
    <message>
        <source>The host now uses a newer version of Kupola. Update Kupola to play on.</source>
        <translation>Gospodarz używa teraz nowszej wersji Kupoli. Zaktualizuj Kupolę, aby grać dalej.</translation>
    </message>
    <message>
        <source>What was kept of this table is damaged.</source>
        <translation>Zapisane dane tego stołu są uszkodzone.</translation>
    </message>
    <message>
        <source>This cannot be proposed now.</source>
        <translation>Teraz nie można tego zaproponować.</translation>
    </message>
    <message>
        <source>A guest with a newer version of Kupola knocks. Update Kupola to let them in.</source>
        <translation>Puka gość z nowszą wersją Kupoli. Zaktualizuj Kupolę, aby go wpuścić.</translation>
    </message>
    <message>
        <source>{name} now uses a newer version of Kupola. Update Kupola to play on together.</source>
        <translation>{name} używa teraz nowszej wersji Kupoli. Zaktualizuj Kupolę, aby grać dalej razem.</translation>
    </message>
    <message>
        <source>Another proposal is open.</source>
        <translation>Inna propozycja czeka jeszcze na odpowiedź.</translation>
    </message>
    <message>
        <source>This is no invitation to a table. It begins with “kupola:” and has some 80 letters.</source>
        <translation>To nie jest zaproszenie do stołu. Zaproszenie zaczyna się od „kupola:” i ma około 80 znaków.</translation>
    </message>
    <message>
        <source>This table was opened by a newer version of Kupola. Update Kupola to join it.</source>
        <translation>Ten stół otwarto w nowszej wersji Kupoli. Zaktualizuj Kupolę, aby dołączyć.</translation>
    </message>
    <message>
        <source>This is no address of a broker: {address}</source>
        <translation>To nie jest adres brokera: {address}</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Cześć!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Powodzenia!</translation>
    </message>
    <message>
        <source>Good move!</source>
        <translation>Dobry ruch!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Dziękuję!</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>Ups!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Chwileczkę.</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>Już jestem.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Dobra gra!</translation>
    </message>
    <message>
        <source>Shall we play again?</source>
        <translation>Zagramy jeszcze raz?</translation>
    </message>
    <message>
        <source>I have to go. See you!</source>
        <translation>Muszę kończyć. Do zobaczenia!</translation>
    </message>
    <message>
        <source>The host sent a position that breaks the rules.</source>
        <translation>Gospodarz przysłał pozycję niezgodną z zasadami.</translation>
    </message>
    <message>
        <source>The system does not let Kupola listen for guests: {reason}</source>
        <translation>System nie pozwala Kupoli czekać na gości: {reason}</translation>
    </message>
    <message>
        <source>No computer is called {name}.</source>
        <translation>Nie ma komputera o nazwie {name}.</translation>
    </message>
    <message>
        <source>No computer is called {name}: the broker at {address} is not found.</source>
        <translation>Nie ma komputera o nazwie {name}: nie znaleziono brokera {address}.</translation>
    </message>
    <message>
        <source>No broker answers at {address}: the connection is refused.</source>
        <translation>Pod adresem {address} nie odpowiada żaden broker: połączenie odrzucono.</translation>
    </message>
    <message>
        <source>The broker at {address} does not answer.</source>
        <translation>Broker {address} nie odpowiada.</translation>
    </message>
    <message>
        <source>The broker at {address} cannot be reached. Is this computer online?</source>
        <translation>Nie można połączyć się z brokerem {address}. Czy ten komputer ma internet?</translation>
    </message>
    <message>
        <source>The broker at {address} has no certificate that this computer trusts: {reason}</source>
        <translation>Broker {address} nie ma certyfikatu, któremu ten komputer ufa: {reason}</translation>
    </message>
    <message>
        <source>The broker at {address} does not speak TLS on this port.</source>
        <translation>Broker {address} nie używa TLS na tym porcie.</translation>
    </message>
    <message>
        <source>Something else than a broker answers at {address}.</source>
        <translation>Pod adresem {address} odpowiada coś innego niż broker.</translation>
    </message>
    <message>
        <source>The broker at {address} takes no websockets at this path.</source>
        <translation>Broker {address} nie przyjmuje websocketów pod tą ścieżką.</translation>
    </message>
    <message>
        <source>The broker at {address} refuses this user name or password.</source>
        <translation>Broker {address} odrzuca tę nazwę użytkownika lub hasło.</translation>
    </message>
    <message>
        <source>The broker at {address} refuses the connection: {reason}</source>
        <translation>Broker {address} odrzuca połączenie: {reason}</translation>
    </message>
    <message>
        <source>The broker at {address} does not permit tables of Kupola.</source>
        <translation>Broker {address} nie zezwala na stoły Kupoli.</translation>
    </message>
    <message>
        <source>The broker at {address} keeps no messages (“retain” is switched off). A table needs that.</source>
        <translation>Broker {address} nie przechowuje wiadomości (opcja „retain” jest wyłączona). Stół tego wymaga.</translation>
    </message>
    <message>
        <source>The broker at {address} takes only messages that are too short for a table.</source>
        <translation>Broker {address} przyjmuje tylko wiadomości zbyt krótkie dla stołu.</translation>
    </message>
    <message>
        <source>A code has eight letters, as in {example}.</source>
        <translation>Kod ma osiem liter, na przykład {example}.</translation>
    </message>
    <message>
        <source>This code does not fit the table. Ask the host for its eight letters.</source>
        <translation>Ten kod nie pasuje do stołu. Poproś gospodarza o osiem liter.</translation>
    </message>
    <message>
        <source>Another program answers there, not a table.</source>
        <translation>Odpowiada tam inny program, a nie stół.</translation>
    </message>
    <message>
        <source>No table is open at {address}.</source>
        <translation>Pod adresem {address} nie ma otwartego stołu.</translation>
    </message>
    <message>
        <source>{address} does not answer. Are both computers in the same network, and does the firewall of the other one let Kupola in?</source>
        <translation>{address} nie odpowiada. Czy oba komputery są w tej samej sieci i czy zapora drugiego wpuszcza Kupolę?</translation>
    </message>
    <message>
        <source>The connection is interrupted. Kupola connects again by itself.</source>
        <translation>Połączenie przerwane. Kupola połączy się ponownie sama.</translation>
    </message>
</context>
<context>
    <name>table_mode</name>
    <message>
        <source>{player}: {other}’s turn</source>
        <translation>{player}: czekaj, gra {other}</translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>The shared table cannot be saved: {reason}</source>
        <translation>Nie można zapisać wspólnego stołu: {reason}</translation>
    </message>
    <message>
        <source>A saved table was damaged; the file was kept as {file}.</source>
        <translation>Plik stołu był uszkodzony; zachowano go jako {file}.</translation>
    </message>
    <message>
        <source>This table was saved by a newer version of Kupola.</source>
        <translation>Ten stół zapisała nowsza wersja Kupoli.</translation>
    </message>
    <message>
        <source>Shared table: your turn</source>
        <translation>Wspólny stół: twoja kolej</translation>
    </message>
    <message>
        <source>Shared table: waiting for {name}</source>
        <translation>Wspólny stół: gra {name}</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Wspólny stół</translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>Box: drop a piece here to take it off the board</source>
        <translation>Pudełko: upuść tu element, aby zdjąć go z planszy</translation>
    </message>
    <message>
        <source>In the box: {piece}</source>
        <translation>W pudełku: {piece}</translation>
    </message>
    <message>
        <source>In the box, {count} left: {piece}</source>
        <translation>W pudełku: {piece} (zostało: {count})</translation>
    </message>
    <message>
        <source>not on the table</source>
        <translation>nie leży na stole</translation>
    </message>
    <message>
        <source>Scoring tablet {number}</source>
        <translation>Kafelek celu {number}</translation>
    </message>
    <message>
        <source>{player}: set up this board with pieces from the box, in any order</source>
        <translation>{player}: ułóż tę planszę z elementów z pudełka, w dowolnej kolejności</translation>
    </message>
    <message>
        <source>Already on a board: {piece}</source>
        <translation>Leży już na planszy: {piece}</translation>
    </message>
    <message>
        <source>{title}: {value}</source>
        <translation>{title}: {value}</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Podlicz prawdziwą partię</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>W pudełku</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punkty: {points}</translation>
    </message>
    <message>
        <source>Moved: {piece}</source>
        <translation>Przesunięto: {piece}</translation>
    </message>
    <message>
        <source>{title}: {number}</source>
        <translation>{title}: {number}</translation>
    </message>
    <message>
        <source>This board is complete. Still open: {players}</source>
        <translation>Ta plansza jest gotowa. Niegotowe: {players}</translation>
    </message>
    <message>
        <source>No winner yet.</source>
        <translation>Nie ma jeszcze zwycięzcy.</translation>
    </message>
    <message>
        <source>{player}: {problem}</source>
        <translation>{player}: {problem}</translation>
    </message>
    <message>
        <source>Type the number of the piece that lies here.</source>
        <translation>Wpisz numer elementu, który tu leży.</translation>
    </message>
    <message>
        <source>There is no room for it there.</source>
        <translation>Tam się nie zmieści.</translation>
    </message>
    <message>
        <source>Placed: {piece}</source>
        <translation>Położono: {piece}</translation>
    </message>
    <message>
        <source>Removed: {piece}</source>
        <translation>Zdjęto: {piece}</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
    <message>
        <source>Board: {player}</source>
        <translation>Plansza: {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Podliczenie</translation>
    </message>
    <message>
        <source>This position is possible.</source>
        <translation>Ta pozycja jest możliwa.</translation>
    </message>
    <message>
        <source>Drag pieces to where they lie, in any order; the box has the rest</source>
        <translation>Przeciągaj elementy na ich miejsca w dowolnej kolejności; reszta jest w pudełku</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message numerus="yes">
        <source>%n open seat(s)</source>
        <translation>
            <numerusform>%n wolne miejsce</numerusform>
            <numerusform>%n wolne miejsca</numerusform>
            <numerusform>%n wolnych miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Otwórz stół</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Otwórz stół</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Where your guests are</source>
        <translation>Gdzie są twoi goście</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>W domu</translation>
    </message>
    <message>
        <source>Across the Internet</source>
        <translation>Przez internet</translation>
    </message>
    <message>
        <source>Your guests are in the same network. They find the table by themselves and enter a code of eight letters that you tell them.</source>
        <translation>Twoi goście są w tej samej sieci. Sami znajdą stół i wpiszą kod z ośmiu liter, który im podasz.</translation>
    </message>
    <message>
        <source>Your guests are anywhere. You send them an invitation. The broker {broker} passes sealed messages on; it cannot read them.</source>
        <translation>Twoi goście mogą być wszędzie. Wysyłasz im zaproszenie. Broker {broker} przekazuje zapieczętowane wiadomości; nie może ich przeczytać.</translation>
    </message>
    <message>
        <source>Your system may ask whether Kupola may accept connections: agree for private networks. Guest Wi-Fi often keeps devices apart; then play across the Internet.</source>
        <translation>System może zapytać, czy Kupola może przyjmować połączenia: zgódź się dla sieci prywatnych. Wi-Fi dla gości często oddziela urządzenia od siebie; wtedy grajcie przez internet.</translation>
    </message>
    <message>
        <source>A table across the Internet needs a broker, a server that passes messages on. Enter its address in the settings.</source>
        <translation>Stół przez internet potrzebuje brokera, czyli serwera, który przekazuje wiadomości. Wpisz jego adres w ustawieniach.</translation>
    </message>
    <message>
        <source>Broker settings…</source>
        <translation>Ustawienia brokera…</translation>
    </message>
    <message>
        <source>Guests may write words of their own, not only quick phrases</source>
        <translation>Goście mogą pisać własne słowa, nie tylko gotowe zwroty</translation>
    </message>
    <message>
        <source>No seat is open for a guest: guests can only watch.</source>
        <translation>Żadne miejsce nie jest wolne dla gościa: goście mogą tylko oglądać.</translation>
    </message>
    <message>
        <source>Your table: {game}</source>
        <translation>Twój stół: {game}</translation>
    </message>
    <message>
        <source>Code for your guests</source>
        <translation>Kod dla twoich gości</translation>
    </message>
    <message>
        <source>Address, if the table is not found: {addresses}</source>
        <translation>Adres, jeśli stołu nie widać: {addresses}</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Zaproszenie</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Kopiuj zaproszenie</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>Zaproszenie jest w schowku.</translation>
    </message>
    <message>
        <source>QR picture of the invitation</source>
        <translation>Kod QR zaproszenia</translation>
    </message>
    <message>
        <source>A square pattern that contains the invitation. A phone’s camera reads it as text.</source>
        <translation>Kwadratowy wzór, który zawiera zaproszenie. Aparat telefonu odczyta je jako tekst.</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Miejsce {seat}</translation>
    </message>
    <message>
        <source>Who sits at seat {seat}</source>
        <translation>Kto siedzi na miejscu {seat}</translation>
    </message>
    <message>
        <source>Open for a guest</source>
        <translation>Wolne dla gościa</translation>
    </message>
    <message>
        <source>{name}, at this computer</source>
        <translation>{name}, przy tym komputerze</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Komputer: {level}</translation>
    </message>
    <message>
        <source>{name}, guest</source>
        <translation>{name}, gość</translation>
    </message>
    <message>
        <source>away</source>
        <translation>poza stołem</translation>
    </message>
    <message>
        <source>At the door</source>
        <translation>Przy drzwiach</translation>
    </message>
    <message>
        <source>Nobody is knocking.</source>
        <translation>Nikt nie puka.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Wpuść</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Odpraw</translation>
    </message>
    <message>
        <source>Let {name} in</source>
        <translation>Wpuść: {name}</translation>
    </message>
    <message>
        <source>Turn {name} away</source>
        <translation>Odpraw: {name}</translation>
    </message>
    <message>
        <source>{name} knocks at the table.</source>
        <translation>{name} puka do stołu.</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Oglądają: {names}</translation>
    </message>
    <message>
        <source>Nobody is watching.</source>
        <translation>Nikt nie ogląda.</translation>
    </message>
    <message>
        <source>Everybody is here. You can start.</source>
        <translation>Wszyscy są. Możesz zaczynać.</translation>
    </message>
    <message>
        <source>Waiting: a seat is still open.</source>
        <translation>Czekamy: jedno z miejsc jest jeszcze wolne.</translation>
    </message>
    <message>
        <source>One moment: the guests’ programs prepare the deal.</source>
        <translation>Chwileczkę: programy gości przygotowują rozdanie.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Zamknij stół</translation>
    </message>
    <message>
        <source>Close the table? Your guests are sent home.</source>
        <translation>Zamknąć stół? Goście zostaną odesłani.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Łączenie…</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Dołącz do stołu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>How you join</source>
        <translation>Jak dołączasz</translation>
    </message>
    <message>
        <source>By invitation</source>
        <translation>Z zaproszeniem</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Stoły w pobliżu</translation>
    </message>
    <message>
        <source>{host}: {game} · {free}</source>
        <translation>{host}: {game} · {free}</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>Szukanie stołów…</translation>
    </message>
    <message>
        <source>No table found yet. Is a table open on another computer in the same network? If it is, enter its address, which the host’s window shows.</source>
        <translation>Nie znaleziono jeszcze stołu. Czy na innym komputerze w tej samej sieci jest otwarty stół? Jeśli tak, wpisz jego adres; widać go w oknie gospodarza.</translation>
    </message>
    <message>
        <source>Or the address</source>
        <translation>Albo adres</translation>
    </message>
    <message>
        <source>e.g. 192.168.1.20</source>
        <translation>np. 192.168.1.20</translation>
    </message>
    <message>
        <source>Code from the host</source>
        <translation>Kod od gospodarza</translation>
    </message>
    <message>
        <source>eight letters</source>
        <translation>osiem liter</translation>
    </message>
    <message>
        <source>Paste the invitation, or the whole message that contains it:</source>
        <translation>Wklej zaproszenie albo całą wiadomość, która je zawiera:</translation>
    </message>
    <message>
        <source>This is an invitation. Its broker is {broker}.</source>
        <translation>To zaproszenie. Jego broker to {broker}.</translation>
    </message>
    <message>
        <source>This is an invitation to a table at {address}.</source>
        <translation>To zaproszenie do stołu pod adresem {address}.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Dołącz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Choose a table or enter its address.</source>
        <translation>Wybierz stół albo wpisz jego adres.</translation>
    </message>
    <message>
        <source>This is no address of a computer: {address}</source>
        <translation>To nie jest adres komputera: {address}</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Szukanie stołu…</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>Czekamy, aż gospodarz cię wpuści.</translation>
    </message>
    <message>
        <source>No answer yet. Is the table still open, and the host’s computer awake? Kupola keeps trying.</source>
        <translation>Jeszcze nie ma odpowiedzi. Czy stół jest nadal otwarty, a komputer gospodarza włączony? Kupola próbuje dalej.</translation>
    </message>
    <message>
        <source>The host has turned you away.</source>
        <translation>Gospodarz cię nie wpuścił.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Przy stole nie ma już miejsca.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Gospodarz zamknął stół.</translation>
    </message>
    <message>
        <source>At {host}’s table: {game}</source>
        <translation>Przy stole ({host}): {game}</translation>
    </message>
    <message>
        <source>Waiting for {host} to start the game.</source>
        <translation>Grę rozpocznie {host}.</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Wybierz miejsce albo oglądaj.</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Siądź tutaj</translation>
    </message>
    <message>
        <source>Sit at seat {seat}</source>
        <translation>Siądź na miejscu {seat}</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Wstań</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>{host} is away. The table waits.</source>
        <translation>{host} odszedł od stołu. Stół czeka.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Odejdź od stołu</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Save the game somewhere else, or you will lose the moves since the last save.</source>
        <translation>Zapisz partię w innym miejscu; w przeciwnym razie ruchy od ostatniego zapisu przepadną.</translation>
    </message>
</context>
</TS>
