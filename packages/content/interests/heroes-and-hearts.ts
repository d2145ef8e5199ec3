import type { InterestTag } from '@pencil-quest/contract/choices'
import type { Interest } from '../types.ts'

/** Princesses, superheroes, adventure, books, friendship, family. */
export const heroesAndHearts = {
  princesses: {
    tag: 'princesses',
    sparks: [
      { text: 'Draw a crown. Choose a jewel for each answer and color it as you like.', modality: 'visual' },
      {
        text: 'Design a princess castle while you work. Choose a tower or a flag for each answer.',
        modality: 'visual',
      },
      { text: 'Say each answer like a princess in the great garden. Choose loud or hushed.', modality: 'auditory' },
      {
        text: 'Tell the court how you found the answer. Choose a grand princess voice or a giggling one.',
        modality: 'auditory',
      },
      {
        text: 'After each answer, bow like a princess or balance a pretend crown. You choose.',
        modality: 'kinesthetic',
      },
      {
        text: 'Act like a brave princess on the way to the next question. Choose to ride or tiptoe.',
        modality: 'kinesthetic',
      },
    ],
  },
  superheroes: {
    tag: 'superheroes',
    sparks: [
      { text: 'Design a superhero badge. Choose one shape or color to add for each answer.', modality: 'visual' },
      { text: 'Draw a speech bubble. Choose an answer for a superhero to say in it.', modality: 'visual' },
      {
        text: 'Say each answer like a superhero. Choose a mighty voice or a secret one.',
        modality: 'auditory',
      },
      { text: 'Choose a superhero power that helped: sharp eyes, calm or pluck. Tell how.', modality: 'auditory' },
      { text: 'Hold a superhero pose after each answer. Choose a new one every time.', modality: 'kinesthetic' },
      { text: 'While you think, stretch like a superhero or stand strong. You choose.', modality: 'kinesthetic' },
    ],
  },
  adventure: {
    tag: 'adventure',
    sparks: [
      { text: 'Map your adventure as you go. Choose a hill, a cave or a bridge for each answer.', modality: 'visual' },
      { text: 'Draw an adventure flag. Choose which answer was brave enough to earn it.', modality: 'visual' },
      {
        text: 'Tell each answer as the next line of an adventure. Choose a calm line or a thrilling one.',
        modality: 'auditory',
      },
      { text: 'Choose an adventure place, a cave or a peak. Say each answer as if there.', modality: 'auditory' },
      { text: 'Take an adventure step after each answer. Choose to tiptoe, climb or wade.', modality: 'kinesthetic' },
      {
        text: 'Choose: crawl to the next question, or hop over pretend stones. It is your adventure.',
        modality: 'kinesthetic',
      },
    ],
  },
  books: {
    tag: 'books',
    sparks: [
      { text: 'Draw a tiny book cover for today. Choose its title from one of your answers.', modality: 'visual' },
      { text: 'Choose your favorite answer. Draw it as a picture for a book.', modality: 'visual' },
      { text: 'Say each answer like a line from a storybook. Choose funny or spooky.', modality: 'auditory' },
      {
        text: 'Tell your work like a book, with a beginning and an end. Choose where the surprise goes.',
        modality: 'auditory',
      },
      { text: 'Act like someone from a book you love. Choose who answers each question.', modality: 'kinesthetic' },
      { text: 'Move your hands like a book. Choose to open it fast or slow for each answer.', modality: 'kinesthetic' },
    ],
  },
  friendship: {
    tag: 'friendship',
    sparks: [
      { text: 'Draw a friendship chain. Add one link for each answer and choose a friend for it.', modality: 'visual' },
      { text: 'Choose a color for a good friend. Color a small heart or sun for each answer.', modality: 'visual' },
      { text: 'Tell each answer to a pretend friend. Choose what your friend says back.', modality: 'auditory' },
      { text: 'After each answer, say one kind thing, as a friend would. Choose who gets it.', modality: 'auditory' },
      {
        text: 'Act out a friendship sign after each answer. Choose a wave or a bow.',
        modality: 'kinesthetic',
      },
      { text: 'Take turns like good friends. Step up or step back, and choose who starts.', modality: 'kinesthetic' },
    ],
  },
  family: {
    tag: 'family',
    sparks: [
      {
        text: 'Choose someone in your family. Draw their smile for the answer they would like best.',
        modality: 'visual',
      },
      { text: 'Design a family flag. Choose one shape or color to add for each answer.', modality: 'visual' },
      { text: 'Choose someone in your family. Say each answer the way they would.', modality: 'auditory' },
      {
        text: 'Save one answer to tell your family at supper. Choose the one with the best story.',
        modality: 'auditory',
      },
      { text: 'Make up a family handshake. Choose one move to add after each answer.', modality: 'kinesthetic' },
      {
        text: 'Act out one answer for your family. Choose to move fast or slow as they guess.',
        modality: 'kinesthetic',
      },
    ],
  },
} satisfies Partial<Record<InterestTag, Interest>>
