/** @jsxImportSource preact */
/** The chat window as its settings show it: with what they hold at the moment, and no server. */
import { render } from 'preact'
import { addStyles, drawIn } from './host.ts'
import { Panel, panelStyles } from './panel.tsx'
import type { WidgetLook } from './look.ts'
import { ChatWindow } from './window.tsx'
import { emptyState, type Message, type WidgetActions, type WidgetState } from './state.ts'

export type { WidgetLook } from './look.ts'

export interface Preview {
  update: (look: WidgetLook) => void
  /** Begins the conversation anew. */
  restart: () => void
  unmount: () => void
}

/** Shows the window in an element of a page. What is written in it is seen there alone. */
export function mountPreview(target: HTMLElement, look: WidgetLook): Preview {
  const element = document.createElement('div')
  target.append(element)
  const root = drawIn(element, false)
  addStyles(root, panelStyles)
  let state: WidgetState = { ...emptyState(look), isOpen: true }
  const set = (change: Partial<WidgetState>) => {
    state = { ...state, ...change }
    draw()
  }
  const draw = () => render(<Shown state={state} actions={actions} />, root)
  const actions = previewActions(() => state, set)
  draw()
  return {
    update: (changed) => set({ look: changed }),
    restart: () => set({ messages: [], draft: '', files: [] }),
    unmount() {
      render(null, root)
      element.remove()
    },
  }
}

function Shown(props: { state: WidgetState; actions: WidgetActions }) {
  return <ChatWindow {...props} Panel={Panel} isInPlace />
}

const nothing = () => undefined

function previewActions(
  state: () => WidgetState,
  set: (change: Partial<WidgetState>) => void,
): WidgetActions {
  return {
    open: nothing,
    close: nothing,
    write: (draft) => set({ draft }),
    attach: nothing,
    detach: nothing,
    send(said) {
      const { draft, messages } = state()
      const text = (said ?? draft).trim()
      if (text === '') return
      const message: Message = {
        id: String(messages.length),
        author: 'visitor',
        text,
        createdAt: new Date().toISOString(),
      }
      set({ messages: [...messages, message], ...(said === undefined && { draft: '' }) })
    },
    retry: nothing,
    discard: nothing,
    askForPerson: nothing,
    startNew: nothing,
    leaveEmail: () => Promise.resolve(true),
    replyHere: nothing,
    rate: nothing,
    readEarlier: nothing,
    dismissTeaser: nothing,
    load: () => Promise.reject(new Error('A preview has no files.')),
  }
}
