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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Fill two habitats side by side for {hero}. Choose which living thing to draw. Draw only the part that helps it there. Win three {tokens}.',
      earned: true,
      inShort: {
        you: 'Name a pair: cactus and duck, desert fox and cattail, lizard and frog.',
        child: 'Points to the half where each one lives. Draws the part that helps one of them there.',
        end: 'Ask: how do the desert and the pond differ?',
      },
      round:
        'Your child says {answer}. You name cactus and duck: desert and pond. Your child draws the thick stem that stores water.',
      steps: [
        'Get out paper and crayons. Draw a line down the middle of the sheet. Write Desert and Pond.',
        'Parts that help: cactus stem, duck feet; fox ears, cattail roots; lizard skin, frog feet.',
      ],
      further: 'Label the back Forest, Grassland. Name squirrel and prairie dog, oak and grass. Could they swap?',
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
        'Count the kinds of life in three places for {friend}. Draw one dot for each kind as you hear it. Choose one dot color for plants and one for animals.',
      earned: true,
      inShort: {
        you: 'Read a list: rainforest, then desert, last pond.',
        child: 'Draws a dot for each kind, one color for plants, one for animals. Tells how many of each.',
        end: 'Ask: why has the rainforest most kinds? (rain, many plants)',
      },
      round:
        'Your child says {answer}. You read the rainforest list. Your child draws two plant dots and four animal dots.',
      steps: [
        'Get out paper and crayons. Fold the sheet in three: Rainforest, Desert, Pond.',
        'Rainforest: sloth, toucan, orchid, fern, monkey, ant. Desert: cactus, lizard, fox. Pond: frog, cattail, duck, dragonfly.',
      ],
      further: 'Read forest: oak, squirrel, owl. Then grassland: grass, bison, prairie dog. Could any two swap?',
      say: 'Listen well. Which place has more kinds of life?',
      success:
        'Your child compares the plants and animals of the places and links rain and plants to more kinds of life.',
    },
  ],
  safety: [],
}
