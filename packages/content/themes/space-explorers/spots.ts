import type { Drawing } from '@pencil-quest/contract/drawing'

/** One for each day. None shows what a word of the days is: the chart prints them all from the start. */
export const spots: Drawing[] = [
  {
    label: 'A radio that beeps, on a chest with a row of locks',
    lines:
      '<rect x="12" y="54" width="76" height="38" rx="4"/><path d="M12 66h76M30 54v38M70 54v38"/><circle cx="22" cy="76" r="5"/><circle cx="41" cy="76" r="5"/><circle cx="59" cy="76" r="5"/><circle cx="79" cy="76" r="5"/><rect x="26" y="26" width="48" height="28" rx="4"/><circle cx="40" cy="40" r="9"/><circle cx="40" cy="40" r="4"/><path d="M56 34h12M56 40h12"/><circle cx="62" cy="47" r="3"/><path d="M66 26 76 8M82 6q6 4 6 11M86 1q9 6 9 17M70 6q-4 3-4 7"/><circle cx="77" cy="7" r="2"/>',
  },
  {
    label: 'A comet that flies past a small planet',
    lines:
      '<circle cx="30" cy="66" r="25"/><circle cx="22" cy="58" r="5"/><circle cx="38" cy="74" r="6"/><circle cx="40" cy="54" r="3"/><circle cx="20" cy="76" r="3.500"/><circle cx="62" cy="40" r="9"/><path d="M68 33 94 8M71 38l24-14M64 31 80 10M70 44l20-6"/><path d="M84 66l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM18 16l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z"/>',
  },
  {
    label: 'Beeps that stop at a big round world',
    lines:
      '<circle cx="62" cy="50" r="33"/><path d="M51 42c0-16 23-16 23-1 0 9-11 9-11 19M63 69v1.500"/><path d="M4 40q6 10 0 20M12 34q9 16 0 32M20 28q12 22 0 44"/><path d="M14 12l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z"/>',
  },
  {
    label: 'A robot arm that waves in front of the Earth',
    lines:
      '<circle cx="62" cy="46" r="34"/><path d="M72 14c-1 7 5 9 10 9M64 66c5-3 10 0 10 5s-4 7-7 8M84 36c-7 2-9 8-3 11s8 5 13 3"/><path d="M8 94V82h24v12zM15 82V62h9v20" fill="#fff"/><circle cx="19.500" cy="57" r="7" fill="#fff"/><path d="M24 52l18-17 6 6-18 17z" fill="#fff"/><circle cx="47" cy="35" r="6" fill="#fff"/><path d="M50 30c-1-8 3-12 9-13M53 36c8 1 12-2 14-8" /><path d="M36 22q2-6 8-9M60 44q7 1 12-3"/>',
  },
  {
    label: 'A little probe with a round door above a giant volcano',
    lines:
      '<rect x="38" y="14" width="26" height="28" rx="6"/><circle cx="51" cy="30" r="8"/><path d="M48 30h6M51 27v6"/><rect x="8" y="18" width="24" height="18"/><rect x="70" y="18" width="24" height="18"/><path d="M32 27h6M64 27h6M16 18v18M24 18v18M78 18v18M86 18v18M51 14V6M44 6h14"/><path d="M2 88q14-4 20-12 8-12 18-14h20q10 2 18 14 6 8 20 12M40 62q10 6 20 0M30 78q6-2 8-8M70 80q-6-2-8-9M2 95q24-4 48 0t48 0"/><circle cx="18" cy="90" r="2"/><circle cx="80" cy="89" r="2.500"/>',
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
    label: 'A tipped planet that lies on its side',
    lines:
      '<circle cx="50" cy="50" r="26"/><path d="M59 26c6-16 11-20 14-18 6 4 0 28-10 50S42 94 36 92c-4-2-4-10-1-21"/><path d="M36 28q10 22 4 46M50 24q8 24 2 52M62 28q6 22 2 44"/><path d="M8 50h10M14 45l5 5-5 5M92 50H82M88 45l-5 5 5 5"/><circle cx="14" cy="20" r="2"/><circle cx="86" cy="82" r="2"/>',
  },
  {
    label: 'A far planet with the fastest winds',
    lines:
      '<circle cx="56" cy="52" r="32"/><path d="M4 36h40q10 0 10-8t-8-7q-6 1-6 6M8 52h62q9 0 9 8t-8 7q-5-1-5-5M2 66h36q9 0 9 8t-8 7q-5-1-5-5"/><ellipse cx="72" cy="40" rx="8" ry="4"/><path d="M90 8l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM12 14l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/>',
  },
  {
    label: 'A chest whose heavy lid lifts a crack',
    lines:
      '<path d="M12 52 16 44c0-16 10-26 22-28l30-6c12-2 20 6 24 20z"/><path d="M12 56v32h76V56zM12 56l4-4M88 56l3-20M36 16l4 26M66 11l4 23M32 56v32M68 56v32"/><circle cx="50" cy="70" r="7"/><path d="M50 67v6"/><path d="M8 22l1.500 4 4 1.500-4 1.500L8 33l-1.500-4-4-1.500 4-1.500z"/>',
  },
]

