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
        you: 'Read a question and count slowly to ten. Then be the wave that floods every wrong mat.',
        child: 'Hops to the mat with the answer and says it aloud before the wave comes.',
      },
      round:
        'You count. Your child hops to the mat that says {answer} and says it aloud. The wave comes. Your child is dry!',
      steps: [
        'Get out paper and markers. Write on one sheet each: {answers}. Write a silly word from your child on the fourth. Spread them on carpet and read them aloud.',
        'On a wrong mat the wave tickles. Find the dry mat together.',
      ],
      say: 'A wave is coming, and only the right answer stays dry.',
    },
    {
      title: 'Stepping Stones',
      ages: 'younger',
      questions: 3,
      child:
        'Answer to get the next stone across {place}. Step on it and win one {token}. Tell {friend} your answers on the way back. Choose: one foot or two?',
      inShort: {
        you: 'Ask a question. After a right answer, lay a sheet one step ahead as a stone. After a wrong one, fold it in half first.',
        child: 'Answers and steps onto the new stone.',
        end: 'Your child walks back and tells the answer again on each stone.',
      },
      round:
        'Your child stands at the start and says {answer}. You lay a whole stone one step ahead. Your child steps onto it.',
      steps: [
        'Get out paper. Lay one sheet on carpet as the start. Hold the other three: they are the stones.',
        'Work out a wrong answer together.',
      ],
      say: 'Good answers make big stones. Ready for the first?',
      materials: [{ name: 'paper', quantity: '4 sheets', core: true }],
    },
    {
      title: 'The Answer Hunt',
      answers: 'short',
      questions: 3,
      child:
        'Say the answer first. Then hunt for its sheet and bring it home. Choose to creep or to hop. Win three {tokens} for {hero}.',
      inShort: {
        you: 'Stand at home base and ask a question. After the answer, count slowly to thirty.',
        child: 'Answers first. Then finds the sheet with that answer and brings it home before you reach thirty.',
      },
      round:
        'Your child says {answer} and walks off. The first sheet says something else and stays there, face down. The second is right and comes home at twenty.',
      steps: [
        'Get out paper and markers. Out of sight, tear two sheets in half. Write on one half each: {answers}. Lay them in easy spots of one room, face down.',
        'Work out a wrong answer together before the hunt. If time runs out, count once more.',
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
        you: 'Be {friend} and ask a question. Then shut your eyes and shuffle only as your child tells you.',
        child: 'Steers you by words onto the mat with the answer, past the traps. Then tells why it is right.',
      },
      round:
        'You shut your eyes and hear: half a step left, stop! You stand on the mat that says {answer}. Your child tells why it is right.',
      steps: [
        'Get out paper and markers. Tear three sheets in half. Write on one half each: {answers}. Write the traps on two more: {decoys}. Spread all five on carpet.',
        'On a wrong mat you groan. Work out the answer together, and your child steers again.',
      ],
      say: 'I cannot see a thing. Which mat do I trust?',
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
