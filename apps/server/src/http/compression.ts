import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Answers of JSON and pages leave compressed where that saves something: a plan is 120 KiB as it is stored. Pictures,
 * packets and event streams leave as they are, and so does what is compressed already; bodies are never unpacked.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    customTypes: /^(?:application\/json|text\/html|text\/csv)(?:;|$)/,
    globalDecompression: false,
  })
}
