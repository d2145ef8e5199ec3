import type { Skill } from '../../types.ts'
import { aDayInTheSky, alikeAndNotAlike, fourSeasons, partsAndJobs } from './pages/1st.ts'
import { babyOrGrownUp } from './sets/1st.ts'

export const firstLifeEarth: Skill[] = [
  {
    id: 'science.1.parts-and-jobs',
    subject: 'science',
    grade: '1st',
    strand: 'life',
    order: 5,
    short: 'Body Parts and Jobs',
    iCan: 'I can match a body part of an animal or plant to its job.',
    codes: ['1-LS1-1'],
    prerequisites: ['science.k.needs', 'science.1.sort-by-body'],
    keywords: [{ word: 'part', definition: 'a piece of a whole, like a wing or a root' }],
    model:
      'Wiggle your fingers. Say: My hand has a job. It grabs. Each body part helps an animal live. Ducks have wide flat feet. Make your hand flat and push air: flat feet push water. So the job of a duck foot is to swim. A root holds a plant and drinks. A stem carries the water up.',
    check: {
      question: 'A turtle has a hard shell. What job does the shell do?',
      lookFor: 'It keeps the turtle safe, like a house that it can hide in.',
    },
    laterChecks: [
      {
        question: 'A cat has whiskers. What job do they do?',
        lookFor: 'They feel things near its face, so that it knows what fits.',
      },
      {
        question: 'A plant has a stem. Name one job of the stem.',
        lookFor: 'It holds the plant up or carries water to the top.',
      },
    ],
    misconception: {
      says: 'Plants just stand there, so their parts have no jobs.',
      reply: 'Roots drink and hold on. Stems carry water. A leaf makes food with light. Each part works.',
    },
    easier: 'Act out a body part and tell what it does: wings fly and fins swim.',
    harder: 'Copy an animal part to make a tool for people and tell how it helps (such as flippers like duck feet).',
    again: {
      easier:
        'Pick up a shoe without your thumbs. Then use your thumbs, too. What job does a thumb do? (it helps the hand grip)',
      harder:
        'A water bird has long thin legs and a long beak. What job does each part do? (legs wade, beak reaches food)',
    },
    prompts: [
      { ask: 'What does a bird do with its wings?', answer: 'most birds fly with them, penguins swim' },
      { ask: 'Which part helps a fish swim?', answer: 'its fins or tail' },
      { ask: 'What job does a stem do?', answer: 'holds the plant up or carries water' },
      { ask: 'Show how an elephant uses its trunk.', answer: 'reaches, grabs, sprays or smells with it' },
      { ask: 'Which part does a frog jump with?', answer: 'its back legs' },
      { ask: 'Which part helps a rabbit hear a fox?', answer: 'its ears' },
      { ask: 'Which part does a crab pinch with?', answer: 'its claws' },
      { ask: 'A rose has thorns. How do thorns help it?', answer: 'they keep animals from eating it' },
      { ask: 'Roots drink. Which part makes new seed: bloom or root?', answer: 'the bloom' },
      { ask: 'Which beak cracks a hard nut: thick and strong or long and thin?', answer: 'thick and strong' },
      {
        ask: '{hero} needs a hat like a turtle shell. What must the hat do?',
        answer: 'be hard and keep the head safe, like a helmet',
      },
      { ask: 'A rabbit has big ears. Tell how they help it.', answer: 'they catch sounds, so it hears danger' },
    ],
    sheets: [partsAndJobs],
  },
  {
    id: 'science.1.young-and-parents',
    subject: 'science',
    grade: '1st',
    strand: 'life',
    order: 6,
    short: 'Young and Parents',
    iCan: 'I can match young animals to parents and tell how they are alike.',
    codes: ['1-LS1-2', '1-LS3-1'],
    prerequisites: ['science.1.sort-by-body'],
    keywords: [{ word: 'young', definition: 'a baby animal or a little new plant' }],
    model:
      'Say: A foal is a young horse. How is it like its parent? Four legs, hooves and a tail. How is it different? It is smaller, and its color may not be the same. Alike, but not the very same. A parent horse helps: it gives milk and stays close.',
    check: {
      question: 'A kitten and its parent cat: name one way they are alike and one way not.',
      lookFor: 'Alike: fur, whiskers, four legs. Not: size, or the color of the fur.',
    },
    laterChecks: [
      {
        question: 'A lamb and a sheep: name one way they are alike and one way not.',
        lookFor: 'Alike: four legs, wool or hooves. Not: size, or how they get food.',
      },
      {
        question: 'How does a duck help her ducklings?',
        lookFor: 'Such as: she keeps them warm, leads them to food or guards them.',
      },
    ],
    misconception: {
      says: 'A baby animal looks just like its parent, only smaller.',
      reply: 'Many do, but color and marks can differ. A tadpole does not look like a frog at all yet.',
    },
    easier: 'Match three names: puppy, calf and duckling to dog, cow and duck.',
    harder: 'Tell how a tadpole is not like a frog and what changes (it gets legs and loses its tail).',
    again: {
      easier:
        "Lay your hand on a grown-up's hand. How are they alike? How are they different? (such as fingers and nails, but another size)",
      harder:
        'A hen sits on an egg, and out comes a duckling. Which animal laid that egg? How do you know? (a duck, young look like their parents)',
    },
    prompts: [
      { ask: 'Which is a young cat: a kitten or a puppy?', answer: 'a kitten' },
      { ask: 'Match it: a calf grows up to be a hen or a cow?', answer: 'a cow' },
      { ask: 'A duckling and a duck: name one part they share.', answer: 'a bill, wings, webbed feet or feathers' },
      { ask: 'How does a bird feed its chicks?', answer: 'it brings food to the nest' },
      { ask: 'Which is a young dog: a puppy or a calf?', answer: 'a puppy' },
      { ask: 'A duckling grows up. Is it a duck or a dog?', answer: 'a duck' },
      { ask: 'A fawn has long thin legs. Will it be a deer or a hen?', answer: 'a deer' },
      { ask: 'A cub has thick fur. Will it be a bear or a fish?', answer: 'a bear' },
      { ask: 'A lamb has soft wool. Will it be a sheep or a pig?', answer: 'a sheep' },
      { ask: 'A puppy cries. What does its parent do?', answer: 'comes, warms it, feeds it or licks it' },
      { ask: '{hero} finds a tadpole. Will it grow into a frog or a fish?', answer: 'a frog' },
      {
        ask: 'A spotted dog has pups. Must all pups have the same spots?',
        answer: 'no, young are alike but not the very same',
      },
      { ask: 'Name an animal that does not look like its parent at first.', answer: 'a tadpole or a caterpillar' },
    ],
    sheets: [alikeAndNotAlike, babyOrGrownUp],
  },
  {
    id: 'science.1.sun-moon-stars',
    subject: 'science',
    grade: '1st',
    strand: 'earth',
    order: 7,
    short: 'Sun, Moon and Stars',
    iCan: 'I can tell how the sun and moon and stars seem to move in the sky.',
    codes: ['1-ESS1-1'],
    prerequisites: ['science.k.weather'],
    keywords: [{ word: 'pattern', definition: 'something that happens the same way again and again' }],
    model:
      'Point low to one side. Say: The sun comes up in the east. Swing your arm up high: at noon it is high. Swing down to the other side: it sets in the west. This pattern comes each day. The moon and stars seem to move from east to west, too. Never stare at the sun. It can hurt your eyes.',
    check: {
      question: 'Where does the sun seem to come up and where does it set?',
      lookFor: 'Up in the east, down in the west. Pointing is fine.',
    },
    laterChecks: [
      {
        question: 'The sun is low in the west. What comes next?',
        lookFor: 'It sets, and then it gets dark. The stars show.',
      },
      {
        question: 'Why can we not see stars at lunch time?',
        lookFor: 'The bright sun lights up the sky. The stars are still there.',
      },
    ],
    misconception: {
      says: 'Stars are only there at night.',
      reply: 'The stars are there all day too. The bright sun lights up the sky, so we cannot see them.',
    },
    easier: 'Act out the sun with a ball: rise, noon and set.',
    harder: 'Tell how the shape of the moon seems to change in a month (it grows to a full circle, then shrinks).',
    again: {
      easier:
        'Make a round full moon with both arms. Drop one arm for a half moon. Has the real moon lost a part? (no)',
      harder:
        'One window faces east and one faces west. When can low sun shine in at each? (east: morning, west: evening)',
    },
    prompts: [
      { ask: 'What lights the sky in the day?', answer: 'the sun' },
      { ask: 'When do we see the most stars?', answer: 'on a clear dark night' },
      { ask: 'Does the sun come up in the east or the west?', answer: 'in the east' },
      { ask: 'When is the sun highest: at noon or at sunset?', answer: 'at noon' },
      { ask: 'Does the sun set in the east or the west?', answer: 'in the west' },
      { ask: 'Which comes first in a day: noon or sunset?', answer: 'noon' },
      { ask: 'Where is the sun early in the day: high or low?', answer: 'low' },
      { ask: 'Does the moon seem to move from east to west, too?', answer: 'yes' },
      { ask: 'Show the path of the sun with your arm.', answer: 'low, up high, then low on the other side' },
      { ask: 'The sun has set. Does it get dark or light now?', answer: 'dark' },
      {
        ask: '{hero} sees no stars at noon at {place}. Are they gone?',
        answer: 'no, the sky is too bright to see them',
      },
      {
        ask: 'The moon looked round, then half. Does its shape seem to change?',
        answer: 'yes, its shape seems to change',
      },
    ],
    sheets: [aDayInTheSky],
  },
  {
    id: 'science.1.seasons',
    subject: 'science',
    grade: '1st',
    strand: 'earth',
    order: 8,
    short: 'Seasons and Daylight',
    iCan: 'I can tell how daylight and weather change in the four seasons.',
    codes: ['1-ESS1-2'],
    prerequisites: ['science.1.sun-moon-stars'],
    keywords: [
      { word: 'season', definition: 'one of four parts of the year' },
      { word: 'daylight', definition: 'the time when the sun lights the sky' },
    ],
    model:
      'Hold your hands wide apart. Say: In summer the day is long and it is warm. Bring them close: In winter the day is short and cold, and dark comes early. In spring the days get longer and buds open. In fall they get shorter and trees go bare. Then it starts again: winter, spring, summer, fall.',
    check: {
      question: 'It is still light at bedtime. Is it more likely summer or winter?',
      lookFor: 'Summer, because summer has the most hours of daylight.',
    },
    laterChecks: [
      {
        question: 'It gets dark before supper and snow may fall. Which season is it?',
        lookFor: 'Winter, because it has the fewest hours of daylight.',
      },
      {
        question: 'It is spring. Do the days get longer or shorter now?',
        lookFor: 'Longer. Summer comes next, with the longest days.',
      },
    ],
    misconception: {
      says: 'Summer is warm because it comes with vacation.',
      reply: 'Summer is warm because the sun is up longer and climbs higher in the sky.',
    },
    easier: 'Name the season for each clue: snow, buds, hot days and falling acorns.',
    harder: 'Count the daylight hours from a sunrise at 6 to a sunset at 6 (12 hours, more than in winter).',
    again: {
      easier:
        'Feel your sleeve or your sock. Is it thick or thin? Which season does it fit? (thick fits winter, thin fits summer)',
      harder:
        'On one day the sun sets at 5, on another at 8. Which is in summer? How much later is it? (8, it is 3 hours later)',
    },
    prompts: [
      { ask: 'How many seasons are in a year?', answer: '4' },
      { ask: 'Which season comes after winter?', answer: 'spring' },
      { ask: 'Which season has the longest days?', answer: 'summer' },
      { ask: 'Which season has the shortest days?', answer: 'winter' },
      { ask: 'Which season comes after summer?', answer: 'fall' },
      { ask: 'It is spring. Will the next weeks have more or less daylight?', answer: 'more' },
      { ask: 'The sun sets before supper, and it is cold. Name the season.', answer: 'winter' },
      { ask: 'Name the season when many trees go bare.', answer: 'fall' },
      { ask: 'Put in order: summer, winter, fall, spring. Start with winter.', answer: 'winter, spring, summer, fall' },
      { ask: '{hero} needs a lamp at supper at {place}. Summer or winter?', answer: 'winter, since dark comes early' },
      { ask: 'It is fall. Will the next weeks have more or less daylight?', answer: 'less' },
      {
        ask: 'Show a tree in each season with your body.',
        answer: 'bare in winter, buds in spring, full in summer, dropping in fall',
      },
    ],
    sheets: [fourSeasons],
  },
]
