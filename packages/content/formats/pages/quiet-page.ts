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
      title: 'The Unveiling',
      child:
        'Help {friend} with the questions. Then make your page in secret, behind a wall. Choose how to open the wall: with drums or a hush. Guide me past two answers.',
      inShort: {
        you: 'Sit on the other side. When the wall opens, be {friend}: how were two answers found?',
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
      title: 'Not a Sound',
      child:
        'Tell {hero} your answers first. Then lose your voice and fill your page. Choose a face for a hard place: big eyes or puffed cheeks. Show me with your hands what you do.',
      inShort: {
        you: 'Now and then ask: what are you doing there? Say aloud what you see.',
        child: 'Fills the page without a word. Shows you with hands and face, and nods when you say it.',
        end: 'Your child tells how the hardest place was done.',
      },
      steps: ['Get out pencils.', 'At a mistake, point and look puzzled.'],
      say: 'Not a sound! What will your hands tell me?',
    },
  ],
}
