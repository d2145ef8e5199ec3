import type { Skill } from '../../types.ts'
import { drawTheHome, myWeatherPage, whatAnAnimalNeeds, whatAPlantNeeds } from './pages/kindergarten.ts'
import { livingOrNot, waterOrLand } from './sets/kindergarten.ts'

export const kindergartenLifeEarth: Skill[] = [
  {
    id: 'science.k.living-or-not',
    subject: 'science',
    grade: 'kindergarten',
    strand: 'life',
    order: 4,
    short: 'Living or Not',
    iCan: 'I can sort things into living and not living.',
    codes: ['K-LS1-1'],
    prerequisites: ['science.k.five-senses'],
    keywords: [{ word: 'living', definition: 'it grows and needs food or light and water' }],
    model:
      'Point to yourself and to a chair. Say: You grow. You need food, water and air. You are living. The chair does not grow. It needs no food. It is not living. A tree stays in one spot, but it grows, drinks with its roots and makes new young trees. A tree is living.',
    check: {
      question: 'A toy dog barks when you press it. Is it living?',
      lookFor: 'No. It does not grow or need food and water.',
    },
    laterChecks: [
      {
        question: 'A river moves and makes noise. Is it living?',
        lookFor: 'No. It does not grow, and it needs no food.',
      },
      {
        question: 'A nut falls and sprouts into a tiny tree. Is the tree living?',
        lookFor: 'Yes. It grows and needs water and light.',
      },
    ],
    misconception: {
      says: 'A car is living because it moves.',
      reply: 'A car moves, but it never grows and has no babies. Moving is not enough.',
    },
    easier: 'Look at two things at a time and point to the living one.',
    harder: 'Sort things that trick us: fire, a cloud and an acorn (only the acorn is living: it can grow).',
    again: {
      easier:
        'Put one hand on your chest and one on a table. Breathe in. Which of the two moves and breathes? (your chest)',
      harder: 'A robot walks and talks. Name two things that it cannot do but living things can. (grow and have young)',
    },
    prompts: [
      { ask: 'Which is living: a frog or a rock?', answer: 'a frog' },
      { ask: 'Is a chair living?', answer: 'no' },
      { ask: 'Is a rose bush living?', answer: 'yes, it grows and needs water and light' },
      { ask: 'Name two living things.', answer: 'such as a dog and a tree' },
      { ask: 'Which needs food: a cat or a hat?', answer: 'a cat' },
      { ask: 'Which can have babies: a hen or a ball?', answer: 'a hen' },
      { ask: 'An acorn can sprout and grow. Is it living?', answer: 'yes' },
      { ask: '{hero} finds a bean plant and a chair. Which is living?', answer: 'the bean plant' },
      { ask: 'A cloud moves. Is a cloud living?', answer: 'no' },
      { ask: 'Which one grows: a puppy or a shoe?', answer: 'a puppy' },
      { ask: 'A toy car needs no food. Is it living?', answer: 'no' },
      { ask: 'Grass does not walk. Is it living?', answer: 'yes, it grows' },
      {
        ask: 'Tell one way to know that a thing is living.',
        answer: 'it grows, needs food or light, needs water, or makes young',
      },
    ],
    sheets: [livingOrNot],
  },
  {
    id: 'science.k.needs',
    subject: 'science',
    grade: 'kindergarten',
    strand: 'life',
    order: 5,
    short: 'What Living Things Need',
    iCan: 'I can name what plants and animals need to live.',
    codes: ['K-LS1-1', 'K-ESS3-1'],
    prerequisites: ['science.k.living-or-not'],
    keywords: [{ word: 'need', definition: 'something a living thing must have to live' }],
    model:
      'Hold up four fingers. Touch one at a time and say: An animal needs food, water, air and a safe home. Now make a fist and let it open like a bud. Say: A plant needs water, air and light. Its roots drink. It does not eat lunch. It makes its own food with light.',
    check: {
      question: 'A plant sits in a dark closet. What does it need?',
      lookFor: 'Light. Water is a good extra answer.',
    },
    laterChecks: [
      {
        question: 'A pet has food and a bed but nothing to drink. What is missing?',
        lookFor: 'Water. All living things need water to live.',
      },
      {
        question: 'Name one thing that both a cat and a plant need.',
        lookFor: 'Such as water or air, since both of them are living.',
      },
    ],
    misconception: {
      says: 'Plants eat dirt.',
      reply: 'Roots drink water from the soil. Plants make their own food with light.',
    },
    easier: 'Pick from two pictures in your mind: does a fish need water or a hat?',
    harder: 'Compare a cat and a bean plant: tell two needs that are the same (water and air).',
    again: {
      easier: 'Breathe out on your hand. What do you feel? You need it all day. (air)',
      harder:
        'It did not rain for weeks, and all the grass dried up. Why is that bad for a rabbit? (no grass to eat and no water)',
    },
    prompts: [
      { ask: 'What does a thirsty dog need?', answer: 'water' },
      { ask: 'Does a plant need light?', answer: 'yes' },
      { ask: 'Which does a cow eat: grass or rock?', answer: 'grass' },
      {
        ask: 'Name one thing that all living things need.',
        answer: 'such as water, air or food (plants make their own)',
      },
      { ask: 'What do you breathe in?', answer: 'air' },
      { ask: 'What does a plant make food with: light or sand?', answer: 'light' },
      { ask: 'A robin needs a safe home for eggs. Nest or pond?', answer: 'a nest' },
      { ask: 'Does a bird need a home or a bike?', answer: 'a home (a nest or a tree)' },
      { ask: 'Which part of a plant takes in water?', answer: 'the roots' },
      { ask: '{friend} keeps a plant at {place}. Name two needs of a plant.', answer: 'two of: water, light, air' },
      { ask: 'Does a rock need food?', answer: 'no, a rock is not living' },
      { ask: 'A plant and a cat: which one makes its own food?', answer: 'the plant' },
    ],
    sheets: [whatAnAnimalNeeds, whatAPlantNeeds],
  },
  {
    id: 'science.k.weather',
    subject: 'science',
    grade: 'kindergarten',
    strand: 'earth',
    order: 6,
    short: 'Weather Watch',
    iCan: 'I can name the weather and count the sunny and rainy days.',
    codes: ['K-ESS2-1', 'K-ESS3-2'],
    prerequisites: ['science.k.five-senses'],
    keywords: [{ word: 'weather', definition: 'what the air and sky are like now' }],
    model:
      'Go to a window together. Say: I see gray clouds. I see a wet path. I see a tree that sways. The weather is cloudy, rainy and windy. With blue sky I would say sunny, with white flakes snowy. Hold up one finger for each rainy day: Monday, Tuesday. That makes two rainy days.',
    check: {
      question: 'Look at the sky. What is the weather now?',
      lookFor: 'A true weather word such as sunny, cloudy, rainy, snowy or windy.',
    },
    laterChecks: [
      {
        question: 'It was sunny on 4 days and rainy on 1. Which was more?',
        lookFor: 'Sunny. Four days are more than one day.',
      },
      {
        question: 'Snow covers the ground and trees sway. What is the weather?',
        lookFor: 'Snowy and windy. Either word with a reason is fine.',
      },
    ],
    misconception: {
      says: 'Clouds are soft like a pillow.',
      reply: 'Clouds are tiny drops of water in the air. Fog is a cloud on the ground.',
    },
    easier: 'Point to sunny, cloudy or rainy with your arms: wide, round or wiggly.',
    harder: 'Tell what to wear on a windy cold day and why (such as a hat, since wind cools the ears).',
    again: {
      easier: 'Clap for a sunny day and tap for a rainy day: clap, clap, tap. How many days were sunny? (2)',
      harder: 'A week has 7 days. 4 were sunny, 1 was snowy, and the rest were rainy. How many were rainy? (2)',
    },
    prompts: [
      { ask: 'Drops fall from the clouds. Name the weather.', answer: 'rainy' },
      { ask: 'Which do you need on a rainy day: boots or sandals?', answer: 'boots' },
      { ask: 'Show with your body how a tree moves in wind.', answer: 'sways from side to side' },
      { ask: 'Which is cold: snow or sunshine?', answer: 'snow' },
      { ask: 'Trees bend and hats fly off. Name the weather.', answer: 'windy' },
      { ask: 'White flakes fall. Name the weather.', answer: 'snowy' },
      { ask: 'It rained 3 days and snowed 1 day. Count the wet days.', answer: '4', sum: '3 + 1' },
      { ask: 'It rained Monday and Tuesday. Count the rainy days.', answer: '2', sum: '1 + 1' },
      { ask: '{hero} sees dark clouds over {place}. What may come?', answer: 'rain or a storm' },
      { ask: 'It was sunny 3 days and rainy 2 days. Which was more?', answer: 'sunny' },
      { ask: 'The sky is blue and the sun shines. Name the weather.', answer: 'sunny' },
      { ask: 'The sky is gray, but no drops fall. Name the weather.', answer: 'cloudy' },
    ],
    sheets: [
      {
        kind: 'bar-graph',
        form: 'picture',
        categories: 3,
        scale: 1,
        upTo: 5,
        ask: ['how-many', 'most', 'fewest'],
        about: { title: 'Our weather log', categories: ['Sunny', 'Cloudy', 'Rainy'], unit: 'days' },
      },
      myWeatherPage,
    ],
  },
  {
    id: 'science.k.animal-homes',
    subject: 'science',
    grade: 'kindergarten',
    strand: 'life',
    order: 8,
    short: 'Animal Homes',
    iCan: 'I can match an animal to the home that fits its needs.',
    codes: ['K-ESS3-1', 'K-ESS2-2'],
    prerequisites: ['science.k.needs'],
    keywords: [{ word: 'home', definition: 'where an animal finds food and stays safe' }],
    model:
      'Make a bowl with two hands. Say: This is a nest. A bird can keep eggs safe in it. Cup your hands upside down: This is a den. A fox can hide and stay warm in it. A fish breathes in water, so its home is a pond. I ask: Can it eat, drink, breathe and be safe there?',
    check: {
      question: 'Why can a fish not live in a nest?',
      lookFor: 'A fish needs water to breathe and swim.',
    },
    laterChecks: [
      { question: 'Why does a bear sleep in a den in winter?', lookFor: 'It is warm, dry and safe there in the cold.' },
      {
        question: 'Can a worm live on a dry rock? Tell why.',
        lookFor: 'No. A worm needs damp soil to dig and breathe.',
      },
    ],
    misconception: {
      says: 'All animals build a house.',
      reply: 'A deer just rests in tall grass. A home is any place that meets its needs.',
    },
    easier: 'Tell if each animal lives in water or on land.',
    harder: 'Make up the best home for a rabbit and tell how it meets three needs (such as dry, safe, near grass).',
    again: {
      easier: 'Crawl under a table as a fox goes into its den. Look out. Is it lighter or darker in the den? (darker)',
      harder:
        'A bird builds its nest high in a tree. A cat walks below. Which need does the high nest meet? (a safe home)',
    },
    prompts: [
      { ask: 'Who lives in a nest: a bird or a shark?', answer: 'a bird' },
      { ask: 'A whale swims all day. Which home fits: ocean or nest?', answer: 'the ocean' },
      { ask: 'A spider makes a sticky home to catch bugs. Web or den?', answer: 'a web' },
      { ask: 'Bees keep honey dry. Which home fits: a hive or a pond?', answer: 'a hive' },
      { ask: 'Who has a shell for a home: snail or cat?', answer: 'a snail' },
      { ask: 'A frog keeps its skin wet. Which home fits: pond or desert?', answer: 'the pond' },
      { ask: 'A bat rests in the dark all day. Cave or meadow?', answer: 'a cave' },
      { ask: 'Show how a rabbit gets into its burrow.', answer: 'crawls or hops down into a hole in the ground' },
      { ask: 'A bear needs a dry place to sleep. Den or pond?', answer: 'a den' },
      { ask: '{hero} finds a lost tadpole. Which home fits: water or sand?', answer: 'water' },
      { ask: 'A beaver swims and hides in water. Pond or dry hill?', answer: 'a pond' },
      { ask: 'A worm needs damp soil. Which fits: a garden or a dry road?', answer: 'a garden' },
    ],
    sheets: [drawTheHome, waterOrLand],
  },
]
