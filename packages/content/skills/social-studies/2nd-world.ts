import type { Skill } from '../../types.ts'
import { culturePage } from './organizers/2nd.ts'
import { natureOrPeople, partsOfCulture } from './sets/2nd.ts'
import { cornYear, oneLife } from './sets/timelines.ts'

export const secondWorld: Skill[] = [
  {
    id: 'social-studies.2.compass',
    subject: 'social-studies',
    grade: '2nd',
    order: 5,
    short: 'North and south',
    iCan: 'I can use compass directions to describe a path on a map.',
    codes: ['D2.Geo.1.K-2', 'D2.Geo.2.K-2'],
    prerequisites: ['social-studies.1.map-symbols'],
    keywords: [
      { word: 'compass rose', definition: 'the star on a map that shows north, south, east and west' },
      { word: 'route', definition: 'the way you go from one place to another' },
    ],
    model:
      'Point up on the wall, as on a map. Say: North is at the top of most maps. South is at the bottom. East is on the right. West is on the left. Now walk it: two steps north, one step east. To come back I turn it around: one step west, two steps south.',
    check: {
      question: 'You walk three squares east. How do you get back?',
      lookFor: 'Three squares west. West is the opposite of east.',
    },
    misconception: {
      says: 'North is always in front of me.',
      reply: 'Turn around. Your front moved, but north stayed. North is a fixed direction on Earth.',
    },
    easier: 'Point to the four sides of the room as someone calls north, south, east and west.',
    harder: 'Give a route with five steps and then give the route that leads back.',
    prompts: [
      { ask: 'Which direction is at the top of most maps?', answer: 'north' },
      { ask: 'What is the opposite of east?', answer: 'west' },
      { ask: 'Face north. Turn to your right. Which way do you face?', answer: 'east' },
      { ask: 'The sun comes up in the east. Where does it set?', answer: 'in the west' },
      { ask: 'You go 2 squares north and 2 south. Where are you?', answer: 'back at the start' },
      {
        ask: '{hero} walks 3 squares west from {place}. How does {hero} come back?',
        answer: '3 squares east',
      },
      {
        ask: 'Letters run east and numbers run south. From B2, go one square east and one south. Where are you?',
        answer: 'C3',
      },
      {
        ask: '{friend} hides one {thing} south of a tree. Do you look above or below the tree on the map?',
        answer: 'below',
      },
      {
        ask: 'Give a route from your bed to your door. Use steps and turns.',
        answer: 'a path that works when you walk it',
      },
    ],
    sheets: [{ kind: 'grid-map', size: 5, places: 6, ask: ['what-is-at', 'where-is', 'direction', 'route'] }],
  },
  {
    id: 'social-studies.2.nature-people',
    subject: 'social-studies',
    grade: '2nd',
    order: 6,
    short: 'Made by nature or people',
    iCan: 'I can identify what nature made and what people built in a place.',
    codes: ['D2.Geo.5.K-2', 'D2.Geo.8.K-2'],
    prerequisites: ['social-studies.k.land-water', 'social-studies.1.city-country'],
    keywords: [
      { word: 'landform', definition: 'a natural shape of the land, such as a hill' },
      { word: 'resource', definition: 'something from nature that people use' },
    ],
    model:
      'Bunch up a blanket. Say: Nature made this hill and this valley. Now people come. Lay a spoon across the valley: they built a bridge. Why here? So they could cross. First comes the land. Then people change it to fit what they need.',
    check: {
      question: 'Why do people build a bridge, and what natural feature does it cross?',
      lookFor: 'To get across. It often crosses a river, a valley or a bay.',
    },
    misconception: {
      says: 'A lake is always made by nature.',
      reply: 'Most are. But when people build a dam, the water behind it can form a new lake.',
    },
    easier: 'Name one thing nature made and one that people built near your home.',
    harder: 'Plan a town along a river and explain where you place three buildings.',
    prompts: [
      { ask: 'Who made a mountain: nature or people?', answer: 'nature' },
      { ask: 'Who made a bridge: nature or people?', answer: 'people' },
      { ask: 'What low land lies between two hills?', answer: 'a valley' },
      { ask: 'Why does a ship need a lighthouse?', answer: 'its light warns of the shore and shows the way' },
      { ask: 'Name a resource that comes from a forest.', answer: 'wood (also nuts, berries or clean air)' },
      {
        ask: '{hero} must get through a mountain to {place}. What can people build?',
        answer: 'a tunnel, or a road around or over it',
      },
      { ask: 'Why do many towns grow along rivers?', answer: 'for water, for fish and for moving goods by boat' },
      {
        ask: 'A farm field is on a flat plain. Why not on a cliff?',
        answer: 'flat land is easier to plant and holds soil',
      },
      {
        ask: '{friend} finds a dam. Tell one good thing and one hard thing about dams.',
        answer: 'they store water or make power, they can flood land or block fish',
      },
    ],
    sheets: [natureOrPeople, { kind: 'grid-map', size: 5, places: 6, ask: ['what-is-at', 'where-is', 'direction'] }],
  },
  {
    id: 'social-studies.2.timelines',
    subject: 'social-studies',
    grade: '2nd',
    order: 7,
    short: 'Reading a timeline',
    iCan: 'I can order events on a timeline and tell how much time lies between them.',
    codes: ['D2.His.1.K-2', 'D2.His.2.K-2'],
    prerequisites: ['social-studies.1.order-events'],
    keywords: [
      { word: 'decade', definition: 'ten years' },
      { word: 'generation', definition: 'people in a family or group born around the same time' },
    ],
    model:
      'Lay a belt on the floor. Say: One end is when you were born. Each shoe length is one year. Put a sock at 1: first steps. Put a spoon at 5: first day of school. How many years lie between? I count the jumps from 1 to 5. One, two, three, four. Four years.',
    check: {
      question: 'An event at age 6 and one at age 10: how many years lie between?',
      lookFor: '4 years, because 10 take away 6 is 4. Count the jumps, not the marks.',
    },
    misconception: {
      says: 'I count both marks to find the years between.',
      reply: 'Count the jumps. From 2 to 5 there are three jumps, though you touch four marks.',
    },
    easier: 'Put three events of your own life in order on the floor.',
    harder: 'Make one timeline for you and one for a grown-up and compare them.',
    prompts: [
      { ask: 'Which comes first in a life: child or baby?', answer: 'baby' },
      { ask: 'How many years are in a decade?', answer: '10' },
      { ask: 'Who was born first: you or your grandparent?', answer: 'your grandparent' },
      { ask: 'Rosa started school at 6 and finished at 18. How many years is that?', answer: '12', sum: '18 - 6' },
      { ask: 'Corn is planted in May. It is picked in October. How many months is that?', answer: '5', sum: '10 - 5' },
      { ask: '{hero} is 8. How old will {hero} be in a decade?', answer: '18', sum: '8 + 10' },
      { ask: '{friend} came to {place} 3 years ago at age 7. How old is {friend} now?', answer: '10', sum: '7 + 3' },
      { ask: 'Order from oldest: you, a grandparent, a parent.', answer: 'a grandparent, a parent, you' },
      {
        ask: 'A town got a train in 1900 and a bus in 1930. How many years lie between?',
        answer: '30',
        sum: '1930 - 1900',
      },
    ],
    sheets: [oneLife, cornYear],
  },
  {
    id: 'social-studies.2.culture',
    subject: 'social-studies',
    grade: '2nd',
    order: 8,
    short: 'Cultures near and far',
    iCan: 'I can compare parts of two cultures with respect.',
    codes: ['D2.Geo.6.K-2', 'D2.Geo.11.K-2'],
    prerequisites: ['social-studies.1.traditions'],
    keywords: [
      { word: 'culture', definition: 'the foods, words, music and ways that a group shares' },
      { word: 'custom', definition: 'a usual way to do something in a group' },
    ],
    model:
      'Say: I compare two customs. In many homes in India, people greet with hands together and say namaste. In many homes here, people shake hands. Show both. What is the same? Both say, I am glad to see you. What differs? The hands and the words. I do not say which is better.',
    check: {
      question: 'Name two parts of a culture and give an example of each.',
      lookFor: 'Two of food, clothing, language, music or customs, each with a true example.',
    },
    misconception: {
      says: 'Everyone in one country does the same things.',
      reply: 'Countries are big. Families in one town can eat, dress and sing in very different ways.',
    },
    easier: 'Show two ways to greet someone and tell what they share.',
    harder: 'Compare a song, a food and a custom from two cultures in four sentences.',
    prompts: [
      { ask: 'A sari is worn in India. Is it food or clothing?', answer: 'clothing' },
      { ask: 'Sushi comes from Japan. Which part of culture is it?', answer: 'food' },
      {
        ask: 'Name one musical instrument and tell how it is played.',
        answer: 'any true one, such as a drum: you tap it',
      },
      { ask: 'Bonjour means hello in French. Say it. Now say hello your way.', answer: 'bonjour, then any greeting' },
      {
        ask: 'Tacos come from Mexico. Name one more place where people enjoy tacos.',
        answer: 'any true place, such as the United States',
      },
      { ask: 'Compare chopsticks and forks. What is the same?', answer: 'both help people eat' },
      {
        ask: '{hero} from {place} has a custom that is new to you. What do you ask?',
        answer: 'a kind question, such as: What does it mean?',
      },
      { ask: 'How can a song from one land reach another?', answer: 'people travel and share it' },
      { ask: 'Describe one custom you could teach to {friend}.', answer: 'any true custom, told step by step' },
    ],
    sheets: [partsOfCulture, culturePage],
  },
]
