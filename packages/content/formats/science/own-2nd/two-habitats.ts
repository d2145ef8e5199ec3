import type { Format } from '../../../types.ts'

export const twoHabitats: Format = {
  id: 'science.two-habitats',
  subject: 'science',
  title: 'Two Habitats',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'make',
  layout: 'b',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.habitats'],
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '6 colors', core: true, substitute: 'colored pencils' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw two habitats side by side for {hero}. Draw a line to each part that helps. Choose colors that fit {place}. Each half and comparing both wins one {token}.',
      inShort: {
        you: 'Read out the living things.',
        child: 'Finishes a half or compares both, then answers a question: one {token}.',
        end: 'Both halves are drawn and compared.',
      },
      round:
        'You read about the desert. Your child draws cactus and kit fox, with lines to the thick stem and big ears. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out paper, crayons and pencils. Lay a sheet sideways with a line down the middle: Desert, Pond. American desert: cactus (thick stem stores water), kit fox (big ears lose heat).',
        'Pond: duck (webbed feet), cattail (roots in mud).',
        'Compare: one likeness, two differences, such as: both have plants; one dry, one wet; big ears, webbed feet.',
      ],
      say: 'What is this animal good at? Where would that help?',
      success: 'Both halves show two fitting living things, and your child tells one likeness and two differences.',
    },
    {
      title: 'Counting Kinds',
      child:
        'Count the kinds of life in two places for {friend}. Draw one dot for each kind as you hear it. Explain why one place has more. Pick one living thing of each to draw. Win three {tokens} for {place}.',
      inShort: {
        you: 'Read the lists slowly.',
        child: 'Draws a dot for each kind, counts and answers a question: one {token}.',
        end: 'Both counts and the reason are told.',
      },
      round:
        'Read the rainforest list. Your child draws a dot for each kind and counts: ten. Then question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out paper, crayons and pencils. Fold a sheet in half: Rainforest, Desert. South American rainforest: sloth, toucan, dart frog, macaw, orchid, fern, monkey, ant, moth, jaguar.',
        'American desert: roadrunner, cactus, lizard, kit fox, beetle, tortoise. (6)',
        'Why has one more? (More rain, so more plants. They feed and hide more kinds of animals.) Question 3. Your child draws one living thing of each.',
      ],
      say: 'More dots here. What does this place have that the other lacks?',
      success: 'Your child counts both sides, compares them and links more rain and plants to more kinds of life.',
    },
  ],
  safety: [],
}
