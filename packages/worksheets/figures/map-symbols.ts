/**
 * Line drawings for maps in a field of 20 by 20, from the side as on old maps. Landmarks are told apart at 10 mm.
 * Strokes come from the drawing around them.
 */
export const landmarks = {
  house: '<path d="M4 18V9h12v9zM2 10l8-7 8 7M8.5 18v-5h3v5"/>',
  tower: '<path d="M7 18V6h6v12zM5.5 6V2.5h2V4h1.7V2.5h1.6V4h1.7V2.5h2V6zM9 18v-3.5h2V18M10 8.5v2.5"/>',
  castle:
    '<path d="M3 18V8h1.5v1.5H6V8h1.5v3h5V8H14v1.5h1.5V8H17v10zM8.5 18v-3.5a1.5 1.5 0 0 1 3 0V18M10 11V3l4 1.5-4 1.5"/>',
  pond: '<ellipse cx="10" cy="11.5" rx="8.5" ry="5.5"/><path d="M5.5 10.5q1.2-1 2.4 0t2.4 0M9.7 13.8q1.2-1 2.4 0t2.4 0"/>',
  bridge: '<path d="M1.5 14.5V12q8.5-8 17 0v2.5M4 14.5q6-6 12 0M1.5 17.5q1.4-1 2.8 0t2.8 0 2.8 0 2.8 0 2.8 0 2.8 0"/>',
  flag: '<path d="M6 18.5V2M6 3h11l-3 3.5 3 3.5H6M3.5 18.5h5"/>',
  cave: '<path d="M2 18q0-14 8-15t8 15zM6.5 18q0-7 3.5-7t3.5 7z"/><path d="M7.5 18q0-5.5 2.5-5.5t2.5 5.5z" fill="#000"/>',
  boat: '<path d="M2.5 13h15l-3 4.5h-9zM10 13V2l6 8.5h-6M9 4.5l-4.5 6H9"/>',
  well: '<path d="M4.5 18v-5.5h11V18zM3.8 12.5h12.4M6 12.5V6.5M14 12.5V6.5M3 7l7-5 7 5zM10 7v3M8.8 10h2.4v1.5H8.8z"/>',
  gate: '<path d="M3.5 18V4h2.5v14zM14 18V4h2.5v14zM6 7h8M6 11h8M6 15h8M10 7v8M4.7 4V2.5M15.3 4V2.5"/>',
  tent: '<path d="M10 3.5L2 17.5h16zM10 3.5l-3 14M10 3.5l3 14M10 3.5V2"/>',
  windmill:
    '<path d="M7.5 18.5l1-9h3l1 9zM10 7.5l5.5-5 1 1.2zM10 7.5l-5.5-5-1 1.2zM10 7.5l5 5.2 1-1zM10 7.5l-5 5.2-1-1z"/><circle cx="10" cy="7.5" r="1" fill="#000"/>',
  lighthouse:
    '<path d="M7 18.5l1-11h4l1 11zM8 7.5V4h4v3.5M7.5 4L10 1.8 12.5 4zM7.6 12h4.8M4.8 5.2l-2.5-1M4.8 6.5H2.3M15.2 5.2l2.5-1M15.2 6.5h2.5"/>',
  bench: '<path d="M2.5 8.5h15v2h-15zM2.5 13h15v2h-15zM4.5 18.5V6.5M15.5 18.5V6.5"/>',
} as const
export type Landmark = keyof typeof landmarks

/** Things that stand on a map many times, to be counted. */
export const scatter = {
  tree: { many: 'trees', marks: '<circle cx="10" cy="7.5" r="5.5"/><path d="M8.8 13v5.5h2.4V13"/>' },
  pine: { many: 'pines', marks: '<path d="M10 1.5l4 5.5h-2l3.5 5H13l3.5 4h-13L7 12H4.5L8 7H6zM9 16v2.5h2V16"/>' },
  hill: { many: 'hills', marks: '<path d="M1 17l5.5-9 3 4.5L13 5l6 12zM11.5 8l1.5 1.5L14.5 8"/>' },
  flower: {
    many: 'flowers',
    marks:
      '<circle cx="10" cy="7" r="1.8"/><circle cx="10" cy="3.4" r="1.8"/><circle cx="10" cy="10.6" r="1.8"/><circle cx="6.4" cy="7" r="1.8"/><circle cx="13.6" cy="7" r="1.8"/><path d="M10 12.4V19M10 17q-4 0-4-3 4 0 4 3q0-3 4-3 0 3-4 3"/>',
  },
  mushroom: {
    many: 'mushrooms',
    marks:
      '<path d="M2.5 10.5q0-8 7.5-8t7.5 8zM8 10.5v6q2 2 4 0v-6"/><circle cx="8" cy="6.5" r="1.1"/><circle cx="12.5" cy="7.5" r="1.1"/>',
  },
} as const
export type Scatter = keyof typeof scatter

export const symbolField = 20
