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
    { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Fill two habitats side by side for {hero}. Choose which living thing to draw. Draw only the part that helps it there. Win three {tokens}.',
      inShort: {
        you: 'Name two living things: first cactus and duck, then fox and cattail, last lizard and frog. Then ask a question.',
        child: 'Points to the half where each of them can live. Answers and draws the part that helps one of them.',
        end: 'Ask: how do the desert and the pond differ?',
      },
      round:
        'You name cactus and duck: desert and pond. You ask question 1. Your child says {answer} and draws the thick stem that stores water.',
      steps: [
        'Get out paper and crayons. Draw a line down the middle of the sheet: Desert, Pond.',
        'Parts that help: big ears of the fox lose heat; roots of the cattail hold in mud; scaly skin of the lizard keeps water in; webbed feet of duck and frog. Work out a wrong answer together.',
      ],
      further:
        'Ask each time: could the two swap? What would each one miss? Then ask it of a squirrel (forest) and a prairie dog (grassland).',
      say: 'Where could this one live, and which part helps?',
      success: 'Both halves fit, and your child tells how the places differ.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '6 colors', core: true, substitute: 'colored pencils' },
      ],
    },
    {
      title: 'Counting Kinds',
      child:
        'Count the kinds of life in two places for {friend}. Draw one dot for each kind as you hear it. Choose one dot color for plants and one for animals.',
      inShort: {
        you: 'Ask a question, then read the rainforest list. Ask the next, then read the desert list. Ask the last, then: why has the rainforest more?',
        child:
          'Answers. Draws a dot for each kind that you read, in the color for plants or for animals, and counts both. After the last question, tells a reason.',
      },
      round:
        'Your child says {answer} and draws a dot for each kind while you read the rainforest list: two plants, four animals.',
      steps: [
        'Get out paper and crayons. Fold the sheet in half: Rainforest, Desert.',
        'Rainforest: sloth, toucan, orchid, fern, monkey, ant. Desert: cactus, lizard, kit fox. (Both real places have far more.)',
        'Why more: rain grows more plants, and they feed and hide more animals. Work out a wrong answer together.',
      ],
      further:
        'Last, read a grassland list: grass, clover, bison, prairie dog. Could a monkey and a bison swap? (no: few trees there, little grass here)',
      say: 'Listen well. Which place has more kinds of life?',
      success:
        'Your child compares the plants and animals of both places and links rain and plants to more kinds of life.',
    },
  ],
  safety: [],
}
