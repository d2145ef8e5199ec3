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
          'Make the salt dance and do not touch it. Hum low and loud close to the drum. Tell what the salt does. Find the hum that works best. Choose a hum, a song or a long “oo”. Then touch your throat and show what shakes. Now {hero} can solve the strange noise at {place}.',
        steps: [
          'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. Stretch the wrap tight over one bowl. A grown-up slips on one of the rubber bands. Add a pinch of salt.',
          'Your child hums with the mouth a few inches above the edge, without blowing. Try soft, loud, low and high.',
          'Tap the tray with a spoon beside the bowl. Guess first: will the salt move?',
          'Then explain: a sound is a shake. It travels through the air, shakes the wrap, and the wrap tosses the salt.',
        ],
        say: 'You did not touch it, so what pushed the salt?',
        success: 'The salt jumps with a loud hum, and your child says that the sound shook the wrap.',
      },
      {
        child:
          '{friend} wants a quiet spot at {place}. Tap the tray near the drum. Feel it shake with one finger. Step back and tap again. Show {friend} where the salt stops. Pick a soft or a loud tap to start.',
        steps: [
          'Get out bowls, plastic wrap, rubber bands, salt, spoons and a tray. Build the drum: wrap over one bowl, held tight by one of the rubber bands, with a pinch of salt.',
          'Hold the tray a hand away from the drum. Tap it five times with a spoon. What does the salt do?',
          'Step back one step at a time and repeat. Keep each tap the same.',
          'Then explain: shaking spreads out as it goes, so the wrap shakes less when the sound starts far away.',
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
          'Shine a light at the wall and pretend it is {place}. Put each thing in the way. Tell if all, some or no light gets through. Sort the things in three rows. Make a dark hand shadow and a faint one. Choose the best window and the best door for {hero}.',
        steps: [
          'Get out a flashlight, plastic wrap, paper, aluminum foil and books. Dim the room. Stand two steps from a bare wall.',
          'Your child guesses for each thing, then holds it one foot from the light: plastic wrap, one sheet, foil, a book.',
          'Sort them into three rows: bright, dim, dark. Then your child makes a hand shadow, and one with the wrap.',
          'Then explain: clear wrap lets most light through. A sheet lets some through. Foil and a book block it, so we see a shadow.',
        ],
        say: 'Guess first. Will the wall stay bright, turn dim or go dark?',
        success:
          'Wrap is bright, a sheet is dim, foil and a book are dark, and your child tells what blocked the light.',
      },
      {
        child:
          'Make a shadow show for {friend} at {place}. Make the shadow of a book grow and shrink. Count how many sheets it takes to stop the light. Point to what blocks the light each time. Pick a shape for your best shadow.',
        steps: [
          'Get out a flashlight, plastic wrap, paper, aluminum foil and books. Dim the room and point the light at a wall.',
          'Hold up one, two, three and then four sheets. How does the wall change? Try the wrap in layers too.',
          'Move a book close to the light, then close to the wall. When is the shadow bigger?',
          'Tilt smooth foil in the beam to make a spot on another wall. Then explain: light goes straight until something blocks it or bounces it.',
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
          'Act like a bird with a new beak. Put your other hand behind you. Fill the nest with one beak, then the other. Count what each beak got. Tell {hero} which beak fits which food. Choose a scoop or a pinch beak first. {hero} puts out food for both birds at {place}.',
        steps: [
          'Get out spoons, clothespins, dry beans, pasta, bowls and a kitchen timer. Put beans in one bowl. Lay the pasta flat on the table. The second bowl is the nest.',
          'Guess which beak wins for beans. Your child gets twenty seconds with a spoon, then twenty with a clothespin. Count and write.',
          'Do the same with the pasta.',
          'Then explain: a beak has a shape for a job. A wide beak scoops. A thin beak pinches.',
        ],
        say: 'Which beak will get more this time? Tell me why before we start.',
        success: 'Your child has two counts for each beak and matches each beak to the food that it got most of.',
      },
      {
        child:
          'Build a food spot for birds at {place}. Hide food in deep and flat spots. Find out which beak can reach it. Show {friend} your count. Tell which bird could live here. Pick one beak to make better.',
        steps: [
          'Get out spoons, clothespins, dry beans, pasta, bowls and a kitchen timer. Stand the pasta upright in one bowl and spread the beans flat on the table.',
          'Your child guesses, then tries each beak for twenty seconds at each spot. The second bowl is the nest.',
          'Write the four counts. Which food could only one beak get?',
          'Then explain: when food is hard to reach, birds with a fitting beak get more of it and do well there.',
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
