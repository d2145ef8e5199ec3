/**
 * Copies what a field holds. Away from https and localhost, as on a tablet in the family's network, there is no
 * clipboard to write to: then the text is marked and copied as by hand.
 * @returns whether it worked; if not, the text stays marked
 */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.select()
    return document.execCommand('copy')
  }
}
