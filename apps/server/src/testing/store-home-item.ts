import type { TestServer } from './test-server.ts'

/** What the admin's screen will store. */
export async function storeHomeItem(server: TestServer, item: Record<string, unknown>): Promise<void> {
  const names = Object.keys(item)
  const columns = names.map((name) => `"${name}"`).join(', ')
  const places = names.map((_, at) => `$${at + 1}`).join(', ')
  await server.database.pool.query(`insert into home_content (${columns}) values (${places})`, Object.values(item))
}
