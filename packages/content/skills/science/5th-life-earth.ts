import type { Skill } from '../../types.ts'
import { aYearAroundTheSun, myFoodWeb, waterInOneBar, whereTheTreeCameFrom } from './pages/5th.ts'
import { earthSpheres, foodWebJobs, saltOrFresh } from './sets/5th.ts'

export const fifthLifeEarth: Skill[] = [
  {
    id: 'science.5.sky-patterns',
    subject: 'science',
    grade: '5th',
    strand: 'earth',
    order: 5,
    short: 'Patterns in the Sky',
    iCan: 'I can use a model of Earth and the sun to explain day and night and seasons.',
    codes: ['5-ESS1-1', '5-ESS1-2'],
    prerequisites: ['science.1.sun-moon-stars', 'science.1.seasons'],
    keywords: [
      { word: 'rotate', definition: 'to spin around a line through the middle, as Earth does once a day' },
      { word: 'orbit', definition: 'to travel around another object, as Earth does around the sun once a year' },
      { word: 'axis', definition: 'the line that Earth spins around' },
    ],
    model:
      'Face a lamp or a bright window and turn slowly to your left. Say: My nose is our town. Facing the light is noon, my back to it is midnight. One turn is a day. Now I lean my head toward the light: summer on top. On the far side of the orbit I still lean that way, now away from the light: winter.',
    check: {
      question: 'When is your shadow shortest on a sunny day, and why?',
      lookFor: 'Around the middle of the day, because the sun is highest then.',
    },
    laterChecks: [
      {
        question: 'Why does a town in the north have winter while a town in the south has summer?',
        lookFor: 'The north leans away from the sun while the south leans toward it.',
      },
      {
        question: 'What makes the sun seem to rise in the east and set in the west?',
        lookFor: 'Earth spins. Our side turns toward the sun and then away.',
      },
    ],
    misconception: {
      says: 'The sun goes around Earth each day.',
      reply: 'Turn in place by a lamp. The lamp seems to move, but you did. Earth spins the same way.',
    },
    easier: 'Turn in place by a lamp or window and call out noon, sunset, midnight and sunrise.',
    harder: 'Graph the shadow lengths of a day from the pattern (long, shorter, shortest at noon, longer, long).',
    again: {
      easier:
        'Hold out your fist as Earth by a window. Which half is bright, and is it day or night there? (the window side, day)',
      harder:
        'Earth turns 360 degrees in 24 hours. How far does it turn in 1 hour, and in 6 hours? (15 and 90 degrees)',
    },
    prompts: [
      { ask: 'How long does Earth take to rotate once?', answer: 'about 24 hours (one day)' },
      { ask: 'How long does Earth take to orbit the sun once?', answer: 'about 365 days (one year)' },
      { ask: 'Earth is halfway around its orbit. How many months have passed?', answer: '6' },
      { ask: 'The sun lights one half of Earth. What is it on the other half?', answer: 'night' },
      { ask: 'Which spin gives us day and night: of Earth or of the sun?', answer: 'of Earth' },
      { ask: 'A town leans away from the sun. Which season is it there?', answer: 'winter' },
      { ask: 'It is summer in the north. Does the north lean toward the sun or away?', answer: 'toward the sun' },
      { ask: 'It is noon here. What time is it on the far side of Earth?', answer: 'midnight' },
      { ask: 'Is your shadow longer at 9 in the morning or at noon?', answer: 'at 9 in the morning' },
      { ask: 'The sun is in the east. Which way does your shadow point?', answer: 'west' },
      { ask: '{hero} sees the sun set at {place}. What really moved: the sun or Earth?', answer: 'Earth, it turned' },
      {
        ask: 'It is summer in the north. Infer the season in the south.',
        answer: 'winter, since the south leans away',
      },
      {
        ask: 'Shadows are 90, 40, 20, 40 and 90 centimeters from morning to evening. At which reading was the sun highest?',
        answer: 'at the third reading, 20 centimeters',
      },
    ],
    sheets: [aYearAroundTheSun],
  },
  {
    id: 'science.5.plant-food',
    subject: 'science',
    grade: '5th',
    strand: 'life',
    order: 6,
    short: 'How Plants Get Food',
    iCan: 'I can argue with evidence that plants grow mainly from air and water.',
    codes: ['5-LS1-1', '5-PS3-1'],
    prerequisites: ['science.2.plant-test'],
    keywords: [
      { word: 'photosynthesis', definition: 'how plants use light to make sugar from water and air' },
      { word: 'carbon dioxide', definition: 'a gas in air that plants take in' },
      { word: 'oxygen', definition: 'a gas that plants give off and animals breathe in' },
    ],
    model:
      'Say: Long ago someone grew a willow in a tub for five years. The tree gained about 160 pounds. The soil lost only about two ounces. So the tree did not come from soil. It came mostly from water and from carbon dioxide in the air. My argument has a claim, the evidence and a reason.',
    check: {
      question: 'A tree gained 100 pounds, and its soil lost almost nothing. What did the tree grow from?',
      lookFor: 'Mostly water and carbon dioxide from the air, with energy from light.',
    },
    laterChecks: [
      {
        question: 'Some plants hang in the air and never touch soil. How can they grow?',
        lookFor: 'They take in carbon dioxide and water, and light gives the energy.',
      },
      {
        question: 'A friend says: Soil is plant food. Which evidence would you give against it?',
        lookFor: 'Such as: a tree gains many pounds while its soil loses hardly any.',
      },
    ],
    misconception: {
      says: 'Plants get their food from the soil.',
      reply: 'Soil gives water and small amounts of minerals. Plants make their own sugar with light.',
    },
    easier: 'Sort what goes into a plant from what comes out with two arrows in the air.',
    harder:
      'Design a test to show that plants need air and justify your controls (change only the air; same light, water and plant).',
    again: {
      easier:
        'Breathe out on your palm. Your breath carries a gas that plants take in to make food. Which gas? (carbon dioxide)',
      harder:
        'A plant grows for weeks in a sealed clear box, yet the whole box weighs the same. Infer why. (it grew from air and water inside)',
    },
    prompts: [
      { ask: 'Which gas do plants take in to make food?', answer: 'carbon dioxide' },
      { ask: 'Which gas do plants give off in light?', answer: 'oxygen' },
      { ask: 'Where does the energy for photosynthesis come from?', answer: 'light, usually from the sun' },
      { ask: 'Which plant part takes in most of the water?', answer: 'the roots' },
      { ask: 'What is the process called in which plants make sugar?', answer: 'photosynthesis' },
      { ask: 'Which goes into sugar with carbon dioxide: water or sand?', answer: 'water' },
      { ask: 'Which gives a plant the energy: soil or light?', answer: 'light' },
      { ask: 'What does a plant make that stores energy?', answer: 'sugar' },
      {
        ask: 'Some lettuce grows in water with no soil. What does that show?',
        answer: 'plants can grow without soil if they get water, air, light and minerals',
      },
      {
        ask: '{hero} grows beans in a lamp-lit room at {place}. Can they make food?',
        answer: 'yes, if the lamp is bright enough',
      },
      {
        ask: 'Your lunch is one carrot, and then you run. Trace the energy back to its start.',
        answer: 'running, your body, the carrot, the sun',
      },
      {
        ask: 'A potted bush gained 60 pounds and its soil lost 3 ounces. What claim does this support?',
        answer: 'plants grow mainly from water and air, not soil',
      },
    ],
    sheets: [whereTheTreeCameFrom],
  },
  {
    id: 'science.5.food-webs',
    subject: 'science',
    grade: '5th',
    strand: 'life',
    order: 7,
    short: 'Food Webs',
    iCan: 'I can draw a food web and infer what happens when one part changes.',
    codes: ['5-LS2-1', '5-PS3-1'],
    prerequisites: ['science.3.adaptations', 'science.5.plant-food'],
    keywords: [
      { word: 'producer', definition: 'a living thing that makes its own food' },
      { word: 'consumer', definition: 'a living thing that eats other living things' },
      { word: 'decomposer', definition: 'a living thing that breaks down remains into soil' },
    ],
    model:
      'Lay three fingers in a row. Say: Grass, rabbit, fox. The arrow means: its energy goes to. Grass to rabbit, rabbit to fox. Now I hide the rabbit finger. The fox has less food and the grass grows taller. I check both sides of every gap. Mushrooms and bacteria turn remains back into soil for the grass.',
    check: {
      question: 'In a pond, most of the frogs leave. What happens to insects and to herons?',
      lookFor: 'More insects, since fewer are eaten. Herons have less food.',
    },
    laterChecks: [
      {
        question: 'In a meadow, most of the grasshoppers leave. What happens to grass and to robins?',
        lookFor: 'More grass, since less is eaten. Robins have less food.',
      },
      {
        question: 'Draw arrows for: owl eats mouse, mouse eats corn. Which way do they point?',
        lookFor: 'Corn to mouse and mouse to owl. Arrows follow the energy.',
      },
    ],
    misconception: {
      says: 'The arrow points at what gets eaten.',
      reply: 'The arrow shows where energy goes: from grass to rabbit, from rabbit to fox.',
    },
    easier: 'Build a chain of three with hand signs: plant, plant eater and meat eater.',
    harder: 'Infer two effects of adding a new hunter to a meadow food web (such as fewer rabbits, then more grass).',
    again: {
      easier:
        'Name a food that you ate today and trace it back to a plant with your finger. (such as you, egg, hen, corn)',
      harder:
        'Snails and tadpoles eat algae, and ducks eat both. Most snails go. Infer two effects on tadpoles. (they get more algae, but ducks eat more of them)',
    },
    prompts: [
      { ask: 'Classify: is grass a producer, a consumer or a decomposer?', answer: 'a producer' },
      { ask: 'Classify: is a mushroom a producer, a consumer or a decomposer?', answer: 'a decomposer' },
      { ask: 'Put in a chain: hawk, clover, mouse.', answer: 'clover, mouse, hawk' },
      { ask: 'Which way does the arrow point: corn to crow or crow to corn?', answer: 'corn to crow' },
      { ask: 'Is a hawk a producer or a consumer?', answer: 'a consumer' },
      { ask: 'An arrow runs from beetle to toad. Who eats whom?', answer: 'the toad eats beetles' },
      { ask: 'Which makes its own food: a moss or a moth?', answer: 'a moss' },
      { ask: 'Where does the energy in most food webs begin?', answer: 'the sun' },
      { ask: 'What do decomposers give back to the soil?', answer: 'minerals (nutrients) that plants can use' },
      {
        ask: '{hero} finds no owls left at {place}. Infer: will there be more or fewer mice at first?',
        answer: 'more',
      },
      {
        ask: 'A pond loses its algae. Infer what happens to the snails that eat algae.',
        answer: 'they have less food, so fewer can live there',
      },
      {
        ask: 'Seaweed, crab, gull: the crabs move away. Name one effect on each of the others.',
        answer: 'more seaweed is left, gulls have less food',
      },
    ],
    sheets: [myFoodWeb, foodWebJobs],
  },
  {
    id: 'science.5.water-on-earth',
    subject: 'science',
    grade: '5th',
    strand: 'earth',
    order: 8,
    short: 'Water and Earth Systems',
    iCan: 'I can classify parts of Earth and graph where its water is found.',
    codes: ['5-ESS2-1', '5-ESS2-2', '5-ESS3-1'],
    prerequisites: ['science.4.changing-rock', 'science.5.matter-stays'],
    keywords: [
      { word: 'hydrosphere', definition: 'all the water and ice on Earth' },
      { word: 'geosphere', definition: 'the rock, soil and molten rock of Earth' },
      { word: 'groundwater', definition: 'water that fills the spaces in soil and rock' },
    ],
    model:
      'Say: Picture all the water on Earth as 100 spoonfuls. About 97 are salty ocean, 2 are ice, and 1 is the fresh water in the ground, lakes and rivers. I graph one huge bar and two tiny ones. Then I sort what I see: water and ice are hydrosphere, rock is geosphere, living things are biosphere, and air is atmosphere.',
    check: {
      question: "Rain falls on a mountain and wears it down. Which two of Earth's systems interact?",
      lookFor: 'The hydrosphere (rain) and the geosphere (mountain).',
    },
    laterChecks: [
      {
        question: 'A river dissolves minerals from rock. Which two systems interact?',
        lookFor: 'The hydrosphere (river) and the geosphere (rock and minerals).',
      },
      {
        question: 'Why do we say that fresh water is scarce on a blue planet?',
        lookFor: 'About 97 of 100 parts are salty, and most of the rest is ice.',
      },
    ],
    misconception: {
      says: 'Earth is mostly water, so we can never run short.',
      reply: 'Almost all of it is salty or frozen. Only a tiny share is fresh water that we can use.',
    },
    easier: 'Sort ten words into salt water, fresh water or ice.',
    harder: 'Justify a plan to save water at home in gallons (such as 2 gallons a minute, 3 minutes less: 6 gallons).',
    again: {
      easier:
        'Ten fingers are all fresh water. About 7 are ice. Fold them down. How many stand for the rest, mostly ground water? (3)',
      harder:
        "Volcano ash darkens the sky, and plants get less light. Which three of Earth's systems interact? (geosphere, atmosphere and biosphere)",
    },
    prompts: [
      { ask: 'Is ocean water salty or fresh?', answer: 'salty' },
      { ask: 'Of 100 spoonfuls of water on Earth, about how many are salty?', answer: 'about 97' },
      { ask: 'Where is most of the fresh water on Earth stored?', answer: 'in ice: glaciers and ice caps' },
      { ask: 'Classify: is a glacier hydrosphere, geosphere or biosphere?', answer: 'hydrosphere' },
      { ask: 'Classify: is a fern hydrosphere, geosphere or biosphere?', answer: 'biosphere' },
      { ask: 'Which holds more fresh water: ice or rivers?', answer: 'ice' },
      { ask: 'Which of the systems is the air around Earth?', answer: 'the atmosphere' },
      { ask: 'Classify: is a boulder hydrosphere, geosphere or biosphere?', answer: 'geosphere' },
      { ask: "A tree's roots crack a rock. Which two systems interact?", answer: 'biosphere and geosphere' },
      {
        ask: '{hero} washes up at {place} with 2 gallons a minute for 5 minutes. How many gallons?',
        answer: '10',
        sum: '2 * 5',
      },
      { ask: 'The sun warms a lake and a cloud forms. Name the two systems.', answer: 'hydrosphere and atmosphere' },
      {
        ask: 'A town uses groundwater faster than rain refills it. Infer what happens, and suggest one action.',
        answer: 'the level sinks, use less, fix leaks or store rain',
      },
    ],
    sheets: [waterInOneBar, saltOrFresh, earthSpheres],
  },
]
