import type { Finding, Gate } from '../../finding.ts'

const leftOver =
  /\{\{?[^}]*\}?|\$\{|\[(?:child|name|theme|subject|insert)[^\]]*\]|\b(?:undefined|NaN|TBD|TODO|lorem ipsum)\b|\bnull\b/

/** D1: nothing is left unfilled but `{child}`, in texts and in drawings. */
export const nothingUnfilled: Gate = ({ request: _, ...read }) => {
  const findings: Finding[] = []
  walk(read, '')
  return findings

  function walk(value: unknown, path: string): void {
    if (typeof value === 'string') {
      const hit = value.replaceAll('{child}', '').match(leftOver)
      if (hit) findings.push({ check: 'D1', path, message: `"${hit[0]}" is left in the text` })
    } else if (value && typeof value === 'object') {
      for (const [key, entry] of Object.entries(value)) walk(entry, path ? `${path}.${key}` : key)
    }
  }
}
