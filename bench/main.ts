import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { composeBench } from './compose.ts'
import { planBench } from './plans.ts'
import type { Row } from './row.ts'

/** Prints a table of what the product promises beside what this machine does, and writes the same as JSON. */
const [load] = loadavg()
const rows: Row[] = [...(await composeBench()), ...(await planBench())]
const machine = `${availableParallelism()} cores, load ${load?.toFixed(1)} at the start, Node ${process.versions.node}`

console.log(`\n${machine}\n`)
const line = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
line(['what', 'median', 'least', 'most', 'runs', 'bar'])
line(['---', '---', '---', '---', '---', '---'])
for (const { what, unit, median, least, most, runs, bar } of rows) {
  const figure = (value: number) => `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`
  line([what, figure(median), figure(least), figure(most), String(runs), `${figure(bar)} at most`])
}

const folder = new URL('./results/', import.meta.url)
mkdirSync(folder, { recursive: true })
const name = `${new Date().toISOString().replace(/[:.]/g, '-')}.json`
writeFileSync(new URL(name, folder), `${JSON.stringify({ machine, rows }, null, 2)}\n`)
