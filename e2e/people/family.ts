import type { PlanView } from '@pencil-quest/contract/plans'
import type { NewProfile, Profile } from '@pencil-quest/contract/profiles'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

export const password = 'paper boats and kites'

export interface Asked {
  theme?: string
  subjects?: string[]
  duration?: number
  difficulty?: string
  length?: number
  seed?: number
  childProfileId?: number | null
  childName?: string
}

/** What a family has done before the test begins, done by HTTP to save time. */
export interface SignedInFamily {
  id: string
  email: string
  addChild(child?: Partial<NewProfile>): Promise<Profile>
  deleteChild(child: Profile): Promise<void>
  askForPlan(child: Profile, asked?: Asked): Promise<{ id: number; requestId: string }>
  /** Waits until the plan and its package are there. */
  makePlan(child: Profile, asked?: Asked): Promise<PlanView>
  plans(): Promise<{ id: number; status: string }[]>
}

let families = 0

export function newEmail(): string {
  families += 1
  return `family${families}.${process.pid}.${Date.now()}@example.org`
}

export async function registerFamily(request: APIRequestContext, address = ''): Promise<SignedInFamily> {
  const email = newEmail()
  const { sessionToken, user } = await send(`${address}/api/register`, {
    data: { email, password, firstName: 'Pat', lastName: 'Parent' },
  })
  const headers = { authorization: `Bearer ${sessionToken}` }
  const family: SignedInFamily = {
    id: user.id,
    email,
    addChild: (child = {}) =>
      send(`${address}/api/child-profiles`, {
        headers,
        data: { name: 'Zorabel', age: 7, grade: '2nd', learningStyle: 'visual', interests: 'dinosaurs', ...child },
      }),
    deleteChild: ({ id }) => answerOf(request.delete(`${address}/api/child-profiles/${id}`, { headers })),
    askForPlan: ({ id, name, age, grade, learningStyle, interests }, asked = {}) =>
      send(`${address}/api/learning-plan/generate`, {
        headers,
        data: {
          childProfileId: id,
          childName: name,
          childAge: age,
          childGrade: grade,
          learningStyle,
          interests,
          theme: 'space-explorers',
          subjects: ['math'],
          duration: 30,
          difficulty: 'easy',
          length: 5,
          ...asked,
        },
      }),
    async makePlan(child, asked) {
      const { id } = await family.askForPlan(child, asked)
      const read = async () => {
        const { plan } = await answerOf(request.get(`${address}/api/learning-plan/${id}`, { headers }))
        return plan as PlanView
      }
      await expect
        .poll(async () => (await read()).worksheetPackage?.state, { timeout: 30_000, intervals: [100, 200, 400] })
        .toBe('ready')
      return read()
    },
    plans: () => answerOf(request.get(`${address}/api/learning-plans/${user.id}`, { headers })),
  }
  return family

  function send(path: string, options: { data: unknown; headers?: Record<string, string> }) {
    return answerOf(request.post(path, options))
  }
}

async function answerOf(sent: ReturnType<APIRequestContext['get']>) {
  const answer = await sent
  const text = await answer.text()
  expect(answer.ok(), `${answer.status()} ${answer.url()} ${text.slice(0, 500)}`).toBe(true)
  return JSON.parse(text)
}
