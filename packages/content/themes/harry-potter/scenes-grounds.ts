import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** The towers, gardens and odd corners of the school. */
export const groundsScenes: Scene[] = [
  {
    id: 'greenhouse',
    place: 'the greenhouse',
    worldToday:
      'It is warm and green and a little noisy in the greenhouse. Pumpkins snore, and the mint tells jokes. {hero} waters one pot, and it says excuse me.',
    childRole: 'plant wizard',
    parentRole: 'Be a shy sprout: start out curled up, and unfold a bit with every answer.',
    problem: {
      math: 'Each bed grows by the numbers on its sign. Set them right, and the {things} will wake.',
      reading: 'The plant labels have been nibbled by snails. Read what is left and tell which word goes where.',
      science: 'One pumpkin sulks because nobody tells it anything true. No spell will help, but facts will.',
      writing: 'The mint makes up jokes, and none of them are good. Write something better for the greenhouse.',
      art: 'The mint says that plants are the only real artists. Make art and prove it wrong.',
      'social-studies': 'Pumpkins crossed oceans, and so did people and ideas. Find out about people and places.',
    },
    payoff: {
      math: 'Row by row, the beds wake up and stretch. A pumpkin opens one eye.',
      reading: 'Each plant answers to its own name again. The mint has a new joke about it.',
      science: 'The pumpkin lifts its head. Facts were the best magic after all.',
      writing: 'A pumpkin stops snoring to hear it. The mint takes notes.',
      art: 'The mint is speechless, for the first time ever. Then it asks you to sign.',
      'social-studies': 'The pumpkins are proud to be so well traveled. One would like a suitcase.',
    },
    things: [things.pot, things.pumpkin, things.sprig, things.petal],
  },
  {
    id: 'star-tower',
    place: 'the star tower',
    worldToday:
      'Two hundred steps lead up the star tower. {hero} counted each one twice. The roof folds open like a fan. Tonight the sky is very clear.',
    childRole: 'star reader',
    parentRole: 'Be the old tower clock: tick softly while your wizard thinks, and chime for each answer.',
    problem: {
      math: 'The great brass star finder turns by numbers. Work them out, and it will point to the brightest star.',
      reading: "The star charts carry tiny notes from wizards of old. Read them well to find tonight's sight.",
      science:
        'The stars and the weather keep to rules, even for a wizard. Look for the pattern and tell what is true.',
      writing: 'Wizards of old left notes up here for you to find. Now write for those who come next.',
      art: 'From the star tower you see light, dark and distance. Make art with eyes wide open.',
      'social-studies':
        'By day the tower shows roads, fields and far-off towns. Find out how people live and work there.',
    },
    payoff: {
      math: 'The star finder hums and stops. Right in the middle sits a bright, steady planet.',
      reading: 'The notes lead you to the right corner of the sky. Someone drew a smile there long ago.',
      science: 'Your pattern goes up on the tower wall. The stars seem to wink, but that is just the air.',
      writing: 'Your words will wait in the tower for a hundred years. Someone will climb up and smile.',
      art: 'The clock holds its tick to look at your art. Nobody minds being a minute late.',
      'social-studies': 'For once the star finder swings down and points at the towns. It twinkles.',
    },
    things: [things.starChart, things.lantern, things.scroll],
  },
  {
    id: 'snail-post',
    place: 'the snail post room',
    worldToday:
      'All mail at Larkspire travels by snail. It is slow, but it always comes. Today the snail post room is knee-deep in parcels from last summer.',
    childRole: 'post wizard',
    parentRole: 'Be a very slow post snail: stretch out each word and cheer up with every answer.',
    problem: {
      math: 'The mail must be weighed, counted and shared out with care. Get the {things} right, or the snails get lost.',
      reading: 'Slime has blurred the words on the parcels. Read closely, and the mail will find its way.',
      science:
        'How can a snail carry so much and walk on its tummy? The post room needs facts about the natural world.',
      writing: 'Snail mail takes a year, so each word must be worth it. Write yours.',
      art: 'The post snail has seen only brown boxes this year. Make art that is a joy to carry.',
      'social-studies': 'The snails bring parcels from towns and lands far off. Find out how people live there.',
    },
    payoff: {
      math: 'Each snail sets off with the right load. They should arrive by spring.',
      reading: 'The mail is sorted. One parcel was for you all along, and it tickles.',
      science: 'Your facts are mailed to every school. Please allow one year.',
      writing: 'A snail sets off with it at top speed. It will be at the door by Friday.',
      art: 'Three snails race for it, in their way. The winner puts it in a frame of slime.',
      'social-studies': 'The snails read it on the road, since there is time. Now they greet everyone they meet.',
    },
    things: [things.stamp, things.parcel, things.bell],
  },
  {
    id: 'creature-barn',
    place: 'the creature barn',
    worldToday:
      "Tiny dragons, no bigger than kittens, tumble in the creature barn. They puff warm mist and adore being read to. One is asleep in {friend}'s hat.",
    childRole: 'creature keeper',
    parentRole: 'Be a tiny dragon: sniff each answer and purr if it smells right.',
    problem: {
      math: 'Feeding time is near, and the tubs are not yet portioned. Share the {things} out by the numbers.',
      reading: 'The care cards got mixed up in the straw. Read them, so that each creature gets what it needs.',
      science: 'A dragon is made up, but the world around it is real. Find out what is true of it.',
      writing: 'Tiny dragons adore being read to and want something new. Write it, big or small.',
      art: 'Tiny dragons love what curls, shines or stands out. Make art to hang over the straw.',
      'social-studies': 'Each creature has its own ways, and the barn is small. Find out how people share a world.',
    },
    payoff: {
      math: 'The tubs are just right, and the barn falls quiet. Munch, munch, munch.',
      reading: 'Every creature has its own card again. The smallest dragon wants to hear them all.',
      science: 'Your facts hang in a frame by the barn door. A dragon salutes with its tail.',
      writing: 'They curl up and listen, and warm mist fills the barn. Again, says the smallest.',
      art: 'The dragons sleep beneath it like kittens in the sun. Not one chews on a corner.',
      'social-studies': 'The dragons try it out, and the squabbles stop. They have a rule about hats now.',
    },
    things: [things.pumpkin, things.carrot, things.hayBundle],
  },
  {
    id: 'bell-stairs',
    place: 'the bell stairs',
    worldToday:
      'On the bell stairs, each step rings a different note. Go up in the right order, and you hear a tune. {hero} went up wrong, and it rained confetti.',
    childRole: 'bell ringer',
    parentRole: 'Be the stairs: sing one note for each answer, going up when it is right.',
    problem: {
      math: 'The tune is hidden in numbers. Each right answer tells which of the {things} comes next.',
      reading: 'The words of the bell song are in a muddle. Read them until they make sense from bottom to top.',
      science: 'A bell here rings only for a true fact about the world. The stairs reward those who test and think.',
      writing: 'Each step of the bell stairs wants words of its own. Write some that ring true.',
      art: 'The bell stairs sound grand but look like nothing much. Make art that rings in the eye.',
      'social-studies': 'Bells call people to meet, vote, trade and rest. Find out how people live together.',
    },
    payoff: {
      math: 'Ding, dang, dong: the tune is whole. The top step plays a drum roll.',
      reading: 'The song makes sense, and all join in. Even the broom sways along.',
      science: 'Your answer rings true, and so do the stairs. They ring it twice, to be sure.',
      writing: 'The stairs chime it from bottom to top. It sounds even better going down.',
      art: 'One bell rings by itself, and then all of them do. That is how stairs clap.',
      'social-studies': 'The stairs ring for all people, near and far. It rains confetti, on purpose this time.',
    },
    things: [things.bell, things.key, things.crystal],
  },
  {
    id: 'clock-hall',
    place: 'the clock hall',
    worldToday:
      'Forty clocks live in the clock hall, and they have been arguing. One says noon, and one says Tuesday. {friend} is looking for a missing gear.',
    childRole: 'clock mender',
    parentRole: 'Be the grumpiest clock in the hall: grumble tick-tock until a right answer cheers you up.',
    problem: {
      math: 'The clocks will agree when their numbers are right. Solve them, and the {things} begin to turn.',
      reading: 'The mending guide is a riddle with missing words. Read it to the end before you touch a gear.',
      science: 'The clocks claim that nature has rules, as sure as gears. Find out if they are right.',
      writing: 'Time runs off, but written words stay. Write some, while forty clocks hold their breath.',
      art: 'Every clock has a face, and not one is fun to see. Make art that is worth the time.',
      'social-studies':
        'The clocks have seen people come, build, trade and change. Find out about people, then and now.',
    },
    payoff: {
      math: 'Forty clocks strike as one. Then they all shake hands.',
      reading: 'The riddle is solved, and the gear was in the cookie tin. Tick, tock, hooray!',
      science: 'The clocks are amazed that the world needs no winding. Your note hangs between them.',
      writing: 'The clocks read it and forget to argue. For a moment, time stands still.',
      art: 'The clocks agree at last: this is beautiful. The cuckoo says it forty times.',
      'social-studies': 'Yes, that is how it is, tick the oldest clocks. The young ones are all ears.',
    },
    things: [things.gear, things.key, things.clockHand],
  },
  {
    id: 'moon-garden',
    place: 'the moon garden',
    worldToday:
      'White petals open at dusk in the moon garden. Moths visit the blossoms, and a toad guards the gate. {hero} brought a lantern and two questions.',
    childRole: 'garden wizard',
    parentRole: 'Be the toad at the garden gate: let nobody by until you get a full answer.',
    problem: {
      math: 'The paths form a giant number pattern, seen only from above. Work it out, and the {things} light up.',
      reading: 'The toad knows a poem, one word to a hedge twig. Some have blown off, so read with great care.',
      science: 'The moon garden grows one riddle a night about the real world. Look for answers that can be proved.',
      writing: 'The toad collects fine words, one for each of its petals. Write some that deserve the moonlight.',
      art: 'In moonlight the petals are silver, gray and blue. Make art with as fine an eye.',
      'social-studies': 'The toad knows only the moon garden and wonders about people. Find out how they live.',
    },
    payoff: {
      math: 'The pattern glows from end to end. From the tower, it looks like an owl.',
      reading: 'The poem is whole, and the hedge rustles with pride. It even rhymes.',
      science: 'The garden has told you one of its secrets. The toad opens the gate with a bow.',
      writing: 'The toad reads it by lantern light and swallows hard. It was that good.',
      art: 'The moths leave the blossoms and gather around your art. The petals do not mind.',
      'social-studies': 'The toad thinks for a long while. Then it props the gate open for everyone.',
    },
    things: [things.petal, things.lantern, things.moonPebble, things.sprig],
  },
]
