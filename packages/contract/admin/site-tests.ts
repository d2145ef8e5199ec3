import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const publicPageSchema = z.object({
  pageId: z.string(),
  displayName: z.string(),
  path: z.string(),
  /** Whether a parent signs in for it; `publicUrl` then shows it with the sample family. */
  requiresAuth: z.boolean(),
  publicUrl: z.string(),
})
export type PublicPage = z.infer<typeof publicPageSchema>

export const listPublicPages = endpoint({
  name: 'listPublicPages',
  method: 'GET',
  path: '/api/public/pages',
  summary: 'Pages that anybody may look at, with their full addresses',
  caller: 'public',
  reply: z.object({ pages: z.array(publicPageSchema) }),
})

/** PASS: the page came. FAIL: something else came. ERROR: nothing came. */
export const pageVerdicts = ['PASS', 'FAIL', 'ERROR'] as const
export type PageVerdict = (typeof pageVerdicts)[number]

export const pageTestSchema = publicPageSchema.pick({ pageId: true, displayName: true, publicUrl: true }).extend({
  publicTest: z.enum(pageVerdicts),
  /** Null for a page that passed. */
  error: z.string().nullable(),
})
export type PageTest = z.infer<typeof pageTestSchema>

const count = z.int().min(0)

export const urlTestSchema = z.object({
  summary: z.object({ totalPages: count, passedPages: count, failedPages: count, errorPages: count }),
  testedAt: z.iso.datetime(),
  results: z.array(pageTestSchema),
})
export type UrlTest = z.infer<typeof urlTestSchema>

export const testPublicUrls = endpoint({
  name: 'testPublicUrls',
  method: 'POST',
  path: '/api/test/public-urls',
  summary:
    "Fetches every public page from this server itself; `baseUrl` is the server's own public address or one of TEST_BASE_URLS",
  caller: 'admin',
  body: z.object({ baseUrl: z.string().trim().max(300).optional() }),
  reply: urlTestSchema,
})
