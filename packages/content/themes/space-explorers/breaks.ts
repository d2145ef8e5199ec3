import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Countdown to Liftoff',
    text: 'Crouch low like a rocket on its launch pad. Count down from ten, rising a little with each number. At zero, stretch tall on your toes. Do it four times. Then land softly, sit down and take three slow breaths.',
  },
  {
    title: 'Moon Walk',
    text: 'On the Moon you weigh far less, so each step is bouncy. Walk across the room in slow motion and back, five times. Bend your knees at each landing. End by standing as still as a flag without wind.',
  },
  {
    title: 'Robot Warm-Up',
    text: 'You are Dot the robot. Move only your arms ten times, then only your knees ten times. Now turn your head left and right, five times each. Power down slowly: bend, hum, and breathe out till you are still.',
  },
  {
    title: 'Around the Sun',
    text: 'Choose a spot on the floor to be the Sun. Walk around it eight times, once for each planet. Start with tiny steps and end with long ones. Then stand still and feel your own heart beat for ten counts.',
  },
  {
    title: 'Star Stretch',
    text: 'Stand wide and reach out your arms to make a star. Hold it for five counts. Shrink to a tiny dot and hold again. Do this six times. At the end, twinkle your fingers slower and slower until they rest.',
  },
  {
    title: 'Spacewalk Crawl',
    text: 'Crawl like an astronaut, one hand and knee at a time. Go over and back three times. Pretend to tighten four bolts on the way. Then lie flat and float for ten slow breaths.',
  },
  {
    title: 'Comet Tails',
    text: "Make your arms into a comet's tail and sweep them behind you. Jog on the spot for twenty counts, then glide for twenty. Do it three times. Melt slowly to the floor and let out one long breath.",
  },
  {
    title: 'Suit Up',
    text: 'Put on a pretend space suit. Pull up the legs with five big knee lifts. Push in the arms with ten slow, strong pushes. Roll your shoulders eight times. Close the helmet and listen to four calm breaths.',
  },
  {
    title: 'Gravity On, Gravity Off',
    text: 'When your grown-up says gravity off, float on tiptoe with loose arms. When they say gravity on, sink into a strong squat. Switch ten times. Finish with gravity off, move slower and slower, and come to rest.',
  },
  {
    title: 'Crater Hops',
    text: 'Imagine five craters in a row. Hop softly over each one, then turn and hop back. Do the whole row four times. Shake out each leg. Sit down in the last crater and take five slow breaths.',
  },
  {
    title: 'Planet Poses',
    text: 'Be small Mercury, curled up tight. Be giant Jupiter, arms wide. Be Saturn, with your arms as a ring. Be tipped Uranus, leaning to one side. Hold each for five counts and repeat three times. End curled up and quiet.',
  },
  {
    title: 'Solar Panel Push',
    text: 'Press your palms together for five counts, as if folding a panel. Then open your arms wide for five counts to catch the sunlight. Do it eight times. Close your eyes and feel the warm light on your face.',
  },
  {
    title: 'Meteor Catch',
    text: 'Pretend soft meteors are floating past. Reach high, low, left and right to catch one each. That is one round, so do six rounds. Put them all in an invisible bag. Set it down gently and roll your shoulders to rest.',
  },
  {
    title: 'Docking Balance',
    text: 'Stand on one foot, arms out, like a ship about to dock. Hold for eight counts, then change feet. Do three on each side. Touch down on both feet and take four long breaths.',
  },
  {
    title: 'Orbit Partners',
    text: 'One person is the Earth and turns slowly on the spot. The other is the Moon and walks around, always facing the Earth. Make three laps, then trade places. End by standing back to back and breathing together five times.',
  },
]
