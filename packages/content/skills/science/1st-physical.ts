import type { Skill } from '../../types.ts'
import { whatShakes } from './pages/1st.ts'
import { bodyCover, highOrLow, lightThrough, ownLight } from './sets/1st.ts'

export const firstPhysical: Skill[] = [
  {
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
      'Say: I will sort a hawk, a bat and a bee. My rule is wings or no wings. All three have wings, so the rule does not split them. Now I try feathers or no feathers. The hawk has feathers. The bat and the bee do not. That rule makes two groups.',
    check: {
      question: 'A duck and a dog: name one trait they share and one they do not.',
      lookFor: 'Share: eyes, a tail or a mouth. Not shared: feathers, wings, fur or four legs.',
    },
    laterChecks: [
      {
        question: 'A frog and a robin: name one trait they share and one they do not.',
        lookFor: 'Share: eyes or two back legs. Not shared: feathers, wings or a beak.',
      },
      {
        question: 'Crow, bee, trout: which one does not belong, and what is your rule?',
        lookFor: 'The trout has no wings. Any true rule about bodies counts.',
      },
    ],
    misconception: {
      says: 'Animals go together when I like them both.',
      reply: 'A science rule uses what anyone can see, like wings or legs. Everyone gets the same groups.',
    },
    easier: 'Sort by one rule that you are given: two legs or four legs.',
    harder: 'Make a secret rule, sort five animals and let someone guess the rule (such as wings or no wings).',
    again: {
      easier: 'Count your legs. Which of these animals have just as many: dog, hen, cat, owl? (2 legs: hen and owl)',
      harder: 'Sort bee, owl, bat and ant by wings, then by six legs. Which one has both wings and six legs? (the bee)',
    },
    prompts: [
      { ask: 'How many legs does a dog have?', answer: '4' },
      { ask: 'Which one has feathers: a robin or a rabbit?', answer: 'a robin' },
      { ask: 'Which one has scales: a snake or a cat?', answer: 'a snake' },
      { ask: 'Name two animals that have wings.', answer: 'any two, such as a bee, an owl, a bat or a moth' },
      { ask: 'An ant has three legs on each side. How many legs?', answer: '6', sum: '3 + 3' },
      { ask: 'Which one has fins: a trout or a goat?', answer: 'a trout' },
      { ask: 'Which one has no legs: a worm or a wasp?', answer: 'a worm' },
      { ask: 'What covers a goldfish: fur or scales?', answer: 'scales' },
      { ask: 'Ant, bee, cat: which one does not belong by legs?', answer: 'the cat (4 legs, the others have 6)' },
      { ask: 'What covers a bear: fur, feathers or scales?', answer: 'fur' },
      { ask: '{hero} sees an animal with eight legs. Spider or ant?', answer: 'a spider' },
      {
        ask: 'Horse, trout, goat: which one does not belong? Tell the rule.',
        answer: 'the trout, it has fins and no legs',
      },
      { ask: 'Sort hen, fox, owl, wolf. Tell your two groups.', answer: 'feathers: hen, owl, fur: fox, wolf' },
    ],
    sheets: [
      { kind: 'classification-key', form: 'sort', traits: ['wings', 'legs', 'spots', 'tail'], specimens: 6 },
      bodyCover,
    ],
  },
  {
    id: 'science.1.sound',
    subject: 'science',
    grade: '1st',
    strand: 'physical',
    order: 2,
    short: 'Sound Shakes',
    iCan: 'I can make a sound and show what shakes to make it.',
    codes: ['1-PS4-1'],
    prerequisites: ['science.k.five-senses'],
    keywords: [{ word: 'vibrate', definition: 'to shake back and forth very fast' }],
    model:
      'Put your fingers on your throat and hum. Say: I feel a buzz. My throat vibrates when I hum. Now stop the hum: no buzz and no sound. Try it with me. The shaking makes the sound. Hum softly, then loudly: a louder hum shakes more. Hum high like a mouse and low like a bear. Both shake.',
    check: {
      question: 'You touch a ringing bell and it goes quiet. Why?',
      lookFor: 'My hand stopped the shaking, so the sound stopped.',
    },
    laterChecks: [
      {
        question: 'You stop humming. What happens to the buzz in your throat?',
        lookFor: 'It stops, because the throat does not shake any more.',
      },
      {
        question: 'A drum is quiet. What must you do to make a sound?',
        lookFor: 'Hit it, so that the top shakes and makes the sound.',
      },
    ],
    misconception: {
      says: 'A drum is loud because it is big.',
      reply: 'Tap it softly: a big drum can be quiet. A harder hit makes it shake more, so it is louder.',
    },
    easier: 'Feel your throat and tell buzz or no buzz as a grown-up says hum or stop.',
    harder: 'Make one high sound and one low sound and show what shakes in each (such as the throat).',
    again: {
      easier: 'Lay one hand flat on a table and knock with the other. What does the flat hand feel? (the table shakes)',
      harder: 'A bee hums, but its mouth makes no sound. What shakes to make the hum? (its wings)',
    },
    prompts: [
      { ask: 'Hum with a hand on your neck. Which part shakes?', answer: 'the throat' },
      { ask: 'What shakes when you hit a drum?', answer: 'the top' },
      { ask: 'Clap once. Then whisper. Which was louder?', answer: 'the clap' },
      { ask: 'Show how to make a soft sound with your hands.', answer: 'rub or tap the hands gently' },
      { ask: 'The shaking stops. What happens to the sound?', answer: 'it stops' },
      { ask: 'Tap a book softly, then harder. Which tap was louder?', answer: 'the harder tap' },
      { ask: 'Which has the lower sound: a whistle or thunder?', answer: 'thunder' },
      { ask: 'Squeak like a mouse. Roar like a lion. Which is higher?', answer: 'the squeak' },
      {
        ask: 'A bell rings. You hold it tight. What happens to the sound?',
        answer: 'it stops, since the bell cannot shake',
      },
      { ask: '{hero} wants {friend} to hear from far away. Loud or soft?', answer: 'loud' },
      { ask: 'Hum softly, then loudly. When does your throat shake more?', answer: 'with the loud hum' },
      {
        ask: 'A loud sound makes rice jump on a drum. Why does it jump?',
        answer: 'the drum top shakes and pushes the rice',
      },
    ],
    sheets: [whatShakes, highOrLow],
  },
  {
    id: 'science.1.light-to-see',
    subject: 'science',
    grade: '1st',
    strand: 'physical',
    order: 3,
    short: 'Light to See',
    iCan: 'I can name things that make light and tell why we need light to see.',
    codes: ['1-PS4-2', '1-PS4-4'],
    prerequisites: ['science.k.sun-and-shade'],
    keywords: [{ word: 'light source', definition: 'a thing that glows on its own' }],
    model:
      'Cup your hands over your eyes so no light gets in. Say: My shoe is still there, but I cannot see it. Open a little gap: now I see it. Light has to reach my eyes. The lamp makes light. The shoe makes none. Light bounces off it. The moon is like the shoe: sunlight bounces off it.',
    check: {
      question: 'You sit in a cave with no light at all. Can you see your hand?',
      lookFor: 'No. Eyes need light, even after a long wait.',
    },
    laterChecks: [
      {
        question: 'You wake at night and see nothing. Is your room still there?',
        lookFor: 'Yes. There is no light to reach my eyes.',
      },
      {
        question: 'A ring shines under a lamp. Does the ring make light?',
        lookFor: 'No. Light from the lamp bounces off the ring.',
      },
    ],
    misconception: {
      says: 'The moon makes its own light.',
      reply: 'The moon is a big ball of rock. It shines because light from the sun bounces off it.',
    },
    easier: 'Point to things in the room and tell: makes light or makes no light.',
    harder: 'Make up a light code for yes and no and send a message (such as one flash for yes, two for no).',
    again: {
      easier:
        'Close your hand to a fist and peek inside. Then open it. When do you see your palm better, and why? (open, light gets in)',
      harder:
        'You read a book by a lamp. Which way does the light go until you see? (from the lamp to the book to your eyes)',
    },
    prompts: [
      { ask: 'Which makes light: a lamp or a spoon?', answer: 'a lamp' },
      { ask: 'What is our biggest light in the day?', answer: 'the sun' },
      { ask: 'Does a mirror make light?', answer: 'no, light bounces off it' },
      { ask: 'A firefly glows on its own. Is it a light source?', answer: 'yes, it glows on its own' },
      { ask: 'Which makes light: a star or a stone?', answer: 'a star' },
      { ask: 'Cover both eyes with your hands. What no longer gets in?', answer: 'light' },
      { ask: 'Can you see your shoe in total darkness?', answer: 'no' },
      { ask: 'Which makes its own light: the moon or a campfire?', answer: 'a campfire' },
      { ask: 'It is fully dark at {place}. What does {hero} need to see?', answer: 'a light, such as a flashlight' },
      { ask: 'Does the moon make its own light?', answer: 'no, it shines with light from the sun' },
      { ask: 'Can a cat see with no light at all?', answer: 'no, it only needs less light than we do' },
      {
        ask: 'Find two things in this room that make light when on.',
        answer: 'any true ones, such as a lamp and a night-light',
      },
      { ask: 'A lamp flashes three times: come home. What carries the message?', answer: 'the light' },
    ],
    sheets: [ownLight],
  },
  {
    id: 'science.1.light-and-shadow',
    subject: 'science',
    grade: '1st',
    strand: 'physical',
    order: 4,
    short: 'Light and Shadow',
    iCan: 'I can show what lets light through and what makes a dark shadow.',
    codes: ['1-PS4-3'],
    prerequisites: ['science.1.light-to-see'],
    keywords: [{ word: 'shadow', definition: 'the dark shape where light is blocked' }],
    model:
      'Hold your hand in front of a bright window or lamp. Say: Light hits my hand and cannot go through. The dark shape behind it is a shadow. Now hold up a clear cup: most light goes through, so the shadow is faint. A hand blocks light. Clear things let it pass.',
    check: {
      question: 'Which makes a darker shadow: a book or a clear cup?',
      lookFor: 'The book, because it blocks all the light.',
    },
    laterChecks: [
      {
        question: 'Your hand makes a dark shadow. Why does a clear bag not?',
        lookFor: 'My hand blocks the light. A clear bag lets most of it through.',
      },
      {
        question: 'The sun is in front of you. Where is your shadow?',
        lookFor: 'Behind me, because my body blocks the light there.',
      },
    ],
    misconception: {
      says: 'My shadow is a part of me, so it is always there.',
      reply: 'A shadow needs a light and something that blocks it. Turn off the light and it is gone.',
    },
    tools: [{ name: 'cups', quantity: '1, clear plastic', core: true }],
    easier: 'Make a hand shadow and tell which thing blocks the light.',
    harder: 'Change the size of a shadow and tell how you did it (closer to the light makes it bigger).',
    again: {
      easier:
        'Hold a hand near a wall by a lamp or window. Spread your fingers, then close them. When does light come through? (when spread)',
      harder:
        'Put these in order, from the faintest shadow to the darkest: a brick, a clear cup, thin cloth. (clear cup, thin cloth, brick)',
    },
    prompts: [
      { ask: 'Which lets light through: a clear window or a door?', answer: 'a clear window' },
      { ask: 'Which blocks light: a book or clean water?', answer: 'a book' },
      {
        ask: 'Show where your shadow is: between you and the light or behind you?',
        answer: 'behind you, away from the light',
      },
      { ask: 'What do you need to make a shadow?', answer: 'a light and a thing that blocks it' },
      { ask: 'Hold a hand over the floor by a lamp or window. What makes the shade?', answer: 'the hand' },
      { ask: 'You turn off the only lamp. Is there still a shadow?', answer: 'no' },
      { ask: 'Is your shadow toward the sun or away from it?', answer: 'away from it' },
      { ask: 'A thin white curtain lets in all, some or no light?', answer: 'some' },
      { ask: 'A mirror turns a beam of light. What do we say light does?', answer: 'it bounces (reflects)' },
      { ask: '{friend} wants {place} very dark. Thick blanket or clear wrap?', answer: 'a thick blanket' },
      { ask: 'Move your hand nearer to a lamp. Is the shadow bigger or smaller?', answer: 'bigger' },
      { ask: 'Your shadow has no eyes. Tell why.', answer: 'a shadow is only the place where light is blocked' },
    ],
    sheets: [lightThrough],
  },
]
