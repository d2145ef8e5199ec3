import { setTimeout as pause } from 'node:timers/promises'

/** What the generate call answered: from here on the plan is promised. */
export interface Acknowledged {
  requestId: string
  planId: number
  /** Whose it is. */
  headers: Record<string, string>
}

export interface Family {
  id: string
  headers: Record<string, string>
}

const json = { 'content-type': 'application/json' }

/** A family of its own, registered over HTTP. */
export async function registerFamily(site: string, name: string): Promise<Family> {
  const body = { email: `${name}@example.org`, password: 'a long bench phrase', firstName: 'Be', lastName: 'Nch' }
  const answer = await fetch(`${site}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(body) })
  const { sessionToken, user } = (await answer.json()) as { sessionToken: string; user: { id: string } }
  return { id: user.id, headers: { ...json, authorization: `Bearer ${sessionToken}` } }
}

/** Null where the call was not answered with 202: then nothing is promised. */
export async function askForPlan(site: string, family: Family, seed: number): Promise<Acknowledged | null> {
  const asked = {
    childName: 'Mia',
    childAge: 7,
    childGrade: '2nd',
    learningStyle: 'visual',
    interests: ['dinosaurs'],
    theme: 'space-explorers',
    subjects: ['math', 'science'],
    duration: 30,
    difficulty: 'easy',
    length: 5,
    seed,
  }
  const { headers } = family
  try {
    const answer = await fetch(`${site}/api/learning-plan/generate`, {
      method: 'POST',
      headers,
      body: JSON.stringify(asked),
    })
    if (answer.status !== 202) return null
    const { requestId, id } = (await answer.json()) as { requestId: string; id: number }
    return { requestId, planId: id, headers }
  } catch {
    return null
  }
}

/** Calls back at each stage that the events tell; ends with the stream, however that ends. */
export async function followStages(
  site: string,
  { requestId, headers }: Acknowledged,
  see: (stage: string) => void,
): Promise<void> {
  try {
    const events = await fetch(`${site}/api/requests/${requestId}/events`, { headers })
    for await (const chunk of events.body ?? []) {
      for (const [, stage] of new TextDecoder().decode(chunk).matchAll(/"stage":"(\w+)","finished"/g)) see(stage ?? '')
    }
  } catch {
    // The application was killed: that is what we are here for.
  }
}

export interface State {
  status: string
  /** True once plan and package are done with, well or badly. */
  isOver: boolean
  error: string | null
}

export async function stateOf(site: string, { requestId, headers }: Acknowledged): Promise<State | null> {
  const read = async (path: string) => {
    const answer = await fetch(`${site}/api/requests/${requestId}/${path}`, { headers })
    return answer.ok ? ((await answer.json()) as Record<string, unknown>) : null
  }
  const [status, detailed] = await Promise.all([read('status'), read('status-detailed')])
  if (!status || !detailed) return null
  const { pendingRequest } = detailed.detailed as { pendingRequest: unknown }
  return { status: String(status.status), isOver: pendingRequest === null, error: status.error as string | null }
}

/** Waits until `holds` answers true; seconds that it took, or null after `seconds`. */
export async function waitUntil(holds: () => Promise<boolean>, seconds: number): Promise<number | null> {
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1000
  while (passed() < seconds) {
    if (await holds().catch(() => false)) return passed()
    await pause(50)
  }
  return null
}

export async function isReady(site: string, withBrowser = true): Promise<boolean> {
  const answer = await fetch(`${site}/readyz`)
  const { parts } = (await answer.json()) as { parts?: { browser: string } }
  return answer.ok && (!withBrowser || parts?.browser === 'ok')
}
