import type { Skill } from '../../types.ts'

export const thirdParagraphs: Skill[] = [
  {
    id: 'writing.3.build-a-paragraph',
    subject: 'writing',
    grade: '3rd',
    order: 5,
    short: 'Build a Paragraph',
    iCan: 'I can write a paragraph with a topic sentence and details and a closing.',
    codes: ['W.3.2.a', 'W.3.2.d', 'W.3.4'],
    prerequisites: ['writing.2.facts-together'],
    keywords: [
      { word: 'paragraph', definition: 'a group of sentences about one idea' },
      { word: 'topic sentence', definition: 'the sentence that tells what the group is about' },
    ],
    model:
      'Stack your fists. Top fist: Our street is noisy. That is the topic sentence, like the top of a sandwich. Next: Trucks rumble by. Dogs bark at them. Those are the filling. Bottom: Even so, I would not live anywhere else. That closes it. Every layer must taste of noise.',
    check: {
      question: 'What do all the middle sentences of a paragraph have to do?',
      lookFor: 'They tell more about the topic sentence and nothing else.',
    },
    misconception: {
      says: 'A paragraph is just five sentences.',
      reply: 'Five strangers in a row do not make a team. What one idea holds these together?',
    },
    easier: 'Give the topic sentence and ask for two details that fit.',
    harder: 'Write a second paragraph that takes up a word from the closing of the first.',
    prompts: [
      {
        ask: 'Which is the topic sentence? Snow covers the roofs. Winter changes our town. Ponds freeze.',
        answer: 'Winter changes our town',
      },
      { ask: 'Which does not belong? Bees dance. Bees share news. I like toast.', answer: 'I like toast' },
      { ask: 'Topic sentence or detail? Some weigh more than a car.', answer: 'Detail' },
      {
        ask: 'Write a topic sentence for a paragraph about {place}.',
        answer: 'There is no stranger spot than {place}',
      },
      {
        ask: 'Which does not belong? {friend} is brave. {friend} climbs towers. The soup is hot.',
        answer: 'The soup is hot',
      },
      {
        ask: 'Add a detail: {hero} is the most careful person on the team.',
        answer: '{hero} counts the {things} twice each night',
      },
      {
        ask: 'Write a topic sentence for these: Cats groom. Cats bathe in dust. Cats lick each paw.',
        answer: 'Cats like to be clean',
      },
      { ask: 'Add a second detail about {hero}, the careful one.', answer: '{hero} even labels the labels' },
      {
        ask: 'Write a closing for the paragraph about careful {hero}.',
        answer: 'With {hero} around, nothing gets lost for long',
      },
      { ask: 'Add a detail: {place} is full of noises at night.', answer: 'Somewhere a pipe knocks twice, then stops' },
      {
        ask: 'Put in order: So we never skip it. Sleep helps us. It lets the body grow.',
        answer: 'Sleep helps us. It lets the body grow. So we never skip it',
      },
      {
        ask: 'Name the topic: Salt, sand and shells were all that {friend} had left.',
        answer: 'what {friend} had left',
      },
      {
        ask: 'Write a closing for a paragraph about the noises at {place}.',
        answer: 'No wonder that {hero} sleeps with earmuffs',
      },
      {
        ask: 'Say a whole paragraph about your room: topic, two details, closing. Write its first and last sentence.',
        answer: 'My room is a workshop. That is why my door stays shut',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'stack',
        title: 'Paragraph Planner',
        ask: 'Choose a place that you know well. Build a paragraph about it.',
        boxes: [
          {
            heading: 'Topic sentence',
            prompt: 'What is your one idea?',
            lines: 2,
            sample: 'Our kitchen is the busiest room of all.',
          },
          {
            heading: 'Detail',
            prompt: 'Show how that is true.',
            lines: 3,
            sample: 'Someone is always stirring, humming or looking for a lid.',
          },
          {
            heading: 'Detail',
            prompt: 'Give one more proof.',
            lines: 3,
            sample: 'Even the cat has a job there, for it guards the fridge.',
          },
          {
            heading: 'Closing',
            prompt: 'Wrap up the idea.',
            lines: 2,
            sample: 'If you want peace, go to any other room.',
          },
        ],
        lookFor: 'One idea from top to bottom, with details that show it and a closing that comes back to it.',
      },
      {
        kind: 'fix-the-sentence',
        errors: ['list-commas', 'end-mark'],
        sentences: [
          'Our kitchen is noisy, busy, and warm.',
          'The shed holds ropes, rakes, and old boots.',
          'A good camp needs shade, water, and flat ground.',
          'Winter brings ice, snow, and long nights.',
          'The team at {place} can juggle, sew, and sing.',
          'Beavers cut trees, build dams, and dig canals.',
          'The {things} are heavy, rusty, and rare.',
          'Markets sell fruit, fish, and bread.',
          '{hero} checks the doors, the lamps, and the locks.',
          'A desert is dry, sunny, and wide.',
          '{friend} can paddle, climb, and read the stars.',
          'At dusk {hero} saw bats, owls, and moths.',
        ],
      },
    ],
  },
  {
    id: 'writing.3.opinion-links',
    subject: 'writing',
    grade: '3rd',
    order: 6,
    short: 'Opinion with Links',
    iCan: 'I can give an opinion and link my reasons with words such as therefore.',
    codes: ['W.3.1.a', 'W.3.1.b', 'W.3.1.c', 'W.3.1.d'],
    prerequisites: ['writing.2.opinion-reasons'],
    keywords: [
      { word: 'opinion', definition: 'a view that others may or may not share' },
      { word: 'linking word', definition: 'a word such as since or for example that ties ideas together' },
    ],
    model:
      'Say: Our class needs a pet. That is my opinion. Since a pet must be fed, we would all take turns. For example, I could feed it on Mondays. Therefore, a pet would teach us to share jobs. Clap on since, for example and therefore: they are the hooks that hold it together.',
    check: {
      question: 'Which linking word shows that an example is coming?',
      lookFor: 'For example, or another such as for instance.',
    },
    misconception: {
      says: 'Everybody knows it is best, so I need no reason.',
      reply: 'Imagine someone who does not agree. What would you show them to change their mind?',
    },
    easier: 'Choose one reason and find an example for it from your own day.',
    harder: 'Name what someone else might say against it, and answer that.',
    prompts: [
      { ask: 'Opinion or fact? {place} is the best spot for a picnic.', answer: 'Opinion' },
      { ask: '{hero} says: We should walk, ... the air is fresh. Pick the link.', answer: 'since or because' },
      { ask: 'Which link brings an example: for instance, therefore, or but?', answer: 'for instance' },
      { ask: 'Which link ends an argument: therefore, for example, or since?', answer: 'therefore' },
      { ask: 'Opinion or fact? {hero} has the best voice on the team.', answer: 'Opinion' },
      {
        ask: 'Write an opinion: Who should lead the team, {hero} or {friend}?',
        answer: '{friend} should lead the team',
      },
      {
        ask: 'Finish it: {friend} should rest, since ...',
        answer: '{friend} should rest, since tomorrow will be long',
      },
      { ask: 'Give a reason for it. Begin with since or because.', answer: 'because {friend} listens to everyone' },
      { ask: 'Add an example to it. Begin with for example.', answer: 'For example, {friend} asked even the shy ones' },
      {
        ask: 'Which opinion does this support? For example, it keeps books dry.',
        answer: 'Something like: We need a better roof',
      },
      { ask: 'Close it. Begin with therefore.', answer: 'Therefore, {friend} would be a fair leader' },
      {
        ask: 'Which reason is stronger? Keep the {things} because they are useful, or because they are there.',
        answer: 'because they are useful',
      },
      {
        ask: 'Someone says the {things} are too old. Answer in one sentence.',
        answer: 'They are old, but they still work',
      },
      {
        ask: 'Should children choose bedtime? Write an opinion and a reason with a link.',
        answer: 'Children should choose it on Fridays, since there is no school the next day',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'web',
        title: 'Win Them Over',
        ask: 'What should change at home or at school? Plan how to win people over.',
        boxes: [
          {
            heading: 'My opinion',
            prompt: 'Say it in one sentence.',
            lines: 4,
            sample: 'We should have a reading hour with blankets.',
          },
          {
            heading: 'Since',
            prompt: 'Give a reason.',
            lines: 4,
            sample: 'Since it is quiet then, everyone could rest.',
          },
          {
            heading: 'For example',
            prompt: 'Give a real example.',
            lines: 5,
            sample: 'For example, my brother reads twice as long in his tent.',
          },
          {
            heading: 'Therefore',
            prompt: 'Close it.',
            lines: 5,
            sample: 'Therefore, an hour under blankets would be good for all of us.',
          },
        ],
        lookFor: 'A reason that fits the opinion, an example that could be true, and linking words in use.',
      },
      {
        kind: 'fix-the-sentence',
        errors: ['apostrophe', 'capital'],
        sentences: [
          "We shouldn't throw away what we can mend.",
          "It isn't right to leave {friend} behind.",
          "Since dogs can't talk, we must listen with our eyes.",
          "For example, {hero} doesn't rush and still comes first.",
          "Reading in bed won't hurt anyone.",
          "Therefore, I'm for a longer break at noon.",
          "A garden doesn't need much room.",
          "They're wrong about {place}, because it's safe.",
          "You can't judge the {things} by their color.",
          "School shouldn't start before the sun is up.",
          "Because we haven't tried it, we can't say no.",
          "In my view, rain isn't bad weather.",
        ],
      },
    ],
  },
]
