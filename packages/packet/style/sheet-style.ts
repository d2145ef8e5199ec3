import { scriptFamilies } from '../scripts.ts'

/** The frame of a worksheet: one page, fixed height, so that what does not fit can be measured. */
export const sheetStyle = `
.sheet-page { width: var(--area-width); height: var(--area-height); overflow: hidden; display: flex; flex-direction: column; font-family: Andika, ${scriptFamilies}, sans-serif; font-size: var(--body-pt); line-height: 1.35; }
.sheet-page > header { display: grid; grid-template-columns: 1fr auto; gap: 1mm 6mm; align-items: end; border-bottom: .6mm solid #000; padding-bottom: 2.5mm; margin-bottom: 3mm; }
.sheet-page > header h2 { font-size: 19pt; }
.sheet-page .who { font-size: 11pt; white-space: nowrap; }
.sheet-page .who span { display: inline-block; border-bottom: .4mm solid #000; width: 38mm; margin-left: 1.5mm; }
.sheet-page .who span.date { width: 22mm; }
.sheet-page .instructions { margin: 0 0 4mm; font-weight: 700; }
.sheet-page .work { flex: 1; min-height: 0; position: relative; }
.sheet-page .work > section { zoom: var(--fit, 1); }
.sheet-page .strip { display: grid; grid-template-columns: 1fr auto; gap: 2mm 6mm; align-items: center; border: .5mm solid #000; border-radius: 4mm; padding: 2.5mm 4mm; margin-top: 3mm; font-size: 12pt; line-height: 1.3; }
.strip p { margin: 0; } .strip div svg { float: left; width: 11mm; height: 11mm; margin-right: 3mm; } .strip .asks { font-weight: 700; font-size: 13pt; }
.strip ol { list-style: none; display: flex; gap: 2.5mm; margin: 0; padding: 0; } .strip ol li { margin: 0; text-align: center; font: 600 11pt/1.3 Fredoka, ${scriptFamilies}, sans-serif; } .strip ol span { display: block; width: 10mm; height: 10mm; border: .4mm solid #000; border-radius: 2mm; }
.strip.readings { padding: 2mm 3.5mm; } .strip.readings ol span { width: 16mm; }
.strip ul { grid-column: 1 / -1; list-style: none; display: flex; flex-wrap: wrap; gap: 1.5mm 6mm; margin: 0; padding: 0; } .strip ul li { margin: 0; white-space: nowrap; font-size: 13pt; }
.sheet-page .trail { border: .5mm solid #000; border-radius: 4mm; padding: 1.5mm 4mm 2mm; margin-top: 3mm; font-size: 11.5pt; line-height: 1.25; }
.trail p { margin: 0; } .trail .asks { font-weight: 700; font-size: 13pt; } .trail .map { display: flex; align-items: stretch; margin-top: 1mm; } .trail svg { flex: none; }
.trail .way, .trail .flag { fill: none; stroke: #000; stroke-width: .6; } .trail .flag { stroke-linejoin: round; } .trail .map > svg rect, .trail .map > svg circle { fill: #fff; stroke: #000; stroke-width: .4; } .trail .map > svg circle { fill: #000; }
.trail .map > svg text { font: 600 4px Andika, ${scriptFamilies}, sans-serif; text-anchor: middle; } .trail .map > svg text.item { fill: #fff; font-family: Fredoka, ${scriptFamilies}, sans-serif; font-size: 3.8px; }
.trail ul { flex: 1; min-width: 0; list-style: none; margin: 0; padding: 0; display: grid; grid-auto-rows: 1fr; } .trail li { display: flex; align-items: center; gap: 2mm; margin: 0; min-height: 0; font-size: 11.5pt; line-height: 1.1; } .trail li svg { width: 10mm; height: 10mm; }
.sheet-page > footer { font: 9.5pt Nunito, ${scriptFamilies}, sans-serif; padding-top: 2mm; }
`
