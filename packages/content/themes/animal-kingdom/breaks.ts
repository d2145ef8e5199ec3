import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Otter Slide',
    text: 'Otters slide on their bellies to save steps. Lie down and pull yourself across the floor, three times. Roll over and shake each arm and leg dry. Do three rounds. Then float on your back and take five slow breaths.',
    older:
      'River otters slide on their bellies because it saves strength. Lie on yours. Lift both arms and legs a hand high for eight counts. Lift opposite arm and leg for eight, then the other pair. Rest for five. Do four rounds. Turn over and take six slow breaths.',
  },
  {
    title: 'Frog Jumps',
    text: 'A frog folds its long back legs like springs. Squat low with your hands on the floor. Hop forward twice, then rest for one croak. Do that eight times. Turn around when you meet a wall. Sit down and breathe out slowly, five times.',
    older:
      'Some small frogs leap more than twenty times their own length. Jump forward with both feet and land softly, knees bent. Measure the jump in your own feet, heel to toe. Make eight jumps. Can the quietest also be the longest? Sit down and take six slow breaths.',
  },
  {
    title: 'Owl Turn',
    text: 'An owl cannot roll its eyes, so it turns its whole head. Spread your wings and flap without a sound for twenty counts. Turn your head slowly left and right, twice each. Fold your wings and stay silent for ten counts. Do four rounds.',
    older:
      'An owl can turn its head three quarters of a circle. Plant your feet and point one arm forward. Turn for five counts, as far as is easy. Remember the spot. Turn back for five. Do six on each side. How far did the spot move? Close your eyes for ten breaths.',
  },
  {
    title: 'Fox Walk',
    text: 'Cross the room like a fox, so softly that nobody hears. Set each foot down slowly, heel last. Go over and back four times. Freeze when your grown-up claps. At the end, sit and listen for the quietest sound.',
    older:
      "A fox often sets its hind paw into its front paw's print. Cross the room in ten silent steps, four counts each. Come back on exactly the same spots. Do it once more, with your eyes up. Count the creaks. Stand and listen for the quietest sound.",
  },
  {
    title: 'Busy Beavers',
    text: 'Pick up a heavy pretend log with bent knees. Carry it across the room and set it down. Build with ten logs. Pat the mud flat twelve times. Sit back on your heels, look at your dam and breathe out.',
    older:
      'Beavers carry mud against their chests, walking on two legs. Cross your arms on your chest. Sink into a half squat and walk six low steps. Rise in four counts and turn around. Do ten rounds. Is your last walk as low as your first? Stretch tall and breathe out.',
  },
  {
    title: 'Heron Balance',
    text: 'Stand on one leg like a heron in shallow water. Hold still for ten counts, then change legs. Do three on each side. Now bend slowly and touch the floor, four times. Stand up tall and breathe in deeply twice.',
    older:
      'A great blue heron can stand motionless for minutes. Stand on one leg beside a wall and count, up to forty. Change legs. Touch the wall, close your eyes and try both again. Which leg won? Give the other one a second chance. Stand on both feet and breathe slowly, six times.',
  },
  {
    title: 'Elephant Walk',
    text: "An elephant's trunk moves with muscles alone. Let one arm hang down like a trunk. Take twenty slow, heavy steps and swing it as you go. Reach for a high branch six times with each arm. Do three rounds. Sway until you are still.",
    older:
      "An elephant's trunk has no bones, only thousands of bundles of muscle. Draw slow, sideways eights with one hanging arm. March on the spot: one heavy step, two light ones. Draw ten eights with each arm. Then draw ten with both, in opposite directions. Hang forward until your arms are still.",
  },
  {
    title: 'Bee Dance',
    text: 'Honeybees dance to tell the others where to find food. Walk a figure eight on the floor and wiggle in the middle. Do it six times. Go the other way around, six more. Then hum softly and let the hum fade.',
    older:
      'The longer a honeybee waggles, the farther away the food is. Walk a figure eight and stop in the middle. Shake your hips for one count. Next lap, shake for two, then three, up to six. Go back down to one. Never lose the number. Stand still and breathe slowly, five times.',
  },
  {
    title: 'Turtle Time',
    text: 'Crawl on hands and knees, very slowly, for thirty counts. Tuck your head and stay for five counts. Do that four times. Then rest low and feel your back rise with six breaths.',
    older:
      "The backbone of a turtle's body is part of its shell. Crawl with a flat back, opposite hand and knee together. Give each move six counts. Do ten. Do ten more with hand and knee of one side. Which was wobblier? Rest low for eight breaths.",
  },
  {
    title: 'Rabbit and Burrow',
    text: 'Hop softly in a circle for fifteen hops. Your grown-up calls out the word hawk at any moment. Drop down and keep still for five counts. Play five rounds. After the last one, stay low and let your heart grow slow.',
    older:
      "A resting rabbit's heart beats well over 100 times a minute. Count your own heartbeats for six breaths. Hop softly left and right, forty hops. Freeze and count again. Keep counting, six breaths at a time, until the first number returns. Then sit and just breathe.",
  },
  {
    title: 'From Egg to Butterfly',
    text: 'Be the egg: curl up for five counts. Be the caterpillar: creep across the floor. Be the chrysalis: stand wrapped in your own arms for ten counts. Be the butterfly: open wide ten times. Do it all three times, then rest.',
    older:
      'A monarch needs about thirty days to go from egg to butterfly. Take thirty counts to rise from the floor to tiptoe. Never stop, and arrive exactly on thirty. Go down in thirty. Next time use one hand, then none. Curl up for five breaths.',
  },
  {
    title: 'Penguin Huddle',
    text: 'Emperor penguins take turns in the warm middle of the huddle. Keep your heels together and waddle across the room four times. Huddle with somebody, or hug yourself. Take ten tiny steps in a circle. Then breathe in and out four times.',
    older:
      'An emperor penguin father carries an egg on his feet two months. Press your feet together, toes lifted. Shuffle twenty tiny steps. Turn once around in twelve more. Do it four times, and your feet never part. One gap adds five steps. Stand flat and breathe slowly, five times.',
  },
  {
    title: 'Giraffe and Mouse',
    text: 'Stretch up like a giraffe at a high branch for five counts. Shrink down like a mouse and run on the spot for ten. Switch six times. Finish tall, let your arms sink slowly and take three breaths.',
    older:
      "A giraffe's neck has seven bones. So has a mouse's, and so has yours. Rise from a squat to tiptoe in seven counts. Hold for seven and sink for seven. Do six rounds. In the last, your heels never touch the floor. Stand tall for seven slow breaths.",
  },
  {
    title: 'Crab Path',
    text: 'Sit down, lean back on your hands and lift your middle. Walk sideways like a crab, eight steps left and eight right. Rest, then do it three more times. Sit, shake out your wrists and breathe slowly.',
    older:
      'Most crabs walk sideways because their knees bend that way. Sit, lean back on your hands and lift your middle. Walk six steps left and six right. Hold one foot up for five counts, then the other. Rest for five. Do four rounds, hips level. Shake out and breathe slowly.',
  },
  {
    title: 'Hummingbird Hover',
    text: 'A hummingbird can hang in the air on fast wings. Tuck in your elbows and flutter your hands for fifteen counts. Hold quite still for five. Do six rounds. Let your hands sink, shake them out and take four slow breaths.',
    older:
      'A hovering hummingbird draws sideways eights with its wings. Rise on your toes and draw them with both hands. Draw ten together, then ten with your hands going opposite ways. Rest for five counts. Do three rounds and count how often your heels touch. Stand flat and take five slow breaths.',
  },
]
