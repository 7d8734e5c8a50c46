/** The place of a chat window in a page: its own tree, which no style sheet of the page reaches. */
import launcherStyles from './launcher.css?inline'

/** Above what pages put on top of themselves. */
const TOP = 2_147_483_000

/** @returns where to draw. @param isAbove whether it lies above the page, or where it stands */
export function drawIn(element: HTMLElement, isAbove: boolean): ShadowRoot {
  const place = isAbove
    ? { position: 'fixed', right: '0', bottom: '0', 'z-index': String(TOP) }
    : { height: '100%' }
  // A page may hide or move everything: what is set here and important comes before all of its rules.
  for (const [name, value] of Object.entries({ all: 'initial', display: 'block', ...place })) {
    element.style.setProperty(name, value, 'important')
  }
  const root = element.attachShadow({ mode: 'open' })
  addStyles(root, launcherStyles)
  return root
}

/** A policy that allows no inline styles allows these. */
export function addStyles(root: ShadowRoot, styles: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
