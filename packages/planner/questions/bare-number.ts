/** "5" of "5 trays", where a page has printed the unit behind its line, and "1204" of "1,204"; other answers as they are. */
export function bareNumber(answer: string): string {
  return /^([\d,]+)(?: [a-z ]+)?$/.exec(answer)?.[1]?.replaceAll(',', '') ?? answer
}
