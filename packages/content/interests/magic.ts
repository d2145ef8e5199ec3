import type { Interest } from '../types.ts'

export const magic = {
  tag: 'magic',
  questions: {
    number: {
      'K-1': {
        ask: 'A magician pulls out 6 scarves, then one more. How many scarves is that?',
        answer: '7',
        sum: '6 + 1',
      },
      '2-3': { ask: 'A spell swaps the tens and the ones of 36. Which number appears?', answer: '63' },
      '4-5': {
        ask: 'A spell makes each digit of 407 one bigger. Which number appears?',
        answer: '518',
        sum: '407 + 111',
      },
    },
    operations: {
      'K-1': {
        ask: 'A magic hat holds 8 scarves. {hero} pulls out 5. How many are still inside?',
        answer: '3',
        sum: '8 - 5',
      },
      '2-3': {
        ask: 'In a magic square, each row adds up to 15. One row has 3 and 5. Which number is missing?',
        answer: '7',
        sum: '15 - 3 - 5',
      },
      '4-5': {
        ask: 'A mind-reading trick: Start with 23. Double it, add 10, take half of it and take away 23. What is left?',
        answer: '5',
        sum: '(23 * 2 + 10) / 2 - 23',
      },
    },
    fractions: {
      'K-1': {
        ask: 'A magician shows 10 scarves. Half of them vanish. How many scarves vanish?',
        answer: '5',
        sum: '10 / 2',
      },
      '2-3': {
        ask: 'A pretend magic potion is one fourth juice. The rest is water. What fraction is water?',
        answer: '3/4',
      },
      '4-5': {
        ask: 'A magician has 52 cards. 1/4 of them are hearts. How many cards are hearts?',
        answer: '13',
        sum: '52 / 4',
      },
    },
    patterns: {
      'K-1': { ask: 'A spell goes hocus, pocus, pocus, hocus, pocus, pocus. What comes next?', answer: 'hocus' },
      '2-3': {
        ask: 'A magic box turns 3 into 8, 5 into 10 and 7 into 12. What does it turn 20 into?',
        answer: '25',
        sum: '20 + 5',
      },
      '4-5': {
        ask: 'A magic box multiplies by one number and adds 1. It turns 4 into 13 and 6 into 19. What does it turn 10 into?',
        answer: '31',
        sum: '10 * 3 + 1',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A magic wand is 7 thumbs long. It grows 2 thumbs. How many thumbs long is it now?',
        answer: '9',
        sum: '7 + 2',
      },
      '2-3': {
        ask: 'A magician ties 3 scarves of 25 inches in a row. The knots use up 10 inches. How long is the row?',
        answer: '65',
        sum: '25 + 25 + 25 - 10',
      },
      '4-5': {
        ask: 'A magician splits 3 feet of rope into 4 equal parts. How many inches long is each part?',
        answer: '9',
        sum: '3 * 12 / 4',
      },
    },
    time: {
      'K-1': {
        ask: "A magic show begins at 6 o'clock. {hero} comes one hour before. When is that?",
        answer: "5 o'clock",
      },
      '2-3': {
        ask: 'A magic show at {place} starts at 4:30. One trick takes 10 minutes, the next takes 15. When is the second trick over?',
        answer: '4:55',
      },
      '4-5': {
        ask: 'In a tale, a spell ends at midnight. It is 10:25 at night. How long does the spell still last?',
        answer: '1 hour 35 minutes',
      },
    },
    data: {
      'K-1': { ask: 'A magician guesses 6 cards right and 4 wrong. Are more wrong or right?', answer: 'right' },
      '2-3': {
        ask: 'Votes for magic tricks: 24 for the hat, 16 for the coin, 30 for the cards. How many more for cards than hat?',
        answer: '6',
        sum: '30 - 24',
      },
      '4-5': {
        ask: '{hero} tries a magic trick 20 times a week. It works 9, 13 and 18 times. In three weeks, how often did it fail?',
        answer: '20',
        sum: '60 - 9 - 13 - 18',
      },
    },
    geometry: {
      'K-1': { ask: "Look at a magician's top hat from above. Is it a circle or a square?", answer: 'a circle' },
      '2-3': {
        ask: 'A magician knows that opposite sides of a die add up to 7. On top is 2. What is underneath?',
        answer: '5',
        sum: '7 - 2',
      },
      '4-5': {
        ask: 'A magician folds a square scarf so that both halves match. How many different fold lines does a square have?',
        answer: '4',
      },
    },
    physical: {
      'K-1': { ask: "A magician's hand makes a dark rabbit on the wall. Is it a pet or a shadow?", answer: 'a shadow' },
      '2-3': {
        ask: 'A rubbed comb lifts hair as if by magic. Is that wind or static electricity?',
        answer: 'static electricity',
      },
      '4-5': {
        ask: 'A spoon in water looks bent, like a magic trick. What really bends: the spoon or the light?',
        answer: 'the light',
      },
    },
    life: {
      'K-1': { ask: 'A magician keeps a rabbit. Does it eat stones or hay?', answer: 'hay' },
      '2-3': {
        ask: 'A caterpillar changes as if by magic. Before it is a butterfly, is it a chrysalis or a chick?',
        answer: 'a chrysalis',
      },
      '4-5': {
        ask: 'A moth seems to vanish on tree bark because it has the same colors. Is that trick migration or camouflage?',
        answer: 'camouflage',
      },
    },
    earth: {
      'K-1': { ask: 'As if by magic, the moon looks thinner. Does it really shrink: yes or no?', answer: 'no' },
      '2-3': {
        ask: 'A rainbow looks like magic. Sunlight makes it with something in the air. Is it dust or raindrops?',
        answer: 'raindrops',
      },
      '4-5': {
        ask: 'Each day the sun seems to glide over the sky by magic. Does Earth spin, or does the sun circle it?',
        answer: 'Earth spins',
      },
    },
  },
  sparks: [
    {
      text: 'Did an answer surprise you? Draw a magic swirl, or a plain dot for no.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Draw a magic wand by each answer you can prove. Pick one and prove it.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Magic looks easy after practice. Tell which answer took work, and pick one to practice.',
      modality: 'auditory',
    },
    {
      text: 'Make a short spell that helps you remember, rhymed or plain. Say it before you answer.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Show that nothing is hidden, as in magic. Hold out both hands and prove one answer you choose.',
      modality: 'kinesthetic',
    },
    {
      text: 'Fold your hands while you think. Open them like magic to answer, or to ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
