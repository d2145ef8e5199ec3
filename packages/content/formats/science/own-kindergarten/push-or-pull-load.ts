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
    { name: 'towel', quantity: '1, long', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Load the basket with rolled socks. Choose how many ride along. Push the load to {place}, then pull it to {hero}. Tell: push or pull? Each trip wins one {token}.',
      inShort: {
        you: 'Ask how each load moved.',
        child: 'Moves the basket, names the push or pull and answers a question: one {token}.',
        end: 'The basket has made three trips.',
      },
      round:
        'Your child pushes the loaded basket to the far wall and says: away from me, a push! Read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a laundry basket, socks and a towel. Clear the floor. The far wall is {place}. Your child loads the socks.',
        'Trip 2: pull it back by the rim. Then question 2. Wrong? Make the move again.',
        'Trip 3: stand it on the towel and pull the towel. Question 3. Which trip was easiest?',
      ],
      say: 'Freeze! Was that a push or a pull? How do you know?',
      success: 'Your child says that a push sends the load away and a pull brings it near.',
    },
    {
      title: 'Push or Pull Hunt',
      child:
        'Find things to push or pull. Put a sock in the basket for a push. Lay a sock on the towel for a pull. Pick where to search. Win three {tokens} for {friend}.',
      inShort: {
        you: 'Go along and ask.',
        child: 'Moves two things, lays a sock for each move and answers a question: one {token}.',
        end: 'All six socks are laid. Count them.',
      },
      round:
        'Your child pulls a drawer open: one sock on the towel. Then a shoe is pushed away: one sock in the basket. You ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a laundry basket, socks and a towel. The basket is for Push, the towel for Pull.',
        'Move two more things before each question, such as a curtain or chair. In doubt, try again.',
        'Count the pushes, then the pulls. Which thing needs both, such as a drawer?',
      ],
      say: 'Which way did your hand go: out or in?',
      success: 'Your child tries six real things and names the push or pull each time.',
    },
  ],
  safety: [
    {
      hazard: 'pinched fingers',
      adultNote: 'Stay close at drawers and doors, and keep small hands off the edges.',
    },
  ],
}
