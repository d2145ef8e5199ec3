import { sortByFacts } from '../../science/sets/sort-by-facts.ts'

export const helpsOrHarms = sortByFacts('Does it help the community or harm it?', {
  'helps the community':
    'pick up litter, plant a shade tree, return a lost hat, hold a door open, sweep the sidewalk, water a park garden, greet a new neighbor, give food to others, recycle cans',
  'harms the community':
    'drop litter, break a park bench, tease a neighbor, draw on a bus seat, steal a bike, waste park water, push in line, snap a young tree, tear a library book',
})

export const goodOrService = sortByFacts('Is it a good or a service?', {
  'a good': 'bread, shirt, bike, book, pencil, chair, apple, hat, toy truck, soap',
  'a service':
    'a haircut, a bus ride, a swim lesson, a dog walk, fixing a bike, washing a car, a piano lesson, mowing a lawn, a tooth cleaning',
})

export const cityOrFarm = sortByFacts('Where would you mostly see it: in a big city or on a farm?', {
  'in a big city':
    'skyscraper, subway train, taxi stand, parking garage, tall office building, crowded sidewalk, hotel tower, city hall, bus station',
  'on a farm': 'barn, tractor, cornfield, haystack, hen house, cow pasture, pigpen, grain silo, plow, sheep pen',
})

export const longAgoOrToday = sortByFacts('Is it from long ago or from today?', {
  'from long ago':
    'horse and wagon, quill pen, oil lamp, washboard, butter churn, spinning wheel, ink pot, stagecoach, horse-drawn fire engine, suit of armor',
  'from today':
    'electric car, jet airplane, washing machine, space station, school bus, light switch, helicopter, dishwasher, electric scooter',
})
