import { auditTexts } from '@pencil-quest/contract/admin/security-texts'

/** Letters that are shown at once. */
const short = 80

/** What stood before or after a change, as it was written down. */
export function Value({ value, name }: { value: unknown; name: string }) {
  if (value === null || value === undefined) return auditTexts.nothing
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1)
  const line = text.replace(/\s+/g, ' ')
  if (line.length <= short) return <code className="break-words">{line}</code>
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-bold text-primary">
        {auditTexts.details}
        <span className="sr-only"> {name}</span>
      </summary>
      <pre className="mt-2 max-w-md text-sm break-words whitespace-pre-wrap">{text}</pre>
    </details>
  )
}
