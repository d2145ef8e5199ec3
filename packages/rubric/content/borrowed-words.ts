import type { Theme } from '@pencil-quest/contract/choices'

/**
 * Words that belong to the makers of well-known books, films and games of a theme, everyday ones among them: our world
 * of that theme does without.
 */
export const borrowedWords: Partial<Record<Theme, RegExp>> = {
  'harry-potter':
    /\b(?:harry|potter|hogwarts|hogsmeade|quidditch|snitch|muggles?|gryffindor|slytherin|hufflepuff|ravenclaw|horcrux\w*|sorting hat|ollivander\w*|diagon|platform nine|dumbledore|hermione|weasley|hagrid|snape|voldemort|patronus|dementors?|butterbeer|azkaban|animagus|expelliarmus|lumos|leviosa|marauder\w*|howlers?|mandrakes?|hippogriff|basilisk|floo|house-elf|great hall|common room|prefects?|house points|forbidden forest|invisibility|owl post|phoenix|broomstick|wand shop)\b/i,
  lego: /\b(?:legos?|duplo|technic|bionicle|ninjago|chima|mini-?fig\w*|master builders?|emmet|wyldstyle|unikitty|brickburg|heartlake|kragle|billund|stud(?:s|ded)?|mindstorms|piece of resistance)\b/i,
  'legend-of-zelda':
    /\b(?:zelda|link(?:s|ed)?|hyrule|hylian\w*|triforce|ganon\w*|ocarina|rupees?|koroks?|sheikah|gorons?|zora|rito|gerudo|navi|epona|deku|octoroks?|kakariko|impa|majora|lon lon|kokiri|midna|hookshots?|boomerangs?|bokoblins?|moblins?|chuchus?|cuccos?|tingle|skyloft|zonai|(?:forest|fire|water|shadow|spirit|wind|light|earth|sky|desert) temple|heart (?:pieces?|containers?)|shrines?|fair(?:y|ies)|princess|chosen one)\b/i,
  'baby-sitters-club':
    /\b(?:baby-?sit\w*|sitters?|kristy|claudia|stacey|mary anne|dawn|mallory|jessi|abby|logan|stoneybrook|kid-kits?|great idea|ann martin|brewer|pike|treasurer|president|alternate|club notebook|krushers|super special)\b/i,
  'wings-of-fire':
    /\b(?:pyrrhia|pantala|(?:sky|mud|sand|rain|sea|ice|night|silk|hive|leaf|beetle)-?wings?|wings of fire|tsunami|glory|starflight|sunny|peril|moonwatcher|qibli|winter|kinkajou|scarlet|dragonets?|jade|prophec\w*|animus|scavengers?|queens?|talons|firescales|morrowseer|burn\w*|blister|blaze|wars?)\b/i,
  'dragon-masters':
    /\b(?:drake|rori|bo|ana|griffith|maldred|roland|vulcan|kepri|shu|zera|petra|heru|bracken|dragon stones?|tracey|toothless|hiccup the|berk|night fury|drogon|smaug|eragon|saphira|spyro|mushu|charizard|dragonets?|nightwings?|skywings?|rainwings?|mudwings?|sandwings?|icewings?|seawings?|pyrrhia|wizards?|knights?|kings?|castles?)\b/i,
  'dog-man':
    /\b(?:dog ?man|petey|cat kid|flippy|zuzu|80-hd|sarah hatoff|greg|chief|officers?|polic\w*|cops?|robbers?|jails?|prison|villains?|supa|flip-o-rama|comix|pilkey|underpants|krupp|robots?|paw patrol|scooby|snoopy|clifford|bluey|zootopia|sherlock)\b/i,
  'pirate-adventures':
    /\b(?:sparrow|jolly roger|black pearl|neverland|hook|smee|pan|hawkins|long john|flint|goonies|luffy|davy jones|blackbeard|plank|cannons?|swords?|plunder\w*|rum|loot\w*|skulls?)\b/i,
  'farm-life':
    /\b(?:macdonald|wilbur|templeton|charlotte|babe|peppa|shaun|timmy|stardew|farmville|old yeller|butcher\w*|slaughter\w*|pesticides?)\b/i,
}
