import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Otter Slide',
    text: 'Otters slide on their bellies to save steps. Lie down and pull yourself across the floor, three times. Roll over and shake each arm and leg dry. Do three rounds. Then float on your back and take five slow breaths.',
  },
  {
    title: 'Frog Jumps',
    text: 'A frog folds its long back legs like springs. Squat low with your hands on the floor. Hop forward twice, then rest for one croak. Do that eight times. Turn around when you meet a wall. Sit down and breathe out slowly, five times.',
  },
  {
    title: 'Owl Turn',
    text: 'An owl cannot roll its eyes, so it turns its whole head. Spread your wings and flap without a sound for twenty counts. Turn your head slowly left and right, twice each. Fold your wings and stay silent for ten counts. Do four rounds.',
  },
  {
    title: 'Fox Walk',
    text: 'Cross the room like a fox, so softly that nobody hears. Set each foot down slowly, heel last. Go over and back four times. Freeze when your grown-up claps. At the end, sit and listen for the quietest sound.',
  },
  {
    title: 'Busy Beavers',
    text: 'Pick up a heavy pretend log with bent knees. Carry it across the room and set it down. Build with ten logs. Pat the mud flat twelve times. Sit back on your heels, look at your dam and breathe out.',
  },
  {
    title: 'Heron Balance',
    text: 'Stand on one leg like a heron in shallow water. Hold still for ten counts, then change legs. Do three on each side. Now bend slowly and touch the floor, four times. Stand up tall and breathe in deeply twice.',
  },
  {
    title: 'Elephant Walk',
    text: "An elephant's trunk moves with muscles alone. Let one arm hang down like a trunk. Take twenty slow, heavy steps and swing it as you go. Reach for a high branch six times with each arm. Do three rounds. Sway until you are still.",
  },
  {
    title: 'Bee Dance',
    text: 'Honeybees dance to tell the others where to find food. Walk a figure eight on the floor and wiggle in the middle. Do it six times. Go the other way around, six more. Then hum softly and let the hum fade.',
  },
  {
    title: 'Turtle Time',
    text: 'Crawl on hands and knees, very slowly, for thirty counts. Tuck your head and stay for five counts. Do that four times. Then rest low and feel your back rise with six breaths.',
  },
  {
    title: 'Rabbit and Burrow',
    text: 'Hop softly in a circle for fifteen hops. Your grown-up calls out the word hawk at any moment. Drop down and keep still for five counts. Play five rounds. After the last one, stay low and let your heart grow slow.',
  },
  {
    title: 'From Egg to Butterfly',
    text: 'Be the egg: curl up for five counts. Be the caterpillar: creep across the floor. Be the chrysalis: stand wrapped in your own arms for ten counts. Be the butterfly: open wide ten times. Do it all three times, then rest.',
  },
  {
    title: 'Penguin Huddle',
    text: 'Emperor penguins take turns in the warm middle of the huddle. Keep your heels together and waddle across the room four times. Huddle with somebody, or hug yourself. Take ten tiny steps in a circle. Then breathe in and out four times.',
  },
  {
    title: 'Giraffe and Mouse',
    text: 'Stretch up like a giraffe at a high branch for five counts. Shrink down like a mouse and run on the spot for ten. Switch six times. Finish tall, let your arms sink slowly and take three breaths.',
  },
  {
    title: 'Crab Path',
    text: 'Sit down, lean back on your hands and lift your middle. Walk sideways like a crab, eight steps left and eight right. Rest, then do it three more times. Sit, shake out your wrists and breathe slowly.',
  },
  {
    title: 'Hummingbird Hover',
    text: 'A hummingbird can hang in the air on fast wings. Tuck in your elbows and flutter your hands for fifteen counts. Hold quite still for five. Do six rounds. Let your hands sink, shake them out and take four slow breaths.',
  },
]
