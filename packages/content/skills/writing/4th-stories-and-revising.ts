import type { Skill } from '../../types.ts'

export const fourthStoriesAndRevising: Skill[] = [
  {
    id: 'writing.4.story-scenes',
    subject: 'writing',
    grade: '4th',
    order: 7,
    short: 'Story in Scenes',
    iCan: 'I can plan a story in scenes and use time phrases to move between them.',
    codes: ['W.4.3.a', 'W.4.3.c', 'W.4.3.e'],
    prerequisites: ['writing.3.story-problem'],
    keywords: [
      { word: 'scene', definition: 'a part of a story that happens in one place at one time' },
      { word: 'narrator', definition: 'the voice that tells a story' },
    ],
    model:
      'Say: Scene one: the attic, morning, Eva finds a key. Do I write how she combs her hair? No! I jump: By noon she had tried every door. Scene two: the cellar. The time phrase carries us over the dull part. A scene has a where, a when and something that changes.',
    check: {
      question: 'When does a new scene begin?',
      lookFor: 'When the place or the time changes.',
    },
    misconception: {
      says: 'I have to tell everything that happens all day.',
      reply: 'A reader likes to skip the dull bits. Which two moments change something? Jump between those.',
    },
    easier: 'Draw two scenes and write only the time phrase that joins them.',
    harder: 'Tell the same scene again with another narrator, such as a pet.',
    prompts: [
      {
        ask: 'Pick the time phrase that skips a day: at once, the next morning, or meanwhile.',
        answer: 'the next morning',
      },
      { ask: 'Which phrase means at the same time: meanwhile, later, or at last?', answer: 'meanwhile' },
      {
        ask: 'Same scene or new one? The next morning, at {place}, all was quiet.',
        answer: 'New, since the time has changed',
      },
      {
        ask: 'Write where and when scene one plays. {hero} is in it.',
        answer: 'At dusk, {hero} stood alone at {place}',
      },
      { ask: 'Pick the time phrase for a short wait: a moment later, or years later?', answer: 'a moment later' },
      { ask: 'What changes in scene one?', answer: '{hero} finds that the {things} are gone' },
      {
        ask: 'Skip the dull part: {friend} rode a train for two days.',
        answer: 'Two days later, {friend} stepped off the train',
      },
      { ask: 'Jump ahead. Begin scene two with a time phrase.', answer: 'Two hours later, {friend} saw tracks' },
      {
        ask: 'Slow down the key moment: {hero} opened the door.',
        answer: '{hero} laid a hand on the latch, breathed in and pushed',
      },
      {
        ask: 'Write what {friend} hears at the start of a scene in the dark.',
        answer: 'Somewhere above, a chair scraped',
      },
      {
        ask: 'Retell it as {friend}, with I: {friend} heard a cough behind the wall.',
        answer: 'I heard a cough behind the wall',
      },
      {
        ask: 'Cut what is dull: {hero} ate, slept, got dressed and saw the dragon.',
        answer: 'Early the next day, {hero} saw the dragon',
      },
      {
        ask: 'Tell with I, as {hero}: {hero} was sure that the plan would fail.',
        answer: 'I was sure that the plan would fail',
      },
      {
        ask: 'Write the last sentence of a story. It should show how {hero} has changed.',
        answer: 'From then on, {hero} left the lamp off',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'path',
        title: 'Scene by Scene',
        ask: 'Plan a story in three scenes. Write the time phrase that opens each.',
        boxes: [
          {
            heading: 'Scene one',
            prompt: 'Where, when, what changes?',
            lines: 4,
            sample: 'At dawn, in the boat shed: Eva finds that the oars have been swapped.',
          },
          {
            heading: 'Scene two',
            prompt: 'Jump in time. What gets harder?',
            lines: 4,
            sample: 'By noon, out on the lake: one oar cracks, and the fog rolls in.',
          },
          {
            heading: 'Scene three',
            prompt: 'How does it turn out?',
            lines: 4,
            sample: 'Long after dark: she steers home by the sound of the frogs.',
          },
        ],
        lookFor: 'Three places or times, a time phrase for each, and something that changes in every scene.',
      },
      {
        kind: 'organizer',
        form: 'stack',
        title: 'Slow the Moment',
        ask: 'Take the most exciting second of your story. Stretch it over four boxes.',
        boxes: [
          {
            heading: 'Before',
            prompt: 'What is seen and heard?',
            lines: 3,
            sample: 'The shed was silent. Only the latch ticked in the wind.',
          },
          {
            heading: 'Inside the head',
            prompt: 'What is thought?',
            lines: 3,
            sample: 'If I open it now, thought Eva, there is no way back.',
          },
          {
            heading: 'The move',
            prompt: 'What does the body do?',
            lines: 3,
            sample: 'She wiped her palm on her sleeve and pushed.',
          },
          {
            heading: 'After',
            prompt: 'What has changed?',
            lines: 3,
            sample: 'Light spilled out, and somebody said her name.',
          },
        ],
        lookFor: 'One short moment told slowly, through the senses, a thought and a movement.',
      },
      {
        kind: 'fix-the-sentence',
        errors: ['verb-agreement', 'name-capital'],
        sentences: [
          'The hall was silent when {hero} came in.',
          'The boats were gone before {friend} woke up.',
          'The missing key is in the coat of {hero}.',
          'The stairs were slippery, so {friend} held the rail.',
          'The lamps at {place} are dim, but {hero} reads on.',
          'The letter was torn, and {friend} kept both halves.',
          'The {things} are missing, and only {hero} knows why.',
          'The clock has stopped, but {friend} hears it tick.',
          'The footprints were fresh, so {hero} followed them.',
          'The tunnel is narrow, and {friend} has to crawl.',
          'The gates have rusted shut since {hero} was small.',
          'The morning was cold when {friend} left {place}.',
        ],
      },
    ],
  },
  {
    id: 'writing.4.revise-and-proofread',
    subject: 'writing',
    grade: '4th',
    order: 8,
    short: 'Revise and Proofread',
    iCan: 'I can revise a text for its reader and then proofread it by a list.',
    codes: ['W.4.5', 'L.4.2', 'L.4.3'],
    prerequisites: ['writing.3.revise-and-edit', 'writing.4.sound-alikes'],
    keywords: [
      { word: 'revise', definition: 'to change a text so that it works better for its reader' },
      { word: 'proofread', definition: 'to hunt for slips in spelling, capitals and marks, line by line' },
    ],
    model:
      'Say: I read as a stranger. Where do I stumble? Here: He gave it to him. Who is he? I put in the names. That is revising. Then I take my list: capitals, marks, hooks, sound-alikes. I read from the last line up, so that the story cannot carry me away. That is proofreading.',
    check: {
      question: 'Why read from the last line up when you proofread?',
      lookFor: 'So that you see each line as it is, instead of following the story.',
    },
    misconception: {
      says: 'If I rewrite it neatly, it is revised.',
      reply: 'Neat is kind to the eye. Now think of the reader: What would they ask you about it?',
    },
    easier: 'Ask one question about the text and let your child write the answer into it.',
    harder: 'Cut a text by a third and keep everything that matters.',
    prompts: [
      {
        ask: 'Who is meant? Mend it: {hero} told {friend} that it was broken. Name the thing.',
        answer: '{hero} told {friend} that the lamp was broken',
      },
      { ask: 'Proofread: on tuesday, {friend} came to {place}.', answer: 'On Tuesday, {friend} came to {place}' },
      { ask: 'Proofread: {friend} lives in spring street.', answer: '{friend} lives in Spring Street' },
      { ask: 'Proofread: {hero}s boots werent dry.', answer: "{hero}'s boots weren't dry" },
      { ask: 'Cut what is said twice: {hero} whispered in a quiet whisper.', answer: '{hero} whispered' },
      {
        ask: 'Cut it in half: The reason why {hero} ran is because it was late.',
        answer: '{hero} ran because it was late',
      },
      { ask: 'Say it with one verb: {friend} made a decision to stay.', answer: '{friend} decided to stay' },
      {
        ask: 'A reader asks how big. Revise it: There was a crack in the wall at {place}.',
        answer: 'A crack as wide as a thumb ran down the wall at {place}',
      },
      {
        ask: 'Too many ands. Revise: {friend} ran and fell and got up and laughed.',
        answer: '{friend} ran, fell, got up and laughed',
      },
      { ask: 'Proofread: Is {hero} comming too.', answer: 'Is {hero} coming too, with a question mark' },
      { ask: "Proofread: There were to {things}, a map and a rope in they're bag.", answer: 'two and their' },
      {
        ask: 'Start it in a new way: {hero} saw. {hero} ran. {hero} hid.',
        answer: '{hero} saw it. In a flash, the corner was empty',
      },
      {
        ask: 'A reader asks why. Revise it: {friend} never went back to {place}.',
        answer: '{friend} never went back to {place}, for the echo had laughed',
      },
      {
        ask: 'Write three plain sentences about {friend}. Revise the weakest one and say why.',
        answer: '{friend} is tall became {friend} has to duck at every door, since that shows it',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['apostrophe', 'name-capital', 'end-mark'],
        sentences: [
          "The captain couldn't find {hero}'s notes.",
          "It wasn't easy to follow {friend} up the cliff.",
          "Everyone knows that {hero} doesn't give up.",
          "The crew hasn't seen {friend} since noon.",
          "Nobody told {hero} that the bridge isn't safe.",
          "At {place} we found {friend}'s old compass.",
          "The {things} didn't belong to {hero}.",
          "They're waiting for {friend} by the gate.",
          "Last week {hero} couldn't read the map.",
          "We've asked {friend} to join the crew.",
          "I'm sure that {hero} will find the way.",
          "The rain won't stop {friend} this time.",
          "You shouldn't wake {hero} before dawn.",
        ],
      },
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Reader, Tell Me',
        ask: 'Read your text to someone. Note what they say, then make your text better.',
        boxes: [
          {
            heading: 'You liked',
            prompt: 'Which words stayed with you?',
            lines: 4,
            sample: 'the part with the ticking latch',
          },
          { heading: 'You asked', prompt: 'What was not clear?', lines: 4, sample: 'who swapped the oars, and why' },
          {
            heading: 'I add',
            prompt: 'Write a new sentence.',
            lines: 5,
            sample: 'Her cousin Ned had swapped them in the night, so that nobody could follow him.',
          },
          { heading: 'I cut', prompt: 'Copy what can go.', lines: 5, sample: 'Then she went there and did it.' },
        ],
        lookFor: 'The new sentence answers a question of a real reader, and something that was not needed is gone.',
      },
    ],
  },
]
