import type { Format } from '../../types.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const secondOwn: Format[] = [
  {
    id: 'science.property-table',
    subject: 'science',
    title: 'Property Table',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '2nd', to: '2nd' },
    skills: ['science.2.describe-materials'],
    materials: [
      { name: 'spoons', quantity: '1, metal', core: true },
      { name: 'socks', quantity: '1', core: true },
      { name: 'aluminum foil', quantity: '1 piece, hand-sized', core: true },
      { name: 'sponge', quantity: '1, dry', core: true },
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
          'Test four materials that {hero} could take to {place}. Look at each one and name how it looks. Press it and name how it feels. Bend it gently and record yes or no. Compare two that are alike in some way. Choose the order of your tests. Each full row of your own wins one {token}.',
        gist: 'After a shared spoon row, your child tests sock, foil and sponge; each full row plus one question answered wins one {token}, and a comparison ends it.',
        steps: [
          'Get out spoons, socks, aluminum foil, a sponge, paper and pencils. Draw a table: four rows; columns Looks, Feels, Bends.',
          'Fill in the spoon row together: shiny, hard, no.',
          'Your child fills in the rest, such as sock: dull, soft, yes; foil: shiny, smooth, yes; sponge: dull, squishy, yes.',
          'Find two that are alike, such as sock and sponge (dull). Which would you shape into a cup for water? (foil)',
        ],
        say: 'Which word tells about the material, and not what it is for?',
        success: 'The table has a true look, feel and bend word for each material, and your child compares two.',
      },
      {
        title: 'The Material Clues',
        child:
          'Give clues so that {friend} can find the right material at {place}. Choose a thing and keep it secret. Record three properties: looks, feels, bends. Test each word before you write it. Read your clues aloud to your grown-up. Each set that leads to one thing wins one {token}.',
        gist: 'Your child writes three properties of a secret thing, and you guess it; clues that fit nothing else plus one question answered win one {token}, for three rounds.',
        steps: [
          'Get out spoons, socks, aluminum foil, a sponge, paper and pencils. Lay the four things in a row.',
          'Model one round: it is shiny, thin and bends easily. Which one? (foil)',
          'Turn away. Your child tests one in secret, puts it back and writes three words.',
          'Guess. If two things fit, ask for one more property. A thing may come twice.',
        ],
        say: 'Two things fit that clue. What else can you feel or see?',
        success: 'Each list has three true properties, and they fit only one of the four things.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.shape-test',
    subject: 'science',
    title: 'The Shape Test',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '2nd', to: '2nd' },
    skills: ['science.2.solid-or-liquid'],
    materials: [
      { name: 'cups', quantity: '2, plastic', core: true },
      { name: 'bowls', quantity: '1, wide', core: true },
      { name: 'water', quantity: 'half a cup', core: true },
      { name: 'dry beans', quantity: '1 small handful', core: true },
      { name: 'flour', quantity: '2 spoonfuls', core: true },
      { name: 'spoons', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Test three things for {hero}: solid or liquid? Predict first. Pour each thing into the empty bowl. Look: does it spread flat or keep a shape? Explain your label. Pick the order. Each right label wins one {token} for {place}.',
        gist: 'Your child pours water, beans and flour into a bowl, one by one, and labels each solid or liquid; a right label plus one question answered wins one {token}.',
        steps: [
          'Get out cups, bowls, water, dry beans, flour and spoons. Beans go in one of the cups, water in the other.',
          'Your child pours each into the bowl, flour from a spoon. Empty and dry the bowl after each.',
          'Water spreads flat and takes the shape of the bowl: liquid. Pour it back: same amount.',
          'Beans pour, too, but stay in a heap, and each keeps its shape: solid. Flour makes a pile of tiny dry grains: solid.',
        ],
        say: 'It pours. Does each bit of it keep its own shape?',
        success: 'Your child labels water a liquid and beans and flour solids, and gives the test as the reason.',
      },
      {
        title: 'Hill or Flat',
        child:
          'Test whether a heap can fool you. Make a hill of each thing in the bowl. Count to five and look at the top. Tell if it is a hill or flat. Group the things for {friend} at {place}: solid or liquid? Choose to show the shapes with hands or words. Each thing in its group wins one {token}.',
        gist: 'In the bowl, your child tries to heap beans, flour and then water and says solid or liquid; each thing in its group plus one question answered wins one {token}.',
        steps: [
          'Get out cups, bowls, water, dry beans, flour and spoons. Keep the water in one of the cups until last.',
          'Your child spoons beans into a hill. Shake gently: it may slump, but each bean keeps its shape (solid).',
          'Empty the bowl. Do the same with flour (solid), then with water. Can water stay a hill? (no: liquid)',
        ],
        say: 'Which one can never make a hill? What does that tell you?',
        success: 'Your child finds that only the liquid goes flat by itself, and that a heap of grains is still solid.',
      },
    ],
    safety: [{ hazard: 'spills', adultNote: 'Stay close, keep beans out of mouths and wipe up water at once.' }],
  },
  {
    id: 'science.plant-test-plan',
    subject: 'science',
    title: 'Plant Test Plan',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '2nd', to: '2nd' },
    skills: ['science.2.plant-test'],
    materials: [
      { name: 'cups', quantity: '2', core: true },
      { name: 'dry beans', quantity: '4', core: true },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'books', quantity: '3', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Plan a plant test for {hero} at {place}. Write one question. Set up the two test pots. Choose the one thing to change. List three things to keep the same. Predict what you would see, and draw it. Change, same and measure win one {token} each.',
        gist: 'With two cups as pots, your child plans a fair bean test; change, things kept the same and measure each win one {token} with a question answered.',
        steps: [
          'Get out cups, dry beans, paper, pencils and books. On a sheet write four words with space below: Question, Change, Same, Measure.',
          'Help with the question: Does a bean plant need light? or Does it need water?',
          'Your child puts two beans in each of the cups as a model. Books around one make a dark box, if light is the change.',
          'Fill in the plan: the one change, what stays the same (such as soil, pot, beans), what you would measure after two weeks (how tall and how green it is). Is there only one change?',
        ],
        say: 'If both pots differ in two ways, how would we know which one did it?',
        success: 'The plan has a question, one change, three things kept the same and something to measure.',
      },
      {
        title: 'Mend the Plan',
        child:
          'Test three plant plans that {friend} made at {place}. Listen to each plan and build it with two cups. Point to everything that is not the same. Tell if the plan is fair. Pick one bad plan and write it better. Each plan you judge right wins one {token}.',
        gist: 'You read out three plans, your child builds each and says what differs; a right verdict, fair or not, plus one question answered wins one {token}.',
        steps: [
          'Get out cups, dry beans, paper, pencils and books. Put two beans in each of the cups as two pots.',
          'Plan one: Pot A gets light and water. Pot B stands in the dark and gets no water. (not fair: two changes; books make the dark)',
          'Plan two: Pot A gets one cup of water and good soil. Pot B gets one cup of water and sand. (fair: only the soil differs)',
          'Plan three: Pot A has one old plant. Pot B has three new ones and more light. (not fair: three changes) Then your child mends one.',
        ],
        say: 'How many things are different between these two pots?',
        success: 'Your child finds what differs in each plan and writes one in which only one thing changes.',
      },
    ],
    safety: [
      {
        hazard: 'small hard beans',
        adultNote: 'Stay close and count the beans back in, away from mouths and noses.',
      },
    ],
  },
  {
    id: 'science.two-habitats',
    subject: 'science',
    title: 'Two Habitats',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'make',
    layout: 'b',
    grades: { from: '2nd', to: '2nd' },
    skills: ['science.2.habitats'],
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'crayons', quantity: '6 colors', core: true, substitute: 'colored pencils' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw two habitats side by side, a desert and a pond. Put two living things in each. Draw a line to the part that helps each one live there. Tell one thing that is the same and two that differ. Choose which side to draw first. Each true thing you tell wins one {token} for {hero} at {place}.',
        gist: 'Your child draws two living things each of a desert and a pond; one likeness and two differences told each win one {token} with a question answered.',
        steps: [
          'Get out paper, crayons and pencils. Lay a sheet sideways with a line down the middle: Desert, Pond.',
          'Read out. Desert of the American Southwest: cactus (thick stem stores water), kit fox (big ears lose heat). Pond: duck (webbed feet), cattail (roots in mud).',
          'On the second sheet, jot what your child tells, such as: both have plants; one is dry, one wet; big ears, webbed feet.',
        ],
        say: 'What is this animal good at? Where would that help?',
        success: 'Both halves show two fitting living things, and your child tells one likeness and two differences.',
      },
      {
        title: 'Counting Kinds',
        child:
          'Count the kinds of life in two places for {friend}. Draw one dot for each kind as you hear it. Compare the two counts. Explain why one place has more. Draw one living thing of each place. Pick a rainforest or a desert to start. Counts, reason and drawings win one {token} each for {place}.',
        gist: 'You read out the life of two habitats, and your child draws a dot for each kind; counts, reason and drawings each win one {token} with a question answered.',
        steps: [
          'Get out paper, crayons and pencils. Fold a sheet in half: Rainforest, Desert.',
          'Read slowly. South American rainforest: sloth, toucan, dart frog, macaw, orchid, fern, monkey, ant, moth, jaguar. American desert: roadrunner, cactus, lizard, kit fox, beetle, tortoise.',
          'Count: 10 and 6. Which place gets more rain? (rainforest) More plants grow there. They feed and hide more kinds of animals.',
          'Your child tells the reason and draws one living thing of each.',
        ],
        say: 'More dots here. What does this place have that the other lacks?',
        success: 'Your child counts both sides, compares them and links more rain and plants to more kinds of life.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.hill-in-a-tray',
    subject: 'science',
    title: 'Hill in a Tray',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '2nd', to: '2nd' },
    skills: ['science.2.land-changes'],
    materials: [
      { name: 'tray', quantity: '1 with a rim', core: true },
      { name: 'salt', quantity: 'half a cup', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'building blocks', quantity: '4', core: true, substitute: 'small boxes' },
      { name: 'spoons', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Build a hill in the tray like one at {place}. Fan it gently and count to thirty. Look at what moved. Then tip the tray fast. Tell {hero} which change was slow and which was fast. Choose where to put a wall, and test it. Each test you explain wins one {token}.',
        gist: 'In the tray, your child fans a salt hill, tips it, then fans it behind a wall of blocks; each test explained plus one question answered wins one {token}.',
        steps: [
          'Get out a tray, salt, paper, building blocks and spoons. Heap the salt as a hill with a spoon. Fold the sheet into a fan.',
          'Your child fans low, away from faces. A thin trail of grains moves: wind erosion, a slow change.',
          'Heap it again. Lift one end of the tray quickly. The hill slips at once: a landslide, a fast change.',
          'Heap it once more. Your child sets blocks against the wind, fans again and compares: less salt moves.',
        ],
        say: 'Real wind takes years and years. Which of our two was like that?',
        success: 'Your child names the fast and the slow change and shows that a wall lets less salt move.',
      },
      {
        title: 'Hold the Slope',
        child:
          'Find the best way to hold a slope for {friend}. Build a hill at the high end of the tray. Tilt it a little at a time. Call stop when it slips. Suggest a way to hold it, and test again. Pick blocks or spoons for your fix at {place}. Each test wins one {token}.',
        gist: 'A salt hill is tilted until it slips, propped and tilted again, then slid in pinches; each test plus one question answered wins your child one {token}.',
        steps: [
          'Get out a tray, salt, paper, building blocks and spoons. Heap the salt at one end.',
          'Your child lifts that end slowly. When the hill slips, a fast change, you crease the sheet at the height of that end.',
          'Build the hill again. Press the spoon or blocks into it as roots or walls. Lift again: does it hold above the crease?',
          'Let salt slide down pinch by pinch. Many small slides over years are a slow change.',
        ],
        say: 'What do real roots and walls do for the soil?',
        success: 'Your child compares both heights and suggests a way to slow the slide.',
      },
    ],
    safety: [
      {
        hazard: 'salt in eyes',
        adultNote: 'Stay close, fan away from faces and keep hands off eyes until they are washed.',
      },
    ],
  },
]
