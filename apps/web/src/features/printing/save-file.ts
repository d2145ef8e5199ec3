/** Saves a file under a name and answers its address, for a visible link: some tablets ignore the download. */
export function saveFile(blob: Blob, name: string): string {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  return url
}
