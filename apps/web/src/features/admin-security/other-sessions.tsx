import { securityTexts } from '@pencil-quest/contract/admin/security-texts'
import { endAdminSessions } from '@pencil-quest/contract/admin/sessions'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { sessionsQuery } from './queries.ts'
import { Section } from './section.tsx'
import { useSecurityChange } from './use-security-change.ts'

const words = securityTexts.sessions

export function OtherSessions() {
  const { data } = useSuspenseQuery(sessionsQuery)
  const end = useSecurityChange(() => call(endAdminSessions), { done: words.ended, failed: words.failed })
  const said = data.others === 0 ? words.none : data.others === 1 ? words.one : words.some(data.others)
  return (
    <Section title={words.title} intro={words.intro}>
      <p role="status">{said}</p>
      {data.others > 0 ? (
        <Button tone="outline" pending={end.isPending} onClick={() => end.mutate(undefined)} className="sm:self-start">
          {words.end}
        </Button>
      ) : null}
    </Section>
  )
}
