/** Whether a dialog is open, which has the keyboard for itself. */
export function isBehindModal(): boolean {
  return document.querySelector('dialog:modal') !== null
}
