import { planRequestSchema } from '@pencil-quest/contract/plan-request'
import { scriptFolders, scriptFontFolders } from '@pencil-quest/packet/scripts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { fontFile } from '../../browser/fonts.ts'
import { planDocument, planRequestBody } from '../../testing/factory.ts'
import { suitePrinter } from '../../testing/suite-printer.ts'
import { toComposeRequest } from '../generation/compose-request.ts'
import { printPacket } from './print-package.ts'

const printer = suitePrinter()

const request = toComposeRequest({ ...planRequestSchema.parse(planRequestBody()), seed: 1 }, [])

async function printedText(name: string): Promise<string> {
  const pdf = await printPacket(planDocument(request), name, { paper: 'letter' }, printer())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.normalize('NFKC').replace(/[\u2066-\u2069]/g, '')
}

/** Letters without a font print as boxes, which no reader can turn back into text. */
test.each([
  'Владислава',
  'Ιφιγένεια',
  '李小龙',
  'さくら',
  '김민준',
  'Արեգ',
  'ნინო',
  "O'Neil & Söhne",
  '</script><b>Bo</b>',
  '$& {{x}}',
])('%s is printed letter by letter', async (name) => {
  expect(await printedText(name)).toContain(name)
})

test('forty letters stand on the cover without running out of the page', async () => {
  const name = 'Maximiliana-Theodora Wolfeschlegelsteine'
  expect((await printedText(name)).replace(/\s+/g, ' ')).toContain(name)
})

test('a name that is written from right to left is printed with all its letters', async () => {
  for (const name of ['אביגיל', 'محمد']) {
    const text = await printedText(name)
    for (const letter of name) expect(text, name).toContain(letter)
  }
})

test('a page asks for the fonts of its own letters only, and the server has every one', async () => {
  expect(scriptFolders('Hello, Zoë')).toEqual([])
  expect(scriptFolders('สมชาย and 李')).toEqual(['noto-sans-thai', 'noto-sans-sc'])
  for (const folder of scriptFontFolders) {
    expect((await fontFile(`/fonts/${folder}/index.css`))?.contentType, folder).toBe('text/css')
  }
})
