import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Rooms of the bureau, and the places where it keeps what it finds. */
export const bureauScenes: Scene[] = [
  {
    id: 'front-desk',
    place: 'the front desk',
    worldToday:
      'The bell on the front desk of the bureau goes ding. Nobody is there. Then a very small voice says, down here, please.',
    childRole: 'case opener',
    parentRole: 'Be a very small visitor with a very big problem: stand on tiptoe and gasp at each clever answer.',
    problem: {
      math: 'A visitor has lost count of some {things} and is beside himself. That makes two of him, so hurry.',
      reading: 'The visitor left a note under the bell, in a great rush. Read it and find out what the case is.',
      science: 'The visitor saw something odd and wants to hear why it happens. A detective answers with true facts.',
      writing: 'Every case needs a case card. The last one said only oops, so write a better one.',
      art: 'The visitor cannot find the words for what got lost. Let art show what words cannot.',
      'social-studies': 'The visitor is new in town and has many questions. Find out how a town like Waggerby works.',
    },
    payoff: {
      math: 'All counted! There is only one of the visitor again, and he is delighted.',
      reading: 'So that was it: the bell itself was stuck. You ring it, and everyone jumps.',
      science: 'The visitor claps with both tiny hands. It sounds like rain on a leaf.',
      writing: 'It is the best case card of the year. The goose frames it and honks.',
      art: 'That is it, cries the visitor, that is my hat! It was on his head.',
      'social-studies': 'Now the visitor feels at home here. He asks where he may sign up to help.',
    },
    things: [things.hat, things.umbrella, things.key, things.clue],
  },
  {
    id: 'clue-wall',
    place: 'the clue wall',
    worldToday:
      'The clue wall holds cards, arrows and one slice of toast. The toast may be a clue. Or {hero} may have put down breakfast.',
    childRole: 'clue sorter',
    parentRole: 'Be the toast on the clue wall: hang very still and hum when a good clue comes near.',
    problem: {
      math: 'Number clues lie all over the floor, mixed in with {things}. Solve them, so that the arrows meet.',
      reading: 'Half the clues hide in words, and the words hide too. Read slowly and sniff out what they mean.',
      science: 'A clue is no good until someone tests it. Look into the facts and see which ones stand up.',
      writing: 'All the clues are up, but nobody can follow them. Write it out, first thing first.',
      art: 'The clue wall has too many words and no pictures. Make art that lets us see the case.',
      'social-studies': 'The clues lead all over town, and we need the big picture. Find out who is who and where.',
    },
    payoff: {
      math: 'The arrows meet in the middle and point to the pantry. Case closed, and lunch open.',
      reading: 'You sniffed it out: the third word was the key. It even smells like a key.',
      science: 'Two clues hold up, and one falls down. It was the toast.',
      writing: 'Everyone reads it and says ah, all together. The windows steam up.',
      art: 'One look at your art, and the mole sees it too. He usually bumps into the wall.',
      'social-studies': 'The whole town is on the wall now. It is smaller and friendlier than we thought.',
    },
    things: [things.clue, things.pawPrint, things.key],
  },
  {
    id: 'lost-and-found',
    place: 'the lost-and-found room',
    worldToday:
      'Up to the ceiling it goes, the lost-and-found room. There are hats, left boots and a tuba that sighs. {friend} went in on Tuesday to find a mitten.',
    childRole: 'finder of lost things',
    parentRole: 'Be a lost umbrella: tell how lonely it was on the train and open up for each answer.',
    problem: {
      math: 'No one has checked the shelves since spring. Work out the {things} before the pile sneezes.',
      reading: 'Each lost thing wears a tag, and some tags tell fibs. Read closely to find who owns what.',
      science: 'What is it made of, and what can it do? Sort lost things by facts, not by wishes.',
      writing: 'Somebody out there misses a tuba. Write something that will bring the right owner in.',
      art: 'Some lost things are too sad to look at. Cheer up the room with line, shape and color.',
      'social-studies': 'In the oldest box are lost things from long ago. Find out what they tell about the past.',
    },
    payoff: {
      math: 'The numbers are in, and the pile keeps still. One boot hops down and strolls off.',
      reading: 'Every tag tells the truth now. The one marked Treasure was a cheese.',
      science: 'Everything has its proper place. The tuba is filed under Large and Loud.',
      writing: 'The owner runs in, reads it once more and weeps with joy. The tuba joins in.',
      art: 'The lost things perk up at once. Two of them were found by lunchtime.',
      'social-studies': 'The old things have their story back. A great-granddaughter comes to fetch them.',
    },
    things: [things.boot, things.umbrella, things.hat, things.tuba],
  },
  {
    id: 'sniffing-lab',
    place: 'the sniffing lab',
    worldToday:
      'Please breathe in, says the sign on the sniffing lab. A dog can smell far more than we can. Today the lab smells of pickles and secrets.',
    childRole: 'lab detective',
    parentRole: 'Be the hound with the famous nose: sniff each answer up and down and give one happy woof.',
    problem: {
      math: 'Too much of one smell, and the hound sneezes for an hour. Measure out the {things} with exact numbers.',
      reading: 'The smell book says what each whiff means. Read the right part, for pickle and panic are close.',
      science: 'Every dog has a nose print of its own. Use your senses and find more facts about the world.',
      writing: 'A smell is hard to put in words, but a detective tries. Write it so well that we sniff.',
      art: 'What does a smell look like? Nobody in the lab can say, so show it with your art.',
      'social-studies': 'Every street in town has its own smell and its own story. Find out how places differ and why.',
    },
    payoff: {
      math: 'Not one sneeze! The hound takes a bow and bumps the table.',
      reading: 'It was pickle, not panic. The whole lab sits down and breathes.',
      science: 'Your facts pass the sniff test. That is the hardest test in town.',
      writing: 'The hound reads it, closes both eyes and sniffs the page. Yes, exactly, he says.',
      art: 'So that is what cheese looks like from the inside! The lab wants ten more.',
      'social-studies': 'The hound can name each street with his eyes shut. Thanks to you, he knows why.',
    },
    things: [things.pickle, things.sandwich, things.sock, things.tulip],
  },
  {
    id: 'report-room',
    place: 'the report room',
    worldToday:
      'Clack, clack, honk! In the report room a goose types with both feet. Geese fly in a V, since that saves strength. She types in an M, for more.',
    childRole: 'report detective',
    parentRole: 'Be the goose who writes the reports: pretend to type each answer and honk at the end of the line.',
    problem: {
      math: 'The goose cannot file a case without its numbers. Sort out the {things} while she warms up her feet.',
      reading: 'A report came back with a footprint on every third word. Read around the mud and make sense of it.',
      science: 'A report may hold facts and nothing but. Find some that are true, and leave out the honks.',
      writing: 'The goose has flown south for lunch. Write the report for her, clearly and in your own words.',
      art: 'A report without a picture puts the mayor to sleep. Add art that wakes her up.',
      'social-studies':
        'The mayor wants to hear how the town is getting along. Find out what people need and how they share it.',
    },
    payoff: {
      math: 'Filed! The drawer slides shut with a clack and a honk.',
      reading: 'The mud told us something too. The case was solved by a duck.',
      science: 'Not a honk in it, only facts. The goose wipes away a proud tear.',
      writing: 'The goose comes back, reads it and gives you her second-best chair. It spins.',
      art: 'The mayor is wide awake. She asks if it comes as a poster.',
      'social-studies': 'The mayor reads it twice and smiles. A new bench will stand by the clock.',
    },
    things: [things.letter, things.stamp, things.clue, things.medal],
  },
  {
    id: 'tunnel-archive',
    place: 'the tunnel archive',
    worldToday:
      'In the tunnel archive, below the bureau, a mole keeps old facts. Real moles dig with paws like shovels. Mind your head, and mind his snacks.',
    childRole: 'fact digger',
    parentRole: 'Be the mole in the archive: squint, feel around for each question and sniff happily at the answer.',
    problem: {
      math: 'The drawers are marked in numbers, and some have slipped. Set the {things} right to open the next one.',
      reading: 'In the archive, labels are old and the light is poor. Read each one with care and tell what it says.',
      science: 'The mole says dirt is the best book there is. Dig up true facts about nature.',
      writing: 'One empty drawer in the archive has your name on it. Fill it with good writing.',
      art: 'Moles see little but feel every bump and line. Make art with marks, shapes or textures of your own.',
      'social-studies': 'The archive holds the town as it was long ago. Find out what has changed and what has not.',
    },
    payoff: {
      math: 'Click, goes the next drawer. It holds a worm sandwich, and the mole is thrilled.',
      reading: 'You read the oldest label in town. It says: Please shut the drawer.',
      science: 'Your fact goes into the drawer for Important. The mole pats it flat.',
      writing: 'The drawer closes on your words, safe and dry. In a hundred years, somebody will be glad.',
      art: 'The mole runs a paw over it and says, lovely. He hangs it low, where moles look.',
      'social-studies': 'Then and now fit together like two socks. For once, the socks match.',
    },
    things: [things.key, things.sandwich, things.lamp, things.pawPrint],
  },
  {
    id: 'toy-clinic',
    place: 'the toy clinic',
    worldToday:
      'Next please! The toy clinic is full of bears with loose ears. A rubber duck has lost its squeak and will not say where.',
    childRole: 'toy doctor',
    parentRole: 'Be a teddy bear at the doctor: hold out a wobbly arm and say much better after each answer.',
    problem: {
      math: 'The waiting room is packed with {things}. Work out the numbers, so that nobody waits till bedtime.',
      reading: 'Each toy has a chart, and the charts got shuffled. Read them well, or the duck gets new ears.',
      science: 'Why does a squeak squeak and a spring spring? Find facts that help a toy doctor.',
      writing: 'A toy goes home today and is a bit nervous. Write something that will see it safely there.',
      art: 'One bear has lost its face, or maybe never had one. Use your art to give it some cheer.',
      'social-studies':
        'Toys come to the clinic from all over the world. Find out how children live and play in other places.',
    },
    payoff: {
      math: 'The last toy is out before supper. It waves with the arm you fixed.',
      reading: 'Every chart fits its toy. Nobody will sew ears on a duck today.',
      science: 'The squeak is back! It was only tired and needed air.',
      writing: 'The toy reads it all the way home. It arrives as brave as a lion, and it is a lamb.',
      art: 'The bear looks in the mirror for a long while. Then it asks for a hug.',
      'social-studies': 'Toys in the clinic now say hello in nine ways. The tin drum says it loudest.',
    },
    things: [things.teddy, things.duck, things.whistle, things.bowTie],
  },
]
