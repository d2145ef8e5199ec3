import type { Skill } from '../../types.ts'

export const fifthStoriesAndRevising: Skill[] = [
  {
    id: 'writing.5.shape-a-story',
    subject: 'writing',
    grade: '5th',
    order: 7,
    short: 'Shape a Whole Story',
    iCan: 'I can design a story with a turning point and an ending that follows from it.',
    codes: ['W.5.3.a', 'W.5.3.c', 'W.5.3.e'],
    prerequisites: ['writing.4.story-scenes'],
    keywords: [
      { word: 'turning point', definition: 'the moment when the main problem changes for good' },
      { word: 'conclusion', definition: 'the end of a story, which follows from what happened' },
    ],
    model:
      'Draw a seesaw. Say: Oli wants the prize boat. The storm comes, and he could still win. Then he hears Pia call. Here it tips: Oli turns his boat around. He loses the race and wins a friend. The turning point is a choice, and the ending grows out of it like fruit.',
    check: {
      question: 'What makes a turning point stronger than a lucky accident?',
      lookFor: 'The character makes a choice, so the ending comes from what they do.',
    },
    misconception: {
      says: 'Suddenly a helicopter came and saved them.',
      reply: 'Lucky them! But what did they do? Let the rescue grow out of something they chose earlier.',
    },
    easier: 'Begin with the ending and ask what choice could have led to it.',
    harder: 'Plant a small detail early on that matters at the turning point.',
    prompts: [
      {
        ask: 'What does {hero} want so much that a whole story can hang on it?',
        answer: '{hero} wants to light the tower before winter',
      },
      {
        ask: 'What stands in the way? Choose something within {hero}, such as a doubt or a fear.',
        answer: '{hero} is afraid to ask for help',
      },
      { ask: 'Choice or accident? {hero} gave the last seat to {friend}.', answer: 'Choice' },
      {
        ask: 'Write a first line that drops us into the action at {place}.',
        answer: 'The third stair at {place} was missing, and {hero} found out with one foot',
      },
      { ask: 'Name the want: For years {friend} had saved for a boat.', answer: 'to own a boat' },
      {
        ask: 'Plant a detail early: name one {thing} that will matter later.',
        answer: 'The cracked {thing} hummed when it rained',
      },
      {
        ask: 'Raise the price: {hero} can win, but only by ...',
        answer: '{hero} can win, but only by breaking a promise',
      },
      {
        ask: 'Write the choice that {hero} must make at the turning point.',
        answer: 'Ring the bell and be found, or stay silent and lose {friend}',
      },
      { ask: 'Choice or accident? The bridge broke just as they arrived.', answer: 'Accident' },
      {
        ask: 'Write how {friend} responds to what {hero} chose.',
        answer: '{friend} said nothing and moved over to make room',
      },
      { ask: 'Write what {hero} chooses, in one sentence.', answer: '{hero} took hold of the rope and rang' },
      {
        ask: 'Write a last line that follows from that choice and shows what has changed.',
        answer: 'The next morning, {hero} asked for help before breakfast',
      },
      {
        ask: 'Which ending follows? {hero} told the truth. People trust {hero}, or a chest of gold falls from the sky.',
        answer: 'People trust {hero}',
      },
      {
        ask: 'Tell a whole story in five sentences: want, trouble, choice, result, change.',
        answer: 'Want, trouble, choice, result and change come in this order, each caused by the one before',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'path',
        title: 'The Tipping Story',
        ask: 'Plan a story that tips because of a choice.',
        boxes: [
          {
            heading: 'Want',
            prompt: 'Who wants what, and why?',
            lines: 2,
            sample: 'Oli wants to win the boat race to impress his brother.',
          },
          {
            heading: 'Trouble',
            prompt: 'What makes it hard?',
            lines: 2,
            sample: 'A squall hits, and only he and Pia are left.',
          },
          {
            heading: 'The choice',
            prompt: 'Which two ways are open?',
            lines: 2,
            sample: 'Pia has lost her oar. He can sail on and win, or turn around and lose.',
          },
          {
            heading: 'Result',
            prompt: 'What follows from it?',
            lines: 2,
            sample: 'He turns. They drift in last, singing.',
          },
          {
            heading: 'Change',
            prompt: 'What is different now?',
            lines: 2,
            sample: 'His brother asks to row with them next year.',
          },
        ],
        lookFor: 'Each box is caused by the one before, and the choice costs something.',
      },
      {
        kind: 'fix-the-sentence',
        errors: ['name-capital', 'apostrophe'],
        sentences: [
          "The storm didn't turn back, and neither did {hero}.",
          "The prize wasn't worth it without {friend} at the finish.",
          "The bell wouldn't ring, so {hero} used both hands.",
          "Years later {friend} still couldn't pass {place} without a smile.",
          "The truth isn't easy, but {hero} tells it.",
          "A single lamp hadn't gone out, and {friend} walked toward it.",
          "The {things} weren't lost, because {hero} had marked each one.",
          "If the rope doesn't hold, {friend} has no second chance.",
          "The choice won't wait, as {hero} knows too well.",
          "Nobody cheered, yet {friend} didn't mind at all.",
          "The letter couldn't be unwritten, so {hero} sent it.",
          "By spring {friend} wasn't the same person anymore.",
        ],
      },
    ],
  },
  {
    id: 'writing.5.revise-for-readers',
    subject: 'writing',
    grade: '5th',
    order: 8,
    short: 'Revise for Readers',
    iCan: 'I can revise a text for its purpose and then edit it for standard English.',
    codes: ['W.5.5', 'L.5.1', 'L.5.2', 'L.5.3'],
    prerequisites: ['writing.4.revise-and-proofread'],
    keywords: [
      { word: 'purpose', definition: 'what a text is meant to do, such as explain, persuade or delight' },
      { word: 'audience', definition: 'the people for whom a text is written' },
    ],
    model:
      'Read: Yo, send more rope, it is gross down here. Say: Who reads this? The mayor. What do I want? Rope. So I change the tone: Dear Mayor, the cave is wet, and our rope is worn. Could you send fifty feet? Same wish, new coat. Only then do I check each mark.',
    check: {
      question: 'Which two questions come before any checking of commas?',
      lookFor: 'Who is going to read it, and what it should do for them.',
    },
    misconception: {
      says: 'I wrote it once, so changing it means it was bad.',
      reply: 'Even famous authors change a page ten times. What would make this one clearer for its reader?',
    },
    easier: 'Read the text to someone and change only the place where they frown.',
    harder: 'Rewrite the same message for a small child and for a mayor.',
    prompts: [
      { ask: 'Name the purpose: Vote for {hero}, the one who listens.', answer: 'To persuade' },
      {
        ask: 'Change the tone for a mayor: Hey, fix the roof at {place}.',
        answer: 'We would be grateful if the roof at {place} could be repaired',
      },
      { ask: 'Name the purpose: First, fold the sheet in half.', answer: 'To explain' },
      {
        ask: "Edit it: {friend} knew that they're boat wasnt safe.",
        answer: "{friend} knew that their boat wasn't safe",
      },
      { ask: 'Name the audience: Dear neighbors of {place}.', answer: 'The people who live near {place}' },
      {
        ask: 'Cut every word that does no work: {hero} suddenly began to start to run very quickly.',
        answer: '{hero} ran',
      },
      { ask: 'Edit it: {hero} and me was late.', answer: '{hero} and I were late' },
      {
        ask: 'Revise for a five-year-old: The {things} are located in close proximity.',
        answer: 'The {things} are near',
      },
      {
        ask: 'Edit it: Each of the {things} were tested, packed and sealed.',
        answer: 'Each of the {things} was tested, packed and sealed',
      },
      { ask: 'Cut what is said twice: {friend} returned back again.', answer: '{friend} returned' },
      {
        ask: 'Move one part so that it is clear: {hero} saw a crow on the way to {place}.',
        answer: 'On the way to {place}, {hero} saw a crow',
      },
      { ask: 'Add what a stranger needs: Bring it to the usual spot.', answer: 'Bring the lamp to {place} at noon' },
      { ask: 'Make it polite: Give me the {things} now.', answer: 'Could you please hand me the {things}' },
      {
        ask: 'Write a dull sentence about {friend}. Revise it to delight, and say what you changed.',
        answer: '{friend} likes soup became {friend} hums whenever there is soup, since humming shows it',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['homophone', 'apostrophe'],
        sentences: [
          "They couldn't hear the bell from here.",
          "{hero} didn't know the right path.",
          "There aren't two {things} that match.",
          "Our guide doesn't need their help.",
          "We haven't found a piece of it.",
          "{friend}'s boat is too heavy to lift.",
          "The crew didn't come for one week.",
          "They don't sail to {place} in winter.",
          "You won't see the sea from {place}.",
          "{hero}'s hat blew over there.",
          "I'm sure that they knew the answer.",
          "{hero} isn't the one with the map.",
          "We didn't write to {friend} last week.",
        ],
      },
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Before and After',
        ask: 'Choose a piece that you wrote. Decide who reads it, and rework it for them.',
        boxes: [
          {
            heading: 'Audience',
            prompt: 'Who will read it?',
            lines: 3,
            sample: 'the neighbors, most of them in a hurry',
          },
          {
            heading: 'Purpose',
            prompt: 'What should it do for them?',
            lines: 3,
            sample: 'make them come to our street picnic',
          },
          {
            heading: 'Before',
            prompt: 'Copy the weakest sentence.',
            lines: 5,
            sample: 'There will be some food and stuff to do.',
          },
          {
            heading: 'After',
            prompt: 'Rewrite it for this reader.',
            lines: 5,
            sample: 'Come hungry: there will be corn, three kinds of pie and a sack race for all ages.',
          },
          {
            heading: 'Because',
            prompt: 'Explain your change.',
            lines: 3,
            sample: 'Exact food makes people want to come, and stuff says nothing.',
          },
        ],
        lookFor: 'The change serves this audience and this purpose, and the writer can say how.',
      },
    ],
  },
]
