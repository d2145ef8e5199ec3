import type { Format } from '../../types.ts'

export const thirdInvestigations: Format[] = [
  {
    id: 'science.two-way-pull',
    subject: 'science',
    title: 'Two-Way Pull',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '3rd', to: '3rd' },
    skills: ['science.3.balanced-forces'],
    materials: [
      { name: 'books', quantity: '3, about the same size', core: true },
      { name: 'string', quantity: '2 pieces, each an arm long', core: true, substitute: 'shoelaces' },
      { name: 'rubber bands', quantity: '2, the same kind', core: true },
      { name: 'ruler', quantity: '1', core: true },
    ],
    prepMinutes: 4,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Test a two-way pull for {hero}, whose cart is stuck at {place}. Pull a book from both sides and measure each stretch. Predict what happens when one side pulls harder. Draw the forces as arrows, or tell them aloud.',
        steps: [
          'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books so that there is a loop on each side, and hooks a rubber band on each loop.',
          'Pull both bands gently, opposite ways, until each is stretched by the same amount on the ruler. Does the book move?',
          'Predict, then pull one side a little more. Measure both stretches as it starts to slide. Do it three times.',
          'Then explain: equal opposite pulls are balanced, so a still book stays still. A stronger pull on one side wins and the book starts to move.',
        ],
        say: 'The bands show the pull. What do you read when the book stays put?',
        success:
          'Equal stretch goes with no motion, unequal stretch goes with sliding, and your child calls them balanced and unbalanced.',
      },
      {
        child:
          'Measure how much pull starts a load for {friend} at {place}. Read the stretch that moves one book, then two, then three. Record each result in a table. Choose a smooth or a rough floor for a last trial.',
        steps: [
          'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books and hooks one band on the loop. Keep the second band as a spare.',
          'Your child pulls slowly, flat along the table. Read the stretch just as the book starts to slide.',
          'Stack a second and then a third book on top. Predict each time, and do three trials.',
          'Then explain: friction pushes back until your pull beats it. A heavier load presses harder, so friction is bigger and the pull must be bigger too.',
        ],
        say: 'You are pulling and it is not moving. What pushes back?',
        success:
          'The table shows more stretch for more books, and your child names friction as the force that balances the pull.',
      },
    ],
    safety: [
      {
        hazard: 'snapping rubber band',
        adultNote: 'A grown-up checks the bands. Stay close, pull gently and keep faces back from the stretch.',
      },
    ],
  },
  {
    id: 'science.pendulum-lab',
    subject: 'science',
    title: 'Pendulum Lab',
    modality: { primary: 'visual', secondary: ['auditory', 'kinesthetic'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '3rd', to: '3rd' },
    skills: ['science.3.motion-patterns'],
    materials: [
      { name: 'string', quantity: '1 piece, 30 inches', core: true, substitute: 'yarn' },
      { name: 'paper clips', quantity: '6', core: true },
      { name: 'tape', quantity: '1 short strip', core: true },
      { name: 'ruler', quantity: '1', core: true },
      { name: 'kitchen timer', quantity: '1', core: true, substitute: 'a clock with a second hand' },
    ],
    prepMinutes: 4,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Build a swinging clock for {hero} at {place}. Predict whether a long or a short one swings more often. Count the swings in 15 seconds and record them. Choose who counts and who keeps time.',
        steps: [
          'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie three clips to one end of the string. Stick the other end to a table edge with tape. The clips must hang 24 inches below the edge.',
          "Pull the clips back a hand's width and let go. Your child counts each swing aloud, out and back, for 15 seconds. Do three trials.",
          'Predict, shorten it to 12 inches and then to 6, and count again. Expect about 9, 13 and 19 swings.',
          'Then explain: a shorter pendulum has a quicker beat. The count for 15 seconds also tells the count for 30: twice as many. Test it.',
        ],
        say: 'You have two counts now. What do you predict for the shortest one?',
        success: 'The counts rise as the pendulum gets shorter, and your child predicts one before testing it.',
      },
      {
        child:
          'Test whether weight changes the beat of a pendulum. {friend} wants a heavy bell at {place} and fears it will be slow. Predict, count and compare. Keep the length the same each time. Tell or draw what you found.',
        steps: [
          'Get out string, paper clips, tape, a ruler and a kitchen timer. Stick one end of the string to a table edge with tape. One clip hangs on the other end, 12 inches below the edge.',
          "Pull it back a hand's width and let go. Your child counts each swing aloud for 15 seconds, three times.",
          'Predict. Add clips until there are three, then six, on the same loop so the length stays 12 inches. Count again.',
          'Then explain: gravity pulls harder on more weight, but more weight is also harder to move. The two cancel out, so the beat stays about 13.',
        ],
        say: 'Did the count change by more than one? What does that tell you?',
        success: 'All counts stay within about one swing, and your child concludes that weight does not set the beat.',
      },
    ],
    safety: [
      { hazard: 'hanging cord', adultNote: 'Stay close, keep the cord away from necks and take it down afterward.' },
    ],
  },
  {
    id: 'science.fossil-prints',
    subject: 'science',
    title: 'Fossil Prints',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: '3rd', to: '3rd' },
    skills: ['science.3.fossils'],
    materials: [
      { name: 'playdough', quantity: '3 lumps, egg-sized', core: true, substitute: 'modeling clay' },
      { name: 'pasta', quantity: '6 pieces of two shapes', core: true },
      { name: 'buttons', quantity: '3', core: true },
      { name: 'straws', quantity: '1', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make secret fossil prints for {friend} to study at {place}. Press a track or a shell into each lump. Swap and infer who or what made it. Record a clue and a claim for each. Choose one print to draw with care.',
        steps: [
          'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps like thick cookies.',
          'Turn your backs. Each of you presses shapes into a lump: one button as a shell, pasta as a fern, a straw as footprints far apart or close.',
          'Swap. Your child writes: I see, so I think. Ask for one clue for each claim.',
          'Reveal. Then explain: a real print forms when mud covers the mark and hardens to rock over a very long time. Hard parts and deep marks last best.',
        ],
        say: 'What do you see, and what do you only guess?',
        success: 'Your child gives a clue for each claim and tells an observation from a guess.',
      },
      {
        child:
          'Build three layers of ancient mud for {hero}. Hide a different fossil in each layer. Push in the straw and read the core from bottom to top. Tell what happened long ago under {place}, or draw it as a strip.',
        steps: [
          'Get out playdough, pasta, buttons, straws, paper and pencils. Your child presses a button print in the first flat lump, lays a second lump on it with pasta prints, and a third with straw prints.',
          'Ask which layer came first and which came last. Push a straw straight down for a core and look at its bands.',
          'Lift the layers one at a time. Draw each and write what lived then.',
          'Then explain: mud settles on top of older mud. So in flat layers the bottom one is the oldest.',
        ],
        say: 'If shells are at the bottom and ferns on top, what happened here?',
        success: 'Your child names the bottom layer as the oldest and tells what changed from layer to layer.',
      },
    ],
    safety: [
      {
        hazard: 'small parts',
        adultNote: 'Stay close, nothing goes into mouths, and keep buttons away from little ones.',
      },
    ],
  },
]
