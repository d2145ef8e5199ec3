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
          'Build a bridge to {place} out of answers. Answer a question and show it. Lay two blocks. Draw one {token} on a scrap and set it on them. Test the bridge with one finger. Tell {hero} the fact under each {token}. Choose where the bridge begins.',
        gist: 'Each right answer, also acted or tried, lays two blocks of a bridge and sets one drawn {token} on them; the last question finishes it.',
        steps: [
          'Get out building blocks, paper and pencils. Fold one sheet as the gap, so that two blocks for each question reach across. Tear a scrap for each.',
          'Ask a question. Your child answers and acts it, or tries it with a thing nearby.',
          'Wrong? Tell the answer and ask again last.',
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
          'Raise a tower at {place}. Say an answer and add a block. Show it and add one more. Draw one {token} beside it for each answer. Tell {friend} what the tower is made of: your facts. Pick a thin tower or a wide one.',
        gist: 'Your child raises a tower, one block and one drawn {token} for each right answer and a second block for acting it, until every question is answered.',
        steps: [
          'Get out building blocks, paper and pencils. Lay a sheet down as the ground.',
          'Ask a question. A try counts as acting. Wrong: tell it and ask again last.',
          'If the tower falls, your child builds it again and repeats the answers.',
          'Count the {tokens}. One for each question?',
        ],
        say: 'One block for the answer. Can you show it for one more?',
        success: 'Your child builds the tower with answers and shows what they mean.',
      },
      {
        title: 'The Blocked Gate',
        ages: 'younger',
        questions: 3,
        child:
          'Open the blocked gate of {place}. Stand up a wall with two blocks for each question. Answer a question, show it and take two away. Draw the {token} that was behind them. Lead {hero} through when the gate is open. Choose which blocks go first.',
        gist: 'A wall loses two blocks for each answer that is right and shown, your child draws one {token} where they stood, and no block left opens the gate.',
        steps: [
          'Get out building blocks, paper and pencils. Stand a wall of blocks on a sheet, two for each question.',
          'Ask a question. Your child answers and shows it: a sound, a touch, a shadow, a move, whatever fits.',
          'After a wrong one, tell the answer and ask again last.',
          'When the way is open, your child says one fact to walk through.',
        ],
        say: 'The wall listens to good answers. Here comes a question.',
        success: 'The gate is open, and your child has shown each answer.',
      },
      {
        title: 'The Long Arm',
        ages: 'older',
        questions: 3,
        child:
          'Build an arm of blocks that reaches out over a table edge. Answer a question and show how you know: two blocks. Add them so that the arm reaches farther. Lay one {token} on it, drawn on a scrap. Tell {hero} why each answer holds. Choose where to add weight for {place}.',
        gist: 'Two blocks, won by a right answer with a test or a reason, lengthen an arm over a table edge and carry one {token}, until all are aboard.',
        steps: [
          'Get out building blocks, paper and pencils. Give your child four blocks to begin with. Tear a scrap for each question.',
          'Ask a question. A bare answer gets a second try. A wrong one is told and asked again last.',
          'Your child adds the two blocks: out over the edge, or on top at the back.',
          'It fell? Your child tells one answer again and rebuilds it.',
        ],
        say: 'Farther out, or heavier at the back? You decide.',
        success: 'Each {token} on the arm has an answer that your child can show or give a reason for.',
      },
      {
        title: 'High with Few',
        ages: 'older',
        questions: 3,
        child:
          'Lift the {tokens} high above {place} with few blocks. Win two more with each answer that you can show. Draw one {token} on a scrap. Build higher and set the scrap on top. Tell {friend} what each one cost. Choose a thin foot or a wide one.',
        gist: 'You give two blocks for each right answer with a test or a reason, and your child rebuilds higher with every {token} on top, until all are up.',
        steps: [
          'Get out building blocks, paper and pencils. Begin with two blocks. Tear a scrap for each question.',
          'Ask a question. A bare answer tries again. A wrong one is told and asked again last.',
          'If it falls before you count to five, your child builds it again.',
          'Lift the {tokens} off one by one. Your child says the answer and the reason that each one cost.',
        ],
        say: 'Two more blocks. How will you get the most height out of them?',
        success: 'Each answer made the tower higher, and your child can give a reason for each.',
      },
    ],
    safety: [],
  },
]
