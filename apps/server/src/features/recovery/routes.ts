import { forgotPassword, recoveryTexts, resetPassword as resetPasswordCall } from '@pencil-quest/contract/recovery'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { WindowCounter } from '../../http/window-counter.ts'
import type { JobQueue } from '../../jobs/queue.ts'
import { askResetLink } from './ask-reset-link.ts'
import { resetPassword } from './reset-password.ts'

interface Parts {
  db: Database
  queue: Pick<JobQueue, 'send'>
  hasMail: boolean
  config: Pick<Config, 'environment' | 'rateLimit'>
}

/** In an hour, whether or not the e-mail has an account. By address the limit is that of the endpoint. */
const mostLinksForOneEmail = 5

export function recoveryRoutes(mount: Mount, parts: Parts): void {
  const { config, hasMail } = parts
  const asked = new WindowCounter(mostLinksForOneEmail, 60 * 60)
  const isDevelopment = config.environment === 'development'

  mount(forgotPassword, async ({ body: { email } }) => {
    const key = email.toLowerCase()
    const retryAfter = config.rateLimit ? asked.wait(key) : 0
    if (retryAfter > 0) refuse('too_many', { retryAfter })
    asked.add(key)
    const resetToken = await askResetLink({ ...parts, isDevelopment }, email)
    return { success: true as const, message: recoveryTexts.forgot.sent, hasMail, resetToken }
  })

  mount(resetPasswordCall, async ({ body }) => {
    await resetPassword(parts, body)
    return { success: true as const, message: recoveryTexts.reset.doneTitle }
  })
}
