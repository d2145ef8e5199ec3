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
      earned: true,
      inShort: {
        you: 'Count the hits.',
        child: 'Picks a new way to toss. Tosses five socks at the chair. Draws a box for each hit.',
      },
      round:
        'Your child says {answer} and tosses left-handed. Two socks hit. Your child stacks two boxes and writes left below.',
      steps: [
        'Get out paper, markers and socks. Roll the socks into balls. Set a chair three steps off.',
        'Wrong? Work it out together first.',
      ],
      say: 'Which way of tossing will hit most?',
      success: 'Your child reads from the bars which way hit most, or which ways hit the same.',
    },
    {
      title: 'Sock Rows',
      child:
        'Choose a rule for the heap: color, size or owner. Answer a question to lay two socks: one {token}. Put each sock in the row where it belongs. Tell {friend} which row has more, and how many.',
      earned: true,
      inShort: {
        you: 'When two socks are laid, ask: which row is the longest?',
        child: 'Picks two socks and lays each in its row, without gaps. Says which row is the longest.',
      },
      round: 'Your child says {answer} and begins two rows, white and gray. Which is the longest? Both have one.',
      steps: ['Get out socks. Heap them up.', 'Wrong? Work it out together first.'],
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
      earned: true,
      inShort: {
        you: 'Speak for two voters: red, blue or green!',
        child: 'Names two voters. Lays one sock beside the color of each, in rows without gaps.',
      },
      round:
        'Your child says {answer} and names two toys. Bear: red! Rabbit: blue! Your child lays one sock beside each color.',
      steps: [
        'Get out paper, markers and socks. Draw a red, a blue and a green dot down one edge.',
        'Wrong? Work it out together first.',
      ],
      say: 'Which color will win?',
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
      earned: true,
      inShort: {
        you: 'Measure each toss heel to toe and call the number.',
        child: 'Tosses the sock twice from one spot. Draws an X above each number you call.',
        end: 'Your child tells where most of the marks are.',
      },
      round:
        'Your child says {answer} and tosses twice. You measure nine shoes and six. An X goes above 9 and one above 6.',
      steps: [
        'Get out paper, markers and socks. Draw a number line from 0 to 20. Roll the sock into a ball.',
        'Wrong? Work it out together first.',
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
