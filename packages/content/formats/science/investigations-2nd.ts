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
          '{hero} has a leak at {place}. Test which material can dry it up. Predict the best one first. Pour one spoonful for each test. Press and count to five. Order the results from best to worst. Choose one for {hero}, and draw or say why.',
        steps: [
          'Get out water, a sponge, socks, plastic wrap, paper and spoons. Work by the sink. Your child predicts an order from best to worst.',
          'Pour one spoonful of water on the counter. Press the sponge on it for five seconds and lift. How much is left? Wipe dry.',
          'Repeat with a sock, the wrap and one sheet folded in four. Use the same spoonful and the same five seconds.',
          'Then explain: tiny gaps in sponge and cotton hold water. Plastic has no gaps, so the water just sits there.',
        ],
        say: 'What do we keep the same so that the test is fair?',
        success:
          'Sponge and sock leave the least water, the wrap soaks up almost none of it, and your child tells why.',
      },
      {
        child:
          'Rain is on the way to {place}. Find a cover that keeps a map dry. Predict which one will work. Spoon the water on slowly. Look at the dry sheet below. Tell {hero} which cover to choose. Pick one more cover of your own.',
        steps: [
          'Get out water, a sponge, socks, plastic wrap, paper and spoons. Draw a tiny map on each of three sheets and lay one by the sink.',
          'Cover it with the wrap. Spoon on three spoonfuls of water. Count to thirty, lift the cover and check the map.',
          'Repeat with a flat sock and then the sponge, each over a fresh map. Same water, same time.',
          'Then explain: a waterproof material stops water. One that soaks it up can pass it on to what lies below.',
        ],
        say: 'Which property does this job need: soaks up or keeps out?',
        success: 'The map under the wrap stays driest and your child names waterproof as the reason.',
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
          'Predict which ice cube will melt last. Put one in water, one in air and one in a towel. Measure the time and compare. Tell how {hero} can keep ice at {place}. Say if the change can go back. Draw the cubes or act them out.',
        steps: [
          'Get out ice, bowls, water, a towel, spoons and a kitchen timer. One cube goes in a bowl with one cup of cool tap water, one in a dry bowl, one wrapped in the towel in the last bowl.',
          'Your child predicts an order. Check after three, six and ten minutes. Lift each cube with a spoon and compare sizes.',
          'Between checks, use the questions below.',
          'Then explain: heat moves into ice faster from water than from air. The towel slows heat. Melting can go back: water freezes again.',
        ],
        say: 'A towel keeps you warm. Will it warm the ice or keep it cold?',
        success: 'The cube in water melts first and the wrapped cube lasts longest, since the towel slows down heat.',
      },
      {
        child:
          'Test if stirring makes ice melt faster. Predict first. Stir one bowl and leave one still. Keep the rest the same. Record which cube is gone first. Tell if this change can go back. Choose a slow or a quick stir, so {friend} gets water soon at {place}.',
        steps: [
          'Get out ice, bowls, water, a towel, spoons and a kitchen timer. Pour one cup of cool water into each of two bowls. Save a third cube in the last bowl for looking at.',
          'Drop one cube in each bowl of water at the same moment. Stir one with a spoon and leave the other still.',
          'Check both every two minutes and dry hands on the towel. Stop when one cube is gone.',
          'Then explain: stirring keeps bringing warmer water to the ice. Both melt to plain water, which can freeze again.',
        ],
        say: 'What is the only thing that we changed?',
        success: 'The stirred cube melts first and your child can name the one change and what stayed the same.',
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
          'Build three seed models for {place}. Make one with wings, one with fluff and one bare ball. Predict which stays up longest. Drop them and count out loud. Explain to {hero} which shape travels far. Pick a color or a name for each.',
        steps: [
          'Get out paper, paper clips, cotton balls, books and measuring tape. Tear a strip two fingers wide. Fold it in a V, bend the two ends out as wings and clip the fold.',
          'Pull a cotton ball loose for the fluff model and clip it. Crumple half a sheet with a clip for the bare one.',
          'Predict, then drop each from shoulder height three times. Count seconds aloud. Fan them with a book and measure how far each drifts.',
          'Then explain: wings and fluff catch more air, so the fall is slow and wind can carry it far.',
        ],
        say: 'Which part of your model catches the air?',
        success:
          'The wide or fluffy models fall slower than the crumpled one and your child says that air holds them up.',
      },
      {
        child:
          'Find out what wind can move best. Put three models on a line. Fan them five times. Measure how far each one went. Order them for {friend}. Choose one model to make better. {friend} wants to plant a new garden far from {place}.',
        steps: [
          'Get out paper, paper clips, cotton balls, books and measuring tape. Line up on the floor: one paper clip alone, one fluffed cotton ball, one flat torn square of paper.',
          'Predict an order. Fan with a thin book from one foot away, five strokes, same strength each time.',
          'Measure each distance in inches and write it down. Do three trials.',
          'Let your child change the worst one so that it goes farther. Then explain: light and wide shapes catch wind. Heavy compact ones stay put.',
        ],
        say: 'Each one gets the same five strokes. Why does that matter?',
        success: 'Your child orders the models by measured distance and links the shape to how far it went.',
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
