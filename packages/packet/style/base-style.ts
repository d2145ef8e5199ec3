import { scriptFamilies } from '../scripts.ts'

/** Black on white throughout: greys turn to dots on cheap printers. */
export const baseStyle = `
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; width: var(--area-width); color: #000; background: #fff; font: 10.5pt/1.42 Nunito, ${scriptFamilies}, sans-serif; }
h1, h2, h3, h4 { font-family: Fredoka, Nunito, ${scriptFamilies}, sans-serif; font-weight: 600; line-height: 1.15; margin: 0; break-after: avoid; }
h1 { font-size: 22pt; } h2 { font-size: 15pt; } h3 { font-size: 12pt; } h4 { font-size: 10.5pt; }
p { margin: 0 0 1.6mm; orphans: 3; widows: 3; }
ul, ol { margin: 0 0 1.6mm; padding-left: 6mm; } li { margin-bottom: .8mm; break-inside: avoid; }
section.page { break-before: page; }
section.page:first-of-type { break-before: auto; }
.rule { border: 0; border-top: .5mm solid #000; margin: 3mm 0; }
.label { font-family: Fredoka, ${scriptFamilies}, sans-serif; font-weight: 600; }
.minutes { font: 600 9.5pt Fredoka, ${scriptFamilies}, sans-serif; border: .35mm solid #000; border-radius: 4mm; padding: .2mm 2.2mm; white-space: nowrap; }
`
