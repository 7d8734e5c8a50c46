/**
 * Sets the focus to the heading of the page where nothing has it: what had it is gone, and a key that is pressed next
 * would begin at the top of the window.
 */
export function focusPageHeading(): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  // It is where one goes on, not what one chose.
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
