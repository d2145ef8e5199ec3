import type { Skill } from '../../types.ts'

export const fifthSentences: Skill[] = [
  {
    id: 'writing.5.commas-that-sort',
    subject: 'writing',
    grade: '5th',
    order: 1,
    short: 'Commas That Sort',
    iCan: 'I can use commas in a list and after an introduction and with a name.',
    codes: ['L.5.2.a', 'L.5.2.b', 'L.5.2.c'],
    prerequisites: ['writing.4.whole-and-split'],
    keywords: [
      { word: 'series', definition: 'three or more items in a row, parted by commas' },
      { word: 'introductory phrase', definition: 'a few words that lead into the main part of a sentence' },
    ],
    model:
      'Say: Let us eat, Grandma. Now without the pause: Let us eat Grandma. Poor Grandma! One comma saves her, since it shows that we are talking to her. Commas sort: ropes, maps, and lamps in a list; after sunset, before the main part; and yes, around the person that we speak to.',
    check: {
      question: 'Where do commas go in: After supper Mia packed rope bread and salt?',
      lookFor: 'After supper, after rope, and after bread.',
    },
    misconception: {
      says: 'I put a comma wherever I take a breath.',
      reply:
        'Breath is a good hint, but people breathe differently. Which job would this comma do: list, lead-in or name?',
    },
    easier: 'Lay buttons between the items of a list that you read aloud, then write commas there.',
    harder: 'Write one sentence that needs commas for all three jobs.',
    prompts: [
      { ask: 'Put in the commas: {hero} packed rope chalk and bread.', answer: '{hero} packed rope, chalk, and bread' },
      { ask: 'Put in the comma: After the storm the {things} were gone.', answer: 'After storm' },
      { ask: 'Put in the comma: Yes we can meet at {place}.', answer: 'After Yes' },
      { ask: 'Put in the comma: Are you ready {friend}?', answer: 'Before {friend}' },
      { ask: 'Which job does it do? {friend}, hold the lamp.', answer: 'It sets off the name of the person spoken to' },
      { ask: 'Take out the comma that does no job: {hero}, opened the gate.', answer: 'The comma after {hero}' },
      {
        ask: 'Add an introductory phrase with its comma: The bell rang.',
        answer: 'Just before midnight, the bell rang',
      },
      {
        ask: 'Two commas are missing: In the end {hero} {friend} and the crew went home.',
        answer: 'After end and after {hero}',
      },
      {
        ask: 'Write a list of three things that {hero} sees at {place}. Begin with an introductory phrase.',
        answer: 'From the top step, {hero} saw smoke, sails, and a white dog',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['list-commas'],
        sentences: [
          '{hero} packed a rope, a lamp, and a map.',
          'The cave was cold, damp, and silent.',
          '{friend} brought bread, cheese, and apples.',
          'The signs were red, yellow, or white.',
          'They crossed a marsh, a ridge, and a river.',
          '{hero} listened, waited, and smiled.',
          'We need wire, hooks, and patience.',
          'The guide speaks clearly, slowly, and kindly.',
          '{friend} found a coin, a button, and a key.',
          'The tower has a bell, a clock, and a flag.',
          'The {things} were dusty, cracked, and old.',
          'The crew will row, sail, or drift.',
          'The trunk held a cape, a drum, and a letter.',
          'The wind was loud, wild, and warm.',
        ],
      },
    ],
  },
  {
    id: 'writing.5.combine-and-trim',
    subject: 'writing',
    grade: '5th',
    order: 2,
    short: 'Combine and Trim',
    iCan: 'I can revise sentences by combining or expanding or trimming them.',
    codes: ['L.5.3.a', 'L.5.1.e'],
    prerequisites: ['writing.4.whole-and-split'],
    keywords: [
      { word: 'combine', definition: 'to make one sentence out of two or more' },
      { word: 'concise', definition: 'saying what matters in few words' },
    ],
    model:
      'Write: The owl was old. The owl lived in the tower. The owl knew every star. Say: Three owls, three bumps. I keep one and fold the others in: The old owl in the tower knew every star. Nothing is lost but the bumps. Short sentences are for drumbeats. Long ones are for rivers.',
    check: {
      question: 'What do you look for when you combine sentences?',
      lookFor: 'Words that come again, such as the same subject, that need to be said only once.',
    },
    misconception: {
      says: 'Longer sentences are better.',
      reply:
        'Sometimes. Read it aloud: Does it flow, or does it run out of breath? A short one can land like a drumbeat.',
    },
    easier: 'Underline the words that come twice and cross out one of each pair.',
    harder: 'Rewrite a paragraph so that a long sentence is followed by one of three words.',
    prompts: [
      { ask: 'Combine: {hero} was quiet. {hero} was clever.', answer: '{hero} was quiet but clever' },
      { ask: 'Combine: The door creaked. It was made of oak.', answer: 'The oak door creaked' },
      {
        ask: 'Trim to six words or fewer: It is a fact that {friend} was late again.',
        answer: '{friend} was late again',
      },
      {
        ask: 'Expand with where and how: The {things} rolled.',
        answer: 'The {things} rolled slowly down the steps of {place}',
      },
      { ask: 'Use either and or: {hero} may stay. {hero} may go.', answer: '{hero} may either stay or go' },
      {
        ask: 'Use not only and but also: {friend} sings. {friend} drums.',
        answer: '{friend} not only sings but also drums',
      },
      {
        ask: 'Combine three: The path was steep. It was wet. It led to {place}.',
        answer: 'The steep, wet path led to {place}',
      },
      {
        ask: 'Trim it: In my opinion, I personally think that {hero} is right.',
        answer: 'I think that {hero} is right',
      },
      {
        ask: 'Write a long sentence about a search at {place}. Follow it with one of three words.',
        answer: 'We looked behind every door, under every step and inside every boot. Nothing was there',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Sentence Workshop',
        ask: 'Do what each box says, and read the result aloud.',
        boxes: [
          {
            heading: 'Combine',
            prompt: 'The lake was still. It was gray. It hid a boat.',
            lines: 3,
            sample: 'The still, gray lake hid a boat.',
          },
          {
            heading: 'Trim',
            prompt: 'Due to the fact that it was dark, we stopped.',
            lines: 3,
            sample: 'Because it was dark, we stopped.',
          },
          {
            heading: 'Expand',
            prompt: 'The bell rang. (Where? When? How?)',
            lines: 4,
            sample: 'Long after midnight, the cracked bell in the harbor rang once, as if by mistake.',
          },
          {
            heading: 'Long, then short',
            prompt: 'End a scene of your own this way.',
            lines: 4,
            sample: 'She searched the shelves, the cellar and every coat in the hall for the letter. It was gone.',
          },
        ],
        lookFor: 'No idea got lost, nothing is said twice, and the rhythm of the last box changes.',
      },
    ],
  },
  {
    id: 'writing.5.steady-time',
    subject: 'writing',
    grade: '5th',
    order: 3,
    short: 'Verbs That Stay Steady',
    iCan: 'I can revise verbs so that they agree and stay in one tense.',
    codes: ['L.5.1.c', 'L.5.1.d'],
    prerequisites: ['writing.3.verbs-that-agree'],
    keywords: [
      { word: 'tense', definition: 'the form of a verb that shows when something happens' },
      { word: 'shift', definition: 'a change, such as from past to present' },
    ],
    model:
      'Read: Mia opened the box and screams. Say: Opened is past, screams is now. Did she jump through time? I choose one: Mia opened the box and screamed. I may shift only for a reason: Mia opened the box that her aunt had packed. Had packed lies further back, so that shift is earned.',
    check: {
      question: 'When is it right to change the tense in a story?',
      lookFor: 'When the time really changes, such as looking back or in spoken words.',
    },
    misconception: {
      says: 'It is exciting there, so I changed to now.',
      reply: 'Nice instinct! But then the whole story must live in now. Which time shall it be?',
    },
    easier: 'List all the verbs in a column and mark each as past or now.',
    harder: 'Rewrite a passage from past to now and tell how the mood changes.',
    prompts: [
      { ask: 'Find the shift: {hero} grabbed the rope and climbs.', answer: 'climbs, which should be climbed' },
      {
        ask: 'Mend it: {friend} walks to {place} and knocked twice.',
        answer: '{friend} walked to {place} and knocked twice',
      },
      { ask: 'Pick was or were: Neither of the {things} ... new.', answer: 'was, since neither counts as one' },
      { ask: 'Put it in the past: {hero} sees a light and follows it.', answer: '{hero} saw a light and followed it' },
      {
        ask: 'Earned or not? {friend} smiled because the letter had come.',
        answer: 'Earned, since the letter came earlier',
      },
      { ask: 'Pick has or have: The list of names ... vanished.', answer: 'has, since the list is one' },
      {
        ask: 'Mend it: Yesterday {hero} finds a door that nobody had seen.',
        answer: 'Yesterday {hero} found a door that nobody had seen',
      },
      { ask: 'Put it in the future: {friend} counted the {things}.', answer: '{friend} will count the {things}' },
      {
        ask: 'Write two sentences about {place} in the past. Look back even further in the second.',
        answer: 'The hall was empty. Someone had carried off the chairs',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['verb-agreement'],
        sentences: [
          'The {things} in the corner are dusty.',
          'One of the ropes was frayed.',
          'The crew of the boats has a secret song.',
          '{hero} and {friend} are in charge today.',
          'Each of the doors has its own lock.',
          'Everyone at {place} was ready at dawn.',
          'The keys on the hook were rusty.',
          'Nobody is awake before {hero}.',
          'These old maps have no names.',
          'The smell of the herbs was strong.',
          'Every window in the towers is open.',
          'Two of the lamps were lit.',
          'A pile of stones was in the way.',
          'The stairs behind the stage are steep.',
          'Both of the paths have muddy spots.',
        ],
      },
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Time Travelers',
        ask: 'Tell one small moment of your story three times.',
        boxes: [
          {
            heading: 'Past',
            prompt: 'Tell it as if it were over.',
            lines: 4,
            sample: 'The latch lifted. Ida held her breath and stepped behind the clock.',
          },
          {
            heading: 'Now',
            prompt: 'Tell it as it happens.',
            lines: 4,
            sample: 'The latch lifts. Ida holds her breath and steps behind the clock.',
          },
          {
            heading: 'Looking back',
            prompt: 'Say what had happened before.',
            lines: 3,
            sample: 'She had oiled the hinges that morning, just in case.',
          },
          {
            heading: 'My choice',
            prompt: 'Which fits best, and why?',
            lines: 3,
            sample: 'Now, because the reader holds their breath too.',
          },
        ],
        lookFor: 'Every verb in a box keeps the tense of that box, and the choice has a reason.',
      },
    ],
  },
]
