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
    token: { one: 'guest card', many: 'guest cards', mark: 'card' },
    problem: {
      math: 'The care hut works out exactly what each guest needs. Each right answer fills one guest card.',
      reading:
        'Every rabbit and turtle here has a card with a story. Read well. Each right answer fills one guest card.',
      science: 'The care hut works well if helpers know how the world works. Each true finding fills one guest card.',
      writing: 'Every ranger on duty reads what the last one wrote. Each part you write fills one guest card.',
      art: 'Getting well takes time, and the care hut is plain. Each part of your art brightens one guest card.',
      'social-studies':
        'In the care hut all are welcome. How do people live and help? Each right answer fills one guest card.',
    },
    payoff: {
      math: 'The last guest card is full. A small rabbit twitches its nose at you.',
      reading: 'The last guest card is full. The turtle would like the story again.',
      science: 'The last guest card is full. The doctor shakes your hand.',
      writing: 'The last guest card is full. The next ranger reads it, and a rabbit gets an extra carrot.',
      art: 'The last guest card shines. The rabbit turns its tiny bed to face it.',
      'social-studies': 'The last guest card is full. Guests with two feet stop at the door and read it.',
    },
    strands: {
      operations: {
        token: { one: 'care box', many: 'care boxes', mark: 'box' },
        problem: 'The care hut must always have enough for all its guests. Each right answer fills one care box.',
        payoff: 'The last care box is full, and nothing runs short. The doctor can sit down for once.',
      },
      fractions: {
        token: { one: 'food dish', many: 'food dishes', mark: 'bowl' },
        problem: 'Food in the care hut is split into just the right parts. Each right answer fills one food dish.',
        payoff: 'The last food dish is filled, and all is fair. You hear a lot of quiet nibbling.',
      },
      measurement: {
        token: { one: 'tiny bed', many: 'tiny beds', mark: 'bed' },
        problem: 'Guests of every size come in, and each bed must fit. Each right answer makes up one tiny bed.',
        payoff: 'The last tiny bed is made, and it fits. The rabbit turns around twice and sighs.',
      },
      time: {
        token: { one: 'supper tray', many: 'supper trays', mark: 'bowl' },
        problem: 'Small guests must be fed by the clock, day and night. Each right answer serves one supper tray.',
        payoff: 'The last supper tray is served, right on time. The turtle still chews and sees no hurry.',
      },
      data: {
        token: { one: 'chart star', many: 'chart stars', mark: 'star' },
        problem: 'The doctor reads from charts what the guests need next. Each right answer puts up one chart star.',
        payoff: 'The last chart star is up. The doctor reads the chart and begins to hum.',
      },
      life: {
        token: { one: 'travel box', many: 'travel boxes', mark: 'box' },
        problem:
          'To send guests home, the hut must know how living things live. Each true fact gets one travel box ready.',
        payoff: 'The last travel box is ready. The turtle blinks at you, slowly, like a wink.',
      },
      physical: {
        token: { one: 'warm lamp', many: 'warm lamps', mark: 'lamp' },
        problem:
          'Guests in the care hut need warmth, quiet and soft light. Each true finding about how things work lights one warm lamp.',
        payoff: 'The last warm lamp glows. The next guest is a duckling with a very loud yawn.',
      },
    },
    things: [things.carrot, things.berry, things.clover, things.bandage, things.hayBundle, things.apple],
  },
  {
    id: 'letter-room',
    place: 'the big map table',
    worldToday:
      'Letters from other valleys arrive on the big map table. One ranger writes that a moose has moved into the yard. Mateo would like one, too.',
    worldAgain:
      'Today the mail on the big map table is about loons. Their chicks ride across the lake on a parent. Mateo gives a pinecone a ride.',
    childRole: 'letter ranger',
    parentRole: 'Be the letter carrier: tap the table twice for every right answer.',
    token: { one: 'map flag', many: 'map flags', mark: 'flag' },
    problem: {
      math: 'Rangers far away ask us to work things out for them. Each right answer sets one map flag.',
      reading:
        'The letters to the rangers got wet, and words ran off. Read closely. Each right answer sets one map flag.',
      science: 'Rangers far away send us riddles about the world. Each true finding sets one map flag.',
      writing: 'Far away, a ranger waits beside an empty mailbox. Each part you write sets one map flag.',
      art: 'Rangers speak many languages, but art speaks to all. Each part of your art sets one map flag.',
      'social-studies': 'Each ranger writes from a place with its own ways. Each right answer sets one map flag.',
    },
    payoff: {
      math: 'The last map flag is set, and our answers are mailed. Far away, a ranger smiles.',
      reading: 'The last map flag is set, and every letter makes sense. One asks for a drawing of an otter.',
      science: 'The last map flag is set. Your facts go around the world and come back as thank-yous.',
      writing: 'The last map flag is set, and your words cross two seas. A ranger reads them out to a moose.',
      art: 'The last map flag is set, far up north. A moose stops by your art each day.',
      'social-studies': 'The last map flag is set. The world feels a bit closer.',
    },
    strands: {
      operations: {
        token: { one: 'parcel', many: 'parcels', mark: 'parcel' },
        problem:
          'Each parcel on the big map table needs exactly the right stamps. Each right answer sends off one parcel.',
        payoff: 'The last parcel is off. The mail bag bulged as it went out the door.',
      },
      fractions: {
        token: { one: 'mail bag', many: 'mail bags', mark: 'bag' },
        problem: 'The mail is split into fair parts, so no hut goes without. Each right answer fills one mail bag.',
        payoff: 'The last mail bag is full and on its way. No ranger hut goes without.',
      },
      patterns: {
        token: { one: 'sealed letter', many: 'sealed letters', mark: 'letter' },
        problem: 'Rangers far away use codes, and each code has a rule. Each right answer opens one sealed letter.',
        payoff: 'The last sealed letter is open. It says: Come and see our moose!',
      },
      data: {
        token: { one: 'mail label', many: 'mail labels', mark: 'tag' },
        problem:
          'A chart of the mail tells the rangers what to answer first. Each right answer puts on one mail label.',
        payoff: 'The last mail label is on. One look at the chart, and you see what comes most.',
      },
      geometry: {
        token: { one: 'puzzle map', many: 'puzzle maps', mark: 'map' },
        problem:
          'New maps came in pieces, and only the shapes show what fits. Each right answer finishes one puzzle map.',
        payoff: 'The last puzzle map is finished. There lies the whole world without a gap.',
      },
      life: {
        token: { one: 'letter page', many: 'letter pages', mark: 'page' },
        problem: 'Rangers far away ask us how living things live and grow. Each true fact fills one letter page.',
        payoff: "The last letter page is full. Soon a moose will look over the reader's shoulder.",
      },
      earth: {
        token: { one: 'atlas page', many: 'atlas pages', mark: 'page' },
        problem: 'Rangers plan each trip by the atlas of land, water and sky. Each true finding adds one atlas page.',
        payoff: 'The last atlas page is in. It almost smells of sea and rain.',
      },
    },
    things: [things.stamp, things.mooseCard, things.beaverCard, things.loonCard, things.mapPin],
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
    token: { one: 'lantern', many: 'lanterns', mark: 'lamp' },
    problem: {
      math: 'The lanterns of the night trail hang by an exact plan. Each right answer hangs up one lantern.',
      reading: 'The trail signs glow for a moment and then fade. Read well. Each right answer hangs up one lantern.',
      science: 'Owls and crickets rule the night, and it is full of riddles. Each true finding hangs up one lantern.',
      writing: 'Nobody sees a wave or a nod on the night trail. Each part you write hangs up one lantern.',
      art: 'At night the trail is shadow, moonlight and shape. Each part of your art hangs up one lantern.',
      'social-studies':
        'Long before lanterns, people walked by stars and stories. How did they live? Each right answer hangs up one lantern.',
    },
    payoff: {
      math: 'The last lantern hangs, and the way lies clear. The crickets play you home.',
      reading: 'The last lantern hangs, and the signs are plain. The sky, they say, is full of stars.',
      science: 'The last lantern hangs. Now you think like a night ranger.',
      writing: 'By the light of the last lantern, your words look like gold. The crickets pause to let us read.',
      art: 'The last lantern hangs. The Moon comes out from a cloud and stays longer than usual.',
      'social-studies': 'The last lantern hangs. Your finding goes along the trail, and an owl passes it on.',
    },
    strands: {
      number: {
        token: { one: 'glow post', many: 'glow posts', mark: 'post' },
        problem: 'In the dark, numbers that glow lead along the night trail. Each right answer sets up one glow post.',
        payoff: 'The last glow post stands. You could walk home in your pajamas.',
      },
      fractions: {
        token: { one: 'way stone', many: 'way stones', mark: 'stone' },
        problem: 'The night trail is split into fair parts, one for each guide. Each right answer sets one way stone.',
        payoff: 'The last way stone is set. The guides set off, each with a fair part.',
      },
      patterns: {
        token: { one: 'cricket bell', many: 'cricket bells', mark: 'bell' },
        problem:
          'Crickets chirp by a rule, and the trail bells must match it. Each right answer tunes one cricket bell.',
        payoff: 'The last cricket bell is in tune. The whole trail hums like one big fiddle.',
      },
      time: {
        token: { one: 'night clock', many: 'night clocks', mark: 'clock' },
        problem: 'Each animal on the night trail comes out at its own time. Each right answer sets one night clock.',
        payoff: 'The last night clock is set. Here come the owl, the cricket and the moth, right on time.',
      },
      geometry: {
        token: { one: 'trail tile', many: 'trail tiles', mark: 'tile' },
        problem: 'In the dark, guides steer by shapes, lines and turns. Each right answer lays one trail tile.',
        payoff: 'The last trail tile lies. Even the moths stay on the path.',
      },
      life: {
        token: { one: 'night badge', many: 'night badges', mark: 'badge' },
        problem:
          'Rustle, hoot, flutter: facts about living things calm nervous visitors. Each true fact pins on one night badge.',
        payoff: 'The last night badge is pinned on. The smallest visitor wants to stay until morning.',
      },
      earth: {
        token: { one: 'map star', many: 'map stars', mark: 'star' },
        problem: 'Night guides find the way by land, weather and sky. Each true finding adds one map star.',
        payoff: 'The last map star is on. Now every guide finds the way home.',
      },
    },
    things: [things.pinecone, things.snailShell, things.acorn, things.feather, things.pebble],
  },
]
