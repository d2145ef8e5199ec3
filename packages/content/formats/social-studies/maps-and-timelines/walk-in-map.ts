import type { Format } from '../../../types.ts'

export const walkInMap: Format = {
  id: 'social-studies.walk-in-map',
  subject: 'social-studies',
  title: 'Walk-In Map',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  skills: [
    'social-studies.k.where-is-it',
    'social-studies.k.land-water',
    'social-studies.1.map-symbols',
    'social-studies.1.city-country',
    'social-studies.2.compass',
    'social-studies.2.nature-people',
    'social-studies.3.map-tools',
    'social-studies.3.adapt-change',
    'social-studies.4.map-scale',
    'social-studies.4.regions',
    'social-studies.5.map-analysis',
    'social-studies.5.where-people-settle',
  ],
  materials: [
    { name: 'towel', quantity: '1', core: true, substitute: 'a blanket' },
    { name: 'socks', quantity: '4, rolled up', core: true },
    { name: 'spoons', quantity: '3', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build {place} on the floor as a map. Walk two fingers to the next hill with each answer. Tell {hero} where you are. Draw one {token} there. Choose a name for every hill.',
      inShort: {
        you: 'Read a question before each hill.',
        child: 'Answers, and walks two fingers to the next sock hill.',
        end: 'Your child draws the land from above.',
      },
      round:
        'Two fingers wait at the edge. You read question 1. Your child says {answer}, and the fingers walk up the first hill.',
      steps: [
        'Get out a towel, socks, spoons, paper and pencils. Lay the towel down: a sock hill for each question, spoon roads between.',
        'Wrong? Tell the answer.',
      ],
      say: 'What would a bird see from up there?',
    },
    {
      title: 'Under the Towel',
      child:
        'Hide a spoon in the land of {place}. Tell an answer to win one {token}. Give my spoon one step in words, no pointing. Pick an easy spot or a tricky one for {friend}.',
      inShort: {
        you: 'Read a question. Move your spoon only as you are told.',
        child: 'Hides a spoon. Answers, then steers yours one square toward it, in words, no pointing.',
        end: 'Your spoon reaches the hidden one. Draw the way.',
      },
      round: 'Your child says {answer}. Then come orders: one square toward the door! You move your spoon there.',
      steps: [
        'Get out a towel, socks, spoons, paper and pencils. Fold and open the towel: eight squares, socks on the corners. Look away as one spoon is hidden. Your spoon starts one square off for each question.',
        'Wrong? Tell the answer.',
      ],
      say: 'I go just where you tell me.',
    },
    {
      title: 'New Homes, New Hill',
      child:
        'Put homes for {hero} in the land of {place}. Tell an answer to win one home: one {token}. Choose where it stands and tell why. Look out: the land may move!',
      earned: true,
      inShort: {
        you: 'Ask: Why should the home stand there?',
        child: 'Sets one sock home on the towel and says why there.',
      },
      round: 'Your child says {answer} and sets a sock home by the road. Why there? Because the ground is flat.',
      steps: [
        'Get out a towel, socks, spoons, paper and pencils. Lay spoons on the towel as a road.',
        'Wrong? Tell the answer.',
        'Last, push up a hill under one home. Your child moves it and draws the map.',
      ],
      say: 'Where would people like to live?',
    },
  ],
  safety: [],
}
