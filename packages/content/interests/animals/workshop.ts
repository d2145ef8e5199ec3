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
        you: 'Be the nurse. Ask a question, hold the sock animal still, and write the right answer on its chart.',
        child:
          'Answers, then gives the animal one treatment of up to ten taps, drops or rubs, counts them and draws it on the chart.',
        end: 'Your child reads the whole chart to you.',
      },
      round:
        'Your child says {answer} and taps ten heartbeats. You write {answer} on the chart, and your child draws a heart with a 10 beside it.',
      steps: [
        'Get out paper, crayons and socks. Roll two socks into an animal. The others can be its bandage or bed. The sheet is the chart.',
        'After a wrong answer, work it out together.',
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
        you: 'Ask a question, and write the right answer on a sheet for the nest.',
        child: 'Answers, then crumples that sheet and shapes the next part of a mouse nest.',
        end: 'Your child carries the nest across the room, counting steps, while you blow.',
      },
      round:
        'Your child says {answer}, and you write it on a sheet. Your child crumples it, opens it and presses it over a fist: a round wall. In goes a mouse.',
      steps: [
        'Get out paper, crayons and socks. Roll each sock into a mouse.',
        'Next may come a soft bed, a roof or a thicker wall. After a wrong answer, work it out together.',
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
        'Read the ground near {place} as animal trackers do. Answer a question to test one gait, a way of walking. Draw its prints for your field guide. Choose one gait for the secret trail of socks.',
      inShort: {
        you: 'Ask a question, then tell how the next animal walks: cat, bear, rabbit.',
        child:
          'Answers, walks like that animal on hands and feet. Then draws the prints on the next page, beside the answer.',
        end: "Your child lays one animal's prints with socks, and you name it.",
      },
      round:
        'Your child says {answer} and steps like a cat, right hand with left foot. Then the four prints go on page 1, beside {answer}.',
      steps: [
        'Get out paper, crayons and socks. Fold one sheet into four pages. A bear moves hand and foot of one side together, a rabbit both hands, then both feet.',
        "After a wrong answer, work it out together. A fourth animal is your child's choice.",
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
        you: 'Ask a question, then look away while the moth lands. At the end, hunt all the moths with a sock on your hand as a beak.',
        child: 'Answers, writes the answer under a paper moth, colors it like its resting spot and lays it there.',
        end: 'After thirty slow counts, your child shows which moths fooled you.',
      },
      round:
        'Your child says {answer} and writes it under a moth. The wings get the colors of the rug. There it lands, uncovered.',
      steps: [
        'Get out paper, crayons and socks. Your child tears one sheet into four moths.',
        'After a wrong answer, work it out together.',
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
      adultNote: 'Stay close, clear the floor and keep away from corners and stairs.',
    },
  ],
}
