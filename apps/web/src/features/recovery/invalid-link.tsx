import { recoveryTexts } from '@pencil-quest/contract/recovery'
import { StateCard } from '#web/features/frame/state-card.tsx'
import { LostPage } from '#web/ui/art/lost-page.tsx'
import { RequestNewLink } from './request-new-link.tsx'

const t = recoveryTexts.reset

export function InvalidLink() {
  return (
    <StateCard art={<LostPage />} title={t.invalidTitle} action={<RequestNewLink />}>
      <p className="text-muted">{t.invalid}</p>
    </StateCard>
  )
}
