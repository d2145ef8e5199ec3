import type { Format } from '../../types.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const firstOwn: Format[] = [
  {
    id: 'science.creature-cards',
    subject: 'science',
    title: 'Creature Cards',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '1st', to: '1st' },
    skills: ['science.1.sort-by-body'],
    materials: [
      { name: 'paper', quantity: '2 sheets, torn into 8 cards', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw eight animals, one on each card. Show legs, wings and what covers them. Sort the cards by one thing you can see. Tell {hero} your rule. Mix them and find a new rule. Choose a name for each group. Each group gets its own gate at {place}.',
        steps: [
          'Get out paper and pencils. Tear two sheets into eight cards.',
          'Name the animals: bee, dog, hen, snake, fish, spider, cat, owl. Your child draws each fast, with its legs and wings.',
          'First rule: wings or no wings. Bee, hen and owl go on one side.',
          'Your child sorts again by legs (none, 2, 4, 6 or 8), and then by a rule of their own. Check each card against the rule.',
        ],
        say: 'What can we all see on these cards that puts them together?',
        success: 'Your child sorts all eight by two rules and can say the rule each time.',
      },
      {
        child:
          'Sort animals by a secret rule. Your grown-up must guess it. Draw six animals that could live at {place}. Make two rows and do not tell why. Give one clue about a body part. Swap jobs and guess. Pick your rule with {friend} in mind.',
        steps: [
          'Get out paper and pencils. Tear a sheet into six cards and let your child draw an animal on each.',
          'Your child thinks of a body part: wings, fur, a tail, legs or fins. Cards that have it go in the first row.',
          'Guess the rule. Ask about one new animal: which row would a duck join?',
          'Swap. Lay out your own rule and let your child find it.',
        ],
        say: 'A good rule is one that eyes can check. What do these all have?',
        success: 'Your child sorts by a body part, and the rule fits each card.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.light-tent',
    subject: 'science',
    title: 'The Light Tent',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '1st', to: '1st' },
    skills: ['science.1.light-to-see'],
    materials: [
      { name: 'blanket', quantity: '1, dark', core: true },
      { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
      { name: 'socks', quantity: '3 of different colors', core: true },
      { name: 'aluminum foil', quantity: '1 piece, hand-sized', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Crawl into the dark tent with {hero}. Pick up a sock and guess its color. Turn on the light and check. Try it three times. Tell why you need light to see at {place}. Choose who hides the socks.',
        steps: [
          'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, with one side loose for air.',
          'In the dark, your child takes one sock and names its color. Write down the guess, then turn on the light.',
          'Do it with three socks. How many guesses were right in the dark? How many in the light?',
          'Then say: light from the lamp bounces off the sock into our eyes. With no light, nothing comes back.',
        ],
        say: 'The sock did not change. So what was missing?',
        success: 'Your child is sure of the color only with light, and says that light must reach the eyes.',
      },
      {
        child:
          'Test which things make their own light. Take foil, a sock and the flashlight into the tent. Look at each one in the dark. Name the one that glows. Shine the light on the foil and look again. Tell {friend} what can light up {place}. Pick one more thing to test.',
        steps: [
          'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, with one side loose for air.',
          'Your child guesses for each thing: makes light or not? Lay foil, a sock and the flashlight in the tent.',
          'Look in the dark with the lamp off, then on. Only the lamp glows.',
          'Shine it at the foil. It looks bright, so ask: did the foil make that light? Then walk round the room and name other light makers.',
        ],
        say: 'It shines now. Does it shine when the lamp is off?',
        success: 'Your child names the lamp as the light maker and finds that foil only bounces light.',
      },
    ],
    safety: [
      {
        hazard: 'dark tent',
        adultNote: 'Stay close, keep one side open for air and point the light away from eyes.',
      },
    ],
  },
  {
    id: 'science.family-match',
    subject: 'science',
    title: 'Young and Grown',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'make',
    layout: 'b',
    grades: { from: '1st', to: '1st' },
    skills: ['science.1.young-and-parents'],
    materials: [
      { name: 'paper', quantity: '2 sheets, torn into 8 cards', core: true },
      { name: 'crayons', quantity: '5 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make four family pairs for {hero}. Draw a grown animal and its young. Mix the cards and match them. Tell one thing that is alike. Tell one thing that is not. Choose which pair will live at {place}.',
        steps: [
          'Get out paper and crayons. Tear two sheets into eight cards.',
          'Name four pairs: cat and kitten, duck and duckling, cow and calf, frog and tadpole. Your child draws each on its own card.',
          'Mix the cards face up. Your child matches them and names the young.',
          'For each pair say: alike is ..., not alike is ... The frog and the tadpole are the odd pair. What will the tadpole grow?',
        ],
        say: 'Look at both. What do you see on the two of them? What only on one?',
        success: 'Your child matches four pairs and gives one likeness and one difference for each.',
      },
      {
        child:
          'Find four lost young animals at {place} for {friend}. Listen to what each one looks like. Draw its parent. Circle a part that both have. Tell how the parent helps. Pick the young one that changes most.',
        steps: [
          'Get out paper and crayons. Tear two sheets into eight cards.',
          'Give the first clue: I am yellow and fluffy with a flat bill. Your child draws the young one and its parent, a duck.',
          'Go on: I have spots and thin legs (fawn, deer). I wriggle and have a tail but no legs (tadpole, frog). I have hooves and a short fluffy tail (foal, horse).',
          'Circle a shared part in each pair. Ask how a parent feeds, warms or guards its young.',
        ],
        say: 'Who could the parent be? Which part tells you?',
        success: 'Your child finds each parent from a shared part and tells one way that a parent helps.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.sky-path',
    subject: 'science',
    title: 'Path of the Sun',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '1st', to: '1st' },
    skills: ['science.1.sun-moon-stars'],
    materials: [
      { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
      { name: 'building blocks', quantity: '1 tall one', core: true, substitute: 'small boxes' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make a small sun rise and set over {place}. The block stands for {hero}. Move the light low, up high and low again. Draw each shadow. Tell where the sun seems to go. Choose who holds the sun first.',
        steps: [
          'Get out a flashlight, building blocks, paper and pencils. Stand a block on the middle of a sheet. Write E on the left edge and W on the right: you look south.',
          'Dim the room. On the far side, your child holds the light low at E, high in the middle, then low at W.',
          'At each stop draw around the shadow and write morning, noon or evening.',
          'Ask for the pattern: long, short, long. It goes that way each day. Never stare at the real sun.',
        ],
        say: 'Where is our sun now? Where does the shadow point?',
        success: 'Your child moves the light from east to west and shows the short shadow at noon.',
      },
      {
        child:
          'Find out where stars go in the day. Make a star dot on the wall with the flashlight. Look at it in the dim room. Turn on the room light and look again. Draw {place} by day and by night. Tell {friend} why the stars hide. Pick a shape for your moon.',
        steps: [
          'Get out a flashlight, building blocks, paper and pencils. Stand the flashlight on a block so that it makes a spot on a far wall.',
          'Dim the room and look. Then turn on the room light or open the curtains. Is the spot as easy to see?',
          'Nobody moved it. It is still there, but the bright room hides it. The sun does that to stars.',
          'Your child draws day and night on two halves of a sheet, with the sun, moon and stars where they can be seen.',
        ],
        say: 'The spot did not go away. What made it hard to see?',
        success: 'Your child says that stars are there all day and that bright sunlight hides them.',
      },
    ],
    safety: [
      {
        hazard: 'bright beam',
        adultNote: 'Stay close: the light never points at eyes, and nobody stares at the real sun.',
      },
    ],
  },
  {
    id: 'science.season-wheel',
    subject: 'science',
    title: 'The Season Wheel',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'c',
    grades: { from: '1st', to: '1st' },
    skills: ['science.1.seasons'],
    materials: [
      { name: 'paper plates', quantity: '1', core: true, substitute: 'a circle of scrap paper' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'crayons', quantity: '6 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make a wheel of the year for {hero} at {place}. Draw a tree in each of the four parts. Show its weather and a long or short sun bar. Turn the wheel and tell what comes next. Choose your season to draw first.',
        steps: [
          'Get out paper plates, paper and crayons. Fold one plate in four and open it. Write winter, spring, summer and fall in a ring.',
          'Your child draws a tree for each: bare, with buds, full and green, dropping.',
          'Along the rim color a sun bar: short in winter, middle in spring, long in summer, middle in fall.',
          'Turn the wheel. Ask what the days do next: longer or shorter? Use the sheet to jot the order.',
        ],
        say: 'Which season has the long sun bar? What is the weather like then?',
        success: 'Your child puts the four seasons in order and shows the longest and shortest days.',
      },
      {
        child:
          'Build a daylight graph for {friend}. Color one box for each hour of light. Make four bars: winter, spring, summer and fall. Find the longest bar and the shortest. Tell what you would wear at {place} in each. Pick a color for each season.',
        steps: [
          'Get out paper plates, paper and crayons. Draw four rows of fifteen small boxes on a sheet.',
          'Read out hours of light for a town far from the middle of the Earth: winter 9, spring 12, summer 15, fall 12. Your child colors the boxes.',
          'Ask: which day is longest? How many more hours than winter?',
          'Fold one plate in four. Your child draws what people wear in each season, and lays each part by its bar.',
        ],
        say: 'Longer bar, longer day. Which season is that?',
        success: 'Your child finds summer longest and winter shortest, and tells the weather of each.',
      },
    ],
    safety: [],
  },
]
