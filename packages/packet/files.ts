import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { isWhole, type Part, sheetsOf, whole } from './part.ts'

/** Names of the files of a package, the same in the ZIP and on disk. */
export interface PackageFiles {
  packet: string
  answers: string
  plan: string
  readme: string
  /** By sheet id, in page order. */
  sheets: Map<string, string>
}

export function packageFiles(plan: PlanDocument, part: Part = whole): PackageFiles {
  return {
    packet: 'packet.pdf',
    answers: 'answer-key.pdf',
    plan: 'plan.json',
    readme: 'README.txt',
    sheets: new Map(
      sheetsOf(plan, part).map((sheet) => [
        sheet.id,
        `worksheets/${String(plan.sheets.indexOf(sheet) + 1).padStart(2, '0')}-day-${sheet.day}-${slug(sheet.title)}.pdf`,
      ]),
    ),
  }
}

/** Plain letters, figures and hyphens, at most 48. */
function slug(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 48)
      .replace(/^-|-$/g, '') || 'worksheet'
  )
}

export function zipName(plan: PlanDocument): string {
  return `pencil-quest-${plan.request.theme}-${plan.request.length}-days-${plan.code.toLowerCase()}.zip`
}

/** The ZIP's README.txt, for somebody who finds it a year from now. */
export function readmeText(plan: PlanDocument, part: Part = whole): string {
  const files = packageFiles(plan, part)
  const sheets = [...files.sheets.entries()].map(([id, file]) => {
    const sheet = plan.sheets.find((entry) => entry.id === id)
    return `  ${file}\n      ${sheet?.title}`
  })
  return [
    plan.title,
    `${plan.world} - ${plan.request.length} days, ${plan.request.duration} minutes a day`,
    `Plan code: ${plan.code}`,
    '',
    'What is in this folder',
    `  ${files.packet}`,
    ...(isWhole(part)
      ? [
          '      Everything in one file, ready to print: cover, how to use it, what you need, a page for each day,',
          '      the worksheets, the answer key.',
        ]
      : ['      The pages that were chosen, in one file, ready to print.']),
    ...sheets,
    ...(part.answers && sheets.length > 0 ? [`  ${files.answers}`, '      The answers of all worksheets.'] : []),
    `  ${files.plan}`,
    '      The plan as data, without the name of your child.',
    '',
    'How to print',
    '  Print at 100 % ("actual size"), black and white is fine. One side of the paper is best.',
    '',
    'The same choices and the same plan code give the same plan again.',
    '',
  ].join('\n')
}
