import { useState } from 'react'
import { InvalidLink } from './invalid-link.tsx'
import { ResetDone } from './reset-done.tsx'
import { ResetForm } from './reset-form.tsx'

/** @param token of the link; undefined where the address has none, and then nothing can be sent */
export function ResetScreen({ token }: { token: string | undefined }) {
  const [isDone, setDone] = useState(false)
  if (isDone) return <ResetDone />
  return token === undefined ? <InvalidLink /> : <ResetForm token={token} onDone={() => setDone(true)} />
}
