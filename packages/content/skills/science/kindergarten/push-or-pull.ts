import type { Skill } from '../../../types.ts'
import { pushesAndPulls } from '../sets/kindergarten.ts'

export const pushOrPull: Skill = {
  id: 'science.k.push-or-pull',
  subject: 'science',
  grade: 'kindergarten',
  strand: 'physical',
  order: 2,
  short: 'Pushes and Pulls',
  iCan: 'I can show a push and a pull and tell which one moved it.',
  codes: ['K-PS2-1'],
  prerequisites: [],
  keywords: [{ word: 'force', definition: 'a push or a pull' }],
  model:
    'Sit on the floor with a shoe. Push it with one finger and say: It went away from me. That is a push. Hook a finger in it and draw it close: It came to me. That is a pull. Which one zips up a coat? A pull.',
  check: {
    question: 'You open a drawer. Is that a push or a pull?',
    lookFor: 'A pull, because the drawer comes toward me.',
  },
  laterChecks: [
    {
      question: 'You take off a sock. Is that a push or a pull?',
      lookFor: 'A pull for most ways. Showing it with the hands counts.',
    },
    {
      question: 'You send a toy cart away from you. What did you do?',
      lookFor: 'A push, because the cart went away from me.',
    },
  ],
  misconception: {
    says: 'Things move because they want to.',
    reply: 'Leave a shoe alone and count to five. It stays. It needs a push or a pull to start.',
  },
  easier: 'Show four moves: push, pull, pull, push. Hands go out for push and in for pull. (out, in, in, out)',
  harder:
    'Show how to take a sock from a drawer. Name all three moves. (pull the drawer, pull out the sock, push it shut)',
  again: {
    easier: 'Press your palm on a wall. Then take my hand and bring it to you. Which one was the pull? (the second)',
    harder:
      'Two friends move a wagon up a hill. One is in front and one behind. Who pulls? Who pushes? (front pulls, behind pushes)',
    model:
      'Slide a shoe to your child, who stops it with a flat hand. Say: I sent it away, so that was a push. You stopped it. Did your hand push or pull? It pushed against the shoe. A push can start a thing and stop it. Which one brings the shoe back? Hook a finger in it: a pull.',
  },
  prompts: [
    { part: 'push', ask: 'Slide a shoe away with one foot. Push or pull?', answer: 'a push' },
    { part: 'pull', ask: 'You tug a rope. Is that a push or a pull?', answer: 'a pull' },
    { part: 'push', ask: 'A push moves a box. Does it go away or come near?', answer: 'away' },
    { part: 'pull', ask: 'Be a horse with a wagon. What do you do to it?', answer: 'pull it' },
    { part: 'push', ask: 'What do your feet do to bike pedals?', answer: 'push them' },
    { part: 'pull', ask: 'Show how you put on a sock. Push or pull?', answer: 'a pull' },
    { part: 'push', ask: 'Show how to shut a drawer. What did your hand do?', answer: 'it pushed it shut' },
    { part: 'pull', ask: 'A pull moves a box. Which way does it come?', answer: 'to you' },
    { part: 'push', ask: '{hero} shoves a box across {place}. What moved it?', answer: 'a push' },
    { part: 'pull', ask: 'What does {friend} do to tow a sled with a rope?', answer: 'pulls the rope' },
    { part: 'push', ask: 'Show how to ring a doorbell. What moves the button?', answer: 'your finger pushes it' },
    { part: 'pull', ask: 'Show how to pick an apple. What did your hand do?', answer: 'it pulled the apple' },
    { part: 'push', ask: 'A friend sits on a swing. You stand behind. Push or pull?', answer: 'a push' },
    { part: 'pull', ask: 'A dog runs ahead on its leash. What moves your arm?', answer: 'the dog pulls it' },
    { part: 'push', ask: 'You kick a ball. Was it a push or a pull? Tell why.', answer: 'a push, it went away' },
    { part: 'pull', ask: 'Two teams hold one rope. What does each team do?', answer: 'both teams pull' },
    { part: 'push', ask: 'Show one way to move a chair away. Which move was it?', answer: 'a push away' },
    { part: 'pull', ask: 'A door opens to you. Then you shut it. Which was the pull?', answer: 'the opening' },
  ],
  sheets: [pushesAndPulls],
}
