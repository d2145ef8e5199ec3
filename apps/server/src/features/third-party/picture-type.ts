const latin = (text: string) => Buffer.from(text, 'latin1')

/** `at` is where the sign stands. */
const signs: readonly { type: string; at: number; sign: Buffer }[] = [
  { type: 'image/png', at: 0, sign: latin('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', at: 0, sign: latin('\xff\xd8\xff') },
  { type: 'image/webp', at: 8, sign: latin('WEBP') },
  { type: 'image/gif', at: 0, sign: latin('GIF8') },
]

/** By how the content begins, whatever its sender calls it. Undefined for what may carry a script, such as SVG. */
export function pictureType(content: Buffer): string | undefined {
  return signs.find(({ at, sign }) => content.subarray(at, at + sign.length).equals(sign))?.type
}
