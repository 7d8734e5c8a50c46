/** Saves bytes where the browser keeps downloads. */
export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click only.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
