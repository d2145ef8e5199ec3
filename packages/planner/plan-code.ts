const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A seed as the code printed on every page, in Crockford's base 32: 0 is `PQ-0000-000`. */
export function planCode(seed: number): string {
  let rest = BigInt(seed)
  let digits = ''
  for (let i = 0; i < 7; i++) {
    digits = alphabet[Number(rest % 32n)] + digits
    rest /= 32n
  }
  return `PQ-${digits.slice(0, 4)}-${digits.slice(4)}`
}

/** The seed of a code, or null where it is none. Reads O as 0, I and L as 1, small letters as large ones. */
export function seedOfCode(code: string): number | null {
  const digits = code.toUpperCase().replace(/^PQ-?/, '').replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{7}$/.test(digits)) return null
  let seed = 0
  for (const digit of digits) seed = seed * 32 + alphabet.indexOf(digit)
  return seed <= 0xffff_ffff ? seed : null
}
