import { adminTexts } from '@pencil-quest/contract/admin/accounts'
import { Link } from '@tanstack/react-router'

const { sections } = adminTexts
const links = [
  { to: '/admin/dashboard', name: sections.dashboard },
  { to: '/admin/content', name: sections.content },
  { to: '/admin/lesson-prompts', name: sections.prompts },
  { to: '/admin/worksheet-schemas', name: sections.schemas },
  { to: '/admin/generation', name: sections.generation },
  { to: '/admin/audit', name: sections.audit },
  { to: '/admin/security', name: sections.security },
] as const

export function AdminNav() {
  return (
    <nav aria-label="Admin" className="mx-auto max-w-6xl overflow-x-auto px-2 sm:px-4">
      <ul className="flex">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-12 items-center px-3 font-bold whitespace-nowrap hover:text-primary"
              activeProps={{ className: 'text-primary underline decoration-3 underline-offset-8' }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
