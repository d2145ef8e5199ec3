import type { Passage } from '@pencil-quest/contract/sheets'

export const aMapMadeOfDancing: Passage = {
  id: 'farm-life.5th.a-map-made-of-dancing',
  theme: 'farm-life',
  grade: '5th',
  title: 'A Map Made of Dancing',
  paragraphs: [
    [
      'When a honeybee discovers a field of clover, it has to tell thousands of others where to go.',
      'It cannot draw and it cannot talk, so it dances.',
    ],
    [
      'The dance takes place on the honeycomb, in complete darkness, and the other bees follow it with their feelers.',
      'The dancer runs forward in a straight line and waggles its body from side to side.',
      'Then it circles back to the start and does the whole thing again.',
      'The length of the waggle tells how far away the flowers are.',
      'A short waggle means a short trip, and a long waggle means a long one.',
    ],
    [
      'The direction of the dance is even more surprising.',
      'The comb hangs straight up and down, so the bees have agreed on a rule.',
      'Straight up means toward the Sun.',
      'A dance that leans to the right of that line sends them to the right of the Sun, at the same angle.',
      'The Sun moves across the sky, of course, and a bee that dances for a long time slowly turns its line to match.',
      'A scientist named Karl von Frisch spent many years reading these dances, and that work was honored with a Nobel Prize in 1973.',
    ],
    [
      'Ignacio, our beekeeper, wanted to try it at supper.',
      'Without a word, Ignacio waggled across the kitchen, leaned slightly to the left and circled back.',
      'Thandi followed the angle and the distance carefully, out of the door and past the pump.',
      'There, under a cloth, stood a honey cake.',
      'Nobody spoke about it, but the next evening the whole family was ready to dance.',
    ],
  ],
  keywords: [
    { word: 'waggles', definition: 'moves quickly from side to side' },
    { word: 'angle', definition: 'how far a line is turned away from another' },
    { word: 'feelers', definition: 'the two thin parts on the head of an insect that touch and smell' },
  ],
  questions: [
    {
      focus: 'cause',
      ask: 'Why does a honeybee dance?',
      choices: ['It cannot draw or talk.', 'It wants to dry its legs.', 'It hopes to win a mate.'],
      evidence: 'It cannot draw and it cannot talk, so it dances.',
    },
    {
      focus: 'detail',
      ask: 'Where does the dance take place?',
      choices: ['on the honeycomb', 'above the orchard', 'inside a blossom'],
      evidence:
        'The dance takes place on the honeycomb, in complete darkness, and the other bees follow it with their feelers.',
    },
    {
      focus: 'sequence',
      ask: 'What does the dancer do right after it runs forward?',
      choices: ['circles back to the start', 'sleeps deep in the wax', 'pours honey on the floor'],
      evidence: 'Then it circles back to the start and does the whole thing again.',
    },
    {
      focus: 'detail',
      ask: 'What does the length of the waggle tell?',
      choices: ['how far away the flowers are', 'how warm and dry the wind is', 'how old and wise the queen is'],
      evidence: 'The length of the waggle tells how far away the flowers are.',
    },
    {
      focus: 'cause',
      ask: 'Why does a bee that dances for a long time turn its line?',
      choices: ['The Sun moves across the sky.', 'The wax melts during the day.', 'The queen grows impatient.'],
      evidence:
        'The Sun moves across the sky, of course, and a bee that dances for a long time slowly turns its line to match.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does angle mean?',
      choices: ['how far a line is turned', 'how loud a bell is rung', 'how deep a well is dug'],
      evidence: 'A dance that leans to the right of that line sends them to the right of the Sun, at the same angle.',
    },
    {
      focus: 'character',
      ask: 'How did Thandi solve the dance of Ignacio?',
      choices: ['followed the angle and distance', 'borrowed a compass and lantern', 'questioned the cook and helpers'],
      evidence: 'Thandi followed the angle and the distance carefully, out of the door and past the pump.',
    },
    {
      focus: 'detail',
      ask: 'What stood under a cloth?',
      choices: ['a honey cake', 'a metal trunk', 'a potted fern'],
      evidence: 'There, under a cloth, stood a honey cake.',
    },
  ],
  open: [
    {
      ask: 'Where would a bee go if the dance runs straight down the comb?',
      sample: 'Straight up means toward the Sun, so straight down means away from the Sun.',
      lookFor: 'Turns the rule around: down is away from the Sun.',
    },
    {
      ask: 'Why do we call the dance a map?',
      sample: 'It shows how far and which way to go, just as a map does.',
      lookFor: 'Names distance and direction as the two parts.',
    },
  ],
}
