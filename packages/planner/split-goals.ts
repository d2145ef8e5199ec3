/** Splits what a parent sent as one text. Skill texts hold no comma, so commas, semicolons and lines separate. */
export function splitGoals(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,;\n]+/)
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ]
}
