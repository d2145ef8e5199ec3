import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the animals live. */
export const habitatScenes: Scene[] = [
  {
    id: 'reed-pond',
    place: 'the reed pond',
    worldToday:
      'Mist lifts off the reed pond, and the frogs are rehearsing. Turtles warm themselves on a sunny log. Mateo has mud up to the knees.',
    worldAgain:
      'A heron stands on one leg among the reeds. From far away it looks like a reed itself. {friend} says good morning to both, to be safe.',
    childRole: 'pond keeper',
    parentRole: 'Be the oldest frog in the pond: give one deep croak for every right answer.',
    problem: {
      math: 'A wet duck sat down on the pond book. Each right answer makes one smudged line clear again.',
      reading: 'Rain smudged the signs around the pond. Read what is left, so that visitors find the quiet path.',
      science: 'A tadpole grows legs and turns into a frog. Find more true facts about how the world works.',
      writing: 'The pond book has room left and a long winter ahead. Write something worth reading again.',
      art: 'All day the pond draws rings, ripples and reeds. Make art to keep it company.',
      'social-studies':
        'Frogs, turtles and ducks share one pond without a mayor. People need a bit more, so find out what.',
    },
    payoff: {
      math: "Today's page is clear, down to the last line. The frogs celebrate with four croaks.",
      reading: "The signs are clear again. Nobody steps on the frogs' stage by mistake.",
      science: 'Your facts stand in the pond book for good. A turtle stretches its neck to see.',
      writing: 'A frog sits down beside your words like a stamp. Now it is official.',
      art: 'You hold it over the pond, and suddenly there are two. The frogs like both.',
      'social-studies': 'The rangers write it in the pond book at once. The frogs vote yes, in a single croak.',
    },
    strands: {
      number: {
        problem:
          'The stepping stones in the pond have lost their numbers. Each right answer puts one stone back in place.',
        payoff: 'Every stone is in place. A duck crosses on foot, just because it can.',
      },
      operations: {
        problem: 'The ducks carry reeds to their nests and have lost track. Each right answer finishes one nest.',
        payoff: 'Every nest is finished. A duck sits down and will not get up again.',
      },
      patterns: {
        problem:
          'The frog choir sings by a rule, but the frogs forgot it. Each right answer brings one frog in on time.',
        payoff: 'The whole choir is together now. It sings from the first croak to the last.',
      },
      measurement: {
        problem: 'The rangers lay a plank path through the pond reeds. Each right answer makes one plank fit.',
        payoff: 'The last plank fits. Now you can cross the reeds with dry feet.',
      },
      data: {
        problem: 'The pond chart shows visitors who lives here, but it is blank. Each right answer colors one column.',
        payoff: 'The last column is colored. A turtle stretches its neck to read the chart.',
      },
      life: {
        problem:
          'The rangers plan a new frog pool beside the pond. Each true fact about living things plants one reed.',
        payoff: 'The new pool is green all around. The first frog jumps in before the sign is up.',
      },
      earth: {
        problem: 'Sun, rain and seasons change the pond, and rangers keep a log. Each true finding fills one line.',
        payoff: 'The log is up to date. Noor reads it first thing every morning.',
      },
    },
    things: [things.reed, things.pebble, things.snailShell, things.feather],
  },
  {
    id: 'oak-wood',
    place: 'the oak wood',
    worldToday:
      'Acorns drop like slow rain in the oak wood. Squirrels bury them and forget a few. Some of those grow into trees.',
    worldAgain:
      'A woodpecker drums on the old oak, and the whole wood listens. A blue jay hides one acorn and then another. A third one lands on {hero} with a tock.',
    childRole: 'wood ranger',
    parentRole: 'Be a forgetful squirrel: scratch your head and thank the ranger for each answer.',
    problem: {
      math: 'The squirrels mixed up their winter stores and squabble about it. Each right answer calms one squirrel down.',
      reading: 'Wind blew the trail notes all over the wood. Put sense back into the words before anyone gets lost.',
      science:
        'The old oak has seen sun, storms and a thousand squirrels. Ask it good questions and find true answers.',
      writing: 'Squirrels forget where things are, for they never write. You can, so put your words down.',
      art: 'Look at bark, acorns and slanting light. Then make art as rich as the oak wood.',
      'social-studies':
        'This oak was small when your great-great-grandparents were young. Find out about people, then and now.',
    },
    payoff: {
      math: 'Peace at last! The squirrels flick their tails and get back to work.',
      reading: 'The trail notes lead right to the old oak. It was hiding behind the other oaks.',
      science: 'Your answers hang on the oak for all to see. A woodpecker knocks twice for yes.',
      writing: 'Your words are safe in the hollow oak. Next year they will still be there.',
      art: 'A squirrel tries to bury it for later. That is the highest praise in the wood.',
      'social-studies': 'The old oak stands a little straighter. It remembers all that, and so will we.',
    },
    strands: {
      number: {
        problem: 'Wind tore the number tags off the squirrel holes. Each right answer hangs one tag back up.',
        payoff: 'All the tags hang again. Every squirrel finds its own front door.',
      },
      operations: {
        problem: 'Squirrels carry acorns in and out until nobody can keep track. Each right answer settles one store.',
        payoff: 'Every store is settled. The oldest squirrel checks twice and curls up for a nap.',
      },
      fractions: {
        problem:
          'The squirrels want fair shares and watch every crumb. Each right answer seats one squirrel at the stump.',
        payoff: 'Every squirrel sits at the stump. Nobody peeks at the pile next door.',
      },
      patterns: {
        problem: 'The woodpecker taps in a code that has a rule. Each right answer earns one knock back.',
        payoff: 'The last knock comes, and the code is yours. The woodpecker bows its red head.',
      },
      data: {
        problem: 'The rangers chart what the oaks drop each day. Each right answer adds one row to the chart.',
        payoff: 'The chart has its last row. The squirrels study it like a menu.',
      },
      life: {
        problem:
          'Young oaks need care, and the rangers want to get it right. Each true fact about living things plants one acorn.',
        payoff: 'The acorns are all in the ground. In a hundred years this will be a shady spot.',
      },
      physical: {
        problem: 'The rangers build a bridge from oak to oak. Each true finding about how things work lays one plank.',
        payoff: 'The bridge reaches the next oak. A squirrel runs across, just to be first.',
      },
    },
    things: [things.acorn, things.pinecone, things.hazelnut, things.twig],
  },
  {
    id: 'owl-barn',
    place: 'the owl barn',
    worldToday:
      'Hush, the barn owls are waking up. Their soft feathers let them fly almost without a sound. Mateo came in on tiptoe and sneezed.',
    worldAgain:
      'Something hisses up in the owl barn. It is only the owl chicks, asking for supper. Mateo hisses back, and all the chicks stare.',
    childRole: 'owl guard',
    parentRole: 'Be a sleepy owl on the beam: blink slowly and whisper all that you say.',
    problem: {
      math: 'Hay slid down and buried the barn notes. Each right answer uncovers one more line.',
      reading: 'The owl diary is written in wobbly words. Read it well to learn what happened last night.',
      science: 'Visitors pinned questions about the world to the barn door. Find true answers before the owls fly out.',
      writing: 'In the owl barn nobody may talk. So write, and let your words be heard that way.',
      art: 'The feathers of an owl have spots, bars and many browns. Make art with a quiet eye.',
      'social-studies':
        'Farmers built this barn, and owls moved in as neighbors. Find out how people live side by side.',
    },
    payoff: {
      math: 'The notes lie clear, down to the last line. Olu the owl ruffles up, pleased.',
      reading: 'Now the diary makes sense. It ends with the word mouse and three question marks.',
      science: 'The questions have their true answers. The barn door creaks as if it agrees.',
      writing: 'Everyone reads it without a sound. Then an owl asks: Who?',
      art: 'The owls turn their heads very far around. They want to see it twice.',
      'social-studies': 'The barn gets a new sign: Everyone welcome, please whisper. The owls nod.',
    },
    strands: {
      number: {
        problem: 'The nest boxes in the barn have lost their numbers. Each right answer leads one owl to its own box.',
        payoff: 'Every owl is in its own box. It is so quiet that you could hear a feather land.',
      },
      fractions: {
        problem: 'The beams of the barn must be shared fairly among the owls. Each right answer marks one owl a part.',
        payoff: 'Each owl has its fair part. They shuffle into place, wing by wing.',
      },
      measurement: {
        problem: 'A new nest box must fit under the barn roof. Each right answer puts in one board.',
        payoff: 'The last board is in, and the box fits. An owl tries it on like a coat.',
      },
      time: {
        problem: 'The barn clock opens the big door for the owls. Each right answer moves the door a little.',
        payoff: 'The door stands wide open, right on time. Out glide the owls without a sound.',
      },
      geometry: {
        problem:
          'The barn gets a new window, and builders think in shapes. Each right answer draws one line of the plan.',
        payoff: 'The plan has its last line. Soon moonlight will fall in, neat as a quilt.',
      },
      physical: {
        problem:
          'The owl chicks jump at every creak and shadow. Each true finding about how things work calms one chick.',
        payoff: 'All the chicks are calm. They settle down in one warm, fluffy row.',
      },
      life: {
        problem: 'Visitors came to the barn with questions about living things. Each true fact answers one visitor.',
        payoff: 'Every visitor has an answer. They go home on tiptoe, and one waves to an owl.',
      },
    },
    things: [things.feather, things.nestBox, things.lantern, things.hayBundle],
  },
  {
    id: 'beaver-dam',
    place: 'the beaver dam',
    worldToday:
      'The beaver dam sprang a leak, and the beavers are busy. Their front teeth never stop growing, and chewing keeps them short. {hero} offers to carry twigs.',
    worldAgain:
      'Smack! A beaver slaps the water by the beaver dam: look out! Everyone freezes. It was only a ranger hat that floated by.',
    childRole: 'dam builder',
    parentRole: 'Be the beaver in charge: slap the floor softly for every right answer.',
    problem: {
      math: 'Water trickles through the gaps in the dam. Each right answer plugs one gap.',
      reading: 'The plan for the dam is in words, and some washed away. Read on, and work out what comes next.',
      science: 'A beaver builds on what works and not on luck. Find out what is true before the water rises.',
      writing: 'Beavers build with twigs, one by one, and you build with words. Put yours together well.',
      art: 'A dam is mud, twigs and a strong sense of shape. Make art with as much care.',
      'social-studies': 'Beavers shape their valley by working side by side. Find out how people shape theirs.',
    },
    payoff: {
      math: 'The trickle slows to a drip and stops. The beavers pat the mud flat.',
      reading: 'The plan is clear, and the dam grows. Even the ducks come to look.',
      science: 'Your facts hold as well as the dam. The beavers seem to have known them all along.',
      writing: 'It holds, it flows, and nothing leaks. The beavers slap their tails for you.',
      art: 'A beaver wanted to chew it and then did not. That says it all.',
      'social-studies': 'The beavers take a break to hear about it. They had no idea about mayors.',
    },
    strands: {
      number: {
        problem: 'Logs for the dam float down with numbers on them. Each right answer guides one log into place.',
        payoff: 'The last log slides into place. The beavers look along the row and find it good.',
      },
      operations: {
        problem: 'The beavers must know if their wood is enough. Each right answer sends one load to the dam.',
        payoff: 'Every load is at the dam. The beavers chew on without a worry.',
      },
      fractions: {
        problem: 'A pole at the dam shows what part is full. Each right answer paints one mark back on.',
        payoff: 'All the marks are back on the pole. The beavers see at a glance how the pond stands.',
      },
      measurement: {
        problem: 'A log that is too long or too short floats off. Each right answer makes one log fit the dam.',
        payoff: 'Every log fits. Not one drop gets past the beavers.',
      },
      geometry: {
        problem: 'A strong dam needs the right shapes in the right spots. Each right answer wedges in one stone.',
        payoff: 'The last stone sits tight. A beaver jumps on top, and nothing wobbles.',
      },
      physical: {
        problem: 'Water pushes on the dam, and mud and wood must hold. Each true finding packs in one scoop of mud.',
        payoff: 'The last scoop is packed, and the dam holds. The beavers always like proof.',
      },
      earth: {
        problem: 'Land, water and sky all matter to a beaver. Each true finding adds one line to the valley map.',
        payoff: 'The map has its last line. The beavers are on it, right in the middle.',
      },
    },
    things: [things.twig, things.log, things.pebble, things.reed],
  },
]
