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
    problem: {
      math: 'A ship comes in slowly, length by length. Each right answer brings it one length closer.',
      reading: 'The docking rules are full of tricky words. Read every line before the ship comes near.',
      science: 'The pilot docks only where the crew knows its facts. Find out how the real world works.',
      writing: 'The pilot reads every word by the hatch before coming in. Write with care, and the ship can dock.',
      art: 'Visitors see the docking port before all else. Give it art that says welcome aboard.',
      'social-studies':
        'Two crews will share one hatch, one table and one view. Find out what joins people and places.',
    },
    payoff: {
      math: 'One last length, and clunk, the ship is in. The hatch opens with a happy hiss.',
      reading: 'Every rule was followed. The pilot comes aboard and bows to you.',
      science: 'With your facts, the pilot trusts the port. The ship kisses the hatch and holds.',
      writing: 'The pilot reads, grins and brings the ship in. The first thank-you goes to the writer.',
      art: 'The pilot floats in and forgets to unpack. Everyone wants to meet the artist.',
      'social-studies': 'The crews shake hands, which takes practice when you float. It feels like one small town.',
    },
    strands: {
      number: {
        problem: 'The docking lamps have numbers, and all of them are dark. Each right answer lights one.',
        payoff: 'The last lamp shines. The ship glides along the row of lights and docks.',
      },
      operations: {
        problem: 'The pilot hands over a cargo list full of gaps. Each right answer fills one gap.',
        payoff: 'No gap is left on the cargo list. The crew unloads, and nothing is missing.',
      },
      patterns: {
        problem: 'Docking lights flash by a rule to guide a ship. Each right answer starts one light.',
        payoff: 'The last light flashes at its turn. The pilot follows the pattern straight to the hatch.',
      },
      time: {
        problem: 'A ship docks by the clock, step by step. For each right answer, it moves one step on.',
        payoff: 'The last step comes right on time. Clunk, and the ship is docked.',
      },
      geometry: {
        problem: 'The docking hatch opens for shape experts only. Get one answer right, and one latch opens.',
        payoff: 'The last latch opens. The hatch swings wide, and the pilot floats in.',
      },
      physical: {
        problem: 'A ship must touch the port gently, so the crew needs science. Each true finding slows it down.',
        payoff: 'The ship is now as slow as a snail. It kisses the hatch without a bump.',
      },
    },
    things: [things.apple, things.parcel, things.postcard],
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
    problem: {
      math: 'The drawers of the moon lab are locked. Each right answer unlocks one.',
      reading: "Last year's moon notes are smudged. Read what is left, and work out what they tell.",
      science:
        'The moon lab has a tray of mysteries and you, its scientist. Look closely, then say what you can prove.',
      writing: 'Moon stones cannot speak, so the lab counts on words. Write yours with care.',
      art: 'Moon dust is gray, but look how many grays there are. Make art with eyes that sharp.',
      'social-studies': 'People walked on the Moon, and thousands on Earth helped. Find out what people do together.',
    },
    payoff: {
      math: 'The last drawer slides open. Every tool in the moon lab is yours to use now.',
      reading: 'The notes make sense again. They end with a drawing of a cow in a crater.',
      science: 'Your proof gets a shelf of its own in the lab. That is rare, even here.',
      writing: 'Your words lie with the moon stones, under a tight lid. No sneeze can reach them.',
      art: 'All the lab lights are turned to your art. The Moon looks a bit jealous.',
      'social-studies': 'Your finding gets a place among the moon notes. It has made a footprint of its own.',
    },
    strands: {
      number: {
        problem: 'Each stone in the moon lab needs a number. Each right answer labels one stone.',
        payoff: 'The last stone has its label. From now on, any stone is found in a blink.',
      },
      measurement: {
        problem: 'Every stone in the moon lab needs a box that fits. Each right answer finds one box.',
        payoff: 'The last box fits. The lids click shut, one after the other.',
      },
      data: {
        problem: 'The moon lab sorts what it has and charts what it finds. Each right answer fills one row.',
        payoff: 'The last row is filled. The chart goes to Earth on the next rocket.',
      },
      geometry: {
        problem: 'The moon lab gets a new floor of many shapes. With each right answer, one tile is laid.',
        payoff: 'The last tile fits without a gap. You may be the first to float across.',
      },
      earth: {
        problem: 'The moon lab wants to compare Moon and Earth. Each true finding goes on the wall map.',
        payoff: 'The Earth side of the wall map is full. Scientists stop by just to read it.',
      },
    },
    things: [things.moonStone, things.sampleBox, things.lens],
  },
  {
    id: 'rover-garage',
    place: 'the rover garage',
    worldToday:
      'Two rovers are being packed for a trip to the Moon. In the rover garage, one beeps happily. The other has parked on its own toolbox.',
    worldAgain:
      'It is practice day in the rover garage. One rover turns neat circles around a crate. The other keeps backing into the closet.',
    childRole: 'rover driver',
    parentRole: 'Be the rover: beep once after each answer.',
    problem: {
      math: 'The rover takes its driving test for the Moon. Each right answer earns one star.',
      reading: 'The rover follows words, one by one. Read its orders well, or it will drive in circles.',
      science: 'The ground ahead is strange, and the rover has questions. Use what you find out to keep it safe.',
      writing: 'Each rover takes a few words along to the Moon. Write some that are worth the trip.',
      art: 'Rovers are boxy, gray and easy to mix up. The rover garage could use some art.',
      'social-studies': 'The Moon has no towns, roads or rules yet. Find out how people make a place their own.',
    },
    payoff: {
      math: 'The last star is earned, and the rover has passed its test. Its little flag pops up.',
      reading: 'The rover does just what the words say. It even parks in its own spot.',
      science: 'The rover rolls on, sure of its ground. Its first track is named after you.',
      writing: 'Off they roll, with your words under the seat. The Moon has something to read.',
      art: 'The rovers beep in two-part harmony. One of them backs up for a better look.',
      'social-studies': 'The rovers pack your answer beside the little flag. Good ideas travel well.',
    },
    strands: {
      operations: {
        problem: 'On a rover trip, nothing may run out. Each right answer packs one box.',
        payoff: 'The last box is packed, and nothing will run out. The rover is ready to roll.',
      },
      fractions: {
        problem: 'The rover shows its power as a bar with equal parts. Each right answer charges one part.',
        payoff: 'The bar is full from end to end. The rover gives a little hop.',
      },
      measurement: {
        problem: 'The rover needs a ramp that fits exactly. Each right answer sets one plank.',
        payoff: 'The last plank sits firm. The rover rolls down the ramp without a bump.',
      },
      geometry: {
        problem: 'A rover drives along lines, turns and corners. Each right answer draws one piece of its track.',
        payoff: 'The last piece is drawn. The rover takes every turn and does a victory lap.',
      },
      physical: {
        problem: 'Rover builders test how things move, bend, shine and sound. Each true finding finishes one part.',
        payoff: 'The last part is finished. The rover rolls out with a proud beep.',
      },
      earth: {
        problem: 'Before the Moon, a rover practices on Earth. Each true finding adds one note to its map.',
        payoff: 'The rover has its notes on land, water and sky. It sets off without a wrong turn.',
      },
    },
    things: [things.bolt, things.spring, things.flag],
  },
]
