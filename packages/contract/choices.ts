/** What a parent can choose from. The order is the order on screen. Source: specification 1, section 9. */

export const grades = ['kindergarten', '1st', '2nd', '3rd', '4th', '5th'] as const
export type Grade = (typeof grades)[number]

export const learningStyles = ['visual', 'auditory', 'kinesthetic'] as const
export type LearningStyle = (typeof learningStyles)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** Minutes a day. */
export const durations = [30, 60, 90] as const
export type Duration = (typeof durations)[number]

/** Days. */
export const lengths = [5, 10] as const
export type Length = (typeof lengths)[number]

export const subjects = [
  'math',
  'reading',
  'science',
  'writing',
  'art',
  'social-studies',
  'music',
  'drama',
  'dance',
  'life-skills',
  'kindness',
  'gratitude',
  'collaboration',
  'problem-solving',
  'creativity',
  'critical-thinking',
  'environmental-studies',
  'coding',
] as const
export type Subject = (typeof subjects)[number]

/** What the wizard offers. */
export const wizardThemes = [
  'harry-potter',
  'space-explorers',
  'lego',
  'animal-kingdom',
  'legend-of-zelda',
  'baby-sitters-club',
  'wings-of-fire',
  'dragon-masters',
  'dog-man',
] as const

/** What engines, the command line and older plans know. */
export const themes = [...wizardThemes, 'pirate-adventures', 'farm-life'] as const
export type Theme = (typeof themes)[number]

export const interestTags = [
  'animals',
  'dinosaurs',
  'space',
  'robots',
  'princesses',
  'superheroes',
  'sports',
  'cooking',
  'building',
  'drawing',
  'music',
  'dancing',
  'nature',
  'cars',
  'trains',
  'planes',
  'books',
  'puzzles',
  'science',
  'magic',
  'adventure',
  'friendship',
  'family',
] as const
export type InterestTag = (typeof interestTags)[number]

export const papers = ['letter', 'a4'] as const
export type Paper = (typeof papers)[number]

/** `legend-of-zelda` to `Legend Of Zelda`, as the plan view shows a slug. */
export function capitalisedWords(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
