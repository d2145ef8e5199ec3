/** Words of the landing page that its content leaves as they are. */
export const homeTexts = {
  pageTitle: 'Pencil Quest: screen-free learning adventures for ages 5 to 11',
  pageDescription:
    'Turn what your child loves into a themed, screen-free learning plan with printed worksheets. Pencils, crayons and glue included (almost).',
  login: 'Login',
  createAccount: 'Create Account',
  getStarted: 'Get Started',
  start: '/auth',
  mission: 'Why we made it',
  worlds: 'Step into a learning world',
  worldsIntro: 'Three of the places where a plan can take you. The rest is up to your child.',
  screenFree: {
    title: 'Screen-free on purpose',
    text: 'Everything your child does happens off the screen. You print the pages; they read, count, draw, cut, build and go outside to look.',
    points: [
      { title: 'Paper and pencil', text: 'Worksheets to print, on Letter or A4, with an answer key for you.' },
      { title: 'Crayons, scissors, glue', text: 'Things to make and keep, from what is in the house already.' },
      { title: 'Hands, feet and voices', text: 'Games, experiments and stories to move around with and tell aloud.' },
    ],
  },
  testimonials: 'What families say',
  faqs: 'Good questions',
  footer: {
    blurb: 'Themed, screen-free learning adventures for ages 5 to 11: pencils, crayons and glue included (almost).',
    feedback: 'Tried it? Tell us how it went.',
    quickLinks: 'Quick Links',
    links: { profiles: 'Child Profiles', plans: 'Recent Plans', feedback: 'Feedback' },
    about: { privacy: 'Privacy', terms: 'Terms', credits: 'Credits' },
    copyright: '© 2025 Pencil Quest',
  },
} as const
