import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'The Quietest Band',
    text: 'March and play a huge pretend drum without a sound. Play twenty soft beats up high and twenty down low. Swap to a trombone, then cymbals. Take a deep bow to the silence and sit down.',
  },
  {
    title: 'Follow the Toddler',
    text: 'Toddle with stiff legs and wide arms for ten steps. Plop down, get up without hands if you can, and toddle back. Do five rounds. Then rub your eyes, curl up and nap for ten breaths.',
  },
  {
    title: 'Hoop Hop',
    text: 'Picture a row of six hoops on the floor. Hop in with both feet, hop out wide and go on. Turn and do it again, five times. Step into the last hoop and stand like a statue.',
  },
  {
    title: 'Tidy the Toy Box',
    text: 'Bend your knees and pick up a pretend toy. Stretch to put it on the top shelf. Put away twenty toys, left hand and right hand in turn. Dust off your hands, look around and breathe out with pride.',
  },
  {
    title: 'Puppet on Strings',
    text: 'You are a puppet. A thread lifts your right knee, then your left, ten times each. Threads lift your elbows ten times. Shake all over for eight counts. Then let go, bit by bit, until you are a soft heap.',
  },
  {
    title: 'Umbrella Walk',
    text: 'Hold up a pretend umbrella and walk a line, heel to toe. Take twelve steps and jump a puddle at the end. Turn around and do it four times. Shake off the rain and close the umbrella slowly.',
  },
  {
    title: 'Copy and Add',
    text: 'One person makes a shape with arms and legs. The other copies it and adds a move. Keep adding until you reach ten moves. Play three rounds. End with an easy shape and hold it for long.',
  },
  {
    title: 'Stroller Push',
    text: 'Lean forward and push a heavy pretend stroller uphill with big steps. Take twenty steps up and twenty light ones down. Rock the baby for ten counts. Make four trips, and park without waking anyone.',
  },
  {
    title: 'Beanbag Balance',
    text: 'Pretend a beanbag is on your head. Walk across the room without letting it fall. Move it to your shoulder, then to your open palm. Make six crossings. Toss it up in your mind, catch it and sit.',
  },
  {
    title: 'Sandbox Shovel',
    text: 'Stand wide, bend your knees and dig deep with a pretend shovel. Turn and toss the sand to the side. Dig ten times to the left and ten to the right, twice. Pat the castle smooth and wipe your forehead.',
  },
  {
    title: 'Peekaboo Squats',
    text: 'Squat low and hide your face behind your hands. Pop up tall with open arms: peekaboo! Do it fifteen times, some slow and some quick. At the end, stay low, close your eyes and listen.',
  },
  {
    title: 'The Whole Row Waves',
    text: 'Wave with one finger, then a hand, then a whole arm. Wave with both arms, then add your knees. Count ten for each. Do it all again, going backward to one finger. Let your arms hang and feel them tingle.',
  },
  {
    title: 'Scooter Legs',
    text: 'Stand on one leg, hold the handlebars and push with the other. Do fifteen pushes, then change legs. Ride three times on each side. Roll to a stop and balance for as long as you can.',
  },
  {
    title: 'Red Sock Stamp',
    text: 'Stamp right, stamp left, clap twice, turn around. Do the dance ten times, quicker each time. Then do it four times slower and softer. Finish on tiptoe with curved arms, and come down without a sound.',
  },
  {
    title: 'Lullaby Rock',
    text: 'Sit and hug your knees. Rock back and forth gently, twenty times, like a cradle. Lie back, stretch arms and legs long, and make yourself small again. Do this three times. End flat on your back with one big yawn.',
  },
]
