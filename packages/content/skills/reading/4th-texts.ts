import type { Skill } from '../../types.ts'

export const fourthTexts: Skill[] = [
  {
    id: 'reading.4.infer',
    subject: 'reading',
    grade: '4th',
    order: 6,
    short: 'Reading Between Lines',
    iCan: 'I can infer what a text does not say and give the details that led me there.',
    codes: ['RL.4.1', 'RI.4.1'],
    prerequisites: ['reading.3.prove-it'],
    keywords: [{ word: 'infer', definition: 'to work out something that is not said, from clues and what you know' }],
    model:
      'Say: Mira shook the empty tin and looked at the long line of guests. The text never says she is worried. My clue: the tin is empty. My clue: many guests are waiting. What I know: hosts want enough food. So I infer that Mira is worried. Clue plus what I know gives the answer.',
    check: {
      question: 'Which two things go into every inference?',
      lookFor: 'A clue from the text and something the reader already knows.',
    },
    misconception: {
      says: 'An inference is just any guess.',
      reply: 'A guess can float free. An inference is tied to the text. Which words is yours tied to?',
    },
    easier: 'Give two possible inferences and let your child find which one has a clue.',
    harder: 'Find a second inference that the same clues allow, and weigh the two.',
    prompts: [
      {
        ask: '{friend} came in with wet hair and a dripping coat. What was the weather? Give the clue.',
        answer: 'It was raining. Wet hair and a dripping coat',
      },
      {
        ask: '{hero} read the letter twice, grinned and ran to find {friend}. What sort of news was it? Give the clue.',
        answer: 'Good news. {hero} grinned and ran to share it',
      },
      {
        ask: 'At {place} every chair was pushed back and the soup was still steaming. What may have happened? Give the clues.',
        answer: 'People left in a hurry a moment ago. Chairs pushed back, soup steaming',
      },
      {
        ask: "{friend} would not meet anyone's eyes when {hero} asked about the missing {things}. What might {friend} know? Give the clue.",
        answer: '{friend} may know where they are. {friend} looked away',
      },
      {
        ask: '{hero} packed a lamp, chalk and a ball of thread. Where do you think {hero} was going? Give the clues.',
        answer: 'Into a cave or a maze. A lamp for the dark, chalk and thread to find the way back',
      },
      {
        ask: 'The fox stopped, ears up, and turned back to its den. No bird sang. What did the fox sense? Give the clues.',
        answer: 'Danger. Ears up, turned back, silent birds',
      },
      {
        ask: '{friend} gave {hero} the bigger half and said, I had a large lunch. {friend} had not. Why say it? Give the clue.',
        answer: 'So that {hero} would take the bigger half. {friend} had not had a large lunch',
      },
      {
        ask: 'The old captain ran a hand along the rail, sighed and handed {hero} the keys. How did the captain feel? Give the clues.',
        answer: 'Sad to let go, yet trusting. A sigh, a hand on the rail, the keys handed over',
      },
      {
        ask: '{hero} hung a second lamp in the window each night that {friend} was away. What does it show? Give the clue.',
        answer: '{hero} misses {friend} and hopes for a safe return. A lamp each night',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['cause', 'detail'] }],
  },
  {
    id: 'reading.4.summarize',
    subject: 'reading',
    grade: '4th',
    order: 7,
    short: 'Short Summaries',
    iCan: 'I can summarize a text in one or two sentences of my own words.',
    codes: ['RL.4.2', 'RI.4.2'],
    prerequisites: ['reading.3.main-idea'],
    keywords: [
      { word: 'summary', definition: 'a short telling that keeps only what matters most' },
      { word: 'theme', definition: 'the message about life that a story carries' },
    ],
    model:
      'Say: I use five words: somebody, wanted, but, so, then. Somebody: Ada. Wanted: to cross the lake. But: the boat leaked. So: she patched it with tar. Then: she crossed. My summary: Ada wanted to cross the lake, but her boat leaked, so she patched it and got across. One sentence.',
    check: {
      question: 'Name the five words that help you build a summary.',
      lookFor: 'Somebody, wanted, but, so, then. The order matters more than the exact words.',
    },
    misconception: {
      says: 'I copied the first two sentences. That is a summary.',
      reply: 'Those are the start. A summary reaches the end too. Close the page and tell me in your words.',
    },
    easier: 'Fill a frame together: somebody wanted, but, so, then.',
    harder: 'Cut your summary to twelve words without losing anything that matters.',
    prompts: [
      {
        ask: '{hero} wanted to reach {place}. The bridge was out, so {hero} took the long path. Finish: {hero} wanted to reach {place}, but ...',
        answer: '{hero} wanted to reach {place}, but the bridge was out, so {hero} took the long path',
      },
      {
        ask: '{friend} wore a green coat. {friend} lost the map in the wind. {hero} drew a new one. Which detail does not belong in a summary?',
        answer: 'The green coat',
      },
      {
        ask: 'Owls have soft feathers. Air flows over them without noise. A mouse cannot hear an owl coming. Summarize it in one sentence.',
        answer: 'Soft feathers let an owl fly so quietly that a mouse cannot hear it',
      },
      {
        ask: '{hero} counted 19 {things}. {friend} counted 20. They went over them in pairs and found that {friend} had counted one twice. Summarize it.',
        answer:
          'Two counts of the {things} did not agree, and counting in pairs showed that one had been counted twice',
      },
      {
        ask: '{friend} boasted of being the fastest and stopped to rest. {hero} kept a steady pace and won. What is the theme?',
        answer: 'Steady effort beats boasting',
      },
      {
        ask: 'Two groups both claimed the well. {hero} asked each to dig with the other. They struck more water. Summarize it with but and so.',
        answer: 'Two groups fought over a well, but {hero} got them to dig together, so they found more water',
      },
      {
        ask: 'Salt water is heavier than fresh water. So an egg that sinks in fresh water can float in very salty water. Summarize it.',
        answer: 'Very salty water is heavy enough to make an egg float',
      },
      {
        ask: '{friend} was new at {place} and spoke to no one. {hero} asked {friend} to teach a game. By dusk all had joined in. What is the theme?',
        answer: 'One kind question can bring people together',
      },
      {
        ask: 'Tell what {hero} and {friend} have done in your story so far. Use two sentences at most.',
        answer: 'Any true telling with a start, a trouble and an end, in two sentences',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['sequence', 'detail'] }],
  },
  {
    id: 'reading.4.character-in-depth',
    subject: 'reading',
    grade: '4th',
    order: 8,
    short: 'Characters in Depth',
    iCan: 'I can describe a character in depth using what they say and think and do.',
    codes: ['RL.4.3', 'RL.4.6'],
    prerequisites: ['reading.3.actions-and-events', 'reading.4.infer'],
    keywords: [
      { word: 'trait', definition: 'a word for what someone is like, such as brave or patient' },
      { word: 'narrator', definition: 'the voice that tells the story' },
    ],
    model:
      'Say: Stay here, whispered Jun. My knees shook, but I went in first. Three windows into Jun. What Jun says: stay here, so Jun wants to protect others. What Jun does: goes first. How it feels: shaking knees. Jun is scared and brave at once. The word my tells us that Jun is the narrator.',
    check: {
      question: 'How can you tell that a character tells the story?',
      lookFor: 'The story says I, me and my between the spoken parts.',
    },
    misconception: {
      says: 'A brave character is never scared.',
      reply: 'Think of Jun. The knees shook, and still Jun went in. What do both parts together tell you?',
    },
    easier: 'Give a trait word and ask for one thing the character did that shows it.',
    harder: 'Retell the same scene as the other character would tell it, using I.',
    prompts: [
      {
        ask: '{hero} said: Take my seat. I can stand. What does this show about {hero}?',
        answer: '{hero} is thoughtful or kind, shown by what {hero} says',
      },
      {
        ask: '{friend} checked the knot, then checked it again. What does this show about {friend}?',
        answer: '{friend} is careful, shown by what {friend} does',
      },
      {
        ask: 'I held my breath as {hero} walked past. Who tells the story: {hero} or someone else?',
        answer: 'Someone else. The word I is not {hero}',
      },
      {
        ask: '{hero} smiled at everyone, but under the table {hero} twisted a napkin. What does {hero} hide?',
        answer: '{hero} is nervous. The twisted napkin shows it',
      },
      {
        ask: '{friend} said: It is only a scratch. {friend} hopped all the way to {place}. Do the words and the action agree?',
        answer: 'No. The words say it is small, the hopping shows that it hurts',
      },
      {
        ask: '{hero} thought: If I speak up, they may laugh. Then {hero} raised a hand. What trait wins? How do you know?',
        answer: 'Courage. {hero} was afraid of laughter and spoke up',
      },
      {
        ask: '{friend} did the chores of the youngest helper at {place} and told no one. What does telling no one add?',
        answer: '{friend} is modest as well as generous, and wants no praise',
      },
      {
        ask: 'Tell it as I: {hero} opened the gate. {hero} could not believe the sight.',
        answer: 'I opened the gate. I could not believe the sight',
      },
      {
        ask: '{hero} argued with {friend} all morning, yet saved {friend} the last dry place by the fire. Describe {hero} with two traits.',
        answer: 'Stubborn, since {hero} argued all morning, and caring, since {hero} saved a place',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['character', 'cause'] }],
  },
]
