import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

export const gameFormats: Format[] = [
  {
    id: 'math.clue-hunt',
    subject: 'math',
    title: 'Clue Hunt',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'game',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'index cards', quantity: '6', core: true, substitute: 'small slips of scrap' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 4,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 2, show: 2, together: 2, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Hunt for the cards that {friend} hid at {place}. Match the number on each card to its question. Act it out or sketch it: you choose. Write the answer on the back. Put the cards in order for {hero}.',
        steps: [
          'Get out index cards and pencils. Number one card for each question and hide them.',
          'Find the first card together and solve its question on the back.',
          'Your child hunts on and solves each before the next search. Call warmer or colder.',
        ],
        say: 'Somewhere near you is a clue about the {things}. Walk softly. What can you find?',
        success: 'Every card is found and carries the right answer.',
      },
      {
        child:
          'Find the answer to a question before you move. Match it to a card that hides at {place}. Put the card next to its question. Pick one match and tell {hero} why it fits.',
        steps: [
          'Get out pencils and index cards. Copy each answer onto its own card and stand them around the room.',
          'Solve question 1 together and walk to its card.',
          'Your child works out each answer before searching. No card fits? Look at the work again.',
        ],
        say: 'All the answers are in this room. They wait for someone who can prove them.',
        success: 'No card is left over, and your child can give a reason for one match.',
      },
      {
        child:
          'Write each answer on its own card. Hide the cards where {friend} would look last at {place}. Tell your grown-up where to reach: high or low. Show how you solved it when one turns up. Choose the best spot for the trickiest one.',
        steps: [
          'Get out index cards and pencils.',
          'Work question 1 out together. You hide its card; your child finds it.',
          'Your child solves and hides the rest. Hunt, and ask at each card: how did you get this?',
        ],
        say: 'I close my eyes and count to thirty. Hide them well and be ready to prove them.',
        success: 'Your child can show how the answer on each card was worked out.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.toss-and-solve',
    subject: 'math',
    title: 'Toss and Solve',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'game',
    layout: 'd',
    grades: everyGrade,
    materials: [
      { name: 'socks', quantity: '6 rolled pairs', core: true },
      { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 6,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Read one question and work it out. Toss a rolled sock when the answer is right. Choose to stand close for 1 point or far for 2. Count your points out loud. Tell {hero} your score for {place}.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils. Roll the socks in pairs.',
          'Play one round together: solve question 1, then each take a toss.',
          'Your child writes each answer before the toss. Was it off? Mend it, then toss from close by.',
        ],
        say: 'Show me your answer and prove it. After that, take your shot.',
        success: 'Each toss was earned by an answer that your child could show.',
      },
      {
        child:
          'Read a question and hold up a sock. Point it high if you feel sure, low if not. Say your answer when it is worked out. Toss the sock into the basket: pretend it is {place}. Pick who tosses next, you or {friend}.',
        steps: [
          'Get out paper, pencils, socks and a laundry basket. You play {friend}.',
          'Show how sure you both feel about question 1. Solve it side by side.',
          'Go on in turns. Come back at the end to the lowest sock.',
        ],
        say: 'High or low? No height is wrong. It only tells us where to slow down.',
        success: 'Your child solves a question that felt shaky at first.',
      },
      {
        child:
          'Act fast: the {things} are loose, and each sock is one. Solve a question to free one. Toss it home or walk it home: you choose. Say how you found the answer when it lands. Count how many are safe at {place}.',
        steps: [
          'Get out a laundry basket, socks, pencils and paper. Scatter the rolled socks.',
          'Free the first one together with question 1.',
          'Your child frees the others and tells the how as well as the what. One hint is allowed.',
        ],
        say: '{hero} counts on you. Which one shall we bring home first?',
        success: 'All socks are home, and your child told the way to two answers.',
      },
    ],
    safety: [],
  },
]
