/** Words of the pages that only show: the test page, the catalogue of the design, the alternative view of a plan. */
export const plainPages = {
  test: { title: 'Routing works', text: 'This page was reached by its address. Nothing else happens here.' },
  designSystem: {
    title: 'Design System',
    intro: 'What the screens are made of, drawn with the very parts that they use.',
    tabs: ['Colors', 'Typography', 'Components', 'Layouts', 'Icons', 'Patterns'],
  },
  learningPlan: {
    overview: 'Learning Overview',
    goals: 'Learning goals',
    closing: 'Ready to start your learning adventure!',
    failed: 'Failed to load learning plan',
  },
} as const
