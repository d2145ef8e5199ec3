import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** They clear nobody, so that a lesson can always ask them. */
export const moreThirdClues: Clue[] = [
  {
    skills: ['math.3.add-subtract-round'],
    ask: "In the comet's tail Acorn felt 186 soft taps in the first hour and 347 in the second. Round to guess. How many taps exactly?",
    answer: '533',
    sum: '186 + 347',
    tells: '533 taps, and not one hard knock. So whatever was in that tail came gently.',
  },
  {
    skills: ['math.3.multiply'],
    ask: 'Acorn takes pictures all over the sky, in 3 rows of 7. How many pictures is that?',
    answer: '21',
    sum: '3 * 7',
    tells: 'All 21 pictures are gray. So it is not just one corner of the sky that is dim.',
  },
  {
    skills: ['math.3.divide'],
    ask: "In 8 hours Acorn coasts 40 squares across Lucia's map, equally far each hour. How many squares is that in one hour?",
    answer: '5',
    sum: '40 / 8',
    tells: '5 squares each hour, and all in the wrong direction. We had better find the trouble today.',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'The last star went dark at 11:15. At 12:05 Acorn began to tumble. Use a time line. How many minutes later was that?',
    answer: '50',
    sum: '45 + 5',
    tells: 'First the stars went, and 50 minutes later it tumbled. So it tumbles because it cannot see.',
  },
  {
    skills: ['math.3.area-perimeter'],
    ask: "A fence guards Acorn's eye. It runs once around a rectangle of 10 by 7 centimeters. How many centimeters is it around?",
    answer: '34',
    sum: '2 * (10 + 7)',
    tells: 'All those 34 centimeters have gaps. So a small thing could get at the eye from any side.',
  },
  {
    skills: ['math.3.scaled-graph'],
    ask: 'Acorn counted its stars again and again in the tail. How many fewer did it see at 11:00 than at 10:30?',
    answer: '140',
    graph: bars('Stars that Acorn saw', { '10:30': 200, '10:45': 120, '11:00': 60 }, 20),
    sum: '200 - 60',
    tells: 'It lost 140 stars in that half hour. So now we know when to look in its log.',
  },
  {
    skills: ['math.3.name-fractions'],
    ask: 'Draw one tumble as a bar with 6 equal parts. In 2 of them Acorn faces us. Which fraction does it face away?',
    answer: '4/6',
    tells: 'For 4/6 of each tumble it cannot hear us. So Kenji times his calls with care.',
  },
  {
    skills: ['math.3.compare-fractions'],
    ask: "Acorn's left fuel tank is 7/8 full, its right one 4/8. Which fraction is less?",
    answer: '4/8',
    tells: 'Even that tank is half full. So Acorn has fuel for whatever we tell it to do.',
  },
  {
    skills: ['math.3.quarter-inches'],
    ask: "On Lucia's map, Acorn is 1 3/4 inches off its way. Draw a line that long. How many quarter inches is it?",
    answer: '7',
    tells: 'On that map a quarter inch is a thousand miles. So Acorn is 7 thousand miles off its way.',
  },
  {
    skills: ['math.3.number-rules'],
    ask: 'Acorn noted the first taps in the tail: 2 minutes, 6 taps. 5 minutes, 15 taps. By that rule, how many in 9 minutes?',
    answer: '27',
    sum: '9 * 3',
    tells: 'Acorn noted 27, as steady as drizzle. So whatever tapped it lay evenly in the tail.',
  },
  {
    skills: ['math.3.four-sided-shapes'],
    ask: 'Acorn steers by four stars. Lucia joins them on her map: four equal sides, no square corner. Name that shape.',
    answer: 'a rhombus',
    tells: 'Acorn must see that rhombus again to find home. Lucia keeps the map page at hand.',
  },
  {
    skills: ['science.3.fair-test'],
    ask: 'Kenji sends Acorn the same call with the same antenna, at three times of one tumble. Which one thing does he change?',
    answer: 'the time',
    tells: 'Acorn answers only the call that came when it faced us. Now we know when to talk to it.',
  },
  {
    skills: ['science.3.balanced-forces'],
    ask: 'Acorn fires both jets at once. One pushes it left with 6 units, one right with 6. Are the forces balanced or unbalanced?',
    answer: 'balanced',
    tells: 'Its turning stays as it was, just as it should. So both jets are strong and ready to help.',
  },
  {
    skills: ['science.3.motion-patterns'],
    ask: 'While it tumbles, Acorn wobbles 3 times in 15 minutes, again and again. Predict: how many wobbles in 60 minutes?',
    answer: '12',
    sum: '3 * 4',
    tells: 'Lucia counts 12, hour after hour. So the tumbling does not get any worse.',
  },
  {
    skills: ['science.3.life-cycles'],
    ask: 'A butterfly gets its new eyes while it hangs still and its body changes. Which stage is that?',
    answer: 'pupa',
    tells: 'It does not set out before it can see. Acorn had better wait, too, says Ravi.',
  },
  {
    skills: ['science.3.traits'],
    ask: 'A wet pup shakes its fur dry, though nobody taught it. Is that inherited or learned?',
    answer: 'inherited',
    tells: 'Acorn has no such trick from its makers. Kenji makes a note: shaking may be worth a try.',
  },
  {
    skills: ['science.3.adaptations'],
    ask: 'A bat hunts in the dark, squeaks and catches the echo with its big ears. Does it find moths by sound or by color?',
    answer: 'by sound',
    tells: 'It finds its way without its eyes. Acorn can hear us, so we can guide it by radio.',
  },
  {
    skills: ['science.3.fossils'],
    ask: 'A fossil fish has huge eyes, which let in a lot of light. Did it live in bright or in dim water?',
    answer: 'dim',
    tells: 'Huge eyes make the best of a little light. Acorn has one small eye, so it needs every bit.',
  },
  {
    skills: ['science.3.weather-climate'],
    ask: 'Over the desert dome it rained on 4 days in winter, 3 in spring and 19 in summer. Which season was the wettest?',
    answer: 'summer',
    tells: 'It is spring there now, and most nights are clear. So Lucia can watch Acorn tumble from that dome.',
  },
]
