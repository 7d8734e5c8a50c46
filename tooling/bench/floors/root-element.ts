/** Where a page is drawn. */
export function rootElement(): Element {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root.')
  return root
}
