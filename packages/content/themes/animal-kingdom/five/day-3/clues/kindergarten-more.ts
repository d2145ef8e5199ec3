import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Olu heard snore, snore, scratch, snore, rustle, snore, snore. Draw a dot for each snore. How many dots?',
    answer: '5',
    tells: 'Five, and a guard who is awake snores 0 times. So Mateo slept.',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Below the heap are 3 old prints and 8 fresh ones. Which are fewer: old or fresh?',
    answer: 'old',
    tells: 'The old ones are fewer. Most prints are from last night, so we are close behind.',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'At a hole that nobody uses, Noor finds 1 fresh twig. Ours has 15 twigs. Ten are gray and old. How many are fresh?',
    answer: '5',
    sum: '15 - 10',
    tells: 'Five are fresh, and 1 at the other hole. So somebody works at this hole.',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'In one night, the heap gets 6 new twigs. Its top row has 5 long twigs and 3 short ones. How many are in that row?',
    answer: '8',
    sum: '5 + 3',
    tells: 'Eight, more than 6. So the row took somebody more than one night.',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'To see the door, Mateo needs 4 lamps. Mateo lit 7. By dawn 5 have gone out. How many still glow?',
    answer: '2',
    sum: '7 - 5',
    tells: 'Two, fewer than 4. So the visitor could come in the dark.',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'The night log has 10 lines. Mateo filled 2 before the first snore. How many are empty?',
    answer: '8',
    sum: '10 - 2',
    tells: 'Eight empty lines. So nobody watched the door for most of the night.',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'The heap has holes. Noor draws them in a row: high, low, high, low, high. Copy it. What comes next?',
    answer: 'low',
    tells: 'Low, and Noor finds it. So you can get in high up and low down.',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Twig and cane stand side by side. The twig ends at your knee, the cane at your hip. Which is shorter?',
    answer: 'the twig',
    tells: 'The twig. Most twigs of the heap are that short, and light to move.',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Over one gap, three straight twigs meet at 3 corners. Draw them. Which shape do they make?',
    answer: 'a triangle',
    tells: 'A triangle. It holds firm, so the gap below it stays open.',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'The path splits. The left way has 1 paw print. Sort the prints on the right: paw, boot, paw, paw, boot, paw. How many are paws?',
    answer: '4',
    tells: 'Four paws, and just 1 on the left. So we follow the right way uphill.',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'Two quilts look alike. One is still warm. What tells Noor: eyes or fingers?',
    answer: 'fingers',
    further: true,
    tells: 'Fingers can feel it. So our guard lay there until just now.',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'Each push makes the gate squeak. Olu heard no squeak. The gate swings at Noor, and a flat hand stops it. Push or pull?',
    answer: 'a push',
    further: true,
    tells: 'A push. The visitor made none, so it went below the gate.',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'Mateo woke up and kicked a ball of socks. It flew fast, right to the door. Was the push big or small?',
    answer: 'big',
    tells: 'Big! So Mateo woke up with a jump and had been fast asleep.',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'The boulder by the heap does not eat or grow. Living or not living?',
    answer: 'not living',
    tells: 'Not living, and it never moves. So it is a good wall for the heap to lean on.',
  },
  {
    skills: ['science.k.needs'],
    ask: 'Dew wets the dry slope each dawn. Small animals lick it up. Which need does it meet?',
    answer: 'water',
    tells: 'Water! So small animals need no creek and can stay up here.',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A bat sleeps by day and needs a dark, dry place. Where can it live: cave, pond or grass?',
    answer: 'a cave',
    tells: 'A cave, close to the heap. The bat flew back at dawn, so Noor asks what it saw.',
  },
  {
    skills: ['science.k.weather'],
    ask: 'No cloud is left at dawn. Grass glitters, and Mateo must squint. Name the weather.',
    answer: 'sunny',
    tells: 'Sunny, so the dew dries, and the prints in it go. We must hurry!',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'A dew print goes as it dries. One is in the sun, one in the shade. Which must Noor draw first?',
    answer: 'the sunny print',
    tells: 'The sunny one, and just in time. The one in the shade can wait.',
  },
]
