import type { Scene, World } from '../types.ts'

/** What the tests of child-facing text measure. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word))
}

export function meanSentenceLength(texts: string[]): number {
  const sentences = texts.flatMap(sentencesOf)
  return sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0) / sentences.length
}

export function sceneTexts(scene: Scene): string[] {
  return [scene.worldToday, ...Object.values(scene.problem), ...Object.values(scene.payoff)]
}

export function beatsOf(world: World) {
  return [...world.arcs[5], ...world.arcs[10]]
}

export function childTexts(world: World): string[] {
  return [
    ...world.scenes.flatMap(sceneTexts),
    ...beatsOf(world).flatMap((beat) => [beat.description, beat.opener, beat.close]),
    ...world.breaks.map((pause) => pause.text),
  ]
}

/** Every text of a world that a reader can meet, nouns and names included. */
export function everyText(world: World): string[] {
  return [
    world.name,
    world.world,
    world.description,
    world.longDescription,
    ...childTexts(world),
    ...world.scenes.flatMap((scene) => [scene.place, scene.childRole, scene.parentRole]),
    ...beatsOf(world).map((beat) => beat.title),
    ...world.breaks.map((pause) => pause.title),
    ...world.things.flatMap((thing) => [thing.one, thing.many]),
    ...world.characters.flatMap((character) => [character.name, character.role]),
    ...world.specimens,
  ]
}

export const banned: Record<string, RegExp> = {
  screen:
    /\b(?:videos?|movies?|tv|television|apps?|web ?sites?|online|internet|browser|(?<!lily )(?<!launch )pads?|phones?|laptops?|computers?|tablets?|screens?|e-?mails?|download|streaming|url|log ?in|cameras?|photos?|watch(?:es|ed|ing)?)\b/i,
  violence:
    /\b(?:kill\w*|murder\w*|blood\w*|guns?|shoot\w*|bomb\w*|stab\w*|corpse|die[sd]?|dead|weapons?|torture|swords?|fights?|fighting)\b/i,
  unkind: /\b(?:stupid|dumb|idiot|moron|loser|shut up|ugly|fat|lazy|crybaby|sissy|lame|crazy|insane|savage)\b/i,
  exclusive:
    /\b(?:mom and dad|mommy|daddy|your (?:mom|mother|dad|father)|policeman|fireman|mailman|mankind|boys and girls|normal (?:kids|children|people)|christmas|easter|halloween|hanukkah|ramadan)\b/i,
  hazard:
    /\b(?:bleach|candles?|knife|knives|stove|oven|microwave|boil\w*|hot (?:water|glue|pan)|skewers?|toothpicks?|needles?|hammer|saws? (?:the|it|through)|balloons?|magnets?|marbles|beads|ladder|traffic|peanuts?|(?:taste|eat|lick|drink) (?:it|them|some|your|the|a)|cook(?:ing)?|bak(?:e|ing)|batter(?:y|ies)|vinegar|outside|outdoors|(?:go to|walk to|visit|near|by|beside|into) (?:a|the) (?:pond|pool|creek|river|lake|beach|street|road))\b/i,
  franchise:
    /\b(?:hogwarts|hogsmeade|quidditch|snitch|muggles?|gryffindor|slytherin|hufflepuff|ravenclaw|horcrux\w*|sorting hat|ollivander\w*|diagon|platform nine|dumbledore|hermione|weasley|hagrid|snape|voldemort|patronus|dementors?|butterbeer|azkaban|animagus|expelliarmus|lumos|leviosa|marauder\w*|howlers?|mandrakes?|hippogriff|basilisk|floo|house-elf|great hall|common room|prefects?|house points|forbidden forest|invisibility|owl post|phoenix|broomstick|wand shop|jedi|lightsaber|starfleet|yoda|zootopia|simba|nemo|bambi|minecraft|pokemon|disney|marvel|barbie)\b/i,
}

export function bannedIn(text: string): string[] {
  return Object.entries(banned).flatMap(([list, pattern]) => {
    const hit = pattern.exec(text)
    return hit ? [`${list}: ${hit[0]} in "${text}"`] : []
  })
}
