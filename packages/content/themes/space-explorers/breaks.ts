import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Countdown to Liftoff',
    text: 'Crouch low like a rocket on its launch pad. Count down from ten, rising a little with each number. At zero, stretch tall on your toes. Do it four times. Then land softly, sit down and take three slow breaths.',
    older:
      'The rocket Saturn V needed about twelve seconds to clear its tower. Rise from a squat to tiptoe in twelve even counts. Hold for three. Do six, the last two with folded arms. Which count is the wobbliest? Stand still for five slow breaths.',
  },
  {
    title: 'Moon Walk',
    text: 'On the Moon you weigh far less. Each step is long and slow. Walk across the room and back that way, five times. Bend your knees at each landing. Then stand as still as a flag without wind.',
    older:
      'On the Moon, the same hop lasts six times as long. Give each step six counts, with one foot in the air throughout. Take ten steps. If you touch down early, that step does not count. Take ten more with folded arms. Stand still for five breaths.',
  },
  {
    title: 'Robot Warm-Up',
    text: 'Engineers test a robot one joint at a time. Circle each wrist ten times, then each elbow and each shoulder. Bend your knees ten times. Turn your head left and right, five times each. Power down: bend forward and breathe out slowly.',
    older:
      "The space station's long robot arm has seven joints. Stand on one foot and circle the other ankle ten times. Add a wrist, turning the other way. How many circles until both turn the same way? Try all four pairs of wrist and ankle. Shake out and take five slow breaths.",
  },
  {
    title: 'Around the Sun',
    text: 'Choose a spot on the floor to be the Sun. Walk around it eight times, once for each planet. Start close in and end as far out as the room allows. Then stand still and feel your heart beat for ten counts.',
    older:
      'Mercury goes around the Sun in 88 days, Neptune in 165 years. Walk a small circle in four steps, another in eight, then twelve. Keep the same beat. Never step faster. How far out can you go? End with ten slow breaths, one hand on your heart.',
  },
  {
    title: 'Star Stretch',
    text: 'Stand wide and reach out. Head, arms and legs make a five-pointed star. Push every point outward for five counts. Fold in small for five counts. Do this six times. Then let your arms sink and breathe out slowly.',
    older:
      'In a star, gravity pulls in and hot gas pushes out equally. Press your palms together for ten counts. Hook your fingers and pull for ten. Stand wide and reach out head, hands and feet for ten. Do five rounds, all equally strong. Let everything sink and breathe out.',
  },
  {
    title: 'Spacewalk Crawl',
    text: 'Astronauts keep hold of the rail on a spacewalk. Crawl across the room, moving one hand or knee at once. Go over and back three times. Tighten four pretend bolts on the way. Then lie flat and take ten slow breaths.',
    older:
      'A spacewalk can last more than six hours, and nobody sits down. Start on your hands and knees. Stretch out one arm and the opposite leg for eight counts. Change sides. Do six on each, the last one with closed eyes. Lie flat for six slow breaths.',
  },
  {
    title: 'Comet Tails',
    text: "A comet's tail always points away from the Sun. Choose a Sun in the middle of the room. Walk around it five times with both arms stretched away from it. Go the other way five times. Stop, shake out your arms and breathe out.",
    older:
      'A comet races near the Sun and dawdles far away from it. Choose a spot as the Sun and walk long ovals around it. Far out, each step takes four counts. Close in, it takes one. Both arms always point away from the Sun. Walk six laps, then stand and breathe slowly.',
  },
  {
    title: 'Suit Up',
    text: 'Put on a pretend space suit. Pull up the legs with ten big knee lifts. Push in the arms with ten slow, strong pushes. Roll your shoulders eight times. Do it all twice. Close the helmet and listen to four calm breaths.',
    older:
      "Space gloves are so stiff that an astronaut's hands tire first. Stretch your arms forward. Open and close both hands fully, forty times. Rest for ten counts. Do forty with your arms up, then forty out to the sides. Which forty was hardest? Shake out and take five slow breaths.",
  },
  {
    title: 'Light Steps, Heavy Steps',
    text: 'Your grown-up calls out float or land. At float, stand on tiptoe with loose arms. At land, sink into a strong squat. Switch ten times, then trade jobs. Finish with float, slower and slower, until you rest.',
    older:
      'Mars pulls on you about a third as hard as Earth. Jupiter pulls more than twice as hard. Squat and rise in two counts for Mars. Take six for Earth and fifteen for Jupiter, never stopping. Do all three five times. Stand tall and let your breath slow down.',
  },
  {
    title: 'Crater Hops',
    text: 'Imagine five craters in a row. Hop softly over each one, then turn and hop back. Use both feet, then only the left, then only the right. Do it all twice. Shake out each leg. Sit down and take five slow breaths.',
    older:
      'The Moon has no wind. A boot print can last a million years. Hop softly on one foot and land without a wobble. Hold each landing for five counts. Make ten on each foot, a quarter turn apart. How many were perfect? Sit down for six slow breaths.',
  },
  {
    title: 'Planet Poses',
    text: 'Be small Mercury, curled up tight. Be giant Jupiter, arms wide. Be Saturn, with your arms as a ring. Be tipped Uranus, leaning to one side. Hold each for five counts and repeat three times. End curled up and quiet.',
    older:
      'Earth leans about 23 degrees. Uranus lies almost on its side. Stand on one leg with your arms wide. Tip a little to the side for eight counts, as Earth does. Tip farther, as far as you can hold, for eight. Do four on each leg. Stand still for three breaths.',
  },
  {
    title: 'Solar Panel Push',
    text: 'Press your palms together hard for five counts, like a folded panel. Open your arms wide for five counts to catch the sunlight. Do it eight times. Turn your wrists both ways. Close your eyes and take four slow breaths.',
    older:
      "A space station's panels turn slowly to keep facing the Sun. Hold both arms straight out to the sides. Turn your palms up in eight even counts and down in eight. Do three turns, then rest for ten. Is round three as steady as round one? Let your arms sink and breathe.",
  },
  {
    title: 'Runaway Parcels',
    text: 'A bag has burst, and parcels float all around you. Reach high, low, left and right to catch one each. Always use the hand that is farther away. That is one round, so do six. Set everything down and roll your shoulders.',
    older:
      'In orbit, a nudged parcel drifts straight on at the same speed. Plant your feet. Slide your right hand to the upper left in six counts. Slide it back. Do the same to the lower left. Change hands. Do three rounds, each a bit farther. Roll your shoulders and breathe slowly.',
  },
  {
    title: 'Meteor Watch',
    text: 'Meteors flash across the sky in any direction. Your grown-up calls out high, low, left or right. Sweep both arms that way in one long curve. Follow twenty calls, then trade jobs. Let your arms hang and take three slow breaths.',
    older:
      'Most meteors glow for only a second or so. Stand on one leg. Sweep an arm from corner to corner in one count. Freeze for four. Sweep in eight directions, then change legs. How often did you touch down? Stand still and watch your breath slow down.',
  },
  {
    title: 'Docking Balance',
    text: 'Stand on one foot, arms out, like a ship about to dock. Hold for eight counts, then change feet. Do three on each side. Now dock in slow motion: step forward ten times, heel to toe. Take four long breaths.',
    older:
      'Two spaceships dock at a crawl while they race around Earth. Stand on one leg, arms wide. Bring your pointer fingers together in ten counts. They barely touch. Do three on each leg. Do six more on both feet with closed eyes. How many met? Take four long breaths.',
  },
  {
    title: 'Orbit Partners',
    text: 'One person is the Earth and turns slowly on the spot. The other is the Moon and walks around, always facing the Earth. Make three laps, then trade places. End by standing back to back and breathing together five times.',
    older:
      'The Moon circles Earth in about 27 days, always showing one side. Choose a spot and sidestep around it in 27 steps. Face it all the way. Which walls did you see? All four, so you turned exactly once. Do three laps each way. Stand still for five breaths.',
  },
]
