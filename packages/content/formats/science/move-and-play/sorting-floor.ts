import type { Format } from '../../../types.ts'

export const sortingFloor: Format = {
  id: 'science.sorting-floor',
  subject: 'science',
  title: 'Answer Mats',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      answers: 'short',
      questions: 3,
      child:
        'Find the dry mat before the wave comes to {place}. Stand on the right answer. Choose a silly word for the trick mat. Hop or tiptoe.',
      inShort: {
        you: 'Read a question and count slowly to ten. Then the wave floods every wrong mat.',
        child: 'Hops to the mat with the answer. Says it aloud before the wave comes.',
      },
      round: 'You count. Your child hops to {answer} and says it aloud. The wave comes. Your child is dry!',
      steps: [
        'Get out paper and markers. Write one on each sheet: {answers}. Add a silly word from your child. Spread them on carpet and read them aloud.',
        'Wrong mat? The wave tickles. Find the dry one together.',
      ],
      say: 'A wave is coming. Which mat stays dry?',
    },
    {
      title: 'Stepping Stones',
      ages: 'younger',
      questions: 3,
      child:
        'Answer to get the next stone across {place}. Step on it and win one {token}. Tell {friend} your answers on the way back. Choose: one foot or two?',
      earned: true,
      inShort: {
        you: 'Lay a sheet one step ahead as a stone.',
        child: 'Steps onto the new stone.',
        end: 'On the way back, your child tells each answer again.',
      },
      round: 'From the start your child says {answer}. You lay a stone one step ahead. Your child steps onto it.',
      steps: ['Get out paper. Lay one sheet on carpet as the start.', 'Wrong? Work it out together first.'],
      say: 'Each answer makes a stone. Ready for the first?',
      materials: [{ name: 'paper', quantity: '4 sheets', core: true }],
    },
    {
      title: 'The Answer Hunt',
      answers: 'short',
      questions: 3,
      child:
        'Say the answer first. Then hunt for its sheet and bring it home. Choose to creep or to hop. Win three {tokens} for {hero}.',
      inShort: {
        you: 'At home base, read a question. After the answer, count slowly to thirty.',
        child: 'Answers. Then finds that answer and brings it home before thirty.',
      },
      round: 'Your child says {answer} and walks off. The first sheet does not fit. The second comes home at twenty.',
      steps: [
        'Get out paper and markers. Out of sight, write these on half sheets: {answers}. Lay them around one room, face down.',
        'Wrong? Work it out together first.',
      ],
      say: 'Answer first! Then I count like a snail.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      ],
      safety: [{ hazard: 'a hurry through the room', adultNote: 'Stay close and clear the way before the hunt.' }],
    },
    {
      title: 'Mats and Traps',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Steer {friend}, whose eyes are shut, to the right mat. Use words only, and keep off the traps. Choose your words: steps, turns or clock hands.',
      inShort: {
        you: 'As {friend}, read a question. Shut your eyes and shuffle only as you are told.',
        child: 'Steers you by words onto the mat with the answer. Tells why it is right.',
      },
      round: 'Eyes shut, you hear: half a step left, stop! You stand on {answer}. Your child tells why it is right.',
      steps: [
        'Get out paper and markers. Write these on half sheets: {answers}. Add two traps: {decoys}. Spread all five on carpet.',
        'Wrong mat? Work it out together.',
      ],
      say: 'I see nothing. Which mat do I trust?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      ],
      safety: [
        {
          hazard: 'walking with shut eyes',
          adultNote: 'A grown-up clears the floor first, shuffles slowly and stays on carpet.',
        },
      ],
    },
  ],
  safety: [
    {
      hazard: 'loose sheets on a floor',
      adultNote: 'Stay close and lay the sheets on carpet, or weigh them down with a shoe.',
    },
  ],
}
