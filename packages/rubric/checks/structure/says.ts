/** Whether a key's answer says what a child looks up: "573, about 600", "25: 2 tens 5 ones", "5 trays" say "573", "25", "5". */
export function says(printed: string, coded: string): boolean {
  const [whole, own] = [printed, coded].map((text) => text.replaceAll(/,(?=\d{3})/g, ''))
  return (
    whole === own ||
    (own !== undefined && whole?.startsWith(own) === true && /^(?:[,;]|: | [a-z])/.test(whole.slice(own.length)))
  )
}

/** Whether one part of a key's answer says it, too: "11" of "4, 1, 11", "9" of "36 ÷ 4 = 9". */
export function tells(printed: string, sign: string): boolean {
  return says(printed, sign) || printed.split(/, then |[,;:] | = /).some((part) => says(part, sign))
}
