import type { Skill } from '../../../types.ts'
import { twoPushes } from '../pages/kindergarten.ts'
import { stepsToTheStop } from '../pages/kindergarten-further.ts'

export const bigAndSmallPushes: Skill = {
  id: 'science.k.big-and-small-pushes',
  subject: 'science',
  grade: 'kindergarten',
  strand: 'physical',
  order: 3,
  short: 'Big and Small Pushes',
  iCan: 'I can tell how a big push and a small push move a ball.',
  codes: ['K-PS2-1', 'K-PS2-2'],
  prerequisites: ['science.k.push-or-pull'],
  keywords: [{ word: 'speed', definition: 'how fast a thing moves' }],
  model:
    'Roll up one sock. Tap it and point to its stop. Give it a big push from the same spot. Say: Only the push changed. The small push gave little speed: the sock was slow and stopped near. The big push gave more speed: it was fast and went far. A ball does the same.',
  check: {
    question: 'How do you make a ball go farther?',
    lookFor: 'Push it harder. A show with the arm counts.',
  },
  laterChecks: [
    {
      question: 'You want a ball to stop near you. Big push or small push?',
      lookFor: 'A small push, because it gives the ball little speed.',
    },
    {
      question: 'Two balls stop after 3 and 9 steps. Which one had the bigger push?',
      lookFor: 'The one at 9 steps, because a bigger push moves it farther.',
      further: true,
    },
  ],
  misconception: {
    says: 'A big ball always rolls farther.',
    reply: 'Tap the rolled sock, then push it hard. It did not grow. So why did it go farther?',
  },
  tools: [{ name: 'socks', quantity: '1, rolled up', core: true }],
  easier: 'Push a rolled sock softly, then hard. Point to where each one stops. (the hard push goes farther)',
  harder:
    'Roll the sock three times: a tap, a push, a very big push. Line up the stops from near to far. (tap, push, very big push)',
  again: {
    easier: 'Push my open palm softly, then hard. Which push moved my palm more? (the hard push)',
    harder: 'Roll the sock right to my foot. One push was too small, one too big. Which push is next? (one in between)',
    model:
      'Tap a rolled sock, then push it hard. Say: The hard push moved it farther. Walk with me: 1 step, 3 steps, 6 steps. Three balls stopped there. 6 is farthest: the biggest push. 1 is nearest: the smallest push. How do I reach 4 steps? I push a bit harder than for 3.',
    picture: {
      kind: 'number-line',
      from: 0,
      to: 6,
      step: 1,
      labels: [
        { at: 1, text: '1' },
        { at: 3, text: '3' },
        { at: 4, text: '4' },
        { at: 6, text: '6' },
      ],
      crosses: [
        { at: 1, count: 1 },
        { at: 3, count: 1 },
        { at: 6, count: 1 },
      ],
    },
    misconception: {
      says: 'I got 7 steps and want 8. So I push as hard as I can.',
      reply: 'Push a sock softly and lay a shoe one step past it. Does your hardest push make it stop there?',
    },
  },
  prompts: [
    { part: 'big', ask: 'You kick a ball hard in an open field. Where does it stop: near or far?', answer: 'far' },
    { part: 'small', ask: 'You tap a ball to {hero}. What is its speed: fast or slow?', answer: 'slow' },
    {
      part: 'big',
      ask: 'Your ball must roll all across a long floor. Which push fits?',
      answer: 'a big push',
    },
    { part: 'small', ask: 'A ball rolled only a little way. Which push moved it?', answer: 'a small push' },
    { part: 'big', ask: 'Give the sock a big push for {hero}. How does it move?', answer: 'fast and far' },
    { part: 'small', ask: 'Give the sock a tiny push. How far does it go?', answer: 'a little way' },
    { part: 'big', ask: 'Two balls race across a yard. Which push wins: big or small?', answer: 'the big push' },
    { part: 'small', ask: '{friend} wants a cart with a slow speed. Which push fits?', answer: 'a small push' },
    { part: 'big', ask: 'A ball zooms past {hero}. Which push was it: big or small?', answer: 'big' },
    { part: 'small', ask: 'One ball is near, one is far. Which had the small push?', answer: 'the near ball' },
    { part: 'big', ask: 'Push one sock two times, harder each time. What grows?', answer: 'how far it goes' },
    { part: 'small', ask: 'Roll a ball to a baby. How do you push: hard or gently?', answer: 'gently' },
    { part: 'big', ask: 'Your ball stops short of {friend}. What do you do next time?', answer: 'push harder' },
    { part: 'small', ask: 'Your ball rolls past the mark. What do you do next time?', answer: 'push softer' },
    {
      part: 'big',
      ask: 'Balls in a yard stop after 3, 8 and 6 steps. Which had the biggest push?',
      answer: 'the one at 8',
      further: true,
    },
    {
      part: 'small',
      ask: 'Balls stop after 7, 2 and 5 steps. Which had the smallest push?',
      answer: 'the one at 2',
      further: true,
    },
    {
      part: 'big',
      ask: 'Balls stop at 2, 9 and 5 steps. One push is neither biggest nor smallest. How many steps?',
      answer: '5',
      further: true,
    },
    {
      part: 'small',
      ask: 'Your push slid a sock 6 steps. You want 5. How do you push?',
      answer: 'a bit softer',
      further: true,
    },
    {
      part: 'big',
      ask: 'A cart went 4 steps. {hero} wants 6. How must {hero} push?',
      answer: 'a bit harder',
      further: true,
    },
  ],
  sheets: [twoPushes, { ...stepsToTheStop, further: true }],
}
