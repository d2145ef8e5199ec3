import type { Passage } from '@pencil-quest/contract/sheets'

export const teethThatPush: Passage = {
  id: 'lego.kindergarten.teeth-that-push',
  theme: 'lego',
  grade: 'kindergarten',
  title: 'Teeth That Push',
  paragraphs: [
    ['A gear is a wheel with teeth.', 'The teeth do not chew.', 'The teeth push the next gear.'],
    ['Turn one gear left.', 'The next one goes right.', 'Yuna spins with them.'],
  ],
  keywords: [{ word: 'spins', definition: 'turns around and around' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What is a gear?',
      choices: ['a wheel with teeth', 'a box with a lid', 'a cart with bells'],
      evidence: 'A gear is a wheel with teeth.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after you turn one gear left?',
      choices: ['The next one goes right.', 'The first one falls off.', 'The big one gets stuck.'],
      evidence: 'The next one goes right.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does spins mean?',
      choices: ['turns around', 'sits down low', 'sings a song'],
      evidence: 'Yuna spins with them.',
    },
    {
      focus: 'cause',
      ask: 'Why does the next gear move?',
      choices: ['The teeth push it.', 'The wind blows it.', 'A mouse pulls it.'],
      evidence: 'The teeth push the next gear.',
    },
    {
      focus: 'character',
      ask: 'What does Yuna do with the gears?',
      choices: ['Yuna spins with them.', 'Yuna hides from them.', 'Yuna paints on them.'],
      evidence: 'Yuna spins with them.',
    },
  ],
  open: [
    {
      ask: 'Can you be a gear with a friend? Show how.',
      sample: 'We hold out our arms. I turn and push, and my friend turns the other way.',
      lookFor: 'Shows two turns that go opposite ways.',
    },
    {
      ask: 'What is the page mostly about?',
      sample: 'It tells how the teeth of gears push other gears.',
      lookFor: 'Says that gears have teeth and turn each other.',
    },
  ],
}
