import { allLetters, letterSizes } from '../pages/letters.ts'
import { scriptFamilies } from '../scripts.ts'

const zooms = allLetters.map((letters) => `.day .${letters} { zoom: ${letterSizes[letters]}; }`).join(' ')

/** Cover, guide, materials, day pages and answer key. */
export const parentStyle = `
.cover { height: var(--area-height); display: flex; flex-direction: column; text-align: center; border: .7mm solid #000; border-radius: 6mm; padding: 12mm 12mm 9mm; }
.cover .brand { font: 600 12pt Fredoka, ${scriptFamilies}, sans-serif; }
.cover h1 { font-size: 33pt; margin: 9mm 0 3mm; overflow-wrap: anywhere; }
.cover .world { font: 600 16pt Fredoka, ${scriptFamilies}, sans-serif; }
.cover svg { flex: 1; min-height: 0; width: 100%; margin: 6mm 0; }
.cover .facts { display: flex; justify-content: center; gap: 4mm; flex-wrap: wrap; font: 600 11.5pt Fredoka, ${scriptFamilies}, sans-serif; }
.cover .facts span { border: .4mm solid #000; border-radius: 5mm; padding: 1mm 4mm; }
.guide h1, .materials h1, .answers h1 { margin-bottom: 4mm; }
.guide h2 { margin: 5mm 0 1.5mm; }
.notice { border: .5mm solid #000; border-radius: 3mm; padding: 2.5mm 4mm; margin-top: 3mm; }
.week { width: 100%; border-collapse: collapse; margin-top: 2mm; }
.week th, .week td { border: .3mm solid #000; padding: .9mm 2mm; text-align: left; vertical-align: top; font-size: 9.5pt; line-height: 1.25; }
.materials table { width: 100%; border-collapse: collapse; }
.materials th, .materials td { border-bottom: .3mm solid #000; padding: 1.3mm 2mm; text-align: left; vertical-align: top; }
.materials .tick { display: inline-block; width: 4mm; height: 4mm; border: .4mm solid #000; border-radius: .8mm; vertical-align: -0.6mm; }
.day > header { display: flex; align-items: center; gap: 5mm; border-bottom: .7mm solid #000; padding-bottom: 2mm; margin-bottom: 3mm; }
.day > header p { margin: 1mm 0 0; }
.day > header .spot { flex: none; width: 20mm; } .day > header .spot svg { display: block; width: 100%; }
.step { margin-bottom: 3.2mm; break-inside: avoid; }
.step > header { display: flex; align-items: baseline; gap: 3mm; break-after: avoid; margin-bottom: 1mm; }
.step > header h3 { flex: 1; }
.step .subject { font-weight: 700; }
.read { border-left: 1mm solid #000; padding-left: 3mm; margin: 0 0 1.4mm; font-size: 10pt; line-height: 1.36; white-space: pre-line; font-family: Andika, ${scriptFamilies}, sans-serif; }
.recall { font-size: 10pt; line-height: 1.36; margin: 0 0 2.6mm; } .ask { margin: 0 0 .8mm; } .read + .ask { margin-top: 2mm; }
.facts-line { font-size: 10pt; line-height: 1.34; margin-bottom: 1.2mm; break-after: avoid; break-inside: avoid; }
.child { border: .4mm solid #000; border-radius: 3mm; padding: 2.2mm 3.5mm .6mm; margin-bottom: 2.5mm; font-family: Andika, ${scriptFamilies}, sans-serif; font-size: 10pt; line-height: 1.32; break-inside: avoid; }
.child h4 { margin-bottom: 1.4mm; }
.child .part { display: grid; grid-template-columns: 19mm 1fr; margin-bottom: 1.6mm; }
.child .part > p { margin: 0; white-space: pre-line; }
.child .label { font-size: 9.5pt; line-height: 1.5; }
.day.apart > .lesson { break-before: page; } ${zooms} ${allLetters.map((letters) => `.day .${letters} > h2`).join(', ')} { margin: 5mm 0 2mm; } .glance ol { margin-top: 2mm; } .glance .pause { margin: 1.5mm 0 0 -5mm; } .glance .pause .read { margin-top: .6mm; } .glance li { margin-bottom: 2mm; }
.step > h4 { margin-bottom: .8mm; }
.told { display: grid; grid-template-columns: 19mm 1fr; margin-bottom: 1.2mm; font-size: 10pt; line-height: 1.34; } .told p { margin: 0; } .told .whole { grid-column: 1 / -1; }
.steps .told { margin: .3mm 0 .2mm; grid-template-columns: 24mm 1fr; }
.pictured { display: flex; align-items: flex-start; gap: 4mm; } .pictured .told { flex: 1; } .pictured figure { flex: none; margin: 0; } .pictured svg { display: block; }
.questions { width: 100%; border-collapse: collapse; margin: .6mm 0; font-size: 10pt; line-height: 1.3; }
.questions th, .questions td { border: .25mm solid #000; padding: .7mm 1.6mm; text-align: left; vertical-align: top; }
.questions td:first-child { font-family: Andika, ${scriptFamilies}, sans-serif; width: 72%; } .questions.tempting td:first-child { width: 64%; } .questions.tempting td:nth-child(2) { width: 18%; }
.questions .played td { font-family: inherit; width: auto; } .questions tr:has(+ .played) td { border-bottom: 0; } .questions .played td { border-top: 0; padding-top: 0; }
.questions .tells { display: block; padding-left: 4mm; font-style: italic; } .tells b:first-child { font-style: normal; font-weight: 600; }
.child.ending { padding-top: 1.6mm; margin-bottom: 1.8mm; }
.steps { margin: 0 0 1.4mm; padding-left: 6mm; font-size: 10pt; line-height: 1.34; } .steps li { margin-bottom: 1.3mm; }
.step-minutes { float: right; margin-left: 3mm; font-size: 9pt; } .child h4 .step-minutes { font-family: inherit; font-weight: 400; }
.help { display: grid; grid-template-columns: 1fr 1fr; gap: .6mm 5mm; font-size: 9pt; line-height: 1.34; }
.help p { margin: 0; }
.safety { font-weight: 700; }
.answers article { break-inside: avoid; border-top: .4mm solid #000; padding: 2mm 0 2.5mm; }
.answers ol { columns: 2; column-gap: 8mm; list-style: none; padding: 0; }
.answers ol.wide { columns: 1; }
.answers li b { font-family: Fredoka, ${scriptFamilies}, sans-serif; }
.answers .note { display: block; font-size: 9pt; }
`
