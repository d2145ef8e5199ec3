import { solveTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Counts the small squares of every block, or takes a printed number apart digit by digit. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure, lead }) => {
    if (figure) return countBlocks(figure)
    const asked = /^([\d,+ ]+) =$/.exec(lead)?.[1]
    if (!asked) return null
    const parts = asked.split(' + ').map((part) => BigInt(part.replaceAll(',', '')))
    if (parts.length > 1) return commas(parts.reduce((all, part) => all + part, 0n))
    const text = asked.replaceAll(',', '')
    const apart = [...text].flatMap((digit, i) =>
      digit === '0' ? [] : [commas(BigInt(digit + '0'.repeat(text.length - 1 - i)))],
    )
    // A round number is already all that it can be taken into.
    return apart.join(' + ')
  })
}

function countBlocks(svg: string): string | null {
  const blocks = [
    ...svg.matchAll(/<g class="\w+"><rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"\/>(.*?)<\/g>/g),
  ]
  const cells = blocks.map(([, , , inner = '']) => {
    const lines = [...inner.matchAll(/x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"/g)]
    const upright = lines.filter(([, x1, , x2]) => x1 === x2).length
    return (upright + 1) * (lines.length - upright + 1)
  })
  return cells.length > 0 ? String(cells.reduce((all, count) => all + count, 0)) : null
}

function commas(value: bigint): string {
  return value.toLocaleString('en-US')
}
