const dot = (x: number, y: number, r = 2.5) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#000"/>`

const cloud = 'M24 52c-16 0-20-22-4-26 0-18 28-24 36-8 18-6 32 8 24 22 4 6 0 12-8 12z'
const radio =
  '<path d="M10 34h80v54H10zM24 34 70 8"/><circle cx="34" cy="60" r="16"/><path d="M60 50h22M60 60h22"/><circle cx="64" cy="76" r="4"/><circle cx="78" cy="76" r="4"/>'
const ship =
  '<path d="M50 6c18 16 22 40 16 62H34C28 46 32 22 50 6z"/><circle cx="50" cy="38" r="9"/><path d="M33 54 16 72v14l20-14M67 54l17 18v14L64 72M42 76l-4 16M50 76v18M58 76l4 16"/>'
const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}l${r * 0.3} ${r * 0.62} ${r * 0.68} ${r * 0.1}-${r * 0.5} ${r * 0.48} ${r * 0.12} ${r * 0.68}-${r * 0.6}-${r * 0.32}-${r * 0.6} ${r * 0.32} ${r * 0.12}-${r * 0.68}-${r * 0.5}-${r * 0.48} ${r * 0.68}-${r * 0.1}z"/>`
const iceCube = '<path d="M14 36 50 16l36 20v40L50 94 14 76zM14 36l36 20 36-20M50 56v38"/>'

