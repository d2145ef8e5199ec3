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
    { name: 'dry beans', quantity: '20', core: true },
    { name: 'pasta', quantity: '20 long pieces, broken in half', core: true },
    { name: 'bowls', quantity: '2', core: true },
    { name: 'kitchen timer', quantity: '1', core: false, substitute: 'counting to twenty' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Act like a bird with a new beak. Put one hand behind you. Fill the nest with one beak, then the other. Count what each beak got. Choose a scoop beak or a pinch beak first. Each finding wins one {token} for {hero} at {place}.',
      inShort: {
        you: 'Time each try and ask one question with each finding.',
        child: 'Tries two beaks, tells the finding and answers: one {token}.',
        end: 'Each beak has its food.',
      },
      round:
        'For twenty seconds your child scoops beans into the nest, then again with the clothespin. How many each? You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out spoons, clothespins, dry beans, pasta, bowls and a kitchen timer. Put beans in one bowl. Lay the pasta flat on the table. The second bowl is the nest.',
        'Finding 2: the same with pasta. Count and put back.',
        'Finding 3: which beak fits which food? A wide beak scoops. A thin beak pinches.',
      ],
      say: 'Which beak will get more this time? Tell me why before we start.',
      success: 'Your child matches each beak to the food that it got most of.',
    },
    {
      title: 'Deep Food, Flat Food',
      child:
        'Build a food spot for two kinds of birds at {place}. Hide food in a deep spot and a flat spot. Find out which beak can reach it. Show {friend} your counts. Pick which spot to test first. Each fact you can count wins one {token}.',
      inShort: {
        you: 'Time each try and ask one question with each fact.',
        child: 'Tries both beaks at a spot, tells a fact from the counts and answers: one {token}.',
        end: 'Three facts are told.',
      },
      round:
        'At the deep spot each beak gets twenty seconds. Your child counts and tells which got more. Now question 1: your child says {answer}. Fact and answer win one {token}.',
      steps: [
        'Get out spoons, clothespins, dry beans, pasta, bowls and a kitchen timer. Stand the pasta upright in one bowl. Spread the beans flat on the table. The second bowl is the nest.',
        'Fact 2: which beak is best for flat? Guess, try, count and put back.',
        'Fact 3: why? A thin beak reaches in. A wide one scoops.',
      ],
      say: 'This bird can only eat what it can reach. Will it do well here?',
      success: 'Your child uses the counts to tell which beak fits which spot.',
    },
  ],
  safety: [
    {
      hazard: 'small hard pieces',
      adultNote: 'Stay close, keep beans away from mouths, noses and little ones, and count them back in.',
    },
  ],
}
