<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>azul_duel</name>
    <message numerus="yes">
        <source>These are more chips than needed: %n tile(s) missing, at most three chips for each.</source>
        <translation>
            <numerusform>These are more chips than needed: %n tile missing, at most three chips for each.</numerusform>
            <numerusform>These are more chips than needed: %n tiles missing, at most three chips for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These chips are not enough: %n tile(s) missing, each costs two chips of its color or any three.</source>
        <translation>
            <numerusform>These chips are not enough: %n tile missing, each costs two chips of its color or any three.</numerusform>
            <numerusform>These chips are not enough: %n tiles missing, each costs two chips of its color or any three.</numerusform>
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
</context>
<context>
    <name>kingdomino</name>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) wide; at most: {size}</source>
        <translation>
            <numerusform>Your kingdom would be %n square wide; at most: {size}</numerusform>
            <numerusform>Your kingdom would be %n squares wide; at most: {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your kingdom would be %n square(s) high; at most: {size}</source>
        <translation>
            <numerusform>Your kingdom would be %n square high; at most: {size}</numerusform>
            <numerusform>Your kingdom would be %n squares high; at most: {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pixies</name>
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
</TS>
