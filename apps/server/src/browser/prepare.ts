import { createHash } from 'node:crypto'
import { access, mkdir, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { Printer } from './printer.ts'
import { printsText } from './probe.ts'
import type { BrowserBinary } from './unpack-chromium.ts'

/**
 * Finds the browser and proves once, by a printed line, that it prints text.
 * @returns null, with the reason told to `tell`, where this machine has no browser that prints.
 */
export async function prepareBrowser(
  folder: string,
  chromiumPath: string | undefined,
  tell: (message: string) => void,
): Promise<BrowserBinary | null> {
  await mkdir(folder, { recursive: true })
  const binary = await findBrowser(folder, chromiumPath).catch((error: unknown) => {
    tell(`The packaged browser could not be unpacked: ${error instanceof Error ? error.message : error}`)
    return null
  })
  if (!binary) {
    tell(
      'No browser to print with was found. Install Chrome or Chromium, or set CHROMIUM_PATH. Plans work; PDFs do not.',
    )
    return null
  }
  const mark = join(folder, `.proved-${await shortName(binary.executablePath)}`)
  if (await isThere(mark)) return binary
  const printer = new Printer(binary)
  try {
    if (await printsText(printer)) {
      await writeFile(mark, '')
      tell('The browser printed its probe page.')
      return binary
    }
    tell(`The browser ${binary.executablePath} prints pages without text. Set CHROMIUM_PATH to another one.`)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : error
    tell(`The browser ${binary.executablePath} does not print: ${cause}`)
  } finally {
    await printer.close()
  }
  return null
}

/** The same by whatever path the program is reached, and never too long for a file's name. */
async function shortName(program: string): Promise<string> {
  const path = await realpath(program).catch(() => program)
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
