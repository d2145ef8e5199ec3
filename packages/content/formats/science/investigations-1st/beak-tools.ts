import type { Format } from '../../../types.ts'

export const beakTools: Format = {
  id: 'science.beak-tools',
  subject: 'science',
  title: 'Beak Tools',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '1st', to: '1st' },
  skills: ['science.1.parts-and-jobs'],
  materials: [
    { name: 'spoons', quantity: '1', core: true },
    { name: 'clothespins', quantity: '1', core: true, substitute: 'kitchen tongs' },
    { name: 'dry beans', quantity: '30', core: true },
    { name: 'pasta', quantity: '5 long pieces', core: true },
    { name: 'bowls', quantity: '1', core: true },
    { name: 'cups', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Act like a bird with a new beak. Keep one hand behind you. Choose a scoop beak or a pinch beak first. Tell {hero} at {place} which one got more.',
      earned: true,
      inShort: {
        you: 'Call a meal: beans, then pasta, then one bean alone.',
        child: 'Guesses the better beak: spoon or clothespin. Tries each once and tells why one does better.',
        end: 'Ask: which part of a plant holds on? (the root)',
      },
      round:
        'Your child says {answer}. You call beans. Your child guesses the spoon and dips once with each. The spoon gets more: it scoops!',
      steps: [
        'Get out spoons, clothespins, dry beans, pasta and bowls. Put the beans in a bowl. Lay the pasta beside it, in short pieces.',
      ],
      further: 'Your child first names each shape, wide or pinching, and its job.',
      say: 'Which beak will get more this time, and why?',
      success:
        'The spoon scoops more beans, the clothespin grips thin pasta, and your child tells how each shape helps.',
      materials: [
        { name: 'spoons', quantity: '1', core: true },
        { name: 'clothespins', quantity: '1', core: true, substitute: 'kitchen tongs' },
        { name: 'dry beans', quantity: '30', core: true },
        { name: 'pasta', quantity: '5 long pieces', core: true },
        { name: 'bowls', quantity: '1', core: true },
      ],
    },
    {
      title: 'Deep Food, Wide Food',
      child:
        'Find out which bird can live at {place}. Reach into a deep spot and a wide spot. Pick which spot to test first. Show {friend} what you got.',
      earned: true,
      inShort: {
        you: 'Call a beak: clothespin, then spoon, then two fingers.',
        child: 'Guesses where it gets food: cup, bowl or both. Dips once into each and tells why.',
        end: 'Ask: which part of a plant reaches deep? (the root)',
      },
      round:
        'Your child says {answer}. You call the clothespin. Your child guesses both and dips. Up come pasta and a bean: it pinches!',
      steps: [
        'Get out spoons, clothespins, dry beans, pasta, bowls and cups. Stand short pasta in a cup, below its rim. Put beans in a bowl.',
      ],
      further: 'Ask which shape this beak has, and which job it fits.',
      say: 'Where will this bird do well?',
      success: 'The spoon gets many beans but no pasta, and the beaks that pinch get the deep food.',
    },
  ],
  safety: [
    {
      hazard: 'small hard pieces',
      adultNote: 'Stay close, keep beans away from mouths, noses and little ones, and count them back in.',
    },
  ],
}
