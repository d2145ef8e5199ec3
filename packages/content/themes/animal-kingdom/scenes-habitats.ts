import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the animals live. */
export const habitatScenes: Scene[] = [
  {
    id: 'reed-pond',
    place: 'the reed pond',
    worldToday:
      'Mist lies over the reed pond, and the frogs are rehearsing. Turtles warm themselves on a log. {hero} has mud up to the knees.',
    childRole: 'pond keeper',
    parentRole: 'Be the oldest frog in the pond: answer every right try with one deep croak.',
    problem: {
      math: 'The pond book has gaps where the {things} belong. Fill them with numbers that are right.',
      reading: 'Rain smudged the signs around the pond. Read what is left, so that visitors find the quiet path.',
      science: 'A tadpole grows legs and turns into a frog. Find more true facts about how the world works.',
    },
    payoff: {
      math: 'The pond book is complete. The frogs celebrate with a song in four croaks.',
      reading: "The signs are clear again. Nobody steps on the frogs' stage by mistake.",
      science: 'Your facts stand in the pond book for good. A turtle stretches its neck to see.',
    },
    things: [things.reed, things.pebble, things.snailShell, things.feather],
  },
  {
    id: 'oak-wood',
    place: 'the oak wood',
    worldToday:
      'Acorns drop like slow rain in the oak wood. Squirrels bury them and forget a few. Some of those grow into trees.',
    childRole: 'wood ranger',
    parentRole: 'Be a forgetful squirrel: keep asking where you put things, and thank the ranger each time.',
    problem: {
      math: 'The squirrels are in a flap over their {things}. Work out the numbers, so that {hero} can settle it.',
      reading: 'Wind blew the trail notes all over the wood. Put sense back into the words before anyone gets lost.',
      science:
        'The old oak has seen sun, storms and a thousand squirrels. Ask it good questions and find true answers.',
    },
    payoff: {
      math: 'Peace at last! The squirrels shake tails and get back to work.',
      reading: 'The trail notes lead right to the old oak. It was hiding behind the other oaks.',
      science: 'Your answers hang on the oak for all to see. A woodpecker knocks twice for yes.',
    },
    things: [things.acorn, things.pinecone, things.hazelnut],
  },
  {
    id: 'owl-barn',
    place: 'the owl barn',
    worldToday:
      'Hush, it is almost bedtime for the barn owls. Their soft feathers let them fly almost without a sound. {friend} came in on tiptoe and sneezed.',
    childRole: 'owl guard',
    parentRole: 'Be a sleepy owl on the beam: blink slowly and whisper each question.',
    problem: {
      math: 'The barn has nest boxes, feathers and lanterns to keep track of. The {things} need true numbers before sunset.',
      reading: 'The owl diary is written in wobbly words. Read it well to learn what happened last night.',
      science: 'Something stirred in the barn, and there are clues on the floor. Look closely and say what they show.',
    },
    payoff: {
      math: 'The numbers are true, down to the last feather. Olu the owl ruffles up, pleased.',
      reading: 'Now the diary makes sense. It ends with the word mouse and three question marks.',
      science: 'Your clues tell the story of the night. The barn door creaks as if it agrees.',
    },
    things: [things.feather, things.nestBox, things.lantern],
  },
  {
    id: 'beaver-dam',
    place: 'the beaver dam',
    worldToday:
      'The beaver dam sprang a leak, and the beavers are busy. Their front teeth never stop growing, so chewing helps. {hero} offers to carry twigs.',
    childRole: 'dam builder',
    parentRole: 'Be the beaver in charge: slap the floor softly when an answer is ready to go in.',
    problem: {
      math: 'Each gap in the dam needs just the right number of {things}. A wrong one floats straight off.',
      reading: 'The plan for the dam is in words, and some washed away. Read on, and work out what comes next.',
      science: 'A beaver builds on what works and not on luck. Find out what is true before the water rises.',
    },
    payoff: {
      math: 'The leak slows to a drip and stops. The beavers pat the mud flat.',
      reading: 'The plan is clear, and the dam grows. Even the ducks come to look.',
      science: 'Your facts hold as well as the dam. The beavers seem to have known them all along.',
    },
    things: [things.twig, things.log, things.pebble],
  },
  {
    id: 'bee-meadow',
    place: 'the bee meadow',
    worldToday:
      'The bee meadow hums from end to end. A honeybee dances to show the others where to find nectar. {hero} tries the dance and falls over.',
    childRole: 'meadow scout',
    parentRole: 'Be the queen of the meadow: buzz once for every answer and bow at the end.',
    problem: {
      math: 'The bees are out in great numbers today. The scouts need the {things} counted for the meadow map.',
      reading: 'The meadow signs mix up who is who. Read carefully, so that each small creature gets its due.',
      science: 'A bee looks closely at each blossom before it moves on. Do the same with the facts of the day.',
    },
    payoff: {
      math: 'The map is finished, and it buzzes with numbers. The bees dance a figure eight.',
      reading: 'Each creature has its sign now. The ladybugs are no longer called small red tanks.',
      science: 'Your finding goes up on the meadow board. Ten thousand bees hum thank you.',
    },
    things: [things.blossom, things.pebble, things.trailSign],
  },
  {
    id: 'bat-hollow',
    place: 'the bat hollow',
    worldToday:
      'In the bat hollow, everyone hangs upside down. Bats find their way in the dark with echoes. {hero} tried to hang up a hat and got it wrong.',
    childRole: 'night listener',
    parentRole: 'Be the echo in the hollow: softly repeat the last word of every answer.',
    problem: {
      math: 'Dusk is near, and the bats will soon fly out. Have your numbers ready, for nobody waits at the door.',
      reading: 'Someone wrote bat facts upside down on the wall. Read each one, and tell the true from the odd.',
      science: 'The hollow is full of puzzles, and bats keep no notes. Find out how the real world works.',
    },
    payoff: {
      math: 'Out they swirl, and every number fits. What a sight!',
      reading: 'The true facts stay on the wall. The one about bat pajamas comes down.',
      science: 'The hollow has one secret less. A small bat squeaks too high for us to hear.',
    },
    things: [things.batBox, things.lantern, things.pebble],
  },
  {
    id: 'pika-slope',
    place: 'the pika slope',
    worldToday:
      'High on the pika slope, small round pikas dash between boulders. They gather plants and dry them for winter. One squeaks at {hero} from behind a thistle.',
    childRole: 'slope scout',
    parentRole: 'Be a busy pika: hurry, squeak, and then stand very still for the answer.',
    problem: {
      math: 'Winter comes early up here, and each pika needs enough. Work out the {things} before the first snow.',
      reading: 'The slope guide is full of long words and short warnings. Read it closely before the rangers go on.',
      science: 'Pikas live with wind, snow and thin soil. Find out how the world around them works.',
    },
    payoff: {
      math: 'Every store is full, just as you worked it out. The pikas can sit by the door and nibble.',
      reading: 'The guide led us the safe way up. The view is worth every word.',
      science: 'Now the rangers can tell how the slope works. A pika squeaks its approval.',
    },
    things: [things.hayBundle, things.blossom, things.berry],
  },
]
