import { expect, type Page } from '@playwright/test'
import { settle } from './keyboard.ts'

const longest = 200

/**
 * Walks a screen by the Tab key, from its beginning to its end: every control is reached once, none holds the focus, each
 * stop shows a ring and is not covered, and the order is that of reading.
 * @param inside selector of a dialog, in which the walk goes round
 */
export async function expectFocusOrder(page: Page, screen: string, inside = 'body'): Promise<void> {
  // The menu of the account comes after the rest of the screen.
  const header = page.locator('header')
  const last = header.getByRole('button', { name: 'Account menu', includeHidden: true })
  await expect(last.or(header.getByRole('link', { name: 'Login', includeHidden: true })).first()).toBeAttached()
  await settle(page)
  await page.evaluate(start, inside)
  const problems: string[] = []
  for (let pressed = 0; ; pressed += 1) {
    expect(pressed, `${screen}: the walk comes to an end`).toBeLessThan(longest)
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(noteStop)
    if (stop === null) break
    if (stop) problems.push(stop)
  }
  problems.push(...(await page.evaluate(judgeWalk, inside)))
  expect.soft(problems, screen).toEqual([])
}

interface Walk {
  walk: Element[]
}

/** Runs in the page. Puts the point from which Tab goes on before the first control. */
function start(inside: string): void {
  Object.assign(window, { walk: [] })
  window.scrollTo(0, 0)
  const root = document.querySelector<HTMLElement>(inside)
  if (!root) throw new Error(`Nothing is ${inside}`)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // The selection is where the browser's search for the next control begins.
  const before = document.createElement('span')
  before.tabIndex = -1
  root.prepend(before)
  before.focus()
  before.remove()
}

/** Runs in the page. Null at the end; else what is wrong with the control that has the focus now. */
function noteStop(): string | null {
  const { walk } = window as unknown as Walk
  const stop = document.activeElement
  if (!stop || stop === document.body || stop === walk[0]) return null
  // A frame keeps it for as many steps as its own page has.
  if (stop === walk.at(-1) && stop.tagName === 'IFRAME') return ''
  if (walk.includes(stop)) return `back again at ${stop.outerHTML.slice(0, 120)}`
  walk.push(stop)
  const name = stop.outerHTML.slice(0, 120)
  if (stop.tagName === 'IFRAME') return ''
  const shown = stop.closest('label') ?? stop
  const ring = [stop, shown].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!ring) return `no ring on ${name}`
  const { left, right, top, bottom, width, height } = shown.getBoundingClientRect()
  if (width < 8 || height < 8) return `nothing to see of ${name}`
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  )
  const isSeen = points.some(([x, y]) => {
    const seen = document.elementFromPoint(x, y)
    return seen !== null && (shown.contains(seen) || seen.contains(shown))
  })
  return isSeen
    ? ''
    : `covered or outside (${Math.round(top)} to ${Math.round(bottom)}, ${Math.round(left)} to ${Math.round(right)}): ${name}`
}

/** Runs in the page. What was left out, and every step that goes against the direction of reading. */
function judgeWalk(inside: string): string[] {
  const { walk } = window as unknown as Walk
  const root = document.querySelector(inside) ?? document.body
  const name = (element: Element) => element.outerHTML.slice(0, 100)
  const problems = walk.filter((stop) => !root.contains(stop)).map((stop) => `outside: ${name(stop)}`)
  // What sticks to an edge of the window is judged at its place in the page.
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  }
  window.scrollTo(0, 0)

  const groups = new Set<string>()
  for (const control of root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe',
  )) {
    if (control.tabIndex < 0 || control.matches(':disabled, [inert] *') || !control.checkVisibility()) continue
    if (control.closest('[aria-hidden=true]') || getComputedStyle(control).visibility === 'hidden') continue
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      const group = `${control.form ? [...document.forms].indexOf(control.form) : ''} ${control.name}`
      if (groups.has(group)) continue
      const isReached = walk.some((stop) => stop instanceof HTMLInputElement && stop.name === control.name)
      groups.add(group)
      if (!isReached) problems.push(`never reached: the radios ${control.name}`)
    } else if (!walk.includes(control)) problems.push(`never reached: ${name(control)}`)
  }

  for (const [index, to] of walk.entries()) {
    const from = walk[index - 1]
    if (!from || from.contains(to)) continue
    const [a, b] = branches(from, to)
    const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
    const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    const isOneRow = overlap >= Math.min(a.height, b.height) / 2
    const isOnward = isOneRow ? middle(b).x >= middle(a).x : middle(b).y >= middle(a).y
    if (!isOnward) problems.push(`against reading: ${name(from)} then ${name(to)}`)
  }
  return problems

  /** The boxes of the two parts in which they stand, side by side in one parent: columns are read one after the other. */
  function branches(from: Element, to: Element): [DOMRect, DOMRect] {
    const above = (element: Element): Element[] => [
      ...(element.parentElement ? above(element.parentElement) : []),
      element,
    ]
    const [a, b] = [above(from), above(to)]
    const at = a.findIndex((element, depth) => element !== b[depth])
    return [boxOf(a[at] ?? from), boxOf(b[at] ?? to)]
  }

  function boxOf(element: Element): DOMRect {
    if (getComputedStyle(element).display !== 'contents') return element.getBoundingClientRect()
    const boxes = [...element.children].map(boxOf).filter(({ width, height }) => width > 0 && height > 0)
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    const right = Math.max(...boxes.map((box) => box.right))
    return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top)
  }
}
