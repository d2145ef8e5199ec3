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
        'Build a bridge to {place} out of answers. Choose: show the answer, draw it or tell it. Lay two blocks and set one {token} on them. Tell {hero} the fact under each {token}.',
      inShort: {
        you: 'Ask, and hand over two blocks for each right answer.',
        child: 'Answers, shows or tells it, lays two blocks and sets one drawn {token} on them.',
        end: 'The bridge reaches across.',
      },
      round:
        'You read question 1. Your child says {answer} and shows, draws or tells more about it. Two blocks start the bridge on the near bank, with one {token} on top.',
      steps: [
        'Get out building blocks, paper and pencils. Fold one sheet into a river, two blocks wide for each question. Tear a scrap for each {token}.',
        'Wrong? Tell the answer and ask again last.',
        'At the end, lift each {token}. What fact did it cost?',
      ],
      say: 'Two blocks are waiting. Here is your question.',
    },
    {
      title: 'Tower of Answers',
      ages: 'younger',
      questions: 3,
      child:
        'Raise a tower at {place}. Say an answer and add a block. Show it or tell why, and add one more. Pick a thin tower or a wide one. Tell {friend} what the tower is made of: your facts.',
      inShort: {
        you: 'Give one block for the answer, one more for showing it.',
        child: 'Answers for one block and one drawn {token}, shows or explains for another block.',
        end: 'Every question has raised the tower.',
      },
      round:
        'Your child hears question 1 and says {answer}: one block, and one {token} beside it. A gesture, a sketch or a because sets the next block on top.',
      steps: [
        'Get out building blocks, paper and pencils. Lay a sheet down as the ground.',
        'Wrong? Tell it and ask again last.',
        'If it falls, your child rebuilds it and repeats the answers.',
      ],
      say: 'One block for the answer. What can you show or tell for one more?',
    },
    {
      title: 'The Blocked Gate',
      ages: 'younger',
      questions: 3,
      child:
        'Open the blocked gate of {place}. Answer a question and say one thing more. Choose two blocks to take away. Draw the {token} that was behind them. Lead {hero} through when the gate is open.',
      inShort: {
        you: 'Ask each question from behind the wall.',
        child: 'Answers, tells more about it, removes two blocks and draws one {token} there.',
        end: 'No block is left: the gate is open.',
      },
      round:
        'From behind the wall you ask question 1. Your child says {answer} and one thing more, such as an example or a because. Two blocks come away, and one {token} is drawn there.',
      steps: [
        'Get out building blocks, paper and pencils. Stand a wall of blocks on a sheet, two for each question.',
        'After a wrong answer, tell the right one and ask again last.',
        'When the way is open, your child says one fact to walk through.',
      ],
      say: 'The wall listens to good answers. Here comes a question.',
    },
    {
      title: 'The Long Arm',
      ages: 'older',
      questions: 3,
      child:
        'Build an arm of blocks that reaches out over a table edge. Answer a question and tell how you know: two blocks. Choose where to add them for {place}. Lay one {token} on the arm. Tell {hero} why each answer holds.',
      inShort: {
        you: 'Ask each question, and then: how do you know?',
        child: 'Answers with a reason, adds two blocks to the arm and loads one {token}.',
        end: 'Every {token} rides on the arm.',
      },
      round:
        'You read question 1. Your child says {answer}. How do you know? A fact, an example or a sketch earns two blocks. On them rides one {token}.',
      steps: [
        'Get out building blocks, paper and pencils. Your child starts with four blocks at a table edge. Tear a scrap for each {token}.',
        'A bare answer tries again. After a wrong one, tell the right one and ask again at the end.',
        'New blocks go farther out, or on top at the back. It fell? Tell one answer again and rebuild.',
      ],
      say: 'Farther out, or heavier at the back? You decide.',
    },
    {
      title: 'High with Few',
      ages: 'older',
      questions: 3,
      child:
        'Lift the {tokens} high above {place} with few blocks. Win two more with each answer and its reason. Build higher and set the {tokens} on top. Choose a thin foot or a wide one. Tell {friend} what each one cost.',
      inShort: {
        you: 'Pay two blocks for each answer with a reason.',
        child: 'Earns two blocks, rebuilds higher and sets one more drawn {token} on top.',
        end: 'The tower lifts every {token} while you count to five.',
      },
      round:
        'Your child hears question 1, says {answer} and gives a fact, an example or a sketch for it. You pay two blocks. The new tower lifts one {token}.',
      steps: [
        'Get out building blocks, paper and pencils. Begin with two blocks. Tear a scrap for each {token}.',
        'A bare answer tries again. After a wrong one, tell the right one and ask again at the end.',
        'If it falls too soon, build again.',
        'Lift the {tokens} off one by one. What did each cost?',
      ],
      say: 'Two more blocks. How will you get the most height out of them?',
    },
  ],
  safety: [],
}
