import type { Format } from '../../../types.ts'

export const familyMatch: Format = {
  id: 'science.family-match',
  subject: 'science',
  title: 'Young and Grown',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'make',
  layout: 'b',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.young-and-parents'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw three young animals for {hero}. Choose a hidden card to turn. Find its parent. Tell what is alike and what is not.',
      inShort: {
        you: 'Ask a question. Then look at the two cards that your child puts together.',
        child: 'Answers, turns up a young card and lays it beside its parent. Tells what is alike and what is not.',
        end: 'Ask: what will the tadpole grow? (legs)',
      },
      round:
        'Your child says {answer}, turns up the duckling and lays it beside the duck. Alike is the flat bill, not alike is the size.',
      steps: [
        'Get out paper and crayons. Tear six cards. You write duck, cow and frog; your child quickly draws duckling, calf and tadpole. Lay only the young face down.',
        'Work out a wrong answer together.',
      ],
      further: 'Ask each time: if its color were another, could it still be the young one? Which parts tell?',
      say: 'Three young ones are hiding. Whose are they?',
      success: 'Your child matches the pairs and tells what is alike.',
    },
    {
      title: 'Who Is My Parent',
      child:
        'Find the parents of three lost young animals at {place}. Listen to the clues. Draw the part that both share. Choose a name for each young one.',
      inShort: {
        you: 'Ask a question. Then read both clues of a young animal.',
        child: 'Answers. Names the young animal and its parent from the clues, and draws the part that both share.',
      },
      round:
        'Your child says {answer} and hears: I am yellow and fluffy, and I have a flat bill. Duckling and duck! Your child draws a bill.',
      steps: [
        'Get out paper and crayons.',
        'Fawn and deer: I have white spots. I have long thin legs and hooves. Tadpole and frog: I wriggle in the pond. I have big eyes and no legs yet.',
        'Work out a wrong answer together.',
      ],
      further: 'Say each time that the parent has another color. Can it still be the parent, and why?',
      say: 'Who could the parent be? Which part tells you?',
      success: 'Your child finds each parent by a part that both share.',
    },
  ],
  safety: [],
}
