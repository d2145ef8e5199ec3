import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { useQuery } from '@tanstack/react-query'
import { planOptionsQuery } from '#web/features/generation/queries.ts'
import { Choice } from '#web/ui/choice.tsx'
import { useMailWish } from './use-mail-wish.ts'

/** Only where the server can mail. */
export function MailWish({ requestId }: { requestId: string }) {
  const { data: options } = useQuery(planOptionsQuery)
  const [isWished, wish] = useMailWish(requestId)
  if (!options?.hasMail || isWished === null) return null
  return (
    <Choice type="checkbox" checked={isWished} onChange={(event) => wish(event.target.checked)}>
      {screenTexts.processing.mailWhenReady}
    </Choice>
  )
}
