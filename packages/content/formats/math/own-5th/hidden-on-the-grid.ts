import type { Format } from '../../../types.ts'

export const hiddenOnTheGrid: Format = {
  id: 'math.hidden-on-the-grid',
  subject: 'math',
  title: 'Hidden on the Grid',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'game',
  layout: 'd',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.coordinates'],
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Hidden on the Grid',
      child:
        'Hide one {thing} at a secret point and write its coordinates. Mark the point that is called. Tell the way from there to the secret point. Choose which comes first: across or up.',
      inShort: {
        you: 'Ask a question. Then call any point, put a finger on it and go the way that you hear. Name the point where you land.',
        child:
          'Answers. Writes a secret point on a slip. Marks the point that you call and tells the way from it. Opens the slip: did you land there?',
      },
      round:
        'Your child says {answer} and hides (5, 3). You call (2, 6). Your child marks it: 3 right and 3 down. Your finger lands on (5, 3). The slip says so, too.',
      steps: [
        'Get out paper and pencils. Take a printed grid, or draw one from 0 to 6 across and up. Tear the other one into four slips.',
        'Landed elsewhere? Count both ways again together: from the origin to each point, then from point to point.',
      ],
      further:
        'Now say a way that ended at the hidden point, such as 2 right and 3 down. Your child goes back and marks its start, if it is on the grid.',
      say: 'My finger does only what you say. Where will you send it?',
    },
    {
      title: 'Shoe-Length Map',
      child:
        'Stand in the origin, a corner of the room. Walk heel to toe to the point you hear, and drop a sock. Choose a clear floor: here or in the hall. Tell {hero} each way before you walk it.',
      inShort: {
        you: 'Ask a question. Then call a point with numbers up to 8. Listen to the way, and count the steps as your child walks.',
        child:
          'Answers. Tells the way from the last sock to the new point, such as 3 right and 2 up. Walks it heel to toe and drops a sock there.',
      },
      round:
        'Your child says {answer}. You call (5, 2). From the corner: 5 right and 2 up, says your child, walks it, and drops a sock. The next way begins there.',
      steps: [
        'Get out socks. You need four. One wall is the line across, the other the line up. A shoe length is 1.',
        'To test a sock, walk from the corner: first along the wall, then away from it. After a wrong answer, walk that question together.',
      ],
      further: 'Then say: I came 2 right and 1 down to this sock. Your child names my start and walks back to it.',
      say: 'This floor is a map now. Which way do your feet go first?',
      materials: [{ name: 'socks', quantity: '4', core: true }],
    },
  ],
  safety: [],
}
