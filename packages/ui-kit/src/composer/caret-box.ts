/** What decides where the lines of a text break. */
const COPIED = [
  'font',
  'letter-spacing',
  'word-spacing',
  'tab-size',
  'text-indent',
  'direction',
  'padding',
  'border-width',
  'box-sizing',
  'font-feature-settings',
]

/**
 * Where a place in the text of a textarea stands in the window: browsers don't say, so the text is set once more, out
 * of sight.
 */
export function caretBox(area: HTMLTextAreaElement, index: number): DOMRect {
  const style = getComputedStyle(area)
  const mirror = document.createElement('div')
  for (const name of COPIED) mirror.style.setProperty(name, style.getPropertyValue(name))
  mirror.style.setProperty('position', 'absolute')
  mirror.style.setProperty('visibility', 'hidden')
  mirror.style.setProperty('white-space', 'pre-wrap')
  mirror.style.setProperty('overflow-wrap', 'break-word')
  mirror.style.setProperty('border-style', 'solid')
  mirror.style.setProperty('width', `${area.offsetWidth}px`)
  const mark = document.createElement('span')
  mark.textContent = area.value.slice(index, index + 1) || '.'
  mirror.append(area.value.slice(0, index), mark)
  document.body.append(mirror)
  const [left, top, height] = [mark.offsetLeft, mark.offsetTop, mark.offsetHeight]
  mirror.remove()
  const box = area.getBoundingClientRect()
  return new DOMRect(box.left + left - area.scrollLeft, box.top + top - area.scrollTop, 0, height)
}
