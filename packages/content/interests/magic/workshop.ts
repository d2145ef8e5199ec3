import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'magic.magic-workshop',
  ...anyLesson,
  title: 'The Magic Workshop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'c',
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'paper clips', quantity: '5', core: true },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Through the Page',
      ages: 'younger',
      inShort: {
        you: 'Ask, and hold the folded page still.',
        child: 'Answers, says the answer as a spell, and snips three lines of the page: one {token}.',
        end: 'Your child has stepped through one whole page.',
      },
      round:
        'You read question 1. Your child says {answer}. You write it on the folded page, and your child snips the first three lines. Each snip stops at the end of its line. That is one {token}.',
      child:
        'Work a magic wonder: step through one page. Answer a question to snip three lines. Choose how to say each spell. Show it to {hero} at {place}.',
      steps: [
        'Get out paper, pencils, scissors, tape and paper clips. Fold one sheet longways and clip it shut. Draw thirteen lines across. The first starts at the fold, the next at the open edge, and so on in turns. Each stops a thumb before the other side.',
        'A wrong spell does nothing: mend it together.',
        'Last, snip the lines that are left. Then slit the fold between the first and last line, but not beyond. Pull softly: a huge ring! Tape mends a tear.',
      ],
      say: 'Could anybody fit through that? Say your spell, magician.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'paper clips', quantity: '4', core: true },
      ],
    },
    {
      title: 'The Snap Chain',
      ages: 'younger',
      inShort: {
        you: 'Ask, and gasp like a full theater.',
        child: 'Answers, says the answer as a spell over a strip, and links one more clip: one {token}.',
        end: 'A chain made by magic hangs from the wand.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on a strip. The strip is bent and gets two clips. Your child says the answer as a spell and pulls. Snap: they are linked! One {token}.',
      child:
        'Link clips by magic, without touching them. Answer a question to win a new spell. Choose to say it low, fast or backward. Show {friend} the chain that flew together.',
      steps: [
        'Get out paper, pencils, scissors, tape and paper clips. Cut one sheet into long strips, two fingers wide. Roll the other and tape it: the wand. The secret: bend a strip like an S. One clip joins its front and middle layers, one its middle and back layers. Pull both ends.',
        'After a wrong answer nothing snaps: mend it first.',
        'From then on, use one new clip and the last of the chain. No snap? Pull faster. Magicians never tell how.',
      ],
      say: 'I watch both hands. Nothing can fool me!',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'paper clips', quantity: '{questions+1}', core: true },
      ],
    },
    {
      title: 'The Sealed Prediction',
      ages: 'older',
      inShort: {
        you: 'Ask, and point to any slips you like.',
        child: 'Answers, adds the answer as a slip, and makes you end with the predicted slip: one {token}.',
        end: 'The sealed prediction has come true on stage.',
      },
      round:
        'You read question 1. Your child says {answer}, lays it beside the two slips and clips a written prediction shut. You point to two: those stay. You hand one over: away! The last one matches: one {token}.',
      child:
        'Perform a magic feat: tell what others will choose. Answer a question to add one slip. Choose the slip that you predict, in secret. Practice your words until {hero} suspects nothing.',
      steps: [
        'Get out paper, pencils, scissors, tape and paper clips. Cut one sheet into slips. Write {hero} and {friend} on two. The secret, for your child: somebody points to two slips. Is yours among them? Those stay, the others go. If not, those two go. Repeat. With two left, ask for one. Yours? You chose it! The other? Away!',
        'A wrong answer joins no trick: work it out.',
        'Speak without a pause. For the show, tape the note under a chair.',
      ],
      say: 'I chose freely, I think. Do it again with more slips.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'paper clips', quantity: '1', core: true },
      ],
    },
    {
      title: 'Impossible Rings',
      ages: 'older',
      inShort: {
        you: 'Ask, and bet on what each cut will make.',
        child: 'Answers, writes the answer on a strip, tapes a ring of it, predicts and cuts: one {token}.',
        end: 'The best ring has been cut on stage with a story.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it along a strip and tapes a ring without a twist. The guess: two rings. The cut runs along the middle, all around. It is true: one {token}.',
      child:
        'Cut rings that seem to be magic. Predict what each cut will make. Choose the twists of your last ring yourself. Invent a story from {place} that fits what happens.',
      steps: [
        'Get out paper, pencils, scissors, tape and paper clips. Cut one sheet into five long strips, two fingers wide. Ring 1 has no twist, ring 2 a half twist, ring 3 a full twist.',
        'A wrong answer stays a flat strip: work it out.',
        'Do not tell: ring 2 becomes one long ring, ring 3 two linked ones. Clip the pieces of each ring together. Last, perform the best cut with a fresh ring. Magicians call them Afghan bands.',
      ],
      say: 'Two rings, surely! What is your bet, magician?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'paper clips', quantity: '{questions}', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'scissors and small clips',
      adultNote: 'A grown-up stays close while anybody cuts, and counts the clips back in.',
    },
  ],
}
