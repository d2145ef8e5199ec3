/** Whether a key's answer says what a child looks up: "573, about 600", "25: 2 tens 5 ones", "5 trays" say "573", "25", "5". */
export function says(printed: string, coded: string): boolean {
  const [whole, own] = [printed, coded].map((text) => text.replaceAll(/,(?=\d{3})/g, ''))
  return (
    whole === own ||
    (own !== undefined && whole?.startsWith(own) === true && /^(?:[,;]|: | [a-z])/.test(whole.slice(own.length)))
  )
}
