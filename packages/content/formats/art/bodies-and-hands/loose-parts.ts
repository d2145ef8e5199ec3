import type { Format } from '../../../types.ts'

export const looseParts: Format = {
  id: 'art.loose-parts',
  subject: 'art',
  title: 'Loose Parts Picture',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'tray', quantity: '1', core: true, substitute: 'a cutting board or a large book' },
    { name: 'buttons', quantity: '10', core: true, substitute: 'coins' },
    { name: 'pasta', quantity: '1 handful, dry', core: true, substitute: 'dry beans' },
    { name: 'yarn', quantity: '1 piece as long as an arm', core: true, substitute: 'a shoelace' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Build a picture of {place} on the tray. Show or say the answer to each task. Add one button as one {token}. Use many parts or only seven. Draw it all for {hero} before you clear it.',
      inShort: {
        you: 'Read a question, and look at the tray from above.',
        child: 'Shows the answer with yarn or pasta, or says it. Then adds one button to the picture.',
        end: 'Ask: What looks better moved? Your child draws the picture.',
      },
      round: 'With yarn, pasta or words your child shows or says {answer}. Then one button goes where it looks best.',
      steps: [
        'Get out a tray, buttons, pasta, yarn, paper and pencils. Your child lays a yarn line as the ground.',
        'Missed? Tell the answer.',
      ],
      say: 'Nothing is stuck. What happens if you move this part?',
    },
    {
      title: 'Part by Part',
      child:
        'Make one {thing} for {friend} out of loose parts. Show or tell an answer to win a part: one {token}. Put down the big parts first. Pick a plain ground or a busy one from {place}.',
      earned: true,
      inShort: {
        you: 'Hand over a button and some pasta.',
        child: 'Adds the button and pasta to one {thing}.',
        end: 'Your child draws the {thing}.',
      },
      round:
        'Behind your heaps you read question 1. Your child shows or says {answer}, gets a button and some pasta and starts the {thing}.',
      steps: [
        'Get out a tray, buttons, pasta, yarn, paper and pencils. Your child outlines one {thing} in yarn.',
        'Missed? Tell the answer.',
      ],
      say: 'Big parts first. Where will this one go?',
    },
    {
      title: 'Two Halves',
      child:
        'Build half of a scene at {place}. Show or tell an answer to set one button: one {token}. Shut your eyes, then find what has moved. Choose a half to draw for {hero}.',
      earned: true,
      inShort: {
        you: 'Copy each new part on your half.',
        child: 'Lays a button and some pasta on the other half.',
        end: 'Secretly move a part. Your child finds it and draws a half.',
      },
      round:
        'Yarn divides the tray. You read question 1. Your child shows or says {answer} and lays a button and pasta. You copy them on your half.',
      steps: [
        'Get out a tray, buttons, pasta, yarn, paper and pencils. Lay the yarn down the middle.',
        'Missed? Tell the answer.',
      ],
      say: 'I am your mirror. What will you lay down next?',
    },
  ],
  safety: [
    { hazard: 'small parts', adultNote: 'A grown-up counts the parts in and out and keeps them away from babies.' },
  ],
}
