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
      writing: 'The pond book has room left and a long winter ahead. Write something worth reading again.',
      art: 'All day the pond draws rings, ripples and reeds. Make art to keep it company.',
      'social-studies':
        'Frogs, turtles and ducks share one pond without a mayor. People need a bit more, so find out what.',
    },
    payoff: {
      math: 'The pond book is complete. The frogs celebrate with a song in four croaks.',
      reading: "The signs are clear again. Nobody steps on the frogs' stage by mistake.",
      science: 'Your facts stand in the pond book for good. A turtle stretches its neck to see.',
      writing: 'A frog sits down beside your words like a stamp. Now it is official.',
      art: 'You hold it over the pond, and suddenly there are two. The frogs like both.',
      'social-studies': 'The rangers write it in the pond book at once. The frogs vote yes, in a single croak.',
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
      writing: 'Squirrels forget where things are, for they never write. You can, so put your words down.',
      art: 'Look at bark, acorns and slanting light. Then make art as rich as the oak wood.',
      'social-studies':
        'This oak was small when your great-great-grandparents were young. Find out about people, then and now.',
    },
    payoff: {
      math: 'Peace at last! The squirrels shake tails and get back to work.',
      reading: 'The trail notes lead right to the old oak. It was hiding behind the other oaks.',
      science: 'Your answers hang on the oak for all to see. A woodpecker knocks twice for yes.',
      writing: 'Your words are safe in the hollow oak. Next year they will still be there.',
      art: 'A squirrel tries to bury it for later. That is the highest praise in the wood.',
      'social-studies': 'The old oak stands a little straighter. It remembers all that, and so will we.',
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
      writing: 'In the owl barn nobody may talk. So write, and let your words be heard that way.',
      art: 'The feathers of an owl have spots, bars and many browns. Make art with a quiet eye.',
      'social-studies':
        'Farmers built this barn, and owls moved in as neighbors. Find out how people live side by side.',
    },
    payoff: {
      math: 'The numbers are true, down to the last feather. Olu the owl ruffles up, pleased.',
      reading: 'Now the diary makes sense. It ends with the word mouse and three question marks.',
      science: 'Your clues tell the story of the night. The barn door creaks as if it agrees.',
      writing: 'Everyone reads it without a sound. Then an owl asks: Who?',
      art: 'The owls turn their heads very far around. They want to see it twice.',
      'social-studies': 'The barn gets a new sign: Everyone welcome, please whisper. The owls nod.',
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
      writing: 'Beavers build with twigs, one by one, and you build with words. Put yours together well.',
      art: 'A dam is mud, twigs and a strong sense of shape. Make art with as much care.',
      'social-studies': 'Beavers shape their valley by working side by side. Find out how people shape theirs.',
    },
    payoff: {
      math: 'The leak slows to a drip and stops. The beavers pat the mud flat.',
      reading: 'The plan is clear, and the dam grows. Even the ducks come to look.',
      science: 'Your facts hold as well as the dam. The beavers seem to have known them all along.',
      writing: 'It holds, it flows, and nothing leaks. The beavers slap their tails for you.',
      art: 'A beaver wanted to chew it and then did not. That says it all.',
      'social-studies': 'The beavers take a break to hear about it. They had no idea about mayors.',
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
      writing: 'Bees tell their news with a dance, and you can write. Make each word do its work.',
      art: 'Blossoms call to bees with color and pattern. Make art that would stop one in flight.',
      'social-studies': 'In the hive each bee has a job, and all share. Find out how people do it.',
    },
    payoff: {
      math: 'The map is finished, and it buzzes with numbers. The bees dance a figure eight.',
      reading: 'Each creature has its sign now. The ladybugs are no longer called small red tanks.',
      science: 'Your finding goes up on the meadow board. Ten thousand bees hum thank you.',
      writing: 'The whole meadow buzzes about it. One bee tries to dance your last word.',
      art: 'A bee lands on it, walks all around and hums. The meadow has a new favorite.',
      'social-studies': 'The bees listen and hum. They had never heard of weekends and may try one.',
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
      writing: 'Bats call out and wait for the echo. Write well, and your words will get one too.',
      art: 'Dusk turns the bat hollow into shapes, light and shadow. Make art of your own before night falls.',
      'social-studies': 'A hollow full of bats is like a town with one room. Find out how people live together.',
    },
    payoff: {
      math: 'Out they swirl, and every number fits. What a sight!',
      reading: 'The true facts stay on the wall. The one about bat pajamas comes down.',
      science: 'The hollow has one secret less. A small bat squeaks too high for us to hear.',
      writing: 'By dusk an answer hangs in the hollow, upside down. It says: More!',
      art: '{hero} turns it upside down for the bats. It looks good that way too.',
      'social-studies': 'The bats fly out in turn tonight, without a bump. You gave them a good idea.',
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
      writing: 'Snow will close the slope for months, with nothing new to read. Write something for the shelf.',
      art: 'High on the slope you see near things, far things and sky. Make art with eyes that wide.',
      'social-studies': 'Pikas live up high, and most people live down low. Find out how people use and share places.',
    },
    payoff: {
      math: 'Every store is full, just as you worked it out. The pikas can sit by the door and nibble.',
      reading: 'The guide led us the safe way up. The view is worth every word.',
      science: 'Now the rangers can tell how the slope works. A pika squeaks its approval.',
      writing: 'It lies dry and safe beside the hay. On snowy nights, the rangers read it aloud.',
      art: 'A pika sits down before it and forgets to squeak. The view has a rival.',
      'social-studies': 'The rangers talk of it all the way down the slope. A pika would like to sign.',
    },
    things: [things.hayBundle, things.blossom, things.berry],
  },
]
