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
        you: 'Ask a question. Then look at the pair together.',
        child:
          'Turns up a young card for a right answer, finds its parent and tells what is alike and what is not: one {token}.',
        end: 'Three pairs are found.',
      },
      round:
        'You ask question 1. Your child says {answer} and turns up the duckling. Parent: the duck. Alike: the flat bill. Not alike: the size. One {token}.',
      steps: [
        'Get out paper and crayons. Tear six cards. You write duck, cow and frog; your child quickly draws duckling, calf and tadpole. Lay the young face down.',
        'After a wrong answer, you choose the card. At the end: what will the tadpole grow? (legs)',
      ],
      say: 'Three young ones are hiding. Whose are they?',
      success: 'Your child matches the pairs and tells what is alike.',
    },
    {
      title: 'Who Is My Parent',
      child:
        'Find the parents of three lost young animals at {place}. Listen to the clues. Draw the part that both share. Choose a name for each young one.',
      inShort: {
        you: 'Read a clue and ask a question. A right answer brings a second clue.',
        child: 'Names the young one and its parent, and draws the part that both share: one {token}.',
        end: 'Three young animals have found their parents.',
      },
      round:
        'You read: I am yellow and fluffy. You ask question 1. Your child says {answer} and hears: I have a flat bill. Duckling and duck! Your child draws a bill: one {token}.',
      steps: [
        'Get out paper and crayons.',
        'Fawn and deer: I have white spots. I have long thin legs and hooves. Tadpole and frog: I wriggle in the pond. I have big eyes and no legs yet.',
        'After a wrong answer, there is one clue and three guesses.',
      ],
      say: 'Who could the parent be? Which part tells you?',
      success: 'Your child finds each parent by a part that both share.',
    },
  ],
  safety: [],
}
