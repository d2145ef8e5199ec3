import { expect, test } from 'vitest'
import {
  difficulties,
  durations,
  grades,
  interestTags,
  learningStyles,
  lengths,
  subjects,
  themes,
  wizardThemes,
} from './choices.ts'

/** Typed once more from specification 1, section 9. */
const choices: [string, readonly unknown[], string][] = [
  ['grades', grades, 'kindergarten, 1st, 2nd, 3rd, 4th, 5th'],
  ['learning styles', learningStyles, 'visual, auditory, kinesthetic'],
  [
    'interests',
    interestTags,
    'animals, dinosaurs, space, robots, princesses, superheroes, sports, cooking, building, drawing, music, dancing, nature, cars, trains, planes, books, puzzles, science, magic, adventure, friendship, family',
  ],
  [
    'themes of the wizard',
    wizardThemes,
    'harry-potter, space-explorers, lego, animal-kingdom, legend-of-zelda, baby-sitters-club, wings-of-fire, dragon-masters, dog-man',
  ],
  ['themes beside those', themes.slice(wizardThemes.length), 'pirate-adventures, farm-life'],
  [
    'subjects',
    subjects,
    'math, reading, science, writing, art, social-studies, music, drama, dance, life-skills, kindness, gratitude, collaboration, problem-solving, creativity, critical-thinking, environmental-studies, coding',
  ],
  ['minutes', durations, '30, 60, 90'],
  ['days', lengths, '5, 10'],
  ['difficulties', difficulties, 'easy, medium, hard'],
]

// Shows: constants.choices
test.each(choices)('%s', (_what, offered, literal) => {
  expect(offered.join(', ')).toBe(literal)
})
