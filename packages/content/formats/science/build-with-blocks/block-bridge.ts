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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      questions: 3,
      child:
        'Build a bridge to {place}. Answer to win blocks, and set {tokens} on them. Choose who crosses first with two fingers: you or {hero}.',
      inShort: {
        you: 'Ask a question, and hand over two blocks for a right answer. Your hand is the hungry fish.',
        child: 'Answers, lays two blocks across the river and sets a card with one {token} on them.',
        end: 'Six blocks reach the far side.',
      },
      round:
        'You read question 1. Your child says {answer}. You hand over two blocks. Your child lays them at the near bank, with a card and its {token} on top.',
      steps: [
        'Get out building blocks, paper and pencils. Draw a river on one sheet, as wide as six blocks in a row. Tear the other into three cards; your child draws one {token} on each.',
        'If the answer is wrong, tell it. The fish takes the two blocks until that question is right at the end.',
      ],
      say: 'Snap! The fish here eats blocks, but it hates right answers.',
      materials: [
        { name: 'building blocks', quantity: '6', core: true, substitute: 'small boxes' },
        { name: 'paper', quantity: '2 sheets', core: true },
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
        you: 'Give one block for a right answer, one more for showing it. Then fan the tower with a sheet.',
        child: 'Answers, shows it with hands or a thing and adds the blocks. If the tower stands, draws one {token}.',
        end: 'The tower has stood in three winds.',
      },
      round:
        'You read question 1. Your child says {answer}: one block. Your child shows it with both hands: one more. You fan. It stands, and one {token} is drawn.',
      steps: [
        'Get out building blocks, paper and pencils. Start the tower with two blocks. One sheet is your fan, the other is for the {tokens}.',
        'Tell the answer if it is wrong, and ask again last.',
        'If the tower falls, your child rebuilds it, one answer told for each block.',
      ],
      say: 'I am the wind. What do you know that makes your tower strong?',
    },
    {
      title: 'The Blocked Gate',
      ages: 'younger',
      questions: 3,
      child:
        'Answer to open the gate of {place}. Win the {tokens} that lie behind the blocks. Choose which pair of blocks goes first.',
      inShort: {
        you: 'Be the guard behind the wall. Ask a question, and after a right answer: what more can you tell me?',
        child: 'Answers and lifts a top block. Tells more, lifts the one below and takes the card: one {token}.',
        end: 'The wall is gone, and the gate is open.',
      },
      round:
        'You read question 1 over the wall. Your child says {answer} and lifts a top block. What more? Your child gives an example and lifts the block below. The card behind it wins one {token}.',
      steps: [
        'Get out building blocks, paper and pencils. Tear the sheet into three cards: your child draws one {token} on each. Build a wall three blocks long and two high. Lay a card behind each pair.',
        'Tell the answer if it is wrong. That question comes back last.',
      ],
      say: 'Halt! This wall opens only for right answers.',
      materials: [
        { name: 'building blocks', quantity: '6', core: true, substitute: 'small boxes' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Long Arm',
      ages: 'older',
      questions: 3,
      child:
        'Build an arm that reaches out over the edge of the table. Answer and give a reason to win blocks for {hero}. Choose: farther out, or heavier at the back?',
      inShort: {
        you: 'Ask a question. Pay two blocks for a right answer with a reason, one without. Then count to five.',
        child:
          'Answers, gives a reason and adds the blocks. If the arm holds its load while you count, it wins one {token}.',
        end: 'The arm carries three {tokens} over the edge.',
      },
      round:
        'You read question 1. Your child says {answer} and why. You pay two blocks: one farther out, one at the back. A card with one {token} rides in front. One to five: it holds!',
      steps: [
        'Get out building blocks, paper and pencils. Tear the sheet into three cards. Your child draws one {token} on each and starts the arm with four loose blocks at the edge of a table, the top one pushed out.',
        'Tell the answer if it is wrong, and ask again last. An arm that falls is rebuilt. Measure each reach in finger widths. Last, your child draws the three as bars.',
      ],
      say: 'How far can it reach? A good reason is one more block.',
      materials: [
        { name: 'building blocks', quantity: '10', core: true, substitute: 'small boxes' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'High with Few',
      ages: 'older',
      questions: 3,
      child:
        'Lift the {tokens} high above {place}. Answer and give reasons to win blocks. Choose a thin foot or a wide one. Build higher than your last mark.',
      inShort: {
        you: 'Pay two blocks for a right answer with a reason, one without. Then mark the height of the new tower.',
        child:
          'Answers, gives a reason and rebuilds the tower. If it is higher than before and stands, one {token} goes on top.',
        end: 'The tower lifts three {tokens} at once.',
      },
      round:
        'You read question 1. Your child says {answer} and why. You pay two blocks. The new tower beats the old mark on your sheet and stands: a card with one {token} goes on top.',
      steps: [
        'Get out building blocks, paper and pencils. Your child stacks two blocks. Mark their height on a sheet that you hold upright. Tear the other into three cards; your child draws one {token} on each.',
        'Tell the answer if it is wrong, and ask again last. The tower must stand while you count to five. Before each rebuild your child names one thing to change, such as the foot.',
      ],
      say: 'Flat, on edge or on end? Few blocks can reach high.',
    },
  ],
  safety: [],
}
