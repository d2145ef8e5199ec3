import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '#web/features/frame/page-heading.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { FeatureCards } from './feature-cards.tsx'
import { statsQuery } from './queries.ts'
import { RatingDistribution } from './rating-distribution.tsx'
import { RecentFeedback } from './recent-feedback.tsx'
import { StatsCards } from './stats-cards.tsx'

export function DashboardScreen() {
  const { data: stats } = useSuspenseQuery(statsQuery)
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={dashboardTexts.title}>{dashboardTexts.title}</PageHeading>
        <Link to="/admin/dashboard/classic" className={buttonClass({ tone: 'ghost', className: 'max-sm:-ml-5' })}>
          {dashboardTexts.toClassic}
        </Link>
      </div>
      <StatsCards stats={stats} />
      <FeatureCards />
      <RatingDistribution stats={stats} />
      <RecentFeedback />
    </div>
  )
}
