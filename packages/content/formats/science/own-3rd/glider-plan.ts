import type { Format } from '../../../types.ts'

export const gliderPlan: Format = {
  id: 'science.glider-plan',
  subject: 'science',
  title: 'Glider Test Plan',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.fair-test'],
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'paper clips', quantity: '1', core: true },
    { name: 'measuring tape', quantity: '1', core: true, substitute: 'a ruler, laid again and again' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Plan a test for {hero}: does a clip help gliders? Fill in the plan, line by line. Choose who throws: you or your grown-up. Then fly and measure!',
      earned: true,
      inShort: {
        you: 'Point to the next line of the plan.',
        child: 'Fills in that line: what we change, what we keep the same, what we measure.',
        end: 'Fly 3 times with the clip, 3 times without. Measure.',
      },
      round: 'Your child says {answer}. You point to the first line. Your child writes: I change only the clip.',
      steps: [
        'Get out paper, paper clips, measuring tape and pencils. Fold a paper airplane. On the other sheet write: I change, I keep, I measure.',
        'Only the clip on the nose changes. Keep the airplane, the thrower, the start line. Measure inches.',
      ],
      further: 'Spoil each line: throw one harder, start one closer, fly one twice. Your child mends it.',
      say: 'Does a clip on its nose make a glider fly farther?',
      success: 'The plan has one change, what is kept the same and a measurement.',
    },
    {
      title: 'The Fair Race',
      prepMinutes: 1,
      child:
        'Catch what is unfair. Throw your glider toward {place}, with a clip and without. Choose which comes first: clip or no clip. Measure both.',
      earned: true,
      inShort: {
        you: 'Ask for an unfair throw: step closer, next time throw harder, last bend a wing.',
        child:
          'Says what is unfair and must stay the same. Throws fairly, once with a clip on the nose, once without. Measures both.',
        end: 'Ask: which flew farther in most trials, with the clip or without?',
      },
      round:
        'Your child says {answer}. You say: with the clip, step closer! Unfair, says your child: the line must stay the same. Your child throws both.',
      steps: ['Get out paper, paper clips and measuring tape. Fold a paper airplane and choose a start line.'],
      further: 'Ask for 2 unfair things at once. Your child finds and mends both.',
      say: 'I am up to tricks. Keep our race fair!',
      success: 'Only the clip differs, and the inches tell which flies farther.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'paper clips', quantity: '1', core: true },
        { name: 'measuring tape', quantity: '1', core: true, substitute: 'a ruler, laid again and again' },
      ],
    },
  ],
  safety: [
    { hazard: 'flying gliders', adultNote: 'Stay close, throw across a long, clear room and never toward faces.' },
  ],
}
