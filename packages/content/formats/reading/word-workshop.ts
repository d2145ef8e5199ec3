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
      gist: 'For each clue your child tells the answer, then tears its word card into parts, mixes them, builds the word again and reads it, until all words stand.',
      steps: [
        'Get out index cards, markers and one tray. Write one word of each clue or answer on a card, letters wide apart.',
        'Do the first on the tray yourself. Touch, say, read.',
        'Build the second together.',
        'Your child chooses the parts: letters or claps.',
      ],
      say: 'This workshop needs no tools. We join word parts for {hero}. Which part goes first?',
      success: 'Your child puts the parts in order and reads each word smoothly.',
    },
    {
      child:
        'Sort the word cargo for {friend} at {place}. Read the word on a card, or say it after me. Choose a rule and put it where it belongs. Move it if you change your mind. Tell the rule of each pile.',
      gist: 'Your child answers a clue, then sorts its two word cards into piles by one rule; at the end you misplace one card, and your child finds it.',
      steps: [
        'Get out index cards, markers and one tray. Write two words of each clue or answer, one to a card.',
        'Your child picks the rule: first letter, last letter or number of claps.',
        'Sort the first two on the tray together. Say each word before it moves.',
        'Misplace a card in secret. Ask why it is wrong.',
      ],
      say: 'The word cargo is all mixed up. {friend} needs it in neat piles. Where does this one go?',
      success: 'Your child names the rule of each pile and catches the card that does not belong.',
    },
    {
      child:
        'Make the broken words from {place} whole again. Find the letter that is missing. Write it into the gap in a new color. Touch the letters and read the word. Choose which word {hero} should keep.',
      gist: 'Every clue comes with a word card that lacks one letter; your child answers the clue, writes the letter into the gap and reads the word, until all are whole.',
      steps: [
        'Get out index cards, markers and one tray. Write one word of each clue or answer with a gap for one letter.',
        'Mend the first yourself. Say the whole word, hear what is missing, write it in color.',
        'Mend one together: hear, say, write.',
        'Your child lays the mended words on the tray.',
      ],
      say: 'Something shook these words apart. You are the word doctor at {place}. Who is first?',
      success: 'The mended words are spelled right, and your child reads them without a stop.',
    },
  ],
  safety: [],
}
