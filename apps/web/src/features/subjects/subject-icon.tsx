import type { Subject } from '@pencil-quest/contract/choices'
import {
  BookOpen,
  Brain,
  Calculator,
  Drama,
  Earth,
  FlaskConical,
  Footprints,
  Handshake,
  Heart,
  House,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Music,
  Palette,
  PencilLine,
  Puzzle,
  Sparkles,
  Workflow,
} from 'lucide-react'

const icons = {
  math: Calculator,
  reading: BookOpen,
  science: FlaskConical,
  writing: PencilLine,
  art: Palette,
  'social-studies': Earth,
  music: Music,
  drama: Drama,
  dance: Footprints,
  'life-skills': House,
  kindness: Heart,
  gratitude: Sparkles,
  collaboration: Handshake,
  'problem-solving': Puzzle,
  creativity: Lightbulb,
  'critical-thinking': Brain,
  'environmental-studies': Leaf,
  coding: Workflow,
} as const satisfies Record<Subject, LucideIcon>

/** Beside the subject's word, never instead of it. */
export function SubjectIcon({ subject }: { subject: Subject }) {
  const Icon = icons[subject] ?? BookOpen
  return (
    <span
      data-subject={subject}
      className="subject-chip inline-flex size-10 shrink-0 items-center justify-center rounded-xl"
    >
      <Icon aria-hidden="true" className="size-6" />
    </span>
  )
}
