import { newEmail } from './people/family.ts'
import { signIn, signUp } from './people/parent.ts'
import { expect, test } from './people/test.ts'

// Shows: session.storage
test('the token of a registration and of a sign-in is kept in the storage of the browser', async ({ newVisitor }) => {
  const email = newEmail()
  for (const [path, come] of [
    ['/api/register', signUp],
    ['/api/login', signIn],
  ] as const) {
    const page = await (await newVisitor()).newPage()
    await page.goto('/auth')
    const kept = () => page.evaluate(() => localStorage.getItem('sessionToken'))
    expect(await kept()).toBeNull()
    const answer = page.waitForResponse((response) => response.url().endsWith(path))
    await come(page, email)
    const { sessionToken } = await (await answer).json()
    expect(sessionToken).toMatch(/\S{20,}/)
    await expect.poll(kept).toBe(sessionToken)
  }
})
