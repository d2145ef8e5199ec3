import type { Grade } from '@pencil-quest/contract/choices'
import type { MapQuestion } from '@pencil-quest/contract/sheets'

// Source of the word lists and caps: the design's rubric (F1, F3, F4, B1, C1).
export const hazardNeedsAdult =
  /\b(?:scissors|knife|knives|stove|oven|microwave|boil(?:ing)?|hot (?:water|glue|pan)|iron(?:ing)? (?:board|the|it)|candles?|skewers?|toothpicks?|needles?|safety pins?|push ?pins?|stapler|hole punch|hammer|saws?\b(?= the| it| through)|glass jars?|balloons?|magnets?|marbles|beads|ladder|climb (?:on|onto|up) (?:a|the) (?:chair|table|tree|couch|sofa|stool)|(?:go to|walk to|visit|near|by|beside|into) (?:a|the) (?:pond|pool|creek|river|lake|beach|street|road)|in the bath(?:tub)?|traffic|peanuts?|(?:taste|eat|lick|drink) (?:it|them|some|your|the|a)|cook(?:ing)?|bake|baking|extension cord|batter(?:y|ies)|vinegar|food coloring|outside|outdoors)\b/i
export const never =
  /\b(?:bleach|ammonia|borax|gasoline|fireworks?|razor|matches|broken glass|videos?|movies?|tv|television|apps?|web ?sites?|online|internet|phones?|laptops?|computers?|tablets?|screens?|e-?mails?|download|camera|watch|stupid|dumb|ugly|fat|lazy|crazy|lame|kill\w*|blood\w*|guns?|bombs?|weapons?|dies?|died|mom|dad|mommy|daddy|(?:fire|police|mail|work|business)m[ae]n|mankind|boys and girls|christmas|easter|halloween|hanukkah|ramadan|thanksgiving|diwali|understand|appreciate)\b/i
export const early =
  'name count sort match draw circle trace say tell show build act sing clap point copy color make find put read write'
const middle = `${early} describe explain list compare order measure label solve predict retell record choose plan test group suggest identify use give`
const late = `${middle} summarize estimate calculate design argue classify infer convert graph debug revise justify evaluate`

interface Limits {
  verbs: string
  sentence: number
  mean: number
  keywords: number
  mapSize: number
  mapAsks: MapQuestion[]
  graph: { categories: number[]; scales: number[] }
  /** Most writing lines in one box. */
  organizerLines: number
}
const nearby: MapQuestion[] = ['what-is-at', 'where-is']
const directed: MapQuestion[] = [...nearby, 'direction', 'route']
const all: MapQuestion[] = [...directed, 'map-key', 'distance']
export const limits: Record<Grade, Limits> = {
  kindergarten: limit(early, [12, 8, 1], 4, nearby, [[3], [1]], 1),
  '1st': limit(early, [14, 9, 2], 4, nearby, [[3], [1]], 2),
  '2nd': limit(middle, [16, 10, 2], 5, directed, [[4], [1]], 3),
  '3rd': limit(middle, [20, 12, 3], 6, all, [[4], [2, 5]], 3),
  '4th': limit(
    late,
    [22, 13, 3],
    8,
    all,
    [
      [4, 5],
      [5, 10],
    ],
    4,
  ),
  '5th': limit(
    late,
    [25, 15, 3],
    8,
    all,
    [
      [4, 5],
      [5, 10],
    ],
    4,
  ),
}

function limit(
  verbs: string,
  [sentence, mean, keywords]: [number, number, number],
  mapSize: number,
  mapAsks: MapQuestion[],
  [categories, scales]: [number[], number[]],
  organizerLines: number,
): Limits {
  return { verbs, sentence, mean, keywords, mapSize, mapAsks, graph: { categories, scales }, organizerLines }
}
