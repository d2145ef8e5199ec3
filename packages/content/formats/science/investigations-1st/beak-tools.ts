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
    { name: 'bowls', quantity: '2', core: true },
    { name: 'cups', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Act like a bird with a new beak. Keep one hand behind you. Choose a scoop beak or a pinch beak first. Count what each beak got for {hero} at {place}.',
      inShort: {
        you: 'Call the food: beans, then pasta, last both. Ask a question after each meal.',
        child: 'Dips three times with each beak, tells which got more and answers: one {token}.',
        end: 'Three meals are over.',
      },
      round:
        'You call beans. Your child dips three times with the spoon, three with the clothespin. The spoon got more! You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out spoons, clothespins, dry beans, pasta, bowls and cups. Put the beans in one of the bowls. Break the pasta in half and lay it flat on the table. The cup is the nest of the spoon, the other bowl that of the clothespin.',
        'Put the food back each time. For the last meal, your child picks one beak for each food: three dips each. After a wrong answer, act out the part.',
      ],
      say: 'Which beak will get more this time, and why?',
      success: 'The spoon wins for beans, the clothespin for pasta.',
    },
    {
      title: 'Deep Food, Wide Food',
      child:
        'Find out which bird can live at {place}. Reach into a deep spot and a wide spot. Pick which spot to test first. Show {friend} your counts.',
      inShort: {
        you: 'Call the beak: clothespin, then spoon, last two fingers. Ask a question after each beak.',
        child: 'Guesses its best spot, dips three times at each spot, counts and answers: one {token}.',
        end: 'Three beaks are tested at both spots.',
      },
      round:
        'You call the clothespin. Your child guesses the cup, dips three times at both spots and counts. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out spoons, clothespins, dry beans, pasta, bowls and cups. Break the pasta in half and stand it in the cup: the deep spot. Put the beans in one of the bowls: the wide spot. The other bowl is the nest.',
        'The food goes back each time. After a wrong answer, act out the part.',
      ],
      say: 'Where will this bird do well?',
      success: 'The spoon wins at the wide spot, and only a beak that pinches gets the deep food.',
    },
  ],
  safety: [
    {
      hazard: 'small hard pieces',
      adultNote: 'Stay close, keep beans away from mouths, noses and little ones, and count them back in.',
    },
  ],
}
