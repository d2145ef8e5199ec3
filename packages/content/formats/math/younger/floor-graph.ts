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
    { name: 'paper', quantity: '4 sheets', core: true },
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
        'Test which way of tossing hits best. Answer a question to win one sheet: one {token}. Choose a way to toss, such as left-handed or backward. Tell {hero} which bar is the tallest.',
      inShort: {
        you: 'Ask a question, then count the hits out of five tosses.',
        child:
          'Answers, tosses five socks in a new way and colors one box for each hit. A right answer wins a sheet: one {token}.',
        end: 'The sheets lie side by side as a bar graph.',
      },
      round:
        'Your child says {answer}, wins sheet 1 and chooses left-handed. Five socks fly from the same spot. Two land on the chair, so your child colors two boxes from the bottom: one {token}.',
      steps: [
        'Get out paper, markers and socks. On four sheets draw five boxes in a stack, one sheet for each question. A sheet left over is a free toss. Roll five socks into balls. Toss from three steps off: touching a chair is a hit.',
        'Only the way of tossing changes: same spot, same chair, five tosses. After a wrong answer, work it out together; then you choose the way. Write each way below its boxes.',
        'At the end ask: which way hit most, and how many more than the next?',
      ],
      say: 'Which bar will be the tallest? Guess before you toss.',
      materials: [
        { name: 'paper', quantity: '4 sheets', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
        { name: 'socks', quantity: '5', core: true, substitute: 'spoons' },
      ],
      success: 'Your child reads from the bars which way hit most, or which ways hit the same.',
    },
    {
      title: 'Sock Rows',
      child:
        'Choose a rule for the heap: color, size or owner. Answer a question to lay two socks: one {token}. Put each sock in the row where it belongs. Tell {friend} which row has more, and how many.',
      inShort: {
        you: 'Ask a question, then read the rows together: which is the longest now?',
        child: 'Answers, picks two socks from the heap and lays each in its row. A right answer wins one {token}.',
        end: 'All socks lie in rows.',
      },
      round:
        'You read question 1. Your child says {answer}, picks two socks and lays both in the white row. Your child draws one {token}. You ask: which row is the longest now?',
      steps: [
        'Get out paper, markers and socks. Heap up the ten socks. Your child chooses a rule and draws one group on each sheet, such as white, gray, striped and others. Lay the sheets below each other: each begins a row.',
        'Work out a wrong answer together; then only one sock is laid. Leave no gaps, so that the longer row has more. After the last question, lay what is left.',
      ],
      say: 'Which row will be the longest at the end?',
      materials: [
        { name: 'paper', quantity: '4 sheets', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
        { name: 'socks', quantity: '10, all different', core: true, substitute: 'spoons' },
      ],
      success: 'Your child reads off the longest row and tells how many more it has than another.',
    },
    {
      title: 'Toy Vote',
      ages: 'younger',
      child:
        'Draw one {token} with wheels, wings or legs. Answer a question before each drawing. Choose eight voters: toys, people or {friend}. Lay one sock by a drawing for each vote.',
      inShort: {
        you: 'Ask a question before each drawing. At the end, speak for eight voters, one by one.',
        child: 'Answers and draws a funny {token} on a sheet: that one is won. Then lays one sock for each vote.',
        end: 'Eight socks show which drawing won.',
      },
      round:
        'Your child says {answer} and draws one {token} with wheels on sheet 1. When every sheet has a drawing, you whisper as the bear: wheels! Your child lays a sock beside that sheet.',
      steps: [
        'Get out paper, markers and socks. Lay the sheets below each other, one for each question. Your child names eight voters: any toys or people.',
        'Work out a wrong answer together before the drawing. Lay the socks in rows beside the sheets, without gaps. Each voter votes once. Guess the winner after four votes.',
      ],
      say: 'Which drawing will win? How can we see it from far away?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
        { name: 'socks', quantity: '8', core: true, substitute: 'spoons' },
      ],
      success: 'Your child counts the rows and tells which drawing won, and how many more votes it has.',
    },
    {
      title: 'Toss Plot',
      ages: 'older',
      child:
        'Toss socks and plot how far each one flies. Answer a question for two tosses: one {token}. Choose a way for each marker, such as underhand and overhand. Tell {hero} which way flies farther.',
      inShort: {
        you: 'Ask a question, then measure each toss in lengths of your shoe.',
        child:
          'Answers, tosses once each way and marks an X for each above its number. A right answer wins one {token}.',
        end: 'Every question has two marks on the plot.',
      },
      round:
        'Your child says {answer} and tosses underhand, then overhand. You measure nine shoes and six. Your child marks a red X above 9 and a blue X above 6, and draws one {token}.',
      steps: [
        'Get out paper, markers and socks. Draw a number line from 0 to 30 along the sheet. Roll the sock into a ball. Mark a spot to toss from. One marker color is for each way of tossing.',
        'Only the way changes: same spot, same sock, to the nearest shoe. A right answer at once wins a practice toss, which is not plotted; a mended one does not.',
        'At the end ask: how far apart are the nearest and the farthest mark?',
      ],
      say: 'Where on the line will your next two marks be?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'markers', quantity: '2', core: true, substitute: 'crayons' },
        { name: 'socks', quantity: '1', core: true, substitute: 'a soft toy' },
      ],
      success: 'Your child reads from the plot where most marks are and which color lies farther out.',
    },
  ],
  safety: [],
}
