import { plainPages } from '@pencil-quest/contract/plain-pages'
import { createFileRoute } from '@tanstack/react-router'
import { StateCard } from '#web/features/frame/state-card.tsx'
import { Star } from '#web/ui/art/star.tsx'

const { title, text } = plainPages.test

export const Route = createFileRoute('/_open/test')({
  component: () => (
    <StateCard art={<Star />} title={title}>
      <p className="text-muted">{text}</p>
    </StateCard>
  ),
})
