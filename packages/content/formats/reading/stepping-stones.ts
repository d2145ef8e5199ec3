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
      steps: [
        'Get out paper, markers and tape. Number one sheet for each clue and tape all corners flat to the floor.',
        'Stand on stone one. Read its clue, answer it and step.',
        'Hold hands for stone two and answer together.',
        'Your child crosses the rest alone. A hard stone? Look for help in the clue, then try again.',
      ],
      say: 'The water is wide, and {hero} waits on the far side at {place}. Only right answers make the stones hold.',
      success: 'Your child reaches the last stone and explains how two of the answers were found.',
    },
    {
      child:
        'Bring the {things} home along a safe path. Stand still and listen to the question. Tell your answer, then hop, slide or stretch to the next spot. Count how many spots you have made safe for {friend}.',
      steps: [
        'Get out paper, markers and tape. Make a winding trail of numbered spots and stick each down with tape.',
        'Explain the rule: answer first, move second. Try it yourself on the first spot.',
        'Your child tries the second spot while you coach with a question, not with the answer.',
        'Read the numbered questions in turn. Your child draws a check mark on each safe spot.',
        'Go back along the trail and repeat every answer at speed.',
      ],
      say: 'The {things} get home only where the path is safe. What is the answer at this spot?',
      success: 'All spots carry a check mark, and the walk back goes without help.',
    },
    {
      child:
        'Act fast, for the tide comes in at {place}. Read a clue or hear it, and think. Move one stone for an answer, two for proof. Choose when to rest. Show {hero} that you are across.',
      steps: [
        'Get out paper, markers and tape. Lay numbered stones in a line, one step apart, held down with tape.',
        'Take a numbered clue and play a round: answer, prove it, step twice.',
        'Play the next round together. Ask for proof with the same words each time: How do you know?',
        'Your child plays the remaining clues. The tide comes in only if you reach the end first.',
      ],
      say: 'The tide is coming in, but good readers are quick. Tell me the answer, and tell me how you know.',
      success: 'Your child proves at least two answers and gets across before the tide.',
    },
  ],
  safety: [{ hazard: 'slipping on the floor', adultNote: 'A grown-up presses every corner flat and stays close.' }],
}
