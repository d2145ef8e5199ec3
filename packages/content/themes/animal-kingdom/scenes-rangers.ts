import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the rangers work, and where they meet the animals. */
export const rangerScenes: Scene[] = [
  {
    id: 'otter-bend',
    place: 'the otter bend',
    worldToday:
      'Whee! River otters slide down the muddy bank again and again. At the otter bend, that counts as rush hour. {friend} got splashed and pretends not to mind.',
    childRole: 'trail reporter',
    parentRole: 'Be a playful otter: make a splash sound for every answer and ask for one more.',
    problem: {
      math: 'The slide is crowded, and the otters need some order. The {things} along the bank tell the story in numbers.',
      reading: "The ranger's report fell into the mud. Read the words that can be saved and make sense of them.",
      science: 'An otter puts the rules of nature to good use. It has fun too, so find out more of those rules.',
      writing: 'The otters slide, splash and tell no one. Write, or the best of it will wash away.',
      art: 'Otter slides leave lines, loops and one big splat. Make art with just as much joy.',
      'social-studies': 'Otters get along with hardly any rules. Find out how people do it in the big world.',
    },
    payoff: {
      math: 'Now everybody gets a turn on the slide. The smallest otter goes twice.',
      reading: 'The report is saved, and it is a funny one. The otters come out as heroes.',
      science: 'Your finding goes into the report in bold letters. The otters clap, which sounds like splash.',
      writing: 'It hangs at the otter bend for all to see. The otters sniff every word twice.',
      art: 'The smallest otter adds one wet print in the corner. Now it is teamwork.',
      'social-studies': 'The otters hold a meeting about your finding. It ends in a splash, as always.',
    },
    things: [things.pebble, things.twig, things.shell],
  },
  {
    id: 'fox-den',
    place: 'the fox den',
    worldToday:
      'Four fox kits tumble about near the fox den. A fox can hear a mouse that runs beneath the snow. So the rangers keep very, very quiet.',
    childRole: 'quiet tracker',
    parentRole: 'Be a fox with big ears: cup your hands behind them and listen for each answer.',
    problem: {
      math: 'The tracks by the den cross and circle. Sort out the {things} before the wind wipes every print away.',
      reading: "A tracker's notebook lay in the grass. Read it line by line to find out what the fox did.",
      science: 'The fox leads a quiet life full of puzzles. Study the facts and tell what they can prove.',
      writing: 'The tracks of a fox can tell a lot. Words do too, so set yours down with care.',
      art: 'A fox can stand in plain sight and not be seen. Make art that gets a second look.',
      'social-studies': 'Fox kits see from their parents how to live. Find out what people pass on and share.',
    },
    payoff: {
      math: 'The numbers show it: all four kits are home. Their mother curls up around them.',
      reading: 'The notebook tells the whole fox story. It even has a surprise ending with a sock.',
      science: 'You proved it without disturbing anyone. That is what great trackers do.',
      writing: 'The rangers follow your words like prints in the snow. They lead right to a smile.',
      art: 'Four fox kits peek out to look at it. Then they look again.',
      'social-studies': 'The den is quiet, and eight small ears point your way. They heard every word.',
    },
    things: [things.trackFlag, things.trackCard, things.feather],
  },
  {
    id: 'ranger-cabin',
    place: 'the ranger cabin',
    worldToday:
      'Tea steams and rain drums on the roof of the ranger cabin. The desk has not been tidy since spring. A frog lives in the tray marked Important.',
    childRole: 'cabin chief',
    parentRole: 'Be the new ranger on a first day: ask how everything works and nod a lot.',
    problem: {
      math: 'The badge board needs its numbers before the morning meeting. The {things} do not add up yet.',
      reading: 'The ranger orders are buried in a heap of notes. Read through them and find what really matters.',
      science: 'Visitors left questions about nature in the question box. Good rangers answer with facts.',
      writing: 'The desk in the ranger cabin is full of half-written notes. Write one from start to end.',
      art: 'Rain, rain, and a bare wall in the cabin. Make art to brighten the day for every ranger.',
      'social-studies': 'Rangers look after a place, and so do people everywhere. Find out how they do it.',
    },
    payoff: {
      math: 'The board is right, and the meeting can start. The frog takes the chair.',
      reading: 'You found the one order that counts. It says: Be kind to the frog.',
      science: 'Each question gets a true answer. The question box rattles for more.',
      writing: 'It goes on top of the heap, where all can see it. The frog moves over.',
      art: 'The rangers sip their tea in front of it and sigh. Let it rain!',
      'social-studies': 'It goes up beside the badge board as news. The frog stamps it Important.',
    },
    things: [things.badge, things.hat, things.lantern, things.pinecone],
  },
  {
    id: 'lookout-tower',
    place: 'the lookout tower',
    worldToday:
      'From the lookout tower you can see all of Willowmere Valley. Woods, meadows and water lie there like a quilt. {hero} counts sheep by mistake. They are clouds.',
    childRole: 'valley lookout',
    parentRole: 'Be the ranger on the far hill: wave both arms and ask what the lookout can tell you.',
    problem: {
      math: 'The rangers below are waiting for numbers from the top. Send down the right ones, and they can set off.',
      reading: 'A ranger on the far hill sends a message with flags. Read each part and pass it on without a slip.',
      science: 'From up here you see how a whole valley works. Look closely and tell what is true.',
      writing: 'Shouts from the lookout tower get lost in the wind. Write instead, and your words will arrive.',
      art: 'Seen from up here, the valley is shapes within shapes. Make art that shows how you see.',
      'social-studies': 'From the lookout tower you see roads, farms and a far town. Find out how people live.',
    },
    payoff: {
      math: 'The rangers set off, sure of their way. Three hats wave up at you.',
      reading: 'The message got through, clear as a bell. It said: Lunch is ready.',
      science: 'You worked it out first. A ranger on the far hill cheers.',
      writing: 'Your words go down the tower in a basket. Below, the rangers crowd around to read.',
      art: 'It hangs on the rail beside the real view. Two rangers have to look three times.',
      'social-studies': 'Now the rangers see more than roofs down there. They see homes.',
    },
    things: [things.hat, things.signalFlag, things.lantern],
  },
  {
    id: 'care-hut',
    place: 'the care hut',
    worldToday:
      'The care hut is where tired animals rest until they are well. Only trained rangers touch them. A row of tiny beds lines the wall.',
    childRole: 'care helper',
    parentRole: 'Be the gentle animal doctor: speak low and thank your helper for each step.',
    problem: {
      math: 'Each guest needs the right amount at the right time. Check the {things} with care, for the guests rely on you.',
      reading:
        'Every rabbit and turtle here has a card with a story. Read them well, so that each gets the right care.',
      science: 'The ranger doctor makes the next round soon. Find out what is true, so that each guest gets good care.',
      writing: 'Every ranger on duty reads what the last one wrote. Write so that it helps.',
      art: 'Getting well takes time, and the care hut walls are plain. Make art that cheers tired eyes.',
      'social-studies': 'In the care hut no one asks where a guest comes from. Find out how people live and help.',
    },
    payoff: {
      math: 'All is in order, down to the last bit. A small rabbit twitches its nose at you.',
      reading: 'Each guest gets just what the card says. The turtle would like the story again.',
      science: 'Thanks to your facts, two guests go home today. The doctor shakes your hand.',
      writing: 'The next ranger reads it and smiles. A small rabbit gets an extra carrot.',
      art: 'The rabbit turns its tiny bed to face it. It nibbles better already.',
      'social-studies': 'The doctor hangs it by the door. Guests with two feet stop and read it.',
    },
    things: [things.tinyBed, things.bandage, things.carrot, things.berry],
  },
  {
    id: 'letter-room',
    place: 'the world map room',
    worldToday:
      'Letters from wild places far away arrive in the world map room. Elephants rumble so low that people cannot hear it all. {hero} rumbles too, but that is hunger.',
    childRole: 'letter ranger',
    parentRole: 'Be the ranger from far across the sea: greet your new friend and ask for news.',
    problem: {
      math: 'Rangers all over the world sent cards of the animals they guard. The map needs the right number of {things}.',
      reading:
        'The letters got wet on the way, and words ran off. Read closely to learn what each ranger wants to say.',
      science: 'A giraffe has just as many neck bones as you: seven. Find more true facts about our planet.',
      writing: 'Far away, a ranger waits beside an empty mailbox. Write something well worth the stamp.',
      art: 'Rangers speak many languages, but art speaks to all. Make some that can travel far.',
      'social-studies': 'Each ranger writes from a place with its own ways. Find out more about people and places.',
    },
    payoff: {
      math: 'The map lights up with your numbers. Far away, a ranger smiles.',
      reading: 'Now every letter can be answered. One asks for a drawing of an otter.',
      science: 'Your facts travel around the world by mail. They come back with twenty thank-yous.',
      writing: 'Off it goes, across two seas. Soon a ranger reads it out, and elephants listen.',
      art: 'It hangs in a ranger hut near the equator now. An elephant stops by each day.',
      'social-studies': 'A new pin goes into the map, and it is yours. The world feels a bit closer.',
    },
    things: [things.elephantCard, things.penguinCard, things.giraffeCard],
  },
  {
    id: 'night-trail',
    place: 'the night trail',
    worldToday:
      'The Moon is up, and the night trail is wide awake. Crickets sing by rubbing their wings together. Something rustles. It is only {hero} with a snack.',
    childRole: 'night guide',
    parentRole: 'Be a nervous visitor on the night walk: hold on to your guide and ask what comes next.',
    problem: {
      math: 'The trail has no light of its own. Every right answer puts one of the {things} on the night map.',
      reading: 'The trail signs glow for a moment and then fade. Read each one well and keep it in mind.',
      science:
        'Owls and crickets rule the night, and it is full of riddles. Use your senses and your sense to work them out.',
      writing: 'Nobody sees a wave or a nod on the night trail. Write, so that your words light up.',
      art: 'At night the trail is shadow, moonlight and shape. Make art that would shine even here.',
      'social-studies': 'Long before lanterns, people walked by stars and stories. Find out how people live and lived.',
    },
    payoff: {
      math: 'The night map is full, and the way lies clear. The crickets play you home.',
      reading: 'You read every sign in time. The last one says that the sky is full of stars.',
      science: 'You worked it out in the dark. Now you think like a night ranger.',
      writing: 'By lantern light, your words look like gold. The crickets pause to let us read.',
      art: 'The Moon comes out from a cloud to see. It stays longer than usual.',
      'social-studies': 'Your finding is told along the trail, from guide to guide. An owl passes it on.',
    },
    things: [things.lantern, things.trailSign, things.snailShell],
  },
]
