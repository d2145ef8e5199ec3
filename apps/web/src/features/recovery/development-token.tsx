import { recoveryTexts } from '@pencil-quest/contract/recovery'
import { Link } from '@tanstack/react-router'
import { Notice } from '#web/ui/notice.tsx'

const t = recoveryTexts.forgot

/** In place of the mail, on a developer's machine that sends none. */
export function DevelopmentToken({ token }: { token: string }) {
  return (
    <div className="w-full text-left">
      <Notice tone="amber">
        <h2 className="text-lg">{t.development}</h2>
        <p>{t.developmentHint}</p>
        <p className="mt-2">
          {t.token}: <code className="break-all">{token}</code>
        </p>
        <Link
          to="/reset-password"
          search={{ token }}
          className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        >
          {t.openLink}
        </Link>
      </Notice>
    </div>
  )
}
