import type { Format } from '../../../types.ts'

export const blockBridge: Format = {
  id: 'science.block-bridge',
  subject: 'science',
  title: 'Bridge of Blocks',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'building blocks', quantity: '8', core: true, substitute: 'small boxes' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      questions: 3,
      child:
        'Build a bridge to {place}. Answer to win blocks. Mind the hungry fish! Choose who crosses first with two fingers: you or {hero}.',
      inShort: {
        you: 'Ask a question, and hand over two blocks for a right answer. Your hand is the hungry fish.',
        child: 'Answers and lays two blocks across the river: one {token}.',
        end: 'Six blocks reach the far side.',
      },
      round:
        'Your child says {answer}. You hand over two blocks, and your child lays them at the near bank: one {token}.',
      steps: [
        'Get out building blocks, paper and pencils. Draw a river on the sheet, as wide as six blocks in a row.',
        'After a wrong answer the fish grabs the blocks. Tell the answer together, and it spits them out.',
      ],
      say: 'Snap! The fish here eats blocks, but it hates right answers.',
      materials: [
        { name: 'building blocks', quantity: '6', core: true, substitute: 'small boxes' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Tower of Answers',
      ages: 'younger',
      questions: 3,
      child:
        'Raise a tower at {place} that stands in the wind. Answer for one block, and show it for one more. Choose a thin tower or a wide one.',
      inShort: {
        you: 'Give one block for a right answer, one more for showing it. Then fan the tower.',
        child: 'Answers, shows it with hands or a thing and adds the blocks. If the tower stands: one {token}.',
        end: 'Three winds have blown.',
      },
      round:
        'Your child says {answer}: one block. Your child shows it with both hands: one more. You fan. It stands: one {token}!',
      steps: [
        'Get out building blocks and paper. Start the tower with two blocks. The sheet is your fan.',
        'A wrong answer is mended together and wins one block. A fallen tower is built again.',
      ],
      say: 'I am the wind. What do you know that makes your tower strong?',
      materials: [
        { name: 'building blocks', quantity: '8', core: true, substitute: 'small boxes' },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
    {
      title: 'The Blocked Gate',
      ages: 'younger',
      questions: 3,
      child:
        'Answer to open the gate of {place}. Choose which pair of blocks goes first: left, right or middle. Tell what you know to win the {tokens}.',
      inShort: {
        you: 'Be the guard. Ask a question, and after the answer: what more can you tell me?',
        child: 'Answers and lifts a top block. Tells more and lifts the one below: one {token}.',
        end: 'The wall is gone, and the gate is open.',
      },
      round:
        'Your child says {answer} and lifts a top block. What more? Your child gives an example and lifts the block below: one {token}.',
      steps: [
        'Get out building blocks. Build a wall three blocks long and two high.',
        'A wrong answer is mended together. Then its block may go.',
      ],
      say: 'Halt! This wall opens only for right answers.',
      materials: [{ name: 'building blocks', quantity: '6', core: true, substitute: 'small boxes' }],
    },
    {
      title: 'The Long Arm',
      ages: 'older',
      questions: 3,
      child:
        'Build an arm that reaches out over the edge of the table. Answer and give a reason to win blocks for {hero}. Choose: farther out, or heavier at the back?',
      inShort: {
        you: 'Ask a question. A right answer earns a block, a reason one more. Count to five.',
        child: 'Answers, gives a reason and adds the blocks. If the arm holds, it wins one {token}.',
        end: 'The arm has held three times.',
      },
      round:
        'Your child says {answer} and why. You pay two blocks: one goes farther out, one at the back. One to five: it holds! One {token}.',
      steps: [
        'Get out building blocks. Your child stacks four at the edge of a table, the top one pushed out.',
        'Mend a wrong answer together for one block. An arm that falls is rebuilt.',
      ],
      say: 'How far can it reach? A good reason is one more block.',
      materials: [{ name: 'building blocks', quantity: '10', core: true, substitute: 'small boxes' }],
    },
    {
      title: 'High with Few',
      ages: 'older',
      questions: 3,
      child:
        'Raise a tower high above {place}. Answer and tell more about it to win blocks. Choose a thin foot or a wide one. Build higher than your last mark.',
      inShort: {
        you: 'Pay one block for a right answer and for each fact about it. Mark each height.',
        child: 'Answers, tells up to two facts and rebuilds the tower. If it beats the last mark, it wins one {token}.',
        end: 'Three marks are beaten.',
      },
      round:
        'Your child says {answer}, why, and an example: three blocks. The new tower stands higher than the old mark on your sheet: one {token}.',
      steps: [
        'Get out building blocks, paper and pencils. Your child stacks two blocks. Mark their height on a sheet that you hold upright.',
        'For a wrong answer, mended together, pay one block.',
      ],
      say: 'Flat, on edge or on end? Few blocks can reach high.',
      materials: [
        { name: 'building blocks', quantity: '11', core: true, substitute: 'small boxes' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
