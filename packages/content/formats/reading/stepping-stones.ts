import type { Format } from '../../types.ts'

export const steppingStones: Format = {
  id: 'reading.stepping-stones',
  subject: 'reading',
  title: 'Stepping Stones',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'game',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '6 sheets', core: true, substitute: 'newspapers' },
    { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
    { name: 'tape', quantity: '12 short pieces', core: true },
  ],
  prepMinutes: 5,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      child:
        'Step from stone to stone to reach {place}. Read the clue for your stone, or hear it read. Say the answer and move ahead. Find a new way to balance at each stone. Show {hero} the view from the end.',
      gist: 'On each numbered stone your child reads or hears its clue; a right answer earns the step ahead, and the last one leads across to {hero}.',
      steps: [
        'Get out paper, markers and tape. Number one sheet for each clue and tape it flat to the floor.',
        'Do stone one yourself, and hold hands for stone two.',
        'Your child crosses the rest alone. A hard stone? Look at the clue and try again.',
      ],
      say: 'The water is wide, and {hero} waits on the far side at {place}. Only right answers make the stones hold.',
      success: 'Your child reaches the last stone and explains how two of the answers were found.',
    },
    {
      child:
        'Bring the {things} home along a safe path. Stand still and listen to the question. Tell your answer, then hop, slide or stretch to the next spot. Count how many spots you have made safe for {friend}.',
      gist: 'Before each move along the trail your child answers a question; a right answer makes the spot safe, and on the way back every answer is told again.',
      steps: [
        'Get out paper, markers and tape. Tape down a winding trail, one numbered spot for each question.',
        'Try it yourself on the first spot: answer first, move second.',
        'Your child does the second while you coach with the clue, not with the answer.',
        'Read the others in turn. Your child draws a check mark on each safe spot.',
      ],
      say: 'The {things} get home only where the path is safe. What is the answer at this spot?',
      success: 'All spots carry a check mark, and the walk back goes without help.',
    },
    {
      child:
        'Act fast, for the tide comes in at {place}. Read a clue or hear it, and think. Move one foot for an answer, the other for proof. Choose when to rest. Show {hero} that you are across.',
      gist: 'A right answer moves one foot to the next stone, and proof moves the other; you, the tide, tickle a foot without proof, until your child is across.',
      steps: [
        'Get out paper, markers and tape. Tape down one numbered stone for each clue, one step apart.',
        'Play clue one yourself and the next together. Ask each time: How do you know?',
        'Your child plays the others. No proof? Tickle, and read the clue again.',
      ],
      say: 'The tide is coming in, but good readers are quick. Tell me the answer, and tell me how you know.',
      success: 'Your child gets across and proves at least two answers before the tide tickles.',
    },
  ],
  safety: [{ hazard: 'slipping on the floor', adultNote: 'A grown-up presses every corner flat and stays close.' }],
}
