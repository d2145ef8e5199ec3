/** Spreadsheets take a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** RFC 4180, every cell in quotes, and none of them a formula. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? '')
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF'
