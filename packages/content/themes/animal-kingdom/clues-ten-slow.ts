import type { Beat } from '../../types.ts'

export const slowClues: NonNullable<Beat['clues']>[] = [
  {
    number: {
      younger: {
        ask: 'Noor numbers the branches from the ground up. One squirrel sits on 4, one on 9. Which number is higher up?',
        answer: '9',
        tells: 'Nine, near the top. The high road has to start up there.',
      },
      older: {
        ask: 'The high road must hang above 20 feet and below 30. The height is a number we say when counting by fives. How many feet?',
        answer: '25',
        tells: 'Twenty-five feet up. A bread truck of 13 feet passes well below.',
      },
    },
    operations: {
      younger: {
        ask: 'The road is ten steps wide. A squirrel can leap eight steps. How many steps are missing?',
        answer: '2',
        sum: '10 - 8',
        tells: 'Two steps are missing. Even a good leap does not reach the far side.',
      },
      older: {
        ask: 'The gap between the trees is 30 feet. Even three leaps of 8 feet would not do. How many feet are missing?',
        answer: '6',
        sum: '30 - 3 * 8',
        tells: 'Six feet are missing. Leaping is out, so the squirrels need something to run on.',
      },
    },
    patterns: {
      younger: {
        ask: 'A squirrel runs 3 steps and stops for 1. It goes 3, 1, 3, 1, 3. What number comes next?',
        answer: '1',
        tells: 'One stop again, to hold on. So the high road has to give claws a grip.',
      },
      older: {
        ask: 'Gusts of wind come after 6, 12 and 18 seconds, and so on. A squirrel needs 20 seconds to cross. How many gusts meet it on the way?',
        answer: '3',
        tells: 'Three gusts on every trip. What cannot bend in the wind will not last.',
      },
    },
    measurement: {
      younger: {
        ask: 'The branch can carry five big stones. A plank is as heavy as nine. How many stones too heavy is the plank?',
        answer: '4',
        sum: '9 - 5',
        tells: 'Four too heavy. Planks are off the list.',
      },
      older: {
        ask: 'A plank road weighs 4 pounds a foot and must be 30 feet long. The branches carry 90 pounds. How many pounds too heavy is it?',
        answer: '30',
        sum: '4 * 30 - 90',
        tells: 'Thirty pounds too heavy. Planks are off the list.',
      },
    },
    geometry: {
      younger: {
        ask: 'Two beams and the trunk make a triangle. It holds the high road. How many sides does it have?',
        answer: '3',
        tells: 'Three sides. A triangle does not wobble, so the tree ends will hold.',
      },
      older: {
        ask: 'On the ground, a squirrel goes 25 feet down, 30 across and 25 up. In the air it goes only the 30 across. How many feet does it save?',
        answer: '50',
        sum: '25 + 25',
        tells: 'It saves fifty feet and all of the trucks. So the squirrels are right to ask for a high road.',
      },
    },
    physical: {
      younger: {
        ask: 'Mateo tries to bend four things. The plank and the steel bar do not bend. How many bend?',
        answer: '2',
        sum: '4 - 2',
        tells: 'Two bend: a vine and a ribbon. Planks and steel are out.',
      },
      older: {
        ask: 'A plank gives grip but does not bend. A steel wire bends but gives no grip. How many of the two pass both tests?',
        answer: '0',
        tells: 'Neither one. Look for a third thing: it bends, and claws can hold it.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: 'Seven turtles come from the pond. Three come from the hill. Which number is more?',
        answer: '7',
        tells: 'Seven is more. So we begin to help on the side of the pond.',
      },
      older: {
        ask: 'Road posts stand at 118, 128, 182 and 281. Most turtles cross between 150 and 200. Which post is it?',
        answer: '182',
        tells: 'Post 182. The tunnel is not far from there, but no turtle looks for it.',
      },
    },
    fractions: {
      younger: {
        ask: 'Eight turtles meet Mateo on the ground. Half of them turn left. How many is that?',
        answer: '4',
        tells: 'Four turn left and four turn right. So we have to lead them from both sides.',
      },
      older: {
        ask: 'Eight turtles meet a wall: 5/8 follow it left, 2/8 follow it right. The others rest. What fraction follows the wall?',
        answer: '7/8',
        tells: 'Seven eighths follow it, and nobody gave them a sign. So that is how to lead a turtle.',
      },
    },
    patterns: {
      younger: {
        ask: 'A turtle walks along a wall. It passes stones 1, 2, 3 and 4. Which stone comes next?',
        answer: '5',
        tells: 'Stone five. It follows the wall, so we can choose where it goes.',
      },
      older: {
        ask: 'Along a wall, a turtle gets to 15 feet, 30 feet, 45 feet. It goes on so after each rest. On which walk does it reach 90 feet?',
        answer: '6',
        sum: '90 / 15',
        tells: 'On the sixth. It never turned away, so the wall led it right to the place.',
      },
    },
    measurement: {
      younger: {
        ask: 'A turtle stretches up two hands. Our hint must be three hands higher. How high must it be?',
        answer: '5',
        sum: '2 + 3',
        tells: 'Five hands high. Then no turtle climbs over or sees the road.',
      },
      older: {
        ask: 'On each side of the road, the hint runs 60 yards left of the tunnel. It runs 60 yards right of it, too. How many yards in all?',
        answer: '240',
        sum: '2 * (60 + 60)',
        tells: 'That makes 240 yards to build. Then turtles are led in from far off.',
      },
    },
    time: {
      younger: {
        ask: 'The turtle needs nine minutes to cross. A truck comes after five. How many minutes too long is that?',
        answer: '4',
        sum: '9 - 5',
        tells: 'Four minutes too long. On top of the road it can never be safe.',
      },
      older: {
        ask: 'The road is 48 feet wide, and a turtle walks 6 feet a minute. A car comes every 2 minutes. How many cars come while it crosses?',
        answer: '4',
        sum: '48 / 6 / 2',
        tells: 'Four cars. Turtles and cars must never meet, so the turtles have to be led below.',
      },
    },
    life: {
      younger: {
        ask: 'A turtle lays six eggs here. Another lays four eggs there. How many eggs is that?',
        answer: '10',
        sum: '6 + 4',
        tells: 'Ten eggs, all across the road. That is why turtles set out, fast cars or not.',
      },
      older: {
        ask: 'A scared turtle pulls in its head and legs. A truck scares it. Does it run off or stop on the road?',
        answer: 'stops',
        tells: 'It stops right where it is. So it must never get onto the road at all.',
      },
    },
  },
  {
    patterns: {
      younger: {
        ask: 'Near the trees, the bat calls faster: 5 calls, 6, 7, 8. How many calls come next?',
        answer: '9',
        tells: 'Nine. The bat listens its way along the trees, even in the dark.',
      },
      older: {
        ask: 'Trees stand at 12, 24, 36 feet and so on. The one at 48 is missing. How many feet is it from 36 to the next tree?',
        answer: '24',
        sum: '60 - 36',
        tells: 'A gap of 24 feet, which is small. If bats turn back here, the trees are not to blame.',
      },
    },
    data: {
      younger: {
        ask: 'Noor counts nine bats over the meadow. By the town gate there are two. How many fewer are at the gate?',
        answer: '7',
        sum: '9 - 2',
        tells: 'Seven fewer, so something there turns bats back. Mateo drew one like it.',
      },
      older: {
        ask: 'Bats over the meadow on two nights: 84 and 96. At the town gate: 11 and 9. How many more over the meadow?',
        answer: '160',
        sum: '84 + 96 - 11 - 9',
        tells: 'That is 160 more. The same trees stand in both places, so something else at the gate stops them.',
      },
    },
    time: {
      younger: {
        ask: "The sun goes down at 8 o'clock. The bats come one hour later. What hour is that?",
        answer: '9',
        sum: '8 + 1',
        tells: "Nine o'clock, in the dark. That is when bats like to fly.",
      },
      older: {
        ask: 'Along the trees, a bat is across in 20 minutes. The way around takes 60 minutes. How many minutes does it lose on a trip there and back?',
        answer: '80',
        sum: '(60 - 20) * 2',
        tells: 'Eighty minutes of a short night. So nothing should make a bat turn back.',
      },
    },
    geometry: {
      younger: {
        ask: 'Bats fly along the edge of a square field. How many edges can they follow?',
        answer: '4',
        tells: 'Four edges. They do not like the open middle, so trees must lead them.',
      },
      older: {
        ask: 'Noor watches a bat at the town gate. It makes a quarter turn, then another the same way. How many degrees is that?',
        answer: '180',
        sum: '2 * 90',
        tells: 'That is 180 degrees, a half turn: it flies back. The gate has what Mateo drew.',
      },
    },
    physical: {
      younger: {
        ask: 'The bat gives three calls. Each call comes back as an echo. How many sounds is that?',
        answer: '6',
        sum: '3 + 3',
        tells: 'Six sounds. The bat finds its way by ear, not by eye.',
      },
      older: {
        ask: 'Sound goes about 340 meters in a second. An echo goes there and back. It takes one second: how many meters off is the wall?',
        answer: '170',
        sum: '340 / 2',
        tells: 'About 170 meters. Bats steer by much nearer echoes, so the rows of trees must be close.',
      },
    },
    life: {
      younger: {
        ask: 'A bat catches six moths on this side. It catches four across the road. How many moths is that?',
        answer: '10',
        sum: '6 + 4',
        tells: 'Ten moths, some here and some there. The bat has to cross to eat its fill.',
      },
      older: {
        ask: 'A hungry bat catches 90 moths an hour and hunts for 3 hours. On this side it finds 200. How many must it find across the road?',
        answer: '70',
        sum: '90 * 3 - 200',
        tells: 'Seventy moths. The bat really has to cross, so the bridge must suit it.',
      },
    },
  },
]
