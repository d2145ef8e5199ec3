import type { Format } from '../../types.ts'

export const freezeAndShow: Format = {
  id: 'reading.freeze-and-show',
  subject: 'reading',
  title: 'Freeze and Show',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'act',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'blanket', quantity: '1', core: true, substitute: 'towel' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Act for {hero}, who watches from {place}. Listen to the clue and step onto the stage. Show the answer with your body and freeze. Or write it in the air with a big arm. Tell us what we saw.',
      gist: 'You read a clue, your child steps onto the blanket, freezes in a pose that shows the answer, then says it in words, until every clue is played.',
      steps: [
        'Get out one blanket, paper and pencils. Spread the blanket on the floor as a stage.',
        'Act, freeze and say the first answer yourself. Plan the next pose together.',
        'Your child performs the others. After each pose, ask which words gave the idea.',
        'Note the best pose of the show.',
      ],
      say: 'Welcome to the stage at {place}. When I say freeze, show me the answer without a sound.',
      success: 'Each pose fits the clue, and your child can put it into words afterward.',
    },
    {
      child:
        'Show {friend} at {place} the words without a sound. Read or hear a clue and hide behind the curtain. Step out, move, and stop like a statue. Say the answer only after the guess. Choose a slow mime or a quick one.',
      gist: 'After you read a clue aloud, one of you steps from behind the curtain and mimes its answer until the other says it; you begin, your child mimes the rest.',
      steps: [
        'Get out one blanket, paper and pencils. Hang the blanket over two chairs as a curtain.',
        'Mime the first yourself. A wrong answer in a mime? Read the clue again.',
        'Help your child to plan: What is the answer? What could a body do?',
        'Big letters in the air count as a mime too.',
      ],
      say: 'There is too much noise at {place} to talk. {friend} can only see you. How will you show it?',
      success: 'The guesser gets the answer, and your child names the part of the clue that it came from.',
    },
    {
      child:
        'Build a row of living pictures for {hero} at {place}. Listen to a clue and think first. Move into a pose that tells the answer. Point high or low and hold still for three breaths. Name your picture.',
      gist: 'Inside the blanket frame, your child answers each clue with a pose, holds it for three breaths and names it for your list, until every clue has its picture.',
      steps: [
        'Get out one blanket, paper and pencils. Lay the blanket flat. It is the frame of the picture.',
        'Pose for the first clue. Say why you bend or point.',
        'Make the second together, both of you in the frame.',
        'A pose that misses the clue? Read it again.',
      ],
      say: 'The gallery at {place} has empty frames. Step in and become the answer to this clue.',
      success: 'Every picture has a title that shows your child solved the clue.',
    },
  ],
  safety: [{ hazard: 'slipping on a blanket', adultNote: 'A grown-up lays it flat on carpet or stays close.' }],
}
