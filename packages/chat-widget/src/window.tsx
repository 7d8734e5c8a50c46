/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks'
import { paletteOf } from './accent.ts'
import { Icon } from './icons.tsx'
import type { Panel as PanelType } from './panel.tsx'
import type { WidgetActions, WidgetState } from './state.ts'
import { launcherTexts } from './launcher-texts.ts'

interface WindowProps {
  state: WidgetState
  actions: WidgetActions
  /** What opens; undefined until it is loaded. */
  Panel: typeof PanelType | undefined
  /** The launcher is about to be used. */
  onApproach?: () => void
  /** Whether it is shown inside a page, as a preview, and not above it. */
  isInPlace?: boolean
}

/** The launcher, and the window that it opens. */
export function ChatWindow({ state, actions, Panel, onApproach, isInPlace = false }: WindowProps) {
  const { look, isDark, isOpen } = state
  const launcher = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const wasOpenRef = useRef(false)
  useEffect(() => {
    if (isInPlace || wasOpenRef.current === isOpen || (isOpen && !Panel)) return
    wasOpenRef.current = isOpen
    // Where a finger opens it, the keyboard of the screen waits until the field is touched.
    if (isOpen) {
      if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true })
    } else launcher.current?.focus({ preventScroll: true })
  }, [isOpen, isInPlace, Panel])
  return (
    <div
      role="presentation"
      class={`root${isOpen ? ' is-open' : ''}${isInPlace ? ' in-place' : ''}`}
      lang={look.language}
      style={paletteOf(look.color, isDark)}
      onKeyDown={(event) => {
        // No shortcut of the page hears what is typed here.
        event.stopPropagation()
        if (event.key === 'Escape' && isOpen && !isInPlace) actions.close()
      }}
    >
      {isOpen && Panel && <Panel state={state} actions={actions} field={field} />}
      {!isInPlace && <Teaser state={state} actions={actions} />}
      {!isInPlace && <Launcher state={state} actions={actions} button={launcher} onApproach={onApproach} />}
    </div>
  )
}

interface LauncherProps extends Pick<WindowProps, 'state' | 'actions'> {
  onApproach: (() => void) | undefined
  button: { current: HTMLButtonElement | null }
}

function Launcher({ state: { look, isOpen, unread }, actions, onApproach, button }: LauncherProps) {
  const texts = launcherTexts[look.language]
  const label = isOpen ? texts.close : unread > 0 ? texts.openWithNew(unread) : texts.open
  return (
    <button
      ref={button}
      type="button"
      class="launcher"
      aria-label={label}
      aria-expanded={isOpen}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={isOpen ? actions.close : actions.open}
    >
      <Icon name={isOpen ? 'down' : 'chat'} size={26} />
      {!isOpen && unread > 0 && <span class="badge">{unread > 9 ? '9+' : unread}</span>}
    </button>
  )
}

function Teaser({ state, actions }: Pick<WindowProps, 'state' | 'actions'>) {
  const { look, messages, isTeaserShown, isOpen } = state
  const texts = launcherTexts[look.language]
  const last = messages.findLast(({ author }) => author !== 'visitor')
  if (!isTeaserShown || isOpen || !last) return null
  return (
    <div class="teaser" role="status">
      <button type="button" class="teaser-text" onClick={actions.open}>
        <b>{last.author === 'agent' ? texts.agent : (last.authorName ?? texts.support)}</b> {last.text}
      </button>
      <button type="button" class="tool" aria-label={texts.dismiss} onClick={actions.dismissTeaser}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
