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
          'Test four materials that {hero} could take to {place}. Look at each one and name how it looks. Press it and name how it feels. Bend it gently and record yes or no. Compare two that are alike in some way. Choose the order of your tests. Each full row wins one {token}.',
        steps: [
          'Get out spoons, socks, aluminum foil, a sponge, paper and pencils. Draw a table: four rows for the things, three columns for Looks, Feels, Bends.',
          'Do the spoon together: shiny, hard, does not bend.',
          'Your child fills in the sock, the foil and the sponge, one word in each box. A full row, with one question answered, wins one {token}.',
          'Find two materials that share a property. Which would you shape into a cup for water? (foil) Which would you rest a head on? (sock or sponge)',
        ],
        say: 'Which word tells about the material, and not what it is for?',
        success: 'The table has a true look, feel and bend word for each material, and your child compares two.',
      },
      {
        title: 'The Material Clues',
        child:
          'Give clues so that {friend} can find the right material at {place}. Choose a thing and keep it secret. Record three properties: looks, feels, bends. Test each word before you write it. Read your clues aloud to your grown-up. Each set that leads to one thing wins one {token}.',
        steps: [
          'Get out spoons, socks, aluminum foil, a sponge, paper and pencils. Lay the four things in a row.',
          'Model one round: it is shiny, thin and bends easily. Your child points to the foil and says which clue settled it.',
          'Your child picks one in secret, looks, presses and bends it, then writes three words.',
          'Guess. If two things fit, ask for one more property. Play until three things have clues. Ask one question after each.',
        ],
        say: 'Two things fit that clue. What else can you feel or see?',
        success: 'Each card has three true properties, and they fit only one of the four things.',
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
          'Label three jugs for {hero}: solid or liquid. Predict first. Pour each thing from the cup to the bowl. Look: does it spread flat or keep a shape? Explain your label. Pick the order. Each right label wins one {token} for {place}.',
        steps: [
          'Get out cups, bowls, water, dry beans, flour and spoons. Put the beans in one of the cups and the water in the other.',
          'Pour the water into the bowl. It spreads flat and takes the shape of the bowl. Pour it back: same amount.',
          'Pour the beans. They pour, too, but look at one: it keeps its shape. They stay in a heap.',
          'Dry the bowl and tip in flour from a spoon. It makes a pile. Pinch it: tiny dry grains. Solid or liquid? Ask one question after each label.',
        ],
        say: 'It pours. Does each bit of it keep its own shape?',
        success: 'Your child labels water a liquid and beans and flour solids, and gives the test as the reason.',
      },
      {
        title: 'Hill or Flat',
        child:
          'Test whether a heap can fool you. Make a hill of each thing in the bowl. Count to five and look at the top. Record hill or flat. Group the things for {friend} at {place}. Choose to draw the hills or describe them. Each thing in its group wins one {token}.',
        steps: [
          'Get out cups, bowls, water, dry beans, flour and spoons. Keep the water in one of the cups until last.',
          'Your child spoons beans into a hill in the bowl. Shake gently: it may slump, but each bean keeps its shape.',
          'Empty it. Do the same with flour, then with water. Can water stay a hill? Ask one question after each.',
          'Mix a spoonful of flour with a little water. It is thick and slow. Tip it: what does it do now?',
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
          'Plan a plant test for {hero} at {place}. Write one question. Set up the two test pots. Choose the one thing to change. List three things to keep the same. Predict what you would see, and draw it. Each part of a fair plan wins one {token}.',
        steps: [
          'Get out cups, dry beans, paper, pencils and books. On a sheet write four words with space below: Question, Change, Same, Measure.',
          'Help with the question: Does a bean plant need light? or Does it need water?',
          'Your child puts two beans in each of the cups as a model. Books around one make a dark box, if light is the change.',
          'Fill in the plan: what changes, what stays the same, what you would measure after two weeks. Check it: is there only one change? Three parts win one {token} each: the change, the same, the measure. Ask one question with each.',
        ],
        say: 'If both pots differ in two ways, how would we know which one did it?',
        success: 'The plan has a question, one change, three things kept the same and something to measure.',
      },
      {
        title: 'Mend the Plan',
        child:
          'Find the slip in a plan that {friend} made at {place}. Listen to the plan and build it with two cups. Point to everything that is not the same. Suggest a way to make only one thing differ. Pick one bad plan and write it better. Each plan you judge right wins one {token}.',
        steps: [
          'Get out cups, dry beans, paper, pencils and books. Put two beans in each of the cups as a model of two pots.',
          'Read plan one: Pot A gets light and water. Pot B stands in the dark and gets no water. Your child builds it, with books as a dark wall: two changes.',
          'Read plan two: Pot A gets one cup of water and good soil. Pot B gets one cup of water and sand. Is it fair? Yes: only the soil differs.',
          'Read plan three: Pot A has one old plant. Pot B has four new ones and more light. Your child mends it. Ask one question after each plan.',
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
          'Draw two habitats side by side, a desert and a pond. Put two living things in each. Draw a line to the part that helps each one live there. Compare: tell one thing that is the same and two that are not. Choose which side to draw first. Each true thing you tell wins one {token} for {hero} at {place}.',
        steps: [
          'Get out paper, crayons and pencils. Lay a sheet sideways with a line down the middle: Desert, Pond.',
          'Desert of the American Southwest: cactus (thick stem stores water), kit fox (big ears lose heat). Pond: duck (webbed feet), cattail (roots in mud).',
          'Your child draws them, with a line from each part to its job.',
          'Your child tells one thing that both places share and two that differ. You jot them on the second sheet. Each, with one question answered, wins one {token}.',
        ],
        say: 'What is this animal good at? Where would that help?',
        success: 'Both halves show two fitting living things, and your child tells one likeness and two differences.',
      },
      {
        title: 'Counting Kinds',
        child:
          'Count the kinds of life in two places for {friend}. Draw one dot for each kind as you hear it. Compare the two counts. Explain why one place has more. Draw one living thing of each place. Pick a rainforest or a desert to start. Each true thing you find out wins one {token} for {place}.',
        steps: [
          'Get out paper, crayons and pencils. Fold a sheet in half: Rainforest, Desert.',
          'Read slowly. South American rainforest: sloth, toucan, dart frog, macaw, orchid, fern, monkey, ant, moth, jaguar. American desert: roadrunner, cactus, lizard, kit fox, beetle, tortoise. One dot for each kind.',
          'Count: 10 and 6. Ask what plants need to grow. Which place gets more rain? More plants feed and hide more kinds of animals.',
          'Your child draws one living thing of each. Counts, reason and drawings win one {token} each, with one question.',
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
          'Build a hill in the tray like one at {place}. Fan it gently and count to thirty. Look at what moved. Then tip the tray fast. Tell {hero} which change was slow and which was fast. Choose where to put a wall, and test it. Each change you explain wins one {token}.',
        steps: [
          'Get out a tray, salt, paper, building blocks and spoons. Heap the salt as a hill. Fold the sheet into a fan.',
          'Your child fans low and gently, away from faces, and counts to thirty. A thin trail of grains moves: wind erosion, a slow change.',
          'Heap it again. Lift one end of the tray quickly. The hill slips at once: a landslide, a fast change.',
          'Heap it once more. Your child sets blocks as a wall against the wind, fans again and compares the trail. Wind, slide and wall: each, with one question, wins one {token}.',
        ],
        say: 'Real wind takes years and years. Which of our two was like that?',
        success: 'Your child names the fast and the slow change and shows that a wall lets less salt move.',
      },
      {
        title: 'Hold the Slope',
        child:
          'Find the best way to hold a slope for {friend}. Build a hill at the high end of the tray. Tilt it a little at a time. Mark where it starts to slip. Suggest a way to stop it, and test again. Pick blocks or spoons for your fix at {place}. Each test wins one {token}.',
        steps: [
          'Get out a tray, salt, paper, building blocks and spoons. Heap the salt at one end.',
          'Your child lifts that end slowly. Note on the sheet how many blocks high it is when the hill slips. That is a fast change.',
          'Build the hill again. Press spoons or blocks into it as roots or walls. Lift again and note the height.',
          'Compare. Then let one pinch of salt at a time slide down. Many small slides over years are a slow change. Ask one question after each of the three tests.',
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
