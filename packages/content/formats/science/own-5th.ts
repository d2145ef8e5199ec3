import type { Format } from '../../types.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const fifthOwn: Format[] = [
  {
    id: 'science.change-court',
    subject: 'science',
    title: 'Change Court',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.new-substances'],
    materials: [
      { name: 'ice', quantity: '1 cube', core: true },
      { name: 'salt', quantity: '1 spoonful', core: true },
      { name: 'water', quantity: 'half a cup', core: true },
      { name: 'cups', quantity: '1, clear plastic', core: true },
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
          'Bring six changes to court at {place}. Make three of them yourself and hear the evidence for three more. Classify each one: new substance or same substance. Give two clues for each verdict. Answer {hero}, who may ask for another clue. Choose which case to open with. Two verdicts that stand win one {token}.',
        gist: 'Your child makes three changes, you read out three, and each is judged new substance or same; two verdicts with clues plus one question answered win one {token}.',
        steps: [
          'Get out ice, salt, water, cups, paper and pencils. Draw a table: Change, Clues, Verdict.',
          'Your child tears a strip of paper, lets ice melt in a hand over the cup, stirs salt into water. For each: Is it still the same stuff? Could you get it back?',
          'Read three cases: A nail gets orange crumbs that do not bend like iron. Bread browns and smells new in a toaster. Milk turns lumpy and sour.',
          'Same: torn, melted, dissolved. New: rust, toast, sour milk. As {hero}, ask for clues.',
        ],
        say: 'One clue can fool us. What is your second clue?',
        success:
          'All six cases get the right verdict, each with evidence such as new color, new smell or getting it back.',
      },
      {
        title: 'The Tricky List',
        child:
          'Judge a tricky list from {friend} at {place}. Some changes look new but may not be. Test what you can and argue the rest from evidence. Say how sure you are of each verdict. Choose the hardest case, and write its reasons in two sentences. Two verdicts with evidence win one {token}.',
        gist: 'Six changes, two tried and four read out, are judged new substance or same; two verdicts with evidence plus one question answered win your child one {token}.',
        steps: [
          'Get out ice, salt, water, cups, paper and pencils. Stir the salt into water in the cup until it cannot be seen.',
          'Is the salt a new substance? (no, it comes back when the water dries)',
          'Melt a little ice on paper. Is the wet mark a new substance? (no, still water)',
          'Read: A banana peel turns brown. Sugar is ground to powder. A log burns to ash. Silver goes dark. New: peel, ash, dark silver (new color, no way back). Same: sugar (still sugar).',
        ],
        say: 'It looks different. What would show that it is really a different substance?',
        success: 'Your child separates a new look from a new substance and gives evidence for each verdict.',
      },
    ],
    safety: [{ hazard: 'wet floor', adultNote: 'Stay close, wipe up drips and do not taste anything in the court.' }],
  },
  {
    id: 'science.tilted-ball',
    subject: 'science',
    title: 'The Tilted Ball',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.sky-patterns'],
    materials: [
      { name: 'ball', quantity: '1, light in color', core: true },
      { name: 'flashlight', quantity: '1', core: true, substitute: 'a small lamp' },
      { name: 'stickers', quantity: '1', core: true, substitute: 'a pencil mark' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '2', core: true },
      { name: 'ruler', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Use a tilted ball to show {hero} why a town has seasons. Carry it around a lamp, always leaning to the same wall. Stop four times and draw where the light falls. Choose where on the upper half to put the town. Explain each season from your model. Each stop after the first wins one {token} for {place}.',
        gist: 'You hold the light, your child carries the tilted ball around you in four stops; each stop explained after the first plus one question answered wins one {token}.',
        steps: [
          'Get out a ball, a flashlight, stickers, paper, pencils and a ruler. The sticker on the upper half of the ball is the town. Dim the room. Keep the light on the ball.',
          'Your child tilts the ball toward one wall and walks a circle around you. A ruler along the ball shows the lean, always toward that wall.',
          'At each stop, spin the ball slowly: is the sticker lit for over half of the turn? (only in summer)',
          'Draw each stop. Toward the light: summer. Away: winter. Neither: spring, fall. Do one together.',
        ],
        say: 'The lean never changed. So why did the light on the town change?',
        success:
          'Your child shows summer where the town leans toward the light and explains winter half an orbit later.',
      },
      {
        title: 'A Day of Shadows',
        child:
          'Model one day of shadows for {friend} at {place}. Move the light from low to high to low. Measure the shadow of a pencil at five stops and record it. Choose the five light heights before you begin. Spin the ball to show day and night. Explain what really turns. Pattern, spin and reason win one {token} each.',
        gist: 'Your child moves the light over a pencil, measures five shadows, then spins the ball; pattern, spin and reason each win one {token} with a question answered.',
        steps: [
          'Get out a ball, a flashlight, stickers, paper, pencils and a ruler. Hold a pencil upright on a sheet.',
          'Your child moves the light in an arc over it and stops five times. Mark each shadow with the second pencil, then measure.',
          'What is the pattern? (long, shorter, shortest, longer, long)',
          'The light stays still. Put the sticker on the ball and spin it slowly to the left. Find sunrise, noon, sunset and midnight. The sun did not move. Earth turned.',
        ],
        say: 'We moved the light. What really moves?',
        success: 'The five lengths fall and rise again, and your child explains day and night with the turning ball.',
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
    id: 'science.plant-budget',
    subject: 'science',
    title: 'The Plant Budget',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.plant-food'],
    materials: [
      { name: 'buttons', quantity: '2, as carbon', core: true, substitute: 'coins or dry beans' },
      { name: 'dry beans', quantity: '6, as oxygen', core: true },
      { name: 'pasta', quantity: '4 pieces, as hydrogen', core: true },
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
          'Build sugar the way a plant does. Use only parts from air and water. Count what goes in and what comes out. Argue to {hero} at {place} that the plant did not eat soil. Give your count as evidence. Choose how to lay out the two sides. Claim, evidence and reason win one {token} each.',
        gist: 'Your child builds air and water from buttons, beans and pasta and rebuilds them into sugar; claim, evidence and reason each win one {token} with a question answered.',
        steps: [
          'Get out buttons, dry beans, pasta, paper and pencils. Fold a sheet: In and Out. A button is carbon, a bean oxygen, a piece of pasta hydrogen.',
          'In: carbon dioxide from air is one button with two beans. Water is one bean with two pieces of pasta. Build two of each.',
          'Light rebuilds them. Out: a sugar part is one button, one bean, two pieces of pasta. Make two. Left over: four beans, two pairs of oxygen.',
          'Both sides: 2 buttons, 6 beans, 4 pieces of pasta. Reason: no part came from soil.',
        ],
        say: 'Point to a carbon in the sugar. Where was it before?',
        success: 'Both sides have the same parts, and your child argues that sugar is built from air and water.',
      },
      {
        title: 'The Weighed Plant',
        child:
          'Check the records of {friend}, who weighed a potted plant at {place}. Lay out beans for the gain and pasta for the loss. Infer what could account for the gain. Write a claim with the numbers as evidence. Choose to write or say your answer to one objection. Claim, evidence and answer win one {token} each.',
        gist: 'Your child lays out what a plant gained and its soil lost; claim, evidence and answer to your objection each win one {token} with a question answered.',
        steps: [
          'Get out buttons, dry beans, pasta, paper and pencils. Read the made-up records: the plant went from 10 to 70 grams. Its soil went from 400 to 399 grams.',
          'Lay one bean for each 10 grams gained: six. Lay one piece of pasta for the 1 gram lost.',
          'Ask: could that gram make the 60? (no) What else went in? (water and carbon dioxide from air) Mark each with a button.',
          'Your child writes claim and evidence. Object: What about fertilizer? (a few minerals, far less than 60 grams)',
        ],
        say: 'Sixty grams came from somewhere. Show me on the table where it did not come from.',
        success: 'The claim says that the plant grew mainly from air and water, with 60 and 1 gram as evidence.',
      },
    ],
    safety: [
      {
        hazard: 'small parts',
        adultNote: 'Stay close, keep small parts out of mouths and count them back in.',
      },
    ],
  },
  {
    id: 'science.web-of-arrows',
    subject: 'science',
    title: 'Web of Arrows',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.food-webs'],
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw the food web of a meadow for {hero} at {place}. Place eight living things in a ring. Add an arrow for every meal you hear, ten in all. Cover one living thing at a time, and infer two effects. Choose what to cover after the mouse. Each cover with two effects wins one {token}.',
        gist: 'You read meals, your child draws the arrows and then covers three living things; each cover with two effects plus one question answered wins one {token}.',
        steps: [
          'Get out paper, pencils and crayons. Your child writes in a ring: grass, clover, rabbit, grasshopper, mouse, robin, fox, hawk.',
          'Read the meals. Each arrow runs from the food to the eater: rabbit eats grass and clover; grasshopper eats grass; mouse eats clover and grasshopper; robin eats grasshopper; fox eats rabbit and mouse; hawk eats mouse and robin.',
          'Ten arrows. Color producers (grass, clover) and plant eaters (rabbit, grasshopper).',
          'Cover the mouse: more clover and grasshoppers, less food for hawk and fox. Then two more. Its food gains; its eaters lose.',
        ],
        say: 'Follow the arrow. Who gets the energy?',
        success: 'All ten arrows point to the eater, and your child infers two effects of one change.',
      },
      {
        title: 'Pond in Trouble',
        child:
          'Draw a pond food web for {friend} at {place}. Write seven living things and link them. Circle the one with the most arrows. Infer what happens if it goes away. Choose words or plus and minus signs for each effect. Each effect that you can trace wins one {token}.',
        gist: 'From meals you read, your child draws a pond web, then takes the tadpole away; three effects traced along arrows each win one {token} with a question answered.',
        steps: [
          'Get out paper, pencils and crayons. Your child writes: algae, pondweed, snail, tadpole, small fish, duck, heron.',
          'Read the meals, with arrows from food to eater: snail eats algae; tadpole eats algae and pondweed; small fish eats tadpole; duck eats pondweed and snail; heron eats small fish and tadpole.',
          'Count: eight arrows. The tadpole has four.',
          'Now the tadpoles leave. Your child marks the others more (+) or less (-), with a reason. (+: algae, pondweed, snail, duck; -: small fish, heron) Add bacteria, which break down remains from all.',
        ],
        say: 'This one has more to eat now. Who else feels that?',
        success: 'Eight arrows are right, and each plus or minus follows an arrow.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.hundred-squares',
    subject: 'science',
    title: 'A Hundred Squares',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.water-on-earth'],
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'ruler', quantity: '1', core: true },
      { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Graph all the water on Earth in one hundred squares for {hero}. Color what is salty, frozen and within reach. Estimate first, then compare. Classify eight parts of the land around {place}. Choose the colors for your key. Each color in its right number of squares wins one {token}.',
        gist: 'Your child guesses, then colors a hundred squares of water; salt, ice and the rest each win one {token} with a question answered, and sorting parts ends it.',
        steps: [
          'Get out paper, a ruler, crayons and pencils. Your child guesses: of 100 squares, how many are fresh water that we can use?',
          'Draw a grid of ten by ten. Color 97 for salt water, 2 for ice and 1 for the rest. The last is mostly groundwater; lakes and rivers are a tiny speck.',
          'Add a title and key. How far off was the guess?',
          'Read eight parts: glacier, cliff, wind, moss, river, sand, cloud of insects, air. Your child sorts: hydrosphere (glacier, river), geosphere (cliff, sand), biosphere (moss, insects), atmosphere (wind, air).',
        ],
        say: 'Where on your graph is the water from our tap?',
        success: 'The grid shows 97, 2 and 1 with a key, and your child sorts the eight parts correctly.',
      },
      {
        title: 'Systems Landscape',
        child:
          'Draw a landscape like the one near {place}. Label two parts of each Earth system in it. Add three arrows where systems change each other, and write how. Then graph the fresh water on a strip. Pick the arrow that matters most to {friend}, and justify it. Each arrow with its two systems wins one {token}.',
        gist: 'Three arrows link Earth’s systems in a landscape your child draws; each arrow explained plus one question answered wins one {token}, and a graph of fresh water ends it.',
        steps: [
          'Get out paper, a ruler, crayons and pencils. Your child draws a landscape.',
          'Add and label in four colors: hydrosphere (river, glacier), geosphere (mountains, soil), biosphere (tree, animal), atmosphere (clouds, wind).',
          'Draw three arrows with a verb and both systems, such as: river carves mountain (hydro, geo), roots hold soil (bio, geo), wind makes waves (atmo, hydro).',
          'On a 10-centimeter strip, show fresh water: about 7 ice, 3 groundwater, a thin line of lakes and rivers. Add a title and key.',
        ],
        say: 'Which two systems meet at this arrow? What does each do?',
        success: 'Eight labels and three arrows are right, and the strip shows ice as the largest part of fresh water.',
      },
    ],
    safety: [],
  },
]
