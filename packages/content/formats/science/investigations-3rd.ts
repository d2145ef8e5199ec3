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
        gist: 'Your child pulls a book by two rubber bands, evenly, harder left, harder right, while you measure; each pull explained plus one answered question wins one {token}.',
        steps: [
          'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books with a loop on each side and hooks a rubber band on each.',
          'Pull 1: both bands gently, opposite ways, the same stretch on the ruler. Does the book move?',
          'Pull 2: predict, then pull harder to the left. Pull 3: harder to the right. Measure both stretches as it starts to slide.',
          'Equal opposite pulls are balanced. A stronger pull wins, and the book starts to move.',
        ],
        say: 'The bands show the pull. What do you read when the book stays put?',
        success:
          'Equal stretch goes with no motion, unequal stretch with sliding, and your child says balanced and unbalanced.',
      },
      {
        title: 'Starting a Load',
        child:
          'Measure how much pull starts a load toward {place}. Let each book be the crate of one {token}. Read the stretch for one crate, then two, then three. Record it in a table for {friend}. Choose a smooth or a rough floor. Each true row wins its {token}.',
        gist: 'One book, then two, then three slide when your child pulls a rubber band; each starting stretch recorded plus one answered question wins one {token}.',
        steps: [
          'Get out books, string, rubber bands and a ruler. A grown-up ties string around one of the books and hooks one band on the loop. The second band is a spare.',
          'Your child pulls slowly, flat along the floor. Read the stretch just as it starts to slide. Three trials.',
          'Stack a second and then a third book on top. Predict each time.',
          'Friction pushes back. A heavier load presses harder, so friction and pull must be bigger.',
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
        gist: 'One of you counts swings, the other times 15 seconds, at 24, 12 and 6 inches; each length counted plus one answered question wins one {token}.',
        steps: [
          'Get out string, paper clips, tape, a ruler and a kitchen timer. Tie three clips to one end of the string. Stick the other end to a table edge with tape. The clips must hang 24 inches below the edge.',
          "Pull the clips back a hand's width and let go. Count each swing, out and back. Three trials.",
          'Predict, shorten it to 12 inches and then to 6, and count again. Expect about 9, 13 and 19 swings.',
          'A shorter pendulum has a quicker beat. Predict the count for 30 seconds, then test it (about 38).',
        ],
        say: 'You have two counts now. What do you predict for the shortest one?',
        success: 'The counts rise as the pendulum gets shorter, and your child predicts one before testing it.',
      },
      {
        title: 'Does Weight Matter?',
        child:
          'Test whether weight changes the beat of a pendulum. Hang up one clip, then three, then six: they are the {tokens} of {place}. Predict, count and compare. Keep the length the same. Tell {friend} or draw what you found. Each load with its count wins one {token}.',
        gist: 'One clip, then three, then six swing while your child counts and you time 15 seconds; each load with a question answered wins one {token}.',
        steps: [
          'Get out string, paper clips, tape, a ruler and a kitchen timer. Stick one end of the string to a table edge with tape. One clip hangs on the other end, 12 inches below the edge.',
          "Pull it back a hand's width and let go. Out and back is one swing. Three trials.",
          'Predict. Add clips to the same loop: three, then six. The length stays 12 inches. Count again.',
          'More weight is pulled harder but is harder to move, too. So the beat stays about 13.',
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
          'Read three secret fossil prints from {place}. Tell who or what made each one. Record a clue and a claim for it. Then press a secret print for {friend} to read. Choose a track or a shell. Each claim with a clue wins one {token}.',
        gist: 'Your child turns away while you press three prints; each read with a clue and a claim plus one answered question wins one {token}, then you swap.',
        steps: [
          'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps like thick cookies.',
          'Press one print into each in secret: a button as a shell, pasta as a fern, a straw as footprints, far apart for a runner.',
          'Your child writes for each: I see, so I think.',
          'Reveal. Then your child presses one print for you. A real print forms when mud covers a mark and hardens to rock over a very long time.',
        ],
        say: 'What do you see, and what do you only guess?',
        success: 'Your child gives a clue for each claim and tells an observation from a guess.',
      },
      {
        title: 'Layers of Mud',
        child:
          'Build three layers of ancient mud for {hero}. Hide a different fossil in each layer: clams, snails or reeds. Read the layers from bottom to top. Tell what happened long ago under {place}, or draw it as a strip. Each layer that you explain wins one {token}.',
        gist: 'Sea, pond and marsh prints go into three lumps that your child stacks and tells from the bottom up; each layer told plus one answered question wins one {token}.',
        steps: [
          'Get out playdough, pasta, buttons, straws, paper and pencils. Flatten three lumps. Button prints are sea clams, pasta prints are pond snails, straw prints are marsh reeds: one kind in each lump.',
          'Number three slips of paper. Stack the lumps with slip 1 under the first, slip 2 and 3 between, so that they lift off again. Look from the side: which layer came first?',
          'Lift them off. From the bottom up, tell or draw it: sea, pond or marsh?',
          'New mud always lands on top, so in flat layers the bottom is oldest.',
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
