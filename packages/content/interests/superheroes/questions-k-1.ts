import { bars } from '../../graphs.ts'
import type { SkillQuestion } from '../../types.ts'

export const earlyQuestions: SkillQuestion[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Superhero code: knock, knock, knock, knock, knock, knock, knock. How many knocks?',
    answer: '7',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'A red superhero leaps over 9 roofs. A blue superhero leaps over 7. Who leaps over more?',
    answer: 'the red superhero',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'A superhero badge has 3 sides and 3 corners. Its point is down. Name the shape.',
    answer: 'a triangle',
    further: true,
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'A superhero carries 5 kittens out of a tree. Then 4 more. How many kittens are safe in all?',
    answer: '9',
    sum: '5 + 4',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'A superhero has 8 calls for help. 5 calls are done. How many are left?',
    answer: '3',
    sum: '8 - 5',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'A superhero belt has 10 pockets. 7 pockets hold tools. How many are empty?',
    answer: '3',
    sum: '10 - 7',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'A superhero lifts a stack of ten boxes and 6 more boxes. How many boxes is that?',
    answer: '16',
    sum: '10 + 6',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Sort calls to the superhero: cat, fire, cat, flood, cat. How many calls are about cats?',
    answer: '3',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'A superhero trains: jump, jump, roll, jump, jump, roll, jump, jump. What comes next?',
    answer: 'roll',
    further: true,
  },
  {
    skills: ['math.k.long-and-short'],
    ask: "Two capes hang side by side from one line. The superhero's reaches lower than the helper's. Whose cape is longer?",
    answer: "the superhero's",
  },
  {
    skills: ['science.k.five-senses'],
    ask: "A superhero's mask slips over both eyes. The superhero still finds the meowing cat. Which sense helps?",
    answer: 'hearing',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A bus is stuck in mud. A superhero holds its rope and walks away with it. Push or pull?',
    answer: 'a pull',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'A superhero pushes a cart hard, then softly. Which push sends it farther?',
    answer: 'the hard push',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'A superhero meets a robot, a kite and a kitten. Which of them is living?',
    answer: 'the kitten',
  },
  {
    skills: ['science.k.needs'],
    ask: 'A superhero base has no window. Its plant has water and air. What else does it need?',
    answer: 'light',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'A superhero finds a young bird on the path. Should it go to a nest or a pond?',
    answer: 'a nest',
  },
  {
    skills: ['science.k.weather'],
    ask: "A superhero's cape flaps, and trees bend. Is the weather windy or calm?",
    answer: 'windy',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'Sun comes from the right. On which side of the sandbox does a superhero hold a cape?',
    answer: 'on the right',
    further: true,
  },
  {
    skills: ['math.1.add-within-20'],
    ask: 'A superhero saves 8 cats and then 5 more. Make ten first. How many cats are saved?',
    answer: '13',
    sum: '8 + 5',
  },
  {
    skills: ['math.1.subtract-within-20'],
    ask: 'A superhero has 14 boxes to carry up a tower. 6 are up. Go back to ten first. How many are left?',
    answer: '8',
    sum: '14 - 6',
  },
  {
    skills: ['math.1.missing-number'],
    ask: 'A superhero needs 13 sparks to fly and has 9. Find the hidden number: 9 + __ = 13.',
    answer: '4',
    sum: '13 - 9',
  },
  {
    skills: ['math.1.tens-and-ones'],
    ask: 'A superhero flew to floor 58 of a tower. Another flew to floor 85. Which floor number is greater?',
    answer: '85',
  },
  {
    skills: ['math.1.add-two-digits'],
    ask: 'A superhero is on floor 34 of a tower and flies up 20 floors. On which floor does the superhero land?',
    answer: '54',
    sum: '34 + 20',
  },
  {
    skills: ['math.1.clock-half-hour'],
    ask: 'A superhero starts a trip at 5:30. It takes half an hour. What time is it then?',
    answer: '6:00',
    further: true,
  },
  {
    skills: ['math.1.three-bar-graph'],
    ask: 'How many more superheroes swim than fly?',
    answer: '5',
    graph: bars('A superhero team', { fly: 3, swim: 8, climb: 4 }),
    sum: '8 - 3',
  },
  {
    skills: ['math.1.halves-fourths'],
    ask: "A superhero's round shield has four equal parts. Two of them are gold. What bigger part is gold?",
    answer: 'a half',
    further: true,
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A superhero measures a hatch in boots, end to end. The row is 9 long. One boot lies past the edge. How many boots long is the hatch?',
    answer: '8',
    sum: '9 - 1',
  },
  {
    skills: ['math.1.number-puzzles'],
    ask: "A superhero's secret door opens for a number over 11 and under 15. It is not 12 or 13. Which number is it?",
    answer: '14',
  },
  {
    skills: ['math.1.sides-and-corners'],
    ask: 'A superhero sign is closed and has 6 straight sides. Name its shape.',
    answer: 'a hexagon',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A superhero wants a wing suit like an animal: eagle, bee, snake, bat. Which one has no wings?',
    answer: 'the snake',
  },
  {
    skills: ['science.1.sound'],
    ask: 'A superhero calls very loudly for help. A hand on the neck feels a buzz. What shakes?',
    answer: 'the throat',
  },
  {
    skills: ['science.1.light-to-see'],
    ask: "A superhero walks into a cave with no light at all. Can the superhero's eyes see there?",
    answer: 'no, eyes need light',
  },
  {
    skills: ['science.1.light-and-shadow'],
    ask: 'A superhero stands in front of a lamp. A dark shape with a cape is on the wall. What blocks the light there?',
    answer: 'the superhero',
  },
  {
    skills: ['science.1.parts-and-jobs'],
    ask: 'A superhero climbs like a gecko. Which body part of a gecko holds on to a wall?',
    answer: 'its toes',
  },
  {
    skills: ['science.1.young-and-parents'],
    ask: 'A superhero finds a lost lamb at a fence. Which animal is its parent: sheep or goat?',
    answer: 'a sheep',
  },
  {
    skills: ['science.1.sun-moon-stars'],
    ask: 'A superhero flies toward the sunset. Is that east or west?',
    answer: 'west',
  },
  {
    skills: ['science.1.seasons'],
    ask: 'A superhero must clear deep snow, and it gets dark early. Which season is it?',
    answer: 'winter',
  },
]
