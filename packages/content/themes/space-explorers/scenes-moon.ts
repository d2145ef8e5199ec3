import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where ships come in and the trips to the Moon begin and end. */
export const moonScenes: Scene[] = [
  {
    id: 'docking-port',
    place: 'the docking port',
    worldToday:
      'A small ship hangs at the docking port and flashes its lights. It came all the way with fresh apples. The pilot has been waving for an hour.',
    worldAgain:
      'Two ships reached the docking port at the same time. Both pilots are far too polite. After you, says one, and no, after you, says the other.',
    childRole: 'docking guide',
    parentRole: 'Be the pilot of the waiting ship: say thank you, guide, after each try.',
    token: { one: 'docking latch', many: 'docking latches', mark: 'buckle' },
    problem: {
      math: 'A ship docks only when all its numbers are right. Each right answer closes one docking latch.',
      reading: 'No ship comes in before every rule is read. Each right answer closes one docking latch.',
      science: 'The pilot trusts a crew that can prove its facts. Each true finding closes one docking latch.',
      writing: 'The pilot reads every word by the hatch before coming in. Each finished task closes one docking latch.',
      art: 'Visitors see the docking port before all else. Each finished task brightens one docking latch.',
      'social-studies': 'Two crews will share one hatch and one table. Each right answer closes one docking latch.',
    },
    payoff: {
      math: 'The last docking latch closes with a clunk. The hatch opens with a happy hiss.',
      reading: 'The last docking latch is shut, and no rule was skipped. The pilot floats in and bows.',
      science: 'The last docking latch holds. The pilot trusts you and comes aboard.',
      writing: 'The last docking latch is shut. The first thank-you goes to the writer.',
      art: 'The last docking latch gleams. Everyone aboard wants to meet the artist.',
      'social-studies': 'The last docking latch joins the two crews. It feels like one small town.',
    },
    strands: {
      number: {
        problem: 'Pilots find the right port by its number. Each right answer hangs up one port sign.',
        payoff: 'The last port sign is up. The ship glides straight to the right one and docks.',
        token: { one: 'port sign', many: 'port signs', mark: 'sign' },
      },
      operations: {
        problem: 'The pilot unloads only what is worked out right. Each right answer brings in one fruit box.',
        payoff: 'The last fruit box is aboard, and nothing is missing. The whole crew goes crunch.',
        token: { one: 'fruit box', many: 'fruit boxes', mark: 'box' },
      },
      patterns: {
        problem: 'Signal lamps guide a ship, and they flash by a rule. Each right answer fits one signal lamp.',
        payoff: 'The last signal lamp flashes at its turn. The pilot follows the rule straight in.',
        token: { one: 'signal lamp', many: 'signal lamps', mark: 'lamp' },
      },
      time: {
        problem: 'Ships dock by the clock, or two would bump. Each right answer stamps one docking ticket.',
        payoff: 'The last docking ticket is stamped. Clunk, the ship is in, right on time.',
        token: { one: 'docking ticket', many: 'docking tickets', mark: 'ticket' },
      },
      geometry: {
        problem: 'The hatch lock is made of shapes and lines. Each right answer wins one hatch key.',
        payoff: 'The last hatch key fits. The hatch swings wide, and the pilot floats in.',
        token: { one: 'hatch key', many: 'hatch keys', mark: 'key' },
      },
      physical: {
        problem: 'A ship must touch the port gently, and science tells how. Each true finding fixes on one bumper.',
        payoff: 'The last bumper is on. The ship kisses the port as softly as a moth.',
        token: { one: 'bumper', many: 'bumpers', mark: 'wheel' },
      },
    },
    things: [things.apple, things.parcel, things.mailbag, things.postcard, things.lamp, things.bolt],
  },
  {
    id: 'moon-lab',
    place: 'the moon lab',
    worldToday:
      'A rocket brought gray stones from the Moon to the moon lab. The Moon has no wind, so its dust keeps footprints for ages. Somebody has just sneezed on a box.',
    worldAgain:
      'Moon dust gets into everything in the moon lab. It is gray and sharp, and it clings. Today even the robot has a gray mustache.',
    childRole: 'moon scientist',
    parentRole: 'Be a curious visitor to the lab: lean in close and say aha after each try.',
    token: { one: 'drawer key', many: 'drawer keys', mark: 'key' },
    problem: {
      math: 'The moon lab keeps its tools behind number locks. Each right answer wins one drawer key.',
      reading: 'The moon notes lie in drawers for close readers only. Each right answer wins one drawer key.',
      science: 'The moon lab has drawers of mysteries and you, its scientist. Each true finding wins one drawer key.',
      writing: 'Moon stones cannot speak, so the lab counts on words. Each finished task wins one drawer key.',
      art: 'Moon dust is gray, but look how many grays there are. Each finished task wins one drawer key.',
      'social-studies': 'People walked on the Moon, and thousands helped. Each right answer wins one drawer key.',
    },
    payoff: {
      math: 'The last drawer key turns. Every tool in the moon lab is yours to use.',
      reading: 'The last drawer key turns. The notes end with a drawing of a cow in a crater.',
      science: 'The last drawer key turns. Inside lies the finest moon stone of all.',
      writing: 'The last drawer key turns. Your words lie safe inside, and no sneeze can reach them.',
      art: 'The last drawer key opens the drawer of colors. The Moon looks a bit jealous.',
      'social-studies': 'The last drawer key turns. Your finding gets a drawer of its own.',
    },
    strands: {
      number: {
        problem: 'Each stone in the moon lab is found by its number. Each right answer writes one stone label.',
        payoff: 'The last stone label is on. From now on, any stone is found in a blink.',
        token: { one: 'stone label', many: 'stone labels', mark: 'tag' },
      },
      measurement: {
        problem: 'Every moon stone must be measured for a box that fits. Each right answer finds one stone box.',
        payoff: 'The last stone box fits. The lids click shut, one after the other.',
        token: { one: 'stone box', many: 'stone boxes', mark: 'box' },
      },
      data: {
        problem: 'The moon lab sorts its stones and charts every sort. Each right answer fills one stone bag.',
        payoff: 'The last stone bag is full. It goes to Earth with the chart on the next rocket.',
        token: { one: 'stone bag', many: 'stone bags', mark: 'bag' },
      },
      geometry: {
        problem: 'The new lab floor has many shapes and no gaps. Each right answer lays one floor tile.',
        payoff: 'The last floor tile fits. You may be the first to float across.',
        token: { one: 'floor tile', many: 'floor tiles', mark: 'tile' },
      },
      earth: {
        problem: 'The moon lab compares the Moon with Earth on a wall map. Each true finding puts up one map card.',
        payoff: 'The last map card is up, and the Earth side is full. Scientists stop by to read it.',
        token: { one: 'map card', many: 'map cards', mark: 'map' },
      },
    },
    things: [things.moonStone, things.moonChip, things.lens, things.scoop, things.glove, things.sampleBox],
  },
  {
    id: 'rover-garage',
    place: 'the robot bay',
    worldToday:
      'Two small crawlers live in the robot bay. They creep along the hull of the station and mend it. One of them has clamped onto its own toolbox.',
    worldAgain:
      'It is practice day in the robot bay. One crawler creeps neatly along the ceiling. The other lets go and drifts into the closet.',
    childRole: 'crawler driver',
    parentRole: 'Be the crawler: beep once after each answer.',
    token: { one: 'driving star', many: 'driving stars', mark: 'star' },
    problem: {
      math: 'On the hull, a crawler creeps by numbers alone. Each right answer earns one driving star.',
      reading: 'Read its orders well, or the crawler creeps in circles. Each right answer earns one driving star.',
      science: 'Out in space all is strange, so a crawler needs facts. Each true finding earns one driving star.',
      writing: 'Each crawler takes a few words along for the hull. Each finished task earns one driving star.',
      art: 'Crawlers are boxy, gray and easy to mix up. Each finished task brightens one driving star.',
      'social-studies': 'Out on the hull are no towns, roads or rules yet. Each right answer earns one driving star.',
    },
    payoff: {
      math: 'The last driving star is earned, and the crawler passes its test. Its little flag pops up.',
      reading: 'The last driving star is earned. The crawler even clamps onto its own spot.',
      science: 'The last driving star is on. The crawler sets off, sure of its grip.',
      writing: 'The last driving star is earned. Off creeps the crawler, with your words under its lid.',
      art: 'The last driving star is bright. The crawlers beep in two-part harmony.',
      'social-studies': 'The last driving star is earned. The crawlers pack your ideas beside the little flag.',
    },
    strands: {
      operations: {
        problem: 'On a trip along the hull, nothing may run out. Each right answer packs one trip box.',
        payoff: 'The last trip box is packed, and nothing will run out. The crawler is ready to go.',
        token: { one: 'trip box', many: 'trip boxes', mark: 'box' },
      },
      fractions: {
        problem: 'A crawler shows its power as parts of a whole. Each right answer charges one power cell.',
        payoff: 'The last power cell is charged, and the whole bar glows. The crawler does a little dance.',
        token: { one: 'power cell', many: 'power cells', mark: 'battery' },
      },
      measurement: {
        problem: 'On the hull, a crawler needs a rail that fits exactly. Each right answer fits one rail piece.',
        payoff: 'The last rail piece sits firm. The crawler glides along it without a bump.',
        token: { one: 'rail piece', many: 'rail pieces', mark: 'plank' },
      },
      geometry: {
        problem: 'A crawler creeps along lines, turns and corners. Each right answer lays one track piece.',
        payoff: 'The last track piece is laid. The crawler takes every turn and does a victory lap.',
        token: { one: 'track piece', many: 'track pieces', mark: 'plank' },
      },
      physical: {
        problem: 'Robot builders test how things move, bend, shine and sound. Each true finding mounts one robot foot.',
        payoff: 'The last robot foot is on. The crawler creeps out with a proud beep.',
        token: { one: 'robot foot', many: 'robot feet', mark: 'plate' },
      },
      earth: {
        problem: 'Crawlers were tested down on Earth, in any weather. Each true finding plants one trail flag.',
        payoff: 'The last trail flag is up. The crawler follows them all without a wrong turn.',
        token: { one: 'trail flag', many: 'trail flags', mark: 'flag' },
      },
    },
    things: [things.bolt, things.spring, things.wrench, things.gear, things.solarCell, things.flag],
  },
]
