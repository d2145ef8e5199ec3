import type { Passage } from '@pencil-quest/contract/sheets'

export const sixHandsHigh: Passage = {
  id: 'lego.3rd.six-hands-high',
  theme: 'lego',
  grade: '3rd',
  title: 'Six Hands High',
  paragraphs: [
    [
      'Farid needed a window frame for the school.',
      'The tape measure was missing, so Farid used a hand instead.',
      '"Six hands high," Farid wrote on a note, and sent it to the wheel shop.',
      'Yuna read the note, measured twice and cut the wood with care.',
    ],
    [
      'The next day, they carried the frame to the school.',
      'It looked like a postage stamp in the middle of the wall.',
      '"I asked for six hands," said Farid.',
      '"It is six hands," said Yuna, and proved it.',
      'They frowned at each other.',
      'Then a small child laughed and held up a palm next to theirs.',
      "Farid's hand was huge, Yuna's was half as long, and the child's was smaller still.",
    ],
    [
      'Everybody was right, and the wall still had a hole.',
      'So the two builders cut a stick as long as a loaf.',
      'They made a copy for each shop in town.',
      'The new frame was four sticks high, and it fit like a sock.',
      'As for the little window, the school dog has a bright new house.',
    ],
  ],
  keywords: [
    { word: 'missing', definition: 'lost or not where it should be' },
    { word: 'proved', definition: 'showed that something is true' },
    { word: 'palm', definition: 'the flat inner side of a hand' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Farid write on a note?',
      choices: ['six hands high', 'five feet wide', 'nine steps long'],
      evidence: '"Six hands high," Farid wrote on a note, and sent it to the wheel shop.',
    },
    {
      focus: 'detail',
      ask: 'How high was the new frame?',
      choices: ['four sticks high', 'seven boots high', 'three bricks high'],
      evidence: 'The new frame was four sticks high, and it fit like a sock.',
    },
    {
      focus: 'cause',
      ask: 'Why did Farid use a hand?',
      choices: ['The tape measure was missing.', 'The window glass was cracked.', 'The wheel shop was closed.'],
      evidence: 'The tape measure was missing, so Farid used a hand instead.',
    },
    {
      focus: 'cause',
      ask: "Why was Yuna's frame too small for the wall?",
      choices: ["Yuna's hand was half as long.", "Yuna's pencil was not so sharp.", "Yuna's wood was still wet."],
      evidence: "Farid's hand was huge, Yuna's was half as long, and the child's was smaller still.",
    },
    {
      focus: 'sequence',
      ask: 'What did Yuna do right after reading the note?',
      choices: ['measured twice', 'whistled a tune', 'swept the floor'],
      evidence: 'Yuna read the note, measured twice and cut the wood with care.',
    },
    {
      focus: 'sequence',
      ask: 'What did the builders do right after they cut a stick?',
      choices: ['made a copy for each shop', 'broke it over one knee', 'gave it to the school dog'],
      evidence: 'They made a copy for each shop in town.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does proved mean?',
      choices: ['showed that it is true', 'wished that it was gone', 'dreamed that it was big'],
      evidence: '"It is six hands," said Yuna, and proved it.',
    },
    {
      focus: 'character',
      ask: 'How did the small child help the builders?',
      choices: ['held up a palm next to theirs', 'brought a ruler from the desk', 'drew the wall on some paper'],
      evidence: 'Then a small child laughed and held up a palm next to theirs.',
    },
  ],
  open: [
    {
      ask: 'The story says that everybody was right. How can that be?',
      sample: 'Both frames were six hands high, but the hands were not the same size.',
      lookFor: 'Sees that the count was the same and the unit was not.',
    },
    {
      ask: 'Why does each shop need a copy of the same stick?',
      sample: 'Then four sticks mean the same in every shop, and the parts fit.',
      lookFor: 'Tells that a shared unit makes things fit.',
    },
  ],
}
