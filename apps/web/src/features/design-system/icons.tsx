import { capitalisedWords, subjects } from '@pencil-quest/contract/choices'
import {
  CalendarDays,
  CircleAlert,
  CircleCheck,
  CircleStop,
  Clock,
  Copy,
  Download,
  FileDown,
  FileText,
  Gauge,
  History,
  Info,
  KeyRound,
  LogOut,
  Map as MapIcon,
  Menu,
  Monitor,
  Moon,
  Plus,
  Printer,
  RotateCw,
  Share2,
  SlidersHorizontal,
  Sun,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { SubjectIcon } from '#web/features/subjects/subject-icon.tsx'
import { drawings } from './drawings.ts'
import { Shelf } from './shelf.tsx'

const signs = {
  Add: Plus,
  Alert: TriangleAlert,
  Cancel: CircleStop,
  Close: X,
  Copy,
  Dark: Moon,
  Delete: Trash2,
  Difficulty: Gauge,
  Done: CircleCheck,
  Download,
  Failed: CircleAlert,
  Info,
  Length: CalendarDays,
  Light: Sun,
  'Log out': LogOut,
  Menu,
  Options: SlidersHorizontal,
  PDF: FileDown,
  Print: Printer,
  Retry: RotateCw,
  'Secret word': KeyRound,
  Share: Share2,
  System: Monitor,
  Theme: MapIcon,
  Time: Clock,
  'Warm up': History,
  Worksheet: FileText,
} as const

function Gallery({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">{children}</ul>
}

const tile =
  'flex flex-col items-center gap-2 rounded-2xl border-2 border-edge bg-card p-3 text-center text-sm font-bold'

export function Icons() {
  return (
    <>
      <Shelf title="Signs" note="From Lucide; always beside a word, or with a name of their own.">
        <Gallery>
          {Object.entries(signs).map(([name, Sign]) => (
            <li key={name} className={tile}>
              <Sign aria-hidden="true" className="size-6" />
              {name}
            </li>
          ))}
        </Gallery>
      </Shelf>
      <Shelf title="Subjects">
        <Gallery>
          {subjects.map((subject) => (
            <li key={subject} className={tile}>
              <SubjectIcon subject={subject} />
              {capitalisedWords(subject)}
            </li>
          ))}
        </Gallery>
      </Shelf>
      <Shelf title="Drawings" note="Our own: graphite outlines with round joins on flat crayon fills.">
        <Gallery>
          {Object.entries(drawings).map(([name, Drawing]) => (
            <li key={name} className={tile}>
              <span className="size-16">
                <Drawing />
              </span>
              {name}
            </li>
          ))}
        </Gallery>
      </Shelf>
    </>
  )
}
