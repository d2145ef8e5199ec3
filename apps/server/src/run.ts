import { announce } from './announce.ts'
import type { Config } from './config.ts'
import { StartRefused } from './start-refused.ts'
import { type Replaced, type RunningServer, startServer } from './start-server.ts'

/** Milliseconds after which a stop that hangs is cut short. */
const longestStop = 15_000

/** One process of the server: starts, says where it is, and ends with 0 on SIGINT or SIGTERM. */
export async function run(configure: () => Config, replaced: Replaced = {}): Promise<void> {
  try {
    const config = configure()
    const starting = startServer(config, replaced)
    stopOnSignal(starting)
    const server = await starting
    if (config.modes.includes('api')) await listen(server, config)
    const address = server.app.server.address()
    announce(config, typeof address === 'object' ? address?.port : undefined, server.firstAdmin)
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error)
    process.exit(1)
  }
}

/** A signal during the start waits for its end, so that the database is shut down in order. */
function stopOnSignal(starting: Promise<RunningServer>): void {
  const stop = () => {
    setTimeout(() => {
      console.error('The stop took too long and was cut short; what was not finished is taken up at the next start.')
      process.exit(1)
    }, longestStop).unref()
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
}

async function listen(server: RunningServer, { port, host }: Config): Promise<void> {
  try {
    await server.app.listen({ port, host })
  } catch (error) {
    await server.stop()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartRefused(`Port ${port} is taken. Choose another one with PORT.`)
    if (code === 'EADDRNOTAVAIL') throw new StartRefused(`This machine has no address ${host}. Correct HOST.`)
    if (code === 'EACCES') throw new StartRefused(`Port ${port} needs more rights. Choose one above 1023 with PORT.`)
    throw error
  }
}
