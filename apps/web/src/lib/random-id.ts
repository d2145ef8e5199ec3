/** 128 random bits in hexadecimal. Not `randomUUID`: that is missing on plain http, such as a tablet in the family's network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
