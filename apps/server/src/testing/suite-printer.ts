import { afterAll, beforeAll } from 'vitest'
import { prepareBrowser } from '../browser/prepare.ts'
import { Printer } from '../browser/printer.ts'
import { sharedBrowserFolder } from './browser-folder.ts'

/** Starts a printer for all tests of a file and closes it after them; what is returned gives it to a running test. */
export function suitePrinter(): () => Printer {
  let printer: Printer | undefined
  beforeAll(async () => {
    const binary = await prepareBrowser(sharedBrowserFolder, undefined, () => {})
    if (!binary) throw new Error('There is no browser to print with')
    printer = new Printer(binary)
  })
  afterAll(() => printer?.close())
  return () => {
    if (!printer) throw new Error('The printer is there while tests run')
    return printer
  }
}
