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
      inShort: {
        you: 'Ask a question, and guard the goal. Each right answer weakens you more: first one hand behind your back, then both, then kneel, then shut your eyes.',
        child: 'Answers, then kicks the sock ball until it is in the goal, and counts the kicks.',
        end: 'Your child tells which goal took most kicks and runs a lap of honor.',
      },
      round:
        'Your child says {answer}, so one hand goes behind your back. You stop kick one, but kick two rolls in. Goal!',
      steps: [
        'Get out socks and laundry basket. Lay the basket on its side: the goal. Roll two socks into a ball, and lay it three steps away.',
        'After a wrong answer, work it out together.',
      ],
      say: 'Soccer players pass with the inside of the foot. It aims best. Ready, striker?',
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
      inShort: {
        you: 'Ask a question. Then measure the event, and write the result on the board beside the answer.',
        child:
          'Answers, writes the answer on the board and tells how to find it. Then does one event: a jump, five tosses at the basket or a stand on one leg.',
        end: 'Your child compares all results on the board: which is greatest, which least?',
      },
      round:
        'Your child says {answer}, writes it down and jumps from two feet. You measure with your shoes, heel to toe. The jump, five shoes, goes on the board.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. Set the basket three steps away. The sheet is the record board.',
        'After a wrong answer, work it out together.',
      ],
      say: 'Athletes to the line! Bend your knees to land softly.',
    },
    {
      title: 'A Brand-New Sport',
      ages: 'older',
      child:
        'Invent one of the sports that nobody has played yet. Answer a question to pass one rule. Choose a turn, a bounce or your own idea. Play the first final at {place}.',
      inShort: {
        you: "Ask a question. Then write your child's new rule in the rule book, and try it together.",
        child:
          'Answers, then makes up one rule for throwing the sock ball at the basket. You each throw once that way.',
        end: 'You each throw once more, by all the rules.',
      },
      round:
        'Your child says {answer} and makes a rule: a half turn before each throw. You write it down, and each of you throws that way.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. Set the basket four steps away. The sheet is the rule book.',
        'After a wrong answer, work it out together.',
      ],
      say: 'Basketball began with a peach basket and 13 rules. What is yours?',
    },
    {
      title: 'The Secret Playbook',
      ages: 'older',
      child:
        'Coach your team at {place}. Answer a question to draw up one play. Choose the runs, cuts and passes that beat {friend}. Call it by its code, and run it.',
      inShort: {
        you: 'Ask a question. When the play is drawn, call its code, pass the sock ball and guard the basket.',
        child:
          'Answers, then draws where to run, cut and catch. The answer is the code. Runs that way, catches your pass and throws at the basket.',
      },
      round:
        'Your child says {answer} and draws an X that runs to the sofa and cuts back. You call {answer}. Your child runs, catches your pass and throws.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. The sheet is the playbook.',
        'After a wrong answer, work it out together.',
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
