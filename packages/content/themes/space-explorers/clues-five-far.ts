import type { Beat } from '../../types.ts'

/** The first two days: who is calling, and what went wrong. */
export const farClues: NonNullable<Beat['clues']>[] = [
  {
    number: {
      younger: {
        ask: 'A near ship moves the dial to 9. The caller moves it to 3. Which number is less?',
        answer: '3',
        tells: 'Only 3, so the beep is weak. The caller is small or far away, or both.',
      },
      older: {
        ask: 'A near ship reads 900 on the signal dial. The caller reads 9 tens and 9 ones. How far below is that?',
        answer: '801',
        sum: '900 - 99',
        tells: '801 below a near ship. So the caller is very far away, very small, or both.',
      },
    },
    operations: {
      younger: {
        ask: 'Our crew is 6 with you. All 6 say: I did not beep. How many are left to ask?',
        answer: '0',
        sum: '6 - 6',
        tells: 'Nobody aboard is left. So the beep comes from out in space.',
      },
      older: {
        ask: 'The radio has 24 parts. Kenji tested 3 rows of 8 parts, and all work. How many parts are left to blame?',
        answer: '0',
        sum: '24 - 3 * 8',
        tells: 'None are left to blame. The radio is fine, so the signal is real.',
      },
    },
    patterns: {
      younger: {
        ask: 'The caller goes short, long, short, long, short. Which beep comes next?',
        answer: 'long',
        tells: 'A long one, as the pattern says. Static just crackles, so this is a real caller.',
      },
      older: {
        ask: 'Beeps come at 6:04, 6:13 and 6:22. The rule goes on. How many come from 6:04 until 7:00?',
        answer: '7',
        tells: 'Seven beeps, nine minutes apart and never late. Static keeps no such rule, so a machine is calling.',
      },
    },
    time: {
      younger: {
        ask: "The supply ship woke up at 8 o'clock. The beep came 2 hours earlier. At which hour?",
        answer: '6',
        sum: '8 - 2',
        tells: "At 6 o'clock the supply ship was switched off. So it is not the caller.",
      },
      older: {
        ask: 'The beep came at 6:04. The supply ship was switched off from 5:50 for half an hour. How many minutes after the beep did it wake?',
        answer: '16',
        sum: '50 + 30 - 60 - 4',
        tells: 'It woke at 6:20, and that is 16 minutes too late. So the supply ship is not the caller.',
      },
    },
    data: {
      younger: {
        ask: 'Lucia turns the antenna. Left gets 2 beeps, right gets 7, down gets 1. Which number is the most?',
        answer: '7',
        tells: 'Most beeps come from the right. Earth is down, so nobody on Earth is calling.',
      },
      older: {
        ask: "On Lucia's graph, each step is 4 beeps. Away from Earth has 9 steps, toward Earth 2. How many more come from away?",
        answer: '28',
        sum: '(9 - 2) * 4',
        tells: '28 more come from away. So the caller is out in space and not down on Earth.',
      },
    },
  },
  {
    operations: {
      younger: {
        ask: 'Acorn saw 8 stars before the comet. Now it sees 0. How many are gone?',
        answer: '8',
        sum: '8 - 0',
        tells: 'All 8 are gone, but we still see them. So something is in front of the eye.',
      },
      older: {
        ask: "Acorn's star map has 6 rows of 7 stars. Its eye finds only 0 of them. How many are missing?",
        answer: '42',
        sum: '6 * 7 - 0',
        tells: "All 42 are missing, and Lucia still sees every one. So the trouble sits at Acorn's eye.",
      },
    },
    fractions: {
      younger: {
        ask: 'The star eye is round. A line cuts it into 2 equal parts. What is one part called?',
        answer: 'a half',
        tells: 'One half is as gray as the other. A crack would not be so even.',
      },
      older: {
        ask: 'The star eye has 8 equal parts. A thin gray coat is on 3, a thick one on the rest. What fraction is thick?',
        answer: '5/8',
        tells: '5/8 is thick and 3/8 is thin. No part is clear, so no star gets through.',
      },
    },
    patterns: {
      younger: {
        ask: 'Acorn flies loop, loop, straight, loop, loop. What comes next?',
        answer: 'straight',
        tells: 'Straight, so it can still steer a bit. Its engine works, and only its eye is in trouble.',
      },
      older: {
        ask: "Acorn's loops last 3, 6 and 12 hours. Each lasts twice as long as the one before. How many hours is the fifth?",
        answer: '48',
        sum: '3 * 2 * 2 * 2 * 2',
        tells: '48 hours is two whole days. Its engine can still push, so only the eye has failed.',
      },
    },
    measurement: {
      younger: {
        ask: 'Bars guard the eye, with gaps of 2 inches. Some ice is 5 inches wide. How many inches too wide?',
        answer: '3',
        sum: '5 - 2',
        tells: 'It is 3 inches too wide. So no big piece of ice got in.',
      },
      older: {
        ask: 'A cage guards the eye. One side is a foot long and has 6 equal gaps. How many inches wide is each gap?',
        answer: '2',
        sum: '12 / 6',
        tells: 'Only 2 inches. No big chunk of ice fits through, so it must be something fine.',
      },
    },
    time: {
      younger: {
        ask: 'Acorn met the comet on Monday. The eye went dark the next day. Which day was that?',
        answer: 'Tuesday',
        tells: 'On Tuesday, right after the comet. So the comet may have something to do with it.',
      },
      older: {
        ask: "At 9:40 Acorn flew into the comet's tail. It stayed for two hours. How many minutes before the end is 11:15, when the eye failed?",
        answer: '25',
        sum: '40 - 15',
        tells: '25 minutes before the end, Acorn was still in the tail. So the trouble came from the tail.',
      },
    },
    geometry: {
      younger: {
        ask: 'Acorn carries one square cap. Its star eye is a circle. How many corners does a circle have?',
        answer: '0',
        tells: 'No corners, so a square cap does not fit. The cap did not cover the eye.',
      },
      older: {
        ask: 'Acorn turns by quarter turns and looks at each stop. It goes all the way around twice. How many looks is that?',
        answer: '8',
        sum: '2 * 4',
        tells: '8 looks and no star on any side. So the thing in the way turns along with Acorn.',
      },
    },
  },
]
