import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** Settings of an address on a port that is free now, for who must know the application's address before it runs. */
export async function chooseAddress(): Promise<{ PORT: string; PUBLIC_URL: string }> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
}
