import type { Skill } from '../../types.ts'

export const fifthTexts: Skill[] = [
  {
    id: 'reading.5.quote-evidence',
    subject: 'reading',
    grade: '5th',
    order: 6,
    short: 'Quoting Evidence',
    iCan: 'I can justify what I infer by quoting the exact words of a text.',
    codes: ['RL.5.1', 'RI.5.1'],
    prerequisites: ['reading.4.infer'],
    keywords: [
      { word: 'quote', definition: 'to repeat words exactly as they stand, inside quotation marks' },
      { word: 'infer', definition: 'to work out something that is not said, from clues and what you know' },
    ],
    model:
      'Say: The text reads: Ines swallowed hard and signed her name. I claim that Ines is nervous but sure. My quote: swallowed hard. It shows nerves. My second quote: signed her name. It shows that she goes through with it. Claim, quote, because: I keep quotes short and never change a word.',
    check: {
      question: 'How long should a good quote be?',
      lookFor: 'Only as long as it needs to be: the few words that prove the claim.',
    },
    misconception: {
      says: 'I can say it in my own words and call that a quote.',
      reply: 'Your own words are a paraphrase, and they are useful too. A quote matches the text letter by letter.',
    },
    easier: 'Give the claim, and let your child find the four words that prove it.',
    harder: 'Find a quote that seems to speak against your claim, and answer it.',
    prompts: [
      {
        ask: 'Text: {hero} ran the last mile with a grin. Quote the words that show {hero} enjoyed it.',
        answer: 'with a grin',
      },
      {
        ask: 'Text: {friend} slammed the lid and would not look up. Infer the feeling. Quote the proof.',
        answer: 'Angry or upset: slammed the lid, would not look up',
      },
      {
        ask: 'Text: {hero} found the way to {place} by touch, for the lamp had long gone out. Was it dark? Quote the proof.',
        answer: 'Yes: the lamp had long gone out',
      },
      {
        ask: 'Text: At {place} the clock had stopped and ivy covered the door. Infer how long it was empty. Quote the proof.',
        answer: 'A long time: the clock had stopped, ivy covered the door',
      },
      {
        ask: 'Text: Of course I trust you, said {friend}, and put the key in a deep pocket. Does {friend} trust {hero}? Quote the proof.',
        answer: 'Not fully: put the key in a deep pocket',
      },
      {
        ask: 'Text: A camel can drink about 100 liters at one time. Its hump stores energy from food. Is the hump a water tank? Quote the proof.',
        answer: 'No: stores energy from food',
      },
      {
        ask: 'Text: {hero} rehearsed the speech to the wall, to the broom and to the moon. Infer how {hero} felt about it. Quote the proof.',
        answer: 'Nervous, or eager to do well: to the wall, to the broom and to the moon',
      },
      {
        ask: "Text: No one had asked {friend} to stay. The broom was already in {friend}'s hand. Infer a trait. Quote the proof.",
        answer: 'Helpful: the broom was already in hand, though no one had asked',
      },
      {
        ask: 'Text: The harbor master waved the ships in one by one and smiled only when the last rope was tied. Infer a trait. Quote the proof.',
        answer: 'Responsible: smiled only when the last rope was tied',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['cause', 'detail'] }],
  },
  {
    id: 'reading.5.compare-characters',
    subject: 'reading',
    grade: '5th',
    order: 7,
    short: 'Comparing Characters',
    iCan: 'I can compare two characters with details from the text.',
    codes: ['RL.5.3', 'RL.5.6'],
    prerequisites: ['reading.4.character-in-depth'],
    keywords: [
      { word: 'compare', definition: 'to tell how two things are alike and how they differ' },
      { word: 'point of view', definition: 'how someone sees what happens, shaped by who they are' },
    ],
    model:
      'Draw two circles that overlap. Say: Both sisters wanted the prize. Uma practiced every day, while Dee hoped for luck. In the middle: both wanted the prize. On the left: practiced every day. On the right: hoped for luck. Now I write it: Both want to win, but Uma relies on work, whereas Dee relies on luck.',
    check: {
      question: 'What makes a comparison fair?',
      lookFor: 'Looking at the same thing in both, such as how each faces the same problem.',
    },
    misconception: {
      says: 'Uma has red hair and Dee is kind. I compared them.',
      reply: 'Those are two different questions. Ask one question of both: how does each prepare for the race?',
    },
    easier: 'Ask for one way the characters are alike, then one way they differ.',
    harder: 'Explain how the story would change if the two characters swapped traits.',
    prompts: [
      {
        ask: '{hero} whispers in a crowd. {friend} sings in a crowd. How do they differ?',
        answer: '{hero} is shy or quiet, {friend} is outgoing',
      },
      {
        ask: 'The bridge swayed. {hero} ran across. {friend} tested each plank first. How are they alike? How do they differ?',
        answer: 'Both face the bridge. {hero} is bold or hasty, {friend} is careful',
      },
      {
        ask: 'Both wanted the {things} to be safe. {hero} hid them. {friend} set a guard. What is the same goal, and which plans differ?',
        answer: 'Same goal: safe {things}. {hero} hides them, {friend} guards them',
      },
      {
        ask: '{hero} called the rain a gift for the garden. {friend} called it the end of the picnic. Why do they see it differently?',
        answer: '{hero} thinks of the garden, {friend} of the picnic. Their points of view differ',
      },
      {
        ask: 'When the map proved wrong, {hero} blamed the maker. {friend} drew a new one. Compare how each meets a problem.',
        answer: '{hero} looks for someone to blame, {friend} looks for a solution',
      },
      {
        ask: 'Use the word whereas: {hero} plans every step. {friend} decides on the way.',
        answer: '{hero} plans every step, whereas {friend} decides on the way',
      },
      {
        ask: '{hero} trusted the stranger at {place} at once. {friend} asked three questions first. Which detail shows more caution?',
        answer: '{friend} asked three questions first',
      },
      {
        ask: '{friend} laughed off the mistake, but {hero} stayed awake over it. Both fixed it by morning. Compare them fairly.',
        answer: 'Both take responsibility. {friend} stays lighthearted, {hero} worries',
      },
      {
        ask: 'The keeper says: They took my bell. {hero} says: We saved the bell from the flood. Explain the two points of view.',
        answer: 'The keeper saw the bell vanish. {hero} knew about the flood. Each tells what they saw',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['character', 'detail'] }],
  },
  {
    id: 'reading.5.theme-and-summary',
    subject: 'reading',
    grade: '5th',
    order: 8,
    short: 'Theme and Summary',
    iCan: 'I can summarize a text and explain its theme with two details.',
    codes: ['RL.5.2', 'RI.5.2'],
    prerequisites: ['reading.4.summarize'],
    keywords: [
      { word: 'theme', definition: 'the message about life that a story carries' },
      { word: 'summary', definition: 'a short telling that keeps only what matters most' },
    ],
    model:
      'Say: Zoe hid her broken vase, and each day the secret grew heavier. At last she told, and slept well. Topic: honesty. One word is not a theme. I ask: what does the story say about honesty? Telling the truth sets you free. Proof one: the secret grew heavier. Proof two: she slept well.',
    check: {
      question: 'What is the difference between a topic and a theme?',
      lookFor: 'A topic is a word or two. A theme is a full sentence about that topic.',
    },
    misconception: {
      says: 'The theme is friendship.',
      reply: 'That is the topic. What does the story say about friendship? Finish: it shows that friends ...',
    },
    easier: 'Choose between two themes and find one detail that fits the better one.',
    harder: 'Name another story you know with this theme, and compare how each shows it.',
    prompts: [
      { ask: 'Topic or theme? Courage.', answer: 'Topic. It is one word, not a message' },
      { ask: 'Topic or theme? Real courage can be quiet.', answer: 'Theme. It is a message about courage' },
      {
        ask: '{hero} lost twice and practiced harder each time. On the third try {hero} won. State the theme. Give a detail.',
        answer: 'Losing can be part of winning. Detail: practiced harder each time',
      },
      {
        ask: '{friend} had the finest garden of all and no one to show it to. So {friend} opened the gate to everyone and was never alone again. State the theme.',
        answer: 'Sharing brings more joy than owning',
      },
      {
        ask: 'The river town built higher walls each year. The hill town planted trees instead. After the flood only the hill town stood dry. Summarize it.',
        answer: 'One town kept building walls and the other planted trees, and only the trees kept a town dry',
      },
      {
        ask: "{hero} ignored the old keeper's advice at {place}. The path gave way. The keeper came with a rope and said nothing. State the theme.",
        answer: 'Experience is worth listening to, or true helpers do not say I told you so',
      },
      {
        ask: 'Coral reefs cover little of the sea floor. Yet about a quarter of all sea species depend on them. Summarize it in your own words.',
        answer: 'Reefs are small, but a great share of sea life needs them',
      },
      {
        ask: '{hero} and {friend} each wanted to lead. They took the wrong road twice. Then they agreed to take turns and arrived by noon. Summarize it. State the theme.',
        answer: 'Two leaders got lost until they took turns. Theme: cooperation gets you further than pride',
      },
      {
        ask: 'Think of your own story so far at {place}. Which theme could it carry? Prove it with two details.',
        answer: 'Any full-sentence theme with two true details from the story',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['sequence', 'cause'] }],
  },
]
