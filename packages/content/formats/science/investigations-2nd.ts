import type { Format } from '../../types.ts'

export const secondInvestigations: Format[] = [
  {
    id: 'science.soak-test',
    subject: 'science',
    title: 'The Soak Test',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: '2nd', to: '2nd' },
    skills: ['science.2.best-material'],
    materials: [
      { name: 'water', quantity: '1 cup', core: true },
      { name: 'sponge', quantity: '1, dry', core: true },
      { name: 'socks', quantity: '1, cotton', core: true },
      { name: 'plastic wrap', quantity: '1 piece, a foot long', core: true },
      { name: 'paper', quantity: '4 sheets', core: true },
      { name: 'spoons', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Test which material dries up a spill. Predict the best one first. Pour one spoonful for each test. Press, count to five and look. Order the results from best to worst. Choose one for {hero} at {place}. Each result that you can explain wins one {token}.',
        gist: 'Your child dries one spoonful each with sponge, sock and wrap; every result explained plus one answered question wins one {token}, until all are ordered.',
        steps: [
          'Get out water, a sponge, socks, plastic wrap, paper and spoons. Work by the sink. Your child predicts an order from best to worst.',
          'Try it together: pour one spoonful of water on the counter, press one sheet folded in four on it for five seconds, lift. How much is left? Wipe dry.',
          'Then the sponge, a sock and the wrap: same spoonful, same five seconds.',
          'Tiny gaps in sponge and cotton hold water. Plastic has none.',
        ],
        say: 'What do we keep the same so that the test is fair?',
        success: 'Sponge and sock leave the least water, the wrap soaks up almost none, and your child tells why.',
      },
      {
        title: 'The Dry Cover',
        child:
          'Keep the {tokens} of {place} dry. Draw one {token} on each of three sheets. Predict which cover works best. Spoon the water on slowly and look below. A tested cover wins its {token}, wet or dry. Choose the cover that {friend} should take.',
        gist: 'Wrap, sock and sponge each cover one drawn {token} while your child spoons on water; every test plus one answered question wins that {token}, wet or dry.',
        steps: [
          'Get out water, a sponge, socks, plastic wrap, paper and spoons. Lay the first drawn sheet by the sink.',
          'Cover it with the wrap. Spoon on three spoonfuls of water. Count to thirty, lift the cover and check the sheet.',
          'Repeat with a flat sock and then the sponge, each over its own sheet. Same water, same time.',
          'A material that stops water is waterproof. One that soaks it up can pass it on.',
        ],
        say: 'Which property does this job need: soaks up or keeps out?',
        success: 'The sheet under the wrap stays driest, and your child names waterproof as the reason.',
      },
    ],
    safety: [{ hazard: 'wet floor', adultNote: 'Stay close, work by the sink and wipe up drips at once.' }],
  },
  {
    id: 'science.melt-race',
    subject: 'science',
    title: 'Melt Race',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: '2nd', to: '2nd' },
    skills: ['science.2.warm-and-cool'],
    materials: [
      { name: 'ice', quantity: '3 cubes of the same size', core: true },
      { name: 'bowls', quantity: '3 of the same kind', core: true },
      { name: 'water', quantity: '2 cups, cool', core: true },
      { name: 'towel', quantity: '1, dry', core: true },
      { name: 'spoons', quantity: '1', core: true },
      { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock on the wall' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Predict which ice cube will melt last. Put one in water, one in air and one in a towel. Compare them three times. Tell if the change can go back. Draw the cubes or act them out. Each look wins one {token} for {hero} at {place}.',
        gist: 'Three ice cubes melt in water, air and a towel; your child predicts the order, and each of three true reports plus one answered question wins one {token}.',
        steps: [
          'Get out ice, bowls, water, a towel, spoons and a kitchen timer. Start now: one cube in a bowl with a cup of cool tap water, one in a dry bowl, one wrapped in the towel in the last bowl.',
          'Go on with the example while they melt.',
          'Look after three, six and nine minutes. Lift each cube with a spoon and compare sizes.',
          'Say: heat moves into ice faster from water than from air. The towel slows it. Water can freeze again.',
        ],
        say: 'A towel keeps you warm. Will it warm the ice or keep it cold?',
        success: 'The cube in water melts first and the wrapped one lasts longest, since the towel slows the heat.',
      },
      {
        title: 'Stir or Still',
        child:
          'Test if stirring makes ice melt faster. Predict first. Stir one bowl and keep one still. Record each look. Tell if this change can go back. Choose who stirs: you or {friend}. Each record wins one {token} for {place}.',
        gist: 'One of two bowls of water is stirred while your child compares the ice three times; each record with a question answered wins one {token}.',
        steps: [
          'Get out ice, bowls, water, a towel, spoons and a kitchen timer. Pour one cup of cool water into each of two bowls. A third cube waits in the last bowl to compare with.',
          'Drop one cube in each bowl of water at the same moment. Stir one all along with a spoon.',
          'Look after two, four and six minutes. Dry hands on the towel.',
          'Say: stirring brings warmer water to the ice. Both melt to plain water, which can freeze again.',
        ],
        say: 'What is the only thing that we changed?',
        success: 'The stirred cube melts faster, and your child names the one change and what stayed the same.',
      },
    ],
    safety: [
      {
        hazard: 'ice and drips',
        adultNote: 'Stay close: hold ice for a few seconds only, keep it out of mouths and wipe up drips.',
      },
    ],
  },
  {
    id: 'science.flying-fluff',
    subject: 'science',
    title: 'Flying Fluff',
    modality: { primary: 'visual', secondary: ['kinesthetic', 'auditory'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '2nd', to: '2nd' },
    skills: ['science.2.seeds-travel'],
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'paper clips', quantity: '3', core: true },
      { name: 'cotton balls', quantity: '2', core: true, substitute: 'a bit of tissue' },
      { name: 'books', quantity: '1, thin', core: true },
      { name: 'measuring tape', quantity: '1', core: true, substitute: 'counting foot lengths' },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Build three seed models. Make one with wings, one with fluff and one bare ball. Predict which stays up longest. Drop each one and count out loud. Pick a name for each. Each tested model wins one {token} for {hero} at {place}.',
        gist: 'Your child builds winged, fluffy and bare seed models and drops each three times, counting the fall; each result plus one answered question wins one {token}.',
        steps: [
          'Get out paper, paper clips, cotton balls, books and measuring tape. Tear a strip two fingers wide. Fold it in a V, bend the two ends out as wings and clip the fold.',
          'Pull a cotton ball loose for the fluff and clip it. Crumple half a sheet with a clip for the bare one.',
          'Predict, then drop each from shoulder height. On the third drop, fan with a book and measure the drift.',
          'Wings and fluff catch air, so the fall is slow.',
        ],
        say: 'Which part of your model catches the air?',
        success: 'The winged or fluffy model falls slower than the bare one, and your child says that air holds it up.',
      },
      {
        title: 'What Wind Moves',
        child:
          'Find out what wind can move best. Put three models on a line. Fan each one five times. Measure how far it went. Order them for {friend}. Choose one model to make better. Each measured model wins one {token} for {place}.',
        gist: 'Five strokes of a book fan a clip, a puff and a torn square; each distance your child measures plus one answered question wins one {token}.',
        steps: [
          'Get out paper, paper clips, cotton balls, books and measuring tape. Line up on the floor: one clip alone, one fluffed cotton ball, one flat torn square of paper.',
          'Predict an order. Fan with a thin book from one foot away, always as hard.',
          'Measure each distance in inches.',
          'Last, your child makes one better, such as a clip with a sail. Light and wide shapes catch wind. Heavy compact ones stay put.',
        ],
        say: 'Each one gets the same five strokes. Why does that matter?',
        success: 'Your child orders the models by distance and links the shape to how far it went.',
      },
    ],
    safety: [
      {
        hazard: 'small metal clips',
        adultNote: 'Stay close, clear the floor to drop and fan, and count the clips at the end.',
      },
    ],
  },
]
