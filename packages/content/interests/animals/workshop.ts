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
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'crayons', quantity: '5 colors', core: true },
    { name: 'socks', quantity: '4', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Animal Clinic',
      ages: 'younger',
      child:
        'Be the vet of {place}. Choose your patient: a cat, a mouse or a rabbit. Answer a question to give the next treatment. Send {hero} a healthy animal with its chart.',
      inShort: {
        you: 'Be the nurse: ask, and hold the sock animal still.',
        child: 'Answers, gives the animal one treatment and draws it on the chart: one {token}.',
        end: 'The patient is well, and its chart is read aloud.',
      },
      round:
        "You read question 1. Your child says {answer} and taps the animal's heartbeat. You write {answer} on the chart, and your child draws a heart beside it: one {token}.",
      steps: [
        'Get out paper, crayons and socks. Roll two socks into an animal. One sheet is the chart.',
        'Your child may also give it a sock bandage, a lullaby or a sock bed.',
        'A wrong answer needs a second look together.',
      ],
      say: 'Small animals have fast hearts. A mouse has about ten beats in one second!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
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
        you: 'Ask. At the end, blow at the nest.',
        child: 'Answers, takes the sheet with the answer and makes it the next part of a nest: one {token}.',
        end: 'Your child has carried the nest across the room, and no mouse fell out.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on a sheet. Crumpled, opened and pressed over a fist, it is a round wall. In goes the sock mouse: one {token}.',
      steps: [
        'Get out paper, crayons and socks. Roll up two socks: two mice.',
        'Next comes what your child wants: a soft bed, a roof or a thicker wall.',
        'Mend a wrong answer together first.',
      ],
      say: 'A harvest mouse weaves grass into a ball. Will your nest hold in my wind?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'socks', quantity: '2', core: true },
      ],
      safety: [],
    },
    {
      title: 'The Gait Guide',
      ages: 'older',
      child:
        'Read the ground near {place} as animal trackers do. Answer a question to test one gait on hands and feet. Draw its prints for your field guide. Choose one gait for the secret trail of socks.',
      inShort: {
        you: 'Ask. At the end, look away, then read a trail of socks.',
        child: 'Answers, walks one gait on hands and feet and draws its prints: one {token}.',
        end: 'You name that trail with the guide.',
      },
      round:
        'You read question 1. Your child says {answer}, steps like a cat, right hand with left foot, and freezes. The four prints go on a page, beside {answer}: one {token}.',
      steps: [
        'Get out paper, crayons and socks. Fold one sheet into four guide pages. Any spare is the cover.',
        'Next come a bear (hand and foot of one side), a weasel (both hands, then both feet) and a rabbit (feet land in front of hands).',
        'Mend a wrong answer, then walk.',
      ],
      say: 'Trackers read the order of the feet. Who passed here?',
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
        you: 'Ask, and look away. Last, hunt as a bird with a sock beak.',
        child: 'Answers, colors a paper moth like its resting spot and lays it there: one {token}.',
        end: 'After thirty slow counts, your child shows which moths fooled you.',
      },
      round:
        'You read question 1. Your child says {answer}, tells how it came out and writes it under a moth. The wings get the colors of the rug, and there it lands: one {token}.',
      steps: [
        'Get out paper, crayons and socks. Your child tears one sheet into four moths. Any spare stays white.',
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
      adultNote: 'A grown-up clears the floor and keeps away from corners and stairs.',
    },
  ],
}
