import type { Skill } from '../../types.ts'

// Source of the word lists and caps: the plan rubric (F1, F3, F4, B1, C1).
export const hazardNeedsAdult =
  /\b(?:scissors|knife|knives|stove|oven|microwave|boil(?:ing)?|hot (?:water|glue|pan)|iron(?:ing)? (?:board|the|it)|candles?|skewers?|toothpicks?|needles?|safety pins?|push ?pins?|stapler|hole punch|hammer|saws?\b(?= the| it| through)|glass jars?|balloons?|magnets?|marbles|beads|ladder|climb (?:on|onto|up) (?:a|the) (?:chair|table|tree|couch|sofa|stool)|(?:go to|walk to|visit|near|by|beside|into) (?:a|the) (?:pond|pool|creek|river|lake|beach|street|road)|in the bath(?:tub)?|traffic|peanuts?|(?:taste|eat|lick|drink) (?:it|them|some|your|the|a)|cook(?:ing)?|bake|baking|extension cord|batter(?:y|ies)|vinegar|food coloring|outside|outdoors)\b/i
export const never =
  /\b(?:bleach|ammonia|borax|gasoline|fireworks?|razor|mercury rising|broken glass|look (?:directly )?at the sun|videos?|movies?|tv|television|apps?|web ?sites?|online|internet|phones?|laptops?|computers?|tablets?|screens?|e-?mails?|download|camera|stupid|dumb|ugly|fat|lazy|crazy|lame|kill\w*|blood\w*|guns?|bombs?|weapons?|dies?|died|mom|dad|mommy|daddy|fireman|mankind|christmas|easter|halloween|understand|appreciate)\b/i
const verbs = {
  early:
    'name count sort match draw circle trace say tell show build act sing clap point copy color make find put read write',
  middle:
    'describe explain list compare order measure label solve predict retell record choose plan test group suggest identify use give',
  late: 'summarize estimate calculate design argue classify infer convert graph debug revise justify evaluate',
}
export const bands: Record<Skill['grade'], string> = {
  kindergarten: verbs.early,
  '1st': verbs.early,
  '2nd': `${verbs.early} ${verbs.middle}`,
  '3rd': `${verbs.early} ${verbs.middle}`,
  '4th': `${verbs.early} ${verbs.middle} ${verbs.late}`,
  '5th': `${verbs.early} ${verbs.middle} ${verbs.late}`,
}
export const sentenceCap: Record<Skill['grade'], number> = {
  kindergarten: 12,
  '1st': 14,
  '2nd': 16,
  '3rd': 20,
  '4th': 22,
  '5th': 25,
}
export const meanCap: Record<Skill['grade'], number> = {
  kindergarten: 8,
  '1st': 9,
  '2nd': 10,
  '3rd': 12,
  '4th': 13,
  '5th': 15,
}
export const graphCap: Record<Skill['grade'], { categories: number[]; scales: number[]; steps: number }> = {
  kindergarten: { categories: [3], scales: [1], steps: 5 },
  '1st': { categories: [3], scales: [1], steps: 10 },
  '2nd': { categories: [4], scales: [1], steps: 10 },
  '3rd': { categories: [4], scales: [2, 5], steps: 10 },
  '4th': { categories: [4, 5], scales: [5, 10], steps: 10 },
  '5th': { categories: [4, 5], scales: [5, 10], steps: 10 },
}
