import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the builders of the town make and mend. */
export const worksScenes: Scene[] = [
  {
    id: 'brick-yard',
    place: 'the brick yard',
    worldToday:
      'Every morning a mountain of bricks lands in the brick yard. Today the mountain slid. {hero} is in there somewhere, waving one boot.',
    childRole: 'yard boss',
    parentRole: 'Be the brick truck at the gate: beep while you back up, and wait for the next answer.',
    problem: {
      math: 'The wall crew needs exact numbers. Sort the {things} out of the heap with careful math.',
      reading: 'Each stack had a sign until the slide. Read what is left, so that no brick goes astray.',
      science: 'Some bricks stack well and some slip. The yard wants to know how real things behave, and why.',
      writing: 'Nobody told the truck drivers where to unload. The brick yard needs clear words from you.',
      art: 'The heap is gray, and so is the mood. {friend} hopes your art can cheer up the brick yard.',
      'social-studies':
        'Three streets want the same load of {things}. Find out how people share, decide and plan together.',
    },
    payoff: {
      math: 'The heap turns into neat stacks. At the bottom sits {friend}, still holding a sandwich.',
      reading: 'Each sign stands by the right stack. The one that says Free Hugs stays too.',
      science: 'Your finding goes up by the gate. The next mountain of bricks stays put.',
      writing: 'The drivers read your words and nod. Four trucks park in a perfect row.',
      art: 'Your work hangs on the yard gate. Two drivers take the long way just to see it.',
      'social-studies': 'Each street gets its turn, and everyone knows why. The trucks roll out without one grumble.',
    },
    things: [things.brick, things.tile, things.plank, things.wheelbarrow],
  },
  {
    id: 'plan-room',
    place: 'the plan room',
    worldToday:
      'Blueprints cover each wall of the plan room. A blueprint shows a thing before it is built. Last night a breeze mixed them. Now the school has a funnel and an anchor.',
    childRole: 'plan reader',
    parentRole: 'Be the town planner: tilt your head at each answer and ask to see it from the other side.',
    problem: {
      math: 'Half of the numbers blew off the plans. Work them out, or the {things} will not fit together.',
      reading: 'The notes on the blueprints are tiny and full of odd words. Read them closely before the first brick.',
      science: 'A plan is a guess until someone tests it. Help the plan room with facts that hold up.',
      writing: 'A blueprint without words is only half a plan. The builders wait for someone who writes it well.',
      art: 'The plan room needs fresh eyes and a bold hand. Show the builders what could be.',
      'social-studies': 'A town plan is for people. Find out what they need before the blueprints are rolled up.',
    },
    payoff: {
      math: 'The numbers click, and the plan stands firm. The school gives the anchor back.',
      reading: 'Now the notes make sense. The odd word was only gutter, spelled backward.',
      science: 'The plan gets a green stamp. It shows a goose with a hard hat.',
      writing: 'Your words go right beside the drawing. Nobody will build it upside down now.',
      art: 'Paloma pins up your work and steps back. She says the town should look more like that.',
      'social-studies': 'Your idea goes into the plan for good. {hero} draws a bench right there, for two.',
    },
    things: [things.blueprint, things.door, things.chimney, things.beam],
  },
  {
    id: 'crane-yard',
    place: 'the crane yard',
    worldToday:
      'The big crane can lift a whole kitchen, sink and all. This morning it lifted {hero} by the suspenders. The crane yard calls for a calm head.',
    childRole: 'crane guide',
    parentRole: 'Be the crane: swing one arm slowly toward each answer and lower it when all is well.',
    problem: {
      math: 'A crane lifts only what its numbers allow. Work them out before the {things} leave the ground.',
      reading: 'The crane book lists every lift in short, dusty words. Read it with care, so that nothing swings.',
      science: 'Why does a crane not tip over? The driver likes good questions and better evidence.',
      writing: 'Up in the cab, nobody can hear a shout. The crane guide has to put it in writing.',
      art: 'From up high, the crane yard looks like a patchwork quilt. {friend} wants to see that view made by hand.',
      'social-studies': 'One crane serves the whole town, and the list is long. How do people decide what comes first?',
    },
    payoff: {
      math: 'Up it goes, over the roofs and down with a soft bump. {hero} is back on both feet.',
      reading: 'You spotted the line that mattered. The hook lets go at the perfect time.',
      science: 'A heavy weight at the back keeps the crane steady. Your facts go next to it.',
      writing: 'The crane driver reads your note and gives two honks. That means very clear, thank you.',
      art: 'The crane lifts your work high above the yard. Pigeons land to admire it.',
      'social-studies': 'The list is fair, and people can see why. Even the last in line gets a wave.',
    },
    things: [things.crane, things.hook, things.beam, things.bucket],
  },
  {
    id: 'window-works',
    place: 'the window works',
    worldToday:
      'Round windows and one like a pear hang in the window works. Farid hums and fits the frames. Today the pear-shaped house ordered apples.',
    childRole: 'window fitter',
    parentRole: 'Be the customer with the odd house: describe your walls grandly and thank the fitter for each answer.',
    problem: {
      math: 'A window that is off by a little lets in the rain. Get the numbers right for the {things}.',
      reading: 'The orders for new windows came folded, smudged and out of order. Someone must read them well.',
      science: 'Light pours into the window works, and so do questions. Gather facts that are just as clear.',
      writing: 'Each window gets a note for its new owner. The words should be as clear as the view.',
      art: 'An empty frame hangs in the window works. It waits for something that only you would make.',
      'social-studies':
        'Behind each window live people with their own ways. Find out more before the {things} are delivered.',
    },
    payoff: {
      math: 'Each pane slides in with a tiny click. Not one drop gets through.',
      reading: 'The orders are clear again. Nobody wanted a window in the shape of a sneeze.',
      science: 'Your facts let in a lot of light. Farid writes them on the sunny wall.',
      writing: 'The owner reads your note at the new window, twice. Then it goes in a frame as well.',
      art: 'Passers-by stop in front of your frame. One of them tips a hard hat.',
      'social-studies': 'Now each window suits the people behind it. Somebody waves from the pear-shaped house.',
    },
    things: [things.window, things.door, things.tile],
  },
  {
    id: 'wheel-shop',
    place: 'the wheel shop',
    worldToday:
      'Anything that rolls comes to the wheel shop. Yuna is small enough to fix carts from below. Today one cart turns in circles and squeaks a waltz.',
    childRole: 'wheel wizard',
    parentRole: 'Be the squeaky cart: turn once on the spot after each question and stop for a good answer.',
    problem: {
      math: 'Gears only mesh when the numbers agree. Do the math, so that the {things} roll straight.',
      reading: 'The repair cards are stuck together with jam. Read each one closely before a single wheel turns.',
      science: 'The wheel shop tests every idea before it trusts one. What can you find out for sure?',
      writing: 'The owner of the cart asks what went wrong. Yuna wants it written down, plainly and kindly.',
      art: 'The carts are ready but look rather plain. The wheel shop wants pattern, line and a bit of dazzle.',
      'social-studies': 'Those carts carry goods and people all over town. Who needs what, and from whom?',
    },
    payoff: {
      math: 'The gears bite, and the cart rolls straight. The waltz turns into a march.',
      reading: 'Under the jam was the right step all along. The cards now smell of plums.',
      science: 'You showed it with a fair test. Yuna grins and spins a wheel in your honor.',
      writing: 'The owner reads it and laughs out loud. Next time, no more jam on the axles.',
      art: 'The carts leave the shop like a parade. {friend} wants one for every day of the week.',
      'social-studies': 'Each cart knows where it is needed. The whole town hums like a well-oiled gear.',
    },
    things: [things.gear, things.axle, things.cart, things.wheelbarrow],
  },
  {
    id: 'pipe-tunnel',
    place: 'the pipe tunnel',
    worldToday:
      'Under Clatterby runs the pipe tunnel, long and cool. All the water in town gurgles through it. Since breakfast, one pipe has been playing a tune.',
    childRole: 'tunnel scout',
    parentRole: 'Be the echo in the tunnel: repeat the end of each answer softly, softer, softest.',
    problem: {
      math: 'Each turn of the pipe tunnel has a number. Solve them in order, or you end up under the bakery again.',
      reading: 'Old builders left messages on the tunnel walls. Read them well, for they point the way.',
      science: 'Something makes a pipe sing, and it is no ghost. Look for real causes in the pipe tunnel.',
      writing: 'The next crew will come down here in the dark. Leave them words in the tunnel log that help.',
      art: 'The tunnel walls are bare and rather gloomy. {hero} dreams of an art show down among the pipes.',
      'social-studies': 'Who dug this tunnel, and who looks after it now? The town has a past worth digging up.',
    },
    payoff: {
      math: 'Your numbers lead straight to the singing pipe. A rubber duck was stuck in the bend.',
      reading: 'The messages end with an arrow and a smile. Both of them were right.',
      science: 'You found the cause. The pipe plays one last note and takes its rest.',
      writing: 'The next crew finds your words first. They come back on time and bone-dry.',
      art: 'The tunnel show opens at noon with real lamps. Forty people come, all in rain boots.',
      'social-studies': 'The old diggers get their names on a plaque at last. Yours stands below, as finder.',
    },
    things: [things.pipe, things.bucket, things.digger, things.hardHat],
  },
  {
    id: 'tool-loft',
    place: 'the tool loft',
    worldToday:
      'Each tool has its own peg in the tool loft. The town goose moved in last week and rearranged them by shininess. Nobody can find a trowel.',
    childRole: 'tool keeper',
    parentRole: 'Be the town goose: honk twice for each fine answer and guard one shiny thing.',
    problem: {
      math: 'The pegs are numbered, and the {things} are not where they belong. Only sound math brings them home.',
      reading: 'The tool loft has rules, and the goose sat on them. Read what can still be read.',
      science: 'A tool makes hard work easier, but how? The tool loft is a fine place to find out.',
      writing: 'The goose needs a polite letter, or so the builders say. The tool loft is counting on your words.',
      art: 'The goose likes shiny, round and striped things. Make something so fine that it trades the trowels back.',
      'social-studies':
        'Builders from many places brought tools and ways of their own. What can the tool loft tell about them?',
    },
    payoff: {
      math: 'Each peg holds the right tool. The goose has kept one hook, as rent.',
      reading: 'Rule nine turns out to be the best. It says: Share, and sweep up after.',
      science: 'With your facts, the hard job takes half the push. The goose takes a nap.',
      writing: 'The goose listens to every word with its head tilted. Then it hops aside.',
      art: 'The goose looks, blinks and honks. All the trowels for one work of art is a fair trade.',
      'social-studies': 'Each tool gets a card with its story. The builders find out where their own came from.',
    },
    things: [things.trowel, things.hook, things.hardHat, things.gear],
  },
]
