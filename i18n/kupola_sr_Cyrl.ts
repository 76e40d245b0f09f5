<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr_Cyrl" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Kupola</source>
        <translation>О програму Купола</translation>
    </message>
    <message>
        <source>A desktop table for board games</source>
        <translation>Виртуелни сто за друштвене игре</translation>
    </message>
    <message>
        <source>Kupola is an unofficial fan project, not affiliated with the designers or publishers of the games. The names of the games belong to their owners; all artwork is our own.</source>
        <translation>Купола је незваничан пројекат љубитеља игара. Није повезана са ауторима и издавачима игара, којима припадају и њихови називи; сви цртежи су наши.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Слободан софтвер под лиценцом GNU General Public License, верзија 3 или новија.</translation>
    </message>
    <message>
        <source>The computer players run uncompiled here, so they think more slowly.</source>
        <translation>Играчи које води рачунар овде нису компајлирани, па размишљају спорије.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Верзија {version} · Qt {qt} · Python {python}</translation>
    </message>
    <message>
        <source>Build {build}</source>
        <translation>Издање {build}</translation>
    </message>
    <message>
        <source>Licenses…</source>
        <translation>Лиценце…</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>Play from here</source>
        <translation>Игра одавде</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis board</source>
        <translation>Табла за анализу</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Настави</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Паузирај</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Запис…</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Играј одавде…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Постави…</translation>
    </message>
</context>
<context>
    <name>ArrangeDialog</name>
    <message>
        <source>Set up the pieces as they lie on your table; Kupola analyzes the position.</source>
        <translation>Поставите све како лежи на вашем столу, а Купола ће анализирати позицију.</translation>
    </message>
    <message>
        <source>Begin with an empty table</source>
        <translation>Почни од празног стола</translation>
    </message>
</context>
<context>
    <name>ArrangePanel</name>
    <message>
        <source>Analyze this position</source>
        <translation>Анализирај ову позицију</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
</context>
<context>
    <name>BoardWindow</name>
    <message>
        <source>Board description</source>
        <translation>Опис табле</translation>
    </message>
</context>
<context>
    <name>BookDialog</name>
    <message>
        <source>Progress</source>
        <translation>Напредак</translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Practice anyway</source>
        <translation>Ипак вежбај</translation>
    </message>
    <message>
        <source>Look through my last games</source>
        <translation>Прегледај моје последње партије</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Прекини преглед</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message numerus="yes">
        <source>%n other variation(s) …</source>
        <translation>
            <numerusform>Још %n варијанта …</numerusform>
            <numerusform>Још %n варијанте …</numerusform>
            <numerusform>Још %n варијанти …</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to moves you undid</source>
        <translation>Прелазак на враћене потезе</translation>
    </message>
    <message>
        <source>Compare and name variations…</source>
        <translation>Упореди и именуј варијанте…</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Rules: {heading}</source>
        <translation>Правила: {heading}</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Earlier days</source>
        <translation>Ранији дани</translation>
    </message>
</context>
<context>
    <name>ChanceCurve</name>
    <message>
        <source>Chance of winning by move, in percent</source>
        <translation>Шанса за победу по потезима, у процентима</translation>
    </message>
    <message>
        <source>Chance of winning: not known yet</source>
        <translation>Шанса за победу: још није позната</translation>
    </message>
</context>
<context>
    <name>CoachCommands</name>
    <message>
        <source>Change players</source>
        <translation>Промени играче</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Game code</source>
        <translation>Код партије</translation>
    </message>
    <message>
        <source>It contains the whole game: the deal with everything still hidden, the players and every move. Paste it into another copy of Kupola to continue there.</source>
        <translation>Садржи целу партију: поделу са свим што је још скривено, играче и сваки потез. Налепите га у Куполу на другом рачунару да бисте тамо наставили.</translation>
    </message>
    <message>
        <source>Position code</source>
        <translation>Код позиције</translation>
    </message>
    <message>
        <source>It contains the current position, without the moves that led to it.</source>
        <translation>Садржи тренутну позицију, без потеза који су до ње довели.</translation>
    </message>
    <message>
        <source>Hidden information is included.</source>
        <translation>Садржи и оно што је скривено.</translation>
    </message>
    <message numerus="yes">
        <source>Copied to the clipboard: %n character(s).</source>
        <translation>
            <numerusform>Копирано: %n знак.</numerusform>
            <numerusform>Копирано: %n знака.</numerusform>
            <numerusform>Копирано: %n знакова.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reshuffle everything {player} cannot see</source>
        <translation>Поново промешај све што {player} не види</translation>
    </message>
    <message>
        <source>Copy again</source>
        <translation>Копирај поново</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Press Enter to confirm the move, Esc to undo it.</source>
        <translation>Enter потврђује потез, Esc га враћа.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Потврди</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Врати потез</translation>
    </message>
</context>
<context>
    <name>ContestDialog</name>
    <message>
        <source>New match</source>
        <translation>Нови меч</translation>
    </message>
    <message>
        <source>Type of match</source>
        <translation>Врста меча</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Меч</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Започни меч</translation>
    </message>
</context>
<context>
    <name>ContestSheet</name>
    <message>
        <source>Another match</source>
        <translation>Још један меч</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следећа партија</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Прикажи таблу</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Почетни екран</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Resume</source>
        <translation>Настави</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>јуче, {time}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>данас, {time}</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Points by move</source>
        <translation>Поени по потезима</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Earlier days</source>
        <translation>Ранији дани</translation>
    </message>
</context>
<context>
    <name>DailySection</name>
    <message>
        <source>Daily deals</source>
        <translation>Поделе дана</translation>
    </message>
    <message>
        <source>Open daily deals</source>
        <translation>Отвори поделе дана</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Play</source>
        <translation>Играј</translation>
    </message>
    <message>
        <source>This game counts: no undo, no hints</source>
        <translation>Ова партија се рачуна: без враћања потеза и без савета</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Настави</translation>
    </message>
    <message>
        <source>Continue the game that counts</source>
        <translation>Настави партију која се рачуна</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Копирај резултат</translation>
    </message>
    <message>
        <source>Copy a line with the points and the game’s code, to send to others</source>
        <translation>Копира ред са поенима и кодом партије, за слање другима</translation>
    </message>
    <message>
        <source>Play freely</source>
        <translation>Играј слободно</translation>
    </message>
    <message>
        <source>Play the same deal again, with undo and hints; it does not count</source>
        <translation>Иста подела поново, са враћањем потеза и саветима; не рачуна се</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Fairness</source>
        <translation>Поштена игра</translation>
    </message>
    <message>
        <source>What the computer sees</source>
        <translation>Шта рачунар види</translation>
    </message>
    <message>
        <source>How to check the deal</source>
        <translation>Како може да се провери подела</translation>
    </message>
    <message>
        <source>Computer players see exactly what a person in their seat would see: not the order of the bag, deck or pile, not the face-down pieces, not the seed. In every simulated game they guess afresh what is hidden. Hints and reviews work the same way.</source>
        <translation>Играчи које води рачунар виде тачно оно што би видео човек на њиховом месту: не знају ни редослед у врећи, шпилу или гомили, ни шта је окренуто лицем надоле, ни број поделе. Оно што је скривено изнова погађају у свакој пробној партији. Савети и анализе настају на исти начин.</translation>
    </message>
    <message>
        <source>The game is over, so here is the deal: game, players, options, seed and the complete starting position. The SHA-256 hash of exactly this text must match the seal above.</source>
        <translation>Партија је завршена, па ево поделе: игра, играчи, опције, број поделе и цела почетна позиција. Хеш SHA-256 управо овог текста мора бити једнак печату изнад.</translation>
    </message>
    <message>
        <source>Seal of this deal</source>
        <translation>Печат ове поделе</translation>
    </message>
    <message>
        <source>The revealed deal</source>
        <translation>Откривена подела</translation>
    </message>
    <message>
        <source>Copy the deal</source>
        <translation>Копирај поделу</translation>
    </message>
    <message>
        <source>Every deal is sealed before the first move. Open this page during a game to see its seal. After the game the deal is revealed, so anyone can compare.</source>
        <translation>Свака подела се запечати пре првог потеза. Отворите ову страницу током партије да бисте видели печат; после партије подела се открива, па свако може да упореди.</translation>
    </message>
    <message>
        <source>This game started from a position that was set up, so there was no deal.</source>
        <translation>Ова партија је почела од постављене позиције, па поделе није ни било.</translation>
    </message>
    <message>
        <source>The order of everything hidden was fixed before the first move. This is its seal: copy it or write it down. When the game is over, the deal is revealed here.</source>
        <translation>Редослед свега што је скривено утврђен је пре првог потеза. Ово је његов печат; запишите га или копирајте. Кад се партија заврши, подела се овде открива.</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message>
        <source>Something went wrong</source>
        <translation>Нешто је пошло наопако</translation>
    </message>
    <message>
        <source>Kupola closed unexpectedly last time; your games are saved.</source>
        <translation>Купола се прошли пут неочекивано затворила; ваше партије су сачуване.</translation>
    </message>
    <message>
        <source>Something went wrong in Kupola, but you can keep playing: your game is saved after every move.</source>
        <translation>У Куполи је дошло до грешке, али можете да играте даље: партија се чува после сваког потеза.</translation>
    </message>
    <message>
        <source>A report helps us fix it. It contains no names, files or games, and Kupola never sends it: copy it and pass it on if you like.</source>
        <translation>Извештај помаже да се то исправи. У њему нема имена, датотека ни партија, а Купола ништа не шаље: ако желите, копирајте га и проследите.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Прикажи извештај</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Копирано</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Копирај извештај</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Извештај</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open a game</source>
        <translation>Отварање партије</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Чување партије</translation>
    </message>
    <message>
        <source>Kupola games (*.kupola)</source>
        <translation>Партије Куполе (*.kupola)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Све датотеке (*)</translation>
    </message>
</context>
<context>
    <name>FirstStartSheet</name>
    <message>
        <source>New to {game}?</source>
        <translation>{game}: први пут?</translation>
    </message>
    <message>
        <source>Short lessons on the board teach you the game. Or start playing right away.</source>
        <translation>Кратке лекције на табли науче вас игри. А можете и одмах да играте.</translation>
    </message>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Научи за %n минут</numerusform>
            <numerusform>Научи за %n минута</numerusform>
            <numerusform>Научи за %n минута</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играј</translation>
    </message>
    <message>
        <source>An easy opponent, every aid and plenty of time</source>
        <translation>Лак противник, пуна помоћ и довољно времена</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>Играј</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Нова партија…</translation>
    </message>
    <message>
        <source>Start right away with the same players as last time</source>
        <translation>Почни одмах, са истим играчима као прошли пут</translation>
    </message>
    <message>
        <source>Choose players and options first</source>
        <translation>Прво изабери играче и опције</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Read the rulebook</source>
        <translation>Отвори правилник</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Учење</translation>
    </message>
    <message>
        <source>Short lessons on the board</source>
        <translation>Кратке лекције на табли</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Прикажи резултат</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Савет</translation>
    </message>
    <message>
        <source>Shows where to look; press again for the best moves (H)</source>
        <translation>Показује шта вреди погледати, а на други притисак и најбоље потезе (H)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Настави</translation>
    </message>
    <message>
        <source>Let the computers continue (N)</source>
        <translation>Нека рачунари наставе да играју (N)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Одиграј одмах</translation>
    </message>
    <message>
        <source>Make the computer play the best move found so far (N)</source>
        <translation>Нека рачунар одигра најбоље што је досад нашао (N)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>Врати последњи потез</translation>
    </message>
    <message>
        <source>Redo: {move}</source>
        <translation>Понови: {move}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Понови</translation>
    </message>
    <message>
        <source>Undo: {move}</source>
        <translation>Врати: {move}</translation>
    </message>
    <message>
        <source>Redo the move you undid</source>
        <translation>Понови враћени потез</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Show or hide the score, moves and remaining pieces (T)</source>
        <translation>Прикажи или сакриј поене, потезе и оно што је остало (T)</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Почетни екран</translation>
    </message>
    <message>
        <source>Back to the start screen (your game is saved)</source>
        <translation>Назад на почетни екран; партија је сачувана</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Look at: {places}.</source>
        <translation>Погледај: {places}.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Траже се добри потези…</translation>
    </message>
    <message>
        <source>Look at these places:</source>
        <translation>Погледајте ова места:</translation>
    </message>
    <message>
        <source>There is nothing to choose: only one move is possible.</source>
        <translation>Нема шта да се бира: могућ је само један потез.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Савет</translation>
    </message>
    <message>
        <source>Show the moves</source>
        <translation>Прикажи потезе</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>Затвори савет (Esc)</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Противници</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Историја</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Снимак партије</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Обриши…</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Прикажи фасциклу</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Извези све…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Обриши све…</translation>
    </message>
    <message>
        <source>Replay the selected game</source>
        <translation>Прикажи поново изабрану партију</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партија</numerusform>
            <numerusform>%n партије</numerusform>
            <numerusform>%n партија</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My mistakes: %n due…</source>
        <translation>
            <numerusform>Моје грешке: %n на реду…</numerusform>
            <numerusform>Моје грешке: %n на реду…</numerusform>
            <numerusform>Моје грешке: %n на реду…</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes…</source>
        <translation>Моје грешке…</translation>
    </message>
    <message>
        <source>Try the mistakes of all your games again</source>
        <translation>Покушајте поново грешке из свих својих партија</translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Други покушај</translation>
    </message>
    <message>
        <source>Try your mistakes in the selected game again</source>
        <translation>Покушајте поново своје грешке из изабране партије</translation>
    </message>
    <message>
        <source>Open score sheet</source>
        <translation>Отвори бодовање</translation>
    </message>
    <message>
        <source>Continue this score sheet</source>
        <translation>Настави ово бодовање</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Трајно обрисати %n партију?</numerusform>
            <numerusform>Трајно обрисати %n партије?</numerusform>
            <numerusform>Трајно обрисати %n партија?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all finished games and their results for good?</source>
        <translation>Трајно обрисати све завршене партије и њихове резултате?</translation>
    </message>
    <message>
        <source>Unfinished games are kept. This cannot be undone.</source>
        <translation>Незавршене партије остају. Брисање не може да се поништи.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Обриши</translation>
    </message>
    <message>
        <source>Export all games and players</source>
        <translation>Извоз свих партија и играча</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip датотеке (*.zip)</translation>
    </message>
</context>
<context>
    <name>InterludeSheet</name>
    <message>
        <source>Continue</source>
        <translation>Настави</translation>
    </message>
    <message>
        <source>Continue ({seconds})</source>
        <translation>Настави ({seconds})</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Остани овде</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn by playing</source>
        <translation>Учите кроз игру</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Почетни екран</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играј</translation>
    </message>
    <message>
        <source>Leave the lessons and play this game</source>
        <translation>Напусти лекције и играј ову игру</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Лекција {number} од {count}</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Лекција: {title}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Савет</translation>
    </message>
    <message>
        <source>A sentence and an arrow that help you (H)</source>
        <translation>Реченица и стрелица као помоћ (H)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Покажи ми</translation>
    </message>
    <message>
        <source>Watch a move that reaches the goal</source>
        <translation>Погледајте потез који води до циља</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Read the paragraph about this</source>
        <translation>Прочитајте правило о овоме</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Испочетка</translation>
    </message>
    <message>
        <source>Begin this lesson again</source>
        <translation>Почни ову лекцију испочетка</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Прескочи</translation>
    </message>
    <message>
        <source>Go to the next lesson; you can return any time</source>
        <translation>Пређите на следећу лекцију; увек можете да се вратите</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Лекције</translation>
    </message>
    <message>
        <source>Back to the lessons; you can go on here later</source>
        <translation>Назад на лекције; касније настављате одавде</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Корак {number} од {count}</translation>
    </message>
    <message>
        <source>Lesson finished!</source>
        <translation>Лекција је готова!</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Назад на лекције</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следећа лекција</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Даље</translation>
    </message>
</context>
<context>
    <name>LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Лекције</translation>
    </message>
    <message>
        <source>Open lessons</source>
        <translation>Отвори лекције</translation>
    </message>
</context>
<context>
    <name>LinesDialog</name>
    <message>
        <source>Compare variations</source>
        <translation>Поређење варијанти</translation>
    </message>
    <message>
        <source>First variation</source>
        <translation>Прва варијанта</translation>
    </message>
    <message>
        <source>Second variation</source>
        <translation>Друга варијанта</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назив</translation>
    </message>
    <message>
        <source>Name of this variation</source>
        <translation>Назив ове варијанте</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разлика</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Не&amp;давне партије</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>Пош&amp;аљи другима</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>По&amp;тез</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Приказ</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Изглед</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Величина &amp;текста</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Анимације</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>Величина таб&amp;ле</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Језик</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>По&amp;моћ</translation>
    </message>
    <message>
        <source>R&amp;ulebooks</source>
        <translation>Прави&amp;лници</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Нова партија…</translation>
    </message>
    <message>
        <source>New &amp;match…</source>
        <translation>Нови &amp;меч…</translation>
    </message>
    <message>
        <source>&amp;Daily deals…</source>
        <translation>Поде&amp;ле дана…</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <translation>Постави позици&amp;ју…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отвори…</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Обриши списак</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Сачувај као…</translation>
    </message>
    <message>
        <source>Score a real &amp;game…</source>
        <translation>&amp;Бодуј партију одиграну уживо…</translation>
    </message>
    <message>
        <source>&amp;Copy game code</source>
        <translation>Копирај &amp;код партије</translation>
    </message>
    <message>
        <source>Copy &amp;position code</source>
        <translation>Копирај код &amp;позиције</translation>
    </message>
    <message>
        <source>Paste co&amp;de…</source>
        <translation>&amp;Налепи код…</translation>
    </message>
    <message>
        <source>P&amp;icture…</source>
        <translation>&amp;Слика…</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>&amp;Извештај…</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>И&amp;грачи…</translation>
    </message>
    <message>
        <source>&amp;Learning progress…</source>
        <translation>Нап&amp;редак…</translation>
    </message>
    <message>
        <source>Histor&amp;y…</source>
        <translation>Ис&amp;торија…</translation>
    </message>
    <message>
        <source>My mista&amp;kes…</source>
        <translation>Моје гре&amp;шке…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Статисти&amp;ка…</translation>
    </message>
    <message>
        <source>Back to the &amp;start screen</source>
        <translation>Назад на &amp;почетак</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Подеша&amp;вања…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Изађи</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати потез</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Понови потез</translation>
    </message>
    <message>
        <source>Show the last moves &amp;again</source>
        <translation>П&amp;оново прикажи последње потезе</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Сав&amp;ет</translation>
    </message>
    <message>
        <source>Make the computer move &amp;now</source>
        <translation>Нека рачунар одигра о&amp;дмах</translation>
    </message>
    <message>
        <source>Change &amp;players…</source>
        <translation>П&amp;ромени играче…</translation>
    </message>
    <message>
        <source>Rep&amp;lay</source>
        <translation>&amp;Снимак партије</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Анализа</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Већи текст</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Мањи текст</translation>
    </message>
    <message>
        <source>Defa&amp;ult text size</source>
        <translation>По&amp;дразумевана величина текста</translation>
    </message>
    <message>
        <source>&amp;Larger board</source>
        <translation>&amp;Већа табла</translation>
    </message>
    <message>
        <source>&amp;Smaller board</source>
        <translation>&amp;Мања табла</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Цела табла</translation>
    </message>
    <message>
        <source>Score and moves &amp;beside the board</source>
        <translation>Поени и потези &amp;поред табле</translation>
    </message>
    <message>
        <source>Table mod&amp;e</source>
        <translation>Екран као &amp;сто</translation>
    </message>
    <message>
        <source>Mute s&amp;ound</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>Stea&amp;dy-hand assist</source>
        <translation>Помоћ за несигурну &amp;руку</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Преко &amp;целог екрана</translation>
    </message>
    <message>
        <source>&amp;Rules for the item under the pointer</source>
        <translation>П&amp;равила за оно под показивачем</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>Лек&amp;ције</translation>
    </message>
    <message>
        <source>Describe the &amp;board</source>
        <translation>Опиши &amp;таблу</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Пречице на тастатури</translation>
    </message>
    <message>
        <source>&amp;Fairness</source>
        <translation>По&amp;штена игра</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Упутство</translation>
    </message>
    <message>
        <source>&amp;What’s new</source>
        <translation>Шта је &amp;ново</translation>
    </message>
    <message>
        <source>&amp;About Kupola</source>
        <translation>&amp;О програму Купола</translation>
    </message>
    <message>
        <source>&amp;Undo: {move}</source>
        <translation>&amp;Врати: {move}</translation>
    </message>
    <message>
        <source>&amp;Redo: {move}</source>
        <translation>&amp;Понови: {move}</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Као &amp;у систему</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветли</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тамни</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Висок &amp;контраст</translation>
    </message>
    <message>
        <source>&amp;Use system setting</source>
        <translation>&amp;Као у систему</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Споро</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Нормално</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Брзо</translation>
    </message>
    <message>
        <source>&amp;Very fast</source>
        <translation>&amp;Веома брзо</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Искључено</translation>
    </message>
    <message>
        <source>Analysis &amp;board</source>
        <translation>Табла за а&amp;нализу</translation>
    </message>
    <message>
        <source>Play by &amp;message…</source>
        <translation>Играј по&amp;рукама…</translation>
    </message>
    <message>
        <source>Copy m&amp;y move</source>
        <translation>Копирај &amp;мој потез</translation>
    </message>
    <message>
        <source>Paste the &amp;answer</source>
        <translation>Налепи &amp;одговор</translation>
    </message>
    <message>
        <source>Open a ta&amp;ble…</source>
        <translation>Отвори &amp;заједнички сто…</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>Придру&amp;жи се столу…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Загон&amp;етке…</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Copy my move</source>
        <translation>Копирај мој потез</translation>
    </message>
    <message>
        <source>Paste the answer</source>
        <translation>Налепи одговор</translation>
    </message>
</context>
<context>
    <name>MistakesSection</name>
    <message>
        <source>My mistakes</source>
        <translation>Моје грешке</translation>
    </message>
    <message>
        <source>Open my mistakes</source>
        <translation>Отвори моје грешке</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Comment</source>
        <translation>Коментар</translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation>Ознака последњег потеза</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Коментар на ову позицију</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a code</source>
        <translation>Лепљење кода</translation>
    </message>
    <message>
        <source>Paste a game or position code, or the whole message that contains it:</source>
        <translation>Налепите код партије или позиције, или поруку у којој се налази:</translation>
    </message>
</context>
<context>
    <name>PeekSheet</name>
    <message>
        <source>Undo a move that revealed hidden pieces?</source>
        <translation>Вратити потез који је открио скривене елементе?</translation>
    </message>
    <message>
        <source>If you undo it, the game will be marked.</source>
        <translation>Ако га вратите, партија добија ознаку.</translation>
    </message>
    <message>
        <source>Keep the move</source>
        <translation>Остави потез</translation>
    </message>
    <message>
        <source>Undo and mark</source>
        <translation>Врати и означи</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>A picture of the board</source>
        <translation>Слика табле</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Величина:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копирај</translation>
    </message>
    <message>
        <source>Window size: {width} × {height}</source>
        <translation>Као у прозору: {width} × {height}</translation>
    </message>
    <message>
        <source>Double size: {width} × {height}</source>
        <translation>Двоструко већа: {width} × {height}</translation>
    </message>
    <message>
        <source>4K: {width} × {height}</source>
        <translation>4K: {width} × {height}</translation>
    </message>
    <message>
        <source>SVG drawing, sharp at any size</source>
        <translation>SVG цртеж, оштар у свакој величини</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Who is at the computer</source>
        <translation>Ко седи за рачунаром</translation>
    </message>
    <message>
        <source>Match…</source>
        <translation>Меч…</translation>
    </message>
    <message>
        <source>Several games with one combined score</source>
        <translation>Више партија са заједничким резултатом</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Играчи…</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Историја…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Статистика…</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Every player has their own settings, history and statistics. Everything stays on this computer.</source>
        <translation>Сваки играч има своја подешавања, историју и статистику. Све остаје на овом рачунару.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Боја</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <translation>Име новог играча</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Switch to this player</source>
        <translation>Пређи на овог играча</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Уклони…</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Додај играча</translation>
    </message>
    <message>
        <source>These people have played here but have no profile:</source>
        <translation>Ови људи су већ играли овде, али немају профил:</translation>
    </message>
    <message>
        <source>People without a profile</source>
        <translation>Људи без профила</translation>
    </message>
    <message>
        <source>Create profile</source>
        <translation>Направи профил</translation>
    </message>
    <message>
        <source>{name} (at the computer)</source>
        <translation>{name} (за рачунаром)</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Уклонити овог играча: {name}?</translation>
    </message>
    <message>
        <source>This deletes their personal settings and progress. Their games are kept.</source>
        <translation>Лична подешавања и напредак се бришу. Партије остају.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Уклони</translation>
    </message>
</context>
<context>
    <name>PlayersWindow</name>
    <message>
        <source>Players, history and statistics</source>
        <translation>Играчи, историја и статистика</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Напредак</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Историја</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Score</source>
        <translation>Поени</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>The player cannot be exported: {reason}</source>
        <translation>Играч не може да се извезе: {reason}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Гост</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Извези…</translation>
    </message>
    <message>
        <source>Save this player’s settings and progress in a zip file</source>
        <translation>Сачувај подешавања и напредак овог играча у zip датотеку</translation>
    </message>
    <message>
        <source>Export this player</source>
        <translation>Извоз играча</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip датотеке (*.zip)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Puzzles</source>
        <translation>Загонетке</translation>
    </message>
    <message>
        <source>More puzzles</source>
        <translation>Још загонетки</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следећа загонетка</translation>
    </message>
    <message>
        <source>Five minutes</source>
        <translation>Пет минута</translation>
    </message>
    <message>
        <source>Without a clock</source>
        <translation>Без сата</translation>
    </message>
    <message>
        <source>As many puzzles as you can in five minutes</source>
        <translation>Што више загонетки за пет минута</translation>
    </message>
    <message>
        <source>One puzzle after the other, each a little harder</source>
        <translation>Загонетка за загонетком, свака мало тежа</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Све теме</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Try again</source>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Савет</translation>
    </message>
    <message>
        <source>Play the solution</source>
        <translation>Одиграј решење</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следећа загонетка</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Загонетке</translation>
    </message>
    <message>
        <source>Open the puzzles</source>
        <translation>Отвори загонетке</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Contents</source>
        <translation>Садржај</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сачувај као PDF…</translation>
    </message>
    <message>
        <source>Open in a separate window</source>
        <translation>Отвори у посебном прозору</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Затвори правила</translation>
    </message>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>Датотека не може да се сачува: {reason}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Чување као PDF</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Потез {number} од {total}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>На почетак</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Претходни потез</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пусти</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следећи потез</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>На крај</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад у партију</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Анализа</translation>
    </message>
    <message>
        <source>See the best move at every turn</source>
        <translation>Прикажи, потез по потез, шта је било најбоље</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Преузми</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Настави из ове позиције</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Замени места</translation>
    </message>
    <message>
        <source>Play the same deal with the seats swapped</source>
        <translation>Одиграј исту поделу са замењеним местима</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Споро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Брзо</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Брзина</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report: {game}</source>
        <translation>Извештај: {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), saved as PDF</source>
        <translation>
            <numerusform>%n страна, чува се као PDF</numerusform>
            <numerusform>%n стране, чувају се као PDF</numerusform>
            <numerusform>%n страна, чува се као PDF</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Партија је завршена</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Поделе дана</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Стање меча</translation>
    </message>
    <message>
        <source>Same deal, seats swapped</source>
        <translation>Иста подела, замењена места</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Анализа</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Прикажи таблу</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Почетни екран</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>This move</source>
        <translation>Овај потез</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Преокрети</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Срећа и знање</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Анализа</translation>
    </message>
    <message>
        <source>Analysis progress</source>
        <translation>Докле је анализа стигла</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Иди тамо</translation>
    </message>
    <message>
        <source>Try move {number} again</source>
        <translation>Покушај поново потез {number}</translation>
    </message>
    <message>
        <source>Try this position again, without seeing what was played</source>
        <translation>Покушајте ову позицију поново, не видећи шта је одиграно</translation>
    </message>
    <message>
        <source>No single move turned the game.</source>
        <translation>Ниједан појединачни потез није преокренуо партију.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Правила: {game}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Претрага</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Претрага правила</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} од {total}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ништа није нађено</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Претходни погодак</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Следећи погодак</translation>
    </message>
</context>
<context>
    <name>SeatStrip</name>
    <message>
        <source>Confirm</source>
        <translation>Потврди</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Окрени</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Савет</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays on from here?</source>
        <translation>Ко наставља одавде?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Преузми</translation>
    </message>
</context>
<context>
    <name>SettingRows</name>
    <message>
        <source>What to set</source>
        <translation>Шта се поставља</translation>
    </message>
</context>
<context>
    <name>ShortcutsWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Пречице на тастатури</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score</source>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Marked: a move was undone after it revealed hidden pieces.</source>
        <translation>Означено: враћен је потез који је открио скривене елементе.</translation>
    </message>
</context>
<context>
    <name>StartFailure</name>
    <message>
        <source>Kupola cannot start. Your games and settings are safe.</source>
        <translation>Купола не може да се покрене. Ваше партије и подешавања су безбедни.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Извештај</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Копирај извештај</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Three games, one table</source>
        <translation>Три игре, један сто</translation>
    </message>
    <message>
        <source>Many games, one table</source>
        <translation>Много игара, један сто</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Наставак</translation>
    </message>
    <message>
        <source>Show all: {count}</source>
        <translation>Прикажи све: {count}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>По противницима</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Поени током времена</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Поени по категоријама</translation>
    </message>
    <message>
        <source>No finished games yet. Every game you finish is counted here.</source>
        <translation>Још нема завршених партија. Овде се рачуна свака завршена партија.</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Учитавање историје…</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Противници</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партије</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победе</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Подељене</translation>
    </message>
    <message>
        <source>Won (%)</source>
        <translation>Победе (%)</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Просек</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Укупно</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категорија</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>По партији</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Укупно</translation>
    </message>
</context>
<context>
    <name>TallyDialog</name>
    <message>
        <source>Played with the real pieces? Set up the same boards on the screen, and Kupola counts the points.</source>
        <translation>Играли сте уживо? Поставите исте табле на екран, а Купола ће сабрати поене.</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Игра:</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Играчи:</translation>
    </message>
    <message>
        <source>Or reopen a saved score sheet:</source>
        <translation>Или отворите сачувано бодовање:</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>Whose board</source>
        <translation>Чија табла</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Извештај…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завршено</translation>
    </message>
    <message>
        <source>Checks all boards; a finished score sheet goes into the history</source>
        <translation>Проверава све табле; завршено бодовање улази у историју</translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Points in recent games</source>
        <translation>Поени последњих партија</translation>
    </message>
    <message>
        <source>Five-game average: {first} at first, {last} now.</source>
        <translation>Просек пет узастопних партија: на почетку {first}, сада {last}.</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Show what I played</source>
        <translation>Прикажи мој потез из партије</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Прикажи најбољи потез</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Следећа позиција</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>UnsavedGuard</name>
    <message>
        <source>Save as…</source>
        <translation>Сачувај као…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Изађи без чувања</translation>
    </message>
</context>
<context>
    <name>WhoPlaysHere</name>
    <message>
        <source>Play by message</source>
        <translation>Игра порукама</translation>
    </message>
    <message>
        <source>You send each other your moves as a line of text, in any messenger. The line holds the whole game with everything still hidden, so play with people you trust.</source>
        <translation>Потезе шаљете једно другом као ред текста, било којом апликацијом за поруке. Ред садржи целу партију, и оно што је још скривено, зато играјте с људима којима верујете.</translation>
    </message>
    <message>
        <source>Who plays at this computer?</source>
        <translation>Ко игра на овом рачунару?</translation>
    </message>
</context>
<context>
    <name>access</name>
    <message>
        <source>Can be taken</source>
        <translation>Може се узети</translation>
    </message>
    <message>
        <source>Can be placed here</source>
        <translation>Може се ставити овде</translation>
    </message>
    <message>
        <source>Can be placed here: {warning}</source>
        <translation>Може се ставити овде: {warning}</translation>
    </message>
    <message>
        <source>{name} ({index} of {count})</source>
        <translation>{name} ({index} од {count})</translation>
    </message>
    <message>
        <source>In your hand: {piece}</source>
        <translation>У руци: {piece}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Окрени</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Врати на место</translation>
    </message>
    <message>
        <source>In your hand: {piece}.</source>
        <translation>У руци: {piece}.</translation>
    </message>
    <message>
        <source>Here: {place}.</source>
        <translation>Овде: {place}.</translation>
    </message>
    <message>
        <source>Press Enter to take it.</source>
        <translation>Enter то узима.</translation>
    </message>
    <message>
        <source>Press Enter to place it here.</source>
        <translation>Enter то ставља овде.</translation>
    </message>
    <message>
        <source>Use the arrow keys to choose a place; Esc puts it back.</source>
        <translation>Стрелицама се бира место, а Esc враћа оно што држите.</translation>
    </message>
    <message>
        <source>Press R to change this.</source>
        <translation>R то мења.</translation>
    </message>
    <message>
        <source>There is nothing to take now.</source>
        <translation>Сада нема шта да се узме.</translation>
    </message>
    <message>
        <source>Buttons: {labels}.</source>
        <translation>Дугмад: {labels}.</translation>
    </message>
    <message>
        <source>Put back: {piece}.</source>
        <translation>Враћено: {piece}.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Враћено.</translation>
    </message>
    <message>
        <source>There is no other place.</source>
        <translation>Нема другог места.</translation>
    </message>
    <message>
        <source>There is nothing to turn.</source>
        <translation>Нема шта да се окрене.</translation>
    </message>
    <message numerus="yes">
        <source>Taken: {piece}; %n place(s).</source>
        <translation>
            <numerusform>Узето: {piece}; %n место.</numerusform>
            <numerusform>Узето: {piece}; %n места.</numerusform>
            <numerusform>Узето: {piece}; %n места.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{way} %n place(s).</source>
        <translation>
            <numerusform>{way} %n место.</numerusform>
            <numerusform>{way} %n места.</numerusform>
            <numerusform>{way} %n места.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s).</source>
        <translation>
            <numerusform>Доноси %n поен.</numerusform>
            <numerusform>Доноси %n поена.</numerusform>
            <numerusform>Доноси %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Одузима %n поен.</numerusform>
            <numerusform>Одузима %n поена.</numerusform>
            <numerusform>Одузима %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take %n piece(s); use Tab and the arrow keys.</source>
        <translation>
            <numerusform>Можете да узмете %n елемент; крећите се тастером Tab и стрелицама.</numerusform>
            <numerusform>Можете да узмете %n елемента; крећите се тастером Tab и стрелицама.</numerusform>
            <numerusform>Можете да узмете %n елемената; крећите се тастером Tab и стрелицама.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses %n point(s).</source>
        <translation>
            <numerusform>Губи се %n поен.</numerusform>
            <numerusform>Губе се %n поена.</numerusform>
            <numerusform>Губи се %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost.</source>
        <translation>
            <numerusform>Изгубљен %n поен.</numerusform>
            <numerusform>Изгубљена %n поена.</numerusform>
            <numerusform>Изгубљено %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n поен.</numerusform>
            <numerusform>%n поена.</numerusform>
            <numerusform>%n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s) lost.</source>
        <translation>
            <numerusform>{reason}, {player}: изгубљен %n поен.</numerusform>
            <numerusform>{reason}, {player}: изгубљена %n поена.</numerusform>
            <numerusform>{reason}, {player}: изгубљено %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s).</source>
        <translation>
            <numerusform>{reason}, {player}: %n поен.</numerusform>
            <numerusform>{reason}, {player}: %n поена.</numerusform>
            <numerusform>{reason}, {player}: %n поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Табла</translation>
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
        <translation>празно</translation>
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
        <translation>Нема места број {number}.</translation>
    </message>
    <message>
        <source>minus {number}</source>
        <translation>минус {number}</translation>
    </message>
    <message>
        <source>times {number}</source>
        <translation>пута {number}</translation>
    </message>
    <message>
        <source>There is nothing in that direction.</source>
        <translation>У том правцу нема ничега.</translation>
    </message>
</context>
<context>
    <name>already_running</name>
    <message>
        <source>Kupola is already running but not responding. Wait a moment and try again, or close the other window first.</source>
        <translation>Купола је већ покренута, али не одговара. Сачекајте мало па покушајте поново, или прво затворите други прозор.</translation>
    </message>
    <message>
        <source>Kupola cannot lock the folder that holds your games, so it will not open them: {reason}</source>
        <translation>Купола не може да закључа фасциклу са вашим партијама, па их не отвара: {reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Покушај поново</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Изађи</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>Then:</source>
        <translation>Затим:</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Без ознаке</translation>
    </message>
    <message>
        <source>! Good move</source>
        <translation>! Добар потез</translation>
    </message>
    <message>
        <source>!! Brilliant move</source>
        <translation>!! Изврстан потез</translation>
    </message>
    <message>
        <source>!? Interesting move</source>
        <translation>!? Занимљив потез</translation>
    </message>
    <message>
        <source>?! Doubtful move</source>
        <translation>?! Сумњив потез</translation>
    </message>
    <message>
        <source>? Mistake</source>
        <translation>? Грешка</translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation>?? Тешка грешка</translation>
    </message>
    <message>
        <source>Characters left: {count}</source>
        <translation>Преостало знакова: {count}</translation>
    </message>
    <message>
        <source>Too long by {count} characters.</source>
        <translation>Предугачко; вишак знакова: {count}.</translation>
    </message>
    <message>
        <source>Looking for good moves…</source>
        <translation>Тражење добрих потеза…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партија је завршена.</translation>
    </message>
    <message>
        <source>The analysis is paused.</source>
        <translation>Анализа је паузирана.</translation>
    </message>
    <message>
        <source>{mark} {comment}</source>
        <translation>{mark} {comment}</translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s)</source>
        <translation>
            <numerusform>После %n симулиране партије</numerusform>
            <numerusform>После %n симулиране партије</numerusform>
            <numerusform>После %n симулираних партија</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s) in total</source>
        <translation>
            <numerusform>Укупно после %n симулиране партије</numerusform>
            <numerusform>Укупно после %n симулиране партије</numerusform>
            <numerusform>Укупно после %n симулираних партија</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel</name>
    <message>
        <source>The options are not those of Azul Duel.</source>
        <translation>Ово нису опције игре Azul Duel.</translation>
    </message>
    <message>
        <source>The goals in play do not fit the chosen scoring tablets.</source>
        <translation>Циљеви у игри не одговарају изабраним таблицама бодовања.</translation>
    </message>
    <message>
        <source>The round must be from 1 to 5, not {round}.</source>
        <translation>Рунда мора бити од 1 до 5, а не {round}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 and 1.</source>
        <translation>Место {seat} не постоји; места су 0 и 1.</translation>
    </message>
    <message>
        <source>The random generator has a state out of range.</source>
        <translation>Стање генератора случајних бројева је ван опсега.</translation>
    </message>
    <message>
        <source>There must be 2 player boards, not {number}.</source>
        <translation>Морају постојати 2 табле за играче, а не {number}.</translation>
    </message>
    <message>
        <source>There must be 5 factories, not {number}.</source>
        <translation>Мора постојати 5 фабрика, а не {number}.</translation>
    </message>
    <message>
        <source>Factory {factory} has tiles on both of its sides.</source>
        <translation>Фабрика {factory} има плочице на обе стране.</translation>
    </message>
    <message>
        <source>The sun side of factory {factory} holds too many tiles: {number}</source>
        <translation>На дневној страни фабрике {factory} има превише плочица: {number}</translation>
    </message>
    <message>
        <source>The moon side of factory {factory} holds too many tiles: {number}</source>
        <translation>На ноћној страни фабрике {factory} има превише плочица: {number}</translation>
    </message>
    <message>
        <source>A bonus chip lies on the large factory.</source>
        <translation>На великој фабрици лежи бонус токен.</translation>
    </message>
    <message>
        <source>Tiles or chips lie on factory {factory} after acquisition.</source>
        <translation>На фабрици {factory} има плочица или бонус токена после узимања плочица.</translation>
    </message>
    <message>
        <source>Before the first round every factory must be full and the large one mixed.</source>
        <translation>Пре прве рунде свака фабрика мора бити пуна, а на великој мора бити више боја.</translation>
    </message>
    <message>
        <source>There is a special tile outside the domes.</source>
        <translation>Нека специјална плочица је ван купола.</translation>
    </message>
    <message>
        <source>The display must have 3 places, not {number}.</source>
        <translation>На табли за бодовање морају бити 3 места за панеле, а не {number}.</translation>
    </message>
    <message>
        <source>Each of the 18 dome plates must be there exactly once.</source>
        <translation>Сваки од 18 панела куполе мора се појавити тачно једном.</translation>
    </message>
    <message>
        <source>A dome must have 9 slots and 36 spaces.</source>
        <translation>Купола мора имати 9 места за панеле и 36 поља.</translation>
    </message>
    <message>
        <source>A dome plate must be turned 0 to 3 times, not {turns} times.</source>
        <translation>Панел куполе мора бити окренут од 0 до 3 пута, а не {turns}.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} of {player}’s dome cannot be there.</source>
        <translation>Плочица у реду {row}, колони {column} на куполи не може ту да лежи ({player}).</translation>
    </message>
    <message>
        <source>In {player}’s dome, row {row}, column {column} must have a special tile exactly when the rest of its plate is complete.</source>
        <translation>На куполи у реду {row}, колони {column} специјална плочица мора бити тачно онда кад су остала три поља панела попуњена ({player}).</translation>
    </message>
    <message>
        <source>A player board must have 6 pattern lines, not {number}.</source>
        <translation>Табла за играча мора имати 6 линија шаблона, а не {number}.</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} holds too many tiles: {number}</source>
        <translation>Линија шаблона {line} има превише плочица: {number} ({player})</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} holds more than one color.</source>
        <translation>Линија шаблона {line} садржи више од једне боје ({player}).</translation>
    </message>
    <message>
        <source>{player} has more than 4 broken tiles: {number}</source>
        <translation>Поломљених плочица има више од 4: {number} ({player})</translation>
    </message>
    <message>
        <source>{player} has broken tiles after tiling.</source>
        <translation>После постављања плочица не сме бити поломљених плочица ({player}).</translation>
    </message>
    <message>
        <source>{player}’s points do not add up.</source>
        <translation>Обрачун поена се не слаже ({player}).</translation>
    </message>
    <message>
        <source>The tower must have a count from 0 to 13 for each of 5 colors.</source>
        <translation>Торањ за сваку од 5 боја мора имати број од 0 до 13.</translation>
    </message>
    <message>
        <source>There must be 13 tiles of each color, not {number}: {color}</source>
        <translation>Мора постојати 13 плочица сваке боје, а не {number}: {color}</translation>
    </message>
    <message>
        <source>There must be 2 bonus chips of each kind, not {number}: {chip}</source>
        <translation>Морају постојати 2 бонус токена сваке врсте, а не {number}: {chip}</translation>
    </message>
    <message>
        <source>In round {round} there must be {wanted} chips in the supply, not {number}.</source>
        <translation>У {round}. рунди број бонус токена у залихи мора бити {wanted}, а не {number}.</translation>
    </message>
    <message>
        <source>A player has the first-player tile before the large factory was used.</source>
        <translation>Неко има плочицу првог играча пре него што су са велике фабрике узете плочице.</translation>
    </message>
    <message>
        <source>Before the first round only dome plates can lie on the boards.</source>
        <translation>Пре прве рунде на таблама могу бити само панели куполе.</translation>
    </message>
    <message>
        <source>{player} cannot have passed.</source>
        <translation>Остатак фазе још није могао бити пропуштен ({player}).</translation>
    </message>
    <message>
        <source>There is nothing left to take, but the acquisition goes on.</source>
        <translation>Нема више шта да се узме, а узимање плочица се наставља.</translation>
    </message>
    <message>
        <source>This dome plate is not on display: {plate}.</source>
        <translation>Овај панел куполе није на табли за бодовање: {plate}.</translation>
    </message>
    <message>
        <source>This is not one of the dome plates in your hand: {plate}.</source>
        <translation>Овај панел куполе није међу онима које држите: {plate}.</translation>
    </message>
    <message>
        <source>The sun side of the large factory has no {color} tile.</source>
        <translation>На дневној страни велике фабрике нема плочица ове боје: {color}.</translation>
    </message>
    <message>
        <source>The sun side of small factory {factory} has no {color} tile.</source>
        <translation>На дневној страни мале фабрике {factory} нема плочица ове боје: {color}.</translation>
    </message>
    <message>
        <source>No moon side has a {color} tile.</source>
        <translation>Ниједна ноћна страна нема плочицу ове боје: {color}.</translation>
    </message>
    <message>
        <source>You can take only the top tile of a stack, and no top tile is {color}.</source>
        <translation>Са гомиле може да се узме само плочица са врха, а ниједна на врху није ове боје: {color}.</translation>
    </message>
    <message>
        <source>Pattern line {line} already holds another color: {color}.</source>
        <translation>Линија шаблона {line} већ садржи другу боју: {color}.</translation>
    </message>
    <message>
        <source>This space takes another color: {color}.</source>
        <translation>На ово поље иде друга боја: {color}.</translation>
    </message>
    <message>
        <source>You do not have these bonus chips: {chips}.</source>
        <translation>Немате ове бонус токене: {chips}.</translation>
    </message>
    <message>
        <source>The number of gaps in the display must be at most {most}, not {gaps}.</source>
        <translation>Број празних места за панеле на табли за бодовање може бити највише {most}, а не {gaps}.</translation>
    </message>
    <message>
        <source>The number of plates in {player}’s dome must be {wanted}, not {number}.</source>
        <translation>Број панела на куполи мора бити {wanted}, а не {number} ({player}).</translation>
    </message>
    <message>
        <source>{player} cannot have {number} tokens now.</source>
        <translation>Број токена играча сада не може бити {number} ({player}).</translation>
    </message>
    <message>
        <source>{player} cannot have {number} bonus chips in round {round}.</source>
        <translation>Број бонус токена у {round}. рунди не може бити {number} ({player}).</translation>
    </message>
    <message>
        <source>The number of drawn dome plates cannot be {number} now.</source>
        <translation>Број извучених панела куполе сада не може бити {number}.</translation>
    </message>
    <message>
        <source>The drawn plates must be known to their drawer, and only as drawn.</source>
        <translation>Извучене панеле мора да зна играч који их је извукао, и то само онако како су извучени.</translation>
    </message>
    <message>
        <source>The front of a plate was seen, but its back was not.</source>
        <translation>Лице панела је виђено, а задња страна није.</translation>
    </message>
    <message>
        <source>The drawer can draw no other plate and must look.</source>
        <translation>Играч који извлачи не може да извуче још један панел и мора да погледа извучене.</translation>
    </message>
    <message>
        <source>Pattern line {line} cannot be tiled now.</source>
        <translation>Линија шаблона {line} сада није на реду за постављање.</translation>
    </message>
    <message>
        <source>The game cannot be over in round {round}.</source>
        <translation>Партија не може бити завршена у {round}. рунди.</translation>
    </message>
    <message>
        <source>{player}’s pattern line {line} should have been cleared in this phase.</source>
        <translation>Линија шаблона {line} требало је да буде испражњена у овој фази ({player}).</translation>
    </message>
    <message>
        <source>{player} wins. Points are tied; the first-player tile decides.</source>
        <translation>{player} побеђује. Поени су изједначени; одлучује плочица првог играча.</translation>
    </message>
    <message>
        <source>{player} wins. Points are tied, and nobody could take the first-player tile; the first player of the last round decides.</source>
        <translation>{player} побеђује. Поени су изједначени, а плочицу првог играча нико није могао да узме; одлучује ко је био први играч последње рунде.</translation>
    </message>
    <message>
        <source>Points are tied; the first-player tile decides.</source>
        <translation>Поени су изједначени; одлучује плочица првог играча.</translation>
    </message>
    <message>
        <source>Points are tied, and nobody could take the first-player tile; the first player of the last round decides.</source>
        <translation>Поени су изједначени, а плочицу првог играча нико није могао да узме; одлучује ко је био први играч последње рунде.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player} побеђује са %n поеном.</numerusform>
            <numerusform>{player} побеђује са %n поена.</numerusform>
            <numerusform>{player} побеђује са %n поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>Поени на табли за бодовање</translation>
    </message>
    <message>
        <source>Choose the scoring tablets you played with.</source>
        <translation>Изаберите таблице бодовања које су биле на столу.</translation>
    </message>
    <message>
        <source>A special tile is removed automatically when you remove a tile from its plate.</source>
        <translation>Специјална плочица се склања сама кад се са њеног панела узме плочица.</translation>
    </message>
    <message>
        <source>{player} already has the first-player tile.</source>
        <translation>Плочица првог играча је већ на табли: {player}.</translation>
    </message>
    <message>
        <source>All four spaces for broken tiles are taken.</source>
        <translation>Сва четири места за поломљене плочице су заузета.</translation>
    </message>
    <message>
        <source>This dome plate is in both domes.</source>
        <translation>Овај панел је на обе куполе.</translation>
    </message>
    <message>
        <source>This dome plate is in this dome twice.</source>
        <translation>Овај панел је на овој куполи два пута.</translation>
    </message>
    <message>
        <source>There is no dome plate under the tile in row {row}, column {column}.</source>
        <translation>Испод плочице у реду {row}, колони {column} нема панела.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} is on a space for a special tile.</source>
        <translation>Плочица у реду {row}, колони {column} је на пољу за специјалну плочицу.</translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} is on a space of another color: {color}.</source>
        <translation>Плочица у реду {row}, колони {column} је на пољу друге боје: {color}.</translation>
    </message>
    <message>
        <source>Enter the points on the score track.</source>
        <translation>Упишите поене са табле за бодовање.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in both domes, but there are only {most}: {color}.</source>
        <translation>
            <numerusform>На обе куполе је %n плочица, а има их само {most}: {color}.</numerusform>
            <numerusform>На обе куполе су %n плочице, а има их само {most}: {color}.</numerusform>
            <numerusform>На обе куполе је %n плочица, а има их само {most}: {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dome plate(s) missing.</source>
        <translation>
            <numerusform>Недостаје %n панел.</numerusform>
            <numerusform>Недостају %n панела.</numerusform>
            <numerusform>Недостаје %n панела.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points are tied: the player with the first-player tile wins.</source>
        <translation>Поени су изједначени: побеђује ко има плочицу првог играча.</translation>
    </message>
    <message>
        <source>Azul Duel</source>
        <translation>Azul Duel</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>плава</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Одлука</translation>
    </message>
    <message>
        <source>Began this round</source>
        <translation>Започео ову рунду</translation>
    </message>
    <message>
        <source>Pattern line to tile</source>
        <translation>Шаблонски ред на реду</translation>
    </message>
    <message>
        <source>{player} has passed</source>
        <translation>{player}: рекао даље</translation>
    </message>
    <message>
        <source>no</source>
        <translation>не</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>Tablet {number}</source>
        <translation>Таблица {number}</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>није у игри</translation>
    </message>
    <message>
        <source>outer edge</source>
        <translation>спољна ивица</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Торањ</translation>
    </message>
    <message>
        <source>Blue tiles in the tower</source>
        <translation>Плаве плочице у торњу</translation>
    </message>
    <message>
        <source>Yellow tiles in the tower</source>
        <translation>Жуте плочице у торњу</translation>
    </message>
    <message>
        <source>Red tiles in the tower</source>
        <translation>Црвене плочице у торњу</translation>
    </message>
    <message>
        <source>Black tiles in the tower</source>
        <translation>Црне плочице у торњу</translation>
    </message>
    <message>
        <source>Turquoise tiles in the tower</source>
        <translation>Тиркизне плочице у торњу</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>На траци за поене</translation>
    </message>
    <message>
        <source>For tiles in round {round}</source>
        <translation>За плочице у рунди {round}</translation>
    </message>
    <message>
        <source>For special tiles</source>
        <translation>За специјалне плочице</translation>
    </message>
    <message>
        <source>Paid for dome plates</source>
        <translation>Плаћено за панеле куполе</translation>
    </message>
    <message>
        <source>Lost for broken tiles</source>
        <translation>Изгубљено за поломљене плочице</translation>
    </message>
    <message>
        <source>Lost for the first-player tile</source>
        <translation>Изгубљено за плочицу првог играча</translation>
    </message>
    <message>
        <source>Not lost at 0 points</source>
        <translation>Неодузето на 0 поена</translation>
    </message>
    <message>
        <source>Back of the top plate</source>
        <translation>Полеђина горњег панела</translation>
    </message>
    <message>
        <source>special space</source>
        <translation>безбојно поље</translation>
    </message>
    <message>
        <source>multicolored space</source>
        <translation>вишебојно поље</translation>
    </message>
    <message>
        <source>No more tiles are drawn after this round.</source>
        <translation>После ове рунде више се не извлаче плочице.</translation>
    </message>
    <message>
        <source>No face-down chip is there.</source>
        <translation>Овде нема токена лицем надоле.</translation>
    </message>
    <message>
        <source>This pattern line waits for no color.</source>
        <translation>Ова линија шаблона не чека ниједну боју.</translation>
    </message>
    <message>
        <source>if no more tiles reach the tower this round</source>
        <translation>ако у овој рунди у торањ не доспе више плочица</translation>
    </message>
    <message>
        <source>This chip shows a color: {color}</source>
        <translation>Овај токен има боју: {color}</translation>
    </message>
    <message>
        <source>A face-down chip shows a color: {color}</source>
        <translation>Неки токен лицем надоле има боју: {color}</translation>
    </message>
    <message>
        <source>The top plate has a space: {space}</source>
        <translation>Панел на врху има поље: {space}</translation>
    </message>
    <message numerus="yes">
        <source>One factory with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>Бар %n плочица на једној фабрици у следећој рунди: {color}</numerusform>
            <numerusform>Бар %n плочице на једној фабрици у следећој рунди: {color}</numerusform>
            <numerusform>Бар %n плочица на једној фабрици у следећој рунди: {color}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All factories with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>Бар %n плочица на свим фабрикама у следећој рунди: {color}</numerusform>
            <numerusform>Бар %n плочице на свим фабрикама у следећој рунди: {color}</numerusform>
            <numerusform>Бар %n плочица на свим фабрикама у следећој рунди: {color}</numerusform>
        </translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жута</translation>
    </message>
    <message>
        <source>red</source>
        <translation>црвена</translation>
    </message>
    <message>
        <source>black</source>
        <translation>црна</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>тиркизна</translation>
    </message>
    <message>
        <source>special tile</source>
        <translation>специјална плочица</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>space</comment>
        <translation>плаво</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>space</comment>
        <translation>жуто</translation>
    </message>
    <message>
        <source>red</source>
        <comment>space</comment>
        <translation>црвено</translation>
    </message>
    <message>
        <source>black</source>
        <comment>space</comment>
        <translation>црно</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>space</comment>
        <translation>тиркизно</translation>
    </message>
    <message>
        <source>special tile</source>
        <comment>space</comment>
        <translation>безбојно</translation>
    </message>
    <message>
        <source>Scoring tablet: complete rows</source>
        <translation>Таблица бодовања: попуњени редови</translation>
    </message>
    <message>
        <source>Scoring tablet: rows with five colors</source>
        <translation>Таблица бодовања: редови са пет боја</translation>
    </message>
    <message>
        <source>Scoring tablet: complete columns</source>
        <translation>Таблица бодовања: попуњене колоне</translation>
    </message>
    <message>
        <source>Scoring tablet: tiles on the outer edge</source>
        <translation>Таблица бодовања: плочице на спољној ивици</translation>
    </message>
    <message>
        <source>Scoring tablet: complete diagonals</source>
        <translation>Таблица бодовања: попуњене дијагонале</translation>
    </message>
    <message>
        <source>Scoring tablet: complete corner plates</source>
        <translation>Таблица бодовања: попуњени панели у ћошковима</translation>
    </message>
    <message>
        <source>Scoring tablet: all multicolored spaces</source>
        <translation>Таблица бодовања: сва вишебојна поља</translation>
    </message>
    <message>
        <source>Scoring tablet: empty special spaces</source>
        <translation>Таблица бодовања: празна безбојна поља</translation>
    </message>
    <message>
        <source>Scoring tablets</source>
        <translation>Таблице бодовања</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Почетак</translation>
    </message>
    <message>
        <source>Acquisition</source>
        <translation>Узимање</translation>
    </message>
    <message>
        <source>Draw or look</source>
        <translation>Вући или гледати</translation>
    </message>
    <message>
        <source>Keep a plate</source>
        <translation>Задржати панел</translation>
    </message>
    <message>
        <source>Return plates</source>
        <translation>Вратити панеле</translation>
    </message>
    <message>
        <source>Spend chips</source>
        <translation>Потрошити токене</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>Поплочавање</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Крај партије</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>редови</translation>
    </message>
    <message>
        <source>five colors</source>
        <translation>пет боја</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>колоне</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>дијагонале</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>ћошкови</translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation>вишебојна</translation>
    </message>
    <message>
        <source>empty special</source>
        <translation>празна безбојна</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Поени</translation>
    </message>
    <message>
        <source>Hidden plates</source>
        <translation>Скривени панели</translation>
    </message>
    <message>
        <source>Under the stack, plate {number}: seen by</source>
        <translation>Испод гомиле, панел {number}: видео</translation>
    </message>
    <message>
        <source>Drawn plate {number}: seen by</source>
        <translation>Извучени панел {number}: видео</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>нико</translation>
    </message>
    <message>
        <source>both</source>
        <translation>обоје</translation>
    </message>
    <message>
        <source>shuffle in</source>
        <translation>умешати</translation>
    </message>
    <message>
        <source>Which goals score at the end: the beginner set, three or four drawn at random, or your own choice.</source>
        <translation>Који циљеви доносе поене на крају: почетнички комплет, три или четири насумично извучена или сопствени избор.</translation>
    </message>
    <message>
        <source>Drawing without points</source>
        <translation>Извлачење без поена</translation>
    </message>
    <message>
        <source>Whether you can draw from the stack with no points: one plate when the display is empty, always the first plate, or as many as you like.</source>
        <translation>Да ли играч без поена сме да извлачи са гомиле: само један панел кад их на табли за бодовање нема, увек први панел или колико жели.</translation>
    </message>
    <message>
        <source>Special tile counts as a color</source>
        <translation>Специјална плочица као боја</translation>
    </message>
    <message>
        <source>Whether special tiles count as a sixth color for the goal that rewards rows with five colors.</source>
        <translation>Да ли се специјалне плочице рачунају као још једна боја за циљ који награђује редове са пет боја.</translation>
    </message>
    <message>
        <source>Azul Duel is a game for two players.</source>
        <translation>Azul Duel је игра за два играча.</translation>
    </message>
    <message>
        <source>This is not an Azul Duel move: {code}</source>
        <translation>Ово није потез игре Azul Duel: {code}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партија је завршена.</translation>
    </message>
    <message>
        <source>Before the first round, place a plate from the display in your dome.</source>
        <translation>Пре прве рунде поставите на своју куполу један панел са табле за бодовање.</translation>
    </message>
    <message>
        <source>Now take tiles, a dome plate or a bonus chip.</source>
        <translation>Сада узмите плочице, панел куполе или бонус токен.</translation>
    </message>
    <message>
        <source>Draw another dome plate, or look at the plates you have drawn.</source>
        <translation>Извуците још један панел куполе или погледајте извучене панеле.</translation>
    </message>
    <message>
        <source>Keep one of the dome plates you have drawn.</source>
        <translation>Задржите један од извучених панела куполе.</translation>
    </message>
    <message>
        <source>Put the other plates you have drawn under the stack, one by one.</source>
        <translation>Остале извучене панеле ставите испод гомиле, један по један.</translation>
    </message>
    <message>
        <source>Decide whether bonus chips complete pattern line {line}.</source>
        <translation>Одлучите да ли ћете бонус токенима комплетирати линију шаблона {line}.</translation>
    </message>
    <message>
        <source>Move a tile from pattern line {line} to your dome.</source>
        <translation>Преместите плочицу из линије шаблона {line} на своју куполу.</translation>
    </message>
    <message>
        <source>You cannot take dome plates in round 5.</source>
        <translation>У рунди 5 се не узимају панели куполе.</translation>
    </message>
    <message>
        <source>You have no token left: you have taken two dome plates this round.</source>
        <translation>Немате више токена играча: у овој рунди сте узели два панела куполе.</translation>
    </message>
    <message>
        <source>There is already a dome plate in plate row {row}, plate column {column}.</source>
        <translation>На месту за панел у реду {row}, колони {column} већ лежи панел куполе.</translation>
    </message>
    <message>
        <source>The stack of dome plates is empty.</source>
        <translation>Гомила панела куполе је празна.</translation>
    </message>
    <message>
        <source>A dome plate from the stack costs 1 point, and you have none.</source>
        <translation>За панел куполе са гомиле плаћате 1 поен, а немате ниједан.</translation>
    </message>
    <message>
        <source>The sun side of the large factory is empty.</source>
        <translation>Дневна страна велике фабрике је празна.</translation>
    </message>
    <message>
        <source>The sun side of small factory {factory} is empty.</source>
        <translation>Дневна страна мале фабрике {factory} је празна.</translation>
    </message>
    <message>
        <source>The other tiles on the large factory lie side by side; they have no order.</source>
        <translation>Остале плочице велике фабрике леже једна поред друге; немају редослед.</translation>
    </message>
    <message>
        <source>Stack exactly the tiles left on small factory {factory}.</source>
        <translation>Сложите на гомилу тачно оне плочице које су остале на малој фабрици {factory}.</translation>
    </message>
    <message>
        <source>Pattern line {line} is already full.</source>
        <translation>Линија шаблона {line} је већ комплетна.</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} is gone.</source>
        <translation>Бонус токен мале фабрике {factory} више није ту.</translation>
    </message>
    <message>
        <source>The bonus chip on small factory {factory} is face down while the factory holds tiles.</source>
        <translation>Бонус токен мале фабрике {factory} лежи лицем надоле док на фабрици има плочица.</translation>
    </message>
    <message>
        <source>You have already taken two bonus chips this round.</source>
        <translation>У овој рунди сте већ узели два бонус токена.</translation>
    </message>
    <message>
        <source>You can pass only when you can do nothing else.</source>
        <translation>Остатак фазе можете да пропустите само кад не можете ништа друго.</translation>
    </message>
    <message>
        <source>Pattern line {line} is next.</source>
        <translation>Сада је на реду линија шаблона {line}.</translation>
    </message>
    <message>
        <source>There is no dome plate in row {row}, column {column} of your dome yet.</source>
        <translation>У реду {row}, колони {column} ваше куполе још нема панела.</translation>
    </message>
    <message>
        <source>There is already a tile in row {row}, column {column} of your dome.</source>
        <translation>У реду {row}, колони {column} ваше куполе већ лежи плочица.</translation>
    </message>
    <message>
        <source>Only a special tile goes there, when the rest of its plate is complete.</source>
        <translation>Ту иде само специјална плочица, кад се попуне остала три поља панела.</translation>
    </message>
    <message numerus="yes">
        <source>You need fewer chips: %n tile(s) missing, at most three chips each.</source>
        <translation>
            <numerusform>Превише бонус токена: недостаје %n плочица, а за једну се троше највише три.</numerusform>
            <numerusform>Превише бонус токена: недостају %n плочице, а за једну се троше највише три.</numerusform>
            <numerusform>Превише бонус токена: недостаје %n плочица, а за једну се троше највише три.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These chips are not enough: %n tile(s) missing, and each takes two chips of its color or any three.</source>
        <translation>
            <numerusform>Премало бонус токена: недостаје %n плочица, а за једну се троше два у њеној боји или било која три.</numerusform>
            <numerusform>Премало бонус токена: недостају %n плочице, а за једну се троше два у њеној боји или било која три.</numerusform>
            <numerusform>Премало бонус токена: недостаје %n плочица, а за једну се троше два у њеној боји или било која три.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Поени на почетку</translation>
    </message>
    <message>
        <source>Tiles placed in round {round}</source>
        <translation>Плочице постављене у рунди {round}</translation>
    </message>
    <message>
        <source>Special tiles</source>
        <translation>Специјалне плочице</translation>
    </message>
    <message>
        <source>Dome plates from the stack</source>
        <translation>Панели куполе са гомиле</translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation>Поломљене плочице</translation>
    </message>
    <message>
        <source>First-player tile</source>
        <translation>Плочица првог играча</translation>
    </message>
    <message>
        <source>Not lost, because no score falls below 0</source>
        <translation>Није изгубљено, јер резултат не пада испод 0</translation>
    </message>
    <message>
        <source>A tile without neighbors</source>
        <translation>Плочица без суседа</translation>
    </message>
    <message>
        <source>Special tile in row {row}</source>
        <translation>Специјална плочица у реду {row}</translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the row</source>
        <translation>
            <numerusform>%n повезана плочица у реду</numerusform>
            <numerusform>%n повезане плочице у реду</numerusform>
            <numerusform>%n повезаних плочица у реду</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the column</source>
        <translation>
            <numerusform>%n повезана плочица у колони</numerusform>
            <numerusform>%n повезане плочице у колони</numerusform>
            <numerusform>%n повезаних плочица у колони</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel_lessons</name>
    <message>
        <source>From a factory to a line</source>
        <translation>Од фабрике до линије</translation>
    </message>
    <message>
        <source>Take the three red tiles from the marked factory.</source>
        <translation>Узмите три црвене плочице са означене фабрике.</translation>
    </message>
    <message>
        <source>Pick up a red tile: the others come along. Line 3 has room.</source>
        <translation>Узмите једну црвену плочицу: остале иду с њом. У линији 3 има места.</translation>
    </message>
    <message>
        <source>You always take all tiles of one color from a factory.</source>
        <translation>Са фабрике увек узимате све плочице једне боје.</translation>
    </message>
    <message>
        <source>Now fill line 2. Find two tiles of one color on a factory.</source>
        <translation>Сада попуните линију 2. Нађите на некој фабрици две плочице исте боје.</translation>
    </message>
    <message>
        <source>Leave the moon sides for later. Take from a sun side.</source>
        <translation>Ноћне стране оставите за касније. Узмите са дневне стране.</translation>
    </message>
    <message>
        <source>That is only one tile. Line 2 needs two of one color.</source>
        <translation>То је само једна плочица. Линији 2 требају две исте боје.</translation>
    </message>
    <message>
        <source>You may do that in a game. Now place two tiles on line 2.</source>
        <translation>У партији и то смете. Сада ставите две плочице у линију 2.</translation>
    </message>
    <message>
        <source>Two factories have two blue tiles, one has two turquoise tiles.</source>
        <translation>На две фабрике су по две плаве плочице, на једној две тиркизне.</translation>
    </message>
    <message>
        <source>Line 2 is full. It can score at the end of the round.</source>
        <translation>Линија 2 је комплетна. На крају рунде може да донесе поене.</translation>
    </message>
    <message>
        <source>Those tiles break and cost points. Choose a pattern line.</source>
        <translation>Те плочице се ломе и односе поене. Изаберите линију шаблона.</translation>
    </message>
    <message>
        <source>Take the three red tiles. Place them on one of your pattern lines.</source>
        <translation>Узмите три црвене плочице. Ставите их у једну своју линију шаблона.</translation>
    </message>
    <message>
        <source>That line has too little room, so tiles break. Choose another.</source>
        <translation>У тој линији нема довољно места, па се плочице ломе. Изаберите другу.</translation>
    </message>
    <message>
        <source>Line 6 already holds black tiles. Add another black tile to it.</source>
        <translation>У линији 6 већ има црних плочица. Додајте јој још једну црну.</translation>
    </message>
    <message>
        <source>Black may start another line too. Now place it on line 6.</source>
        <translation>Црна сме и у другу линију. Сада је ставите у линију 6.</translation>
    </message>
    <message>
        <source>Take a black tile, and place it on line 6.</source>
        <translation>Узмите црну плочицу и ставите је у линију 6.</translation>
    </message>
    <message>
        <source>Black tiles lie on several factories. Any of them is fine.</source>
        <translation>Црних плочица има на више фабрика. Може било која.</translation>
    </message>
    <message>
        <source>A line holds one color only. Its number says how many tiles fit.</source>
        <translation>У линији је само једна боја. Њен број каже колико плочица стаје.</translation>
    </message>
    <message>
        <source>The other tiles move to the moon</source>
        <translation>Остале плочице иду на ноћну страну</translation>
    </message>
    <message>
        <source>Take red from the marked factory. Watch where the other tiles go.</source>
        <translation>Узмите црвене са означене фабрике. Гледајте куда иду остале плочице.</translation>
    </message>
    <message>
        <source>Take the red tiles of the marked factory.</source>
        <translation>Узмите црвене плочице са означене фабрике.</translation>
    </message>
    <message>
        <source>Pick up a red tile. Line 3 has room for both.</source>
        <translation>Узмите једну црвену плочицу. У линији 3 има места за обе.</translation>
    </message>
    <message>
        <source>They form a stack. Later only its top tile can be taken.</source>
        <translation>Оне чине гомилу. Касније је доступна само плочица са врха.</translation>
    </message>
    <message>
        <source>Take the yellow tiles of the marked factory.</source>
        <translation>Узмите жуте плочице са означене фабрике.</translation>
    </message>
    <message>
        <source>Pick up yellow. Then click the arrow at the stack, or press R.</source>
        <translation>Узмите жуту. Онда кликните стрелицу код гомиле или притисните R.</translation>
    </message>
    <message>
        <source>Blue lies under black. Nobody can take it before black is gone.</source>
        <translation>Плава је испод црне. Нико је не може узети док је црна ту.</translation>
    </message>
    <message>
        <source>Hide blue from your opponent: take turquoise, and leave red on top.</source>
        <translation>Сакријте плаву од противника: узмите тиркизне, а црвену оставите на врху.</translation>
    </message>
    <message>
        <source>Blue is on top: your opponent could take it. Change the order.</source>
        <translation>На врху је плава: противник би могао да је узме. Промените редослед.</translation>
    </message>
    <message>
        <source>Take the turquoise tiles of the marked factory.</source>
        <translation>Узмите тиркизне плочице са означене фабрике.</translation>
    </message>
    <message>
        <source>Pick up turquoise. Then click the arrow at the stack, or press R.</source>
        <translation>Узмите тиркизну. Онда кликните стрелицу код гомиле или притисните R.</translation>
    </message>
    <message>
        <source>Well hidden! Red must go first.</source>
        <translation>Добро је сакривена! Прво мора да оде црвена.</translation>
    </message>
    <message>
        <source>The large factory is different. Take any color from its sun side.</source>
        <translation>Велика фабрика је другачија. Узмите било коју боју са њене дневне стране.</translation>
    </message>
    <message>
        <source>Take tiles from the sun side of the large factory.</source>
        <translation>Узмите плочице са дневне стране велике фабрике.</translation>
    </message>
    <message>
        <source>The large factory holds five tiles. Choose a line with enough room.</source>
        <translation>На великој фабрици је пет плочица. Изаберите линију са довољно места.</translation>
    </message>
    <message>
        <source>Its other tiles lie side by side. All of them can be taken.</source>
        <translation>Остале плочице ту леже једна поред друге. Све су доступне.</translation>
    </message>
    <message>
        <source>All moon sides at once</source>
        <translation>Све ноћне стране одједном</translation>
    </message>
    <message>
        <source>Take blue from the moon sides. You get it from all factories.</source>
        <translation>Узмите плаве са ноћних страна. Добијате их са свих фабрика.</translation>
    </message>
    <message>
        <source>That is a sun side. Take blue from the moon sides.</source>
        <translation>То је дневна страна. Узмите плаве са ноћних страна.</translation>
    </message>
    <message>
        <source>Three tiles are better. Take blue.</source>
        <translation>Три плочице су боље. Узмите плаве.</translation>
    </message>
    <message>
        <source>Pick up any blue tile: all three come along. Line 3 has room.</source>
        <translation>Узмите било коју плаву плочицу: иду све три. У линији 3 има места.</translation>
    </message>
    <message>
        <source>Two from the large factory, one from a stack. None may stay behind.</source>
        <translation>Две са велике фабрике, једна са гомиле. Ниједну не смете да оставите.</translation>
    </message>
    <message>
        <source>Now take yellow. Only the top tile of each stack comes along.</source>
        <translation>Сада узмите жуту. Са сваке гомиле иде само плочица са врха.</translation>
    </message>
    <message>
        <source>Take yellow from the moon sides.</source>
        <translation>Узмите жуту са ноћних страна.</translation>
    </message>
    <message>
        <source>There is a stack of two yellow tiles. Take its top tile.</source>
        <translation>Једна гомила има две жуте плочице. Узмите ону са врха.</translation>
    </message>
    <message>
        <source>The other yellow tile stays. It lay below.</source>
        <translation>Друга жута плочица остаје. Била је испод.</translation>
    </message>
    <message>
        <source>One color gives you two tiles now. Find it.</source>
        <translation>Једна боја вам сада даје две плочице. Нађите је.</translation>
    </message>
    <message>
        <source>Yellow gives you only one tile. Look for two of one color.</source>
        <translation>Жута вам даје само једну плочицу. Потражите две исте боје.</translation>
    </message>
    <message>
        <source>That is a bonus chip. Take two tiles of one color.</source>
        <translation>То је бонус токен. Узмите две плочице исте боје.</translation>
    </message>
    <message>
        <source>Look at the top tile of every stack.</source>
        <translation>Погледајте плочицу на врху сваке гомиле.</translation>
    </message>
    <message>
        <source>One stack is used up. Its bonus chip turns face up.</source>
        <translation>Једна гомила је празна. Њен бонус токен се окреће лицем нагоре.</translation>
    </message>
    <message>
        <source>Tiles that break</source>
        <translation>Плочице које се ломе</translation>
    </message>
    <message>
        <source>Take three red tiles. Place them on line 2, where only one fits.</source>
        <translation>Узмите три црвене плочице. Ставите их у линију 2, где стаје само једна.</translation>
    </message>
    <message>
        <source>To see how tiles break, place them on line 2.</source>
        <translation>Да видите како се плочице ломе, ставите их у линију 2.</translation>
    </message>
    <message>
        <source>This time take three red tiles, and place them on line 2.</source>
        <translation>Овог пута узмите три црвене плочице и ставите их у линију 2.</translation>
    </message>
    <message>
        <source>Three red tiles lie on the marked factory.</source>
        <translation>На означеној фабрици су три црвене плочице.</translation>
    </message>
    <message>
        <source>One tile fits, and two break.</source>
        <translation>Једна плочица стаје, а две се ломе.</translation>
    </message>
    <message>
        <source>You can avoid that. Take tiles, and break none.</source>
        <translation>То може да се избегне. Узмите плочице тако да се ниједна не сломи.</translation>
    </message>
    <message>
        <source>All of them break. Find tiles that fit on a line.</source>
        <translation>Све се ломе. Нађите плочице које стају у неку линију.</translation>
    </message>
    <message>
        <source>The factories are empty: the tiling begins. Move the tile of line 1 to the marked space.</source>
        <translation>Фабрике су празне: почиње постављање. Преместите плочицу линије 1 на означено поље.</translation>
    </message>
    <message>
        <source>Take a plate from the display. Place it in any free slot of your dome.</source>
        <translation>Узмите панел са табле за бодовање. Поставите га на било које слободно место своје куполе.</translation>
    </message>
    <message>
        <source>Line 1 holds a red tile. Place a plate so that row 1 gets a red space.</source>
        <translation>У линији 1 је црвена плочица. Поставите панел тако да ред 1 добије црвено поље.</translation>
    </message>
    <message>
        <source>Red lies in row 2 now. Turn the plate by its arrow or by R.</source>
        <translation>Црвено је тако у реду 2. Окрените панел стрелицом или тастером R.</translation>
    </message>
    <message>
        <source>Click the chip, then your chip storage.</source>
        <translation>Кликните бонус токен, па своје складиште.</translation>
    </message>
    <message>
        <source>Pick up a yellow chip: the other comes along. Then choose line 4.</source>
        <translation>Узмите жути бонус токен: други иде с њим. Онда изаберите линију 4.</translation>
    </message>
    <message>
        <source>Two chips that show its color stand for a missing tile.</source>
        <translation>Два бонус токена са њеном бојом замењују плочицу која недостаје.</translation>
    </message>
    <message>
        <source>Pick up a chip: the others come along. Then choose line 5.</source>
        <translation>Узмите бонус токен: остали иду с њим. Онда изаберите линију 5.</translation>
    </message>
    <message>
        <source>Line 2 waits for a blue space, line 4 for more tiles.</source>
        <translation>Линија 2 чека плаво поље, а линија 4 још плочица.</translation>
    </message>
    <message>
        <source>Blue lies in row 1 now. Turn the plate by its arrow or by R.</source>
        <translation>Плаво је тако у реду 1. Окрените панел стрелицом или тастером R.</translation>
    </message>
    <message>
        <source>The first-player tile came along.</source>
        <translation>Са њима иде плочица првог играча.</translation>
    </message>
    <message>
        <source>It costs you 2 points this round. You go first in the next.</source>
        <translation>У овој рунди губите 2 поена. Следећу почињете ви.</translation>
    </message>
    <message>
        <source>That breaks at least one tile. Look for a single tile that fits.</source>
        <translation>Тако се ломи бар једна плочица. Потражите једну која стаје.</translation>
    </message>
    <message>
        <source>You choose the order of the stack. Take yellow, then click the arrow until black is on top.</source>
        <translation>Редослед на гомили бирате ви. Узмите жуте, па кликћите стрелицу док црна не буде на врху.</translation>
    </message>
    <message>
        <source>Blue is on top. Click the arrow at the stack, or press R.</source>
        <translation>На врху је плава. Кликните стрелицу код гомиле или притисните R.</translation>
    </message>
    <message>
        <source>Look at your broken tiles. They cost 1 and 2 points when the round ends.</source>
        <translation>Погледајте поломљене плочице. На крају рунде одузимају 1 и 2 поена.</translation>
    </message>
    <message>
        <source>Lines 2, 3, 5 and 6 each have room for one tile.</source>
        <translation>У линијама 2, 3, 5 и 6 има места за по једну плочицу.</translation>
    </message>
    <message>
        <source>Nothing broke. Always compare the tiles with the room on your lines.</source>
        <translation>Ништа се није сломило. Увек упоредите плочице са местом у линијама.</translation>
    </message>
    <message>
        <source>Now every take breaks something. Break only one tile.</source>
        <translation>Сада се увек нешто ломи. Сломите само једну плочицу.</translation>
    </message>
    <message>
        <source>That breaks three tiles: 6 points. Find something smaller.</source>
        <translation>Тако се ломе три плочице: 6 поена. Нађите мањи губитак.</translation>
    </message>
    <message>
        <source>That breaks two tiles: 3 points. One is possible.</source>
        <translation>Тако се ломе две плочице: 3 поена. Може и само једна.</translation>
    </message>
    <message>
        <source>The fewer tiles you take, the fewer can break.</source>
        <translation>Што мање плочица узмете, мање их се ломи.</translation>
    </message>
    <message>
        <source>Four broken tiles cost 1, 2, 3 and 4 points. Further ones cost nothing.</source>
        <translation>Четири поломљене плочице одузимају 1, 2, 3 и 4 поена. Даље не одузимају ништа.</translation>
    </message>
    <message>
        <source>Place a tile and score</source>
        <translation>Постављање и поени</translation>
    </message>
    <message>
        <source>Pick up the tile of line 1. Row 1 has one black space.</source>
        <translation>Узмите плочицу из линије 1. У реду 1 је једно црно поље.</translation>
    </message>
    <message>
        <source>A tile without neighbors scores 1 point.</source>
        <translation>Плочица без суседа доноси 1 поен.</translation>
    </message>
    <message>
        <source>Now line 2. Find the space where turquoise makes the longest row.</source>
        <translation>Сада линија 2. Нађите поље на ком тиркизна чини најдужи низ.</translation>
    </message>
    <message>
        <source>That makes two in a row: 2 points. One space makes three.</source>
        <translation>Тако су две у реду: 2 поена. Једно поље даје три.</translation>
    </message>
    <message>
        <source>Close the gap between the two tiles of row 2.</source>
        <translation>Попуните празнину између две плочице у реду 2.</translation>
    </message>
    <message>
        <source>Three in a row: 3 points. The second tile goes to the tower.</source>
        <translation>Три у реду: 3 поена. Друга плочица иде у торањ.</translation>
    </message>
    <message>
        <source>Row and column both count. Find the space where black scores most.</source>
        <translation>Рачунају се и ред и колона. Нађите где црна доноси највише.</translation>
    </message>
    <message>
        <source>It has no neighbor there: only 1 point. The other space scores 5.</source>
        <translation>Тамо нема суседа: само 1 поен. Друго поље доноси 5.</translation>
    </message>
    <message>
        <source>Look below the turquoise tile you have just placed.</source>
        <translation>Погледајте испод тиркизне плочице коју сте управо поставили.</translation>
    </message>
    <message>
        <source>Two in the row, three in the column: 5 points.</source>
        <translation>Две у реду, три у колони: 5 поена.</translation>
    </message>
    <message>
        <source>Dome plates</source>
        <translation>Панели куполе</translation>
    </message>
    <message>
        <source>A plate from the stack costs 1 point. Take one on display.</source>
        <translation>Панел са гомиле кошта 1 поен. Узмите један са табле за бодовање.</translation>
    </message>
    <message>
        <source>Tiles can wait. Take a dome plate from the display.</source>
        <translation>Плочице могу да сачекају. Узмите панел куполе са табле за бодовање.</translation>
    </message>
    <message>
        <source>Three plates lie face up. Pick one up, then choose a slot.</source>
        <translation>Три панела су лицем нагоре. Узмите један, па изаберите место.</translation>
    </message>
    <message>
        <source>It cost a token. In each of rounds 1 to 4 you place two plates.</source>
        <translation>Коштао је један токен играча. У рундама од 1 до 4 постављате по два панела.</translation>
    </message>
    <message>
        <source>Row 1 runs through the top slots. Use one of them.</source>
        <translation>Ред 1 иде кроз горња места. Изаберите једно од њих.</translation>
    </message>
    <message>
        <source>This plate has no red space. Take the one with red.</source>
        <translation>Овај панел нема црвено поље. Узмите онај са црвеним.</translation>
    </message>
    <message>
        <source>The display has what you need. Look for a red space.</source>
        <translation>На табли за бодовање је оно што вам треба. Потражите црвено поље.</translation>
    </message>
    <message>
        <source>Tiles can wait. Place a plate with a red space.</source>
        <translation>Плочице могу да сачекају. Поставите панел са црвеним пољем.</translation>
    </message>
    <message>
        <source>One plate has a red space. Turn it by its arrow or by R.</source>
        <translation>Један панел има црвено поље. Окрените га стрелицом или тастером R.</translation>
    </message>
    <message>
        <source>Your red tile can go there. Placed plates never move again.</source>
        <translation>Ваша црвена плочица може тамо. Постављени панели се више не померају.</translation>
    </message>
    <message>
        <source>The display is empty, and you have a token. Draw from the stack.</source>
        <translation>На табли за бодовање нема панела, а имате токен. Извуците са гомиле.</translation>
    </message>
    <message>
        <source>Tiles can wait. Draw a dome plate from the stack.</source>
        <translation>Плочице могу да сачекају. Извуците панел куполе са гомиле.</translation>
    </message>
    <message>
        <source>Click the stack of dome plates.</source>
        <translation>Кликните гомилу панела куполе.</translation>
    </message>
    <message>
        <source>It cost 1 point. So far you see only its back.</source>
        <translation>Коштао је 1 поен. Засад видите само задњу страну.</translation>
    </message>
    <message>
        <source>Another plate would cost 1 point more. Look at this one.</source>
        <translation>Још један панел коштао би још 1 поен. Погледајте овај.</translation>
    </message>
    <message>
        <source>That costs another point. One plate is enough now.</source>
        <translation>То кошта још један поен. Сада је један панел довољан.</translation>
    </message>
    <message>
        <source>Choose “Stop and look”.</source>
        <translation>Изаберите „Доста, прикажи панеле”.</translation>
    </message>
    <message>
        <source>Only you see the front.</source>
        <translation>Лице видите само ви.</translation>
    </message>
    <message>
        <source>Place the plate in your dome.</source>
        <translation>Поставите панел на своју куполу.</translation>
    </message>
    <message>
        <source>Any free slot will do, turned any way.</source>
        <translation>Може било које слободно место, окренут по жељи.</translation>
    </message>
    <message>
        <source>Each round needs four plates. Three are on display: one of you must draw.</source>
        <translation>За рунду требају четири панела. Изложена су три: један од вас мора да вуче.</translation>
    </message>
    <message>
        <source>The spaces of a plate</source>
        <translation>Поља панела</translation>
    </message>
    <message>
        <source>Row 2 has no red space. Use its multicolored space: it takes any color.</source>
        <translation>У реду 2 нема црвеног поља. Употребите вишебојно: оно прима сваку боју.</translation>
    </message>
    <message>
        <source>Pick up the tile of line 2. The marked space takes it.</source>
        <translation>Узмите плочицу из линије 2. Прима је означено поље.</translation>
    </message>
    <message>
        <source>Any color fits there.</source>
        <translation>Тамо може свака боја.</translation>
    </message>
    <message>
        <source>One plate lacks only a black tile. Complete it.</source>
        <translation>Једном панелу недостаје само црна плочица. Попуните га.</translation>
    </message>
    <message>
        <source>The marked plate still has a gap. Fill its black space.</source>
        <translation>Означени панел још има празнину. Попуните његово црно поље.</translation>
    </message>
    <message>
        <source>The marked plate has one free black space.</source>
        <translation>Означени панел има једно слободно црно поље.</translation>
    </message>
    <message>
        <source>A special tile fills the special space. In row 4 it scores 4.</source>
        <translation>На безбојно поље долази специјална плочица. У реду 4 доноси 4 поена.</translation>
    </message>
    <message>
        <source>The special tile is a neighbor too. Place red where it scores most.</source>
        <translation>Специјална плочица је такође сусед. Поставите црвену где доноси највише.</translation>
    </message>
    <message>
        <source>That scores less. Place red beside the special tile.</source>
        <translation>То доноси мање. Поставите црвену поред специјалне плочице.</translation>
    </message>
    <message>
        <source>Place red right beside the special tile.</source>
        <translation>Поставите црвену одмах поред специјалне плочице.</translation>
    </message>
    <message>
        <source>Three in a row, the special tile included: 3 points.</source>
        <translation>Три у реду, рачунајући и специјалну: 3 поена.</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Бонус токени</translation>
    </message>
    <message>
        <source>A factory without tiles shows its bonus chip. Take it.</source>
        <translation>Фабрика без плочица открива свој бонус токен. Узмите га.</translation>
    </message>
    <message>
        <source>Tiles can wait. Take the bonus chip.</source>
        <translation>Плочице могу да сачекају. Узмите бонус токен.</translation>
    </message>
    <message>
        <source>Taking a chip is your whole turn. Each of you takes two a round.</source>
        <translation>Узимање бонус токена је цео потез. Свако узима два у рунди.</translation>
    </message>
    <message>
        <source>Uncover another chip: take the only tile of a stack.</source>
        <translation>Откријте још један бонус токен: узмите једину плочицу са гомиле.</translation>
    </message>
    <message>
        <source>No chip turns up. Take the tile that lies alone on its chip.</source>
        <translation>Ниједан бонус токен се не открива. Узмите плочицу која је на свом сама.</translation>
    </message>
    <message>
        <source>One stack has a single black tile. Take black from the moon sides.</source>
        <translation>Једна гомила је само једна црна плочица. Узмите црну са ноћних страна.</translation>
    </message>
    <message>
        <source>The chip turns face up. Either of you may take it now.</source>
        <translation>Бонус токен је лицем нагоре. Сада може да га узме било ко од вас.</translation>
    </message>
    <message>
        <source>Now the tiling. Line 4 lacks a yellow tile: spend two yellow chips.</source>
        <translation>Сада постављање. У линији 4 недостаје жута: потрошите два жута бонус токена.</translation>
    </message>
    <message>
        <source>You need not wait: two chips complete this line.</source>
        <translation>Не морате да чекате: два бонус токена комплетирају ову линију.</translation>
    </message>
    <message>
        <source>Three chips work too, but two that show yellow are enough.</source>
        <translation>Могу и три бонус токена, али довољна су два са жутом.</translation>
    </message>
    <message>
        <source>Line 5 lacks a black tile, but no chip is black. Spend any three.</source>
        <translation>У линији 5 недостаје црна, а црног бонус токена нема. Потрошите било која три.</translation>
    </message>
    <message>
        <source>You may skip a line, but now complete it with three chips.</source>
        <translation>Линију смете да прескочите, али сада је комплетирајте са три бонус токена.</translation>
    </message>
    <message>
        <source>Spent chips stay face down for the rest of the game.</source>
        <translation>Потрошени бонус токени остају лицем надоле до краја партије.</translation>
    </message>
    <message>
        <source>Lines that wait</source>
        <translation>Линије које чекају</translation>
    </message>
    <message>
        <source>Move the tile of line 1. Then watch what line 2 does.</source>
        <translation>Преместите плочицу из линије 1. Онда гледајте шта ради линија 2.</translation>
    </message>
    <message>
        <source>Row 1 has one yellow space.</source>
        <translation>У реду 1 је једно жуто поље.</translation>
    </message>
    <message>
        <source>In the next round, line 2 still waits. Give row 2 a blue space.</source>
        <translation>У следећој рунди линија 2 још чека. Дајте реду 2 плаво поље.</translation>
    </message>
    <message>
        <source>After the last tiling, the goals score. Complete row 1: 3 extra points.</source>
        <translation>После последњег постављања циљеви доносе поене. Попуните ред 1: још 3 поена.</translation>
    </message>
    <message>
        <source>Row 2 has one free slot, at the top right.</source>
        <translation>Ред 2 има једно слободно место, горе десно.</translation>
    </message>
    <message>
        <source>This plate has no blue space.</source>
        <translation>Овај панел нема плаво поље.</translation>
    </message>
    <message>
        <source>The display has what you need. Look for a blue space.</source>
        <translation>На табли за бодовање је оно што вам треба. Потражите плаво поље.</translation>
    </message>
    <message>
        <source>Tiles can wait. Place a plate with a blue space.</source>
        <translation>Плочице могу да сачекају. Поставите панел са плавим пољем.</translation>
    </message>
    <message>
        <source>Take a plate with blue. Turn it by its arrow or by R.</source>
        <translation>Узмите панел са плавим. Окрените га стрелицом или тастером R.</translation>
    </message>
    <message>
        <source>At the next tiling, line 2 can score.</source>
        <translation>При следећем постављању линија 2 може да донесе поене.</translation>
    </message>
    <message>
        <source>Take the single red tile. Choose a line that can still score.</source>
        <translation>Узмите једину црвену плочицу. Изаберите линију која још може да донесе поене.</translation>
    </message>
    <message>
        <source>Row 1 has three plates and no red space. Red would break.</source>
        <translation>У реду 1 су три панела, а црвеног поља нема. Црвена би се сломила.</translation>
    </message>
    <message>
        <source>Take the red tile of the marked factory.</source>
        <translation>Узмите црвену плочицу са означене фабрике.</translation>
    </message>
    <message>
        <source>Row 3 has a free red space.</source>
        <translation>У реду 3 има слободно црвено поље.</translation>
    </message>
    <message>
        <source>Red has a space there. In row 1 it would have broken.</source>
        <translation>Тамо црвена има поље. У реду 1 би се сломила.</translation>
    </message>
    <message>
        <source>The first-player tile</source>
        <translation>Плочица првог играча</translation>
    </message>
    <message>
        <source>Take tiles from the moon side of the large factory.</source>
        <translation>Узмите плочице са ноћне стране велике фабрике.</translation>
    </message>
    <message>
        <source>Yellow lies only on small factories. Choose red or black.</source>
        <translation>Жутих има само на малим фабрикама. Изаберите црвену или црну.</translation>
    </message>
    <message>
        <source>Choose a color on the moon side of the large factory.</source>
        <translation>Изаберите боју са ноћне стране велике фабрике.</translation>
    </message>
    <message>
        <source>Take red or black from the moon sides.</source>
        <translation>Узмите црвене или црну са ноћних страна.</translation>
    </message>
    <message>
        <source>The same again, another way: take two tiles without the first-player tile.</source>
        <translation>Исто, али другачије: узмите две плочице без плочице првог играча.</translation>
    </message>
    <message>
        <source>The first-player tile came along. Leave the large factory alone.</source>
        <translation>Са њима иде плочица првог играча. Не дирајте велику фабрику.</translation>
    </message>
    <message>
        <source>That is only one tile. Find two of one color.</source>
        <translation>То је само једна плочица. Нађите две исте боје.</translation>
    </message>
    <message>
        <source>Two yellow tiles lie on top of small stacks.</source>
        <translation>Две жуте плочице су на врху малих гомила.</translation>
    </message>
    <message>
        <source>No cost. But your opponent may go first next round.</source>
        <translation>Не кошта ништа. Али следећу рунду можда почиње противник.</translation>
    </message>
    <message>
        <source>Your opponent has the tile now. Take three red tiles without paying.</source>
        <translation>Плочица је сада код противника. Узмите три црвене плочице без губитка.</translation>
    </message>
    <message>
        <source>Take red from the moon sides.</source>
        <translation>Узмите црвене са ноћних страна.</translation>
    </message>
    <message>
        <source>Take red from the moon sides. Line 3 has room for three.</source>
        <translation>Узмите црвене са ноћних страна. У линији 3 има места за три.</translation>
    </message>
    <message>
        <source>Its owner pays 2 points, goes first, and wins a tie.</source>
        <translation>Ко је има, губи 2 поена, почиње и побеђује при нерешеном.</translation>
    </message>
    <message>
        <source>The goals</source>
        <translation>Циљеви</translation>
    </message>
    <message>
        <source>Pick up the tile of line 1. Row 1 has one gap.</source>
        <translation>Узмите плочицу из линије 1. У реду 1 је једна празнина.</translation>
    </message>
    <message>
        <source>Six tiles in a row: one goal is yours.</source>
        <translation>Шест плочица у реду: један циљ је испуњен.</translation>
    </message>
    <message>
        <source>A complete long diagonal scores 10. Choose the space that completes it.</source>
        <translation>Попуњена дугачка дијагонала доноси 10. Изаберите поље које је попуњава.</translation>
    </message>
    <message>
        <source>That scores 4 points now. The diagonal scores 10 at the end.</source>
        <translation>То сада доноси 4 поена. Дијагонала на крају доноси 10.</translation>
    </message>
    <message>
        <source>The diagonal runs from the top left to the bottom right.</source>
        <translation>Дијагонала иде од горе лево до доле десно.</translation>
    </message>
    <message>
        <source>Only 1 point now, but 10 at the end.</source>
        <translation>Сада само 1 поен, али 10 на крају.</translation>
    </message>
    <message>
        <source>A complete column scores 7. Which space completes a column?</source>
        <translation>Попуњена колона доноси 7. Које поље попуњава колону?</translation>
    </message>
    <message>
        <source>That column has many gaps. Look for one with five tiles.</source>
        <translation>Та колона има много празнина. Потражите ону са пет плочица.</translation>
    </message>
    <message>
        <source>One column has five tiles already.</source>
        <translation>Једна колона већ има пет плочица.</translation>
    </message>
    <message>
        <source>Goals differ from game to game. The tablets show which ones count.</source>
        <translation>Циљеви се мењају од партије до партије. Таблице бодовања показују који важе.</translation>
    </message>
    <message>
        <source>A round of your own</source>
        <translation>Ваша прва рунда</translation>
    </message>
    <message>
        <source>Every game begins like this: place a plate from the display for free.</source>
        <translation>Свака партија почиње овако: поставите бесплатно панел са табле за бодовање.</translation>
    </message>
    <message>
        <source>Any slot will do. You can turn the plate.</source>
        <translation>Може било које место. Панел можете да окренете.</translation>
    </message>
    <message>
        <source>Your opponent places one too.</source>
        <translation>И противник поставља један.</translation>
    </message>
    <message>
        <source>Now play a whole round against an easy opponent. Fill your lines!</source>
        <translation>Сада одиграјте целу рунду против лаког противника. Попуњавајте линије!</translation>
    </message>
    <message>
        <source>That was a round. A game has five, and then the goals score.</source>
        <translation>То је била једна рунда. Партија их има пет, а онда циљеви доносе поене.</translation>
    </message>
</context>
<context>
    <name>azul_duel_table</name>
    <message>
        <source>The tile of pattern line {line} goes into row {line} of your dome.</source>
        <translation>Плочица из линије шаблона {line} иде у ред {line} ваше куполе.</translation>
    </message>
    <message>
        <source>Tiles go into one of your pattern lines or to your broken tiles.</source>
        <translation>Плочице иду у једну од ваших линија шаблона или међу ваше поломљене плочице.</translation>
    </message>
    <message>
        <source>A dome plate goes into an empty slot of your dome.</source>
        <translation>Панел куполе иде на слободно место за панел на вашој куполи.</translation>
    </message>
    <message>
        <source>The drawn plates you do not keep go under the stack.</source>
        <translation>Извучени панели које не задржавате иду испод гомиле.</translation>
    </message>
    <message>
        <source>A bonus chip goes into your storage.</source>
        <translation>Бонус токен иде у ваше складиште.</translation>
    </message>
    <message>
        <source>Bonus chips complete one of your own pattern lines.</source>
        <translation>Бонус токенима комплетирате једну од својих линија шаблона.</translation>
    </message>
    <message>
        <source>Dome plates to take</source>
        <translation>Панели куполе за узимање</translation>
    </message>
    <message>
        <source>Pattern lines: {player}</source>
        <translation>Линије шаблона: {player}</translation>
    </message>
    <message>
        <source>Dome: {player}</source>
        <translation>Купола: {player}</translation>
    </message>
    <message>
        <source>Bonus chips and tokens: {player}</source>
        <translation>Бонус токени и токени играча: {player}</translation>
    </message>
    <message>
        <source>Goals and supplies</source>
        <translation>Циљеви и залихе</translation>
    </message>
    <message>
        <source>Sun side: {tiles}</source>
        <translation>Дневна страна: {tiles}</translation>
    </message>
    <message>
        <source>Moon side, from the bottom: {tiles}</source>
        <translation>Ноћна страна, одоздо нагоре: {tiles}</translation>
    </message>
    <message>
        <source>Moon side: {tiles}</source>
        <translation>Ноћна страна: {tiles}</translation>
    </message>
    <message>
        <source>Dome row {row}: {spaces}</source>
        <translation>Ред куполе {row}: {spaces}</translation>
    </message>
    <message>
        <source>free for {space}</source>
        <translation>слободно: {space}</translation>
    </message>
    <message>
        <source>no plate</source>
        <translation>нема панела</translation>
    </message>
    <message>
        <source>Left on the moon side, from the bottom: {tiles}.</source>
        <translation>На ноћну страну иду, одоздо нагоре: {tiles}.</translation>
    </message>
    <message>
        <source>Its spaces, row by row: {spaces}.</source>
        <translation>Његова поља, ред по ред: {spaces}.</translation>
    </message>
    <message>
        <source>Bonus chips in your hand: {chips}.</source>
        <translation>Бонус токени у руци: {chips}.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) for dome plates</source>
        <translation>
            <numerusform>%n токен играча за панеле куполе</numerusform>
            <numerusform>%n токена играча за панеле куполе</numerusform>
            <numerusform>%n токена играча за панеле куполе</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places no tile in the dome: no pattern line is full.</source>
        <translation>{player} не поставља плочицу на куполу: ниједна линија шаблона није комплетна.</translation>
    </message>
    <message>
        <source>{player}: the tiles in line {line} stay; no free space in its row takes their color yet.</source>
        <translation>{player}: плочице из линије {line} остају, јер ниједно слободно поље у њеном реду још не прима њихову боју.</translation>
    </message>
    <message>
        <source>{player}: the tiles in line {line} break; no space in its row can take them anymore.</source>
        <translation>{player}: плочице из линије {line} се ломе, јер их ниједно поље у њеном реду више не прима.</translation>
    </message>
    <message>
        <source>{player} looks at the drawn dome plates.</source>
        <translation>{player} гледа извучене панеле куполе.</translation>
    </message>
    <message>
        <source>{player} puts a dome plate under the stack.</source>
        <translation>{player} ставља панел куполе испод гомиле.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} пропушта остатак фазе.</translation>
    </message>
    <message>
        <source>{player} skips line {line}.</source>
        <translation>{player} прескаче линију {line}.</translation>
    </message>
    <message>
        <source>{player}: place a dome plate from the display</source>
        <translation>{player}: поставите панел са табле за бодовање</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate or a bonus chip</source>
        <translation>{player}: узмите плочице, панел куполе или бонус токен</translation>
    </message>
    <message>
        <source>{player}: draw another plate, or look at yours</source>
        <translation>{player}: извуците још један панел или погледајте своје</translation>
    </message>
    <message>
        <source>{player}: keep one of the drawn plates</source>
        <translation>{player}: задржите један од извучених панела</translation>
    </message>
    <message>
        <source>{player}: put the other plates under the stack</source>
        <translation>{player}: ставите остале панеле испод гомиле</translation>
    </message>
    <message>
        <source>{player}: move a tile from line {line} to your dome</source>
        <translation>{player}: преместите плочицу из линије {line} на своју куполу</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партија је завршена</translation>
    </message>
    <message>
        <source>Before round 1</source>
        <translation>Пре рунде 1</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Acquisition</source>
        <translation>Рунда {round} од {rounds} · Узимање плочица</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Tiling</source>
        <translation>Рунда {round} од {rounds} · Постављање плочица</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Рунда {round}</translation>
    </message>
    <message>
        <source>Tiling: {player}</source>
        <translation>Постављање плочица: {player}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Почетак</translation>
    </message>
    <message>
        <source>Stack plates</source>
        <translation>Панели са гомиле</translation>
    </message>
    <message>
        <source>Not lost</source>
        <translation>Није изгубљено</translation>
    </message>
    <message>
        <source>Goal: rows</source>
        <translation>Циљ: редови</translation>
    </message>
    <message>
        <source>Your first game: an easy opponent, the beginner set of goals, every aid and plenty of time.</source>
        <translation>Ваша прва партија: лак противник, почетнички комплет циљева, пуна помоћ и довољно времена.</translation>
    </message>
    <message>
        <source>Click the stack to draw a plate, or drop it beside the stack.</source>
        <translation>Кликните на гомилу да бисте извукли панел, или га превуците поред гомиле.</translation>
    </message>
    <message>
        <source>{tiles}; the others to the moon side, from the bottom: {order}</source>
        <translation>{tiles}; остале на ноћну страну, одоздо нагоре: {order}</translation>
    </message>
    <message>
        <source>Goal: five colors</source>
        <translation>Циљ: пет боја</translation>
    </message>
    <message>
        <source>Goal: columns</source>
        <translation>Циљ: колоне</translation>
    </message>
    <message>
        <source>Goal: edge</source>
        <translation>Циљ: ивица</translation>
    </message>
    <message>
        <source>Goal: diagonals</source>
        <translation>Циљ: дијагонале</translation>
    </message>
    <message>
        <source>Goal: corners</source>
        <translation>Циљ: ћошкови</translation>
    </message>
    <message>
        <source>Goal: multicolored</source>
        <translation>Циљ: вишебојна поља</translation>
    </message>
    <message>
        <source>Goal: empty special</source>
        <translation>Циљ: безбојна поља</translation>
    </message>
    <message>
        <source>Losses so far</source>
        <translation>Губици до сада</translation>
    </message>
    <message>
        <source>Goals so far</source>
        <translation>Циљеви до сада</translation>
    </message>
    <message>
        <source>Tiles in bag and tower</source>
        <translation>Плочице у врећи и торњу</translation>
    </message>
    <message>
        <source>Color: {color}. Bag: {bag}, tower: {tower}</source>
        <translation>Боја: {color}. Врећа: {bag}, торањ: {tower}</translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to broken tiles.</source>
        <translation>
            <numerusform>{player} губи %n поен због поломљених плочица.</numerusform>
            <numerusform>{player} губи %n поена због поломљених плочица.</numerusform>
            <numerusform>{player} губи %n поена због поломљених плочица.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to the first-player tile.</source>
        <translation>
            <numerusform>{player} губи %n поен због плочице првог играча.</numerusform>
            <numerusform>{player} губи %n поена због плочице првог играча.</numerusform>
            <numerusform>{player} губи %n поена због плочице првог играча.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} paid %n point(s) for plates from the stack.</source>
        <translation>
            <numerusform>{player} плаћа %n поен за панеле куполе са гомиле.</numerusform>
            <numerusform>{player} плаћа %n поена за панеле куполе са гомиле.</numerusform>
            <numerusform>{player} плаћа %n поена за панеле куполе са гомиле.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n плочица</numerusform>
            <numerusform>%n плочице</numerusform>
            <numerusform>%n плочица</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: take tiles</source>
        <translation>{player}: узмите плочице</translation>
    </message>
    <message>
        <source>{player}: take a bonus chip</source>
        <translation>{player}: узмите бонус токен</translation>
    </message>
    <message>
        <source>{player}: take tiles or a bonus chip</source>
        <translation>{player}: узмите плочице или бонус токен</translation>
    </message>
    <message>
        <source>{player}: take a dome plate</source>
        <translation>{player}: узмите панел куполе</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the display</source>
        <translation>{player}: узмите панел куполе са табле за бодовање</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the stack</source>
        <translation>{player}: узмите панел куполе са гомиле</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate</source>
        <translation>{player}: узмите плочице или панел куполе</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate from the display</source>
        <translation>{player}: узмите плочице или панел куполе са табле за бодовање</translation>
    </message>
    <message>
        <source>{player}: take tiles or a dome plate from the stack</source>
        <translation>{player}: узмите плочице или панел куполе са гомиле</translation>
    </message>
    <message>
        <source>{player}: take a dome plate or a bonus chip</source>
        <translation>{player}: узмите панел куполе или бонус токен</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the display or a bonus chip</source>
        <translation>{player}: узмите панел куполе са табле за бодовање или бонус токен</translation>
    </message>
    <message>
        <source>{player}: take a dome plate from the stack or a bonus chip</source>
        <translation>{player}: узмите панел куполе са гомиле или бонус токен</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate from the display or a bonus chip</source>
        <translation>{player}: узмите плочице, панел куполе са табле за бодовање или бонус токен</translation>
    </message>
    <message>
        <source>{player}: take tiles, a dome plate from the stack or a bonus chip</source>
        <translation>{player}: узмите плочице, панел куполе са гомиле или бонус токен</translation>
    </message>
    <message>
        <source>{player}: nothing left to take, so pass</source>
        <translation>{player}: нема више шта да се узме, пропустите остатак фазе</translation>
    </message>
    <message>
        <source>{player}: complete line {line} with bonus chips, or skip it</source>
        <translation>{player}: комплетирајте линију {line} бонус токенима или је прескочите</translation>
    </message>
    <message>
        <source>{player}: place the drawn plate in your dome</source>
        <translation>{player}: поставите извучени панел на своју куполу</translation>
    </message>
    <message>
        <source>{player}: put the other plate under the stack</source>
        <translation>{player}: ставите други панел испод гомиле</translation>
    </message>
    <message>
        <source>{player} placed a drawn dome plate.</source>
        <translation>{player}: постављен је извучени панел куполе.</translation>
    </message>
    <message>
        <source>The back of the next dome plate in the stack was revealed.</source>
        <translation>Открила се задња страна следећег панела куполе на гомили.</translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) drawn for the factories.</source>
        <translation>
            <numerusform>Извучена је %n нова плочица за фабрике.</numerusform>
            <numerusform>Извучене су %n нове плочице за фабрике.</numerusform>
            <numerusform>Извучено је %n нових плочица за фабрике.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new dome plate(s) revealed on the display.</source>
        <translation>
            <numerusform>На табли за бодовање откривен је %n нови панел куполе.</numerusform>
            <numerusform>На табли за бодовање откривена су %n нова панела куполе.</numerusform>
            <numerusform>На табли за бодовање откривено је %n нових панела куполе.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) revealed.</source>
        <translation>
            <numerusform>Откривен је %n бонус токен.</numerusform>
            <numerusform>Откривена су %n бонус токена.</numerusform>
            <numerusform>Откривено је %n бонус токена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looked at %n drawn dome plate(s).</source>
        <translation>
            <numerusform>{player}: погледан је %n извучени панел куполе.</numerusform>
            <numerusform>{player}: погледана су %n извучена панела куполе.</numerusform>
            <numerusform>{player}: погледано је %n извучених панела куполе.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ова рунда</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Рунда {round} је завршена</translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation>Поломљене плочице</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Бонус токени</translation>
    </message>
    <message>
        <source>1 tile = two of its color or any three</source>
        <translation>1 плочица = два у њеној боји или било која три</translation>
    </message>
    <message>
        <source>Plate tokens</source>
        <translation>Токени за панеле</translation>
    </message>
    <message>
        <source>Dome plates</source>
        <translation>Панели куполе</translation>
    </message>
    <message>
        <source>Drawn: {player}</source>
        <translation>Извучено: {player}</translation>
    </message>
    <message>
        <source>From the stack: 1 point each</source>
        <translation>Са гомиле: по 1 поен</translation>
    </message>
    <message>
        <source>Goals at the end</source>
        <translation>Циљеви на крају</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Врећа</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Торањ</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Специјалне</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Бонус токени</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Поени</translation>
    </message>
    <message>
        <source>{points} (passed)</source>
        <translation>{points} (пропушта)</translation>
    </message>
    <message>
        <source>Keep one: drag it into your dome.</source>
        <translation>Задржите један: превуците га на своју куполу.</translation>
    </message>
    <message>
        <source>Drag the others under the stack, one by one.</source>
        <translation>Остале превуците испод гомиле, један по један.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n поен</numerusform>
            <numerusform>%n поена</numerusform>
            <numerusform>%n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n поен</numerusform>
            <numerusform>{player}: %n поена</numerusform>
            <numerusform>{player}: %n поена</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Редови</translation>
    </message>
    <message>
        <source>Five colors</source>
        <translation>Пет боја</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Колоне</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Ивица</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Дијагонале</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ћошкови</translation>
    </message>
    <message>
        <source>Multicolored</source>
        <translation>Вишебојна поља</translation>
    </message>
    <message>
        <source>Empty special</source>
        <translation>Безбојна поља</translation>
    </message>
    <message>
        <source>Draw: free</source>
        <translation>Извуци: бесплатно</translation>
    </message>
    <message>
        <source>Draw the top plate of the stack; you see its front when you stop drawing.</source>
        <translation>Извлачи панел са врха гомиле; његово лице видите кад престанете да извлачите.</translation>
    </message>
    <message>
        <source>Stop and look</source>
        <translation>Доста, прикажи панеле</translation>
    </message>
    <message>
        <source>Look at the plates you have drawn, keep one of them and put the others under the stack.</source>
        <translation>Приказује извучене панеле: један задржавате, а остале стављате испод гомиле.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропусти</translation>
    </message>
    <message>
        <source>You cannot do anything else in this round’s acquisition.</source>
        <translation>При узимању плочица у овој рунди не можете ништа друго да урадите.</translation>
    </message>
    <message>
        <source>Small factory {factory}, under other tiles: {color}. Only the top tile can be taken</source>
        <translation>Мала фабрика {factory}, испод других плочица: {color}. Може се узети само плочица са врха</translation>
    </message>
    <message>
        <source>Score track: tens</source>
        <translation>Табла за бодовање: десетице</translation>
    </message>
    <message>
        <source>Score track: ones</source>
        <translation>Табла за бодовање: јединице</translation>
    </message>
    <message>
        <source>{player}: value of dome row {row}</source>
        <translation>{player}: вредност реда {row} куполе</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>bonus chip</comment>
        <translation>плави</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>bonus chip</comment>
        <translation>жути</translation>
    </message>
    <message>
        <source>red</source>
        <comment>bonus chip</comment>
        <translation>црвени</translation>
    </message>
    <message>
        <source>black</source>
        <comment>bonus chip</comment>
        <translation>црни</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>bonus chip</comment>
        <translation>тиркизни</translation>
    </message>
    <message numerus="yes">
        <source>%n blue tile(s)</source>
        <translation>
            <numerusform>%n плава плочица</numerusform>
            <numerusform>%n плаве плочице</numerusform>
            <numerusform>%n плавих плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tile(s)</source>
        <translation>
            <numerusform>%n жута плочица</numerusform>
            <numerusform>%n жуте плочице</numerusform>
            <numerusform>%n жутих плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <translation>
            <numerusform>%n црвена плочица</numerusform>
            <numerusform>%n црвене плочице</numerusform>
            <numerusform>%n црвених плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black tile(s)</source>
        <translation>
            <numerusform>%n црна плочица</numerusform>
            <numerusform>%n црне плочице</numerusform>
            <numerusform>%n црних плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <translation>
            <numerusform>%n тиркизна плочица</numerusform>
            <numerusform>%n тиркизне плочице</numerusform>
            <numerusform>%n тиркизних плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n плава</numerusform>
            <numerusform>%n плаве</numerusform>
            <numerusform>%n плавих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n жута</numerusform>
            <numerusform>%n жуте</numerusform>
            <numerusform>%n жутих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n црвена</numerusform>
            <numerusform>%n црвене</numerusform>
            <numerusform>%n црвених</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n црна</numerusform>
            <numerusform>%n црне</numerusform>
            <numerusform>%n црних</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise</source>
        <translation>
            <numerusform>%n тиркизна</numerusform>
            <numerusform>%n тиркизне</numerusform>
            <numerusform>%n тиркизних</numerusform>
        </translation>
    </message>
    <message>
        <source>You can take only the top tile of a stack.</source>
        <translation>Са гомиле можете да узмете само плочицу са врха.</translation>
    </message>
    <message>
        <source>You get the first-player tile when you are the first to take tiles from the moon side of the large factory.</source>
        <translation>Плочицу првог играча добијате кад први узмете плочице са ноћне стране велике фабрике.</translation>
    </message>
    <message>
        <source>You keep the first-player tile until the round ends.</source>
        <translation>Плочица првог играча остаје код вас до краја рунде.</translation>
    </message>
    <message>
        <source>The tiles stay in pattern line {line} until tiling.</source>
        <translation>Плочице остају у линији шаблона {line} до постављања плочица.</translation>
    </message>
    <message>
        <source>The tiles in pattern line {line} stay there for the next round.</source>
        <translation>Плочице линије шаблона {line} остају ту за следећу рунду.</translation>
    </message>
    <message>
        <source>Lines are tiled from 1 to 6; line {line} is next.</source>
        <translation>Плочице се постављају редом, из линија од 1 до 6; сада је на реду линија {line}.</translation>
    </message>
    <message>
        <source>Once placed, a dome plate never moves.</source>
        <translation>Постављени панел куполе се више не помера.</translation>
    </message>
    <message>
        <source>Once placed in your dome, a tile never moves.</source>
        <translation>Плочица постављена на куполу више се не помера.</translation>
    </message>
    <message>
        <source>Broken tiles stay here until you lose points for them after tiling.</source>
        <translation>Поломљене плочице остају овде док због њих не изгубите поене, после постављања плочица.</translation>
    </message>
    <message>
        <source>You spend bonus chips during tiling, to complete a pattern line.</source>
        <translation>Бонус токене трошите током постављања плочица, да бисте комплетирали линију шаблона.</translation>
    </message>
    <message>
        <source>You spend bonus chips when an incomplete line is next.</source>
        <translation>Бонус токене трошите кад на ред дође некомплетна линија.</translation>
    </message>
    <message>
        <source>This chip does not help line {line}: a missing tile costs two chips of its color, or any three.</source>
        <translation>Овај бонус токен не помаже линији {line}: плочицу која недостаје замењују два у њеној боји или било која три.</translation>
    </message>
    <message>
        <source>A spent bonus chip cannot be used again.</source>
        <translation>Потрошени бонус токен не може поново да се користи.</translation>
    </message>
    <message>
        <source>You spend a token when you take a dome plate.</source>
        <translation>Токен играча трошите кад узмете панел куполе.</translation>
    </message>
    <message>
        <source>You get your tokens back before the next round.</source>
        <translation>Своје токене играча узимате назад пре следеће рунде.</translation>
    </message>
    <message>
        <source>The scoring markers move automatically.</source>
        <translation>Маркери за праћење резултата померају се сами.</translation>
    </message>
    <message>
        <source>Skip line {line}</source>
        <translation>Прескочи линију {line}</translation>
    </message>
    <message>
        <source>{tiles}; the others go to the moon side</source>
        <translation>{tiles}; остале иду на ноћну страну</translation>
    </message>
    <message>
        <source>{tiles} and the first-player tile, which costs {points} points</source>
        <translation>{tiles} и плочица првог играча, која одузима {points} поена</translation>
    </message>
    <message>
        <source>dome plate from the display</source>
        <translation>панел куполе са табле за бодовање</translation>
    </message>
    <message>
        <source>drawn dome plate</source>
        <translation>извучени панел куполе</translation>
    </message>
    <message>
        <source>bonus chips</source>
        <translation>бонус токени</translation>
    </message>
    <message>
        <source>{tiles} from small factory {factory} to line {line}</source>
        <translation>{tiles} са мале фабрике {factory} у линију {line}</translation>
    </message>
    <message>
        <source>{tiles} from small factory {factory} to the broken tiles</source>
        <translation>{tiles} са мале фабрике {factory} међу поломљене плочице</translation>
    </message>
    <message>
        <source>{tiles} from the large factory to line {line}</source>
        <translation>{tiles} са велике фабрике у линију {line}</translation>
    </message>
    <message>
        <source>{tiles} from the large factory to the broken tiles</source>
        <translation>{tiles} са велике фабрике међу поломљене плочице</translation>
    </message>
    <message>
        <source>{tiles} from the moon sides to line {line}</source>
        <translation>{tiles} са ноћних страна у линију {line}</translation>
    </message>
    <message>
        <source>{tiles} from the moon sides to the broken tiles</source>
        <translation>{tiles} са ноћних страна међу поломљене плочице</translation>
    </message>
    <message>
        <source>dome plate from the display, {spaces}, to plate row {row}, plate column {column}</source>
        <translation>панел куполе са табле за бодовање: {spaces}; у ред панела {row}, колону панела {column}</translation>
    </message>
    <message>
        <source>drawn dome plate, {spaces}, to plate row {row}, plate column {column}</source>
        <translation>извучени панел куполе: {spaces}; у ред панела {row}, колону панела {column}</translation>
    </message>
    <message>
        <source>dome plate, {spaces}, under the stack</source>
        <translation>панел куполе испод гомиле: {spaces}</translation>
    </message>
    <message>
        <source>bonus chip, {chip}, from small factory {factory}</source>
        <translation>бонус токен са мале фабрике {factory}: {chip}</translation>
    </message>
    <message>
        <source>bonus chips to complete line {line}: {chips}</source>
        <translation>бонус токени за комплетирање линије {line}: {chips}</translation>
    </message>
    <message>
        <source>{color} tile from line {line} to dome row {line}, column {column}</source>
        <translation>{color} плочица из линије {line} у ред {line}, колону {column} куполе</translation>
    </message>
    <message>
        <source>{player} draws a special plate from the stack.</source>
        <translation>{player} извлачи специјални панел са гомиле.</translation>
    </message>
    <message>
        <source>{player} draws a wild plate from the stack.</source>
        <translation>{player} извлачи џокер панел са гомиле.</translation>
    </message>
    <message>
        <source>{tiles}, {source}, {target}</source>
        <translation>{tiles}, {source}, {target}</translation>
    </message>
    <message>
        <source>small factory {factory}</source>
        <translation>мала фабрика {factory}</translation>
    </message>
    <message>
        <source>large factory</source>
        <translation>велика фабрика</translation>
    </message>
    <message>
        <source>moon sides</source>
        <translation>ноћне стране</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>линија {line}</translation>
    </message>
    <message>
        <source>broken tiles</source>
        <translation>поломљене плочице</translation>
    </message>
    <message>
        <source>dome plate, {spaces}, row {row}, column {column}</source>
        <translation>панел куполе: {spaces}; ред {row}, колона {column}</translation>
    </message>
    <message>
        <source>bonus chip, {chip}</source>
        <translation>бонус токен, {chip}</translation>
    </message>
    <message>
        <source>bonus chips, line {line}</source>
        <translation>бонус токени, линија {line}</translation>
    </message>
    <message>
        <source>{color}, line {line}, column {column}</source>
        <translation>{color}, линија {line}, колона {column}</translation>
    </message>
    <message>
        <source>{player} takes the first-player tile.</source>
        <translation>{player} узима плочицу првог играча.</translation>
    </message>
    <message>
        <source>Left on the moon side: {tiles}.</source>
        <translation>На ноћну страну иде: {tiles}.</translation>
    </message>
    <message>
        <source>1 tile breaks.</source>
        <translation>1 плочица се ломи.</translation>
    </message>
    <message>
        <source>Special tile on dome row {row}, column {column}.</source>
        <translation>Специјална плочица на куполи: ред {row}, колона {column}.</translation>
    </message>
    <message>
        <source>First-player tile.</source>
        <translation>Плочица првог играча.</translation>
    </message>
    <message>
        <source>Moon side: {tiles}.</source>
        <translation>Ноћна страна: {tiles}.</translation>
    </message>
    <message>
        <source>Special tile, row {row}, column {column}.</source>
        <translation>Специјална плочица, ред {row}, колона {column}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles break.</source>
        <translation>
            <numerusform>%n плочица се ломи.</numerusform>
            <numerusform>%n плочице се ломе.</numerusform>
            <numerusform>%n плочица се ломи.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} begins; {player} goes first.</source>
        <translation>Рунда {round} почиње; на потезу је {player}.</translation>
    </message>
    <message>
        <source>Large factory: {tiles}.</source>
        <translation>Велика фабрика: {tiles}.</translation>
    </message>
    <message>
        <source>Small factory {factory}: {tiles}.</source>
        <translation>Мала фабрика {factory}: {tiles}.</translation>
    </message>
    <message>
        <source>New dome plate on display: {plates}.</source>
        <translation>Нови панел куполе на табли за бодовање: {plates}.</translation>
    </message>
    <message>
        <source>New dome plates on display: {plates}.</source>
        <translation>Нови панели куполе на табли за бодовање: {plates}.</translation>
    </message>
    <message>
        <source>The tiles in the tower go back into the bag.</source>
        <translation>Плочице из торња враћају се у врећу.</translation>
    </message>
    <message>
        <source>Place a plate in any slot, turned any way. After that it never moves.</source>
        <translation>Поставите панел на било које место, окренут по жељи. После се више не помера.</translation>
    </message>
    <message>
        <source>Nothing is left for you to take. You pass until the tiling.</source>
        <translation>Немате више шта да узмете. Пропуштате остатак фазе до постављања.</translation>
    </message>
    <message>
        <source>Every take breaks tiles now. They cost 1, 2, 3 and 4 points, so break few.</source>
        <translation>Сада се увек ломе плочице. Одузимају 1, 2, 3 и 4 поена, зато сломите што мање.</translation>
    </message>
    <message>
        <source>Every plate you draw costs 1 point. When you stop, you keep one of them.</source>
        <translation>Сваки извучени панел кошта 1 поен. Кад станете, задржавате један од њих.</translation>
    </message>
    <message>
        <source>Chips can complete this line: two of its color, or any three, for each missing tile.</source>
        <translation>Бонус токени могу да комплетирају ову линију: за сваку плочицу два у њеној боји или било која три.</translation>
    </message>
    <message>
        <source>A plate with three tiles gets a special tile, which scores its row number.</source>
        <translation>Специјални панел са три плочице добија специјалну плочицу, која доноси број свог реда.</translation>
    </message>
    <message>
        <source>Each full line moves one tile to its row of the dome. The others are discarded.</source>
        <translation>Из сваке комплетне линије једна плочица иде у њен ред куполе. Остале иду у торањ.</translation>
    </message>
    <message>
        <source>Several spaces fit. Choose where the row and the column of tiles are longest.</source>
        <translation>Одговара више поља. Изаберите где су низови у реду и колони најдужи.</translation>
    </message>
    <message>
        <source>A multicolored space takes a tile of any color.</source>
        <translation>Вишебојно поље прима плочицу било које боје.</translation>
    </message>
    <message>
        <source>This is the last round: there are no more dome plates. Then the goals score.</source>
        <translation>Ово је последња рунда: панела куполе више нема. После ње циљеви доносе поене.</translation>
    </message>
    <message>
        <source>Take all tiles of one color from a factory. They go to one of your lines.</source>
        <translation>Узмите са фабрике све плочице једне боје. Иду у једну вашу линију.</translation>
    </message>
    <message>
        <source>The rest of the factory goes to its moon side: you choose the order.</source>
        <translation>Остале плочице прелазе на ноћну страну фабрике: редослед бирате ви.</translation>
    </message>
    <message>
        <source>A bonus chip lies face up. Taking it is a turn; each of you takes two a round.</source>
        <translation>Један бонус токен је лицем нагоре. Узимање је цео потез; свако узима два у рунди.</translation>
    </message>
    <message>
        <source>The first to take from the large moon side gets the first-player tile: 2 points lost, but first next round.</source>
        <translation>Ко први узме са велике ноћне стране, добија плочицу првог играча: губи 2 поена, али почиње следећу рунду.</translation>
    </message>
    <message>
        <source>From the moon sides you take one color from all factories, but only top tiles of stacks.</source>
        <translation>Са ноћних страна узимате једну боју са свих фабрика, али са гомила само плочице са врха.</translation>
    </message>
    <message>
        <source>A token gets you a plate, two each round: free from the display, 1 point from the stack.</source>
        <translation>За токен играча узимате панел, два у рунди: са табле за бодовање бесплатно, са гомиле за 1 поен.</translation>
    </message>
    <message>
        <source>A full line of yours has no space yet and waits. A plate can bring its color.</source>
        <translation>Једна ваша комплетна линија још нема поље и чека. Панел може да донесе њену боју.</translation>
    </message>
    <message>
        <source>Look at the scoring tablets from time to time: their goals score at the end.</source>
        <translation>Повремено погледајте таблице бодовања: њихови циљеви доносе поене на крају.</translation>
    </message>
    <message>
        <source>Keep your bonus chips; the tiles in pattern line {line} stay there.</source>
        <translation>Задржавате бонус токене; плочице линије шаблона {line} остају ту.</translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n point(s)</source>
        <translation>
            <numerusform>Извуци: %n поен</numerusform>
            <numerusform>Извуци: %n поена</numerusform>
            <numerusform>Извуци: %n поена</numerusform>
        </translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>ломи се</translation>
    </message>
    <message>
        <source>1 fits</source>
        <translation>1 стаје</translation>
    </message>
    <message>
        <source>1 breaks</source>
        <translation>1 се ломи</translation>
    </message>
    <message>
        <source>Row {line} of your dome can never take this color: the tiles will break during tiling.</source>
        <translation>Ред {line} ваше куполе више не може да прими ову боју: плочице ће се сломити током постављања.</translation>
    </message>
    <message numerus="yes">
        <source>%n fit</source>
        <translation>
            <numerusform>%n стаје</numerusform>
            <numerusform>%n стају</numerusform>
            <numerusform>%n стаје</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n break</source>
        <translation>
            <numerusform>%n се ломи</numerusform>
            <numerusform>%n се ломе</numerusform>
            <numerusform>%n се ломи</numerusform>
        </translation>
    </message>
    <message>
        <source>Large factory</source>
        <translation>Велика фабрика</translation>
    </message>
    <message>
        <source>Small factory {factory}</source>
        <translation>Мала фабрика {factory}</translation>
    </message>
    <message>
        <source>Large factory, sun side: {color}</source>
        <translation>Велика фабрика, дневна страна: {color}</translation>
    </message>
    <message>
        <source>Small factory {factory}, sun side: {color}</source>
        <translation>Мала фабрика {factory}, дневна страна: {color}</translation>
    </message>
    <message>
        <source>Large factory, moon side: {color}</source>
        <translation>Велика фабрика, ноћна страна: {color}</translation>
    </message>
    <message>
        <source>Small factory {factory}, on top of the moon stack: {color}</source>
        <translation>Мала фабрика {factory}, врх гомиле на ноћној страни: {color}</translation>
    </message>
    <message>
        <source>A free space on a sun side</source>
        <translation>Слободно поље дневне стране</translation>
    </message>
    <message>
        <source>A free space on a moon side</source>
        <translation>Слободно поље ноћне стране</translation>
    </message>
    <message>
        <source>Bonus chip on small factory {factory}: {chip}</source>
        <translation>Бонус токен мале фабрике {factory}: {chip}</translation>
    </message>
    <message>
        <source>Bonus chip on small factory {factory}, face down while the factory holds tiles</source>
        <translation>Бонус токен мале фабрике {factory}, лицем надоле док ту има плочица</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} is gone</source>
        <translation>Бонус токен мале фабрике {factory} више није ту</translation>
    </message>
    <message>
        <source>First-player tile, for whoever takes from this moon side first</source>
        <translation>Плочица првог играча, за играча који први узме плочице са ове ноћне стране</translation>
    </message>
    <message>
        <source>The space for the first-player tile</source>
        <translation>Место за плочицу првог играча</translation>
    </message>
    <message>
        <source>{player}: space for the first-player tile, −2 points</source>
        <translation>{player}: место за плочицу првог играча, −2 поена</translation>
    </message>
    <message>
        <source>{player}: first-player tile, costs 2 points</source>
        <translation>{player}: плочица првог играча, одузима 2 поена</translation>
    </message>
    <message>
        <source>Dome plate on display: {spaces}</source>
        <translation>Панел куполе на табли за бодовање: {spaces}</translation>
    </message>
    <message>
        <source>A gap in the display, refilled before the next round</source>
        <translation>Празно место на табли за бодовање, попуњава се пре следеће рунде</translation>
    </message>
    <message>
        <source>The tray for drawn dome plates</source>
        <translation>Место за извучене панеле куполе</translation>
    </message>
    <message>
        <source>Drawn dome plate: {spaces}</source>
        <translation>Извучени панел куполе: {spaces}</translation>
    </message>
    <message>
        <source>Drawn special plate, face down</source>
        <translation>Извучени специјални панел, лицем надоле</translation>
    </message>
    <message>
        <source>Drawn wild plate, face down</source>
        <translation>Извучени џокер панел, лицем надоле</translation>
    </message>
    <message>
        <source>The stack of dome plates is empty</source>
        <translation>Гомила панела куполе је празна</translation>
    </message>
    <message>
        <source>{player}: pattern line {line}, {filled} of {line} filled: {color}</source>
        <translation>{player}: линија шаблона {line}, попуњено {filled} од {line}: {color}</translation>
    </message>
    <message>
        <source>{player}: pattern line {line}, empty</source>
        <translation>{player}: линија шаблона {line}, празна</translation>
    </message>
    <message>
        <source>{player}: a space in pattern line {line}</source>
        <translation>{player}: поље у линији шаблона {line}</translation>
    </message>
    <message>
        <source>{player}: free slot, plate row {row}, plate column {column}</source>
        <translation>{player}: слободно место за панел, ред панела {row}, колона панела {column}</translation>
    </message>
    <message>
        <source>{player}: dome plate in plate row {row}, plate column {column}: {spaces}</source>
        <translation>{player}: панел куполе, ред панела {row}, колона панела {column}: {spaces}</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}, no plate yet</source>
        <translation>{player}: купола, ред {row}, колона {column}, још нема панела</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}, free for: {space}</source>
        <translation>{player}: купола, ред {row}, колона {column}, слободно поље: {space}</translation>
    </message>
    <message>
        <source>{player}: dome row {row}, column {column}: {color}</source>
        <translation>{player}: купола, ред {row}, колона {column}: {color}</translation>
    </message>
    <message>
        <source>Bonus chip: {chip}</source>
        <translation>Бонус токен: {chip}</translation>
    </message>
    <message>
        <source>can be spent</source>
        <translation>може да се потроши</translation>
    </message>
    <message>
        <source>spent: lies face down</source>
        <translation>потрошен: лежи окренут</translation>
    </message>
    <message>
        <source>{player}: bonus chip storage</source>
        <translation>{player}: складиште за бонус токене</translation>
    </message>
    <message>
        <source>{player}: bonus chip: {chip}</source>
        <translation>{player}: бонус токен: {chip}</translation>
    </message>
    <message>
        <source>{player}: spent bonus chip</source>
        <translation>{player}: потрошен бонус токен</translation>
    </message>
    <message>
        <source>{player}: a token for a dome plate</source>
        <translation>{player}: токен играча за панел куполе</translation>
    </message>
    <message>
        <source>{player}: place for a spent token</source>
        <translation>{player}: место потрошеног токена играча</translation>
    </message>
    <message>
        <source>{player}: scoring marker</source>
        <translation>{player}: маркер за праћење резултата</translation>
    </message>
    <message>
        <source>any color</source>
        <translation>вишебојно</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} или {other}</translation>
    </message>
    <message>
        <source>{a}, {b}, {c}, {d}</source>
        <translation>{a}, {b}, {c}, {d}</translation>
    </message>
    <message>
        <source>Place for a button</source>
        <translation>Место за дугме</translation>
    </message>
    <message>
        <source>{points} points for each dome row with six tiles.</source>
        <translation>{points} поена за сваки ред куполе са шест плочица.</translation>
    </message>
    <message>
        <source>{points} points for each dome row with at least five colors.</source>
        <translation>{points} поена за сваки ред куполе са најмање пет боја.</translation>
    </message>
    <message>
        <source>{points} points for each dome column with six tiles.</source>
        <translation>{points} поена за сваку колону куполе са шест плочица.</translation>
    </message>
    <message>
        <source>1 point for each tile on the outer edge of the dome.</source>
        <translation>1 поен за сваку плочицу на спољној ивици куполе.</translation>
    </message>
    <message>
        <source>{points} points for each complete long diagonal.</source>
        <translation>{points} поена за сваку попуњену дугачку дијагоналу.</translation>
    </message>
    <message>
        <source>{points} points for each complete upper corner plate, {more} for each lower one.</source>
        <translation>{points} поена за сваки попуњен панел у горњим ћошковима, {more} за сваки у доњим.</translation>
    </message>
    <message>
        <source>{points} points for each multicolored space in the dome, but only if all are filled.</source>
        <translation>{points} поена за свако вишебојно поље на куполи, али само ако су сва попуњена.</translation>
    </message>
    <message>
        <source>You lose {points} points for each special space without a tile.</source>
        <translation>Губите {points} поена за свако празно безбојно поље.</translation>
    </message>
    <message>
        <source>Taken together: {tiles}.</source>
        <translation>Узима се: {tiles}.</translation>
    </message>
    <message>
        <source>You choose the order in which the others are stacked on the moon side.</source>
        <translation>Редослед осталих плочица на ноћној страни бирате ви.</translation>
    </message>
    <message>
        <source>Both players start with these points.</source>
        <translation>Оба играча почињу са оволико поена.</translation>
    </message>
    <message>
        <source>Points for the tiles placed in the dome this round.</source>
        <translation>Поени за плочице постављене на куполу у овој рунди.</translation>
    </message>
    <message>
        <source>Each special tile scores the number beside its dome row.</source>
        <translation>Свака специјална плочица доноси онолико поена колико пише поред њеног реда куполе.</translation>
    </message>
    <message>
        <source>Each dome plate drawn from the stack costs 1 point.</source>
        <translation>За сваки панел куполе извучен са гомиле плаћа се 1 поен.</translation>
    </message>
    <message>
        <source>Scores never fall below 0, so these points were not lost.</source>
        <translation>Резултат не пада испод 0, па ови поени нису одузети.</translation>
    </message>
    <message>
        <source>One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of each round.</source>
        <translation>Једна до четири поломљене плочице на крају сваке рунде одузимају укупно {one}, {two}, {three} или {four} поена.</translation>
    </message>
    <message>
        <source>What broken tiles and the first-player tile will cost at the end of this round.</source>
        <translation>Колико ће поена на крају ове рунде одузети поломљене плочице и плочица првог играча.</translation>
    </message>
    <message>
        <source>What the goals would score if the game ended now.</source>
        <translation>Колико би циљеви донели када би се партија сада завршила.</translation>
    </message>
    <message>
        <source>Goals: {goals}</source>
        <translation>Циљеви: {goals}</translation>
    </message>
    <message>
        <source>Both players take tiles, dome plates and bonus chips until both pass.</source>
        <translation>Играчи узимају плочице, панеле куполе и бонус токене док оба не пропусте остатак фазе.</translation>
    </message>
    <message>
        <source>One tile of every full pattern line goes to the dome and scores.</source>
        <translation>Из сваке комплетне линије шаблона једна плочица иде на куполу и доноси поене.</translation>
    </message>
    <message>
        <source>So far: {players}.</source>
        <translation>Засад: {players}.</translation>
    </message>
    <message>
        <source>{player} has {count} (points: {points})</source>
        <translation>{player} има {count} (поени: {points})</translation>
    </message>
    <message>
        <source>{player} has {points}</source>
        <translation>{player} има {points}</translation>
    </message>
    <message>
        <source>Tens and ones make up the score: {players}.</source>
        <translation>Десетице и јединице заједно дају резултат: {players}.</translation>
    </message>
    <message>
        <source>Not counted yet: this round’s losses {losses}, goals {goals}.</source>
        <translation>Још није урачунато: губици ове рунде {losses}, циљеви {goals}.</translation>
    </message>
    <message>
        <source>Everything is counted, including the goals.</source>
        <translation>Све је урачунато, и циљеви.</translation>
    </message>
    <message>
        <source>A special tile in this row scores {points}. Special spaces here: {filled} filled, {free} free.</source>
        <translation>Специјална плочица у овом реду доноси поена: {points}. Безбојна поља овде: попуњена {filled}, слободна {free}.</translation>
    </message>
    <message>
        <source>One to four broken tiles cost {one}, {two}, {three} or {four} points in all, at the end of the round. So far: {loss}.</source>
        <translation>Једна до четири поломљене плочице на крају рунде одузимају укупно {one}, {two}, {three} или {four} поена. Засад: {loss}.</translation>
    </message>
    <message>
        <source>It costs {points} points at the end of the round, and its owner goes first next round.</source>
        <translation>На крају рунде одузима {points} поена, а њен власник почиње следећу рунду.</translation>
    </message>
    <message>
        <source>Once it is full, one of its tiles goes to dome row {line} and scores; the others go to the tower.</source>
        <translation>Кад је комплетна, једна плочица иде у ред {line} куполе и доноси поене; остале иду у торањ.</translation>
    </message>
    <message>
        <source>A tile placed here now scores {points}.</source>
        <translation>Плочица која се сада постави овде доноси поена: {points}.</translation>
    </message>
    <message>
        <source>A special tile is placed here once the other three spaces of this plate are filled; it scores {points}.</source>
        <translation>Кад се попуне остала три поља овог панела, овде долази специјална плочица и доноси поена: {points}.</translation>
    </message>
    <message>
        <source>It counts for every tile placed next to it or in line with it.</source>
        <translation>Рачуна се за сваку плочицу која се постави поред ње или с њом у низу.</translation>
    </message>
    <message>
        <source>A dome plate goes here, turned any way.</source>
        <translation>Овде иде панел куполе, окренут по жељи.</translation>
    </message>
    <message>
        <source>Tiles on this plate: {filled} of 4.</source>
        <translation>Плочице на овом панелу: {filled} од 4.</translation>
    </message>
    <message>
        <source>Two chips of its color, or any three, replace a missing tile in a pattern line.</source>
        <translation>Плочицу која недостаје у линији шаблона замењују два бонус токена у њеној боји или било која три.</translation>
    </message>
    <message>
        <source>Chips to spend: {count}.</source>
        <translation>Бонус токени који се могу потрошити: {count}.</translation>
    </message>
    <message>
        <source>Each dome plate costs a token. Tokens left this round: {count}.</source>
        <translation>За сваки панел куполе троши се један токен играча. Преостало у овој рунди: {count}.</translation>
    </message>
    <message>
        <source>The factories are filled from the bag; when it is empty, it is refilled from the tower.</source>
        <translation>Фабрике се пуне из вреће; кад се она испразни, допуњава се из торња.</translation>
    </message>
    <message>
        <source>A special tile is placed on a special space once the other three spaces of its plate are filled, and scores the number beside its row.</source>
        <translation>Кад се попуне остала три поља панела, на безбојно поље долази специјална плочица и доноси онолико поена колико пише поред њеног реда.</translation>
    </message>
    <message>
        <source>Dome plate: {spaces}</source>
        <translation>Панел куполе: {spaces}</translation>
    </message>
    <message>
        <source>Tile: {color}</source>
        <translation>Плочица: {color}</translation>
    </message>
    <message>
        <source>{player}: no broken tiles</source>
        <translation>{player}: нема поломљених плочица</translation>
    </message>
    <message>
        <source>Broken tile</source>
        <translation>Поломљена плочица</translation>
    </message>
    <message>
        <source>Space for a broken tile</source>
        <translation>Место за поломљену плочицу</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n broken tile(s)</source>
        <translation>
            <numerusform>{player}: %n поломљена плочица</numerusform>
            <numerusform>{player}: %n поломљене плочице</numerusform>
            <numerusform>{player}: %n поломљених плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s)</source>
        <translation>
            <numerusform>Врећа: %n плочица</numerusform>
            <numerusform>Врећа: %n плочице</numerusform>
            <numerusform>Врећа: %n плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower: %n tile(s)</source>
        <translation>
            <numerusform>Торањ: %n плочица</numerusform>
            <numerusform>Торањ: %n плочице</numerusform>
            <numerusform>Торањ: %n плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tile(s) left</source>
        <translation>
            <numerusform>Остала је %n специјална плочица</numerusform>
            <numerusform>Остале су %n специјалне плочице</numerusform>
            <numerusform>Остало је %n специјалних плочица</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) for the next rounds</source>
        <translation>
            <numerusform>%n бонус токен за следеће рунде</numerusform>
            <numerusform>%n бонус токена за следеће рунде</numerusform>
            <numerusform>%n бонус токена за следеће рунде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a special plate</source>
        <translation>
            <numerusform>Гомила, %n панел куполе; на врху је специјални панел</numerusform>
            <numerusform>Гомила, %n панела куполе; на врху је специјални панел</numerusform>
            <numerusform>Гомила, %n панела куполе; на врху је специјални панел</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a wild plate</source>
        <translation>
            <numerusform>Гомила, %n панел куполе; на врху је џокер панел</numerusform>
            <numerusform>Гомила, %n панела куполе; на врху је џокер панел</numerusform>
            <numerusform>Гомила, %n панела куполе; на врху је џокер панел</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line} lacks tiles: complete it with bonus chips, or skip it.</source>
        <translation>У линији {line} недостају плочице: комплетирајте је бонус токенима или је прескочите.</translation>
    </message>
</context>
<context>
    <name>bookmark</name>
    <message>
        <source>{player} to play</source>
        <translation>На потезу: {player}</translation>
    </message>
</context>
<context>
    <name>branches</name>
    <message>
        <source>Move {number}: {move} ({points})</source>
        <translation>Потез {number}: {move} ({points})</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>Current variation</source>
        <translation>Тренутна варијанта</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Варијанта {number}</translation>
    </message>
    <message>
        <source>The variations split at move {number}.</source>
        <translation>Варијанте се разилазе у потезу {number}.</translation>
    </message>
    <message>
        <source>One variation continues where the other ends, after move {number}.</source>
        <translation>Једна варијанта се наставља тамо где се друга завршава, после потеза {number}.</translation>
    </message>
</context>
<context>
    <name>by_message</name>
    <message>
        <source>This line belongs to another game.</source>
        <translation>Овај ред припада другој партији.</translation>
    </message>
    <message>
        <source>This line brings nothing new: you have all its moves already.</source>
        <translation>У овом реду нема ничег новог: све ове потезе већ имате.</translation>
    </message>
    <message>
        <source>This line is older than your game. Ask for the latest one.</source>
        <translation>Овај ред је старији од ваше партије. Затражите последњи.</translation>
    </message>
    <message>
        <source>In this line the game goes another way from move {number} on. It was not taken.</source>
        <translation>У овом реду партија од {number}. потеза иде другачије. Ништа није промењено.</translation>
    </message>
    <message>
        <source>This line holds a move of {player}, who plays here. It was not taken.</source>
        <translation>У овом реду је и потез за место које се игра на овом рачунару ({player}). Ништа није промењено.</translation>
    </message>
    <message>
        <source>Only a game that was dealt can be played by message.</source>
        <translation>Порукама се може играти само подељена партија.</translation>
    </message>
    <message>
        <source>You have sent this move already, so it stands.</source>
        <translation>Овај потез је већ послат, па остаје.</translation>
    </message>
    <message>
        <source>Your turn. Make your move, then copy it and send it.</source>
        <translation>На потезу сте. Одиграјте, па копирајте потез и пошаљите га.</translation>
    </message>
    <message>
        <source>Copy your move and send it to {player}, then paste the answer.</source>
        <translation>Копирајте потез и пошаљите га. Следећи игра {player}; налепите одговор кад стигне.</translation>
    </message>
    <message>
        <source>Waiting for {player}. Paste the answer when it comes.</source>
        <translation>На потезу је {player}. Налепите одговор кад стигне.</translation>
    </message>
    <message>
        <source>The game is over. Copy the last move for the others.</source>
        <translation>Партија је завршена. Копирајте последњи потез за остале.</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Чека се {player}</translation>
    </message>
    <message>
        <source>The list of games by message could not be read and was kept as {file}.</source>
        <translation>Списак партија порукама није могао да се прочита; сачуван је као {file}.</translation>
    </message>
    <message>
        <source>The list of games by message cannot be read and is left alone. {reason}</source>
        <translation>Списак партија порукама не може да се прочита и остаје непромењен. {reason}</translation>
    </message>
    <message>
        <source>The list of games by message cannot be saved: {reason}</source>
        <translation>Списак партија порукама не може да се сачува: {reason}</translation>
    </message>
    <message>
        <source>Your move is copied. Paste it into a message.</source>
        <translation>Потез је копиран. Налепите га у поруку.</translation>
    </message>
    <message>
        <source>A game by message needs two people or more. Begin a new game in which another person has a seat, then choose this command again.</source>
        <translation>За партију порукама потребне су бар две особе. Започните нову партију у којој и друга особа има место, па поново изаберите ову наредбу.</translation>
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
        <translation>Меч са истом поделом</translation>
    </message>
    <message>
        <source>Triathlon</source>
        <translation>Триатлон</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation>Династија</translation>
    </message>
    <message>
        <source>You play the same deal from every seat, so luck evens out. The highest combined score wins.</source>
        <translation>Иста подела игра се са сваког места, па се срећа изједначава. Одлучује збир поена из свих партија.</translation>
    </message>
    <message>
        <source>{first}, {second} and {third} in a row. Each game splits 100 points according to the winning margin.</source>
        <translation>{first}, {second} и {third} редом. У свакој партији дели се 100 поена, према разлици у резултату.</translation>
    </message>
    <message>
        <source>Three games of {game} in a row. The highest combined score wins.</source>
        <translation>Три партије игре {game} заредом. Одлучује збир поена из све три.</translation>
    </message>
    <message>
        <source>{game} options</source>
        <translation>{game}: опције</translation>
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
        <translation>Следећа партија: {game}</translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <translation>{player} побеђује у мечу.</translation>
    </message>
    <message>
        <source>The match ends in a tie.</source>
        <translation>Меч је нерешен.</translation>
    </message>
    <message>
        <source>{player} leads by {points}.</source>
        <translation>{player} води. Разлика: {points}.</translation>
    </message>
    <message>
        <source>The match is tied.</source>
        <translation>Резултат је изједначен.</translation>
    </message>
    <message>
        <source>Each game splits 100 points; a win by a typical margin scores 75.</source>
        <translation>У свакој партији дели се 100 поена: 75 за победу са разликом уобичајеном за ту игру.</translation>
    </message>
    <message>
        <source>The same deal from every seat. The highest combined score wins.</source>
        <translation>Иста подела са сваког места. Одлучује збир поена из свих партија.</translation>
    </message>
    <message>
        <source>The match cannot be saved: {reason}</source>
        <translation>Меч не може да се сачува: {reason}</translation>
    </message>
    <message>
        <source>{match}, game {number} of {total}</source>
        <translation>{match}, партија {number} од {total}</translation>
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
        <translation>У овом тексту нема кода Куполе.</translation>
    </message>
    <message>
        <source>This text is too long to be a code.</source>
        <translation>Овај текст је предугачак за код.</translation>
    </message>
    <message>
        <source>A newer version of Kupola made this code.</source>
        <translation>Овај код је направила новија верзија Куполе.</translation>
    </message>
    <message>
        <source>The game in this code cannot be opened: {problem}</source>
        <translation>Партија из овог кода не може да се отвори: {problem}</translation>
    </message>
    <message>
        <source>it has moves after the end of the game.</source>
        <translation>има потеза и после краја партије.</translation>
    </message>
    <message>
        <source>This is not a Kupola match.</source>
        <translation>Ово није меч Куполе.</translation>
    </message>
    <message>
        <source>A triathlon is for exactly two players.</source>
        <translation>Триатлон је за тачно два играча.</translation>
    </message>
    <message>
        <source>A request has at most {limit} bytes.</source>
        <translation>Највећа величина захтева у бајтовима: {limit}.</translation>
    </message>
    <message>
        <source>A request is UTF-8 text.</source>
        <translation>Захтев мора бити текст у кодирању UTF-8.</translation>
    </message>
    <message>
        <source>No game has been started; begin with “new”, “setup” or “load”.</source>
        <translation>Ниједна партија није започета; почните са „new“, „setup“ или „load“.</translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 to {last}.</source>
        <translation>Место {seat} не постоји; места су од 0 до {last}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”; there are: {levels}.</source>
        <translation>Ниво „{level}“ не постоји; постоје: {levels}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партија је завршена.</translation>
    </message>
    <message>
        <source>Kupola could not do this; the position is unchanged ({problem}).</source>
        <translation>Купола није могла то да изврши; позиција је непромењена ({problem}).</translation>
    </message>
    <message>
        <source>A request is one JSON object on one line.</source>
        <translation>Захтев је један JSON објекат у једном реду.</translation>
    </message>
    <message>
        <source>There is no command “{command}”; there are: {commands}.</source>
        <translation>Наредба „{command}“ не постоји; постоје: {commands}.</translation>
    </message>
    <message>
        <source>The command “{command}” needs the field “{field}”.</source>
        <translation>Наредби „{command}“ потребно је поље „{field}“.</translation>
    </message>
    <message>
        <source>The command “{command}” has no field “{field}”.</source>
        <translation>Наредба „{command}“ нема поље „{field}“.</translation>
    </message>
    <message>
        <source>The field “{field}” should be {wanted}.</source>
        <translation>У пољу „{field}“ треба да стоји {wanted}.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>цео број</translation>
    </message>
    <message>
        <source>a whole number or null</source>
        <translation>цео број или null</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>објекат</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a text or null</source>
        <translation>текст или null</translation>
    </message>
    <message>
        <source>a whole number from 1 to {most}, or null</source>
        <translation>цео број од 1 до {most} или null</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and at most {most}</source>
        <translation>број секунди, већи од 0 и највише {most}</translation>
    </message>
    <message>
        <source>There is no game named “{game}”; there are: {games}.</source>
        <translation>Игра „{game}“ не постоји; постоје: {games}.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Ово сада не може да се изабере.</translation>
    </message>
    <message>
        <source>This piece always lies on the table; drag it to another place.</source>
        <translation>Ово увек лежи на столу; превуците на друго место.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Потез</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>На потезу</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Рунда</translation>
    </message>
    <message>
        <source>The value of {path} is wrong. Expected: {wanted}. Found: {found}.</source>
        <translation>Вредност {path} је погрешна. Очекује се: {wanted}. Нађено је: {found}.</translation>
    </message>
    <message>
        <source>The field {path} is missing.</source>
        <translation>Недостаје поље {path}.</translation>
    </message>
    <message>
        <source>There is no field {path}.</source>
        <translation>Поље {path} не постоји.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Играч {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Рачунар {number}</translation>
    </message>
    <message>
        <source>No need of this game is written like this: {code}</source>
        <translation>У овој игри се овако не пише ниједна потреба: {code}</translation>
    </message>
    <message>
        <source>This game has no chances to compute.</source>
        <translation>У овој игри нема шанси за рачунање.</translation>
    </message>
    <message>
        <source>This game has no option named “{key}”.</source>
        <translation>Ова игра нема опцију „{key}“.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”; it can be: {values}.</source>
        <translation>Опција „{key}“ не може бити „{value}“; може бити: {values}.</translation>
    </message>
    <message>
        <source>This code is damaged: letters are missing or were changed.</source>
        <translation>Овај код је оштећен: неки знакови недостају или су измењени.</translation>
    </message>
    <message>
        <source>No piece can be placed like this: {code}</source>
        <translation>Овако ништа не може да се постави: {code}</translation>
    </message>
    <message>
        <source>There is nothing there to remove.</source>
        <translation>Ту нема шта да се склони.</translation>
    </message>
    <message>
        <source>No such piece is left in the box.</source>
        <translation>Таквог елемента више нема у кутији.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Табла</translation>
    </message>
    <message>
        <source>No piece can go there.</source>
        <translation>Ту ништа не може да стоји.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {largest}.</source>
        <translation>Број поделе је цео број од 0 до {largest}.</translation>
    </message>
    <message>
        <source>This game is for {fewest} to {most} players.</source>
        <translation>Број играча за ову игру: од {fewest} до {most}.</translation>
    </message>
    <message>
        <source>This game is for exactly {number} players.</source>
        <translation>Број играча за ову игру: тачно {number}.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Нема потеза који може да се врати.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Нема потеза који може да се понови.</translation>
    </message>
    <message>
        <source>There is no branch number {number}.</source>
        <translation>Варијанта број {number} не постоји.</translation>
    </message>
    <message>
        <source>The game has no position after {number} moves.</source>
        <translation>Партија нема позицију после толико потеза: {number}.</translation>
    </message>
    <message>
        <source>This is not a Kupola record: {problem}</source>
        <translation>Ово није запис Куполе: {problem}</translation>
    </message>
    <message>
        <source>it is not JSON text.</source>
        <translation>није JSON текст.</translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation>предугачак је.</translation>
    </message>
    <message>
        <source>it names no format.</source>
        <translation>не наводи формат.</translation>
    </message>
    <message>
        <source>No version of Kupola writes records of format {format}.</source>
        <translation>Ниједна верзија Куполе не прави записе у формату {format}.</translation>
    </message>
    <message>
        <source>This record has format {format}; this version of Kupola reads up to {known}.</source>
        <translation>Овај запис има формат {format}; ова верзија Куполе чита формате до {known}.</translation>
    </message>
    <message>
        <source>The game of this record cannot start: {problem}</source>
        <translation>Партија из овог записа не може да почне: {problem}</translation>
    </message>
    <message>
        <source>Move {number} of this record ({code}) cannot be played: {problem}</source>
        <translation>{number}. потез из овог записа ({code}) не може да се одигра: {problem}</translation>
    </message>
    <message>
        <source>A record has either a seed or a first position, not both or neither.</source>
        <translation>Запис има или број поделе или прву позицију: тачно једно од тога.</translation>
    </message>
    <message>
        <source>A record names a player for every seat, or none at all.</source>
        <translation>Запис наводи играча за свако место или ниједног.</translation>
    </message>
    <message>
        <source>This record names a seat that the game does not have.</source>
        <translation>Овај запис наводи место које у овој игри не постоји.</translation>
    </message>
    <message>
        <source>A branch of this record starts from no line of the game.</source>
        <translation>Једна варијанта у овом запису не полази ни од једне друге.</translation>
    </message>
    <message>
        <source>This record no longer leads to the position it was saved in. It was changed, or saved by a version with different rules.</source>
        <translation>Овај запис више не води до позиције у којој је сачуван. Измењен је или га је направила верзија са другачијим правилима.</translation>
    </message>
    <message>
        <source>This is not a score sheet: {problem}</source>
        <translation>Ово није бодовање партије: {problem}</translation>
    </message>
    <message>
        <source>it cannot be read.</source>
        <translation>не може да се прочита.</translation>
    </message>
    <message>
        <source>A newer version of Kupola saved this score sheet.</source>
        <translation>Ово бодовање је направила новија верзија Куполе.</translation>
    </message>
    <message>
        <source>A note of this record is about no position of the game.</source>
        <translation>Једна белешка овог записа не односи се ни на једну позицију партије.</translation>
    </message>
    <message>
        <source>The program is at a table; “leave” it first.</source>
        <translation>Програм седи за столом; прво га мора напустити („leave”).</translation>
    </message>
    <message>
        <source>The program is at no table; “host” or “join” one first.</source>
        <translation>Програм не седи за столом; прво мора отворити сто („host”) или се придружити („join”).</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>списак текстова</translation>
    </message>
    <message>
        <source>There is no puzzle {number} of {game}; there are 1 to {last}.</source>
        <translation>Игра {game} нема загонетку {number}; има их од 1 до {last}.</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>Daily deal</source>
        <translation>Подела дана</translation>
    </message>
    <message>
        <source>{players} · computers: {level}</source>
        <translation>{players} · рачунар: {level}</translation>
    </message>
    <message>
        <source>Played; the game is no longer here.</source>
        <translation>Одиграно; партије више нема.</translation>
    </message>
    <message>
        <source>{points} · You won</source>
        <translation>{points} · Победа</translation>
    </message>
    <message>
        <source>{points} · You share the win</source>
        <translation>{points} · Подељена победа</translation>
    </message>
    <message>
        <source>{points} · Place {rank} of {count}</source>
        <translation>{points} · место {rank} од {count}</translation>
    </message>
    <message>
        <source>Your first game of each deal counts: no undo, no hints. After that, play it again as often as you like. Missed days wait for you.</source>
        <translation>Рачуна се прва партија сваке поделе: без враћања потеза и без савета. После је можете играти колико год желите. Пропуштени дани вас чекају.</translation>
    </message>
    <message>
        <source>Days played: {number}</source>
        <translation>Одиграни дани: {number}</translation>
    </message>
    <message>
        <source>Games won: {number}</source>
        <translation>Добијене партије: {number}</translation>
    </message>
    <message>
        <source>Days in a row: {number}</source>
        <translation>Дана заредом: {number}</translation>
    </message>
    <message>
        <source>Longest run of days: {number}</source>
        <translation>Најдужи низ дана: {number}</translation>
    </message>
    <message>
        <source>One missed day in seven does not end a run.</source>
        <translation>Један пропуштен дан од седам не прекида низ.</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Копирано: {line}</translation>
    </message>
    <message>
        <source>The result cannot be copied: {reason}</source>
        <translation>Резултат не може да се копира: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played</source>
        <translation>
            <numerusform>%n дан са игром</numerusform>
            <numerusform>%n дана са игром</numerusform>
            <numerusform>%n дана са игром</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n победа</numerusform>
            <numerusform>%n победе</numerusform>
            <numerusform>%n победа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n дан заредом</numerusform>
            <numerusform>%n дана заредом</numerusform>
            <numerusform>%n дана заредом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best run: %n day(s)</source>
        <translation>
            <numerusform>најдужи низ: %n дан</numerusform>
            <numerusform>најдужи низ: %n дана</numerusform>
            <numerusform>најдужи низ: %n дана</numerusform>
        </translation>
    </message>
    <message>
        <source>Kupola {day} · {game} {points}</source>
        <translation>Купола {day} · {game} {points}</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Поделе дана</translation>
    </message>
    <message>
        <source>{day}: {games}</source>
        <translation>{day}: {games}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>Данас, {day}</translation>
    </message>
    <message>
        <source>nothing played yet</source>
        <translation>још ништа није одиграно</translation>
    </message>
    <message>
        <source>{game} won</source>
        <translation>{game}: победа</translation>
    </message>
    <message>
        <source>{game} played</source>
        <translation>{game}: одиграно</translation>
    </message>
    <message>
        <source>{game} unfinished</source>
        <translation>{game}: није завршено</translation>
    </message>
    <message>
        <source>Your daily deals cannot be read and are left unchanged.</source>
        <translation>Ваше поделе дана не могу да се прочитају и остају непромењене.</translation>
    </message>
</context>
<context>
    <name>engine_build</name>
    <message>
        <source>Compiling the computer players: {done} of {total}. Until then they think more slowly.</source>
        <translation>Компајлирају се играчи које води рачунар: {done} од {total}. Дотле размишљају спорије.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>Датотека не може да се сачува: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Датотека не може да се прочита: {reason}</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a file.</source>
        <translation>Ово је фасцикла или уређај, а не датотека.</translation>
    </message>
    <message>
        <source>This is not a valid file name.</source>
        <translation>Датотека не може да има овакво име.</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Ова датотека је празна.</translation>
    </message>
    <message>
        <source>This is not a Kupola game, or it is damaged: {detail}</source>
        <translation>Ово није партија Куполе или је оштећена: {detail}</translation>
    </message>
    <message>
        <source>Saved as “{file}” in the folder “{folder}”.</source>
        <translation>Сачувано као „{file}“ у фасцикли „{folder}“.</translation>
    </message>
    <message>
        <source>its content cannot be read.</source>
        <translation>садржај не може да се прочита.</translation>
    </message>
    <message>
        <source>it does not say which version of Kupola wrote it.</source>
        <translation>не види се која ју је верзија Куполе сачувала.</translation>
    </message>
</context>
<context>
    <name>game_screen</name>
    <message>
        <source>Your first game: an easy opponent, every aid and plenty of time.</source>
        <translation>Ваша прва партија: лак противник, пуна помоћ и довољно времена.</translation>
    </message>
    <message>
        <source>{move} It is the only move.</source>
        <translation>{move} То је једини могући потез.</translation>
    </message>
    <message>
        <source>{game}: {players}. {progress}.</source>
        <translation>{game}: {players}. {progress}.</translation>
    </message>
    <message>
        <source>Resumed: {game}: {players}. {progress}.</source>
        <translation>Наставак: {game}: {players}. {progress}.</translation>
    </message>
    <message>
        <source>No move has been made yet.</source>
        <translation>Још није повучен ниједан потез.</translation>
    </message>
    <message>
        <source>Nothing has been read out yet.</source>
        <translation>Још ништа није прочитано.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back: {move}</source>
        <translation>
            <numerusform>Враћен %n потез: {move}</numerusform>
            <numerusform>Враћена %n потеза: {move}</numerusform>
            <numerusform>Враћено %n потеза: {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made again: {move}</source>
        <translation>
            <numerusform>Поновљен %n потез: {move}</numerusform>
            <numerusform>Поновљена %n потеза: {move}</numerusform>
            <numerusform>Поновљено %n потеза: {move}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player} размишља</translation>
    </message>
    <message>
        <source>{player}: only one move is possible, so it is played for you</source>
        <translation>{player}: могућ је само један потез, програм га игра уместо вас</translation>
    </message>
    <message>
        <source>Paused: the computers are waiting for you</source>
        <translation>Пауза: рачунари чекају на вас</translation>
    </message>
    <message>
        <source>No board is enlarged.</source>
        <translation>Ниједна табла није увећана.</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>Рачунање поена</translation>
    </message>
    <message>
        <source>Showing the last moves again</source>
        <translation>Поновни приказ последњих потеза</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партија је завршена.</translation>
    </message>
    <message>
        <source>This game is view-only.</source>
        <translation>Ова партија може само да се гледа.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Сада је на потезу {player}.</translation>
    </message>
    <message>
        <source>This belongs to {player}.</source>
        <translation>Ово припада играчу {player}.</translation>
    </message>
    <message>
        <source>Score and moves are shown.</source>
        <translation>Поени и потези су приказани.</translation>
    </message>
    <message>
        <source>Score and moves are hidden.</source>
        <translation>Поени и потези су сакривени.</translation>
    </message>
    <message>
        <source>Waiting for {player}</source>
        <translation>Чека се: игра {player}</translation>
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
        <translation>Искључено: {option}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>{percent}% chance of winning</source>
        <translation>Шанса за победу {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% chance of winning, about %n point(s)</source>
        <translation>
            <numerusform>Шанса за победу {percent}%, око %n поен</numerusform>
            <numerusform>Шанса за победу {percent}%, око %n поена</numerusform>
            <numerusform>Шанса за победу {percent}%, око %n поена</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>The result cannot be saved in the history: {reason}</source>
        <translation>Резултат не може да се сачува у историји: {reason}</translation>
    </message>
    <message>
        <source>The history cannot be read: {reason}</source>
        <translation>Историја не може да се прочита: {reason}</translation>
    </message>
    <message>
        <source>The history is damaged. Everything readable was kept; the damaged file was saved as {file}.</source>
        <translation>Историја је оштећена. Задржано је све што може да се прочита; оштећена датотека је сачувана као {file}.</translation>
    </message>
    <message>
        <source>The games cannot be exported: {reason}</source>
        <translation>Партије не могу да се извезу: {reason}</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}</source>
        <translation>Није све могло да се обрише: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the history cannot be read; kept in {file}.</source>
        <translation>
            <numerusform>%n ред историје не може да се прочита; сачувано у {file}.</numerusform>
            <numerusform>%n реда историје не могу да се прочитају; сачувано у {file}.</numerusform>
            <numerusform>%n редова историје не може да се прочита; сачувано у {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Одиграно</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Играчи и поени</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победник</translation>
    </message>
    <message>
        <source>{game} (score sheet)</source>
        <translation>{game} (уживо)</translation>
    </message>
    <message>
        <source>{winners} (resigned: {names})</source>
        <translation>{winners} (предаја: {names})</translation>
    </message>
    <message>
        <source>{game} (daily deal, {day})</source>
        <translation>{game} (подела дана, {day})</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Цео период</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Последња 24 сата</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Последњих 7 дана</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Последњих 30 дана</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Последњих 12 месеци</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Све игре</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Сви играчи</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Сви противници</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Људи</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Рачунар: {level}</translation>
    </message>
    <message>
        <source>Kingdomino: Dynasty</source>
        <translation>Kingdomino: Династија</translation>
    </message>
    <message>
        <source>Duplicate match</source>
        <translation>Меч са истом поделом</translation>
    </message>
    <message>
        <source>Triathlon</source>
        <translation>Триатлон</translation>
    </message>
</context>
<context>
    <name>host</name>
    <message>
        <source>A newer version of Kupola keeps this table.</source>
        <translation>Овај сто води новија верзија Куполе.</translation>
    </message>
    <message>
        <source>“{seat}” is no seat. A seat is “open”, “guest:Name”, “computer” or “computer:level”; levels are: {levels}.</source>
        <translation>„{seat}” није место. Место је „open”, „guest:Име”, „computer” или „computer:ниво”; нивои су: {levels}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} се не може прочитати: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>{path} се не може записати: {reason}</translation>
    </message>
    <message>
        <source>{path} is no table.</source>
        <translation>{path} није сто.</translation>
    </message>
    <message>
        <source>Another host keeps the tables of {path}.</source>
        <translation>Столове из {path} већ води други домаћин.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Left</source>
        <translation>Лево</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Десно</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Горе</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Доле</translation>
    </message>
    <message>
        <source>Pick up or put down</source>
        <translation>Узми или спусти</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Врати на место</translation>
    </message>
    <message>
        <source>Turn the piece</source>
        <translation>Окрени елемент</translation>
    </message>
    <message>
        <source>Turn it the other way</source>
        <translation>Окрени на другу страну</translation>
    </message>
    <message>
        <source>Pixies: the new card stays up</source>
        <translation>Pixies: нова карта остаје горе</translation>
    </message>
    <message>
        <source>Pixies: the old card stays up</source>
        <translation>Pixies: стара карта остаје горе</translation>
    </message>
    <message>
        <source>Where am I, what is here, what can I do?</source>
        <translation>Где сам, шта је овде, шта могу?</translation>
    </message>
    <message>
        <source>Score and moves beside the board</source>
        <translation>Поени и потези поред табле</translation>
    </message>
    <message>
        <source>Enlarge the other players’ boards, one by one</source>
        <translation>Увећај табле других играча, једну по једну</translation>
    </message>
    <message>
        <source>Read the other players’ boards, line by line</source>
        <translation>Читај табле других играча, ред по ред</translation>
    </message>
    <message>
        <source>Read the line before</source>
        <translation>Читај претходни ред</translation>
    </message>
    <message>
        <source>Read everyone’s points</source>
        <translation>Читај поене свих играча</translation>
    </message>
    <message>
        <source>Repeat the last sentence</source>
        <translation>Понови последњу реченицу</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Назад на таблу</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Претходни потез</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следећи потез</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>На почетак</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>На крај</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Пусти или паузирај</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад у партију</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Претрага правила</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Следећи погодак</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Претходни погодак</translation>
    </message>
    <message>
        <source>Next heading</source>
        <translation>Следећи наслов</translation>
    </message>
    <message>
        <source>Previous heading</source>
        <translation>Претходни наслов</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Затвори правила</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На табли</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>У снимку партије</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>У правилима</translation>
    </message>
    <message>
        <source>Next part of the board, or off it</source>
        <translation>На следећи део табле или ван ње</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Place it in the line, slot, column or space with this number</source>
        <translation>Стави у линију, на место, у колону или на поље са тим бројем</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Контролер за игру</translation>
    </message>
    <message>
        <source>Move around the board, menus and dialogs</source>
        <translation>Кретање по табли, менијима и прозорима</translation>
    </message>
    <message>
        <source>D-pad, left stick</source>
        <translation>Стрелице, лева палица</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Отварање менија</translation>
    </message>
    <message>
        <source>Board keys</source>
        <translation>Тастери за таблу</translation>
    </message>
    <message>
        <source>One-handed layouts put every key you need within reach of that hand.</source>
        <translation>У распореду за једну руку сви потребни тастери су на дохвату те руке.</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>За обе руке</translation>
    </message>
    <message>
        <source>Left hand only</source>
        <translation>За леву руку</translation>
    </message>
    <message>
        <source>Right hand only</source>
        <translation>За десну руку</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Сопствени избор</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Наредба</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Тастер</translation>
    </message>
    <message>
        <source>Commands and shortcuts</source>
        <translation>Наредбе и пречице</translation>
    </message>
    <message>
        <source>Key for: {command}</source>
        <translation>Тастер за: {command}</translation>
    </message>
    <message>
        <source>Another key for: {command}</source>
        <translation>Други тастер за: {command}</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Притисните тастер</translation>
    </message>
    <message>
        <source>Choose a command, go to its key with Tab and press a new key. Backspace clears it.</source>
        <translation>Изаберите наредбу, тастером Tab пређите на њен тастер, па притисните нови. Backspace га брише.</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Подразумевани тастери</translation>
    </message>
    <message>
        <source>Nothing changed: {key} is already used for “{command}”.</source>
        <translation>Ништа није промењено: {key} већ припада наредби „{command}“.</translation>
    </message>
    <message>
        <source>Nothing changed: {key} is needed for something else.</source>
        <translation>Ништа није промењено: {key} је потребан за нешто друго.</translation>
    </message>
    <message>
        <source>Changed: {command}, {key}</source>
        <translation>Промењено: {command}, {key}</translation>
    </message>
    <message>
        <source>Shortcut removed: {command}</source>
        <translation>Пречица је уклоњена: {command}</translation>
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
        <translation>Одлука</translation>
    </message>
    <message>
        <source>First choice of the game</source>
        <translation>Први избор у партији</translation>
    </message>
    <message>
        <source>Game of the dynasty</source>
        <translation>Партија династије</translation>
    </message>
    <message>
        <source>No more lines are drawn in this game.</source>
        <translation>У овој партији више нема нових колона.</translation>
    </message>
    <message>
        <source>{need}, in the next line</source>
        <translation>{need}, у следећој колони</translation>
    </message>
    <message>
        <source>Domino {domino}</source>
        <translation>Домина {domino}</translation>
    </message>
    <message>
        <source>A domino that fits here</source>
        <translation>Домина која овде пристаје</translation>
    </message>
    <message>
        <source>{need}, at least {number} times</source>
        <translation>{need}, бар {number} пута</translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n line(s)</source>
        <translation>
            <numerusform>{need}, у следећој %n колони</numerusform>
            <numerusform>{need}, у следеће %n колоне</numerusform>
            <numerusform>{need}, у следећих %n колона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with at least %n crown(s)</source>
        <translation>
            <numerusform>{terrain} са бар %n круном</numerusform>
            <numerusform>{terrain} са бар %n круне</numerusform>
            <numerusform>{terrain} са бар %n круна</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Замак</translation>
    </message>
    <message>
        <source>Wheat field</source>
        <translation>Пшенично поље</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Шума</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Језеро</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Ливада</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Мочвара</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Рудник</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>замак</translation>
    </message>
    <message>
        <source>wheat field</source>
        <translation>пшенично поље</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>шума</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>језеро</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>ливада</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>мочвара</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>рудник</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation>Династија</translation>
    </message>
    <message>
        <source>Three games in a row; the highest total wins.</source>
        <translation>Три партије заредом; побеђује највећи збир поена.</translation>
    </message>
    <message>
        <source>The Middle Kingdom</source>
        <translation>Замак у средини</translation>
    </message>
    <message>
        <source>10 extra points if your castle is exactly in the middle of your kingdom.</source>
        <translation>10 додатних поена ако је ваш замак тачно у средини краљевства.</translation>
    </message>
    <message>
        <source>Harmony</source>
        <translation>Хармонија</translation>
    </message>
    <message>
        <source>5 extra points if your kingdom is complete: no domino was discarded.</source>
        <translation>5 додатних поена ако је ваше краљевство комплетно: ниједна домина није одбачена.</translation>
    </message>
    <message>
        <source>The Mighty Duel</source>
        <translation>Епски дуел</translation>
    </message>
    <message>
        <source>For two players: all 48 dominoes, and kingdoms of 7 × 7 squares.</source>
        <translation>За два играча: свих 48 домина и краљевства од 7 × 7 поља.</translation>
    </message>
    <message>
        <source>Lenient middle</source>
        <translation>Блажа средина</translation>
    </message>
    <message>
        <source>Only with The Middle Kingdom: an incomplete kingdom gets the bonus as long as no square is too far away for the castle to be in the middle. A house rule, to compare with published research.</source>
        <translation>Важи само уз варијанту „Замак у средини“: некомплетно краљевство добија бонус ако ниједно поље није толико далеко да замак не би могао бити у средини. Кућно правило, за поређење са објављеним истраживањима.</translation>
    </message>
    <message>
        <source>Kingdomino is for {least} to {most} players, not {seats}.</source>
        <translation>Број играча за Kingdomino је од {least} до {most}, а не {seats}.</translation>
    </message>
    <message>
        <source>The Mighty Duel is for two players, not {seats}.</source>
        <translation>Епски дуел је за два играча; сада их је {seats}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партија је завршена.</translation>
    </message>
    <message>
        <source>First place domino {domino}, then choose the next one.</source>
        <translation>Прво поставите домину {domino}, па изаберите следећу.</translation>
    </message>
    <message>
        <source>First discard domino {domino}, which fits nowhere, then choose the next one.</source>
        <translation>Прво одбаците домину {domino}, која не може нигде да се постави, па изаберите следећу.</translation>
    </message>
    <message>
        <source>Your domino has been played; now choose one from the next line.</source>
        <translation>Ваша домина је одиграна; сада изаберите једну из следеће колоне.</translation>
    </message>
    <message>
        <source>There is nothing to place yet: first, everyone chooses a domino.</source>
        <translation>Још нема шта да се постави: прво сви бирају домину.</translation>
    </message>
    <message>
        <source>In the last turn there is no next line to choose from.</source>
        <translation>У последњем кругу нема следеће колоне из које се бира.</translation>
    </message>
    <message>
        <source>Domino {domino} is not in the next line.</source>
        <translation>Домина {domino} није у следећој колони.</translation>
    </message>
    <message>
        <source>Domino {domino} can still be placed, so you cannot discard it.</source>
        <translation>Домина {domino} још може да се постави, па не сме да се одбаци.</translation>
    </message>
    <message>
        <source>This is not a Kingdomino move: “{code}”</source>
        <translation>Ово није потез игре Kingdomino: „{code}“</translation>
    </message>
    <message>
        <source>{terrain}: {squares} × {crowns}</source>
        <translation>{terrain}: {squares} × {crowns}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Партија {number}</translation>
    </message>
    <message>
        <source>Shared victory: points ({points}), largest territory ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation>Подељена победа: изједначени су и поени ({points}), и највећа територија ({squares}), и круне ({crowns}).</translation>
    </message>
    <message>
        <source>Shared victory: over three games, points ({points}), largest territories ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation>Подељена победа: после три партије изједначени су и поени ({points}), и највеће територије ({squares}), и круне ({crowns}).</translation>
    </message>
    <message>
        <source>Points are tied; the largest territory decides: {best} to {other}.</source>
        <translation>Поени су изједначени; одлучује највећа територија: {best} према {other}.</translation>
    </message>
    <message>
        <source>Points and the largest territory are tied; the crowns decide: {best} to {other}.</source>
        <translation>Поени и највећа територија су изједначени; одлучују круне: {best} према {other}.</translation>
    </message>
    <message>
        <source>Points are tied; the combined largest territories of the three games decide: {best} to {other}.</source>
        <translation>Поени су изједначени; одлучује збир највећих територија из три партије: {best} према {other}.</translation>
    </message>
    <message>
        <source>Points and the combined largest territories of the three games are tied; the combined crowns decide: {best} to {other}.</source>
        <translation>Поени и збир највећих територија из три партије су изједначени; одлучује збир свих круна: {best} према {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner} побеђује са %n поеном.</numerusform>
            <numerusform>{winner} побеђује са %n поена.</numerusform>
            <numerusform>{winner} побеђује са %n поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dominoes that did not fit</source>
        <translation>Домине за које није било места</translation>
    </message>
    <message>
        <source>Kings leave this line in order; put another king in the place of this one.</source>
        <translation>Краљеви напуштају овај ред по реду; на место овог ставите другог краља.</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Постављање</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Бирање</translation>
    </message>
    <message>
        <source>The castle stays in its kingdom. Move it to a free square.</source>
        <translation>Замак остаје у краљевству. Преместите га на слободно поље.</translation>
    </message>
    <message>
        <source>Half of the domino would be outside the grid.</source>
        <translation>Половина домине би била ван мреже.</translation>
    </message>
    <message>
        <source>Domino {domino} is in two kingdoms: {player} and {other}.</source>
        <translation>Домина {domino} је у два краљевства: {player} и {other}.</translation>
    </message>
    <message>
        <source>Domino {domino} is in this kingdom twice.</source>
        <translation>Домина {domino} је у овом краљевству два пута.</translation>
    </message>
    <message>
        <source>Domino {domino} touches nothing.</source>
        <translation>Домина {domino} ништа не додирује.</translation>
    </message>
    <message>
        <source>Domino {domino} matches none of its neighbors: one half must touch the castle or a square of the same terrain.</source>
        <translation>Ниједан сусед не одговара домини {domino}: једна половина мора да додирује замак или поље истог терена.</translation>
    </message>
    <message>
        <source>Domino {domino} is not connected to the castle.</source>
        <translation>Домина {domino} није повезана са замком.</translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Ово краљевство је широко %n поље; дозвољено је највише {size}.</numerusform>
            <numerusform>Ово краљевство је широко %n поља; дозвољено је највише {size}.</numerusform>
            <numerusform>Ово краљевство је широко %n поља; дозвољено је највише {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Ово краљевство је високо %n поље; дозвољено је највише {size}.</numerusform>
            <numerusform>Ово краљевство је високо %n поља; дозвољено је највише {size}.</numerusform>
            <numerusform>Ово краљевство је високо %n поља; дозвољено је највише {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) missing. Place every domino, or enter how many did not fit.</source>
        <translation>
            <numerusform>Недостаје %n домина. Поставите је или упишите за колико њих није било места.</numerusform>
            <numerusform>Недостају %n домине. Поставите их или упишите за колико њих није било места.</numerusform>
            <numerusform>Недостаје %n домина. Поставите их или упишите за колико њих није било места.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) too many: every player gets {each}.</source>
        <translation>
            <numerusform>%n домина вишка: сваки играч добија {each}.</numerusform>
            <numerusform>%n домине вишка: сваки играч добија {each}.</numerusform>
            <numerusform>%n домина вишка: сваки играч добија {each}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The options are not the options of Kingdomino.</source>
        <translation>Ово нису опције игре Kingdomino.</translation>
    </message>
    <message>
        <source>The first player must be one of {seats} players, not number {seat}.</source>
        <translation>Први играч мора бити један од {seats} играча, а не број {seat}.</translation>
    </message>
    <message>
        <source>At most {most} games can have been finished, not {games}.</source>
        <translation>Завршених партија може бити највише {most}, а не {games}.</translation>
    </message>
    <message>
        <source>There must be {seats} kingdoms, one per player, not {kingdoms}.</source>
        <translation>Краљевстава мора бити {seats}, по једно за сваког играча, а не {kingdoms}.</translation>
    </message>
    <message>
        <source>A kingdom of this game measures {right}, not {size}.</source>
        <translation>Краљевство је у овој партији величине {right}, а не {size}.</translation>
    </message>
    <message>
        <source>A king belongs to one of {seats} players, not to number {seat}.</source>
        <translation>Краљ припада једном од {seats} играча, а не броју {seat}.</translation>
    </message>
    <message>
        <source>There is no domino {domino}.</source>
        <translation>Домина {domino} не постоји.</translation>
    </message>
    <message>
        <source>Domino {domino} cannot be where it is ({player}). {reason}</source>
        <translation>Домина {domino} не може да лежи ту где је ({player}). {reason}</translation>
    </message>
    <message>
        <source>Dominoes placed and discarded by now must be {right}, not {count}. Player: {player}</source>
        <translation>Постављених и одбачених домина до сада мора бити {right}, а не {count}. Играч: {player}</translation>
    </message>
    <message>
        <source>Domino {domino} is there {count} times instead of once.</source>
        <translation>Домина {domino} мора постојати тачно једном; број појављивања: {count}.</translation>
    </message>
    <message>
        <source>{right} dominoes must be out of the game, not {count}.</source>
        <translation>Број домина ван игре мора бити {right}, а не {count}.</translation>
    </message>
    <message>
        <source>The pile must consist of whole lines of {line}, not of {count}.</source>
        <translation>Гомила мора да се састоји од целих колона; домина у колони: {line}, на гомили: {count}.</translation>
    </message>
    <message>
        <source>A line holds {line} dominoes or none, not {count}.</source>
        <translation>Број домина у колони је {line} или 0, а не {count}.</translation>
    </message>
    <message>
        <source>A line must be sorted from the lowest number to the highest.</source>
        <translation>Колона мора бити поређана од најмањег броја до највећег.</translation>
    </message>
    <message>
        <source>There is no line of dominoes.</source>
        <translation>Нема ниједне колоне домина.</translation>
    </message>
    <message>
        <source>The next line must be drawn while the pile lasts: {count}</source>
        <translation>Следећа колона мора да се извуче док на гомили има домина: {count}</translation>
    </message>
    <message>
        <source>With these lines on the table the pile can hold {right} dominoes, not {count}.</source>
        <translation>Уз ове колоне на столу број домина на гомили може бити {right}, а не {count}.</translation>
    </message>
    <message>
        <source>The number of a player’s kings in the current line must be {right}, not {count}: {player}</source>
        <translation>Број краљева играча у тренутној колони мора бити {right}, а не {count}: {player}</translation>
    </message>
    <message>
        <source>The number of a player’s kings in the next line must be {right} now, not {count}: {player}</source>
        <translation>Број краљева играча у следећој колони сада мора бити {right}, а не {count}: {player}</translation>
    </message>
    <message>
        <source>It cannot be the turn of place {turn} in the line.</source>
        <translation>Место {turn} у колони сада не може бити на потезу.</translation>
    </message>
    <message>
        <source>This decision cannot be pending now.</source>
        <translation>Ова одлука сада не може бити на реду.</translation>
    </message>
    <message>
        <source>Domino {domino} is neither in the kingdom nor discarded. Player: {player}</source>
        <translation>Домина {domino} није ни у краљевству ни међу одбаченима. Играч: {player}</translation>
    </message>
    <message>
        <source>{player} already has a king on domino {domino}.</source>
        <translation>На домини {domino} већ стоји краљ играча {player}.</translation>
    </message>
    <message>
        <source>This square is already covered: {terrain}.</source>
        <translation>Ово поље је већ покривено: {terrain}.</translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of the same terrain: {left} or {right}.</source>
        <translation>Једна половина мора да додирује замак или поље истог терена: {left} или {right}.</translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of the same terrain: {terrain}.</source>
        <translation>Једна половина мора да додирује замак или поље истог терена: {terrain}.</translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Ваше краљевство би било широко %n поље; дозвољено је највише {size}.</numerusform>
            <numerusform>Ваше краљевство би било широко %n поља; дозвољено је највише {size}.</numerusform>
            <numerusform>Ваше краљевство би било широко %n поља; дозвољено је највише {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Ваше краљевство би било високо %n поље; дозвољено је највише {size}.</numerusform>
            <numerusform>Ваше краљевство би било високо %n поља; дозвољено је највише {size}.</numerusform>
            <numerusform>Ваше краљевство би било високо %n поља; дозвољено је највише {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the largest territory decides ({squares}).</source>
        <translation>{winner} побеђује. Поени су изједначени ({points}); одлучује највећа територија ({squares}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the largest territory ({squares}) are tied; the crowns decide ({crowns}).</source>
        <translation>{winner} побеђује. Поени ({points}) и највећа територија ({squares}) су изједначени; одлучују круне ({crowns}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the combined largest territories of the three games decide ({squares}).</source>
        <translation>{winner} побеђује. Поени су изједначени ({points}); одлучује збир највећих територија из три партије ({squares}).</translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the combined largest territories of the three games ({squares}) are tied; the combined crowns decide ({crowns}).</source>
        <translation>{winner} побеђује. Поени ({points}) и збир највећих територија из три партије ({squares}) су изједначени; одлучује збир свих круна ({crowns}).</translation>
    </message>
</context>
<context>
    <name>kingdomino_lessons</name>
    <message>
        <source>Beside the castle</source>
        <translation>Поред замка</translation>
    </message>
    <message>
        <source>Your kingdom begins with a castle. Place your domino to its right.</source>
        <translation>Ваше краљевство почиње замком. Поставите домину десно од њега.</translation>
    </message>
    <message>
        <source>That is allowed too. Here, use the marked squares.</source>
        <translation>И то је дозвољено. Овде ипак искористите означена поља.</translation>
    </message>
    <message>
        <source>The half that you hold goes where you point.</source>
        <translation>Половина коју држите иде тамо где показујете.</translation>
    </message>
    <message>
        <source>The castle goes with every terrain.</source>
        <translation>Замак одговара сваком терену.</translation>
    </message>
    <message>
        <source>Now choose: put your king on a free domino.</source>
        <translation>Сада бирајте: ставите краља на слободну домину.</translation>
    </message>
    <message>
        <source>Click any domino of the next line.</source>
        <translation>Кликните на било коју домину следеће колоне.</translation>
    </message>
    <message>
        <source>You will place that domino in the next turn.</source>
        <translation>Ту домину постављате у следећем кругу.</translation>
    </message>
    <message>
        <source>You have two kings. Place the domino of the second one.</source>
        <translation>Имате два краља. Поставите домину другог краља.</translation>
    </message>
    <message>
        <source>No terrain matches yet, so one half must touch the castle.</source>
        <translation>Ниједан терен се још не слаже: једна половина мора да додирује замак.</translation>
    </message>
    <message>
        <source>First place, then choose: that is your turn.</source>
        <translation>Прво поставите, па бирајте: то је ваш потез.</translation>
    </message>
    <message>
        <source>Match one terrain</source>
        <translation>Један исти терен</translation>
    </message>
    <message>
        <source>Away from the castle, one half must match. Place wheat beside wheat.</source>
        <translation>Даље од замка једна половина мора да се слаже. Поставите пшеницу уз пшеницу.</translation>
    </message>
    <message>
        <source>That is allowed. But here, join wheat to wheat.</source>
        <translation>То је дозвољено. Овде ипак спојите пшеницу са пшеницом.</translation>
    </message>
    <message>
        <source>Put the wheat half above or below your wheat field.</source>
        <translation>Ставите половину са пшеницом изнад или испод свог пшеничног поља.</translation>
    </message>
    <message>
        <source>One match is enough. The other half may touch anything.</source>
        <translation>Довољно је да се сложи једна половина. Друга сме поред било чега.</translation>
    </message>
    <message>
        <source>Pick up the domino and turn it with R. Place it upright.</source>
        <translation>Узмите домину и окрените је тастером R. Поставите је усправно.</translation>
    </message>
    <message>
        <source>That domino lies flat. Press R while you hold it.</source>
        <translation>Ова домина лежи водоравно. Притисните R док је држите.</translation>
    </message>
    <message>
        <source>R, the right mouse button or the wheel turns it.</source>
        <translation>Окрећу је R, десни тастер миша или точкић.</translation>
    </message>
    <message>
        <source>You may turn every domino as you like.</source>
        <translation>Сваку домину смете да окренете како желите.</translation>
    </message>
    <message>
        <source>Now match both halves at once.</source>
        <translation>Сада нека се сложе обе половине.</translation>
    </message>
    <message>
        <source>One half matches. Find the place where both do.</source>
        <translation>Једна половина се слаже. Нађите место где се слажу обе.</translation>
    </message>
    <message>
        <source>Put wheat beside wheat and forest beside forest.</source>
        <translation>Ставите пшеницу уз пшеницу и шуму уз шуму.</translation>
    </message>
    <message>
        <source>Turn it: wheat beside wheat, forest beside forest.</source>
        <translation>Окрените је: пшеница уз пшеницу, шума уз шуму.</translation>
    </message>
    <message>
        <source>Both territories have grown with one domino.</source>
        <translation>Једном домином порасле су обе територије.</translation>
    </message>
    <message>
        <source>Squares times crowns</source>
        <translation>Поља пута круне</translation>
    </message>
    <message>
        <source>Your forest scores 3 squares × 2 crowns = 6. Make it larger.</source>
        <translation>Ваша шума доноси 3 поља × 2 круне = 6. Повећајте је.</translation>
    </message>
    <message>
        <source>There it is a new forest without a crown: no points.</source>
        <translation>Тамо је то нова шума без круне: нема поена.</translation>
    </message>
    <message>
        <source>Place the domino so that it touches your forest.</source>
        <translation>Поставите домину тако да додирује вашу шуму.</translation>
    </message>
    <message>
        <source>5 squares × 2 crowns = 10 points.</source>
        <translation>5 поља × 2 круне = 10 поена.</translation>
    </message>
    <message>
        <source>Your lake has no crown: no points. Give it one.</source>
        <translation>Ваше језеро нема круну: нема поена. Дајте му једну.</translation>
    </message>
    <message>
        <source>This crown scores only 1. Join it to the large lake.</source>
        <translation>Ова круна доноси само 1 поен. Спојите је са великим језером.</translation>
    </message>
    <message>
        <source>The crown is on the lake half. It must touch the lake.</source>
        <translation>Круна је на половини са језером. Она треба да додирује језеро.</translation>
    </message>
    <message>
        <source>4 squares × 1 crown = 4 points.</source>
        <translation>4 поља × 1 круна = 4 поена.</translation>
    </message>
    <message>
        <source>Two lakes score separately, 2 + 2. Join them.</source>
        <translation>Два језера се бодују одвојено, 2 + 2. Спојите их.</translation>
    </message>
    <message>
        <source>One lake has grown. The domino can join both.</source>
        <translation>Једно језеро је порасло. Домина може да споји оба.</translation>
    </message>
    <message>
        <source>That domino joins neither lake.</source>
        <translation>Тако се домина не спаја ни са једним језером.</translation>
    </message>
    <message>
        <source>Fill the gap below the castle.</source>
        <translation>Попуните празнину испод замка.</translation>
    </message>
    <message>
        <source>6 squares × 2 crowns = 12 points.</source>
        <translation>6 поља × 2 круне = 12 поена.</translation>
    </message>
    <message>
        <source>Now find the placement that scores the most.</source>
        <translation>Сада нађите место које доноси највише поена.</translation>
    </message>
    <message>
        <source>Good, but there are more points at the lake.</source>
        <translation>Добро, али код језера има више поена.</translation>
    </message>
    <message>
        <source>Your lake has crowns: each new square scores 2.</source>
        <translation>Ваше језеро има круне: свако ново поље доноси 2 поена.</translation>
    </message>
    <message>
        <source>Large territories with many crowns win games.</source>
        <translation>Победу доносе велике територије са много круна.</translation>
    </message>
    <message>
        <source>Five by five</source>
        <translation>Пет пута пет</translation>
    </message>
    <message>
        <source>A kingdom is at most five squares wide. Yours is four. Widen it.</source>
        <translation>Краљевство је широко највише пет поља. Ваше је четири. Проширите га.</translation>
    </message>
    <message>
        <source>Your kingdom is still four squares wide.</source>
        <translation>Ваше краљевство је и даље широко четири поља.</translation>
    </message>
    <message>
        <source>Start a new column, as marked or at the left.</source>
        <translation>Проширите га на означеном месту или лево.</translation>
    </message>
    <message>
        <source>Five wide. No domino may lie outside now.</source>
        <translation>Пет поља у ширину. Ниједна домина сада не сме да вири.</translation>
    </message>
    <message>
        <source>It may also become five squares high. Make it higher.</source>
        <translation>Сме да буде и пет поља високо. Повећајте му висину.</translation>
    </message>
    <message>
        <source>That fits, but your kingdom is no higher.</source>
        <translation>То може, али краљевство није ништа више.</translation>
    </message>
    <message>
        <source>Start a new row at the top or at the bottom.</source>
        <translation>Почните нов ред поља горе или доле.</translation>
    </message>
    <message>
        <source>The castle need not stay in the middle.</source>
        <translation>Замак не мора да остане у средини.</translation>
    </message>
    <message>
        <source>The last turn: you only place. Find room for both dominoes.</source>
        <translation>Последњи круг: само постављате. Нађите места за обе домине.</translation>
    </message>
    <message>
        <source>Now domino 21 fits nowhere. Use the other gap.</source>
        <translation>Сада за домину 21 нема места. Искористите другу празнину.</translation>
    </message>
    <message>
        <source>Only one gap suits domino 21. Leave that one free.</source>
        <translation>Домини 21 одговара само једна празнина. Оставите је слободну.</translation>
    </message>
    <message>
        <source>No hole is left: 25 squares.</source>
        <translation>Нема ниједне рупе: 25 поља.</translation>
    </message>
    <message>
        <source>Swamp and mine: this domino fits nowhere. You must discard it.</source>
        <translation>Мочвара и рудник: за ову домину нема места. Морате да је одбаците.</translation>
    </message>
    <message>
        <source>Press the button below your kingdom.</source>
        <translation>Притисните дугме испод свог краљевства.</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>Не доноси поене.</translation>
    </message>
    <message>
        <source>Your king still chooses. Take a domino that fits.</source>
        <translation>Ваш краљ и даље бира. Узмите домину за коју има места.</translation>
    </message>
    <message>
        <source>Swamp would fit nowhere again.</source>
        <translation>За мочвару опет не би било места.</translation>
    </message>
    <message>
        <source>You have wheat and lakes, but no swamp.</source>
        <translation>Имате пшеницу и језера, али немате мочвару.</translation>
    </message>
    <message>
        <source>Discard only what fits nowhere at all.</source>
        <translation>Одбацује се само оно за шта нигде нема места.</translation>
    </message>
    <message>
        <source>Good land or an early turn</source>
        <translation>Добра земља или рани потез</translation>
    </message>
    <message>
        <source>Another domino has more crowns.</source>
        <translation>Друга домина има више круна.</translation>
    </message>
    <message>
        <source>The highest number is usually the best land.</source>
        <translation>Највећи број је обично најбоља земља.</translation>
    </message>
    <message>
        <source>Domino 48 has three crowns, but it acts last.</source>
        <translation>Домина 48 има три круне, али игра последња.</translation>
    </message>
    <message>
        <source>Low numbers act first. Choose so that you act first.</source>
        <translation>Мали бројеви играју први. Изаберите тако да ви почнете.</translation>
    </message>
    <message>
        <source>With this number your opponent acts before you.</source>
        <translation>Са овим бројем противник игра пре вас.</translation>
    </message>
    <message>
        <source>The lower number is at the top.</source>
        <translation>Мањи број је горе.</translation>
    </message>
    <message>
        <source>Plain land, but you act first.</source>
        <translation>Обична земља, али играте први.</translation>
    </message>
    <message>
        <source>You act first. Place your forest.</source>
        <translation>Ви почињете. Поставите своју шуму.</translation>
    </message>
    <message>
        <source>Any square beside the castle is fine.</source>
        <translation>Свако поље поред замка је добро.</translation>
    </message>
    <message>
        <source>Now the whole next line is free.</source>
        <translation>Сада је цела следећа колона слободна.</translation>
    </message>
    <message>
        <source>Nobody has chosen yet. Take the most crowns again.</source>
        <translation>Још нико није бирао. Опет узмите највише круна.</translation>
    </message>
    <message>
        <source>A mine often has two crowns.</source>
        <translation>Рудник често има две круне.</translation>
    </message>
    <message>
        <source>An early turn now means more to choose from.</source>
        <translation>Ко раније игра, има већи избор.</translation>
    </message>
    <message>
        <source>What others need</source>
        <translation>Шта треба другима</translation>
    </message>
    <message>
        <source>Your opponent collects forest, you collect lakes. Get both dominoes with a lake.</source>
        <translation>Противник скупља шуме, ви језера. Узмите обе домине са језером.</translation>
    </message>
    <message>
        <source>Only you want two lakes. Domino 17 would be gone.</source>
        <translation>Два језера желите само ви. Домину 17 бисте изгубили.</translation>
    </message>
    <message>
        <source>That one has no lake.</source>
        <translation>На овој нема језера.</translation>
    </message>
    <message>
        <source>Take the one first that your opponent wants too.</source>
        <translation>Прво узмите ону коју жели и противник.</translation>
    </message>
    <message>
        <source>The domino with forest and lake is yours. Nobody else needs two lakes.</source>
        <translation>Шума и језеро су ваши. Два језера ником другом не требају.</translation>
    </message>
    <message>
        <source>Place your domino, then choose what is left.</source>
        <translation>Поставите домину, па узмите оно што је остало.</translation>
    </message>
    <message>
        <source>Domino 9 with two lakes is still free.</source>
        <translation>Домина 9 са два језера још је слободна.</translation>
    </message>
    <message>
        <source>You have both lakes. Look at other kingdoms before you choose.</source>
        <translation>Обе су ваше. Пре избора погледајте друга краљевства.</translation>
    </message>
    <message>
        <source>Two dominoes are left. Which one should your opponent not get?</source>
        <translation>Остале су две домине. Коју противник не треба да добије?</translation>
    </message>
    <message>
        <source>5 points for you, but 13 more for your opponent’s mines.</source>
        <translation>5 поена за вас, али 13 за противникове руднике.</translation>
    </message>
    <message>
        <source>What would each domino score in the other kingdom?</source>
        <translation>Колико би која домина донела у другом краљевству?</translation>
    </message>
    <message>
        <source>Sometimes the best domino is the one others need.</source>
        <translation>Понекад је најбоља домина она која треба другима.</translation>
    </message>
    <message>
        <source>Middle Kingdom and Harmony</source>
        <translation>Замак у средини и Хармонија</translation>
    </message>
    <message>
        <source>In this variant, a castle in the middle scores 10. Center yours.</source>
        <translation>У овој варијанти замак у средини доноси 10 поена. Освојите их.</translation>
    </message>
    <message>
        <source>Three columns at the left: the castle is off center for good.</source>
        <translation>Три поља лево: замак више никад неће бити у средини.</translation>
    </message>
    <message>
        <source>Left of the castle are two columns, right of it only one.</source>
        <translation>Лево од замка су два поља, десно само једно.</translation>
    </message>
    <message>
        <source>Two squares on every side: 10 points.</source>
        <translation>По два поља са сваке стране: 10 поена.</translation>
    </message>
    <message>
        <source>Harmony: a complete kingdom scores 5 more. Where do the lakes go?</source>
        <translation>Хармонија: комплетно краљевство доноси још 5 поена. Где иду језера?</translation>
    </message>
    <message>
        <source>Now domino 44 fits nowhere: no Harmony.</source>
        <translation>Сада за домину 44 нема места: нема Хармоније.</translation>
    </message>
    <message>
        <source>Domino 44 needs the gap beside the swamp.</source>
        <translation>Домини 44 треба празнина поред мочваре.</translation>
    </message>
    <message>
        <source>One gap is left.</source>
        <translation>Остала је једна празнина.</translation>
    </message>
    <message>
        <source>Complete your kingdom.</source>
        <translation>Довршите своје краљевство.</translation>
    </message>
    <message>
        <source>Swamp goes beside swamp. Turn the domino.</source>
        <translation>Мочвара иде уз мочвару. Окрените домину.</translation>
    </message>
    <message>
        <source>25 squares, nothing discarded: 5 points for Harmony.</source>
        <translation>25 поља, ништа одбачено: 5 поена за Хармонију.</translation>
    </message>
    <message>
        <source>Six dominoes</source>
        <translation>Шест домина</translation>
    </message>
    <message>
        <source>Play six dominoes against an easy opponent. You choose first.</source>
        <translation>Одиграјте шест домина против лаког противника. Ви бирате први.</translation>
    </message>
    <message>
        <source>You know the rules. In a whole game, everyone gets twelve dominoes.</source>
        <translation>Знате правила. У целој партији свако добија дванаест домина.</translation>
    </message>
    <message>
        <source>A game begins with a choice. Take the domino with the most crowns.</source>
        <translation>Партија почиње избором. Узмите домину са највише круна.</translation>
    </message>
</context>
<context>
    <name>kingdomino_table</name>
    <message>
        <source>Your king goes on a domino in the line you are choosing from.</source>
        <translation>Ваш краљ иде на домину из колоне из које се бира.</translation>
    </message>
    <message>
        <source>The domino goes in your own kingdom.</source>
        <translation>Домина иде у ваше краљевство.</translation>
    </message>
    <message>
        <source>Players build only in their own kingdoms.</source>
        <translation>Свако гради само у свом краљевству.</translation>
    </message>
    <message>
        <source>Now, place {place}: {domino}</source>
        <translation>Сада, место {place}: {domino}</translation>
    </message>
    <message>
        <source>Next, place {place}: {domino}, chosen by {king}</source>
        <translation>Следеће, место {place}: {domino}, краљ: {king}</translation>
    </message>
    <message>
        <source>Next, place {place}: {domino}, free</source>
        <translation>Следеће, место {place}: {domino}, слободна</translation>
    </message>
    <message>
        <source>First line, place {place}: {domino}, chosen by {king}</source>
        <translation>Прва колона, место {place}: {domino}, краљ: {king}</translation>
    </message>
    <message>
        <source>First line, place {place}: {domino}, free</source>
        <translation>Прва колона, место {place}: {domino}, слободна</translation>
    </message>
    <message>
        <source>Dominoes to place now</source>
        <translation>Домине које се сада постављају</translation>
    </message>
    <message>
        <source>Dominoes to choose from</source>
        <translation>Домине између којих се бира</translation>
    </message>
    <message>
        <source>Kingdom: {player}</source>
        <translation>Краљевство: {player}</translation>
    </message>
    <message>
        <source>Pile and discarded dominoes</source>
        <translation>Гомила и одбачене домине</translation>
    </message>
    <message>
        <source>Row from the square {where}: {squares}</source>
        <translation>Ред од поља {where}: {squares}</translation>
    </message>
    <message>
        <source>Row from the castle: {squares}</source>
        <translation>Ред од замка: {squares}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>празно</translation>
    </message>
    <message>
        <source>{domino}; king: {king}</source>
        <translation>{domino}; краљ: {king}</translation>
    </message>
    <message>
        <source>The other half lies to the right.</source>
        <translation>Друга половина је десно.</translation>
    </message>
    <message>
        <source>The other half lies below.</source>
        <translation>Друга половина је доле.</translation>
    </message>
    <message>
        <source>The other half lies to the left.</source>
        <translation>Друга половина је лево.</translation>
    </message>
    <message>
        <source>The other half lies above.</source>
        <translation>Друга половина је горе.</translation>
    </message>
    <message>
        <source>{player}: put a king on a domino</source>
        <translation>{player}: ставите краља на домину</translation>
    </message>
    <message>
        <source>{player}: choose a domino from the next line</source>
        <translation>{player}: изаберите домину из следеће колоне</translation>
    </message>
    <message>
        <source>{player}: place domino {domino} in your kingdom</source>
        <translation>{player}: поставите домину {domino} у своје краљевство</translation>
    </message>
    <message>
        <source>{player}: domino {domino} fits nowhere, so discard it</source>
        <translation>{player}: за домину {domino} нема места, одбаците је</translation>
    </message>
    <message>
        <source>First choice</source>
        <translation>Први избор</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Круг {turn} од {turns}</translation>
    </message>
    <message>
        <source>Game {game} of {games} · First choice</source>
        <translation>Партија {game} од {games} · Први избор</translation>
    </message>
    <message>
        <source>Game {game} of {games} · Turn {turn} of {turns}</source>
        <translation>Партија {game} од {games} · Круг {turn} од {turns}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Круг {turn}</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Партија {game}</translation>
    </message>
    <message>
        <source>Game {game} is over: {player} leads by {points}</source>
        <translation>Партија {game} је завршена: {player} води, разлика: {points}</translation>
    </message>
    <message>
        <source>Game {game} is over: tied for the lead</source>
        <translation>Партија {game} је завршена: водећи су изједначени</translation>
    </message>
    <message>
        <source>Still possible</source>
        <translation>Још могуће</translation>
    </message>
    <message>
        <source>Dominoes not yet seen</source>
        <translation>Још неоткривене домине</translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>%n тек долази</numerusform>
            <numerusform>%n тек долазе</numerusform>
            <numerusform>%n тек долази</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain}, %n crown(s)</source>
        <translation>
            <numerusform>{terrain}, %n круна</numerusform>
            <numerusform>{terrain}, %n круне</numerusform>
            <numerusform>{terrain}, %n круна</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: only domino {domino} is left to choose</source>
        <translation>{player}: за избор је остала само домина {domino}</translation>
    </message>
    <message>
        <source>{player} chooses {domino}.</source>
        <translation>{player} бира: {domino}.</translation>
    </message>
    <message>
        <source>{player} discards {domino}.</source>
        <translation>{player} одбацује: {domino}.</translation>
    </message>
    <message>
        <source>Not yet seen: {domino}</source>
        <translation>Још неоткривена: {domino}</translation>
    </message>
    <message>
        <source>Already seen: {domino}</source>
        <translation>Већ откривена: {domino}</translation>
    </message>
    <message>
        <source>New dominoes revealed: {dominoes}.</source>
        <translation>Откривене су нове домине: {dominoes}.</translation>
    </message>
    <message>
        <source>Next line: {dominoes}.</source>
        <translation>Следећа колона: {dominoes}.</translation>
    </message>
    <message>
        <source>Next line: dominoes {dominoes}.</source>
        <translation>Следећа колона, домине: {dominoes}.</translation>
    </message>
    <message>
        <source>This domino fits nowhere, so you discard it. It scores nothing.</source>
        <translation>За ову домину нема места, па је одбацујете. Не доноси поене.</translation>
    </message>
    <message>
        <source>This is the last turn: you only place. Then the kingdoms score.</source>
        <translation>Ово је последњи круг: само постављате. Затим се краљевства бодују.</translation>
    </message>
    <message>
        <source>With two players you have two kings. Each gets a domino and acts on its own.</source>
        <translation>Кад играју двоје, имате два краља. Сваки добија домину и игра за себе.</translation>
    </message>
    <message>
        <source>Choose your first domino. Low numbers act first, high numbers are better land.</source>
        <translation>Изаберите прву домину. Мали бројеви играју први, велики су боља земља.</translation>
    </message>
    <message>
        <source>Place it beside your castle, which goes with every terrain. R turns it.</source>
        <translation>Поставите је поред замка, који одговара сваком терену. R је окреће.</translation>
    </message>
    <message>
        <source>The others have chosen. The domino that is left is yours.</source>
        <translation>Остали су изабрали. Преостала домина је ваша.</translation>
    </message>
    <message>
        <source>Your kingdom is as wide or as high as allowed. No domino may lie outside.</source>
        <translation>Ваше краљевство је достигло највећу ширину или висину. Ниједна домина не сме да вири.</translation>
    </message>
    <message>
        <source>One half must touch the castle or its own terrain. One match is enough.</source>
        <translation>Једна половина мора да додирује замак или свој терен. Једна је довољна.</translation>
    </message>
    <message>
        <source>Choose your next domino. In the next turn, the lowest number acts first.</source>
        <translation>Изаберите следећу домину. У следећем кругу најмањи број игра први.</translation>
    </message>
    <message>
        <source>The Middle Kingdom: keep the castle in the middle for 10 extra points.</source>
        <translation>Замак у средини: задржите замак у средини за 10 додатних поена.</translation>
    </message>
    <message>
        <source>Harmony: leave no hole and discard nothing for 5 extra points.</source>
        <translation>Хармонија: не оставите рупу и ништа не одбаците за 5 додатних поена.</translation>
    </message>
    <message>
        <source>This domino can join two territories: their crowns then count for all squares.</source>
        <translation>Ова домина може да споји две територије: њихове круне тада важе за сва поља.</translation>
    </message>
    <message>
        <source>A crown counts for its whole territory: squares × crowns. Join it to a large one.</source>
        <translation>Круна важи за целу територију: поља × круне. Спојите је са великом.</translation>
    </message>
    <message>
        <source>A territory without a crown scores nothing. The next line has a crown for yours.</source>
        <translation>Територија без круне не доноси ништа. У следећој колони има круна за вашу.</translation>
    </message>
    <message>
        <source>Domino {domino} ({left} / {right})</source>
        <translation>Домина {domino} ({left} / {right})</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Замак</translation>
    </message>
    <message>
        <source>{player}: place the dominoes in any order, or type a number and press an arrow key</source>
        <translation>{player}: постављајте домине било којим редом или укуцајте број и притисните стрелицу</translation>
    </message>
    <message>
        <source>{domino}: press the arrow key that points to its right half</source>
        <translation>{domino}: притисните стрелицу у смеру њене десне половине</translation>
    </message>
    <message>
        <source>Dominoes are numbered 1 to 48; 0 is the castle.</source>
        <translation>Домине имају бројеве од 1 до 48; 0 је замак.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сада</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следеће</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>За избор</translation>
    </message>
    <message>
        <source>Turn {number} of {turns}</source>
        <translation>Круг {number} од {turns}</translation>
    </message>
    <message>
        <source>left in the pile</source>
        <translation>остало на гомили</translation>
    </message>
    <message>
        <source>Nothing discarded</source>
        <translation>Нема одбачених</translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Партија {number} од {games}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Партија {number}</translation>
    </message>
    <message>
        <source>Middle +{points}</source>
        <translation>Средина +{points}</translation>
    </message>
    <message>
        <source>Harmony +{points}</source>
        <translation>Хармонија +{points}</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>окрени</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>врати</translation>
    </message>
    <message>
        <source>place</source>
        <translation>постави</translation>
    </message>
    <message>
        <source>Discard domino {domino}</source>
        <translation>Одбаци домину {domino}</translation>
    </message>
    <message>
        <source>Domino {domino} fits nowhere in your kingdom, so it must be discarded.</source>
        <translation>За домину {domino} нема места у вашем краљевству, па мора да се одбаци.</translation>
    </message>
    <message>
        <source>Pile. Dominoes left: {count}</source>
        <translation>Гомила. Преостало домина: {count}</translation>
    </message>
    <message>
        <source>Now, place {place}: already played</source>
        <translation>Сада, место {place}: већ одиграно</translation>
    </message>
    <message>
        <source>Next, place {place}: empty</source>
        <translation>Следеће, место {place}: празно</translation>
    </message>
    <message>
        <source>Domino {domino}, left half: {square}</source>
        <translation>Домина {domino}, лева половина: {square}</translation>
    </message>
    <message>
        <source>Domino {domino}, right half: {square}</source>
        <translation>Домина {domino}, десна половина: {square}</translation>
    </message>
    <message>
        <source>King: {king}</source>
        <translation>Краљ: {king}</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Нема краља</translation>
    </message>
    <message>
        <source>Castle: {king}</source>
        <translation>Замак: {king}</translation>
    </message>
    <message>
        <source>{player}, {where}: {square}</source>
        <translation>{player}, {where}: {square}</translation>
    </message>
    <message>
        <source>{player}, {where}: free</source>
        <translation>{player}, {where}: слободно</translation>
    </message>
    <message>
        <source>{x} left of the castle</source>
        <translation>{x} лево од замка</translation>
    </message>
    <message>
        <source>{x} right of the castle</source>
        <translation>{x} десно од замка</translation>
    </message>
    <message>
        <source>{y} above the castle</source>
        <translation>{y} изнад замка</translation>
    </message>
    <message>
        <source>{y} below the castle</source>
        <translation>{y} испод замка</translation>
    </message>
    <message>
        <source>{x} left and {y} above the castle</source>
        <translation>{x} лево од замка и {y} изнад њега</translation>
    </message>
    <message>
        <source>{x} right and {y} above the castle</source>
        <translation>{x} десно од замка и {y} изнад њега</translation>
    </message>
    <message>
        <source>{x} left and {y} below the castle</source>
        <translation>{x} лево од замка и {y} испод њега</translation>
    </message>
    <message>
        <source>{x} right and {y} below the castle</source>
        <translation>{x} десно од замка и {y} испод њега</translation>
    </message>
    <message>
        <source>Discarded domino {domino}: {king}</source>
        <translation>Одбачена домина {domino}: {king}</translation>
    </message>
    <message>
        <source>Maximum kingdom size: {size} × {size}</source>
        <translation>Највећа величина краљевства: {size} × {size}</translation>
    </message>
    <message>
        <source>{player}: territories with crowns</source>
        <translation>{player}: територије са крунама</translation>
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
        <translation>Одбачене домине: {count}</translation>
    </message>
    <message>
        <source>domino {domino}, {left} and {right}</source>
        <translation>домина {domino}, {left} и {right}</translation>
    </message>
    <message>
        <source>domino {domino}, {terrain} on both halves</source>
        <translation>домина {domino}, {terrain} на обе половине</translation>
    </message>
    <message>
        <source>{named}, {there}, other half {side}</source>
        <translation>{named}, {there}, друга половина {side}</translation>
    </message>
    <message>
        <source>domino {domino}</source>
        <translation>домина {domino}</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>десно</translation>
    </message>
    <message>
        <source>below</source>
        <translation>доле</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>лево</translation>
    </message>
    <message>
        <source>above</source>
        <translation>горе</translation>
    </message>
    <message>
        <source>Kings act in the order of these numbers, lowest first.</source>
        <translation>Краљеви играју по реду ових бројева, од најмањег.</translation>
    </message>
    <message>
        <source>This king’s owner places the domino under it, then moves the king to a domino in the next line.</source>
        <translation>Власник овог краља поставља домину испод њега, па га премешта на домину из следеће колоне.</translation>
    </message>
    <message>
        <source>Each king goes on a domino; the lower its number, the sooner the king acts.</source>
        <translation>Сваки краљ иде на домину; што је њен број мањи, краљ раније игра.</translation>
    </message>
    <message>
        <source>This domino is chosen; it will be placed next turn.</source>
        <translation>Ова домина је изабрана; поставља се у следећем кругу.</translation>
    </message>
    <message>
        <source>Drawn each turn: {line}. Removed from this game, unseen: {removed}.</source>
        <translation>Домина у сваком кругу: {line}. Из ове партије уклоњено неоткривених: {removed}.</translation>
    </message>
    <message>
        <source>Dominoes placed each turn: {line}. Turns after this one: {left}.</source>
        <translation>Домина у сваком кругу: {line}. Кругова после овог: {left}.</translation>
    </message>
    <message>
        <source>A domino that fits nowhere is discarded and scores nothing.</source>
        <translation>Домина која се нигде не уклапа одбацује се и не доноси поене.</translation>
    </message>
    <message>
        <source>Any terrain may touch the castle; it scores nothing itself.</source>
        <translation>Замак сме да додирује сваки терен; сам не доноси поене.</translation>
    </message>
    <message>
        <source>A domino fits here if one of its halves touches the castle or the same terrain.</source>
        <translation>Домина може овде ако једна њена половина додирује замак или исти терен.</translation>
    </message>
    <message>
        <source>Its territory, squares × crowns: {squares} × {crowns} = {points}.</source>
        <translation>Његова територија, поља × круне: {squares} × {crowns} = {points}.</translation>
    </message>
    <message>
        <source>Every territory scores its squares × its crowns. Crowns so far: {crowns}.</source>
        <translation>Свака територија доноси број поља × број круна. Круна засад: {crowns}.</translation>
    </message>
    <message>
        <source>Still possible: {bonuses}.</source>
        <translation>Још могуће: {bonuses}.</translation>
    </message>
    <message>
        <source>{bonus} +{points}</source>
        <translation>{bonus} +{points}</translation>
    </message>
    <message>
        <source>{points} extra points if the castle is exactly in the middle of its kingdom.</source>
        <translation>{points} додатних поена ако је замак тачно у средини краљевства.</translation>
    </message>
    <message>
        <source>{points} extra points if the kingdom is complete: nothing was discarded.</source>
        <translation>{points} додатних поена ако је краљевство комплетно: ниједна домина није одбачена.</translation>
    </message>
    <message>
        <source>Certain: +{points}.</source>
        <translation>Сигурно: +{points}.</translation>
    </message>
    <message>
        <source>Still possible; counted so far: 0.</source>
        <translation>Још могуће; засад урачунато: 0.</translation>
    </message>
    <message>
        <source>No longer possible: 0.</source>
        <translation>Више није могуће: 0.</translation>
    </message>
    <message>
        <source>Each territory of this terrain scores its squares × its crowns.</source>
        <translation>Свака територија овог терена доноси број поља × број круна.</translation>
    </message>
    <message>
        <source>Bonuses that can still be earned; they count once they are certain.</source>
        <translation>Бонуси који се још могу освојити; рачунају се кад постану сигурни.</translation>
    </message>
    <message>
        <source>{squares} × {crowns} = {points}</source>
        <translation>{squares} × {crowns} = {points}</translation>
    </message>
    <message>
        <source>Squares × crowns: {territories}. Together: {points}.</source>
        <translation>Поља × круне: {territories}. Укупно: {points}.</translation>
    </message>
    <message>
        <source>No territory with a crown yet: 0. Squares of this terrain: {squares}.</source>
        <translation>Још нема територије са круном: 0. Поља овог терена: {squares}.</translation>
    </message>
    <message>
        <source>No territory with a crown yet: 0.</source>
        <translation>Још нема територије са круном: 0.</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n поен</numerusform>
            <numerusform>{player}: %n поена</numerusform>
            <numerusform>{player}: %n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n поен</numerusform>
            <numerusform>%n поена</numerusform>
            <numerusform>%n поена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es)</source>
        <translation>
            <numerusform>%n домина</numerusform>
            <numerusform>%n домине</numerusform>
            <numerusform>%n домина</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with %n crown(s)</source>
        <translation>
            <numerusform>{terrain}, %n круна</numerusform>
            <numerusform>{terrain}, %n круне</numerusform>
            <numerusform>{terrain}, %n круна</numerusform>
        </translation>
    </message>
    <message>
        <source>A new line is drawn from the pile when all kings have moved.</source>
        <translation>Нова колона се извлачи са гомиле кад се сви краљеви помере.</translation>
    </message>
    <message>
        <source>{player} has chosen this domino and will place it.</source>
        <translation>На овој домини је краљ играча {player}, па је поставља тај играч.</translation>
    </message>
    <message>
        <source>The lowest number goes first: domino {domino} is next.</source>
        <translation>Најмањи број је први: сада је на реду домина {domino}.</translation>
    </message>
    <message>
        <source>Kings move in the order of their dominoes, the lowest number first.</source>
        <translation>Краљеви се померају по реду својих домина, од најмањег броја.</translation>
    </message>
    <message>
        <source>First choose this domino with your king; you place it next turn.</source>
        <translation>Прво изаберите ову домину својим краљем; постављате је у следећем кругу.</translation>
    </message>
    <message>
        <source>A king stays on the domino it has chosen.</source>
        <translation>Краљ остаје на домини коју је изабрао.</translation>
    </message>
    <message>
        <source>This king chooses later; your other king is next.</source>
        <translation>Овај краљ бира касније; сада је на реду ваш други краљ.</translation>
    </message>
    <message>
        <source>Your castle stays where it is; your kingdom grows around it.</source>
        <translation>Ваш замак остаје где јесте; краљевство расте око њега.</translation>
    </message>
    <message>
        <source>Once placed, a domino never moves.</source>
        <translation>Постављена домина се више не помера.</translation>
    </message>
    <message>
        <source>A discarded domino is out of the game.</source>
        <translation>Одбачена домина је ван игре.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Start: {title}</source>
        <translation>Почни: {title}</translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <translation>Настави: {title}</translation>
    </message>
    <message>
        <source>{earned} of {most} domes</source>
        <translation>Куполе: {earned} од {most}</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n лекција</numerusform>
            <numerusform>%n лекције</numerusform>
            <numerusform>%n лекција</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Лекција {number}: {title}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минут</numerusform>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минута</numerusform>
        </translation>
    </message>
    <message>
        <source>continue at step {step} of {count}</source>
        <translation>наставак: корак {step} од {count}</translation>
    </message>
    <message>
        <source>Read this, then continue</source>
        <translation>Прочитајте, па наставите</translation>
    </message>
    <message>
        <source>Not yet: your move is taken back</source>
        <translation>Још не: потез се враћа</translation>
    </message>
    <message>
        <source>Watch how it is done</source>
        <translation>Погледајте како се то ради</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Браво!</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Лекција је готова</translation>
    </message>
    <message>
        <source>{done} of {count} lessons finished</source>
        <translation>Готове лекције: {done} од {count}</translation>
    </message>
    <message>
        <source>{number}. {title}: {rank}</source>
        <translation>{number}. {title}: {rank}</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Још није готова</translation>
    </message>
    <message>
        <source>Finished: you were shown how</source>
        <translation>Готова уз приказ решења</translation>
    </message>
    <message>
        <source>Finished with a hint</source>
        <translation>Готова уз савет</translation>
    </message>
    <message>
        <source>Finished without help</source>
        <translation>Готова без помоћи</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>This lesson cannot be read: {where} should be {wanted}.</source>
        <translation>Ова лекција не може да се прочита: {where} треба да буде {wanted}.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Novice</source>
        <translation>Почетник</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Рекреативац</translation>
    </message>
    <message>
        <source>Finds good moves but sometimes misses a better one.</source>
        <translation>Види добре потезе, али понекад превиди бољи.</translation>
    </message>
    <message>
        <source>Thinks ahead and rarely makes a mistake.</source>
        <translation>Размишља унапред и ретко греши.</translation>
    </message>
    <message>
        <source>Weighs every chance and what the others are after.</source>
        <translation>Одмерава сваку шансу и оно што други желе.</translation>
    </message>
    <message>
        <source>Plans far ahead and punishes every mistake.</source>
        <translation>Планира далеко унапред и не прашта ниједну грешку.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Зналац</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Шегрт</translation>
    </message>
    <message>
        <source>For a first game: plays sensibly and misses a lot.</source>
        <translation>За прву партију: игра разумно, али много тога превиди.</translation>
    </message>
    <message>
        <source>Sees what is near, but misses things.</source>
        <translation>Види оно што је очигледно, али понешто превиди.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Мајстор</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Велемајстор</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Шампион</translation>
    </message>
    <message>
        <source>Two seconds a move: stronger on a faster computer.</source>
        <translation>Две секунде по потезу: на бржем рачунару јачи.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>You can enter at most {count} characters.</source>
        <translation>Највише знакова: {count}.</translation>
    </message>
</context>
<context>
    <name>new_game</name>
    <message>
        <source>New game: {game}</source>
        <translation>Нова партија: {game}</translation>
    </message>
    <message>
        <source>{players} · {line}</source>
        <translation>{players} · {line}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>clockwise, in turn order</source>
        <translation>у смеру казаљке на сату, по редоследу игре</translation>
    </message>
    <message>
        <source>Seat {seat}: {control}</source>
        <translation>Место {seat}: {control}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Ко игра</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Језик</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Помоћ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ниво</translation>
    </message>
    <message>
        <source>Language or level</source>
        <translation>Језик или ниво</translation>
    </message>
    <message>
        <source>Color of this seat</source>
        <translation>Боја овог места</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Рачунар</translation>
    </message>
    <message>
        <source>Same as the table</source>
        <translation>Језик програма</translation>
    </message>
    <message>
        <source>Add seat {number}</source>
        <translation>Додај место {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Уклони ово место</translation>
    </message>
    <message>
        <source>Pink rose</source>
        <translation>Роза ружа</translation>
    </message>
    <message>
        <source>Yellow sun</source>
        <translation>Жуто сунце</translation>
    </message>
    <message>
        <source>Green oak leaf</source>
        <translation>Зелени храстов лист</translation>
    </message>
    <message>
        <source>Blue wave</source>
        <translation>Плави талас</translation>
    </message>
    <message>
        <source>Violet star</source>
        <translation>Љубичаста звезда</translation>
    </message>
    <message>
        <source>{color} (swap with {name})</source>
        <translation>{color} – замена: {name}</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Као у подешавањима</translation>
    </message>
    <message>
        <source>All aids</source>
        <translation>Пуна помоћ</translation>
    </message>
    <message>
        <source>No aids</source>
        <translation>Без помоћи</translation>
    </message>
    <message>
        <source>{count} of {all} aids</source>
        <translation>Помоћ: {count} од {all}</translation>
    </message>
    <message>
        <source>Assistance: {choice}</source>
        <translation>Помоћ: {choice}</translation>
    </message>
    <message>
        <source>Pieces you can take</source>
        <translation>Шта може да се узме</translation>
    </message>
    <message>
        <source>Where a piece can go</source>
        <translation>Могућа места</translation>
    </message>
    <message>
        <source>What a move scores</source>
        <translation>Вредност потеза</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Савети</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Враћање потеза</translation>
    </message>
    <message>
        <source>On this player’s turn, a dotted outline marks every piece they can take.</source>
        <translation>Кад је овај играч на потезу, тачкице уоквирују све што може да се узме.</translation>
    </message>
    <message>
        <source>Legal places light up while this player holds a piece.</source>
        <translation>Док овај играч нешто држи, дозвољена места светле.</translation>
    </message>
    <message>
        <source>Points and losses appear before the piece is put down.</source>
        <translation>Добитак и губитак поена виде се пре спуштања.</translation>
    </message>
    <message>
        <source>This player may ask for a good move.</source>
        <translation>Овај играч може да затражи савет од програма.</translation>
    </message>
    <message>
        <source>This player may undo moves.</source>
        <translation>Потези овог играча могу да се врате.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Опције</translation>
    </message>
    <message>
        <source>Only when the display is empty</source>
        <translation>Само кад на табли за бодовање нема панела</translation>
    </message>
    <message>
        <source>The first plate is free</source>
        <translation>Први панел је бесплатан</translation>
    </message>
    <message>
        <source>All plates are free</source>
        <translation>Сви панели су бесплатни</translation>
    </message>
    <message>
        <source>Beginner set</source>
        <translation>Почетнички комплет</translation>
    </message>
    <message>
        <source>Three at random</source>
        <translation>Три насумично</translation>
    </message>
    <message>
        <source>Four at random</source>
        <translation>Четири насумично</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Сопствени избор</translation>
    </message>
    <message>
        <source>Choose one side of at least three tablets.</source>
        <translation>Изаберите по једну страну на бар три таблице.</translation>
    </message>
    <message>
        <source>Complete rows</source>
        <translation>Попуњени редови</translation>
    </message>
    <message>
        <source>Rows with five colors</source>
        <translation>Редови са пет боја</translation>
    </message>
    <message>
        <source>Complete columns</source>
        <translation>Попуњене колоне</translation>
    </message>
    <message>
        <source>Tiles on the outer edge</source>
        <translation>Плочице на спољној ивици</translation>
    </message>
    <message>
        <source>Complete diagonals</source>
        <translation>Попуњене дијагонале</translation>
    </message>
    <message>
        <source>Complete corner plates</source>
        <translation>Попуњени панели у ћошковима</translation>
    </message>
    <message>
        <source>All multicolored spaces</source>
        <translation>Сва вишебојна поља</translation>
    </message>
    <message>
        <source>Empty special spaces</source>
        <translation>Празна безбојна поља</translation>
    </message>
    <message>
        <source>Save as a player: {name}</source>
        <translation>Сачувај као играча: {name}</translation>
    </message>
    <message>
        <source>Choose a player (Alt+Down)</source>
        <translation>Избор играча (Alt+↓)</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Подела</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Број поделе</translation>
    </message>
    <message>
        <source>The same seed always deals the same game. Leave it empty for a new deal every time.</source>
        <translation>Исти број увек даје исту поделу. Ако поље остане празно, подела је сваки пут нова.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Насумично</translation>
    </message>
    <message>
        <source>Pick a random seed</source>
        <translation>Извуци насумичан број</translation>
    </message>
    <message>
        <source>Remember these seats and options</source>
        <translation>Запамти ова места и опције</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Започни партију</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Гост</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Слободно</translation>
    </message>
    <message>
        <source>Anyone you let in can take this seat.</source>
        <translation>Овде може да седне свако кога пустите.</translation>
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
        <translation>Највећа разлика: {reason}, {points} према {other}.</translation>
    </message>
    <message>
        <source>Biggest gap to {player}: {reason}, {points} to {other}.</source>
        <translation>Највећа разлика ({player}): {reason}, {points} према {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Won by %n point(s).</source>
        <translation>
            <numerusform>Победа са %n поеном разлике.</numerusform>
            <numerusform>Победа са %n поена разлике.</numerusform>
            <numerusform>Победа са %n поена разлике.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} = {points}</source>
        <translation>{reason} = {points}</translation>
    </message>
    <message>
        <source>{player}, {reason}: {points}, the highest</source>
        <translation>{player}, {reason}: {points}, највише</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Укупно</translation>
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
        <translation>У овој рунди се више не откривају карте.</translation>
    </message>
    <message>
        <source>{need}, in the next reveal</source>
        <translation>{need}, при следећем откривању</translation>
    </message>
    <message>
        <source>{need}, at least {number} times</source>
        <translation>{need}, бар {number} пута</translation>
    </message>
    <message>
        <source>Card with number {number}</source>
        <translation>Карта са бројем {number}</translation>
    </message>
    <message>
        <source>Card in this color: {color}</source>
        <translation>Карта ове боје: {color}</translation>
    </message>
    <message>
        <source>Card with number {number} in this color: {color}</source>
        <translation>Карта са бројем {number} ове боје: {color}</translation>
    </message>
    <message>
        <source>Special card</source>
        <translation>Специјална карта</translation>
    </message>
    <message>
        <source>Card for the empty space {number}</source>
        <translation>Карта за празно поље {number}</translation>
    </message>
    <message>
        <source>Card that validates number {number}</source>
        <translation>Карта која потврђује број {number}</translation>
    </message>
    <message>
        <source>Another {number}, to be placed face down</source>
        <translation>Још једна карта {number}, која иде лицем надоле</translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n reveal(s)</source>
        <translation>
            <numerusform>{need}, при следећем %n откривању</numerusform>
            <numerusform>{need}, при следећа %n откривања</numerusform>
            <numerusform>{need}, при следећих %n откривања</numerusform>
        </translation>
    </message>
    <message>
        <source>blue</source>
        <translation>плава</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелена</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жута</translation>
    </message>
    <message>
        <source>red</source>
        <translation>црвена</translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation>вишебојна</translation>
    </message>
    <message>
        <source>Pixies is for 2 to 5 players.</source>
        <translation>Pixies је игра за 2 до 5 играча.</translation>
    </message>
    <message>
        <source>Pixies has no options to choose.</source>
        <translation>Pixies нема опције које се бирају.</translation>
    </message>
    <message>
        <source>A move is a card from 1 to 70, such as 17, 17o, 17u or 17d5.</source>
        <translation>Потез је карта од 1 до 70, на пример 17, 17o, 17u или 17d5.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партија је завршена.</translation>
    </message>
    <message>
        <source>This card has not been revealed yet: {number} {color}.</source>
        <translation>Ова карта још није откривена: {color} {number}.</translation>
    </message>
    <message>
        <source>{player} has already taken this card: {number} {color}.</source>
        <translation>{player} већ има ову карту: {color} {number}.</translation>
    </message>
    <message>
        <source>Your space {space} is empty: the card must go there, face up.</source>
        <translation>Ваше поље {space} је слободно: карта мора да иде тамо, лицем нагоре.</translation>
    </message>
    <message>
        <source>Your space {space} holds a lone face-down card: the new card must go on top of it, face up.</source>
        <translation>На вашем пољу {space} је само карта лицем надоле: нова карта мора да иде преко ње, лицем нагоре.</translation>
    </message>
    <message>
        <source>Your space {space} holds a single face-up card: choose which of the two cards stays face up.</source>
        <translation>На вашем пољу {space} је једна карта лицем нагоре: изаберите која од две карте остаје лицем нагоре.</translation>
    </message>
    <message>
        <source>Your card {space} is already validated: the new card must go face down on an empty space.</source>
        <translation>Карта на вашем пољу {space} је већ потврђена: нова карта мора да иде лицем надоле на слободно поље.</translation>
    </message>
    <message>
        <source>A face-down card needs an empty space, and your space {space} is not empty.</source>
        <translation>Карта лицем надоле иде на слободно поље, а ваше поље {space} није слободно.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Рунда {round}</translation>
    </message>
    <message>
        <source>Validated cards</source>
        <translation>Потврђене карте</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Спирале и иксеви</translation>
    </message>
    <message>
        <source>Largest color zone</source>
        <translation>Највећа зона исте боје</translation>
    </message>
    <message numerus="yes">
        <source>%n validated card(s)</source>
        <translation>
            <numerusform>%n потврђена карта</numerusform>
            <numerusform>%n потврђене карте</numerusform>
            <numerusform>%n потврђених карата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spiral(s)</source>
        <translation>
            <numerusform>%n спирала</numerusform>
            <numerusform>%n спирале</numerusform>
            <numerusform>%n спирала</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n икс</numerusform>
            <numerusform>%n икса</numerusform>
            <numerusform>%n иксева</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Special card ({color}): %n card(s) of its color</source>
        <translation>
            <numerusform>Специјална карта ({color}): %n карта њене боје</numerusform>
            <numerusform>Специјална карта ({color}): %n карте њене боје</numerusform>
            <numerusform>Специјална карта ({color}): %n карата њене боје</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest color zone: %n card(s) × {factor}</source>
        <translation>
            <numerusform>Највећа зона исте боје: %n карта × {factor}</numerusform>
            <numerusform>Највећа зона исте боје: %n карте × {factor}</numerusform>
            <numerusform>Највећа зона исте боје: %n карата × {factor}</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: the highest total is tied ({points}).</source>
        <translation>Највећи збир дели више играча, па деле и победу: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner} побеђује са %n поеном.</numerusform>
            <numerusform>{winner} побеђује са %n поена.</numerusform>
            <numerusform>{winner} побеђује са %n поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>There must be 2 to 5 areas, not {count}.</source>
        <translation>Мора постојати од 2 до 5 области за игру, а не {count}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} to take the first card.</source>
        <translation>Не постоји место {seat} које би узело прву карту.</translation>
    </message>
    <message>
        <source>The display must have {expected} slots, not {count}.</source>
        <translation>Број места за откривене карте мора бити {expected}, а не {count}.</translation>
    </message>
    <message>
        <source>At most 2 rounds can be finished before this one, not {count}.</source>
        <translation>Пре ове могу бити завршене највише 2 рунде, а не {count}.</translation>
    </message>
    <message>
        <source>An area must have 9 spaces, not {count} ({player}, round {round}).</source>
        <translation>Област за игру мора имати 9 поља, а не {count} ({player}, {round}. рунда).</translation>
    </message>
    <message>
        <source>Round {round} has a card {card}, which does not exist.</source>
        <translation>У {round}. рунди је карта {card}, која не постоји.</translation>
    </message>
    <message>
        <source>Card {card} is there more than once in round {round}.</source>
        <translation>Карта {card} се у {round}. рунди појављује више пута.</translation>
    </message>
    <message>
        <source>There must be 70 cards in the round, not {count}.</source>
        <translation>У рунди мора бити 70 карата, а не {count}.</translation>
    </message>
    <message>
        <source>The face-up card {card} has the number {number}, but lies on space {space} ({player}, round {round}).</source>
        <translation>Карта {card}, окренута лицем нагоре, има број {number}, а лежи на пољу {space} ({player}, {round}. рунда).</translation>
    </message>
    <message>
        <source>Nine validated spaces are impossible: the ninth occupied space ends the round ({player}, round {round}).</source>
        <translation>Девет потврђених карата није могуће: девето заузето поље завршава рунду ({player}, {round}. рунда).</translation>
    </message>
    <message>
        <source>The number of cards that {player} has placed must be {expected} by now, not {count}.</source>
        <translation>Број постављених карата до сада мора бити {expected}, а не {count} ({player}).</translation>
    </message>
    <message>
        <source>The deck cannot hold {count} cards when every turn reveals {each}.</source>
        <translation>Број карата у шпилу не може бити {count} кад се у сваком потезу открива {each}.</translation>
    </message>
    <message>
        <source>{player}’s area is already full: the round should be over.</source>
        <translation>Област за игру је већ раније попуњена: рунда је требало да се заврши ({player}).</translation>
    </message>
    <message>
        <source>The display is empty although the deck still holds {count} cards.</source>
        <translation>Нема откривених карата, а у шпилу их још има: {count}.</translation>
    </message>
    <message>
        <source>Round {round} is over, but neither scored nor followed by the next.</source>
        <translation>{round}. рунда је завршена, а није ни бодована ни настављена следећом.</translation>
    </message>
    <message>
        <source>Round {round} must have {expected} areas and tallies, not {areas} and {tallies}.</source>
        <translation>Број области за игру и обрачуна у {round}. рунди мора бити {expected}, а не {areas} и {tallies}.</translation>
    </message>
    <message>
        <source>Not all players placed the same number of cards in round {round}.</source>
        <translation>У {round}. рунди нису сви поставили једнак број карата.</translation>
    </message>
    <message>
        <source>Nobody filled an area in round {round}, and the deck did not run out.</source>
        <translation>Нико није попунио област за игру у {round}. рунди, а карата у шпилу је још било.</translation>
    </message>
    <message>
        <source>{player}’s area in round {round} is worth {validated} for validated cards, {symbols} for symbols and {zone} for the zone; its tally says otherwise.</source>
        <translation>Област за игру у {round}. рунди вреди: потврђене карте {validated}, симболи {symbols}, зона {zone}; у обрачуну пише другачије ({player}).</translation>
    </message>
    <message>
        <source>A face-up card goes on the space with its number: {space}.</source>
        <translation>Карта лицем нагоре иде на поље са својим бројем: {space}.</translation>
    </message>
    <message>
        <source>In round {round}, {player} and {other} both have this card: {number} ({color}).</source>
        <translation>У {round}. рунди ова карта је испред два играча ({player}, {other}): {number} ({color}).</translation>
    </message>
    <message>
        <source>In round {round}, not all nine spaces can be validated: the ninth card on an empty space ends the round.</source>
        <translation>У {round}. рунди не може бити потврђено свих девет карата: рунда се завршава кад карта заузме последње слободно поље.</translation>
    </message>
    <message>
        <source>In round {round}, nobody has cards on all nine spaces yet.</source>
        <translation>У {round}. рунди још нико нема карте на свих девет поља.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) missing; every player places the same number.</source>
        <translation>
            <numerusform>У {round}. рунди недостаје %n карта: сви играчи постављају једнак број.</numerusform>
            <numerusform>У {round}. рунди недостају %n карте: сви играчи постављају једнак број.</numerusform>
            <numerusform>У {round}. рунди недостаје %n карата: сви играчи постављају једнак број.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is already a face-up card on space {space}.</source>
        <translation>На пољу {space} већ лежи карта лицем нагоре.</translation>
    </message>
    <message>
        <source>There is already a face-down card on space {space}.</source>
        <translation>На пољу {space} већ лежи карта лицем надоле.</translation>
    </message>
</context>
<context>
    <name>pixies_lessons</name>
    <message>
        <source>A card and its number</source>
        <translation>Карта и њен број</translation>
    </message>
    <message>
        <source>Take the green 4. It goes to space 4 of your area.</source>
        <translation>Узмите зелену четворку. Иде на поље 4 ваше области за игру.</translation>
    </message>
    <message>
        <source>That card has another number. Take the 4.</source>
        <translation>Та карта има други број. Узмите четворку.</translation>
    </message>
    <message>
        <source>Drag the card to space 4, or click both.</source>
        <translation>Превуците карту на поље 4 или кликните на обоје.</translation>
    </message>
    <message>
        <source>An empty space takes its card face up.</source>
        <translation>На слободно поље карта иде лицем нагоре.</translation>
    </message>
    <message>
        <source>Now take the yellow 6.</source>
        <translation>Сада узмите жуту шестицу.</translation>
    </message>
    <message>
        <source>That is the 2. Take the 6.</source>
        <translation>То је двојка. Узмите шестицу.</translation>
    </message>
    <message>
        <source>A double-click is enough: it has only one place.</source>
        <translation>Довољан је двоклик: има само једно место.</translation>
    </message>
    <message>
        <source>The number says where a card goes.</source>
        <translation>Број показује где карта иде.</translation>
    </message>
    <message>
        <source>New cards are revealed when all are taken. Take any card.</source>
        <translation>Кад се све узму, откривају се нове карте. Узмите било коју.</translation>
    </message>
    <message>
        <source>All three have an empty space in your area.</source>
        <translation>Све три имају слободно поље у вашој области за игру.</translation>
    </message>
    <message>
        <source>The number decides the space, and you decide the card.</source>
        <translation>О пољу одлучује број, а о карти ви.</translation>
    </message>
    <message>
        <source>Two cards of a number</source>
        <translation>Две карте истог броја</translation>
    </message>
    <message>
        <source>You have a red 7. Take the green 7 as well.</source>
        <translation>Имате црвену седмицу. Узмите и зелену седмицу.</translation>
    </message>
    <message>
        <source>This time, take the green 7.</source>
        <translation>Овога пута узмите зелену седмицу.</translation>
    </message>
    <message>
        <source>Drop it on space 7, on the upper or lower half.</source>
        <translation>Спустите је на поље 7, на горњу или доњу половину.</translation>
    </message>
    <message>
        <source>Two cards on a space: the upper one is validated. 7 points!</source>
        <translation>Две карте на пољу: горња је потврђена. 7 поена!</translation>
    </message>
    <message>
        <source>You choose which card stays face up. Take the 4 with spirals.</source>
        <translation>Ви бирате која карта остаје лицем нагоре. Узмите четворку са спиралама.</translation>
    </message>
    <message>
        <source>Now the cross is face up. Drop it on the upper half.</source>
        <translation>Сада је икс лицем нагоре. Спустите је на горњу половину.</translation>
    </message>
    <message>
        <source>Take the green 4 with four spirals.</source>
        <translation>Узмите зелену четворку са четири спирале.</translation>
    </message>
    <message>
        <source>Drop it on the upper half: the new card stays up.</source>
        <translation>Спустите је на горњу половину: нова карта остаје горе.</translation>
    </message>
    <message>
        <source>The cross lies face down and costs nothing.</source>
        <translation>Икс лежи лицем надоле и ништа не одузима.</translation>
    </message>
    <message>
        <source>Take the green 6. Which 6 stays face up?</source>
        <translation>Узмите зелену шестицу. Која шестица остаје лицем нагоре?</translation>
    </message>
    <message>
        <source>Four crosses cost 4 points. Drop it on the lower half.</source>
        <translation>Четири икса одузимају 4 поена. Спустите је на доњу половину.</translation>
    </message>
    <message>
        <source>Take the 6: you have one already.</source>
        <translation>Узмите шестицу: једну већ имате.</translation>
    </message>
    <message>
        <source>Drop it on the lower half: the old card stays up.</source>
        <translation>Спустите је на доњу половину: стара карта остаје горе.</translation>
    </message>
    <message>
        <source>Even a bad card can validate a good one.</source>
        <translation>И лоша карта може да потврди добру.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Лицем надоле</translation>
    </message>
    <message>
        <source>Your 5 is validated. Put another 5 face down on space 9.</source>
        <translation>Ваша петица је потврђена. Поставите другу петицу лицем надоле на поље 9.</translation>
    </message>
    <message>
        <source>Every empty space is allowed. Here, use space 9.</source>
        <translation>Дозвољено је свако слободно поље. Овде изаберите поље 9.</translation>
    </message>
    <message>
        <source>Take the 5 first.</source>
        <translation>Прво узмите петицу.</translation>
    </message>
    <message>
        <source>Take the yellow 5 and point at space 9.</source>
        <translation>Узмите жуту петицу и покажите на поље 9.</translation>
    </message>
    <message>
        <source>Face down, its number no longer counts.</source>
        <translation>Лицем надоле, њен број више није важан.</translation>
    </message>
    <message>
        <source>Now take the 9. It goes on top.</source>
        <translation>Сада узмите деветку. Она иде преко.</translation>
    </message>
    <message>
        <source>Take the 9: a face-down card is waiting for it.</source>
        <translation>Узмите деветку: чека је карта лицем надоле.</translation>
    </message>
    <message>
        <source>The red 9 goes to space 9.</source>
        <translation>Црвена деветка иде на поље 9.</translation>
    </message>
    <message>
        <source>Validated at once: 9 points.</source>
        <translation>Одмах потврђена: 9 поена.</translation>
    </message>
    <message>
        <source>Another 5. Use it to prepare space 8 for the 8.</source>
        <translation>Још једна петица. Њоме припремите поље 8 за осмицу.</translation>
    </message>
    <message>
        <source>The 8 lies on the table. Space 8 is better.</source>
        <translation>Осмица је на столу. Поље 8 је боље.</translation>
    </message>
    <message>
        <source>First a card under it: then the 8 scores 8 more.</source>
        <translation>Прво карта испод ње: тада осмица доноси 8 поена више.</translation>
    </message>
    <message>
        <source>Take the 5 and put it face down on space 8.</source>
        <translation>Узмите петицу и поставите је лицем надоле на поље 8.</translation>
    </message>
    <message>
        <source>Space 8 is ready.</source>
        <translation>Поље 8 је спремно.</translation>
    </message>
    <message>
        <source>Take the 8.</source>
        <translation>Узмите осмицу.</translation>
    </message>
    <message>
        <source>It goes on the face-down card.</source>
        <translation>Иде преко карте лицем надоле.</translation>
    </message>
    <message>
        <source>Validated: 8 points. High numbers score the most.</source>
        <translation>Потврђена: 8 поена. Велики бројеви доносе највише.</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Спирале и иксеви</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point. Take the most spirals.</source>
        <translation>Свака спирала доноси 1 поен. Узмите највише спирала.</translation>
    </message>
    <message>
        <source>Three spirals. Another card has more.</source>
        <translation>Три спирале. Друга карта има више.</translation>
    </message>
    <message>
        <source>Those are crosses: they cost points.</source>
        <translation>То су иксеви: они одузимају поене.</translation>
    </message>
    <message>
        <source>That card has no spirals.</source>
        <translation>Та карта нема спирала.</translation>
    </message>
    <message>
        <source>Look for blue spirals. One card has six.</source>
        <translation>Тражите плаве спирале. Једна карта их има шест.</translation>
    </message>
    <message>
        <source>Six spirals: 6 points.</source>
        <translation>Шест спирала: 6 поена.</translation>
    </message>
    <message>
        <source>Each cross costs 1 point. Avoid them.</source>
        <translation>Сваки икс одузима 1 поен. Избегните их.</translation>
    </message>
    <message>
        <source>Five crosses cost you 5 points.</source>
        <translation>Пет иксева вам одузима 5 поена.</translation>
    </message>
    <message>
        <source>Crosses are white on dark. The 5 has none.</source>
        <translation>Иксеви су бели на тамном. Петица нема ниједан.</translation>
    </message>
    <message>
        <source>A card without a symbol costs nothing.</source>
        <translation>Карта без симбола ништа не одузима.</translation>
    </message>
    <message>
        <source>Five crosses lie on your space 7. Cover them.</source>
        <translation>На вашем пољу 7 је пет иксева. Прекријте их.</translation>
    </message>
    <message>
        <source>The crosses are still face up. Drop it on the upper half.</source>
        <translation>Иксеви су и даље горе. Спустите је на горњу половину.</translation>
    </message>
    <message>
        <source>Take the green 7. It can cover the crosses.</source>
        <translation>Узмите зелену седмицу. Она може да прекрије иксеве.</translation>
    </message>
    <message>
        <source>Take the other 7 and keep it face up.</source>
        <translation>Узмите другу седмицу и оставите је лицем нагоре.</translation>
    </message>
    <message>
        <source>Face down, the crosses cost nothing, and the 7 is validated.</source>
        <translation>Лицем надоле иксеви ништа не одузимају, а седмица је потврђена.</translation>
    </message>
    <message>
        <source>The largest color zone</source>
        <translation>Највећа зона исте боје</translation>
    </message>
    <message>
        <source>Touching cards of one color are a zone. Enlarge your green zone.</source>
        <translation>Карте исте боје које се додирују су зона. Повећајте зелену зону.</translation>
    </message>
    <message>
        <source>Two spirals score 2. The green zone scores more.</source>
        <translation>Две спирале доносе 2 поена. Зелена зона доноси више.</translation>
    </message>
    <message>
        <source>That card is not green.</source>
        <translation>Та карта није зелена.</translation>
    </message>
    <message>
        <source>Which green card goes beside the green 5?</source>
        <translation>Која зелена карта иде поред зелене петице?</translation>
    </message>
    <message>
        <source>Each card of the zone scores 2 in round 1.</source>
        <translation>У рунди 1 свака карта зоне доноси 2 поена.</translation>
    </message>
    <message>
        <source>Only your largest zone scores. Join your two blue zones.</source>
        <translation>Бодује се само ваша највећа зона. Спојите две плаве зоне.</translation>
    </message>
    <message>
        <source>That 5 is red. A blue 5 joins the zones.</source>
        <translation>Та петица је црвена. Зоне спаја плава петица.</translation>
    </message>
    <message>
        <source>The zones are still apart.</source>
        <translation>Зоне су и даље раздвојене.</translation>
    </message>
    <message>
        <source>Space 5 touches both zones.</source>
        <translation>Поље 5 додирује обе зоне.</translation>
    </message>
    <message>
        <source>Five blue cards × 2 = 10 points.</source>
        <translation>Пет плавих карата × 2 = 10 поена.</translation>
    </message>
    <message>
        <source>In round 3 each zone card scores 4. Join your red zones.</source>
        <translation>У рунди 3 свака карта зоне доноси 4 поена. Спојите црвене зоне.</translation>
    </message>
    <message>
        <source>Some points, but joined red zones score far more.</source>
        <translation>Нешто поена, али спојене црвене зоне доносе много више.</translation>
    </message>
    <message>
        <source>A red card on space 5 joins everything.</source>
        <translation>Црвена карта на пољу 5 спаја све.</translation>
    </message>
    <message>
        <source>5 × 4 = 20 points. Zones grow in value every round.</source>
        <translation>5 × 4 = 20 поена. Зоне вреде више у свакој рунди.</translation>
    </message>
    <message>
        <source>Special and multicolored cards</source>
        <translation>Специјалне и вишебојне карте</translation>
    </message>
    <message>
        <source>Take the special 5. It scores 1 for each blue card.</source>
        <translation>Узмите специјалну петицу. Доноси 1 поен за сваку плаву карту.</translation>
    </message>
    <message>
        <source>That 5 has no symbol. Take the special one.</source>
        <translation>Та петица нема симбол. Узмите специјалну.</translation>
    </message>
    <message>
        <source>Take the blue 5.</source>
        <translation>Узмите плаву петицу.</translation>
    </message>
    <message>
        <source>It is the blue 5 with a special symbol.</source>
        <translation>То је плава петица са посебним симболом.</translation>
    </message>
    <message>
        <source>Four blue cards, itself included: 4 points.</source>
        <translation>Четири плаве карте, рачунајући и њу: 4 поена.</translation>
    </message>
    <message>
        <source>A multicolored card belongs to all four colors. Take it.</source>
        <translation>Вишебојна карта припада свакој од четири боје. Узмите је.</translation>
    </message>
    <message>
        <source>Two spirals score 2. The multicolored 6 joins your blue cards.</source>
        <translation>Две спирале доносе 2 поена. Вишебојна шестица спаја ваше плаве карте.</translation>
    </message>
    <message>
        <source>The 6 shows all four colors.</source>
        <translation>Шестица показује све четири боје.</translation>
    </message>
    <message>
        <source>It joins three blue cards, and the special card counts it.</source>
        <translation>Спаја три плаве карте, а рачуна је и специјална карта.</translation>
    </message>
    <message>
        <source>Now take the card that scores the most.</source>
        <translation>Сада узмите карту која доноси највише поена.</translation>
    </message>
    <message>
        <source>4 points. A blue card scores even more.</source>
        <translation>4 поена. Плава карта доноси још више.</translation>
    </message>
    <message>
        <source>That card scores nothing now.</source>
        <translation>Та карта сада не доноси поене.</translation>
    </message>
    <message>
        <source>Blue counts twice: for the zone and the special card.</source>
        <translation>Плава се рачуна двапут: за зону и за специјалну карту.</translation>
    </message>
    <message>
        <source>The zone grew by two, and the special card by one.</source>
        <translation>Зона је порасла за две карте, а специјална карта за поен.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Крај рунде</translation>
    </message>
    <message>
        <source>One card is left, and it is your turn. Take it.</source>
        <translation>Остала је једна карта, а ви сте на реду. Узмите је.</translation>
    </message>
    <message>
        <source>It goes to space 7.</source>
        <translation>Иде на поље 7.</translation>
    </message>
    <message>
        <source>You took the last card, so you go first now.</source>
        <translation>Узели сте последњу карту, па сада почињете.</translation>
    </message>
    <message>
        <source>It is your turn again. You have all cards to choose from.</source>
        <translation>Опет сте на реду. Бирате између свих карата.</translation>
    </message>
    <message>
        <source>Take any card. Spirals are always good.</source>
        <translation>Узмите било коју карту. Спирале су увек добре.</translation>
    </message>
    <message>
        <source>With two players, each takes two cards a turn.</source>
        <translation>Кад играју два играча, свако у потезу узима две карте.</translation>
    </message>
    <message>
        <source>Eight of your spaces are filled. Fill the ninth to end the round.</source>
        <translation>Осам ваших поља је попуњено. Попуните девето и завршите рунду.</translation>
    </message>
    <message>
        <source>Space 8 is still empty, so the round goes on.</source>
        <translation>Поље 8 је још слободно, па рунда траје.</translation>
    </message>
    <message>
        <source>Take the 8. A third 7 would work too, face down.</source>
        <translation>Узмите осмицу. Може и трећа седмица, лицем надоле.</translation>
    </message>
    <message>
        <source>You both placed equally many cards, so the round ends.</source>
        <translation>Оба играча имају једнако постављених карата, па се рунда завршава.</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Једна рунда</translation>
    </message>
    <message>
        <source>Play one round against an easy opponent. You go first.</source>
        <translation>Одиграјте једну рунду против лаког противника. Ви почињете.</translation>
    </message>
    <message>
        <source>You know the rules. A whole game has three rounds.</source>
        <translation>Знате правила. Цела партија има три рунде.</translation>
    </message>
</context>
<context>
    <name>pixies_table</name>
    <message>
        <source>Players place cards only in their own areas.</source>
        <translation>Свако поставља карте само у своју област за игру.</translation>
    </message>
    <message>
        <source>A card goes on a space in your own area.</source>
        <translation>Карта иде на поље ваше области за игру.</translation>
    </message>
    <message>
        <source>Revealed cards</source>
        <translation>Откривене карте</translation>
    </message>
    <message>
        <source>Cards: {player}</source>
        <translation>Карте: {player}</translation>
    </message>
    <message>
        <source>{card}, on space {space}</source>
        <translation>{card}, на поље {space}</translation>
    </message>
    <message>
        <source>{card}, validated on space {space}, on a face-down card</source>
        <translation>{card}, потврђена на пољу {space}, на карти лицем надоле</translation>
    </message>
    <message>
        <source>{card}, validated on space {space}, over {old}</source>
        <translation>{card}, потврђена на пољу {space}; испод ње: {old}</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}, under {old}, now validated</source>
        <translation>{card}, лицем надоле на поље {space}; на њој, сада потврђена: {old}</translation>
    </message>
    <message>
        <source>{card}, face down on space {space}</source>
        <translation>{card}, лицем надоле на поље {space}</translation>
    </message>
    <message>
        <source>{card}, space {space}</source>
        <translation>{card}, поље {space}</translation>
    </message>
    <message>
        <source>{card}, validated</source>
        <translation>{card}, потврђена</translation>
    </message>
    <message>
        <source>{card}, validated, over {old}</source>
        <translation>{card}, потврђена; испод ње: {old}</translation>
    </message>
    <message>
        <source>{card}, under {old}, now validated</source>
        <translation>{card}; на њој, сада потврђена: {old}</translation>
    </message>
    <message>
        <source>{card}, face down, space {space}</source>
        <translation>{card}, лицем надоле, поље {space}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · zone × {factor}</source>
        <translation>Рунда {round} од {rounds} · зона × {factor}</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Рунда {round} је завршена</translation>
    </message>
    <message>
        <source>Largest zone × {factor}</source>
        <translation>Највећа зона × {factor}</translation>
    </message>
    <message>
        <source>Cards not yet seen</source>
        <translation>Још неоткривене карте</translation>
    </message>
    <message>
        <source>Number {number} ({color}). Not yet seen: {count} of {total}</source>
        <translation>Број {number} ({color}). Још неоткривено: {count} од {total}</translation>
    </message>
    <message>
        <source>Number {number}. Not yet seen: {count}</source>
        <translation>Број {number}. Још неоткривено: {count}</translation>
    </message>
    <message>
        <source>Color: {color}. Not yet seen: {count}</source>
        <translation>Боја: {color}. Још неоткривено: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n карта у шпилу</numerusform>
            <numerusform>%n карте у шпилу</numerusform>
            <numerusform>%n карата у шпилу</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: place a card face up</source>
        <translation>{player}: поставите карту лицем нагоре</translation>
    </message>
    <message>
        <source>{player}: place a card over or under the same number</source>
        <translation>{player}: ставите карту преко истог броја или испод њега</translation>
    </message>
    <message>
        <source>{player}: place a card face down</source>
        <translation>{player}: поставите карту лицем надоле</translation>
    </message>
    <message>
        <source>{player}: place a card face up, or over or under the same number</source>
        <translation>{player}: поставите карту лицем нагоре, или преко истог броја или испод њега</translation>
    </message>
    <message>
        <source>{player}: place a card face up or face down</source>
        <translation>{player}: поставите карту лицем нагоре или надоле</translation>
    </message>
    <message>
        <source>{player}: place a card over or under the same number, or face down</source>
        <translation>{player}: ставите карту преко истог броја, испод њега или лицем надоле</translation>
    </message>
    <message>
        <source>{player}: place a card face up, over or under the same number, or face down</source>
        <translation>{player}: ставите карту лицем нагоре, преко истог броја, испод њега или лицем надоле</translation>
    </message>
    <message>
        <source>{player}: place the last card face up</source>
        <translation>{player}: поставите последњу карту лицем нагоре</translation>
    </message>
    <message>
        <source>{player}: place the last card over or under the same number</source>
        <translation>{player}: ставите последњу карту преко истог броја или испод њега</translation>
    </message>
    <message>
        <source>{player}: place the last card face down</source>
        <translation>{player}: поставите последњу карту лицем надоле</translation>
    </message>
    <message>
        <source>Round {round} begins; {player} goes first.</source>
        <translation>Рунда {round} почиње; на потезу је {player}.</translation>
    </message>
    <message>
        <source>New cards: {cards}.</source>
        <translation>Нове карте: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) revealed from the deck.</source>
        <translation>
            <numerusform>Из шпила је откривена %n нова карта.</numerusform>
            <numerusform>Из шпила су откривене %n нове карте.</numerusform>
            <numerusform>Из шпила је откривено %n нових карата.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. It goes face up to the space with its number.</source>
        <translation>Узмите карту. Она иде лицем нагоре на поље са својим бројем.</translation>
    </message>
    <message>
        <source>Only one of your spaces is empty. Fill it, and the round is about to end.</source>
        <translation>Само једно ваше поље је слободно. Кад га попуните, рунда се приводи крају.</translation>
    </message>
    <message>
        <source>A new round: each card of your largest zone now scores one point more.</source>
        <translation>Нова рунда: свака карта ваше највеће зоне сада доноси поен више.</translation>
    </message>
    <message>
        <source>You take the card that is left. In return, you go first next.</source>
        <translation>Узимате преосталу карту. Зато следећи пут почињете.</translation>
    </message>
    <message>
        <source>Two cards of one number: one stays up and is validated, one goes face down.</source>
        <translation>Две карте истог броја: једна остаје горе и потврђена је, друга иде лицем надоле.</translation>
    </message>
    <message>
        <source>A revealed card goes on your face-down card. It is validated at once.</source>
        <translation>Једна откривена карта иде преко ваше карте лицем надоле. Одмах је потврђена.</translation>
    </message>
    <message>
        <source>A number that you have validated goes face down on an empty space you choose.</source>
        <translation>Већ потврђен број иде лицем надоле на слободно поље по избору.</translation>
    </message>
    <message>
        <source>You took the last card, so you go first in this turn.</source>
        <translation>Узели сте последњу карту, па почињете овај потез.</translation>
    </message>
    <message>
        <source>You can cover a card with crosses. Face down, it costs nothing.</source>
        <translation>Можете да прекријете карту са иксевима. Лицем надоле ништа не одузима.</translation>
    </message>
    <message>
        <source>A special card scores 1 point for each face-up card of its color.</source>
        <translation>Специјална карта доноси 1 поен за сваку карту своје боје лицем нагоре.</translation>
    </message>
    <message>
        <source>A multicolored card belongs to every color, so it can join zones.</source>
        <translation>Вишебојна карта припада свакој боји, па може да спаја зоне.</translation>
    </message>
    <message>
        <source>Touching cards of one color are a zone. Only your largest zone scores.</source>
        <translation>Карте исте боје које се додирују су зона. Бодује се само највећа.</translation>
    </message>
    <message>
        <source>Another player has nearly filled nine spaces. The round is about to end.</source>
        <translation>Други играч је скоро попунио девет поља. Рунда се приводи крају.</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point, and each cross costs 1 point.</source>
        <translation>Свака спирала доноси 1 поен, а сваки икс одузима 1 поен.</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Откривено</translation>
    </message>
    <message>
        <source>{left} of {all} left</source>
        <translation>остало {left} од {all}</translation>
    </message>
    <message>
        <source>taken by {player}</source>
        <translation>има је {player}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>узета</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Шпил</translation>
    </message>
    <message>
        <source>Order of this turn</source>
        <translation>Редослед узимања</translation>
    </message>
    <message>
        <source>picks</source>
        <translation>бира</translation>
    </message>
    <message>
        <source>goes first next turn</source>
        <translation>први у следећем потезу</translation>
    </message>
    <message>
        <source>round</source>
        <translation>рунда</translation>
    </message>
    <message>
        <source>total</source>
        <translation>укупно</translation>
    </message>
    <message>
        <source>{round} this round · {total} total</source>
        <translation>{round} у овој рунди · {total} укупно</translation>
    </message>
    <message>
        <source>The new {number} stays up</source>
        <translation>Нова {number} остаје горе</translation>
    </message>
    <message>
        <source>The old {number} stays up</source>
        <translation>Стара {number} остаје горе</translation>
    </message>
    <message>
        <source>zone {cards} × {factor} = {points}</source>
        <translation>зона {cards} × {factor} = {points}</translation>
    </message>
    <message>
        <source>{number} {color}</source>
        <translation>{color} {number}</translation>
    </message>
    <message>
        <source>{number} {color}, special card</source>
        <translation>{color} {number}, специјална карта</translation>
    </message>
    <message>
        <source>Revealed card: {card}</source>
        <translation>Откривена карта: {card}</translation>
    </message>
    <message>
        <source>This card has been taken.</source>
        <translation>Ова карта је узета.</translation>
    </message>
    <message>
        <source>{player} has taken this card.</source>
        <translation>Ову карту има {player}.</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>карта лицем надоле</translation>
    </message>
    <message>
        <source>{player}, space {space}: empty</source>
        <translation>{player}, поље {space}: слободно</translation>
    </message>
    <message>
        <source>{player}, space {space}: {card}</source>
        <translation>{player}, поље {space}: {card}</translation>
    </message>
    <message>
        <source>{player}, space {space}: a face-down card</source>
        <translation>{player}, поље {space}: карта лицем надоле</translation>
    </message>
    <message>
        <source>{player}, space {space}, validated: {card}</source>
        <translation>{player}, поље {space}, потврђена карта: {card}</translation>
    </message>
    <message>
        <source>{player}, space {space}, upper half: the new card stays up</source>
        <translation>{player}, поље {space}, горња половина: нова карта остаје горе</translation>
    </message>
    <message>
        <source>{player}, space {space}, lower half: the old card stays up</source>
        <translation>{player}, поље {space}, доња половина: стара карта остаје горе</translation>
    </message>
    <message>
        <source>Revealed cards: {left} of {all} left</source>
        <translation>Откривене карте: преостало {left} од {all}</translation>
    </message>
    <message>
        <source>{player}: {round} this round, {total} in total</source>
        <translation>{player}: {round} у овој рунди, {total} укупно</translation>
    </message>
    <message>
        <source>{player}: {source}, {points}</source>
        <translation>{player}: {source}, {points}</translation>
    </message>
    <message>
        <source>{player}: first player of this turn</source>
        <translation>{player}: први играч у овом потезу</translation>
    </message>
    <message>
        <source>The first card with the number {space} goes here, or a face-down card.</source>
        <translation>Овде иде прва карта са бројем {space}; може и карта лицем надоле.</translation>
    </message>
    <message>
        <source>It scores nothing. The next card with the number {space} is validated here.</source>
        <translation>Не доноси поене. Следећа карта са бројем {space} овде се потврђује.</translation>
    </message>
    <message>
        <source>It lies on a face-down card, so it is validated and scores its number: {space}.</source>
        <translation>Лежи на карти лицем надоле, па је потврђена и вреди колико и њен број: {space}.</translation>
    </message>
    <message>
        <source>A second card with the number {space} validates it, or takes its place.</source>
        <translation>Друга карта са бројем {space} је потврђује или заузима њено место.</translation>
    </message>
    <message>
        <source>×{copies}: there are {copies} cards with the number {number}.</source>
        <translation>×{copies}: карата са бројем {number} има {copies}.</translation>
    </message>
    <message>
        <source>It belongs to the zones of every color.</source>
        <translation>Припада зонама свих боја.</translation>
    </message>
    <message>
        <source>Special card: 1 point for each face-up card of its color in the area, itself included.</source>
        <translation>Специјална карта: 1 поен за сваку карту њене боје лицем нагоре у области за игру, рачунајући и њу.</translation>
    </message>
    <message>
        <source>Now: {points}.</source>
        <translation>Сада: {points}.</translation>
    </message>
    <message>
        <source>Cards revealed each turn: {cards}. The number on the deck shows how many are left.</source>
        <translation>Карата у сваком потезу: {cards}. Број на шпилу показује колико их је остало.</translation>
    </message>
    <message>
        <source>These cards are taken one by one, in the order of this turn.</source>
        <translation>Ове карте играчи узимају редом, једну по једну.</translation>
    </message>
    <message>
        <source>The player who takes the last card goes first next turn.</source>
        <translation>Ко узме последњу карту, почиње следећи потез.</translation>
    </message>
    <message>
        <source>This round: validated cards {validated}, spirals and crosses {symbols}, largest zone {zone}.</source>
        <translation>У овој рунди: потврђене карте {validated}, спирале и иксеви {symbols}, највећа зона {zone}.</translation>
    </message>
    <message>
        <source>Points scored this round.</source>
        <translation>Поени из ове рунде.</translation>
    </message>
    <message>
        <source>Each validated card scores its number.</source>
        <translation>Потврђена карта вреди колико и њен број.</translation>
    </message>
    <message>
        <source>Each spiral scores 1 point, each cross costs 1; a special card scores 1 for each face-up card of its color.</source>
        <translation>Свака спирала доноси 1 поен, сваки икс одузима 1; специјална карта доноси 1 за сваку карту своје боје лицем нагоре.</translation>
    </message>
    <message>
        <source>Each card of your largest zone of one color scores 2 in round 1, 3 in round 2, 4 in round 3.</source>
        <translation>Свака карта ваше највеће зоне исте боје доноси 2 поена у рунди 1, 3 у рунди 2, 4 у рунди 3.</translation>
    </message>
    <message>
        <source>This round, each card of the largest zone of one color scores {factor}.</source>
        <translation>У овој рунди свака карта највеће зоне исте боје доноси поена: {factor}.</translation>
    </message>
    <message>
        <source>Seal: each validated card scores its number. So far: {points}.</source>
        <translation>Печат: потврђена карта вреди колико и њен број. Засад: {points}.</translation>
    </message>
    <message>
        <source>Spiral and cross: each spiral scores 1 point, each cross costs 1; special cards count here too. So far: {points}.</source>
        <translation>Спирала и икс: свака спирала доноси 1 поен, сваки икс одузима 1; овде се рачунају и специјалне карте. Засад: {points}.</translation>
    </message>
    <message>
        <source>Zone: each card of the largest zone of one color scores {factor} this round. Cards: {cards}. So far: {points}.</source>
        <translation>Зона: свака карта највеће зоне исте боје у овој рунди доноси поена: {factor}. Карте: {cards}. Засад: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for spirals.</source>
        <translation>
            <numerusform>Њене спирале доносе %n поен.</numerusform>
            <numerusform>Њене спирале доносе %n поена.</numerusform>
            <numerusform>Њене спирале доносе %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n point(s) for crosses.</source>
        <translation>
            <numerusform>Њени иксеви одузимају %n поен.</numerusform>
            <numerusform>Њени иксеви одузимају %n поена.</numerusform>
            <numerusform>Њени иксеви одузимају %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карте</numerusform>
            <numerusform>%n карата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Шпил: %n карта</numerusform>
            <numerusform>Шпил: %n карте</numerusform>
            <numerusform>Шпил: %n карата</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n spiral(s)</source>
        <translation>
            <numerusform>{color} {number}, %n спирала</numerusform>
            <numerusform>{color} {number}, %n спирале</numerusform>
            <numerusform>{color} {number}, %n спирала</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n cross(es)</source>
        <translation>
            <numerusform>{color} {number}, %n икс</numerusform>
            <numerusform>{color} {number}, %n икса</numerusform>
            <numerusform>{color} {number}, %n иксева</numerusform>
        </translation>
    </message>
    <message>
        <source>New cards are revealed from the deck when all of these are taken.</source>
        <translation>Нове карте се откривају из шпила кад се све ове узму.</translation>
    </message>
    <message>
        <source>This card is validated: it stays until the end of the round.</source>
        <translation>Ова карта је потврђена: остаје ту до краја рунде.</translation>
    </message>
    <message>
        <source>A placed card stays on its space; another {number} can still validate it.</source>
        <translation>Постављена карта остаје на свом пољу; још може да је потврди карта са бројем {number}.</translation>
    </message>
    <message>
        <source>A face-down card stays on its space until a card with the number {number} covers it.</source>
        <translation>Карта лицем надоле остаје на свом пољу док је не прекрије карта са бројем {number}.</translation>
    </message>
    <message>
        <source>Spaces {first} to {last}: {cards}</source>
        <translation>Поља од {first} до {last}: {cards}</translation>
    </message>
    <message>
        <source>validated {card}</source>
        <translation>потврђена карта {card}</translation>
    </message>
</context>
<context>
    <name>posters</name>
    <message>
        <source>Take tiles by sunlight and moonlight, and build your dome.</source>
        <translation>Узимајте плочице под сунцем и под месецом и саградите своју куполу.</translation>
    </message>
    <message>
        <source>Draft dominoes, join the lands, count the crowns.</source>
        <translation>Бирајте домине, спајајте земље, бројте круне.</translation>
    </message>
    <message>
        <source>Nine spaces, four seasons: which spirits stay in sight?</source>
        <translation>Девет поља, четири годишња доба: који духови остају на видику?</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n играч</numerusform>
            <numerusform>%n играча</numerusform>
            <numerusform>%n играча</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least}–%n player(s)</source>
        <translation>
            <numerusform>{least}–%n играча</numerusform>
            <numerusform>{least}–%n играча</numerusform>
            <numerusform>{least}–%n играча</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Settings</source>
        <translation>Подешавања</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Странице</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Ресетуј ову страницу</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Use system setting</source>
        <translation>Као у систему</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Опште</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Језик</translation>
    </message>
    <message>
        <source>Players can each use their own language: choose it in the new-game dialog.</source>
        <translation>Сваки играч може да има свој језик; бира се у прозору нове партије.</translation>
    </message>
    <message>
        <source>Make forced moves for me</source>
        <translation>Играј изнуђене потезе уместо мене</translation>
    </message>
    <message>
        <source>If you have only one legal move, it is made for you after a moment. Undo takes it back together with your previous move.</source>
        <translation>Кад имате само један дозвољен потез, програм га после тренутка одигра уместо вас. Враћање га поништава заједно са вашим претходним потезом.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Изглед</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Боје</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светле</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тамне</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Висок контраст</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Величина текста</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Величина табле</translation>
    </message>
    <message>
        <source>At 100%, the whole board fits the window.</source>
        <translation>На 100% цела табла стаје у прозор.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Анимације</translation>
    </message>
    <message>
        <source>How fast pieces move. Off: they jump straight into place. Use system setting: off if your system is set to reduce motion.</source>
        <translation>Колико брзо се елементи крећу. Искључено: одмах су на свом месту. Као у систему: искључено ако је у систему подешено мање кретања.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Споро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Брзо</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Веома брзо</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Искључено</translation>
    </message>
    <message>
        <source>Marks on the pieces</source>
        <translation>Ознаке на елементима</translation>
    </message>
    <message>
        <source>No piece is identified by color alone. The letters are the same in every language: Azul Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.</source>
        <translation>Ниједан елемент се не разликује само по боји. Слова су иста на свим језицима: Azul Duel B Y R K T, Kingdomino W F L G S M, Pixies B G Y R.</translation>
    </message>
    <message>
        <source>Ornaments</source>
        <translation>Орнаменти</translation>
    </message>
    <message>
        <source>Ornaments and letters</source>
        <translation>Орнаменти и слова</translation>
    </message>
    <message>
        <source>Ornaments and plain shapes</source>
        <translation>Орнаменти и једноставни облици</translation>
    </message>
    <message>
        <source>Score and moves beside the board</source>
        <translation>Поени и потези поред табле</translation>
    </message>
    <message>
        <source>Table mode</source>
        <translation>Екран као сто</translation>
    </message>
    <message>
        <source>For a touch screen that lies flat: prompts and buttons face each player from the edge where that player sits.</source>
        <translation>За екран осетљив на додир који лежи на столу: упутства и дугмад окренути су ка сваком играчу, уз ивицу за којом седи.</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Помоћ</translation>
    </message>
    <message>
        <source>Assistance level</source>
        <translation>Ниво помоћи</translation>
    </message>
    <message>
        <source>Applies to players who have not chosen their own level in the new-game dialog.</source>
        <translation>Важи за све за столом који у прозору нове партије нису изабрали другачије.</translation>
    </message>
    <message>
        <source>Learner: all aids</source>
        <translation>Учење: пуна помоћ</translation>
    </message>
    <message>
        <source>Normal: no advice</source>
        <translation>Уобичајено: без савета</translation>
    </message>
    <message>
        <source>Purist: no aids</source>
        <translation>Пуриста: без икакве помоћи</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Сопствени избор</translation>
    </message>
    <message>
        <source>Show which pieces you can take</source>
        <translation>Прикажи шта може да се узме</translation>
    </message>
    <message>
        <source>On your turn, a dotted outline marks every piece you can take.</source>
        <translation>Кад сте на потезу, тачкице уоквирују све што можете да узмете.</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Прикажи могућа места</translation>
    </message>
    <message>
        <source>Legal places light up while you hold a piece.</source>
        <translation>Док нешто држите, дозвољена места светле.</translation>
    </message>
    <message>
        <source>Show what a move scores</source>
        <translation>Прикажи шта потез доноси</translation>
    </message>
    <message>
        <source>You see points and losses before you put the piece down.</source>
        <translation>Добитак и губитак поена виде се пре спуштања.</translation>
    </message>
    <message>
        <source>Allow hints</source>
        <translation>Дозволи савете</translation>
    </message>
    <message>
        <source>You can ask for a good move.</source>
        <translation>Можете да затражите добар потез.</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Дозволи враћање потеза</translation>
    </message>
    <message>
        <source>You can undo moves and try other variations.</source>
        <translation>Можете да враћате потезе и испробавате друге варијанте.</translation>
    </message>
    <message>
        <source>Track remaining pieces</source>
        <translation>Прати шта је остало</translation>
    </message>
    <message>
        <source>The side panel shows which pieces have not appeared yet.</source>
        <translation>У прегледу се види који елементи још нису откривени.</translation>
    </message>
    <message>
        <source>Explain why a move is not allowed</source>
        <translation>Објасни зашто нешто није дозвољено</translation>
    </message>
    <message>
        <source>A note where you dropped the piece names the rule that forbids it.</source>
        <translation>Тамо где спустите елемент појављује се напомена са правилом које то забрањује.</translation>
    </message>
    <message>
        <source>Show chances</source>
        <translation>Прикажи шансе</translation>
    </message>
    <message>
        <source>When you point at a place or a remaining piece, its tip says how likely the next draw brings what you need.</source>
        <translation>Кад покажете на место или преостали елемент, опис каже колика је шанса да следеће извлачење донесе оно што вам треба.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>A line explains each new situation the first time you meet it, when you play against computers and hints are allowed.</source>
        <translation>Једна реченица објашњава сваку нову ситуацију кад се први пут појави, у партијама против рачунара и ако су савети дозвољени.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Тастатура</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Mute sound</source>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Јачина</translation>
    </message>
    <message>
        <source>A different pitch for each color</source>
        <translation>Посебан тон за сваку боју</translation>
    </message>
    <message>
        <source>Each color has its own pitch when you pick up a piece. Sound is never the only cue.</source>
        <translation>Висина тона зависи од боје онога што узмете; ништа се не саопштава само звуком.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Приступачност</translation>
    </message>
    <message>
        <source>Read out by the screen reader</source>
        <translation>Читач екрана чита</translation>
    </message>
    <message>
        <source>The answer to “Where am I?” is always read out.</source>
        <translation>Одговор на „Где сам?“ чита се увек.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Све</translation>
    </message>
    <message>
        <source>Everyone’s moves</source>
        <translation>Потезе свих играча</translation>
    </message>
    <message>
        <source>My own actions</source>
        <translation>Само оно што ја радим</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ништа</translation>
    </message>
    <message>
        <source>Spoken words</source>
        <translation>Изговорене речи</translation>
    </message>
    <message>
        <source>Full sentences</source>
        <translation>Целе реченице</translation>
    </message>
    <message>
        <source>As few as possible</source>
        <translation>Што мање</translation>
    </message>
    <message>
        <source>Confirm every move</source>
        <translation>Тражи потврду за сваки потез</translation>
    </message>
    <message>
        <source>A move waits until you press Enter or “Confirm”; Esc takes it back.</source>
        <translation>Потез чека док не притиснете Enter или „Потврди“; Esc га враћа.</translation>
    </message>
    <message>
        <source>Steady-hand assist</source>
        <translation>Помоћ за несигурну руку</translation>
    </message>
    <message>
        <source>Ignores small slips while you click and accepts less precise drops.</source>
        <translation>Показивач сме да склизне током клика, а елемент да се спусти и мало даље од свог места.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Подаци</translation>
    </message>
    <message>
        <source>Kupola keeps all its data in these folders.</source>
        <translation>Све што Купола чува налази се у овим фасциклама.</translation>
    </message>
    <message>
        <source>Games: {folder}</source>
        <translation>Партије: {folder}</translation>
    </message>
    <message>
        <source>Settings: {folder}</source>
        <translation>Подешавања: {folder}</translation>
    </message>
    <message>
        <source>Export or delete games…</source>
        <translation>Извоз или брисање партија…</translation>
    </message>
    <message>
        <source>Open games folder</source>
        <translation>Отвори фасциклу са партијама</translation>
    </message>
    <message>
        <source>Open settings folder</source>
        <translation>Отвори фасциклу са подешавањима</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Ресетуј сва подешавања</translation>
    </message>
    <message>
        <source>Reset the settings on every page? Your games are not affected.</source>
        <translation>Ресетовати подешавања на свим страницама? Партије остају нетакнуте.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ресетуј</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Рачунари играју</translation>
    </message>
    <message>
        <source>How soon a computer plays after the move before. How fast pieces move is set by “Motion”.</source>
        <translation>Колико брзо рачунар одигра после претходног потеза. Брзину кретања елемената одређују „Анимације”.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Брзо</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Заједно</translation>
    </message>
    <message>
        <source>Your name at tables</source>
        <translation>Ваше име за столовима</translation>
    </message>
    <message>
        <source>What others read when you join their table. Empty: the name of your profile.</source>
        <translation>Ово други виде кад седнеш за њихов сто. Празно: име твог профила.</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Брокер</translation>
    </message>
    <message>
        <source>A server that passes sealed messages on between computers; needed only for tables across the Internet. Any MQTT broker will do. Nothing is connected before you open or join a table.</source>
        <translation>Сервер који преноси запечаћене поруке између рачунара; потребан је само за столове преко интернета. Одговара сваки MQTT брокер. Купола се ни са чим не повезује док не отвориш сто или се неком не придружиш.</translation>
    </message>
    <message>
        <source>Encrypted connection (TLS)</source>
        <translation>Шифрована веза (TLS)</translation>
    </message>
    <message>
        <source>Websockets</source>
        <translation>Websocket</translation>
    </message>
    <message>
        <source>For networks that let only web pages through; the broker must offer them.</source>
        <translation>За мреже које пропуштају само веб-странице; и брокер мора да их подржава.</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Корисничко име</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Лозинка</translation>
    </message>
    <message>
        <source>The password is kept in the settings file, readable by anyone who can open it.</source>
        <translation>Лозинка се чува у датотеци с подешавањима; може да је прочита свако ко може да је отвори.</translation>
    </message>
    <message>
        <source>Test the broker</source>
        <translation>Испробај брокера</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Испробавање…</translation>
    </message>
    <message>
        <source>The broker works. Tables can be opened there.</source>
        <translation>Брокер ради. На њему можеш да отвараш столове.</translation>
    </message>
    <message>
        <source>Enter an address first.</source>
        <translation>Прво упиши адресу.</translation>
    </message>
</context>
<context>
    <name>profiles</name>
    <message>
        <source>A player needs a name.</source>
        <translation>Играчу је потребно име.</translation>
    </message>
    <message>
        <source>There is already a player named {name}.</source>
        <translation>Већ постоји играч са тим именом: {name}.</translation>
    </message>
    <message>
        <source>The players cannot be saved: {reason}</source>
        <translation>Играчи не могу да се сачувају: {reason}</translation>
    </message>
    <message>
        <source>The players cannot be read: {reason}</source>
        <translation>Играчи не могу да се прочитају: {reason}</translation>
    </message>
    <message>
        <source>A player’s file was damaged and cannot be used; it was kept as {file}.</source>
        <translation>Датотека играча је оштећена и не може да се користи; сачувана је као {file}.</translation>
    </message>
</context>
<context>
    <name>progress</name>
    <message>
        <source>Your progress could not be read; the old file was kept as {file}.</source>
        <translation>Ваш напредак није могао да се прочита; стара датотека је сачувана као {file}.</translation>
    </message>
    <message>
        <source>Your progress cannot be read and is left unchanged. {reason}</source>
        <translation>Ваш напредак не може да се прочита и остаје непромењен. {reason}</translation>
    </message>
    <message>
        <source>Your progress cannot be saved: {reason}</source>
        <translation>Ваш напредак не може да се сачува: {reason}</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Last placements</source>
        <translation>Последње домине</translation>
    </message>
    <message>
        <source>Place your last dominoes for the most points.</source>
        <translation>Поставите последње домине за највише поена.</translation>
    </message>
    <message>
        <source>Last choice</source>
        <translation>Последњи избор</translation>
    </message>
    <message>
        <source>Place and choose: get the largest lead at the end of the game.</source>
        <translation>Поставите и изаберите: на крају партије имајте највећу предност.</translation>
    </message>
    <message>
        <source>End of a round for two</source>
        <translation>Крај рунде удвоје</translation>
    </message>
    <message>
        <source>The round ends with these cards: get the largest lead.</source>
        <translation>Рунда се завршава овим картама: остварите највећу предност.</translation>
    </message>
    <message>
        <source>End of a round for more</source>
        <translation>Крај рунде за више играча</translation>
    </message>
    <message>
        <source>The round ends with these cards: get the largest lead over the best other.</source>
        <translation>Рунда се завршава овим картама: остварите највећу предност над најбољим од осталих.</translation>
    </message>
    <message>
        <source>Last picks</source>
        <translation>Последња узимања</translation>
    </message>
    <message>
        <source>Round 5 is nearly over: take what gives you the largest lead at the end.</source>
        <translation>Пета рунда је при крају: узмите оно што вам на крају даје највећу предност.</translation>
    </message>
    <message>
        <source>Last tiling</source>
        <translation>Последње постављање</translation>
    </message>
    <message>
        <source>Tile your dome for the last time: get the most points, goals included.</source>
        <translation>Последњи пут поставите плочице у куполу: освојите највише поена, рачунајући и циљеве.</translation>
    </message>
    <message>
        <source>The puzzles of {game} cannot be read.</source>
        <translation>Загонетке игре {game} не могу да се прочитају.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {game} cannot be read.</source>
        <translation>Загонетка {number} игре {game} не може да се прочита.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Без рупа</translation>
    </message>
    <message>
        <source>Leave room for every domino that still comes to you.</source>
        <translation>Оставите место за сваку домину која вам још стиже.</translation>
    </message>
    <message>
        <source>Less now, more later</source>
        <translation>Сада мање, касније више</translation>
    </message>
    <message>
        <source>The placement that scores most at once is not the best one.</source>
        <translation>Није најбоље место оно које одмах доноси највише поена.</translation>
    </message>
    <message>
        <source>The right territory</source>
        <translation>Права територија</translation>
    </message>
    <message>
        <source>Compare what each territory is worth when the last domino lies.</source>
        <translation>Упоредите колико свака територија вреди после последње домине.</translation>
    </message>
    <message>
        <source>Save the bonus</source>
        <translation>Сачувај бонус</translation>
    </message>
    <message>
        <source>Mind the bonus: the castle in the middle, or no discarded domino.</source>
        <translation>Пазите на бонус: замак у средини или ниједна одбачена домина.</translation>
    </message>
    <message>
        <source>Leave nothing for the others</source>
        <translation>Не остављај ништа другима</translation>
    </message>
    <message>
        <source>Look at what the others would get out of it.</source>
        <translation>Погледајте шта би други од тога добили.</translation>
    </message>
    <message>
        <source>Which stays up</source>
        <translation>Која остаје горе</translation>
    </message>
    <message>
        <source>Two cards of one number: compare what each shows.</source>
        <translation>Две карте истог броја: упоредите шта која показује.</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Потврди</translation>
    </message>
    <message>
        <source>A validated card scores its number.</source>
        <translation>Потврђена карта вреди колико и њен број.</translation>
    </message>
    <message>
        <source>The largest zone</source>
        <translation>Највећа зона</translation>
    </message>
    <message>
        <source>Count the cards of the largest zone, times its factor.</source>
        <translation>Пребројте карте највеће зоне и помножите.</translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation>Спирале и иксеви</translation>
    </message>
    <message>
        <source>Count spirals, crosses and special cards that show at the end.</source>
        <translation>Пребројте спирале, иксеве и специјалне карте видљиве на крају.</translation>
    </message>
    <message>
        <source>A chip in time</source>
        <translation>Токен на време</translation>
    </message>
    <message>
        <source>Chips stand in for missing tiles: two that match, or any three.</source>
        <translation>Токени замењују плочице које недостају: два одговарајућа или било која три.</translation>
    </message>
    <message>
        <source>Save the chips</source>
        <translation>Сачувај токене</translation>
    </message>
    <message>
        <source>A line that is left incomplete now may pay for a better one.</source>
        <translation>Линија коју сада прескочите може да плати бољу.</translation>
    </message>
    <message>
        <source>Dig the moon</source>
        <translation>Копај по месецу</translation>
    </message>
    <message>
        <source>Look at the moon parts, and at what they uncover.</source>
        <translation>Погледајте месечеве стране и шта се испод њих открива.</translation>
    </message>
    <message>
        <source>Do not break</source>
        <translation>Не ломи плочице</translation>
    </message>
    <message>
        <source>Count the tiles that will break, and who has to take them.</source>
        <translation>Пребројте плочице које ће се поломити и ко мора да их узме.</translation>
    </message>
    <message>
        <source>The goals count</source>
        <translation>Циљеви се рачунају</translation>
    </message>
    <message>
        <source>Look at the scoring tablets before you look at the tiles.</source>
        <translation>Прво погледајте таблице бодовања, па тек онда плочице.</translation>
    </message>
    <message>
        <source>The right line</source>
        <translation>Права линија</translation>
    </message>
    <message>
        <source>Compare what each pattern line brings when it is complete.</source>
        <translation>Упоредите шта свака линија шаблона доноси кад је комплетна.</translation>
    </message>
    <message numerus="yes">
        <source>At the end it brings you %n point(s) more: {item}.</source>
        <translation>
            <numerusform>На крају вам доноси %n поен више: {item}.</numerusform>
            <numerusform>На крају вам доноси %n поена више: {item}.</numerusform>
            <numerusform>На крају вам доноси %n поена више: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {player} has %n point(s) less: {item}.</source>
        <translation>
            <numerusform>На крају {player} има %n поен мање: {item}.</numerusform>
            <numerusform>На крају {player} има %n поена мање: {item}.</numerusform>
            <numerusform>На крају {player} има %n поена мање: {item}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Пронађите најбољи потез</translation>
    </message>
    <message>
        <source>Your answer is being checked</source>
        <translation>Ваш одговор се проверава</translation>
    </message>
    <message>
        <source>Not the best move</source>
        <translation>То није најбољи потез</translation>
    </message>
    <message>
        <source>Right: watch what follows</source>
        <translation>Тачно: погледајте шта следи</translation>
    </message>
    <message>
        <source>Watch the solution</source>
        <translation>Погледајте решење</translation>
    </message>
    <message>
        <source>The puzzle is over</source>
        <translation>Загонетка је завршена</translation>
    </message>
    <message>
        <source>Today’s three</source>
        <translation>Данашње три</translation>
    </message>
    <message>
        <source>{game}: not tried yet</source>
        <translation>{game}: још није покушано</translation>
    </message>
    <message>
        <source>{game}: solved</source>
        <translation>{game}: решено</translation>
    </message>
    <message>
        <source>{game}: missed</source>
        <translation>{game}: промашено</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}</source>
        <translation>Ваш рејтинг: {rating} ± {deviation}</translation>
    </message>
    <message>
        <source>You have no rating yet: the first puzzles find it.</source>
        <translation>Још немате рејтинг: одредиће га прве загонетке.</translation>
    </message>
    <message>
        <source>Every answer that is exactly as good as the best counts as right. Your first try changes your rating; with a hint it counts a fifth.</source>
        <translation>Тачан је сваки одговор који је потпуно једнако добар као најбољи. Рејтинг мења први покушај; уз савет се рачуна петина.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tried</source>
        <translation>
            <numerusform>%n загонетка покушана</numerusform>
            <numerusform>%n загонетке покушане</numerusform>
            <numerusform>%n загонетки покушано</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle {number} · {kind}</source>
        <translation>Загонетка {number} · {kind}</translation>
    </message>
    <message>
        <source>What do you play?</source>
        <translation>Шта играте?</translation>
    </message>
    <message>
        <source>Right. And now?</source>
        <translation>Тачно. А сада?</translation>
    </message>
    <message>
        <source>Checking your answer…</source>
        <translation>Провера одговора…</translation>
    </message>
    <message>
        <source>This puzzle cannot be solved now.</source>
        <translation>Ова загонетка сада не може да се реши.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>This is the solution</source>
        <translation>Ово је решење</translation>
    </message>
    <message>
        <source>{item}: {wrong} instead of {right}</source>
        <translation>{item}: {wrong} уместо {right}</translation>
    </message>
    <message>
        <source>{player}, {item}: {wrong} instead of {right}</source>
        <translation>{player}, {item}: {wrong} уместо {right}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <translation>Ваш рејтинг: {rating}</translation>
    </message>
    <message>
        <source>Only the first try counts for your rating.</source>
        <translation>За рејтинг се рачуна само први покушај.</translation>
    </message>
    <message numerus="yes">
        <source>Not the best: it costs %n point(s)</source>
        <translation>
            <numerusform>Није најбоље: кошта %n поен</numerusform>
            <numerusform>Није најбоље: кошта %n поена</numerusform>
            <numerusform>Није најбоље: кошта %n поена</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {rating} ({solved} of {tried} solved)</source>
        <translation>{game}: {rating} (решено {solved} од {tried})</translation>
    </message>
    <message>
        <source>{game}: no puzzle tried</source>
        <translation>{game}: ниједна загонетка</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried} · {minutes}:{seconds} left</source>
        <translation>Решено: {solved} од {tried} · остало {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried}</source>
        <translation>Решено: {solved} од {tried}</translation>
    </message>
    <message>
        <source>Time is up. Solved: {solved} of {tried}</source>
        <translation>Време је истекло. Решено: {solved} од {tried}</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>There is no other move.</source>
        <translation>Другог потеза нема.</translation>
    </message>
    <message>
        <source>Several moves are about equally good; this one did best in simulated games.</source>
        <translation>Више потеза је приближно једнако добро; овај се најбоље показао у пробним партијама.</translation>
    </message>
    <message numerus="yes">
        <source>In simulated games, it is worth %n point(s) more than any other move.</source>
        <translation>
            <numerusform>У пробним партијама вреди %n поен више од сваког другог потеза.</numerusform>
            <numerusform>У пробним партијама вреди %n поена више од сваког другог потеза.</numerusform>
            <numerusform>У пробним партијама вреди %n поена више од сваког другог потеза.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes pattern line {line}.</source>
        <translation>Комплетира линију шаблона {line}.</translation>
    </message>
    <message>
        <source>It leaves no {color} tiles for the other player.</source>
        <translation>Другом играчу не остаје ниједна плочица те боје: {color}.</translation>
    </message>
    <message>
        <source>It also takes the first-player tile, and with it the first move of the next round.</source>
        <translation>Уз то иде и плочица првог играча, а са њом и први потез у следећој рунди.</translation>
    </message>
    <message>
        <source>With this bonus chip, pattern line {line} can be completed.</source>
        <translation>Са овим бонус токеном може да се комплетира линија шаблона {line}.</translation>
    </message>
    <message>
        <source>A plate from the stack may fit better than those on display.</source>
        <translation>Панел са гомиле можда се уклапа боље од оних на табли за бодовање.</translation>
    </message>
    <message>
        <source>Drawing again would probably cost more than another plate is worth.</source>
        <translation>Даље извлачење коштало би више него што би још један панел вероватно донео.</translation>
    </message>
    <message>
        <source>The bonus chips complete pattern line {line} now.</source>
        <translation>Бонус токени сада комплетирају линију шаблона {line}.</translation>
    </message>
    <message>
        <source>The bonus chips are worth more for another line.</source>
        <translation>Бонус токени више вреде за неку другу линију.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern line {line} then needs only %n more tile(s).</source>
        <translation>
            <numerusform>Линији шаблона {line} тада недостаје још само %n плочица.</numerusform>
            <numerusform>Линији шаблона {line} тада недостају још само %n плочице.</numerusform>
            <numerusform>Линији шаблона {line} тада недостаје још само %n плочица.</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks no {color} tiles; many other moves would.</source>
        <translation>Не ломи се ниједна плочица ({color}), а код многих других потеза би.</translation>
    </message>
    <message>
        <source>The bonus chip from small factory {factory} can replace a missing tile later.</source>
        <translation>Бонус токен мале фабрике {factory} касније замењује плочицу која недостаје.</translation>
    </message>
    <message>
        <source>It has a space for pattern line {line}, which already holds tiles.</source>
        <translation>Има поље за већ започету линију шаблона {line}.</translation>
    </message>
    <message>
        <source>In plate row {row}, plate column {column}, its tiles will connect to the ones beside it.</source>
        <translation>У реду панела {row}, колони панела {column} његове плочице надовезаће се на оне поред њега.</translation>
    </message>
    <message>
        <source>Its special space in row {row} gets a free tile once the other three are filled.</source>
        <translation>Његово безбојно поље у реду {row} попуњава се само од себе чим се попуне остала три.</translation>
    </message>
    <message>
        <source>Its multicolored space in row {row} takes a tile of any color.</source>
        <translation>На његово вишебојно поље у реду {row} може плочица било које боје.</translation>
    </message>
    <message>
        <source>It completes a plate, so row {row} gets a free special tile.</source>
        <translation>Попуњава панел, па специјална плочица у реду {row} долази бесплатно.</translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, beside other tiles, it scores %n point(s).</source>
        <translation>
            <numerusform>У колони {column}, поред других плочица, доноси %n поен.</numerusform>
            <numerusform>У колони {column}, поред других плочица, доноси %n поена.</numerusform>
            <numerusform>У колони {column}, поред других плочица, доноси %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, it is worth %n point(s) toward the goals.</source>
        <translation>
            <numerusform>У колони {column} за циљеве вреди %n поен.</numerusform>
            <numerusform>У колони {column} за циљеве вреди %n поена.</numerusform>
            <numerusform>У колони {column} за циљеве вреди %n поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>It joins territories ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Спаја територије ({terrain}), које сада заједно вреде {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>A territory gains crowns ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Територија ({terrain}) добија круне и сада вреди {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>A territory with crowns grows ({terrain}), now worth {squares} × {crowns}.</source>
        <translation>Територија са крунама ({terrain}) расте и сада вреди {squares} × {crowns}.</translation>
    </message>
    <message>
        <source>It keeps the castle in the middle of the kingdom.</source>
        <translation>Замак остаје у средини краљевства.</translation>
    </message>
    <message>
        <source>It leaves no isolated square that no domino can fill.</source>
        <translation>Не оставља усамљено слободно поље које ниједна домина не може да попуни.</translation>
    </message>
    <message>
        <source>It makes room for domino {domino}, which is already chosen.</source>
        <translation>Припрема добро место за већ изабрану домину {domino}.</translation>
    </message>
    <message>
        <source>The crowns on domino {domino} can still multiply many squares.</source>
        <translation>Круне домине {domino} до краја партије могу да се рачунају много пута.</translation>
    </message>
    <message>
        <source>Domino {domino} gives first choice next turn.</source>
        <translation>Домина {domino} доноси први избор у следећем кругу.</translation>
    </message>
    <message>
        <source>Of the dominoes on offer, domino {domino} fits the kingdom best.</source>
        <translation>Од понуђених домина у краљевство се најбоље уклапа домина {domino}.</translation>
    </message>
    <message numerus="yes">
        <source>Domino {domino} can score %n point(s) right away.</source>
        <translation>
            <numerusform>Домина {domino} може одмах да донесе %n поен.</numerusform>
            <numerusform>Домина {domino} може одмах да донесе %n поена.</numerusform>
            <numerusform>Домина {domino} може одмах да донесе %n поена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To {player}, domino {domino} would be worth %n point(s).</source>
        <translation>
            <numerusform>Ако је узме {player}, домина {domino} доноси %n поен.</numerusform>
            <numerusform>Ако је узме {player}, домина {domino} доноси %n поена.</numerusform>
            <numerusform>Ако је узме {player}, домина {domino} доноси %n поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>It covers a card on space {space} that costs points.</source>
        <translation>Прекрива карту која одузима поене на пољу {space}.</translation>
    </message>
    <message>
        <source>Face down on space {space}, its crosses do not count.</source>
        <translation>Лицем надоле на пољу {space}, њени иксеви се не рачунају.</translation>
    </message>
    <message numerus="yes">
        <source>To {player}, the card {number} {color} would be worth %n point(s).</source>
        <translation>
            <numerusform>Ако је узме {player}, карта {color} {number} доноси %n поен.</numerusform>
            <numerusform>Ако је узме {player}, карта {color} {number} доноси %n поена.</numerusform>
            <numerusform>Ако је узме {player}, карта {color} {number} доноси %n поена.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choice {number}: about as good as the best move.</source>
        <translation>Избор {number}: приближно једнако добар као најбољи потез.</translation>
    </message>
    <message numerus="yes">
        <source>In 100 simulated games, it wins %n more than any other move.</source>
        <translation>
            <numerusform>Од 100 пробних партија добија %n више од сваког другог потеза.</numerusform>
            <numerusform>Од 100 пробних партија добија %n више од сваког другог потеза.</numerusform>
            <numerusform>Од 100 пробних партија добија %n више од сваког другог потеза.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in 100 simulated games, it wins %n fewer than the best move.</source>
        <translation>
            <numerusform>Избор {number}: од 100 пробних партија добија %n мање од најбољег потеза.</numerusform>
            <numerusform>Избор {number}: од 100 пробних партија добија %n мање од најбољег потеза.</numerusform>
            <numerusform>Избор {number}: од 100 пробних партија добија %n мање од најбољег потеза.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in simulated games, it is worth %n point(s) less than the best move.</source>
        <translation>
            <numerusform>Избор {number}: у пробним партијама вреди %n поен мање од најбољег потеза.</numerusform>
            <numerusform>Избор {number}: у пробним партијама вреди %n поена мање од најбољег потеза.</numerusform>
            <numerusform>Избор {number}: у пробним партијама вреди %n поена мање од најбољег потеза.</numerusform>
        </translation>
    </message>
    <message>
        <source>In 100 simulated games, it wins {best}; the move played wins {played}.</source>
        <translation>Од 100 пробних партија добија {best}, а одиграни потез {played}.</translation>
    </message>
    <message>
        <source>It validates a card, which scores its number: {number}.</source>
        <translation>Потврђује карту, која вреди колико и њен број: {number}.</translation>
    </message>
    <message>
        <source>Another {number} can validate it later.</source>
        <translation>Касније је може потврдити друга карта са тим бројем: {number}.</translation>
    </message>
    <message>
        <source>A card with the number {number} can validate it later.</source>
        <translation>Касније је може потврдити карта са тим бројем: {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The largest zone grows to %n card(s).</source>
        <translation>
            <numerusform>Највећа зона нараста на %n карту.</numerusform>
            <numerusform>Највећа зона нараста на %n карте.</numerusform>
            <numerusform>Највећа зона нараста на %n карата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its symbols score %n point(s).</source>
        <translation>
            <numerusform>Њени симболи доносе %n поен.</numerusform>
            <numerusform>Њени симболи доносе %n поена.</numerusform>
            <numerusform>Њени симболи доносе %n поена.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <translation>Снимак партије</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>{player} had no choice.</source>
        <translation>{player}: потез без избора.</translation>
    </message>
    <message>
        <source>{player} found the best move.</source>
        <translation>{player}: одигран је најбољи потез.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Почетак</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Сопствене грешке</translation>
    </message>
    <message>
        <source>Others’ mistakes</source>
        <translation>Грешке других</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Срећа</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>In percent of the chance of winning: everyone starts even, a mistake gives chances to the others, and luck is everything else.</source>
        <translation>У процентима шансе за победу: сви почињу једнако, грешка даје шансе другима, а све остало је срећа.</translation>
    </message>
    <message>
        <source>The review is complete.</source>
        <translation>Анализа је готова.</translation>
    </message>
    <message>
        <source>{player}’s move wins about as often as the best one.</source>
        <translation>{player}: овај потез добија приближно једнако често као најбољи.</translation>
    </message>
    <message>
        <source>{player}’s chance of winning dropped by {percent}%.</source>
        <translation>{player}: шанса за победу пала је за {percent}%.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Боље: {move}</translation>
    </message>
    <message>
        <source>This move has not been analyzed yet.</source>
        <translation>Овај потез још није оцењен.</translation>
    </message>
    <message>
        <source>Step through the moves to see what was best.</source>
        <translation>Прођите кроз потезе да бисте видели шта је било најбоље.</translation>
    </message>
    <message>
        <source>Move {number}, {player}: {percent}% lost by mistake</source>
        <translation>Потез {number}, {player}: изгубљено грешком {percent}%</translation>
    </message>
    <message>
        <source>Move {number}, {player}: {percent}% by luck</source>
        <translation>Потез {number}, {player}: срећа {percent}%</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>Link: {words}</source>
        <translation>Веза: {words}</translation>
    </message>
    <message>
        <source>F1: {heading}</source>
        <translation>F1: {heading}</translation>
    </message>
    <message>
        <source>Rules: {heading}</source>
        <translation>Правила: {heading}</translation>
    </message>
</context>
<context>
    <name>second_try</name>
    <message>
        <source>My mistakes</source>
        <translation>Моје грешке</translation>
    </message>
    <message>
        <source>Mistakes of {player}</source>
        <translation>Грешке: {player}</translation>
    </message>
    <message>
        <source>No mistakes are collected yet. Review a finished game, or look through your last games: every turning point that was your mistake comes here, to be tried again.</source>
        <translation>Још нема сакупљених грешака. Анализирајте завршену партију или прегледајте последње партије: овде стиже сваки преокрет који је био ваша грешка, да бисте покушали поново.</translation>
    </message>
    <message>
        <source>None is due today.</source>
        <translation>Данас ниједна није на реду.</translation>
    </message>
    <message>
        <source>Looking through game {number}…</source>
        <translation>Преглед партије {number}…</translation>
    </message>
    <message>
        <source>All your finished games have been looked through.</source>
        <translation>Све ваше завршене партије већ су прегледане.</translation>
    </message>
    <message>
        <source>No mistake of yours turned this game.</source>
        <translation>Ниједна ваша грешка није преокренула ову партију.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from your finished games</source>
        <translation>
            <numerusform>%n позиција из ваших завршених партија</numerusform>
            <numerusform>%n позиције из ваших завршених партија</numerusform>
            <numerusform>%n позиција из ваших завршених партија</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>Данас на реду: %n</numerusform>
            <numerusform>Данас на реду: %n</numerusform>
            <numerusform>Данас на реду: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learned</source>
        <translation>
            <numerusform>Научено: %n</numerusform>
            <numerusform>Научено: %n</numerusform>
            <numerusform>Научено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Други покушај</translation>
    </message>
    <message>
        <source>Second try, {number} of {total}</source>
        <translation>Други покушај: {number} од {total}</translation>
    </message>
    <message>
        <source>On move {number}, your chance of winning dropped by {percent}%.</source>
        <translation>У потезу {number} ваша шанса за победу пала је за {percent}%.</translation>
    </message>
    <message>
        <source>What would you play now?</source>
        <translation>Шта бисте сада одиграли?</translation>
    </message>
    <message>
        <source>Judging your move…</source>
        <translation>Оцењивање вашег потеза…</translation>
    </message>
    <message>
        <source>This move could not be judged.</source>
        <translation>Овај потез није могао да се оцени.</translation>
    </message>
    <message>
        <source>Better than what you played</source>
        <translation>Боље од онога што сте одиграли</translation>
    </message>
    <message>
        <source>As good as what you played</source>
        <translation>Подједнако добро као оно што сте одиграли</translation>
    </message>
    <message>
        <source>Worse than what you played</source>
        <translation>Лошије од онога што сте одиграли</translation>
    </message>
    <message>
        <source>Chance of winning: {now}%; with what you played: {then}%</source>
        <translation>Шанса за победу: {now}%; са оним што сте одиграли: {then}%</translation>
    </message>
    <message>
        <source>The search finds no better move.</source>
        <translation>Претрага не налази бољи потез.</translation>
    </message>
    <message>
        <source>The search prefers another move: {percent}%</source>
        <translation>Претрага би радије одиграла други потез: {percent}%</translation>
    </message>
    <message>
        <source>You played: {move}</source>
        <translation>Одиграли сте: {move}</translation>
    </message>
    <message>
        <source>The search prefers: {move}</source>
        <translation>Претрага би радије одиграла: {move}</translation>
    </message>
    <message>
        <source>Chance of winning: {percent}%</source>
        <translation>Шанса за победу: {percent}%</translation>
    </message>
    <message numerus="yes">
        <source>This position comes back in %n day(s).</source>
        <translation>
            <numerusform>Ова позиција се враћа за %n дан.</numerusform>
            <numerusform>Ова позиција се враћа за %n дана.</numerusform>
            <numerusform>Ова позиција се враћа за %n дана.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) kept</source>
        <translation>
            <numerusform>%n сачувана грешка</numerusform>
            <numerusform>%n сачуване грешке</numerusform>
            <numerusform>%n сачуваних грешака</numerusform>
        </translation>
    </message>
    <message>
        <source>Your mistakes could not be read; the old file was kept as {file}.</source>
        <translation>Ваше грешке нису могле да се учитају; стара датотека сачувана је као {file}.</translation>
    </message>
    <message>
        <source>Your mistakes cannot be read and are left unchanged. {reason}</source>
        <translation>Ваше грешке не могу да се прочитају и остају непромењене. {reason}</translation>
    </message>
    <message>
        <source>Your mistakes cannot be saved: {reason}</source>
        <translation>Ваше грешке не могу да се сачувају: {reason}</translation>
    </message>
    <message>
        <source>Points at once: {now}; with what you played: {then}</source>
        <translation>Поени одмах: {now}; са оним што сте одиграли: {then}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Your settings could not be read and have been reset; the old file was kept as {file}.</source>
        <translation>Подешавања нису могла да се прочитају, па важе подразумевана; стара датотека је сачувана као {file}.</translation>
    </message>
    <message>
        <source>Your settings cannot be read and have been left unchanged; changes last only until you quit. {reason}</source>
        <translation>Подешавања не могу да се прочитају и остају каква јесу; измене важе док не изађете. {reason}</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {reason}</source>
        <translation>Подешавања не могу да се сачувају: {reason}</translation>
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
        <translation>позиција</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n потез</numerusform>
            <numerusform>%n потеза</numerusform>
            <numerusform>%n потеза</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {seed}</source>
        <translation>Подела {seed}</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Партија још није завршена.</translation>
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
        <translation>Поени</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Табле</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
</context>
<context>
    <name>shared_table</name>
    <message>
        <source>Paused. Everybody at the table can resume the game.</source>
        <translation>Пауза. Свако за столом може да настави партију.</translation>
    </message>
    <message>
        <source>Your move is on its way to {host}</source>
        <translation>Ваш потез је на путу; домаћин: {host}</translation>
    </message>
    <message>
        <source>{host} is away. The game goes on when the host is back.</source>
        <translation>{host} није ту. Партија се наставља кад се домаћин врати.</translation>
    </message>
    <message>
        <source>Looking for {host}’s table…</source>
        <translation>Тражи се сто, домаћин: {host}…</translation>
    </message>
    <message>
        <source>{name} has resigned. The game is over.</source>
        <translation>{name} предаје партију. Партија је завршена.</translation>
    </message>
    <message>
        <source>The next game is being dealt.</source>
        <translation>Дели се следећа партија.</translation>
    </message>
    <message>
        <source>The next game is dealt when everybody is here.</source>
        <translation>Следећа партија почиње кад сви буду ту.</translation>
    </message>
    <message>
        <source>The host has taken you off the table.</source>
        <translation>Домаћин вас је удаљио од стола.</translation>
    </message>
    <message>
        <source>{host} has left the table.</source>
        <translation>{host} више није за столом.</translation>
    </message>
    <message>
        <source>{name} (away)</source>
        <translation>{name} (није ту)</translation>
    </message>
    <message>
        <source>seat {seat} is free</source>
        <translation>место {seat} је слободно</translation>
    </message>
    <message>
        <source>watching: {names}</source>
        <translation>гледају: {names}</translation>
    </message>
    <message>
        <source>{name}’s turn since {time}</source>
        <translation>на потезу је {name} од {time}</translation>
    </message>
    <message>
        <source>your turn since {time}</source>
        <translation>на потезу сте од {time}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{name} would like to undo. Do you agree?</source>
        <translation>{name} жели да врати потезе. Да ли се слажете?</translation>
    </message>
    <message>
        <source>{name} would like another game. Do you agree?</source>
        <translation>{name} жели још једну партију. Да ли се слажете?</translation>
    </message>
    <message>
        <source>{name} would like another game with swapped seats. Do you agree?</source>
        <translation>{name} жели још једну партију са замењеним местима. Да ли се слажете?</translation>
    </message>
    <message>
        <source>You ask to undo. Waiting for {names}.</source>
        <translation>Тражите враћање потеза. Чека се одговор: {names}.</translation>
    </message>
    <message>
        <source>You ask for another game. Waiting for {names}.</source>
        <translation>Тражите још једну партију. Чека се одговор: {names}.</translation>
    </message>
    <message>
        <source>You ask for swapped seats. Waiting for {names}.</source>
        <translation>Тражите замену места. Чека се одговор: {names}.</translation>
    </message>
    <message>
        <source>{name} asks to undo. Waiting for {names}.</source>
        <translation>{name} тражи враћање потеза. Чека се одговор: {names}.</translation>
    </message>
    <message>
        <source>{name} asks for another game. Waiting for {names}.</source>
        <translation>{name} тражи још једну партију. Чека се одговор: {names}.</translation>
    </message>
    <message>
        <source>{name} asks for swapped seats. Waiting for {names}.</source>
        <translation>{name} тражи замену места. Чека се одговор: {names}.</translation>
    </message>
    <message>
        <source>{name} would like to come to the table.</source>
        <translation>{name} жели за сто.</translation>
    </message>
    <message>
        <source>The proposal was declined.</source>
        <translation>Предлог је одбијен.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Слажем се</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Одбиј</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Одустани</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Пусти</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Одбиј</translation>
    </message>
    <message>
        <source>The others remind you: it is your turn.</source>
        <translation>Остали вас подсећају: на потезу сте.</translation>
    </message>
    <message>
        <source>{name} was reminded.</source>
        <translation>Подсетник је послат: {name}.</translation>
    </message>
    <message>
        <source>{name} has resigned. A computer plays on.</source>
        <translation>{name} предаје партију. Наставља рачунар.</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} је ту.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} није ту.</translation>
    </message>
    <message>
        <source>The deal is open and is the one that was played. The game is saved.</source>
        <translation>Подела је отворена и слаже се с одиграном. Партија је сачувана.</translation>
    </message>
    <message>
        <source>Beware: the deal that the host has opened is not the one that was played. The game is not saved.</source>
        <translation>Пажња: подела коју је домаћин открио није она која је одиграна. Партија није сачувана.</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Поручи</translation>
    </message>
    <message>
        <source>Say something to everybody at the table</source>
        <translation>Поручите нешто свима за столом</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Сто</translation>
    </message>
    <message>
        <source>Remind, pause, resign, seats: everything about this table</source>
        <translation>Подсећање, пауза, предаја, места: све о овом столу</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Напиши…</translation>
    </message>
    <message>
        <source>Remind {name}</source>
        <translation>Подсети: {name}</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Паузирај партију</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Настави партију</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Предај партију…</translation>
    </message>
    <message>
        <source>Resign for {name}…</source>
        <translation>Предај партију: {name}…</translation>
    </message>
    <message>
        <source>Play another game…</source>
        <translation>Играј још једну партију…</translation>
    </message>
    <message>
        <source>Swap the seats and play again…</source>
        <translation>Замени места и играј поново…</translation>
    </message>
    <message>
        <source>Let a computer play for {name}</source>
        <translation>Нека рачунар игра за: {name}</translation>
    </message>
    <message>
        <source>Let {other} play for {name}</source>
        <translation>Нека {other} игра за: {name}</translation>
    </message>
    <message>
        <source>Play for {name} at this computer</source>
        <translation>Играј на овом рачунару за: {name}</translation>
    </message>
    <message>
        <source>Watch from {name}’s side</source>
        <translation>Гледај са стране: {name}</translation>
    </message>
    <message>
        <source>Go on without the host…</source>
        <translation>Настави без домаћина…</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Напусти сто…</translation>
    </message>
    <message>
        <source>Do you want to resign?</source>
        <translation>Предајете партију?</translation>
    </message>
    <message>
        <source>The game ends. Winner: {others}.</source>
        <translation>Партија се завршава. Победник: {others}.</translation>
    </message>
    <message>
        <source>A computer plays your seat to the end. You can watch.</source>
        <translation>Уместо вас до краја игра рачунар. Можете да гледате.</translation>
    </message>
    <message>
        <source>Do you want to leave the table for good?</source>
        <translation>Напуштате сто заувек?</translation>
    </message>
    <message>
        <source>Your seat becomes free. To come back, ask the host again.</source>
        <translation>Ваше место постаје слободно. За повратак поново питајте домаћина.</translation>
    </message>
    <message>
        <source>Do you want to go on without the host?</source>
        <translation>Настављате без домаћина?</translation>
    </message>
    <message>
        <source>You become the host of a new table with the position on the board. What is hidden is dealt again, because only the old host knows it. The record says so.</source>
        <translation>Постајете домаћин новог стола с положајем са табле. Скривено се дели поново, јер га зна само стари домаћин. То пише и у запису партије.</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Порука за сто</translation>
    </message>
    <message>
        <source>Everybody at the table reads this:</source>
        <translation>Ово читају сви за столом:</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Пошаљи</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>Партија је сачувана.</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>The game cannot be saved: {reason}</source>
        <translation>Партија не може да се сачува: {reason}</translation>
    </message>
    <message>
        <source>The saved games cannot be read: {reason}</source>
        <translation>Сачуване партије не могу да се прочитају: {reason}</translation>
    </message>
    <message>
        <source>A saved game was damaged and has been restored from the previous copy; the damaged file was kept as {file}.</source>
        <translation>Сачувана партија је била оштећена и наставља се из претходне копије; оштећена датотека је сачувана као {file}.</translation>
    </message>
    <message>
        <source>A saved game cannot be opened; it was left where it is, in {file}. {reason}</source>
        <translation>Сачувана партија не може да се отвори и остаје ту где јесте: {file}. {reason}</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>From another version of Kupola</source>
        <translation>Из друге верзије Куполе</translation>
    </message>
    <message>
        <source>Match from another version</source>
        <translation>Меч из друге верзије</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>This seat is taken.</source>
        <translation>Ово место је заузето.</translation>
    </message>
    <message>
        <source>Seats are chosen before the game. Ask the host.</source>
        <translation>Места се бирају пре партије. Обратите се домаћину.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Нисте на потезу.</translation>
    </message>
    <message>
        <source>This move came too late. The game has gone on.</source>
        <translation>Овај потез је стигао прекасно. Партија је већ настављена.</translation>
    </message>
    <message>
        <source>Another table is open at {address}. Kupola looks for yours.</source>
        <translation>На адреси {address} је отворен други сто. Купола тражи ваш.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Партија је паузирана.</translation>
    </message>
    <message>
        <source>This table has quick phrases only.</source>
        <translation>За овим столом постоје само брзе поруке.</translation>
    </message>
    <message>
        <source>You are watching. Only players can do this.</source>
        <translation>Ви само гледате. Ово могу само играчи.</translation>
    </message>
    <message>
        <source>Too much waits for the host’s answer.</source>
        <translation>Превише захтева чека домаћинов одговор.</translation>
    </message>
    <message>
        <source>The host now uses a newer version of Kupola. Update Kupola to play on.</source>
        <translation>Домаћин сада користи новију верзију Куполе. Ажурирајте Куполу да бисте наставили.</translation>
    </message>
    <message>
        <source>What was kept of this table is damaged.</source>
        <translation>Сачувани подаци о овом столу су оштећени.</translation>
    </message>
    <message>
        <source>This cannot be proposed now.</source>
        <translation>Ово се сада не може предложити.</translation>
    </message>
    <message>
        <source>A guest with a newer version of Kupola knocks. Update Kupola to let them in.</source>
        <translation>Куца гост с новијом верзијом Куполе. Ажурирајте Куполу да бисте га пустили.</translation>
    </message>
    <message>
        <source>{name} now uses a newer version of Kupola. Update Kupola to play on together.</source>
        <translation>{name} сада користи новију верзију Куполе. Ажурирајте Куполу да бисте заједно наставили.</translation>
    </message>
    <message>
        <source>Another proposal is open.</source>
        <translation>Други предлог још чека одговор.</translation>
    </message>
    <message>
        <source>This is no invitation to a table. It begins with “kupola:” and has some 80 letters.</source>
        <translation>Ово није позивница за сто. Позивница почиње са „kupola:” и има око 80 знакова.</translation>
    </message>
    <message>
        <source>This table was opened by a newer version of Kupola. Update Kupola to join it.</source>
        <translation>Овај сто је отворен новијом верзијом Куполе. Ажурирајте Куполу, па се придружите.</translation>
    </message>
    <message>
        <source>This is no address of a broker: {address}</source>
        <translation>Ово није адреса брокера: {address}</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Здраво!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Срећно!</translation>
    </message>
    <message>
        <source>Good move!</source>
        <translation>Добар потез!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Хвала!</translation>
    </message>
    <message>
        <source>Oops!</source>
        <translation>Упс!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Само тренутак.</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>Ту сам поново.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Добра игра!</translation>
    </message>
    <message>
        <source>Shall we play again?</source>
        <translation>Хоћемо ли још једну?</translation>
    </message>
    <message>
        <source>I have to go. See you!</source>
        <translation>Морам да идем. Видимо се!</translation>
    </message>
    <message>
        <source>The host sent a position that breaks the rules.</source>
        <translation>Домаћин је послао позицију која крши правила.</translation>
    </message>
    <message>
        <source>The system does not let Kupola listen for guests: {reason}</source>
        <translation>Систем не дозвољава Куполи да прима госте: {reason}</translation>
    </message>
    <message>
        <source>No computer is called {name}.</source>
        <translation>Ниједан рачунар се не зове {name}.</translation>
    </message>
    <message>
        <source>No computer is called {name}: the broker at {address} is not found.</source>
        <translation>Ниједан рачунар се не зове {name}: брокер {address} није пронађен.</translation>
    </message>
    <message>
        <source>No broker answers at {address}: the connection is refused.</source>
        <translation>На адреси {address} не одговара ниједан брокер: веза је одбијена.</translation>
    </message>
    <message>
        <source>The broker at {address} does not answer.</source>
        <translation>Брокер {address} не одговара.</translation>
    </message>
    <message>
        <source>The broker at {address} cannot be reached. Is this computer online?</source>
        <translation>Брокер {address} није доступан. Да ли је овај рачунар на интернету?</translation>
    </message>
    <message>
        <source>The broker at {address} has no certificate that this computer trusts: {reason}</source>
        <translation>Брокер {address} нема сертификат коме овај рачунар верује: {reason}</translation>
    </message>
    <message>
        <source>The broker at {address} does not speak TLS on this port.</source>
        <translation>Брокер {address} не користи TLS на овом порту.</translation>
    </message>
    <message>
        <source>Something else than a broker answers at {address}.</source>
        <translation>На адреси {address} одговара нешто што није брокер.</translation>
    </message>
    <message>
        <source>The broker at {address} takes no websockets at this path.</source>
        <translation>Брокер {address} не прима websocket на овој путањи.</translation>
    </message>
    <message>
        <source>The broker at {address} refuses this user name or password.</source>
        <translation>Брокер {address} одбија ово корисничко име или лозинку.</translation>
    </message>
    <message>
        <source>The broker at {address} refuses the connection: {reason}</source>
        <translation>Брокер {address} одбија везу: {reason}</translation>
    </message>
    <message>
        <source>The broker at {address} does not permit tables of Kupola.</source>
        <translation>Брокер {address} не дозвољава столове Куполе.</translation>
    </message>
    <message>
        <source>The broker at {address} keeps no messages (“retain” is switched off). A table needs that.</source>
        <translation>Брокер {address} не чува поруке („retain” је искључен). Столу је то потребно.</translation>
    </message>
    <message>
        <source>The broker at {address} takes only messages that are too short for a table.</source>
        <translation>Брокер {address} прима само поруке које су прекратке за сто.</translation>
    </message>
    <message>
        <source>A code has eight letters, as in {example}.</source>
        <translation>Код има осам слова, на пример {example}.</translation>
    </message>
    <message>
        <source>This code does not fit the table. Ask the host for its eight letters.</source>
        <translation>Овај код не одговара столу. Затражите осам слова од домаћина.</translation>
    </message>
    <message>
        <source>Another program answers there, not a table.</source>
        <translation>Тамо одговара други програм, а не сто.</translation>
    </message>
    <message>
        <source>No table is open at {address}.</source>
        <translation>На адреси {address} нема отвореног стола.</translation>
    </message>
    <message>
        <source>{address} does not answer. Are both computers in the same network, and does the firewall of the other one let Kupola in?</source>
        <translation>{address} не одговара. Да ли су оба рачунара у истој мрежи и да ли заштитни зид другог пропушта Куполу?</translation>
    </message>
    <message>
        <source>The connection is interrupted. Kupola connects again by itself.</source>
        <translation>Веза је прекинута. Купола се сама поново повезује.</translation>
    </message>
</context>
<context>
    <name>table_mode</name>
    <message>
        <source>{player}: {other}’s turn</source>
        <translation>{player}: на потезу је {other}</translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>The shared table cannot be saved: {reason}</source>
        <translation>Заједнички сто не може да се сачува: {reason}</translation>
    </message>
    <message>
        <source>A saved table was damaged; the file was kept as {file}.</source>
        <translation>Сачувани сто је био оштећен; датотека је сачувана као {file}.</translation>
    </message>
    <message>
        <source>This table was saved by a newer version of Kupola.</source>
        <translation>Овај сто је сачувала новија верзија Куполе.</translation>
    </message>
    <message>
        <source>Shared table: your turn</source>
        <translation>Заједнички сто: на потезу сте</translation>
    </message>
    <message>
        <source>Shared table: waiting for {name}</source>
        <translation>Заједнички сто: на потезу је {name}</translation>
    </message>
    <message>
        <source>Shared table</source>
        <translation>Заједнички сто</translation>
    </message>
</context>
<context>
    <name>tally</name>
    <message>
        <source>Box: drop a piece here to take it off the board</source>
        <translation>Кутија: спустите елемент овде да бисте га склонили са табле</translation>
    </message>
    <message>
        <source>In the box: {piece}</source>
        <translation>У кутији: {piece}</translation>
    </message>
    <message>
        <source>In the box, {count} left: {piece}</source>
        <translation>У кутији, још {count}: {piece}</translation>
    </message>
    <message>
        <source>not on the table</source>
        <translation>није на столу</translation>
    </message>
    <message>
        <source>Scoring tablet {number}</source>
        <translation>Таблица бодовања {number}</translation>
    </message>
    <message>
        <source>{player}: set up this board with pieces from the box, in any order</source>
        <translation>{player}: поставите на ову таблу елементе из кутије, било којим редом</translation>
    </message>
    <message>
        <source>Already on a board: {piece}</source>
        <translation>Већ је на табли: {piece}</translation>
    </message>
    <message>
        <source>{title}: {value}</source>
        <translation>{title}: {value}</translation>
    </message>
    <message>
        <source>Score a real game</source>
        <translation>Бодовање партије одигране уживо</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Постављање позиције</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>У кутији</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Поени: {points}</translation>
    </message>
    <message>
        <source>Moved: {piece}</source>
        <translation>Премештено: {piece}</translation>
    </message>
    <message>
        <source>{title}: {number}</source>
        <translation>{title}: {number}</translation>
    </message>
    <message>
        <source>This board is complete. Still open: {players}</source>
        <translation>Ова табла је готова. Преостало је још: {players}</translation>
    </message>
    <message>
        <source>No winner yet.</source>
        <translation>Још нема победника.</translation>
    </message>
    <message>
        <source>{player}: {problem}</source>
        <translation>{player}: {problem}</translation>
    </message>
    <message>
        <source>Type the number of the piece that lies here.</source>
        <translation>Укуцајте број елемента који је овде.</translation>
    </message>
    <message>
        <source>There is no room for it there.</source>
        <translation>Ту нема места.</translation>
    </message>
    <message>
        <source>Placed: {piece}</source>
        <translation>Постављено: {piece}</translation>
    </message>
    <message>
        <source>Removed: {piece}</source>
        <translation>Склоњено: {piece}</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Кутија</translation>
    </message>
    <message>
        <source>Board: {player}</source>
        <translation>Табла: {player}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Бодовање партије</translation>
    </message>
    <message>
        <source>This position is possible.</source>
        <translation>Ова позиција је могућа.</translation>
    </message>
    <message>
        <source>Drag pieces to where they lie, in any order; the box has the rest</source>
        <translation>Превуците елементе на њихова места, било којим редом; остатак је у кутији</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message numerus="yes">
        <source>%n open seat(s)</source>
        <translation>
            <numerusform>%n слободно место</numerusform>
            <numerusform>%n слободна места</numerusform>
            <numerusform>%n слободних места</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Отвори сто</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Отвори сто</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Where your guests are</source>
        <translation>Где су ваши гости</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Код куће</translation>
    </message>
    <message>
        <source>Across the Internet</source>
        <translation>Преко интернета</translation>
    </message>
    <message>
        <source>Your guests are in the same network. They find the table by themselves and enter a code of eight letters that you tell them.</source>
        <translation>Ваши гости су у истој мрежи. Сто налазе сами и уписују код од осам слова који им кажете.</translation>
    </message>
    <message>
        <source>Your guests are anywhere. You send them an invitation. The broker {broker} passes sealed messages on; it cannot read them.</source>
        <translation>Ваши гости могу бити било где. Шаљете им позивницу. Брокер {broker} преноси запечаћене поруке; не може да их прочита.</translation>
    </message>
    <message>
        <source>Your system may ask whether Kupola may accept connections: agree for private networks. Guest Wi-Fi often keeps devices apart; then play across the Internet.</source>
        <translation>Систем може да пита да ли Купола сме да прима везе: дозволите за приватне мреже. Wi-Fi за госте често раздваја уређаје; тада играјте преко интернета.</translation>
    </message>
    <message>
        <source>A table across the Internet needs a broker, a server that passes messages on. Enter its address in the settings.</source>
        <translation>Столу преко интернета треба брокер, сервер који преноси поруке. Његову адресу упишите у подешавањима.</translation>
    </message>
    <message>
        <source>Broker settings…</source>
        <translation>Подешавања брокера…</translation>
    </message>
    <message>
        <source>Guests may write words of their own, not only quick phrases</source>
        <translation>Гости могу да пишу својим речима, не само брзе поруке</translation>
    </message>
    <message>
        <source>No seat is open for a guest: guests can only watch.</source>
        <translation>Ниједно место није слободно за госта: гости могу само да гледају.</translation>
    </message>
    <message>
        <source>Your table: {game}</source>
        <translation>Ваш сто: {game}</translation>
    </message>
    <message>
        <source>Code for your guests</source>
        <translation>Код за ваше госте</translation>
    </message>
    <message>
        <source>Address, if the table is not found: {addresses}</source>
        <translation>Адреса, ако се сто не види: {addresses}</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Позивница</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Копирај позивницу</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard.</source>
        <translation>Позивница је копирана.</translation>
    </message>
    <message>
        <source>QR picture of the invitation</source>
        <translation>QR код позивнице</translation>
    </message>
    <message>
        <source>A square pattern that contains the invitation. A phone’s camera reads it as text.</source>
        <translation>Квадратна шара која садржи позивницу. Камера телефона је чита као текст.</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Место {seat}</translation>
    </message>
    <message>
        <source>Who sits at seat {seat}</source>
        <translation>Ко седи на месту {seat}</translation>
    </message>
    <message>
        <source>Open for a guest</source>
        <translation>Слободно за госта</translation>
    </message>
    <message>
        <source>{name}, at this computer</source>
        <translation>{name}, за овим рачунаром</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Рачунар: {level}</translation>
    </message>
    <message>
        <source>{name}, guest</source>
        <translation>{name}, гост</translation>
    </message>
    <message>
        <source>away</source>
        <translation>није ту</translation>
    </message>
    <message>
        <source>At the door</source>
        <translation>Пред вратима</translation>
    </message>
    <message>
        <source>Nobody is knocking.</source>
        <translation>Нико не куца.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Пусти</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Одбиј</translation>
    </message>
    <message>
        <source>Let {name} in</source>
        <translation>Пусти: {name}</translation>
    </message>
    <message>
        <source>Turn {name} away</source>
        <translation>Одбиј: {name}</translation>
    </message>
    <message>
        <source>{name} knocks at the table.</source>
        <translation>{name} куца на врата.</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Гледају: {names}</translation>
    </message>
    <message>
        <source>Nobody is watching.</source>
        <translation>Нико не гледа.</translation>
    </message>
    <message>
        <source>Everybody is here. You can start.</source>
        <translation>Сви су ту. Можете да почнете.</translation>
    </message>
    <message>
        <source>Waiting: a seat is still open.</source>
        <translation>Чека се: има још слободних места.</translation>
    </message>
    <message>
        <source>One moment: the guests’ programs prepare the deal.</source>
        <translation>Тренутак: програми гостију припремају дељење.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Почни партију</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Затвори сто</translation>
    </message>
    <message>
        <source>Close the table? Your guests are sent home.</source>
        <translation>Затворити сто? Гости одлазе кући.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остани</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Повезивање…</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Придружи се столу</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше име</translation>
    </message>
    <message>
        <source>How you join</source>
        <translation>Како се придружујете</translation>
    </message>
    <message>
        <source>By invitation</source>
        <translation>Позивницом</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Столови у близини</translation>
    </message>
    <message>
        <source>{host}: {game} · {free}</source>
        <translation>{host}: {game} · {free}</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>Тражење столова…</translation>
    </message>
    <message>
        <source>No table found yet. Is a table open on another computer in the same network? If it is, enter its address, which the host’s window shows.</source>
        <translation>Сто још није пронађен. Да ли је на другом рачунару у истој мрежи отворен сто? Ако јесте, упишите његову адресу; види се у домаћиновом прозору.</translation>
    </message>
    <message>
        <source>Or the address</source>
        <translation>Или адреса</translation>
    </message>
    <message>
        <source>e.g. 192.168.1.20</source>
        <translation>на пример 192.168.1.20</translation>
    </message>
    <message>
        <source>Code from the host</source>
        <translation>Код од домаћина</translation>
    </message>
    <message>
        <source>eight letters</source>
        <translation>осам слова</translation>
    </message>
    <message>
        <source>Paste the invitation, or the whole message that contains it:</source>
        <translation>Налепите позивницу или целу поруку у којој стоји:</translation>
    </message>
    <message>
        <source>This is an invitation. Its broker is {broker}.</source>
        <translation>Ово је позивница. Њен брокер је {broker}.</translation>
    </message>
    <message>
        <source>This is an invitation to a table at {address}.</source>
        <translation>Ово је позивница за сто на адреси {address}.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Придружи се</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Choose a table or enter its address.</source>
        <translation>Изаберите сто или упишите његову адресу.</translation>
    </message>
    <message>
        <source>This is no address of a computer: {address}</source>
        <translation>Ово није адреса рачунара: {address}</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Тражење стола…</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>Чека се да вас домаћин пусти.</translation>
    </message>
    <message>
        <source>No answer yet. Is the table still open, and the host’s computer awake? Kupola keeps trying.</source>
        <translation>Још нема одговора. Да ли је сто још отворен и домаћинов рачунар укључен? Купола наставља да покушава.</translation>
    </message>
    <message>
        <source>The host has turned you away.</source>
        <translation>Домаћин вас није пустио.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Сто је пун.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Домаћин је затворио сто.</translation>
    </message>
    <message>
        <source>At {host}’s table: {game}</source>
        <translation>За столом ({host}): {game}</translation>
    </message>
    <message>
        <source>Waiting for {host} to start the game.</source>
        <translation>{host} ће почети партију.</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Изаберите место или гледајте.</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Седи овде</translation>
    </message>
    <message>
        <source>Sit at seat {seat}</source>
        <translation>Седи на место {seat}</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Устани</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>{host} is away. The table waits.</source>
        <translation>{host} није ту. Сто чека.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Напусти сто</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Save the game somewhere else, or you will lose the moves since the last save.</source>
        <translation>Сачувајте партију на другом месту; иначе се губе потези од последњег чувања.</translation>
    </message>
</context>
</TS>
