import { demoParameters } from '@pencil-quest/contract/demo'

export type DemoSearch = { [Name in (typeof demoParameters)[number]]?: string }

/** The demo parameters of an address; every link keeps them. */
export function demoSearch(search: Record<string, unknown>): DemoSearch {
  const given = demoParameters.filter((name) => search[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, String(search[name])]))
}
