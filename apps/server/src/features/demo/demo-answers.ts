import type { Endpoint } from '@pencil-quest/contract/endpoint'
import type { Call, Handler, Mount } from '../../http/mount.ts'

export interface DemoAnswer {
  endpoint: Endpoint
  act: (call: never) => unknown
}

/** What the demo family gets in place of a handler's answer; undefined: the handler's own. */
export function demoAnswer<E extends Endpoint>(
  endpoint: E,
  act: (call: Call<E>) => ReturnType<Handler<E>> | undefined,
): DemoAnswer {
  return { endpoint, act }
}

/** Mounts as before; a call of the demo family is asked here first. */
export function answerInDemo(mount: Mount, answers: readonly DemoAnswer[]): Mount {
  return (endpoint, handler) => {
    const own = answers.find((answer) => answer.endpoint === endpoint)
    mount(endpoint, (call) => {
      const answer = call.caller.demo ? own?.act(call as never) : undefined
      return (answer as ReturnType<typeof handler> | undefined) ?? handler(call)
    })
  }
}
