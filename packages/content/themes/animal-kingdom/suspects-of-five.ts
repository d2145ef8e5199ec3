const dot = (x: number, y: number, r = 2.5) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#000"/>`

/** Those of the five-day story. None shows what a day's word is. */
export const suspectsOfFive: Record<string, string> = {
  'the wind':
    '<path d="M8 36h50c16 0 20-22 4-24-8-1-12 6-10 12M8 54h70c18 0 18 26 2 26-8 0-12-8-8-14M8 72h34c12 0 14 20 2 20-6 0-8-6-6-10"/>',
  "Suki's claws":
    '<ellipse cx="50" cy="66" rx="22" ry="18"/><ellipse cx="20" cy="46" rx="9" ry="12"/><ellipse cx="40" cy="32" rx="9" ry="12"/><ellipse cx="62" cy="32" rx="9" ry="12"/><ellipse cx="82" cy="46" rx="9" ry="12"/><path d="M14 34 10 18l10 14M36 20l0-14 8 14M58 20l8-14 0 14M80 32l10-14-2 16"/>',
  "Olu's beak": `<path d="M18 44C14 20 30 14 50 14s36 6 32 30M18 44l4-30 16 6M82 44l-4-30-16 6"/><circle cx="32" cy="42" r="14"/><circle cx="68" cy="42" r="14"/>${dot(32, 42, 4)}${dot(68, 42, 4)}<path d="M40 54q10-6 20 0-2 26-12 34 0-10-8-34zM46 60v8M53 60v8"/>`,
  "Pip's claws":
    '<path d="M14 62q0-26 36-26t36 26q-4 26-36 28-32-2-36-28z"/><path d="M18 52 10 32M34 40 30 16M50 36V10M66 40l4-24M82 52l8-20"/><path d="M26 72q12-8 24 0 12-8 24 0"/>',
  'the rusty nail':
    '<path d="M22 14 36 8l6 14-14 6zM30 24 72 88l8-2-4-8L38 20"/><path d="M46 46l8-4M54 58l8-4M62 70l6-4"/>',
  'a small stranger':
    '<path d="M24 86c-4-40 6-58 26-58s30 18 26 58z"/><circle cx="26" cy="24" r="13"/><circle cx="74" cy="24" r="13"/><path d="M40 50c0-14 22-14 20 0-2 8-10 8-10 16M50 74v3"/>',
  'a mouse': `<path d="M12 66c4-26 24-34 42-32 22 2 34 18 34 40H26c-8 0-14-2-14-8z"/><circle cx="46" cy="26" r="14"/>${dot(28, 54, 3)}${dot(12, 66, 3.5)}<path d="M88 74c8 12-14 16-30 12"/><path d="M16 70 4 74M16 62 4 58"/>`,
  'a gray squirrel': `<path d="M40 88c-14-8-14-34 4-42-14-4-12-24 4-26l4-10 6 12c10 4 10 18 0 24 12 8 12 34 0 42z"/>${dot(50, 32, 2.5)}<path d="M62 86c24 2 32-20 24-40-6-16-26-12-24 2 2 8 10 6 10 2"/><path d="M44 56q-10 4-6 12l10 2M36 88h30"/>`,
  'a beaver': `<path d="M16 48c0-24 14-34 30-34s30 12 30 34c0 28-12 40-30 40S16 76 16 48z"/><circle cx="22" cy="22" r="8"/><circle cx="70" cy="22" r="8"/>${dot(36, 40)}${dot(56, 40)}<path d="M38 54q8-6 16 0-8 8-16 0zM40 62h12v14H40zM46 62v14"/><path d="M74 66c14-6 20 2 18 12s-12 14-24 8M80 66l6 18M90 66 74 84"/>`,
  'the spoon':
    '<ellipse cx="30" cy="28" rx="18" ry="22"/><path d="M40 46 80 92q8-2 6-8L44 40"/><path d="M22 20q4-8 12-6"/>',
  'the twig':
    '<path d="M12 88 88 14M40 60 26 36M58 42l26 4M66 34 62 14"/><path d="M26 36q-12-2-12-14 12 2 12 14zM84 46q10-2 12 8-10 2-12-8zM62 14q-8-4-4-12 8 4 4 12z"/>',
  'a snake': `<path d="M14 78c0-16 28-16 36-4s32 8 32-8-24-16-36-14S20 46 22 32s22-16 36-8"/><path d="M14 78c0 14 28 16 40 10"/><path d="M56 18c10-6 24 0 24 8s-14 10-24 4z"/>${dot(66, 23)}<path d="M80 26l12 0M86 26l6-4M86 26l6 4"/>`,
  'an animal new to us': `<path d="M16 88c2-30 14-44 34-44s32 14 34 44z"/><circle cx="50" cy="34" r="22"/><circle cx="30" cy="14" r="9"/><circle cx="70" cy="14" r="9"/><path d="M43 32c0-10 15-10 14 0-1 5-7 5-7 10M50 49v1"/>`,
  'the flood':
    '<path d="M4 46q12-14 24 0t24 0 24 0 20 0M4 66q12-14 24 0t24 0 24 0 20 0M4 86q12-14 24 0t24 0 24 0 20 0"/><path d="M62 34 78 8l10 6-16 26M70 20l8 6"/>',
  'a pika': `<path d="M12 76c-2-32 18-46 38-46s40 14 38 46q-38 14-76 0z"/><circle cx="26" cy="28" r="12"/><circle cx="58" cy="24" r="12"/>${dot(26, 54, 3)}<path d="M12 64q6-2 8 2M8 60l-6-4M8 68l-6 2M30 84l-4 8M70 84l4 8"/><path d="M60 72l24-20M66 76l26-12M56 66l16-20"/>`,
  'our night visitor':
    '<path d="M14 14h72v72H14zM50 14v72M14 50h72"/><path d="M60 26a10 10 0 1 0 14 14 9 9 0 0 1-14-14z"/><path d="M22 86c0-16 8-24 14-24s12 8 12 24M26 64l-2-8 8 4M46 64l2-8-8 4"/>',
  'a storm':
    '<path d="M24 56c-16 0-20-22-4-26 0-18 28-24 36-8 18-6 32 8 24 22 4 6 0 12-8 12z"/><path d="M50 56 38 76h14l-8 20 24-28H54l8-12M24 66l-6 16M82 66l-6 16"/>',
  Pip: `<circle cx="50" cy="44" r="30"/><circle cx="22" cy="24" r="7"/><circle cx="78" cy="24" r="7"/>${dot(38, 38, 3)}${dot(62, 38, 3)}<ellipse cx="50" cy="50" rx="7" ry="5" fill="#000"/><path d="M50 55v6M40 62q10 8 20 0M36 52 14 48M36 56 16 62M64 52l22-4M64 56l20 6M30 70q-8 10-8 22M70 70q8 10 8 22"/>`,
  hunger:
    '<circle cx="46" cy="54" r="34"/><circle cx="46" cy="54" r="22"/><path d="M88 92V40M80 10v20c0 12 16 12 16 0V10M88 10v30"/>',
  'a thief': `<path d="M22 46c0-44 56-44 56 0v18c0 34-56 34-56 0z"/><path d="M16 34q34-16 68 0M14 40q36-12 72 0"/><path d="M22 50h56v16H58l-8-6-8 6H22z"/>${dot(37, 57, 3)}${dot(63, 57, 3)}<path d="M42 78q8 4 16 0"/>`,
  'a choosy collector':
    '<path d="M10 56h80v34H10zM10 56l12-20h56l12 20"/><path d="M20 70h14v12H20zM43 70h14v12H43zM66 70h14v12H66z"/><circle cx="36" cy="22" r="8"/><path d="M60 10l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z"/>',
  'the cup shelf':
    '<path d="M6 74h88M14 74v16M86 74v16"/><path d="M14 40h26v34H18zM40 48c14-2 14 18-2 18M56 40h26v34H60zM82 48c14-2 14 18-2 18"/>',
  'the lamp shelf':
    '<path d="M6 78h88M14 78v14M86 78v14"/><path d="M36 78h28l-4-10H40zM42 68V56h16v12M34 56h32L60 26H40zM44 26q0-12 6-12t6 12"/><path d="M22 34 10 28M78 34l12-6M50 8V2"/>',
  'the hat hook':
    '<path d="M20 6h60M50 6v30c0 12 16 12 16 0"/><path d="M12 76q38-16 76 0-6 14-38 14T12 76zM28 72c0-26 6-34 22-34s22 8 22 34"/><path d="M28 66q22-8 44 0"/>',
  "a hiker's pack":
    '<path d="M22 40c0-28 56-28 56 0v46q-28 8-56 0zM36 18V8h28v10"/><path d="M30 58h40v22H30zM30 66h40M22 44h56M22 52q-12 4-10 26l10 2M78 52q12 4 10 26l-10 2"/>',
  'the river':
    '<path d="M44 6c-24 20 30 26 8 46S24 74 30 94M66 6c-22 20 30 28 10 48S54 76 62 94"/><path d="M10 26l8-14 8 14zM18 26v8M84 74l6-12 6 12zM90 74v8M50 30q4-4 8 0M50 66q4-4 8 0"/>',
  'the bare hook':
    '<path d="M22 8h56v20H22z"/><path d="M50 28v34c0 22 30 22 30 0"/><circle cx="32" cy="18" r="2.500"/><circle cx="68" cy="18" r="2.500"/><path d="M14 50l8 6M12 66h10M16 82l8-5"/>',
}
