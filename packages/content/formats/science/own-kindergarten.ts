import type { Format } from '../../types.ts'

/** Each made for one skill, so that the child does what its goal says. */
export const kindergartenOwn: Format[] = [
  {
    id: 'science.push-or-pull-load',
    subject: 'science',
    title: 'Push or Pull Load',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: 'kindergarten', to: 'kindergarten' },
    skills: ['science.k.push-or-pull'],
    materials: [
      { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
      { name: 'socks', quantity: '6, rolled up', core: true },
      { name: 'towel', quantity: '1, long', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Load the basket with socks for {hero}. Each sock is one {thing}. Push the load across to {place}. Pull it back for more. Stop each time and tell: push or pull? Choose how many socks ride along.',
        steps: [
          'Get out a laundry basket, socks and a towel. Clear the floor. The far wall is {place}.',
          'Your child loads the socks and pushes the basket over. Ask: did it go away from your hands or come nearer?',
          'Your child pulls it back by the rim. Ask again.',
          'Stand the basket on the towel and pull the towel by its end. Try each way three times. Which was easiest?',
        ],
        say: 'Freeze! Was that a push or a pull? How do you know?',
        success: 'Your child moves the load both ways and says that a push sends it away and a pull brings it near.',
      },
      {
        child:
          'Find things that move when you push or pull. Try each one with your hand. Put a sock in the basket for a push. Lay a sock on the towel for a pull. Tell {friend} at {place} which pile is bigger. Pick where to look first.',
        steps: [
          'Get out a laundry basket, socks and a towel. The basket is for Push and the towel is for Pull. Roll up six socks.',
          'Walk round the room together. Your child moves a drawer, a curtain, a light switch or a shoe.',
          'After each move your child says push or pull and puts a sock on that side.',
          'Count both sides. Then find one thing that needs a push and also a pull.',
        ],
        say: 'Which way did your hand go: out or in?',
        success: 'Your child tries six real things and names the push or pull each time.',
      },
    ],
    safety: [
      {
        hazard: 'pinched fingers',
        adultNote: 'Stay close at drawers and doors, and keep small hands off the edges.',
      },
    ],
  },
  {
    id: 'science.living-cards',
    subject: 'science',
    title: 'Living Card Sort',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: 'kindergarten', to: 'kindergarten' },
    skills: ['science.k.living-or-not'],
    materials: [
      { name: 'paper', quantity: '2 sheets, torn into 8 cards', core: true },
      { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          '{hero} may water only living things at {place}. Draw eight things that you can see. Make one card for each. Ask: does it grow and need water? Sort the cards into living and not living. Choose one card to draw again, bigger.',
        steps: [
          'Get out paper and crayons. Tear two sheets into eight cards.',
          'Look around the room and out of a window. Your child draws quick pictures. Be sure to have a person, a tree or plant, a chair and a toy.',
          'Test each card with two questions: Does it grow? Does it need food or water?',
          'Two yes answers make it living. Lay the cards in two rows and count each row.',
        ],
        say: 'It moves, but does it grow? Does it need water?',
        success: 'Your child asks both questions of each card and puts living things in one row.',
      },
      {
        child:
          'Be a living-thing detective for {friend}. Look at your hand, a toy and a tree. Make a mark for each yes. Tell which ones are living. Find two more of them. Pick a thing from {place} for the last test.',
        steps: [
          'Get out paper and crayons. Fold a sheet into four rows and draw a drop and an arrow that points up on top: needs water, grows.',
          'Start with your hand. Does it grow? Do you need water? Your child makes two marks.',
          'Test a toy and a tree seen from a window the same way.',
          'Let your child choose two more things. Rows with two marks are living.',
        ],
        say: 'Your hand was tiny once. What about this toy?',
        success: 'Your child marks what each thing does and names as living only what grows and needs water.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.home-with-needs',
    subject: 'science',
    title: 'A Home with Needs',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'make',
    layout: 'c',
    grades: { from: 'kindergarten', to: 'kindergarten' },
    skills: ['science.k.needs'],
    materials: [
      { name: 'socks', quantity: '1, rolled up', core: true },
      { name: 'towel', quantity: '1', core: true },
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
          'Make a rolled sock your pet for {hero}. Build it a good place at {place}. Give it food, water, air and a safe home. Point to each need and name it. Choose where the door goes.',
        steps: [
          'Get out socks, a towel, paper and crayons. Roll up one sock as the pet.',
          'Your child folds the towel into a den with an open side. Ask: can air get in?',
          'Your child draws water and food on small bits of paper and puts them in.',
          'Take one need away while eyes are shut. Your child finds out which one is missing and mends it. Do this for all four.',
        ],
        say: 'Your pet looks around. What does it still need?',
        success: 'Your child names food, water, air and a home, and notices which one is gone.',
      },
      {
        child:
          'Draw a plant for {friend} to grow at {place}. Make roots, a stem and a green top. Add what the plant needs. Draw an arrow from each one. Tell what your pet sock needs that a plant does not. Pick a name for your plant.',
        steps: [
          'Get out socks, a towel, paper and crayons. Draw a line across a sheet as the ground.',
          'Your child draws a plant with roots below the line.',
          'Ask what it needs. Add rain with an arrow to the roots, the sun with an arrow to the top, and air around it.',
          'Set one sock on the towel as a pet beside the picture. What do both need? Who needs to eat?',
        ],
        say: 'The roots are thirsty. What comes to them? What comes from the sky?',
        success: 'Your child shows water, light and air for the plant, and says that the pet needs food to eat.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.weather-log',
    subject: 'science',
    title: 'Our Weather Log',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: 'kindergarten', to: 'kindergarten' },
    skills: ['science.k.weather'],
    materials: [
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'crayons', quantity: '4 colors', core: true, substitute: 'colored pencils' },
      { name: 'dice', quantity: '1', core: true, substitute: 'six numbered slips in a cup' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Look out of the window like a weather watcher. Tell what the sky and trees show. Draw it in box one. Roll for six more days at {place}. Count the sunny and the rainy days for {hero}. Choose a color for each kind of weather.',
        steps: [
          'Get out paper, crayons and dice. Fold the sheet into eight boxes.',
          'At the window, ask: Is it sunny, cloudy, rainy or snowy? Do the trees move? Your child draws that in the first box.',
          'Play the next six days. Roll one of the dice: 1 or 2 is sunny, 3 or 4 is cloudy, 5 or 6 is rainy.',
          'Your child draws each day, then counts sunny and rainy boxes and says which are more.',
        ],
        say: 'First the real sky. What do you see? What is the word for it?',
        success: "Your child names today's weather and counts the sunny and rainy days correctly.",
      },
      {
        child:
          'Roll the weather for a trip with {friend}. Act what you wear and what the trees do. Make a mark for each day. Count your sunny marks and rainy marks. Tell {friend} if {place} was mostly dry. Pick a trip of five days or seven.',
        steps: [
          'Get out paper, crayons and dice. Draw three columns with a sun, a cloud and a raindrop.',
          'Go to the window first: your child names the real weather and marks it.',
          'Roll one of the dice for each next day: 1 or 2 sun, 3 or 4 cloud, 5 or 6 rain. Your child names the weather and acts: boots, hat, sway.',
          'A mark goes in the right column each day. Count the columns together.',
        ],
        say: 'What is the weather now? What will you put on?',
        success: 'Your child names the weather each day and counts the marks in each column.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.three-homes',
    subject: 'science',
    title: 'Three Animal Homes',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'make',
    layout: 'a',
    grades: { from: 'kindergarten', to: 'kindergarten' },
    skills: ['science.k.animal-homes'],
    materials: [
      { name: 'towel', quantity: '1', core: true },
      { name: 'pillow', quantity: '1', core: true },
      { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
      { name: 'socks', quantity: '6, rolled up', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Build three homes at {place}. The towel is a pond. The pillow roof is a den. The basket is a nest. Carry each sock animal to its home. Tell {hero} why the home fits. Choose which animal goes first.',
        steps: [
          'Get out a towel, a pillow, a laundry basket and socks. Lay the towel flat. Lean the pillow on a chair as a den. The basket is a nest up high.',
          'Say who the first sock is: a fish. Your child puts it in the pond and says why: it breathes in water.',
          'Go on: a robin, a fox, a tadpole, a bear and an owl.',
          'Ask of each: can it breathe, eat and be safe there? Den: fox, bear. Nest: robin, owl.',
        ],
        say: 'Who is this? Where can it breathe and be safe?',
        success: 'Your child puts each animal in a fitting home and gives a reason.',
      },
      {
        child:
          'Invent the best home for one animal. Pick a bird, a fish or a fox. Build it from the things here. Show where it rests and hides. Test if the sock fits inside. Tell {friend} how it would work at {place}.',
        steps: [
          'Get out a towel, a pillow, a laundry basket and socks. Your child picks an animal and a sock to be it.',
          'Ask what it needs most: water to swim in, a high spot for eggs, or a dark dry spot.',
          'Your child builds the home and puts the sock in. Test it: Can it hide? Can it get in and out?',
          'Put another animal in. Does this home fit it too? Why not?',
        ],
        say: 'Show me the part that keeps it safe.',
        success: 'Your child names what the animal needs and shows the part of the home that gives it.',
      },
    ],
    safety: [],
  },
]
