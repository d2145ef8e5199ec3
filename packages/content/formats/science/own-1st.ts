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
      { name: 'paper', quantity: '2 sheets, torn into cards', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make six animal cards: a name and the parts you see. Sort the cards by one thing you can see. Tell {hero} your rule. Mix them and find a new rule. Choose a name for each group. Each rule that works wins one {token} for {place}.',
        gist: 'Your child marks six animal cards and sorts them by wings, by legs, then by a rule of their own; each rule plus one answered question wins one {token}.',
        steps: [
          'Get out paper and pencils. Write on six cards: bee, dog, hen, snake, spider, owl.',
          'Your child adds tiny marks: a stroke for each leg, two loops for wings.',
          'First rule: wings or no wings. Bee, hen and owl go on one side.',
          'Second rule: legs (none, 2, 4, 6 or 8). Third: free choice, such as beaks. Check each card.',
        ],
        say: 'What can we all see on these cards that puts them together?',
        success: 'Your child sorts all six by two rules or more and can say the rule each time.',
      },
      {
        title: 'The Secret Rule',
        child:
          'Sort animals by a secret rule. Draw six animals that could live near {place}. Make two rows and do not tell why. Give {friend} one clue about a body part. Swap jobs and guess. Pick your rule with care. Each rule found wins one {token}.',
        gist: 'By a secret body part, your child sorts six animal cards and you guess it, then you swap; each of three rules found plus one answered question wins one {token}.',
        steps: [
          'Get out paper and pencils. Tear a sheet into six cards. Your child draws an animal on each.',
          'Your child thinks of a body part: wings, fur, a tail, legs or fins. Cards that have it go in the top row.',
          'You may ask: which row would a duck join?',
          'Swap: you sort by another part from the list. In round three your child sorts again.',
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
          'Crawl into the dark tent with {hero}. Pick up a sock and guess its color. Turn on the light and check. Try it three times. Tell why you need light to see at {place}. Choose who mixes the socks. Each checked sock wins one {token}.',
        gist: 'In the dark tent your child guesses the color of three socks, one by one, and checks by flashlight; each check plus one answered question wins one {token}.',
        steps: [
          'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, with one side loose for air.',
          'One of you mixes the socks. Your child takes one, names its color, then turns on the light.',
          'How many guesses were right in the dark? How many in the light?',
          'Shine on foil and sock: light bounces off into our eyes. With no light, nothing comes back.',
        ],
        say: 'The sock did not change. So what was missing?',
        success: 'Your child is sure of the color only with light, and says that light must reach the eyes.',
      },
      {
        title: 'Light Makers',
        child:
          'Test which things make their own light. Take foil, a sock and the flashlight into the tent. Look at each one in the dark. Name the one that glows. Shine the light on the foil and look again. Pick who holds the light. Each test wins {friend} one {token} for {place}.',
        gist: 'Your child guesses which of three things makes light and looks with lamp off, lamp on and foil lit; each test plus one answered question wins one {token}.',
        steps: [
          'Get out a blanket, a flashlight, socks and aluminum foil. Hang the blanket over a table, with one side loose for air.',
          'Your child guesses for each thing: makes light or not? Lay foil, a sock and the flashlight in the tent.',
          'Test 1: lamp off. Test 2: lamp on. Only the lamp glows.',
          'Test 3: shine it at the foil. Did the foil make that light? (No.) Name other light makers in the room.',
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
          'Make family pairs for {hero} at {place}. Draw a grown animal and its young. Mix the cards and match them. Tell one thing that is alike. Tell one thing that is not. Choose which pair to draw first. Each pair you explain wins one {token}.',
        gist: 'Your child draws three grown animals and their young, matches mixed cards and tells what is alike and not; each pair plus one answered question wins one {token}.',
        steps: [
          'Get out paper and crayons. Use six of the cards.',
          'Name three pairs: duck and duckling, cow and calf, frog and tadpole. Your child draws each quickly on its own card.',
          'Mix the cards face up. Your child matches them and names the young.',
          'For each pair say: alike is ..., not alike is ... The frog and the tadpole are the odd pair. What will the tadpole grow? (Legs.)',
        ],
        say: 'Look at both. What do you see on the two of them? What only on one?',
        success: 'Your child matches the pairs and gives one likeness and one difference for each.',
      },
      {
        title: 'Who Is My Parent',
        child:
          'Find three lost young animals at {place} for {friend}. Listen to what each one looks like. Draw its parent. Circle a part that both have. Tell how the parent helps. Pick the young one that changes most. Each parent found wins one {token}.',
        gist: 'You read three clues about lost young animals, your child draws each with its parent and circles a shared part; each pair plus one answered question wins one {token}.',
        steps: [
          'Get out paper and crayons. Tear two sheets into eight cards.',
          'Give this clue: I am yellow and fluffy with a flat bill (duckling, duck).',
          'Go on: I have spots and thin legs (fawn, deer). I wriggle and have a tail but no legs (tadpole, frog).',
          'Shared: bill, thin legs, eyes. How do parents help? (Duck warms, deer feeds, frog lays eggs in water.)',
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
          'Make a small sun rise and set over {place}. Let the block be {hero}. Move the light low, up high and low again. Draw each shadow. Tell where the sun seems to go. Choose who holds the sun first. Each shadow drawn wins one {token}.',
        gist: 'One of you moves a flashlight sun past a block, the other traces; each of three shadows drawn plus one answered question wins one {token}.',
        steps: [
          'Get out a flashlight, building blocks, paper and pencils. Stand a block on the middle of a sheet. Write E on the left edge, W on the right: you look south.',
          'Dim the room. On the far side, hold the light low at E, high in the middle, then low at W.',
          'At each stop draw around the shadow and write morning, noon or evening.',
          'The pattern each day: long, short, long. Never stare at the real sun.',
        ],
        say: 'Where is our sun now? Where does the shadow point?',
        success: 'Your child moves the light from east to west and shows the short shadow at noon.',
      },
      {
        title: 'Where Stars Go',
        child:
          'Find out where stars go in the day. Make a star dot on the wall with the flashlight. Turn on the room light and look again. Move the dot as a star moves in the night. Draw {place} by day and by night for {friend}. Pick a shape for your moon. Each finding wins one {token}.',
        gist: 'In a dim room your child tests a flashlight star, hides it in bright light, then moves it east to west; each finding with a question answered wins one {token}.',
        steps: [
          'Get out a flashlight, building blocks, paper and pencils. Stand the flashlight on a block: it makes a spot on a far wall.',
          'Finding 1: dim the room and look. Finding 2: turn on the room light or open the curtains. Can you still see the spot? The bright room hides it, as the sun hides stars.',
          'Finding 3: dim again. Left is east. Your child moves the spot slowly up and over to the west, as stars seem to go.',
          'Your child draws day and night on two halves of a sheet.',
        ],
        say: 'The spot did not go away. What made it hard to see?',
        success: 'Your child says that sunlight hides the stars and that they seem to move east to west.',
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
          'Make a wheel of the year for {hero} at {place}. Draw a tree in each of the four parts. Show its weather and a long or short sun bar. Turn the wheel and tell what comes next. Choose your season to draw first. Each right turn wins one {token}.',
        gist: 'Your child draws four seasons on a plate, then turns it from winter and tells what comes next; each of three right turns plus one answered question wins one {token}.',
        steps: [
          'Get out paper plates, paper and crayons. Fold one plate in four and open it. Write winter, spring, summer and fall in a ring.',
          'Your child draws a tree for each: bare, with buds, full and green, dropping.',
          'Color a sun bar on the rim: winter short, summer long, others middle.',
          'From winter, turn three times and tell: do the days get longer or shorter? (Longer, longer, shorter.) Use the sheet to jot the order.',
        ],
        say: 'Which season has the long sun bar? What is the weather like then?',
        success: 'Your child puts the four seasons in order and shows the longest and shortest days.',
      },
      {
        title: 'Daylight Bars',
        child:
          'Build a daylight graph for {friend}. Color one box for each hour of light. Make four bars: winter, spring, summer and fall. Find the longest bar and the shortest. Pick a color for each season. Each true thing you read off wins one {token} for {place}.',
        gist: 'You read out hours of light, your child colors four season bars; the longest, the shortest and the difference, each with a question answered, win one {token} apiece.',
        steps: [
          'Get out paper plates, paper and crayons. Draw four rows of fifteen small boxes on a sheet.',
          'Read out hours of light for a northern town: winter 9, spring 12, summer 15, fall 12.',
          'Ask: Which days are longest? Which are shortest? How many more hours has summer than winter? (6)',
          'Fold one plate in four. Your child draws what people wear in each season, and lays each part by its bar.',
        ],
        say: 'Longer bar, longer day. Which season is that?',
        success: 'Your child finds summer longest and winter shortest, and tells the weather of each.',
      },
    ],
    safety: [],
  },
]
