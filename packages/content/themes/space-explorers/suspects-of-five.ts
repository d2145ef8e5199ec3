/** Those whom the five-day story suspects, by their names; no picture shows what the secret word of its day is. */
export const suspectsOfFive: Record<string, string> = {
  'our old radio':
    '<path d="M14 34h72q6 0 6 6v46q0 6-6 6H14q-6 0-6-6V40q0-6 6-6zM24 34L72 8"/><circle cx="74" cy="8" r="2.5" fill="#000"/><circle cx="32" cy="64" r="17"/><circle cx="32" cy="64" r="8"/><path d="M58 46h24v12H58zM70 46v12"/><circle cx="63" cy="76" r="6"/><circle cx="80" cy="76" r="6"/>',
  'a joker on Earth':
    '<path d="M20 46q-8-30-12-28 24-6 30 12 2-18 12-22 10 4 12 22 6-18 30-12-4-2-12 28-30-10-60 0z"/><circle cx="10" cy="24" r="2.5" fill="#000"/><circle cx="90" cy="24" r="2.5" fill="#000"/><path d="M22 46a32 32 0 1 0 56 0"/><circle cx="40" cy="58" r="3" fill="#000"/><circle cx="60" cy="58" r="3" fill="#000"/><path d="M36 68q14 16 28 0zM18 64q8-2 8 6t8 10q4 4 0 10M82 62q-10 4-8 12 0 6-8 8-2 4 0 8"/>',
  'the supply ship':
    '<path d="M42 26h26q24 6 24 24T68 74H42z"/><circle cx="70" cy="50" r="9"/><path d="M8 32h30v36H8zM8 32l30 36M38 32L8 68M38 42h4M38 58h4M48 26L40 10h18l6 16M48 74l-8 16h18l6-16"/>',
  'a storm below us':
    '<path d="M28 50q-16 0-16-14t16-13q3-15 20-15 15 0 20 12 22-1 22 15 0 15-14 15z"/><path d="M50 56L38 68h10l-6 12 20-18H52l6-6M24 58l-4 10M36 58l-4 10M76 58l-4 10M8 92q42-20 84 0"/>',
  'a frog in the garden':
    '<path d="M18 33Q8 41 8 60q2 26 32 26t32-26q0-19-10-27M36 34h8"/><circle cx="26" cy="26" r="11"/><circle cx="54" cy="26" r="11"/><circle cx="26" cy="26" r="3.5" fill="#000"/><circle cx="54" cy="26" r="3.5" fill="#000"/><path d="M22 54q18 18 36 0M8 92h84M84 92V44M84 76q8-2 8-12-8 0-8 12zM84 44q-10-10 0-24 10 14 0 24zM26 86q0-10 8-10M54 86q0-10-8-10"/>',
  'a lost space probe':
    '<path d="M36 44h28v28H36zM8 48h22v20H8zM70 48h22v20H70zM30 58h6M64 58h6M19 48v20M81 48v20M26 20q24 22 48 0-4 22-24 22T26 20zM50 31V12M44 72l-6 18M56 72l6 18"/><circle cx="50" cy="10" r="2.5" fill="#000"/><circle cx="50" cy="58" r="7"/>',
  'a broken eye':
    '<path d="M8 52Q50 4 92 52 50 100 8 52z"/><circle cx="50" cy="52" r="21"/><circle cx="42" cy="46" r="5" fill="#000"/><path d="M58 8l-6 20 10 12-12 12 10 14-8 12 6 14"/>',
  'a stuck lid':
    '<path d="M20 40h60v46q0 6-6 6H26q-6 0-6-6zM14 28h72v12H14zM28 28v12M42 28v12M56 28v12M70 28v12"/><path d="M50 20V8M28 20l-6-10M72 20l6-10"/><path d="M34 58h32v18H34z"/>',
  ice: '<path d="M8 44l26-10 26 10v34L34 90 8 78zM8 44l26 11 26-11M34 55v35"/><path d="M50 36V18l20-9 22 9v34l-22 9-10-4M50 18l20 9 22-9M70 27v34M16 58v12M78 36v10"/>',
  moss: '<path d="M8 82q0-16 20-16h44q20 0 20 16 0 10-12 10H20Q8 92 8 82z"/><path d="M22 66V34M22 58l-9-8M22 58l9-8M22 46l-8-8M22 46l8-8M50 66V12M50 58l-10-9M50 58l10-9M50 44l-10-9M50 44l10-9M50 30l-9-9M50 30l9-9M78 66V28M78 58l-9-8M78 58l9-8M78 44l-8-8M78 44l8-8"/>',
  'missing stars':
    '<path d="M32 8l7 15 17 2-12 11 3 17-15-8-15 8 3-17L8 25l17-2z"/><path d="M63 52l4-8 4 8M76 56l14 2M86 64l-8 7M79 77l2 13M75 86l-8-4-8 4M55 88l2-11M56 70l-8-8M48 57l10-1"/><path d="M76 12v4M84 18l-3 2M68 18l3 2M72 28l2-3M81 28l-2-3M12 70v4M20 76l-3 2M4 76l3 2"/>',
  'a fine powder':
    '<path d="M8 86q24-4 32-30 10-20 20 0 8 26 32 30-42 10-84 0z"/><circle cx="50" cy="58" r="1.8" fill="#000"/><circle cx="42" cy="70" r="1.8" fill="#000"/><circle cx="56" cy="72" r="1.8" fill="#000"/><circle cx="32" cy="80" r="1.8" fill="#000"/><circle cx="48" cy="82" r="1.8" fill="#000"/><circle cx="66" cy="81" r="1.8" fill="#000"/><path d="M34 8l14 12-16 16-12-14q4-12 14-14zM48 20"/><circle cx="48" cy="34" r="1.8" fill="#000"/><circle cx="42" cy="42" r="1.8" fill="#000"/><circle cx="54" cy="42" r="1.8" fill="#000"/>',
  'a tired radio':
    '<path d="M14 36h72q6 0 6 6v42q0 6-6 6H14q-6 0-6-6V42q0-6 6-6zM32 36L18 14q-4-6-8 2l-2 10"/><path d="M24 56q7 7 14 0M62 56q7 7 14 0M40 76q10-8 20 0"/><path d="M52 22h10L52 32h10M72 8h14L72 24h14"/><circle cx="20" cy="76" r="5"/><circle cx="80" cy="76" r="5"/>',
  'a storm on the Sun':
    '<circle cx="50" cy="50" r="24"/><path d="M54 32L40 52h10l-6 17 17-23H51z"/><path d="M79 50Q83.6 55.3 86 50T92 50M70.5 70.5Q70 77.5 75.5 75.5T79.7 79.7M50 79Q44.7 83.6 50 86T50 92M29.5 70.5Q22.5 70 24.5 75.5T20.3 79.7M21 50Q16.4 44.7 14 50T8 50M29.5 29.5Q30 22.5 24.5 24.5T20.3 20.3M50 21Q55.3 16.4 50 14T50 8M70.5 29.5Q77.5 30 75.5 24.5T79.7 20.3"/>',
  'our power wing':
    '<path d="M28 10h64L72 62H8zM20 28h65M14 45h65M49 10L29 62M71 10L51 62M42 62v26M24 92h36M42 88v4"/>',
  'a ship':
    '<path d="M50 8q22 18 18 58H32Q28 26 50 8z"/><circle cx="50" cy="38" r="9"/><path d="M32 48L14 66v16l18-10M68 48l18 18v16L68 72M38 66v8h24v-8M42 74q-2 10 8 18 10-8 8-18"/>',
  'a dust cloud':
    '<path d="M26 78Q8 78 8 62t16-16q2-22 24-22 18 0 24 16 20-2 20 18 0 20-18 20z"/><circle cx="34" cy="44" r="2" fill="#000"/><circle cx="50" cy="38" r="2" fill="#000"/><circle cx="62" cy="50" r="2" fill="#000"/><circle cx="24" cy="60" r="2" fill="#000"/><circle cx="44" cy="56" r="2" fill="#000"/><circle cx="54" cy="68" r="2" fill="#000"/><circle cx="36" cy="70" r="2" fill="#000"/><circle cx="78" cy="58" r="2" fill="#000"/><circle cx="72" cy="68" r="2" fill="#000"/><circle cx="16" cy="34" r="2" fill="#000"/><circle cx="82" cy="28" r="2" fill="#000"/><circle cx="28" cy="22" r="2" fill="#000"/>',
  'a giant rock':
    '<path d="M8 84l6-34 18-14 12-26 24-2 18 30 6 46q-42 12-84 0z"/><path d="M44 10l6 26-18 18 2 14M50 36l24 8 4 20M68 8l-4 14M14 50l18 4"/>',
  'a screw':
    '<path d="M22 26q0-18 28-18t28 18zM50 8v10M42 26v48l8 18 8-18V26"/><path d="M36 42l28-8M36 54l28-8M36 66l28-8M40 76l22-7"/>',
  'a sock':
    '<path d="M36 8h32v42q0 8 4 12 12 10 6 20-8 14-24 8L26 76q-18-6-8-20 8-6 18-8zM36 22h32M68 50q-14 4-10 18M16 72q12-4 14-20"/>',
  'a crumb of ice':
    '<path d="M24 84L14 58l18-26 30-4 20 24-6 30-26 10z"/><path d="M32 32l12 20 18-24M14 58l30-6 38 0M44 52l6 40M84 8v14M77 15h14M16 14v10M11 19h10"/>',
  'a bean vine':
    '<path d="M30 70h40l-6 22H36zM26 62h48v8H26zM50 62V8M50 62q-16-8-2-16 18-6 4-16-16-6-2-18"/><path d="M58 40q18-12 28-2-12 12-28 2zM42 26q-18-10-30 2 14 10 30-2zM40 50q-8-2-14 4-10 4-18-2 8-12 22-10M56 18q6-10 18-8-2 12-18 8z"/>',
  'mixed-up orders':
    '<path d="M8 26h12q12 0 20 12l20 24q6 10 16 10h14M8 72h12q12 0 20-10l20-24q6-12 16-12h14M78 12l14 14-14 14M78 58l14 14-14 14"/>',
  'a bit of supper':
    '<circle cx="50" cy="50" r="29"/><path d="M40 40q8-8 18-2-2 6 4 8 6 0 4 8-6 12-18 10-14-4-12-16 0-6 4-8z"/><circle cx="46" cy="48" r="2" fill="#000"/><circle cx="54" cy="57" r="2" fill="#000"/><circle cx="66" cy="38" r="2" fill="#000"/><path d="M8 12v14q0 6 3.5 6t3.5-6V12M11.5 12v76M88 88V12q-7 8-5 40h5"/>',
  'a crumb of the comet':
    '<circle cx="32" cy="64" r="20"/><path d="M22 47L58 8M46 50L92 12M52 66l38-30M36 44l20-20"/><path d="M72 74l10-2 8 8-4 10-12 2-6-8z"/><circle cx="26" cy="58" r="2" fill="#000"/><circle cx="38" cy="70" r="2" fill="#000"/>',
  'a loose part':
    '<path d="M42.3 19l1.1-10.5h13.2L57.7 19l8.8 3.6 8.2-6.6 9.3 9.3-6.6 8.2 3.6 8.8 10.5 1.1v13.2L81 57.7l-3.6 8.8 6.6 8.2-9.3 9.3-8.2-6.6-8.8 3.6-1.1 10.5H43.4L42.3 81l-8.8-3.6-8.2 6.6-9.3-9.3 6.6-8.2L19 57.7 8.5 56.6V43.4L19 42.3l3.6-8.8-6.6-8.2 9.3-9.3 8.2 6.6z"/><circle cx="50" cy="50" r="14"/>',
  'an ice ball':
    '<circle cx="50" cy="54" r="36"/><path d="M50 34v40M33 44l34 20M67 44L33 64M44 36l6 6 6-6M44 72l6-6 6 6M31 51l8-3-2-8M69 57l-8 3 2 8M31 57l8 3-2 8M69 51l-8-3 2-8M84 8v12M78 14h12"/>',
  'a Moon pebble':
    '<path d="M34 8a26 26 0 1 0 28 34A30 30 0 0 1 34 8z"/><path d="M56 90l-6-16 12-14 20 2 10 14-8 14z"/><path d="M62 60l6 14 24 2M68 74l-6 16"/><path d="M80 12v12M74 18h12"/>',
  'a lost button':
    '<circle cx="50" cy="50" r="40"/><circle cx="50" cy="50" r="28"/><circle cx="42" cy="42" r="4.5"/><circle cx="58" cy="42" r="4.5"/><circle cx="42" cy="58" r="4.5"/><circle cx="58" cy="58" r="4.5"/>',
  'a bit of a tree':
    '<path d="M18 56l50-26q6-2 10 4l10 18q2 8-4 10L36 90"/><ellipse cx="27" cy="73" rx="12" ry="19"/><ellipse cx="27" cy="73" rx="5" ry="9"/><path d="M46 41L38 26l8-4 8 15M42 22Q28 22 24 8q20-4 18 14zM48 66l20-10M52 74l14-7M54 54l14-7"/>',
}
