import { getEmailThread } from '@replybay/api-client/operations'
import { answerWith, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { emails, list, mailbox, thread } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Mailbox/Hostile emails',
  component: Screen,
  args: { path: '/emails/emails?email=email-0' },
}
export default meta
type Story = StoryObj<typeof Screen>

const RAN = 'data-hostile'
const run = `top.document.documentElement.setAttribute('${RAN}', '')`

const says = (html: string) =>
  handle(getEmailThread, () => ({
    data: {
      thread: { ...thread, messages: thread.messages?.slice(-1).map((last) => ({ ...last, html })) ?? [] },
    },
  }))

/** @returns the frame that shows the email. Until it is known what the email holds, another one may take its place. */
const frameOf = (canvas: { getByTitle: (title: string) => HTMLIFrameElement }) =>
  waitFor(async () => {
    const frame = canvas.getByTitle('Email from James Whitfield')
    await expect(frame.contentDocument?.body.innerText ?? '').toContain('The words that matter')
    return frame
  })

/** Nothing that an email brings along runs, leads away, or is asked for. */
export const Script: Story = {
  beforeEach: () =>
    answerWith(
      says(`<p>The words that matter</p>
        <script>${run}</script>
        <img src="data:," onerror="${run}"><svg onload="${run}"></svg><body onload="${run}">
        <iframe srcdoc="<script>${run}</script>"></iframe><object data="data:text/html,<script>${run}</script>"></object>
        <form action="javascript:${run}"><button autofocus onfocus="${run}">Go</button></form>
        <a href="javascript:${run}">Read more</a>
        <meta http-equiv="refresh" content="0;url=https://hostile.example/gone"><base href="https://hostile.example/">
        <link rel="stylesheet" href="https://hostile.example/sheet.css">
        <img src="https://hostile.example/pixel.gif" width="1" height="1"><img src="https://hostile.example/wide.gif">
        <p style="background:url(https://hostile.example/style.gif)">Styled</p>`),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    const first = await frameOf(canvas)
    first.contentDocument?.querySelector('a')?.click()
    await canvas.findByText('1 image blocked · 1 tracker blocked')
    const frame = await frameOf(canvas)
    await expect(
      frame.contentDocument?.querySelector('script, iframe, object, form, button, base, link'),
    ).toBeNull()
    await expect(frame.contentDocument?.querySelector('a')).not.toHaveAttribute('href')
    await expect(document.documentElement).not.toHaveAttribute(RAN)
    const asked = [performance, frame.contentWindow?.performance ?? performance]
      .flatMap((each) => each.getEntriesByType('resource'))
      .filter(({ name }) => name.includes('hostile.example'))
    await expect(asked).toEqual([])
  },
}

/** What would cover the page stays in its frame, and the frame in the email. */
export const Cover: Story = {
  beforeEach: () =>
    answerWith(
      says(`<style>.cover { position: fixed; inset: 0; z-index: 2147483647; background: red; width: 9000px }
          html, body { position: fixed; transform: scale(9) }</style>
        <div class="cover">You were signed out</div><p>The words that matter</p>
        <div style="position:absolute;top:-900px;left:-900px;width:9000px;height:9000px">Cover</div>`),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    const frame = await frameOf(canvas)
    const covers = [...(frame.contentDocument?.querySelectorAll('div') ?? [])]
    await expect(covers.map((each) => getComputedStyle(each).position)).toEqual(covers.map(() => 'static'))
    const archive = canvas.getByRole('button', { name: /^Archive/ })
    const { left, top, width, height } = archive.getBoundingClientRect()
    await expect(archive).toContainElement(
      // Sound: a button is an HTML element, and so is all that it is made of but its picture.
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
    )
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** An email that is made to be too much for a browser is shown as its text, and the page goes on. */
export const TooMuch: Story = {
  beforeEach: () =>
    answerWith(
      says(`${'<div>'.repeat(50_000)}The words that matter${'</div>'.repeat(50_000)}`),
      ...mailbox(),
    ),
  play: async ({ canvas }) => {
    const begin = performance.now()
    await frameOf(canvas)
    await expect(performance.now() - begin).toBeLessThan(3_000)
    await expect(await canvas.findByRole('button', { name: /^Archive/ })).toBeVisible()
  },
}

/** Who looks like another one is marked in the list, and in the thread with the reason. */
export const LookAlike: Story = {
  beforeEach: () => {
    const senderDoubt = { kind: 'look-alike', reason: 'own-domain' } as const
    const from = { name: 'Maison Lumen', address: 'camille@maison-lurnen.example' }
    const messages = thread.messages?.slice(-1).map((last) => ({ ...last, from, senderDoubt })) ?? []
    answerWith(
      list(emails.map((email, place) => (place === 0 ? { ...email, from, senderDoubt } : email))),
      handle(getEmailThread, () => ({ data: { thread: { ...thread, messages } } })),
      ...mailbox(),
    )
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Maison Lumen/ })
    await expect(row).toHaveTextContent('Check sender')
    await canvas.findByText(/^The sender’s domain maison-lurnen\.example looks like yours, but isn’t\./)
  },
}
export const LookAlikeDark: Story = { ...LookAlike, globals: { theme: 'dark' } }
