import type { Format } from '../../types.ts'

/** General formats in which the body works; they fit every art skill. */
export const bodiesAndHands: Format[] = [
  {
    id: 'art.loose-parts',
    subject: 'art',
    title: 'Loose Parts Picture',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'hands-on',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'tray', quantity: '1', core: true, substitute: 'a cutting board or a large book' },
      { name: 'buttons', quantity: '10', core: true, substitute: 'coins' },
      { name: 'pasta', quantity: '1 handful, dry', core: true, substitute: 'dry beans' },
      { name: 'yarn', quantity: '1 piece as long as an arm', core: true, substitute: 'a shoelace' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Build a picture of {place} on the tray. Move the parts to answer each task. Show {hero} before you change it. Draw it once all tasks are done. Use many parts or only seven.',
        gist: 'Task by task, one picture of loose parts grows: your child lays or tells each answer, changes one part, and draws it when all are done.',
        steps: [
          'Get out a tray, buttons, pasta, yarn, paper and pencils. Sort the parts into heaps.',
          'Ask a task. Look from above at each change.',
          'Sketch, then clear.',
        ],
        say: 'Nothing is stuck. What happens if you move this part?',
        success: 'Your child moves parts on purpose and can tell what got better.',
      },
      {
        child:
          'Make one {thing} for {friend} out of loose parts. Put down the big parts first. Tell how it answers each task. Hold up the tray at {place} with care. Pick a plain ground or a busy one.',
        gist: 'All tasks answered, your child builds one {thing} from loose parts, points out two of the answers in it, and traces the nicest part.',
        steps: [
          'Get out a tray, buttons, pasta, yarn, paper and pencils. Look the parts over.',
          'Settle the answers in words.',
          'Your child builds and names what shows them.',
          'Draw around the nicest part.',
        ],
        say: 'Which part shows that answer? Could another do it too?',
        success: 'The picture shows two of the answers, and they can be pointed out.',
      },
      {
        child:
          'Build half of a scene at {place}. Trade places with your grown-up. Finish what the other began. Tell {hero} what each of you thought. Choose who starts.',
        gist: 'On either side of the yarn you both lay or say an answer to each task; at the end you swap, finish the other half, and sketch.',
        steps: [
          'Get out a tray, buttons, pasta, yarn, paper and pencils. Lay the yarn down the middle.',
          'Ask a task. Yours is from the answers below.',
          'Swap sides.',
        ],
        say: 'You began it, and I went on. What did you have in mind?',
        success: 'Both halves fit the task, and your child explains one choice.',
      },
    ],
    safety: [
      { hazard: 'small parts', adultNote: 'A grown-up counts the parts in and out and keeps them away from babies.' },
    ],
  },
  {
    id: 'art.giant-sketch',
    subject: 'art',
    title: 'Giant Air Sketch',
    modality: { primary: 'kinesthetic', secondary: ['auditory', 'visual'] },
    kind: 'move',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'socks', quantity: '2, to wear on the hands', core: true },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Draw in the air with a sock on your hand. Make a giant picture for {place}. Show the answer to each task with your arm. Draw it small for {hero} after that. Choose a slow arm or a quick arm.',
        gist: 'One sock is the giant tool for your child to draw or write each answer in the air; you guess, and it is redrawn small.',
        steps: [
          'Get out socks, paper and pencils. A sock goes on one hand.',
          'Read a task. Answer big, then small.',
          'Which came out better? Talk it over.',
        ],
        say: 'Draw it big enough for a giant. Where does it begin?',
        success: 'Air sketch and small sketch show the same answer.',
      },
      {
        child:
          'Walk your answer on the floor at {place}. Step each line and turn each corner. Tell {friend} what your feet drew. Draw it from memory. Pick hopping, tiptoes or long steps.',
        gist: 'Your child says each answer, walks its line, shape or first letter from one dropped sock to the other, and draws the walk from memory.',
        steps: [
          'Get out socks, paper and pencils. Clear the floor.',
          'Ask a task. Drop a sock where the walk begins.',
          'Drop the other at its end.',
          'Draw the walk.',
        ],
        say: 'My eyes are on your feet. What are they drawing?',
        success: 'The drawing shows the path that was walked and fits the task.',
      },
      {
        child:
          'Copy my moves like a mirror. Now lead, and show an answer. Make a pose for {hero} with your whole body. Draw my copy in ten lines. Act it at {place}, high or low.',
        gist: 'Your child poses or points each answer; you, the mirror, copy it and freeze for ten breaths, and your child sketches you in ten lines.',
        steps: [
          'Get out socks, paper and pencils. Each of you puts a sock on one hand.',
          'Warm up as mirrors: you lead.',
          'Read a task. Copy the pose.',
        ],
        say: 'Freeze! What in your pose gives the answer?',
        success: 'Poses and sketches answer the tasks, and someone else can read them.',
      },
    ],
    safety: [{ hazard: 'slipping', adultNote: 'Stay close, clear the floor and keep socks on hands, not on feet.' }],
  },
  {
    id: 'art.cut-and-move',
    subject: 'art',
    title: 'Cut and Move',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'make',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'magazines', quantity: '1 old one', core: true, substitute: 'junk mail' },
      { name: 'scissors', quantity: '1 pair, for children', core: true, substitute: 'tearing by hand' },
      { name: 'glue', quantity: '1 stick', core: true },
      { name: 'crayons', quantity: '4 colors', core: false },
    ],
    prepMinutes: 3,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make a mask or a badge for {hero} of {place}. Find pieces that help with each task. Move them before you stick them. Show which piece does what.',
        gist: 'All answers go into one mask or badge: your child finds pieces that show them, tries two layouts, and glues the better one.',
        steps: [
          'Get out paper, magazines, scissors, glue and crayons. A grown-up stays at the table while your child cuts.',
          'Ask the tasks. Gather pieces.',
          'Only after both layouts glue and color.',
        ],
        say: 'Before you stick it: what else could go there?',
        success: 'Two layouts were tried, and the chosen one shows the answers.',
      },
      {
        child:
          'Build a scene for {friend} from torn and cut pieces. Put one answer in each part of it. Name the part you moved most. Make {place} look busy or calm.',
        gist: 'Your child answers each task with torn or cut pieces in one part of a scene, moves them about, and glues them at the end.',
        steps: [
          'Get out paper, magazines, scissors, glue and crayons. A grown-up stays close. Tear first, cut later.',
          'Ask a task.',
          'Slide, turn and swap. Then glue and color.',
        ],
        say: 'Tell me about this piece. What was it before, and what is it now?',
        success: 'Pieces have a new job in the scene, and the answers can be pointed out.',
      },
      {
        child:
          'Make cards for the art shop at {place}. Color or cut one card for each task. Sort them for {hero}. Find the card that shows the idea best. Choose large cards or small ones.',
        gist: 'For each task your child makes one card; as the shopkeeper, your child sorts them and sells you each one for a good reason.',
        steps: [
          'Get out paper, magazines, scissors, glue and crayons. A grown-up helps to cut the cards.',
          'Each card is made, colored or glued.',
          'Sort by color, size or mood. Play shop.',
        ],
        say: 'I will take this one. What makes it good art?',
        success: 'Every card answers its task, and your child can sell it with a reason.',
      },
    ],
    safety: [
      {
        hazard: 'scissors',
        adultNote: 'A grown-up sits with your child: blunt tips, seated, thumbs up. Tearing by hand works too.',
      },
    ],
  },
]
