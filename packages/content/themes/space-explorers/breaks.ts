import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Countdown to Liftoff',
    text: 'Crouch low like a rocket on its launch pad. Count down from ten, rising a little with each number. At zero, stretch tall on your toes. Do it four times. Then land softly, sit down and take three slow breaths.',
  },
  {
    title: 'Moon Walk',
    text: 'On the Moon you weigh far less. Each step is long and slow. Walk across the room and back that way, five times. Bend your knees at each landing. Then stand as still as a flag without wind.',
  },
  {
    title: 'Robot Warm-Up',
    text: 'Engineers test a robot one joint at a time. Circle each wrist ten times, then each elbow and each shoulder. Bend your knees ten times. Turn your head left and right, five times each. Power down: bend forward and breathe out slowly.',
  },
  {
    title: 'Around the Sun',
    text: 'Choose a spot on the floor to be the Sun. Walk around it eight times, once for each planet. Start close in and end as far out as the room allows. Then stand still and feel your heart beat for ten counts.',
  },
  {
    title: 'Star Stretch',
    text: 'Stand wide and reach out. Head, arms and legs make a five-pointed star. Push every point outward for five counts. Fold in small for five counts. Do this six times. Then let your arms sink and breathe out slowly.',
  },
  {
    title: 'Spacewalk Crawl',
    text: 'Astronauts keep hold of the rail on a spacewalk. Crawl across the room, moving one hand or knee at once. Go over and back three times. Tighten four pretend bolts on the way. Then lie flat and take ten slow breaths.',
  },
  {
    title: 'Comet Tails',
    text: "A comet's tail always points away from the Sun. Choose a Sun in the middle of the room. Walk around it five times with both arms stretched away from it. Go the other way five times. Stop, shake out your arms and breathe out.",
  },
  {
    title: 'Suit Up',
    text: 'Put on a pretend space suit. Pull up the legs with ten big knee lifts. Push in the arms with ten slow, strong pushes. Roll your shoulders eight times. Do it all twice. Close the helmet and listen to four calm breaths.',
  },
  {
    title: 'Gravity On, Gravity Off',
    text: 'Your grown-up calls out the gravity. At gravity off, stand on tiptoe with loose arms. At gravity on, sink into a strong squat. Switch ten times, then trade jobs. Finish with gravity off, slower and slower, until you rest.',
  },
  {
    title: 'Crater Hops',
    text: 'Imagine five craters in a row. Hop softly over each one, then turn and hop back. Use both feet, then only the left, then only the right. Do it all twice. Shake out each leg. Sit down and take five slow breaths.',
  },
  {
    title: 'Planet Poses',
    text: 'Be small Mercury, curled up tight. Be giant Jupiter, arms wide. Be Saturn, with your arms as a ring. Be tipped Uranus, leaning to one side. Hold each for five counts and repeat three times. End curled up and quiet.',
  },
  {
    title: 'Solar Panel Push',
    text: 'Press your palms together hard for five counts, like a folded panel. Open your arms wide for five counts to catch the sunlight. Do it eight times. Turn your wrists both ways. Close your eyes and take four slow breaths.',
  },
  {
    title: 'Runaway Parcels',
    text: 'A bag has burst, and parcels float all around you. Reach high, low, left and right to catch one each. Always use the hand that is farther away. That is one round, so do six. Set everything down and roll your shoulders.',
  },
  {
    title: 'Meteor Watch',
    text: 'Meteors flash across the sky in any direction. Your grown-up calls out high, low, left or right. Sweep both arms that way in one long curve. Follow twenty calls, then trade jobs. Let your arms hang and take three slow breaths.',
  },
  {
    title: 'Docking Balance',
    text: 'Stand on one foot, arms out, like a ship about to dock. Hold for eight counts, then change feet. Do three on each side. Now dock in slow motion: step forward ten times, heel to toe. Take four long breaths.',
  },
  {
    title: 'Orbit Partners',
    text: 'One person is the Earth and turns slowly on the spot. The other is the Moon and walks around, always facing the Earth. Make three laps, then trade places. End by standing back to back and breathing together five times.',
  },
]
