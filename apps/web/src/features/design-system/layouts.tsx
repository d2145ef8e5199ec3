import type { ReactNode } from 'react'
import { Card, SketchCard } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Caption, Shelf } from './shelf.tsx'

function Block({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex items-center justify-center rounded-2xl border-2 border-dashed border-control bg-card p-3 text-center text-sm font-bold text-muted',
        className,
      )}
    >
      {children}
    </div>
  )
}

export function Layouts() {
  return (
    <>
      <Shelf title="Cards">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>
            <h3 className="text-xl">Card</h3>
            <Caption>For one of many: a plan in a list, a child on the dashboard.</Caption>
          </Card>
          <SketchCard>
            <h3 className="text-xl">Sketch card</h3>
            <Caption>Outlined as with a soft pencil: for the one thing that a screen is about.</Caption>
          </SketchCard>
        </div>
      </Shelf>
      <Shelf title="Page" note="Header, one column up to 72 rem, footer. The header stays in sight.">
        <div className="flex flex-col gap-2">
          <Block>Header: brand, links, account</Block>
          <Block className="min-h-28">Screen</Block>
          <Block>Footer: feedback, quick links</Block>
        </div>
      </Shelf>
      <Shelf title="Dashboard" note="Children wide, recent plans beside them; on a phone one below the other.">
        <div className="grid gap-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid gap-2 sm:grid-cols-2">
            <Block className="min-h-20">Student</Block>
            <Block className="min-h-20">Student</Block>
          </div>
          <div className="grid gap-2">
            <Block>Recent plan</Block>
            <Block>Recent plan</Block>
          </div>
        </div>
      </Shelf>
      <Shelf title="Days of a plan" note="Two columns on a wide screen, one day a page on paper.">
        <div className="grid gap-4 lg:grid-cols-2">
          {(['space-explorers', 'animal-kingdom'] as const).map((theme, index) => (
            <div key={theme} data-theme={theme} className="overflow-hidden rounded-3xl border-3 border-ink bg-card">
              <div className="theme-ground px-5 py-4">
                <h3 className="text-2xl">Day {index + 1}: Title of the day</h3>
                <p className="mt-1">What happens, in a sentence.</p>
              </div>
              <div className="flex flex-col gap-2 p-5">
                <Block>Activity</Block>
                <Block>Activity</Block>
              </div>
            </div>
          ))}
        </div>
      </Shelf>
      <Shelf title="Steps" note="One question a screen in a narrow column; Previous and Next stay in reach.">
        <div className="mx-auto grid max-w-md gap-2">
          <Block>Line of steps</Block>
          <Block className="min-h-24">Choices</Block>
          <div className="grid grid-cols-2 gap-2">
            <Block>Previous</Block>
            <Block>Next</Block>
          </div>
        </div>
      </Shelf>
    </>
  )
}
