/** How far a row is moved before it is let go for something to be done; in px. */
const REACH = 96
/** So far up or down, in px, it is no swipe. */
const DRIFT = 10
/** A row that is let go faster than this goes all the way; in px per ms. */
const FLICK = 0.6
/** How far it is moved at least. */
const FLICK_REACH = 32
const LONG_PRESS_MS = 400
const SPRING_MS = 180
/** What a phone makes felt, in ms. */
const TICK_MS = 10

/** Where a row is swiped to. */
export type SwipeSide = 'left' | 'right'

interface RowTouches {
  /** Shows what a swipe will do: `data-side` and `data-reached` say it. Is put into the row that is moved. */
  ground: HTMLElement
  /** Whether a swipe of the row to this side does something. */
  isOffered: (row: HTMLElement, side: SwipeSide) => boolean
  onSwipe: (row: HTMLElement, side: SwipeSide) => void
  /** It was pressed for long, or tapped while others are chosen. */
  onChoose: (row: HTMLElement) => void
  /** Whether any row is chosen. */
  isChoosing: () => boolean
  /** A row that is let go at speed goes all the way. @default false */
  takesFlicks?: boolean | undefined
}

interface Touch {
  row: HTMLElement
  id: number
  x: number
  y: number
  /** How far it was moved. */
  by: number
  /** When it was moved last, in ms of the page, and how fast, in px per ms; less than 0 is to the left. */
  movedAt: number
  speed: number
  hasReached: boolean
  longPress: ReturnType<typeof setTimeout>
}

/**
 * Hears what fingers do to the rows (`li[data-index]`) of a list: swipes to the left and right, long presses, and taps
 * while rows are chosen. Nothing is drawn by React meanwhile, and nothing holds up the scroll.
 *
 * @returns what ends it.
 */
export function watchRowTouches(list: HTMLElement, touches: RowTouches): () => void {
  const { ground } = touches
  const heard = new AbortController()
  let touch: Touch | undefined
  /** The click that follows was meant for something else. */
  let isSpent = false
  let isFinger = false

  function show(current: Touch, by: number) {
    const side = sideOf(by)
    const isOffered = by !== 0 && touches.isOffered(current.row, side)
    current.by = isOffered ? by : 0
    if (!ground.isConnected || ground.parentElement !== current.row) current.row.append(ground)
    content(current.row)?.style.setProperty('translate', `${current.by}px`)
    ground.style.setProperty('inline-size', `${Math.abs(current.by)}px`)
    ground.dataset['side'] = side
    const hasReached = Math.abs(current.by) >= REACH
    if (hasReached && !current.hasReached) tick()
    current.hasReached = hasReached
    ground.toggleAttribute('data-reached', hasReached)
  }
  /** Ends a touch without anything done: the row springs back. */
  function cancel() {
    if (!touch) return
    const { row, by, longPress } = touch
    clearTimeout(longPress)
    touch = undefined
    if (by !== 0) springBack(row, by)
  }
  function springBack(row: HTMLElement, by: number) {
    const moved = content(row)
    putBack(row)
    if (!moved || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    row.append(ground)
    const timing = { duration: SPRING_MS, easing: 'ease-out' }
    moved.animate([{ translate: `${by}px` }, { translate: '0px' }], timing)
    ground.animate([{ inlineSize: `${Math.abs(by)}px` }, { inlineSize: '0px' }], timing).onfinish = () => {
      if (!touch) ground.remove()
    }
  }
  function putBack(row: HTMLElement) {
    content(row)?.style.removeProperty('translate')
    ground.style.setProperty('inline-size', '0px')
    ground.removeAttribute('data-reached')
    ground.remove()
  }

  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
    options: AddEventListenerOptions = { passive: true },
  ) => list.addEventListener(kind, act, { ...options, signal: heard.signal })

  on('pointerdown', (event) => {
    isFinger = event.pointerType === 'touch'
    isSpent = false
    cancel()
    const row = rowOf(event.target)
    if (!isFinger || !event.isPrimary || !row) return
    const longPress = setTimeout(() => {
      if (touch?.row !== row) return
      cancel()
      isSpent = true
      tick()
      touches.onChoose(row)
    }, LONG_PRESS_MS)
    touch = {
      row,
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      by: 0,
      movedAt: event.timeStamp,
      speed: 0,
      hasReached: false,
      longPress,
    }
  })
  on('pointermove', (event) => {
    if (!touch || event.pointerId !== touch.id) return
    const by = event.clientX - touch.x
    const drift = Math.abs(event.clientY - touch.y)
    if (Math.max(Math.abs(by), drift) >= DRIFT) clearTimeout(touch.longPress)
    // Once the whole way is gone, a thumb may draw its arc.
    if (drift >= DRIFT && !touch.hasReached) {
      isSpent = touch.by !== 0
      cancel()
      return
    }
    const time = Math.max(1, event.timeStamp - touch.movedAt)
    const wasBy = touch.by
    show(touch, by)
    touch.speed = (touch.by - wasBy) / time
    touch.movedAt = event.timeStamp
  })
  on('pointerup', (event) => {
    if (!touch || event.pointerId !== touch.id) return
    const { row, by, hasReached, speed, movedAt } = touch
    // A finger that rests before it is lifted means nothing by its speed.
    const isFlick =
      touches.takesFlicks === true &&
      Math.abs(by) >= FLICK_REACH &&
      Math.abs(speed) >= FLICK &&
      Math.sign(speed) === Math.sign(by) &&
      event.timeStamp - movedAt < LONG_PRESS_MS / 4
    if (!hasReached && !isFlick) {
      isSpent = Math.abs(by) >= DRIFT
      return cancel()
    }
    clearTimeout(touch.longPress)
    touch = undefined
    isSpent = true
    putBack(row)
    touches.onSwipe(row, sideOf(by))
  })
  on('pointercancel', cancel)
  const ownClick = { capture: true }
  on(
    'click',
    (event) => {
      // A key's own click is no finger's.
      if (event.detail === 0) return
      const row = rowOf(event.target)
      const isChoice = isFinger && row !== undefined && touches.isChoosing()
      if (!isSpent && !isChoice) return
      event.preventDefault()
      event.stopPropagation()
      if (!isSpent && row) touches.onChoose(row)
      isSpent = false
    },
    ownClick,
  )
  // The browser's own answers to a long press: a menu of the link, and dragging it.
  for (const kind of ['contextmenu', 'dragstart'] as const) {
    on(
      kind,
      (event) => {
        if (isFinger && rowOf(event.target)) event.preventDefault()
      },
      {},
    )
  }
  return () => {
    if (touch) {
      clearTimeout(touch.longPress)
      putBack(touch.row)
    }
    heard.abort()
  }
}

const sideOf = (by: number): SwipeSide => (by < 0 ? 'left' : 'right')

/** The row that a finger is on; none for a control in it that has a press of its own. */
function rowOf(target: EventTarget | null): HTMLElement | undefined {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
  if (!(target instanceof Element) || target.closest('input, button')) return undefined
  return target.closest<HTMLElement>('li[data-index]') ?? undefined
}

function content(row: HTMLElement): HTMLElement | undefined {
  return row.firstElementChild instanceof HTMLElement ? row.firstElementChild : undefined
}

function tick() {
  // Safari has none.
  if ('vibrate' in navigator) navigator.vibrate(TICK_MS)
}
