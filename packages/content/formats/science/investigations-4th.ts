import type { Format } from '../../types.ts'

export const fourthInvestigations: Format[] = [
  {
    id: 'science.crash-ramp',
    subject: 'science',
    title: 'Crash Ramp',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '4th', to: '4th' },
    skills: ['science.4.energy-and-speed'],
    materials: [
      { name: 'cardboard', quantity: '1 stiff piece, about 2 feet long', core: true },
      { name: 'books', quantity: '3, the same thickness', core: true },
      { name: 'ball', quantity: '1, tennis size', core: true },
      { name: 'cups', quantity: '1, paper or plastic', core: true },
      { name: 'coins', quantity: '10', core: true, substitute: 'buttons' },
      { name: 'ruler', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Test how the height of a ramp changes a crash. Predict, run three trials for each height and measure. Graph the middle results for {hero}: choose bars or dots. Each height that you measure wins one {token} for {place}.',
        gist: 'A ball rolls down a ramp on one, two, then three books into a cup; each height your child measures plus one answered question wins one {token}.',
        steps: [
          'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on one of the books. Set an upside-down cup at its foot.',
          'Let go of the ball at the top without a push. Mark with coins where the cup stops and measure in centimeters. Do three trials.',
          'Predict, then repeat with two and three books, all else the same.',
          'Report the middle results. A higher start gives more speed, and more speed means more energy to push the cup.',
        ],
        say: 'Where did the energy of the ball go when it hit the cup?',
        success:
          'The pushed distance grows with the height, and your child traces the energy from ball to cup, sound and rubbing.',
      },
      {
        title: 'Crash with a Load',
        child:
          'Load a cup with {tokens} and let a ball crash into it. Predict first, then test with 0, 5 and 10 coins: they are the {tokens}. Record three trials for each load. Pick a graph or a table for {friend}. Each load with its middle result wins one {token} for {place}.',
        gist: 'From one ramp, a ball hits a cup with 0, 5, then 10 coins; each load your child measures in three trials plus one answered question wins one {token}.',
        steps: [
          'Get out cardboard, books, a ball, cups, coins and a ruler. Lean the board on two books and leave it there. Stand a cup upright at its foot.',
          'Let the ball go from the top and measure how far the empty cup moves. Do three trials.',
          'Predict, then test with 5 coins and with 10, same ramp, same ball.',
          'The ball brings the same energy each time. A heavier cup gets less speed from it and rubs harder.',
        ],
        say: 'The ball is just as fast each time. So why do the distances differ?',
        success: 'A heavier cup moves less, and your child says that the energy was the same while the load changed.',
      },
    ],
    safety: [
      {
        hazard: 'rolling ball and coins',
        adultNote: 'Stay close, test on the floor and keep coins away from little ones.',
      },
    ],
  },
  {
    id: 'science.wave-tray',
    subject: 'science',
    title: 'Wave Tray',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '4th', to: '4th' },
    skills: ['science.4.waves'],
    materials: [
      { name: 'tray', quantity: '1 with a rim, or a deep cookie sheet', core: true },
      { name: 'water', quantity: 'enough for half an inch', core: true },
      { name: 'spoons', quantity: '1', core: true },
      { name: 'craft sticks', quantity: '2 short pieces', core: true, substitute: 'popsicle sticks' },
      { name: 'towel', quantity: '1', core: true },
      { name: 'ruler', quantity: '1', core: false },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Float two tiny rafts: they carry the {tokens} of {place}. Predict what a wave does to them. Tap the water softly, then harder, and compare. Record how they move by arrows or words. Each finding wins one {token} for {hero}. Choose which end to tap.',
        gist: 'Your child taps the water softly, then harder, beside two rafts; motion, drift and wave height, each told with a question answered, win one {token} apiece.',
        steps: [
          'Get out a tray, water, spoons, craft sticks, a towel and a ruler. Put the tray on the towel with half an inch of water. Float two bits of stick in the middle.',
          'Wait until all is still. Finding 1: ten soft taps with a spoon at one end, one a second. How do the rafts move?',
          'Finding 2: measure how far they drifted. Finding 3: stronger taps. Is the wave higher?',
          'The wave carries energy across. Water and rafts mostly bob. Stronger taps: bigger amplitude.',
        ],
        say: 'The wave crossed the tray. Did the rafts cross it too?',
        success:
          'The rafts bob and drift only a little, and your child says that the wave moves energy, not the water.',
      },
      {
        title: 'Fast and Slow Taps',
        child:
          'Find out how fast taps change a wave. Tap slowly, then quickly, and look at the space from crest to crest. Draw both patterns for {friend} at {place}. Choose to count the beat aloud or hum it. Each labeled pattern wins one {token}, and so does the rule you find.',
        gist: 'Slow taps and fast taps make two waves that your child draws; each drawing, and the rule found, plus one answered question wins one {token}.',
        steps: [
          'Get out a tray, water, spoons, craft sticks, a towel and a ruler. Set the tray on the towel with half an inch of water. Look at it from low down, against the light.',
          'Pattern 1: your child taps one end with a spoon, one tap a second, ten taps. Pattern 2: three taps a second.',
          'Hold the ruler above the water and compare the space between crests. Which pattern makes floating rafts bob more often?',
          'The rule: faster taps make a shorter wavelength. Tap strength sets the height.',
        ],
        say: 'Which did you change, the speed of the taps or the strength? What changed in the wave?',
        success: 'Your child draws crests closer together for fast taps and labels crest and wavelength.',
      },
    ],
    safety: [
      {
        hazard: 'spilled water',
        adultNote: 'Stay close, let a grown-up carry the full tray and dry the floor at once.',
      },
    ],
  },
  {
    id: 'science.tumbling-chalk',
    subject: 'science',
    title: 'Tumbling Chalk',
    modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '4th', to: '4th' },
    skills: ['science.4.changing-rock'],
    materials: [
      { name: 'chalk', quantity: '2 sticks, broken into 8 pieces', core: true },
      { name: 'containers', quantity: '2 with tight lids', core: true },
      { name: 'water', quantity: '1 cup', core: true },
      { name: 'tray', quantity: '1 with a rim', core: true },
      { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock with a second hand' },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make a rocky stream in a box. Predict how chalk will look after a long tumble. Compare the edges. Wash the dust down and classify each step: weathering, erosion or deposition. Each step that you name wins one {token} for {hero} at {place}. Choose a steady beat or a song to shake to.',
        gist: 'Your child tumbles chalk for one and three minutes, then washes dust down a tray; weathering, erosion and deposition, each shown with a question answered, win one {token} apiece.',
        steps: [
          'Get out chalk, containers, water, a tray and a kitchen timer. Save two chalk pieces. Put three in each container and close the lids tight.',
          'Shake one for one minute and the other for three. Listen: how does the sound change as edges wear off?',
          'Tip each onto one end of the tray. Order the pieces from sharp to round and find the dust: weathering.',
          'Prop up the dusty end and pour on water slowly. It carries bits, erosion, and drops them below, deposition.',
        ],
        say: 'Which of our three steps broke, which carried and which dropped the bits?',
        success: 'The longer tumble gives rounder pieces and more dust, and your child uses all three words correctly.',
      },
      {
        title: 'Wet or Dry',
        child:
          'Test whether water changes how stone wears down. Predict, then shake one box dry and one wet. Record what you see in each. Follow the bits down the tray and classify what happens. Pick the way you show {friend} your result. Each finding wins one {token} for {place}.',
        gist: 'Shaken dry and shaken wet, chalk gives your child three findings, the last where bits settle; each plus one answered question wins one {token}.',
        steps: [
          'Get out chalk, containers, water, a tray and a kitchen timer. Put three pieces in each container. Add half of the water to one. Close both lids tight.',
          'Predict which will wear more. Shake both for two minutes with the same beat.',
          'Finding 1: compare the dry pieces with a fresh one. Finding 2: compare the wet ones.',
          'Finding 3: prop up one end of the tray and pour the cloudy water onto it. Where do the bits settle?',
        ],
        say: 'What did you keep the same? What is the one thing that was different?',
        success:
          'Your child compares wet and dry pieces, reports what really happened and points out where the bits settled.',
      },
    ],
    safety: [
      {
        hazard: 'chalk dust and spills',
        adultNote: 'A grown-up checks the lids. Open them slowly over the tray so that nobody breathes dust.',
      },
    ],
  },
]
