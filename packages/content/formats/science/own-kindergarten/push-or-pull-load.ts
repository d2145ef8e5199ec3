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
    { name: 'socks', quantity: '6, rolled up', core: true },
    { name: 'towel', quantity: '1 long one', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Load the basket with rolled socks. Move it to {place} and back to {hero}. Choose which socks ride first. Tell what each move was: push or pull?',
      inShort: {
        you: 'Ask a question. Then call the trip: first from behind, then by the front rim, last on the towel.',
        child: 'Answers and loads two socks. Moves the basket as you call and says push or pull.',
      },
      round:
        'Your child says {answer} and loads two socks. You call: from behind! The basket goes to {place}, away from your child: a push!',
      steps: [
        'Get out a laundry basket, socks and a towel. Roll up six socks. Clear the floor: the far wall is {place}.',
        'Trip 2: pull at the rim. Trip 3: lay the towel under the basket and pull its end. Work out a wrong answer together.',
      ],
      further: 'Your child stops the basket on each trip, too: was that a push or a pull?',
      say: 'Move the load, then freeze. Was that a push or a pull?',
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
      child:
        'Find things to push or pull. Choose where to hunt. Sort your socks by the way your hand went. Win three {tokens} for {friend}.',
      inShort: {
        you: 'Ask a question. Hand over two socks and go along on the hunt.',
        child:
          'Answers and moves one thing for each sock. A push puts that sock in the basket, a pull puts it on the towel.',
        end: 'Ask: which thing can you push and pull? (such as a drawer)',
      },
      round:
        'Your child says {answer} and gets two socks. A drawer is pulled: a sock goes on the towel. A shoe is pushed: a sock goes into the basket.',
      steps: ['Get out a laundry basket, socks and a towel. Roll up six socks.', 'Work out a wrong answer together.'],
      further: 'Slide a shoe to your child before each hunt: what stops it, a push or a pull?',
      say: 'Which way did your hand go: out or in?',
      success: 'Your child names the push or pull of real things.',
    },
  ],
  safety: [
    {
      hazard: 'pinched fingers',
      adultNote: 'Stay close at drawers and doors, and keep small hands off the edges.',
    },
  ],
}
