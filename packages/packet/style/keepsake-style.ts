import { scriptFamilies } from '../scripts.ts'

const titles = `Fredoka, ${scriptFamilies}, sans-serif`

/** The fridge chart, the certificate and the child's pages of each day: one page each. */
export const keepsakeStyle = `
.child-day { height: var(--area-height); display: flex; flex-direction: column; gap: 3mm; overflow: hidden; font: 13pt/1.35 Andika, ${scriptFamilies}, sans-serif; }
.child-day > header { display: flex; align-items: baseline; justify-content: space-between; gap: 5mm; border-bottom: .7mm solid #000; padding-bottom: 2mm; }
.child-day > header h2 { font-size: 20pt; } .child-day > header span { font: 600 12pt ${titles}; white-space: nowrap; }
.child-day p { margin: 0; } .child-day h3 { font-size: 13pt; }
.won { display: grid; grid-template-columns: 58mm 1fr; align-items: center; gap: 4mm; }
.won ol { list-style: none; display: flex; gap: min(4mm, 2%); margin: 0; padding: 0; min-width: 0; }
.won li { flex: 1 1 19mm; max-width: 34mm; min-width: 0; margin: 0; text-align: center; font: 600 10pt/1 ${titles}; } .won svg { display: block; width: 15.5mm; height: 15.5mm; margin: 0 auto; } .won .write { display: block; width: 100%; height: 6mm; border-bottom: .4mm solid #000; }
.won h3 span { display: block; } .dense .won { grid-template-columns: 1fr; gap: 1mm; } .dense .won h3 span { display: inline; margin-left: 2mm; font-weight: 400; } .dense .won li { flex-basis: 28mm; display: flex; align-items: center; gap: 1mm; } .dense .won svg { width: 10mm; height: 10mm; margin: 0; } .dense .won .write { flex: 1; width: auto; height: 7mm; }
.suspects ul { list-style: none; margin: 2mm 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2.5mm; } .suspects li { border: .5mm solid #000; border-radius: 3mm; padding: 1.2mm 4mm; margin: 0; font-size: 14pt; white-space: nowrap; } .suspects li:has(svg) { display: flex; align-items: center; gap: 2.5mm; padding: 1mm 4mm 1mm 2mm; } .suspects li svg { width: 13.5mm; height: 13.5mm; }
.riddle { display: flex; flex-direction: column; gap: 2.5mm; border: .7mm solid #000; border-radius: 5mm; padding: 4mm 5mm; margin-top: 2mm; }
.child-day .asks { font-size: 17pt; font-weight: 700; line-height: 1.25; } .riddle .asks { font-size: 15pt; }
.riddle .letters { list-style: none; margin: 2mm 0 1mm; padding: 0; display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 3mm; }
.riddle .from { display: flex; align-items: center; gap: 1.5mm; font-size: 13pt; } .riddle .from svg { width: 9mm; height: 9mm; }
.riddle .letters li { display: flex; flex-direction: column; align-items: center; gap: 1.5mm; text-align: center; font-size: 10pt; line-height: 1.2; margin: 0; min-width: 0; }
.riddle .box { width: 20mm; height: 20mm; border: .7mm solid #000; border-radius: 4mm; font: 600 34pt/19mm ${titles}; }
.child-day.dense { gap: 2mm; } .dense .suspects ul { margin-top: 1mm; } .dense .suspects li { padding: .6mm 3mm; font-size: 13pt; } .dense .suspects li svg { width: 12mm; height: 12mm; } .dense .riddle { gap: 1.5mm; padding: 3mm 5mm; margin-top: 0; } .dense .riddle .box { width: 16mm; height: 16mm; font: 600 27pt/15mm ${titles}; }
.riddle .code { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2.5mm; }
.riddle .code li { border: .5mm solid #000; border-radius: 3mm; padding: .6mm 3.5mm; margin: 0; font-size: 14pt; white-space: nowrap; }
.riddle .code b { font-family: ${titles}; }
.child-day > .spot { flex: 1; min-height: 0; display: flex; justify-content: center; padding-top: 3mm; } .child-day > .spot svg { height: 100%; max-width: 100%; } .child-day > .spot svg * { vector-effect: non-scaling-stroke; stroke-width: 1.2mm; }
.child-day.graphs { display: block; height: auto; overflow: visible; }
.graphs h3 { margin-top: 3mm; break-after: avoid; } .graph { break-inside: avoid; padding-top: 3mm; } .graph p { margin-bottom: 1mm; } .graph p span { margin-left: 3mm; } .graph svg { display: block; max-width: 100%; height: auto; }
.to-draw { break-inside: avoid; padding-top: 3mm; } .to-draw ol { display: flex; flex-wrap: wrap; gap: 4mm 8mm; justify-content: center; list-style: none; padding: 2mm 0 0; } .to-draw li { text-align: center; } .to-draw svg { display: block; } .to-draw li span { display: block; margin-top: 1mm; }
.chart { height: var(--area-height); display: flex; flex-direction: column; overflow: hidden; }
.chart > header { text-align: center; }
.chart > header h1 { font-size: 30pt; }
.chart > header p { font: 600 13pt ${titles}; margin: 1mm 0 0; overflow-wrap: anywhere; }
.chart .how { text-align: center; font-family: Andika, ${scriptFamilies}, sans-serif; font-size: 13pt; margin: 3mm 0; }
.chart > ol { flex: 1; min-height: 0; list-style: none; margin: 0; padding: 0; display: grid; grid-auto-rows: 1fr; gap: 3mm; }
.chart.long > ol { grid-template-columns: 1fr 1fr; grid-template-rows: repeat(5, minmax(0, 1fr)); grid-auto-flow: column; }
.chart > ol > li { display: flex; align-items: center; gap: 4mm; border: .5mm solid #000; border-radius: 5mm; padding: 2mm 4mm; margin: 0; min-height: 0; overflow: hidden; }
.chart > ol > li > div { flex: 1; min-width: 0; }
.chart .star { width: 25mm; flex: none; font: 600 28px ${titles}; } .chart .spot { width: 25mm; flex: none; }
.chart .star svg, .chart .spot svg { display: block; width: 100%; }
.chart h3 { font-size: 15pt; margin-bottom: 1mm; }
.chart ul { list-style: none; margin: 0; padding: 0; columns: 2; column-gap: 3mm; font-family: Andika, ${scriptFamilies}, sans-serif; font-size: 11pt; line-height: 1.3; }
.chart ul li { display: flex; gap: 2mm; align-items: baseline; margin: 0 0 .6mm; }
.chart .tick { flex: none; width: 3.6mm; height: 3.6mm; border: .4mm solid #000; border-radius: .8mm; transform: translateY(.5mm); }
.chart.long > ol > li { gap: 2.5mm; padding: 1mm 3mm; }
.chart.long > footer { padding-top: 3mm; }
.chart.long .star { width: 17mm; } .chart.long .spot { display: none; }
.chart.long h3 { font-size: 10.5pt; line-height: 1.05; margin-bottom: .4mm; } .chart.long ul { columns: 1; font-size: 8.6pt; line-height: 1.15; } .chart.long ul li { margin: 0 0 .3mm; } .chart.long .tick { width: 3mm; height: 3mm; }
.chart > footer { line-height: 1.7; display: flex; gap: 3mm; align-items: baseline; padding-top: 5mm; font-family: Andika, ${scriptFamilies}, sans-serif; font-size: 13pt; }
.chart .write { flex: 1; border-bottom: .4mm solid #000; }
.certificate { position: relative; height: var(--area-height); display: flex; flex-direction: column; align-items: center; text-align: center; border: 1mm double #000; outline: .5mm solid #000; outline-offset: -3.5mm; border-radius: 8mm; padding: 13mm 16mm 12mm; overflow: hidden; }
.certificate .corners { position: absolute; inset: 9mm 10mm auto; display: flex; justify-content: space-between; }
.certificate .corners svg { width: 27mm; }
.certificate h1 { font-size: 36pt; margin-top: 4mm; }
.certificate .for { font-size: 13pt; margin: 5mm 0 0; }
.certificate .name { font: 600 27pt/1.15 ${titles}; border-bottom: .5mm solid #000; padding: 0 8mm 1mm; margin: 1mm 0 4mm; min-width: 110mm; min-height: 1.25em; max-width: 100%; overflow-wrap: anywhere; }
.certificate .deed { font-size: 14pt; margin: 0; }
.certificate > svg { flex: 1; min-height: 0; width: 100%; margin: 4mm 0; }
.certificate .proud h2 { font-size: 14pt; margin-bottom: 2mm; }
.certificate .proud ul { list-style: none; margin: 0; padding: 0; font-family: Andika, ${scriptFamilies}, sans-serif; font-size: 11.5pt; line-height: 1.35; }
.certificate .proud.many ul { font-size: 10pt; line-height: 1.25; }
.certificate .proud.very-many ul { font-size: 8.8pt; line-height: 1.2; columns: 2; column-gap: 5mm; }
.certificate .sign { display: flex; gap: 14mm; width: 100%; margin-top: 13mm; }
.certificate .sign span { flex: 2; border-top: .4mm solid #000; padding-top: 1mm; font-size: 10.5pt; } .certificate .sign span:first-child { flex: 1; }
`
