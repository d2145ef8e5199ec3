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
    { name: 'index cards', quantity: '10', core: true, substitute: 'slips of one size' },
    { name: 'markers', quantity: '2 colors', core: true, substitute: 'crayons' },
    { name: 'tray', quantity: '1', core: false, substitute: 'the table' },
  ],
  prepMinutes: 5,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      earned: true,
      inShort: {
        you: 'When its word card is torn, mix the parts on the tray.',
        child:
          'Tears the word card into letters or claps. Builds the mixed word again, touches each part and reads it.',
      },
      round:
        'Your child says {answer} and tears card 1 into parts. You mix them on the tray. Your child builds the word, touches each part and reads it.',
      child:
        'Build the words of {place} again. Tear each card into letters or claps: you choose. Touch each part and read the word. Win one {token} for {hero}.',
      steps: [
        'Get out index cards, markers and a tray. Number a card for each question. Write a word from it, letters wide apart.',
        'Stuck? Say the word together.',
      ],
      say: 'We join word parts for {hero}. Which part goes first?',
    },
    {
      earned: true,
      inShort: {
        you: 'Hand over its card from the tray.',
        child: 'Reads the card, counts its letters and lays it in line: short words first, long words last.',
        end: 'Eyes shut: swap two cards. Your child puts them right.',
      },
      round:
        'Your child says {answer}, reads card 1, counts its letters and starts the line. Shorter words will go before it.',
      child:
        'Sort the word cargo for {friend} at {place}. Read each card and count its letters. Put it in line: short words first. Choose a soft voice or a loud one. Win one {token} for each word.',
      steps: [
        'Get out index cards, markers and a tray. Number a card for each question and write one of its words on it. Lay the cards on the tray.',
        'Wrong? Say it slowly together.',
      ],
      say: 'The word cargo is all mixed up. Where does this one go?',
    },
    {
      earned: true,
      inShort: {
        you: 'Say the word on its card, which lacks a letter.',
        child: 'Writes the missing letter in color and reads the word.',
      },
      round:
        'You read question 1, and your child says {answer}. Then you say the word on card 1. Your child hears what is missing, fills the gap in color and reads it.',
      child:
        'Make the broken words from {place} whole again. Say the word and hear what is missing. Write the letter in a new color. Choose the word that {hero} should keep.',
      steps: [
        'Get out index cards, markers and a tray. Number a card for each question. Write a word from it, with a gap for one letter.',
        'Wrong? Say the word slowly and touch each letter.',
        'Mended words lie on the tray.',
      ],
      say: 'Something shook these words apart. You are the word doctor at {place}!',
    },
  ],
  safety: [],
}
