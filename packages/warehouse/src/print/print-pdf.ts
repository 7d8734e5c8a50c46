/** Prints a PDF by the browser's own dialog. */
export function printPdf(pdf: Blob): void {
  const url = URL.createObjectURL(pdf)
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'PDF'
  frame.src = url
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  })
  document.body.append(frame)
  // The dialog holds the page while it is open; the frame has to outlive it.
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(url)
  }, 300_000)
}
