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
          'Pull a load of {tokens} from two sides: a book that carries them for {hero}. Measure each stretch. Predict what happens when one side pulls harder. Draw the forces as arrows, or tell them aloud. Each explained pull wins one {token} for {place}.',
        steps: [
          'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books so that there is a loop on each side, and hooks a rubber band on each loop.',
          'Pull 1: both bands gently, opposite ways, the same stretch on the ruler. Does the book move?',
          'Pull 2: predict, then pull harder to the left. Pull 3: harder to the right. Measure both stretches as it starts to slide.',
          'An explained pull, with one question answered, wins one {token}. Equal opposite pulls are balanced. A stronger pull wins, and the book starts to move.',
        ],
        say: 'The bands show the pull. What do you read when the book stays put?',
        success:
          'Equal stretch goes with no motion, unequal stretch with sliding, and your child says balanced and unbalanced.',
      },
      {
        title: 'Starting a Load',
        child:
          'Measure how much pull starts a load toward {place}. Let each book be the crate of one {token}. Read the stretch for one crate, then two, then three. Record it in a table for {friend}. Choose a smooth or a rough floor. Each true row wins its {token}.',
        steps: [
          'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books and hooks one band on the loop. Keep the second band as a spare.',
          'Your child pulls slowly, flat along the table. Read the stretch just as the book starts to slide. Three trials.',
          'Stack a second and then a third book on top. Predict each time.',
          'Each row, with one question answered, wins one {token}. Friction pushes back. A heavier load presses harder, so friction and pull must be bigger.',
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
          'Build a pendulum for {hero} at {place}. Predict whether a long or a short one swings more often. Count the swings in 15 seconds and record them. Choose who counts and who keeps time. Each length that you measure wins one {token}.',
        steps: [
          'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie three clips to one end of the string. Stick the other end to a table edge with tape. The clips must hang 24 inches below the edge.',
          "Pull the clips back a hand's width and let go. Your child counts each swing, out and back, for 15 seconds. Three trials.",
          'Predict, shorten it to 12 inches and then to 6, and count again. Expect about 9, 13 and 19 swings.',
          'Each length, with one question answered, wins one {token}. A shorter pendulum has a quicker beat. Predict the count for 30 seconds, then test it.',
        ],
        say: 'You have two counts now. What do you predict for the shortest one?',
        success: 'The counts rise as the pendulum gets shorter, and your child predicts one before testing it.',
      },
      {
        title: 'Does Weight Matter?',
        child:
          'Test whether weight changes the beat of a pendulum. Hang up one clip, then three, then six: they are the {tokens} of {place}. Predict, count and compare. Keep the length the same. Tell {friend} or draw what you found. Each load with its count wins one {token}.',
        steps: [
          'Get out string, paper clips, tape, a ruler and a kitchen timer. Stick one end of the string to a table edge with tape. One clip hangs on the other end, 12 inches below the edge.',
          "Pull it back a hand's width and let go. Your child counts each swing for 15 seconds. Three trials.",
          'Predict. Add clips to the same loop: three, then six. The length stays 12 inches. Count again.',
          'Each load, with one question answered, wins one {token}. More weight is pulled harder but is harder to move, too. So the beat stays about 13.',
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
      {
        name: 'playdough',
        quantity: '3 lumps, egg-sized, of different colors if you can',
        core: true,
        substitute: 'modeling clay',
      },
      { name: 'pasta', quantity: '6 pieces of two shapes', core: true },
      { name: 'buttons', quantity: '3', core: true },
      { name: 'straws', quantity: '1', core: true },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make three secret fossil prints for {friend} to read. Press a track or a shell into each lump. Swap and tell who or what made each print. Record a clue and a claim for it. Choose one print to draw with care. Each claim with a clue wins one {token} for {place}.',
        steps: [
          'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps like thick cookies.',
          'Turn your backs. Each of you presses shapes into a lump or two: a button as a shell, pasta as a fern, a straw as footprints far apart or close.',
          'Swap. Your child writes for each of three prints: I see, so I think. The claim, its clue, with one question answered, wins one {token}.',
          'Reveal. A real print forms when mud covers a mark and hardens to rock over a very long time.',
        ],
        say: 'What do you see, and what do you only guess?',
        success: 'Your child gives a clue for each claim and tells an observation from a guess.',
      },
      {
        title: 'Layers of Mud',
        child:
          'Build three layers of ancient mud for {hero}. Hide a different fossil in each layer: clams, snails or reeds. Read the layers from bottom to top. Tell what happened long ago under {place}, or draw it as a strip. Each layer that you explain wins one {token}.',
        steps: [
          'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps. Button prints are sea clams, pasta prints are pond snails, straw prints are marsh reeds: one kind in each lump.',
          'Number three slips of paper. Stack the lumps with slip 1 under the first, slip 2 and 3 between, so that they lift off again. Look from the side: which layer came first?',
          'Lift the layers one by one. Draw each and write what lived then: was it sea, pond or marsh?',
          'A layer told, with one question answered, wins one {token}. New mud always lands on top, so in flat layers the bottom is oldest.',
        ],
        say: 'If clams are at the bottom and reeds on top, what happened here?',
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
