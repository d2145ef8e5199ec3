import type { Skill } from '../../types.ts'
import { canItGoBack, materialReport, planAMaterialTest } from './pages/2nd.ts'
import { bendsOrStiff, meltsOrStays, soaksOrSheds, solidOrLiquid } from './sets/2nd.ts'

export const secondMatter: Skill[] = [
  {
    id: 'science.2.describe-materials',
    subject: 'science',
    grade: '2nd',
    strand: 'physical',
    order: 1,
    short: 'Describing Materials',
    iCan: 'I can describe a material by how it looks and feels and bends.',
    codes: ['2-PS1-1'],
    prerequisites: ['science.k.five-senses', 'science.1.sort-by-body'],
    keywords: [
      { word: 'material', definition: 'the stuff that a thing is made of' },
      { word: 'property', definition: 'something you can see, feel or test about a material' },
    ],
    model:
      'Hold up a spoon and a sock. Say: The spoon is made of metal. Its properties: shiny, smooth, hard and stiff. The sock is made of cotton or wool. Its properties: dull, soft and bendy. Now I try to bend each one. The spoon stays stiff. The sock folds at once.',
    check: {
      question: 'Name three properties of a pillow.',
      lookFor: 'Words such as soft, light, bendy, dull or squishy, not what it is used for.',
    },
    laterChecks: [
      {
        question: 'Name three properties of a metal key.',
        lookFor: 'Such as hard, stiff, shiny, smooth or cold to touch. Not what it is for.',
      },
      {
        question: 'How are a scarf and a towel alike in their properties?',
        lookFor: 'Both are soft and bend easily. Any true look or feel counts.',
      },
    ],
    misconception: {
      says: 'A spoon is hard because it is for soup.',
      reply: 'Soup is its use. Press it and bend it. What is it made of, and how does that feel?',
    },
    tools: [
      { name: 'spoons', quantity: '1, metal', core: true },
      { name: 'socks', quantity: '1', core: true },
    ],
    easier: 'Pick between two words for each thing: hard or soft and shiny or dull.',
    harder: 'Describe a hidden thing with five properties (such as gray, dull, soft, light, bends: a sock).',
    again: {
      easier:
        'Shut your eyes and feel a sock and a spoon. Which is soft, and which feels cold? (the sock is soft, the spoon feels cold)',
      harder:
        'A plastic spoon and a metal spoon have one shape. Name two properties that may differ. (such as how shiny and how heavy)',
    },
    prompts: [
      { ask: 'Bend a sock and a pencil gently. Which one is stiff?', answer: 'the pencil' },
      { ask: 'Name a property of glass in a window.', answer: 'clear, hard, smooth or stiff' },
      { ask: 'Which bends easily: a shoelace or a house key?', answer: 'a shoelace' },
      { ask: 'Describe a towel with two words.', answer: 'two of: soft, bendy, fuzzy, dull' },
      { ask: 'Which is shiny: a coin or a towel?', answer: 'a coin' },
      { ask: 'Which feels smooth: a mirror or tree bark?', answer: 'a mirror' },
      { ask: 'Is window glass clear or dull?', answer: 'clear' },
      { ask: 'Does a metal key bend in your fingers?', answer: 'no' },
      { ask: 'Press a pillow and a table with one finger. Which is softer?', answer: 'the pillow' },
      { ask: '{hero} needs a stiff shelf at {place}. Wood or wool?', answer: 'wood' },
      {
        ask: 'Is “used for eating soup” a property of a spoon?',
        answer: 'no, that is its use, shiny and hard are properties',
      },
      {
        ask: 'List two properties that a coin and a spoon share.',
        answer: 'two of: hard, shiny, stiff, smooth, made of metal',
      },
    ],
    sheets: [materialReport, bendsOrStiff],
  },
  {
    id: 'science.2.solid-or-liquid',
    subject: 'science',
    grade: '2nd',
    strand: 'physical',
    order: 2,
    short: 'Solids and Liquids',
    iCan: 'I can group things into solids and liquids and explain my choice.',
    codes: ['2-PS1-1', '2-ESS2-3'],
    prerequisites: ['science.2.describe-materials'],
    keywords: [
      { word: 'solid', definition: 'matter that keeps its own shape' },
      { word: 'liquid', definition: 'matter that flows and takes the shape of its cup' },
    ],
    model:
      'Put one coin in a cup and tip it out. Say: The shape is still the same, so it is a solid. Pour a little water from the cup into a wide bowl. The water spreads out. It took a new shape, but it is still the same amount. Water is a liquid. Frozen, it keeps its shape: ice is a solid.',
    check: {
      question: 'Honey pours slowly. Is it a solid or a liquid, and how do you know?',
      lookFor: 'A liquid, because it flows and takes the shape of the jar.',
    },
    laterChecks: [
      {
        question: 'Sugar pours from a spoon. Is it a solid or a liquid?',
        lookFor: 'A solid. Each tiny grain keeps its own shape.',
      },
      {
        question: 'Oil goes from a tall glass to a flat dish. What changes, and what is it?',
        lookFor: 'Its shape changes and the amount stays. It is a liquid.',
      },
    ],
    misconception: {
      says: 'Sand is a liquid because it pours.',
      reply: 'Look at one grain. It keeps its shape, so it is a tiny solid. Sand is many tiny solids.',
    },
    tools: [
      { name: 'cups', quantity: '1, plastic', core: true },
      { name: 'bowls', quantity: '1, wide', core: true },
      { name: 'water', quantity: 'half a cup', core: true },
      { name: 'coins', quantity: '1', core: true },
    ],
    easier: 'Act it out: stand stiff for a solid and wiggle along the floor for a liquid.',
    harder: 'Explain why sand is tricky to group (it pours, but each grain keeps its shape, so it is solid).',
    again: {
      easier:
        'Push a finger into a cup of water, then against a coin. Which one lets your finger in? (the water, it is a liquid)',
      harder:
        'Toothpaste flows from its tube but keeps its shape on the brush. Why is it hard to group? (it acts like both)',
    },
    prompts: [
      { ask: 'Is milk a solid or a liquid?', answer: 'a liquid' },
      { ask: 'Is a brick a solid or a liquid?', answer: 'a solid' },
      { ask: 'Which keeps its shape: an ice cube or juice?', answer: 'an ice cube' },
      { ask: 'You pour water from a cup to a tray. What changes?', answer: 'its shape, the amount stays the same' },
      { ask: 'Which one spreads out flat: syrup or a coin?', answer: 'syrup' },
      { ask: 'Which takes the shape of its glass: juice or a stone?', answer: 'juice' },
      { ask: 'Does pouring change how much water there is?', answer: 'no' },
      { ask: 'Name two liquids in a kitchen.', answer: 'any two, such as water, milk, oil or juice' },
      { ask: 'What is frozen water called?', answer: 'ice, which is a solid' },
      { ask: 'An ice cube lies in a bowl. Does it spread out flat?', answer: 'no, ice is a solid' },
      {
        ask: '{friend} says salt is a liquid because it pours. Do you agree?',
        answer: 'no, each grain is a tiny solid',
      },
      {
        ask: 'Explain how you could test if honey is a liquid.',
        answer: 'tip it and see if it flows and takes a new shape',
      },
    ],
    sheets: [solidOrLiquid],
  },
  {
    id: 'science.2.best-material',
    subject: 'science',
    grade: '2nd',
    strand: 'physical',
    order: 3,
    short: 'The Best Material',
    iCan: 'I can test materials and choose the best one for a job.',
    codes: ['2-PS1-2', 'K-2-ETS1-3'],
    prerequisites: ['science.2.describe-materials'],
    keywords: [
      { word: 'absorb', definition: 'to soak up a liquid' },
      { word: 'waterproof', definition: 'does not let water in' },
    ],
    model:
      'Say: The job is to wipe up a spill. I drip the same few drops of water on a sock and on the table top. The sock soaks them up. On the table they sit in a drop. The sock absorbs, so it is best for this job. A raincoat must not absorb. For that I choose plastic.',
    check: {
      question: 'Why would a wool umbrella be a poor choice?',
      lookFor: 'Wool soaks up water and gets heavy and wet. It is not waterproof.',
    },
    laterChecks: [
      {
        question: 'Why is a metal pillow a poor choice?',
        lookFor: 'Metal is hard and stiff, and a pillow must be soft.',
      },
      {
        question: 'You test two hats in the rain. How can you make it fair?',
        lookFor: 'Use the same amount of water and the same time for both.',
      },
    ],
    misconception: {
      says: 'There is one best material for everything.',
      reply: 'A sponge is great for a spill and awful for a roof. First ask what the job needs.',
    },
    tools: [
      { name: 'socks', quantity: '1', core: true },
      { name: 'water', quantity: 'a few drops', core: true },
    ],
    easier: 'Choose between two materials for one job and give one reason.',
    harder:
      'Plan a test: which of three cloths dries fastest? (Change only the cloth. Same size, water and place. Measure the time.)',
    again: {
      easier:
        'Lay a hand on a sock, then on the bare table. Which would you choose for a mitten, and why? (the sock, it is soft and warm)',
      harder:
        'A bag must be light and keep rain off. Choose wool, metal or plastic, and tell why. (plastic: wool soaks up rain, metal is heavy)',
    },
    prompts: [
      { ask: '{hero} mops up a puddle. Which soaks up best: sponge or spoon?', answer: 'the sponge' },
      { ask: 'Which makes a better rain boot: rubber or wool?', answer: 'rubber' },
      {
        ask: 'Which would you choose for a window: glass or wood? Why?',
        answer: 'glass, because we can see through it',
      },
      {
        ask: 'A chair must be strong. Is wood or foam better for its legs?',
        answer: 'wood, because it is stiff and strong',
      },
      { ask: 'Which is best for a bag of stones: strong cloth or tissue?', answer: 'strong cloth' },
      { ask: 'Pull gently on a shoelace and on a sock top. Which stretches?', answer: 'the sock top' },
      { ask: 'Breathe on a spoon and on a sleeve. Which one fogs up?', answer: 'the spoon' },
      { ask: 'Which is best to keep a hand warm: a wool mitten or a plastic bag?', answer: 'a wool mitten' },
      {
        ask: 'You test two cloths with water. What must be the same?',
        answer: 'the amount of water (and the size of the cloth)',
      },
      { ask: 'Name a job where a material must bend.', answer: 'clothes, a rope, a bag or a hose' },
      { ask: '{friend} wants {place} to stay dry. What must the roof be?', answer: 'waterproof' },
      { ask: 'Cloth A held 6 spoonfuls and cloth B held 4. Which absorbs more?', answer: 'cloth A' },
    ],
    sheets: [planAMaterialTest, soaksOrSheds],
  },
  {
    id: 'science.2.warm-and-cool',
    subject: 'science',
    grade: '2nd',
    strand: 'physical',
    order: 4,
    short: 'Warming and Cooling',
    iCan: 'I can predict a change from heat or cold and tell if it can go back.',
    codes: ['2-PS1-4'],
    prerequisites: ['science.2.solid-or-liquid'],
    keywords: [
      { word: 'melt', definition: 'to turn from a solid to a liquid by warming' },
      { word: 'freeze', definition: 'to turn from a liquid to a solid by cooling' },
    ],
    model:
      'Draw a loop in the air. Say: Ice warms up and melts. The water cools in a freezer and turns to ice again. This change can go back. Now think of toast. Bread gets warm and turns brown. Can toast turn back to soft bread? No. That change cannot go back.',
    check: {
      question: 'A snow cone melts in the sun. Can you make it solid again?',
      lookFor: 'Yes. Put it in the freezer, and it turns solid. It may have a new shape.',
    },
    laterChecks: [
      {
        question: 'An egg is fried and gets firm. Can cooling turn it back?',
        lookFor: 'No. It stays firm, so this change cannot go back.',
      },
      {
        question: 'Wax gets soft in the sun. What happens at night?',
        lookFor: 'It cools and gets hard again, so the change can go back.',
      },
    ],
    misconception: {
      says: 'When ice melts it is gone.',
      reply: 'It is all still there as water. Freeze that water and you have the same amount of ice.',
    },
    easier: 'Show melt and freeze with your body: stiff as ice and then slowly down to a puddle.',
    harder: 'Suggest two ways to slow the melting of an ice cube (such as a towel that slows heat, and shade).',
    again: {
      easier:
        'Rub your hands until they feel warm. Then wait and count to 30. Does the change go back? (yes, they cool down)',
      harder:
        'Butter melts, bread toasts, a lake freezes and a pancake browns. Which two changes can go back? (the butter and the lake)',
    },
    prompts: [
      { ask: 'What does ice turn into when it warms up?', answer: 'water' },
      { ask: 'What does water turn into in a freezer?', answer: 'ice' },
      { ask: 'Can melted ice freeze again?', answer: 'yes' },
      { ask: 'Can popped corn turn back into a kernel?', answer: 'no' },
      { ask: 'Does heat or cold make butter soft?', answer: 'heat' },
      { ask: 'Juice goes into the freezer. Will it be solid or liquid?', answer: 'solid' },
      { ask: 'An icicle drips at noon. What warms it?', answer: 'the sun' },
      { ask: 'Which melts first: an ice cube in the sun or in the shade?', answer: 'in the sun' },
      { ask: 'You fry an egg and it turns firm. Can it go back?', answer: 'no' },
      {
        ask: '{hero} wants ice to last at {place}. Sunny sill or thick towel?',
        answer: 'a thick towel, in a cool spot',
      },
      { ask: 'A chocolate bar got soft. What will cooling do?', answer: 'make it firm again' },
      {
        ask: 'Name one change that can go back and one that cannot.',
        answer: 'such as ice melting (can) and wood burning (cannot)',
      },
    ],
    sheets: [canItGoBack, meltsOrStays],
  },
]
