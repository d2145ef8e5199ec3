import type { Skill } from '../../../types.ts'
import { startAndStop } from '../pages/kindergarten-further.ts'
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
    'Push a shoe with one finger. Say: It went away from me. That is a push. So is a kick. Hook a finger in it and draw it close. Say: It came to me. That is a pull. So is a tug. Each one is a force. It moved the shoe.',
  check: {
    question: 'You open a drawer. Is that a push or a pull?',
    lookFor: 'A pull, because the drawer comes toward me.',
  },
  laterChecks: [
    {
      question: 'You send a toy cart away from you. What did you do?',
      lookFor: 'A push, because the cart went away from me.',
    },
    {
      question: 'A wagon rolls at you, and your hands stop it. Push or pull?',
      lookFor: 'A push. The hands push against the wagon, so that it stops.',
      further: true,
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
      'Slide a shoe to your child, who stops it with a flat hand. Say: My push started the shoe. Your hand pressed against it: a push stopped it. Walk off while your child holds your sleeve: Your pull stopped me. Your child tugs you along: Your pull started me. A force starts or stops things.',
    misconception: {
      says: 'I only stopped the shoe. That is not a push.',
      reply: 'I slide the shoe to you once more. Which way must your hand press to stop it?',
    },
  },
  prompts: [
    { part: 'push', ask: 'Slide a shoe to {friend} with one foot. Push or pull?', answer: 'a push' },
    { part: 'pull', ask: 'You tug a rope at {place}. Which force is it: a push or a pull?', answer: 'a pull' },
    { part: 'push', ask: '{hero} pushes a box. Does it go away or come near?', answer: 'away' },
    { part: 'pull', ask: 'Be a horse with a wagon at {place}. What do you do to it?', answer: 'pull it' },
    { part: 'push', ask: 'What do your feet do to bike pedals?', answer: 'push them' },
    { part: 'pull', ask: 'Show how you put on a sock. Push or pull?', answer: 'a pull' },
    { part: 'push', ask: 'Show {hero} how to shut a drawer. What did your hand do?', answer: 'it pushed it shut' },
    { part: 'pull', ask: '{friend} pulls a box. Which way does it come?', answer: 'to {friend}' },
    { part: 'push', ask: '{hero} shoves a box across {place}. What moved it?', answer: 'a push' },
    { part: 'pull', ask: 'What does {friend} do to tow a sled with a rope?', answer: 'pulls the rope' },
    { part: 'push', ask: 'Show how to ring a doorbell. What moves the button?', answer: 'your finger pushes it' },
    { part: 'pull', ask: 'Show how to pick an apple. What did your hand do?', answer: 'it pulled the apple' },
    { part: 'push', ask: '{friend} sits on a swing. You stand behind. Push or pull?', answer: 'a push' },
    { part: 'pull', ask: 'A dog runs ahead on its leash. What moves your arm?', answer: 'the dog pulls it' },
    { part: 'push', ask: 'You kick a ball to {hero}. Which force is it? Tell why.', answer: 'a push, it went away' },
    { part: 'pull', ask: 'Two teams at {place} hold one rope. What does each team do?', answer: 'both teams pull' },
    { part: 'push', ask: 'Slide a chair under a table for {friend}. Push or pull?', answer: 'a push' },
    { part: 'pull', ask: 'A door opens to you. Then you shut it. Which was the pull?', answer: 'the opening' },
    {
      part: 'push',
      ask: '{hero} rolls a ball to you. Your foot stops it. Push or pull?',
      answer: 'a push',
      further: true,
    },
    {
      part: 'pull',
      ask: 'A wagon rolls off. You grab its handle, and it stops. Push or pull?',
      answer: 'a pull',
      further: true,
    },
    {
      part: 'push',
      ask: 'You kick a ball that lies still. Did the push start or stop it?',
      answer: 'start it',
      further: true,
    },
    { part: 'push', ask: '{hero} stops a swing with two flat hands. Push or pull?', answer: 'a push', further: true },
    { part: 'pull', ask: '{friend} holds a pony back by its rope. Push or pull?', answer: 'a pull', further: true },
    {
      part: 'pull',
      ask: 'A sled slides off. You pull back on its rope. Did the pull start or stop it?',
      answer: 'stop it',
      further: true,
    },
    {
      part: 'pull',
      ask: '{hero} pulls a wagon that stands still. Did the pull start or stop it?',
      answer: 'start it',
      further: true,
    },
  ],
  sheets: [pushesAndPulls, { ...startAndStop, further: true }],
}
