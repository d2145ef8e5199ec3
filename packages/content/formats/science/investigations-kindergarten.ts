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
          'Show {hero} how far a push can send a ball. Give it a small push. Make a big push next. Put a block where it stops. Pick your guess first: far or near. {hero} must roll a load all the way to {place}.',
        steps: [
          'Get out a ball, books, wooden blocks and a towel. Lay two rows of three books as a lane one foot wide.',
          'Your child gives the ball a small push from one end and sets a block where it stops. Next, guess and try a big push. Do each one three times.',
          'Lay the towel flat in the lane. Guess, push again and compare.',
          'Then explain: a bigger push gives more speed, so the ball goes farther. The towel rubs and slows it.',
        ],
        say: 'Where do you think it will stop? Put your finger there, then try it.',
        success:
          'Your child shows that a harder push goes farther, because the ball gets more speed, and that the towel slows it.',
      },
      {
        child:
          'Find a way to turn a ball at {place}. Roll it and tap its side. Build a wall of blocks for it to hit. Tell {hero} what each push did. Choose to use a hand or a foot.',
        steps: [
          'Get out a ball, books, wooden blocks and a towel. Make a goal from two books, six steps from the start but off to one side.',
          'Your child rolls the ball straight. It misses. Ask what could make it turn, and try each idea.',
          'Build a wall with the blocks and let the ball bounce off it. Cover the wall with the towel and try again.',
          'Then explain: a rolling ball goes straight until a new push or a wall turns it. The soft towel takes up some of the bounce.',
        ],
        say: 'It goes straight all by itself. What will you do to make it turn?',
        success: 'Your child makes the ball turn by a second push or a wall and can tell which push did it.',
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
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          '{hero} needs cold ice at {place}. Build a roof to make a bit of shade. Put one bowl under it. Put one bowl in the sun. Tell which spot the sun will warm. Draw the ice or act as the ice.',
        steps: [
          'Get out ice, bowls, books, paper and a kitchen timer. Find a sunny sill. Put one cube in each bowl, both on the sill.',
          'Your child stands two books up and lays paper on top as a roof for one bowl. Guess which cube melts first.',
          'Set ten minutes. Meanwhile, feel a sunny spot and a shady spot with one hand.',
          'Look again and compare the water. Then explain: sunlight warms what it shines on. The roof blocks it. With a cloudy sky the difference is small.',
        ],
        say: 'Both are on the same sill. What is different for this one?',
        success:
          'Your child says that the ice in the sun made more water, because the sun warmed it more than the shaded ice.',
      },
      {
        child:
          'Find the coolest spot for {friend}. Point to sun and shade. Make more shade with a sheet of paper. Put a bowl in each spot. Tell where ice keeps best at {place}. Pick your spot and say why.',
        steps: [
          'Get out ice, bowls, books, paper and a kitchen timer. Let your child hunt for a sunny spot and for a shady one in the same room.',
          'Set a bowl with one cube in each. Your child stands up the books and lays a sheet of paper over them, to make the shade darker.',
          'Draw both cubes now. Set ten minutes and act out the sun moving across {place}.',
          'Draw both cubes again. Then explain: light from the sun brings warmth, and a blocked spot gets less of it.',
        ],
        say: 'Your hand is a good tool. Which spot feels warmer on your skin?',
        success: 'The two drawings differ and your child tells that the sunny spot is warmer, so its ice melts faster.',
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
          'Put your hand in the sock and do not look. Tell two words for what you feel. Name what it is. Match it to the right thing at the end. Look at it, and name its color. {hero} lost these four in the dark at {place}. Choose a sock to start.',
        steps: [
          'Get out socks, spoons, a sponge, cotton balls and wooden blocks. Hide one kind of thing in each sock while your child looks away.',
          'Your child reaches into one sock and says what the fingers feel: soft, hard, cold, bumpy, smooth.',
          'Guess, then pull it out and check with the eyes. Do all four.',
          'Then explain: skin tells us about soft, hard, warm and cold. Eyes add color. Metal feels cool as it draws heat from the hand.',
        ],
        say: 'Tell me what your fingers notice before you guess a name.',
        success: 'Your child says true touch words before the guess and finds that touch works without sight.',
      },
      {
        child:
          'Help {friend} find four lost things at {place}. Listen to each sock as it lands. Say if the sound is loud or soft. Squeeze it and name what is in it. Look at last, and tell what you see. Choose the sock that lands first.',
        steps: [
          'Get out socks, spoons, a sponge, cotton balls and wooden blocks. Load each sock in secret and fold its top shut.',
          'Let one sock at a time fall on the table from hand height. Your child listens with closed eyes.',
          'Sort them into loud and quiet. Guess each one, then squeeze the sock for a second clue. Open it last.',
          'Then explain: hard things make a sharp knock. Soft things squash and make almost no sound.',
        ],
        say: 'Close your eyes. Was that a knock, a thud or hardly a sound?',
        success: 'Your child sorts by ear and then uses touch to check, naming the sense each time.',
      },
    ],
    safety: [
      { hazard: 'things in the mouth', adultNote: 'Stay close: we feel and listen, and nothing goes into the mouth.' },
    ],
  },
]
