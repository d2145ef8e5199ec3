import type { Rule } from './sentence.ts'

interface Part {
  from: number
  to: number
}

/** In a list of three or more that ends with ", and", a comma stands between neighbours too. */
export const listCommas: Rule = ({ text, listWords }) => {
  const parts = partsOf(text.toLowerCase(), listWords)
  const between = (i: number) => text.slice(parts[i]?.to, parts[i + 1]?.from)
  return parts.flatMap((part, i) => {
    if (between(i) !== ' ') return []
    let last = i + 1
    while (/^,? $/.test(between(last))) last++
    return /^, (?:and|or) $/.test(between(last)) ? [[{ from: part.to, to: part.to, put: ',' }]] : []
  })
}

/** Where the printed list words stand, from left to right; the longest that fits comes first. */
function partsOf(text: string, listWords: readonly string[]): Part[] {
  const longestFirst = [...listWords].sort((a, b) => b.length - a.length)
  const parts: Part[] = []
  for (let at = 0; at < text.length; at++) {
    if (at > 0 && /[\p{L}'-]/u.test(text.charAt(at - 1))) continue
    const found = longestFirst.find(
      (words) => text.startsWith(words, at) && !/[\p{L}'-]/u.test(text.charAt(at + words.length)),
    )
    if (!found) continue
    parts.push({ from: at, to: at + found.length })
    at += found.length - 1
  }
  return parts
}
