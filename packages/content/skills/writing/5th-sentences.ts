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
      { ask: 'Put in the comma: No {hero} cannot come.', answer: 'After No' },
      { ask: 'Put in the comma: Yes we can meet at {place}.', answer: 'After Yes' },
      { ask: 'Put in the commas: {friend} is kind clever and quick.', answer: '{friend} is kind, clever, and quick' },
      { ask: 'Put in the comma: Are you ready {friend}?', answer: 'Before {friend}' },
      {
        ask: 'Which job does it do? At dawn, the {things} were gone.',
        answer: 'It parts the introduction from the main part',
      },
      { ask: 'Which job does it do? {friend}, hold the lamp.', answer: 'It sets off the name of the person spoken to' },
      { ask: 'Take out the comma that does no job: {hero}, opened the gate.', answer: 'The comma after {hero}' },
      { ask: 'Put in the comma: Wait for me {hero}.', answer: 'Before {hero}' },
      {
        ask: 'Add an introductory phrase with its comma: The bell rang.',
        answer: 'Just before midnight, the bell rang',
      },
      {
        ask: 'Two commas are missing: In the end {hero} {friend} and the crew went home.',
        answer: 'After end and after {hero}',
      },
      { ask: 'Write a sentence that speaks to {friend} by name at its end.', answer: 'I have found the way, {friend}' },
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
      { ask: 'Combine: {friend} laughed. {hero} laughed.', answer: '{friend} and {hero} laughed' },
      {
        ask: 'Trim to six words or fewer: It is a fact that {friend} was late again.',
        answer: '{friend} was late again',
      },
      { ask: 'Trim it: The reason is because it rained.', answer: 'It rained' },
      {
        ask: 'Expand with where and how: The {things} rolled.',
        answer: 'The {things} rolled slowly down the steps of {place}',
      },
      {
        ask: 'Expand with why: {hero} went back to {place}.',
        answer: '{hero} went back to {place} because the lamp was still lit',
      },
      { ask: 'Use either and or: {hero} may stay. {hero} may go.', answer: '{hero} may either stay or go' },
      {
        ask: 'Use not only and but also: {friend} sings. {friend} drums.',
        answer: '{friend} not only sings but also drums',
      },
      {
        ask: 'Use neither and nor: {hero} did not speak. {friend} did not speak.',
        answer: 'Neither {hero} nor {friend} spoke',
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
        ask: 'Combine with who: {friend} has a key. {friend} opened the gate.',
        answer: '{friend}, who has a key, opened the gate',
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
            lines: 5,
            sample: 'The still, gray lake hid a boat.',
          },
          {
            heading: 'Trim',
            prompt: 'Due to the fact that it was dark, we stopped.',
            lines: 5,
            sample: 'Because it was dark, we stopped.',
          },
          {
            heading: 'Expand',
            prompt: 'The bell rang. (Where? When? How?)',
            lines: 6,
            sample: 'Long after midnight, the cracked bell in the harbor rang once, as if by mistake.',
          },
          {
            heading: 'Long, then short',
            prompt: 'End a scene of your own this way.',
            lines: 6,
            sample: 'She searched the shelves, the cellar and every coat in the hall for the letter. It was gone.',
          },
        ],
        lookFor: 'No idea got lost, nothing is said twice, and the rhythm of the last box changes.',
      },
      {
        kind: 'fix-the-sentence',
        errors: ['list-commas', 'name-capital'],
        sentences: [
          'The path led {hero} past a mill, a pond, and a gate.',
          'The letter made {friend} laugh, blush, and sit down.',
          'The wind took the hat, the map, and the plans of {hero}.',
          'Without a word {friend} packed bread, rope, and a lamp.',
          'The {things} were old, dusty, and dear to {hero}.',
          'In one day {friend} had sewn a sail, a flag, and a tent.',
          'The stranger asked {hero} for water, a bed, and silence.',
          'At dawn {friend} swept, sorted, and labeled everything.',
          'The tower had a bell, a spyglass, and {hero} at the top.',
          'By noon {friend} was tired, hungry, and proud.',
          'For the trip {hero} chose boots, gloves, and a warm cape.',
          'The crew trusted {friend} with the keys, the maps, and the truth.',
        ],
      },
    ],
  },
]
