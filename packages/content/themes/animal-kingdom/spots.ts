import type { Drawing } from '@pencil-quest/contract/drawing'

/** One for each day of the long story, in its order. */
export const spots: Drawing[] = [
  {
    label: 'A green bridge over a road',
    lines:
      '<path d="M6 50q44-30 88 0M6 62q44-28 88 0v22H76q-2-24-26-24T24 84H6z"/><path d="M14 45l3-12 5 10M30 37l2-14 7 11M50 32V18M66 35l6-12 2 14M82 43l6-10 1 14"/><circle cx="50" cy="15" r="5"/><path d="M46 86v-4M46 76v-4M54 86v-4"/>',
  },
  {
    label: 'A deer that listens',
    lines:
      '<path d="M36 34q14-8 28 0l-4 26q-2 12-10 12t-10-12zM38 34L22 28q2 12 16 14M62 34l16-6q-2 12-16 14"/><path d="M44 31L36 14M38 20l-10-4M56 31l8-17M62 20l10-4"/><circle cx="44" cy="46" r="2" fill="#000"/><circle cx="56" cy="46" r="2" fill="#000"/><path d="M46 63q4-4 8 0-1 5-4 5t-4-5zM42 72l-6 18M58 72l6 18"/>',
  },
  {
    label: 'A frog on a lily pad',
    lines:
      '<path d="M26 60q-6-24 24-24t24 24q0 12-24 12T26 60z"/><circle cx="36" cy="34" r="8"/><circle cx="64" cy="34" r="8"/><circle cx="36" cy="34" r="2" fill="#000"/><circle cx="64" cy="34" r="2" fill="#000"/><path d="M36 54q14 10 28 0M26 58q-14 4-8 16h14M74 58q14 4 8 16H68"/><path d="M10 84q40-14 80 0-40 12-80 0z"/>',
  },
  {
    label: 'A squirrel with a bushy tail',
    lines:
      '<path d="M58 84c18 2 30-10 28-30-2-18-20-26-26-14-4 8 4 14 10 10"/><path d="M58 84H30c0-8 4-12 10-14-4-12-2-24 8-28 10 6 16 18 14 30"/><path d="M48 42c-10 4-20-2-20-10s8-14 16-12l2-8 6 9c6 6 4 16-4 21z"/><circle cx="37" cy="30" r="2" fill="#000"/><path d="M38 56q-8 2-10 10M24 66q4-8 10-4 4 6-2 10-8 2-8-6z"/>',
  },
  {
    label: 'A turtle on its way',
    lines:
      '<path d="M18 62q4-30 34-30t34 30z"/><path d="M18 62h68q2 8-6 8H24q-8 0-6-8zM40 34l6 28M64 34l-6 28M26 48h52"/><path d="M86 58q10-8 10-16-4-8-12-4-4 4-4 10"/><circle cx="89" cy="44" r="2" fill="#000"/><path d="M28 70l-4 12h12l2-12M64 70l2 12h12l-2-12M18 64l-10 4 8 3"/>',
  },
  {
    label: 'A bat in flight under the moon',
    lines:
      '<path d="M50 40q-6-8-4-14l6 4 6-4q2 6-4 14"/><ellipse cx="51" cy="50" rx="9" ry="13"/><path d="M43 44Q26 26 6 34q6 6 6 16 8-4 14 2 4-4 8 0 4-2 8 2M59 44q17-18 37-10-6 6-6 16-8-4-14 2-4-4-8 0-4-2-8 2"/><circle cx="48" cy="45" r="1.500" fill="#000"/><circle cx="55" cy="45" r="1.500" fill="#000"/><path d="M78 66a13 13 0 1 0 10 20 11 11 0 0 1-10-20z"/>',
  },
  {
    label: 'A beetle under a log',
    lines:
      '<path d="M8 38q6-14 20-14h48q12 0 16 14-4 12-16 12H28Q12 50 8 38z"/><ellipse cx="22" cy="37" rx="7" ry="9"/><path d="M40 32h34M44 42h30"/><ellipse cx="54" cy="72" rx="20" ry="13"/><path d="M54 59v26M34 70q-8-2-10 4 2 6 12 2M40 62l-8-6M50 59l-2-6M68 62l8-6M40 82l-6 8M54 85v7M68 82l6 8"/><circle cx="46" cy="70" r="2.500"/><circle cx="62" cy="70" r="2.500"/>',
  },
  {
    label: 'A bee at a flower',
    lines:
      '<circle cx="30" cy="56" r="8"/><path d="M30 48q-8-14 0-20 8 6 0 20zM23 52q-14-8-18 2 8 8 18-2zM23 61q-14 6-12 15 10 1 12-15zM37 61q12 8 9 16-10 1-9-16zM37 52q6-12 12-10"/><path d="M30 64v30M30 82q10-10 16-2-6 8-16 2z"/><ellipse cx="72" cy="40" rx="14" ry="9"/><path d="M66 32v16M74 31v18M70 31q-6-16 4-18 8 6 0 18M76 32q6-14 14-10 4 8-8 14M58 40l-6 2"/><circle cx="62" cy="38" r="1.500" fill="#000"/>',
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
