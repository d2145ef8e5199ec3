import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {}
