/**
 * A set-up file for tests: what moves is at its end at once. A test that asks whether a dialog can be seen would
 * otherwise be answered "no" in the frame in which it starts to fade in.
 */
const style = document.createElement('style')
style.textContent = `*, *::before, *::after, *::backdrop {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition: none !important;
}`
document.head.append(style)
