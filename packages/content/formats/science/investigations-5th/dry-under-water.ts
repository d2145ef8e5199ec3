import type { Format } from '../../../types.ts'

export const dryUnderWater: Format = {
  id: 'science.dry-under-water',
  subject: 'science',
  title: 'Dry Under Water',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.particles'],
  materials: [
    { name: 'cups', quantity: '2, clear plastic', core: true },
    { name: 'bowls', quantity: '1, deeper than a cup is tall', core: true, substitute: 'a kitchen sink' },
    { name: 'water', quantity: 'enough to fill the bowl', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'towel', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw one {token} on a scrap and predict: can it stay dry under water? Test it three times. Change the tilt on the last try and record what you see. Draw a particle model or explain it aloud to {hero}. Each trial that you explain wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question after each of three trials.',
        child: 'Pushes a cup under water, explains what happened and answers a question: one {token}.',
        end: 'Three trials are explained.',
      },
      round:
        'Your child turns the cup over, pushes it straight down and lifts it straight out. The scrap feels dry. Why? You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out cups, bowls, water, paper and a towel. Fill one of the bowls nearly to the top and stand it on the towel. Your child draws one {token} on a scrap, crumples it, jams it deep into a cup and predicts.',
        'Do it again. On the third trial, tilt the cup under water and look for bubbles.',
        'Your child draws dots for air and water, before and after the tilt. Air particles take up the space until they bubble out.',
      ],
      say: 'The cup looks empty. What is between the scrap and the water?',
      success:
        'The scrap stays dry until the cup is tilted, and your child explains that air particles fill the space.',
    },
    {
      title: 'Pouring Air',
      child:
        'Work out how to pour air from one cup to another under water. Predict which way the bubbles go. Try it, and record what each cup holds at three moments. Choose to sketch it or to tell it in steps to {friend}. Each moment that you explain wins one {token} for {place}.',
      inShort: {
        you: 'Ask one question at each of three moments.',
        child: 'Pours air under water, tells what each cup holds and answers: one {token}.',
        end: 'Before, during and after are explained.',
      },
      round:
        'Before: one cup hangs full of water, rim down. The other is pushed down full of air. Your child sketches or tells both. Now question 1: your child says {answer} and wins one {token}.',
      steps: [
        'Get out cups, bowls, water, paper and a towel. Fill one of the bowls nearly to the top and stand it on the towel. Sink the first cup sideways to fill it, then turn it upside down below the surface.',
        'During: tilt the second cup just under the rim of the first, so that its bubbles rise into it.',
        'After: draw or tell both again. As air particles come in, water is pushed out.',
      ],
      say: 'One cup gains air. What does it lose, and where does that go?',
      success: 'Your child moves the air and explains that air and water take up space.',
    },
  ],
  safety: [
    { hazard: 'water on the floor', adultNote: 'Stay close, use plastic cups only and wipe up spills at once.' },
  ],
}
