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
    },
    payoff: {
      math: 'The door counts along, nods and opens wide. Behind it is the way to lunch.',
      reading: 'The door sighs with joy, for someone finally listened. It opens without a creak.',
      science: 'The door is impressed. It asks to shake your hand but has no hand.',
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
    },
    payoff: {
      math: 'Shelf by shelf, the books fall in tune. Even the atlas joins in.',
      reading: 'The words are back, and the song makes sense. It is about a goat, as it turns out.',
      science: 'Your facts are put to music. It is the first song with a footnote.',
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
    },
    payoff: {
      math: 'Down they come, without a single chip. {friend} pours a round of pretend tea.',
      reading: 'The words ring true this time. The teapots land, and one takes a bow.',
      science: 'With the facts in hand, the charm is easy. The teapots line up by size.',
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
    },
    payoff: {
      math: 'The plaid fades to a lovely, sensible green. The cauldron hiccups once and is still.',
      reading: 'You read it right. The secret word was stir, not star.',
      science: 'Your result goes into the book of brews. The plaid one gets a page as well.',
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
    },
    payoff: {
      math: 'The list is right, and the quills look sorry. They dust the statue.',
      reading: 'The message says: We are bored. {friend} gives the quills a poem to copy.',
      science: 'Your facts are written in the best blue ink. They will last for years.',
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
    },
    payoff: {
      math: 'Everything fits, from hat to hem. The hiccups stop with one last hic.',
      reading: 'Each robe goes home to its owner. The longest belongs to the shortest wizard.',
      science: 'Your finding is stitched into a robe of honor. It has pockets too.',
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
    },
    payoff: {
      math: 'There is enough for all, to the last slice. The pies admit that it is fair.',
      reading: 'The cards are in order, and supper starts on time. Nobody gets soup for dessert.',
      science: 'The chef writes your answer on the menu. The whole table reads it with respect.',
    },
    things: [things.pie, things.teapot, things.pumpkin, things.hat],
  },
]
