import type { HomeSection } from '@pencil-quest/contract/home-content'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import type { ContentValues } from './queries.ts'

/** Nobody said these: they show what a testimonial looks like, and stay inactive until real words take their place. */
const exampleTestimonials = [
  {
    content: 'Example: write here, in their own words, what a parent told you about the first morning with a plan.',
    author: 'Name of the parent',
    role: 'Mother of a 7-year-old',
  },
  {
    content: 'Example: a sentence about what the child made, found out or asked for again.',
    author: 'Name of the parent',
    role: 'Father of two',
  },
]

/** What the homepage of a new server says, as items to be changed. */
export function initialItems(section: HomeSection): ContentValues[] {
  if (section === 'testimonials') {
    return exampleTestimonials.map((words, index) => ({ ...words, section, order: index + 1, isActive: false }))
  }
  return defaultHomeContent[section].map(({ id, ...item }) => item)
}
