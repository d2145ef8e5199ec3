import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { useRouter } from '@tanstack/react-router'
import {
  Camera,
  ChartNoAxesColumn,
  FileText,
  LayoutTemplate,
  type LucideIcon,
  Palette,
  PenLine,
  Users,
} from 'lucide-react'

const words = dashboardTexts.features

export interface Feature {
  name: string
  text: string
  /** Where it is, once it exists. */
  path: string
  Icon: LucideIcon
}

export const features = {
  screenshots: { ...words.screenshots, path: '/admin/screenshots', Icon: Camera },
  prompts: { ...words.prompts, path: '/admin/lesson-prompts', Icon: PenLine },
  patterns: { ...words.patterns, path: '/admin/patterns', Icon: LayoutTemplate },
  designSystem: { ...words.designSystem, path: '/design-system', Icon: Palette },
  content: { ...words.content, path: '/admin/content', Icon: FileText },
  analytics: { ...words.analytics, path: '/admin/analytics', Icon: ChartNoAxesColumn },
  users: { ...words.users, path: '/admin/users', Icon: Users },
} as const satisfies Record<string, Feature>

/** The app's own table of routes says which features exist: a card turns active with its screen. */
export function useHasScreen(): (feature: Feature) => boolean {
  const { routesByPath } = useRouter()
  return ({ path }) => path in routesByPath
}
