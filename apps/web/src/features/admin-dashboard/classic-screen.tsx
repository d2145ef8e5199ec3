import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ClassicCards } from './classic-cards.tsx'
import { DetailedFeedback } from './detailed-feedback.tsx'
import { statsQuery } from './queries.ts'
import { RatingDistribution } from './rating-distribution.tsx'
import { StatsCards } from './stats-cards.tsx'
import { SystemOverview } from './system-overview.tsx'

export function ClassicScreen() {
  const { data: stats } = useSuspenseQuery(statsQuery)
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={dashboardTexts.classicTitle}>{dashboardTexts.classicTitle}</PageHeading>
        <Link to="/admin/dashboard" className={buttonClass({ tone: 'ghost', className: 'max-sm:-ml-5' })}>
          {dashboardTexts.toCurrent}
        </Link>
      </div>
      <StatsCards stats={stats} title={dashboardTexts.statsTitle} />
      <ClassicCards />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <SystemOverview />
        <RatingDistribution stats={stats} />
      </div>
      <DetailedFeedback />
    </div>
  )
}
