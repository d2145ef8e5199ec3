import type { Format } from '../../types.ts'

export const firstInvestigations: Format[] = [
  {
    id: 'science.dancing-salt',
    subject: 'science',
    title: 'Dancing Salt',
    modality: { primary: 'auditory', secondary: ['visual', 'kinesthetic'] },
    kind: 'investigate',
    layout: 'b',
    grades: { from: '1st', to: '1st' },
    skills: ['science.1.sound'],
    materials: [
      { name: 'bowls', quantity: '1, wide', core: true },
      { name: 'plastic wrap', quantity: '1 piece to cover the bowl', core: true },
      { name: 'rubber bands', quantity: '1, large', core: true },
      { name: 'salt', quantity: '1 pinch', core: true },
      { name: 'spoons', quantity: '1, metal', core: true },
      { name: 'tray', quantity: '1, metal if you have one', core: true, substitute: 'a pan lid' },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Make the salt dance and do not touch it. Hum soft and loud close to the drum. Tell what the salt does. Touch your throat and show what shakes. Choose a hum, a song or a long “oo”. Each true finding wins one {token} for {hero} at {place}.',
        gist: 'Without a touch, your child makes salt jump by humming and by tapping a tray; each of three findings, with one question answered, wins one {token}.',
        steps: [
          'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. Stretch the wrap tight over one bowl. A grown-up slips on one of the rubber bands. Add a pinch of salt.',
          'Finding 1: a soft hum, then a loud one, mouth a few inches above the edge, without blowing. Finding 2: low and high; any true report counts.',
          'Finding 3: tap the tray with a spoon beside the bowl.',
          'A sound is a shake. It travels through air, shakes the wrap and tosses the salt.',
        ],
        say: 'You did not touch it, so what pushed the salt?',
        success: 'The salt jumps with a loud hum, and your child says that the sound shook the wrap.',
      },
      {
        title: 'How Far It Shakes',
        child:
          'Find out how far a sound can shake salt. Tap the tray near the drum. Feel it shake with one finger. Step back and tap again. Show {friend} where the salt stops. Pick soft or loud taps. Each test wins one {token} for {place}.',
        gist: 'Close to a salt drum, then one and two steps back, your child taps a tray; each test told, with one question answered, wins one {token}.',
        steps: [
          'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. Build the drum: wrap over one bowl, held tight by one of the rubber bands, with a pinch of salt.',
          'Test 1: hold the tray a hand away from the drum and tap it five times with a spoon.',
          'Test 2: one step back. Test 3: two steps back. Keep each tap the same.',
          'Shaking spreads out as it goes, so it gets weaker.',
        ],
        say: 'Same tap, new spot. Will the salt jump more or less?',
        success: 'Your child finds that the salt moves most when the tapping is close and loud.',
      },
    ],
    safety: [{ hazard: 'snapping rubber band', adultNote: 'A grown-up puts the band on and takes it off.' }],
  },
  {
    id: 'science.light-gate',
    subject: 'science',
    title: 'Light Gate',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'investigate',
    layout: 'd',
    grades: { from: '1st', to: '1st' },
    skills: ['science.1.light-and-shadow'],
    materials: [
      { name: 'flashlight', quantity: '1', core: true },
      { name: 'plastic wrap', quantity: '1 piece, one foot long', core: true },
      { name: 'paper', quantity: '4 sheets, white', core: true },
      { name: 'aluminum foil', quantity: '1 piece, one foot long', core: true },
      { name: 'books', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 4, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Shine a light at a wall of {place}. Put each thing in the way. Tell if all, some or no light gets through. Sort the things in three rows. Choose a guess before each test. Each full row wins one {token} for {hero}.',
        gist: 'Your child guesses, tests and sorts things by how much light they let through; each true row, with one question answered, wins one {token}.',
        steps: [
          'Get out a flashlight, plastic wrap, paper, aluminum foil and books. Dim the room. Stand two steps from a bare wall.',
          'Hold each thing one foot from the light: wrap, a clear cup, one sheet, foil, a book.',
          'Sort: bright (wrap, cup), dim (sheet), dark (foil, book). A wrong place is tested again.',
          'Make a dark shadow with a hand and a faint one with the cup. What blocks light makes the dark shadow.',
        ],
        say: 'Guess first. Will the wall stay bright, turn dim or go dark?',
        success: 'Each thing lies in its row, and your child tells what blocked the light.',
      },
      {
        title: 'The Shadow Show',
        child:
          'Make a shadow show for {friend} at {place}. Count how many sheets stop the light. Make the shadow of a book grow and shrink. Bounce the light off foil. Pick a shape for your best shadow. Each trick that you can tell wins one {token}.',
        gist: 'With sheets, a book and foil, your child does three tricks with a light; each trick told, with one question answered, wins one {token}.',
        steps: [
          'Get out a flashlight, plastic wrap, paper, aluminum foil and books. Dim the room and point the light at a wall.',
          'Trick 1: hold up one, two, three and four sheets, then wrap in layers. How does the wall change?',
          'Trick 2: move a book close to the light, then close to the wall. When is its shadow bigger?',
          'Trick 3: tilt smooth foil in the beam to make a spot on another wall.',
        ],
        say: 'What did you change, and what did the light do?',
        success:
          'More sheets make it dimmer, a book close to the light makes a bigger shadow, and foil bounces the beam.',
      },
    ],
    safety: [
      {
        hazard: 'bright beam',
        adultNote: 'Stay close: the light points at walls and never at eyes. Keep the floor clear in the dim room.',
      },
    ],
  },
  {
    id: 'science.beak-tools',
    subject: 'science',
    title: 'Beak Tools',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: '1st', to: '1st' },
    skills: ['science.1.parts-and-jobs'],
    materials: [
      { name: 'spoons', quantity: '1', core: true },
      { name: 'clothespins', quantity: '1', core: true, substitute: 'kitchen tongs' },
      { name: 'dry beans', quantity: '20', core: true },
      { name: 'pasta', quantity: '20 long pieces, broken in half', core: true },
      { name: 'bowls', quantity: '2', core: true },
      { name: 'kitchen timer', quantity: '1', core: false, substitute: 'counting to twenty' },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 1, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Act like a bird with a new beak. Put one hand behind you. Fill the nest with one beak, then the other. Count what each beak got. Choose a scoop beak or a pinch beak first. Each finding wins one {token} for {hero} at {place}.',
        gist: 'Your child gathers beans, then pasta, with a spoon beak and a clothespin beak and counts; each finding, with one question answered, wins one {token}.',
        steps: [
          'Get out spoons, clothespins, dry beans, pasta, bowls and a kitchen timer. Put beans in one bowl. Lay the pasta flat on the table. The second bowl is the nest.',
          'Finding 1, beans: twenty seconds with each beak. Count and put back.',
          'Finding 2, pasta: the same again.',
          'Finding 3: which beak fits which food? A wide beak scoops. A thin beak pinches.',
        ],
        say: 'Which beak will get more this time? Tell me why before we start.',
        success: 'Your child has two counts for each beak and matches each beak to the food that it got most of.',
      },
      {
        title: 'Deep Food, Flat Food',
        child:
          'Build a food spot for two kinds of birds at {place}. Hide food in a deep spot and a flat spot. Find out which beak can reach it. Show {friend} your counts. Pick which spot to test first. Each fact you can count wins one {token}.',
        gist: 'Two beaks, a spoon and a clothespin, gather deep pasta and flat beans; each fact from the counts, with one question answered, wins one {token}.',
        steps: [
          'Get out spoons, clothespins, dry beans, pasta, bowls and a kitchen timer. Stand the pasta upright in one bowl. Spread the beans flat on the table. The second bowl is the nest.',
          'Your child guesses, tries each beak for twenty seconds at each spot, counts and puts back.',
          'Fact 1: the best beak for deep. Fact 2: the best for flat.',
          'Fact 3: why? A thin beak reaches in. A wide one scoops.',
        ],
        say: 'This bird can only eat what it can reach. Will it do well here?',
        success: 'Your child uses the counts to tell which beak fits which spot.',
      },
    ],
    safety: [
      {
        hazard: 'small hard pieces',
        adultNote: 'Stay close, keep beans away from mouths, noses and little ones, and count them back in.',
      },
    ],
  },
]
