import type { Passage } from '@pencil-quest/contract/sheets'

export const theDuckBench: Passage = {
  id: 'lego.1st.the-duck-bench',
  theme: 'lego',
  grade: '1st',
  title: 'The Duck Bench',
  paragraphs: [
    [
      'Farid made a bench, but it wobbled.',
      'One leg was too long.',
      'So Farid cut a bit off that leg.',
      'Now another leg was too long.',
      'Snip, snip, snip!',
    ],
    [
      'Soon the bench was as low as a loaf.',
      'Farid sat down, with knees up to the chin.',
      'Then six ducks hopped up.',
      'They sat in a row and quacked.',
      'Farid hung up a sign that said "Ducks only."',
    ],
  ],
  keywords: [
    { word: 'wobbled', definition: 'tipped from side to side' },
    { word: 'loaf', definition: 'bread in one big piece' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Who hopped up on the bench?',
      choices: ['six ducks', 'two cats', 'nine hens'],
      evidence: 'Then six ducks hopped up.',
    },
    {
      focus: 'cause',
      ask: 'Why did the bench wobble at first?',
      choices: ['One leg was too long.', 'One leg had a bug on it.', 'One leg was all wet.'],
      evidence: 'One leg was too long.',
    },
    {
      focus: 'sequence',
      ask: 'What did the ducks do right after they hopped up?',
      choices: ['They sat in a row.', 'They swam in a pot.', 'They slid on mud.'],
      evidence: 'They sat in a row and quacked.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does wobbled mean?',
      choices: ['tipped to the side', 'jumped up high', 'looked brand new'],
      evidence: 'Farid made a bench, but it wobbled.',
    },
    {
      focus: 'cause',
      ask: 'How did the bench get so low?',
      choices: ['Farid cut a bit off.', 'Kofi sat on it hard.', 'Rain made it shrink.'],
      evidence: 'So Farid cut a bit off that leg.',
    },
    {
      focus: 'character',
      ask: 'How was Farid kind to the ducks?',
      choices: ['Farid hung up a sign.', 'Farid gave them soup.', 'Farid made them hats.'],
      evidence: 'Farid hung up a sign that said "Ducks only."',
    },
  ],
  open: [
    {
      ask: 'What else could Farid do to stop the wobble?',
      sample: 'Farid could put a flat chip under the short leg.',
      lookFor: 'Names a fix that does not cut more off.',
    },
    {
      ask: 'Did the plan go wrong or right? Tell why.',
      sample: 'Both. It was too low for people but just right for ducks.',
      lookFor: 'Picks a side and uses the ducks or the low bench.',
    },
  ],
}
