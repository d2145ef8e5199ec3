import type { Format } from '../../../types.ts'

export const tumblingChalk: Format = {
  id: 'science.tumbling-chalk',
  subject: 'science',
  title: 'Tumbling Chalk',
  modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '4th', to: '4th' },
  skills: ['science.4.changing-rock'],
  materials: [
    { name: 'chalk', quantity: '2 sticks, broken into 8 pieces', core: true },
    { name: 'containers', quantity: '2 with tight lids', core: true },
    { name: 'water', quantity: '1 cup', core: true },
    { name: 'tray', quantity: '1 with a rim', core: true },
    { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock with a second hand' },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make a rocky stream in a box. Predict how chalk will look after a long tumble. Compare the edges. Wash the dust down and classify each step: weathering, erosion or deposition. Each step that you name wins one {token} for {hero} at {place}. Choose a steady beat or a song to shake to.',
      inShort: {
        you: 'Ask one question for each step that is named.',
        child: 'Shows weathering, erosion or deposition, names it and answers: one {token}.',
        end: 'All three words are shown.',
      },
      round:
        'Your child shakes one box for one minute, the other for three. Which pieces are rounder, and where is the dust? Weathering! You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out chalk, containers, water, a tray and a kitchen timer. Save two chalk pieces. Put three in each container and close the lids tight. After the tumble, tip each onto one end of the tray.',
        'Prop up the dusty end and pour on water slowly. It carries bits, erosion, and drops them below, deposition.',
        'Listen as you shake: how does the sound change as edges wear off?',
      ],
      say: 'Which of our three steps broke, which carried and which dropped the bits?',
      success: 'The longer tumble gives rounder pieces and more dust, and your child uses all three words correctly.',
    },
    {
      title: 'Wet or Dry',
      child:
        'Test whether water changes how stone wears down. Predict, then shake one box dry and one wet. Record what you see in each. Follow the bits down the tray and classify what happens. Pick the way you show {friend} your result. Each finding wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question after each finding.',
        child: 'Compares the chalk, reports what wore down and answers a question: one {token}.',
        end: 'Three findings are reported.',
      },
      round:
        'Both boxes are shaken for two minutes with the same beat. Your child holds a dry piece against a fresh one: what changed? Then question 1: your child says {answer}. One {token} is won.',
      steps: [
        'Get out chalk, containers, water, a tray and a kitchen timer. Put three pieces in each container. Add half of the water to one. Close both lids tight. Predict which will wear more.',
        'Finding 2: compare the wet pieces.',
        'Finding 3: prop up one end of the tray and pour the cloudy water onto it. Where do the bits settle?',
      ],
      say: 'What did you keep the same? What is the one thing that was different?',
      success:
        'Your child compares wet and dry pieces, reports what really happened and points out where the bits settled.',
    },
  ],
  safety: [
    {
      hazard: 'chalk dust and spills',
      adultNote: 'A grown-up checks the lids. Open them slowly over the tray so that nobody breathes dust.',
    },
  ],
}
