import type { Skill } from '../../types.ts'

export const fourthParagraphs: Skill[] = [
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
      { ask: 'Which link shows time: meanwhile, for example, or however?', answer: 'meanwhile' },
      { ask: 'Which link shows a contrast: also, however, or for example?', answer: 'however' },
      { ask: 'Fill the gap: {hero} plans ahead. ..., {friend} likes surprises.', answer: 'However' },
      { ask: 'Fill the gap: Snakes hear poorly. ..., they feel the ground shake.', answer: 'However' },
      { ask: 'Which fact belongs under food? Deer rest at noon. Deer eat buds.', answer: 'Deer eat buds' },
      { ask: 'Fill the gap: Bees need many plants. ..., clover gives them nectar.', answer: 'For example' },
      { ask: 'Sort into two groups: beak, nest, wing, egg.', answer: 'body: beak and wing. Young: nest and egg' },
      { ask: 'Name a third subtopic: {place} by day, {place} by night, ...', answer: '{place} in winter' },
      {
        ask: 'Write an opening sentence that makes {friend} curious about the {things}.',
        answer: 'Nobody looks at the {things}, and that is a mistake',
      },
      {
        ask: 'Write a bridge from how {hero} works to where {hero} rests.',
        answer: 'After all that work, a quiet corner is welcome',
      },
      {
        ask: 'Write a first sentence for a paragraph on how the {things} are used.',
        answer: 'The {things} earn their keep every day',
      },
      {
        ask: 'Write a closing for a text about {place} that takes up its beginning.',
        answer: 'So the next time you pass {place}, stop and look twice',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'stack',
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
            lines: 2,
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
      {
        kind: 'fix-the-sentence',
        errors: ['list-commas', 'verb-agreement'],
        sentences: [
          'Spiders have eight legs, two jaws, and no wings.',
          'The {things} are old, useful, and hard to find.',
          'Glaciers are thick, slow, and heavy.',
          'The desert has hot days, cold nights, and dry winds.',
          'Wolves have long legs, sharp ears, and thick fur.',
          'The old mill has a wheel, a loft, and a bell.',
          'Tides are caused by the Moon, the Sun, and the spinning Earth.',
          'The crew at {place} has a guide, a pilot, and a mender.',
          'Bats are shy, furry, and warm.',
          'The first part is about size, color, and shape.',
          'Volcanoes have a vent, a crater, and a hidden chamber.',
          '{hero} is in charge of ropes, lamps, and maps.',
          '{friend} has a notebook, a pencil, and a plan.',
        ],
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
      { ask: 'Reason or evidence? It took us nine minutes by foot.', answer: 'Evidence' },
      {
        ask: 'Give a reason: The team should repair the {things}, not buy new ones.',
        answer: 'because repair saves work and waste',
      },
      { ask: 'Give evidence: The path to {place} is too dark.', answer: 'Three of us tripped there last night' },
      { ask: 'Back it up: {hero} is a fair leader.', answer: '{hero} let everyone speak before the vote' },
      {
        ask: 'Which reason fits? We need a bell, because it rings, or because nobody hears us call.',
        answer: 'because nobody hears us call',
      },
      {
        ask: 'Which evidence is stronger: I like naps, or tests went better after a nap?',
        answer: 'tests went better after a nap',
      },
      { ask: 'Pick the link: Naps help. ..., test scores rose. For instance, or although?', answer: 'For instance' },
      {
        ask: 'State a claim about the {things} that someone could doubt.',
        answer: 'The {things} should be lent to everyone',
      },
      {
        ask: '{friend} says: The trip is too far. Answer in one sentence.',
        answer: 'It is far, but we can rest halfway',
      },
      {
        ask: 'Write a closing that calls for action at {place}.',
        answer: 'Sign the list today, and {place} will be safe',
      },
      {
        ask: '{hero} doubts your claim. Write what you would show {hero}.',
        answer: 'I would show a list of all who asked for them',
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
      {
        kind: 'fix-the-sentence',
        errors: ['apostrophe', 'end-mark'],
        sentences: [
          "The park isn't safe after dark without a lamp.",
          "We don't need new {things} if we mend the old ones.",
          "My survey shows that most people haven't tried it.",
          "{hero} didn't waste a single crumb last week.",
          "A rule that nobody reads won't help anyone.",
          "Waiting isn't quicker than walking to {place}.",
          "Loud halls aren't good for careful work.",
          "You can't measure kindness, but you can count smiles.",
          "{friend} hasn't missed a meeting since spring.",
          "They're louder than a drum, as our test showed.",
          "Plants couldn't grow on that wall until we watered it.",
          "I'm not against games, but rest matters too.",
        ],
      },
    ],
  },
]
