import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the Helpers plan and play when they are indoors. */
export const houseScenes: Scene[] = [
  {
    id: 'porch-room',
    place: 'the porch room',
    worldToday:
      'The Helpers meet in the porch room at number 12. Wendell lends it for the price of one joke. Today nobody can think of a joke.',
    childRole: 'meeting leader',
    parentRole: 'Be the oldest neighbor on the porch: rock a little, listen well and chuckle at each answer.',
    problem: {
      math: 'Nine little ones are coming on Saturday. The Helpers need good numbers before they set out the {things}.',
      reading: 'Three notes from parents are pinned up in the porch room. Read them closely, for the details matter.',
      science: 'The little ones ask why all day long. The Helpers want true answers ready by Saturday.',
      writing: 'The families on the row have asked what is planned. The porch room goes quiet, and all look at you.',
      art: 'The porch room door is plain gray, and toddlers walk right by. It should say hello without a word.',
      'social-studies':
        'The Helpers cannot agree on what comes first. Find out how people make fair plans and good rules.',
    },
    payoff: {
      math: 'The plan for Saturday works out, down to the last cushion. Leilani checks it off twice.',
      reading: 'Now the Helpers know about the naps and the oranges. They also know about the frog pajamas.',
      science: 'You have a true answer ready. {friend} tries it out, and the next why comes at once.',
      writing: 'The families read it over supper. By seven, six of them have said yes.',
      art: 'The door says hello in your very own way. A toddler stops, points and says it back.',
      'social-studies': 'The vote is fair, and everyone can live with it. Somebody finally thinks of a joke.',
    },
    things: [things.cushion, things.nameTag, things.poster, things.toyBox],
  },
  {
    id: 'toy-library',
    place: 'the toy library',
    worldToday:
      'At the toy library, you borrow a toy for one week. Then you bring it back, mostly clean. This morning one drum came home with a bite mark.',
    childRole: 'toy librarian',
    parentRole: 'Be a toddler who cannot choose: want everything, then settle happily for the last answer.',
    problem: {
      math: 'The toy count came out different all three times. Work out the {things} once and for all.',
      reading: 'Each toy in the library has a card with tips. The cards fell into one heap, so read with care.',
      science: 'Some toys roll, some bounce, and some just sink in the tub. {hero} would like to know the reasons.',
      writing: 'The toy library needs words for its new shelf. They should help a tired parent choose.',
      art: 'The toy library has one sad, empty shelf. Fill it with something that only your hands could make.',
      'social-studies': 'Two families need the same toy box. Find out how neighbors share what belongs to all.',
    },
    payoff: {
      math: 'The count is right, and it is one more than expected. There is a bear behind the door.',
      reading: 'Each card is back with its toy. The drum gets a new tip: Not a sandwich.',
      science: 'You found the reason, not just a guess. {friend} tries it in the tub and gets wet.',
      writing: 'A tired parent reads your words and smiles. It takes just one minute to choose.',
      art: 'Your work sits on the shelf, and the shelf looks proud. Four people ask to borrow it.',
      'social-studies': 'Both families are content. They even plan a game night together.',
    },
    things: [things.toyBox, things.teddyBear, things.drum, things.puzzlePiece],
  },
  {
    id: 'reading-rug',
    place: 'the reading rug',
    worldToday:
      'Story time starts at ten on the reading rug. Nkechi does all the voices, even the soup. Today the twins want the same story for the ninth time.',
    childRole: 'story captain',
    parentRole: 'Be a three-year-old on the rug: ask what happens next and gasp at each answer.',
    problem: {
      math: 'The reading rug holds only so many wiggly people. Work out how the {things} can be shared.',
      reading: 'The twins will notice each skipped word. Read well, or the reading rug will rise against you.',
      science: 'The story bear sleeps all through the cold months. The twins on the rug ask whether that is true.',
      writing: 'Nine times is enough, says {hero}. The reading rug needs a fresh page from you.',
      art: 'The best page of the storybook has been chewed. The story needs a new picture, and soon.',
      'social-studies':
        'Stories come from many homes and many lands. The reading rug wants to hear about people and places.',
    },
    payoff: {
      math: 'Everybody fits, and nobody sits on a twin. Story time starts on the dot.',
      reading: 'Not one word is missing. The twins nod like two small judges.',
      science: 'Now they know what is true and what is story. They like both.',
      writing: 'The twins listen with open mouths. Then they ask for it again, and again.',
      art: 'The book is whole once more. The twins pat your page very, very gently.',
      'social-studies': 'The rug feels as wide as the world today. A shy boy says: My grandma tells that one!',
    },
    things: [things.storybook, things.cushion, things.teddyBear],
  },
  {
    id: 'puppet-corner',
    place: 'the puppet corner',
    worldToday:
      'The stage in the puppet corner is an old bus door. Wendell still calls out the stops. In the second act, the wolf puppet forgot to be a wolf.',
    childRole: 'puppet director',
    parentRole: 'Be a puppet with stage fright: speak with one hand and grow bolder after each answer.',
    problem: {
      math: 'Tickets, seats and {things} must all match up. The show cannot start until the numbers do.',
      reading: 'The puppet script lost half its lines to a juice spill. Read on and work out what was meant.',
      science: 'A big shadow fell on the puppet stage, and nobody made it. Real facts will calm the front row.',
      writing: 'The wolf puppet wants a better part. Write something that no wolf could refuse.',
      art: 'Behind the puppets hangs a bare sheet. The show needs a place to happen, and you can make one.',
      'social-studies':
        'The puppet show is about a street where nobody agrees. Find out how real neighbors solve such things.',
    },
    payoff: {
      math: 'There is a seat for everyone, plus one for the wolf. Curtain up!',
      reading: 'The lines fit again. It was a love story all along, about two turnips.',
      science: 'The front row cheers for the facts. The shadow was a cat on the lamp.',
      writing: 'The wolf reads the part and howls for joy. It gets to be the gardener.',
      art: 'The curtain opens, and everyone says ooh. They have not even seen a puppet yet.',
      'social-studies': 'The puppets shake hands, which takes a while. The audience claps and goes home kinder.',
    },
    things: [things.puppet, things.costume, things.cushion, things.nameTag],
  },
  {
    id: 'rainy-hall',
    place: 'the rainy-day hall',
    worldToday:
      'It pours, and eleven children are stuck in the rainy-day hall. Rain drums on the roof like peas. {hero} has exactly one idea left.',
    childRole: 'rainy-day captain',
    parentRole: 'Be the rain on the roof: drum your fingers after each question and slow down for answers.',
    problem: {
      math: 'Teams, turns and {things} must come out even. Eleven bored children are waiting for your math.',
      reading: 'A box of old games turned up in the hall. The rules are long, and you are the reader.',
      science: 'Where does all that rain come from, and where does it go? The hall is full of such questions.',
      writing: 'Only Oskar knows how the new rainy-day game goes. Get it into words.',
      art: 'Gray windows, gray sky, gray socks. The rainy-day hall is desperate for your colors.',
      'social-studies':
        'Eleven children, one hall and no rules: it is getting loud. Find out how people get along in one place.',
    },
    payoff: {
      math: 'The teams are even, and the turns are fair. Nobody has looked at the rain for an hour.',
      reading: 'You cracked the rules, and it is a great game. Whoever comes last gets to wear the crown.',
      science: 'Now everyone runs to the window to check. The rain has never had such a good audience.',
      writing: 'People read it once and can play at once. Oskar says it sounds better than it was.',
      art: 'The hall glows from wall to wall. The sun comes out, a bit jealous.',
      'social-studies': 'The children made three rules and kept them. One of them is: No hats on the cat.',
    },
    things: [things.rainBoot, things.umbrella, things.beanbag, things.hoop],
  },
  {
    id: 'nap-nook',
    place: 'the nap nook',
    worldToday:
      'Shh! In the nap nook, five toddlers are almost asleep. One eye is still open. It belongs to Baby Lou, and it is looking at you.',
    childRole: 'nap keeper',
    parentRole: 'Be a toddler who is not tired: whisper one more, please, and end with a long yawn.',
    problem: {
      math: 'Each sleeper needs the right things in the right number. Work out the {things} in a whisper.',
      reading: 'A good lullaby lies in the nap nook, but it is faded. Read it softly and find its sense.',
      science: 'Why do little ones sleep so much? The nap nook is a fine spot for quiet questions.',
      writing: 'Grown-ups always ask how nap time went. The nap nook keeps a book for such words.',
      art: 'Baby Lou likes to look at something calm before sleep. Make it gentle, and make it yours.',
      'social-studies':
        'Families put their little ones to sleep in so many ways. The nap nook would like to know them.',
    },
    payoff: {
      math: 'Each one has just what they need. Two of the five begin to snore.',
      reading: 'The lullaby comes back, line by line. Baby Lou blinks slower.',
      science: 'So that is how it works! You whisper it to {friend}, who is asleep as well.',
      writing: 'The parents read it and know just how it was. They smile at the part about the foot.',
      art: 'Baby Lou looks at it for a long, long time. Then the last eye closes.',
      'social-studies': 'Songs, hammocks, hugs and humming: it all works. {friend} hums the one from far away.',
    },
    things: [things.cushion, things.teddyBear, things.doll, things.storybook],
  },
  {
    id: 'dress-up-attic',
    place: 'the dress-up attic',
    worldToday:
      'The dress-up attic has forty hats and only one crown. Everyone gets to be someone else up here. This morning, three people came down as the same pirate.',
    childRole: 'costume keeper',
    parentRole: 'Be the attic mirror: copy each pose your keeper makes and praise each answer.',
    problem: {
      math: 'Hats, capes and shoes must be matched up for the big show. Work out the numbers for the {things}.',
      reading: 'Inside the costume trunk are letters from long ago. Read them with care, for the ink has faded.',
      science: 'Which costume keeps you warm, and which stays dry? The attic would like some proof.',
      writing: 'Each hat up here could tell a tale. Pick up your words and let one speak.',
      art: 'The costume for the lead part is missing. The attic counts on your eye and your hands.',
      'social-studies':
        'The costume trunk holds clothes from many times and places. Find out who wore such things, and why.',
    },
    payoff: {
      math: 'All is matched, down to the last shoe. The crown has a waiting list.',
      reading: 'The letters are from Wendell, aged seven. Even then, the dream was to drive a bus.',
      science: 'You have your proof. The raincoat wins, and the tutu comes in last.',
      writing: 'The hat has never been so interesting. {hero} puts it on and talks in a new voice.',
      art: 'The lead part walks out and stops the show. Everyone asks who made it.',
      'social-studies': 'Every costume has its story pinned on now. The attic feels a little like a museum.',
    },
    things: [things.hat, things.costume, things.mitten, things.umbrella],
  },
]
