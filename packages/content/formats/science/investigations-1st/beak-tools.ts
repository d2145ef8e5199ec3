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
  segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Act like a bird with a new beak. Keep one hand behind you. Choose a scoop beak or a pinch beak first. Tell {hero} at {place} which one got more.',
      inShort: {
        you: 'Call a meal: beans, then pasta, then one bean alone on the table. Ask a question after each meal.',
        child:
          'Guesses the better beak: spoon or clothespin. Tries once with each and tells why one did better. Then answers the question.',
        end: 'Ask: which part of a plant grips as your hand does? (the root)',
      },
      round:
        'You call beans. Your child guesses the spoon and dips once with each. The spoon got more: it scoops! You ask question 1. Your child says {answer}.',
      steps: [
        'Get out spoons, clothespins, dry beans, pasta and bowls. Put the beans in a bowl. Lay the pasta flat beside it, in pieces as long as a finger.',
        'The clothespin shuts once each time. It grips the one bean better than the spoon. Put the food back. After a wrong answer, act out the part.',
      ],
      further: 'Your child names the shape first, wide or thin and pinching, then the job that it fits.',
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
      inShort: {
        you: 'Call a beak: clothespin, then spoon, then two fingers. Ask a question after each beak.',
        child:
          'Guesses where this beak gets food: cup, bowl or both. Dips once into each and tells why this shape helps or not. Then answers the question.',
        end: 'Ask: which part of a plant reaches deep, and for what? (root, water)',
      },
      round:
        'You call the clothespin. Your child guesses both and dips once into each. Up come pasta and a bean: it pinches! You ask question 1. Your child says {answer}.',
      steps: [
        'Get out spoons, clothespins, dry beans, pasta, bowls and cups. Break the pasta into pieces as long as a finger and stand them in a cup, just below its rim. Put the beans in a bowl.',
        'Put the food back each time. After a wrong answer, act out the part.',
      ],
      further: 'Ask each time: which shape is it, and which job does it fit?',
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
