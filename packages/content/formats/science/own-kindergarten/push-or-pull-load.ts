import type { Format } from '../../../types.ts'

export const pushOrPullLoad: Format = {
  id: 'science.push-or-pull-load',
  subject: 'science',
  title: 'Push or Pull Load',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.push-or-pull'],
  materials: [
    { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
    { name: 'socks', quantity: '3, rolled up', core: true },
    { name: 'towel', quantity: '1 long one', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Load the basket with rolled socks. Send it to {place} or bring it back to {hero}. Choose which sock rides next. Tell what each move was: push or pull?',
      earned: true,
      inShort: {
        you: 'Call: send it off! The next time, call: bring it here!',
        child: 'Loads a sock. Pushes the basket away or pulls it near by the towel. Says which it was: push or pull.',
      },
      round: 'Your child says {answer} and loads a sock. You call: send it off! The basket slides away: a push!',
      steps: [
        'Get out a laundry basket, socks and a towel. Roll up three socks. Set the basket on one end of the towel.',
      ],
      further: 'Slide the basket to your child. What stops it? (a push) Drag it off. What stops it now? (a pull)',
      say: 'Move the load, then freeze. Push or pull?',
      success: 'Your child says that a push sends the load away and a pull brings it near.',
      safety: [
        {
          hazard: 'basket on the move',
          adultNote: 'Stay close, clear the floor first and keep other feet off the towel.',
        },
      ],
    },
    {
      title: 'Push or Pull Hunt',
      prepMinutes: 0,
      child:
        'Find things to push or pull. Choose where to hunt. Show which way each thing went. Win three {tokens} for {friend}.',
      earned: true,
      inShort: {
        you: 'Hunt together for one thing to push and one to pull.',
        child: 'Moves both things and shows which way they went: a push sends away, a pull brings near.',
      },
      round: 'Your child says {answer}. A shoe on the floor goes away: a push. A drawer comes near: a pull.',
      steps: ['Get out nothing at all. Choose a room with drawers, doors and shoes.'],
      further: 'Slide a shoe to your child, then drag it off. Which force stops it each time? (push, pull)',
      say: 'Which way did your hand go: out or in?',
      success: 'Your child names the push or pull of real things.',
      materials: [],
    },
  ],
  safety: [
    {
      hazard: 'pinched fingers',
      adultNote: 'Stay close at drawers and doors, and keep small hands off the edges.',
    },
  ],
}
