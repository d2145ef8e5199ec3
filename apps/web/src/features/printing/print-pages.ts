/** No script of a page runs, but its frame can be printed. */
export const pageSandbox = 'allow-same-origin allow-modals'

let last: HTMLIFrameElement | undefined

/**
 * Loads pages into a frame out of sight and prints them.
 * @throws where the address answers no page
 */
export async function printPages(path: string): Promise<void> {
  last?.remove()
  const frame = document.createElement('iframe')
  last = frame
  frame.setAttribute('sandbox', pageSandbox)
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  // Laid out like paper: a frame without a size prints nothing in some browsers.
  frame.style.cssText = 'position: fixed; left: -300vw; top: 0; width: 8.5in; height: 11in; border: 0'
  await new Promise((loaded) => {
    frame.addEventListener('load', loaded, { once: true })
    frame.src = path
    document.body.append(frame)
  })
  await printFrame(frame)
}

/** @throws where the frame shows no page */
export async function printFrame(frame: HTMLIFrameElement): Promise<void> {
  const page = pageIn(frame)
  if (!page) throw new Error('The frame holds no page')
  await page.fonts.ready
  frame.contentWindow?.print()
}

/** The page in a frame; nothing where an error came in its place, or while it is still on its way. */
export function pageIn(frame: HTMLIFrameElement): Document | null {
  const page = frame.contentDocument
  // Contrary to its type, a page that is just coming in has no body.
  return page?.contentType === 'text/html' && page.body?.childElementCount > 0 ? page : null
}
