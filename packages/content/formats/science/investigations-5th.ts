import type { Format } from '../../types.ts'

export const fifthInvestigations: Format[] = [
  {
    id: 'science.dry-under-water',
    subject: 'science',
    title: 'Dry Under Water',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.particles'],
    materials: [
      { name: 'cups', quantity: '2, clear plastic', core: true },
      {
        name: 'bowls',
        quantity: '1, deeper than a cup is tall',
        core: true,
        substitute: 'a kitchen sink',
      },
      { name: 'water', quantity: 'enough to fill the bowl', core: true },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'towel', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw one {token} on a scrap and predict: can it stay dry under water? Test it three times. Change the tilt on the last try and record what you see. Draw a particle model or explain it aloud to {hero}. Each trial that you explain wins one {token} for {place}.',
        gist: 'Your child jams a drawn {token} into a cup and pushes it rim first under water three times; each trial explained plus one answered question wins one {token}.',
        steps: [
          'Get out cups, bowls, water, paper and a towel. Fill one of the bowls nearly to the top and stand it on the towel.',
          'Your child crumples the scrap of paper and jams it deep into a cup. Predict. Turn the cup upside down, push it straight down and lift it straight out. Feel the scrap.',
          'On the third trial, tilt the cup under water and look for bubbles.',
          'Your child draws dots for air and water, before and after the tilt. Air particles take up the space until they bubble out.',
        ],
        say: 'The cup looks empty. What is between the scrap and the water?',
        success:
          'The scrap stays dry until the cup is tilted, and your child explains that air particles fill the space.',
      },
      {
        title: 'Pouring Air',
        child:
          'Work out how to pour air from one cup to another under water. Predict which way the bubbles go. Try it, and record what each cup holds at three moments. Choose to sketch it or to tell it in steps to {friend}. Each moment that you explain wins one {token} for {place}.',
        gist: 'Under water, your child tips air from cup to cup; before, during and after, each drawn or told with a question answered, win one {token} apiece.',
        steps: [
          'Get out cups, bowls, water, paper and a towel. Fill one of the bowls nearly to the top and stand it on the towel.',
          'Sink the first cup sideways to fill it, then turn it upside down below the surface. Push the second one straight down, full of air.',
          'Predict. Tilt the second cup just under the rim of the first, so that the bubbles rise into it.',
          'Your child draws both cups on paper or tells them. As air particles come in, water is pushed out.',
        ],
        say: 'One cup gains air. What does it lose, and where does that go?',
        success: 'Your child moves air between the cups and explains that both air and water take up space.',
      },
    ],
    safety: [
      {
        hazard: 'water on the floor',
        adultNote: 'Stay close, use plastic cups only and wipe up spills at once.',
      },
    ],
  },
  {
    id: 'science.hidden-salt',
    subject: 'science',
    title: 'Where Did It Go?',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.matter-stays'],
    materials: [
      { name: 'salt', quantity: '3 teaspoons', core: true },
      { name: 'flour', quantity: '1 teaspoon', core: true },
      { name: 'water', quantity: '1 cup', core: true },
      { name: 'cups', quantity: '2, clear plastic', core: true },
      { name: 'spoons', quantity: '2 teaspoons', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Tell two white powders apart without tasting. Look, rub and then stir each one into water. Record what you see at once and after three minutes. Calculate what each cup weighs now. Choose the clue you trust most. Each clue that you justify wins one {token} for {hero} at {place}.',
        gist: 'You hide salt and flour as A and B for your child to rub, stir and recheck; each clue plus one answered question wins one {token}.',
        steps: [
          'Get out salt, flour, water, cups, spoons and paper. In secret, put a teaspoon of salt on half A of the sheet, one of flour on half B.',
          'Clue 1: rub a little between dry fingers. Clue 2: stir A and B into half a cup of water each. A turns clear, B cloudy.',
          'Clue 3: look again after three minutes. B begins to settle.',
          'Say: the water is 118 grams, A is 6, B is 3. Your child calculates both cups (124 and 121) and explains where A is. A kitchen scale at home? Weigh before and after.',
        ],
        say: 'You can no longer see powder A. What happened to its weight?',
        success: 'Your child names the salt by its clues and adds powder and water, because no matter was lost.',
      },
      {
        title: 'How Much Salt',
        child:
          'Test how much salt can hide in a little water. Predict after which teaspoon grains stay. Stir three in, one by one. Write the total weight after each. Choose a drawing or a sentence to tell {friend} where the salt went. Each right total wins one {token} for {place}.',
        gist: 'Your child stirs three teaspoons of salt into water, one by one, writing the total weight; each right total plus one answered question wins one {token}.',
        steps: [
          'Get out salt, flour, water, cups, spoons and paper. Put a quarter cup of water in one of the cups. Say: it weighs 59 grams.',
          'Level teaspoons, a full minute of stirring each. One teaspoon is about 6 grams. Write the total each time: 65, 71, 77.',
          'Do grains stay on the bottom now? Does the cup still gain 6 grams? (Yes: dissolved or not, it is all there.)',
          'Stir a teaspoon of flour into water in the second cup. It stays cloudy, and its weight counts, too.',
        ],
        say: 'How much will it weigh after one more, and how do you know?',
        success:
          'The list grows by 6 grams each time, and your child explains that dissolved salt still has its weight.',
      },
    ],
    safety: [
      {
        hazard: 'salt in eyes or mouths',
        adultNote: 'Stay close: we do not taste in the lab, and hands get washed afterward.',
      },
    ],
  },
  {
    id: 'science.drop-test',
    subject: 'science',
    title: 'Drop Test',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.change-one-variable'],
    materials: [
      { name: 'paper', quantity: '3 sheets, the same kind', core: true },
      { name: 'coins', quantity: '1', core: true, substitute: 'buttons' },
      { name: 'measuring tape', quantity: '1', core: true, substitute: 'ruler' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Design a test: which shape lands one {token} most softly? Change one variable, the shape of the sheet. Decide what to measure and what to control. Predict, then run three trials for each shape. Choose who drops and who counts for {hero}. Each tested shape wins one {token} for {place}.',
        gist: 'One of you drops a flat, a folded and a crumpled sheet three times each, the other counts; each shape with a question answered wins one {token}.',
        steps: [
          'Get out paper, coins, measuring tape and pencils. Your child writes: change, measure, control.',
          'Shapes: one sheet flat, one folded in eighths, one crumpled to a ball. Mark a drop height of five feet on a wall.',
          'Drop each three times with a gentle release. Count half seconds aloud.',
          'The longest fall is the softest landing: flat. Ask for a claim, the evidence and two controls (height, release). Last, twist a coin, the {token}, into a corner of it: does it still fall slowly? (No, it dives.)',
        ],
        say: 'Which variable did you change, which did you measure, and which did you control?',
        success:
          'Your child names the changed and measured variables and two controls, and picks the slowest shape from the results.',
      },
      {
        title: 'Heavy and Light',
        child:
          'Answer a question from {friend} at {place}: does a heavier package fall faster? Pack one {token}, a coin, into one ball and nothing into the other. Write what you change, measure and control. Predict, run three trials and listen. Choose a drop height that is safe and fair. Each trial wins one {token}.',
        gist: 'While you listen with closed eyes, your child drops a coin-filled and an empty ball together; each trial with a control named and a question answered wins one {token}.',
        steps: [
          'Get out paper, coins, measuring tape and pencils. Your child writes: change, measure, control.',
          'Crumple two equal sheets into balls of one size, one with a coin inside. Measure up to four feet above a carpet.',
          'Do three trials: one thud or two? (Nearly one.) Controls: size, height, release.',
          'Now drop the light ball beside a flat sheet. Which variable changed this time? (Shape.) Ask for a claim from each test.',
        ],
        say: 'Why must both balls have the same size?',
        success: 'Your child keeps the shape the same, reports nearly equal landings and justifies the controls.',
      },
    ],
    safety: [{ hazard: 'falling coins', adultNote: 'Stay close, drop onto carpet and keep feet back.' }],
  },
]
