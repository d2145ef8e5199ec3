/** Words in -s after "1" that are right: "1 less", "1 dress", "1 is". */
const singularInS =
  /^(?:less|plus|minus|times|is|was|has|as|us|this|its|does|glass|grass|dress|class|boss|cross|bus|gas|lens|compass|across|yes|goes|canvas|princess|mess|pass|chess|guess|press|moss|fortress|harness|albatross|walrus|octopus|cactus|bias|axis|atlas|series|species)$|ss$/i
/** Sounds that do not follow their first letter. */
const consonantSound = /^(?:one|once|uni|use|usu|user|eu|ewe|u\b|ut|ura|uk)/i
const vowelSound = /^(?:hour|honest|honor|heir|8|11\b|18\b|[FHLMNRSX]\b)/

/** An article or a number that does not fit the word after it; null where all do. */
export function grammarFault(text: string): string | null {
  for (const [hit, word = ''] of text.matchAll(/(?<![\d.,/$:×+−-] ?)(?<!-)\b1 ([a-z]+s)\b/g))
    if (!singularInS.test(word)) return hit
  for (const [hit, word = ''] of text.matchAll(/\b[Aa] ([A-Za-z0-9]+)/g))
    if (
      (/^[aeiou]/i.test(word) && word.length > 1 && !consonantSound.test(word)) ||
      (vowelSound.test(word) && word.length > 1)
    )
      return hit
  for (const [hit, word = ''] of text.matchAll(/\b[Aa]n ([A-Za-z0-9]+)/g))
    if ((/^[b-df-hj-np-tv-z]/i.test(word) || consonantSound.test(word)) && word.length > 1 && !vowelSound.test(word))
      return hit
  return null
}
