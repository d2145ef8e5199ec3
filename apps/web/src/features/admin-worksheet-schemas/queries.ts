import { listWorksheetSchemas, readWorksheetSchema } from '@pencil-quest/contract/admin/worksheet-schemas'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { read } from '#web/lib/reads.ts'

export const schemasPath = listWorksheetSchemas.path

export const schemasQuery = infiniteQueryOptions({
  queryKey: [schemasPath],
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam, signal }) => call(listWorksheetSchemas, { query: { before: pageParam }, signal }),
  getNextPageParam: ({ next }) => next,
})

export const schemaQuery = (id: number) => read(readWorksheetSchema, { id })
