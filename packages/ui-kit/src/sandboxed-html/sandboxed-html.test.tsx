import { expect, test } from 'vitest'
import { renderKit } from '../../test/render-kit.tsx'
import { SandboxedHtml } from './sandboxed-html.tsx'

const mail = (html: string) => <SandboxedHtml label="Mail" html={html} />

test('sandboxed HTML: while the page of its frame loads, it waits, and then shows the newest content', async () => {
  const screen = await renderKit(mail('<p>First</p>'))
  const frame = screen.getByTitle('Mail').element()
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('A frame is expected.')
  const text = () => frame.contentDocument?.querySelector('body')?.textContent
  await expect.poll(text).toBe('First')
  // A document has neither head nor body at first.
  frame.contentDocument?.documentElement.remove()
  await screen.rerender(mail('<p>Second</p>'))
  // It comes whole.
  frame.setAttribute('srcdoc', frame.srcdoc)
  await expect.poll(text).toBe('Second')
})
