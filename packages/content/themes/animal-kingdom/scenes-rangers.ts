import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the rangers work, and where they meet the animals. */
export const rangerScenes: Scene[] = [
  {
    id: 'otter-bend',
    place: 'the otter bend',
    worldToday:
      'Whee! River otters slide down the muddy bank again and again. At the otter bend, that counts as rush hour. Mateo got splashed and pretends not to mind.',
    worldAgain:
      'An otter shuts its ears and nose and dives. Bubbles wander along the otter bend. Up it pops behind Mateo, who jumps.',
    childRole: 'trail reporter',
    parentRole: 'Be a playful otter: make a splash sound for every right answer.',
    token: { one: 'news card', many: 'news cards', mark: 'card' },
    problem: {
      math: 'Readers of the otter news want it exact, not just about right. Each right answer fills one news card.',
      reading: "The ranger's report fell into the mud. Read what can be saved. Each right answer fills one news card.",
      science: 'An otter puts the rules of nature to good use. Each true finding fills one news card.',
      writing: 'The otters slide, splash and tell no one. You can. Each part you write fills one news card.',
      art: 'Otter slides make lines, loops and one big splat. Each part of your art fills one news card.',
      'social-studies':
        'Otters get along with hardly any rules. How do people do it? Each right answer fills one news card.',
    },
    payoff: {
      math: 'The last news card is full, and every line is exact. The smallest otter is on page one.',
      reading: 'The last news card is full, and it is funny. The otters come out as heroes.',
      science: 'The last news card is full. The otters clap, which sounds like splash.',
      writing: 'The last news card hangs at the otter bend. The otters sniff every word twice.',
      art: 'The last news card is full. The smallest otter adds one wet print in the corner.',
      'social-studies': 'The last news card is full. The otters meet about it and end in a splash.',
    },
    strands: {
      operations: {
        token: { one: 'juggling stone', many: 'juggling stones', mark: 'stone' },
        problem:
          'The otters swap stones, and the count must come out right. Each right answer returns one juggling stone.',
        payoff: 'The last juggling stone is back with its otter. They juggle to celebrate.',
      },
      fractions: {
        token: { one: 'slide ticket', many: 'slide tickets', mark: 'ticket' },
        problem:
          'The otters share one slide, so time is split into fair parts. Each right answer hands out one slide ticket.',
        payoff: 'The last slide ticket is handed out, and all is fair. The smallest otter asks for seconds.',
      },
      measurement: {
        token: { one: 'bench board', many: 'bench boards', mark: 'plank' },
        problem: 'An otter bench must be the right size, or it tips. Each right answer fits one bench board.',
        payoff: 'The last bench board fits, and nothing tips. The otters sit down first, of course.',
      },
      time: {
        token: { one: 'boat bell', many: 'boat bells', mark: 'bell' },
        problem: 'The ranger boat runs by the clock, stop by stop. Each right answer rings one boat bell.',
        payoff: 'The last boat bell rings, right on time. An otter climbs aboard and looks for a seat.',
      },
      geometry: {
        token: { one: 'edge stone', many: 'edge stones', mark: 'stone' },
        problem: 'A good otter slide is a matter of shapes, curves and corners. Each right answer lays one edge stone.',
        payoff: 'The last edge stone lies smooth. Down goes an otter with a splendid splash.',
      },
      physical: {
        token: { one: 'raft log', many: 'raft logs', mark: 'log' },
        problem:
          'The rangers want a raft that floats, turns and stops. Each true finding about how things work ties on one raft log.',
        payoff: 'The last raft log is on, and the raft floats. The otters are aboard before the rangers.',
      },
      life: {
        token: { one: 'guide badge', many: 'guide badges', mark: 'badge' },
        problem:
          'Only guides who know living things may show the otters. Each true fact about living things earns one guide badge.',
        payoff: 'The last guide badge is earned. An otter waves a wet paw at the new guides.',
      },
    },
    things: [things.shell, things.reed, things.fishScale, things.twig, things.feather],
  },
  {
    id: 'fox-den',
    place: 'the fox den',
    worldToday:
      'Four fox kits tumble about near the fox den. A fox can hear a mouse that runs beneath the snow. So the rangers keep very, very quiet.',
    worldAgain:
      'The fox kits have found an old glove. Two pull at one end and two at the other. Near the fox den, their mother only yawns.',
    childRole: 'quiet tracker',
    parentRole: 'Be a fox with big ears: cup your hands behind your ears for each answer.',
    token: { one: 'track flag', many: 'track flags', mark: 'flag' },
    problem: {
      math: 'Trackers work out exactly where each fox went. Each right answer plants one track flag.',
      reading: "A tracker's notebook lay in the grass. Read what the fox did. Each right answer plants one track flag.",
      science: 'Trackers near the fox den trust only what they can prove. Each true finding plants one track flag.',
      writing: 'The tracks of a fox tell a lot, and so do words. Each part you write plants one track flag.',
      art: 'A fox can stand in plain sight and not be seen. Each part of your art plants one track flag.',
      'social-studies':
        'Fox kits see from their parents how to live. And people? Each right answer plants one track flag.',
    },
    payoff: {
      math: 'The track flags lead straight to the den. All four kits are home, in one red heap.',
      reading: 'The last track flag stands where the fox tale ends. It has a surprise ending with a sock.',
      science: 'The last track flag stands, and nobody was disturbed. That is what great trackers do.',
      writing: 'The rangers follow your track flags and your words. They lead right to a smile.',
      art: 'The last track flag points to your art. Four fox kits peek out and look twice.',
      'social-studies': 'The last track flag stands. Eight small ears point your way and heard every word.',
    },
    strands: {
      number: {
        token: { one: 'print tag', many: 'print tags', mark: 'tag' },
        problem: 'Trackers number the fox prints, to follow them in order. Each right answer sets down one print tag.',
        payoff: 'The last print tag lies by the den. Nobody woke the fox.',
      },
      patterns: {
        token: { one: 'paw print', many: 'paw prints', mark: 'print' },
        problem: 'A fox trots by a rule that tells what comes next. Each right answer uncovers one paw print.',
        payoff: 'The last paw print is uncovered. It ends at the den, where a tail peeks out.',
      },
      measurement: {
        token: { one: 'plaster print', many: 'plaster prints', mark: 'print' },
        problem: 'The size of a track tells who passed the fox den. Each right answer casts one plaster print.',
        payoff: 'The last plaster print is cast. The biggest one is from Mateo, who was lost.',
      },
      data: {
        token: { one: 'sorting box', many: 'sorting boxes', mark: 'box' },
        problem: 'A chart of what lies near the den shows how foxes live. Each right answer fills one sorting box.',
        payoff: 'The last sorting box is full. Noor shuts the lid, for kits chew everything.',
      },
      geometry: {
        token: { one: 'path peg', many: 'path pegs', mark: 'peg' },
        problem: 'Fox paths make shapes, lines and turns, and the map must match. Each right answer sets one path peg.',
        payoff: 'The last path peg is in. All together, the paths look a bit like a fox.',
      },
      life: {
        token: { one: 'fence post', many: 'fence posts', mark: 'post' },
        problem: 'Only rangers who know living things can keep the den safe. Each true fact sets one fence post.',
        payoff: 'The last fence post stands. People stay back, and the kits can play.',
      },
      earth: {
        token: { one: 'trail pack', many: 'trail packs', mark: 'bag' },
        problem: 'Trackers read land and sky to see what they will need. Each true finding packs one trail pack.',
        payoff: 'The last trail pack is ready. The trackers slip away as quietly as foxes.',
      },
    },
    things: [things.feather, things.burr, things.pinecone, things.berry, things.twig],
  },
  {
    id: 'ranger-cabin',
    place: 'the ranger cabin',
    worldToday:
      'Rain drums on the roof of the ranger cabin. The desk has not been tidy since spring. A frog lives in the tray marked Important.',
    worldAgain:
      "A wren has built its nest in Mateo's boot at the cabin. Mateo hops about in the other one. The rangers agree that the nest stays.",
    childRole: 'cabin chief',
    parentRole: 'Be the new ranger on a first day: nod at every answer and say thank you.',
    token: { one: 'ranger pack', many: 'ranger packs', mark: 'bag' },
    problem: {
      math: 'No ranger sets out from the cabin before all is worked out. Each right answer gets one ranger pack ready.',
      reading:
        'The ranger orders are buried in a heap of notes. Read well. Each right answer gets one ranger pack ready.',
      science:
        'Good rangers set out with facts about how the world works. Each true finding gets one ranger pack ready.',
      writing: 'The cabin desk is full of half-written notes. Finish yours. Each part gets one ranger pack ready.',
      art: 'Rain, rain, and a bare wall in the cabin. Each part of your art gets one ranger pack ready.',
      'social-studies':
        'Rangers look after a place, and so do people everywhere. How? Each right answer gets one ranger pack ready.',
    },
    payoff: {
      math: 'The last ranger pack is ready, and the rangers set out. The cabin frog takes the chair.',
      reading: 'The last ranger pack is ready. The one order that counts is: Be kind to the frog.',
      science: 'The last ranger pack is ready. The rangers set out and feel a bit taller.',
      writing: 'The last ranger pack is ready, with your words on top. The frog moves over.',
      art: 'The last ranger pack is ready, but nobody goes. They all sip tea and look at your art.',
      'social-studies': 'The last ranger pack is ready. Your news goes up, and the frog stamps it Important.',
    },
    strands: {
      number: {
        token: { one: 'hut key', many: 'hut keys', mark: 'key' },
        problem: 'Every ranger hut has a number, and the keys got mixed. Each right answer hangs up one hut key.',
        payoff: 'The last hut key hangs on its hook. Now every ranger gets into the right hut.',
      },
      operations: {
        token: { one: 'supply box', many: 'supply boxes', mark: 'box' },
        problem: 'The cabin must send each hut enough, and not too much. Each right answer packs one supply box.',
        payoff: 'The last supply box is packed. The rangers count twice, and nothing is missing.',
      },
      fractions: {
        token: { one: 'shelf label', many: 'shelf labels', mark: 'tag' },
        problem: 'The rangers split the cabin shelves into fair parts. Each right answer puts up one shelf label.',
        payoff: 'The last shelf label is up. Even the cabin frog has a fair corner.',
      },
      time: {
        token: { one: 'trail pass', many: 'trail passes', mark: 'ticket' },
        problem: 'The cabin clock tells each ranger when to set out. Each right answer stamps one trail pass.',
        payoff: 'The last trail pass is stamped, right on time. The cabin is quiet, apart from one frog.',
      },
      data: {
        token: { one: 'order card', many: 'order cards', mark: 'card' },
        problem: 'The cabin chart shows what runs low and what to order. Each right answer fills in one order card.',
        payoff: 'The last order card is filled in. It goes into the tray marked Important, under the frog.',
      },
      physical: {
        token: { one: 'roof bolt', many: 'roof bolts', mark: 'bolt' },
        problem:
          'The cabin roof rattles, and every bolt is loose. Each true finding about how things work tightens one roof bolt.',
        payoff: 'The last roof bolt is tight. Let it rain, for not one drop will come in.',
      },
      earth: {
        token: { one: 'plan card', many: 'plan cards', mark: 'card' },
        problem: 'Rangers plan their day by land, water and sky. Each true finding hangs up one plan card.',
        payoff: 'The last plan card hangs, and the rangers have a plan. They take umbrellas, just in case.',
      },
    },
    things: [things.badge, things.hat, things.notebook, things.trailMap, things.lantern],
  },
  {
    id: 'lookout-tower',
    place: 'the lookout tower',
    worldToday:
      'From the lookout tower you can see all of Willowmere Valley. Woods, meadows and water lie there like a quilt. Mateo counts sheep by mistake. They are clouds.',
    worldAgain:
      'The wind is up, and the lookout tower hums like a flute. A hawk glides past, below the railing. It looks just as surprised as {friend}.',
    childRole: 'valley lookout',
    parentRole: 'Be the ranger on the far hill: wave both arms for every right answer.',
    token: { one: 'signal flag', many: 'signal flags', mark: 'flag' },
    problem: {
      math: 'Rangers go where the tower tells them, so it must be right. Each right answer raises one signal flag.',
      reading: 'A ranger on the far hill sends a message. Pass it on. Each right answer raises one signal flag.',
      science: 'From up here, rangers see how a whole valley works. Each true finding raises one signal flag.',
      writing: 'Shouts from the lookout tower get lost in the wind. Each part you write raises one signal flag.',
      art: 'Seen from the lookout tower, the valley is shapes within shapes. Each part of your art raises one signal flag.',
      'social-studies':
        'From the lookout tower you see roads, farms and a far town. Each right answer raises one signal flag.',
    },
    payoff: {
      math: 'All the signal flags are up, and the rangers set off. Three hats wave back at you.',
      reading: 'The last signal flag is up, and the message got through. It said: Lunch is ready.',
      science: 'The last signal flag is up. A ranger on the far hill reads it and cheers.',
      writing: 'The last signal flag is up. Your words go down in a basket, and the rangers crowd around.',
      art: 'The last signal flag is up, right beside your art. Two rangers look three times.',
      'social-studies': 'The last signal flag is up. Now the rangers see more than roofs down there. They see homes.',
    },
    strands: {
      number: {
        token: { one: 'step plate', many: 'step plates', mark: 'plate' },
        problem:
          'The tower has so many steps that each one needs its number. Each right answer fixes on one step plate.',
        payoff: 'The last step plate is on. Mateo reads them all on the way up and needs a rest.',
      },
      patterns: {
        token: { one: 'signal lamp', many: 'signal lamps', mark: 'lamp' },
        problem:
          'A ranger on the far hill sends messages that follow a rule. Each right answer lights one signal lamp.',
        payoff: 'The last signal lamp is lit, and the hill replies. It means: Well done, lookout!',
      },
      measurement: {
        token: { one: 'sign arrow', many: 'sign arrows', mark: 'arrow' },
        problem: 'Visitors at the tower ask how far, how long and how big. Each right answer adds one sign arrow.',
        payoff: 'The last sign arrow is on. The one for the ranger cabin points straight down.',
      },
      time: {
        token: { one: 'tower bell', many: 'tower bells', mark: 'bell' },
        problem: 'The whole valley lives by the bells of the tower. Each right answer rings one tower bell.',
        payoff: 'The last tower bell rings out over the woods. Now the whole valley is on time.',
      },
      geometry: {
        token: { one: 'quilt patch', many: 'quilt patches', mark: 'patch' },
        problem: 'Shapes and lines on the quilt map guide the rangers. Each right answer sews on one quilt patch.',
        payoff: 'The last quilt patch is sewn on. Below lies the same quilt, only bigger.',
      },
      earth: {
        token: { one: 'mast ribbon', many: 'mast ribbons', mark: 'ribbon' },
        problem:
          'The whole valley asks the tower about land, water and sky. Each true finding ties on one mast ribbon.',
        payoff: 'The last mast ribbon flutters. All over the valley, people look up and nod.',
      },
      physical: {
        token: { one: 'pulley wheel', many: 'pulley wheels', mark: 'wheel' },
        problem:
          'Supplies must come up the tower without a bump. Each true finding about how things work fixes one pulley wheel.',
        payoff: 'The last pulley wheel turns, and the supplies are up. The rangers blow on their hands and cheer.',
      },
    },
    things: [things.towerTicket, things.trailMap, things.hat, things.feather, things.lantern],
  },
]
