import type { Passage } from '@pencil-quest/contract/sheets'

export const howANoseReads: Passage = {
  id: 'dog-man.4th.how-a-nose-reads',
  theme: 'dog-man',
  grade: '4th',
  title: 'How a Nose Reads',
  paragraphs: [
    [
      'You look at a street to find out what is there.',
      'A dog smells it, and it finds out what was there as well.',
      'A person has about six million tiny smell detectors, but some dogs have almost three hundred million.',
    ],
    [
      'A dog can take five short sniffs in a single second.',
      'The old air leaves through the slits at the sides of the nose, so it does not blow the next smell away.',
      'The damp skin of the nose helps too, because it catches bits of scent from the air.',
      'Then a large part of the brain sorts the smells, one from another.',
      'You smell soup, but a dog smells carrots, onions, pepper and the cook.',
    ],
    [
      'Scent even tells the time.',
      'A new footprint smells strong, and an older one has already faded.',
      'In one study, some dogs sniffed just five footprints and could tell which way a person had gone.',
      'They noticed that each step smelled a little fresher than the last.',
    ],
    [
      'Desmond once tested all this in the town square.',
      'With closed eyes, the hound followed one trail past the bakery, around the fountain and twice through a hedge.',
      'It ended, surprisingly, exactly where it began.',
      'Somebody had tied a sandwich to the tail of the best detective in Waggerby.',
      'Lupe whistled and studied the clouds.',
    ],
  ],
  keywords: [
    { word: 'scent', definition: 'a smell that someone or something leaves behind' },
    { word: 'slits', definition: 'long, narrow openings' },
    { word: 'faded', definition: 'became weaker over time' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How many sniffs can a dog take in a single second?',
      choices: ['five short sniffs', 'two long sighs', 'nine soft snores'],
      evidence: 'A dog can take five short sniffs in a single second.',
    },
    {
      focus: 'cause',
      ask: 'Why does the old air not blow the next smell away?',
      choices: ['It leaves through the slits.', 'It warms up in the throat.', 'It freezes on the whiskers.'],
      evidence:
        'The old air leaves through the slits at the sides of the nose, so it does not blow the next smell away.',
    },
    {
      focus: 'detail',
      ask: 'What does a large part of the brain do?',
      choices: ['It sorts the smells.', 'It saves the crumbs.', 'It shuts the mouth.'],
      evidence: 'Then a large part of the brain sorts the smells, one from another.',
    },
    {
      focus: 'cause',
      ask: 'How could dogs tell which way a person had gone?',
      choices: ['Each step smelled fresher.', 'Each shoe sounded louder.', 'Each print looked deeper.'],
      evidence: 'They noticed that each step smelled a little fresher than the last.',
    },
    {
      focus: 'sequence',
      ask: 'Where did the trail go right after the bakery?',
      choices: ['around the fountain', 'beneath the railway', 'behind the town hall'],
      evidence:
        'With closed eyes, the hound followed one trail past the bakery, around the fountain and twice through a hedge.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what are slits?',
      choices: ['long, narrow openings', 'soft, fluffy blankets', 'warm, bubbling springs'],
      evidence:
        'The old air leaves through the slits at the sides of the nose, so it does not blow the next smell away.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does faded mean?',
      choices: ['became weaker', 'grew sweeter', 'turned purple'],
      evidence: 'A new footprint smells strong, and an older one has already faded.',
    },
    {
      focus: 'character',
      ask: 'What did Lupe do at the end?',
      choices: ['whistled and studied clouds', 'giggled and hid in a bush', 'frowned and wrote a report'],
      evidence: 'Lupe whistled and studied the clouds.',
    },
  ],
  open: [
    {
      ask: 'Who tied on the sandwich? Give your proof.',
      sample: 'It was Lupe. People whistle and look away when they want to seem innocent.',
      lookFor: 'Names Lupe and uses the last sentence as a clue.',
    },
    {
      ask: 'How can a smell tell a dog about the past?',
      sample: 'Scent gets weaker, so a weak print is older and a strong one is new.',
      lookFor: 'Links strong and faded smells to new and old prints.',
    },
  ],
}
