import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the rangers care, write and watch at night. */
export const dutyScenes: Scene[] = [
  {
    id: 'care-hut',
    place: 'the care hut',
    worldToday:
      'The care hut is where tired animals rest until they are well. Only trained rangers touch them. A row of tiny beds lines the wall.',
    worldAgain:
      'Somebody snores in the care hut. It is not the rabbit, and it is not the turtle. Mateo only sat down for a moment.',
    childRole: 'care helper',
    parentRole: 'Be the gentle animal doctor: speak low and say thank you for each answer.',
    problem: {
      math: 'The doctor of the care hut has a long list today. Each right answer checks off one line.',
      reading:
        'Every rabbit and turtle here has a card with a story. Read them well, so that each gets the right care.',
      science: 'New helpers at the care hut ask how the world works. Find out what is true, and tell them.',
      writing: 'Every ranger on duty reads what the last one wrote. Write so that it helps.',
      art: 'Getting well takes time, and the care hut walls are plain. Make art that cheers tired eyes.',
      'social-studies': 'In the care hut no one asks where a guest comes from. Find out how people live and help.',
    },
    payoff: {
      math: 'The last line is checked off. A small rabbit twitches its nose at you.',
      reading: 'Each guest gets just what the card says. The turtle would like the story again.',
      science: 'The new helpers write it all down. The doctor shakes your hand.',
      writing: 'The next ranger reads it and smiles. A small rabbit gets an extra carrot.',
      art: 'The rabbit turns its tiny bed to face it. It nibbles better already.',
      'social-studies': 'The doctor hangs it by the door. Guests with two feet stop and read it.',
    },
    strands: {
      operations: {
        problem: 'The care hut must never run short. Each right answer fills one box on the shelf.',
        payoff: 'The last box is full, and nothing runs short. The doctor can sit down for once.',
      },
      fractions: {
        problem: 'Each guest in the care hut gets a fair part. Each right answer fills one little dish.',
        payoff: 'The last dish is filled, and all is fair. You hear a lot of quiet nibbling.',
      },
      measurement: {
        problem: 'Each guest in the care hut needs a bed that fits. Each right answer makes up one tiny bed.',
        payoff: 'The last tiny bed is made, and it fits. The rabbit turns around twice and sighs.',
      },
      time: {
        problem: 'In the care hut, every guest is fed by the clock. Each right answer feeds one guest on time.',
        payoff: 'Every guest was fed on time. The turtle is still chewing and sees no hurry.',
      },
      data: {
        problem: 'The chart in the care hut shows how the guests do. Each right answer puts one star on it.',
        payoff: 'The chart has its last star. The doctor reads it and begins to hum.',
      },
      life: {
        problem: 'The care hut trains helpers who know living things. Each true fact lets you look after one guest.',
        payoff: 'All the guests are looked after. The turtle blinks at you, slowly, like a wink.',
      },
      physical: {
        problem:
          'The care hut should be warm, quiet and dry. Each true finding about how things work gets one bed ready.',
        payoff: 'The last bed is ready. The next guest is a duckling with a very loud yawn.',
      },
    },
    things: [things.bandage, things.carrot, things.berry, things.hayBundle],
  },
  {
    id: 'letter-room',
    place: 'the world map room',
    worldToday:
      'Letters from wild places far away arrive in the world map room. Some rumbles of elephants are too low for our ears. Mateo rumbles too, but that is hunger.',
    worldAgain:
      'Today the mail in the world map room is about penguins. Emperor penguin fathers keep the egg warm on their feet. Mateo tries it with a pinecone.',
    childRole: 'letter ranger',
    parentRole: 'Be the letter carrier: tap the table twice for every right answer.',
    problem: {
      math: 'Rangers all over the world sent cards of the animals they guard. Each right answer pins one card to the map.',
      reading:
        'The letters got wet on the way, and words ran off. Read closely to learn what each ranger wants to say.',
      science: 'A giraffe has just as many neck bones as you: seven. Find more true facts about our planet.',
      writing: 'Far away, a ranger waits beside an empty mailbox. Write something well worth the stamp.',
      art: 'Rangers speak many languages, but art speaks to all. Make some that can travel far.',
      'social-studies': 'Each ranger writes from a place with its own ways. Find out more about people and places.',
    },
    payoff: {
      math: 'The last card is pinned to the map. Far away, a ranger smiles.',
      reading: 'Now every letter can be answered. One asks for a drawing of an otter.',
      science: 'Your facts travel around the world by mail. They come back with twenty thank-yous.',
      writing: 'Off it goes, across two seas. Soon a ranger reads it out, and elephants listen.',
      art: 'It hangs in a ranger hut near the equator now. An elephant stops by each day.',
      'social-studies': 'A new pin goes into the map, and it is yours. The world feels a bit closer.',
    },
    strands: {
      operations: {
        problem:
          'The world map room sends parcels, and each needs the right postage. Each right answer stamps one parcel.',
        payoff: 'The last parcel is stamped. The mail bag bulges as it goes out the door.',
      },
      fractions: {
        problem: 'The rangers split the mail into fair parts, one for each hut. Each right answer sends off one part.',
        payoff: 'The last part is on its way, and all is fair. No ranger hut goes without.',
      },
      patterns: {
        problem: 'Rangers far away wrote in a code that has a rule. Each right answer opens one envelope.',
        payoff: 'The last envelope is open. It says: Come and see our elephants!',
      },
      data: {
        problem:
          'The world map room sorts and charts all its mail. Each right answer drops one letter into the right tray.',
        payoff: 'The last letter is in its tray. One look at the chart, and you see who writes most.',
      },
      geometry: {
        problem: 'A new map for the rangers came in pieces of all shapes. Each right answer fits one piece in.',
        payoff: 'The last piece fits. There lies the whole world without a gap.',
      },
      life: {
        problem: 'Rangers far away want to hear about living things. Each true fact adds one line to our letter.',
        payoff: "The letter is finished and sealed. Soon a giraffe will look over the reader's shoulder.",
      },
      earth: {
        problem: 'The rangers want land, water and sky on their big map. Each true finding paints one blank spot.',
        payoff: 'The last blank spot is painted. The map almost smells of sea and rain.',
      },
    },
    things: [things.elephantCard, things.penguinCard, things.giraffeCard, things.stamp],
  },
  {
    id: 'night-trail',
    place: 'the night trail',
    worldToday:
      'The Moon is up, and the night trail is wide awake. Crickets sing by rubbing their wings together. Something rustles. It is only Mateo with a snack.',
    worldAgain:
      'Fireflies twinkle above the night trail. Each kind of firefly has a blink of its own. Mateo blinks back with a lantern and gets no reply.',
    childRole: 'night guide',
    parentRole: 'Be a visitor on the night walk: whisper a soft ooh for every right answer.',
    problem: {
      math: 'The trail has no light of its own. Each right answer hangs up one lantern.',
      reading: 'The trail signs glow for a moment and then fade. Read each one well and keep it in mind.',
      science:
        'Owls and crickets rule the night, and it is full of riddles. Use your senses and your sense to work them out.',
      writing: 'Nobody sees a wave or a nod on the night trail. Write, so that your words light up.',
      art: 'At night the trail is shadow, moonlight and shape. Make art that would shine even here.',
      'social-studies': 'Long before lanterns, people walked by stars and stories. Find out how people live and lived.',
    },
    payoff: {
      math: 'The last lantern hangs, and the way lies clear. The crickets play you home.',
      reading: 'You read every sign in time. The last one says that the sky is full of stars.',
      science: 'You worked it out in the dark. Now you think like a night ranger.',
      writing: 'By lantern light, your words look like gold. The crickets pause to let us read.',
      art: 'The Moon comes out from a cloud to see. It stays longer than usual.',
      'social-studies': 'Your finding is told along the trail, from guide to guide. An owl passes it on.',
    },
    strands: {
      number: {
        problem: 'The posts on the night trail have numbers that glow. Each right answer makes one post glow.',
        payoff: 'All the posts glow, one after another. You could walk home in your pajamas.',
      },
      fractions: {
        problem: 'The night guides share the trail in fair parts. Each right answer lights up one part.',
        payoff: 'Every part of the trail is lit. The guides set off, each with a fair share.',
      },
      patterns: {
        problem: 'On the night trail, crickets chirp by a rule. Each right answer brings in one more cricket.',
        payoff: 'The last cricket joins in. The whole trail hums like one big fiddle.',
      },
      time: {
        problem: 'Each animal on the night trail wakes at its own time. Each right answer wakes one of them.',
        payoff: 'Everybody is awake: the owl, the cricket and the moth. Now the night can begin.',
      },
      geometry: {
        problem:
          'Guides on the night trail steer by shapes, lines and turns. Each right answer adds one bend to the map.',
        payoff: 'The last bend is on the map. Even the moths stay on the path.',
      },
      life: {
        problem:
          'Rustle, hoot, flutter: visitors on the night trail get nervous. Each true fact about living things calms one visitor.',
        payoff: 'All the visitors are calm. The smallest one wants to stay until morning.',
      },
      earth: {
        problem: 'Night guides need to know land, weather and sky. Each true finding puts one star on the trail map.',
        payoff: 'The last star is on the map. Now every guide finds the way home.',
      },
    },
    things: [things.lantern, things.trailSign, things.snailShell, things.pinecone],
  },
]
