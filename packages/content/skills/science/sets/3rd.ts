import { sortByFacts } from './sort-by-facts.ts'

export const fairOrUnfair = sortByFacts('You test how balls bounce and roll. Is this step fair?', {
  'keeps the test fair':
    'same drop height, same floor, three tries each, same gentle release, same measuring tool, same starting line, recording every result, measuring every ball',
  'makes the test unfair':
    'different drop heights, throwing just one ball down, different floors, extra tries for one ball, guessing instead of measuring, hiding a bad result, changing two things, skipping one ball',
})

export const balancedOrNot = sortByFacts(
  'What stays still is balanced. What starts, speeds up or slows down is unbalanced. Are the forces on it balanced?',
  {
    'balanced forces':
      'book on a table, parked car, tied tug-of-war, sleeping cat, lamp hanging still, boat floating still, park statue, apple in a bowl',
    'unbalanced forces':
      'ball starting to roll, falling apple, braking car, rocket lifting off, sled speeding up, ball being kicked, bike slowing down, door swinging open',
  },
)

export const inheritedOrLearned = sortByFacts('Was it passed on by parents or picked up later?', {
  inherited:
    'eye color, dimples, stripes on a zebra, shape of a beak, color of a rose, eight legs of spiders, spots on a leopard, natural hair color',
  learned:
    'riding a bike, speaking Spanish, tying shoes, reading a map, playing piano, a dog shaking hands, doing long division, writing your name, playing chess',
})

export const weatherOrClimate = sortByFacts('Is it weather (one time) or climate (the pattern over many years)?', {
  weather:
    'rain this afternoon, fog at breakfast, a windy Tuesday, snow last night, a cloudy lunchtime, hail at noon, thunderstorm tomorrow, frost this morning',
  climate:
    'dry deserts every year, icy poles every winter, rainy season every summer, snow every January, mild winters every year, 30-year average heat, hot summers every year, 50-year average rain',
})
