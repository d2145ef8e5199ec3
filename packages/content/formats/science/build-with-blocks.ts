import type { Format } from '../../types.ts'

/** A general way of working that builds; it fits every science skill. */
export const buildWithBlocks: Format[] = [
  {
    id: 'science.block-bridge',
    subject: 'science',
    title: 'Bridge of Blocks',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'hands-on',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'building blocks', quantity: 'about 12', core: true, substitute: 'small boxes' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Build a bridge so that {hero} can get to {place}. Answer a question to win two blocks. Lay them across the gap. Test the bridge with one finger. Tell the fact that you built it on. Choose how wide the gap is.',
        steps: [
          'Get out building blocks, paper and pencils. Lay two sheets a hand apart as the banks. Keep the blocks beside you.',
          'Ask a question. A right answer wins two blocks. A wrong one gets a hint and a second try for one.',
          'Your child builds from bank to bank.',
          'When it holds, a pencil crosses as {hero}. Your child tells one fact for each block touched.',
        ],
        say: 'Two blocks are waiting. Here is your question.',
        success: 'The bridge is built from right answers, and your child can retell the facts.',
      },
      {
        questions: 3,
        child:
          'Raise a lookout tower at {place}. Say an answer and add a floor. Say a reason and add one more. Draw a flag for the top. Tell {friend} what the tower is made of: your facts. Pick the shape of the tower.',
        steps: [
          'Get out building blocks, paper and pencils. Lay a sheet down as the ground.',
          'Ask a question. A right answer adds a block. A reason adds one more.',
          'If it falls, your child builds it again by saying the answers again.',
          'Draw a small flag with one word of the best answer and lay it on top.',
        ],
        say: 'One block for the answer. Will you give a reason for one more?',
        success: 'Your child builds the tower with answers and at least one reason.',
      },
      {
        questions: 3,
        child:
          'Clear the blocked gate of {place}. Start with a wall of blocks. Answer a question and take two away. Listen to a hint if you are stuck. Let {hero} through when the gate is open. Choose which blocks go first.',
        steps: [
          'Get out building blocks, paper and pencils. Stand a wall of blocks on a sheet, two for each question.',
          'Ask a question. A right answer takes two blocks off the wall.',
          'For a wrong one, give a hint. Then one block comes off.',
          'When the way is open, your child draws what is behind the gate and says one fact to enter.',
        ],
        say: 'The wall listens to good answers. Here comes a question.',
        success: 'Your child opens the gate by answering every question.',
      },
    ],
    safety: [],
  },
]
