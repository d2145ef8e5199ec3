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
    { name: 'paper', quantity: '1 sheet', core: true },
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
        'Fill two habitats side by side for {hero}. Choose the half that fits each living thing. Draw only the part that helps it there. Win three {tokens}.',
      inShort: {
        you: 'Name two living things, then ask a question. For a right answer, tell how their parts help.',
        child: 'Points to the half where each can live. Draws the part that helps beside its name: one {token}.',
        end: 'Both halves show three living things.',
      },
      round:
        'You name cactus and duck. You ask question 1. Your child says {answer} and hears: a thick stem stores water, webbed feet paddle. Your child draws stem and foot: one {token}.',
      steps: [
        'Get out paper, crayons and pencils. Lay a sheet sideways with a line down the middle: Desert, Pond. You write the names.',
        'Next: kit fox (big ears lose heat), cattail (roots hold in mud). Last: lizard (scaly skin keeps water in), frog (webbed feet). After a wrong answer, your child guesses the part.',
        'At the end, ask for a likeness and a difference. (such as: both have plants; only the pond is wet)',
      ],
      say: 'Where could this one live? Which part would help it there?',
      success: 'Both halves fit, and your child tells a likeness and a difference.',
    },
    {
      title: 'Counting Kinds',
      child:
        'Count the kinds of life in two places for {friend}. Draw one dot for each kind as you hear it. Choose a dot color for each place.',
      inShort: {
        you: 'Ask a question. Read the rainforest list, next the desert list, last ask: why more?',
        child:
          'Draws one dot for each kind and counts. A right answer brings a second reading, or a hint for the why: one {token}.',
        end: 'Both counts and the reason are told.',
      },
      round:
        'You ask question 1. Your child says {answer} and draws dots while you read the rainforest list. A second reading checks them: ten. One {token}.',
      steps: [
        'Get out paper, crayons and pencils. Fold a sheet in half: Rainforest, Desert. The lists are short, as both places have many more kinds; true counts show the same: most are in the rainforest.',
        'Rainforest: sloth, toucan, dart frog, macaw, orchid, fern, monkey, ant, moth, jaguar (10). Desert: roadrunner, cactus, lizard, kit fox, beetle, tortoise (6).',
        'Hint: rain. Why more: rain grows more plants, and they feed and hide more animals. After a wrong answer, work it out together first.',
      ],
      say: 'Listen well. Which place has more kinds of life?',
      success: 'Your child compares both counts and links rain and plants to more kinds of life.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
