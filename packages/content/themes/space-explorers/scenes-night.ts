import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the crew sleeps and looks at the stars. */
export const nightScenes: Scene[] = [
  {
    id: 'sleep-pods',
    place: 'the sleep pods',
    worldToday:
      'In the sleep pods, beds hang on the walls. It makes no difference when you float. Dot the robot hums a bedtime tune, a bit off key.',
    worldAgain:
      'Somebody forgot to zip up in the sleep pods. Now a sleeper drifts along the hall and snores. The crew tows the sleeper home by one toe.',
    childRole: 'night guard',
    parentRole: 'Be a sleepy astronaut: speak in a whisper the whole time.',
    problem: {
      math: 'It is far too bright to sleep. Each right answer dims one lamp in the sleep pods.',
      reading: 'The bedtime story lost some of its words in orbit. The crew cannot sleep until it reads well.',
      science:
        'The night book of the station asks a question each evening. Find out what is true, and lights can go out.',
      writing: 'The crew wants new words to read in bed. Write some, and take care over each.',
      art: 'A bare wall is a sad last sight before sleep. Make art for the sleep pods.',
      'social-studies':
        'Everyone here dreams of home, and each home is different. Find out about people and places on Earth.',
    },
    payoff: {
      math: 'The last lamp is dim. Good night, Marigold Station.',
      reading: 'The story ends just as it should. Three crew members are snoring already.',
      science: 'Your answer goes into the night book. Out go the lights, one by one.',
      writing: 'It is read by lamplight and then read again. Somebody hugs it all night.',
      art: 'The robot hums a softer tune now. Three sleepers drift off with a smile.',
      'social-studies': 'The crew falls asleep with the whole world in mind. Somebody mumbles the name of a river.',
    },
    strands: {
      number: {
        problem: 'The sleep pods have numbers, and tired eyes mix them up. Each right answer unlocks one pod.',
        payoff: 'The last pod is open. Everyone floats into the right one, and zip, good night.',
      },
      patterns: {
        problem: "The robot's bedtime tune follows a rule, but bits are missing. Each right answer brings one back.",
        payoff: 'The tune is whole again. Before the last note, three crew members are asleep.',
      },
      measurement: {
        problem: 'The captain needs a new sleeping bag that fits exactly. Each right answer sews one seam.',
        payoff: 'The last seam is sewn. The bag fits the captain from nose to toes.',
      },
      time: {
        problem: 'The Sun rises sixteen times a day, so only clocks help. Each right answer sets one alarm.',
        payoff: 'The last alarm is set. Tomorrow the whole crew will wake up on time.',
      },
      life: {
        problem: 'The crew reads about the living things of Earth in bed. Each true finding fills one page.',
        payoff: 'The last page is full. The crew begs for one more chapter.',
      },
      earth: {
        problem: 'The night book asks about Earth and sky. For each true finding, one ceiling star lights up.',
        payoff: 'Every star on the ceiling is lit. The crew falls asleep under your findings.',
      },
    },
    things: [things.sleepMask, things.slipper, things.storybook],
  },
  {
    id: 'telescope-dome',
    place: 'the telescope dome',
    worldToday:
      'The telescope dome is open, and the sky is thick with stars. There is no air out there, so they never twinkle. {hero} waves at them all the same.',
    worldAgain:
      'Saturn can be seen from the telescope dome tonight. Its rings are bits of ice and rock. A floating sandwich keeps getting in the way.',
    childRole: 'star mapper',
    parentRole: 'Be the night sky itself: speak in a slow, deep voice.',
    problem: {
      math: 'The telescope must swing around to a new comet. Each right answer turns it one notch.',
      reading: 'Old star stories are written around the dome. Read them closely to find the next one on the map.',
      science: 'The sky log has an empty page for true findings. Look, compare and tell what is true.',
      writing: 'The stars cannot write, but you can. Put your words down, clear and bright.',
      art: 'The stars have made pictures for ages, dot by dot. Now make art of your own.',
      'social-studies':
        'For ages, people steered, planted and told time by the stars. Find out more about people and places.',
    },
    payoff: {
      math: 'One last notch, and there is the comet. Its tail glows right across the dome.',
      reading: 'The story leads to a small blue star. It goes on the star map with your mark.',
      science: 'Your findings stand in the sky log. Whoever comes next can start from there.',
      writing: 'Your words stand on the dome like a new constellation. {friend} can read it without a lens.',
      art: 'The dome keeps it beside its best star map. {hero} cannot say which is finer.',
      'social-studies': 'Your finding joins the old star stories on the dome. They gladly make room.',
    },
    strands: {
      patterns: {
        problem: 'One star grows bright and dim by a rule. Each right answer fills one line of the star log.',
        payoff: 'The star log is full, and the rule is plain. Now the crew can tell what comes next.',
      },
      time: {
        problem: 'Each sight in the sky has its time. With every right answer, the telescope catches one.',
        payoff: 'The last sight is caught, right on time. They all go into the sky log.',
      },
      data: {
        problem: "The star mapper's notes need a good chart. Each right answer fills one box of it.",
        payoff: 'The chart is full. Now one look tells what the whole night showed.',
      },
      geometry: {
        problem: 'Lines between stars make figures on the star map. Each right answer draws one line.',
        payoff: 'The last line is drawn. A new figure shines on the map, and you may name it.',
      },
      earth: {
        problem: 'The dome keeps a book about Earth, Moon and stars. Each true finding adds one page.',
        payoff: 'The last page is in. Every star mapper after you will use this book.',
      },
    },
    things: [things.starMap, things.planetCard, things.lens],
  },
]
