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
      inShort: {
        you: 'Read a question. When its word card is torn, mix the parts on the tray.',
        child:
          'Answers and tears the word card into letters or claps. Builds the mixed word again, touches each part and reads it.',
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
      inShort: {
        you: 'Read a question. After the answer, hand over its two word cards.',
        child: 'Answers and reads both cards. Claps or counts each word and lays it on its pile: short or long.',
        end: 'Misplace a card in secret. Your child finds it and tells why.',
      },
      round:
        'You ask question 1. Your child says {answer} and gets its two cards. Your child claps or counts each word, reads it and lays it on its pile.',
      child:
        'Sort the word cargo for {friend} at {place}. Choose a rule: claps or letters. Read each card and put it on its pile. Win one {token} for both.',
      steps: [
        'Get out index cards, markers and a tray. For each question, write two of its words on two cards. Mark two piles: short and long. Your child picks: short is one clap, or up to four letters.',
        'Wrong? Say it slowly.',
      ],
      say: 'The word cargo is all mixed up. Where does this one go?',
    },
    {
      inShort: {
        you: 'Read a question. After the answer, say the word on its card, which lacks a letter.',
        child: 'Answers, writes the missing letter in color and reads the word.',
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
