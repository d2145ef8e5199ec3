import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'For its meals, a woodrat needs to walk 2,000 feet a night. Olu counts 24 trips of our woodrat to the wood. Each is 316 feet, there and back. How many feet is that?',
    answer: '7584',
    sum: '24 * 316',
    tells: '7,584 feet, far more than 2,000. So our woodrat gathers far more than its meals.',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'At a hut without a woodrat nearby, 3 things get lost in a year. Noor reads 351 letters about lost things of this year. They are from 27 huts, and each hut wrote equally many. How many letters did each write?',
    answer: '13',
    sum: '351 / 27',
    tells:
      '13, far more than 3. So things do not just get lost: near those huts live more woodrats with a taste for them.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'A hut loses at most 2 things a year. The lost-and-found book lists 6 pages of 8 things, of which 6 turned up. Of the rest, 7 huts lost equally many. Write one expression for one hut: what is its value?',
    answer: '6',
    sum: '(6 * 8 - 6) / 7',
    further: true,
    tells:
      'It is (6 × 8 - 6) ÷ 7, or 6, and in a year only 2 are lost. So this has been going on for three years or more.',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A drag mark on the path is 4.3 centimeters wide. Our badge is 4.05 centimeters wide, and what is dragged wobbles by 0.5 at most. How many centimeters wider is the mark?',
    answer: '0.25',
    sum: '4.3 - 4.05',
    tells: 'Just 0.25 centimeter, less than 0.5. So the badge made this mark: it was dragged, and that was hard work.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'Olu listens at the heap. The woodrat builds for 3 3/4 hours of the night and sleeps for 1 2/3. The night has 12 hours. How many hours are gone?',
    answer: '5 5/12',
    further: true,
    tells: 'It is 5 5/12 hours of 12, less than half. So more than half of the night is free for walks.',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'Of all nights, a third are clear and have a moon. By chance, a third of the 468 visits, or 156, would fall on them. In the books, 5/9 of the visits do. How many visits is that?',
    answer: '260',
    sum: '468 / 9 * 5',
    tells: '260, far more than 156. So a woodrat likes moonlight, when metal glints from far off.',
  },
  {
    skills: ['math.5.volume'],
    ask: 'Below the cabin step is a dry hollow of 50 cubic inches. Our pinecone, twig and pebble just fit into a box, 6 inches long, 3 inches wide and 2 inches high. How many cubic inches is that?',
    answer: '36',
    sum: '6 * 3 * 2',
    tells: '36, fewer than 50. So a woodrat could keep all three in that hollow until it finds something better.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'Noor watches for 1.5 hours. In that time, Pip rests for 45 minutes. The woodrat walks to and fro for 72 minutes and rests for what is left. How many minutes does it rest?',
    answer: '18',
    sum: '1.5 * 60 - 72',
    tells: "Only 18, less than half of Pip's 45. A woodrat has a busy night, so a walk to us must be worth it.",
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'On the map, the heap is at (8, 5), the oaks at (8, 4), a dropped bottle cap at (5, 2). The woodrat came to it 3 left and 3 down. Where did it start?',
    answer: '(8, 5)',
    further: true,
    tells: 'At (8, 5), its heap, and it dropped the cap. So it does not keep every find.',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'Did the square log or the long map lie on the bench? The clean shape in the dust has four equal sides and four right angles. How many of these names fit: rectangle, rhombus, triangle?',
    answer: '2',
    tells: 'Two, for it is a square: the log. The pebble lies just along its edge, so somebody set it down there.',
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
    ask: 'Plan a test: does silver clink like the heap? Noor taps one stone with spoons of silver, tin and wood, all of one size. Only the silver one sounds like it. Which variable must Noor change?',
    answer: 'the material',
    tells: 'Only the material, so our silver whistle may be in there.',
  },
  {
    skills: ['science.5.particles'],
    ask: 'However hard jaws squeeze our pebble, it does not get smaller. How do its particles lie: close together or far apart?',
    answer: 'close together',
    tells: 'Close together, so nobody can press a stone into a handier shape. It had to be lugged as it is.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'Our twig weighs 9 grams dry. Noor put it into a closed bag with 1.5 grams of dew. The scale shows more than 10. How many grams should it be if the bag stayed shut?',
    answer: '10.5',
    sum: '9 + 1.5',
    tells: '10.5, so the dew is still in there. Our twig came over wet grass.',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'Some acorns from the store turned black, and their smell is sharp and new. How many clues to a new substance are there?',
    answer: '2',
    further: true,
    tells: 'Two, so the change is chemical. Those acorns lie on a pile of their own, so our woodrat sorts what it has.',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'A flower gives a bee sugar. In the light, the plant made it from water and a gas of the air. Which gas?',
    answer: 'carbon dioxide',
    tells:
      'Carbon dioxide, and the air has plenty. So a flower can spare sugar, the bee carries its pollen, and both do well.',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Owls eat mice and woodrats. Suppose that most mice left the slope. What do the owls then eat more of?',
    answer: 'woodrats',
    further: true,
    tells: 'Woodrats. Olu is out every night, so our woodrat takes a risk for each shiny thing.',
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
