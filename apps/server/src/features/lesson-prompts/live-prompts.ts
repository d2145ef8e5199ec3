import type { Queryable } from '../../db/client.ts'
import type { EnginePrompts } from '../generation/ports.ts'
import { builtInPrompt } from './built-in/prompts.ts'
import { listPrompts } from './queries.ts'

/** What an engine that reads prompts goes by: what is live, else the built-in text. */
export async function livePrompts(db: Queryable): Promise<EnginePrompts> {
  const prompts = { single_day: builtInPrompt('single_day'), worksheet_html: builtInPrompt('worksheet_html') }
  for (const { promptType, liveContent } of await listPrompts(db)) {
    if (liveContent !== '') prompts[promptType] = liveContent
  }
  return prompts
}
