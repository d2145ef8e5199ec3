import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'princesses.castle-workshop',
  ...anyLesson,
  title: 'The Castle Workshop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'c',
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'crayons', quantity: '4 colors', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Mind the Drawbridge',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Write the right answer on the wall as a password.',
        child: 'Builds the next part of the gate: a bridge, a tower, a flag, a second tower.',
        end: 'Be the guest. Say each password, and the bridge comes down.',
      },
      round:
        'Your child says {answer}, and you write it on the wall. Your child cuts a strip and tapes it below the gate: a bridge!',
      child:
        'Build a castle gate for the princess of {place}. Answer a question to build the next part. Choose the colors of its flag. Guard the bridge well!',
      steps: [
        'Get out paper, crayons, scissors and tape. Fold back both ends of one sheet: the wall. Your child draws a gate on it.',
        'A tower is half a sheet, rolled.',
        'Wrong? Work it out together.',
      ],
      say: 'Who goes there? Say the password!',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
      ],
    },
    {
      title: 'Crown of Promises',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Write the right answer on a point of the crown, and cheer for the promise.',
        child: 'Draws a jewel around the answer and promises the people one good deed.',
        end: 'Count the jewels, tape the band to fit, and crown your child.',
      },
      round:
        'Your child says {answer}, and you write it on a point. Your child draws a jewel around it and promises to mend the well.',
      child:
        'Make a crown that is earned, not given. Answer a question to set one jewel. Choose what you promise the people of {place}. Walk tall to your crowning, with {hero} as guest.',
      steps: [
        'Get out paper, crayons, scissors and tape. Cut one sheet into two long strips with points and tape them into one flat band.',
        'Wrong? Work it out together.',
      ],
      say: 'Real queens swear an oath, too. What is yours?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
      ],
    },
    {
      title: 'The Split Treaty',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'As envoy of a neighbor, want too much: all the river, all the apples, the moonlight.',
        child: 'Writes the answer big on a strip and bargains. Then cuts the strip: one piece for each side.',
        end: 'Mix the pieces. Your child finds the partners.',
      },
      round:
        'Your child says {answer} and writes it on a strip. You want all the river and settle for half. A wavy cut runs through {answer}.',
      child:
        'Speak for your princess and her castle at {place}. Bargain with the envoy until both agree. Write each answer big, for both to keep. Choose a wild wave for the cut.',
      steps: ['Get out paper, crayons and scissors. Tear one sheet into four strips.', 'Wrong? Work it out together.'],
      say: 'Treaties were cut like this so that nobody could cheat.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
    },
    {
      title: 'Pop-Up Castle',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Guess how far the new tower will stand out.',
        child:
          'Makes two equal cuts in from the fold and pushes the strip between them inside: a tower. Writes the answer on it.',
      },
      round:
        'Your child says {answer} and makes two cuts, three fingers deep. You guess two. Pushed inside, the tower stands out three.',
      child:
        'Engineer a castle that rises from a flat card. Answer a question to raise one tower. Choose its height, then predict how far it stands out. Send it to the princess of {place}.',
      steps: [
        'Get out paper, crayons and scissors. Fold one sheet in half: the card.',
        'A tower stands out as far as its cuts are deep. Let your child find that out.',
        'Wrong? Work it out together.',
      ],
      say: 'Paper engineers test with the card half open. Does yours rise freely?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'scissors', adultNote: 'Stay close while anybody cuts, and do the hard cuts.' }],
}
