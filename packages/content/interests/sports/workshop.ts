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
        you: 'Be the goalkeeper. Each right answer takes one of your powers away.',
        child: 'Answers and kicks the sock ball until it is in: one {token}.',
        end: 'Your child runs a lap of honor, and you cheer.',
      },
      round:
        'You read question 1. Your child says {answer} and tells how it came out, so one of your hands goes behind your back. Kick, kick, goal! One {token}.',
      steps: [
        'Get out socks and laundry basket. Lay the basket on its side: the goal. Roll two socks into a ball.',
        'Later you lose the other hand, close your eyes and turn around.',
        'A wrong answer is a time-out: mend it, then kick.',
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
        'Open the games at {place}. Answer a question to start the next sports event. Choose which of two tries counts. Get your name on the record board for {hero}!',
      inShort: {
        you: 'Be the judge: ask, announce the event and write the record.',
        child: 'Answers, does the event twice and gets the better try on the board: one {token}.',
        end: 'All the records are read out.',
      },
      round:
        'You read question 1. Your child says {answer} and jumps from two feet, twice. You measure the better jump in foot lengths and write it on the board: one {token}.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. One sheet is the record board.',
        'Next come five tosses at the basket, a one-leg stand in slow counts and a long throw.',
        'A wrong answer is a false start: try again.',
      ],
      say: 'Athletes to the line! Bend your knees to land softly.',
    },
    {
      title: 'A Brand-New Sport',
      ages: 'older',
      child:
        'Invent one of the sports that nobody has played yet. Answer a question to pass one rule. Choose how to test it with {friend}. Play the first final at {place}.',
      inShort: {
        you: 'Ask, write each rule, and try it out with your child.',
        child: 'Answers, makes the next rule of a new sport and tests it with you: one {token}.',
        end: 'You play the first final, one throw each.',
      },
      round:
        'You read question 1. Your child says {answer} and makes a rule: a half turn before each throw at the basket. You both try it once. It works: one {token}.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. One sheet is the rule book.',
        'Next come rules with a quarter turn, with a full turn and for a fair chance.',
        'A wrong answer is overruled: look at it again.',
      ],
      say: 'Basketball began with a peach basket and 13 rules. What is yours?',
    },
    {
      title: 'The Secret Playbook',
      ages: 'older',
      child:
        'Coach your team at {place}. Answer a question to draw up one play. Choose the runs, cuts and passes that beat {friend}. Call it by its code, and run it.',
      inShort: {
        you: 'Pass the sock ball as the play shows, then guard the basket.',
        child: 'Answers, draws a play that starts with its last digit in steps, and runs it: one {token}.',
        end: 'You call the codes, and each play works from memory.',
      },
      round:
        'You read question 1. Your child says {answer} and draws: X runs its last digit in steps and cuts back. Code: {answer}! You pass, then guard. The sock lands in the basket: one {token}.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. X is your child, O is you.',
        'Mend a wrong answer. A word counts its letters.',
      ],
      say: 'A cut is one hard step one way, then a run the other way.',
    },
  ],
  safety: [
    {
      hazard: 'running, kicking and throwing indoors',
      adultNote: 'A grown-up clears the floor, moves breakable things and sees to bare feet or shoes that grip.',
    },
  ],
}
