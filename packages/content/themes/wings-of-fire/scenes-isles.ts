import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the young dragons of all tribes live and meet. */
export const isleScenes: Scene[] = [
  {
    id: 'landing-cliff',
    place: 'the landing cliff',
    worldToday:
      'All flights end at the landing cliff. The grass is soft there, and for good reason. {hero} just came down in a somersault and asked for a score.',
    childRole: 'landing judge',
    parentRole: 'Be a young dragon in the air: circle with wide arms and land after each right answer.',
    problem: {
      math: 'Dragons are coming in from all sides at once. Only clear numbers keep the {things} from bumping.',
      reading: 'The landing rules hang on a very long banner. Read every line, for the wind turns the page.',
      science: 'What helps a dragon glide, turn and slow down? The landing cliff is for those who test their ideas.',
      writing: 'A new dragon from far off will land here tonight. Write a welcome that can be read in flight.',
      art: 'From above, the landing cliff looks like any other cliff. Make a sign that speaks to the sky.',
      'social-studies':
        'Travelers from each tribe meet at the landing cliff. Find out where people come from and how they get around.',
    },
    payoff: {
      math: 'One by one, they touch down. The last gets nine points and a daisy.',
      reading: 'Rule thirty was the important one: Put out your feet. Landings improve at once.',
      science: 'With your facts, even {friend} lands like thistledown. Well, nearly.',
      writing: 'The new dragon reads it from on high. It loops the loop for joy.',
      art: 'It can be seen from three islands away. A goose tries to land on it.',
      'social-studies': 'Every guest adds a pin to the big map. Soon there is hardly any sea left.',
    },
    things: [things.dragon, things.windsock, things.feather, things.scarf],
  },
  {
    id: 'rainbow-bend',
    place: 'the rainbow bend',
    worldToday:
      'Where sun meets rain, there is the rainbow bend. The colors are polished here, always in the same order. Today somebody has put green back upside down.',
    childRole: 'rainbow polisher',
    parentRole: 'Be the color violet: always last in line, very patient and thrilled by each answer.',
    problem: {
      math: 'Each band of the rainbow has its width and its place. Work out the numbers, or the {things} will clash.',
      reading: 'A rainbow keeps its rules in seven short lines. They were shaken up, so read and think.',
      science: 'A rainbow needs sun at your back and rain ahead. The rainbow bend wants to know what else is true.',
      writing: 'The islands below want to know when the next rainbow is due. Tell them in words with color in them.',
      art: 'Seven colors are a start. The rainbow bend lends them to you and asks for something new.',
      'social-studies':
        'People in many lands tell tales about the rainbow. Find out what they share and where they differ.',
    },
    payoff: {
      math: 'The bands lie side by side without a gap. The whole sky looks ironed.',
      reading: 'The rules are in order, and so is green. Violet says thank you, last of all.',
      science: 'You know why it is there and when to look. {hero} turns around, and there it is.',
      writing: 'The islands read it and put out chairs. The rainbow is right on time.',
      art: 'Your work hangs at the bend, and the rainbow leans closer. It seems to be taking notes.',
      'social-studies': 'Tale after tale goes up around the bend. The rainbow has so many names, and likes them all.',
    },
    things: [things.rainbow, things.raindrop, things.sunbeam],
  },
  {
    id: 'floating-orchard',
    place: 'the floating orchard',
    worldToday:
      'In the floating orchard, plum trees hang below an island, upside down. To pick plums, you fly below and hold out your hat. {hero} forgot the hat.',
    childRole: 'orchard chief',
    parentRole: 'Be a ripe plum: wobble at each question and drop with a plop at each answer.',
    problem: {
      math: 'The harvest must be shared among six hungry tribes. Good numbers for the {things} will keep the peace.',
      reading: 'Notes on how to grow upside down hang from the branches. Turn your head, and read them well.',
      science: 'How does a plum tree know which way is up? The floating orchard is full of growing questions.',
      writing: 'The plums are ready, and nobody has heard. The orchard needs words that make people fly over.',
      art: 'Leafless in the cold months, the orchard looks so bare. Give it something that hangs, blooms or twirls.',
      'social-studies':
        'Some pick, some carry, and some make plum jam. Find out how people share work and trade what they make.',
    },
    payoff: {
      math: 'Six fair heaps, and one plum over. It is solemnly split by the frost dragons.',
      reading: 'Now it all makes sense: water goes in from above. The trees sigh, upside down.',
      science: 'You found out how plants do it. {friend} will never look at a tree the same way.',
      writing: 'By noon the sky is full of dragons with hats. Not one plum gets away.',
      art: 'The orchard blooms out of season, thanks to you. A moth moves in.',
      'social-studies': 'Each tribe does what it does best. The jam is famous three islands away.',
    },
    things: [things.plum, things.blossom, things.nest, things.moth],
  },
  {
    id: 'weather-tower',
    place: 'the weather tower',
    worldToday:
      'Three times a day the weather tower notes wind, warmth and wet. From many such notes, a forecast is made. Today it says: Fish, with a chance of hats.',
    childRole: 'forecaster',
    parentRole: 'Be an island that wants to dry its laundry: ask anxiously what comes next and sigh with relief.',
    problem: {
      math: 'The weather tower has rows of numbers and cannot read them. Work out what they tell us.',
      reading: 'The weather book is full of notes from old keepers. Read closely, for the answer may be there.',
      science: 'A good forecast rests on what was seen and measured. Help the weather tower to find out what is so.',
      writing:
        'All the islands wait for the forecast at noon. The weather tower asks for words that are brief and clear.',
      art: 'A forecast needs pictures that everyone can read at a glance. The weather tower has run out.',
      'social-studies':
        'Farmers, pilots and picnickers all need the weather tower. Find out how people depend on one another.',
    },
    payoff: {
      math: 'The numbers speak plainly now. They never did say fish.',
      reading: 'You found the page, in very small script. The hats were weather hats, it turns out.',
      science: 'The forecast stands on firm ground. At three, just as you said, the wind turns.',
      writing: 'Six islands read it and know what to do. The laundry goes out.',
      art: 'One glance, and everybody gets it. Even the goats have started to pack raincoats.',
      'social-studies': 'Everyone gets the news they need. They send back plums, news and one raincoat.',
    },
    things: [things.weathervane, things.windsock, things.rainBarrel, things.cloud],
  },
  {
    id: 'night-perch',
    place: 'the night perch',
    worldToday:
      'After supper, young dragons of each tribe gather on the night perch. Their tails hang down in a row. Below them, the lights of the world come on, one by one.',
    childRole: 'star listener',
    parentRole: 'Be the evening wind: ask each question in a hush and lay it down gently.',
    problem: {
      math: 'Before bed, the night perch counts what the day brought. Tonight the numbers will not settle.',
      reading: 'It is time for the good-night tale of the isles. Read it, so that all tails stop twitching.',
      science: 'Moon, moths, dew and dark: the night perch is made for wondering. Find out one thing for sure.',
      writing: 'Each night, one dragon tells about the day. On the night perch, it is your turn.',
      art: 'Night on the isles has more colors than anyone thinks. The night perch hopes that you will show some.',
      'social-studies':
        'Each light below is a home with its own ways. Find out how people live, and tell the dragons about it.',
    },
    payoff: {
      math: 'Now the day adds up. One by one, the dragons fold their wings.',
      reading: 'The tale ends well, and so does the day. Only one tail still twitches, in a dream.',
      science: 'One thing is certain now, and that is plenty. The moon looks satisfied.',
      writing: 'They listen to the last word. Then somebody sighs: Again tomorrow, please.',
      art: 'They look at it until it is too dark to see. Then they dream it.',
      'social-studies': 'The lights below do not look strange anymore. {friend} says good night to each of them.',
    },
    things: [things.lantern, things.moth, things.nest, things.dragon],
  },
  {
    id: 'gliding-slope',
    place: 'the gliding slope',
    worldToday:
      'On the gliding slope, each dragon flies in its own style. Breeze dragons swoop, and frost dragons slide. Ilmari floats down backward with a cup of tea.',
    childRole: 'gliding coach',
    parentRole: 'Be a nervous first-time glider: peek over the edge, ask for advice and take heart from answers.',
    problem: {
      math: 'Distance, time and turns must be worked out before takeoff. The {things} are lined up and waiting.',
      reading: 'The gliding guide is old, and its pages are windblown. Read with care before anybody jumps.',
      science: 'Why do some things glide far and others drop? The gliding slope tests it, again and again.',
      writing: 'The first flight of a dragon should never be forgotten. Put it in words, from start to bump.',
      art: 'Each flight has a swoop, a curl and a long, slow line. Show the gliding slope what you see.',
      'social-studies':
        'All tribes share the gliding slope, each with its own style. Find out how people honor differences.',
    },
    payoff: {
      math: 'The flight goes just as far as you worked out. There is a bow at the end.',
      reading: 'The guide was clear, once it was read in order. Step one: Have tea.',
      science: 'Your test shows what matters. {hero} changes one small thing and flies twice as far.',
      writing: 'The young dragon hears it and blushes to the tail. It was exactly so.',
      art: 'You can feel the wind in it. Three dragons copy the curl right away.',
      'social-studies': 'There is a prize for each style now. Ilmari wins for calm.',
    },
    things: [things.dragon, things.feather, things.scarf, things.cloud],
  },
  {
    id: 'feather-meadow',
    place: 'the feather meadow',
    worldToday:
      'Birds from the whole world rest on the feather meadow. They bring news, gossip and feathers. This morning a stork left a parcel and no address.',
    childRole: 'meadow host',
    parentRole: 'Be a tired traveling bird: fluff up, tell where you have flown and thank your host.',
    problem: {
      math: 'So many guests, nests and miles are hard to keep straight. Work out the numbers on the feather meadow.',
      reading: 'The parcel has a tag with a puzzling message. Read it closely, and the feather meadow will know.',
      science: 'How do birds find the way, stay warm and stay up? The feather meadow asks those who have facts.',
      writing: 'The birds will carry letters home tomorrow. The feather meadow has a bag, and it is empty.',
      art: 'Feathers lie about in every pattern there is. The feather meadow wonders what pattern you would make.',
      'social-studies': 'The birds know deserts, cities and seas. Find out what life is like far away.',
    },
    payoff: {
      math: 'Each guest has a nest and a number. The flamingo takes a number just for fun.',
      reading: 'The tag says: For whoever reads this. Inside is a whistle, and it is yours.',
      science: 'Your facts are right, and the geese confirm it. They line up to shake your hand.',
      writing: 'At sunrise the bag is full, and wings unfold. Far away, someone will be so glad.',
      art: 'A peacock looks at your pattern and folds up its tail. It needs time to think.',
      'social-studies': 'Now you know where they have been. They promise to bring you sand from each place.',
    },
    things: [things.feather, things.nest, things.island, things.puddle],
  },
]
