let last: HTMLIFrameElement | undefined

/** Prints a picture alone, without the page around it, by the browser's own dialog. */
export function printPicture(title: string, picture: SVGElement): void {
  // A browser tells no sooner than with the next one that a page was printed.
  last?.remove()
  const frame = document.createElement('iframe')
  last = frame
  frame.title = title
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  frame.addEventListener(
    'load',
    () => {
      const page = frame.contentDocument
      if (!page) return
      page.title = title
      page.body.style.margin = '0'
      const printed = page.importNode(picture, true)
      printed.removeAttribute('class')
      page.body.append(printed)
      frame.contentWindow?.print()
    },
    { once: true },
  )
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- an empty page
  frame.srcdoc = '<!doctype html>'
  document.body.append(frame)
}
