import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'puzzles.puzzle-factory',
  ...anyLesson,
  title: 'The Puzzle Factory',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'b',
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '6 colors', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'envelopes', quantity: '1', core: true, substitute: 'a folded sheet' },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Jigsaw to Order',
      ages: 'younger',
      inShort: {
        you: 'Ask, and tell what the picture needs. At the end, do the jigsaw.',
        child: 'Answers, draws your wish with room for the answer, and cuts a wavy line through: one {token}.',
        end: 'You have laid the jigsaw and read all its answers.',
      },
      round:
        'You read question 1. Your child answers it. You order a cloud. Your child draws it big. You write {answer} inside. Your child cuts right through, from edge to edge. Two pieces: one {token}.',
      child:
        'Make a puzzle of {place} for {friend}. Answer a question to draw and cut once more. Choose a wavy, bumpy or zigzag cut. Mix the pieces when it is done.',
      steps: [
        'Get out paper, pencils, crayons, scissors and envelopes. Your child draws only sky, ground and {hero} on one sheet.',
        'Push the picture together after each cut. The next line crosses an old one, and is cut piece by piece.',
        'No cut for a wrong answer: mend it together. Last, write a name on one envelope: the puzzle box. The first jigsaws were maps, cut up for children.',
      ],
      say: 'I order something new in the picture. Where will your saw go through?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '6 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'envelopes', quantity: '1', core: true, substitute: 'a folded sheet' },
      ],
    },
    {
      title: 'Tangled Trails',
      ages: 'younger',
      inShort: {
        you: 'Ask, then turn away. Follow one trail with your finger.',
        child: 'Answers, and draws one {token} at the end of one of three tangled trails: that one is won.',
        end: 'You have solved every card in the pack.',
      },
      round:
        'You read question 1, then turn away. Your child says {answer} and draws three loopy trails across a card. One ends at one {token}, two end at jokes. You pick a start: a sock! You try again and find it.',
      child:
        'Invent a tangled puzzle for {hero}. Answer a question to make one card. Choose two silly ends and one true one. Cross your trails until {friend} gets dizzy.',
      steps: [
        'Get out paper, pencils, crayons, scissors and envelopes. Cut two sheets into halves: the cards. On each, your child draws three dots in pencil at the left: A, B and C.',
        'No card for a wrong answer yet: find the right one together.',
        'Makers draw the true trail first, then the false ones across it. One color is hardest. Last, color an envelope as the cover for the pack.',
      ],
      say: 'A, B or C? I follow my finger and do not jump!',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'envelopes', quantity: '1', core: true, substitute: 'a folded sheet' },
      ],
    },
    {
      title: 'The Crossword Maker',
      ages: 'older',
      inShort: {
        you: 'Ask. At the end, solve the crossword with a pencil.',
        child: 'Answers, crosses the answer with a word in the grid, and writes its clue: one {token}.',
        end: 'You have filled the empty grid without a peek.',
      },
      round:
        'You read question 1. Your child says {answer} and spells it in capitals, one letter a box, across a letter of the first word. The clue must fit nothing else. One word is in: one {token}.',
      child:
        'Construct a crossword for the puzzle page of {place}. Spell each answer in letters, numbers too. Choose where two words share a letter. Write clues that are fair but tricky.',
      steps: [
        'Get out paper, pencils and envelopes. One sheet is for the clues. On another, your child writes a long word of {place} across. Of a long answer, the main word goes in.',
        'Work out a wrong answer first.',
        'No shared letter? Add a helper word with its own clue. Last, your child draws the same boxes without letters and numbers the words. The solution goes into an envelope.',
      ],
      say: 'Two meanings fit that clue. Can you make it sharper?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'envelopes', quantity: '1', core: true, substitute: 'a folded sheet' },
      ],
      safety: [],
    },
    {
      title: 'The Silhouette Set',
      ages: 'older',
      inShort: {
        you: 'Ask, then look away. Fill each outline with all the pieces.',
        child: 'Answers, makes one straight cut, lays a figure, and traces and names it: one {token}.',
        end: 'Every outline has been solved or has beaten you.',
      },
      round:
        'You read question 1. Your child says {answer} and cuts the square once. The two pieces are laid as a boat and traced around. Its title is the answer. You fill the outline: one {token}.',
      child:
        'Design a puzzle with pieces that make anything. Answer a question to cut one piece in two. Choose a figure from {place} and trace its outline. Predict how long {friend} will need.',
      steps: [
        'Get out paper, pencils, crayons, scissors and envelopes. Cut a quarter off one sheet. Fold a corner of it to the far edge and cut off the rest: a square. Color its front. Cut two sheets in half for outlines.',
        'A wrong answer cuts nothing: work it out.',
        'Every figure takes all pieces, flat and without gaps, front up. Last, put all into one envelope. All figures have the same area. Why? Archimedes wrote about such a set over 2,000 years ago.',
      ],
      say: 'I solve it with my eyes first. Which corner gives it away?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'envelopes', quantity: '1', core: true, substitute: 'a folded sheet' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'scissors',
      adultNote: 'A grown-up stays close while anybody cuts, and cuts thick spots for young children.',
    },
  ],
}
