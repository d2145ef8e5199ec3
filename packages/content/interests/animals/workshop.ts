import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'animals.field-station',
  ...anyLesson,
  title: 'Animal Field Station',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '5 colors', core: true },
    { name: 'socks', quantity: '4', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Animal Clinic',
      ages: 'younger',
      child:
        'Be the vet of {place}. Choose your patient: a cat, a mouse or a rabbit. Answer a question to give the next treatment. Send {hero} a healthy animal with its chart.',
      inShort: {
        you: 'Be the nurse. Ask, and hold the sock animal still.',
        child: 'Answers, gives the next treatment and draws it on the chart beside the answer: one {token}.',
        end: 'The patient is well, and its chart is read aloud.',
      },
      round:
        'You read question 1. Your child says {answer}, lays two fingers on the animal and taps its heartbeat. You write {answer} on the chart, and your child draws a heart beside it: one {token}.',
      steps: [
        'Get out paper, crayons and socks. Roll two socks together: the animal. Tear one long strip for a bandage. One sheet is the chart.',
        'Treatments in order: heartbeat, bandage, drink from a hand, bed of socks. Give what is left at the end.',
        'A wrong answer? The nurse asks for a second look. Work it out together.',
      ],
      say: 'Small animals have fast hearts. A mouse has about ten beats in one second!',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'socks', quantity: '4', core: true },
      ],
      safety: [],
    },
    {
      title: 'A Mouse Nest',
      ages: 'younger',
      child:
        'Build a nest for a harvest mouse near {place}. Answer a question to make its next part. Choose who lives in it: one mouse or two. Carry it home through the wind!',
      inShort: {
        you: 'Ask. At the end, blow like the wind while your child carries the nest.',
        child: 'Answers, takes the sheet with the answer and makes it the next part of the nest: one {token}.',
        end: 'The nest crosses the room, and no mouse falls out.',
      },
      round:
        'Ask question 1. Your child says {answer}, and you write it on a sheet. Your child crumples it, opens it and presses it over a fist: a round wall, one {token}. In goes the sock mouse.',
      steps: [
        'Get out paper, crayons and socks. Roll up two socks: two mice to choose from.',
        'Parts in order: wall, soft torn strips inside, roof, green grass cover.',
        'A wrong answer is drawn and mended before the part is made.',
      ],
      say: 'A harvest mouse weaves grass into a ball. Will your nest hold in my wind?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true },
        { name: 'crayons', quantity: '1 green', core: true },
        { name: 'socks', quantity: '2', core: true },
      ],
      safety: [],
    },
    {
      title: 'The Gait Guide',
      ages: 'older',
      child:
        'Read the ground near {place} as animal trackers do. Answer a question to test one gait on hands and feet. Draw its prints for your field guide. Choose one gait for the secret trail.',
      inShort: {
        you: 'Lay socks where hands and feet land.',
        child: 'Answers, walks one new gait and draws its prints on a page with the answer: one {token}.',
        end: 'You name a secret trail with only the guide to help.',
      },
      round:
        'You read question 1. Your child says {answer}, takes one step like a cat, right hand with left foot, and freezes. You lay socks there. Your child draws them as the trail of {answer}: one {token}.',
      steps: [
        'Get out paper, crayons and socks. Fold one sheet into four guide pages. Clear some floor.',
        'Gaits in order: cat, opposite hand and foot together. Bear, hand and foot of one side. Weasel, both hands, then both feet. Rabbit, hands first, then feet in front of them.',
        'A wrong answer is worked out again before the walk.',
        'Last, look away. Your child lays one trail in socks; you read it.',
      ],
      say: 'Trackers look at the order of the feet. Who passed here?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'socks', quantity: '4', core: true },
      ],
    },
    {
      title: 'The Moth Hunt',
      ages: 'older',
      child:
        'Tear moths as big as your hand. Answer a question to send one out at {place}. Choose its resting spot and copy the pattern there. Use animal camouflage to fool {friend}, the bird.',
      inShort: {
        you: 'Be {friend}, a bird with a sock beak. Hunt each moth for ten slow counts.',
        child: 'Answers, colors a moth like its spot and lays it there in full view: one {token}.',
        end: 'Every moth is out, and the bird tells which fooled it longest.',
      },
      round:
        'Ask question 1. Your child says {answer}, writes it under a moth and colors the wings like the rug. You look away while it lands: one {token}. Hunt for ten counts. Missed!',
      steps: [
        'Get out paper, crayons and socks. Your child tears one sheet into moths, one for each question. Pull a sock over your hand: the beak.',
        'A caught moth gets better colors or a better spot, and one more flight.',
        'A wrong answer grounds the moth until it is mended.',
      ],
      say: 'A clear edge gives a moth away. How will yours hide its outline?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '5 colors', core: true },
        { name: 'socks', quantity: '1', core: true },
      ],
      safety: [],
    },
  ],
  safety: [
    {
      hazard: 'crawling on hands and feet',
      adultNote: 'A grown-up clears the floor and keeps the trail away from corners and stairs.',
    },
  ],
}
