<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Branches</name>
    <message numerus="yes">
        <source>%n other variation(s) …</source>
        <translation>
            <numerusform>%n other variation …</numerusform>
            <numerusform>%n other variations …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message numerus="yes">
        <source>Copied to the clipboard: %n character(s).</source>
        <translation>
            <numerusform>Copied to the clipboard: %n character.</numerusform>
            <numerusform>Copied to the clipboard: %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstStartSheet</name>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Learn in %n minute</numerusform>
            <numerusform>Learn in %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>My mistakes: %n due…</source>
        <translation>
            <numerusform>My mistakes: %n due…</numerusform>
            <numerusform>My mistakes: %n due…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Delete %n game for good?</numerusform>
            <numerusform>Delete %n games for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message numerus="yes">
        <source>%n page(s), saved as PDF</source>
        <translation>
            <numerusform>%n page, saved as PDF</numerusform>
            <numerusform>%n pages, saved as PDF</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>access</name>
    <message numerus="yes">
        <source>You can take %n piece(s); use Tab and the arrow keys.</source>
        <translation>
            <numerusform>You can take %n piece; use Tab and the arrow keys.</numerusform>
            <numerusform>You can take %n pieces; use Tab and the arrow keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken: {piece}; %n place(s).</source>
        <translation>
            <numerusform>Taken: {piece}; %n place.</numerusform>
            <numerusform>Taken: {piece}; %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{way} %n place(s).</source>
        <translation>
            <numerusform>{way} %n place.</numerusform>
            <numerusform>{way} %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s).</source>
        <translation>
            <numerusform>Scores %n point.</numerusform>
            <numerusform>Scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Costs %n point.</numerusform>
            <numerusform>Costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses %n point(s).</source>
        <translation>
            <numerusform>Loses %n point.</numerusform>
            <numerusform>Loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost.</source>
        <translation>
            <numerusform>%n point lost.</numerusform>
            <numerusform>%n points lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s) lost.</source>
        <translation>
            <numerusform>{reason}, {player}: %n point lost.</numerusform>
            <numerusform>{reason}, {player}: %n points lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason}, {player}: %n point(s).</source>
        <translation>
            <numerusform>{reason}, {player}: %n point.</numerusform>
            <numerusform>{reason}, {player}: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message numerus="yes">
        <source>After %n simulated game(s)</source>
        <translation>
            <numerusform>After %n simulated game</numerusform>
            <numerusform>After %n simulated games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n simulated game(s) in total</source>
        <translation>
            <numerusform>After %n simulated game in total</numerusform>
            <numerusform>After %n simulated games in total</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel</name>
    <message numerus="yes">
        <source>You need fewer chips: %n tile(s) missing, at most three chips each.</source>
        <translation>
            <numerusform>You need fewer chips: %n tile missing, at most three chips each.</numerusform>
            <numerusform>You need fewer chips: %n tiles missing, at most three chips each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These chips are not enough: %n tile(s) missing, and each takes two chips of its color or any three.</source>
        <translation>
            <numerusform>These chips are not enough: %n tile missing, and each takes two chips of its color or any three.</numerusform>
            <numerusform>These chips are not enough: %n tiles missing, and each takes two chips of its color or any three.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the row</source>
        <translation>
            <numerusform>%n connected tile in the row</numerusform>
            <numerusform>%n connected tiles in the row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the column</source>
        <translation>
            <numerusform>%n connected tile in the column</numerusform>
            <numerusform>%n connected tiles in the column</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player} wins with %n point.</numerusform>
            <numerusform>{player} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in both domes, but there are only {most}: {color}.</source>
        <translation>
            <numerusform>%n tile in both domes, but there are only {most}: {color}.</numerusform>
            <numerusform>%n tiles in both domes, but there are only {most}: {color}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One factory with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>One factory with at least %n tile in the next round: {color}</numerusform>
            <numerusform>One factory with at least %n tiles in the next round: {color}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All factories with at least %n tile(s) in the next round: {color}</source>
        <translation>
            <numerusform>All factories with at least %n tile in the next round: {color}</numerusform>
            <numerusform>All factories with at least %n tiles in the next round: {color}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dome plate(s) missing.</source>
        <translation>
            <numerusform>%n dome plate missing.</numerusform>
            <numerusform>%n dome plates missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>azul_duel_table</name>
    <message numerus="yes">
        <source>%n token(s) for dome plates</source>
        <translation>
            <numerusform>%n token for dome plates</numerusform>
            <numerusform>%n tokens for dome plates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles break.</source>
        <translation>
            <numerusform>%n tiles break.</numerusform>
            <numerusform>%n tiles break.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to broken tiles.</source>
        <translation>
            <numerusform>{player} lost %n point to broken tiles.</numerusform>
            <numerusform>{player} lost %n points to broken tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lost %n point(s) to the first-player tile.</source>
        <translation>
            <numerusform>{player} lost %n point to the first-player tile.</numerusform>
            <numerusform>{player} lost %n points to the first-player tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} paid %n point(s) for plates from the stack.</source>
        <translation>
            <numerusform>{player} paid %n point for plates from the stack.</numerusform>
            <numerusform>{player} paid %n points for plates from the stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tile(s) drawn for the factories.</source>
        <translation>
            <numerusform>%n new tile drawn for the factories.</numerusform>
            <numerusform>%n new tiles drawn for the factories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new dome plate(s) revealed on the display.</source>
        <translation>
            <numerusform>%n new dome plate revealed on the display.</numerusform>
            <numerusform>%n new dome plates revealed on the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) revealed.</source>
        <translation>
            <numerusform>%n bonus chip revealed.</numerusform>
            <numerusform>%n bonus chips revealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looked at %n drawn dome plate(s).</source>
        <translation>
            <numerusform>{player} looked at %n drawn dome plate.</numerusform>
            <numerusform>{player} looked at %n drawn dome plates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n point</numerusform>
            <numerusform>{player}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: %n point(s)</source>
        <translation>
            <numerusform>Draw: %n point</numerusform>
            <numerusform>Draw: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fit</source>
        <translation>
            <numerusform>%n fit</numerusform>
            <numerusform>%n fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n break</source>
        <translation>
            <numerusform>%n break</numerusform>
            <numerusform>%n break</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n broken tile(s)</source>
        <translation>
            <numerusform>{player}: %n broken tile</numerusform>
            <numerusform>{player}: %n broken tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n tile(s)</source>
        <translation>
            <numerusform>Bag: %n tile</numerusform>
            <numerusform>Bag: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower: %n tile(s)</source>
        <translation>
            <numerusform>Tower: %n tile</numerusform>
            <numerusform>Tower: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special tile(s) left</source>
        <translation>
            <numerusform>%n special tile left</numerusform>
            <numerusform>%n special tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus chip(s) for the next rounds</source>
        <translation>
            <numerusform>%n bonus chip for the next rounds</numerusform>
            <numerusform>%n bonus chips for the next rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a special plate</source>
        <translation>
            <numerusform>Stack of %n dome plate; on top: a special plate</numerusform>
            <numerusform>Stack of %n dome plates; on top: a special plate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack of %n dome plate(s); on top: a wild plate</source>
        <translation>
            <numerusform>Stack of %n dome plate; on top: a wild plate</numerusform>
            <numerusform>Stack of %n dome plates; on top: a wild plate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tile(s)</source>
        <translation>
            <numerusform>%n blue tile</numerusform>
            <numerusform>%n blue tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tile(s)</source>
        <translation>
            <numerusform>%n yellow tile</numerusform>
            <numerusform>%n yellow tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <translation>
            <numerusform>%n red tile</numerusform>
            <numerusform>%n red tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black tile(s)</source>
        <translation>
            <numerusform>%n black tile</numerusform>
            <numerusform>%n black tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <translation>
            <numerusform>%n turquoise tile</numerusform>
            <numerusform>%n turquoise tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <translation>
            <numerusform>%n blue</numerusform>
            <numerusform>%n blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <translation>
            <numerusform>%n yellow</numerusform>
            <numerusform>%n yellow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <translation>
            <numerusform>%n red</numerusform>
            <numerusform>%n red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black</source>
        <translation>
            <numerusform>%n black</numerusform>
            <numerusform>%n black</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise</source>
        <translation>
            <numerusform>%n turquoise</numerusform>
            <numerusform>%n turquoise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>%n day(s) played</source>
        <translation>
            <numerusform>%n day played</numerusform>
            <numerusform>%n days played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best run: %n day(s)</source>
        <translation>
            <numerusform>best run: %n day</numerusform>
            <numerusform>best run: %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game_screen</name>
    <message numerus="yes">
        <source>%n move(s) taken back: {move}</source>
        <translation>
            <numerusform>%n move taken back: {move}</numerusform>
            <numerusform>%n moves taken back: {move}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made again: {move}</source>
        <translation>
            <numerusform>%n move made again: {move}</numerusform>
            <numerusform>%n moves made again: {move}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message numerus="yes">
        <source>{percent}% chance of winning, about %n point(s)</source>
        <translation>
            <numerusform>{percent}% chance of winning, about %n point</numerusform>
            <numerusform>{percent}% chance of winning, about %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message numerus="yes">
        <source>%n line(s) of the history cannot be read; kept in {file}.</source>
        <translation>
            <numerusform>%n line of the history cannot be read; kept in {file}.</numerusform>
            <numerusform>%n lines of the history cannot be read; kept in {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kingdomino</name>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Your kingdom would be %n square wide; no more than {size} are allowed.</numerusform>
            <numerusform>Your kingdom would be %n squares wide; no more than {size} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>Your kingdom would be %n square high; no more than {size} are allowed.</numerusform>
            <numerusform>Your kingdom would be %n squares high; no more than {size} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner} wins with %n point.</numerusform>
            <numerusform>{winner} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) wide; no more than {size} are allowed.</source>
        <translation>
            <numerusform>This kingdom is %n square wide; no more than {size} are allowed.</numerusform>
            <numerusform>This kingdom is %n squares wide; no more than {size} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{need}, in the next %n line(s)</source>
        <translation>
            <numerusform>{need}, in the next %n line</numerusform>
            <numerusform>{need}, in the next %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with at least %n crown(s)</source>
        <translation>
            <numerusform>{terrain} with at least %n crown</numerusform>
            <numerusform>{terrain} with at least %n crowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This kingdom is %n square(s) high; no more than {size} are allowed.</source>
        <translation>
            <numerusform>This kingdom is %n square high; no more than {size} are allowed.</numerusform>
            <numerusform>This kingdom is %n squares high; no more than {size} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) missing. Place every domino, or enter how many did not fit.</source>
        <translation>
            <numerusform>%n domino missing. Place every domino, or enter how many did not fit.</numerusform>
            <numerusform>%n dominoes missing. Place every domino, or enter how many did not fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es) too many: every player gets {each}.</source>
        <translation>
            <numerusform>%n domino too many: every player gets {each}.</numerusform>
            <numerusform>%n dominoes too many: every player gets {each}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kingdomino_table</name>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>%n still to come</numerusform>
            <numerusform>%n still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain}, %n crown(s)</source>
        <translation>
            <numerusform>{terrain}, %n crown</numerusform>
            <numerusform>{terrain}, %n crowns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s)</source>
        <translation>
            <numerusform>{player}: %n point</numerusform>
            <numerusform>{player}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{terrain} with %n crown(s)</source>
        <translation>
            <numerusform>{terrain} with %n crown</numerusform>
            <numerusform>{terrain} with %n crowns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>panels</name>
    <message numerus="yes">
        <source>Won by %n point(s).</source>
        <translation>
            <numerusform>Won by %n point.</numerusform>
            <numerusform>Won by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pixies</name>
    <message numerus="yes">
        <source>{need}, in the next %n reveal(s)</source>
        <translation>
            <numerusform>{need}, in the next %n reveal</numerusform>
            <numerusform>{need}, in the next %n reveals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n validated card(s)</source>
        <translation>
            <numerusform>%n validated card</numerusform>
            <numerusform>%n validated cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spiral(s)</source>
        <translation>
            <numerusform>%n spiral</numerusform>
            <numerusform>%n spirals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n cross</numerusform>
            <numerusform>%n crosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Special card ({color}): %n card(s) of its color</source>
        <translation>
            <numerusform>Special card ({color}): %n card of its color</numerusform>
            <numerusform>Special card ({color}): %n cards of its color</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest color zone: %n card(s) × {factor}</source>
        <translation>
            <numerusform>Largest color zone: %n card × {factor}</numerusform>
            <numerusform>Largest color zone: %n cards × {factor}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner} wins with %n point.</numerusform>
            <numerusform>{winner} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %n card(s) missing; every player places the same number.</source>
        <translation>
            <numerusform>Round {round}: %n card missing; every player places the same number.</numerusform>
            <numerusform>Round {round}: %n cards missing; every player places the same number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pixies_table</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new card(s) revealed from the deck.</source>
        <translation>
            <numerusform>%n new card revealed from the deck.</numerusform>
            <numerusform>%n new cards revealed from the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for spirals.</source>
        <translation>
            <numerusform>It scores %n point for spirals.</numerusform>
            <numerusform>It scores %n points for spirals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It loses %n point(s) for crosses.</source>
        <translation>
            <numerusform>It loses %n point for crosses.</numerusform>
            <numerusform>It loses %n points for crosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n spiral(s)</source>
        <translation>
            <numerusform>{number} {color}, %n spiral</numerusform>
            <numerusform>{number} {color}, %n spirals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} {color}, %n cross(es)</source>
        <translation>
            <numerusform>{number} {color}, %n cross</numerusform>
            <numerusform>{number} {color}, %n crosses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>posters</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least}–%n player(s)</source>
        <translation>
            <numerusform>{least}–%n player</numerusform>
            <numerusform>{least}–%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>At the end it brings you %n point(s) more: {item}.</source>
        <translation>
            <numerusform>At the end it brings you %n point more: {item}.</numerusform>
            <numerusform>At the end it brings you %n points more: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {player} has %n point(s) less: {item}.</source>
        <translation>
            <numerusform>At the end {player} has %n point less: {item}.</numerusform>
            <numerusform>At the end {player} has %n points less: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tried</source>
        <translation>
            <numerusform>%n puzzle tried</numerusform>
            <numerusform>%n puzzles tried</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not the best: it costs %n point(s)</source>
        <translation>
            <numerusform>Not the best: it costs %n point</numerusform>
            <numerusform>Not the best: it costs %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message numerus="yes">
        <source>In simulated games, it is worth %n point(s) more than any other move.</source>
        <translation>
            <numerusform>In simulated games, it is worth %n point more than any other move.</numerusform>
            <numerusform>In simulated games, it is worth %n points more than any other move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern line {line} then needs only %n more tile(s).</source>
        <translation>
            <numerusform>Pattern line {line} then needs only %n more tile.</numerusform>
            <numerusform>Pattern line {line} then needs only %n more tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, beside other tiles, it scores %n point(s).</source>
        <translation>
            <numerusform>In column {column}, beside other tiles, it scores %n point.</numerusform>
            <numerusform>In column {column}, beside other tiles, it scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In column {column}, it is worth %n point(s) toward the goals.</source>
        <translation>
            <numerusform>In column {column}, it is worth %n point toward the goals.</numerusform>
            <numerusform>In column {column}, it is worth %n points toward the goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Domino {domino} can score %n point(s) right away.</source>
        <translation>
            <numerusform>Domino {domino} can score %n point right away.</numerusform>
            <numerusform>Domino {domino} can score %n points right away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To {player}, domino {domino} would be worth %n point(s).</source>
        <translation>
            <numerusform>To {player}, domino {domino} would be worth %n point.</numerusform>
            <numerusform>To {player}, domino {domino} would be worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest zone grows to %n card(s).</source>
        <translation>
            <numerusform>The largest zone grows to %n card.</numerusform>
            <numerusform>The largest zone grows to %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its symbols score %n point(s).</source>
        <translation>
            <numerusform>Its symbols score %n point.</numerusform>
            <numerusform>Its symbols score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To {player}, the card {number} {color} would be worth %n point(s).</source>
        <translation>
            <numerusform>To {player}, the card {number} {color} would be worth %n point.</numerusform>
            <numerusform>To {player}, the card {number} {color} would be worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 simulated games, it wins %n more than any other move.</source>
        <translation>
            <numerusform>In 100 simulated games, it wins %n more than any other move.</numerusform>
            <numerusform>In 100 simulated games, it wins %n more than any other move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in 100 simulated games, it wins %n fewer than the best move.</source>
        <translation>
            <numerusform>Choice {number}: in 100 simulated games, it wins %n fewer than the best move.</numerusform>
            <numerusform>Choice {number}: in 100 simulated games, it wins %n fewer than the best move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choice {number}: in simulated games, it is worth %n point(s) less than the best move.</source>
        <translation>
            <numerusform>Choice {number}: in simulated games, it is worth %n point less than the best move.</numerusform>
            <numerusform>Choice {number}: in simulated games, it is worth %n points less than the best move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>second_try</name>
    <message numerus="yes">
        <source>%n position(s) from your finished games</source>
        <translation>
            <numerusform>%n position from your finished games</numerusform>
            <numerusform>%n positions from your finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <translation>
            <numerusform>%n due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n learned</source>
        <translation>
            <numerusform>%n learned</numerusform>
            <numerusform>%n learned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This position comes back in %n day(s).</source>
        <translation>
            <numerusform>This position comes back in %n day.</numerusform>
            <numerusform>This position comes back in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) kept</source>
        <translation>
            <numerusform>%n mistake kept</numerusform>
            <numerusform>%n mistakes kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>share</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>together</name>
    <message numerus="yes">
        <source>%n open seat(s)</source>
        <translation>
            <numerusform>%n open seat</numerusform>
            <numerusform>%n open seats</numerusform>
        </translation>
    </message>
</context>
</TS>
