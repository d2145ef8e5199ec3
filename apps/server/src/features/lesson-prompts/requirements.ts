import type { PromptType, PromptVariable } from '@pencil-quest/contract/admin/prompt-choices'

interface Requirements {
  variables: readonly PromptVariable[]
  /** Missed, but not needed. */
  advised: readonly PromptVariable[]
  /** Headings. */
  sections: readonly string[]
  /** Fields that the JSON example names; those of a list are asked of its first entry. */
  fields: readonly (readonly string[])[]
}

/** What an engine cannot do without. */
export const requirements: Record<PromptType, Requirements> = {
  single_day: {
    variables: ['childName', 'age', 'grade', 'subjects', 'difficulty', 'theme', 'duration', 'dayNumber'],
    advised: ['goals'],
    sections: ['Role', 'Child', 'Day', 'Safety', 'Output'],
    fields: [
      ['day'],
      ['title'],
      ['description'],
      ['opener'],
      ['activities'],
      ...[
        'subject',
        'lessonTitle',
        'description',
        'parentInstructions',
        'activityContent',
        'requiresWorksheet',
        'meta',
      ].map((field) => ['activities', field]),
      ['breaks'],
      ['close'],
    ],
  },
  worksheet_html: {
    variables: ['grade', 'subjects', 'difficulty', 'theme', 'dayNumber'],
    advised: ['age', 'goals'],
    sections: ['Role', 'Child', 'Worksheet', 'Safety', 'Output'],
    fields: [['kind'], ['subject'], ['grade'], ['day'], ['title'], ['instructions'], ['view'], ['answers']],
  },
}
