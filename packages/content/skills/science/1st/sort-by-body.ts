import type { Skill } from '../../../types.ts'
import { twoTraitsAtOnce } from '../pages/1st.ts'

export const sortByBody: Skill = {
  id: 'science.1.sort-by-body',
  subject: 'science',
  grade: '1st',
  strand: 'life',
  order: 1,
  short: 'Sorting by What We See',
  iCan: 'I can sort animals by the body parts that I see.',
  codes: ['1-LS1-1', '1-LS3-1'],
  prerequisites: ['science.k.five-senses', 'science.k.living-or-not'],
  keywords: [{ word: 'trait', definition: 'something you can see that a living thing has' }],
  model:
    'Say: I sort hawk, bee and fly by a trait: something that I see on a body. Wings: all three have them, so I get no two groups. Feathers: only the hawk has them. Now I have two groups. I count legs, too: 2, 6 and 6. By legs the hawk does not belong.',
  picture: {
    kind: 'groups',
    groups: [
      { head: 'feathers', words: ['hawk'] },
      { head: 'no feathers', words: ['bee', 'fly'] },
    ],
  },
  check: {
    question: 'A duck and a dog: name one trait they share and one they do not.',
    lookFor: 'Share: eyes, a tail or a mouth. Not shared: feathers, wings, fur or four legs.',
  },
  laterChecks: [
    {
      question: 'Crow, bee, trout: which one does not belong, and what is your rule?',
      lookFor: 'The trout has no wings. Any true rule about bodies counts.',
    },
    {
      question: 'A hen and a bat both have wings and two legs. Which rule splits them?',
      lookFor: 'Feathers or fur. Any other true rule about bodies counts.',
      further: true,
    },
  ],
  misconception: {
    says: 'Animals go together when I like them both.',
    reply: 'A science rule uses what anyone can see, like wings or legs. Everyone gets the same groups.',
  },
  easier: 'Sort by legs, two or four: cow, hen, dog, crow. (two: hen and crow, four: cow and dog)',
  harder:
    'I put hen, owl and fly here, dog, ant and goat there. What is my rule? Where does a moth go? (wings or no wings, with the fly)',
  again: {
    easier: 'Count your legs. Which of these animals have just as many: dog, hen, cat, owl? (2 legs: hen and owl)',
    harder: 'Sort bee, owl, bat and ant by wings, then by six legs. Which one has both wings and six legs? (the bee)',
    model:
      'Say: I sort swan, mouse, fly and lizard. By wings: only swan and fly have them. By legs: the mouse and the lizard both have 4. So I look at the skin. The mouse has fur, and the lizard has scales. Now two traits at once: four legs and scales? Only the lizard.',
    picture: {
      kind: 'table',
      rows: [
        ['', 'legs', 'skin'],
        ['mouse', '4', 'fur'],
        ['lizard', '4', 'scales'],
      ],
    },
    misconception: {
      says: 'Both have 4 legs and no wings, so no rule can split them.',
      reply: 'Draw a mouse and a lizard. What would your fingers feel on the back of each one?',
    },
  },
  prompts: [
    { ask: '{hero} sees an owl, a dog and a trout. Which one has wings?', answer: 'the owl' },
    { ask: 'Trout, goat, hen: which one has fins?', answer: 'the trout' },
    { ask: 'Snake, cat, horse: which one does not belong by legs?', answer: 'the snake' },
    { ask: '{friend} sees a crow. What covers it: fur, feathers or a shell?', answer: 'feathers' },
    { ask: '{hero} sees an animal with eight legs at {place}. Spider, ant or bee?', answer: 'a spider' },
    { ask: 'Sort by wings: bat, mouse, owl. Which one does not belong?', answer: 'the mouse' },
    { ask: 'Sort by legs for {hero}: dog, hen, cat, robin. Who has two?', answer: 'hen and robin' },
    { ask: 'Cow, crow, deer: which one does not belong? Tell the trait.', answer: 'the crow, such as wings' },
    { ask: '{friend} puts a shark and a trout in one group. Which trait do they share?', answer: 'fins' },
    { ask: 'Ant, bee, cat: which one does not belong by legs?', answer: 'the cat' },
    { ask: 'Sort bee, mouse, bat and owl by wings for {friend}. Who has none?', answer: 'the mouse' },
    { ask: "{hero}'s rule is feathers. Sort bat, duck, moth and crow. Who fits?", answer: 'duck and crow' },
    { ask: 'Lizard, frog, worm, cow: sort by legs. Who is alone?', answer: 'the worm' },
    {
      ask: 'Sort hen, fox, owl, wolf into two groups for {friend}. Who goes with the hen?',
      answer: 'the owl',
    },
    { ask: 'Goose, goat, snake: which rule puts the snake alone?', answer: 'legs or no legs' },
    {
      ask: '{hero} sees a bee, an ant and a fly, all with six legs. Which splits them: eyes or wings?',
      answer: 'wings',
      further: true,
    },
    {
      ask: 'A goat and a crocodile both have four legs. Which one has scales?',
      answer: 'the crocodile',
      further: true,
    },
    { ask: 'A swan and a bat both have wings. What covers the bat?', answer: 'fur', further: true },
    { ask: '{friend} draws an owl, a wolf, a bat and a hen. Who has wings and fur?', answer: 'the bat', further: true },
    { ask: 'Frog, trout, lizard, cat: who has scales and four legs?', answer: 'the lizard', further: true },
    {
      ask: '{friend} has a trout, a snake, a bee and a dog. Who has scales and no fins?',
      answer: 'the snake',
      further: true,
    },
  ],
  sheets: [
    { kind: 'classification-key', form: 'sort', traits: ['wings', 'legs', 'spots', 'tail'], specimens: 6 },
    { ...twoTraitsAtOnce, further: true },
  ],
}
