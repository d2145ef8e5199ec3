import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'The rangers have time to search 12,000 square feet by noon. The grass before the cabin is 136 feet long and 75 feet wide, and no whistle lies in what they search. How many square feet is the grass?',
    answer: '10200',
    sum: '136 * 75',
    tells: '10,200, fewer than 12,000, so they search all of it. The whistle went farther.',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'In a test, one light scratch makes 3 crumbs. On the cabin floor, Noor counts 624 crumbs for our 48 marks. Suppose that every mark made equally many. How many crumbs did one mark make?',
    answer: '13',
    sum: '624 / 48',
    tells: '13 crumbs, and a light scratch makes 3. So something strong and hard made our marks.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'The guard looks in at the window every 25 minutes and saw nobody. The frog heard 3 rounds of scratching, 2 minutes each, and 2 pauses of 12 minutes. Write an expression for all the minutes. What is its value?',
    answer: '30',
    sum: '3 * 2 + 2 * 12',
    tells:
      '30 minutes, so the guard looked in during the visit. Our visitor is too small to be seen through the window.',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'Cones from a supper in the wood are stripped for 6 centimeters or more. On ours, the marks begin at 1.25 centimeters and stop at 5.55. For how many centimeters is ours marked?',
    answer: '4.3',
    sum: '5.55 - 1.25',
    tells: 'For only 4.3, less than 6. So nobody had our cone for supper.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'Of our crumbs, 3/4 lie below the hooks and 1/6 on the way there from the door. When Mateo searches the cabin with a crumbly cookie, just 1/2 of the crumbs lie there. What fraction of our crumbs is it?',
    answer: '11/12',
    tells:
      "It is 11/12, far more than Mateo's 1/2. So our visitor did not search the cabin, but went straight to the hooks.",
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'The noise began at 1:35 and lasted 30 minutes. When 7/8 of it was over, the frog heard the hook creak. How many minutes was that, as a mixed number?',
    answer: '26 1/4',
    further: true,
    tells: "26 1/4 minutes, so soon after two o'clock. The whistle left its hook just before the end.",
  },
  {
    skills: ['math.5.volume'],
    ask: 'Before dinner, Noor can sift 200 cubic inches of dirt and finds no whistle. The hollow below the floor is full of it: 9 by 4 by 3 inches, and beside that 6 by 6 by 2. How many cubic inches is that?',
    answer: '180',
    sum: '9 * 4 * 3 + 6 * 6 * 2',
    further: true,
    tells: '180, fewer than 200, so Noor sifts it all. The whistle did not fall in there.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'Noor wants to dust the floor tonight. It has 20 square yards, and each takes 45 grams of flour. The sack holds 1 kilogram. How many kilograms does Noor need?',
    answer: '0.9',
    sum: '20 * 45 / 1000',
    tells: '0.9 kilogram, less than 1, so the sack is enough. Whatever comes tonight will leave a trace.',
  },
  {
    skills: ['math.5.coordinates'],
    ask: 'The moon can shine in by the window, a rectangle, or by a hole in the roof, a trapezoid. On the plan, the moonlight has the corners (2, 1), (6, 1), (6, 4) and (2, 4). Graph them and name the shape.',
    answer: 'a rectangle',
    tells: 'A rectangle, so the moon shone in by the window. By its light, the whistle must have glinted.',
  },
  {
    skills: ['math.5.shape-families'],
    ask: "Our cone has a bare spot like a rhombus, Mateo's test cone one like a square. A loose scale has four straight sides, all equal, and no right angle. Is it a trapezoid, a rhombus or a square?",
    answer: 'a rhombus',
    tells: "A rhombus, so it is from our cone and not from Mateo's. It broke off right here.",
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'Our 48 marks sit on fewer than 30 scales. For marks two by two, Noor graphs scales and marks: (1, 2), (2, 4), (3, 6). Which point of the line has 48 up?',
    answer: '(24, 48)',
    tells: '(24, 48), so in pairs, 24 scales are enough. One by one would take 48, so ours are pairs.',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Plan a test: from how far off can the guard, at 303 feet, hear a scratch? Noor scratches just as hard up to 330 feet away. Which variable must Noor change?',
    answer: 'the distance',
    tells: 'Only the distance, and 303 is less than 330. So the guard can hear even somebody small.',
  },
  {
    skills: ['science.5.particles'],
    ask: 'Melted wax slides into every corner of one mark. Then it cools and gets hard. What do its particles do from then on?',
    answer: 'wiggle in place',
    further: true,
    tells:
      'They wiggle in place, so the wax keeps its shape. Now Noor has a copy of one mark to hold beside each suspect.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'Only honey or fresh crumbs turn water gold. In a closed jar, Noor soaks our 2 grams of crumbs in 150 grams of water. It weighs less than 153. How many grams is it without honey?',
    answer: '152',
    sum: '2 + 150',
    tells: '152, so there is no gram of honey. Our crumbs are fresh.',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'The silver whistle had a dent, a black crust and a scratch. Last evening Mateo rubbed off the clue to a new substance. Which was that?',
    answer: 'a black crust',
    tells: 'The black crust. Without it the whistle was bright, and that may have drawn somebody.',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'A lamp is the sun, and Noor turns a model Earth to 1:35 at night. Does our town now face the lamp or look away from it?',
    answer: 'away from it',
    tells: 'Away from it, so no sunlight reached the cabin. Only moon and stars could light up the whistle.',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'The tuft at the stem of our cone is green. In a dark box, with water and air, such a tuft goes yellow. What did it lack to make sugar?',
    answer: 'light',
    tells: 'Light. Ours is still green, so it hung in the light not long ago.',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Pinecones feed jays, mice and squirrels, and Olu eats mice. Noor has checked four of these eaters, and none fits. Draw the web. How many arrows does it have?',
    answer: '4',
    tells: 'Four, one for each eater, so Noor has checked all. As none fits, we ask for a stranger.',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: "On our cone, Noor finds a drop of water, a bit of moss and a grain of sand. What is alive shows best where the cone grew. Which one belongs to Earth's biosphere?",
    answer: 'the moss',
    tells: 'The moss. Its kind grows on shady boulders, so Noor will look for our pine there.',
  },
]
