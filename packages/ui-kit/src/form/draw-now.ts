import { flushSync } from 'react-dom'

/** Changes what is shown, and has it on the page when it returns: for what sets the focus there next. */
export function drawNow(change: () => void): void {
  flushSync(change)
}
