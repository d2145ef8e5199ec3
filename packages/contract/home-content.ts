import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Parts of the landing page that an admin may fill. */
export const homeSections = ['hero', 'features', 'testimonials', 'faqs', 'cta'] as const
export type HomeSection = (typeof homeSections)[number]

/** Drawings that an item may carry in `icon`; any other name shows none. */
export const homeIcons = ['castle', 'rocket', 'paw', 'pencil', 'star', 'book'] as const
export type HomeIcon = (typeof homeIcons)[number]

/** An https address, or a path of this site; what a browser could read as anything else is refused. */
export function isHomeLink(link: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  return /^https:\/\/[^/]/i.test(link) && URL.canParse(link)
}

/** Without this text an item has nothing to show, and is left out. A hero item falls back on built-in words. */
export const neededField = {
  hero: null,
  features: 'title',
  testimonials: 'content',
  faqs: 'question',
  cta: 'title',
} as const satisfies Record<HomeSection, string | null>

const text = z.string().nullable()

/**
 * One item of the landing page. Which fields a section shows:
 * - hero: title, subtitle, description, button; the first item's `content` is the mission story, its paragraphs parted by
 *   an empty line; further items are sections of their own
 * - features: title, subtitle, description, button, icon
 * - testimonials: content, author, role
 * - faqs: question, answer
 * - cta: title, subtitle, description, button
 */
export const homeItemSchema = z.object({
  /** Null where the item is built in and not stored. */
  id: z.int().positive().nullable(),
  section: z.enum(homeSections),
  title: text,
  subtitle: text,
  description: text,
  content: text,
  buttonText: text,
  /** Checked by `isHomeLink`. */
  buttonUrl: text,
  icon: text,
  author: text,
  role: text,
  question: text,
  answer: text,
  order: z.int(),
})
export type HomeItem = z.infer<typeof homeItemSchema>

/** The active items of each section in their order. */
export const homeContentSchema = z.object({
  hero: z.array(homeItemSchema),
  features: z.array(homeItemSchema),
  testimonials: z.array(homeItemSchema),
  faqs: z.array(homeItemSchema),
  cta: z.array(homeItemSchema),
} satisfies Record<HomeSection, unknown>)
export type HomeContent = z.infer<typeof homeContentSchema>

export const readHomeContent = endpoint({
  name: 'readHomeContent',
  method: 'GET',
  path: '/api/home-content',
  summary: 'What the landing page shows; a section without active items shows its built-in ones',
  caller: 'public',
  reply: homeContentSchema,
})
