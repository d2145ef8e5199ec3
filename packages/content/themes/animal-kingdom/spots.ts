import type { Drawing } from '@pencil-quest/contract/drawing'

/**
 * One for each day of the five-day story. None shows what a word of the days is, or how a day ends: the chart prints them
 * all from the start.
 */
export const spots: Drawing[] = [
  {
    label: 'The ranger cabin, a pinecone on its step and ducks on the road',
    lines:
      '<path d="M8 40 38 12l30 28M14 36v34h48V36"/><path d="M32 70V46h16v24M20 44h8v10h-8zM52 44h6v10h-6z"/><circle cx="44" cy="58" r="1.500" fill="#000"/><path d="M38 88c-6-4-7-11 0-16 7 5 6 12 0 16zM33 78q5 4 10 0M34 83q4 3 8 0"/><path d="M58 80c0-4 4-6 8-5 0-7 9-8 11-2l5 1-5 3c1 8-4 10-9 10-6 0-10-3-10-7z"/><circle cx="73" cy="73" r="1" fill="#000"/><path d="M86 86c0-3 3-4 5-3 0-4 6-4 6 0 0 5-3 6-6 6-3 0-5-1-5-3z"/><path d="M4 94h92M4 70h10M62 70h6"/>',
  },
  {
    label: 'Small prints under a magnifying glass',
    lines:
      '<circle cx="42" cy="40" r="30"/><path d="M64 61l6-6 24 26-7 7z"/><ellipse cx="34" cy="46" rx="6" ry="5"/><circle cx="26" cy="38" r="1.800"/><circle cx="31" cy="35" r="1.800"/><circle cx="37" cy="35" r="1.800"/><circle cx="42" cy="39" r="1.800"/><ellipse cx="52" cy="30" rx="5" ry="4"/><circle cx="46" cy="24" r="1.500"/><circle cx="50" cy="21" r="1.500"/><circle cx="55" cy="21" r="1.500"/><circle cx="59" cy="25" r="1.500"/><ellipse cx="20" cy="88" rx="5" ry="4"/><circle cx="14" cy="82" r="1.500"/><circle cx="18" cy="79" r="1.500"/><circle cx="23" cy="79" r="1.500"/><circle cx="27" cy="82" r="1.500"/><ellipse cx="46" cy="86" rx="5" ry="4"/><circle cx="40" cy="80" r="1.500"/><circle cx="44" cy="77" r="1.500"/><circle cx="49" cy="77" r="1.500"/><circle cx="53" cy="80" r="1.500"/>',
  },
  {
    label: 'A heap of twigs at dawn, and a frog beside it',
    lines:
      '<path d="M4 86h92M14 86 40 40l12-12 12 14 16 44"/><path d="M22 72l40 8M28 62l38-10M20 82l50-20M34 52l34 22M44 36l20 26M38 44l16 40M56 34 30 80M66 48 48 84M46 30l-6-10M54 30l8-8M30 58l-10-4M70 60l9-4"/><path d="M40 86c0-8 10-8 10 0"/><path d="M74 82c-2-9 4-14 10-14s11 5 9 14z"/><circle cx="79" cy="67" r="3.500"/><circle cx="89" cy="67" r="3.500"/><circle cx="79" cy="67" r="1" fill="#000"/><circle cx="89" cy="67" r="1" fill="#000"/><path d="M79 76q5 4 10 0"/><path d="M6 24a14 14 0 0 1 26 0M19 4v-2M4 10l-2-2M34 10l2-2M2 28h34"/>',
  },
  {
    label: 'Somebody with round ears below an oak branch',
    lines:
      '<circle cx="28" cy="42" r="11"/><circle cx="72" cy="42" r="11"/><circle cx="27" cy="40" r="5"/><circle cx="73" cy="40" r="5"/><path d="M24 84c-2-24 6-40 26-40s28 16 26 40" fill="#fff"/><path d="M42 56c0-12 17-12 17-1 0 7-8 7-8 13M51 74v1"/><path d="M34 84c0-6 8-6 9 0M57 84c1-6 9-6 9 0"/><path d="M4 84h92M10 92l34-6M30 94l40-8M56 94l34-8"/><path d="M2 14q46-10 94 4M50 12v6M46 18h9q1 9-4.500 13-5.500-4-4.500-13zM45 18h11M76 14q10 2 8 14-10-2-8-14zM22 12q-10 4-6 15 9-4 6-15z"/>',
  },
  {
    label: 'A flat stone at dawn, ringed with flour, and a muddy lump on it',
    lines:
      '<path d="M6 66q4-10 20-10h46q16 0 22 10-2 12-22 12H24Q6 78 6 66z"/><path d="M38 56q-7-13 5-20 15-7 24 4 5 9-1 16z"/><path d="M48 34a6 6 0 1 1 8-1"/><circle cx="45" cy="44" r="1.500" fill="#000"/><circle cx="58" cy="46" r="1.500" fill="#000"/><circle cx="50" cy="51" r="1.500" fill="#000"/><path d="M60 56v5q-3 3-5 0v-5"/><path d="M8 28a13 13 0 0 1 26 0M21 8V3M8 14l-4-4M34 14l4-4M3 28h36"/><circle cx="12" cy="86" r="1.500" fill="#000"/><circle cx="22" cy="90" r="1.500" fill="#000"/><circle cx="34" cy="87" r="1.500" fill="#000"/><circle cx="46" cy="91" r="1.500" fill="#000"/><circle cx="58" cy="87" r="1.500" fill="#000"/><circle cx="70" cy="91" r="1.500" fill="#000"/><circle cx="82" cy="87" r="1.500" fill="#000"/><circle cx="92" cy="82" r="1.500" fill="#000"/>',
  },
]

