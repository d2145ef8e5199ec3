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
      { name: 'bowls', quantity: '1, deeper than a cup is tall', core: true, substitute: 'a kitchen sink' },
      { name: 'water', quantity: 'enough to fill the bowl', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
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
          'Your child crumples half a sheet of paper and jams it into the bottom of a cup. Predict. Turn the cup upside down, push it straight down to the bottom and lift it straight out.',
          'Feel the page. Do three trials. On the last one, tilt the cup under water and look for bubbles.',
          'Then explain: the cup is full of air. Its particles take up the space, so water can enter only when air bubbles out.',
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
      { hazard: 'water on the floor', adultNote: 'Stay close, use plastic cups only and wipe up spills at once.' },
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
    skills: ['science.5.matter-stays', 'science.5.new-substances'],
    materials: [
      { name: 'salt', quantity: '8 teaspoons', core: true },
      { name: 'flour', quantity: '2 teaspoons', core: true },
      { name: 'water', quantity: '2 cups', core: true },
      { name: 'cups', quantity: '2, clear plastic', core: true },
      { name: 'spoons', quantity: '2 teaspoons', core: true },
      { name: 'aluminum foil', quantity: '2 squares, hand-sized', core: true },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Test what happens to two white powders in water. {hero} found them unlabeled at {place} and must tell them apart without tasting. Predict, stir, wait and record. Choose which clue you trust most and justify it.',
        steps: [
          'Get out salt, flour, water, cups, spoons and aluminum foil. Pour half a cup of water into each of two cups.',
          'Your child stirs a teaspoon of salt into one and a teaspoon of flour into the other, one minute each. Record what each looks like now and again after five minutes.',
          'Drip three drops from the clear top of each onto its own foil square. Leave them on a warm sill until tomorrow.',
          'Then explain: salt dissolves into particles too small to see. Flour only floats about and settles. Tomorrow the salt is back as crystals, so it never left.',
        ],
        say: 'You cannot see the salt. What would prove that it is still there?',
        success:
          'Salt water turns clear, flour water stays cloudy and settles, and your child predicts salt crystals on the foil.',
      },
      {
        child:
          'Test how much salt a small cup of water can hold. {friend} makes brine at {place} and wants none to go to waste. Predict a number of teaspoons, test it and record each one. Argue from your evidence, or with a drawing, where the salt went.',
        steps: [
          'Get out salt, flour, water, cups, spoons and aluminum foil. Pour a quarter cup of water into each of two cups and mark the water levels.',
          'Stir level teaspoons of salt into one, one at a time, a full minute each. Stop when grains stay on the bottom. Expect about three or four.',
          'Stir one teaspoon of flour into the other for comparison. Drip a little salt water on foil to dry until tomorrow.',
          'Then explain: the water particles can only hold so many salt particles apart. The cup gets heavier by exactly the salt that you added.',
        ],
        say: 'A teaspoon of salt weighs about 6 grams. How much heavier is the cup after three?',
        success:
          'Your child finds a limit near three or four teaspoons and says that the weight of water and salt add up.',
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
    modality: { primary: 'kinesthetic', secondary: ['visual', 'auditory'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '5th', to: '5th' },
    skills: ['science.5.change-one-variable'],
    materials: [
      { name: 'paper', quantity: '3 sheets, the same kind', core: true },
      { name: 'coins', quantity: '2', core: true },
      { name: 'books', quantity: '1, larger than a sheet', core: true },
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
          'Design a drop test that changes only one variable: shape. {hero} must land a package softly at {place}. Predict the order, run three trials from the same height and record who lands first. Choose a fourth shape of your own.',
        steps: [
          'Get out paper, coins, books, measuring tape and pencils. Measure a drop height of five feet and mark it on a door frame with a book held flat as the gate.',
          'Take three sheets of the same paper: one flat, one folded in eighths, one crumpled to a ball. Same weight, new shape. Your child predicts.',
          'Drop them in pairs, let go gently and at the same moment, three trials for each pair. Drop a coin beside the ball as well.',
          'Record with pencils. Then explain: gravity pulls them all down. A flat sheet must push more air aside, so it falls slower.',
        ],
        say: 'Which one variable did we change, and which did we control?',
        success:
          'The ball and the folded sheet beat the flat one, and your child names shape as the only changed variable.',
      },
      {
        child:
          'Find out if a heavier object falls faster. Predict, then drop one wrapped coin beside two wrapped coins. Next, lay a page on a book and drop them as one. Explain the result to {friend}, who still doubts it at {place}. Pick three pairs to test.',
        steps: [
          'Get out paper, coins, books, measuring tape and pencils. Measure three feet above a carpet or cushion as the drop height.',
          'Fold one coin tightly into a small piece of paper and two coins into another of the same size. Predict, drop together, three trials. Listen for one thud or two.',
          'Lay a small sheet on a larger book, with no edge sticking out. Predict, then let the book drop flat. Does the sheet lag behind?',
          'Note results with pencils. Then explain: gravity speeds up heavy and light things alike. Air slows the sheet, unless the book clears the way.',
        ],
        say: 'Did you hear one thud or two? What does that tell you?',
        success:
          'The coins land together, the sheet stays with the book, and your child says that air, not weight, made the difference.',
      },
    ],
    safety: [
      {
        hazard: 'falling book',
        adultNote: 'Stay close, drop onto carpet, keep feet back and stand on the floor only.',
      },
    ],
  },
]
