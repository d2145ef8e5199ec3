import type { TokenMark } from '@pencil-quest/contract/token-marks'

/** Outlines to color, in fields of 100 by 100. */
export const tokenOutlines: Record<TokenMark, string> = {
  arrow: '<path d="M6 38h50V18l38 32-38 32V62H6z"/><path d="M16 50h38"/>',
  badge:
    '<circle cx="50" cy="42" r="30"/><circle cx="50" cy="42" r="20"/><path d="M32 66 24 94l16-9 10 9 10-9 16 9-8-28"/>',
  bag: '<path d="M38 30C16 44 10 66 16 84c4 8 64 8 68 0 6-18 0-40-22-54"/><path d="M38 30h24M36 24h28v10H36zM38 24c-8-10 4-16 12-8 8-8 20-2 12 8M34 56c8 8 24 8 32 0"/>',
  battery:
    '<rect x="22" y="20" width="56" height="72" rx="6"/><path d="M40 20V8h20v12M22 38h56M44 58h12M50 52v12M42 80h16"/>',
  bead: '<circle cx="50" cy="50" r="34"/><ellipse cx="50" cy="50" rx="10" ry="14"/><path d="M4 50h12M84 50h12"/>',
  bed: '<path d="M8 90V26M92 90V50M8 78h84M8 58h84v20H8z"/><rect x="14" y="40" width="26" height="18" rx="8"/><path d="M40 58c0-10 6-14 14-14h24c10 0 14 6 14 14"/>',
  bell: '<path d="M20 74c10-8 10-18 10-32a20 20 0 0 1 40 0c0 14 0 24 10 32z"/><path d="M50 22v-8M41 74a9 9 0 0 0 18 0"/>',
  berry:
    '<circle cx="34" cy="66" r="22"/><circle cx="70" cy="62" r="20"/><path d="M36 44C40 28 50 16 66 10M68 42C64 28 64 18 66 10c8-4 16-2 22 4-8 6-16 6-22-4"/>',
  bolt: '<path d="M30 10h40l12 20-12 20H30L18 30z"/><circle cx="50" cy="30" r="11"/><path d="M38 50v40h24V50M38 60h24M38 70h24M38 80h24"/>',
  book: '<path d="M50 24C38 14 22 12 8 16v64c14-4 30-2 42 8 12-10 28-12 42-8V16c-14-4-30-2-42 8z"/><path d="M50 24v64M18 32c8-1 14 0 22 4M18 46c8-1 14 0 22 4M60 36c8-4 14-5 22-4M60 50c8-4 14-5 22-4"/>',
  bowl: '<path d="M10 40c0 30 16 46 40 46s40-16 40-46"/><ellipse cx="50" cy="40" rx="40" ry="12"/><path d="M36 86h28v6H36z"/>',
  box: '<path d="M12 34 50 18l38 16v42L50 92 12 76z"/><path d="m12 34 38 16 38-16M50 50v42M31 26l38 16v14"/>',
  brick: '<path d="M8 36h84v32H8z"/><path d="M8 52h84M36 36v16M64 36v16M22 52v16M50 52v16M78 52v16"/>',
  buckle:
    '<rect x="22" y="22" width="56" height="56" rx="8"/><rect x="34" y="34" width="32" height="32" rx="4"/><path d="M2 42h20M2 58h20M78 42h20M78 58h20M50 50h32"/>',
  card: '<rect x="18" y="10" width="64" height="80" rx="8"/><path d="M30 28h40M30 42h40M30 56h26"/><circle cx="62" cy="72" r="8"/>',
  cell: '<path d="M50 8 86 29v42L50 92 14 71V29z"/><path d="M50 24 72 37v26L50 76 28 63V37z"/>',
  clock:
    '<circle cx="50" cy="52" r="38"/><path d="M50 52V28M50 52l16 10M50 20v-4M50 88v-4M18 52h-4M86 52h-4M26 16 14 26M74 16l12 10"/><circle cx="50" cy="52" r="3"/>',
  cone: '<path d="M50 10c22 12 34 34 26 58-6 14-16 20-26 22-10-2-20-8-26-22-8-24 4-46 26-58z"/><path d="M50 10V4M36 24c4 8 24 8 28 0M28 38c4 10 18 8 22 0 4 8 18 10 22 0M23 54c4 10 14 8 18 0 4 9 14 9 18 0 4 8 14 10 18 0M28 72c4 8 16 7 22-1 6 8 18 9 22 1"/>',
  dish: '<circle cx="50" cy="50" r="42"/><circle cx="50" cy="50" r="26"/>',
  drop: '<path d="M50 8c18 26 28 40 28 54a28 28 0 0 1-56 0c0-14 10-28 28-54z"/><path d="M36 64a14 14 0 0 0 12 14"/>',
  egg: '<path d="M50 10c18 0 30 28 30 48a30 30 0 0 1-60 0c0-20 12-48 30-48z"/><path d="m22 50 9 8 9-8 10 8 10-8 9 8 9-8M24 68l8 7 9-7 9 7 9-7 9 7 8-7"/>',
  feather:
    '<path d="M14 90C30 60 50 40 82 12c6 26-4 58-44 62-6 0-12 0-16-2"/><path d="m40 48 2 18M54 34l4 24M32 74l-2-14"/>',
  fish: '<path d="M8 50c14-24 44-28 62-4l20-16c-4 14-4 26 0 40L70 54c-18 24-48 20-62-4z"/><circle cx="28" cy="46" r="4"/><path d="M42 38c6 8 6 16 0 24"/>',
  flag: '<path d="M22 94V8"/><path d="M22 12c18-8 30 10 58 0v42c-28 10-40-8-58 0"/>',
  flower:
    '<circle cx="50" cy="40" r="10"/><path d="M50 30c-12-26 12-26 0 0M60 36c22-18 30 6 0 8M56 48c18 20-8 28-8 2M44 48c0 26-26 18-6-2M40 42c-30-4-20-28 2-8M50 52v42M50 80c10-2 18-8 20-18-10 2-18 8-20 18"/>',
  gear: '<path d="M41 19L43 8L57 8L59 19L66 22L75 15L85 25L78 34L81 41L92 43L92 57L81 59L78 66L85 75L75 85L66 78L59 81L57 92L43 92L41 81L34 78L25 85L15 75L22 66L19 59L8 57L8 43L19 41L22 34L15 25L25 15L34 22z"/><circle cx="50" cy="50" r="13"/>',
  hay: '<path d="M34 48C24 34 18 22 16 8M42 47C36 32 34 20 34 6M50 47V6M58 47c6-15 8-27 8-41M66 48C76 34 82 22 84 8M34 60C24 72 20 82 18 94M42 60c-4 12-6 22-6 34M50 60v34M58 60c4 12 6 22 6 34M66 60c10 12 14 22 16 34M16 8l8 4M34 6l8 5M66 6l-8 5M84 8l-8 4"/><rect x="30" y="47" width="40" height="13" rx="6"/>',
  hinge:
    '<path d="M8 22h34v56H8zM58 22h34v56H58z"/><rect x="42" y="14" width="16" height="72" rx="6"/><path d="M42 38h16M42 62h16"/><circle cx="20" cy="36" r="4"/><circle cx="20" cy="64" r="4"/><circle cx="80" cy="36" r="4"/><circle cx="80" cy="64" r="4"/>',
  jar: '<path d="M28 10h44v14H28z"/><path d="M32 24c0 8-12 10-12 22v36c0 6 4 10 10 10h40c6 0 10-4 10-10V46c0-12-12-14-12-22"/><path d="M30 52h40v24H30z"/>',
  key: '<circle cx="28" cy="50" r="20"/><circle cx="28" cy="50" r="8"/><path d="M48 44h44v12h-8v12H74V56H64v8H54v-8h-6"/>',
  lamp: '<path d="M34 26h32l8 46H26z"/><path d="M30 72h40v14H30zM38 26c0-16 24-16 24 0M50 38v22M42 50h16"/>',
  leaf: '<path d="M16 86C8 40 36 12 88 12c2 50-26 80-66 68"/><path d="M10 94C30 66 48 48 70 32M40 62l-4-20M54 48l22 2"/>',
  letter: '<rect x="8" y="22" width="84" height="58" rx="4"/><path d="m8 26 42 32 42-32M8 78l30-29M92 78 62 49"/>',
  lid: '<path d="M10 72c0-26 18-42 40-42s40 16 40 42z"/><path d="M6 72h88v10H6z"/><circle cx="50" cy="21" r="9"/>',
  log: '<ellipse cx="20" cy="50" rx="14" ry="24"/><ellipse cx="20" cy="50" rx="6" ry="11"/><path d="M20 26h60c8 0 14 10 14 24s-6 24-14 24H20M46 38h30M52 50h34M44 62h28M58 26c0-8 4-14 12-16M66 26c2-4 6-8 10-10"/>',
  map: '<path d="m8 22 28-10 28 10 28-10v66L64 88 36 78 8 88z"/><path d="M36 12v66M64 22v66M16 66c8-4 12-14 20-12s12 6 18-2M70 38l12 12M82 38 70 50"/>',
  nut: '<path d="M18 40c0 34 18 44 32 54 14-10 32-20 32-54z"/><path d="M12 40c0-22 20-26 38-26s38 4 38 26zM50 14V6M30 28h0M50 28h0M70 28h0"/>',
  page: '<path d="M20 8h42l18 18v66H20z"/><path d="M62 8v18h18M32 40h36M32 54h36M32 68h24"/>',
  pane: '<rect x="14" y="8" width="72" height="78" rx="3"/><rect x="22" y="16" width="56" height="62"/><path d="M50 16v62M22 47h56M8 86h84v8H8zM28 36l10-12M58 68l12-14"/>',
  parcel:
    '<rect x="10" y="30" width="80" height="60" rx="5"/><path d="M50 30v60M10 58h80M50 30C30 30 26 10 40 10c8 0 10 10 10 20 0-10 2-20 10-20 14 0 10 20-10 20"/>',
  patch:
    '<rect x="14" y="14" width="72" height="72" rx="5"/><path d="M22 22h8M36 22h8M50 22h8M64 22h8M78 24v8M78 38v8M78 52v8M78 66v8M72 78h-8M58 78h-8M44 78h-8M30 78h-8M22 72v-8M22 58v-8M22 44v-8M50 66C34 56 32 44 40 40c6-2 10 4 10 6 0-2 4-8 10-6 8 4 6 16-10 26z"/>',
  peg: '<ellipse cx="50" cy="18" rx="24" ry="9"/><path d="M26 18v12c0 12 48 12 48 0V18M36 38v36l14 22 14-22V38"/><path d="M50 46v26"/>',
  pipe: '<path d="M6 26h14v30H6zM20 30h34c12 0 20 8 20 20v24H48V56H20"/><path d="M44 74h34v14H44zM28 38h24c10 0 14 6 14 14v14"/>',
  plank:
    '<path d="M6 36h88v28H6z"/><path d="M16 44h30M54 46h32M22 56h34M64 56h20"/><circle cx="12" cy="50" r="1.5"/><circle cx="88" cy="50" r="1.5"/>',
  plate:
    '<rect x="10" y="18" width="80" height="64" rx="6"/><circle cx="22" cy="30" r="4"/><circle cx="78" cy="30" r="4"/><circle cx="22" cy="70" r="4"/><circle cx="78" cy="70" r="4"/><path d="M34 42h32M34 58h32"/>',
  post: '<path d="M38 22 50 8l12 14v64H38z"/><path d="M38 22h24M38 36h24M38 46h24M46 56v20M54 60v14M12 86c16-6 60-6 76 0"/>',
  print:
    '<ellipse cx="50" cy="66" rx="24" ry="20"/><ellipse cx="20" cy="44" rx="9" ry="12"/><ellipse cx="40" cy="26" rx="9" ry="13"/><ellipse cx="62" cy="26" rx="9" ry="13"/><ellipse cx="82" cy="44" rx="9" ry="12"/>',
  ribbon:
    '<path d="M50 40C30 14 10 16 10 38s20 22 40 2zM50 40c20-26 40-24 40-2s-20 22-40 2z"/><rect x="42" y="31" width="16" height="18" rx="5"/><path d="M44 49 26 92l12-4 8 8 6-30M56 49l18 43-12-4-8 8-4-14"/>',
  rope: '<ellipse cx="46" cy="52" rx="38" ry="34"/><ellipse cx="46" cy="52" rx="28" ry="24"/><ellipse cx="46" cy="52" rx="17" ry="13"/><path d="M70 78c8 8 14 10 24 10M62 85c8 8 16 12 28 12M14 40l9 5M24 26l6 9M46 18v10M68 26l-6 9M78 40l-9 5M76 66l-9-5M16 66l9-5M28 80l5-9M48 86V76"/>',
  seed: '<path d="M50 92C26 78 24 40 50 10c26 30 24 68 0 82z"/><path d="M50 30v44M40 44c2 12 2 20 0 30M60 44c-2 12-2 20 0 30"/>',
  shell:
    '<path d="M50 88 12 48C16 20 34 10 50 10s34 10 38 38z"/><path d="M50 88V10M50 88 30 16M50 88 70 16M50 88 16 36M50 88l34-52M40 88h20"/>',
  sign: '<path d="M12 14h64l16 18-16 18H12z"/><path d="M42 50v44M54 50v44M24 26h40M24 38h32M22 94h52"/>',
  sprout:
    '<path d="M24 60h52l-7 34H31zM20 50h60v10H20z"/><path d="M50 50V26M50 34C46 16 30 10 16 14c0 16 16 24 34 20M50 28C52 12 66 4 84 8c0 16-16 24-34 20"/>',
  star: '<path d="m50 8 13 28 30 4-22 21 6 30-27-15-27 15 6-30L7 40l30-4z"/>',
  stone:
    '<path d="M12 66c-4-20 12-40 34-44 26-4 44 18 42 40-2 18-20 24-42 24-18 0-30-6-34-20z"/><path d="M30 44c6-6 14-8 20-8M62 74c8-2 12-6 14-12"/>',
  strip: '<path d="M4 34h92v32H4z"/><path d="M14 46h44M14 56h30M72 34v32"/>',
  tag: '<path d="M8 50 30 24h56c4 0 6 2 6 6v40c0 4-2 6-6 6H30z"/><circle cx="30" cy="50" r="6"/><path d="M46 42h34M46 58h24M24 50C14 50 10 30 4 26"/>',
  ticket:
    '<path d="M6 28h88v14a8 8 0 0 0 0 16v14H6V58a8 8 0 0 0 0-16z"/><path d="M66 30v8M66 44v12M66 62v8M20 42h32M20 56h24"/>',
  tile: '<rect x="12" y="12" width="76" height="76" rx="4"/><rect x="22" y="22" width="56" height="56"/><path d="m50 26 24 24-24 24-24-24z"/><circle cx="50" cy="50" r="8"/>',
  wheel:
    '<circle cx="50" cy="50" r="42"/><circle cx="50" cy="50" r="30"/><circle cx="50" cy="50" r="8"/><path d="M50 20v22M50 58v22M20 50h22M58 50h22"/>',
  wing: '<path d="M8 26c30-16 66-14 86 4-8 2-10 4-12 8 2 6-2 12-12 12 2 8-4 14-14 12 0 8-6 14-16 10C18 66 8 48 8 26z"/><path d="M20 32c18-6 42-4 62 6M22 42c16-4 32-2 48 8M26 52c10-2 20 2 30 10"/>',
}
