import { Burst } from './burst.ts'

/** So much later than planned a timer runs where keys may be waiting behind it; in ms. */
const LATE_MS = 8

/** So long a scanner takes at most for what it sends after a code; in ms. */
const LATE_END_MS = 300

interface ListenOptions {
  /** The longest time between two keys of one scan; in ms. */
  gapMs: number
  /** What the scanner sends after a code: it presses nothing, also where it comes late. @default 'none' */
  suffix?: 'enter' | 'tab' | 'none'
  /** @param at when its last key was pressed */
  onScan: (code: string, at: number) => void
}

/** Fewer keys in a row that nothing ends, in a field, are those of somebody who types fast; in characters. */
const SURELY_SCANNED = 8

/** A field as it was before the first key of a scan. */
interface FieldBefore {
  field: HTMLInputElement | HTMLTextAreaElement
  value: string
  start: number | null
  end: number | null
}

/**
 * Listens for scanners that type, on the whole page: a code is taken out of the keys before anything else sees them, whatever has
 * the focus. A field into which it was scanned is left as it was, and no button is pressed by what ends a code. A single key
 * that somebody presses reaches its shortcut once it is known to be no scan. What says that it takes scans itself, as the palette
 * does, has its keys as they come.
 *
 * @returns what ends it.
 */
export function listenForScans({ gapMs, suffix = 'none', onScan }: ListenOptions): () => void {
  const burst = new Burst(gapMs)
  /** Keys that may be a scan, kept from shortcuts. */
  let held: KeyboardEvent[] = []
  let before: FieldBefore | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When a code was read whose end has not come. */
  let openEndAt = Number.NEGATIVE_INFINITY
  const sentAgain = new WeakSet<Event>()

  function settle(): void {
    clearTimeout(timer)
    const typed = held
    held = []
    before = undefined
    for (const event of typed) {
      const again = new KeyboardEvent('keydown', event)
      sentAgain.add(again)
      event.target?.dispatchEvent(again)
    }
  }

  function take(code: string, at: number): void {
    clearTimeout(timer)
    held = []
    before = undefined
    onScan(code, at)
  }

  function waitForMore(): void {
    clearTimeout(timer)
    const due = performance.now() + gapMs
    timer = setTimeout(() => {
      // The page was busy: keys that came meanwhile are still to be seen.
      if (performance.now() - due > LATE_MS) return waitForMore()
      const code = burst.end()
      if (code === undefined) return settle()
      if (!before || code.length >= SURELY_SCANNED) {
        openEndAt = performance.now()
        return take(code, openEndAt)
      }
      write(before, code)
      settle()
    }, gapMs)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (sentAgain.has(event) || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof HTMLElement && event.target.closest('[data-takes-scans]')) return
    const isLateEnd = event.key.toLowerCase() === suffix && event.timeStamp - openEndAt <= LATE_END_MS
    openEndAt = Number.NEGATIVE_INFINITY
    if (isLateEnd) return swallow(event)
    const wasBegun = burst.isBegun
    const meaning = burst.press(event.key, event.timeStamp)
    if (meaning.kind === 'typed') {
      if (wasBegun && !burst.isBegun) settle()
      return
    }
    if (meaning.kind === 'scan') {
      swallow(event)
      take(meaning.code, event.timeStamp)
      return
    }
    const field = fieldOf(event.target)
    if (meaning.kind === 'held') {
      // What was held before it was typed.
      if (meaning.isFirst) settle()
      if (field)
        before ??= { field, value: field.value, start: field.selectionStart, end: field.selectionEnd }
      else if (isFreeOfKeys(event.target)) {
        swallow(event)
        held.push(event)
      }
      waitForMore()
      return
    }
    swallow(event)
    if (meaning.isRecognized && before) restore(before)
    waitForMore()
  }

  addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    removeEventListener('keydown', onKeyDown, { capture: true })
    settle()
  }
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Types of inputs that hold a text whose selection can be read. */
const TEXT_TYPES = new Set(['text', 'search', 'url', 'tel', 'password'])

function fieldOf(target: EventTarget | null): FieldBefore['field'] | undefined {
  if (target instanceof HTMLTextAreaElement) return target
  return target instanceof HTMLInputElement && TEXT_TYPES.has(target.type) ? target : undefined
}

/** Whether a key does nothing there but what a shortcut makes of it. */
function isFreeOfKeys(target: EventTarget | null): boolean {
  return (
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
    target instanceof HTMLElement && !target.isContentEditable && !target.matches('input, textarea, select')
  )
}

/** As if nothing had been typed. */
function restore({ field, value, start, end }: FieldBefore): void {
  setValue(field, value)
  if (start !== null) field.setSelectionRange(start, end)
}

/** Puts what was typed after all where it belongs. */
function write({ field, value, start, end }: FieldBefore, text: string): void {
  const [from, to] = [start ?? value.length, end ?? value.length]
  setValue(field, value.slice(0, from) + text + value.slice(to))
  if (start !== null) field.setSelectionRange(from + text.length, from + text.length)
}

/** Also for who draws the field. */
function setValue(field: FieldBefore['field'], value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
