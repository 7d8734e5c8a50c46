/**
 * Puts a text in the place of a part of what is written, as if it was typed.
 *
 * @param from where the part begins; without it the text comes after what is selected, which stays.
 */
export function insertText(area: HTMLTextAreaElement, text: string, from?: number): void {
  const end = area.selectionEnd
  area.focus()
  area.setSelectionRange(from ?? end, end)
  // Deprecated without a successor: it alone lets the browser undo what a page inserts.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}
