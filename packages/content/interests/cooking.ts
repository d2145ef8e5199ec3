import type { Interest } from '../types.ts'

export const cooking = {
  tag: 'cooking',
  questions: {
    number: {
      'K-1': { ask: 'A recipe asks for one more egg than five. How many eggs?', answer: '6', sum: '5 + 1' },
      '2-3': { ask: 'A chef has 68 plates and makes stacks of ten. How many full stacks is that?', answer: '6' },
      '4-5': {
        ask: 'A chef has 320 grams of tea. Each small tin takes 10 grams. How many tins does it fill?',
        answer: '32',
        sum: '320 / 10',
      },
    },
    operations: {
      'K-1': {
        ask: 'A pancake recipe takes 3 eggs. {hero} makes it two times. How many eggs is that?',
        answer: '6',
        sum: '3 + 3',
      },
      '2-3': {
        ask: '{hero} fills 36 dumplings for the guests at {place}. They eat 19. How many dumplings are left?',
        answer: '17',
        sum: '36 - 19',
      },
      '4-5': {
        ask: '{hero} fills 7 muffin trays, with 12 muffins in each. {friend} hands out 30 muffins. How many are left?',
        answer: '54',
        sum: '7 * 12 - 30',
      },
    },
    fractions: {
      'K-1': { ask: 'The chef fills half of a glass with milk. How much of the glass is empty?', answer: 'half' },
      '2-3': {
        ask: 'A pizza has 6 equal slices. {friend} eats one slice. What fraction of the pizza is left?',
        answer: '5/6',
      },
      '4-5': {
        ask: '{hero} doubles a soup that takes 3/4 pound of beans. How many pounds of beans go in?',
        answer: '1 1/2',
      },
    },
    patterns: {
      'K-1': { ask: 'The chef lays apple, pear, pear, apple, pear. What fruit comes next?', answer: 'pear' },
      '2-3': {
        ask: 'A cake gets fewer berries on each layer: 20, then 16, then 12. How many berries are on the next layer?',
        answer: '8',
        sum: '12 - 4',
      },
      '4-5': {
        ask: '2 eggs make 8 pancakes, and 4 eggs make 16. How many eggs does the chef need for 40 pancakes?',
        answer: '10',
        sum: '40 / 8 * 2',
      },
    },
    measurement: {
      'K-1': {
        ask: 'A pot holds 9 ladles of soup. The chef serves 4. How many ladles stay in the pot?',
        answer: '5',
        sum: '9 - 4',
      },
      '2-3': {
        ask: '{hero} rolls out dough 12 inches long and parts it into 3 equal rolls. How many inches long is each?',
        answer: '4',
        sum: '12 / 3',
      },
      '4-5': {
        ask: "A stew recipe takes 3 pounds of carrots. The chef's scale shows ounces. How many ounces must it show?",
        answer: '48',
        sum: '3 * 16',
      },
    },
    time: {
      'K-1': { ask: 'A chef serves eggs at 8 in the morning. Is that breakfast or supper?', answer: 'breakfast' },
      '2-3': {
        ask: '{hero} sets the bread dough to rest at 4:20. It must rest for 25 minutes. At what time is it ready?',
        answer: '4:45',
      },
      '4-5': {
        ask: '{hero} serves supper at 6:15. The stew takes 1 hour and 40 minutes to make. At what time must {hero} begin?',
        answer: '4:35',
      },
    },
    data: {
      'K-1': { ask: 'At lunch 3 guests want soup and 5 want salad. Which do more guests want?', answer: 'salad' },
      '2-3': {
        ask: "The chef's basket holds 12 carrots, 25 potatoes and 8 onions. How many more potatoes than carrots is that?",
        answer: '13',
        sum: '25 - 12',
      },
      '4-5': {
        ask: 'The kitchen sells 48 soups, 36 salads and 27 pies. Soups and pies come with one roll each. How many rolls is that?',
        answer: '75',
        sum: '48 + 27',
      },
    },
    geometry: {
      'K-1': {
        ask: 'A slice of round pizza comes to a point. Is it more like a triangle or a square?',
        answer: 'triangle',
      },
      '2-3': {
        ask: 'The chef puts a sugar cube on a plate. How many flat faces does the whole cube have?',
        answer: '6',
      },
      '4-5': {
        ask: '{hero} makes a perfectly square, plain pancake. How many lines of symmetry does it have?',
        answer: '4',
      },
    },
    physical: {
      'K-1': { ask: 'The chef makes ice pops. Do they melt when warm or cold?', answer: 'warm' },
      '2-3': { ask: 'Two long spoons stand in hot soup. Which handle stays cooler: wood or metal?', answer: 'wood' },
      '4-5': {
        ask: 'The chef stirs salt into soup until nobody can see it. Is the salt gone or still in the soup?',
        answer: 'still in the soup',
      },
    },
    life: {
      'K-1': { ask: 'The chef washes a carrot. It grew under the ground. Is it a root or a flower?', answer: 'root' },
      '2-3': { ask: 'A recipe takes honey. Which insect makes honey?', answer: 'bee' },
      '4-5': {
        ask: 'Yeast in bread dough eats sugar and makes bubbles of gas. Is yeast a living thing?',
        answer: 'yes',
      },
    },
    earth: {
      'K-1': { ask: 'The chef picks ripe garden tomatoes. Is it more likely summer or winter?', answer: 'summer' },
      '2-3': {
        ask: 'A chef lets sea water dry in the sun. The water goes into the air. What is left for the soup?',
        answer: 'salt',
      },
      '4-5': {
        ask: 'Steam from the soup turns to drops on the cool lid, as in a cloud. Is that condensation or evaporation?',
        answer: 'condensation',
      },
    },
  },
  sparks: [
    {
      text: "Is your answer done? Draw a chef's hat for yes, or a pot for not yet.",
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: "Draw a chef's star by your best answer, or your bravest.",
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'A chef calls back each order. Say the question back, then answer it or ask.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A chef keeps notes on every recipe. Tell one thing to keep or to change next time.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Hold each answer like a full plate. Serve it like a chef, or send it back to check.',
      modality: 'kinesthetic',
    },
    {
      text: 'Roll pretend dough like a chef while you think. Stop to answer, or to ask.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
