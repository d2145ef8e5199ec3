import type { TokenMark } from '@pencil-quest/contract/token-marks'

/** Outlines to color, in fields of 100 by 100. */
export const tokenOutlines: Record<TokenMark, string> = {
  badge:
    '<circle cx="50" cy="42" r="30"/><circle cx="50" cy="42" r="20"/><path d="M32 66 24 94l16-9 10 9 10-9 16 9-8-28"/>',
  bead: '<circle cx="50" cy="50" r="34"/><ellipse cx="50" cy="50" rx="10" ry="14"/><path d="M4 50h12M84 50h12"/>',
  bell: '<path d="M20 74c10-8 10-18 10-32a20 20 0 0 1 40 0c0 14 0 24 10 32z"/><path d="M50 22v-8M41 74a9 9 0 0 0 18 0"/>',
  berry:
    '<circle cx="34" cy="66" r="22"/><circle cx="70" cy="62" r="20"/><path d="M36 44C40 28 50 16 66 10M68 42C64 28 64 18 66 10c8-4 16-2 22 4-8 6-16 6-22-4"/>',
  bolt: '<path d="M30 10h40l12 20-12 20H30L18 30z"/><circle cx="50" cy="30" r="11"/><path d="M38 50v40h24V50M38 60h24M38 70h24M38 80h24"/>',
  bowl: '<path d="M10 46h80c0 26-16 42-40 42S10 72 10 46z"/><path d="M32 34c-6-8 6-12 0-20M50 34c-6-8 6-12 0-20M68 34c-6-8 6-12 0-20"/>',
  box: '<path d="M12 34 50 18l38 16v42L50 92 12 76z"/><path d="m12 34 38 16 38-16M50 50v42M31 26l38 16v14"/>',
  brick: '<path d="M8 36h84v32H8z"/><path d="M8 52h84M36 36v16M64 36v16M22 52v16M50 52v16M78 52v16"/>',
  buckle:
    '<rect x="22" y="22" width="56" height="56" rx="8"/><rect x="34" y="34" width="32" height="32" rx="4"/><path d="M2 42h20M2 58h20M78 42h20M78 58h20M50 50h32"/>',
  card: '<rect x="18" y="10" width="64" height="80" rx="8"/><path d="M30 28h40M30 42h40M30 56h26"/><circle cx="62" cy="72" r="8"/>',
  cell: '<path d="M50 8 86 29v42L50 92 14 71V29z"/><path d="M50 24 72 37v26L50 76 28 63V37z"/>',
  drop: '<path d="M50 8c18 26 28 40 28 54a28 28 0 0 1-56 0c0-14 10-28 28-54z"/><path d="M36 64a14 14 0 0 0 12 14"/>',
  egg: '<path d="M50 10c18 0 30 28 30 48a30 30 0 0 1-60 0c0-20 12-48 30-48z"/><path d="m22 50 9 8 9-8 10 8 10-8 9 8 9-8M24 68l8 7 9-7 9 7 9-7 9 7 8-7"/>',
  feather:
    '<path d="M14 90C30 60 50 40 82 12c6 26-4 58-44 62-6 0-12 0-16-2"/><path d="m40 48 2 18M54 34l4 24M32 74l-2-14"/>',
  fish: '<path d="M8 50c14-24 44-28 62-4l20-16c-4 14-4 26 0 40L70 54c-18 24-48 20-62-4z"/><circle cx="28" cy="46" r="4"/><path d="M42 38c6 8 6 16 0 24"/>',
  flag: '<path d="M22 94V8"/><path d="M22 12c18-8 30 10 58 0v42c-28 10-40-8-58 0"/>',
  flower:
    '<circle cx="50" cy="40" r="10"/><path d="M50 30c-12-26 12-26 0 0M60 36c22-18 30 6 0 8M56 48c18 20-8 28-8 2M44 48c0 26-26 18-6-2M40 42c-30-4-20-28 2-8M50 52v42M50 80c10-2 18-8 20-18-10 2-18 8-20 18"/>',
  key: '<circle cx="28" cy="50" r="20"/><circle cx="28" cy="50" r="8"/><path d="M48 44h44v12h-8v12H74V56H64v8H54v-8h-6"/>',
  lamp: '<path d="M34 26h32l8 46H26z"/><path d="M30 72h40v14H30zM38 26c0-16 24-16 24 0M50 38v22M42 50h16"/>',
  leaf: '<path d="M16 86C8 40 36 12 88 12c2 50-26 80-66 68"/><path d="M10 94C30 66 48 48 70 32M40 62l-4-20M54 48l22 2"/>',
  nut: '<path d="M18 40c0 34 18 44 32 54 14-10 32-20 32-54z"/><path d="M12 40c0-22 20-26 38-26s38 4 38 26zM50 14V6M30 28h0M50 28h0M70 28h0"/>',
  parcel:
    '<rect x="10" y="30" width="80" height="60" rx="5"/><path d="M50 30v60M10 58h80M50 30C30 30 26 10 40 10c8 0 10 10 10 20 0-10 2-20 10-20 14 0 10 20-10 20"/>',
  plank:
    '<path d="M6 36h88v28H6z"/><path d="M16 44h30M54 46h32M22 56h34M64 56h20"/><circle cx="12" cy="50" r="1.5"/><circle cx="88" cy="50" r="1.5"/>',
  print:
    '<ellipse cx="50" cy="66" rx="24" ry="20"/><ellipse cx="20" cy="44" rx="9" ry="12"/><ellipse cx="40" cy="26" rx="9" ry="13"/><ellipse cx="62" cy="26" rx="9" ry="13"/><ellipse cx="82" cy="44" rx="9" ry="12"/>',
  seed: '<path d="M50 92C26 78 24 40 50 10c26 30 24 68 0 82z"/><path d="M50 30v44M40 44c2 12 2 20 0 30M60 44c-2 12-2 20 0 30"/>',
  shell:
    '<path d="M50 88 12 48C16 20 34 10 50 10s34 10 38 38z"/><path d="M50 88V10M50 88 30 16M50 88 70 16M50 88 16 36M50 88l34-52M40 88h20"/>',
  star: '<path d="m50 8 13 28 30 4-22 21 6 30-27-15-27 15 6-30L7 40l30-4z"/>',
  stone:
    '<path d="M12 66c-4-20 12-40 34-44 26-4 44 18 42 40-2 18-20 24-42 24-18 0-30-6-34-20z"/><path d="M30 44c6-6 14-8 20-8M62 74c8-2 12-6 14-12"/>',
  ticket:
    '<path d="M6 28h88v14a8 8 0 0 0 0 16v14H6V58a8 8 0 0 0 0-16z"/><path d="M66 30v8M66 44v12M66 62v8M20 42h32M20 56h24"/>',
  wheel:
    '<circle cx="50" cy="50" r="42"/><circle cx="50" cy="50" r="30"/><circle cx="50" cy="50" r="8"/><path d="M50 20v22M50 58v22M20 50h22M58 50h22"/>',
}
