import { rings } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreFirstClues: Clue[] = [
  {
    skills: ['math.1.add-within-20'],
    ask: 'Some twigs on the heap are still fresh. Noor sees 9 at the side and 5 on top. How many?',
    answer: '14',
    sum: '9 + 5',
    tells: 'Fourteen fresh twigs. So the heap is still growing.',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'Noor sees 11 gaps in the heap. Old, whole cobwebs close 7 of them. How many are open?',
    answer: '4',
    sum: '11 - 7',
    tells: 'Four are open, and these are the holes in use. So Noor looks for prints there.',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'Mateo stood guard for 12 hours and was awake for 3 of them. 3 + __ = 12: how many hours of sleep is that?',
    answer: '9',
    sum: '12 - 3',
    tells: 'Nine hours of sleep. So the visitor could come whenever it liked.',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'On one side, Noor counts 7 tens and 2 ones of twigs. How many twigs?',
    answer: '72',
    sum: '7 * 10 + 2',
    tells: '72 on just one side. Whatever heaped them up had a lot to move.',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'At the creek, the prints are at step 45 of the slope. They go 40 steps higher. Which step do they reach?',
    answer: '85',
    sum: '45 + 40',
    tells: 'Step 85, right where the heap is. So the trail and the heap go together.',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'Suki crossed the slope and saw dew with no print in it. Short hand between 3 and 4, long hand on 6: what time was it?',
    answer: '3:30',
    tells: 'Half past three. So the prints are from later on, close to dawn.',
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'Where did our visitor stop on its way? How many stops were there in all?',
    answer: '16',
    graph: rings('Stops on the way up', { creek: 5, oaks: 2, boulders: 9 }),
    sum: '5 + 2 + 9',
    further: true,
    tells: '16 stops, and most at the boulders. So our visitor likes to stop where it can hide.',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: 'Noor cuts a drawing of the heap into four equal parts. Fresh twigs are in one part only. Name that part.',
    answer: 'a fourth',
    tells: 'A fourth. The rest is gray, so most of the heap is not new.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'Noor lays 11 pegs of one size along the heap, end to end. 2 start past its far end. How many pegs long is it?',
    answer: '9',
    sum: '11 - 2',
    tells: 'Nine pegs long. So there is a lot of room in there.',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: 'How many acorns does our new pebble weigh? Noor says: over 14 and under 18, not 15 or 17.',
    answer: '16',
    tells: 'Sixteen acorns. So whoever left it here can carry quite a load.',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'Noor ropes off the heap, so that nobody steps on it. The rope makes 7 straight sides. How many corner posts?',
    answer: '7',
    tells: 'Seven posts, one for each corner. Now we can look and break nothing.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A blue feather lies at one hole. Fox, jay, toad: whose body has feathers?',
    answer: 'the jay',
    tells: 'The jay. Jays like acorns, so there may be some to find at the heap.',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'Acorns lie deep in the dark heap. With which body part can an animal smell them?',
    answer: 'its nose',
    tells: 'Its nose. So an animal could find them there even with no light.',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A young bird sits on a rock by the heap. It has a hooked beak and hooked claws. Hawk, duck or jay: which is its parent?',
    answer: 'a hawk',
    tells: 'A hawk, and hawks hunt by day. So a small animal may wait for the dark up here.',
  },
  {
    skills: ['science.1.sound'],
    ask: 'Mateo snored so loudly that the bench buzzed. A snore starts in the body. What shook there: throat or ears?',
    answer: 'the throat',
    tells: 'The throat. With a guard that loud, any visitor knew when to come.',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: 'A hole in the heap is fully dark. Mirror, lit lantern, shiny lid: what must Noor take along to see?',
    answer: 'the lantern',
    tells: 'The lantern makes light. Now Noor sees acorns and bark, far inside.',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'Sun dries up the prints in the dew. Noor has a clear bag, a thin net and a board. Which one has the darkest shadow?',
    answer: 'the board',
    tells: 'The board. In its shadow the dew stays, and the prints stay with it.',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'It is early, and the sun is low in the east. Until noon, does it seem to go up or down?',
    answer: 'up',
    tells: 'Up, and then it dries the dew. So we must follow the trail right now.',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'Deep in the heap lie dry blooms. They open in the longest, hottest days of the year. Which season is that?',
    answer: 'summer',
    tells: 'Summer. So the heap was there before the first cold night of fall.',
  },
]
