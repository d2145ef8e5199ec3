import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more plain clue for each skill: it clears nobody, so that it can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'Kenji opens the elbow. He takes off 7 tiles, 3 clips and 6 bolts. How many parts is that?',
    answer: '16',
    sum: '7 + 3 + 6',
    tells: 'The plan shows 16 parts, too. So all are off, and Kenji can look inside.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'If the arm waves on, we need a net with 14 cords. 8 are tied. How many are left?',
    answer: '6',
    sum: '14 - 8',
    tells: 'Dot has 7 more cords, so 6 are no trouble. But an arm would be better.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'To test the arm, Kenji has 16 checks. 9 are done. How many are missing in 9 + __ = 16?',
    answer: '7',
    sum: '16 - 9',
    tells: 'The elbow has 7 checks, too. Those are the ones left, so all but the elbow is fine.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'Dot counts how often the arm waves: 9 tens and 3 ones. Write it as one number.',
    answer: '93',
    sum: '9 * 10 + 3',
    tells: 'Most days it waves 30 times. 93 are far too many, so it does nothing else!',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'The air fan made 61 turns a minute. Last night it made 7 more. How many turns was that?',
    answer: '68',
    sum: '61 + 7',
    tells: 'At 65 turns or more, loose things drift to the arm. So last night one may have.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Last night Dot saw something drift by at half past 8. Which number had the short hand passed last?',
    answer: '8',
    tells: 'So at 8:30 something was loose. Dot waved at it.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more lost things turn up at the vents than in the beds?',
    answer: '5',
    graph: bars('Where lost things turn up', { beds: 4, vents: 9, doors: 2 }),
    sum: '9 - 4',
    tells: 'A gap of 1 or 2 may be luck, but not 5. Air takes things to the vents by the arm.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'A supper tray has four equal parts. One part is open and empty. What do we call that part?',
    answer: 'a fourth',
    tells: 'Nobody remembers who ate that fourth. So a bit of it may be on tour.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Kenji lays 7 spoons from the vent to the elbow. One starts past the elbow. How many spoons is that?',
    answer: '6',
    sum: '7 - 1',
    tells: 'In one night a thing can drift 10 spoons. So 6 are easy, from the vent to the elbow.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'Dot lost sight of a drifting thing at a wall panel. It is over 60 and under 63, not 61. Which panel?',
    answer: '62',
    tells: 'From panel 62 on, the air goes to the arm. So the thing may have gone there, too.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: "Kenji finds a hole in the arm's shell. It is a closed shape: two long straight sides and a short one. Name its shape.",
    answer: 'a triangle',
    tells: 'Bolt holes are hexagons, and shell tiles are triangles. So a tile is off: things can slip in!',
  },
  {
    skills: ['science.1.sound'],
    ask: 'In the night something bumped the wall, very softly. Did the wall shake a lot or a little?',
    answer: 'a little',
    tells: 'A soft bump is a slow bump. So something drifted by with the air.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'Kenji must look into the dark elbow. Mirror, helmet lamp, foil: which one makes light?',
    answer: 'the helmet lamp',
    tells: 'With that lamp Kenji can look into each corner. So nothing can hide from him.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Kenji shines a lamp at the thing from the front. Is its shadow in front of it or behind it?',
    answer: 'behind it',
    tells: 'So the shadow falls on the back of the elbow. Kenji draws its outline there.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'Kenji needs something to pinch with, as an animal does. Worm, trout, crab: which one has claws?',
    answer: 'the crab',
    tells: 'So Kenji builds a little crab claw. With that he can pull at the thing.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A bird picks a bug out of a deep crack. Is its beak long and thin or short and thick?',
    answer: 'long and thin',
    further: true,
    tells: 'So Kenji takes long thin tongs, like that beak. They reach into the elbow.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A tiny baby crawls by the garden vent. It will grow red wings with black spots. Is its parent an ant, a ladybug or a worm?',
    answer: 'a ladybug',
    tells: 'Ravi sets it back on a bean before it drifts off. The air here carries little things.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'Lucia saw the arm work last night. Back home the moon was low in the east. Was it coming up or going down?',
    answer: 'coming up',
    tells: 'Back home the moon came up early in the night. So the arm was still fine then.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Kenji wants to ask the builders of the arm. It is cold there, and dark comes early. Which season is it?',
    answer: 'winter',
    tells: 'In winter they go home before dark. So Kenji asks them about the arm right now.',
  },
]
