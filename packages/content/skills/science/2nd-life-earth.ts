import type { Skill } from '../../types.ts'
import { plantTestPlan } from './pages/2nd.ts'
import { fastOrSlow, habitatHomes, windOrAnimals } from './sets/2nd.ts'

export const secondLifeEarth: Skill[] = [
  {
    id: 'science.2.plant-test',
    subject: 'science',
    grade: '2nd',
    strand: 'life',
    order: 5,
    short: 'A Fair Plant Test',
    iCan: 'I can plan a fair test to find out what a plant needs.',
    codes: ['2-LS2-1'],
    prerequisites: ['science.k.needs'],
    keywords: [
      { word: 'fair test', definition: 'a try where you change only one thing' },
      { word: 'predict', definition: 'to say what you think will happen and why' },
    ],
    model:
      'Say: My question is, does a bean plant need light? I use two pots. Same soil, same bean, same water. One stands in light and one in a dark box. I change only the light. If one pot also got less water, I could not tell which change did it.',
    check: {
      question: 'One plant gets sun and water. The other gets dark and no water. Is the test fair?',
      lookFor: 'No. Two things changed, so we cannot tell which one mattered.',
    },
    laterChecks: [
      {
        question: 'You test if plants need water. What changes, and what stays the same?',
        lookFor: 'Only the water changes. Light, soil, pot and kind of plant stay the same.',
      },
      {
        question: 'Pot A has new soil and more light than pot B. What is wrong?',
        lookFor: 'Two things changed, so we cannot tell which one helped.',
      },
    ],
    misconception: {
      says: 'More water is always better for a plant.',
      reply: 'Roots need air too. Soil that stays soggy can harm them. Plants need enough, not the most.',
    },
    easier: 'Tell which of two plants will grow well: one with light or one in the dark.',
    harder: 'Plan a test of how much water is best (change only the water; same light, soil, pot and bean).',
    again: {
      easier:
        'Hop 5 times on one leg and 5 times on the other. What did you change, and what stayed the same? (the leg changed, not the 5 hops)',
      harder:
        'Plant A has light and water, B only light, C only water. Which two show what water does? (A and B, only the water differs)',
    },
    prompts: [
      { ask: 'Name two things that a plant needs to grow well.', answer: 'two of: water, light, air' },
      { ask: 'Which plant grows well: one with light or one in a dark box?', answer: 'the one with light' },
      { ask: 'You test light. Should both plants get the same water?', answer: 'yes' },
      { ask: 'How many things do you change in a fair test?', answer: '1' },
      { ask: 'You test water. Which one thing do you change?', answer: 'the water' },
      { ask: 'You test water. Which do you measure: height or pot color?', answer: 'height' },
      { ask: 'You change the soil and the light. Is the test fair?', answer: 'no' },
      { ask: 'Plant A grew 6 inches and plant B grew 2. How many more?', answer: '4', sum: '6 - 2' },
      {
        ask: 'Predict: a plant gets no water for weeks. What will you see?',
        answer: 'it droops, dries out and stops growing',
      },
      {
        ask: '{hero} gives one plant light and juice, the other dark and water. Fair?',
        answer: 'no, two things changed',
      },
      { ask: 'A bean seed sprouts in the dark. What will it need next?', answer: 'light, to make its food' },
      { ask: 'Plant A is 9 inches tall. Plant B is 4. How much taller is A?', answer: '5', sum: '9 - 4' },
      { ask: 'You test soil. Name the one thing that differs between the pots.', answer: 'the soil' },
    ],
    sheets: [plantTestPlan],
  },
  {
    id: 'science.2.seeds-travel',
    subject: 'science',
    grade: '2nd',
    strand: 'life',
    order: 6,
    short: 'How a Seed Travels',
    iCan: 'I can explain how the shape of a seed helps it travel.',
    codes: ['2-LS2-2'],
    prerequisites: ['science.1.parts-and-jobs'],
    keywords: [
      { word: 'pollen', definition: 'yellow dust that plants need to make a seed' },
      { word: 'spread', definition: 'to move out to new places' },
    ],
    model:
      'Make a hook with your finger and snag your sleeve. Say: A burr has hooks. It grabs fur and gets a free ride. Now blow on your open hand. A dandelion seed has fluff, so wind lifts it. A tasty berry gets eaten, and its seed is dropped far off. I look at the shape, and it tells me how a seed travels.',
    check: {
      question: 'A seed has a thin wing. How does it travel, and how do you know?',
      lookFor: 'By wind, because the wing catches the air and it spins or glides.',
    },
    laterChecks: [
      {
        question: 'A fruit is sweet and red. How may its seed travel?',
        lookFor: 'An animal eats the fruit and drops the seed in a new place.',
      },
      {
        question: 'A seed is round, hollow and floats. How does it travel?',
        lookFor: 'By water. It floats to a new shore, like a coconut.',
      },
    ],
    misconception: {
      says: 'A seed grows best right under its parent.',
      reply: 'It is shady and crowded there. A seed that travels finds its own light and water.',
    },
    easier: 'Show three ways to travel with your body: float on wind, stick to fur, drift on water.',
    harder: 'Invent a new seed that can travel two ways and label the part for each (such as fluff and hooks).',
    again: {
      easier:
        'Drop a flat scrap of a page and a crumpled one. Which falls more slowly, like a seed with a wing? (the flat one)',
      harder:
        'A tree on a hill drops heavy round nuts. Name two ways that they may get far away. (they roll down, or a squirrel carries them)',
    },
    prompts: [
      { ask: 'A seed has fluff. Does it travel by wind or by fish?', answer: 'by wind' },
      { ask: 'A burr has hooks. What does it stick to?', answer: 'fur or socks' },
      { ask: 'Show how a maple seed comes down.', answer: 'it spins like a tiny helicopter' },
      { ask: 'A coconut floats. What carries it to a new beach?', answer: 'water' },
      { ask: 'A maple seed has a wing. What moves it?', answer: 'the wind' },
      { ask: 'Which floats on the sea: a coconut or a burr?', answer: 'a coconut' },
      { ask: 'Which animal buries acorns: a squirrel or a snake?', answer: 'a squirrel' },
      { ask: 'A squirrel hides an acorn and forgets it. What may happen?', answer: 'a new oak grows there' },
      { ask: 'A bee flies from bloom to bloom. What does it carry?', answer: 'pollen' },
      {
        ask: '{friend} walks through tall weeds to {place}. How may a seed ride along?',
        answer: 'hooked on socks or stuck in mud on shoes',
      },
      {
        ask: 'Why is it good for a seed to land far from its parent?',
        answer: 'it gets its own light, water and room',
      },
      {
        ask: 'A bird eats a red berry. How does that help the plant?',
        answer: 'the bird drops the seed in a new place',
      },
    ],
    sheets: [windOrAnimals],
  },
  {
    id: 'science.2.habitats',
    subject: 'science',
    grade: '2nd',
    strand: 'life',
    order: 7,
    short: 'Life in Habitats',
    iCan: 'I can compare the plants and animals of different habitats.',
    codes: ['2-LS4-1'],
    prerequisites: ['science.k.animal-homes', 'science.1.parts-and-jobs'],
    keywords: [
      { word: 'habitat', definition: 'the place where a plant or animal lives' },
      { word: 'diversity', definition: 'many different kinds of living things' },
    ],
    model:
      'Say: I compare a desert and a rainforest. A desert is dry, so a cactus stores water in its stem. A rainforest is wet and thick with trees, so a monkey climbs with a long tail. The desert has fewer kinds of living things. The rainforest has very many.',
    check: {
      question: 'Why would a cactus do poorly in an ocean?',
      lookFor: 'It is made for dry land. Salt water would harm it.',
    },
    laterChecks: [
      {
        question: 'Why does a duck do well at a pond?',
        lookFor: 'Such as: webbed feet help it swim, and it finds food in the water.',
      },
      {
        question: 'Compare an ocean and a forest. Name a living thing of each.',
        lookFor: 'Such as a whale or kelp in the ocean and an owl or oak in the forest.',
      },
    ],
    misconception: {
      says: 'Nothing lives in a desert.',
      reply: 'Many animals rest in burrows by day and come out at night when it is cool.',
    },
    easier: 'Match one animal to land or to water before you name its habitat.',
    harder: 'Compare a pond and a forest: two living things each (such as frog and cattail, owl and oak).',
    again: {
      easier:
        'Waddle like a duck, then hop like a frog. Name a habitat that fits both and tell why. (a pond, it has water and food)',
      harder:
        'A pond dries up, and grass grows there. Which must go and which may come: a rabbit or a fish? (fish goes, rabbit may come)',
    },
    prompts: [
      { ask: 'Where does a shark live: desert, ocean or forest?', answer: 'the ocean' },
      { ask: 'Which lives in a dry desert: a tortoise or a whale?', answer: 'a tortoise' },
      { ask: 'Which habitat gets rain on most days: desert or rainforest?', answer: 'the rainforest' },
      { ask: 'Which lives where it is icy: a camel or a polar bear?', answer: 'a polar bear' },
      { ask: 'Which lives in a forest: an oak or a coral?', answer: 'an oak' },
      { ask: 'Which lives in the ocean: kelp or a cactus?', answer: 'kelp' },
      { ask: 'Which habitat has very little rain?', answer: 'a desert' },
      { ask: 'How does thick white fur help a polar bear?', answer: 'it keeps the bear warm and hard to see on snow' },
      { ask: 'Compare: which has more kinds of trees, a rainforest or a desert?', answer: 'a rainforest' },
      { ask: '{hero} counts 6 kinds of bugs in a pond and 2 on a path. Which has more diversity?', answer: 'the pond' },
      { ask: 'A frog needs damp skin. Which habitat fits: pond or desert sand?', answer: 'a pond' },
      { ask: 'Why do many desert animals come out at night?', answer: 'the night is cooler than the day' },
    ],
    sheets: [habitatHomes],
  },
  {
    id: 'science.2.land-changes',
    subject: 'science',
    grade: '2nd',
    strand: 'earth',
    order: 8,
    short: 'Fast and Slow Land',
    iCan: 'I can identify fast and slow changes to the land and suggest a way to slow one.',
    codes: ['2-ESS1-1', '2-ESS2-1'],
    prerequisites: ['science.k.weather'],
    keywords: [
      { word: 'erosion', definition: 'when wind or water carries soil or sand away' },
      { word: 'landslide', definition: 'when a slope of soil slips down fast' },
    ],
    model:
      'Tip your hand so it is a hill. Say: A landslide is fast. Slide your other hand down it in one second. Now drag one finger slowly down: a river cuts a canyon over a very long time. To tell them apart I ask: minutes, or many years? Grass slows erosion: its roots hold the soil.',
    check: {
      question: 'How can plants slow down erosion on a hill?',
      lookFor: 'Roots hold the soil, so wind and water carry less of it away.',
    },
    laterChecks: [
      {
        question: 'A flood moves a river bank in one night. Fast or slow?',
        lookFor: 'Fast, because the land changed in hours and not in years.',
      },
      {
        question: 'Wind blows sand off a beach. Name one way to slow it.',
        lookFor: 'Such as planting grass or building a fence or wall.',
      },
    ],
    misconception: {
      says: 'Mountains never change.',
      reply: 'They change very slowly. Ice, rain and wind wear them down a bit every year.',
    },
    easier: 'Act each change out at its speed: quick for a mudslide and slow for a canyon.',
    harder:
      'Compare two ways to keep sand from blowing away (such as grass that holds it and a fence that slows wind).',
    again: {
      easier:
        'Rub your palms together ten times, as sand rubs on rock. Can you see a change? Is this way of changing fast or slow? (no, it is slow)',
      harder:
        'A river wears away 1 inch of rock in 10 years. How long do 6 inches take? Is that fast or slow? (60 years, slow)',
    },
    prompts: [
      { ask: 'Is an earthquake fast or slow?', answer: 'fast' },
      { ask: 'Rain wears a mountain down. Fast or slow?', answer: 'slow' },
      { ask: 'What can wind do to dry sand?', answer: 'blow it away or pile it up in dunes' },
      { ask: 'What holds soil on a hill: roots or rain?', answer: 'roots' },
      { ask: 'What moves a sand dune?', answer: 'the wind' },
      { ask: 'Which slows erosion: grass or bare soil?', answer: 'grass' },
      { ask: 'Which changes land faster: a flood or a dripping cave?', answer: 'a flood' },
      { ask: 'A volcano erupts. Does the land change fast or slowly?', answer: 'fast' },
      {
        ask: 'Name one thing that people plant or build to stop erosion.',
        answer: 'grass, trees, a stone wall or a fence',
      },
      {
        ask: '{hero} sees mud run down a bare slope at {place}. What would help?',
        answer: 'plant grass or bushes, or build a low wall',
      },
      { ask: 'Put in order, fastest first: cliff wearing down, mudslide.', answer: 'mudslide, then cliff' },
      { ask: 'Drips make a cave. Does it take minutes or many years?', answer: 'many years' },
    ],
    sheets: [fastOrSlow],
  },
]
