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
          'Load the basket with rolled socks. Push the load across to {place}. Pull it back to {hero} for more. Stop each time and tell: push or pull? Choose how many ride along. Each way told right wins one {token}.',
        gist: 'Your child pushes a loaded basket to {place}, pulls it back, then pulls it by a towel; each way named plus one answered question wins one {token}.',
        steps: [
          'Get out a laundry basket, socks and a towel. Clear the floor. The far wall is {place}.',
          'Your child loads the socks and pushes the basket over. Ask: did it go away from your hands or come nearer?',
          'Your child pulls it back by the rim. Ask again.',
          'Stand the basket on the towel and pull the towel by its end. Which way was easiest?',
        ],
        say: 'Freeze! Was that a push or a pull? How do you know?',
        success: 'Your child moves the load both ways and says that a push sends it away and a pull brings it near.',
      },
      {
        title: 'Push or Pull Hunt',
        child:
          'Find things that move when you push or pull. Try each one with your hand. Put a sock in the basket for a push. Lay a sock on the towel for a pull. Pick the room to search. Each true count wins {friend} one {token} for {place}.',
        gist: 'Your child moves six things, laying a sock for push or pull; two true counts and a thing that needs both, each plus one answered question, win one {token} apiece.',
        steps: [
          'Get out a laundry basket, socks and a towel. The basket is for Push, the towel for Pull.',
          'In the room, your child moves such things as a drawer, a curtain or a shoe.',
          'After each, your child says push or pull and lays a sock there.',
          'Count the pushes, then the pulls. Find one thing that needs both, such as a drawer.',
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
          'Draw eight things, one on each card. Ask of each: does it grow and need water? Sort the cards into living and not living. Each row that you can explain wins one {token} for {hero}. Choose one card to show {place} first.',
        gist: 'Your child draws eight cards and sorts them into living and not living; each row explained, and then the tricky toy, plus one answered question wins one {token}.',
        steps: [
          'Get out paper and crayons. Tear two sheets into eight cards.',
          'Look around the room and out of a window. Your child draws a person, a plant, a chair, a toy and four more.',
          'Test each card with two questions: Does it grow? Does it need food or water?',
          'Two yes answers make it living. Lay two rows. Tricky: a toy may move, but does it grow? (No.)',
        ],
        say: 'It moves, but does it grow? Does it need water?',
        success: 'Your child asks both questions of each card and puts living things in one row.',
      },
      {
        title: 'Living-Thing Detective',
        child:
          'Be a living-thing detective for {friend} at {place}. Look at your hand, a toy and a tree. Make a mark for each yes. Tell which ones are living. Hunt for a third living thing. Pick where to look. Each living thing wins one {token}.',
        gist: 'Your child tests hand, toy, tree and more for growth and need of water; each living thing with a question answered wins one {token}, until three are found.',
        steps: [
          'Get out paper and crayons. Fold a sheet in half three times, always the same way, and open it: eight rows. Draw a drop and an arrow that points up on top: needs water, grows.',
          'Start with your hand. Does it grow? Do you need water? Your child makes two marks.',
          'Test a toy and a tree seen from a window the same way.',
          'Rows with two marks are living. A pet or you would count.',
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
          'Make a rolled sock your pet. Build it a good home at {place}. Give it food, water, air and a safe bed. Point to each need and name it. Choose where the door goes. Each missing need you find wins one {token} for {hero}.',
        gist: 'Your child builds a sock pet a home; three times you remove a need in secret, and naming it plus one answered question wins one {token}.',
        steps: [
          'Get out socks, a towel, paper and crayons.',
          'Your child folds the towel into a den with an open side. Ask: can air get in?',
          'Your child draws water and food on small bits of paper and puts them in.',
          'Take food, water or air (close the den) while eyes are shut. Which is missing? Play it once to try first.',
        ],
        say: 'Your pet looks around. What does it still need?',
        success: 'Your child names food, water, air and a home, and notices which one is gone.',
      },
      {
        title: 'A Plant to Draw',
        child:
          'Draw a plant that could grow at {place}. Make roots, a stem and a green top. Add what the plant needs. Draw an arrow from each need. Tell what a sock pet needs that a plant does not. Pick a name for the plant. Each arrow wins one {token} for {friend}.',
        gist: 'Arrows from rain, sun and air point to a plant that your child draws; each one explained plus one answered question wins one {token}.',
        steps: [
          'Get out socks, a towel, paper and crayons. Draw a line across a sheet as the ground.',
          'Your child draws a plant, roots below the line.',
          'Ask what it needs: rain with an arrow to the roots, sun to the top, air from the side.',
          'Set one sock on the towel as a pet. What do both need? (Water, air.) Who eats?',
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
          'Look out of the window like a weather watcher. Tell what the sky and trees show. Draw it in box one. Roll the weather of six more days at {place}. Count the sunny, rainy and cloudy days. Choose a color for each. Each true count wins one {token} for {hero}.',
        gist: "Your child draws today's weather, rolls and draws six more days, then counts sunny, rainy and cloudy boxes; each true count plus one answered question wins one {token}.",
        steps: [
          'Get out paper, crayons and dice. Fold the sheet into eight boxes.',
          'At the window, ask: Is it sunny, cloudy, rainy or snowy? Do the trees move? Your child draws that in the first box.',
          'Play the next six days. Roll one of the dice: 1 or 2 is sunny, 3 or 4 is cloudy, 5 or 6 is rainy.',
          'Your child draws each day, then counts. Which are most?',
        ],
        say: 'First the real sky. What do you see? What is the word for it?',
        success: "Your child names today's weather and counts the sunny and rainy days correctly.",
      },
      {
        title: 'Pack for the Weather',
        child:
          'Pack a bag for a trip with {friend}. Find the weather card that fits the window now. Roll a number and hear clues about that day. Hold up the card and act what you wear. Count your sunny, cloudy and rainy days. Pick a trip of five days or seven. Each true count wins one {token} for {place}.',
        gist: 'Each day your child rolls, hears your clue and marks a weather card; last, each count of sun, cloud and drop plus one answered question wins one {token}.',
        steps: [
          'Get out paper, crayons and dice. Tear four cards. Your child draws a sun, a cloud, a drop and a snowflake.',
          'At the window your child holds up the card of the real weather and marks it: day one.',
          'Roll one of the dice for each next day and give a clue: 1 or 2, you squint; 3 or 4, a gray sky and dry ground; 5, puddles; 6, white roofs. Your child holds up the card, marks it and acts: hat, boots, mittens.',
          'What goes in the bag?',
        ],
        say: 'Here is a clue about the next day. Which card is it? What will you put on?',
        success: 'Your child tells the weather from clues each day and counts the marks on each card.',
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
          'Build a pond, a den and a nest at {place}. Carry each sock animal home. Tell why the home fits. Choose to hop, fly or creep there. Each full home wins one {token} for {hero}.',
        gist: 'You name six sock animals, your child carries each to pond, den or nest and says why; each full home plus one answered question wins one {token}.',
        steps: [
          'Get out a towel, a pillow, a laundry basket and socks. Lay the towel flat. Lean the pillow on a chair as a den. The basket is a nest up high.',
          'Say who the first sock is: a fish. Your child puts it in the pond: it breathes in water.',
          'Go on: a robin, a fox, a tadpole, a bear and an owl.',
          'Ask of each: can it breathe, eat and be safe there? Den: fox, bear. Nest: robin, owl. Pond: fish, tadpole.',
        ],
        say: 'Who is this? Where can it breathe and be safe?',
        success: 'Your child puts each animal in a fitting home and gives a reason.',
      },
      {
        title: 'The Best Home',
        child:
          'Invent a home for a bird, a fish or a fox. Pick one and build it at {place}. Show where it rests and hides. Test if the sock fits inside. Each need that it meets wins {friend} one {token}.',
        gist: 'Your child builds a home for bird, fish or fox; each need met, to hide, rest and find food, plus one answered question wins one {token}.',
        steps: [
          'Get out a towel, a pillow, a laundry basket and socks. One sock is the animal.',
          'Ask what it needs most: water to swim in, a high spot for eggs, or a dark dry spot.',
          'Your child builds the home and puts the sock in. Test three needs: Can it hide? Can it rest? Is its food near? No? Build on.',
          'Put another animal in. Does this home fit it too? Why not?',
        ],
        say: 'Show me the part that keeps it safe.',
        success: 'Your child names what the animal needs and shows the part of the home that gives it.',
      },
    ],
    safety: [],
  },
]
