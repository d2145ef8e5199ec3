import type { HomeSection } from '../home-content.ts'

/** The texts of an item; which of them are used depends on its section. */
export const contentFields = [
  'title',
  'subtitle',
  'description',
  'content',
  'question',
  'answer',
  'author',
  'role',
  'icon',
  'buttonText',
  'buttonUrl',
] as const
export type ContentField = (typeof contentFields)[number]

/** What the landing page shows of a section's items, in the order of the form. */
export const sectionFields: Record<HomeSection, readonly ContentField[]> = {
  hero: ['title', 'subtitle', 'description', 'content', 'buttonText', 'buttonUrl'],
  features: ['title', 'subtitle', 'description', 'icon', 'buttonText', 'buttonUrl'],
  testimonials: ['content', 'author', 'role'],
  faqs: ['question', 'answer'],
  cta: ['title', 'subtitle', 'description', 'buttonText', 'buttonUrl'],
}

/** Characters of each text. */
export const contentLimits: Record<ContentField, number> = {
  title: 160,
  subtitle: 160,
  description: 1000,
  content: 5000,
  buttonText: 60,
  buttonUrl: 500,
  icon: 40,
  author: 100,
  role: 100,
  question: 300,
  answer: 3000,
}

export const itemsPerSection = 50
export const orderLimits = { min: -9999, max: 9999 } as const
/** Of a new item in the form; specification 2, section 9. The table's own default is 0. */
export const orderInForm = 1