/** The ten-day story has days of its own before the giant planet. */
export const spotsOfTen: Drawing[] = [
  {
    label: 'A chest with two rows of four locks',
    lines:
      '<rect x="9" y="42" width="82" height="48" rx="4"/><path d="M9 58h82M13 42q1-20 19-20h36q18 0 19 20M32 22q-5 8-5 20M68 22q5 8 5 20"/><circle cx="22" cy="67" r="5"/><circle cx="41" cy="67" r="5"/><circle cx="59" cy="67" r="5"/><circle cx="78" cy="67" r="5"/><circle cx="22" cy="81" r="5"/><circle cx="41" cy="81" r="5"/><circle cx="59" cy="81" r="5"/><circle cx="78" cy="81" r="5"/><path d="M16 8l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM84 6l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z"/>',
  },
  {
    label: 'A small planet with craters close to the Sun',
    lines:
      '<path d="M2 14a46 46 0 0 1 0 72M14 12l8-8M26 28l11-5M31 50h12M26 72l11 5M14 88l8 8"/><circle cx="70" cy="50" r="22"/><circle cx="63" cy="42" r="5"/><circle cx="79" cy="46" r="3.500"/><circle cx="70" cy="61" r="6"/><circle cx="84" cy="60" r="2.500"/><circle cx="57" cy="56" r="2.500"/>',
  },
  {
    label: 'A planet wrapped in clouds',
    lines:
      '<circle cx="50" cy="50" r="36"/><path d="M22 28q10 7 20 0t20 0 16 1M15 43q9-7 18 0t18 0 18 0 16-1M15 58q9 7 18 0t18 0 18 0 16 1M23 73q9-7 18 0t18 0 17-1"/><path d="M8 12l1.500 4 4 1.500-4 1.500L8 23l-1.500-4-4-1.500 4-1.500zM92 82l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/>',
  },
  {
    label: 'The Earth and its Moon',
    lines:
      '<circle cx="46" cy="54" r="36"/><path d="M30 23c8 2 14 6 13 13s-10 5-11 12 6 7 4 13-9 8-12 14M14 40c5 0 9 4 8 9s-8 6-11 5M58 20c-4 7 1 12 8 12s10 4 9 9 4 6 6 6M52 62c5-6 15-6 18 0s-1 11-6 14-6 9-9 11M60 44h5"/><circle cx="88" cy="16" r="9"/><circle cx="85" cy="14" r="2"/><circle cx="91" cy="19" r="1.500"/>',
  },
  {
    label: 'A planet with a giant volcano, a long valley and two small moons',
    lines:
      '<circle cx="50" cy="54" r="36"/><path d="M30 24q20 9 40 0M20 70 33 48h8l13 22q-17 7-34 0zM34 52q3 2 6 0M52 44q9-4 15 1t16 2M53 48q8-3 13 1t16 2"/><circle cx="68" cy="70" r="5"/><circle cx="78" cy="60" r="2.500"/><circle cx="12" cy="16" r="4"/><circle cx="90" cy="12" r="2.500"/>',
  },
  ...spots.slice(5),
]
