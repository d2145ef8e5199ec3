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
    { name: 'markers', quantity: '2', core: true, substitute: 'crayons' },
    { name: 'socks', quantity: '10', core: true, substitute: 'spoons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Toss Test',
      inShort: {
        you: 'Ask a question, then count the hits.',
        child: 'Answers, then tosses five socks in a new way. That wins one {token}.',
        end: 'Line up the sheets and read the graph.',
      },
      round:
        'Your child says {answer} and wins sheet 1, one {token}. Left-handed, five socks fly at it. Two hit: your child colors two boxes from the bottom.',
      child:
        'Test how you toss best, sheet by sheet. Answer a question to win one sheet: one {token}. Choose a way, such as left-handed or backward. Tell {hero} which way hit most.',
      steps: [
        'Get out paper, markers and socks. Draw five stacked boxes on one sheet for each question.',
        'Wrong? No sheet yet: look again together.',
        'Write each way on its sheet.',
      ],
      say: 'Which bar will be the tallest? Guess before you toss.',
    },
    {
      title: 'Sock Rows',
      inShort: {
        you: 'Ask a question before each row of socks.',
        child: 'Sorts the socks by one rule. Each right answer lays one row, one {token}.',
        end: 'All socks lie in rows. Compare them.',
      },
      round:
        'Your child chooses color and says {answer}. Right! All white socks go in a row beside sheet 1: that is one {token}. Count them together.',
      child:
        'Choose a rule for the heap: color, size or owner. Answer a question to lay one row: one {token}. Put all that are left in your last row. Tell {friend} which row has more, and how many.',
      steps: [
        'Get out paper, markers and socks. Draw one {token} on one sheet for each question.',
        'Answer wrong? Look again before you lay.',
        'Rows start on one line. The last takes the rest.',
      ],
      say: 'Which row will be the longest?',
    },
    {
      title: 'Toy Vote',
      ages: 'younger',
      inShort: {
        you: 'Ask the questions, then call the voters.',
        child: 'Draws one {token} for each right answer. Then eight voters lay socks.',
        end: 'Read the rows: which {token} won?',
      },
      round:
        'Your child says {answer} and draws one {token} with wheels on sheet 1. Once all are drawn, the first toy whispers, and your child lays a sock beside its choice.',
      child:
        'Draw one {token} with wheels, wings or legs. Answer a question before each drawing. Call eight voters: toys, people or {friend}. Lay one sock by the drawing that each voter chooses.',
      steps: [
        'Get out paper, markers and socks. Take one sheet for each question. Fetch eight toys.',
        'A wrong answer? Mend it before drawing.',
        'Start the rows on one line.',
      ],
      say: 'Which one will win? How can we see it?',
    },
    {
      title: 'Toss Plot',
      ages: 'older',
      inShort: {
        you: 'Ask a question before every two tosses.',
        child: 'Answers, tosses two socks, measures and plots both. That wins one {token}.',
        end: 'Read the finished plot aloud.',
      },
      round:
        'Your child says {answer} and tosses two socks underhand. In shoe lengths, one flew nine and one six. Your child marks an X above each number and draws one {token}.',
      child:
        'Toss socks and plot how far each one flies. Answer a question for two tosses: one {token}. Choose underhand or overhand, and measure in shoe lengths. Tell {hero} where most of them landed.',
      steps: [
        'Get out paper, markers and socks. Draw a number line from 0 to 20, with room for more.',
        'Not right yet? Try again before tossing.',
        'Measure from one spot, to the nearest shoe.',
      ],
      say: 'Will the next two land near or far?',
    },
  ],
  safety: [],
}
