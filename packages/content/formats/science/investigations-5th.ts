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
          'Predict whether a crumpled page can stay dry under water. {hero} must carry a message through a flooded tunnel at {place}. Test it three times, change the tilt once and record what you see. Draw a particle model or explain it aloud.',
        steps: [
          'Get out cups, bowls, water, paper and a towel. Fill one of the bowls nearly to the top and stand it on the towel.',
          'Your child crumples half a sheet of paper and jams it into the bottom of a cup. Predict. Turn the cup upside down, push it straight down and lift it straight out.',
          'Feel the page. Do three trials. On the last one, tilt the cup under water and look for bubbles.',
          'Your child draws dots for air and for water, before and after the tilt. The cup is full of air. Its particles take up the space, so water enters only when air bubbles out.',
        ],
        say: 'The cup looks empty. What is between the page and the water?',
        success:
          'The page stays dry until the cup is tilted, and your child explains that air particles fill the space.',
      },
      {
        child:
          'Work out how to pour air from one cup to another under water. {friend} needs fresh air in a diving bell at {place}. Predict which way the bubbles go, try it, and record what each cup holds. Choose to sketch it or tell it in steps.',
        steps: [
          'Get out cups, bowls, water, paper and a towel. Fill one of the bowls nearly to the top and stand it on the towel.',
          'Sink the first cup sideways so it fills with water, then turn it upside down below the surface. Push the second one straight down, full of air.',
          'Predict. Tilt the second cup just under the rim of the first, so that the bubbles rise into it. What comes out of the first cup?',
          'Draw both cups on paper, before and after. Then explain: air and water cannot share one space. As air particles come in, water is pushed out.',
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
      { name: 'salt', quantity: '5 teaspoons', core: true },
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
          'Tell two white powders apart for {hero}, who lost the labels at {place}. Look, rub and then stir each into water. Record what you see at once and after three minutes. Calculate what each cup weighs now. Choose the clue you trust most and justify it.',
        steps: [
          'Get out salt, flour, water, cups, spoons and paper. Out of sight, put a teaspoon of salt on one half of the sheet, A, and a teaspoon of flour on the other, B. Do not say which is which.',
          'Your child rubs a little of each between dry fingers, then stirs A and B into half a cup of water each, one minute.',
          'Look again after three minutes. A is clear: it dissolved. B is cloudy and begins to settle: it did not.',
          'Say: the water is 118 grams, A is 6 grams, B is 3 grams. Your child calculates both cups (124 and 121) and explains where A is.',
        ],
        say: 'You can no longer see powder A. What happened to its weight?',
        success: 'Your child names the salt by its clues and adds powder and water, because no matter was lost.',
      },
      {
        child:
          'Test how much salt a little water can hold. {friend} makes salt water for {place}. Predict a number of teaspoons, then stir them in one by one. Write the total weight after each. Choose a drawing or a sentence to explain where the salt went.',
        steps: [
          'Get out salt, flour, water, cups, spoons and paper. Put a quarter cup of water in one of the cups. Say: it weighs 59 grams.',
          'Your child stirs in level teaspoons of salt, a full minute each. One teaspoon is about 6 grams. Write the total each time: 65, 71, 77.',
          'Stop when grains stay on the bottom, after about three. Does the cup still gain 6 grams?',
          'Yes. Dissolved or not, it is all there. For comparison stir a teaspoon of flour into water in the second cup: it stays cloudy, and its weight counts, too.',
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
      { name: 'kitchen timer', quantity: '1', core: false, substitute: 'counting half seconds aloud' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Design a test for {hero}, who must land a package softly at {place}. Change one variable, the shape of the sheet. Decide which one to measure and which to control. Predict, then run three trials for each shape. Choose a fourth shape, and say which one lands most softly.',
        steps: [
          'Get out paper, coins, measuring tape, a kitchen timer and pencils. Your child writes: change, measure, control.',
          'Shapes: one sheet flat, one folded in eighths, one crumpled to a ball. Mark a drop height of five feet on a wall. Leave the coin for later.',
          'Drop each three times with a gentle release. Count half seconds aloud, or drop two at once and note which lands last.',
          'The longest fall is the softest landing. Ask for a claim, the evidence and two controls. Last, fold a coin into the best shape: does it still fall slowly?',
        ],
        say: 'Which variable did you change, which did you measure, and which did you control?',
        success:
          'Your child names the changed and measured variables and two controls, and picks the slowest shape from the results.',
      },
      {
        child:
          'Answer a question from {friend} at {place}: does a heavier package fall faster? Keep shape and size the same, and change only the weight. Write what you measure and control. Predict, then run three trials and listen to the landing. Choose a drop height that is safe and fair.',
        steps: [
          'Get out paper, coins, measuring tape, a kitchen timer and pencils. Your child writes: change, measure, control.',
          'Crumple two equal sheets into balls of one size, one with a coin inside. Measure four feet above a carpet.',
          'Your child lets go of both at the same moment, three trials. You listen with closed eyes: one thud or two? Is it a tie within half a second by the timer?',
          'Now drop the light ball beside a flat sheet. Which variable changed this time? Ask for a claim from each test.',
        ],
        say: 'Why must both balls have the same size?',
        success: 'Your child keeps the shape the same, reports nearly equal landings and justifies the controls.',
      },
    ],
    safety: [{ hazard: 'falling coins', adultNote: 'Stay close, drop onto carpet and keep feet back.' }],
  },
]
