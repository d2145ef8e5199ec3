import type { Skill } from '../../../types.ts'
import { aDayInTheSky } from '../pages/1st.ts'
import { whoReallyMoved } from '../pages/1st-further.ts'

export const sunMoonStars: Skill = {
  id: 'science.1.sun-moon-stars',
  subject: 'science',
  grade: '1st',
  strand: 'earth',
  order: 7,
  short: 'Sun, Moon and Stars',
  iCan: 'I can tell how the sun and moon and stars seem to move in the sky.',
  codes: ['1-ESS1-1'],
  prerequisites: ['science.k.weather'],
  keywords: [{ word: 'pattern', definition: 'something that happens the same way again and again' }],
  model:
    'Face a wall and call it south. Point low left. Say: The sun comes up in the east. Swing your arm up: at noon it is high. Swing down right: it sets in the west. This pattern repeats daily. The moon and most stars seem to go that way, too. Sunlight hides stars by day.',
  picture: { kind: 'flow', steps: [['up in the east'], ['high at noon'], ['sets in the west']] },
  check: {
    question: 'Where do the sun, the moon and most stars seem to come up and set?',
    lookFor: 'Up in the east, down in the west. Pointing is fine.',
  },
  laterChecks: [
    {
      question: 'The moon is low in the east. Where will it be some hours later?',
      lookFor: 'Higher up, and then on its way down to the west.',
    },
    {
      question: 'Why do the sun and the stars seem to go from east to west?',
      lookFor: 'The earth turns, so they seem to go past us each day.',
      further: true,
    },
  ],
  misconception: {
    says: 'Stars are only there at night.',
    reply: 'The stars are there all day too. The bright sun lights up the sky, so we cannot see them.',
  },
  easier:
    'Your fist is the sun. Show rise, noon and set. Then do it again as the moon. (low in the east, high, low in the west)',
  harder:
    'A star and the moon are high at bedtime. Point to where both will seem to be three hours later. Why? (nearer the west, both seem to move from east to west)',
  again: {
    easier:
      'Call a wall south and face it: left is east, right is west. Pass a sock for the moon over your head. Where does it start? (left, in the east)',
    harder:
      'One window faces east and one faces west. When can low sun shine in at each? (east: morning, west: evening)',
    model:
      'Choose a thing on the wall as the sun. Turn slowly to your left. Say: It comes in on my left, goes past and is gone on my right. Did it move? No, I turned. The earth turns, too. So sun, moon and stars only seem to move. I turn on, and it comes back.',
    misconception: {
      says: 'The earth stands still. I can see how the sun goes over us.',
      reply: 'Turn slowly to your left and watch the door go past you. What really moved?',
    },
  },
  prompts: [
    { part: 'sun', ask: '{hero} looks out early in the morning. Where is the sun: low or high?', answer: 'low' },
    { part: 'moon', ask: 'How does the moon seem to move: east to west or west to east?', answer: 'east to west' },
    { part: 'stars', ask: 'When can {friend} watch the stars seem to move: at noon or at night?', answer: 'at night' },
    { part: 'sun', ask: '{hero} asks when the sun is highest in the sky. What do you say?', answer: 'at noon' },
    {
      part: 'moon',
      ask: '{friend} sees the moon high up. Where will it set: in the east or in the west?',
      answer: 'in the west',
    },
    { part: 'stars', ask: '{hero} sees a star low in the east at bedtime. Where is it later?', answer: 'higher up' },
    { part: 'sun', ask: 'Show {friend} the path of the sun with your arm.', answer: 'low, high, low again' },
    { part: 'moon', ask: 'The moon comes up behind a hill. Where is that hill: east or west?', answer: 'east' },
    {
      part: 'stars',
      ask: '{hero} sees a star high up. Where is it later: nearer the east or nearer the west?',
      answer: 'nearer the west',
    },
    {
      part: 'sun',
      ask: '{hero} sees the sun low in the west at {place}. Which is it: morning or evening?',
      answer: 'evening',
    },
    { part: 'stars', ask: 'A star is low in the east. Which way does it go next: up or down?', answer: 'up' },
    {
      part: 'sun',
      ask: 'The breakfast sun shines in at a window. Where does it face: to the east or to the west?',
      answer: 'to the east',
    },
    { part: 'moon', ask: '{friend} sees the moon in the west. Where was it hours ago?', answer: 'farther east' },
    {
      part: 'stars',
      ask: '{friend} sees a star go down in the west. Will its pattern start again?',
      answer: 'yes, in the east',
    },
    { part: 'sun', ask: 'The sun was low, then high. How does its pattern go on?', answer: 'it goes down' },
    { part: 'moon', ask: 'The moon and the sun: do both seem to move the same way?', answer: 'yes, east to west' },
    { part: 'stars', ask: 'Sun, moon, stars: which ones seem to move from east to west?', answer: 'all three' },
    {
      part: 'moon',
      ask: '{friend} finds the moon over a tree, later over the roof. What really turned?',
      answer: 'the earth',
      further: true,
    },
    {
      part: 'sun',
      ask: 'You turn, and a lamp seems to go by. Are you like the sun or like the earth?',
      answer: 'like the earth',
      further: true,
    },
    {
      part: 'stars',
      ask: '{hero} asks why the stars seem to move. What do you say?',
      answer: 'the earth turns',
      further: true,
    },
    {
      part: 'sun',
      ask: 'Turn to your left. Which way does the wall seem to go: left or right?',
      answer: 'right',
      further: true,
    },
    {
      part: 'sun',
      ask: 'The earth turns on all night. Where does the sun come up then: east or west?',
      answer: 'in the east',
      further: true,
    },
    {
      part: 'moon',
      ask: 'Sun, moon, earth: {hero} asks which one turns once a day. What do you say?',
      answer: 'the earth',
      further: true,
    },
  ],
  sheets: [aDayInTheSky, { ...whoReallyMoved, further: true }],
}
