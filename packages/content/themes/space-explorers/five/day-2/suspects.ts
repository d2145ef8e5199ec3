import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  { id: 'eye', name: 'a broken eye', ruledOut: 'Not a broken eye: it passed each test of its own.' },
  { id: 'lid', name: 'a stuck lid', ruledOut: 'Not a stuck lid: a bit of light still gets in.' },
  { id: 'ice', name: 'ice', ruledOut: 'Not ice: the eye is far too warm for it.' },
  { id: 'moss', name: 'moss', ruledOut: 'Not moss: Acorn has no water for it. Ravi sighs.' },
  { id: 'stars', name: 'missing stars', ruledOut: 'No missing stars, either: Lucia has found each one.' },
]
