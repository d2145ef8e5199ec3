import type { Skill } from '../../types.ts'
import { changeMakerPage, journeyPlan } from './organizers/4th.ts'
import { primaryOrSecondary, pushOrPullFactor, threeLandRegions } from './sets/4th.ts'
import { changeMakers } from './sets/timelines.ts'

export const fourthWorld: Skill[] = [
  {
    id: 'social-studies.4.map-scale',
    subject: 'social-studies',
    grade: '4th',
    order: 4,
    short: 'Maps at every scale',
    iCan: 'I can use scale and direction to calculate distances on a map.',
    codes: ['D2.Geo.2.3-5', 'D2.Geo.3.3-5'],
    prerequisites: ['social-studies.3.map-tools'],
    keywords: [
      { word: 'scale', definition: 'the rule that links a length on a map to a real distance' },
      { word: 'coordinates', definition: 'a pair, such as C4, that names one spot on a grid' },
      { word: 'region', definition: 'an area whose parts have something in common' },
    ],
    model:
      'Lay four coins in a row, one finger apart. Say: Each gap is 25 miles. From the first coin to the last there are three gaps. Three times 25 is 75 miles. I count gaps, not coins. Now I zoom in: if each gap is only 2 miles, the same row is 6 miles long. The scale decides.',
    check: {
      question: 'On a grid each square is 20 miles. You go 3 squares east and 2 south. How far is the path?',
      lookFor: '100 miles. 5 squares times 20 miles.',
    },
    misconception: {
      says: 'A bigger piece of a map shows a bigger place.',
      reply: 'A poster may show one park. A stamp may show the world. The scale tells, not the page.',
    },
    easier: 'Find the distance between two spots when each square is just 10 miles.',
    harder: 'Calculate two routes to one place and justify which is better.',
    prompts: [
      { ask: 'Scale: 1 inch is 50 miles. How far is 4 inches?', answer: '200', sum: '4 * 50' },
      { ask: 'Which direction is opposite of southwest?', answer: 'northeast' },
      {
        ask: 'Letters run east and numbers run south. From C4 go 2 east and 1 north. Where are you?',
        answer: 'E3',
      },
      { ask: 'Which map shows more detail of one park: a city map or a world map?', answer: 'a city map' },
      {
        ask: 'Each square is 25 miles. A road covers 6 squares. How many miles?',
        answer: '150',
        sum: '6 * 25',
      },
      {
        ask: '{hero} sails 3 squares north and 4 squares west from {place}. How does {hero} get home?',
        answer: '4 squares east and 3 squares south, in either order',
      },
      {
        ask: 'Numbers run south. {friend} drops {things} at B2, B4 and B6. In which direction does the trail run?',
        answer: 'south (or north, from the far end)',
      },
      {
        ask: 'Route A is 8 squares and route B is 5. Each square is 10 miles. How many miles does B save?',
        answer: '30 miles',
      },
      {
        ask: 'Why might a longer route be the better one?',
        answer: 'it may be safer, flatter or pass a place you need',
      },
    ],
    sheets: [{ kind: 'grid-map', size: 8, places: 8, ask: ['direction', 'route', 'map-key', 'distance'] }],
  },
  {
    id: 'social-studies.4.regions',
    subject: 'social-studies',
    grade: '4th',
    order: 5,
    short: 'Regions of the land',
    iCan: 'I can classify places by region and infer how people there make a living.',
    codes: ['D2.Geo.4.3-5', 'D2.Geo.10.3-5'],
    prerequisites: ['social-studies.3.adapt-change'],
    keywords: [
      { word: 'region', definition: 'an area whose parts have something in common' },
      { word: 'elevation', definition: 'how high land is above the sea' },
      { word: 'economy', definition: 'how people in a place make, sell and buy things' },
    ],
    model:
      'Say: I describe a region and you guess it. The land is low, waves roll in, boats unload fish. It is a coast. What clue told us? Waves. What jobs fit? Fishing, shipping, running hotels. I go from land to jobs: first what is there, then what people can do with it.',
    check: {
      question: 'A region has flat land, rich soil and rain. What work would you expect there?',
      lookFor: 'Farming, and work that goes with it, such as mills and markets.',
    },
    misconception: {
      says: 'Regions have borders that you can see.',
      reply: 'Most regions fade into each other. People draw the lines to help us talk about places.',
    },
    easier: 'Match three animals to the coast, the mountains or the desert.',
    harder: 'Argue which region is best for a new town and answer one objection.',
    prompts: [
      { ask: 'In which region do you find a harbor: coast or desert?', answer: 'coast' },
      { ask: 'Which region has a very dry climate?', answer: 'desert' },
      { ask: 'What does high elevation do to the air temperature?', answer: 'it makes it cooler' },
      { ask: 'Name two jobs that fit a coast.', answer: 'two of: fishing, shipping, boat building, tourism' },
      {
        ask: 'Snow falls in the mountains and melts in spring. How does that help the plains below?',
        answer: 'rivers carry the water down to farms and towns',
      },
      {
        ask: '{hero} finds sand, few clouds and one oasis at {place}. Classify the region.',
        answer: 'a desert',
      },
      {
        ask: '{friend} wants to grow rice. Rice needs much water. Which fits better: a dry plateau or a wet lowland?',
        answer: 'a wet lowland',
      },
      {
        ask: 'Two regions trade: one has timber, one has fish. Explain why both gain.',
        answer: 'each gets something that is scarce at home',
      },
      {
        ask: 'Gold in a mountain region runs out. Infer what may happen to its towns.',
        answer: 'jobs end and people move away, unless they find new work such as tourism',
      },
    ],
    sheets: [threeLandRegions],
  },
  {
    id: 'social-studies.4.people-move',
    subject: 'social-studies',
    grade: '4th',
    order: 6,
    short: 'Why people move',
    iCan: 'I can explain what pushes people from a place and what pulls them to another.',
    codes: ['D2.Geo.7.3-5', 'D2.His.14.3-5'],
    prerequisites: ['social-studies.3.cultures-share'],
    keywords: [
      { word: 'migration', definition: 'the movement of people from one place to another to live' },
      { word: 'push factor', definition: 'a reason to go away from a place' },
      { word: 'pull factor', definition: 'a reason to come to a place' },
    ],
    model:
      'Stand between two chairs. Say: This chair is the old home. Crops failed here. That pushes me away. Take one step. The other chair is a new home. There is work, and my cousin lives there. That pulls me on. Take another step. Most people who move feel both, a push and a pull.',
    check: {
      question: 'A factory closes and a family moves to a town with many jobs. Name the push and the pull.',
      lookFor: 'Push: the factory closed, so work was lost. Pull: many jobs in the new town.',
    },
    misconception: {
      says: 'People who move forget their old culture.',
      reply: 'Many keep their language, food and songs, and they add new ones. Cultures mix and grow.',
    },
    easier: 'Step back for a push and forward for a pull as each reason is named.',
    harder: 'Interview a family member about a move and classify each reason.',
    prompts: [
      { ask: 'Wells run dry. Is that a push or a pull?', answer: 'a push' },
      { ask: 'Land is cheap and soil is rich. Is that a push or a pull?', answer: 'a pull' },
      {
        ask: 'List two things a family might carry to a new home.',
        answer: 'two of: tools, clothes, a recipe, a song, a photo',
      },
      { ask: 'In 1849 many people hurried to California. What pulled them?', answer: 'gold' },
      {
        ask: 'A potato disease ruined crops in Ireland in the 1840s. Name one effect.',
        answer: 'many people went hungry and moved to other countries',
      },
      {
        ask: '{hero} moves to {place} because storms wrecked the old home. Is that a push or a pull?',
        answer: 'a push',
      },
      {
        ask: '{friend} follows a cousin who found work. Classify the reason.',
        answer: 'a pull factor: family and jobs',
      },
      {
        ask: 'Newcomers open bakeries and music halls. Describe one effect on the town.',
        answer: 'new foods, songs, words and jobs for the town',
      },
      {
        ask: 'Suggest two ways a school can welcome a pupil from another country.',
        answer: 'such as a buddy, labels in both languages or a shared game',
      },
    ],
    sheets: [pushOrPullFactor, journeyPlan],
  },
  {
    id: 'social-studies.4.sources',
    subject: 'social-studies',
    grade: '4th',
    order: 7,
    short: 'Sources from the past',
    iCan: 'I can classify sources and infer what they tell about the past.',
    codes: ['D2.His.9.3-5', 'D2.His.12.3-5'],
    prerequisites: ['social-studies.3.landmarks'],
    keywords: [
      { word: 'primary source', definition: 'something made at the time by someone who was there' },
      { word: 'secondary source', definition: 'something made later by someone who was not there' },
      { word: 'artifact', definition: 'an object that people made or used in the past' },
    ],
    model:
      'Hold up an old photo or a family object. Say: Who made this? Someone who was there. When? At that time. So it is a primary source. Now I point to a history book. The writer was not there and read many sources. So it is secondary. I always ask, who, when and how did they know?',
    check: {
      question: 'Is a diary written on a ship in 1620 a primary or a secondary source, and why?',
      lookFor: 'Primary, because the writer was there and wrote it at the time.',
    },
    misconception: {
      says: 'A primary source is always right.',
      reply: 'A person who was there can still be mistaken or leave things out. Compare more than one.',
    },
    easier: 'Tell who made it and when for two old things in your home.',
    harder: 'Compare two accounts of one family story and infer why they differ.',
    prompts: [
      { ask: 'Is a letter from 1776 primary or secondary?', answer: 'primary' },
      { ask: 'Is a school history book primary or secondary?', answer: 'secondary' },
      { ask: 'You tell about your own birthday. Are you a primary or a secondary source?', answer: 'primary' },
      {
        ask: 'Name one artifact that people may find from your life in 100 years.',
        answer: 'such as a toy, a spoon or a coin',
      },
      {
        ask: 'A tiny shoe was found in an old house. What can you infer?',
        answer: 'a young child lived or visited there',
      },
      {
        ask: '{hero} finds a captain’s log at {place}. Which two questions should {hero} ask first?',
        answer: 'two of: who wrote it, when, why, was the writer there',
      },
      {
        ask: 'One log says 30 {things} were lost. Another says 50. Suggest how to check.',
        answer: 'find a third source, or see who was there and counted',
      },
      {
        ask: 'A map from 1500 lacks a whole continent. What does that tell you?',
        answer: 'the map maker did not know of it yet',
      },
      {
        ask: 'Why do historians like to use both kinds of sources?',
        answer: 'primary ones give first-hand details, secondary ones compare many and explain',
      },
    ],
    sheets: [primaryOrSecondary],
  },
  {
    id: 'social-studies.4.change-makers',
    subject: 'social-studies',
    grade: '4th',
    order: 8,
    short: 'People who made change',
    iCan: 'I can summarize how one person helped to change a community or the world.',
    codes: ['D2.His.3.3-5', 'D2.His.14.3-5'],
    prerequisites: ['social-studies.3.landmarks'],
    keywords: [
      { word: 'biography', definition: 'the true story of a life, told by someone else' },
      { word: 'cause', definition: 'why something happens' },
      { word: 'effect', definition: 'what happens because of something' },
    ],
    model:
      'Close your eyes and touch some bumps on a surface. Say: Louis Braille was blind. Books for blind children were huge and slow to read. That was the problem. As a teenager he made a code of raised dots. That was his action. Today people all over the world read with it. That is the effect. Problem, action, effect.',
    check: {
      question: 'What problem did Louis Braille see, and what did he make?',
      lookFor: 'Blind people had few books that were easy to read. He made a code of raised dots.',
    },
    misconception: {
      says: 'Only famous grown-ups can change things.',
      reply: 'Braille was a teenager. And each famous person had many helpers whose names we rarely hear.',
    },
    easier: 'Tell about one helper in your family: a problem, an action and what changed.',
    harder: 'Compare two people who made change and argue what they had in common.',
    prompts: [
      { ask: 'Wangari Maathai helped people in Kenya plant something. What was it?', answer: 'trees' },
      {
        ask: 'Mae Jemison traveled to space in 1992. What was her job there?',
        answer: 'astronaut (she is also a doctor)',
      },
      { ask: 'Jane Goodall studied one kind of animal for many years. Which one?', answer: 'chimpanzees' },
      {
        ask: 'Marie Curie won Nobel Prizes in 1903 and 1911. How many years lie between?',
        answer: '8',
        sum: '1911 - 1903',
      },
      {
        ask: 'Rosa Parks would not give up her bus seat in 1955. What unfair rule did she stand against?',
        answer: 'a rule that kept Black and white riders apart and made Black riders give up seats',
      },
      {
        ask: 'Sequoyah made symbols for the sounds of Cherokee. What could people then do?',
        answer: 'read and write their own language',
      },
      {
        ask: 'Bessie Coleman moved to France to train as a pilot. Infer one thing about her.',
        answer: 'she was brave and did not give up, schools at home would not teach her',
      },
      {
        ask: '{hero} sees that {place} has no clean water. Suggest an action and its effect.',
        answer: 'such as: gather helpers and dig a well, so people stay healthy',
      },
      {
        ask: 'Summarize a change that {friend} could lead with {things}: problem, action, effect.',
        answer: 'three parts that follow from one another',
      },
    ],
    sheets: [changeMakers, changeMakerPage],
  },
]
