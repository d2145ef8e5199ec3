import { rings } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'At an empty heap, Noor found only 25 tiny prints. Here are 19 at one hole and 17 at the next. Fill the ten of 19 first. How many?',
    answer: '36',
    sum: '19 + 17',
    further: true,
    tells: '36 is more than 25. So somebody goes in and out here.',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: "Mateo's night log has 64 lines. Only 26 of them are filled in. How many are empty?",
    answer: '38',
    sum: '64 - 26',
    tells: '38 empty lines, so nobody watched for most of the night. Lots of time to carry off a badge!',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Years ago, a ranger put a rope around the heap: 203 inches. Today it takes 230. Which sign goes between 230 and 203: < or >?',
    answer: '>',
    tells: '230 is greater, so the heap has grown. Somebody still builds here.',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'The poles up the slope are numbered by fives. The fresh prints pass 75, 80, 85 and 90. They end at the next pole. Which one is that?',
    answer: '95',
    sum: '90 + 5',
    tells: 'Pole 95, and our heap stands right there. So the prints belong to this heap.',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'On the map, the heap stands 63 steps up. Suki follows the prints 46 steps up, 18 back and 35 up again. How far up is Suki?',
    answer: '63',
    sum: '46 - 18 + 35',
    tells: '63 steps, so Suki is at the heap. The prints lead right to it.',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'Whoever goes out and comes back makes two lines of prints. At a hole, Noor counts 16 lines. Draw a dot for each, in 2 equal rows. How many are left over?',
    answer: '0',
    tells: 'None, so for each way out there is a way back. Somebody goes out from here and comes back again.',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'Among the twigs are things that no tree drops. The whole slope around has just 12. How many has the heap in all?',
    answer: '22',
    sum: '7 + 4 + 5 + 6',
    graph: rings('Odd things in the heap', { buttons: 7, reeds: 4, shells: 5, feathers: 6 }),
    tells: '22 is far more than 12. So somebody brought them together.',
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'In an empty heap, soft bark fills a fourth. Noor draws ours as a square and cuts it from corner to corner. Soft bark fills one part. What share is that?',
    answer: 'a half',
    further: true,
    tells: 'A half is more than a fourth. So somebody has a big, soft bed in there.',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'The visitor came after midnight. In the evening, Mateo last wrote: short hand between 10 and 11, long hand on 3. What time was it, a.m. or p.m.?',
    answer: '10:15 p.m.',
    tells: '10:15 is well before midnight. So Mateo may have slept by then.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'Draw a line of 6 centimeters for the badge and one of 4 for the pebble. How many centimeters shorter is the pebble?',
    answer: '2',
    sum: '6 - 4',
    tells: 'Just two centimeters shorter. So whoever can carry the pebble can carry the badge, too.',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Noor counts twig ends in each layer, from the bottom up: 50, 42, 34, 26. Name the rule.',
    answer: 'take away 8',
    tells: 'Eight fewer in each layer. So the heap gets narrow to the top, like a tent.',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'The badge was shiny. The pebble in its place is not at all. Which word tells how the pebble looks?',
    answer: 'dull',
    tells: 'Dull. Something shiny went and something dull came, just like the other nights.',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'In the holes Noor finds acorns, bark, dew and pebbles. Which one is a liquid?',
    answer: 'the dew',
    tells: 'Only the dew. All the rest stays where it was put, even in a hole on a slope.',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Noor taps on stone with wood, tin and wool. Only the wool is quiet. Which is best to wrap around our boots?',
    answer: 'wool',
    tells: 'Wool. Now we can creep up and listen, though Mateo looks like a sheep.',
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'A hair is stuck in cold, firm sap on a twig. The noon sun warms the sap. Will it get harder or softer?',
    answer: 'softer',
    tells: 'Softer, so at noon Noor can pull out the hair. It is brown and very fine.',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Noor roofs one of two bean pots with twigs, as thick as our heap. Both get the same soil and water. What is tested: soil, water or light?',
    answer: 'light',
    tells: 'Light. If that bean turns pale, so does all the grass below our heap.',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'The acorns in the holes have no hooks and no fluff. What makes an animal carry them: wings, color or taste?',
    answer: 'taste',
    tells: 'Their taste. So somebody may keep a snack here, like Mateo below the bench.',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Hares bite a little oak and grass down low. Which one soon grows back?',
    answer: 'the grass',
    further: true,
    tells:
      'The grass, so our slope has grass and no oaks. Low grass hides nothing, and we can see every path to the heap.',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Our heap stands by a boulder. Rain and wind made it round. Did that take minutes or many years?',
    answer: 'many years',
    tells: 'Many years. So the boulder was there first, and the heap came later.',
  },
]
