import { spawn } from 'node:child_process'
import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../../start-refused.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseFolder } from './folder.ts'
import type { RunAs } from './unprivileged.ts'

export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

/** What PostgreSQL wrote down about the server of this folder; the server itself may be gone. */
export async function readPostmaster(folder: DatabaseFolder): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid > 0 && port > 0 ? { pid, port, isReady: lines[7]?.trim() === 'ready' } : undefined
}

/** Milliseconds for which the processes of a server that was killed may still hold its memory. */
const longestAgony = 10_000

/** Starts the server, detached, and waits until it takes connections. */
export async function launch(folder: DatabaseFolder, binaries: Binaries, runAs: RunAs): Promise<Postmaster> {
  await dropStalePostmaster(folder)
  const port = await choosePort(folder)
  for (const started = Date.now(); ; await pause(100)) {
    const found = await tryToLaunch(folder, binaries, runAs, port)
    if (found) return found
    const said = await readFile(folder.logFile, 'utf8').catch(() => '')
    if (/still in use/.test(said) && Date.now() - started < longestAgony) continue
    throw new StartRefused(`The embedded database did not start. Its log ${folder.logFile} ends with:\n${tail(said)}`)
  }
}

async function tryToLaunch(
  folder: DatabaseFolder,
  binaries: Binaries,
  runAs: RunAs,
  port: number,
): Promise<Postmaster | undefined> {
  // Left by a server that was killed, it says "ready" until the new one has written its own.
  const stale = await readPostmaster(folder)
  const log = await open(folder.logFile, 'w', 0o600)
  const [command, args] = runAs.command(binaries.postgres, ['-D', folder.cluster, ...settings(port)])
  const child = spawn(command, args, {
    // Ctrl-C goes to the whole foreground group, and the database must outlive the application's last query.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    cwd: folder.cluster,
    ...(runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }),
  })
  child.unref()
  let ended = false
  child.once('exit', () => (ended = true)).once('error', () => (ended = true))
  try {
    for (let waited = 0; waited < 60_000 && !ended; waited += 10) {
      const found = await readPostmaster(folder)
      const isNew = found && (found.pid === child.pid || found.pid !== stale?.pid)
      if (isNew && found.isReady && found.port === port) return found
      await pause(10)
    }
    return undefined
  } finally {
    await log.close()
  }
}

function settings(port: number): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    // No socket: its path may not be longer than 107 bytes.
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    // A statement or a key in the log could carry a child's name.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_min_messages: 'warning',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * In a container the process id of a dead server may be another program's by now, and PostgreSQL would
 * then refuse to start. Only a process that is not PostgreSQL lets its file go.
 */
async function dropStalePostmaster(folder: DatabaseFolder): Promise<void> {
  const noted = await readPostmaster(folder)
  if (!noted || process.platform !== 'linux') return
  const name = await readFile(`/proc/${noted.pid}/comm`, 'utf8').catch(() => '')
  if (name && name.trim() !== 'postgres') await rm(join(folder.cluster, 'postmaster.pid'), { force: true })
}

/** The port of last time if it is still free, else any free one; written down. */
async function choosePort(folder: DatabaseFolder): Promise<number> {
  const noted = Number(await readFile(folder.portFile, 'utf8').catch(() => '0'))
  const port = (noted > 0 && (await freePort(noted))) || (await freePort(0))
  if (!port) throw new StartRefused('There is no free port on 127.0.0.1 for the embedded database.')
  await writeFile(folder.portFile, String(port), { mode: 0o600 })
  return port
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

function tail(text: string): string {
  return text.trim().split('\n').slice(-5).join('\n')
}
