import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Along the row: gardens, lawns and doorsteps. */
export const gardenScenes: Scene[] = [
  {
    id: 'back-garden',
    place: 'the back garden',
    worldToday:
      'The persimmon tree in the back garden is older than Wendell. Under it, games begin. A very small girl has just declared it a spaceship.',
    childRole: 'game maker',
    parentRole: 'Be the persimmon tree: spread your arms, stay calm and drop a compliment now and then.',
    problem: {
      math: 'A good game needs fair scores and enough of everything. Work out the {things} for the back garden.',
      reading: 'Somebody tied game cards all over the persimmon tree. Read each one, for they lead to the start.',
      science: 'In the back garden, small people ask big questions. Find out one true thing.',
      writing: 'The game in the back garden gets better each day. Write it down before it changes again.',
      art: 'The back garden party needs decorations, and the budget is zero. The Helpers have an artist, though.',
      'social-studies': 'In the back garden, all want to be first. How do people agree on turns, rules and leaders?',
    },
    payoff: {
      math: 'The score is fair, and the game is on. The spaceship wins, since it is a tree.',
      reading: 'The last card says: Look up. There hangs the prize, orange and round.',
      science: 'You found out something true, and the ants go on with it. {friend} is lying down to see.',
      writing: 'Now the game can be played for years. The page hangs on the tree, at toddler height.',
      art: 'The garden looks like a festival, and it cost nothing. The tree seems to stand a bit taller.',
      'social-studies': 'Turns are taken, and nobody sulks for long. The very small girl is made captain, by vote.',
    },
    things: [things.hoop, things.beanbag, things.orange, things.kickball],
  },
  {
    id: 'sandbox',
    place: 'the big sandbox',
    worldToday:
      'The big sandbox is a kingdom with four mayors. All of them are two years old. One mayor has buried the only shovel.',
    childRole: 'sandbox engineer',
    parentRole: 'Be a sandbox mayor: fold your arms, think it over and grant each wish with a nod.',
    problem: {
      math: 'The castle plan calls for exact numbers. Work out the {things}, or the mayors will go on strike.',
      reading: 'The digging rules lie half under the sand. Read what you can and find the buried shovel.',
      science: 'Wet sand holds, and dry sand runs. The sandbox engineer ought to find out what makes things work.',
      writing: 'The castle has no tale yet, and the sandbox mayors demand one. Short or long, it must be good.',
      art: 'The castle is a plain heap so far. The big sandbox waits for shape, pattern and surprise.',
      'social-studies':
        'Four mayors want four roads through one sandbox. Find out how towns are planned and who decides.',
    },
    payoff: {
      math: 'The castle rises just as planned. Four mayors move in, shoes and all.',
      reading: 'You read it right, and there is the handle. All the shovels are freed.',
      science: 'With your facts, the walls stand until lunch. In a sandbox, that is an age.',
      writing: 'The mayors hear their tale and are silent. They have never been silent before.',
      art: 'The castle has become the talk of the row. People come by with folding chairs.',
      'social-studies': 'The roads meet in the middle, at a sandy square. Four mayors shake eight sandy hands.',
    },
    things: [things.sandPail, things.shovel, things.wagon],
  },
  {
    id: 'picnic-lawn',
    place: 'the picnic lawn',
    worldToday:
      'On the picnic lawn, twelve lunch boxes look exactly alike. The families sat down ten minutes ago. {hero} has opened a box with only a sock in it.',
    childRole: 'picnic planner',
    parentRole: 'Be a hungry uncle at the picnic: pat your tummy and cheer as each answer comes in.',
    problem: {
      math: 'There must be enough for each family, with fair shares. Work out the {things} for the picnic.',
      reading: 'Notes in the lunch boxes tell what belongs to whom. Read them closely before somebody gets the sock.',
      science: 'A picnic draws ants, clouds and questions. Find out what is going on around the picnic lawn.',
      writing: 'All the neighbors brought something and want to thank each other. The picnic needs your words.',
      art: 'A long, bare table stands on the picnic lawn. {friend} thinks it should look like a feast for the eyes.',
      'social-studies':
        'Each dish at the picnic comes with a story of home. Find out where people come from and what they keep.',
    },
    payoff: {
      math: 'Everyone has a fair share, and there is one orange over. It goes to the sock owner.',
      reading: 'Each lunch box finds its family. The sock belongs to Baby Lou, of course.',
      science: 'You worked it out, and the ants are part of it. They get a picnic of their own.',
      writing: 'Your words are read aloud under the trees. Somebody needs a hanky.',
      art: 'The table is so fine that nobody dares to sit. Then the toddlers do.',
      'social-studies': 'By dessert, everybody knows a new story. Two families find out they are from the same island.',
    },
    things: [things.lunchBox, things.orange, things.cushion, things.umbrella],
  },
  {
    id: 'parade-sidewalk',
    place: 'the parade sidewalk',
    worldToday:
      'Twice a year, the little ones march down the parade sidewalk. The route is sixty steps long. Last time, it took an hour and a half.',
    childRole: 'parade marshal',
    parentRole: 'Be the crowd at the parade: wave both arms and shout hooray for each answer.',
    problem: {
      math: 'The parade moves only if the numbers fit. Line up the {things} with good, clear math.',
      reading: 'The parade plan was left in the rain. Read what you can, and put the marchers in order.',
      science: 'Drums make sound, wheels make speed, and small legs get tired. The parade needs the facts.',
      writing: 'Nobody on the row must miss the parade. It takes the right words to bring them to the sidewalk.',
      art: 'The parade has noise enough. What it lacks is something splendid to look at.',
      'social-studies':
        'A parade tells what a neighborhood cares about. Find out what people honor, and how they do it.',
    },
    payoff: {
      math: 'Left, right, left, right, and nobody bumps. The parade takes only an hour this time.',
      reading: 'The order is clear again. The wagon with the sleeping marcher goes last.',
      science: 'You know what makes it go. The drums start up, and so do all the feet.',
      writing: 'All doors open along the row. Even the night nurse comes out to wave.',
      art: 'People put their hands to their cheeks. They had no idea that it would be so fine.',
      'social-studies': 'Now the marchers know what they march for. They wave harder than ever.',
    },
    things: [things.drum, things.wagon, things.hat, things.shaker],
  },
  {
    id: 'music-steps',
    place: 'the music steps',
    worldToday:
      'Five stone steps make a stage for the Persimmon Row band. It has two drums, a kazoo and a pot lid. On the music steps, louder is not always better.',
    childRole: 'band leader',
    parentRole: 'Be the pot lid player: crash softly into your palm once for each good answer.',
    problem: {
      math: 'Music runs on counting and patterns. The band on the music steps is waiting for your numbers.',
      reading: 'The song sheets blew down the music steps and got mixed. Read them, so that the verses make sense.',
      science: 'Why is one drum low and one drum high? The band would like to find out how the world works.',
      writing: 'The band has a tune and no words. {hero} taps a foot and looks hopefully at you.',
      art: 'The band plays well, but what should the music look like? Show it on a poster for the steps.',
      'social-studies': 'Every house on the row knows another song. What can music tell about people, near and far?',
    },
    payoff: {
      math: 'The band starts together and stops together. That has never happened before.',
      reading: 'The verses are in order. The goat gets home in the last one, and people cheer.',
      science: 'Your answer makes good sense, and a good beat. The drums agree for once.',
      writing: 'They sing your words twice and then once more. A baby claps on the wrong beat, with joy.',
      art: 'You can nearly hear it by looking. The band hangs it right above the top step.',
      'social-studies': 'Song after song goes down the row. By evening, each house knows all of them.',
    },
    things: [things.drum, things.kazoo, things.shaker, things.poster],
  },
  {
    id: 'wheels-lane',
    place: 'the wheels lane',
    worldToday:
      'Behind the gardens runs the wheels lane, where no cars can go. Scooters and wagons race at a snail-like speed. Today all the wagons want to be the fire truck.',
    childRole: 'lane guard',
    parentRole: 'Be a very small driver: beep at each question and roll forward when it is answered.',
    problem: {
      math: 'Who goes first, how far, and how many at a time? The wheels lane runs smoothly on good numbers.',
      reading: 'Signs stand all along the wheels lane. Read them well, or the wagons will jam at the bend.',
      science: 'Uphill is slow, and downhill is quick. The wheels lane is the place to find out why things happen.',
      writing: 'New drivers need advice that is short, clear and friendly. Please write it for the wheels lane.',
      art: 'The wagons all look the same, and that is the whole trouble. Give each of the {things} its own style.',
      'social-studies': 'A lane needs rules that even a two-year-old finds fair. Find out what good rules are for.',
    },
    payoff: {
      math: 'Off they go, one after another, and no one bumps. The snail still wins.',
      reading: 'Each driver does what the signs say. The bend is clear, and so is the bell.',
      science: 'You explained it so well that the wagons obey. The hill looks smaller now.',
      writing: 'The drivers know your words by heart. They shout them at each corner.',
      art: 'Now there is one fire truck, one whale and one cheese. Nobody would trade.',
      'social-studies': 'The rules hang at the start and are kept. One driver has given herself a ticket.',
    },
    things: [things.wagon, things.scooter, things.rainBoot],
  },
  {
    id: 'lost-and-found',
    place: 'the lost-and-found bench',
    worldToday:
      'Whatever gets lost on Persimmon Row turns up on the lost-and-found bench. Today there are six mittens and half a kazoo. A little boy is looking for Gregory.',
    childRole: 'lost-and-found detective',
    parentRole: 'Be the little boy who lost Gregory: sniff a bit, answer bravely and brighten with each clue.',
    problem: {
      math: 'Pairs, singles and leftovers must be worked out. Good math brings the {things} home.',
      reading: 'There is a long note about Gregory on the bench. Read between the lines, for the spelling is bold.',
      science: 'Mud, fuzz and a leaf stuck to a mitten: each is evidence. The bench needs a mind that looks closely.',
      writing: 'Gregory must be described, so that the whole row can search. The bench has room for good words.',
      art: 'Nobody has a likeness of Gregory. The boy on the bench will describe him to your clever hands.',
      'social-studies':
        'Lost things come home quickest where neighbors know each other. Find out how people on a row help out.',
    },
    payoff: {
      math: 'Three pairs of mittens go home. The half kazoo meets its other half.',
      reading: 'Now it is clear: Gregory is green, soft and good at hiding. He is also a sock dragon.',
      science: 'Your evidence leads to the laundry. Something green looks out from between the sheets.',
      writing: 'The whole row reads it and looks under things. At number 5, there is a shout.',
      art: 'One look at your work, and three people point. Gregory is on the roof of the doghouse.',
      'social-studies': 'All doors open, and everybody looks. Gregory comes home in a parade of one.',
    },
    things: [things.mitten, things.kazoo, things.hat, things.doll],
  },
]
