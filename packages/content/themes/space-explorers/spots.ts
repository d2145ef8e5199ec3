import type { Drawing } from '@pencil-quest/contract/drawing'

/** One for each day of the long story; the robot, the station and its garden come first. */
export const spots: Drawing[] = [
  {
    label: 'A treasure chest with a row of locks',
    lines:
      '<path d="M12 46c0-20 10-28 22-28h32c12 0 22 8 22 28z"/><rect x="12" y="46" width="76" height="40" rx="4"/><path d="M34 18v28M66 18v28M12 66h76"/><circle cx="26" cy="56" r="5"/><circle cx="42" cy="56" r="5"/><circle cx="58" cy="56" r="5"/><circle cx="74" cy="56" r="5"/>',
  },
  {
    label: 'A small helper robot that waves',
    lines:
      '<rect x="30" y="22" width="40" height="28" rx="9"/><circle cx="42" cy="35" r="5"/><circle cx="58" cy="35" r="5"/><path d="M42 44q8 5 16 0M50 22v-9"/><circle cx="50" cy="10" r="3.5"/><rect x="34" y="54" width="32" height="24" rx="6"/><path d="M66 60c12 0 16-8 16-20M34 60c-10 2-14 8-14 16"/><circle cx="82" cy="35" r="5"/><circle cx="20" cy="80" r="4.5"/><path d="M43 60h14v10H43zM40 78v8h-6M60 78v8h6"/>',
  },
  {
    label: 'A cloudy planet',
    lines:
      '<circle cx="50" cy="50" r="36"/><path d="M17 38q10-8 20 0t20 0 20 0M15 54q12-8 22 0t22 0 26-2M22 70q10-7 20 0t20 0 14-1"/>',
  },
  {
    label: 'The Earth with land and sea',
    lines:
      '<circle cx="50" cy="50" r="37"/><path d="M26 24c8 2 16 0 20 8s-6 10-4 18-8 14-14 8-6-12-14-14M58 16c-2 8 6 10 12 10s10 6 8 12-12 2-16 8 6 10 4 18 6 10 10 6M40 72c6-4 12 0 12 6s-4 8-8 8"/>',
  },
  {
    label: 'A rover with round wheels on dusty ground',
    lines:
      '<rect x="24" y="44" width="46" height="18" rx="5"/><circle cx="32" cy="72" r="9"/><circle cx="62" cy="72" r="9"/><circle cx="32" cy="72" r="3"/><circle cx="62" cy="72" r="3"/><path d="M38 44V26h14M52 20h18v13H52zM70 52h10l6-8"/><path d="M8 82q12-4 22 0t22 0 22 0 18-1"/><path d="M26 44l-8-10M14 30l8 8"/>',
  },
  {
    label: 'A giant striped planet with a great spot',
    lines:
      '<circle cx="50" cy="50" r="38"/><path d="M18 30h64M13 42q37 6 74 0M13 60q37 6 74 0M20 73h60"/><ellipse cx="63" cy="52" rx="12" ry="5.5"/>',
  },
  {
    label: 'A planet with a wide ring',
    lines:
      '<path d="M30.5 43a21 21 0 0 1 40-2M70.500 57a21 21 0 0 1-40.500 1"/><ellipse cx="50" cy="50" rx="43" ry="13" transform="rotate(-14 50 50)"/><path d="M24 54.500c-8 3-11 5-9 7 5 3 28 0 44-5s28-12 26-16c-1-2-6-2-14-1"/><circle cx="16" cy="22" r="2.500"/><circle cx="84" cy="78" r="2.500"/>',
  },
  {
    label: 'A telescope on three legs',
    lines:
      '<path d="M18 46l42-24 8 14-42 24zM60 22l10-6 10 18-12 2"/><path d="M26 60l-6-10M44 50l6 10M50 60l-18 28M50 60l2 28M50 60l20 26"/><circle cx="50" cy="58" r="5"/><path d="M84 60l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM22 14l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z"/>',
  },
  {
    label: 'A rocket on its way to the stars',
    lines:
      '<path d="M50 8c14 12 18 26 18 40v16H32V48c0-14 4-28 18-40z"/><circle cx="50" cy="40" r="9"/><path d="M32 50L18 66v12l14-8M68 50l14 16v12l-14-8M40 64v8h20v-8M42 78q2 8 8 14 6-6 8-14"/>',
  },
  {
    label: 'A space station with two wide panels',
    lines:
      '<rect x="38" y="34" width="24" height="32" rx="8"/><circle cx="50" cy="48" r="6"/><path d="M38 50h-8M62 50h8M50 34V22M42 22h16"/><rect x="6" y="36" width="24" height="28"/><path d="M14 36v28M22 36v28M6 50h24"/><rect x="70" y="36" width="24" height="28"/><path d="M78 36v28M86 36v28M70 50h24M42 66l-4 14M58 66l4 14M36 80h28"/>',
  },
]
