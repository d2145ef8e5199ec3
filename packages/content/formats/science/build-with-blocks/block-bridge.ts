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
        you: 'Make your hand a hungry fish. Read a question. Hand over two blocks for the answer.',
        child: 'Answers and lays the two blocks across the river.',
        end: 'Two fingers cross the bridge.',
      },
      round: 'Your child says {answer}. You hand over two blocks. Your child lays them in a row at the near bank.',
      steps: [
        'Get out building blocks, paper and pencils. Draw a river on the sheet, as wide as six blocks.',
        'Wrong? The fish grabs the blocks until you work it out together.',
      ],
      say: 'Snap! The fish eats blocks but hates right answers.',
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
        'Raise a tower at {place} that stands in the wind. Answer and show what you mean to win two blocks. Choose a thin tower or a wide one.',
      earned: true,
      inShort: {
        you: 'Hand over two blocks for the answer. Then fan the tower with the sheet.',
        child: 'Shows the answer with hands or a thing. Builds both blocks on. Does the tower stand?',
      },
      round: 'Your child says {answer} and shows it with both hands. Two blocks go on. You fan. It stands!',
      steps: [
        'Get out building blocks and paper. Stack two blocks: the tower.',
        'Fallen? Build it wider. Wrong? Work it out together.',
      ],
      say: 'I am the wind. What makes your tower strong?',
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
        you: 'Be the guard. Read a question. After the answer ask: what more can you tell me?',
        child:
          'Answers and takes a top block off the wall. Tells one more thing about the answer and takes the block below.',
      },
      round:
        'Your child says {answer} and takes the top block on the left. What more? Your child gives an example and takes the block below.',
      steps: ['Get out building blocks. Build a wall three blocks long and two high.', 'Wrong? Work it out together.'],
      say: 'Halt! This wall opens only for right answers.',
      materials: [{ name: 'building blocks', quantity: '6', core: true, substitute: 'small boxes' }],
    },
    {
      title: 'The Long Arm',
      ages: 'older',
      questions: 3,
      child:
        'Build an arm that reaches out over the edge of the table. Answer and give a reason to win blocks for {hero}. Choose: farther out, or heavier at the back?',
      earned: true,
      inShort: {
        you: 'Give two blocks for an answer with a reason. Then count to five.',
        child: 'Gives a reason. Puts both blocks on the arm. It must hold until five.',
      },
      round: 'Your child says {answer} and why. One block goes farther out, one at the back. You count. It holds!',
      steps: [
        'Get out building blocks. Your child stacks four at the edge of a table. The top one is pushed out: the arm.',
        'Fallen? Build it again. Wrong? Work it out together.',
      ],
      say: 'How far can it reach?',
      materials: [{ name: 'building blocks', quantity: '10', core: true, substitute: 'small boxes' }],
    },
    {
      title: 'High with Few',
      ages: 'older',
      questions: 3,
      child:
        'Raise a tower high above {place}. Answer and tell why to win blocks. Choose a thin foot or a wide one. Build higher than your last mark.',
      earned: true,
      inShort: {
        you: 'Give two blocks for an answer with a reason. Mark the new height.',
        child: 'Tells why. Builds the tower anew with all blocks, above the last mark.',
      },
      round: 'Your child says {answer}, tells why and gets two blocks. The new tower is higher than the mark.',
      steps: [
        'Get out building blocks, paper, tape and pencils. Tape the sheets to a wall from the floor up. Stack two blocks and mark their height.',
        'Wrong? Work it out together.',
      ],
      say: 'Flat, on edge or on end?',
      materials: [
        { name: 'building blocks', quantity: '8', core: true, substitute: 'small boxes' },
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
