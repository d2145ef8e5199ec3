import {
  applyLessonPrompt,
  autoCorrectLessonPrompt,
  type LessonPrompt,
  listLessonPrompts,
  type PromptIssue,
  revertLessonPrompt,
  saveLessonPrompt,
  validateLessonPrompt,
} from '@pencil-quest/contract/admin/lesson-prompts'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/lib/call-error.ts'
import { refreshPaths } from '#web/lib/query-client.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import type { PromptText } from './use-prompt-text.ts'

/** A step that failed, with the title of its toast. */
class FailedStep extends Error {
  readonly title: string
  constructor(title: string, cause: unknown) {
    super(title, { cause })
    this.title = title
  }
}

async function step<T>(title: string, promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw new FailedStep(title, error)
  }
}

const say = (error: unknown) => {
  if (!(error instanceof FailedStep)) throw error
  toastError(error.title, messageOf(error.cause, error.title))
}

/** What can be done with a prompt. What works on the saved draft saves it first. */
export function usePromptActions(prompt: LessonPrompt, editor: PromptText, onEmpty: () => void) {
  const client = useQueryClient()
  const { promptType } = prompt
  const params = { promptType }
  const [issues, setIssues] = useState<readonly PromptIssue[] | null>(null)
  const [blocking, setBlocking] = useState<readonly PromptIssue[] | null>(null)
  const [appliedVersion, setAppliedVersion] = useState<number | null>(null)
  const refresh = () => refreshPaths(client, listLessonPrompts.path)

  const save = async () => {
    const body = { promptType, draftContent: editor.text }
    const saved = await step(words.failures.update, call(saveLessonPrompt, { body }))
    editor.settle(saved.prompt.draftContent)
    await refresh()
  }
  const saveIfChanged = async () => {
    if (editor.isChanged) await save()
  }
  const validate = async () => {
    await saveIfChanged()
    const found = await step(words.failures.validate, call(validateLessonPrompt, { params, body: {} }))
    setIssues(found.issues)
    return found
  }
  const goLive = async (note: string) => {
    const applied = await step(words.failures.apply, call(applyLessonPrompt, { params, body: { note } }))
    await refresh()
    toast({ title: words.screen.applied, text: applied.message })
    setIssues(null)
    setAppliedVersion(applied.version.id)
  }

  const run = useMutation({ mutationFn: (act: () => Promise<void>) => act(), onError: say })
  /** With no text at all nothing is called. */
  const start = (act: () => Promise<void>) => () => (editor.text.trim() === '' ? onEmpty() : run.mutate(act))

  return {
    isPending: run.isPending,
    issues,
    /** Those that kept the draft from being applied. */
    blocking,
    appliedVersion,
    closeReport: () => setAppliedVersion(null),
    continueEditing: () => setBlocking(null),
    saveIfChanged,
    save: start(async () => {
      await save()
      toast({ title: words.screen.saved })
    }),
    validate: start(async () => {
      await validate()
    }),
    apply: (note: string) =>
      start(async () => {
        const found = await validate()
        if (found.isValid) await goLive(note)
        else setBlocking(found.issues)
      })(),
    correctAndApply: (note: string) => {
      setBlocking(null)
      run.mutate(async () => {
        const corrected = await step(words.failures.autoCorrect, call(autoCorrectLessonPrompt, { params }))
        editor.settle(corrected.prompt.draftContent)
        await refresh()
        await goLive(note)
      })
    },
    revert: () =>
      run.mutate(async () => {
        const reverted = await step(words.failures.revert, call(revertLessonPrompt, { body: { promptType } }))
        editor.settle(reverted.prompt.draftContent)
        setIssues(null)
        await refresh()
        toast({ title: words.screen.reverted, text: reverted.message })
      }),
  }
}

export type PromptActions = ReturnType<typeof usePromptActions>
