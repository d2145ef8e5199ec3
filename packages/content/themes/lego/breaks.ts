import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Brick by Brick',
    text: 'Squat down and pick up a pretend brick with straight arms. Rise and set it on your wall. Build twelve rows, each a bit higher. At the top row, stand on your toes. Then lean back, admire it and breathe out.',
  },
  {
    title: 'Crane Swing',
    text: 'Stand wide and hold one arm out like a crane. Turn slowly left, dip, lift and turn slowly right. Do six loads with each arm. Then let the hook sink to the floor for five breaths.',
  },
  {
    title: 'Wheelbarrow Rush',
    text: 'Hold two pretend handles and bend your knees. Push your wheelbarrow across the room, around a chair and back. Make five trips. Tip out the load each time. Park it, shake your arms and rest.',
  },
  {
    title: 'The Wobbly Tower',
    text: 'Stand with your feet close together, tall as a tower. A breeze comes. Sway front, back, left and right on firm feet. Do ten rounds, each a little smaller. End so still that a pigeon could nap on you.',
  },
  {
    title: 'Gear Circles',
    text: 'Make small circles with your shoulders, then your arms, then your hips. Turn each gear ten times one way and ten times back. Run the whole machine at once for twenty counts. Slow it down, tooth by tooth, until it stops.',
  },
  {
    title: 'Live Arch',
    text: 'With hands and feet on the floor, lift your middle high. Hold for five counts while boats sail under. Rest on your knees. Build seven arches. Then curl up like a boat and rock gently.',
  },
  {
    title: 'All Aboard the Tram',
    text: 'Jog on the spot like a rattling tram for twenty counts. Ding! Stop, stand still and let four riders on. Do six stops. On the last ride, go slower and slower. Sit down at the end of the line.',
  },
  {
    title: 'Plumber Crawl',
    text: 'Crawl through a long pretend pipe, low on your elbows. Go over, turn in the bend and crawl back, four times. Knock twice on the pipe at each end. Roll out on your back and listen to your breath.',
  },
  {
    title: 'Goose Patrol',
    text: 'Waddle around the room with bent knees and elbows for wings. After every eight steps, stop and stretch your neck high. Make five stops. Then settle on your nest and stay quiet for ten counts.',
  },
  {
    title: 'Spiral Stairs',
    text: 'March with high knees and turn slowly on the spot. Take twenty steps up to the right. Then take twenty steps down to the left. Do it three times. At the bottom, stand firm until the room stops turning.',
  },
  {
    title: 'Lighthouse Beam',
    text: 'Stretch both arms straight ahead like a beam of light. Turn on your feet all the way around, slowly. Flash twice by opening your hands, then wait. Make six turns. Lower the beam, close your eyes and breathe softly.',
  },
  {
    title: 'Push the Wall',
    text: 'Place your hands flat against a wall and one foot behind you. Push gently for ten counts, as if it might tip. Change feet and push again. Do four on each side. The wall stayed up, so give it a pat.',
  },
  {
    title: 'Hard Hat Hop',
    text: 'Hold an imaginary hard hat on your head with both hands. Hop on two feet over five puddles, turn and hop back. Do three rounds. Bow to your crew and sit down for four slow breaths.',
  },
  {
    title: 'Clock Tower Chimes',
    text: 'Swing your arms and upper body left and right like a bell. Chime twelve times, bending your knees at each swing. Then be the rooster: come out, bow deeply twice, go in. Repeat it all once. Wind down with three yawns.',
  },
  {
    title: 'Two-Hand Beam',
    text: 'With a partner, press palms and lean in like an arch. Hold for eight counts, then step apart. Do it six times. Without a partner, lean on a wall. End with a deep breath.',
  },
]
