import type { Format } from '../../../types.ts'

export const cutAndMove: Format = {
  id: 'art.cut-and-move',
  subject: 'art',
  title: 'Cut and Move',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'magazines', quantity: '1 old one', core: true, substitute: 'junk mail' },
    { name: 'scissors', quantity: '1 pair, for children', core: true, substitute: 'tearing by hand' },
    { name: 'glue', quantity: '1 stick', core: true },
    { name: 'crayons', quantity: '4 colors', core: false },
  ],
  prepMinutes: 3,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Badge of Pieces',
      child:
        'Make a badge for {hero} of {place}. Answer a task and find a piece for it: one {token}. Move the pieces before you stick them. Show two plans and choose the better one.',
      earned: true,
      inShort: {
        you: 'Keep the glue until the end.',
        child: 'Finds a piece that goes with the answer and lays it on the badge.',
        end: 'Your child glues the better of two layouts and colors it.',
      },
      round:
        'Your child shows or says {answer}, then cuts or tears a piece that goes with it. It lies on the badge, still loose.',
      steps: [
        'Get out paper, magazines, scissors, glue and crayons. A grown-up stays for cutting. Round off a sheet as the badge.',
        'Missed? Tell the answer, then find its piece.',
      ],
      say: 'Before you stick it: what else could go there?',
    },
    {
      title: 'Torn Scene',
      child:
        'Build a scene for {friend} from torn and cut pieces. Answer a task to add one piece: one {token}. Name the piece you moved most. Make {place} look busy or calm.',
      earned: true,
      inShort: {
        you: 'From the second piece on, shut your eyes while one is moved, then find it.',
        child: 'Adds one torn piece to a scene. Moves another while your eyes are shut.',
        end: 'Your child glues and colors the scene.',
      },
      round:
        'The scene is empty. You read question 1. Your child shows or says {answer}, tears out a piece and lays it down. Nothing to move yet!',
      steps: [
        'Get out paper, magazines, scissors, glue and crayons. A grown-up stays close. One sheet is the scene.',
        'Missed? Tell the answer.',
      ],
      say: 'What was this piece, and what is it now?',
    },
    {
      title: 'The Card Shop',
      child:
        'Make cards for the art shop at {place}. Cut and color one for each answer. Praise it and sell it: one {token}. Find the best card for {hero}. Choose large cards or small ones.',
      earned: true,
      inShort: {
        you: 'Buy each praised card with a scrap.',
        child: 'Makes a card for the answer, praises it and sells it to you.',
        end: 'Sort all cards by color, size or mood.',
      },
      round:
        'Your child shows or says {answer}, cuts a card and draws or glues something of it there. What is good about it? You pay one scrap.',
      steps: [
        'Get out paper, magazines, scissors, glue and crayons. A grown-up helps to cut. Tear one scrap for each question: your money.',
        'Missed? Tell the answer before the card is made.',
      ],
      say: 'What is good about this one?',
    },
  ],
  safety: [
    {
      hazard: 'scissors',
      adultNote: 'A grown-up sits with your child: blunt tips, seated, thumbs up. Tearing by hand works too.',
    },
  ],
}
