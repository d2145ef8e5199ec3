import type { Format } from '../../types.ts'

/** Ways of working with the whole body, for kindergarten to 2nd grade, and the graph that lies on the floor. */
export const youngerFormats: Format[] = [
  {
    id: 'math.show-me',
    subject: 'math',
    title: 'Show Me',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'act',
    layout: 'c',
    grades: { from: 'kindergarten', to: '2nd' },
    materials: [
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'crayons', quantity: '3 colors', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        title: 'Not a Word',
        wrongAnswers: true,
        child:
          'Answer each question without a single word. Choose: show it with hands, feet or everything. Nod when your grown-up says the right thing. Draw one {token} for {hero} after each nod. Start that one again if a word slips out.',
        gist: 'Without a word your child shows each answer, you say what you see, and a nod at the right one wins one {token}; a spoken word starts that question again.',
        steps: [
          'Get out paper and crayons.',
          'Do question 1 together, both without words.',
          'Ask the others. Once, see the tempting one from the last step, or a penguin at the dentist if none is printed.',
        ],
        say: 'My ears are closed, and my eyes are wide open. What is the answer?',
        success: 'You can see each answer before your child says a word.',
      },
      {
        title: 'Green Means Go',
        child:
          'Fetch {tokens} for {hero}, one by one. Answer a question to set off. Walk on green and freeze on red. Choose your own silly move for blue. Bring one {token} home before your next question.',
        gist: 'For each right answer your child fetches one {token} past the colors you hold up, walking on green, frozen on red and silly on blue, until all are home.',
        steps: [
          'Get out paper and crayons: green, red, blue. Tear one piece for each question as {tokens}, and lay them far away.',
          'Do question 1 together, there and back.',
          'Each right answer starts one trip. Moving on red costs three steps back.',
        ],
        say: 'Green, green, green, red! Did your little toe just move?',
        success: 'Your child answers before each trip and brings every {token} home.',
      },
      {
        title: 'Hear My Number',
        answers: 'counts',
        strands: ['number', 'operations', 'data'],
        wrongAnswers: true,
        child:
          'Find an answer, but do not say it. Choose a sound: clap, tap or click. Make it as often as your answer says. Count in your head and stop in time. Listen: which number did your grown-up hear? Draw one {token} for {hero} when it is right.',
        gist: 'Your child claps, taps or clicks the number of each answer while you count with your eyes shut; once you hear the right number, one {token} goes in its box.',
        steps: [
          'Get out paper and crayons. Draw one box for each question.',
          'Do question 1 together, slowly and aloud.',
          'Once, claim to hear the tempting one from the last step; your child plays it again.',
        ],
        say: 'My eyes are shut. Play me your number, slowly!',
        success: 'Your child makes just as many sounds as the answer says.',
      },
      {
        title: 'Living Statues',
        strands: ['geometry'],
        child:
          'Answer each question, then freeze as a shape or line. Choose: use your fingers, arms or whole body. Hold still while your grown-up draws you. Wake up at a tap and tell what you are. Put one {token} in the picture for {hero}.',
        gist: 'Your child answers, freezes as a shape or line while you draw it, then wakes up and tells what it is; each picture wins one {token}, one for every question.',
        steps: [
          'Get out paper and crayons. You have ten seconds for each drawing!',
          'Do question 1 together and freeze together.',
          'Guess wrongly first: a noodle? Then your child finds a side, a corner or a curve in the drawing.',
        ],
        say: 'Hold still, dear statue. Which part of you is straight?',
        success: 'Each pose shows something true, and your child can say what.',
      },
      {
        title: 'Funny Carry',
        child:
          'Win one {token} made of air for each answer. Choose in secret: is it heavy, slippery or asleep? Carry it to {place} so that it shows. Let your grown-up guess what is odd about it. Draw it there, and fetch the next for {hero}.',
        gist: 'Each right answer wins one {token} of air; your child carries it to a far sheet, heavy, slippery or asleep, and draws it there once you guess how.',
        steps: [
          'Get out paper and crayons. Lay the sheet far away: that is {place}.',
          'Do question 1 together and carry something terribly heavy.',
          'Guess badly at first: is it ticklish?',
        ],
        say: 'Careful! Is it too heavy, or is it trying to run off?',
        success: 'Every {token} arrives, and a right answer came before each.',
      },
    ],
    safety: [],
  },
  {
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
        child:
          'Test how you toss best, sheet by sheet. Answer a question to win one sheet: one {token}. Choose a way, such as left-handed or backward. Toss five socks at it and fill boxes for hits. Tell {hero} which way hit most.',
        gist: 'Each right answer wins a sheet, one {token}; your child tosses five socks at it in a new way, fills a box for every hit, and reads the bar graph.',
        steps: [
          'Get out paper, markers and socks. Draw five stacked boxes on one sheet for each question.',
          'Do question 1 together, toss, and fill boxes from the bottom.',
          'Lay the sheets on one line.',
        ],
        say: 'Which bar will be the tallest? Guess before you toss.',
        success: 'The bars start on one line, and your child tells how many more.',
      },
      {
        title: 'Sock Rows',
        child:
          'Choose a rule for the heap: color, size or owner. Answer a question to lay one row: one {token}. Start each row on the same line. Put all that are left in your last row. Tell {friend} which row has more, and how many.',
        gist: 'By one rule your child sorts the socks, laying one row, one {token}, for each right answer; the last row takes the rest, and comparing the rows ends it.',
        steps: [
          'Get out paper, markers and socks. Draw one {token} on one sheet for each question: a row starts there.',
          'Do question 1 together and lay the first row.',
          'Space all the rows evenly.',
        ],
        say: 'Look at this heap. Which row will be the longest?',
        success: 'The rows start on one line, and your child compares them with numbers.',
      },
      {
        title: 'Toy Vote',
        ages: 'younger',
        child:
          'Draw one {token} with wheels, wings or legs. Answer a question before each drawing. Call eight voters: toys, people or {friend}. Lay one sock by the drawing that each voter chooses. Tell which {token} won, and by how many.',
        gist: 'For each right answer your child draws one {token}; then eight voters, such as toys, each lay one sock by their favorite, and reading the rows ends it.',
        steps: [
          'Get out paper, markers and socks. Take one sheet for each question.',
          'Do question 1 together and draw a funny {token}.',
          'Toys whisper to your child. Start the rows on one line.',
        ],
        say: 'Which one will the toys like best, and how can we see it?',
        success: 'Your child counts the votes and says how many more the winner has.',
      },
      {
        title: 'Toss Plot',
        ages: 'older',
        child:
          'Toss socks and plot how far each one flies. Answer a question for two tosses: one {token}. Choose underhand or overhand, and measure in shoe lengths. Mark an X above each number on your line. Tell {hero} where most of them landed.',
        gist: 'Two sock tosses and one {token} come with each right answer; your child measures in shoe lengths, marks each toss with an X, and reads the finished plot.',
        steps: [
          'Get out paper, markers and socks. Draw a number line from 0 to 20, with room for more.',
          'Do question 1 together. Measure to the nearest shoe.',
          'Your child draws each {token} beside the plot.',
        ],
        say: 'Will the next two land near the others, or far out?',
        success: 'The plot has two marks for each question, and your child describes it.',
      },
    ],
    safety: [],
  },
]
