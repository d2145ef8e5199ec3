import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill, so that a lesson can ask nothing but evidence. They clear nobody. */
export const moreFourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'An old note, in whole thousands, says: At 26,000 guests, our hook was suddenly bare. By the guest book, a ranger heard scratching at the hooks after guest 26,480. Round that to the nearest thousand.',
    answer: '26000',
    tells: '26,000, so it was at just that time. Whoever scratched may have taken what hung on the bare hook.',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: "The mill's book lists 1,500 pieces, from 38,950 on. Ours is 40,217, and Mateo says 2,267 higher. Estimate, then subtract again. How much higher is it?",
    answer: '1267',
    sum: '40217 - 38950',
    further: true,
    tells: "1,267, fewer than 1,500. So our thing must be in the mill's book.",
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: "In Noor's book, no woodrat carries more than 105 grams. Without its mud, our thing is as heavy as 7 nails of 14 grams each. How many grams is that?",
    answer: '98',
    sum: '7 * 14',
    tells: '98 grams, less than 105. So a woodrat of long ago could have carried it off from its hook.',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: 'Through a lens, Noor counts 62 thin layers in the mud. If 3 layers settle in a year, how many full years is that?',
    answer: '20',
    sum: '(62 - 2) / 3',
    tells: '20 full years and a bit. The hook has been bare for just as long.',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'Each maker at the mill punches as many dots as their number, in two or more equal rows if that works. On our thing, all dots are in one single row. Is it from maker 33, 37 or 39?',
    answer: '37',
    tells: "37, for it is prime and makes no other rows. In the mill's book, maker 37 worked for our rangers.",
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'Without its loop, the green thing is 6 centimeters 8 millimeters high. The low hole of the heap is 75 millimeters high. A centimeter has 10 millimeters. How many millimeters high is it?',
    answer: '68',
    sum: '6 * 10 + 8',
    tells: '68 millimeters, less than 75. So our thing may have come out of the heap.',
  },
  {
    skills: ['math.4.angles'],
    ask: 'The loop once stood at a right angle to the top. Now it leans back by 27 degrees. When Noor drops a loop like it, it leans back by only 10. How large is the angle between our loop and the top now?',
    answer: '63',
    sum: '90 - 27',
    tells: '63 degrees, and after one fall it would be 80. So no single fall bent it, but years of pulling.',
  },
  {
    skills: ['math.4.symmetry'],
    ask: 'From the front, the green thing looks like a U on its head, with the loop on top of the middle. Draw it. How many lines of symmetry does it have?',
    answer: '1',
    tells: 'One, right through the loop. So when it is held by its loop, it hangs straight down.',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'The loop is 5/12 inch wide inside. The bare hook is 1/3 inch thick. Rename 1/3. Which fraction is greater?',
    answer: '5/12',
    tells: '5/12 beats 4/12. So the loop fits over the bare hook, with a little room to spare.',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'Below the bare hook, the log has a worn groove from something that swung. It runs 5/8 inch to the left and 4/8 inch to the right. How many eighths of an inch is that from end to end?',
    answer: '9',
    sum: '5 + 4',
    tells:
      '9/8 inches, and the green thing slides along just as far when Noor hangs it there. So it may have swung here.',
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A mark on our first pinecone was 0.2 centimeter wide. A dent on the loop is 20/100 centimeter. Write 20/100 as a decimal with one place.',
    answer: '0.2',
    sum: '20 / 100',
    tells: '0.2 again, just like the pinecone. So the same front teeth may have held this loop.',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: "Our thing's number ends in 17. In the mill's book, the orders for the cabin have numbers by a rule: 40,187, 40,197 and 40,207. What comes next?",
    answer: '40217',
    sum: '40207 + 10',
    tells: '40,217, and ours ends in 17. So it may have been made for this very cabin.',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: 'Noor graphs how many of 100 parts of such metal are green after 3, 6 and 12 years. Ours has 70. How many more are green after 12 years than after 3?',
    answer: '40',
    graph: bars('Green parts of 100', { '3 years': 20, '6 years': 40, '12 years': 60 }, 10),
    sum: '60 - 20',
    tells: '40 more, so green creeps on. Ours has even more, so it was out longer.',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'By an old note, the door swung 6 feet in 3 seconds, but with young Mateo 6 feet in 1. Whose door bumped the thing on the hook harder?',
    answer: "Mateo's",
    further: true,
    tells: "Mateo's, at 6 feet each second against 2. What hung there could swing freely and stood a lot of bumps.",
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'Noor taps the green thing, and it goes clunk. Into which energy did the motion of the finger turn?',
    answer: 'sound',
    tells: 'A dull sound, as the mud slows the shaking. Once it is clean, it may sound quite different.',
  },
  {
    skills: ['science.4.waves'],
    ask: 'Noor taps the thing, digs out some mud and taps again. On the drawing, crests were 8 centimeters apart, and now only half as far. How many centimeters is the new wavelength?',
    answer: '4',
    tells: '4 centimeters, and a shorter wavelength is a higher note. The less mud, the brighter it sounds.',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: 'With a mirror, Noor sends sunlight deep into the green thing. Light goes sun, mirror, metal, eye. How many arrows does the drawing need?',
    answer: '3',
    tells: 'Three, and the second leads from the mirror deep inside. There Noor sees another, very small loop.',
  },
  {
    skills: ['science.4.body-structures'],
    ask: 'Thin skins shake with sound. Claim: A cricket hears with its front legs. Which is evidence on them: thin skins, stripes or hooks?',
    answer: 'thin skins',
    tells: 'Thin skins, so we can trust the cricket. It heard one soft thud, before dawn.',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Years ago, frost split a flake off our flat stone and left a dip. Is that change weathering, erosion or deposition?',
    answer: 'weathering',
    tells: 'Weathering. The green thing lay right in that dip, so it could not roll away.',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'Each nonrenewable fuel had to come from far away. The old smith used charcoal made of willows. Cut willows grow back in a few years. Is that source renewable or nonrenewable?',
    answer: 'renewable',
    tells: 'Renewable, from the willows by the mill. So the fuel for our thing did not come from far away.',
  },
]
