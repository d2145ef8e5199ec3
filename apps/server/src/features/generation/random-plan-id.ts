import { randomBytes } from 'node:crypto'

/** A positive integer of 50 random bits: it fits a JavaScript number and cannot be guessed by counting. */
export function randomPlanId(): number {
  for (;;) {
    const id = Number(BigInt.asUintN(50, randomBytes(8).readBigUInt64BE()))
    if (id > 0) return id
  }
}
