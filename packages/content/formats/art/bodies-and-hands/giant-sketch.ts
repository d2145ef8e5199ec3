import type { Format } from '../../../types.ts'

export const giantSketch: Format = {
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
        'Put a sock on your hand. Answer a task and draw it giant in the air. Draw it small for {hero}: one {token}. Choose a slow arm or a quick arm at {place}.',
      earned: true,
      inShort: {
        you: 'Copy each giant drawing.',
        child: 'Draws something of the answer huge in the air, then small on the sheet.',
        end: 'Ask: Which came out better, giant or small?',
      },
      round:
        'Your child says or shows {answer} and draws something of it in the air, tall as a door. You copy. Now small on the sheet!',
      steps: ['Get out socks, paper and pencils. Each of you wears a sock on one hand.', 'Missed? Tell the answer.'],
      say: 'Draw it for a giant. Where does it begin?',
    },
    {
      title: 'Draw With Feet',
      child:
        'Walk your answer through {place}. Drop a sock where you stop. Draw your walk from memory: one {token}. Tell {friend} what your feet drew. Pick hopping, tiptoes or long steps.',
      earned: true,
      inShort: {
        you: 'Watch what the feet draw.',
        child: 'Walks a line of the answer, or its first letter. Then draws that walk at the table.',
        end: 'Point to one drawn walk: which question was it?',
      },
      round:
        'Your child shows or says {answer}, then walks a line of it, or its first letter, from one sock to the other. It is drawn from memory.',
      steps: [
        'Get out socks, paper and pencils. Clear the floor. One sock marks the start, one the end.',
        'Missed? Tell the answer before the walk.',
      ],
      say: 'My eyes are on your feet. What are they drawing?',
    },
    {
      title: 'Mirror and Sketch',
      child:
        'Answer a task and make a pose that goes with it. Watch your mirror freeze. Draw the copy in ten lines for {hero}: one {token}. Act it at {place}, high or low.',
      earned: true,
      inShort: {
        you: 'Copy the pose and freeze for ten breaths.',
        child: 'Strikes a pose for the answer and sketches your copy in ten lines.',
        end: 'Lay out the sketches. Which pose is clearest?',
      },
      round:
        'Your child says {answer} and strikes a pose for it. You copy it like a mirror and freeze. Ten quick lines on the sheet!',
      steps: [
        'Get out socks, paper and pencils. Put a sock on one hand each: it points to what matters.',
        'Missed? Tell the answer before the pose.',
      ],
      say: 'Freeze! Where does your sock point, and why?',
    },
  ],
  safety: [{ hazard: 'slipping', adultNote: 'Stay close, clear the floor and keep socks on hands, not on feet.' }],
}
