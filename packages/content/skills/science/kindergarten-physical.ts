import type { Skill } from '../../types.ts'
import { fourFinds, twoPushes } from './pages/kindergarten.ts'
import { pushOrPull, softOrHard, sunOrShade } from './sets/kindergarten.ts'

export const kindergartenPhysical: Skill[] = [
  {
    id: 'science.k.five-senses',
    subject: 'science',
    grade: 'kindergarten',
    strand: 'physical',
    order: 1,
    short: 'Using Five Senses',
    iCan: 'I can name what I see and hear and feel when I look closely.',
    codes: ['K-LS1-1'],
    prerequisites: [],
    keywords: [{ word: 'observe', definition: 'to look, listen, smell or feel with care' }],
    model:
      'Hold up one shoe. Say: I observe this shoe. My eyes see that it is blue. My fingers feel a bumpy bottom. My ears hear a tap when I knock on it. My nose can smell things, and my tongue can taste, but not shoes! I used one sense at a time. I did not guess.',
    check: {
      question: 'Which part of you tells you that a bell is ringing?',
      lookFor: 'My ears. Ask for one more thing that ears can tell us.',
    },
    laterChecks: [
      {
        question: 'Shut your eyes and touch your sleeve. What do you notice?',
        lookFor: 'A true touch word such as soft, smooth or warm.',
      },
      {
        question: 'Which part of you tells you that a flower smells sweet?',
        lookFor: 'My nose. Ask for one more thing that noses can tell.',
      },
    ],
    misconception: {
      says: 'Only my eyes can observe.',
      reply: 'Close your eyes. I will tap the table. You still know something new, because ears observe too.',
    },
    easier: 'Use one sense only: touch an object and pick soft or hard from two choices.',
    harder: 'Give three clues from three senses about a hidden object (such as round, smooth, squeaks: a toy).',
    again: {
      easier:
        'Touch your hair, then touch a fingernail. Which one feels soft? Which one feels hard? (hair soft, nail hard)',
      harder: 'Shut your eyes while I clap, tap the table and rub my hands. Name the sounds in order. (clap, tap, rub)',
    },
    prompts: [
      { ask: 'Which part of you sees a rainbow?', answer: 'your eyes' },
      { ask: 'Which part of you smells a rose?', answer: 'your nose' },
      { ask: 'Point to the part of you that hears {friend} sing.', answer: 'your ears' },
      { ask: 'Touch your sleeve and a table. Which one feels soft?', answer: 'the sleeve' },
      { ask: 'Knock on the floor. Then knock on a sleeve. Which is louder?', answer: 'the floor' },
      { ask: 'Which sense tells you that soup smells good?', answer: 'smell' },
      { ask: 'Rub the sole of a shoe and then a spoon. Which is smooth?', answer: 'the spoon' },
      { ask: 'Name a sense that works in the dark.', answer: 'such as hearing, touch, smell or taste' },
      { ask: '{hero} hears a drum at {place}. Is a drum loud or quiet?', answer: 'loud' },
      { ask: 'Which sense tells you that ice is cold?', answer: 'touch' },
      {
        ask: 'Close your eyes and sit still. Name one sound.',
        answer: 'any real sound in the room, such as a fan or a voice',
      },
      {
        ask: 'Find something near you. Tell its color and how it feels.',
        answer: 'one true color and one true feel word, such as red and smooth',
      },
    ],
    sheets: [
      fourFinds,
      softOrHard,
      { kind: 'classification-key', form: 'sort', traits: ['spots', 'wings', 'tail'], specimens: 4 },
    ],
  },
  {
    id: 'science.k.push-or-pull',
    subject: 'science',
    grade: 'kindergarten',
    strand: 'physical',
    order: 2,
    short: 'Pushes and Pulls',
    iCan: 'I can show a push and a pull and tell which one moved it.',
    codes: ['K-PS2-1'],
    prerequisites: [],
    keywords: [{ word: 'force', definition: 'a push or a pull' }],
    model:
      'Sit on the floor with a shoe. Push it with one finger and say: It went away from me. That is a push. Hook a finger in it and draw it close: It came to me. That is a pull. Which one zips up a coat? A pull.',
    check: {
      question: 'You open a drawer. Is that a push or a pull?',
      lookFor: 'A pull, because the drawer comes toward me.',
    },
    laterChecks: [
      {
        question: 'You take off a sock. Is that a push or a pull?',
        lookFor: 'A pull for most ways. Showing it with the hands counts.',
      },
      {
        question: 'You send a toy cart away from you. What did you do?',
        lookFor: 'A push, because the cart went away from me.',
      },
    ],
    misconception: {
      says: 'Things move because they want to.',
      reply: 'Leave a shoe alone and count to five. It stays. It needs a push or a pull to start.',
    },
    easier: 'Move your hands with each word: out for push and in for pull.',
    harder: 'Find one thing that needs a push and then a pull to work (such as a drawer), and show both.',
    again: {
      easier: 'Press your palm on a wall. Then take my hand and bring it to you. Which one was the pull? (the second)',
      harder:
        'Two friends move a wagon up a hill. One is in front and one behind. Who pulls? Who pushes? (front pulls, behind pushes)',
    },
    prompts: [
      { ask: 'Slide a shoe away with one foot. Push or pull?', answer: 'a push' },
      { ask: 'You tug a rope. Is that a push or a pull?', answer: 'a pull' },
      { ask: 'Show how to shut a drawer. What did you do?', answer: 'a push' },
      { ask: '{friend} tows a sled with a rope. Push or pull?', answer: 'a pull' },
      { ask: 'Which way does a kicked ball go: away or to you?', answer: 'away' },
      { ask: 'Be a horse with a wagon. What do you do to it?', answer: 'pull it' },
      { ask: 'What do your feet do to bike pedals?', answer: 'push them' },
      { ask: 'A toy sits on a shelf. No push, no pull. Does it move?', answer: 'no' },
      { ask: 'What do we call a push or a pull?', answer: 'a force' },
      { ask: 'Show how to ring a doorbell. Push or pull?', answer: 'a push' },
      { ask: 'Which brings a thing to you: a push or a pull?', answer: 'a pull' },
      { ask: 'Show how you put on a sock. Push or pull?', answer: 'a pull (you tug the sock up)' },
      { ask: '{hero} rolls a cart away across {place}. Push or pull?', answer: 'a push' },
      {
        ask: 'Name one thing in your home that you push to use.',
        answer: 'any true one, such as a light switch, a button or a swing',
      },
    ],
    sheets: [pushOrPull],
  },
  {
    id: 'science.k.big-and-small-pushes',
    subject: 'science',
    grade: 'kindergarten',
    strand: 'physical',
    order: 3,
    short: 'Big and Small Pushes',
    iCan: 'I can tell how a big push and a small push move a ball.',
    codes: ['K-PS2-1', 'K-PS2-2'],
    prerequisites: ['science.k.push-or-pull'],
    keywords: [{ word: 'speed', definition: 'how fast a thing moves' }],
    model:
      'Roll up one sock. Tap it with a finger and point to where it stops. Then give it a big push from the same spot. Say: The small push moved it a little way. The big push moved it fast and far. A hand or a wall stops it or turns it. On a rug it slows down soon.',
    check: {
      question: 'How do you make a ball go farther?',
      lookFor: 'Push it harder. A show with the arm counts.',
    },
    laterChecks: [
      {
        question: 'You want a ball to stop near you. Big push or small push?',
        lookFor: 'A small push, because it gives the ball little speed.',
      },
      {
        question: 'A ball rolls by. How can you make it turn?',
        lookFor: 'Push it from the side or put something in its way.',
      },
    ],
    misconception: {
      says: 'A ball can turn by itself.',
      reply: 'Watch it roll on a flat floor. It goes straight until something gives it a new push.',
    },
    tools: [{ name: 'socks', quantity: '1, rolled up', core: true }],
    easier: 'Act out a tiny push and then a giant push with your whole arm.',
    harder: 'Tell how to make a rolling ball turn left without picking it up (push it from the right side).',
    again: {
      easier:
        'Push my open palm with one finger, then with your whole hand. Which push moved my palm more? (the whole hand)',
      harder:
        'A ball rolls to you very fast. Which push stops it: big or small? From which side? (big, from the front)',
    },
    prompts: [
      { ask: 'Which moves a ball farther: a tap or a big kick?', answer: 'the kick' },
      { ask: 'Which ball is slower: small push or big push?', answer: 'the ball with a small push' },
      { ask: 'Show how you stop a rolling ball.', answer: 'put a hand or a foot in its way (a push back)' },
      { ask: 'A ball rolls into a wall. What does it do?', answer: 'it stops or bounces back' },
      { ask: 'Which rolls farther: small push or big push?', answer: 'the big push' },
      { ask: 'Where does a ball roll farther: thick rug or smooth floor?', answer: 'on the smooth floor' },
      { ask: 'Which stops a rolling ball: a wall or a shadow?', answer: 'a wall' },
      { ask: '{hero} wants a cart to go faster. Push harder or softer?', answer: 'harder' },
      { ask: 'A ball sits on a flat floor. No one pushes. Does it move?', answer: 'no' },
      { ask: 'A ball rolls fast and far. Did it get a small push or a big one?', answer: 'a big push' },
      { ask: 'Two balls bump. Tell what can happen.', answer: 'they push each other and change speed or turn' },
      { ask: 'A ball rolls onto a towel. Does it slow down or speed up?', answer: 'it slows down' },
    ],
    sheets: [twoPushes],
  },
  {
    id: 'science.k.sun-and-shade',
    subject: 'science',
    grade: 'kindergarten',
    strand: 'earth',
    order: 7,
    short: 'Sun and Shade',
    iCan: 'I can tell which spot the sun will warm and make a bit of shade.',
    codes: ['K-PS3-1', 'K-PS3-2'],
    prerequisites: ['science.k.five-senses'],
    keywords: [{ word: 'shade', definition: 'a spot that the sun cannot shine on' }],
    model:
      'Hold one hand flat in the light of a window or a lamp. Put your other hand over it like a roof. Say: The sun warms what it shines on. My top hand blocks the light. The hand below is in the shade, so it stays cooler.',
    check: {
      question: 'Two chairs stand in the yard. One is under a tree. Which is cooler?',
      lookFor: 'The one under the tree, because the tree blocks the sun.',
    },
    laterChecks: [
      {
        question: 'One swing is in the sun, one under a roof. Which is warmer?',
        lookFor: 'The one in the sun, because the sun shines on it.',
      },
      {
        question: 'You want shade for a toy. What could you do?',
        lookFor: 'Put something over it that blocks the sun, such as a cloth.',
      },
    ],
    misconception: {
      says: 'Shade is cool because the wind blows there.',
      reply: 'Put a hand between the sun and your knee. There is no wind, but the knee feels cooler.',
    },
    easier: 'Point to the sunny side or the shady side of the room.',
    harder: 'Plan a roof that shades a toy all day (it must also block light from the sides).',
    again: {
      easier:
        'Hold one hand in the light of a window and one behind your back. Which hand is in the shade? (the one behind you)',
      harder:
        'A bench by a tree is in the shade at breakfast. It is sunny at lunch. Why? (the sun is in a new spot in the sky)',
    },
    prompts: [
      { ask: 'What warms the ground in the day?', answer: 'the sun' },
      { ask: 'Which is warmer at noon: sunny sand or shady sand?', answer: 'sunny sand' },
      { ask: 'Where will ice melt first: in the sun or in the shade?', answer: 'in the sun' },
      { ask: 'Which makes shade: an umbrella or a clear window?', answer: 'an umbrella' },
      { ask: 'A cloud covers the sun. Is the ground warmer or cooler now?', answer: 'cooler' },
      { ask: 'Which makes more shade: a big tree or a thin pole?', answer: 'a big tree' },
      { ask: 'Which car stays cooler: in the sun or in a garage?', answer: 'in the garage' },
      { ask: 'Name one thing that makes shade.', answer: 'any true one, such as a tree, a tent, a roof or a hat' },
      { ask: 'It is hot out. {hero} wants a cool rest. Sun or shade?', answer: 'shade' },
      { ask: 'Is the ground warmer at noon or at night?', answer: 'at noon' },
      { ask: 'The sun warms a black slide. Is it cool or hot to touch?', answer: 'hot' },
      { ask: 'Why do people wear a sun hat?', answer: 'it blocks the sun and shades the face' },
    ],
    sheets: [sunOrShade],
  },
]
