import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const quietPage: Format = {
  ...anyPage,
  id: 'page.quiet-page',
  title: 'The Quiet Page',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'act',
  layout: 'a',
  materials: [{ name: 'pencils', quantity: '1', core: true }],
  safety: [],
  takes: [
    {
      title: 'Hush Voices',
      modality: 'auditory',
      ages: 'younger',
      child:
        'Tell {hero} what you find. Then fill your page, quiet as {place} at night. Choose a sign for hush: a finger or a wink. Whisper how you found it when I ask.',
      inShort: {
        you: 'Whisper from now on. Now and then ask: what are you finding? How do you know?',
        child: 'Fills the page in silence. Answers you in a whisper, with a finger on the place.',
        end: 'Your child reads one answer aloud, in a big voice.',
      },
      steps: ['Get out pencils.', 'At a mistake, whisper: let us look there again.'],
      say: 'Sh. {friend} has just fallen asleep at {place}.',
    },
    {
      title: 'Behind the Wall',
      modality: 'kinesthetic',
      child:
        'Help {friend} with the questions. Then make your page in secret, behind a wall. Choose how to open the wall: with drums or a hush. Guide me past two answers.',
      inShort: {
        you: 'Sit on the other side. When the wall opens, ask: how were two answers found?',
        child: 'Stands books up as a wall and fills the page behind it. Opens it and tells you about two answers.',
      },
      steps: ['Get out pencils and books.', 'Stuck? Come behind the wall. Mend a mistake together.'],
      say: 'No peeking! When may {friend} and I come in?',
      materials: [
        { name: 'pencils', quantity: '1', core: true },
        { name: 'books', quantity: '2', core: true },
      ],
    },
    {
      title: 'How Many Right',
      ages: 'older',
      spots: true,
      child:
        'Tell {hero} your answers first. Then write at the top how many tasks you will get right. Choose to be bold or careful. Fill the page, and compare.',
      inShort: {
        you: 'Read the answers out at the end. At a wrong one ask: where did it turn?',
        child: 'Writes a guess at the top: how many will be right? Fills the page and checks it with you.',
        end: 'Was the guess close?',
      },
      steps: ['Get out pencils. You need the answer key.', 'Mend what was wrong together.'],
      say: 'How sure are you before you begin?',
    },
    {
      title: 'Best of the Page',
      child:
        'Answer what {place} needs. Then fill your page. Choose your best answer, the hardest or the neatest. Ring it and tell its story.',
      inShort: {
        you: 'Let your child work. Then ask about the ringed one: what made it hard?',
        child: 'Fills the page and rings the best answer. Tells you how it was found, from start to end.',
      },
      steps: ['Get out pencils.', 'A mistake? Mend it first: that may be the best one.'],
      say: 'One answer on this page will be your best. Which?',
    },
  ],
}
