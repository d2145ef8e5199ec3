import type { Skill } from '../../types.ts'
import { evidenceFrame, ideaJourney, twoAccounts } from './organizers/5th.ts'
import { settleOrStayAway } from './sets/5th.ts'
import { fartherAndFaster } from './sets/timelines.ts'

export const fifthWorld: Skill[] = [
  {
    id: 'social-studies.5.map-analysis',
    subject: 'social-studies',
    grade: '5th',
    order: 5,
    short: 'Planning with maps',
    iCan: 'I can use coordinates and scale to plan and justify a route.',
    codes: ['D2.Geo.2.3-5', 'D2.Geo.3.3-5'],
    prerequisites: ['social-studies.4.map-scale'],
    keywords: [
      { word: 'latitude', definition: 'how far north or south of the equator a place is' },
      { word: 'longitude', definition: 'how far east or west a place is from a line through Greenwich, England' },
      { word: 'equator', definition: 'the line around the middle of Earth, halfway between the poles' },
    ],
    model:
      'Wrap a belt around a ball or a pillow. Say: This is the equator, zero degrees. Up from here is north latitude, down is south. Lines from pole to pole show longitude. Two numbers fix one spot on Earth. For a route I do the same on a grid: start, end, squares between, times the scale.',
    check: {
      question: 'Two places have the same latitude. What do you know about them?',
      lookFor: 'They are equally far north or south of the equator.',
    },
    misconception: {
      says: 'The shortest route is always the quickest.',
      reply: 'A short route over a mountain may take a day. A long flat one may take an hour. Check the map key.',
    },
    easier: 'Point north or south of a belt that stands for the equator.',
    harder: 'Plan a three-stop trip under 200 miles and justify each turn.',
    prompts: [
      { ask: 'Which line is at zero degrees latitude?', answer: 'the equator' },
      { ask: 'Does latitude tell north and south or east and west?', answer: 'north and south' },
      { ask: 'A square is 50 miles. A route is 7 squares. How many miles?', answer: '350', sum: '7 * 50' },
      {
        ask: 'Letters run east and numbers run south. You stand at F6. Go 3 west and 4 north. Where are you?',
        answer: 'C2',
      },
      {
        ask: 'You drive 120 miles at 40 miles an hour. How many hours does it take?',
        answer: '3 hours',
      },
      {
        ask: '{hero} can reach {place} by 6 squares of swamp or 9 squares of flat trail. Swamp takes 2 hours a square and trail 1 hour. Which is quicker?',
        answer: 'the trail: 9 hours instead of 12',
      },
      {
        ask: '{friend} hides {things} at the same latitude as the camp but farther east. In which direction do you search?',
        answer: 'east',
      },
      {
        ask: 'Is a place near the equator likely to be hot or cold at sea level? Infer why.',
        answer: 'hot, because the sun stands high there all year',
      },
      {
        ask: 'A map shows a straight path across a wide river with no bridge. Revise the route.',
        answer: 'go along the river to a bridge or a ferry, then on to the goal',
      },
    ],
    sheets: [{ kind: 'grid-map', size: 8, places: 8, ask: ['route', 'direction', 'map-key', 'distance'] }],
  },
  {
    id: 'social-studies.5.where-people-settle',
    subject: 'social-studies',
    grade: '5th',
    order: 6,
    short: 'Where people settle',
    iCan: 'I can infer why people settled in a place and how that place changed.',
    codes: ['D2.Geo.5.3-5', 'D2.Geo.6.3-5', 'D2.Geo.8.3-5'],
    prerequisites: ['social-studies.4.regions', 'social-studies.4.people-move'],
    keywords: [
      { word: 'settlement', definition: 'a place where people have come to live' },
      { word: 'population', definition: 'the number of people who live in a place' },
      { word: 'density', definition: 'how crowded an area is' },
    ],
    model:
      'Make a river with a scarf and a hill with a pillow. Say: I have ten coins for ten families. Where do they settle? Six along the river: water, fish, boats. Three on the flat land: farms. One on the hill: a lookout. Now a road comes. I move two coins to the crossroads. Land and links decide where people live.',
    check: {
      question: 'Why did many early cities grow along rivers such as the Nile?',
      lookFor: 'Water to drink and for crops, rich soil from floods, fish, and boats to move goods.',
    },
    misconception: {
      says: 'People are spread evenly over Earth.',
      reply:
        'They are not. Most live where there is water, food, work and a mild climate. Deserts and ice have few people.',
    },
    easier: 'Choose the best of three spots for a village and give one reason.',
    harder: 'Design a settlement map and justify where food, water and trade come in.',
    prompts: [
      {
        ask: 'Name two things that early settlers had to have close by.',
        answer: 'two of: fresh water, food or soil, wood, shelter',
      },
      { ask: 'The Nile River helped which ancient land to grow?', answer: 'Egypt' },
      { ask: 'Which has a higher population density: a city or a desert?', answer: 'a city' },
      {
        ask: 'A village of 80 people gains 35 newcomers. What is its population?',
        answer: '115',
        sum: '80 + 35',
      },
      {
        ask: 'A railroad is built through a small town. Predict two changes.',
        answer: 'such as more people, new shops, goods that arrive faster',
      },
      {
        ask: '{hero} must choose for a camp: a dry hilltop with a wide view or a riverbank that floods. Argue for one.',
        answer: 'either, with a reason and a plan for its weak point',
      },
      {
        ask: '{place} has many {things} but no fresh water. Evaluate it as a place to settle.',
        answer: 'poor, unless water can be brought in, goods alone do not keep people alive',
      },
      {
        ask: 'Why do deserts with an oasis have towns at the oasis?',
        answer: 'it is where there is water for people, animals and crops',
      },
      {
        ask: 'A mine closes and half of a town’s people move. Infer how the town changes.',
        answer: 'shops and schools may close, and homes stand empty or cost less',
      },
    ],
    sheets: [settleOrStayAway],
  },
  {
    id: 'social-studies.5.evidence',
    subject: 'social-studies',
    grade: '5th',
    order: 7,
    short: 'Claims and evidence',
    iCan: 'I can argue a claim about the past with evidence from two sources.',
    codes: ['D2.His.6.3-5', 'D2.His.10.3-5', 'D2.His.16.3-5'],
    prerequisites: ['social-studies.4.sources'],
    keywords: [
      { word: 'claim', definition: 'an answer that you try to prove' },
      { word: 'evidence', definition: 'facts or objects that help to show what is true' },
      { word: 'bias', definition: 'leaning toward one side, often without noticing' },
    ],
    model:
      'Look around the room and say: My claim is, someone ate breakfast here. Evidence one: crumbs on the table. Evidence two: a wet spoon in the sink. Reasoning: crumbs and a wet spoon show that a meal was not long ago. One clue is weak. Two clues from different places are stronger. Historians work this way.',
    check: {
      question: 'Why is it better to use two sources than one?',
      lookFor: 'One source can be wrong or biased. When two separate sources agree, the claim is stronger.',
    },
    misconception: {
      says: 'If a source has bias it is useless.',
      reply: 'It still tells you what that person believed or wanted. Use it with care and compare it with others.',
    },
    easier: 'Find two clues at home that show what someone did this morning.',
    harder: 'Argue against your own claim with the best evidence you can find.',
    prompts: [
      { ask: 'Is “The bridge opened in 1883” a fact to check or an opinion?', answer: 'a fact that can be checked' },
      { ask: 'Is “It is the best bridge” a fact or an opinion?', answer: 'an opinion' },
      {
        ask: 'Name two sources that could tell about your school 50 years ago.',
        answer: 'two of: old photos, former pupils, a school log, old maps',
      },
      {
        ask: 'A shoe seller writes that his shoes are the finest on Earth. What is his bias?',
        answer: 'he wants to sell the shoes',
      },
      {
        ask: 'Two diaries say the ship sailed on a Monday. One letter says Tuesday. Which claim has more support?',
        answer: 'Monday, with two sources, but check that the diaries are separate',
      },
      {
        ask: '{hero} claims that {place} was once a market. Suggest two kinds of evidence to look for.',
        answer: 'such as old coins, weights, a map with stalls or a written account',
      },
      {
        ask: '{friend} finds many {things} in one pit. Give two different claims that would fit.',
        answer: 'such as a storage place, a trash heap or a workshop',
      },
      {
        ask: 'Two people describe one storm differently. Infer a reason that has nothing to do with lying.',
        answer: 'they were in different spots, or recall different parts',
      },
      {
        ask: 'Justify this claim with two facts: life was harder without running water.',
        answer: 'such as carrying heavy pails each day and washing all clothes by hand',
      },
    ],
    sheets: [evidenceFrame, twoAccounts],
  },
  {
    id: 'social-studies.5.ideas-travel',
    subject: 'social-studies',
    grade: '5th',
    order: 8,
    short: 'Inventions that changed life',
    iCan: 'I can explain how an invention spread and what it changed.',
    codes: ['D2.His.2.3-5', 'D2.His.14.3-5', 'D2.Geo.7.3-5'],
    prerequisites: ['social-studies.3.cultures-share', 'social-studies.4.change-makers'],
    keywords: [
      { word: 'invention', definition: 'a new tool or way of doing something' },
      { word: 'trade route', definition: 'a path by land or sea that merchants use' },
      { word: 'civilization', definition: 'a large society with cities, government and writing or records' },
    ],
    model:
      'Say: The numerals 0 to 9 began in India. Traders and scholars in the Middle East used them and wrote about them. From there they reached Europe. Walk three steps, one for each stop. What changed? Try to add long Roman numerals. Hard! With ten digits, sums got easier. Origin, route, effect: that is how I explain it.',
    check: {
      question: 'Why do ideas often spread along trade routes?',
      lookFor: 'Merchants and travelers meet there, and they share more than goods: words, tools and skills.',
    },
    misconception: {
      says: 'One person invents a thing and it is done.',
      reply: 'Most inventions are built on older ones by many people. The next person makes them better.',
    },
    easier: 'Name one invention at home and tell how people did that job before.',
    harder: 'Argue which of three inventions changed daily life most and defend your choice.',
    prompts: [
      { ask: 'In which land were the numerals 0 to 9 first used: India or France?', answer: 'India' },
      { ask: 'Silk was first made in one land. Which?', answer: 'China' },
      {
        ask: 'What did merchants carry on the Silk Road besides goods?',
        answer: 'ideas, skills, languages, stories and beliefs',
      },
      {
        ask: 'The first powered airplane flew in 1903. People walked on the moon in 1969. How many years lie between?',
        answer: '66',
        sum: '1969 - 1903',
      },
      {
        ask: 'The printing press made books cheaper. Infer one effect.',
        answer: 'more people could read and share ideas',
      },
      {
        ask: 'The wheel reaches {place} for the first time. Predict two changes.',
        answer: 'such as heavier loads of goods and faster trips',
      },
      {
        ask: '{hero} invents a way to carry {things} across water. List what must happen before it spreads.',
        answer: 'others must see it, want it, be able to make it and share it',
      },
      {
        ask: 'The Maya of Central America used a symbol for zero. Why is zero so useful?',
        answer: 'it shows an empty place, so large numbers are easy to write',
      },
      {
        ask: 'Give one good effect and one hard effect of cars.',
        answer: 'good: fast trips and far jobs, hard: noise, dirty air or accidents',
      },
    ],
    sheets: [fartherAndFaster, ideaJourney],
  },
]
