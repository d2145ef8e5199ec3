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
          'Bring six changes to court at {place}. Make three of them yourself and hear the evidence for three more. Classify each one: new substance or same substance. Give two clues for each verdict. Answer {hero}, who may object once. Choose which case to open with. Two verdicts that stand win one {token}.',
        steps: [
          'Get out ice, salt, water, cups, paper and pencils. Draw a table: Change, Clues, Verdict.',
          'Your child makes three: tears a strip of paper, lets ice melt in a hand over the cup, stirs salt into water. For each: Is it still the same stuff? Could you get it back?',
          'Read three cases: A nail gets orange crumbs that do not bend like iron. Bread browns and smells new in a toaster. Milk turns lumpy and sour.',
          'Your child gives clues and a verdict for all six. Same: torn, melted, dissolved. New: rust, toast, sour milk. Ask one question with each {token}.',
        ],
        say: 'One clue can fool us. What is your second clue?',
        success:
          'All six cases get the right verdict, each with evidence such as new color, new smell or getting it back.',
      },
      {
        title: 'The Tricky List',
        child:
          'Judge a tricky list from {friend} at {place}: changes that look new but may not be. Test what you can and argue the rest from evidence. Say how sure you are of each verdict. Choose the hardest case, and write its reasons in two sentences. Two verdicts with evidence win one {token}.',
        steps: [
          'Get out ice, salt, water, cups, paper and pencils. Stir the salt into water in the cup until it cannot be seen.',
          'Is the salt a new substance? Your child argues: it comes back when the water dries. Same substance, new place.',
          'Melt a little ice on paper. It left a wet mark: is that a new substance? (no)',
          'Read: A banana peel turns brown. Sugar is ground to powder. A log burns to ash. Silver goes dark. Your child gives verdict and evidence. New: peel, ash, dark silver. Same: sugar. Six verdicts, three {tokens}: ask one question with each.',
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
      { name: 'pencils', quantity: '1', core: true },
      { name: 'ruler', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Use a tilted ball to show {hero} why a town has summer and winter. Carry it around a lamp, and keep its top leaning toward the same wall. Stop four times and draw where the light falls. Choose where on the ball to put the town. Explain each season from your model. Each stop after the first wins one {token} for {place}.',
        steps: [
          'Get out a ball, a flashlight, stickers, paper, pencils and a ruler. Put the sticker on the upper half of the ball as the town. Dim the room. Stand in the middle and keep the light turned on the ball.',
          'Your child tilts the ball toward one wall and carries it in a circle around you. A ruler along the ball shows the lean, always toward that wall.',
          'Stop at four places. Spin the ball slowly: is the sticker lit for over half of the turn?',
          'Draw each stop. Toward: summer. Away: winter. Neither: spring, fall. Do one together. The others, with a question, win one {token} each.',
        ],
        say: 'The lean never changed. So why did the light on the town change?',
        success:
          'Your child shows summer where the town leans toward the light and explains winter half an orbit later.',
      },
      {
        title: 'A Day of Shadows',
        child:
          'Model one day of shadows for {friend} at {place}. Move the light from low to high to low. Measure the shadow of a pencil at five stops and record it. Choose the five light heights before you begin. Spin the ball to show day and night. Explain what really turns. Pattern, spin and reason win one {token} each.',
        steps: [
          'Get out a ball, a flashlight, stickers, paper, pencils and a ruler. Hold a pencil upright on a sheet.',
          'Your child moves the light in an arc from one side over the top to the other, and stops five times. Measure each shadow and write it down.',
          'What is the pattern? Long, shorter, shortest, longer, long.',
          'Now the light stays still. Put the sticker on the ball and spin it slowly to the left. Find sunrise, noon, sunset and midnight. The sun did not move. Earth turned. Ask one question with each {token}.',
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
          'Build sugar the way a plant does. Use only parts from air and water. Count what goes in and what comes out. Argue to {hero} at {place} that the plant did not need to eat soil, and give your count as evidence. Choose how to lay out the two sides. Claim, evidence and reason win one {token} each.',
        steps: [
          'Get out buttons, dry beans, pasta, paper and pencils. Fold a sheet: In and Out. A button is carbon, a bean is oxygen, a piece of pasta is hydrogen.',
          'In: carbon dioxide from air is one button with two beans. Water is one bean with two pieces of pasta. Your child builds two of each.',
          'Light rebuilds them. Out: sugar parts are one button, one bean, two pieces of pasta. Make two of those. Which parts are left over? Four beans: two pairs of oxygen.',
          'Count both sides: 2 buttons, 6 beans, 4 pieces of pasta. Your child writes claim, evidence, reason, each with one question.',
        ],
        say: 'Point to a carbon in the sugar. Where was it before?',
        success: 'Both sides have the same parts, and your child argues that sugar is built from air and water.',
      },
      {
        title: 'The Weighed Plant',
        child:
          'Check the records of {friend}, who weighed a potted plant at {place}. Lay out beans for the gain and pasta for the loss. Infer what could account for the gain. Write a claim with the numbers as evidence. Pick the strongest objection, and answer it. Claim, evidence and answer win one {token} each.',
        steps: [
          'Get out buttons, dry beans, pasta, paper and pencils. Read the made-up records: the plant went from 10 to 70 grams. Its soil went from 400 to 399 grams.',
          'Your child lays one bean for each 10 grams gained: six. Then one piece of pasta for the 1 gram that the soil lost.',
          'Ask: could that gram make the 60? What else went in? (water and carbon dioxide from air) Mark each with a button.',
          'Your child writes claim, evidence and reason. Object: What about fertilizer? Answer: it is a few minerals, far less than 60 grams. Ask one question with each {token}.',
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
          'Draw the food web of a meadow and send it to {hero} at {place}. Place eight living things in a ring and add an arrow for every meal you hear. Find at least eight arrows. Then cover one living thing at a time, and infer two effects. Choose which one to cover first. Each cover with two effects wins one {token}.',
        steps: [
          'Get out paper, pencils and crayons. Your child writes in a ring: grass, clover, rabbit, grasshopper, mouse, robin, fox, hawk.',
          'Read the meals. Each arrow runs from the food to the eater: rabbit eats grass and clover; grasshopper eats grass; mouse eats clover and grasshopper; robin eats grasshopper; fox eats rabbit and mouse; hawk eats mouse and robin.',
          'That makes ten arrows. Color producers, plant eaters and hunters.',
          'Cover the mouse. Infer: more clover? Less food for hawk and fox? More grasshoppers? Follow each arrow in both directions. Then cover two more. Each, with one question, wins one {token}.',
        ],
        say: 'Follow the arrow. Who gets the energy?',
        success: 'The web has ten arrows that point to the eater, and your child infers two effects of one change.',
      },
      {
        title: 'Pond in Trouble',
        child:
          'Draw a pond food web so that {friend} at {place} can foresee trouble. Write seven living things and link them. Circle the one with the most arrows. Infer what happens if it goes away. Choose words or plus and minus signs for each effect. Each effect that you can trace wins one {token}.',
        steps: [
          'Get out paper, pencils and crayons. Your child writes: algae, pondweed, snail, tadpole, small fish, duck, heron, well spread out.',
          'Read the meals, with arrows from food to eater: snail eats algae; tadpole eats algae and pondweed; small fish eats tadpole; duck eats pondweed and snail; heron eats small fish and tadpole.',
          'Count: eight arrows. The tadpole has four.',
          'Now the tadpoles leave. Your child marks each other part: more (+), less (-) or unsure (?), with a reason. Three traced effects, with one question each, win the {tokens}. Add bacteria, which break down remains from all.',
        ],
        say: 'This one has more to eat now. Who else feels that?',
        success: 'The web has eight correct arrows, and each plus or minus can be traced along an arrow.',
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
        steps: [
          'Get out paper, a ruler, crayons and pencils. Your child guesses: of 100 squares, how many are fresh water that we can use?',
          'Draw a grid of ten by ten. Color 97 for salt water, 2 for ice and 1 for the rest. That last square is mostly groundwater; lakes and rivers are a tiny speck of it.',
          'Write a title and a key. Each color, with one question answered, wins one {token}. How far off was the guess?',
          'Read eight parts: glacier, cliff, wind, moss, river, sand, cloud of insects, air. Your child sorts: hydrosphere (glacier, river), geosphere (cliff, sand), biosphere (moss, insects), atmosphere (wind, air).',
        ],
        say: 'Where on your graph is the water from our tap?',
        success: 'The grid shows 97, 2 and 1 with a key, and your child sorts the eight parts correctly.',
      },
      {
        title: 'Systems Landscape',
        child:
          'Draw a landscape like the one near {place}. Label two parts of each Earth system in it. Add three arrows where systems change each other, and write how. Then graph the fresh water on a strip. Pick the arrow that matters most to {friend}, and justify it. Each arrow with its two systems wins one {token}.',
        steps: [
          'Get out paper, a ruler, crayons and pencils. Your child draws mountains, a river, a tree, an animal, clouds and a glacier.',
          'Label in four colors: hydrosphere, geosphere, biosphere, atmosphere. Two of each.',
          'Draw three arrows with a verb, such as: rain wears down the cliff, roots crack rock, wind moves the waves. Name both systems. Each arrow, with one question answered, wins one {token}.',
          'On a strip 10 centimeters long, show all fresh water: about 7 for ice, 3 for groundwater, a thin line for lakes and rivers. Give it a title and a key.',
        ],
        say: 'Which two systems meet at this arrow? What does each do?',
        success: 'Eight labels and three arrows are right, and the strip shows ice as the largest part of fresh water.',
      },
    ],
    safety: [],
  },
]
