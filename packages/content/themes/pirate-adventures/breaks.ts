import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Hoist the Sail',
    text: 'Grab a pretend rope, reach high and pull it to your knees. Pull twenty times, hand over hand. Tie it off and shake your arms. Hoist two more sails. Then spread your arms and let the wind fill you.',
  },
  {
    title: 'Swab the Deck',
    text: 'Take a pretend mop. Push it across the deck and back with long steps, six times. Wring it out with ten twists. Bow to the captain. Lean on your mop and breathe the sea air slowly.',
  },
  {
    title: 'Sea Legs',
    text: 'Stand with feet wide apart. Sway left and right as the ship rolls, twenty times. A big wave comes, so crouch and hold for five counts. Do it four times. Then the sea grows calm, and so do you.',
  },
  {
    title: 'Row Ashore',
    text: 'Sit down with knees bent and lean back a little. Row with both arms for thirty strokes and sing as you go. Rest on your oars for ten counts. Row twice more. Lie back and drift with your eyes closed.',
  },
  {
    title: 'Crab Crossing',
    text: 'Bend your knees and scuttle sideways, ten steps left and ten right. Snap your claws over your head at each turn. Cross the beach four times. Sit down in your hole and fold in all your legs.',
  },
  {
    title: 'Captain Says',
    text: 'Your grown-up is the captain. Port means run left, starboard means run right. Deck means lie flat, and mast means stretch tall. Follow twenty orders. The last one is at ease: shoulders down, three slow breaths.',
  },
  {
    title: 'Turtle to the Waves',
    text: 'Lie on your tummy and pull yourself along with your flippers. Go five pulls, then rest. Do eight rounds to reach the waves. Roll over and float, with arms and legs as loose as seaweed.',
  },
  {
    title: 'Climb to the Lookout',
    text: "Climb on the spot, hand over hand, for forty high steps. In the crow's nest, make a spyglass with your hands. Look around in a slow circle. Climb down in twenty steps and sit on deck.",
  },
  {
    title: 'Dolphin Leaps',
    text: 'Swim around the room with your hands pressed together. At every fifth step, leap softly and dive down low. Leap twelve times in all. Glide to a stop, kneel down and puff like a dolphin.',
  },
  {
    title: 'Parrot Copycat',
    text: 'Your grown-up makes a move and a sound. Copy both like a parrot, but flap your wings as well. Copy ten of them, then trade places for ten more. Last, tuck your head in and whisper good night.',
  },
  {
    title: 'Walk the Rope',
    text: 'Pretend a rope lies on the floor. Walk along it heel to toe, ten steps there and ten back. Now do it backward, then sideways. Do it all twice. Stand on one foot at the end and count to ten.',
  },
  {
    title: 'Seaweed Sway',
    text: 'Stand still with your feet stuck to the sea floor. Let the tide move your arms all around for thirty counts. A fish tickles you, so wiggle for ten. Do it three times and go limp.',
  },
  {
    title: 'Shanty Stomp',
    text: 'Stomp twice and clap once, over and over, for thirty counts. Sing heave, ho as you go. Turn around and do it again. Make the next round soft, and the next one softer. Finish with a silent heave, ho.',
  },
  {
    title: 'Lighthouse Turn',
    text: 'Stretch your arms out in front like a beam of light. Turn slowly all the way around in twelve small steps. Stop, and turn the other way. Do six turns. Then dim your light and close your eyes.',
  },
  {
    title: 'Treasure Relay',
    text: 'Your pretend treasure lies on one side of the room. Fetch one piece at a time: hop, tiptoe, skip, walk backward. Carry eight pieces home. Sit down with your heap and share it out in slow motion.',
  },
]
