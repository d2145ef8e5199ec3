import type { Skill } from '../../types.ts'
import { addUpTheMatter, controlledTest, particleModels } from './pages/5th.ts'
import { newOrSame, solidLiquidGas } from './sets/5th.ts'

export const fifthMatter: Skill[] = [
  {
    id: 'science.5.change-one-variable',
    subject: 'science',
    grade: '5th',
    strand: 'physical',
    order: 1,
    short: 'Controlling Variables',
    iCan: 'I can design a controlled test and justify which variable I change and which I measure.',
    codes: ['3-5-ETS1-3', '5-PS2-1'],
    prerequisites: ['science.4.measure-and-graph'],
    keywords: [
      { word: 'variable', definition: 'anything in a test that could change' },
      { word: 'control', definition: 'to keep a variable the same on purpose' },
      { word: 'claim', definition: 'a statement that your evidence supports' },
    ],
    model:
      'Say: Does a toy car roll farther on tile than on a rug? I change one variable: the floor. I measure one: the distance. I control the rest: same car, same ramp, same start, no push. Three trials each. If tile wins all three, that is my evidence for a claim. If I also changed the car, I could not tell why.',
    check: {
      question: 'You test how much water bean plants need. Name what you change, what you measure and one control.',
      lookFor: 'Change: the water. Measure: height. Control: light, soil, pot or kind of bean.',
    },
    laterChecks: [
      {
        question:
          'You test how water depth affects a toy boat. Name what you change, what you measure and one control.',
        lookFor: 'Change: depth. Measure: time or distance. Control: boat, push or tub.',
      },
      {
        question: 'A test compares two cloths, one wet and one dry. What is the flaw, and how do you fix it?',
        lookFor: 'The wetness changed, too. Use the same amount of water on both.',
      },
    ],
    misconception: {
      says: 'A test that did not show what I predicted is a failure.',
      reply: 'It is a result. It tells you something true, and you can build the next question on it.',
    },
    easier: 'Hear a finished test and point out the one variable that was changed.',
    harder:
      'Redesign this test: boat A with a sail is in deep water, boat B without one in shallow water (the depth changed, too; use one depth).',
    again: {
      easier:
        'Drop a flat scrap of a page and a crumpled one from the same height. Which variable did you change? (the shape)',
      harder:
        'You have 3 cars and 2 ramp heights. How many fair tests of the two heights are there, with one car in each? (3, one for each car)',
    },
    prompts: [
      { ask: 'How many variables should you change on purpose in one test?', answer: '1' },
      { ask: 'Two ice cubes melt side by side, one under salt. What differs on purpose?', answer: 'salt or no salt' },
      { ask: 'In that ice test, what do you measure?', answer: 'the time to melt, or how much has melted' },
      {
        ask: 'Name two variables to control in the ice test.',
        answer: 'two of: size of cube, place, kind of dish, start time',
      },
      {
        ask: 'Gliders have wings of 4, 6 and 8 inches. You time each flight. Name the changed and the measured variable.',
        answer: 'changed: wing length, measured: flight time',
      },
      { ask: 'Wet wool and wet cotton hang on one line. You time both. What do you measure?', answer: 'drying time' },
      {
        ask: 'Wet wool hangs in the sun and wet cotton in the shade. What spoils the test?',
        answer: 'the place differs, too',
      },
      { ask: 'A test has five trials for A and one for B. Is it fair?', answer: 'no' },
      { ask: 'What must support a claim: evidence or a wish?', answer: 'evidence' },
      {
        ask: 'Results: 14, 15, 15 and 41 seconds. Which result would you check, and why?',
        answer: '41 seconds, because it is far from the rest',
      },
      {
        ask: '{hero} tests two sails at {place}, one at noon in wind and one at night in calm. What is the flaw?',
        answer: 'the wind changed as well as the sail',
      },
      {
        ask: 'Plants with 1, 2 and 3 hours of light grew 4, 6 and 8 centimeters. What claim fits?',
        answer: 'in this test, more light went with more growth',
      },
    ],
    sheets: [controlledTest],
  },
  {
    id: 'science.5.particles',
    subject: 'science',
    grade: '5th',
    strand: 'physical',
    order: 2,
    short: 'Too Small to See',
    iCan: 'I can use a particle model to explain how solids and liquids and gases behave.',
    codes: ['5-PS1-1'],
    prerequisites: ['science.2.solid-or-liquid'],
    keywords: [
      { word: 'particle', definition: 'a piece of matter far too small to see' },
      { word: 'gas', definition: 'matter that spreads out to fill any space' },
      { word: 'matter', definition: 'anything that takes up space and has mass' },
    ],
    model:
      'Blow into your closed hand, then open it. Say: I cannot see air, yet I felt it push. Air is matter. Now picture its particles as people. In a solid they stand packed and only wiggle. In a liquid they slide past each other. In a gas they fly far apart. So a smell crosses a room: its particles spread.',
    check: {
      question: 'An upside-down cup is pushed straight down into water. Why does it not fill up?',
      lookFor: 'Air is matter and takes up the space. Its particles have nowhere to go.',
    },
    laterChecks: [
      {
        question: 'A closed bag full of air is squeezed and springs back. Explain with particles.',
        lookFor: 'Air particles inside are pressed closer together and push back.',
      },
      {
        question: 'A scented flower is set in a corner. Why can you smell it across the room?',
        lookFor: 'Its particles spread through the air until some reach my nose.',
      },
    ],
    misconception: {
      says: 'Air is nothing.',
      reply: 'Squeeze a closed empty bottle. It pushes back, because it is full of air particles.',
    },
    easier: 'Act out particles with your body: packed, sliding and flying apart.',
    harder:
      'Draw particle models of a drop of water before and after it dries up (close together, then far apart in the air).',
    again: {
      easier:
        'Puff up your cheeks and press them gently with your fingers. What pushes back, and what does that show? (air, it takes up space)',
      harder:
        'A ball weighs 400 grams when flat and 405 grams when pumped up. What do the 5 grams show? (air particles have mass)',
    },
    prompts: [
      { ask: 'Which state keeps its own shape: solid, liquid or gas?', answer: 'solid' },
      { ask: 'Which state spreads out to fill the whole room?', answer: 'gas' },
      { ask: 'In which state do particles slide past each other but stay close?', answer: 'liquid' },
      {
        ask: 'Is air matter? Give one piece of evidence.',
        answer: 'yes, it fills a ball, pushes in wind or takes up space',
      },
      { ask: 'What is anything that takes up space and has mass?', answer: 'matter' },
      { ask: 'Which can you squeeze into less space: air or water?', answer: 'air' },
      { ask: 'Are particles farther apart in ice or in water vapor?', answer: 'in water vapor' },
      {
        ask: 'Soup is warm in the kitchen and you smell it in the hall. Explain with particles.',
        answer: 'tiny particles spread through the air to your nose',
      },
      { ask: 'A puddle dries. Are its particles gone?', answer: 'no, they moved into the air as water vapor' },
      {
        ask: '{friend} pumps up a flat ball at {place}. Why does it get firm?',
        answer: 'more air particles push on the inside',
      },
      {
        ask: 'You press the end of a closed empty bottle. Why does it spring back?',
        answer: 'air inside is squeezed and pushes back',
      },
      {
        ask: 'Sugar stirred into water can no longer be seen. What happened to it, in particles?',
        answer: 'it broke into particles that spread among the water particles',
      },
    ],
    sheets: [particleModels, solidLiquidGas],
  },
  {
    id: 'science.5.matter-stays',
    subject: 'science',
    grade: '5th',
    strand: 'physical',
    order: 3,
    short: 'Matter is Kept',
    iCan: 'I can calculate and explain why the total weight of matter stays the same in a change.',
    codes: ['5-PS1-2'],
    prerequisites: ['science.5.particles'],
    keywords: [
      { word: 'dissolve', definition: 'to spread into a liquid in particles too small to see' },
      { word: 'mixture', definition: 'two or more materials together that can be separated again' },
      { word: 'evaporate', definition: 'to turn from a liquid to a gas' },
    ],
    model:
      'Say: This glass holds 200 grams of water. I stir in 15 grams of salt. I can no longer see it. What does it weigh now? 200 plus 15 is 215 grams. The salt broke into tiny particles, but every one is still in there. If the water evaporates, the white salt is left in the cup.',
    check: {
      question: 'You stir 20 grams of sugar into 180 grams of water. What does it all weigh?',
      lookFor: '200 grams. The sugar is spread out but still there.',
    },
    laterChecks: [
      {
        question: 'You stir 12 grams of salt into 150 grams of water. What does it all weigh, and why?',
        lookFor: '162 grams. The salt is spread out but all of it is still there.',
      },
      {
        question: 'A closed box of ice weighs 300 grams. The ice melts. What does the box weigh?',
        lookFor: '300 grams. No matter came in or went out.',
      },
    ],
    misconception: {
      says: 'Dissolved salt has disappeared.',
      reply: 'Let the water dry up. The salt is left behind, so it was there all the time.',
    },
    easier: 'Predict which of two things will dissolve: sugar or sand.',
    harder:
      'Plan how to separate sand and salt and get both back (stir in water, strain off the sand, let the water dry).',
    again: {
      easier:
        'Tear a page into four pieces and lay them together again. What do all four weigh together? (as much as the page did)',
      harder:
        'You stir 30 grams of salt into 120 grams of water and pour out half. How much is that, and how much is salt? (75 grams, 15 of them salt)',
    },
    prompts: [
      { ask: 'Does salt dissolve in water?', answer: 'yes' },
      { ask: 'Stirred sand sinks and stays in grains. Did it dissolve?', answer: 'no, it sinks to the bottom' },
      { ask: 'A 50 gram ice cube melts in a closed dish. How much water is there?', answer: '50 grams' },
      { ask: 'You stir 10 grams of salt into 90 grams of water. What is the total?', answer: '100', sum: '10 + 90' },
      { ask: 'A 40 gram cracker breaks into crumbs. What do all the crumbs weigh?', answer: '40 grams' },
      { ask: 'Salt water weighs 90 grams, and 15 of them are salt. How many are water?', answer: '75', sum: '90 - 15' },
      { ask: 'Which weighs more: 100 grams of ice or the water from it?', answer: 'they weigh the same' },
      { ask: 'Sugar water dries in the sun. What is left?', answer: 'sugar' },
      {
        ask: 'You mix dry peas and rice. Is it a mixture, and how do you separate it?',
        answer: 'yes, pick out the peas or use a sieve',
      },
      { ask: 'A closed bag with ice weighs 80 grams. The ice melts. What does the bag weigh?', answer: '80 grams' },
      {
        ask: '{hero} needs fresh water from the sea at {place}. What happens to the salt when the water evaporates?',
        answer: 'it stays behind, only water turns to vapor',
      },
      {
        ask: 'A log burns, smoke and gases rise, and the ash weighs less. Where did the rest of the matter go?',
        answer: 'into the gases and smoke',
      },
    ],
    sheets: [addUpTheMatter],
  },
  {
    id: 'science.5.new-substances',
    subject: 'science',
    grade: '5th',
    strand: 'physical',
    order: 4,
    short: 'New Substances',
    iCan: 'I can classify a change by whether a new substance forms and give my evidence.',
    codes: ['5-PS1-3', '5-PS1-4'],
    prerequisites: ['science.2.warm-and-cool', 'science.5.matter-stays'],
    keywords: [
      { word: 'substance', definition: 'one kind of matter with its own properties' },
      { word: 'chemical change', definition: 'a change that makes a new substance' },
      { word: 'physical change', definition: 'a change of shape, size or state only' },
    ],
    model:
      'Fold a sock in half. Say: The shape changed, but it is still wool or cotton. That is a physical change. Now picture a nail left in the rain. It turns orange and crumbly. Rust is not iron any more. It is a new substance. My clues: new color, new smell, bubbles of gas or heat. One clue alone is not proof.',
    check: {
      question: 'Bread turns brown and smells different in a toaster. Which kind of change is it, and why?',
      lookFor: 'Chemical. New color and smell, and it cannot turn back: new substances formed.',
    },
    laterChecks: [
      {
        question: 'Wood is sawn into dust. Which kind of change is it, and why?',
        lookFor: 'Physical. It is still wood, only in smaller pieces.',
      },
      {
        question: 'A silver spoon turns dark in air. Which kind of change is it, and what is your clue?',
        lookFor: 'Chemical. A new color formed, and wiping alone does not turn it back.',
      },
    ],
    misconception: {
      says: 'Dissolving makes a new substance.',
      reply: 'Dry the water and the same salt is back. The state and place changed, not the substance.',
    },
    tools: [{ name: 'socks', quantity: '1', core: true }],
    easier: 'Choose for each change: same stuff or new stuff.',
    harder:
      'Justify whether a browning apple slice is chemical or physical (chemical: a new color, and it cannot turn back).',
    again: {
      easier:
        'Crumple a page and smooth it out. Which kind of change is it, and what is your evidence? (physical, it is still the same stuff)',
      harder:
        'Two things fizz when they are mixed, and the glass then weighs a bit less. Which kind of change is it? (chemical, a new gas escaped)',
    },
    prompts: [
      { ask: 'Ice melts. Does a new substance form?', answer: 'no, it is still water' },
      { ask: 'A cake browns in the heat. Does a new substance form?', answer: 'yes' },
      { ask: 'You tear a page in half. Physical or chemical change?', answer: 'physical' },
      { ask: 'A log burns to ash. Physical or chemical change?', answer: 'chemical' },
      { ask: 'Name the orange substance that forms on wet iron.', answer: 'rust' },
      { ask: 'Two things are mixed and bubbles rise. What new thing may have formed?', answer: 'a gas' },
      { ask: 'Does crushing a can make a new substance?', answer: 'no' },
      { ask: 'Salt water dries. Which substance comes back?', answer: 'salt' },
      {
        ask: 'Milk turns sour. Name one clue that a new substance formed.',
        answer: 'a new smell, or lumps that were not there',
      },
      {
        ask: 'Sugar dissolves in tea. Physical or chemical change? Justify.',
        answer: 'physical, the sugar is still sugar and comes back if it dries',
      },
      {
        ask: 'A white powder could be salt or flour. Which test tells them apart without tasting?',
        answer: 'stir it into water: salt dissolves and flour turns it cloudy',
      },
      {
        ask: '{friend} finds green stuff on an old copper bell at {place}. What kind of change made it?',
        answer: 'chemical, copper joined with air and water into a new substance',
      },
      {
        ask: 'An apple slice turns brown. Give two clues about the kind of change.',
        answer: 'new color and it does not turn back, so it is chemical',
      },
    ],
    sheets: [newOrSame],
  },
]
