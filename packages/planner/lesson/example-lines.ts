/** Characters that one line of an example holds on paper without a break. */
const most = 88
/** A sentence that begins so is another thing to do, or the next part of the example. */
const opensLine =
  /^(?:Say|Ask|Write|Draw|Hold|Lay|Put|Point|Touch|Count|Fold|Show|Tap|Clap|Cover|Cross|Circle|Open|Drop|Push|Pull|Pour|Now|Then|Next|Compare|Check|Last|In|For|But|So)\b/

/** An example as short lines to say and write, a few sentences each: a new one for each thing to do. */
export function exampleLines(model: string): string[] {
  const lines: string[] = []
  for (const sentence of sentencesOf(model)) {
    const last = lines.at(-1)
    const isFull = last === undefined || last.length + 1 + sentence.length > most
    // "Say: Ones first." and a bare "So 7." stay with what follows and goes before.
    const opens = opensLine.test(sentence) && (last ?? '').length > 24
    if (isFull || opens) lines.push(sentence)
    else lines[lines.length - 1] = `${last} ${sentence}`
  }
  return lines
}

/** Between sentences, and after "Say:"; "a.m. and" is no end. */
function sentencesOf(text: string): string[] {
  const end = /(?<=(?:[.?!]["'’”)]?|\b(?:Say|Ask|Write):)(?<!\b[ap]\.m\.)) (?=["'“(]?[A-Z0-9])/
  return text.split(end).filter((part) => part.length > 0)
}
