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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Through the Page',
      ages: 'younger',
      inShort: {
        you: 'Ask a question, and hold the folded page still.',
        child: 'Answers, says the answer as a spell and snips two lines: one {token}.',
        end: 'Your child steps through one whole page.',
      },
      round: 'Your child says {answer} like a spell and snips the first two lines, up to their ends: one {token}.',
      child:
        'Work a magic wonder: step through one page. Answer a question to snip two lines. Choose how to say each spell. Show it to {hero} at {place}.',
      steps: [
        'Get out paper, pencils and scissors. Fold a sheet longways. Draw seven lines across: from the fold, from the open edge, and so on. Each stops a thumb before the other side.',
        'A wrong spell does nothing: mend it together.',
        'At the end, snip what is left. Slit the fold from the first line to the last, not beyond. Pull softly: a ring!',
      ],
      say: 'Could anybody fit through this page?',
    },
    {
      title: 'The Snap Chain',
      ages: 'younger',
      inShort: {
        you: 'Ask a question, then gasp like a full theater.',
        child: 'Answers, says the answer as a spell and makes two clips link: one {token}.',
        end: 'A chain made by magic hangs from one finger.',
      },
      round:
        'You put two clips on the bent strip. Your child says {answer} as a spell and pulls both ends. Snap: they are linked! One {token}.',
      child:
        'Link clips by magic, without touching them. Answer a question to win a new spell. Choose to say it low, fast or backward. Show {friend} the chain that flew together.',
      steps: [
        'Get out paper and paper clips. Tear off a long strip, two fingers wide. The secret: bend it like an S. One clip joins its front and middle layers, one its middle and back.',
        'After a wrong answer nothing snaps: mend it first.',
        "Next, use a new clip and the chain's last.",
      ],
      say: 'I look at both hands. Nothing can fool me!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'paper clips', quantity: '{questions+1}', core: true },
      ],
      safety: [{ hazard: 'small clips', adultNote: 'A grown-up counts the clips back in.' }],
    },
    {
      title: 'The Sure Prediction',
      ages: 'older',
      inShort: {
        you: 'Ask a question and look away. At the end, draw any slip.',
        child: 'Answers, writes something on a slip in secret and folds it: one {token}.',
        end: 'Your child knows your slip before you unfold it.',
      },
      round:
        'Your child says {answer}, bends low over a slip, writes and folds it twice. Not a letter can be seen: one {token}.',
      child:
        'Perform a magic feat: read a slip that nobody unfolded. Answer a question to add one slip. Choose how you read minds: hum, blink or frown. Practice until {hero} suspects nothing.',
      steps: [
        'Get out paper and pencils. Tear a sheet into four slips. Any spare is for practice.',
        'The secret, for your child: every slip gets the answer to question 1, and nobody reads the other slips.',
        'A wrong answer joins no trick: work it out.',
        'Later, perform it for somebody new.',
      ],
      say: 'I draw freely, I think. What does my slip say?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [],
    },
    {
      title: 'Impossible Rings',
      ages: 'older',
      inShort: {
        you: 'Ask a question. Then bet on what the cut will make.',
        child: 'Answers, closes a strip to a ring with tape, predicts and cuts it along the middle: one {token}.',
        end: 'Your child tells the story of the oddest ring.',
      },
      round:
        'Your child says {answer} and tapes the first ring, without a twist. You bet on one thin ring. The cut runs along the middle, all around: two rings! One {token}.',
      child:
        'Cut rings that seem to be magic. Predict what each cut will make. Choose the twists of your last ring yourself. Invent a story from {place} that fits what happens.',
      steps: [
        'Get out paper, scissors and tape. Cut four long strips, two fingers wide. Any spare gets more twists.',
        'A wrong answer stays a flat strip: work it out.',
        'Do not tell: ring 2, with a half twist, becomes one long ring, and ring 3, with a full twist, two linked ones.',
      ],
      say: 'What is your bet?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'scissors', adultNote: 'A grown-up stays close while anybody cuts.' }],
}
