interface Visited {
  status: number
  url: URL
  /** Where it leads on to, if it does. */
  location: URL | undefined
  text: string
}

/** A browser of its own: keeps cookies for each host, and follows where it is led only as far as it is told. */
export class OidcVisitor {
  readonly #publicUrl: string
  readonly #address: string
  readonly #cookies = new Map<string, Map<string, string>>()

  /** @param address where the server that calls itself `publicUrl` really listens */
  constructor(publicUrl: string, address: string) {
    this.#publicUrl = new URL(publicUrl).origin
    this.#address = address
  }

  async visit(url: string | URL, form?: Record<string, string>): Promise<Visited> {
    const asked = new URL(url, this.#publicUrl)
    const reached = asked.origin === this.#publicUrl ? new URL(asked.pathname + asked.search, this.#address) : asked
    const answer = await fetch(reached, {
      redirect: 'manual',
      headers: { cookie: this.cookies(asked.host) },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    this.#keep(asked.host, answer.headers.getSetCookie())
    const location = answer.headers.get('location')
    return {
      status: answer.status,
      url: asked,
      location: location === null ? undefined : new URL(location, asked),
      text: await answer.text(),
    }
  }

  /** Signs in and agrees on the provider's own pages; answers the address of ours that it leads back to. */
  async signInAt(begin: URL, login: string): Promise<URL> {
    let visited = await this.visit(begin)
    for (let steps = 0; steps < 12; steps += 1) {
      if (visited.location?.origin === this.#publicUrl) return visited.location
      if (visited.location) visited = await this.visit(visited.location)
      else visited = await this.visit(formAction(visited), formFields(visited, login))
    }
    throw new Error(`The provider does not lead back:\n${visited.text}`)
  }

  cookies(host = new URL(this.#publicUrl).host): string {
    return [...(this.#cookies.get(host) ?? [])].map((pair) => pair.join('=')).join('; ')
  }

  setCookie(name: string, value: string): void {
    this.#keep(new URL(this.#publicUrl).host, [`${name}=${value}`])
  }

  #keep(host: string, given: string[]): void {
    const jar = this.#cookies.get(host) ?? new Map<string, string>()
    this.#cookies.set(host, jar)
    for (const text of given) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(text)) jar.delete(name)
      else jar.set(name, value)
    }
  }
}

function formAction({ text, url, status }: Visited): URL {
  const [, action] = /<form[^>]* action="([^"]+)"/.exec(text) ?? []
  if (!action) throw new Error(`No form at ${url.pathname} (${status}):\n${text}`)
  return new URL(action, url)
}

function formFields({ text }: Visited, login: string): Record<string, string> {
  const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(text) ?? []
  return prompt === 'login' ? { prompt, login, password: 'whatever' } : { prompt }
}
