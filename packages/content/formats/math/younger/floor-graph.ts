import type { Format } from '../../../types.ts'

export const floorGraph: Format = {
  id: 'math.floor-graph',
  subject: 'math',
  title: 'Floor Graph',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  strands: ['data'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
    { name: 'socks', quantity: '5', core: true, substitute: 'spoons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Toss Test',
      child:
        'Test which way of tossing hits best. Answer a question to win five tosses: one {token}. Choose a way to toss, such as left-handed or backward. Draw a box for each hit. Tell {hero} which bar is the tallest.',
      inShort: {
        you: 'Ask a question, then count the hits out of five tosses.',
        child: 'Answers, tosses five socks in a new way and draws one box for each hit: one bar, one {token}.',
        end: 'Your child tells which way hit most.',
      },
      round:
        'You read question 1. Your child says {answer} and tosses left-handed at the chair. Two socks hit. Your child stacks two boxes and writes left below: one {token}.',
      steps: [
        'Get out paper, markers and socks. Roll five balls. Draw a line at the bottom of the sheet. Set a chair three steps off.',
        'All tosses start at one spot. After a wrong answer, mend it and choose the way yourself.',
      ],
      say: 'Which way of tossing will hit most?',
      success: 'Your child reads from the bars which way hit most, or which ways hit the same.',
    },
    {
      title: 'Sock Rows',
      child:
        'Choose a rule for the heap: color, size or owner. Answer a question to lay two socks: one {token}. Put each sock in the row where it belongs. Tell {friend} which row has more, and how many.',
      inShort: {
        you: 'Ask a question, then ask: which row is the longest now?',
        child: 'Answers, picks two socks from the heap and lays each in its row: one {token}.',
        end: 'All socks lie in rows.',
      },
      round:
        'You read question 1. Your child says {answer}, picks two socks and begins two rows, white and gray: one {token}. Which row is the longest now? Your child says: both have one.',
      steps: [
        'Get out socks. Heap them up. Your child chooses the rule for the rows: color, size or owner.',
        'After a wrong answer, work it out and pick the two socks yourself. Leave no gaps in a row, so that a longer row has more.',
      ],
      say: 'Which row will be the longest at the end?',
      materials: [{ name: 'socks', quantity: '{questions*2}, mixed', core: true, substitute: 'spoons' }],
      safety: [],
      success: 'Your child reads off the longest row and tells how many more it has than another.',
    },
    {
      title: 'Toy Vote',
      ages: 'younger',
      child:
        'Answer a question so that two voters may vote. Choose who votes: toys, people or {friend}. Lay one sock by a color for each vote. Tell which color won, and by how many.',
      inShort: {
        you: 'Ask a question. After the answer, speak for two toys: each wants a color for the {tokens}.',
        child: 'Answers and lays one sock for each vote beside its color: one {token}.',
        end: 'All socks lie in rows and show who won.',
      },
      round:
        'You read question 1. Your child says {answer} and names two toys. The bear wants red, the rabbit blue. Your child lays one sock beside red and one beside blue: one {token}.',
      steps: [
        'Get out paper, markers and socks. Draw three big dots down one edge of the sheet: red, blue, green.',
        'Mend a wrong answer before the votes. Leave no gaps in the rows.',
      ],
      say: 'Which color will win? How can we see it from far away?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'markers', quantity: '3 colors', core: true, substitute: 'crayons' },
        { name: 'socks', quantity: '{questions*2}', core: true, substitute: 'spoons' },
      ],
      safety: [],
      success: 'Your child counts the rows and tells which color won, and how many more votes it has.',
    },
    {
      title: 'Toss Plot',
      ages: 'older',
      child:
        'Toss a sock and plot how far it flies. Answer a question for two tosses: one {token}. Choose how to toss: underhand or overhand. Tell {hero} where most of the marks are.',
      inShort: {
        you: 'Ask a question, then measure each toss in lengths of your shoe.',
        child: 'Answers, tosses the sock twice and marks an X above each number: one {token}.',
        end: 'Every question has two marks on the plot.',
      },
      round:
        'You read question 1. Your child says {answer} and tosses twice. You measure nine shoes and six. Your child marks an X above 9 and one above 6: one {token}.',
      steps: [
        'Get out paper, markers and socks. Draw a number line from 0 to 20. Roll the sock into a ball. Mark one spot for all tosses.',
        'Mend a wrong answer first. Last, ask: how far apart are the nearest and the farthest mark?',
      ],
      say: 'Where on the line will your marks be?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
        { name: 'socks', quantity: '1', core: true, substitute: 'a soft toy' },
      ],
      success: 'Your child reads from the plot where most marks are and how far apart the outer ones lie.',
    },
  ],
  safety: [
    {
      hazard: 'tossing indoors',
      adultNote: 'A grown-up clears away lamps and whatever could break.',
    },
  ],
}
