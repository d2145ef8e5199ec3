import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'Noor counts 38 new oak twigs on top of the heap. From the nearest oak to here it is 158 feet. How many feet is that for all 38?',
    answer: '6004',
    sum: '38 * 158',
    tells: '6,004 feet, more than a mile. No oak grows up here, so each of them has come a long way.',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'From the cabin to the heap, the ground rises 924 inches, in 33 equal ledges. How many inches high is one ledge?',
    answer: '28',
    sum: '924 / 33',
    tells: '28 inches, high for a leg as short as that. Yet the prints go up every ledge, badge and all.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'The heap has 2 rows of holes, and each row has 3 wide holes and 1 narrow one. Evaluate 2 × (3 + 1) to find how many holes there are.',
    answer: '8',
    sum: '2 * (3 + 1)',
    tells: 'Eight holes, some high and some low. Whatever this heap is, it has many ways in.',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'At dawn the slope has 6.75 degrees Celsius. Just inside a hole it has 11.3 degrees. How many degrees warmer is that?',
    answer: '4.55',
    sum: '11.3 - 6.75',
    tells: '4.55 degrees warmer. So the heap keeps the cold out, like a good coat.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'From the ground up, 1/3 of the heap is gray and 5/9 is brown. The top is still green. Which fraction of its height is green?',
    answer: '1/9',
    tells: 'Only 1/9 is green, and all of that is on top. So the newest twigs came last.',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'The trail is 700 feet long. After 4/7 of it, a drag mark about as wide as our badge begins. How many feet from the cabin is that?',
    answer: '400',
    sum: '700 / 7 * 4',
    tells: 'After 400 feet the badge was no longer carried but pulled. It must have grown heavy.',
  },
  {
    skills: ['math.5.volume'],
    ask: 'With a long straw, Noor measures one tunnel of the heap. It is 24 inches long, 3 wide and 3 high. How many cubic inches is it?',
    answer: '216',
    sum: '24 * 3 * 3',
    tells:
      '216 cubic inches of tunnel, and at its end the straw meets something soft. So it is not all twigs in there.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'Once around the heap it is 22 feet. Noor ropes it off with pieces of cord, each 44 inches long. How many pieces does Noor need?',
    answer: '6',
    sum: '22 * 12 / 44',
    tells: 'Six pieces, and nobody steps inside them. Now no clue gets trampled, not even by Mateo.',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On the map, the trail starts at the cabin, at (2, 1). It goes 3 right and 4 up and meets a wall. At which point is that?',
    answer: '(5, 5)',
    tells: 'At (5, 5) a gray hair hangs on the wall. From there the trail runs straight on to the heap.',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A strip of bark at the top hole has two pairs of parallel sides, 9 and 4 centimeters long, and no right angle. Which name fits best?',
    answer: 'parallelogram',
    tells: 'A parallelogram, for both ends slant the same way. Noor finds that slant on many of the strips.',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'A is the feet walked on the trail: 0, 100, 200. B is the feet of height gained: 0, 11, 22. What is B at the heap, when A is 700?',
    answer: '77',
    sum: '700 / 100 * 11',
    tells: '77 feet above the cabin. From the heap, one can see every light that we turn on.',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: where do prints in dew last longest? Noor has one stamp and equal dew on moss, on grass and on stone. Which variable must Noor change?',
    answer: 'the ground',
    tells: 'The ground. Prints last longest on moss, so Noor looks for the trail there first.',
  },
  {
    skills: ['science.5.particles'],
    ask: 'Resin glues two twigs of the heap together. It keeps its shape, for its particles only wiggle in place. In which state is it?',
    answer: 'solid',
    tells: 'Solid. Runny resin takes weeks to get so hard, so these two were not laid here last night.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'Noor shakes 25 grams of dirt from a hole with 400 grams of water, in a closed jar. How many grams is it all together?',
    answer: '425',
    sum: '25 + 400',
    tells: 'Still 425 grams, so nothing gets lost. Noor goes through all of it and finds one gray hair.',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'In the morning sun, the dew on the slope turns to water vapor. Is that a physical or a chemical change?',
    answer: 'physical',
    tells: 'Physical, for water stays water. But the prints go with the dew, so Noor hurries to copy them.',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'The sun comes up over our heap. What does a ranger on the far side of Earth see just then: sunrise, noon or sunset?',
    answer: 'sunset',
    tells: 'Sunset, so night animals wake up there. Ours has a whole day to sleep, and we have one to look.',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A small pine grows from a crack beside the heap. Did it build its wood mostly from stone, or from air and water?',
    answer: 'air and water',
    tells:
      'From air and water, so bare stone will do. Its gnawed twigs lie deep in the heap, so somebody gathers right here, too.',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Mushrooms and bacteria break down the lowest twigs. Suppose they were gone. Would more or fewer old twigs lie there?',
    answer: 'more',
    tells: 'More. As they work, the heap sinks at the bottom, while new twigs come on top.',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'By one hole, Noor finds a striped pebble, a feather and a drop of dew. Which one belongs to the geosphere?',
    answer: 'the pebble',
    tells: 'The pebble. It is striped just like the one that lay in the cabin.',
  },
]
