import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** Of the same day and grade as `clues-2nd.ts`: they move the story on and clear nobody. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'Acorn tumbled 39 times in the first hour and 41 times in the second. How many times is that?',
    answer: '80',
    sum: '39 + 41',
    tells: 'So 80 times its antenna came around to us. That is when Acorn can hear.',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: "Acorn's tank held 81 squirts of gas for turning. It used up 54. How many are left?",
    answer: '27',
    sum: '81 - 54',
    tells: 'With 27 squirts Acorn can still turn toward home. It must not waste one.',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Lucia counts in thousands of miles. Acorn is 5 hundreds, no tens and 6 ones away. Write the number.',
    answer: '506',
    sum: '500 + 6',
    tells: 'Acorn is 506 thousand miles away. So nobody can just fly over and look.',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'Kenji times one tumble by tens: 60, 70, 80 seconds. After one more ten Acorn is around. How many seconds?',
    answer: '90',
    sum: '80 + 10',
    tells: 'Every 90 seconds Acorn can hear us. Kenji must call just then.',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: "Kenji's call to Acorn has 44 words. He cuts 17 and adds 6. How many words now?",
    answer: '33',
    sum: '44 - 17 + 6',
    tells: 'Acorn can hear 33 words before it tumbles on. So the call fits.',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'Acorn beeps us its view, box by box, in 5 rows of 5. How many boxes does Dot color?',
    answer: '25',
    sum: '5 * 5',
    tells: 'Dot colors 25 boxes, all of them dim. Now we see what Acorn sees.',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'After lunch we can call Acorn. Draw the short hand between 1 and 2, the long hand on 9. What time is it, with a.m. or p.m.?',
    answer: '1:45 p.m.',
    tells: 'At 1:45 Kenji will call. So we have until then to find the trouble.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: "Acorn's star eye is 2 inches wide. Kenji's ring for a copy is 6 centimeters wide. Draw both. Which is wider: the eye or the ring?",
    answer: 'the ring',
    tells: 'The ring is a bit too wide, so Kenji files it down. Then his copy is just like the real eye.',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'Acorn turns with four jets. How many fewer squirts of gas has the back jet than the front jet?',
    answer: '6',
    sum: '9 - 3',
    graph: bars('Squirts left in four jets', { front: 9, back: 3, left: 7, right: 8 }),
    tells: 'The back jet has 6 fewer. So Acorn must use that one least.',
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Draw one tumble as a circle in 3 equal shares. In just one share Acorn can hear us. Label it. What do you write?',
    answer: 'a third',
    tells: 'For a third of each tumble Acorn hears us. So Kenji must talk fast.',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: "On Lucia's map Acorn drifts off its way, more marks each hour: 8, 15, 22, 29. What comes next?",
    answer: '36',
    sum: '29 + 7',
    tells: '36 comes next. The longer we wait, the farther off Acorn gets.',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: "On old pictures Acorn's front shines. Now it does not shine at all. Which word fits it now: shiny, clear or dull?",
    answer: 'dull',
    tells: 'The front has turned dull. So something changed on the way.',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Acorn steers with little wheels. The oil in them flows and fits into each gap. Is it a solid or a liquid?',
    answer: 'a liquid',
    tells: 'Runny oil keeps the wheels going. So Acorn can turn as soon as it knows where to.',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Kenji wants his copy of the eye to bob on a cord that stretches. He pulls wire, rubber and wood. Which is best?',
    answer: 'rubber',
    tells: 'On its rubber cord the copy tumbles just like Acorn. Now Kenji can test what it sees.',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: "Years of hot Sun have burnt Acorn's name label as brown as toast. Can cold make it white again?",
    answer: 'no',
    tells: 'The label stays brown for good. So Acorn must tell us about its parts by beeps.',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'A bean steers by light, as Acorn does by stars. Ravi keeps bean B dark. Bean A gets 4 squirts of water. How many for B in a fair test?',
    answer: '4',
    tells: 'Now only the light differs. Ravi will see where a bean goes that finds no light.',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: "A seed clings to Dot's sock, however hard Dot shakes it. What does it have: fluff, hooks or a wing?",
    answer: 'hooks',
    tells: 'Hooks hold on tight. If a thing without hooks covers the eye, it may come off.',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Some ducks fly by night and steer by the stars. By day they rest among cattails. Is that in a pond or a desert?',
    answer: 'a pond',
    tells: 'A duck that sees no stars can lose its way to the pond. Acorn has lost its way as well.',
  },
  {
    skills: ['science.2.land-changes'],
    ask: "Acorn's old picture of Earth shows a deep valley that creeping ice has carved. Is that a fast or a slow change?",
    answer: 'slow',
    tells: 'So the valley still looks the same. Acorn will know Earth again once it can see.',
  },
]
