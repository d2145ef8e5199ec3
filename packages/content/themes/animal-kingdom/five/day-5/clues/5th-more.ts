import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'When did the hook go bare? By evening, all rangers together can read 4,000 pages. There are 26 old log books of 144 pages each. How many pages is that?',
    answer: '3744',
    sum: '26 * 144',
    tells:
      '3,744, so by evening they have read them all. One page, twenty years old, notes that something of brass is gone.',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'Our thing carries 480 milligrams of green crust. An old brass hinge, just as large and 28 years old, carries 672. How many milligrams is that a year?',
    answer: '24',
    sum: '672 / 28',
    tells: '24 a year, so 480 take twenty years. Our thing has been turning green for so long.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Our offers were two lids of 18 grams each and a key ring of 25 grams. Whistle and badge weigh 34 grams together. Write an expression for their weight. What is its value?',
    answer: '61',
    sum: '2 * 18 + 25',
    tells: '61, far more than 34. So a third thing on top was only fair.',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'The loop of the green thing is 0.9 centimeter wide inside. The bare hook is 0.65 centimeter thick. How many centimeters are to spare?',
    answer: '0.25',
    sum: '0.9 - 0.65',
    tells: 'The loop slips over it, with 0.25 centimeter to spare. So our thing could have hung on that hook.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'Suki says that one bit of our thing gleams like gold. Mateo says that green crust and mud cover all of it. The crust covers 4/5 and the mud 1/6. What fraction is that in all?',
    answer: '29/30',
    tells: 'It is 29/30, so Suki is right: 1/30 is bare. There we see that it is brass below the green.',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'When our visitor carries nothing, 1/10 of its prints are deep. In the flour, 5/6 of all small prints run between heap and stone, and 2/5 of those are deep. What part of all prints is that?',
    answer: '1/3',
    tells: 'A third, far more than 1/10. So small feet hauled heavy things over the flour last night.',
  },
  {
    skills: ['math.5.volume'],
    ask: 'Noor presses all the mud from inside the thing into a block, 3 centimeters long, 3 wide and 3 high. The thing with its mud took up 34 cubic centimeters. How many is the mud?',
    answer: '27',
    sum: '3 * 3 * 3',
    tells: '27 of the 34, so only 7 are metal. The thing is hollow, with a thin wall.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'The last bit of mud must soak three times, for 1 hour 20 minutes each. It gets dark in 5 hours. How many hours does the soaking take?',
    answer: '4',
    sum: '3 * 80 / 60',
    further: true,
    tells: 'Four hours, so before dark we can see right to the bottom of it. Mateo hums, to help the mud.',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On a drawing of the cabin wall, the hooks are at (2, 7), (5, 7) and (8, 7), and the last one is bare. A pale spot on the wall is 6 right and 3 down from the first hook. Name its point.',
    answer: '(8, 4)',
    tells: '(8, 4), straight below the bare hook. So something hung there for years.',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Noor draws the flat stone: two parallel sides, 14 and 9 inches long, with their ends joined by straight lines. Classify the shape.',
    answer: 'a trapezoid',
    tells: 'A trapezoid, with its 14-inch side toward the heap. That is where the whistle and the badge lay.',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'A counts ranger huts: 0, 4, 8. B counts the hooks by their doors: 0, 12, 24. Both go on like that. How many hooks do 12 huts have?',
    answer: '36',
    sum: '12 * (12 / 4)',
    tells: '36, always three times as many as huts. So each hut once needed three, and one of ours hangs empty.',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: what takes green crust off brass? Noor has three equal pins, water, ash and lemon juice. Which variable must Noor change: the pins, the time or the cleaner?',
    answer: 'the cleaner',
    tells: 'The cleaner, and lemon juice works best. Now Noor can free the marks from the green crust.',
  },
  {
    skills: ['science.5.particles'],
    ask: 'Noor drips water onto the hard mud, and it creeps into every gap. In which state do particles slide past each other like that?',
    answer: 'liquid',
    tells: 'As a liquid. The mud gets soft all through, so soon we see what is hidden in it.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'In a closed bag are the washed thing, 58 grams, and 140 grams of lemon juice. The green crust dissolves, and Mateo fears that the bag leaks. How many grams should be in it now?',
    answer: '198',
    sum: '58 + 140',
    tells: 'Still 198, and the scale shows that. No leak: the crust is in the juice, and a band of marks comes out.',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'The mud in the thing dried long ago and cracked. Wet again, it is as soft as before. Did a new substance form when it dried?',
    answer: 'no',
    tells: 'No, it is the same mud as twenty years ago. So Noor can still find out where it is from.',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'The old fern in our mud has thin roots. What did they take in for making sugar: light, water or air?',
    answer: 'water',
    tells: 'Water, so the mud was damp back then. In a damp place, brass turns green all the faster.',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'In our mud lie bits of oak, half crumbled to soil. Who breaks down remains like that: producers, consumers or decomposers?',
    answer: 'decomposers',
    tells: 'Decomposers, and in dry mud they are slow. So the bits of oak got in there years ago.',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'The hook has been bare for twenty years. How many times has Earth gone around the sun since then?',
    answer: '20',
    tells: 'Twenty orbits, and four seasons in each. So whatever hung there may look quite different by now.',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "Noor sorts the mud into rock dust and rotten bark. Which two of Earth's systems do they come from?",
    answer: 'geosphere and biosphere',
    tells: 'Geosphere and biosphere. The same kind of bark lines the holes of our heap.',
  },
]
