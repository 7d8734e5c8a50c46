/** Puts the focus on the page where what had it is gone, and the focus with it. Does nothing while something has it. */
export function focusMain(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus()
}
