import { type HomeIcon, homeIcons } from '@pencil-quest/contract/home-content'
import type { Markup } from '@pencil-quest/packet/markup'
import { drawing } from './drawing.ts'

const shapes: Record<HomeIcon, string> = {
  castle:
    '<path d="M26 84V46h44v38z" class="card"/><path d="M14 84V38h18v46zM64 84V38h18v46z" class="sky"/><path d="m12 38 11-20 11 20zM62 38l11-20 11 20z" class="purple"/><path d="M26 46v-6h8v6M44 46v-6h8v6M62 46v-6"/><path d="M40 84V70a8 8 0 0 1 16 0v14z" class="orange"/><path d="M48 40V22l12 5-12 5" class="yellow"/>',
  rocket:
    '<path d="M48 8c14 12 18 28 14 50H34C30 36 34 20 48 8z" class="card"/><circle cx="48" cy="34" r="8" class="blue"/><path d="M34 44 20 60l4 10 12-8M62 44l14 16-4 10-12-8" class="red"/><path d="M40 62c-2 10 2 16 8 24 6-8 10-14 8-24z" class="yellow"/>',
  paw: '<path d="M48 46c14 0 24 12 24 22 0 8-6 12-13 12-5 0-7-3-11-3s-6 3-11 3c-7 0-13-4-13-12 0-10 10-22 24-22z" class="green"/><ellipse cx="22" cy="42" rx="7" ry="10" class="wood"/><ellipse cx="38" cy="26" rx="8" ry="11" class="wood"/><ellipse cx="58" cy="26" rx="8" ry="11" class="wood"/><ellipse cx="74" cy="42" rx="7" ry="10" class="wood"/>',
  pencil:
    '<g transform="rotate(45 48 48)"><path d="M37 26h22v40L48 84 37 66z" class="yellow"/><path d="M37 66h22L48 84z" class="wood"/><path d="M37 14a6 6 0 0 1 6-6h10a6 6 0 0 1 6 6v6H37z" class="pink"/><path d="M37 20h22v8H37z" class="metal"/><path d="M48 30v32"/></g>',
  star: '<path d="m48 12 11 23 25 4-18 18 4 25-22-12-22 12 4-25-18-18 25-4z" class="yellow"/>',
  book: '<path d="M48 26c-8-8-22-10-36-8v56c14-2 28 0 36 8 8-8 22-10 36-8V18c-14-2-28 0-36 8z" class="card"/><path d="M48 26v56"/><path d="M22 34c6 0 10 1 16 4M22 48c6 0 10 1 16 4M58 38c6-3 10-4 16-4M58 52c6-3 10-4 16-4" class="sky-line"/>',
}

const isKnown = (name: string | null): name is HomeIcon => homeIcons.some((icon) => icon === name)

/** Null for a name that has no drawing. */
export function icon(name: string | null): Markup | null {
  return isKnown(name) ? drawing(96, 96, shapes[name]) : null
}

export const brandMark = drawing(96, 96, shapes.pencil)
