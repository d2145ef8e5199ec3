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
        ages: 'younger',
        questions: 3,
        child:
          'Build a bridge to {place} out of answers. Answer a question and lay two blocks. Draw one {token} on a scrap and set it on them. Test the bridge with one finger. Tell {hero} the fact under each {token}. Choose how wide the gap is.',
        steps: [
          'Get out building blocks, paper and pencils. Lay one sheet as the gap. Tear a scrap for each question. Keep two blocks ready for each.',
          'Ask a question. A right answer lays two blocks. A wrong one gets a hint and a second try.',
          'Your child draws one {token} on a scrap and sets it on the new blocks.',
          'When the bridge is done, lift each {token}. What fact did it cost?',
        ],
        say: 'Two blocks are waiting. Here is your question.',
        success: 'The bridge is built from right answers, and your child can retell the facts.',
      },
      {
        title: 'Tower of Answers',
        ages: 'younger',
        questions: 3,
        child:
          'Raise a tower at {place}. Say an answer and add a block. Give a reason and add one more. Draw one {token} beside it for each answer. Tell {friend} what the tower is made of: your facts. Pick a thin tower or a wide one.',
        steps: [
          'Get out building blocks, paper and pencils. Lay a sheet down as the ground.',
          'Ask a question. A right answer adds a block and one {token} on the sheet. A reason adds one more block.',
          'If the tower falls, your child builds it again and says the answers again.',
          'Count the {tokens}. Is there one for each question?',
        ],
        say: 'One block for the answer. Will you give a reason for one more?',
        success: 'Your child builds the tower with answers and at least one reason.',
      },
      {
        title: 'The Blocked Gate',
        ages: 'younger',
        questions: 3,
        child:
          'Open the blocked gate of {place}. Stand up a wall with two blocks for each question. Answer a question and take two away. Draw the {token} that was behind them. Lead {hero} through when the gate is open. Choose which blocks go first.',
        steps: [
          'Get out building blocks, paper and pencils. Stand a wall of blocks on a sheet, two for each question.',
          'Ask a question. A right answer takes two blocks off, and your child draws one {token} on the sheet.',
          'For a wrong one, give a hint and ask again.',
          'When the way is open, your child says one fact to walk through.',
        ],
        say: 'The wall listens to good answers. Here comes a question.',
        success: 'The gate is open, and the sheet shows one {token} for each answer.',
      },
      {
        title: 'The Long Arm',
        ages: 'older',
        questions: 3,
        child:
          'Build an arm of blocks that reaches out over a table edge. Answer a question to win two blocks. Add them so that the arm reaches farther. Lay one {token} on it, drawn on a scrap. Tell {hero} why it holds. Choose where to add weight for {place}.',
        steps: [
          'Get out building blocks, paper and pencils. Give your child four blocks to begin with. Tear a scrap for each question.',
          'Ask a question. A right answer wins two blocks. A wrong one gets a hint first.',
          'Your child adds them: out over the edge, or on top at the back. Then one {token} goes onto the arm.',
          'It fell? Build it again and say what was off balance.',
        ],
        say: 'Farther out, or heavier at the back? You decide.',
        success: 'The arm holds all the {tokens}, and your child can say what keeps it up.',
      },
      {
        title: 'High with Few',
        ages: 'older',
        questions: 3,
        child:
          'Lift the {tokens} high above {place} with few blocks. Win two more with each right answer. Draw one {token} on a scrap. Build higher and set the scrap on top. Sketch the shape that held best. Choose a thin foot or a wide one for {friend}.',
        steps: [
          'Get out building blocks, paper and pencils. Begin with two blocks. Tear a scrap for each question.',
          'Ask a question. A right answer wins two blocks. A wrong one gets a hint first.',
          'Your child rebuilds as high as the blocks reach, with every {token} on top. It must stand while you count to five.',
          'Your child sketches the best shape and says why it stood.',
        ],
        say: 'Two more blocks. How will you get the most height out of them?',
        success: 'Each answer made the tower higher, and the sketch shows what held it.',
      },
    ],
    safety: [],
  },
]
