import type { Skill } from '../../types.ts'
import { fairTestPlan, motionRecord, weatherRecord } from './pages/3rd.ts'
import { backOrRound, balancedOrNot, fairOrUnfair, weatherOrClimate } from './sets/3rd.ts'

export const thirdPhysical: Skill[] = [
  {
    id: 'science.3.fair-test',
    subject: 'science',
    grade: '3rd',
    strand: 'physical',
    order: 1,
    short: 'Fair Tests',
    iCan: 'I can plan a fair test by changing one thing and keeping the rest the same.',
    codes: ['3-5-ETS1-3'],
    prerequisites: ['science.2.plant-test', 'science.2.best-material'],
    keywords: [
      { word: 'variable', definition: 'something in a test that can change' },
      { word: 'trial', definition: 'one run of a test' },
    ],
    model:
      'Say: My question is, does a rolled sock fly farther than a flat one? I change only the shape of the sock. I keep the same sock, the same line, the same arm and the same kind of throw. I measure three trials each. If I also stood on a chair for one, the test would be unfair.',
    check: {
      question:
        'You test which ball bounces higher, but drop one from your knee and one from your head. What is wrong?',
      lookFor: 'The drop height changed too, so the test is not fair.',
    },
    laterChecks: [
      {
        question: 'You test which soap makes more bubbles, but use warm water for only one. What is wrong?',
        lookFor: 'The water changed too, so we cannot tell what made the difference.',
      },
      {
        question: 'You test if a heavier cart rolls farther. What do you change and keep the same?',
        lookFor: 'Change the load. Keep the ramp, the cart, the start and the floor the same.',
      },
    ],
    misconception: {
      says: 'A fair test means everybody gets a turn.',
      reply: 'In science, fair means only one thing changes, so we know what made the difference.',
    },
    easier: 'Two socks slide, one on tile and one on a rug. Name what must stay the same (the floor).',
    harder:
      'Find two mistakes: Ball A drops 3 feet onto tile, ball B 5 feet onto a rug. Write a fair plan (same height, same floor).',
    again: {
      easier:
        'Write your name with one hand, then with the other. What did you change, and what stayed the same? (the hand changed, not the name)',
      harder:
        'Car A rolled 30, 31 and 29 inches. Car B rolled 32, 28 and 30. Which one wins? (neither, both rolled about 30)',
    },
    prompts: [
      { ask: 'How many variables do you change in a fair test?', answer: '1' },
      { ask: 'You test which ball bounces highest. What do you change?', answer: 'the ball' },
      {
        ask: 'In the same test, name one thing to keep the same.',
        answer: 'the drop height, the floor, or how you let go',
      },
      {
        ask: 'Why do you run three trials and not only one?',
        answer: 'one trial can be a fluke, three show what usually happens',
      },
      { ask: 'You test which cloth dries fastest. What do you measure?', answer: 'the time' },
      { ask: 'You test if ramp height matters. What do you change?', answer: 'the ramp height' },
      { ask: 'What do we call one run of a test?', answer: 'a trial' },
      { ask: 'You compare two soaps. Must the water be equally warm?', answer: 'yes' },
      { ask: 'What will you measure to find which toy car rolls farthest?', answer: 'the distance it rolls' },
      {
        ask: '{hero} drops one ball on a rug and one on tile. Is the test fair?',
        answer: 'no, the floor changed as well as the ball',
      },
      { ask: 'Trials gave 12, 12 and 30 inches. Which result would you check again?', answer: '30 inches' },
      {
        ask: '{friend} wants to know which cloth dries fastest at {place}. Name two things to keep the same.',
        answer: 'two of: size of cloth, amount of water, place, start time',
      },
      {
        ask: 'Turn “Are big balls better?” into a question you can test.',
        answer: 'such as: Does a bigger ball bounce higher from the same height?',
      },
    ],
    sheets: [fairTestPlan, fairOrUnfair],
  },
  {
    id: 'science.3.balanced-forces',
    subject: 'science',
    grade: '3rd',
    strand: 'physical',
    order: 2,
    short: 'Balanced Forces',
    iCan: 'I can identify balanced and unbalanced forces and explain how each moves an object.',
    codes: ['3-PS2-1'],
    prerequisites: ['science.k.big-and-small-pushes'],
    keywords: [
      { word: 'balanced', definition: 'equal in strength and pulling or pushing opposite ways' },
      { word: 'gravity', definition: 'the pull that draws things toward Earth' },
      { word: 'friction', definition: 'a rubbing force that slows things that slide or roll' },
    ],
    model:
      'Press your palms together with the same strength. Say: Two equal pushes, opposite ways. My hands stay still, so the forces are balanced. Now I push harder with the right hand. My hands move left. The forces are unbalanced. A book on a table is balanced too: gravity pulls down and the table pushes up.',
    check: {
      question: 'A book lies still on a table. Are there any forces on it?',
      lookFor: 'Yes. Gravity pulls it down and the table pushes it up. They are balanced.',
    },
    laterChecks: [
      {
        question: 'A sign hangs still on a wall. Are the forces on it balanced?',
        lookFor: 'Yes. Gravity pulls it down and the nail holds it up equally.',
      },
      {
        question: 'Two friends push a box from opposite sides and it slides left. What do you know?',
        lookFor: 'The push toward the left is stronger, so the forces are unbalanced.',
      },
    ],
    misconception: {
      says: 'If nothing moves, there are no forces.',
      reply: 'Press your palms together. You feel both pushes, yet nothing moves. They cancel each other.',
    },
    easier: 'Push palms together and tell if the pushes are equal or if one side wins.',
    harder:
      'Draw the arrows for a tug-of-war with 3 pullers on one side and 5 on the other (the arrow of the 5 is longer, and they win).',
    again: {
      easier:
        'Hook your fingers together and pull both hands apart with equal strength. Do they move? (no, the pulls are balanced)',
      harder:
        'Three pullers on the left pull with 4, 3 and 2 units, two on the right with 5 each. Which way does the rope move? (right, 10 beats 9)',
    },
    prompts: [
      { ask: 'Two equal teams pull a rope and it does not move. Balanced or unbalanced?', answer: 'balanced' },
      { ask: 'A parked car stays still. Balanced or unbalanced?', answer: 'balanced' },
      { ask: 'An apple falls from a tree. Balanced or unbalanced?', answer: 'unbalanced' },
      { ask: 'Which force pulls the apple down?', answer: 'gravity' },
      { ask: 'A cart is pulled 5 units left and 5 right. Does it start to move?', answer: 'no' },
      { ask: 'Team A pulls with 9 units and Team B with 7. Who wins?', answer: 'Team A' },
      { ask: 'Carpet rubs more than ice. Which gives more friction?', answer: 'carpet' },
      {
        ask: 'Show with your hands a push that wins to the left.',
        answer: 'the right hand pushes harder, so the hands move left',
      },
      { ask: 'A lamp hangs still. Gravity pulls down. What pulls up?', answer: 'its cord or chain' },
      {
        ask: '{hero} pulls a cart right with 6 units. {friend} pulls left with 4. Which way does it start to move?',
        answer: 'right',
      },
      { ask: 'A rolling bike slows down. What force slows it?', answer: 'friction' },
      {
        ask: 'A ball rolls on a very smooth floor. What would make it change direction?',
        answer: 'an unbalanced force, such as a push from the side',
      },
    ],
    sheets: [balancedOrNot],
  },
  {
    id: 'science.3.motion-patterns',
    subject: 'science',
    grade: '3rd',
    strand: 'physical',
    order: 3,
    short: 'Patterns in Motion',
    iCan: 'I can measure a motion that repeats and use the pattern to predict.',
    codes: ['3-PS2-2'],
    prerequisites: ['science.3.balanced-forces', 'science.3.fair-test'],
    keywords: [
      { word: 'motion', definition: 'a change of place over time' },
      { word: 'pendulum', definition: 'a weight that hangs and swings to and fro' },
    ],
    model:
      'Let your arm hang and swing it gently. Count out loud: one swing is out and back. Say: I count 5 swings in 10 seconds. I do it again: 5 swings. The pattern repeats, so I predict 10 swings in 20 seconds. I check it by counting. A pendulum repeats, too: a long one swings slowly and a short one quickly.',
    check: {
      question: 'A swing goes out and back 4 times in 10 seconds. How many times in 20 seconds?',
      lookFor: '8, because the pattern repeats in the next 10 seconds.',
    },
    laterChecks: [
      {
        question: 'A pendulum makes 7 swings in 10 seconds. Predict for 30 seconds.',
        lookFor: '21, because the pattern of 7 comes three times.',
      },
      {
        question: 'A pendulum is too slow. How can you make its beat quicker?',
        lookFor: 'Make it shorter. More weight would not change the beat.',
      },
    ],
    misconception: {
      says: 'A heavier weight makes a pendulum swing faster.',
      reply: 'Only the length matters for its beat. A short one swings faster, whatever the weight.',
    },
    easier: 'Act out a swing, a spin and a bounce and tell what repeats.',
    harder: 'Predict the swings in one minute from a count of 15 seconds and then test it (4 times the count).',
    again: {
      easier: 'Open and close one hand while I count to 10. Count how often. Do it again. Is it about the same number?',
      harder:
        'A pendulum is on the left at 0 seconds, on the right at 1, on the left at 2. Where is it at 15? (right, as at all odd seconds)',
    },
    prompts: [
      { ask: 'Swing one arm loosely five times. What repeats?', answer: 'the same path: out and back' },
      { ask: 'Name something that moves round and round.', answer: 'such as a wheel, a fan or a top' },
      { ask: 'A swing moves forward. Where does it go next?', answer: 'back' },
      { ask: 'A pendulum makes 6 swings in 10 seconds. Predict for 20 seconds.', answer: '12', sum: '6 + 6' },
      { ask: 'A wheel turns 4 times in 5 seconds. Predict for 10 seconds.', answer: '8', sum: '4 + 4' },
      { ask: 'A pendulum makes 5 swings in 10 seconds. Predict for 30 seconds.', answer: '15', sum: '5 * 3' },
      { ask: 'Tap: long, short, short. Do it three times. What do you tap next?', answer: 'long' },
      { ask: 'You shorten a pendulum. Does it swing faster or slower?', answer: 'faster' },
      { ask: 'You add weight to a pendulum of the same length. Does its beat change?', answer: 'no, hardly at all' },
      { ask: '{hero} needs a slow swinging bell for {place}. Long or short rope?', answer: 'a long rope' },
      {
        ask: 'A ball bounces to 40, then 20, then 10 inches. Predict the next bounce.',
        answer: 'about 5 inches (half each time)',
      },
      {
        ask: 'Explain why counting three times is better than once.',
        answer: 'a single count may be off, three counts show the pattern',
      },
    ],
    sheets: [motionRecord, backOrRound],
  },
  {
    id: 'science.3.weather-climate',
    subject: 'science',
    grade: '3rd',
    strand: 'earth',
    order: 8,
    short: 'Weather and Climate',
    iCan: 'I can record weather data and use it to compare places or seasons.',
    codes: ['3-ESS2-1', '3-ESS2-2'],
    prerequisites: ['science.k.weather', 'science.1.seasons'],
    keywords: [
      { word: 'climate', definition: 'the usual weather of a place over many years' },
      { word: 'data', definition: 'facts that you measure and write down' },
      { word: 'temperature', definition: 'how hot or cold something is' },
    ],
    model:
      'Say: Weather is today. Climate is the usual pattern over many years. I look at rain: April 40, May 30, June 10, July 5 millimeters. It falls each month, so this place has dry summers this year. To call it climate, I would need many years of data. One wet day does not change a climate.',
    check: {
      question: 'It snowed once in a warm desert. Does it now have a snowy climate?',
      lookFor: 'No. One day is weather. Climate is the pattern over many years.',
    },
    laterChecks: [
      {
        question: 'A town had 12, 15 and 11 hot days in three years. Next year it had 13. Is that usual?',
        lookFor: 'Yes. 13 lies among the other numbers, so it fits the pattern.',
      },
      {
        question: 'Rain fell 70 millimeters in winter and 10 in summer. How do the seasons compare?',
        lookFor: 'Winter is wetter by 60 millimeters. One year is not climate yet.',
      },
    ],
    misconception: {
      says: 'A cold day proves that the climate got cold.',
      reply: 'One day is like one page. Climate is the whole book of many years.',
    },
    easier: 'Sort statements into today only or every year.',
    harder:
      'Rice needs much rain. Elm Town gets 200 millimeters a season, Oak Town 90. Choose one and tell why (Elm Town, it is wetter).',
    again: {
      easier:
        'Lay your palm on a window. Does it feel warm or cold? Does that tell about weather or climate? (weather, it is only today)',
      harder:
        'Elm Town gets 20 millimeters of rain each season, Oak Town 70, 0, 0 and 10. How do they compare? (both 80, but Oak Town has dry seasons)',
    },
    prompts: [
      { ask: 'Is “rain this afternoon” weather or climate?', answer: 'weather' },
      { ask: 'Is “deserts are dry year after year” weather or climate?', answer: 'climate' },
      { ask: 'It is 70 degrees in Elm Town and 55 in Oak Town. Which is warmer?', answer: 'Elm Town' },
      { ask: 'Rain was 40 millimeters in spring and 15 in fall. Which season was wetter?', answer: 'spring' },
      { ask: 'Data show rain every June for 30 years. Weather or climate?', answer: 'climate' },
      { ask: 'Rain was 12 millimeters on Monday and 9 on Tuesday. How much in all?', answer: '21', sum: '12 + 9' },
      { ask: 'How many years of data tell of climate: 1 or 30?', answer: '30' },
      { ask: 'It was 60 degrees at noon and 45 at night. How much did it drop?', answer: '15', sum: '60 - 45' },
      { ask: 'Where is it usually colder in July: at the North Pole or in a hot desert?', answer: 'at the North Pole' },
      {
        ask: '{hero} plans a trip to {place} next year. Weather or climate data?',
        answer: 'climate data, since it shows what is usual',
      },
      {
        ask: 'Snow fell on 2, 30 and 3 days in three winters. Which winter was unusual?',
        answer: 'the second, with 30 days',
      },
      {
        ask: 'Rain was 20, 30 and 40 millimeters in three months. How much in all?',
        answer: '90',
        sum: '20 + 30 + 40',
      },
    ],
    sheets: [
      weatherRecord,
      weatherOrClimate,
      {
        kind: 'bar-graph',
        form: 'bar',
        categories: 4,
        scale: 5,
        upTo: 50,
        ask: ['how-many', 'most', 'how-many-more', 'total', 'draw'],
        about: { title: 'Rain by month', categories: ['April', 'May', 'June', 'July'], unit: 'millimeters' },
      },
    ],
  },
]
