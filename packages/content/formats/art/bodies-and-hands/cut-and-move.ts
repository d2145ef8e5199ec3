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
      inShort: {
        you: 'Ask, and keep the glue until the end.',
        child: 'Answers, then finds a piece for the badge: one {token}.',
        end: 'The better of two layouts is glued.',
      },
      round:
        'You read question 1. Your child shows or says {answer}, then cuts or tears a piece that goes with it. It lies on the badge, still loose: one {token}.',
      steps: [
        'Get out paper, magazines, scissors, glue and crayons. A grown-up stays for cutting. Round off a sheet as the badge.',
        'Missed? Tell the answer, then find its piece.',
        'Try two layouts. Glue and color the better one.',
      ],
      say: 'Before you stick it: what else could go there?',
    },
    {
      title: 'Torn Scene',
      child:
        'Build a scene for {friend} from torn and cut pieces. Answer a task to add one piece: one {token}. Name the piece you moved most. Make {place} look busy or calm.',
      inShort: {
        you: 'Ask, then shut your eyes while a piece moves.',
        child: 'Answers, adds one piece to a scene, one {token}, and moves another.',
        end: 'All pieces are in and glued.',
      },
      round:
        'The scene is empty. You read question 1. Your child shows or says {answer}, tears out a piece and lays it down: one {token}. Nothing to move yet!',
      steps: [
        'Get out paper, magazines, scissors, glue and crayons. A grown-up stays close. One sheet is the scene.',
        'From then on find the piece that moved. Missed? Tell the answer and ask again last.',
        'Glue and color.',
      ],
      say: 'What was this piece, and what is it now?',
    },
    {
      title: 'The Card Shop',
      child:
        'Make cards for the art shop at {place}. Cut and color one for each answer. Praise it and sell it: one {token}. Find the best card for {hero}. Choose large cards or small ones.',
      inShort: {
        you: 'Ask, and buy each card once it is praised.',
        child: 'Answers, makes a card for it and sells it to you: one {token}.',
        end: 'Every card is sold.',
      },
      round:
        'Question 1 is read. Your child shows or says {answer}, cuts a card and draws or glues something of it there. What is good about it? You pay one {token}.',
      steps: [
        'Get out paper, magazines, scissors, glue and crayons. A grown-up helps to cut. Draw one {token} on a scrap for each question.',
        'Missed? Tell the answer before the card is made.',
        'Sort all cards by color, size or mood.',
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
