import type { Clue } from '../../../../types.ts'

export const fifthClues: Clue[] = [
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'Is it the Sun? Radio waves fly 186 thousand miles each second and need 499 seconds from there. How many thousand miles is that?',
    answer: '92814',
    sum: '186 * 499',
    tells:
      'That is nearly 93 million miles. The caller answers a ping within 4 seconds, so it must be much nearer than the Sun.',
  },
  {
    skills: ['math.5.multiply-multi-digit'],
    ask: 'On Earth 34 schools have 26 radios each. How many radios is that? Estimate to check it.',
    answer: '884',
    sum: '34 * 26',
    tells: 'Each school looked it up: all 884 were off at 6:04. So no joke came from those schools.',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'The log shows 182 beeps so far. One call has 14 beeps. How many calls is that?',
    answer: '13',
    sum: '182 / 14',
    tells: '13 whole calls, and not one beep over. Static hardly counts so well, so somebody may mean it.',
  },
  {
    skills: ['math.5.divide-two-digit'],
    ask: 'The Earth turns 360 degrees in 24 hours. By how many degrees does a star seem to move in one hour?',
    answer: '15',
    sum: '360 / 24',
    tells:
      'Heard from Earth, the beep moves by 15 degrees an hour, too. So it is far out in the sky and not on the ground.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'The radio has 64 parts. Kenji tested 6 rows of 8 and 2 rows of 5. Evaluate 64 - (6 × 8 + 2 × 5). How many are left?',
    answer: '6',
    sum: '64 - (6 * 8 + 2 * 5)',
    tells: 'The last 6 are fine as well. So no part is broken, and Kenji oils the radio as a treat.',
  },
  {
    skills: ['math.5.expressions'],
    ask: 'Each call has 14 beeps, and static hides 5 of them. How many beeps can we hear in 4 calls? Write an expression first.',
    answer: '36',
    sum: '4 * (14 - 5)',
    tells:
      'The log has 36 beeps, the same 9 each time. So all calls say the same, and static could not repeat itself like that.',
  },
  {
    skills: ['math.5.add-subtract-decimals'],
    ask: 'A radio ping to the Moon and back takes 2.57 seconds. To the caller and back it takes 3.2. How many seconds longer is that?',
    answer: '0.63',
    sum: '3.2 - 2.57',
    tells: 'The ping flies on for 0.63 seconds longer. So the caller is farther out than the Moon.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'The crew has listened to 3/8 of the sky and then to 1/3 of it, without a beep. Which fraction is that together?',
    answer: '17/24',
    tells: 'The Earth lies in those silent 17/24. So the caller hides in the other 7/24, far from any joker.',
  },
  {
    skills: ['math.5.add-unlike-fractions'],
    ask: 'With the small antenna the gauge shows 1/5, with the big one 2/3. How much more is that?',
    answer: '7/15',
    tells:
      'A bigger antenna hears it much better. A fault inside the radio would not care, so the beep comes in through the antenna.',
  },
  {
    skills: ['math.5.fraction-of'],
    ask: 'There are 96 ships on the list, and 5/8 of them are parked on the ground. How many ships are parked?',
    answer: '60',
    sum: '96 * 5 / 8',
    tells: 'Those 60 have their radios off. The other 36 all answered: not us.',
  },
  {
    skills: ['math.5.volume'],
    ask: 'Kenji says that a radio strong enough for this needs 150 cubic inches. The locked box on the supply ship is 8 by 5 by 3 inches inside. How many cubic inches?',
    answer: '120',
    sum: '8 * 5 * 3',
    tells: 'The box is too small for such a radio. So no such radio is hidden in there.',
  },
  {
    skills: ['math.5.coordinates'],
    ask: "On Lucia's grid beeps came from (2, 3), (2, 8) and (7, 8). The fourth point makes it a square. How many steps up is that point?",
    answer: '3',
    tells: 'The next call comes from (7, 3), just there. A tower would stay at one point, so the caller flies.',
  },
  {
    skills: ['math.5.shape-families'],
    ask: 'A loose plate drifts by: a quadrilateral with two pairs of parallel sides, one pair longer, and no right angle. What is its most exact name?',
    answer: 'parallelogram',
    tells: 'All our antenna plates have right angles. So this plate did not fall off the antenna.',
  },
  {
    skills: ['math.5.two-patterns'],
    ask: 'The log has two patterns. Minutes: 0, 9, 18, 27. Beeps: 14, 28, 42, 56. How many beeps are in the log at minute 63?',
    answer: '112',
    sum: '8 * 14',
    tells: 'At minute 63 the log shows exactly 112. Static would hardly keep two patterns in step like that.',
  },
  {
    skills: ['math.5.convert-measures'],
    ask: 'In about two hours we got 15 calls of 36 seconds each. How many minutes of beeping is that?',
    answer: '9',
    sum: '15 * 36 / 60',
    tells: 'Just 9 minutes of beeping in two hours. So the caller may be saving its power.',
  },
  {
    skills: ['science.5.change-one-variable'],
    ask: 'Kenji hears one call with the antenna plugged in and the next without it. All else stays. Which variable does he change?',
    answer: 'the antenna',
    tells: 'Without the antenna there is no beep. So it comes in through the antenna and not from inside the radio.',
  },
  {
    skills: ['science.5.particles'],
    ask: 'Does air hiss out of a tank and burp? If a tank leaks, are there more or fewer air particles in it than before?',
    answer: 'fewer',
    tells: 'With fewer particles the tank gauge would sink. It stands still, so that tank does not leak.',
  },
  {
    skills: ['science.5.matter-stays'],
    ask: 'Did the soup bag burp? 25 grams of fizz powder and 310 grams of soup went into the closed bag. How many grams must be in there afterward?',
    answer: '335',
    sum: '25 + 310',
    tells: 'Kenji finds all 335 grams, so no gas got out. The soup has not burped.',
  },
  {
    skills: ['science.5.new-substances'],
    ask: 'Did the cleaning cup burp? Kenji stirred fizz powder into water, and bubbles of a new gas formed. Is that a physical or a chemical change?',
    answer: 'chemical',
    tells: 'Dot noted that the fizz was over at 5:30. The first beep came at 6:04, so it was not the cup.',
  },
  {
    skills: ['science.5.plant-food'],
    ask: 'Do beans burp? They build their food from water and carbon dioxide. Which gas do they give off: oxygen or helium?',
    answer: 'oxygen',
    tells: 'It leaks out of holes too tiny to see, without a sound. So no bean has burped.',
  },
  {
    skills: ['science.5.food-webs'],
    ask: 'Does a mouse squeak on board? Mice eat grain. If one had come with the crates, would Ravi have more or less grain?',
    answer: 'less',
    tells: 'Ravi weighs the grain, and none is missing. So a mouse is a poor guess.',
  },
  {
    skills: ['science.5.sky-patterns'],
    ask: 'At the first beep it was noon at one radio club. What time was it at the other club, on the far side of the Earth?',
    answer: 'midnight',
    tells: 'The other club was asleep, and its radio was locked up. So that club is out.',
  },
  {
    skills: ['science.5.water-on-earth'],
    ask: 'Lightning crackles in the air. Does the air belong to the atmosphere, the hydrosphere or the geosphere?',
    answer: 'atmosphere',
    tells: 'The atmosphere ends long before the Moon, and the caller is beyond it. So it is not lightning.',
  },
]
