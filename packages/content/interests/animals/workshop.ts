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
        'Be the vet of {place}. Choose your patient: a cat, a mouse or a rabbit. Answer a question to make the next bandage. Draw on it, count or trace aloud, and wrap it on. Send {hero} a healthy animal.',
      earned: true,
      inShort: {
        you: 'Be the animal: say where it hurts.',
        child: 'Draws on a strip what the question was about, and its answer. Counts or traces it aloud. Wraps it on.',
        end: 'Your child reads you all bandages.',
      },
      round:
        'Your child says {answer}. You squeak: my paw! Your child draws it on a strip, counts or traces it aloud and wraps the paw.',
      steps: [
        'Get out paper, crayons and socks. Roll the socks into an animal. Tear the sheet into long strips: bandages.',
        'Wrong? Work it out together.',
      ],
      say: 'Rabbits hide it when something hurts. Can our vet find the spot?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'socks', quantity: '2', core: true },
      ],
      safety: [],
    },
    {
      title: 'A Mouse Nest',
      ages: 'younger',
      child:
        'Build a nest for a harvest mouse near {place}. Answer a question to make its next part. Choose who lives in it: one mouse or two. Carry it home through the wind!',
      earned: true,
      inShort: {
        you: 'Write the right answer on a sheet.',
        child: 'Crumples that sheet and shapes it into the next part of the nest: a wall, a bed, a roof, a door.',
        end: 'Your child carries the nest across the room while you blow.',
      },
      round:
        'Your child says {answer}, and you write it on a sheet. Your child crumples it and presses it over a fist: a round wall.',
      steps: ['Get out paper, crayons and socks. Roll each sock into a mouse.', 'Wrong? Work it out together.'],
      say: 'A harvest mouse weaves grass into a ball. Will your nest hold?',
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
      earned: true,
      inShort: {
        you: 'Name the next animal: cat, bear, rabbit.',
        child: 'Walks that way on hands and feet and draws the prints on a new page, beside the answer.',
        end: 'Your child lays one trail with socks. You name the animal.',
      },
      round:
        'Your child says {answer}, walks like a cat, right hand with left foot, and draws the four prints beside {answer}.',
      steps: [
        'Get out paper, crayons and socks. Fold one sheet into four pages.',
        "A bear moves one side together, a rabbit both hands, then both feet. Animal 4 is your child's choice.",
        'Wrong? Work it out together.',
      ],
      say: 'Trackers read feet. Who passed here?',
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
      earned: true,
      inShort: {
        you: 'Look away while the moth lands.',
        child: 'Writes the answer under a paper moth, colors it like its resting spot and lays it there.',
        end: 'Hunt the moths, a sock beak on your hand, for thirty counts.',
      },
      round:
        'Your child says {answer} and writes it under a moth. The wings get the colors of the rug. There it lands, uncovered.',
      steps: [
        'Get out paper, crayons and socks. Your child tears one sheet into four moths.',
        'Wrong? Work it out together.',
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
