import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'The visitor sniffed at mat, boot, pail, mop, hook. Then at shelf, lamp, chair, bench. Draw a dot for each. How many?',
    answer: '9',
    tells: 'Nine things! So it took a good look around before it chose.',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'The pebble weighs as much as 8 nuts, the badge as 5. Which one takes fewer nuts?',
    answer: 'the badge',
    tells: 'The badge. So it was light enough for a run uphill.',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'The woodrat runs ten minutes through grass and 2 more over stones. How many minutes from heap to cabin?',
    answer: '12',
    sum: '10 + 2',
    tells: 'Twelve minutes. So it can come by and be back long before dawn.',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A drag mark is 8 boots long on the path. In the bush it goes on for 1 more. How many boots?',
    answer: '9',
    sum: '8 + 1',
    tells: 'Nine boots. So a woodrat can drag a thing a long way.',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'Noor reads 8 notes about woodrats. 6 tell of shiny things. How many do not?',
    answer: '2',
    sum: '8 - 6',
    tells: 'Only two. So woodrats everywhere like things that shine.',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'It is 10 hops from the door to the bench. With the pebble, the woodrat rested after 5. How many hops to go?',
    answer: '5',
    sum: '10 - 5',
    tells: 'Five, so it rested half way. The pebble must have been a heavy load.',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'Olu heard tick, hush, tick, hush, tick. Copy it with claps. Tick or hush next?',
    answer: 'hush',
    tells: 'A hush. So the woodrat stopped to listen, again and again.',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Draw 4 dots for the dust spot of the badge. Draw 3 under them for the pebble. Which is longer?',
    answer: 'the dust spot',
    tells: 'The dust spot. So the badge was a bit bigger than our new pebble.',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'The dust shows where the badge lay. That spot is round and has no corners. Name its shape.',
    answer: 'a circle',
    tells: 'A circle, and our pebble sits right in it. So the pebble came last.',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Other huts found cone, twig, pebble, twig, shell, twig. Sort them. How many are twigs?',
    answer: '3',
    tells: 'Three twigs. A woodrat has heaps of those, so it can spare a few.',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'Look at a spoon and then at your sleeve. Which one shines?',
    answer: 'the spoon',
    tells: 'The spoon. So a woodrat can see it even in dim moonlight.',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'The spoon stuck out of a hole. With its nose, the woodrat shoved it farther in. Push or pull?',
    answer: 'a push',
    tells: 'A push. So our spoon is deep inside the heap by now.',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: "A woodrat's nudge rolls a nut a paw's width. Mateo's kick rolls it across the path. Whose push was small?",
    answer: "the woodrat's",
    tells: "The woodrat's. So it moves heavy things bit by bit.",
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'Something glints in the heap. Spoon, beetle, badge: which one is living?',
    answer: 'the beetle',
    tells: 'The beetle, and out it walks! So not all that glints in there is ours.',
  },
  {
    skills: ['science.k.needs'],
    ask: 'Half way up the slope, the woodrat stopped and puffed. Which need is that: air, food or water?',
    answer: 'air',
    tells: 'Air. So the climb with our things was hard work.',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'The dry heap has room for a guest. Who could live there, too: a trout, a lizard or a whale?',
    answer: 'a lizard',
    tells: 'A lizard. It may have seen our things come in, so Noor asks it.',
  },
  {
    skills: ['science.k.weather'],
    ask: 'Now clouds hide the whole sky, but all is dry. Name the weather.',
    answer: 'cloudy',
    tells: 'Cloudy. If it stays so, tonight will be dark, and woodrats like that.',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'By day a woodrat sleeps below thick twigs. No sun gets in. What do the twigs make: light or shade?',
    answer: 'shade',
    tells: 'Shade. It is cool and dark in there, even at noon.',
  },
]
