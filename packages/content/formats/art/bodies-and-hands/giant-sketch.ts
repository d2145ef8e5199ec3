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
      inShort: {
        you: 'Ask, and copy each giant drawing.',
        child: 'Answers, draws something of it huge in the air, then small: one {token}.',
        end: 'Each task has its small sketch.',
      },
      round:
        'Ask question 1. Your child says or shows {answer} and draws something of it in the air, tall as a door. You copy. Now small on the sheet: one {token}.',
      steps: [
        'Get out socks, paper and pencils. Each of you wears a sock on one hand.',
        'Missed? Tell the answer and ask again last.',
        'Which came out better, giant or small?',
      ],
      say: 'Draw it for a giant. Where does it begin?',
    },
    {
      title: 'Draw With Feet',
      child:
        'Walk your answer through {place}. Drop a sock where you stop. Draw your walk from memory: one {token}. Tell {friend} what your feet drew. Pick hopping, tiptoes or long steps.',
      inShort: {
        you: 'Ask, and watch what the feet draw.',
        child: 'Answers, walks a line or first letter of it, draws that: one {token}.',
        end: 'All walks are on the sheet.',
      },
      round:
        'Question 1 is read. Your child shows or says {answer}, then walks a line of it, or its first letter, from one sock to the other. Drawn from memory, it is one {token}.',
      steps: [
        'Get out socks, paper and pencils. Clear the floor. One sock marks the start, one the end.',
        'Missed? Tell the answer before the walk.',
        'Point to one drawn walk: which task was it?',
      ],
      say: 'My eyes are on your feet. What are they drawing?',
    },
    {
      title: 'Mirror and Sketch',
      child:
        'Answer a task and make a pose that goes with it. Watch your mirror freeze. Draw the copy in ten lines for {hero}: one {token}. Act it at {place}, high or low.',
      inShort: {
        you: 'Copy each pose and freeze for ten breaths.',
        child: 'Answers, strikes a pose and sketches your copy: one {token}.',
        end: 'Each task has its quick sketch.',
      },
      round:
        'You read question 1. Your child says {answer} and strikes a pose for it. You copy it like a mirror and freeze. Ten quick lines on the sheet: one {token}.',
      steps: [
        'Get out socks, paper and pencils. Put a sock on one hand each: it points to what matters.',
        'Missed? Tell the answer before the pose.',
        'Lay out the sketches. Which pose is clearest?',
      ],
      say: 'Freeze! Where does your sock point, and why?',
    },
  ],
  safety: [{ hazard: 'slipping', adultNote: 'Stay close, clear the floor and keep socks on hands, not on feet.' }],
}
