import type { Format } from '../../types.ts'
import { wordStudySkills } from './skill-groups.ts'

export const wordWorkshop: Format = {
  id: 'reading.word-workshop',
  subject: 'reading',
  title: 'Word Workshop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  skills: wordStudySkills,
  materials: [
    { name: 'index cards', quantity: '10', core: true, substitute: 'slips of paper' },
    { name: 'markers', quantity: '2 colors', core: true, substitute: 'crayons' },
    { name: 'tray', quantity: '1', core: false, substitute: 'the table' },
  ],
  prepMinutes: 5,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      child:
        'Build the words that open the workshop at {place}. Find the parts and put them side by side. Touch each part and say it, then read the word. Move a part or change one for {hero}. Make one word of your own.',
      steps: [
        'Get out index cards, markers and one tray. Write the letters or parts of the words in the numbered clues, one to a card.',
        'Build the first word on the tray. Touch, say, read.',
        'Build the second with your child. One sets the parts, the other reads.',
        'Your child builds or answers the others. Pull the parts apart and push them together.',
      ],
      say: 'This workshop needs no tools. We join word parts for {hero}. Which part goes first?',
      success: 'Your child puts the parts in order and reads each word smoothly.',
    },
    {
      child:
        'Sort the word cargo for {friend} at {place}. Read the word on a card, or say it after me. Put it with words that are built alike. Move it if you change your mind. Tell the rule of each pile.',
      steps: [
        'Get out index cards, markers and one tray. Write the words from the numbered clues, and a few like them.',
        'Sort two words on the tray and name the rule that you use.',
        'Sort two more with your child. Say each word before it moves.',
        'Your child solves the clues and sorts the cards. Sneak one into a wrong pile at the end.',
        'Your child finds it, moves it and says why.',
      ],
      say: 'The word cargo is all mixed up. {friend} needs it in neat piles. Where does this one go?',
      success: 'Your child names the rule of each pile and catches the card that does not belong.',
    },
    {
      child:
        'Make the broken words from {place} whole again. Find the part that is missing or wrong. Write it in a new color on a card. Hold the parts together and read the word. Choose which word {hero} should keep.',
      steps: [
        'Get out index cards, markers and one tray. Write the words of the numbered clues with one part left out.',
        'Mend the first yourself. Say the whole word, hear what is missing, write it in a second color.',
        'Mend one together. Ask your child to hear it, say it and only then write it.',
        'Your child mends the rest and lays them on the tray, ready to be read.',
      ],
      say: 'Something shook these words apart. You are the word doctor at {place}. Who is first?',
      success: 'The mended words are spelled right, and your child reads them without a stop.',
    },
  ],
  safety: [],
}
