import type { Skill } from '../../types.ts'

export const fourthParagraphs: Skill[] = [
  {
    id: 'writing.4.exact-words',
    subject: 'writing',
    grade: '4th',
    order: 4,
    short: 'Exact Words',
    iCan: 'I can choose exact nouns and verbs and details of the senses.',
    codes: ['L.4.3.a', 'W.4.3.d', 'W.4.2.d'],
    prerequisites: ['writing.3.right-word'],
    keywords: [
      { word: 'precise', definition: 'exact, so that no other word would do as well' },
      { word: 'noun', definition: 'a word for a person, a place, a thing or an idea' },
    ],
    model:
      'Write: A bird sat on a tree. Say: Which bird, which tree? A crow on a birch. How did it sit? It hunched. A crow hunched on the birch. I added no extra describing words at all. I only made each word exact, and now the weather turned gray by itself.',
    check: {
      question: 'What is more exact than: The vehicle moved down the road?',
      lookFor: 'An exact noun and verb, such as: The truck rattled down the lane.',
    },
    misconception: {
      says: 'I need longer, fancier words.',
      reply: 'Short can be exact too: crow, thud, mud. Which word is the truest here, long or short?',
    },
    easier: 'Choose from three nouns, from broad to exact, such as animal, dog and beagle.',
    harder: 'Describe a place with no describing words, only exact nouns and verbs.',
    prompts: [
      { ask: 'Order from broad to exact: rose, plant, flower.', answer: 'plant, flower, rose' },
      { ask: 'Make the noun exact: {hero} carried a tool.', answer: '{hero} carried a shovel' },
      { ask: 'Make the verb exact: The {things} made a noise.', answer: 'The {things} clattered' },
      { ask: 'Make both exact: The animal went over the thing.', answer: 'The goat leaped over the fence' },
      { ask: 'Swap very tired for one word: {friend} was very tired.', answer: '{friend} was exhausted' },
      { ask: 'Add one exact sound to {place} at dawn.', answer: 'A single drip, then another' },
      { ask: 'Which is more precise for a guide: soon, in a while, or after ten steps?', answer: 'after ten steps' },
      {
        ask: 'Rewrite it for a scary mood: The wind blew at {place}.',
        answer: 'The wind moaned under the doors of {place}',
      },
      {
        ask: 'Describe one {thing} so exactly that {friend} could find it among a hundred.',
        answer: 'It has a chipped rim, a blue mark and a smell of salt',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'web',
        title: 'The Exact Word',
        ask: 'Choose one moment of your story. Make it exact before you write it.',
        boxes: [
          {
            heading: 'Vague',
            prompt: 'Write it the dull way.',
            lines: 2,
            sample: 'The animal went into the building.',
          },
          {
            heading: 'Exact nouns',
            prompt: 'Who? What? Where?',
            lines: 3,
            sample: 'the goat, the gate, the bread shop',
          },
          {
            heading: 'Exact verbs',
            prompt: 'List three and circle one.',
            lines: 3,
            sample: 'trotted, barged, squeezed',
          },
          {
            heading: 'The moment',
            prompt: 'Write it new, in two sentences.',
            lines: 4,
            sample:
              'The goat barged through the gate. Seconds later, it stood in the bread shop with a roll on each horn.',
          },
        ],
        lookFor: 'Nouns and verbs do most of the work, and the new version gives one clear picture.',
      },
    ],
  },
  {
    id: 'writing.4.linked-paragraphs',
    subject: 'writing',
    grade: '4th',
    order: 5,
    short: 'Explain with Links',
    iCan: 'I can explain a topic in paragraphs that are linked with words and phrases.',
    codes: ['W.4.2.a', 'W.4.2.b', 'W.4.2.c', 'W.4.2.e'],
    prerequisites: ['writing.3.build-a-paragraph'],
    keywords: [
      { word: 'transition', definition: 'a word or phrase such as in addition that leads from one idea to the next' },
      { word: 'subtopic', definition: 'one part of a larger topic, with its own paragraph' },
    ],
    model:
      'Say: My topic is bread. I sort what I know into two baskets: how it is made and who eats it. Each basket becomes a paragraph. Between them I build a small bridge: Bread is easy to make. It is even easier to share. The words even easier lead my reader across.',
    check: {
      question: 'How do you decide what goes into which paragraph?',
      lookFor: 'Sort the facts by subtopic first, and give each subtopic its own paragraph.',
    },
    misconception: {
      says: 'A new paragraph starts when one gets too long.',
      reply: 'Length is a hint, not the reason. Which new part of the topic begins here?',
    },
    easier: 'Sort six facts into two groups and give each group a heading.',
    harder: 'Write an opening that makes the reader curious before it names the topic.',
    prompts: [
      { ask: 'Name two subtopics for a text about {place}.', answer: 'who works there, and how it is kept clean' },
      { ask: 'Which link adds one more fact: in addition, however, or finally?', answer: 'in addition' },
      { ask: 'Which link shows a contrast: also, however, or for example?', answer: 'however' },
      { ask: 'Fill the gap: Snakes hear poorly. ..., they feel the ground shake.', answer: 'However' },
      { ask: 'Fill the gap: Bees need many plants. ..., clover gives them nectar.', answer: 'For example' },
      { ask: 'Sort into two groups: beak, nest, wing, egg.', answer: 'body: beak and wing. Young: nest and egg' },
      {
        ask: 'Write an opening sentence that makes {friend} curious about the {things}.',
        answer: 'Nobody looks at the {things}, and that is a mistake',
      },
      {
        ask: 'Write a bridge from how {hero} works to where {hero} rests.',
        answer: 'After all that work, a quiet corner is welcome',
      },
      {
        ask: 'Write a closing for a text about {place} that takes up its beginning.',
        answer: 'So the next time you pass {place}, stop and look twice',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Topic Sorter',
        ask: 'Choose a topic that you could teach. Sort your facts and build the bridge.',
        boxes: [
          {
            heading: 'Opening',
            prompt: 'Make them curious.',
            lines: 2,
            sample: 'Every night, a builder of webs goes to work.',
          },
          {
            heading: 'Subtopic one',
            prompt: 'Note facts in key words.',
            lines: 3,
            sample: 'web: made of silk, sticky spiral, dry spokes',
          },
          {
            heading: 'Subtopic two',
            prompt: 'Note facts in key words.',
            lines: 3,
            sample: 'hunting: feels shaking, wraps prey, waits',
          },
          {
            heading: 'Bridge',
            prompt: 'Lead from one to two.',
            lines: 2,
            sample: 'Once the web is ready, the waiting begins.',
          },
          {
            heading: 'Closing',
            prompt: 'Come back to the start.',
            lines: 2,
            sample: 'So spare the web: somebody worked all night.',
          },
        ],
        lookFor: 'Facts sit under the right subtopic, and the bridge names something from both sides.',
      },
    ],
  },
  {
    id: 'writing.4.opinion-with-proof',
    subject: 'writing',
    grade: '4th',
    order: 6,
    short: 'Opinion with Proof',
    iCan: 'I can argue an opinion with reasons that are backed by facts and examples.',
    codes: ['W.4.1.a', 'W.4.1.b', 'W.4.1.c', 'W.4.1.d'],
    prerequisites: ['writing.3.opinion-links'],
    keywords: [
      { word: 'claim', definition: 'the opinion that you want others to accept' },
      { word: 'evidence', definition: 'facts and examples that show a reason is sound' },
    ],
    model:
      'Say: Claim: Our family should walk on Sundays. Reason: Walking clears the head. You say: Prove it! So I bring evidence: Last Sunday Leo was cross, and after twenty minutes he sang. Claim, reason, evidence: three blocks, the widest at the bottom. Without evidence, the tower wobbles.',
    check: {
      question: 'What is the difference between a reason and evidence?',
      lookFor: 'A reason tells why, and evidence is a fact or example that shows the reason is true.',
    },
    misconception: {
      says: 'Lots of people think so, so it is proved.',
      reply: 'How many, and how do they know? Find one thing that we could see or count ourselves.',
    },
    easier: 'Start from two facts and find a claim that both of them support.',
    harder: 'Answer the strongest thing that the other side could say.',
    prompts: [
      { ask: 'Claim or evidence? Nine of ten visitors smiled at {place}.', answer: 'Evidence' },
      { ask: 'Claim or evidence? {place} should stay open at night.', answer: 'Claim' },
      {
        ask: 'Give a reason: The team should repair the {things}, not buy new ones.',
        answer: 'because repair saves work and waste',
      },
      { ask: 'Back it up: {hero} is a fair leader.', answer: '{hero} let everyone speak before the vote' },
      {
        ask: 'Which evidence is stronger: I like naps, or tests went better after a nap?',
        answer: 'tests went better after a nap',
      },
      { ask: 'Pick the link: Naps help. ..., test scores rose. For instance, or although?', answer: 'For instance' },
      {
        ask: '{friend} says: The trip is too far. Answer in one sentence.',
        answer: 'It is far, but we can rest halfway',
      },
      {
        ask: 'Write a closing that calls for action at {place}.',
        answer: 'Sign the list today, and {place} will be safe',
      },
      {
        ask: 'Should children help to plan meals? Write a claim, a reason and some evidence.',
        answer: 'They should, because they waste less. When I chose beans, I left none',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'stack',
        title: 'Tower of Proof',
        ask: 'Choose a question that people argue about. Build a tower that does not wobble.',
        boxes: [
          { heading: 'Claim', prompt: 'State it in one sentence.', lines: 2, sample: 'Our block needs a bench.' },
          {
            heading: 'Reason',
            prompt: 'Tell why.',
            lines: 3,
            sample: 'Older neighbors cannot walk to the park without a rest.',
          },
          {
            heading: 'Evidence',
            prompt: 'Give a fact or an example.',
            lines: 4,
            sample: 'In one hour on Saturday I counted six people who stopped to lean on our wall.',
          },
          {
            heading: 'Call',
            prompt: 'Say what should be done.',
            lines: 3,
            sample: 'Let us ask the town for one bench, right here by the wall.',
          },
        ],
        lookFor: 'The evidence could be checked, and it supports this very reason.',
      },
    ],
  },
]
