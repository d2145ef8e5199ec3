import type { Format } from '../../types.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const thirdOwn: Format[] = [
  {
    id: 'science.glider-plan',
    subject: 'science',
    title: 'Glider Test Plan',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '3rd', to: '3rd' },
    skills: ['science.3.fair-test'],
    materials: [
      { name: 'paper', quantity: '4 sheets, the same kind', core: true },
      { name: 'paper clips', quantity: '1', core: true },
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
          'Plan a test for {hero}: will a clip make gliders fly farther? The clip weighs as much as one {token}. Write what you change, keep the same and measure. Choose three things to keep the same. Fly three trials with the clip and three without. Each line of a fair plan wins one {token} for {place}.',
        gist: 'Before flying, your child writes what changes, what stays and what to measure; each line plus one question answered wins one {token}, and six flights end it.',
        steps: [
          'Get out paper, paper clips, measuring tape and pencils. On a sheet write: I change, I keep the same, I measure.',
          'Your child fills in the plan before anything flies. Change: the clip. Same: glider, thrower, line, kind of throw. Measure: inches.',
          'Fold one glider together: in half the long way and open, two corners in to the middle, both sides down as wings. Your child flies it three times without a clip and three times with it.',
          'Write the results in two rows. Compare the middle numbers. Was anything else different? Mend the plan if so.',
        ],
        say: 'If we also throw harder, what can we still find out?',
        success: 'The plan names one change, three things kept the same and a measurement, and the trials follow it.',
      },
      {
        title: 'The Fair Race',
        child:
          'Plan a fair race between a large glider and a small one. Find out for {friend} which one should carry the {tokens} to {place}. Write the plan, then fold both. Predict, fly three trials each and record the inches. Choose which glider flies first. Change, same and measure win one {token} each.',
        gist: 'Your child plans a race of a large and a small glider; change, same and measure each win one {token} with a question answered before both fly.',
        steps: [
          'Get out paper, paper clips, measuring tape and pencils. Write on a sheet: change, keep the same, measure. Your child fills it in. (size; line, throw, clip; inches)',
          'A glider: fold the long way and open, two corners in to the middle, both sides down as wings. Fold one from a full sheet, one from half a sheet. The clip goes on whichever flies.',
          'Each flies three times. You check for a second change, such as a harder throw.',
          'Take the middle result of each. Which flies farther?',
        ],
        say: 'I am the fairness checker. What are you keeping the same right now?',
        success: 'Only the size differs in all six throws, and your child answers the question from the results.',
      },
    ],
    safety: [
      {
        hazard: 'flying gliders',
        adultNote: 'Stay close, throw toward an empty wall and never toward faces.',
      },
    ],
  },
  {
    id: 'science.life-wheels',
    subject: 'science',
    title: 'Two Life Wheels',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'd',
    grades: { from: '3rd', to: '3rd' },
    skills: ['science.3.life-cycles'],
    materials: [
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'crayons', quantity: '5 colors', core: true, substitute: 'colored pencils' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make two life wheels for {hero}: a butterfly and a hen. Put the stages in order and link them with arrows. Compare the wheels and circle the stages that only one has. Choose the wheel to draw first. Each wheel in order wins one {token} for {place}. The difference wins one, too.',
        gist: 'Your child draws the life wheels of a butterfly and a hen; each wheel in order, then the difference, wins one {token} with a question answered.',
        steps: [
          'Get out paper, crayons and pencils. Draw two large circles, four marks on one and three on the other.',
          'Your child draws egg, larva, pupa and adult butterfly on one, egg, chick and adult hen on the other.',
          'Check the order. The arrow from the adult goes back to the egg, since adults lay eggs.',
          'Write: Both have ... (egg, adult) Only the butterfly has ... (larva, pupa) Cover one: what comes before?',
        ],
        say: 'Where does the arrow go after the adult? Why is it a circle?',
        success: 'Both wheels are in order, and your child names the larva and pupa as what the hen does not have.',
      },
      {
        title: 'Mixed-Up Stages',
        child:
          'Order the mixed-up stages for {friend} at {place}. Lay out the frog cards and then the bean cards. Find two stages that match in both. Tell one thing that differs. Win one {token} for each row and one for the match. Pick one card to hide, and test your grown-up.',
        gist: 'From cards that you mix, your child orders the life of frog and bean; both rows and the match each win one {token} with a question answered.',
        steps: [
          'Get out paper, crayons and pencils. Tear two sheets into eight cards.',
          'Your child draws four for a frog: eggs in water, tadpole, tadpole with legs, adult. Then four for a bean: seed, seedling, plant with blooms, pods.',
          'Mix each set. Your child orders it and says what changed.',
          'Put the rows side by side. Which stages match? (egg and seed; adult and plant with pods) What differs? (such as: only the tadpole swims)',
        ],
        say: 'What can it do at this stage that it could not do before?',
        success: 'Both rows are in order, and your child compares them with one match and one difference.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.coin-pups',
    subject: 'science',
    title: 'Coin-Toss Pups',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '3rd', to: '3rd' },
    skills: ['science.3.traits'],
    materials: [
      { name: 'coins', quantity: '1', core: true, substitute: 'buttons' },
      { name: 'dice', quantity: '1', core: true, substitute: 'six numbered slips in a cup' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Find out how a pup gets its traits. Toss a coin for each trait from its parents. Draw the pup. Roll for what happens to it later. Label each trait inherited or environment. Choose a name for it with {hero} at {place}. Each right label wins one {token}.',
        gist: 'A coin gives a pup coat and ears, a roll its later life; your child labels all three inherited or not, each right label plus one question answered winning one {token}.',
        steps: [
          'Get out coins, dice, paper and crayons. Write the parents on a sheet: one has spots and floppy ears, the other is plain with pointed ears.',
          'Toss a coin: heads is spots, tails is plain. Again: heads is floppy, tails is pointed. Your child draws that pup.',
          'Roll one of the dice. 1 or 2: it learns to shake hands. 3 or 4: it gets a scar on a paw. 5 or 6: it eats little and stays thin. Add it to the drawing.',
          'Your child writes I for inherited (coat, ears) or E for environment (event).',
        ],
        say: 'Would this pup pass that on to its own pups?',
        success: 'Your child labels coat and ears I and the rolled event E, and can say why.',
      },
      {
        title: 'The Twin Plants',
        child:
          'Help {friend} compare two young plants with the same parent. Draw both, and roll for what happens to each one. Record which traits are the same and which differ. Tell which cause made each difference. Choose their names and draw them at {place}. Each right mark wins one {token}.',
        gist: 'Coin and dice make two plants; your child marks color, leaf shape and changes inherited or not, each right mark plus one question answered winning one {token}.',
        steps: [
          'Get out coins, dice, paper and crayons. Toss a coin for the parent: heads is red blooms, tails is white. Both young plants get that color and heart-shaped leaf blades.',
          'Roll one of the dice for each plant, again if they match. 1 or 2: deep shade, so tall and thin. 3 or 4: strong wind, so bent. 5 or 6: dry soil, so small.',
          'Your child draws and compares both.',
          'Mark I for inherited (color, leaf shape) or E for environment (changes). Would young plants of a bent one have to be bent, too? (no)',
        ],
        say: 'Did the parents give it that, or did it happen later?',
        success: 'Your child marks color and shape as inherited and the rolled change as from the environment.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.hide-and-hunt',
    subject: 'science',
    title: 'Hide and Hunt',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: '3rd', to: '3rd' },
    skills: ['science.3.adaptations'],
    materials: [
      { name: 'newspapers', quantity: '1 page', core: true, substitute: 'a flyer or a printed bag' },
      { name: 'paper', quantity: '2 sheets, white', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Test how camouflage helps a moth at {place}. Look away while printed and white moths land on the page. Hunt for ten seconds, one moth at a time. Count what is left. Explain the result to {hero}. Choose how high above the page you hunt. Each counted round wins one {token}.',
        gist: 'Your child hunts paper moths that you scatter on print, ten seconds a round; each of three counted rounds plus one question answered wins one {token}.',
        steps: [
          'Get out newspapers, paper, pencils and a kitchen timer. Tear ten thumb-sized moths from printed page edges and ten from a white sheet.',
          'Scatter all on a printed page while your child looks away.',
          'The hunter uses one hand. Write how many of each are left, then put all back.',
          'More printed moths should be left. Say it as a sentence: The print helps the moth survive here, because ... (it is hard to see)',
        ],
        say: 'Your hunter was quick. Which moths did you see first, and why?',
        success: 'Your child uses the counts to explain that a matching color makes a moth hard to find.',
      },
      {
        title: 'When Snow Falls',
        child:
          'Predict what happens when the habitat changes. Let it snow at {place}: turn the ground white and hunt again. Compare the counts with your guess. Explain to {friend} which moths do well now. Pick a part or a behavior that could save the others. Win one {token} for each hunt and one for the reason.',
        gist: 'On print, then on white ground, your child hunts paper moths; two ten-second hunts and the reason each win one {token} with a question answered.',
        steps: [
          'Get out newspapers, paper, pencils and a kitchen timer. Tear ten thumb-sized moths from print and ten from half of the white sheet.',
          'Hunt one: scatter all on a printed page, unseen. Hunt for ten seconds, one moth at a time. Record what is left.',
          'Now the ground turns white: use the other half of the sheet. Predict, hunt and record. (more white ones left)',
          'The same color helped in one place only. No moth chose it. What could save the others? (such as hiding in bark)',
        ],
        say: 'Same moth, new ground. Is its color still a help?',
        success: 'Your child compares both hunts and explains that a trait helps only where it fits the habitat.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.two-town-weather',
    subject: 'science',
    title: 'Two Town Weather',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '3rd', to: '3rd' },
    skills: ['science.3.weather-climate'],
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
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
          'Record the rain of two towns for {hero} at {place}. Write the numbers in a table as you hear them. Draw a bar for each month, one box for every 10 millimeters. Compare the towns and the seasons. Choose the colors. Each fact you find wins one {token}.',
        gist: 'You read out the rain of two towns, your child makes a table and bars; each of three facts found there plus one question answered wins one {token}.',
        steps: [
          'Get out paper, crayons, pencils and a ruler. Look out of a window and note the weather now, with the date.',
          'Read out made-up rain data in millimeters. Elm Town: January 80, April 60, July 10, October 50. Oak Town: January 10, April 20, July 40, October 20.',
          'The bars stand side by side in two colors.',
          'Ask: Which town is wetter in all? (Elm, 200 to 90) When is each driest? (July and January) Is one January enough to know the climate? (no)',
        ],
        say: 'What does the graph show that the list hides?',
        success: 'The table and bars are right, and your child compares two towns and two seasons from them.',
      },
      {
        title: 'Weather on Trial',
        child:
          'Judge a quarrel for {friend} at {place}: has the climate changed? Record five days of temperatures in a table. Draw a line for the usual temperature of many years. Compare the days with it. Choose the color of the line. Each answer from your data wins one {token}.',
        gist: 'From temperatures you read out, your child draws five bars and the usual line; days above, farthest day and verdict each win one {token} with a question answered.',
        steps: [
          'Get out paper, crayons, pencils and a ruler. Note the weather now. Then read out made-up noon temperatures in degrees: Monday 52, Tuesday 48, Wednesday 61, Thursday 50, Friday 49.',
          'Your child writes the table and draws five bars. Use the ruler to draw the usual value for that week, 51, as a line.',
          'Which days are above it? (Monday, Wednesday) Which is farthest off? (Wednesday, by 10)',
          'Judge two claims: One warm Wednesday shows a new climate. Most days here are close to the usual. Which one do the data support? (the second)',
        ],
        say: 'Is that one day, or many years?',
        success:
          'Your child reads the data correctly and says that one day is weather, while climate needs many years.',
      },
    ],
    safety: [],
  },
]
