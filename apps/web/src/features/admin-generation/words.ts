/** A share as a percentage; a gate counts its findings. */
export function amount(value: number | null, severity: 'gate' | 'score' | 'warn'): string {
  if (value === null) return '–'
  return severity === 'gate' ? String(value) : `${Math.round(value * 100)} %`
}
