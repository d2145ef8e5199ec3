import type { HomeItem, HomeSection } from './home-content.ts'

type Words = Partial<Omit<HomeItem, 'id' | 'section' | 'order'>>

const empty = {
  title: null,
  subtitle: null,
  description: null,
  content: null,
  buttonText: null,
  buttonUrl: null,
  icon: null,
  author: null,
  role: null,
  question: null,
  answer: null,
}

function items(section: HomeSection, words: readonly Words[]): HomeItem[] {
  return words.map((given, at) => ({ id: null, section, ...empty, ...given, order: at + 1 }))
}

/** The landing page as it comes. No testimonials: nobody has said any. */
export const defaultHomeContent: Record<HomeSection, readonly HomeItem[]> = {
  hero: items('hero', [
    {
      title: 'Turn what they love into learning they can hold.',
      subtitle: 'For families with children from 5 to 11',
      description:
        'Pick a theme, choose subjects, print. A personal, screen-free adventure: pencils, crayons and glue included (almost).',
      buttonText: 'Get Started',
      buttonUrl: '/auth',
      content: [
        'Some children dive into a workbook. Others need a reason first: a castle to save, a rocket to fuel, a lost cub to find. Pencil Quest is for children who need that extra bit of motivation, and for the grown-ups who look for it every day.',
        'Tell us what your child loves. You get five or ten days of lessons set in that world, made for their age, their grade and the way they learn, with every worksheet ready to print. Over the summer, after school or at the kitchen table: learning that feels like play.',
      ].join('\n\n'),
    },
  ]),
  features: items('features', [
    {
      title: 'Wizard School',
      subtitle: 'Puzzles and number spells',
      description:
        'Brew potions by the spoonful, crack the riddles on the tower door and cast number spells that add up.',
      icon: 'castle',
    },
    {
      title: 'Space Station Mission',
      subtitle: 'Math, writing and observation',
      description: "Count down to launch, keep the captain's log and watch the sky like a real astronomer.",
      icon: 'rocket',
    },
    {
      title: 'Animal Kingdom',
      subtitle: 'Patterns, habitats and story-making',
      description:
        'Read tracks and patterns, build a habitat from a shoebox and tell the story of the animal that lives there.',
      icon: 'paw',
    },
  ]),
  testimonials: [],
  faqs: items('faqs', [
    {
      question: 'What do we need at home?',
      answer:
        'A printer, paper and what most kitchen drawers hold: pencils, crayons, scissors, glue. Every plan comes with a list of what it uses, and what to take instead.',
    },
    {
      question: 'Is it really screen-free?',
      answer:
        'For your child, yes. You use a screen for a few minutes to choose and to print; the learning happens on paper, at the table and outdoors.',
    },
    {
      question: 'Which ages and subjects are there?',
      answer:
        'Ages 5 to 11, kindergarten to 5th grade. You choose the theme and the subjects; days take 30, 60 or 90 minutes.',
    },
    {
      question: 'Do I have to be good at teaching?',
      answer:
        'No. Each activity tells you what to say, what to look for and what to do when it is too hard or too easy, and each worksheet has its answers.',
    },
  ]),
  cta: items('cta', [
    {
      title: 'The first adventure starts with one question: what do they love?',
      description: 'Create an account, tell us about your child and print the first day.',
      buttonText: 'Get Started',
      buttonUrl: '/auth',
    },
  ]),
}
