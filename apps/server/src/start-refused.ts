/** The start cannot go on; the message tells the operator what to do and is printed without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
