import { recoveryTexts } from '@pencil-quest/contract/recovery'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { StateCard } from '#web/features/frame/state-card.tsx'
import { Star } from '#web/ui/art/star.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

const t = recoveryTexts.reset

export function ResetDone() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/auth', replace: true }), t.redirectSeconds * 1000)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <StateCard
      art={<Star />}
      title={t.doneTitle}
      action={
        <Link to="/auth" replace className={buttonClass()}>
          {t.continue}
        </Link>
      }
    >
      <p className="text-muted">{t.done}</p>
    </StateCard>
  )
}
