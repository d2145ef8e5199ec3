/** Words and names of the demo modes. Source: specification 1, sections 2 and 9. */
export const demoTexts = {
  banner: 'Demo Mode - This is a preview for documentation purposes',
} as const

/** Sent with every call in a demo mode. Frames, event streams and links cannot: they carry `?demo=true`. */
export const demoHeader = 'x-demo-mode'

/** Query parameters that switch a demo mode on, each with the value `true`; they mean the same. */
export const demoParameters = ['demo', 'ai_mode', 'ai-mode'] as const

/** The parent of the sample family, whom a call in a demo mode without a session is made for. Nobody can sign in as them. */
export const sampleUserId = '0de30000-0000-4000-8000-000000000001'

/** Whether a query (`?demo=true`) asks for a demo mode. */
export function isDemoQuery(query: string): boolean {
  const given = new URLSearchParams(query)
  return demoParameters.some((name) => given.get(name) === 'true')
}
