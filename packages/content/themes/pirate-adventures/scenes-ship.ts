import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** On board the Merry Limpet. */
export const shipScenes: Scene[] = [
  {
    id: 'main-deck',
    place: 'the main deck',
    worldToday:
      'Ahoy! The main deck is scrubbed, and the whole crew says good morning. Rule one aboard is share. Rule two is please.',
    childRole: 'deck captain',
    parentRole: 'Be the captain of the ship: stand tall, salute each answer and shout well done to the horizon.',
    problem: {
      math: 'We sail with the tide, and the {things} are a mess. Work them out, sharp as a gull.',
      reading: 'The orders of the day got splashed, and the ink has run. Read what remains, so that the crew can sail.',
      science: 'A ship of wood and iron floats, and a pebble sinks. Find out what is true about the world.',
      writing: 'The crew needs its orders before the anchor comes up. Write them so that nobody can go wrong.',
      art: 'Our old flag has faded to the color of soup. Design a friendly new one with shape and color.',
      'social-studies': 'Nine sailors, nine homes, one deck. Find out how a crew makes rules and lives together well.',
    },
    payoff: {
      math: 'Anchor up! The sails fill, and the numbers hold like good rope.',
      reading: 'The orders are clear: first breakfast, then adventure. The crew gives three cheers.',
      science: 'Your fact is carved above the wheel. The captain taps it for luck.',
      writing: 'Every hand does the right thing at the right time. It is a bit spooky.',
      art: 'Up goes the flag, and three ships wave back. One of them wants to trade.',
      'social-studies': 'The crew shakes hands on it. Rule three is to do the dishes together.',
    },
    things: [things.barrel, things.anchor, things.sail, things.flag],
  },
  {
    id: 'crows-nest',
    place: "the crow's nest",
    worldToday:
      "From the crow's nest you see a ship's mast before its hull. The Earth is round, so the rest hides below. {hero} waves at a cloud, just in case.",
    childRole: 'lookout',
    parentRole: 'Be the sailor at the foot of the mast: call up the question and shade your eyes for the answer.',
    problem: {
      math: 'The lookout calls down numbers, and the helm obeys. Get the {things} right before you call.',
      reading: 'A far ship signals with flags, word by word. Read each part well and say what it means.',
      science: 'Clouds, birds and wave tops tell a sailor what comes next. Look for patterns and true facts.',
      writing: 'The lookout was first to see it all happen. Write it down for the log, start to finish.',
      art: 'From the lookout the world is lines and layers of blue. Make art that shows how far you can see.',
      'social-studies': 'That island has a harbor, a hill and a mill. Find out why people settle where they do.',
    },
    payoff: {
      math: 'The helm swings around and misses the sandbar by a whisker. Well called!',
      reading: 'The far ship asked if we had any jam. We have, and we share.',
      science: 'You called the wind before it came. The sailors look at you with round eyes.',
      writing: 'The log has it all, down to the last gull. The captain reads it over cocoa.',
      art: 'The crew climbs up, one by one, to compare. The real sea is a little less good.',
      'social-studies': 'We land where you said we should. There is fresh water and a friendly mill.',
    },
    things: [things.gull, things.spyglass, things.sail, things.dolphin],
  },
  {
    id: 'map-cabin',
    place: 'the map cabin',
    worldToday:
      'Maps hang from wall to wall in the map cabin. One corner of the chart still says nothing here. That is where we are going.',
    childRole: 'mapmaker',
    parentRole: 'Be the old sea chart on the wall: creak when you are unrolled and sigh with joy when a gap is filled.',
    problem: {
      math: 'A map with wrong numbers lands you in a bush. Work out the {things}, to the last step.',
      reading: 'The riddle on the old chart tells where to turn. Read it again and again, until it opens.',
      science: 'A compass points north in fog, storm and night. Find more facts as good as that.',
      writing: 'A map shows where, but it cannot tell what it was like. Write that part for those who follow.',
      art: 'Good maps are a joy to look at. Use line, pattern and color like an old mapmaker.',
      'social-studies': 'A map is a picture of land from above. Find out what maps and symbols can tell us.',
    },
    payoff: {
      math: 'The course is true. We come ashore at the path and not at the bush.',
      reading: 'The riddle opens like a clam. It was talking about the moon.',
      science: 'Your fact sits in the corner of the map. It is worth more than a sea monster.',
      writing: 'Whoever sails here next will bring a coat, thanks to you. And jam.',
      art: 'The ink is dry, and the crew is silent. Someone whispers, I want to go there.',
      'social-studies': 'Where it said nothing here, it now says plenty. The chart rustles, very pleased.',
    },
    things: [things.map, things.compass, things.star, things.palmTree],
  },
  {
    id: 'biscuit-galley',
    place: 'the biscuit galley',
    worldToday:
      'A galley is the kitchen of a ship. In the biscuit galley, plates have rims, or the peas roll off. {friend} is chasing the last pea.',
    childRole: 'galley mate',
    parentRole: 'Be the hungriest sailor aboard: bang a pretend spoon and hush for every answer.',
    problem: {
      math: 'Shipmates share alike, or there will be grumbling. Work out the {things}, so that it comes out fair.',
      reading: 'The galley list got wet, and limes turned into lines. Read it well before supper goes wrong.',
      science: 'Long ago, limes kept sailors well on long trips. Find out more about what living things need.',
      writing: 'The ship biscuit is famous, and nobody will admit why. Write about it honestly, with a smile.',
      art: 'Supper looks brown, as it did yesterday. Bring color and pattern to the galley table.',
      'social-studies':
        'Our spices come from six islands and our oats from a seventh. Find out how goods and ideas travel.',
    },
    payoff: {
      math: 'Fair shares for all hands. Even the gull at the window has no complaint.',
      reading: 'Limes it is! The crew puckers up and smiles.',
      science: 'Your fact is pinned up over the lime crate. The whole crew feels stronger.',
      writing: 'The crew laughs until the peas jump. Then they ask for more biscuit.',
      art: 'The crew comes in and takes off its hats. Supper tastes better already.',
      'social-studies': 'Now each spice has a story and a thank-you. The pot smells like six islands.',
    },
    things: [things.biscuit, things.lime, things.coconut, things.barrel],
  },
  {
    id: 'treasure-hold',
    place: 'the treasure hold',
    worldToday:
      'There is less gold in the treasure hold than you might think. There are books, blankets, fiddles and kites. Treasure is what makes someone glad.',
    childRole: 'treasure keeper',
    parentRole: 'Be a treasure chest with a stiff lid: groan at each question and spring open at the answer.',
    problem: {
      math: 'Each island gets its share, and it must be a fair one. Work out the {things} before we land.',
      reading: 'The chests have labels in curly old writing. Read them with care, to see whose gift is whose.',
      science: 'Some things in the hold rust, some rot and some shine. Find out why stuff is as it is.',
      writing: 'A treasure needs a note, or nobody can tell whose it is. Write one worth keeping.',
      art: 'The best treasure is one you make yourself. Make something fine enough for a chest.',
      'social-studies':
        'What counts as treasure is not the same everywhere. Find out what people value, need and trade.',
    },
    payoff: {
      math: 'Every island has its part, and none is left over. Rule one still stands.',
      reading: 'All the gifts are sorted, and one has your name on it. It is a very small drum.',
      science: 'Your facts keep the hold dry and shiny. The fiddles stay in tune.',
      writing: 'They keep the treasure, but they frame the note. That happens to good notes.',
      art: 'Into the chest it goes, between velvet and gold. It outshines them both.',
      'social-studies': 'Now we bring to each island what it really wishes for. One of them wanted a tuba.',
    },
    things: [things.chest, things.goldCoin, things.pearl, things.drum],
  },
  {
    id: 'sail-loft',
    place: 'the sail loft',
    worldToday:
      'Ropes, knots and patches: a ship is mended in the sail loft. A reef knot holds and still comes undone with ease. {hero} is tied to a chair by mistake.',
    childRole: 'sail mender',
    parentRole: 'Be a knot that loves riddles: cross your arms tightly and loosen them a bit at each answer.',
    problem: {
      math: 'A storm tore at the sails, and the {things} must fit. Measure, count and reckon with care.',
      reading: 'The knot book says over, under and through. Read it right, or we tie up the cat.',
      science: 'Wind fills a sail and moves forty tons of ship. Find out how pushes and pulls work.',
      writing: 'The tale of that storm should go down with the patch. Write it, gust by gust.',
      art: 'A patched sail can be a work of art. Fit shapes and colors together in a design.',
      'social-studies':
        'Sailors have crossed the seas for thousands of years. Find out what they carried, found and changed.',
    },
    payoff: {
      math: 'Up it goes, and not a breath of wind slips by. The mast hums.',
      reading: 'The knot holds, and the cat is free. She takes the best chair.',
      science: 'We trim the sails your way and pick up speed. The wake sparkles behind us.',
      writing: 'The sailors read it and hold on to their hats. One of them has to sit down.',
      art: 'The sail swells with all your colors. Dolphins leap to see it better.',
      'social-studies': 'The old sailors would be proud of you. So is the cat.',
    },
    things: [things.sail, things.knot, things.flag, things.hammock],
  },
  {
    id: 'ships-wheel',
    place: "the ship's wheel",
    worldToday:
      "Night falls, and the ship's wheel glints under the stars. In the north, the North Star stays nearly still. {friend} steers by it and hums off key.",
    childRole: 'night pilot',
    parentRole: 'Be the night wind: whisper each question past an ear and puff softly at a good answer.',
    problem: {
      math: 'A spoke too far, and we miss the isle. Use the {things} to reckon the course.',
      reading: 'The night orders are short, and each word steers us. Read by starlight and leave nothing out.',
      science: 'Stars, moon and tide keep a slow clock. Find out how the sky and the sea work.',
      writing: 'Night pilots keep a log to stay awake. Write what a pilot thinks, sees and hears.',
      art: 'At night the sea and the stars are nearly one. Show it in art with light, dark and a bit of shine.',
      'social-studies': 'Pacific sailors crossed an ocean by stars and swells. Find out how people found their way.',
    },
    payoff: {
      math: 'Straight ahead and right on time: a light! The harbor was waiting up.',
      reading: 'You followed every word, and here is calm water. The gulls snore on the rail.',
      science: 'By your facts, the tide turns at four. At four it turns and bows.',
      writing: 'Dawn comes, and your log reads like a song. Somebody hums the tune.',
      art: 'The next pilot looks from your art to the sky and back. Both twinkle.',
      'social-studies': 'We steer the old way until morning. The stars have not forgotten it.',
    },
    things: [things.star, things.compass, things.lantern],
  },
]
