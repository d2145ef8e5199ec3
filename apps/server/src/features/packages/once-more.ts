import { PrinterFailed } from '#server/browser/printer.ts'

/** A browser that ended under the print is started anew, so a second try is worth it; a third is not. */
export async function onceMore<T>(print: () => Promise<T>): Promise<T> {
  try {
    return await print()
  } catch (error) {
    if (!(error instanceof PrinterFailed)) throw error
    return print()
  }
}
