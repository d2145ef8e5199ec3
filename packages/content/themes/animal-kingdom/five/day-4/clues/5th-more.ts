import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'Each night the woodrat makes 24 trips to the wood, 316 feet there and back. How many feet is that?',
    answer: '7584',
    sum: '24 * 316',
    tells: '7,584 feet a night, nearly a mile and a half. Our woodrat knows every inch of the slope.',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'Noor reads 351 letters about things that went. They are from 27 huts, and each hut wrote equally many. How many letters did each write?',
    answer: '13',
    sum: '351 / 27',
    tells: '13 from every hut. So ours is not the only woodrat with a taste for shiny things.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'In the lost-and-found book, 6 pages list 8 shiny things each, and 5 of them turned up again. Write an expression for the rest. What is its value?',
    answer: '43',
    sum: '6 * 8 - 5',
    tells: '43 shiny things are still missing. So this has been going on for years.',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A drag mark on the path is 4.3 centimeters wide. Our badge is 4.05 centimeters wide. How many centimeters wider is the mark?',
    answer: '0.25',
    sum: '4.3 - 4.05',
    tells: 'Just 0.25 centimeter, so the badge wobbled along there. It was pulled, and that was hard work.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'Olu listens at the heap. The woodrat builds for 3/8 of the night and sleeps for 1/6 of it. Which fraction of the night is that together?',
    answer: '13/24',
    tells: '13/24 is just over half. The other part of the night is free for walks.',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'Of 468 visits to the huts, 5/9 came on clear nights with a moon. How many visits is that?',
    answer: '260',
    sum: '468 / 9 * 5',
    tells: '260, more than half. By moonlight, metal glints from far off.',
  },
  {
    skills: ['math.5.volume'],
    ask: 'Our pinecone, twig and pebble just fit into a box, 6 inches long, 3 inches wide and 2 inches high. How many cubic inches is it?',
    answer: '36',
    sum: '6 * 3 * 2',
    tells: '36 cubic inches hold all three. So each of them can be dragged, even by somebody small.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'In 1.5 hours, Olu sees the woodrat take 6 walks of 12 minutes each. How many minutes were left for a rest?',
    answer: '18',
    sum: '1.5 * 60 - 6 * 12',
    tells: 'Only 18 minutes. A woodrat has a busy night, so a walk to us must be worth it.',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On the map, the heap is at (8, 5). A dropped bottle cap lies 3 left and 3 down from it. Name the point.',
    answer: '(5, 2)',
    tells: 'At (5, 2), out in the open. So the woodrat does not keep every find.',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'The night log was left open on the bench. Its clean shape in the dust has four equal sides and four right angles. How many of these names fit: rectangle, rhombus, trapezoid?',
    answer: '2',
    tells: 'Two, for it is a square. The pebble lies close against its edge, so the log was there when it came.',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'For each night, Olu lays down 6 gray feathers for walks to huts and 24 white ones for trips to the wood. From 0, how many white ones go with 30 gray ones?',
    answer: '120',
    sum: '30 * (24 / 6)',
    tells: '120, always four times as many. So a walk to a hut is something special.',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: does silver clink like the heap? Noor has spoons of silver, tin and wood, all of one size, and one stone. Which variable must Noor change?',
    answer: 'the material',
    tells: 'Only the material, and only silver clinks just like the heap. So our whistle may be in there.',
  },
  {
    skills: ['science.5.particles'],
    ask: 'However hard jaws squeeze our pebble, it does not get smaller. How do its particles lie: close together or far apart?',
    answer: 'close together',
    tells: 'Close together, so nobody can press a stone into a handier shape. It had to be lugged as it is.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'Our twig weighs 9 grams dry. Noor put it into a closed bag with 1.5 grams of dew on it. How many grams are in the bag, even when the twig has dried?',
    answer: '10.5',
    sum: '9 + 1.5',
    tells: 'Still 10.5, as nothing gets out of the bag. The dew tells Noor that our twig came over wet grass.',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'Some acorns from the store turned black, and their smell is sharp and new. Is that a physical or a chemical change?',
    answer: 'chemical',
    tells: 'Chemical, and they lie on a pile of their own below the heap. So our woodrat sorts what it has.',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A flower gives a bee sugar. In the light, the plant made it from water and a gas of the air. Which gas?',
    answer: 'carbon dioxide',
    tells:
      'The plant can make more, and the bee carries its pollen around. Noor writes that down, with a question mark.',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Owls and foxes eat woodrats. Suppose all owls left the valley. Infer: would there be more or fewer woodrats at first?',
    answer: 'more',
    tells: 'More. But Olu is out every night, so our woodrat takes a risk for each shiny thing.',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'The woodrat comes out as our side of Earth turns away from the sun. Is that at sunrise, at noon or at sunset?',
    answer: 'at sunset',
    tells: "At sunset. So that is when tonight's watch must begin, and Mateo should nap before.",
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "The creek rolls stones over and over until they are round. Which two of Earth's systems interact?",
    answer: 'hydrosphere and geosphere',
    tells: 'Hydrosphere and geosphere. Our pebble is smooth all over, so the creek has rolled it for years.',
  },
]
