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
        you: 'Read a question. After the answer, hand over the five socks and count the hits.',
        child: 'Answers and chooses a new way to toss. Tosses five socks at the chair and stacks a box for each hit.',
      },
      round:
        'Your child says {answer} and tosses left-handed. Two socks hit. Your child draws two boxes, one on the other, and writes left below.',
      steps: [
        'Get out paper, markers and socks. Roll the socks into balls. Draw a line at the bottom of the sheet. Set a chair three steps off.',
        'All tosses start at one spot. After a wrong answer, work it out together first.',
      ],
      say: 'Which way of tossing will hit most?',
      success: 'Your child reads from the bars which way hit most, or which ways hit the same.',
    },
    {
      title: 'Sock Rows',
      child:
        'Choose a rule for the heap: color, size or owner. Answer a question to lay two socks: one {token}. Put each sock in the row where it belongs. Tell {friend} which row has more, and how many.',
      inShort: {
        you: 'Read a question. When two socks are laid, ask: which row is the longest now?',
        child: 'Answers, picks two socks and lays each in its row, without gaps. Says which row is the longest.',
      },
      round:
        'Your child says {answer}, picks two socks and begins two rows, white and gray. Which row is the longest now? Your child says: both have one.',
      steps: [
        'Get out socks. Heap them up. Your child chooses the rule for the rows: color, size or owner.',
        'After a wrong answer, work it out together first.',
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
        you: 'Read a question. After the answer, speak for two voters: each wants red, blue or green.',
        child: 'Answers and names two voters. Lays one sock for each vote beside its color, in rows without gaps.',
      },
      round:
        'Your child says {answer} and names two toys. The bear wants red, the rabbit blue. Your child lays one sock beside red and one beside blue.',
      steps: [
        'Get out paper, markers and socks. Draw three big dots down one edge of the sheet: red, blue, green.',
        'After a wrong answer, work it out together first.',
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
        you: 'Read a question. After the answer, measure each toss with your shoe, heel to toe, and call out the number.',
        child: 'Answers and tosses the sock twice from the same spot. Draws an X above each number that you call out.',
        end: 'Your child tells {hero} where most of the marks are.',
      },
      round:
        'Your child says {answer} and tosses twice. You measure nine shoes and six. Your child draws an X above 9 and one above 6.',
      steps: [
        'Get out paper, markers and socks. Draw a number line from 0 to 20 along the sheet. Roll the sock into a ball.',
        'After a wrong answer, work it out together first.',
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
      adultNote: 'Stay close and clear away lamps and whatever could break.',
    },
  ],
}
