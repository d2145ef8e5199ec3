import type { Format } from '../../types.ts'

/** What hands lay out and feet walk; kindergarten to 3rd grade. */
export const handsOnFormats: Format[] = [
  {
    id: 'math.bean-workshop',
    subject: 'math',
    title: 'Bean Workshop',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'hands-on',
    layout: 'a',
    grades: { from: 'kindergarten', to: '3rd' },
    strands: ['number', 'operations', 'patterns', 'measurement', 'time', 'data', 'geometry'],
    materials: [
      { name: 'dry beans', quantity: '30', core: true, substitute: 'buttons or coins' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '2', core: true },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        strands: ['number', 'operations', 'data'],
        answers: 'counts',
        child:
          'Pack the orders for {hero}. Each answer tells how many {things} to pack. Work it out with fingers, marks or beans: you choose. Lay that many beans in the box, five to a row. Count them and write the number. Send the order off to {place}.',
        steps: [
          'Get out dry beans, paper and pencils. Draw one big box on a sheet.',
          'Pack order 1 together: work it out, then lay that many beans in the box.',
          'Your child counts the box, writes the number and empties it. Pack each order the same way.',
        ],
        say: 'One bean stands for one {thing}. How many did {hero} order in question 1?',
        success: 'The beans in the box match the answer every time.',
      },
      {
        strands: ['geometry'],
        child:
          'Lay a fence around the {things} at {place}. Answer a question and show how you know. Then lay one straight side of beans. Choose if it is long or short. Let your last side meet the first one. Count the sides and corners of your fence.',
        steps: [
          'Get out dry beans, paper and pencils. Your child draws one {thing} in the middle of a sheet.',
          'Do question 1 together. Lay the first side: a straight row of beans.',
          'Each right answer adds a side. The last answer closes the fence.',
        ],
        say: 'Each question is one side. How many sides will our fence have?',
        success: 'The fence is closed, and your child can tell its sides and corners.',
      },
      {
        strands: ['time'],
        child:
          'Mend a clock for {place}. All its numbers fell off. Lay a ring of 12 beans for the numbers. Use two pencils as hands and work out each question. Choose which number to write back after each answer. Read the finished clock to {friend}.',
        steps: [
          'Get out dry beans, paper and pencils. Lay beans for 12, 3, 6 and 9 first, then the gaps.',
          'Do question 1 together. Move the hands, or point along the beans.',
          'Each right answer puts one number back. After the last answer, write all that are missing.',
        ],
        say: 'The 12 is at the top. Where does the 6 belong?',
        success: 'Your child uses the bean clock to explain each answer.',
      },
      {
        strands: ['patterns'],
        child:
          'Make a border of beans for {place}. Think up one small part, such as two beans and a gap. Answer a question and tell how you know. Lay your part once for each right answer. Choose: keep the part or grow it by one bean. Tell {hero} what the tenth part will be.',
        steps: [
          'Get out dry beans, paper and pencils. Draw a long double line for the border.',
          'Do question 1 together and lay the first part.',
          'A right answer adds a part. At the end, draw the next two parts without beans.',
        ],
        say: 'Which part of your border comes again and again?',
        success: 'Your child can say the rule of the border and what comes next.',
      },
      {
        strands: ['measurement'],
        child:
          'Compare things for {hero}, who builds at {place}. Give an answer and your reason. Then pick two things from the room. Choose: compare how long or how wide. Guess which one is more. Lay beans along both, count them and write it down.',
        steps: [
          'Get out dry beans, paper and pencils. Write two columns: guess and count.',
          'Do question 1 together, then compare the first two things.',
          'Go on: one question, two things. Beans must touch, with no gaps and no piles.',
        ],
        say: 'Which one will take more beans? Tell me your guess and why.',
        success: 'Your child measures from end to end and tells how many more beans.',
      },
    ],
    safety: [
      {
        hazard: 'small beans',
        adultNote: 'A grown-up counts the beans back in at the end and keeps them away from toddlers.',
      },
    ],
  },
  {
    id: 'math.stepping-path',
    subject: 'math',
    title: 'Stepping Path',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'move',
    layout: 'c',
    grades: { from: 'kindergarten', to: '3rd' },
    materials: [
      { name: 'paper', quantity: '6 sheets', core: true },
      { name: 'tape', quantity: '1 roll', core: true },
      { name: 'markers', quantity: '2', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 3,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Build a bridge to {place}, where {hero} waits. Answer one question at a time. Draw one {thing} on a sheet for each right answer. Lay the sheet down as your next plank. Choose to hop, tiptoe or march across it. Reach {hero} with your last plank.',
        steps: [
          'Get out paper, tape and markers. Count out one sheet for each question.',
          'Do question 1 together. Tape the first plank flat on the floor; your child steps on.',
          'Go on to the far side. After a slip, look at it together and try once more.',
        ],
        say: 'One answer is one plank. How many planks will our bridge have?',
        success: 'The bridge is finished, and your child can explain one of the answers.',
      },
      {
        answers: 'counts',
        strands: ['number', 'operations', 'data'],
        child:
          'Find out which answer takes you farthest toward {place}. Start each walk at the line. Work out a question and say the answer. Walk that many tiny steps, heel to toe. Mark the end of your walk with the number. Choose: guess the end of your next walk or not.',
        steps: [
          'Get out paper, tape and markers. Tape down a start line and tear a sheet into slips.',
          'Do question 1 together. Walk it heel to toe and count aloud. Turn around at a wall.',
          'Your child walks each answer. Tape its number where the walk ends.',
        ],
        say: 'Before you walk: will this one end near or far?',
        success: 'Your child counts each walk right and can say why one is the longest.',
      },
      {
        child:
          'Carry news from {place} to {hero} at the far wall. Listen to one question at the start line. Say it back before you go. Choose how to travel: giant steps or mouse steps. Write or draw your answer on the letter. Come back for the next question.',
        steps: [
          'Get out paper, tape and markers. Tape one sheet to a far wall: the letter to {hero}.',
          'Say question 1. Your child says it back, and you carry the answer over together.',
          'Your child carries the others alone. After the last one, read the whole letter aloud.',
        ],
        say: 'Keep this question in your head on the way. Can you say it back?',
        success: 'The letter has a right answer to each question.',
      },
      {
        strands: ['measurement'],
        child:
          'Measure {place}: your room plays it today. Answer a question first. Then choose a way to measure: giant steps or feet. Guess how many it takes from wall to wall. Walk it, count it and write both numbers down. Tell {friend} which guess came closest.',
        steps: [
          'Get out paper, tape and markers. Tape up one sheet with two columns: guess and count.',
          'Do question 1 together, then walk and count the first way.',
          'After each right answer your child measures another way across, or uses other steps.',
        ],
        say: 'Are there more giant steps or more feet from here to the door?',
        success: 'Your child can explain why small steps make a bigger number.',
      },
      {
        strands: ['patterns'],
        child:
          'Lay a pattern path to {place}. Answer a question and tell how you know. Draw one sign on a sheet and lay it down. Choose your signs so that they follow a rule. Walk the path and act out each sign. Show {hero} the two signs that come next.',
        steps: [
          'Get out paper, tape and markers. Agree on two or three signs, such as star and line.',
          'Do question 1 together. Your child says the rule and tapes down the first sign.',
          'Each right answer adds a sign. At the end, act out the next two.',
        ],
        say: 'Your path follows a rule. Can you tell it to me before we walk?',
        success: 'The path keeps its rule, and your child can carry it on.',
      },
    ],
    safety: [
      {
        hazard: 'slipping on loose sheets',
        adultNote: 'Stay close, clear the floor, and let your child go barefoot or in shoes.',
      },
    ],
  },
]
