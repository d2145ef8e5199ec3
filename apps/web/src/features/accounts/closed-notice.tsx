import { accountTexts } from '@pencil-quest/contract/account-texts'
import { Notice } from '#web/ui/notice.tsx'

/** In place of the registration, where the operator takes no new accounts. */
export function ClosedNotice() {
  return (
    <Notice>
      <p className="font-bold">{accountTexts.closed.title}</p>
      <p>{accountTexts.closed.text}</p>
    </Notice>
  )
}
