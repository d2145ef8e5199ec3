import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

/**
 * What is typed or chosen and not sent yet. Kept for the tab, so that it outlives a reload, the way back and a session
 * that ends in the middle. A name says whose it is, where it is somebody's.
 */
const prefix = 'draft:'

export function draftText(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/** Null: it is sent, or given up. */
export function keepDraft(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, text)
  } catch {
    // Storage is blocked or full: the draft lives until the page is left.
  }
}

/** Read with doubt: it may come from an older version of the app. Null where there is none that fits. */
export function keptDraft<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(draftText(name) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** A note of what was open begins so: it is no draft by itself, and is forgotten with them. */
export const openMark = 'open:'

export function hasDrafts(): boolean {
  return draftKeys().some((key) => !key.startsWith(prefix + openMark))
}

/** Whoever uses this browser next should not find them. */
export function forgetDrafts(): void {
  for (const key of draftKeys()) keepDraft(key.slice(prefix.length), null)
}

/** Keeps what is changed in a form by hand; `part` leaves out what must not be kept, and stays the same function. */
export function useKeptForm<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  name: string,
  part: (values: Values) => unknown = whole,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type, values }) => {
          if (type === 'change') keepDraft(name, JSON.stringify(part(values)))
        },
      }),
    [subscribe, name, part],
  )
}

function whole<Values>(values: Values): Values {
  return values
}

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
