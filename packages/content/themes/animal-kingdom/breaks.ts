import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Otter Slide',
    text: 'Lie on your tummy and pull yourself forward like a muddy otter. Go across the room three times. Roll over and wiggle dry. Then float on your back and take five slow breaths.',
  },
  {
    title: 'Frog Song',
    text: 'Squat low with your hands on the floor. Hop forward twice, then croak once. Do that eight times. Rest on your lily pad. Puff out your cheeks and let the air go slowly. Puff five times in all.',
  },
  {
    title: 'Owl Turn',
    text: 'Perch on both feet and spread your wings. Flap without a sound for twenty counts. Turn your head slowly left and right, five times each. Fold your wings, close your eyes and stay silent for ten counts.',
  },
  {
    title: 'Fox Walk',
    text: 'Cross the room like a fox, so softly that nobody hears. Go over and back four times. Freeze when your grown-up claps. At the end, curl up small and listen to the quietest sound.',
  },
  {
    title: 'Busy Beavers',
    text: 'Pick up a heavy pretend log with bent knees. Carry it across the room and set it down. Build with ten logs. Pat the mud flat twelve times. Sit back on your heels, look at your dam and breathe out.',
  },
  {
    title: 'Heron Balance',
    text: 'Stand on one leg like a heron in shallow water. Hold still for ten counts, then change legs. Do three on each side. Slowly bend and point your beak to the floor. Stand up tall and breathe in deeply twice.',
  },
  {
    title: 'Elephant Parade',
    text: 'Let one arm hang down for a trunk. Take twenty slow, heavy steps and swing the trunk as you go. Reach up high to an imaginary branch, six times with each arm. End by swaying until you are still.',
  },
  {
    title: 'Bee Dance',
    text: 'Honeybees dance to show the way. Walk a figure eight on the floor and wiggle in the middle. Do it six times. Then go the other way around, six more. Land on a blossom, hum softly and let the hum fade.',
  },
  {
    title: 'Turtle Time',
    text: 'On hands and knees, crawl very slowly for thirty counts. Pull your head in, stay for five counts, and come out again. Do that four times. Rest in your shell and feel your back go up and down.',
  },
  {
    title: 'Rabbit and Burrow',
    text: 'Hop softly in a circle for fifteen hops. When your grown-up says hawk, drop down still in your burrow. Play five rounds. After the last one, stay there and let your heart grow slow.',
  },
  {
    title: 'From Egg to Butterfly',
    text: 'Curl up like an egg for five counts. Creep like a caterpillar across the floor. Stand wrapped in your own arms for five counts. Then open up and flutter. Do it all three times, and fold your wings to rest.',
  },
  {
    title: 'Penguin Huddle',
    text: 'Keep your heels together and waddle across the room four times. Now huddle with your family, or hug yourself. Take ten tiny steps around in a circle. Stand warm and close, and breathe in and out four times.',
  },
  {
    title: 'Giraffe and Mouse',
    text: 'Stretch like a giraffe and nibble a high branch for five counts. Shrink down like a mouse and scurry on the spot for ten. Switch six times. Finish tall, then let your arms float down like snow.',
  },
  {
    title: 'Crab Path',
    text: 'Sit down, lean back on your hands and lift your middle. Walk sideways like a crab, eight steps left and eight right. Rest, then do it three more times. Sit in the sand and draw slow circles with your toes.',
  },
  {
    title: 'Hummingbird Hover',
    text: 'Keep your elbows in and flutter your hands fast for fifteen counts. Sip from a pretend blossom and hold quite still for five. Do five rounds. Let your hands sink, shake them out and breathe slowly.',
  },
]
