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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw three young animals for {hero}. Choose a hidden card to turn. Find its parent. Tell what is alike and what is not.',
      earned: true,
      inShort: {
        you: 'Ask what is alike and what is not.',
        child: 'Turns up a young animal and lays it beside its parent. Tells both.',
      },
      round:
        'Your child says {answer}. The duckling comes up and goes beside the duck. Alike: the flat bill. Not alike: the size.',
      steps: [
        'Get out paper and crayons. Tear six cards. Draw a duck, a cow and a frog; your child draws their young and turns these face down.',
      ],
      further: 'Ask: could the young one have another color? Which parts would still tell?',
      say: 'Three young ones are hiding. Whose are they?',
      success: 'Your child matches the pairs and tells what is alike.',
    },
    {
      title: 'Who Is My Parent',
      prepMinutes: 0,
      child:
        'Find the parents of three lost young animals at {place}. Listen to the clues. Draw the part that both share. Choose a name for each young one.',
      earned: true,
      inShort: {
        you: 'Read the clues of one young animal.',
        child: 'Names the young animal and its parent. Draws a part that both share.',
      },
      round:
        'Your child says {answer}. You read: flat bill, yellow. Duckling and duck, says your child, and draws a flat bill.',
      steps: [
        'Get out paper and crayons.',
        'Clues: flat bill, yellow (duckling); long legs, white spots (fawn); big eyes, no legs (tadpole).',
      ],
      further: 'Say that the parent has another color. Which part still tells that they match?',
      say: 'Who could the parent be? Which part tells you?',
      success: 'Your child finds each parent by a part that both share.',
    },
  ],
  safety: [],
}
