import { listDevices, readAccount } from '@pencil-quest/contract/account'
import { read } from '#web/lib/reads.ts'

/** With the print preferences. */
export const accountQuery = read(readAccount)

/** Where the parent is signed in. */
export const devicesQuery = read(listDevices)
