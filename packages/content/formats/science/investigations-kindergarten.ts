import type { Format } from '../../types.ts'

export const kindergartenInvestigations: Format[] = [
  {
    id: 'science.push-lab',
    subject: 'science',
    title: 'Push Lab',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: 'kindergarten', to: 'kindergarten' },
    skills: ['science.k.big-and-small-pushes'],
    materials: [
      { name: 'ball', quantity: '1, soft', core: true, substitute: 'a rolled-up pair of socks' },
      { name: 'books', quantity: '6', core: true },
      { name: 'wooden blocks', quantity: '4', core: true, substitute: 'building blocks' },
      { name: 'towel', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Send a ball down the lane to {place}. Guess how far, then give it a small push. Put a block where it stops. Make a big push next. Choose your guess first: near or far. Each true finding wins one {token} for {hero}.',
        gist: 'Your child pushes a ball small, then big, then onto a towel; each finding, told with one question answered, wins one {token}.',
        steps: [
          'Get out a ball, books, wooden blocks and a towel. Lay two rows of three books as a lane one foot wide.',
          'Finding 1: three small pushes. A block marks the farthest stop. Finding 2: three big pushes from the same spot, marked too.',
          'Finding 3: lay the towel flat in the lane and push big again.',
          'A bigger push gives more speed. The towel rubs and slows the ball.',
        ],
        say: 'Where do you think it will stop? Put your finger there, then try it.',
        success: 'Your child shows that a harder push goes farther and that the towel slows the ball.',
      },
      {
        title: 'Turn the Ball',
        child:
          'Make a rolling ball turn on its way to {place}. Roll it and tap its side. Build a wall of blocks for it to hit. Tell {friend} what each push did. Pick a hand or a foot for the tap. Each turn that you can explain wins one {token}.',
        gist: 'Your child makes a straight ball turn toward a goal with a tap, a wall and a towel; each turn explained, with one question answered, wins one {token}.',
        steps: [
          'Get out a ball, books, wooden blocks and a towel. Make a goal from two books, six steps from the start but off to one side.',
          'Your child rolls the ball straight. It misses. Finding 1: tap it from the side.',
          'Finding 2: bounce it off a wall of blocks. Finding 3: cover the wall with the towel and try again.',
          'A ball goes straight until a push or a wall turns it. The soft towel takes up some of the bounce.',
        ],
        say: 'It goes straight all by itself. What will you do to make it turn?',
        success: 'Your child makes the ball turn by a push or a wall and can tell which did it.',
      },
    ],
    safety: [
      {
        hazard: 'rolling ball underfoot',
        adultNote: 'Stay close, roll on the floor only and pick the ball up after each turn.',
      },
    ],
  },
  {
    id: 'science.sun-and-shade-ice',
    subject: 'science',
    title: 'Ice in the Shade',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: 'kindergarten', to: 'kindergarten' },
    skills: ['science.k.sun-and-shade'],
    materials: [
      { name: 'ice', quantity: '2 cubes of the same size', core: true },
      { name: 'bowls', quantity: '2 of the same kind', core: true },
      { name: 'books', quantity: '2', core: true },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'kitchen timer', quantity: '1', core: false, substitute: 'a clock on the wall' },
      { name: 'flashlight', quantity: '1, for a day without sun', core: false, substitute: 'a lamp' },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Put one cube of ice in the sun. Build a roof for the other one: shade. Tell which cube will melt first. Feel a sunny spot and a shady spot. Draw the ice or act as the ice. Each true finding wins one {token} for {hero} at {place}.',
        gist: 'One ice cube melts in the sun, one under a roof; your child feels both spots and compares, and each finding with one question answered wins one {token}.',
        steps: [
          'Get out ice, bowls, books, paper, a kitchen timer and a flashlight. Start now: one cube in each bowl on a sunny sill. Stand up two books with paper on top as a roof for one bowl. Set eight minutes.',
          'No sun? Use the flashlight for light and shade now, and melt the ice on a sunny day.',
          'While you wait, feel a sunny or lit spot (1) and a shady one (2).',
          'Look again (3): which cube made more water?',
        ],
        say: 'Both are on the same sill. What is different for this one?',
        success: 'Your child makes shade and says that the cube in the sun made more water.',
      },
      {
        title: 'The Best Shade',
        child:
          'Hunt for the best shade for ice. Test a sunny spot, a shady spot and a roof. Make the roof of paper. Pick where ice will keep best, and tell why. Win one {token} for each of the three. Show {friend} your pick for {place}.',
        gist: 'Your child tests a sunny spot, a shady spot and a homemade roof; each, with one question answered, wins one {token}, and two ice cubes prove it.',
        steps: [
          'Get out ice, bowls, books, paper, a kitchen timer and a flashlight. Start now: one bowl with a cube in a sunny spot, one in a shady spot. Set eight minutes.',
          'Gray day? Hunt for light and shade now, and melt the ice on a sunny day.',
          'Your child tests the sunny spot (1), the shady spot (2) and a roof of books and paper (3). Shine the flashlight at it from three sides. Where is it dark?',
          'Compare the cubes. Sunlight warms. A blocked spot gets less.',
        ],
        say: 'Your hand is a good tool. Which spot feels warmer on your skin?',
        success: 'Your child points to the cooler spot, makes shade there and says what blocks the light.',
      },
    ],
    safety: [
      { hazard: 'slippery drips', adultNote: 'Stay close, keep a cloth at hand and let a grown-up carry the bowls.' },
      { hazard: 'bright sun', adultNote: 'A grown-up reminds everyone to look at the ice and never at the sun.' },
    ],
  },
  {
    id: 'science.mystery-sock',
    subject: 'science',
    title: 'Mystery Sock',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'investigate',
    layout: 'a',
    grades: { from: 'kindergarten', to: 'kindergarten' },
    skills: ['science.k.five-senses'],
    materials: [
      { name: 'socks', quantity: '4 thick ones', core: true },
      { name: 'spoons', quantity: '1', core: true },
      { name: 'sponge', quantity: '1, dry', core: true },
      { name: 'cotton balls', quantity: '3', core: true, substitute: 'a tissue' },
      { name: 'wooden blocks', quantity: '1', core: true, substitute: 'building blocks' },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Put your hand in the sock and do not look. Tell two words for what you feel. Name what it is. Look at it, and name its color. Choose a sock to start. Each right name wins one {token} for {hero} at {place}.',
        gist: 'You hide a thing in each of four socks; your child feels, tells how it feels, guesses and looks, and a right name with one question answered wins one {token}.',
        steps: [
          'Get out socks, spoons, a sponge, cotton balls and wooden blocks. Hide one kind of thing in each sock while your child looks away.',
          'Do one sock together, without a question.',
          'Your child does the other three. A wrong guess feels again.',
          'Say: skin tells soft, hard, warm and cold. Eyes add color.',
        ],
        say: 'Tell me what your fingers notice before you guess a name.',
        success: 'Your child says true touch words before the guess and finds that touch works without sight.',
      },
      {
        title: 'Drop and Listen',
        child:
          'Listen to each sock as it lands. Say if the sound is loud or soft. Squeeze it and name what is in it. Look last, and tell what you see. Choose the sock for each drop. Each sock named right wins {friend} one {token} for {place}.',
        gist: 'Sock by sock, your child hears it drop, squeezes it, guesses and looks; a right guess with one question answered wins one {token}.',
        steps: [
          'Get out socks, spoons, a sponge, cotton balls and wooden blocks. Load each sock in secret and fold its top shut.',
          'Let one sock fall on the table from hand height. Your child listens with closed eyes: loud or soft? Do one together, without a question.',
          'A wrong guess squeezes again. Open it last.',
          'Your child does the other three. Hard things knock. Soft things squash.',
        ],
        say: 'Close your eyes. Was that a knock, a thud or hardly a sound?',
        success: 'Your child uses ears first, then touch, then eyes, and names the sense each time.',
      },
    ],
    safety: [
      { hazard: 'things in the mouth', adultNote: 'Stay close: we feel and listen, and nothing goes into the mouth.' },
    ],
  },
]
