import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** The kingdom between the temples: roads, camps and people. */
export const roadScenes: Scene[] = [
  {
    id: 'map-room',
    place: 'the map room',
    worldToday:
      'The map room smells of dust and adventure. Here Anwen reads a map the way others read a bedtime story. Tonight the hills on the oldest map have moved.',
    childRole: 'map keeper',
    parentRole: 'Be an old map: crackle as you unfold and point a bent finger to the next task.',
    problem: {
      math: 'Distances on the maps no longer add up. Put the numbers right, or the company walks in circles.',
      reading: 'A letter was tucked behind the oldest map. Read it with sharp eyes before the journey starts.',
      science: 'Do hills move? The map room wants real reasons and has no time for rumors.',
      writing: 'A map shows where, but not what it is like. The company needs your words beside it.',
      art: 'The edges of the map are blank, and {friend} sees dragons there. Make something worthy of a border.',
      'social-studies':
        'A map is made by people, for people. Find out what the {things} can tell about life in a place.',
    },
    payoff: {
      math: 'The miles add up again. It seems the hills were held with the top at the bottom.',
      reading: 'The letter ends: Turn the map around. Anwen turns it and goes pink.',
      science: 'Your reasons are sound, and the map is calm. So is {hero}, after some cocoa.',
      writing: 'Now the map speaks. Anwen reads your words out loud until the lamp burns low.',
      art: 'The border is so fine that nobody looks at the middle. They will have to ask the way.',
      'social-studies': 'You read more in those lines than roads. Anwen hands you the good compass to hold.',
    },
    things: [things.map, things.compass, things.lantern, things.key],
  },
  {
    id: 'old-crossroads',
    place: 'the old crossroads',
    worldToday:
      'Seven roads meet at the old crossroads. A storm spun all the signposts like tops. One of them now points straight at the sky.',
    childRole: 'way finder',
    parentRole: 'Be the talking signpost: swing one arm about and hold it still at a true answer.',
    problem: {
      math: 'The milestones still know how far it is. Use their numbers, and each signpost can be set right.',
      reading: 'The signposts talk in riddles since the storm. Only a close reader gets a straight answer out of them.',
      science: 'Sun, wind and shadows show the way to those who look. Ask good questions at the old crossroads.',
      writing: 'Travelers are sitting down in the middle of the roads. The crossroads needs clear, kind words.',
      art: 'Plain boards all look alike at a crossroads. {hero} wants something that people spot from a hill away.',
      'social-studies':
        'Seven roads lead to seven towns, and each is different. Who lives there, and why do they travel?',
    },
    payoff: {
      math: 'All seven arms point true. The eighth still points to the stars, which is true as well.',
      reading: 'Riddle solved: the left road is the right road. {friend} needs to hear it twice.',
      science: 'You found the way by looking. A lark flies ahead as if to show it.',
      writing: 'People read, stand up and set off with a smile. Soon the roads are free.',
      art: 'From a hill away, someone shouts for joy. They know exactly where to turn.',
      'social-studies': 'Each road has its story now. The company cannot wait to walk all seven.',
    },
    things: [things.signpost, things.map, things.basket, things.saddlebag],
  },
  {
    id: 'river-ferry',
    place: 'the river ferry',
    worldToday:
      'The river ferry is a raft, a rope and plenty of trust. Bramble the donkey sits down in the middle each time. So the ferry goes around and around.',
    childRole: 'ferry captain',
    parentRole: 'Be the donkey on the raft: shake your head at the river and get up for a good answer.',
    problem: {
      math: 'Too much on one side, and the raft takes a bow. Work out the numbers for the {things}.',
      reading: 'Rules for the ferry hang on the post, all twelve of them. Read closely, for one is about donkeys.',
      science:
        'The river carries some things and swallows others. The ferry needs someone who looks into such matters.',
      writing: 'Bramble might listen to a good reason. The ferry folk ask you to write some down.',
      art: 'The ferry has one patched sail and no picture on it. From the bank, the company is cheering for art.',
      'social-studies':
        'People on both banks need the ferry, for milk, mail and music. How do they share one small raft?',
    },
    payoff: {
      math: 'The raft lies flat as a leaf on the water. Even Bramble has to admit it.',
      reading: 'Rule eleven: Donkeys get the window seat. Bramble moves at once.',
      science: 'You worked it out. The ferry glides over, and a trout looks quite impressed.',
      writing: 'Bramble hears your reasons, chews and stands up. The ferry folk frame that page.',
      art: 'The sail fills, and your art goes sailing. Ducks swim alongside for the view.',
      'social-studies':
        'Milk goes over, music comes back, and everyone waits their turn. The raft has never been so busy.',
    },
    things: [things.raft, things.paddle, things.rope, things.basket],
  },
  {
    id: 'kite-hill',
    place: 'the kite hill',
    worldToday:
      'News travels by kite in Fernhollow, from hill to hill. A red kite means hello, and a striped kite means soup. On the kite hill, everybody is hungry.',
    childRole: 'kite reader',
    parentRole: 'Be the wind on the hill: whoosh before each question and drop to a whisper for answers.',
    problem: {
      math: 'Number signals are coming in from six hills at once. Work them out before the kites tangle.',
      reading: 'A long message hangs from a kite tail and flaps. Read it, line by line, to the very end.',
      science: 'What keeps a kite up, and what brings it down? The hill is open to anyone with good questions.',
      writing: 'The far hill waits for an answer from the company. Choose words good enough to fly.',
      art: 'The oldest kites have faded to the color of tea. Give the kite hill something that sings against the sky.',
      'social-studies':
        'Each hill has its own kite customs, yet all share one kingdom. Find out what people share and what differs.',
    },
    payoff: {
      math: 'Six hills, six answers, and not one knot. Soup is served.',
      reading: 'The end of the message was the best of it. It said: Save some for the donkey.',
      science: 'Your finding flies from hill to hill by supper. On the sixth, somebody claps.',
      writing: 'Your words sail off and come back with a reply. It is one huge red kite.',
      art: 'The sky over the hill has never looked better. Two clouds move over to make room.',
      'social-studies': 'Now each hill knows the others better. They send up all their kites at once.',
    },
    things: [things.kite, things.rope, things.windmill],
  },
  {
    id: 'bee-meadow',
    place: 'the bee meadow',
    worldToday:
      'In the bee meadow, bees dance to tell each other the way. That is true of all honeybees. {hero} tried to join in and ended up in a pear tree.',
    childRole: 'meadow friend',
    parentRole: 'Be the head beekeeper: speak very calmly and hum with pleasure at each answer.',
    problem: {
      math: 'The beekeeper tallies everything, but the tally blew away. Work out the numbers in the meadow again.',
      reading: 'The meadow book holds a hundred years of notes. Somewhere in it is the page that the beekeeper needs.',
      science:
        'Blossoms, wings, weather and soil are all connected. Find one true thing in the bee meadow and explain it.',
      writing: 'The bees have a tale, and you can put it in words. The meadow grows quiet to listen.',
      art: 'Stripes, petals and six-sided rooms: the bee meadow is full of patterns. Let your hands answer with one.',
      'social-studies': 'A hive works because each bee has its task. How do people in a kingdom share theirs?',
    },
    payoff: {
      math: 'The tally is whole again, and the bees get back to business. {hero} gets help out of the tree.',
      reading: 'You found the page. It says: Plant clover, and be patient.',
      science: 'The beekeeper writes it down with a happy hum. Three bees land on the ink to check.',
      writing: 'Your tale is read aloud beside the hives. Every bee stays to the end.',
      art: 'A bee circles your work and tries to land on it. There is no higher praise.',
      'social-studies': 'The beekeeper nods and shares the honey fairly. The donkey gets a clover crown.',
    },
    things: [things.beehive, things.pear, things.basket, things.fern],
  },
  {
    id: 'night-camp',
    place: 'the night camp',
    worldToday:
      'The Compass Company sleeps under the stars tonight. The tents are up, mostly. Somewhere in the dark, Soraya hears a tune that nobody is playing.',
    childRole: 'camp guard',
    parentRole: 'Be an owl above the camp: ask each question with a long hoo and turn your head.',
    problem: {
      math: 'Supplies must last until the next temple. Work out the numbers, or somebody gets porridge for pudding.',
      reading: 'Before bed, the company reads a tale by lantern. Tonight it is up to you to make sense of it.',
      science: 'Night is full of clues, from stars to small feet. The camp wants to know what is really there.',
      writing: 'Each evening the log of the company must be written. Tonight the lantern stands next to you.',
      art: 'The tents glow like lamps from inside. {friend} says the night camp should be kept forever, in art.',
      'social-studies':
        'Other travelers share the camp tonight, from five far places. Find out how they live and what they value.',
    },
    payoff: {
      math: 'There is enough for all, down to the last pear. Pudding is pudding again.',
      reading: 'The tale makes sense, and so does the ending. Even the owl stays to hear it.',
      science: 'The tune was wind across an empty flask, and you proved it. Soraya whistles along.',
      writing: 'The log now holds a page that people will read twice. Anwen signs below your name.',
      art: 'The company passes your work around the circle of light. Nobody says a word, and that says it all.',
      'social-studies': 'By midnight nobody is a stranger. They teach the donkey a goodnight in five languages.',
    },
    things: [things.tent, things.lantern, things.saddlebag, things.pear],
  },
  {
    id: 'windmill-village',
    place: 'the windmill village',
    worldToday:
      'All houses in the windmill village turn slowly to face the wind. You go in at the front and come out at the back. The mayor has lost the front door twice.',
    childRole: 'village helper',
    parentRole: 'Be the dizzy mayor: turn around once, ask the question again and thank your helper grandly.',
    problem: {
      math: 'The miller has a muddle of orders and no time. Sort out the numbers before the {things} pile up.',
      reading: 'The village notices turn with the houses. Read them fast or read them well, but read them right.',
      science: 'Wind turns stones, and stones make flour for all. The windmill village is curious how the world works.',
      writing: 'The village is planning a welcome for the company. The mayor needs words and has only hiccups.',
      art: 'The windmill sails are bare as brooms. Picture them turning with something of your own on them.',
      'social-studies': 'In the windmill village, all decide together, though they rarely stand still. How is it done?',
    },
    payoff: {
      math: 'The muddle is sorted, sack by sack. The miller naps for the first time since spring.',
      reading: 'The notices said: Fair today, dance tonight. The company stays, of course.',
      science: 'Your answer goes up on the highest sail. Around it goes, for all to see.',
      writing: 'The mayor reads your words without one hiccup. Hats fly, and a few houses speed up.',
      art: 'The sails turn into a wheel of color. Children run out just to stand below it.',
      'social-studies': 'The vote is fair and done by noon. The mayor finds the front door and bows you in.',
    },
    things: [things.windmill, things.basket, things.signpost, things.bell],
  },
]
