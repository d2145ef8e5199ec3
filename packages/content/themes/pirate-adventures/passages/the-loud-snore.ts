import type { Passage } from '@pencil-quest/contract/sheets'

export const theLoudSnore: Passage = {
  id: 'pirate-adventures.kindergarten.the-loud-snore',
  theme: 'pirate-adventures',
  grade: 'kindergarten',
  title: 'The Loud Snore',
  paragraphs: [
    ['A loud snore shook the ship.', 'It was not Keoni or Ines.', 'Dembe peeked into the big drum.'],
    ['There slept Pascal the parrot!', 'Soon the crew snored too.'],
  ],
  keywords: [{ word: 'peeked', definition: 'took a quick look' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What shook the ship?',
      choices: ['a loud snore', 'a high wave', 'a cold wind'],
      evidence: 'A loud snore shook the ship.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does peeked mean?',
      choices: ['took a quick look', 'sang a slow song', 'had a warm lunch'],
      evidence: 'Dembe peeked into the big drum.',
    },
    {
      focus: 'sequence',
      ask: 'Who was there right after Dembe peeked in?',
      choices: ['Pascal the parrot', 'a gray old mouse', 'a fluffy rabbit'],
      evidence: 'There slept Pascal the parrot!',
    },
    {
      focus: 'cause',
      ask: 'Why did the snore come from the drum?',
      choices: ['There slept Pascal.', 'There sat a frog.', 'There hid a crab.'],
      evidence: 'There slept Pascal the parrot!',
    },
    {
      focus: 'character',
      ask: 'What did the crew do soon?',
      choices: ['They snored too.', 'They danced too.', 'They jumped too.'],
      evidence: 'Soon the crew snored too.',
    },
  ],
  open: [
    {
      ask: 'Why was the snore so loud?',
      sample: 'A drum makes each sound big, and Pascal was in it.',
      lookFor: 'Says that the drum made the sound louder.',
    },
    {
      ask: 'Where would you nap on a ship?',
      sample: 'I would nap in a hammock, because it swings.',
      lookFor: 'Names any place aboard and gives a reason.',
    },
  ],
}
