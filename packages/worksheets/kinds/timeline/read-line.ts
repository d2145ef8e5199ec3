/** A time as it is printed, in hours from midnight, days, months or years. */
export interface Time {
  unit: string
  at: number
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

export function readTime(text: string): Time | null {
  if (/^(12:00 )?noon$/.test(text)) return { unit: 'hour', at: 12 }
  const [, hour, minutes = '0', half] = /^(\d{1,2})(?::(\d\d))? (a\.m\.|p\.m\.)$/.exec(text) ?? []
  if (hour) return { unit: 'hour', at: (Number(hour) % 12) + Number(minutes) / 60 + (half === 'p.m.' ? 12 : 0) }
  const day = /^Day (\d+)$/.exec(text)?.[1]
  if (day) return { unit: 'day', at: Number(day) }
  if (/^\d+$/.test(text)) return { unit: 'year', at: Number(text) }
  const month = months.indexOf(text.slice(0, 3).toLowerCase())
  return month >= 0 ? { unit: 'month', at: month + 1 } : null
}

export interface ReadEvent {
  letter: string
  /** What is printed in the box; empty for a ring. */
  when: string
  /** Where its mark stands on the line. */
  at: number
}

export interface ReadLine {
  unit: string
  marks: ReadEvent[]
}

/** Reads the ticks as a ruler, then where each box or ring points; null where the ticks are not evenly spaced. */
export function readLine(svg: string): ReadLine | null {
  const ticks = /<g class="ticks">(.*?)<\/g>/.exec(svg)?.[1] ?? ''
  const labels = texts(ticks).map(({ x, text }) => ({ x, time: readTime(text) }))
  const [first, second] = labels
  if (!first?.time || !second?.time) return null
  const { unit, at: start } = first.time
  const perMm = (second.time.at - start) / (second.x - first.x)
  const timeAt = (x: number) => start + (x - first.x) * perMm
  const isEven = labels.every(
    ({ x, time }) => time?.unit === unit && Math.abs(timeAt(x) - time.at) < Math.abs(perMm) / 10,
  )
  if (!isEven || !(perMm > 0)) return null
  const groups = [...svg.matchAll(/<g class="(?:event|ring)">(.*?)<\/g>/g)].map(([, group = '']) => group)
  return {
    unit,
    marks: groups.map((group) => {
      const [letter, when] = texts(group)
      const x = Number(/<circle cx="([\d.]+)" cy="[\d.]+" r="[\d.]+" fill="#000"\/>/.exec(group)?.[1])
      // Half a millimetre is closer than a child reads.
      const nearest = Math.round(timeAt(x) * 2) / 2
      const step = unit === 'hour' ? nearest : Math.round(timeAt(x))
      const isExact = Math.abs(timeAt(x) - step) < perMm / 2
      return { letter: letter?.text ?? '', when: when?.text ?? '', at: isExact ? step : Number.NaN }
    }),
  }
}

function texts(svg: string): { x: number; text: string }[] {
  return [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)<\/text>/g)].map(([, x, text = '']) => ({
    x: Number(x),
    text,
  }))
}
