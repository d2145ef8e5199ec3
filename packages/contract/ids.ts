import { z } from 'zod'

export const uuidSchema = z.uuid()

/** An id in a path: canonical decimal, so `01`, `1.0` and `1e3` name nothing. */
export const integerIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .refine(Number.isSafeInteger)

/** Plan ids are random positive integers of about 50 bits. */
export const planIdSchema = z.int().positive()
export const profileIdSchema = z.int().positive()
