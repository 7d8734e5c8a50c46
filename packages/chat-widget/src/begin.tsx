/** @jsxImportSource preact */
import { type ComponentProps, render } from 'preact'
import { addStyles, drawIn } from './host.ts'
import type { Message } from './state.ts'
import { type Identity, startWidget } from './widget.ts'
import { ChatWindow } from './window.tsx'

/** What a page can do with the chat window. */
export interface ReplybayApi {
  open: () => void
  close: () => void
  /** Says who the visitor is, before they begin a conversation. */
  identify: (identity: Identity) => void
  /** Tells what the team or the AI agent has written since. @returns the way to stop. */
  onMessage: (heard: (message: Pick<Message, 'author' | 'text' | 'createdAt'>) => void) => () => void
}

declare global {
  interface Window {
    Replybay?: ReplybayApi
  }
}

/** Shows the window once the page has time for it. @param script names the web, in `data-web`, and the server by its address */
export function begin(script: HTMLScriptElement): void {
  const { web: webId } = script.dataset
  // A page that loads the script twice has one window.
  if (!webId || typeof window.Replybay?.open === 'function') return
  const listeners = new Set<Parameters<ReplybayApi['onMessage']>[0]>()
  const started = whenIdle().then(() => start(webId, script, listeners))
  // A site that is not the web's, or a server that is away: the page stays as it is, and its owner reads why.
  started.catch((problem: unknown) => console.warn('The Replybay chat could not be shown:', problem))
  const when = (act: (widget: Awaited<typeof started>) => void) => void started.then(act, () => undefined)
  window.Replybay = {
    open: () => when(({ actions }) => actions.open()),
    close: () => when(({ actions }) => actions.close()),
    identify: (identity) => when((widget) => widget.identify(identity)),
    onMessage(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
  dispatchEvent(new Event('replybay:ready'))
}

async function start(
  webId: string,
  script: HTMLScriptElement,
  listeners: ReadonlySet<Parameters<ReplybayApi['onMessage']>[0]>,
) {
  const element = document.createElement('div')
  const root = drawIn(element, true)
  let shown: Pick<ComponentProps<typeof ChatWindow>, 'state' | 'actions'> | undefined
  let Panel: ComponentProps<typeof ChatWindow>['Panel']
  let loading: Promise<unknown> | undefined
  const draw = () => {
    if (shown) render(<ChatWindow {...shown} Panel={Panel} onApproach={load} />, root)
  }
  // What opens comes when somebody is about to open it; what did not come is asked for again.
  const load = () => {
    loading ??= import('./panel.tsx').then(
      ({ panelStyles, Panel: loaded }) => {
        addStyles(root, panelStyles)
        Panel = loaded
        return draw()
      },
      () => (loading = undefined),
    )
  }
  const { colorScheme } = getComputedStyle(document.documentElement)
  const widget = await startWidget({
    webId,
    base: new URL('/api/v1', script.src).href,
    languages: [script.dataset.language, document.documentElement.lang, ...navigator.languages],
    isDark:
      colorScheme === 'dark' ||
      (colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches),
    draw(state, actions) {
      if (state.isOpen) load()
      shown = { state, actions }
      draw()
    },
    onMessage({ author, text, createdAt }) {
      for (const heard of listeners) heard({ author, text, createdAt })
    },
  })
  // Beside the body: what a page does to its body does not move it.
  document.documentElement.append(element)
  return widget
}

/** After what the page shows first. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const ready = () => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 })
      else setTimeout(resolve, 1)
    }
    if (document.readyState === 'complete') ready()
    else addEventListener('load', ready, { once: true })
  })
}
