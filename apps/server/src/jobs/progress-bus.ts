import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Queryable } from '../db/client.ts'

const channel = 'generation_progress'

/** Tells every process, once the transaction is committed, that a request has moved. */
export async function announceProgress(tx: Queryable, requestId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${requestId})`)
}

export interface ProgressBus {
  /** Calls back whenever the request may have moved; answers how to stop it. */
  subscribe(requestId: string, act: () => void): () => void
  stop(): Promise<void>
}

/** One listening connection for the process, renewed when it breaks; after a break everybody looks again. */
export async function startProgressBus(url: string): Promise<ProgressBus> {
  const subscribers = new Map<string, Set<() => void>>()
  let isStopped = false
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: 'pencil-quest progress',
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload = '' }) => {
      for (const act of subscribers.get(payload) ?? []) act()
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    fresh.once('end', () => {
      if (!isStopped) void renew()
    })
    return fresh
  }

  async function renew(): Promise<void> {
    while (!isStopped) {
      await pause(500)
      try {
        client = await listen()
        for (const acts of subscribers.values()) for (const act of acts) act()
        return
      } catch {
        // The database is still away: the next round tries again.
      }
    }
  }

  return {
    subscribe(requestId, act) {
      const acts = subscribers.get(requestId) ?? new Set()
      subscribers.set(requestId, acts.add(act))
      return () => {
        acts.delete(act)
        if (acts.size === 0) subscribers.delete(requestId)
      }
    },
    async stop() {
      isStopped = true
      await client.end().catch(() => {})
    },
  }
}
