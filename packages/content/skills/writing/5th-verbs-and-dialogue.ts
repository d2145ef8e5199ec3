import type { Skill } from '../../types.ts'

export const fifthVerbsAndDialogue: Skill[] = [
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
      { ask: 'Past or present? {friend} holds the lamp.', answer: 'Present' },
      { ask: 'Pick was or were: Neither of the {things} ... new.', answer: 'was, since neither counts as one' },
      { ask: 'Pick is or are: The lid of the boxes at {place} ... loose.', answer: 'is, since the lid is one' },
      { ask: 'Put it in the past: {hero} sees a light and follows it.', answer: '{hero} saw a light and followed it' },
      { ask: 'Find the shift: We rowed all night and sleep at dawn.', answer: 'sleep, which should be slept' },
      {
        ask: 'Earned or not? {friend} smiled because the letter had come.',
        answer: 'Earned, since the letter came earlier',
      },
      { ask: 'Pick has or have: The list of names ... vanished.', answer: 'has, since the list is one' },
      {
        ask: 'Put it in the present: {friend} wrote a note and hid it.',
        answer: '{friend} writes a note and hides it',
      },
      {
        ask: 'Mend it: Yesterday {hero} finds a door that nobody had seen.',
        answer: 'Yesterday {hero} found a door that nobody had seen',
      },
      { ask: 'Put it in the future: {friend} counted the {things}.', answer: '{friend} will count the {things}' },
      { ask: 'Earned or not? {hero} waved and says good night.', answer: 'Not earned, since nothing changes in time' },
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
            lines: 5,
            sample: 'The latch lifted. Ida held her breath and stepped behind the clock.',
          },
          {
            heading: 'Now',
            prompt: 'Tell it as it happens.',
            lines: 5,
            sample: 'The latch lifts. Ida holds her breath and steps behind the clock.',
          },
          {
            heading: 'Looking back',
            prompt: 'Say what had happened before.',
            lines: 5,
            sample: 'She had oiled the hinges that morning, just in case.',
          },
          {
            heading: 'My choice',
            prompt: 'Which fits best, and why?',
            lines: 5,
            sample: 'Now, because the reader holds their breath too.',
          },
        ],
        lookFor: 'Every verb in a box keeps the tense of that box, and the choice has a reason.',
      },
    ],
  },
  {
    id: 'writing.5.dialogue-and-pace',
    subject: 'writing',
    grade: '5th',
    order: 4,
    short: 'Dialogue and Pace',
    iCan: 'I can use dialogue and pacing to show how characters respond.',
    codes: ['W.5.3.b', 'W.5.3.d', 'L.5.2'],
    prerequisites: ['writing.4.talk-and-action'],
    keywords: [
      { word: 'pacing', definition: 'how fast or slow a story moves at each point' },
      { word: 'response', definition: 'what a character does, says or thinks because of what happened' },
    ],
    model:
      'Read slowly: "Is that," Kim began, and swallowed, "the last lamp?" Now fast: "Run!" "Where?" "Anywhere!" Say: Short lines with no tags race. Pauses, actions and thoughts slow the clock. I speed through the chase, and I slow down where something changes forever.',
    check: {
      question: 'How can dialogue make a scene faster?',
      lookFor: 'Short lines, few speaker tags, and no long descriptions between them.',
    },
    misconception: {
      says: 'Dialogue fills up the page quickly.',
      reply: 'It does! Then test each line: If we cut it, does the story lose anything?',
    },
    easier: 'Read a scene aloud in two speeds and decide which suits it.',
    harder: 'Write a talk in which the important thing is never said.',
    prompts: [
      {
        ask: 'Put in the marks: We have, said {hero}, one chance left.',
        answer: '"We have," said {hero}, "one chance left"',
      },
      {
        ask: 'Make it fast. Write three lines of two words or fewer: {hero} warns {friend}.',
        answer: '"Duck!" / "Why?" / "Bats!"',
      },
      { ask: 'Which is faster: "Go!" or "I think we might leave soon"?', answer: '"Go!"' },
      {
        ask: 'Slow it down with an action: "It is over," said {friend}.',
        answer: '"It is over," said {friend}, and folded the map along its old creases',
      },
      { ask: 'Put in the marks: Nobody told me, said {friend}.', answer: '"Nobody told me," said {friend}' },
      {
        ask: 'Show a response without talk: {friend} is told that {place} must close.',
        answer: '{friend} went on sweeping, harder than before',
      },
      {
        ask: 'Cut the tag without losing the speaker: "Help, {hero}!" shouted {friend} to {hero}.',
        answer: '"Help, {hero}!" shouted {friend}',
      },
      { ask: 'Which line can go? "Hello." "Hello." "The {things} are gone!" "What?"', answer: 'The two hellos' },
      {
        ask: 'Give {hero} a thought that does not match the words: "Of course I like it," said {hero}.',
        answer: 'Not in a hundred years, thought {hero}',
      },
      {
        ask: 'Slow the moment: {hero} opens the box at {place}. Write one sentence.',
        answer: '{hero} lifted the lid by a finger, then by two',
      },
      {
        ask: 'Fast or slow? The moment {friend} reads the letter at last.',
        answer: 'Slow, because something changes there',
      },
      {
        ask: 'Mend it: "Wait {hero} she said "you dropped this."',
        answer: '"Wait, {hero}," she said, "you dropped this"',
      },
      {
        ask: 'Show without talk that {friend} forgives {hero}.',
        answer: '{friend} pushed the bigger half across the table',
      },
      {
        ask: '{hero} has lost what {friend} lent out. Write three lines in which {hero} avoids saying it.',
        answer: '"Nice weather," said {hero}. / "Where is it?" / {hero} studied the ceiling',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['quotation-marks', 'capital'],
        sentences: [
          '"Nobody goes until the tide turns," said {hero}.',
          '"The letter is hidden behind the clock," whispered {friend}.',
          'At last {hero} said, "We were wrong about the map."',
          '"Did anyone follow you to {place}?" asked {friend}.',
          'The keeper replied, "That door has been shut for years."',
          '"These {things} have been moved," said {friend}.',
          'From the roof {hero} called, "The signal is green!"',
          '"We have one lantern left," said {friend}.',
          'The stranger asked, "Which of you is in charge?"',
          '"My answer is still the same," said {hero}.',
          'Without turning {friend} added, "You forgot your key."',
          '"Every clue points to {place}," said {hero}.',
          'The pilot shouted, "Hold the rope with both hands!"',
        ],
      },
      {
        kind: 'organizer',
        form: 'stack',
        title: 'Fast and Slow',
        ask: 'Write a scene that races first and then stands still.',
        boxes: [
          {
            heading: 'What happens',
            prompt: 'Sum it up in one line.',
            lines: 2,
            sample: 'Two friends flee a flood and find the lost dog.',
          },
          {
            heading: 'Fast',
            prompt: 'Short lines, no tags',
            lines: 3,
            sample: '"Left!" / "Stairs!" / "It is still rising!"',
          },
          {
            heading: 'Slow',
            prompt: 'Pauses, actions, a thought',
            lines: 5,
            sample:
              'On the top step sat Biscuit. "You," said Ren, and could not go on. The dog thumped his tail, once.',
          },
          {
            heading: 'Why here?',
            prompt: 'Explain where you slowed down.',
            lines: 3,
            sample: 'I slowed down when they find the dog, since that is what they hoped for.',
          },
        ],
        lookFor: 'The two parts sound different when read aloud, and the slow part holds what matters most.',
      },
    ],
  },
]
