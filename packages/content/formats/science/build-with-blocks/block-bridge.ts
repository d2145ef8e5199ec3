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
        you: 'Make your hand a hungry fish. Ask a question. Hand over two blocks for a right answer.',
        child: 'Answers and lays the two blocks across the river, from the near bank on.',
        end: 'Two fingers cross the bridge.',
      },
      round: 'Your child says {answer}. You hand over two blocks. Your child lays them in a row at the near bank.',
      steps: [
        'Get out building blocks, paper and pencils. Draw a river on the sheet, as wide as six blocks in a row.',
        'After a wrong answer the fish grabs the two blocks. Work out the answer together, and it spits them out.',
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
        you: 'Ask a question. Give one block for the answer and one more for showing it. Then fan the tower with the sheet.',
        child:
          'Answers, and shows the answer with hands or a thing. Builds both blocks on, so that the tower stands in your wind.',
      },
      round:
        'Your child says {answer}: one block. Your child shows it with both hands: one more. You fan. The tower stands!',
      steps: [
        'Get out building blocks and paper. Stack two blocks: the tower. The sheet is your fan.',
        'Work out a wrong answer together. A fallen tower is built wider and fanned again.',
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
        you: 'Be the guard. Ask a question. After the answer, ask: what more can you tell me?',
        child:
          'Answers and takes a top block off the wall. Tells one more thing about the answer and takes the block below.',
      },
      round:
        'Your child says {answer} and takes the top block on the left. What more? Your child gives an example and takes the block below.',
      steps: [
        'Get out building blocks. Build a wall three blocks long and two blocks high.',
        'Work out a wrong answer together.',
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
        you: 'Ask a question. Give one block for the answer and one for a reason. Then count to five.',
        child:
          'Answers and gives a reason. Puts the blocks on the arm, farther out or at the back. The arm must hold until you reach five.',
      },
      round:
        'Your child says {answer} and why. One block goes farther out, one at the back. You count to five. The arm holds!',
      steps: [
        'Get out building blocks. Your child stacks four at the edge of a table and pushes the top one out: the arm.',
        'Work out a wrong answer together. A fallen arm is built again.',
      ],
      say: 'How far can it reach? A good reason is one more block.',
      materials: [{ name: 'building blocks', quantity: '10', core: true, substitute: 'small boxes' }],
    },
    {
      title: 'High with Few',
      ages: 'older',
      questions: 3,
      child:
        'Raise a tower high above {place}. Answer and tell why to win blocks. Choose a thin foot or a wide one. Build higher than your last mark.',
      inShort: {
        you: 'Ask a question. Give one block for the answer and one more for a reason. Mark how high the new tower is.',
        child: 'Answers, tells why and builds the tower anew with all the blocks, to get above the last mark.',
      },
      round: 'Your child says {answer}, tells why and gets two blocks. The new tower is higher than the mark.',
      steps: [
        'Get out building blocks, paper, tape and pencils. Tape the sheets to a wall, one above the other, from the floor up. Your child stacks two blocks beside them. Mark their height.',
        'Work out a wrong answer together.',
      ],
      say: 'Flat, on edge or on end? Few blocks can reach high.',
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
