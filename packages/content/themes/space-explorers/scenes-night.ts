import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the crew sleeps and looks at the stars. */
export const nightScenes: Scene[] = [
  {
    id: 'sleep-pods',
    place: 'the sleep hall',
    worldToday:
      'In the sleep hall, beds hang on the walls. It makes no difference when you float. Dot the robot hums a bedtime tune, a bit off key.',
    worldAgain:
      'Somebody forgot to zip up in the sleep hall. Now a sleeper drifts past the door and snores. The crew tows the sleeper home by one toe.',
    childRole: 'night guard',
    parentRole: 'Be a sleepy astronaut: speak in a whisper the whole time.',
    token: { one: 'night lamp', many: 'night lamps', mark: 'lamp' },
    problem: {
      math: 'The crew finds its beds by number, even half asleep. Each right answer lights one night lamp.',
      reading: 'The crew cannot sleep without a story read well. Each right answer lights one night lamp.',
      science: 'The night book of the station takes only true facts. Each true finding lights one night lamp.',
      writing: 'The crew wants new words to read in bed. Each finished task lights one night lamp.',
      art: 'A bare wall is a sad last sight for a sleepy crew. Each finished task lights one night lamp.',
      'social-studies': 'Everyone in the crew dreams of another home. Each right answer lights one night lamp.',
    },
    payoff: {
      math: 'The last night lamp glows by its bed. Good night, Marigold Station.',
      reading: 'The last night lamp glows, and the story ends well. Three crew members snore already.',
      science: 'The last night lamp shines on a full page. Out go the big lights, one by one.',
      writing: 'The last night lamp shines on your words. Somebody hugs them all night.',
      art: 'The last night lamp shines on your art. Three sleepers drift off with a smile.',
      'social-studies': 'The last night lamp glows. Somebody mumbles the name of a river.',
    },
    strands: {
      number: {
        problem: 'The sleep pods have numbers, and tired eyes mix them up. Each right answer finds one pod key.',
        payoff: 'The last pod key turns. Everyone floats into the right pod, and zip, good night.',
        token: { one: 'pod key', many: 'pod keys', mark: 'key' },
      },
      patterns: {
        problem:
          'The bedtime tune follows a rule, but its chimes floated off. Each right answer brings back one chime.',
        payoff: 'The last chime is back, and the tune is whole. Soft snores join in.',
        token: { one: 'chime', many: 'chimes', mark: 'bell' },
      },
      measurement: {
        problem: "The captain's new quilt must have the right size. Each right answer sews on one quilt square.",
        payoff: 'The last quilt square is on. The quilt fits the captain from nose to toes.',
        token: { one: 'quilt square', many: 'quilt squares', mark: 'patch' },
      },
      time: {
        problem: 'The Sun rises sixteen times a day, so only clocks help. Each right answer sets one wake-up bell.',
        payoff: 'The last wake-up bell is set. Tomorrow the whole crew will get up on time.',
        token: { one: 'wake-up bell', many: 'wake-up bells', mark: 'bell' },
      },
      life: {
        problem: 'Far from home, the crew misses plants and animals. Each true finding fills one story page.',
        payoff: 'The last story page is full. The crew begs for one more chapter.',
        token: { one: 'story page', many: 'story pages', mark: 'page' },
      },
      earth: {
        problem: 'The night book asks about weather, land and sky. Each true finding lights one ceiling star.',
        payoff: 'The last ceiling star is lit. The crew falls asleep under your findings.',
        token: { one: 'ceiling star', many: 'ceiling stars', mark: 'star' },
      },
    },
    things: [things.sleepMask, things.slipper, things.storybook, things.glowStar, things.toyRocket, things.nightcap],
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
    token: { one: 'mirror tile', many: 'mirror tiles', mark: 'tile' },
    problem: {
      math: 'The telescope turns to a comet by numbers alone. Each right answer fits one mirror tile.',
      reading: 'Old star stories tell where the telescope should look. Each right answer fits one mirror tile.',
      science: 'The sky log takes only what can be shown. Each true finding fits one mirror tile.',
      writing: 'The stars cannot write, so someone must do it for them. Each finished task fits one mirror tile.',
      art: 'The stars make pictures, dot by dot. Each finished task fits one mirror tile.',
      'social-studies': 'For ages, people steered and planted by the stars. Each right answer fits one mirror tile.',
    },
    payoff: {
      math: 'The last mirror tile fits, and there is the comet. Its tail glows right across the dome.',
      reading: 'The last mirror tile fits. The story leads you to a small blue star.',
      science: 'The last mirror tile fits. Your findings stand in the sky log for good.',
      writing: 'The last mirror tile fits. {friend} reads your words aloud to the stars.',
      art: 'The last mirror tile gleams. Your art hangs beside the best star map.',
      'social-studies': 'The last mirror tile fits. Your finding joins the old star stories on the dome.',
    },
    strands: {
      patterns: {
        problem: 'One star grows bright and dim by a rule. Each right answer puts up one star lamp.',
        payoff: 'The last star lamp is up, and the rule is plain. Now the crew can tell what comes next.',
        token: { one: 'star lamp', many: 'star lamps', mark: 'lamp' },
      },
      time: {
        problem: 'Each sight in the sky has its time, and none waits. Each right answer gets one sky ticket.',
        payoff: 'The last sky ticket is in your hand. You miss nothing, not even the comet.',
        token: { one: 'sky ticket', many: 'sky tickets', mark: 'ticket' },
      },
      data: {
        problem: 'A chart shows the star mapper what each night brought. Each right answer adds one chart star.',
        payoff: 'The last chart star is on. One look tells what the whole night showed.',
        token: { one: 'chart star', many: 'chart stars', mark: 'star' },
      },
      geometry: {
        problem: 'Lines and shapes between stars make figures on the star map. Each right answer sets one star peg.',
        payoff: 'The last star peg is set. A new figure shines on the map, and you may name it.',
        token: { one: 'star peg', many: 'star pegs', mark: 'star' },
      },
      earth: {
        problem: 'Star mappers must tell Earth, sky and Moon apart. Each true finding files one sky card.',
        payoff: 'The last sky card is filed. Every star mapper after you will use it.',
        token: { one: 'sky card', many: 'sky cards', mark: 'card' },
      },
    },
    things: [things.starMap, things.planetCard, things.lens, things.starPin, things.glowStar, things.notebook],
  },
]
