const small = new Set(
  `a an and are as at be because been but by can could did do does for from had has have he her him his how i if in into
  is it its just like may me my no not of off on one or our out she so some story text than that the their them then
  there these they this those to too up us was we were what when where which while who why will with would you your
  happened happens right after before first next last mean means word`.split(/\s+/),
)

/** Words that carry meaning, lower case, without common endings, so that "jumped" meets "jumps". */
export function contentWords(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
  return new Set(words.filter((word) => !small.has(word)).map(stem))
}

function stem(word: string): string {
  const bare = word.replace(/'s$|'$/, '')
  if (bare.length <= 3) return bare
  return bare
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|ed|es|s|ly)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '')
}
