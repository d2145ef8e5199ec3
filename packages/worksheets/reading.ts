import { holds } from './numbers/equations.ts'
import type { Task, TaskPage } from './task-page.ts'

/** What solvers read a printed page with. */

/** Tasks that the child does. */
export function openTasks({ tasks }: TaskPage): Task[] {
  return tasks.filter(({ worked }) => !worked)
}

/**
 * Answers every open task by reading it; a task that cannot be read is answered by null, and so is every task of a page
 * whose example is worked in a way that is not true.
 */
export function solveTasks(page: TaskPage, read: (task: Task) => string | null): (string | null)[] {
  const isShownRightly = page.tasks.every(
    ({ way = [] }) => way.length === 0 || holds(way.map(({ step }) => step).join(' ')),
  )
  return openTasks(page).map((task) => (isShownRightly ? read(task) : null))
}

export interface ReadText {
  x: number
  y: number
  text: string
}

/** The texts of a drawing with their places, in the order in which they are drawn. */
export function textsIn(svg: string): ReadText[] {
  return [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(([, x, y, text = '']) => ({
    x: Number(x),
    y: Number(y),
    text: unescaped(text),
  }))
}

export interface ReadLine {
  x1: number
  y1: number
  x2: number
  y2: number
  width: number
}

/** The lines of a drawing that carry a class. */
export function linesIn(svg: string, className: string): ReadLine[] {
  const found = svg.matchAll(
    new RegExp(
      `<line x1="([-\\d.]+)" y1="([-\\d.]+)" x2="([-\\d.]+)" y2="([-\\d.]+)" class="${className}"(?: stroke-width="([\\d.]+)")?`,
      'g',
    ),
  )
  return [...found].map(([, x1, y1, x2, y2, width]) => ({
    x1: Number(x1),
    y1: Number(y1),
    x2: Number(x2),
    y2: Number(y2),
    width: Number(width),
  }))
}

/** Corners of the polygons of a drawing that carry a class. */
export function polygonsIn(svg: string, className: string): [number, number][][] {
  const found = svg.matchAll(new RegExp(`<polygon points="([^"]+)" class="${className}"`, 'g'))
  return [...found].map(([, points = '']) =>
    points.split(' ').map((point) => point.split(',').map(Number) as [number, number]),
  )
}

/** Numbers of a text as they are printed, commas left out. */
export function numbersIn(text: string): number[] {
  return [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([found]) => Number(found))
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}
