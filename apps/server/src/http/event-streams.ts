import type { FastifyReply } from 'fastify'

/** Milliseconds between comments that keep proxies from closing a quiet stream. */
const heartbeat = 15_000

export interface EventStream {
  send(event: string, data: unknown): void
  end(): void
  readonly isOpen: boolean
  onClose(act: () => void): void
}

/** Open server-sent event streams of this process; they would hold up the closing for ever, so it ends them. */
export class EventStreams {
  readonly #open = new Set<EventStream>()

  open(reply: FastifyReply): EventStream {
    const { raw } = reply
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    })
    raw.write('retry: 2000\n\n')
    const beat = setInterval(() => raw.write(':\n\n'), heartbeat)
    const closers: (() => void)[] = []
    let isOpen = true
    const stream: EventStream = {
      get isOpen() {
        return isOpen
      },
      send(event, data) {
        if (isOpen) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      },
      end: () => raw.end(),
      onClose: (act) => closers.push(act),
    }
    raw.once('close', () => {
      isOpen = false
      clearInterval(beat)
      this.#open.delete(stream)
      for (const act of closers) act()
    })
    this.#open.add(stream)
    return stream
  }

  endAll(): void {
    for (const stream of this.#open) stream.end()
  }
}
