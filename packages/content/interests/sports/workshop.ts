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
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Tricky Goalkeeper',
      ages: 'younger',
      child:
        'Kick for the team of {place}! Answer a question to make the goalkeeper weaker. Choose a corner and score. Design a team flag with one star for each goal.',
      inShort: {
        you: 'Kneel beside the goal as keeper. Each right answer takes away one of your powers.',
        child: 'Answers, kicks until the ball is in and draws a star on the flag: one {token}.',
        end: 'Your child runs a lap of honor with the flag.',
      },
      round:
        'You read question 1. Your child says {answer}, so one of your hands goes behind your back. Kick, kick, goal! Your child draws a star on the team flag, and you write {answer} in it: one {token}.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Lay the basket on its side: the goal. Roll two socks into the ball and mark a kicking line three steps off. One sheet is the flag.',
        'Powers lost, in order: one hand, the other hand, your eyes, facing the goal.',
        'A wrong answer is a time-out: work it out together, then kick.',
      ],
      say: 'Soccer players pass with the inside of the foot. It aims best. Ready, striker?',
    },
    {
      title: 'The Mini Meet',
      ages: 'younger',
      child:
        'Open the games at {place}. Answer a question to start the next sports event. Choose which of two tries counts. Get your name on the record board for {hero}!',
      inShort: {
        you: 'Be the judge: announce each event and write each record.',
        child: 'Answers, does the event twice and gets the better result on the board: one {token}.',
        end: 'All events are done, and the records are read out.',
      },
      round:
        'Ask question 1. Your child says {answer}. You write it on a slip to wear. Your child jumps from two feet, twice. The best jump is measured in foot lengths. You write 4 foot lengths on the board: one {token}.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. One sheet is the record board; tear the other into slips to tuck into a sleeve.',
        'Events in order: long jump, sock put from the shoulder, one-leg stand by slow counts, five ball tosses at the basket.',
        'A wrong answer is a false start: line up and try again.',
      ],
      say: 'Athletes to the line! Bend your knees to take off, and bend them to land.',
      materials: [
        { name: 'socks', quantity: '2', core: true },
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'A Brand-New Sport',
      ages: 'older',
      child:
        'Invent one of the sports that nobody has played yet. Answer a question to pass one rule. Choose how to test it with {friend}. Play the first final at {place}.',
      inShort: {
        you: 'Ask, then play one minute by the rules so far.',
        child: 'Answers, writes the next rule, tests it with you and keeps or mends it: one {token}.',
        end: 'The first final is played by all the rules.',
      },
      round:
        'You read question 1. Your child says {answer} and writes rule {answer}: a goal is a sock in the basket, thrown backward. You both test it for a minute. It works: one {token}.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two pairs of socks into two balls. One sheet is the rule book.',
        'Rules in order: how to score, how to move, what is a foul, a fair chance for the weaker side. Each carries its answer as its name.',
        'A wrong answer is overruled: look at it again, then vote.',
        'After the final, your child names the sport.',
      ],
      say: 'Basketball began in 1891 with a peach basket and 13 rules. What is your first?',
      materials: [
        { name: 'socks', quantity: '4', core: true },
        { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Secret Playbook',
      ages: 'older',
      child:
        'Coach your team at {place}. Answer a question to draw up one play. Choose the runs, cuts and passes that beat {friend}. Call it by its code, and run it.',
      inShort: {
        you: 'Pass the sock ball as the play shows, then guard the basket.',
        child: 'Answers, draws a play with the answer as code, calls the code and scores with it: one {token}.',
        end: 'You call the codes in any order, and each play works from memory.',
      },
      round:
        'Ask question 1. Your child says {answer} and draws: X runs left, cuts back, catches your pass. Code: {answer}! You pass, then step in to guard. The sock lands in the basket: one {token}.',
      steps: [
        'Get out socks, laundry basket, paper and pencils. Roll two socks into a ball. Fold one sheet into four plays. X is your child, O is you, a dashed line is a pass.',
        'Missed? Change one line of the play and run it again.',
        'A wrong answer is a broken code: mend it in the huddle.',
      ],
      say: 'A cut is one hard step one way, then a run the other way. Huddle up!',
    },
  ],
  safety: [
    {
      hazard: 'running, kicking and throwing indoors',
      adultNote: 'A grown-up clears the floor, moves breakable things and sees to bare feet or shoes that grip.',
    },
  ],
}
