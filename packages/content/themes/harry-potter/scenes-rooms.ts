import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Rooms of the school where pupils work every day. */
export const roomScenes: Scene[] = [
  {
    id: 'puzzle-doors',
    place: 'the hall of puzzle doors',
    worldToday:
      'In the hall of puzzle doors, not one door has a handle. Each asks a question, and some of them giggle. {hero} has been stuck here since breakfast.',
    childRole: 'door opener',
    parentRole: 'Be a puzzle door: creak out each question and swing open with both arms when it is solved.',
    problem: {
      math: 'The oldest door loves numbers and hates guesses. It opens when the sums about the {things} come out right.',
      reading: 'The oldest door whispers in words and riddles. Read them with care, and it will let {friend} pass.',
      science: 'This door asks only about the real world. Magic will not help, but good facts will.',
      writing: 'This puzzle door opens only for words written with care. Write yours and see.',
      art: 'Plain wood all day makes a puzzle door gloomy. Make art to cheer it up.',
      'social-studies': 'The oldest door has met people from everywhere. Find out how they live, and it will open.',
    },
    payoff: {
      math: 'The door counts along, nods and opens wide. Behind it is the way to lunch.',
      reading: 'The door sighs with joy, for someone finally listened. It opens without a creak.',
      science: 'The door is impressed. It asks to shake your hand but has no hand.',
      writing: 'The door reads, blushes and swings wide. It asks to keep a copy.',
      art: 'The door opens just to see it from the other side. Quick, {friend}, go through!',
      'social-studies': 'The door always wondered about the world behind it. It opens with a deep thank you.',
    },
    things: [things.scroll, things.key, things.lantern, things.bell],
  },
  {
    id: 'singing-library',
    place: 'the singing library',
    worldToday:
      'Every spell book in the singing library has a voice. The thin ones squeak, and the thick ones boom. Today two of them sing different songs at once.',
    childRole: 'book whisperer',
    parentRole: 'Be a singing book: hum before each question and hold a long note for a good answer.',
    problem: {
      math: 'The books must stand in order to sing in tune. Only right numbers put the {things} in their places.',
      reading: 'A song lost its words, and the choir is stuck on la. Read on and help them find the rest.',
      science: 'The choir sings only what is true. It would like to know how real things work.',
      writing: 'One book in the library is blank and has nothing to sing. Write for it, word by word.',
      art: 'The spell books are loud, but their covers are bare. Make art that sings without a sound.',
      'social-studies': 'The library has songs from every land and every age. Find out about the people behind them.',
    },
    payoff: {
      math: 'Shelf by shelf, the books fall in tune. Even the atlas joins in.',
      reading: 'The words are back, and the song makes sense. It is about a goat, as it turns out.',
      science: 'Your facts are put to music. It is the first song with a footnote.',
      writing: 'The blank book clears its throat and sings your words. The atlas hums along.',
      art: 'For once the whole library falls silent. Then the thick books boom: Bravo!',
      'social-studies': 'Now the choir sings about people and means it. Even the squeaky books get it right.',
    },
    things: [things.spellBook, things.bookmark, things.quill],
  },
  {
    id: 'charm-class',
    place: 'the charm classroom',
    worldToday:
      'Feathers and teapots hover in the charm classroom. {hero} tried to lift one teapot, and all of them rose. Now nobody can reach the tea.',
    childRole: 'charm maker',
    parentRole: 'Be a hovering teapot: wobble when the answer is close and settle down when it is right.',
    problem: {
      math: 'A charm works only if its numbers are exact. Fix them, and the {things} will float down gently.',
      reading: 'The charm is in curly writing, and half was read wrong. Read it again, slowly and well.',
      science: 'A charm works only on what you truly know. Find out how the real world behaves.',
      writing: 'A charm needs words that are just right. Write with care, or the teapots stay up.',
      art: 'A charm takes a steady hand and a sharp eye. So does art, so make some here.',
      'social-studies':
        'No charm can make people get along. Find out what does, in classrooms, towns and the wide world.',
    },
    payoff: {
      math: 'Down they come, without a single chip. {friend} pours a round of pretend tea.',
      reading: 'The words ring true this time. The teapots land, and one takes a bow.',
      science: 'With the facts in hand, the charm is easy. The teapots line up by size.',
      writing: 'One by one, the teapots float down to read. {friend} gets hold of the tea.',
      art: 'The teapots hover around it in a ring, like museum guests. One spills.',
      'social-studies': 'The class tries it without wands, and it works. The teapots take turns coming down.',
    },
    things: [things.teapot, things.wand, things.crystal],
  },
  {
    id: 'brew-room',
    place: 'the brew room',
    worldToday:
      "Garden herbs and water make cool colors swirl in the brew room. A wizard's brew is for looking and smelling. Today one cauldron has turned plaid.",
    childRole: 'brew keeper',
    parentRole: 'Be a bubbling cauldron: go blub after each question and puff when the answer is in.',
    problem: {
      math: 'The plaid brew needs exact amounts to calm down. Work out the numbers for the {things}, one step at a time.',
      reading: 'The recipe scroll got splashed, and key words are gone. Read closely before you add a thing.',
      science: 'The brew room trusts only those who test and look. Bring it facts about the real world.',
      writing: 'Words can be brewed as well: stir, test and stir again. Write some in the brew room.',
      art: 'The brew room swirls with colors that will not last. Make art that stays.',
      'social-studies':
        'The herbs in a brew come from near and far. Find out how people and places depend on each other.',
    },
    payoff: {
      math: 'The plaid fades to a lovely, sensible green. The cauldron hiccups once and is still.',
      reading: 'You read it right. The secret word was stir, not star.',
      science: 'Your result goes into the book of brews. The plaid one gets a page as well.',
      writing: 'It came out clear, with a fine sparkle. The plaid cauldron asks for the recipe.',
      art: 'The cauldron tries hard to copy it. It has to settle for stripes.',
      'social-studies': 'For one moment the cauldron swirls into a map of the world. Then it hiccups.',
    },
    things: [things.ladle, things.vial, things.sprig, things.petal],
  },
  {
    id: 'ink-cellar',
    place: 'the ink cellar',
    worldToday:
      'Ink of every color sleeps in the ink cellar. At night the quills sneak out and scribble on the walls. This morning they drew a mustache on a statue.',
    childRole: 'ink master',
    parentRole: 'Be a cheeky quill: write in the air with one finger while your wizard thinks.',
    problem: {
      math: 'The quills scribbled over the cellar list. Put the right numbers back, so that the {things} can be found.',
      reading: 'The scribbles on the wall are a message in pieces. Read it and find out what the quills want.',
      science: 'The best ink is kept for true words. Find out what is true about the world around us.',
      writing: 'The quills have had enough of scribbles and want real words. Write well and show them how.',
      art: 'The quills dream of great art and only manage mustaches. Show them what an artist can do.',
      'social-studies': 'Laws, maps, letters and bills were all written in ink. Find out what people needed them for.',
    },
    payoff: {
      math: 'The list is right, and the quills look sorry. They dust the statue.',
      reading: 'The message says: We are bored. {friend} gives the quills a poem to copy.',
      science: 'Your facts are written in the best blue ink. They will last for years.',
      writing: 'The quills line up and copy you, dot for dot. The statue gets an apology.',
      art: 'The quills bow until their feathers touch the floor. One gives you a very small mustache.',
      'social-studies': 'The quills copy out your finding in their best hand. It looks as grand as a law.',
    },
    things: [things.inkPot, things.quill, things.scroll, things.vial],
  },
  {
    id: 'robe-room',
    place: 'the robe room',
    worldToday:
      'On wash day in the robe room, the pointy hats have hiccups. Each hiccup swaps the size of a robe. {hero} wears sleeves down to the floor.',
    childRole: 'robe tailor',
    parentRole: 'Be a pointy hat with hiccups: go hic between questions until enough answers are right.',
    problem: {
      math: 'Sizes, pairs and patterns are all mixed up. Only good number work will make the {things} fit again.',
      reading:
        'Name tags fell off, and the wash rules ran in the rain. Read them, so that everyone gets the right robe.',
      science: 'A good robe fits the world, hot or cold, wet or dry. Find out what is true of it.',
      writing: 'A robe of honor needs fine words sewn inside. Write some, with each letter in its place.',
      art: 'On wash day all robes look gray and alike. Make art before the pointy hats lose hope.',
      'social-studies': 'A robe tells of a land, its weather and its work. Find out how people live.',
    },
    payoff: {
      math: 'Everything fits, from hat to hem. The hiccups stop with one last hic.',
      reading: 'Each robe goes home to its owner. The longest belongs to the shortest wizard.',
      science: 'Your finding is stitched into a robe of honor. It has pockets too.',
      writing: 'Your words are stitched in gold over the heart. {hero} walks taller, sleeves and all.',
      art: 'The pointy hats tip themselves to you. The hiccups stop, out of pure surprise.',
      'social-studies': 'Now every robe has a story in its pocket. The hats beg to hear them all.',
    },
    things: [things.robe, things.hat, things.bell],
  },
  {
    id: 'supper-hall',
    place: 'the supper hall',
    worldToday:
      'The supper hall smells of pie, and the pies know it. They keep trading places when no one looks. {friend} says it is all a matter of timing.',
    childRole: 'feast planner',
    parentRole: 'Be the grand chef with the tall hat: ask for the plan and kiss your fingers when it is right.',
    problem: {
      math: 'The feast must be fair, and the {things} will not sit still. Work out the numbers before the bell.',
      reading: 'The feast cards are scrambled, from the first dish to the last. Read them and bring back sense.',
      science: 'The chef wonders about the real world, and every pie must wait. Find out what is true.',
      writing: 'The menu is blank, and the pies are restless. Write, and give the hall something to read.',
      art: 'The tables are set, but the supper hall looks plain. Make art fit for a feast.',
      'social-studies': 'At one long feast, all kinds of people meet. Find out how they live, share and agree.',
    },
    payoff: {
      math: 'There is enough for all, to the last slice. The pies admit that it is fair.',
      reading: 'The cards are in order, and supper starts on time. Nobody gets soup for dessert.',
      science: 'The chef writes your answer on the menu. The whole table reads it with respect.',
      writing: 'The hall reads in silence, and the pies stay put to listen. Then comes pudding.',
      art: 'Everyone finds a seat with a good view of it. The pies want to sit there too.',
      'social-studies': 'The long table hums with talk and passes the pie along. Nobody is left out.',
    },
    things: [things.pie, things.teapot, things.pumpkin, things.hat],
  },
]
