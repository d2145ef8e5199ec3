interface Token {
  name: string
  /** Written out, so that the style sheet keeps the variable. */
  value: `var(--color-${string})`
  use: string
}

interface TokenGroup {
  title: string
  note: string
  tokens: readonly Token[]
}

/** The colours of `styles/tokens.css`. */
export const tokenGroups: readonly TokenGroup[] = [
  {
    title: 'Paper and ink',
    note: 'A sketchbook on the kitchen table: cream paper, graphite outlines. Each has a dark counterpart.',
    tokens: [
      { name: 'paper', value: 'var(--color-paper)', use: 'Ground of every page' },
      { name: 'card', value: 'var(--color-card)', use: 'Ground of cards and fields' },
      { name: 'ink', value: 'var(--color-ink)', use: 'Text and outlines' },
      { name: 'muted', value: 'var(--color-muted)', use: 'Quieter text' },
      { name: 'control', value: 'var(--color-control)', use: 'Borders of fields' },
      { name: 'edge', value: 'var(--color-edge)', use: 'Borders of cards' },
      { name: 'ruled', value: 'var(--color-ruled)', use: 'Faint lines of the paper' },
      { name: 'graphite', value: 'var(--color-graphite)', use: 'Ink on crayon, light or dark' },
    ],
  },
  {
    title: 'Action',
    note: 'Indigo is for what can be done, pencil yellow for delight.',
    tokens: [
      { name: 'primary', value: 'var(--color-primary)', use: 'Buttons and links' },
      { name: 'primary-hover', value: 'var(--color-primary-hover)', use: 'Under the pointer' },
      { name: 'primary-deep', value: 'var(--color-primary-deep)', use: 'Edge of a button' },
      { name: 'primary-tint', value: 'var(--color-primary-tint)', use: 'What is chosen' },
      { name: 'on-primary', value: 'var(--color-on-primary)', use: 'Label on primary' },
      { name: 'pencil', value: 'var(--color-pencil)', use: 'Delight, with graphite text' },
      { name: 'wood', value: 'var(--color-wood)', use: 'Drawings' },
      { name: 'eraser', value: 'var(--color-eraser)', use: 'Drawings' },
    ],
  },
  {
    title: 'States',
    note: 'Every pair of text and ground meets WCAG 2.2 AA in both schemes.',
    tokens: [
      { name: 'success', value: 'var(--color-success)', use: 'Done' },
      { name: 'success-tint', value: 'var(--color-success-tint)', use: 'Ground of what is done' },
      { name: 'danger', value: 'var(--color-danger)', use: 'Failed, or lost for good' },
      { name: 'danger-tint', value: 'var(--color-danger-tint)', use: 'Ground of a failure' },
      { name: 'amber', value: 'var(--color-amber)', use: 'Text of a notice' },
      { name: 'amber-tint', value: 'var(--color-amber-tint)', use: 'Ground of a notice' },
    ],
  },
  {
    title: 'Crayons',
    note: 'Flat fills of the drawings.',
    tokens: [
      { name: 'crayon-red', value: 'var(--color-crayon-red)', use: 'Drawings' },
      { name: 'crayon-orange', value: 'var(--color-crayon-orange)', use: 'Drawings' },
      { name: 'crayon-green', value: 'var(--color-crayon-green)', use: 'Drawings' },
      { name: 'crayon-blue', value: 'var(--color-crayon-blue)', use: 'Drawings' },
      { name: 'crayon-purple', value: 'var(--color-crayon-purple)', use: 'Drawings' },
      { name: 'crayon-sky', value: 'var(--color-crayon-sky)', use: 'Drawings' },
    ],
  },
]
