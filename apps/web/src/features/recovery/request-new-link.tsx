import { recoveryTexts } from '@pencil-quest/contract/recovery'
import { Link } from '@tanstack/react-router'
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts'

export function RequestNewLink({ tone }: Pick<ButtonLook, 'tone'>) {
  return (
    <Link to="/forgot-password" className={buttonClass({ tone })}>
      {recoveryTexts.reset.requestNew}
    </Link>
  )
}