/** The first four show something of both stories. */
export const spotsOfTen: Drawing[] = [
  ...spots.slice(0, 4),
  {
    label: 'A flat stone with a whistle and a badge, and a turtle that walks by',
    lines:
      '<path d="M6 46q4-10 20-10h46q16 0 22 10-2 12-22 12H24Q6 58 6 46z"/><path d="M18 30a9 9 0 1 0 16-6h16v-8H26a9 9 0 0 0-8 14z"/><circle cx="27" cy="26" r="3.500"/><path d="M40 16v-4h5v4"/><path d="M72 10l4 7 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z"/><path d="M30 84q2-18 22-18t22 18zM30 84h46q0 5-5 5H34q-5 0-4-5zM44 68l4 16M60 68l-4 16M36 76h32"/><path d="M74 82q8-4 8-10-2-6-8-3-3 3-3 6"/><circle cx="77" cy="72" r="1.300" fill="#000"/><path d="M38 89l-2 6h7l1-6M62 89l1 6h7l-2-6M4 95h92"/>',
  },
  {
    label: 'A bat in flight under the moon',
    lines:
      '<path d="M50 40q-6-8-4-14l6 4 6-4q2 6-4 14"/><ellipse cx="51" cy="50" rx="9" ry="13"/><path d="M43 44Q26 26 6 34q6 6 6 16 8-4 14 2 4-4 8 0 4-2 8 2M59 44q17-18 37-10-6 6-6 16-8-4-14 2-4-4-8 0-4-2-8 2"/><circle cx="48" cy="45" r="1.500" fill="#000"/><circle cx="55" cy="45" r="1.500" fill="#000"/><path d="M78 66a13 13 0 1 0 10 20 11 11 0 0 1-10-20z"/>',
  },
  {
    label: 'A beetle on an open path',
    lines:
      '<ellipse cx="50" cy="52" rx="24" ry="17"/><path d="M50 35v34M28 45q-10-4-14 4 2 10 13 8M34 38l-8-10M50 35l-2-11M66 38l10-9M34 66l-9 10M50 69v11M66 66l10 10M16 46q-6-4-8-10M14 54q-6 2-10 0"/><circle cx="40" cy="47" r="3"/><circle cx="42" cy="58" r="3"/><circle cx="62" cy="46" r="3"/><circle cx="60" cy="58" r="3"/><circle cx="18" cy="50" r="1.500" fill="#000"/><path d="M4 14q46-12 92 0M4 90q46 10 92 0"/><circle cx="14" cy="84" r="2"/><circle cx="84" cy="80" r="2.500"/><circle cx="86" cy="24" r="2"/>',
  },
  {
    label: 'Wild flowers and seven circles, the last one still empty',
    lines:
      '<circle cx="32" cy="50" r="7"/><path d="M32 43q-8-13 0-18 8 5 0 18zM25 46q-13-7-16 2 7 7 16 1zM26 55q-11 7-9 14 9 0 12-11zM35 57q5 12 13 10 2-8-8-14zM39 47q12-9 16-2-4 9-15 6zM32 62v32M32 84q-9-10-15-4 4 8 15 6M32 78q8-8 14-3-4 8-14 5"/><path d="M68 94V72M68 72q-10-4-8-16l4 6 4-8 4 8 4-6q2 12-8 16zM68 88q8-8 12-4-2 6-12 6"/><circle cx="10" cy="10" r="5.500"/><circle cx="24" cy="10" r="5.500"/><circle cx="38" cy="10" r="5.500"/><circle cx="52" cy="10" r="5.500"/><circle cx="66" cy="10" r="5.500"/><circle cx="80" cy="10" r="5.500"/><circle cx="90" cy="24" r="7"/><path d="M7 10l2 2 4-4M21 10l2 2 4-4M35 10l2 2 4-4M49 10l2 2 4-4M63 10l2 2 4-4M77 10l2 2 4-4"/>',
  },
  {
    label: 'An owl on a branch at night',
    lines:
      '<path d="M30 26q20-10 40 0 6 20 0 40-8 14-20 14t-20-14q-6-20 0-40zM30 26l-3-12 13 7M70 26l3-12-13 7"/><circle cx="40" cy="38" r="9"/><circle cx="60" cy="38" r="9"/><circle cx="40" cy="38" r="2" fill="#000"/><circle cx="60" cy="38" r="2" fill="#000"/><path d="M46 47l4 6 4-6M42 60q4 4 8 0 4 4 8 0M42 68q4 4 8 0 4 4 8 0M8 84q40-8 84 0M42 80v6M58 80v6"/>',
  },
  {
    label: 'A fox and its paw prints',
    lines:
      '<path d="M26 20l10 14q14-6 28 0l10-14q4 18 0 30-4 14-24 20-20-6-24-20-4-12 0-30z"/><path d="M30 46q10 0 20 22 10-22 20-22"/><circle cx="41" cy="45" r="2" fill="#000"/><circle cx="59" cy="45" r="2" fill="#000"/><path d="M46 64q4-3 8 0l-4 5z"/><ellipse cx="20" cy="86" rx="5" ry="4"/><circle cx="13" cy="79" r="1.800"/><circle cx="20" cy="77" r="1.800"/><circle cx="27" cy="79" r="1.800"/><ellipse cx="78" cy="86" rx="5" ry="4"/><circle cx="71" cy="79" r="1.800"/><circle cx="78" cy="77" r="1.800"/><circle cx="85" cy="79" r="1.800"/>',
  },
]
