import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { commands } from 'vitest/browser'
import { framePage } from '../src/sandboxed-html/frame-page.ts'
import { sanitise } from '../src/sandboxed-html/sanitise.ts'
import { SandboxedHtml } from '../src/sandboxed-html/sandboxed-html.tsx'
import { loadingMarkup } from './loading-markup.ts'
import { renderKit } from './render-kit.tsx'
import { ELSEWHERE } from './watched-requests.ts'

beforeAll(() => commands.watchRequests())
afterAll(() => commands.unwatchRequests())

const loading = loadingMarkup.map((each, index) => {
  const path = `/${index}`
  return { ...each, path, html: each.markup(`${ELSEWHERE}${path}`) }
})

/** The paths that the browser asked for until now: it asks in order, and this one is asked for last. */
async function requests(): Promise<string[]> {
  await twoFrames()
  await fetch(`${ELSEWHERE}/last`, { cache: 'no-store' })
  return (await commands.takeRequests()).filter((path) => path !== '/last')
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

async function showIn(page: string, html: string): Promise<void> {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-same-origin')
  frame.srcdoc = page
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await isLoaded
  if (!frame.contentDocument) throw new Error('The frame has no document.')
  frame.contentDocument.body.innerHTML = html
}

const dangerous = loading.filter(({ isHarmlessAlone }) => !isHarmlessAlone)

test('markup that loads something, in a frame without a policy: each asks for its address', async () => {
  for (const { html } of dangerous) await showIn('<!doctype html>', html)
  const asked = new Set<string>()
  await expect
    .poll(async () => {
      for (const path of await requests()) asked.add(path)
      return dangerous.filter(({ path }) => !asked.has(path)).map(({ name }) => name)
    })
    .toEqual([])
})

test('markup that loads something, in the frame’s own page: the policy stops all of it', async () => {
  for (const { html } of loading) await showIn(framePage, html)
  expect(await requests()).toEqual([])
})

test('markup that loads something, sanitised: nothing is left of any address', () => {
  for (const { name, html } of loading) {
    const { html: body, styles } = sanitise(html)
    expect(`${body}${styles.join('')}`, name).not.toContain('elsewhere')
  }
})

test('markup that loads something, sanitised, in a frame without a policy: nothing is asked for', async () => {
  for (const { html } of loading) {
    const { html: body, styles } = sanitise(html)
    const styled = body.replaceAll('data-style', 'style')
    await showIn('<!doctype html>', `<style>${styles.join('')}</style>${styled}`)
  }
  expect(await requests()).toEqual([])
})

test('markup that loads something, as a mail: nothing is asked for', async () => {
  await renderKit(
    loading.map(({ name, html }) => <SandboxedHtml key={name} label={name} html={`<p>Seen</p>${html}`} />),
  )
  const text = (name: string) =>
    document.querySelector<HTMLIFrameElement>(`iframe[title="${name}"]`)?.contentDocument?.body.innerText
  await expect.poll(() => loading.filter(({ name }) => !text(name)?.includes('Seen'))).toEqual([])
  expect(await requests()).toEqual([])
})
