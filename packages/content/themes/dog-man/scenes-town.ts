import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Around town, where the good deeds are done. */
export const townScenes: Scene[] = [
  {
    id: 'muffin-shop',
    place: 'the muffin shop',
    worldToday:
      'Something smells wonderful in the muffin shop, and something smells wrong. The wrong one is a sock. {hero} found it in the blueberry tray.',
    childRole: 'muffin detective',
    parentRole: 'Be the muffin maker with flour on your nose: sigh at each puzzle and beam when it is solved.',
    problem: {
      math: 'The first customers are here, and the {things} are in a jumble. Only good numbers can save breakfast.',
      reading: 'Grandmother wrote the muffin recipe, and she wrote it in riddles. Read it and find what she meant.',
      science: 'Muffins rise because of tiny bubbles of gas. Find out more true facts about how stuff changes.',
      writing: 'The muffins are perfect, but no one can say how perfect. Write it down and make us hungry.',
      art: 'The shop window holds one muffin and a sleepy fly. Make art that stops people in their tracks.',
      'social-studies': 'It takes a whole town to make a muffin. Find out who grows, carries, sells and shares.',
    },
    payoff: {
      math: 'Breakfast is saved! You get the first muffin and the second-best stool.',
      reading: 'A pinch of patience, that was the riddle. Grandmother nods from the back room.',
      science: 'Your fact is iced on a very large bun. Nobody dares to bite it.',
      writing: 'The line goes out of the door and around the block. Even the fly joins it.',
      art: 'People stop so suddenly that they bump noses. Then they come in.',
      'social-studies': 'Everybody who helped gets a muffin. It turns out to be everybody.',
    },
    things: [things.muffin, things.bun, things.sock, things.tomato],
  },
  {
    id: 'town-square',
    place: 'the town square',
    worldToday:
      'The clock in the town square says half past pigeon. Someone should really look at that. A band of three plays marches on one tuba.',
    childRole: 'square reporter',
    parentRole: 'Be the pigeon on the town clock: bob your head and coo once for each right answer.',
    problem: {
      math: 'The square must be ready by noon, whenever that is. Put the {things} in order with the right numbers.',
      reading: 'The notice board blew over, and the notices got mixed. Read them, or the band plays at the bath house.',
      science: 'Sun, wind, sound and pigeons meet in the square. Watchful eyes find facts here, so use yours.',
      writing: 'Today the mayor makes a speech and has forgotten it at home. Write one she can use.',
      art: 'The fountain in the square has no statue yet. Design something the pigeons will be proud of.',
      'social-studies': 'All of Waggerby meets here to decide things. Find out how people choose, vote and agree.',
    },
    payoff: {
      math: 'Twelve strokes, and all is ready. The pigeon falls off the clock in surprise.',
      reading: 'Each notice is back in its place. The bath house is a little disappointed.',
      science: 'The band plays your finding as a march. It has a very long middle.',
      writing: 'The crowd throws hats in the air. Most of them come down again.',
      art: 'The cloth comes off, and the square goes ooh. A pigeon sits down on it at once.',
      'social-studies': 'The vote is fair, and all shake hands. Then there is cake.',
    },
    things: [things.bench, things.tuba, things.bicycle, things.lamp],
  },
  {
    id: 'post-counter',
    place: 'the express counter',
    worldToday:
      'A tortoise runs the express counter, and he has never been late. He sets off early. The parcel for next spring left this morning.',
    childRole: 'express messenger',
    parentRole: 'Be the tortoise behind the counter: do everything slowly, kindly and exactly once.',
    problem: {
      math: 'The mail will not go until it adds up. Check the {things} before the tortoise reaches the door, in an hour.',
      reading: 'The rain got to the letters before the tortoise did. Read what is left and find out where they go.',
      science: 'A parcel ticks, one drips and one smells of spring. Find true facts before you say what is inside.',
      writing: 'The tortoise walks nine days with a letter. Write one that is worth it.',
      art: 'The counter has run out of stamps with pictures. Make art for a new one, small or large.',
      'social-studies': 'Mail goes over hills, rivers and borders. Find out about the places on its way.',
    },
    payoff: {
      math: 'It adds up, and off he goes. If you blink slowly, you can see him move.',
      reading: 'Every letter finds its door. One was for the tortoise, and he is reading it still.',
      science: 'You were right about all three. The ticking one was a very proud clock.',
      writing: 'Nine days later, someone laughs, cries and writes back. It was worth it.',
      art: 'The stamp is so fine that nobody wants to mail it. The tortoise does not mind.',
      'social-studies': 'Now the tortoise has a shortcut. He will be early by a whole week.',
    },
    things: [things.parcel, things.letter, things.stamp],
  },
  {
    id: 'duck-park',
    place: 'the duck park',
    worldToday:
      'The ducks of the duck park have filed a complaint. It says quack, quack, quack, in that order. Oil in a duck feather keeps the water out.',
    childRole: 'park detective',
    parentRole: 'Be the duck who speaks for all ducks: quack the question again, and nod at a good answer.',
    problem: {
      math: 'The ducks say that somebody moved their {things}. Work out the numbers, so that we can settle it.',
      reading: 'The park rules are posted in very long words. Read them out to the ducks in a way they follow.',
      science: 'Ducks, trees, mud and weather: the park is one big case. Find out how living things get along.',
      writing: 'The ducks need their complaint in proper words. Write it for them, politely, with a good ending.',
      art: 'Look at the park from the view of a duck. Make art that shows what you see down there.',
      'social-studies':
        'Ducks, runners and nappers all want this park. Find out how a town shares what belongs to all.',
    },
    payoff: {
      math: 'Settled! The ducks shake your hand with one wet foot each.',
      reading: 'So that is what it meant: please be nice. The ducks had guessed.',
      science: 'Your facts go on a sign by the reeds. The ducks stand before it and nod.',
      writing: 'The mayor reads it, gasps and says sorry. The ducks get their puddle back.',
      art: 'The ducks crowd in and say hm. One of them wipes an eye with a wing.',
      'social-studies': 'There is a spot for all now, even for the tuba. It is a far spot.',
    },
    things: [things.duck, things.bench, things.sandwich, things.tulip],
  },
  {
    id: 'sock-street',
    place: 'the laundry on Sock Street',
    worldToday:
      'Round and round go the tubs in the laundry on Sock Street. A hundred socks go in, and ninety-nine come out. The last one is always at large.',
    childRole: 'sock tracker',
    parentRole: 'Be a sock that has lost its partner: droop sadly, and perk up a little at each answer.',
    problem: {
      math: 'The {things} do not come out even, and people are upset. Find the numbers that set it right.',
      reading: 'The wash labels say do this and never that. Read them before the mayor shrinks again.',
      science: 'Wet, dry, warm, soapy: a laundry is a lab with bubbles. Look into the facts of how things work.',
      writing: 'The missing sock has sent a postcard from somewhere warm. Write back to it.',
      art: 'A line of laundry is a row of patterns in the wind. Design some of your own.',
      'social-studies': 'On Sock Street, neighbors do each other favors all day. Find out what makes a good one.',
    },
    payoff: {
      math: 'Even at last! The street puts on its socks and dances.',
      reading: 'The mayor stays her own size. She thanks you from a normal height.',
      science: 'Your facts are hung up to dry by the door. They smell of lemon.',
      writing: 'The sock is touched and takes the next train home. It brings a friend.',
      art: 'The street hangs your patterns from roof to roof. Even the tubs stop to look.',
      'social-studies': 'Today everybody hangs out the wash of someone else. There are only two mix-ups.',
    },
    things: [things.sock, things.bowTie, things.hat],
  },
  {
    id: 'train-stop',
    place: 'the train stop',
    worldToday:
      'The train rolls in on time at the train stop. Nobody was ready for that. {friend} is still wearing slippers and one glove.',
    childRole: 'platform detective',
    parentRole: 'Be the conductor of the little train: say all aboard and punch a pretend ticket for each answer.',
    problem: {
      math: 'The train can go when the {things} are all accounted for. Bring the numbers, and bring them soon.',
      reading: 'The train timetable has met a jam roll. Read what still shows and find the right train.',
      science: 'Wheels, hills, speed and brakes: a train obeys rules. Find out what rules the world goes by.',
      writing: 'Someone waits at the end of the line for news from us. Write it before the whistle blows.',
      art: 'The train has asked for a brighter side. Think up lines, shapes and colors that could travel.',
      'social-studies': 'The train runs from the hills to the sea. Find out how land and life change on the way.',
    },
    payoff: {
      math: 'All accounted for! The whistle blows, and the slippers just make it.',
      reading: 'It was platform one. To be fair, there is only one.',
      science: 'The driver thanks you and takes the bend just right. Not a cup is spilled.',
      writing: 'Your news arrives before supper. By dusk an answer comes back, with a cake.',
      art: 'Cows look up as your colors roll by. They talk about it for days.',
      'social-studies': 'Now we know what to pack: one coat, one swimsuit. The slippers may come too.',
    },
    things: [things.ticket, things.suitcase, things.whistle, things.umbrella],
  },
  {
    id: 'town-hall',
    place: 'the town hall',
    worldToday:
      'The mayor of Waggerby works in the town hall, under a chair. She is a hedgehog and likes it cozy. All medals are made of biscuit, so wear them quickly.',
    childRole: 'good-deeds counselor',
    parentRole: 'Be the hedgehog mayor: curl up at a hard question and uncurl with joy at the answer.',
    problem: {
      math: 'The mayor hands out thanks today, and it must be fair. Work out the {things} to the last crumb.',
      reading: 'A very old law was found behind the clock. Read it and tell the mayor what it means.',
      science: 'The mayor decides nothing without facts. Find some good ones, true and tested.',
      writing: 'The mayor wants to thank the town but gets prickly when shy. Write the words for her.',
      art: 'The town hall needs a banner for good deeds. Make art that says thanks without a word.',
      'social-studies':
        'A town needs rules, jobs and people who care. Find out how they fit together, and tell the mayor.',
    },
    payoff: {
      math: 'Fair to the last crumb! The mayor eats the remainder.',
      reading: 'The law says that Tuesdays are for cake. It is still in force.',
      science: 'The mayor bangs the gavel, and your fact is official. The chair falls over.',
      writing: 'She reads it aloud and does not prickle once. The hall hums with joy.',
      art: 'The banner goes up, and nobody needs to ask what it means. They all feel thanked.',
      'social-studies': 'The mayor makes a note and then a rule. It begins: Be kind, and then.',
    },
    things: [things.medal, things.key, things.bench, things.flowerPot],
  },
]
