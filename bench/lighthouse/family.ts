import { setTimeout } from 'node:timers/promises'

/** A family with a child and a plan: its session cookie, and the pages of it that are measured. */
export async function familyPages(address: string): Promise<{ cookie: string; paths: string[] }> {
  const registered = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({
      email: 'lighthouse@example.org',
      password: 'paper boats and kites',
      firstName: 'Pat',
      lastName: 'Parent',
    }),
  })
  const [cookie = ''] = registered.headers.getSetCookie().map((header) => header.split(';')[0] ?? '')
  const { sessionToken } = (await registered.json()) as { sessionToken: string }

  async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${sessionToken}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  const about = { age: 7, grade: '2nd', learningStyle: 'visual', interests: 'dinosaurs' }
  const child = await call<{ id: number }>('/api/child-profiles', { name: 'Zorabel', ...about })
  const { id } = await call<{ id: number }>('/api/learning-plan/generate', {
    childProfileId: child.id,
    childName: 'Zorabel',
    childAge: about.age,
    childGrade: about.grade,
    learningStyle: about.learningStyle,
    interests: about.interests,
    theme: 'space-explorers',
    subjects: ['math', 'science'],
    duration: 30,
    difficulty: 'easy',
    length: 5,
  })
  const isReady = async () => {
    const { plan } = await call<{ plan: { worksheetPackage?: { state: string } } }>(`/api/learning-plan/${id}`)
    return plan.worksheetPackage?.state === 'ready'
  }
  while (!(await isReady())) await setTimeout(500)
  const paths = [
    '/dashboard',
    '/plans',
    `/wizard/${child.id}`,
    `/plan/${id}`,
    `/plans/${id}/preview`,
    '/profile',
    '/settings',
    '/feedback',
  ]
  return { cookie, paths }
}
