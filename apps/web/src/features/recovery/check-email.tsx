import { recoveryTexts } from '@pencil-quest/contract/recovery'
import { Link } from '@tanstack/react-router'
import { StateCard } from '#web/features/frame/state-card.tsx'
import { Letter } from '#web/ui/art/letter.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Notice } from '#web/ui/notice.tsx'
import { DevelopmentToken } from './development-token.tsx'
import type { LinkSent } from './use-ask-link.ts'

const t = recoveryTexts.forgot

export function CheckEmail({ sent, onAgain }: { sent: LinkSent; onAgain: () => void }) {
  const { hasMail, resetToken } = sent
  return (
    <StateCard
      art={<Letter />}
      title={t.sentTitle}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/auth" className={buttonClass()}>
            {t.backToLogin}
          </Link>
          <Button tone="ghost" onClick={onAgain}>
            {t.again}
          </Button>
        </div>
      }
    >
      <p className="text-lg">{t.sent}</p>
      {hasMail ? <p className="text-muted">{t.sentHint}</p> : null}
      {resetToken ? <DevelopmentToken token={resetToken} /> : null}
      {hasMail || resetToken ? null : (
        <div className="text-left">
          <Notice tone="amber">{t.noMail}</Notice>
        </div>
      )}
    </StateCard>
  )
}
