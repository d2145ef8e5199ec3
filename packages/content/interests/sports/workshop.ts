import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'sports.training-camp',
  ...anyLesson,
  title: 'Training Camp',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'd',
  materials: [
    { name: 'socks', quantity: '2', core: true },
    { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Tricky Goalkeeper',
      ages: 'younger',
      child:
        'Kick for the team of {place}! Answer a question to make the goalkeeper weaker. Choose a corner and score. Run a lap of honor for {hero}.',
      earned: true,
      inShort: {
        you: 'Guard the goal: first with one hand, then none, then on your knees, then with shut eyes.',
        child: 'Kicks the sock ball until it is in the goal, and counts the kicks.',
        end: 'Your child runs a lap of honor.',
      },
      round: 'Your child says {answer}, so one hand goes behind your back. You stop kick one. Kick two rolls in: goal!',
      steps: [
        'Get out socks and laundry basket. Lay the basket on its side: the goal. Roll two socks into a ball, three steps away.',
        'Wrong? Work it out together.',
      ],
      say: 'Kick with the inside of the foot. It aims best.',
      materials: [
        { name: 'socks', quantity: '2', core: true },
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
      ],
    },
    {
      title: 'The Mini Meet',
      ages: 'younger',
      child:
        'Open the games at {place}. Answer a question to start the next sports event. Choose a jump, tosses or a stand on one leg. Get your name on the record board for {hero}!',
      earned: true,
      inShort: {
        you: 'Write the right answer on the board. Then measure and write the result beside it.',
        child: 'Tells how to find it. Then jumps, tosses five times at the basket or stands on one leg.',
        end: 'Your child reads the board aloud.',
      },
      round:
        'Your child says {answer} and jumps from two feet. You measure five of your shoes and write a 5 beside {answer}.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. Set the basket three steps away. The sheet is the record board.',
        'Wrong? Work it out together.',
      ],
      say: 'To the line! Bend your knees to land.',
    },
    {
      title: 'A Brand-New Sport',
      ages: 'older',
      child:
        'Invent one of the sports that nobody has played yet. Answer a question to pass one rule. Choose a turn, a bounce or your own idea. Play the first final at {place}.',
      earned: true,
      inShort: {
        you: "Write your child's new rule in the rule book.",
        child: 'Makes up one rule for throwing the sock ball at the basket. You each throw once that way.',
        end: 'You each throw once more, by all the rules.',
      },
      round:
        'Your child says {answer} and makes a rule: a half turn before each throw. You write it down, and each of you throws.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. Set the basket four steps away. The sheet is the rule book.',
        'Wrong? Work it out together.',
      ],
      say: 'Basketball began with 13 rules. What is yours?',
    },
    {
      title: 'The Secret Playbook',
      ages: 'older',
      child:
        'Coach your team at {place}. Answer a question to draw up one play. Choose where to cut to surprise {friend}. Run the play when you hear its code.',
      earned: true,
      inShort: {
        you: 'After the drawing, call any code in the playbook and pass the sock ball at the cut.',
        child:
          'Draws a run to the basket with one cut. Writes the answer beside it: its code. Runs the play you call, catches and throws.',
      },
      round:
        'Your child says {answer}, draws a run that cuts at the sofa and writes {answer}. You call {answer}. Your child runs, cuts, catches and throws.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. The sheet is the playbook.',
        'Wrong? Work it out together.',
      ],
      say: 'A cut is one hard step one way, then a run the other way.',
    },
  ],
  safety: [
    {
      hazard: 'running, kicking and throwing indoors',
      adultNote: 'Stay close, clear the floor, move breakable things and see to bare feet or shoes that grip.',
    },
  ],
}
