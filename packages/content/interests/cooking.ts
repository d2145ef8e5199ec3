import type { Interest } from '../types.ts'

export const cooking = {
  tag: 'cooking',
  things: [
    { one: 'mixing spoon', many: 'mixing spoons' },
    { one: 'recipe card', many: 'recipe cards' },
    { one: 'cookie cutter', many: 'cookie cutters' },
  ],
  sparks: [
    {
      text: 'A chef lays everything out first. Look for what each question gives you, and pick your start.',
      modality: 'visual',
    },
    {
      text: "Is your answer done? Draw a chef's hat for yes, or a pot for not yet.",
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Draw one answer as a recipe card with parts and steps. Choose one that somebody could follow.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Tell one answer as a recipe: first, next, last. Pick the answer that took the most steps.',
      modality: 'auditory',
    },
    {
      text: 'A chef calls back each order. Say the question back, then answer it or ask.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'A chef keeps notes on every recipe. Tell one thing to keep or to change next time.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'A chef checks each plate before it goes out. Step back and check one answer you choose.',
      modality: 'kinesthetic',
    },
    {
      text: 'Choose one answer. Roll pretend dough like a chef, once for each step.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Kitchen crews set up before they start. Hold up a finger for each fact you have or need.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
