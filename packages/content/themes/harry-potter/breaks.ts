import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Wake the Stone Owls',
    text: 'Stand as still as a stone owl for five counts. Wake up, stretch your wings, turn your head and shake each foot. Do it six times, and wake a little faster each time. Turn back to stone and breathe quietly.',
  },
  {
    title: 'Star Tower Steps',
    text: 'Climb the star tower on the spot. Lift your knees high for fifty steps and count them out loud. At the top, reach for the stars, left and right, ten times. Sit down softly and look at the sky in your mind.',
  },
  {
    title: 'Stir the Giant Cauldron',
    text: 'Hold a pretend spoon as long as you are. Stir ten big circles to the left and ten to the right. Crouch to check the colors. Do it three times. Then blow gently over the top to calm it.',
  },
  {
    title: 'The Growing Spell',
    text: 'Curl up like a bulb. Let one arm sprout, then the other. Rise for ten slow counts and sway in the wind for ten. Shrink again. Grow four times in all. Last, stand tall and feel the sun on your face.',
  },
  {
    title: 'Snail Post Race',
    text: 'This is a race that the slowest wins. Crawl very slowly with a pretend parcel on your back. Go over and back twice. Then curl up in your shell and rest for ten counts.',
  },
  {
    title: 'Hiccup Hats',
    text: 'Your hat has hiccups! Walk around. Each time your grown-up says hic, do one small hop. Keep going for twenty hics. Then the hat grows tired. Walk slower and slower, and let out three long, soft breaths.',
  },
  {
    title: 'The Puzzle Door Push',
    text: 'Stand facing a wall and place both hands on it. Push the puzzle door for eight slow counts, then rest for four. Do that five times. Shake out your arms. The door opens by itself when you stand quite still.',
  },
  {
    title: 'Bell Stair Hops',
    text: 'Draw a line of five bells in your mind. Hop along them and sing one note higher on each. Hop back and sing down again. Do it four times. Then hum the lowest note until your breath has run out.',
  },
  {
    title: 'Tiny Dragon Stretch',
    text: 'Kneel on hands and knees. Arch your back like a grumpy dragon. Let it sink and look up. Do it ten times, slowly. Stretch one arm and the other leg, five times each. Curl up and purr.',
  },
  {
    title: 'Mirror Spell',
    text: 'Face your grown-up. One of you leads with slow moves. The other is the mirror. Use arms, knees and funny faces. Trade every twenty counts, six times. End with both hands on your heart and three shared breaths.',
  },
  {
    title: 'Feather Charm',
    text: 'Pretend a feather is floating over your head. Keep it up with gentle puffs and soft hands. Follow it high, low and all around for thirty counts. Rest, then do it twice more. Let it land on your palm and be still.',
  },
  {
    title: 'Sweep the Long Hall',
    text: 'Take a pretend broom and sweep the long hall. Step and sweep, ten times across and ten times back. Twirl the broom once. Do two rounds. Lean on your broom and breathe like a tired wizard, five times.',
  },
  {
    title: 'The Clock Hall March',
    text: 'You are a clock. Swing your arms like a pendulum and march for sixty ticks. Now strike the hour: stretch up, bend down, six times. Run down slowly, tick by tick, until your arms hang loose.',
  },
  {
    title: 'Toad on the Gate',
    text: 'Squat like a toad on the gate. When your grown-up taps once, hop on the spot. When they tap twice, sit still. Play for fifteen taps. Then close your eyes. Puff out your cheeks and let the air go, five times.',
  },
  {
    title: 'Statue Garden',
    text: 'Dance through the moon garden while your grown-up hums. When the humming stops, become a statue with a story. Hold it for five counts and tell who you are. Play six times. Melt to the floor and listen to the night.',
  },
]
