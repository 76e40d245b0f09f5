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
        <source>A desktop table for three board games</source>
        <translation>Játékasztal a képernyőn, három társasjátékkal</translation>
    </message>
    <message>
        <source>Kupola is an unofficial project by fans. It is not connected with the authors and publishers of the games, to whom the names belong; all drawings are our own.</source>
        <translation>A Kupola rajongók nem hivatalos projektje. Nem áll kapcsolatban a játékok szerzőivel és kiadóival; a nevek az ő tulajdonuk, a rajzok mind a sajátjaink.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Szabad szoftver a GNU General Public License 3-as vagy későbbi változata szerint.</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt} · Python {python}</source>
        <translation>Verzió: {version} · Qt {qt} · Python {python}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
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
        <source>&amp;System</source>
        <translation>&amp;Rendszer szerint</translation>
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
        <source>&amp;Language</source>
        <translation>N&amp;yelv</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;About Kupola</source>
        <translation>A Kupola &amp;névjegye</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Three games, one table</source>
        <translation>Három játék, egy asztal</translation>
    </message>
</context>
<context>
    <name>azul_duel</name>
    <message>
        <source>The options are not those of Azul Duel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goals in play do not fit the chosen scoring tablets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round must be from 1 to 5, not {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The random generator has a state out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be 2 player boards, not {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be 5 factories, not {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factory {factory} has tiles on both of its parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sun part of factory {factory} holds too many tiles: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moon part of factory {factory} holds too many tiles: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus chip lies on the large factory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles or chips lie on factory {factory} after acquisition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round every factory must be full and the large one mixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A special tile lies outside of the domes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display must have 3 places, not {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display has {gaps} gaps; at most {most} plates are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the 18 dome plates must be there exactly once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dome of seat {seat} must have {wanted} plates, not {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dome must have 9 slots and 36 spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dome plate must be turned 0 to 3 times, not {turns} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile in row {row}, column {column} of the dome of seat {seat} cannot lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the dome of seat {seat}, row {row}, column {column} must have a special tile exactly when the rest of its plate is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player board must have 6 pattern lines, not {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern line {line} of seat {seat} holds {number} tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern line {line} of seat {seat} holds more than one color.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The broken tiles of seat {seat} are more than 4: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has broken tiles after tiling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} cannot have {number} tokens now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger of seat {seat} does not add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tower must have a count from 0 to 13 for each of 5 colors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be 13 tiles of each color, not {number}: {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be 2 bonus chips of each kind, not {number}: {chip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {round} there must be {wanted} chips in the supply, not {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} cannot have {number} bonus chips in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody holds the first-player tile before the large factory was used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round only dome plates can lie on the boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} cannot have passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing left to take, but the acquisition goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There cannot be {number} drawn dome plates now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawn plates must be known to their drawer, and only as drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front of a plate was seen, but its back was not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawer can draw no other plate and must look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern line {line} cannot be tiled now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be over in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first plates are laid in round 1, not in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern line {line} of seat {seat} should have been cleared in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Azul Duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablet: complete rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablet: rows with five colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablet: complete columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablet: tiles on the outer edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablet: complete diagonals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablet: complete corner plates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablet: all multicolored spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablet: empty special spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring tablets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which goals score at the end: a set for beginners, three or four drawn at random, or a choice of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing without points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player with no points may draw from the stack: only one plate when the display is empty, always the first plate, or as many as wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tile counts as a color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a special tile is one more color for the scoring tablet that rewards rows with five colors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Azul Duel is a game for two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a move of Azul Duel: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first round, lay a plate from the display in your dome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now take tiles, a dome plate or a bonus chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another dome plate, or look at the plates you have drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the dome plates you have drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the other plates you have drawn under the stack, one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide whether bonus chips complete pattern line {line}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a tile from pattern line {line} to your dome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dome plates are taken in round 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no token left: you have taken two dome plates this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This dome plate is not on display: {plate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dome plate already lies in plate row {row}, plate column {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack of dome plates is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dome plate from the stack costs 1 point, and you have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not one of the dome plates in your hand: {plate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sun part of the large factory is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sun part of small factory {factory} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sun part of the large factory has no tile of this color: {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sun part of small factory {factory} has no tile of this color: {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other tiles of the large factory lie side by side; they have no order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack exactly the tiles that are left on small factory {factory}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No moon part has a tile of this color: {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the top tile of a stack can be taken; this color lies lower: {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern line {line} is already full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern line {line} already holds another color: {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus chip of small factory {factory} is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus chip of small factory {factory} is face down while the factory holds tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already taken two bonus chips this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pass only when you can do nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern line {line} comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dome plate lies in row {row}, column {column} of your dome yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile already lies in row {row}, column {column} of your dome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a special tile goes there, when the rest of its plate is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This space takes another color: {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have these bonus chips: {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>These are more chips than needed: %n tile(s) missing, at most three chips for each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These chips are not enough: %n tile(s) missing, each costs two chips of its color or any three.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles placed in round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dome plates from the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First-player tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not lost, because no score falls below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile without neighbors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tile in row {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connected tile(s) in the column</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points: {player} holds the first-player tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points, and nobody could take the first-player tile: {player} began the last round.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>A request has at most {limit} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A request is UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been started; begin with “new”, “setup” or “load”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {seat}; the seats are 0 to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no level “{level}”; there are: {levels}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kupola could not do this; the position is unchanged ({problem}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A request is one JSON object on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “{command}”; there are: {commands}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command “{command}” needs the field “{field}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command “{command}” has no field “{field}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” should be {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game named “{game}”; there are: {games}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of {path} is wrong. Expected: {wanted}. Found: {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field {path} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>This game has no option named “{key}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”; it can be: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {largest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is for {fewest} to {most} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is for exactly {number} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position has every option of its game, in the game&apos;s order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move to make again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no branch number {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has no position after {number} moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Kupola record: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not JSON text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record has format {format}; this version of Kupola reads up to {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of this record cannot start: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number} of this record ({code}) cannot be played: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record has either a seed or a first position, not both or neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record no longer leads to the position in which it was saved. It was changed, or made by a version with other rules.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kingdomino</name>
    <message>
        <source>Kingdomino</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheat field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynasty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three games in a row; the highest total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Middle Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 extra points if your castle is exactly in the middle of your kingdom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harmony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 extra points if your kingdom is complete: no domino was discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mighty Duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For two players: all 48 dominoes, and kingdoms of 7 × 7 squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lenient middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matters only with The Middle Kingdom: an incomplete kingdom earns the bonus as long as no square lies too far from the castle for it to be in the middle. A house rule, for comparing with published research.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kingdomino is for {least} to {most} players, not for {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mighty Duel is for two players, not for {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First place domino {domino}, then choose the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First discard domino {domino}, which fits nowhere, then choose the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your domino has been played; now choose one from the next line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to place yet: first everybody chooses a domino.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last turn there is no next line to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domino {domino} is not in the next line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domino {domino} already carries a king: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The square {x}, {y} is already covered: {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of its own terrain: {left} or {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One half must touch the castle or a square of its own terrain: {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domino {domino} can still be placed, so it may not be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) wide; at most: {size}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) high; at most: {size}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This is no move of Kingdomino: “{code}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terrain}: {squares} × {crowns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins. Points: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the largest territory decides: {squares}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the largest territory ({squares}) are tied; the crowns decide: {crowns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory: points ({points}), largest territory ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins. Points are tied ({points}); the largest territories of the three games together decide: {squares}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} wins. Points ({points}) and the largest territories of the three games together ({squares}) are tied; all crowns together decide: {crowns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory: over three games, points ({points}), largest territories ({squares}) and crowns ({crowns}) are all tied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options are not the options of Kingdomino.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting player must be one of {seats} players, not number {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most} games can have been finished, not {games}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be {seats} kingdoms, one a player, not {kingdoms}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kingdom of this game measures {right}, not {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king belongs to one of {seats} players, not to number {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no domino {domino}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domino {domino} cannot lie where it lies ({player}). {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominoes placed and discarded by now must be {right}, not {count}. Player: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domino {domino} is there {count} times instead of once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} dominoes must be out of the game, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile must consist of whole lines of {line}, not of {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line holds {line} dominoes or none, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line must be sorted from the lowest number to the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no line of dominoes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next line must be drawn while the pile lasts: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these lines on the table the pile can hold {right} dominoes, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the current line a player must have {right} kings, not {count}: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the next line a player must have {right} kings now, not {count}: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be the turn of place {turn} in the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This decision cannot be pending now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domino {domino} is neither in the kingdom nor discarded. Player: {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pixies</name>
    <message>
        <source>Pixies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multicolored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixies is for 2 to 5 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixies has no options to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is a card from 1 to 70, such as 17, 17o, 17u or 17d5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has not been revealed yet: {number} ({color}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has already taken this card: {number} ({color}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your space {space} is empty: the card must go there, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your space {space} holds a lone face-down card: the new card must go on top of it, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your space {space} holds a single face-up card: choose which of the two cards stays face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card {space} is already validated: the new card must go face down on an empty space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face-down card needs an empty space, and your space {space} is not empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validated cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirals and crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest color zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n validated card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spiral(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Special card ({color}): %n card(s) of its color</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest color zone: %n card(s) × {factor}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total is shared, and so is the victory: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be 2 to 5 areas, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {seat} to take the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display must have {expected} slots, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 2 rounds can be finished before this one, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An area must have 9 spaces, not {count} (seat {seat}, round {round}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} has a card {card}, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {card} is there more than once in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be 70 cards in the round, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face-up card {card} has the number {number}, but lies on space {space} (seat {seat}, round {round}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine validated spaces are impossible: the ninth occupied space ends the round (seat {seat}, round {round}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} must have placed {expected} cards by now, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck cannot hold {count} cards when every turn reveals {each}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} filled its area before: the round should be over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display is empty although the deck still holds {count} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is over, but neither scored nor followed by the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} must have {expected} areas and tallies, not {areas} and {tallies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everybody placed equally many cards in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody filled an area in round {round}, and the deck lasted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The area of seat {seat} in round {round} is worth {validated} for validated cards, {symbols} for symbols and {zone} for the zone; its tally says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>posters</name>
    <message>
        <source>Take tiles by sun and by moon, raise your own dome.</source>
        <translation>Végy csempéket napfényben és holdfényben, és építsd fel a saját kupolád.</translation>
    </message>
    <message>
        <source>Draft dominoes, join the lands, count the crowns.</source>
        <translation>Válassz dominókat, kapcsold össze a földeket, számold a koronákat.</translation>
    </message>
    <message>
        <source>Nine spaces, four seasons: which spirit stays in sight?</source>
        <translation>Kilenc mező, négy évszak: melyik szellem marad szem előtt?</translation>
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
    <name>settings</name>
    <message>
        <source>The settings could not be read and start afresh; the old file is kept as {file}.</source>
        <translation>A beállításokat nem sikerült beolvasni, ezért az alapértékek érvényesek; a régi fájl itt maradt meg: {file}</translation>
    </message>
    <message>
        <source>The settings cannot be read: {reason}</source>
        <translation>A beállítások nem olvashatók be: {reason}</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {reason}</source>
        <translation>A beállítások nem menthetők: {reason}</translation>
    </message>
</context>
</TS>
