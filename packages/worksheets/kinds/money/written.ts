/** `7¢`, `$1.30`, `$5`: from cents, as price tags show it. */
export function written(cents: number): string {
  if (cents < 100) return `${cents}¢`
  const rest = cents % 100
  const dollars = `$${(cents - rest) / 100}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}
