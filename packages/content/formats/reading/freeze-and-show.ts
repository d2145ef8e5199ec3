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
      steps: [
        'Get out one blanket, paper and pencils. Spread the blanket on the floor as a stage.',
        'Read a numbered clue and act its answer yourself. Freeze. Then say the answer in words.',
        'Read the next. Plan the pose together, count to three and freeze.',
        'Your child performs the others alone. After each pose, ask which words gave the idea.',
        'Note the best pose of the show.',
      ],
      say: 'Welcome to the stage at {place}. When I say freeze, show me the answer without a sound.',
      success: 'Each pose fits the clue, and your child can put it into words afterward.',
    },
    {
      child:
        'Show {friend} what the words mean with no sound at all. Read or hear one clue about {place} behind the curtain. Step out, move, and stop like a statue. Say the answer only after the guess. Choose who acts next.',
      steps: [
        'Get out one blanket, paper and pencils. Hang the blanket over two chairs as a curtain.',
        'Go behind it with a numbered clue, come out and mime. Your child guesses and checks the clue.',
        'Swap. Help your child to plan by asking: What is the answer? What could a body do?',
        'Your child mimes the rest. For word clues, writing big letters in the air counts as a mime.',
      ],
      say: 'There is too much noise at {place} to talk. {friend} can only see you. How will you show it?',
      success: 'The guesser gets the answer, and your child names the part of the clue that it came from.',
    },
    {
      child:
        'Build a row of living pictures for {hero} at {place}. Listen to a clue and think first. Move into a pose that tells the answer. Point high or low and hold still for three breaths. Name your picture.',
      steps: [
        'Get out one blanket, paper and pencils. Lay the blanket flat. It is the frame of the picture.',
        'Make the first picture from a numbered clue. Say why you bend, reach or point as you do.',
        'Make one together in which both of you are in the frame.',
        'Your child builds the others and gives each a title, which you write down.',
      ],
      say: 'The gallery at {place} has empty frames. Step in and become the answer to this clue.',
      success: 'Every picture has a title that shows your child solved the clue.',
    },
  ],
  safety: [{ hazard: 'slipping on a blanket', adultNote: 'A grown-up lays it flat on carpet or stays close.' }],
}
