import type { Skill } from '../../types.ts'

export const fourthD: Skill[] = [
  {
    id: 'math.4.convert-units',
    subject: 'math',
    grade: '4th',
    strand: 'measurement',
    order: 10,
    short: 'Changing Units',
    iCan: 'I can convert a measure from a larger unit to a smaller one.',
    codes: ['4.MD.1', '4.MD.2'],
    prerequisites: ['math.3.quarter-inches', 'math.4.multiply-multi-digit'],
    keywords: [
      { word: 'convert', definition: 'to write the same measure in another unit' },
      { word: 'yard', definition: '3 feet, and each foot has 12 inches' },
      { word: 'meter', definition: '100 centimeters, a bit more than one yard' },
    ],
    model:
      'Say: A door is 7 feet high. How many inches is that? One foot has 12 inches. Draw seven boxes with 12 in each. 7 × 12 = 84, so 7 feet are 84 inches. Inches are smaller, so it takes more of them. If inches are over, I add them: 7 feet 2 inches are 86.',
    check: {
      question: 'Is 3 meters 30 centimeters or 300 centimeters? How do you know?',
      lookFor: '300, because each meter has 100 centimeters.',
    },
    laterChecks: [
      {
        question: 'How many minutes are 4 hours? What do you multiply?',
        lookFor: '240 minutes, because each hour has 60: 4 × 60.',
      },
      {
        question: 'Is 2 yards more or less than 5 feet? How do you know?',
        lookFor: 'More, because each yard has 3 feet, so it is 6 feet.',
      },
    ],
    misconception: {
      says: 'Inches are smaller, so the number must be smaller.',
      reply: 'If you cross the room in tiny steps, do you need more steps or fewer?',
    },
    easier: 'Use one pair of units only and draw a box for each large unit.',
    harder: 'Find how much longer 3 yards are than 100 inches, in inches (8: 3 yards are 108 inches).',
    again: {
      easier: 'A week has 7 days. Count by sevens on three fingers. How many days are 3 weeks? (21)',
      harder:
        'A ribbon of 2 yards is cut into one piece of 40 inches and 4 equal pieces. How long is each of the 4? (8 inches)',
    },
    prompts: [
      { ask: '{hero} needs 5 yards of rope at {place}. How many feet is that?', answer: '15', sum: '5 * 3' },
      { ask: '{friend} sorts {tokens} for 3 hours. How many minutes is that?', answer: '180', sum: '3 * 60' },
      {
        ask: '{hero} works at {place} for 1 hour and 25 minutes. How many minutes is that?',
        answer: '85',
        sum: '60 + 25',
      },
      { ask: 'A shelf for {tokens} is 4 feet long. How many inches is that?', answer: '48', sum: '4 * 12' },
      {
        ask: 'A row of {tokens} at {place} is 6 meters long. How many centimeters is it?',
        answer: '600',
        sum: '6 * 100',
      },
      {
        ask: 'A path at {place} is 9 yards long. {friend} sets one {token} on each foot. How many {tokens}?',
        answer: '27',
        sum: '9 * 3',
      },
      { ask: 'Which is longer: 2 meters or 190 centimeters?', answer: '2 meters' },
      { ask: '{friend} writes 2 feet = 20 inches. How many inches is it?', answer: '24', sum: '2 * 12' },
      {
        ask: 'One {token} takes 5 minutes, and a minute has 60 seconds. How many seconds does it take?',
        answer: '300',
        sum: '5 * 60',
      },
      { ask: 'A table at {place} is 2 feet 6 inches high. How many inches is that?', answer: '30', sum: '2 * 12 + 6' },
      {
        ask: '{hero} cuts a 2-meter board for {place} into 4 equal parts. How many centimeters is each?',
        answer: '50',
        sum: '200 / 4',
      },
      {
        ask: 'A crate of {tokens} weighs 5 pounds, and a pound is 16 ounces. How many ounces is it?',
        answer: '80',
        sum: '5 * 16',
      },
      { ask: 'Order these: 1 yard, 2 feet, 30 inches.', answer: '2 feet, 30 inches, 1 yard' },
      {
        ask: 'Which does not belong: 3 feet, 1 yard, 36 inches, 30 inches? Tell why.',
        answer: '30 inches, the others are equal',
      },
      {
        ask: '{hero} cuts 6 feet of rope at {place} into 8-inch pieces. How many pieces?',
        answer: '9',
        sum: '6 * 12 / 8',
      },
      {
        ask: 'A line of {tokens} grows 8 centimeters a minute. How many centimeters is that in half an hour?',
        answer: '240',
        sum: '8 * 30',
      },
      {
        ask: '{hero} works 2 hours and {friend} works 130 minutes. Who works longer?',
        answer: '{friend}, by 10 minutes',
      },
      {
        ask: 'A kilogram is 1,000 grams. {friend} packs 7 kilograms of {tokens}. How many grams are packed?',
        answer: '7000',
        sum: '7 * 1000',
      },
    ],
    sheets: [
      { kind: 'measuring', form: 'convert', unit: 'inch' },
      { kind: 'measuring', form: 'convert', unit: 'centimeter' },
    ],
  },
  {
    id: 'math.4.symmetry',
    subject: 'math',
    grade: '4th',
    strand: 'geometry',
    order: 11,
    short: 'Lines of Symmetry',
    iCan: 'I can identify lines of symmetry and explain why a figure has none.',
    codes: ['4.G.3'],
    prerequisites: ['math.3.four-sided-shapes'],
    keywords: [{ word: 'line of symmetry', definition: 'a fold line along which both halves match' }],
    model:
      'Draw a long rectangle. Say: I fold left onto right in my mind. Both halves match: one line. Top onto bottom matches too: a second line. Corner to corner? The halves are the same size, but they do not land on each other. So it has two lines.',
    check: {
      question: 'How many lines of symmetry does a square have? Show each.',
      lookFor: 'Four: two through the middles of the sides and two through the corners.',
    },
    laterChecks: [
      {
        question: 'How many lines of symmetry does the letter H have? Where are they?',
        lookFor: 'Two: one straight down the middle and one straight across.',
      },
      {
        question: 'Why does a plain letter S have no line of symmetry?',
        lookFor: 'Folded down or across, its halves do not land on each other.',
      },
    ],
    misconception: {
      says: 'Both halves are the same size, so it is symmetric.',
      reply: 'Same size is not enough. If you fold it, does each corner land on a corner?',
    },
    easier: 'Draw the shape large, fold the page along the line and look whether the edges meet.',
    harder:
      'Design a figure with exactly three lines of symmetry and argue that there is no fourth (such as a triangle with three equal sides).',
    again: {
      easier:
        'Draw a heart and a line down its middle. Do left and right match? How many lines of symmetry has it? (1)',
      harder:
        'A sign has 8 equal sides and corners. How many of its lines go through corners, how many through side middles? (4 and 4)',
    },
    prompts: [
      { ask: '{friend} lays the letter A with {tokens}. How many lines of symmetry does it have?', answer: '1' },
      { ask: 'A sign at {place} is a long rectangle. How many lines of symmetry does it have?', answer: '2' },
      { ask: 'Three equal rows of {tokens} make a triangle. How many lines does it have?', answer: '3' },
      {
        ask: '{hero} lays four {tokens} as the corners of a square. How many lines does the square have?',
        answer: '4',
      },
      { ask: 'How many lines does the letter F have?', answer: '0' },
      {
        ask: 'A pattern of 18 {tokens} matches along a fold line, and none lies on it. How many are on each side?',
        answer: '9',
        sum: '18 / 2',
      },
      { ask: 'Which has more lines: a square or a long rectangle?', answer: 'a square' },
      { ask: 'A tile at {place} has six equal sides and six equal corners. How many lines does it have?', answer: '6' },
      { ask: 'How many lines does a five-sided shape have, all sides and corners equal?', answer: '5' },
      { ask: 'Does the word MOM match along a line? Where?', answer: 'yes, down the O' },
      { ask: '{friend} says a leaning parallelogram has two lines. What do you say?', answer: 'it has none' },
      { ask: 'Which does not belong: A, T, M, F? Look for lines of symmetry.', answer: 'F, it has none' },
      {
        ask: 'Of 20 {tokens}, 4 lie on the fold line. The rest match. How many are on each side?',
        answer: '8',
        sum: '(20 - 4) / 2',
      },
      { ask: 'Draw half of an arrow. How do you find the other half?', answer: 'mirror each point across the line' },
      {
        ask: '{hero} draws a flag for {place} with exactly one line. What could it look like?',
        answer: 'any flag with one fold that matches',
      },
      { ask: 'A triangle has just two equal sides. How many lines does it have?', answer: '1' },
      { ask: 'Draw the digits 0, 3 and 7. Which has no line of symmetry?', answer: '7' },
      {
        ask: 'Draw one {thing} from the front. Does it have a line of symmetry? Fold to test.',
        answer: 'yes, if both halves match',
      },
    ],
    sheets: [
      { kind: 'shapes', form: 'symmetry' },
      { kind: 'symmetry-grid', form: 'mirror', size: 8, cells: 14 },
    ],
  },
  {
    id: 'math.4.rules-and-logic',
    subject: 'math',
    grade: '4th',
    strand: 'patterns',
    order: 12,
    short: 'Patterns and Logic',
    iCan: 'I can graph or list a pattern by its rule and argue from clues.',
    codes: ['4.OA.5', '4.MP.3'],
    prerequisites: ['math.3.number-rules'],
    keywords: [{ word: 'term', definition: 'one number of a pattern' }],
    model:
      'Say: I start at 5. The rule is times 2, then add 1. 5 becomes 11, then 23, then 47. All are odd. Why? Two times a number is even, and one more is odd. So every term after this is odd, too. That reason proves it.',
    check: {
      question: 'Start at 3 and add 4 each time. Are the numbers odd or even, and why?',
      lookFor: 'All odd: an odd number plus an even number stays odd.',
    },
    laterChecks: [
      {
        question: 'Start at 6 and add 10 each time. What is the last digit, and why?',
        lookFor: 'Always 6, because adding ten never changes the ones digit.',
      },
      {
        question: 'Start at 1. Multiply by 3, then add 2. List the first four terms.',
        lookFor: '1, 5, 17, 53. Each is three times the last, and two more.',
      },
    ],
    misconception: {
      says: 'I tried three, so it is always true.',
      reply: 'Three examples make us curious. What reason makes it true for the next one, too?',
    },
    easier: 'Follow a rule with one step only and color the odd terms.',
    harder:
      'Find two rules that both begin 1, 2, 4 and tell them apart by the fourth term (doubling gives 8; adding 1, 2, 3 gives 7).',
    again: {
      easier: 'Ann, Bo and Cy stand in line. Ann is last, and Bo is not first. Draw them in order. (Cy, Bo, Ann)',
      harder:
        'Start at 3 and multiply by 3 each time. What is the last digit of the tenth term? (9, as 3, 9, 7, 1 repeat)',
    },
    prompts: [
      { ask: 'At {place} 100 {tokens} become 93, then 86, then 79. How many come next?', answer: '72', sum: '79 - 7' },
      {
        ask: '{hero} lays rows of 1, 3, 6 and 10 {tokens} at {place}. How many are in the next row?',
        answer: '15',
        sum: '10 + 5',
      },
      { ask: 'Fill in: 7, __, 21, 28.', answer: '14', sum: '21 - 7' },
      { ask: 'Start at 2 and multiply by 3. What is the fourth term?', answer: '54', sum: '2 * 3 * 3 * 3' },
      {
        ask: 'On day 1 there are 3 {tokens} at {place}. Each day doubles the number. How many are there on day 5?',
        answer: '48',
        sum: '3 * 2 * 2 * 2 * 2',
      },
      { ask: 'Start at 1 and double five times. Where do you end?', answer: '32', sum: '1 * 2 * 2 * 2 * 2 * 2' },
      { ask: 'The rule is times 3, then add 5. What does 4 become?', answer: '17', sum: '4 * 3 + 5' },
      {
        ask: 'Row 1 at {place} has 5 {tokens}, and each row has 7 more. How many are in row 10?',
        answer: '68',
        sum: '5 + 9 * 7',
      },
      { ask: 'What is the 10th term of 3, 6, 9, 12?', answer: '30', sum: '3 * 10' },
      {
        ask: '{friend} has fewer than 40 {tokens}. The number is above 18 and a multiple of 6 and of 9. Which is it?',
        answer: '36',
      },
      {
        ask: '{hero} is first of four, {friend} last. Leo stands next to {hero}, Ana does not. Who is third?',
        answer: 'Ana',
      },
      { ask: 'Rows at {place} have 3, 6, 12, 25 and 48 {tokens}. Which number breaks the pattern?', answer: '25' },
      { ask: '{hero} counts 4, 9, 19 and then 39 {tokens}. What is the rule?', answer: 'times 2, then add 1' },
      { ask: '{hero} has 4 {tokens} and gets 5 at a time. Which last digits come?', answer: '4 and 9' },
      { ask: 'Make one rule that turns 2 into 11 and 4 into 17.', answer: 'times 3, then add 5' },
      {
        ask: '{friend} says every shape with four sides is a square. Which shape proves that wrong?',
        answer: 'such as a long rectangle',
      },
      { ask: 'Can 4, 8, 12, 16 ever reach 101? Give the reason.', answer: 'no, all terms are even' },
      {
        ask: 'Red, blue and gold {tokens} lie in a row. Red is not first. Gold is just after red. Which is first?',
        answer: 'blue',
      },
    ],
    sheets: [
      { kind: 'patterns', form: 'number', upTo: 1000 },
      { kind: 'function-table', rules: ['multiply', 'two-step'], upTo: 300 },
      { kind: 'logic-grid', size: 4, categories: 2 },
    ],
  },
]