/** Those of the five-day story. None shows what a day's word is. */
export const suspectsOfFive: Record<string, string> = {
  'our old radio': `${radio}<path d="M78 12l4 6M84 8l6 4"/>`,
  'a joker on Earth': `<circle cx="50" cy="58" r="28"/>${dot(40, 52, 3)}${dot(60, 52, 3)}<path d="M34 66q16 16 32 0M24 44C10 30 12 16 24 12c2 12 10 16 16 18M76 44c14-14 12-28 0-32-2 12-10 16-16 18M40 30l10-20 10 20"/><circle cx="24" cy="9" r="4"/><circle cx="50" cy="7" r="4"/><circle cx="76" cy="9" r="4"/>`,
  'the supply ship': `${ship}<path d="M6 10h16v14H6zM6 17h16M14 10v14"/>`,
  'a storm below us': `<path d="${cloud}"/><path d="M50 52 38 70h14l-8 16 24-24H54l8-10"/><path d="M4 92q46-14 92 0"/>`,
  'a frog in the garden': `<path d="M14 78c0-30 14-40 36-40s36 10 36 40q-36 16-72 0z"/><circle cx="30" cy="34" r="12"/><circle cx="70" cy="34" r="12"/>${dot(30, 34, 4)}${dot(70, 34, 4)}<path d="M28 58q22 16 44 0M20 82 8 92h16M80 82l12 10H76"/>`,
  'a lost space probe':
    '<path d="M36 40h28v28H36zM36 48H6v14h30M64 48h30v14H64M16 48v14M26 48v14M74 48v14M84 48v14"/><path d="M34 30q16 16 32 0M50 38V20M50 68v8"/><path d="M44 84c0-8 14-8 12 0-1 4-6 4-6 8M50 96v.5"/>',
  'a broken eye': `<path d="M6 50q44-48 88 0-44 48-88 0z"/><circle cx="50" cy="50" r="18"/>${dot(50, 50, 6)}<path d="M62 12 54 28l10 6-8 14"/>`,
  'a stuck lid':
    '<path d="M22 42h56l-4 50H26zM16 26h68v16H16zM40 26v-8h20v8"/><path d="M30 54h40M6 12l8 8M94 12l-8 8M50 4v6"/>',
  ice: '<path d="M50 6v88M12 28l76 44M88 28 12 72M50 22 38 12M50 22l12-10M50 78 38 88M50 78l12 10M26 36l-14 4M26 36l-2-14M74 64l14-4M74 64l2 14M74 36l2-14M74 36l14 4M26 64l-14-4M26 64l-2 14"/>',
  moss: '<path d="M8 80q-2-18 16-18 0-16 18-12 10-14 24 0 16-4 16 14 12 0 10 16z"/><path d="M28 62V44M42 50V30M58 50V32M74 58V40M6 90h88"/><circle cx="28" cy="40" r="4"/><circle cx="42" cy="26" r="4"/><circle cx="58" cy="28" r="4"/><circle cx="74" cy="36" r="4"/>',
  'missing stars': `${star(26, 26, 18)}${star(76, 70, 18)}<path d="M62 26a12 12 0 1 1 24 0 12 12 0 1 1-24 0M14 72a12 12 0 1 1 24 0 12 12 0 1 1-24 0" stroke-dasharray="4 6"/>`,
  'a fine powder': `<path d="M10 84q14-4 22-20t18-18 18 18 22 20z"/>${[
    [24, 24],
    [40, 14],
    [60, 18],
    [76, 28],
    [32, 38],
    [66, 40],
    [50, 30],
  ]
    .map(([x = 0, y = 0]) => dot(x, y))
    .join('')}${dot(46, 66, 2)}${dot(58, 72, 2)}${dot(38, 76, 2)}`,
  'a tired radio': `${radio}<path d="M70 6h12L70 18h12M88 18h8l-8 8h8"/>`,
  'a storm on the Sun':
    '<circle cx="44" cy="56" r="28"/><path d="M44 16V6M16 28l-8-8M4 56h8M16 84l-6 6M44 96v-6M64 36c4-22 26-20 24-2-2 14-20 14-20 8M70 66c16-10 28 6 18 16-8 8-18 0-14-6M32 50q6-8 12 0t12 0M30 66q6-8 12 0t12 0"/>',
  'our power wing':
    '<path d="M14 20h30v60H14zM56 20h30v60H56zM44 50h12M14 40h30M14 60h30M29 20v60M56 40h30M56 60h30M71 20v60"/>',
  'a ship': ship,
  'a dust cloud': `<path d="${cloud.replace('M24 52', 'M24 62')}" transform="translate(0 4)"/>${dot(34, 40)}${dot(50, 46)}${dot(62, 36)}${dot(44, 32)}${dot(20, 84, 2)}${dot(40, 80, 2)}${dot(58, 86, 2)}${dot(78, 80, 2)}`,
  'a giant rock':
    '<path d="M16 40 40 10l34 6 18 30-8 34-30 12-34-8L6 62z"/><path d="M40 10l6 26-30 4M46 36l34 4 12 6M46 36 38 66 20 84M38 66l46 14"/>',
  'a screw':
    '<ellipse cx="50" cy="18" rx="28" ry="10"/><path d="M36 14l28 8M42 28v50l8 16 8-16V28M38 40l24-6M38 52l24-6M38 64l24-6M40 76l20-6"/>',
  'a sock':
    '<path d="M34 8h34v44c0 8 6 14 16 18 12 6 8 22-6 22H52c-12 0-18-8-18-20z"/><path d="M34 22h34M52 92q2-18 18-24"/>',
  'a crumb of ice': `${iceCube}<path d="M26 50l8 12M72 48l-8 12"/>`,
  'a bean vine':
    '<path d="M50 96C30 76 70 66 50 46S64 18 50 4"/><path d="M46 72C26 76 18 66 18 56c16-2 26 4 28 16zM54 56c20 4 28-6 28-16-16-2-26 4-28 16zM50 34C34 38 26 30 26 22c12-2 22 2 24 12zM56 22c12 2 20-4 20-12-12-2-18 4-20 12z"/>',
  'mixed-up orders':
    '<path d="M10 26h20c20 0 20 48 40 48h18M10 74h20c20 0 20-48 40-48h18M76 62l14 12-14 12M76 14l14 12-14 12"/>',
  'a bit of supper':
    '<path d="M10 50h80c0 24-14 38-40 38S10 74 10 50zM36 88h28v6H36z"/><path d="M34 40q-6-8 0-14t0-14M50 40q-6-8 0-14t0-14M66 40q-6-8 0-14t0-14"/>',
  'a crumb of the comet':
    '<circle cx="30" cy="68" r="20"/><path d="M44 54 92 8M50 66l40-30M36 48 70 10"/><circle cx="24" cy="64" r="4"/><circle cx="36" cy="74" r="3"/>',
  'a loose part':
    '<path d="M50 8l10 12 14-6 4 14 14 4-6 14 10 10-14 8 2 14-16 2-6 14-14-8-12 8-6-14-16-2 4-14L6 52l12-10-4-14 16-2 6-14 12 8z"/><circle cx="49" cy="50" r="15"/>',
  'an ice ball': '<circle cx="50" cy="50" r="40"/><path d="M50 26v48M29 38l42 24M71 38 29 62M24 30q6-10 16-14"/>',
  'a Moon pebble':
    '<path d="M26 84 12 58l12-24 22-4 18 10 22 4 4 24-18 16z"/><path d="M46 30l4 20 14-10M50 50 32 62l-20-4M50 50l22 18 18 0M32 62l-6 22"/><path d="M66 8a11 11 0 1 0 14 14 10 10 0 0 1-14-14z"/>',
  'a lost button':
    '<circle cx="50" cy="50" r="40"/><circle cx="50" cy="50" r="30"/><circle cx="41" cy="41" r="5"/><circle cx="59" cy="41" r="5"/><circle cx="41" cy="59" r="5"/><circle cx="59" cy="59" r="5"/>',
  'a bit of a tree':
    '<path d="M44 94c4-16 4-28 2-44M58 94c-4-16-4-28-2-44M30 94h42"/><path d="M50 8C30 6 20 20 26 30 12 34 16 54 32 54c6 8 30 8 38 0 16 0 20-20 6-24 6-12-6-24-26-22z"/>',
}
