import type { SkillQuestion } from '../../types.ts'

export const lateQuestions: SkillQuestion[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: '87,462 fans come to a soccer final. The radio gives that to the nearest thousand. Which number does it give?',
    answer: '87000',
  },
  {
    skills: ['math.4.add-subtract-thousands'],
    ask: '46,280 fans come to the game on Saturday and 38,975 on Sunday. Estimate first. How many more come on Saturday?',
    answer: '7305',
    sum: '46280 - 38975',
  },
  {
    skills: ['math.4.multiply-multi-digit'],
    ask: 'A swimming pool is 25 meters long. {hero} swims 48 lengths. How many meters is that?',
    answer: '1200',
    further: true,
    sum: '48 * 25',
  },
  {
    skills: ['math.4.divide-remainder'],
    ask: '75 players want to make baseball teams of 9. The remainder must wait. How many full teams can play?',
    answer: '8',
    sum: '(75 - 3) / 9',
  },
  {
    skills: ['math.4.angles'],
    ask: 'A snowboarder wants to turn 180 degrees in a jump, but lands after 110. How many degrees are missing, and which kind of angle is that?',
    answer: '70 degrees, acute',
  },
  {
    skills: ['math.4.equivalent-fractions'],
    ask: 'One team has won 2/3 of its games and another 7/12. Rename one fraction. Which is greater?',
    answer: '2/3',
  },
  {
    skills: ['math.4.add-like-fractions'],
    ask: 'A runner trains on trails of 1 3/4 miles and 2 3/4 miles. How many miles is that?',
    answer: '4 1/2',
    further: true,
  },
  {
    skills: ['math.4.tenths-hundredths'],
    ask: 'A sprinter wins the race by 7/100 of a second. Write that as a decimal.',
    answer: '0.07',
    sum: '7 / 100',
  },
  {
    skills: ['math.4.factors-multiples'],
    ask: 'A coach wants to split 30 players into equal teams. How many factor pairs does 30 have? List them.',
    answer: '4',
  },
  {
    skills: ['math.4.convert-units'],
    ask: 'A big soccer goal is 8 yards wide from post to post. How many feet is that?',
    answer: '24',
    sum: '8 * 3',
  },
  {
    skills: ['math.4.symmetry'],
    ask: '{hero} draws a tennis court with its net and all its lines, both ends alike. How many lines of symmetry does it have?',
    answer: '2',
  },
  {
    skills: ['math.4.rules-and-logic'],
    ask: 'Tia, Max and Lu ran a race. Lu was not last, and Max was faster than Lu. Who came last?',
    answer: 'Tia',
  },
  {
    skills: ['science.4.body-structures'],
    ask: "A goalie's eyes see the ball, and the legs jump. Which body structure decides in between?",
    answer: 'the brain',
  },
  {
    skills: ['science.4.energy-and-speed'],
    ask: 'Two equal balls fly into the net of a goal, one fast and one slow. Which stretches the net more?',
    answer: 'the fast one',
  },
  {
    skills: ['science.4.energy-moves'],
    ask: 'A runner rubs cold hands together before the start. Into which kind of energy does the motion turn?',
    answer: 'heat',
  },
  {
    skills: ['science.4.waves'],
    ask: 'A swimmer makes waves. The crests are 4 inches above the still water. What is the amplitude of the waves?',
    answer: '4 inches',
  },
  {
    skills: ['science.4.light-and-sight'],
    ask: "A night game: put the path of the light in order: batter's eye, stadium lamp, baseball.",
    answer: 'lamp, baseball, eye',
  },
  {
    skills: ['science.4.measure-and-graph'],
    ask: '{hero} measures three long jumps: 140, 150 and 145 centimeters. Which is the middle result, for the graph?',
    answer: '145 centimeters',
  },
  {
    skills: ['science.4.energy-sources'],
    ask: 'The lamps of a stadium get their power from wind turbines. Is that source renewable or nonrenewable?',
    answer: 'renewable',
  },
  {
    skills: ['science.4.changing-rock'],
    ask: 'Heavy rain carries sand off a beach volleyball court into the sea. Is that weathering, erosion or deposition?',
    answer: 'erosion',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'A runner takes 178 steps a minute in a race of 45 minutes. Estimate first. How many steps is that?',
    answer: '8010',
    sum: '178 * 45',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'A stadium stand has 1,152 seats in 36 equal rows. How many seats are in each row?',
    answer: '32',
    sum: '1152 / 36',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'A basketball team makes 7 shots of 2 points and 4 shots of 3 points. Evaluate 7 × 2 + 4 × 3 for its score.',
    answer: '26',
    sum: '7 * 2 + 4 * 3',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A sprinter ran 100 meters in 12.4 seconds last year and in 11.85 seconds this year. How many seconds faster is that?',
    answer: '0.55',
    sum: '12.4 - 11.85',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'Before a game, {hero} walks 1/4 mile and then runs 5/6 mile. How many miles is that?',
    answer: '1 1/12',
    further: true,
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'A basketball player takes 40 free throws and makes 5/8 of them. How many does the player make?',
    answer: '25',
    sum: '40 / 8 * 5',
  },
  {
    skills: ['math.5.volume'],
    ask: 'A swimming pool is 25 meters long, 10 meters wide and 2 meters deep. How many cubic meters of water fill it?',
    answer: '500',
    sum: '25 * 10 * 2',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "On a coach's grid of the soccer field, a player at (2, 1) kicks the ball 5 steps right and 4 up. At which point is it?",
    answer: '(7, 5)',
  },
  {
    skills: ['math.5.shape-families'],
    ask: "Seen from the front, a gym's vaulting box has four sides, and just one pair of them is parallel. Which quadrilateral is it?",
    answer: 'a trapezoid',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'One player makes 2-point shots and another makes 3-point shots, shot for shot. When the first has 18 points, how many has the second?',
    answer: '27',
    sum: '18 / 2 * 3',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'One lap on a running track is 400 meters. A race is 10 kilometers long. How many laps do the runners run?',
    answer: '25',
    sum: '10 * 1000 / 400',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Does a basketball with more air in it bounce higher? Which variable do you change, and which do you measure?',
    answer: 'change air, measure height',
  },
  {
    skills: ['science.5.particles'],
    ask: 'You press on a full soccer ball, and it springs back. What inside the ball pushes back?',
    answer: 'particles of air',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'A team stirs 35 grams of drink powder into 500 grams of water. How many grams is the sports drink?',
    answer: '535',
    sum: '500 + 35',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'The iron post of an old goal turns orange and crumbly in the rain. Is that a physical or a chemical change?',
    answer: 'chemical',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'The grass of a soccer field is cut each week and grows back. From which two things does it mainly grow?',
    answer: 'air and water',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: "A goalpost's shadow is 20 feet long at 8 a.m., 6 feet at noon and 15 feet at 4 p.m. When is the sun highest?",
    answer: 'at noon',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'Skiers train on a glacier in summer. Is the water in its ice salty or fresh?',
    answer: 'fresh',
    further: true,
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'A runner eats chicken before the race, and the chicken ate corn. Put them in a food chain, the producer first.',
    answer: 'corn, chicken, runner',
  },
]
