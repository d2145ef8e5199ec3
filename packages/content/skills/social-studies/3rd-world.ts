import type { Skill } from '../../types.ts'
import { cultureCompare, landAndPeople } from './organizers/3rd.ts'
import { adaptOrChange } from './sets/3rd.ts'
import { greatWorks } from './sets/timelines.ts'

export const thirdWorld: Skill[] = [
  {
    id: 'social-studies.3.map-tools',
    subject: 'social-studies',
    grade: '3rd',
    order: 5,
    short: 'Map keys and scale',
    iCan: 'I can use a map key and a scale to describe places and distances.',
    codes: ['D2.Geo.1.3-5', 'D2.Geo.2.3-5'],
    prerequisites: ['social-studies.2.compass'],
    keywords: [
      { word: 'scale', definition: 'the rule that tells how far a length on a map is in real life' },
      { word: 'legend', definition: 'another name for the map key, the box that explains the symbols' },
      { word: 'symbol', definition: 'a small picture or color that stands for something real' },
    ],
    model:
      'Lay two coins three finger widths apart. Say: This is my map. My scale says one finger is 10 miles. How far apart are the two towns? I count the fingers: one, two, three. Each is 10 miles. 10 and 10 and 10 make 30 miles. A map is small, so the scale gives me the real size.',
    check: {
      question: 'One square on a map is 5 miles. A road is 4 squares long. How far is it?',
      lookFor: '20 miles, because four jumps of 5 make 20.',
    },
    misconception: {
      says: 'Two places close on the map are close in real life.',
      reply: 'Check the scale first. On a map of the world, one finger width can be a thousand miles.',
    },
    easier: 'Count squares between two spots first and leave out the miles.',
    harder: 'Plan a round trip to three places and find its length with the scale.',
    prompts: [
      { ask: 'What does the legend of a map explain?', answer: 'what the symbols and colors mean' },
      { ask: 'A scale says 1 inch is 10 miles. How far is 3 inches?', answer: '30', sum: '3 * 10' },
      { ask: 'A square is 2 miles. A path is 6 squares. How many miles?', answer: '12', sum: '6 * 2' },
      { ask: 'Which direction lies between north and east?', answer: 'northeast' },
      { ask: 'On many maps, blue stands for what?', answer: 'water' },
      {
        ask: '{hero} walks 4 squares east and 3 squares south to {place}. How many squares is that?',
        answer: '7',
        sum: '4 + 3',
      },
      {
        ask: 'Numbers on a map grow to the south. {friend} is at B3 and moves 2 squares south. Name the new square.',
        answer: 'B5',
      },
      { ask: 'Which shows more detail: a map of a town or a map of a country?', answer: 'a map of a town' },
      {
        ask: 'Path A is 5 squares and path B is 8. Each square is 10 miles. How much longer is B?',
        answer: '30 miles',
      },
    ],
    sheets: [{ kind: 'grid-map', size: 6, places: 7, ask: ['direction', 'route', 'map-key', 'distance'] }],
  },
  {
    id: 'social-studies.3.adapt-change',
    subject: 'social-studies',
    grade: '3rd',
    order: 6,
    short: 'People and their land',
    iCan: 'I can explain how people adapt to a place and how they change it.',
    codes: ['D2.Geo.4.3-5', 'D2.Geo.8.3-5'],
    prerequisites: ['social-studies.2.nature-people'],
    keywords: [
      { word: 'adapt', definition: 'to change how you live so that it fits a place' },
      { word: 'modify', definition: 'to change the land itself' },
      { word: 'climate', definition: 'the usual weather of a place over many years' },
    ],
    model:
      'Make a hill from a blanket. Say: Here is a steep hill, and I want to farm. I could adapt: keep goats that climb well. Or I could modify the land: press flat steps into the hill, called terraces. Both work. To tell them apart I ask, did the people change, or did the land change?',
    check: {
      question: 'Is digging a canal adapting to the land or modifying it?',
      lookFor: 'Modifying, because the land itself is changed.',
    },
    misconception: {
      says: 'People can live only where it is easy.',
      reply: 'People live in deserts, on high mountains and in the far north. They adapt and build.',
    },
    easier: 'Choose clothes for a snowy place and a hot place and say why.',
    harder: 'Plan a village on a river that floods and explain three choices.',
    prompts: [
      { ask: 'You put on a coat in the snow. Is that adapt or modify?', answer: 'adapt' },
      { ask: 'Workers dig a tunnel. Is that adapt or modify?', answer: 'modify' },
      { ask: 'Why do some homes by the sea stand on tall posts?', answer: 'so that high water can pass below' },
      { ask: 'Why are roofs steep where much snow falls?', answer: 'so that the snow slides off' },
      {
        ask: 'In hot lands many people rest at midday. Explain why.',
        answer: 'it is the hottest part of the day, so they work when it is cooler',
      },
      {
        ask: '{hero} moves to {place}, where it is icy. List two ways to adapt.',
        answer: 'two of: warm clothes, thick walls, sleds, stored food',
      },
      {
        ask: 'Farmers in a dry valley need water. Suggest one way to modify the land.',
        answer: 'dig a canal or a well, or build a dam',
      },
      {
        ask: 'A town clears a forest. Name one gain and one cost.',
        answer: 'gain: wood or fields, cost: animals lose homes',
      },
      {
        ask: '{friend} says a wall will stop the sea for good. What would you answer?',
        answer: 'it may help, but storms and waves wear it down, so it needs care',
      },
    ],
    sheets: [adaptOrChange, landAndPeople],
  },
  {
    id: 'social-studies.3.landmarks',
    subject: 'social-studies',
    grade: '3rd',
    order: 7,
    short: 'Timelines of great works',
    iCan: 'I can order events by year and compare the time between them.',
    codes: ['D2.His.1.3-5', 'D2.His.2.3-5'],
    prerequisites: ['social-studies.2.timelines'],
    keywords: [
      { word: 'century', definition: '100 years' },
      { word: 'landmark', definition: 'a famous place or building that is easy to spot' },
    ],
    model:
      'Say: The Brooklyn Bridge opened in 1883. The Golden Gate Bridge opened in 1937. Which is older? I look at the first two digits. 18 comes before 19, so Brooklyn is older. How many years between? From 1883 to 1900 is 17. From 1900 to 1937 is 37. 17 and 37 make 54 years.',
    check: {
      question: 'The Eiffel Tower opened in 1889 and the Empire State Building in 1931. Which came first?',
      lookFor: 'The Eiffel Tower, because 1889 comes before 1931. It was 42 years earlier.',
    },
    misconception: {
      says: 'The 1800s are the 18th century.',
      reply: 'The first century had years 1 to 100. So the years from 1801 to 1900 are the 19th century.',
    },
    easier: 'Order three years on a line after you compare their first two digits.',
    harder: 'Make a timeline with five events where equal spaces stand for equal years.',
    prompts: [
      { ask: 'How many years are in a century?', answer: '100' },
      { ask: 'Which is earlier: 1904 or 1889?', answer: '1889' },
      {
        ask: 'The Brooklyn Bridge opened in 1883. Did the Eiffel Tower of 1889 come before or after?',
        answer: 'after',
      },
      {
        ask: 'The Panama Canal opened in 1914. The Golden Gate Bridge opened in 1937. How many years later?',
        answer: '23',
        sum: '1937 - 1914',
      },
      { ask: 'Order these years: 1931, 1886, 1914.', answer: '1886, 1914, 1931' },
      {
        ask: '{hero} finds a bell at {place} marked 1850. {friend} finds one marked 1825. Whose is older?',
        answer: 'the one that {friend} found',
      },
      {
        ask: 'The Panama Canal joins two oceans. Why did ships want it?',
        answer: 'they no longer had to sail around South America',
      },
      {
        ask: 'A timeline uses one step for 10 years. How many steps from 1880 to 1930?',
        answer: '5 steps',
      },
      {
        ask: 'Compare crossing a bay before and after a bridge is built.',
        answer: 'before: by boat, slow and stopped by storms, after: fast, on foot or by car',
      },
    ],
    sheets: [greatWorks],
  },
  {
    id: 'social-studies.3.cultures-share',
    subject: 'social-studies',
    grade: '3rd',
    order: 8,
    short: 'How cultures share',
    iCan: 'I can describe how a food or word or game spread to new places.',
    codes: ['D2.Geo.7.3-5', 'D2.His.2.3-5'],
    prerequisites: ['social-studies.2.culture'],
    keywords: [
      { word: 'culture', definition: 'the language, food, arts and customs that a group shares' },
      { word: 'heritage', definition: 'what people pass on from those who lived before them' },
      { word: 'immigrant', definition: 'a person who moves to a new country to live there' },
    ],
    model:
      'Say: The tomato first grew in the Americas. Ships took it to Europe about 500 years ago. Now cooks in Italy are famous for tomato sauce. Walk your fingers across the table as the tomato travels. I tell three parts: where it began, who carried it, and what people did with it in the new place.',
    check: {
      question: 'How can a food from one country become common in another?',
      lookFor: 'People move or trade, bring it along and share it. Others like it and make it their own.',
    },
    misconception: {
      says: 'Real culture never changes.',
      reply: 'Cultures grow all the time. People keep some customs, change others and borrow new ones.',
    },
    easier: 'Name one food you eat that came from another land.',
    harder: 'Compare one game in two cultures and explain what stayed the same.',
    prompts: [
      { ask: 'Tomatoes and corn first grew in the Americas. True or false?', answer: 'true' },
      {
        ask: 'The word “piano” came to English from Italian. Name one more borrowed word.',
        answer: 'such as taco, ballet, karate or safari',
      },
      {
        ask: 'List two ways that a song can travel to a new land.',
        answer: 'people move and sing it, traders or players bring it',
      },
      {
        ask: 'Tea was first grown in China. How did it reach other lands?',
        answer: 'traders carried it by land and by sea',
      },
      { ask: 'What is one part of your own heritage?', answer: 'any true food, word, song or custom from your family' },
      {
        ask: 'A family moves and opens a noodle shop at {place}. Describe how the place changes.',
        answer: 'people try a new food, hear new words and make new friends',
      },
      {
        ask: '{hero} teaches {friend} a game with {things}. {friend} changes one rule. Is it still shared culture?',
        answer: 'yes, customs often change as they spread',
      },
      {
        ask: 'Chess began in India long ago. Now people play it almost everywhere. What does that tell us?',
        answer: 'good ideas travel far and last long',
      },
      {
        ask: 'Retell how one food traveled: start, journey, new home.',
        answer: 'such as potatoes: the Andes, ships, Europe',
      },
    ],
    sheets: [cultureCompare],
  },
]
