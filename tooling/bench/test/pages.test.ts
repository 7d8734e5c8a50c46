import { untilQuiet } from '@replybay/browser'
import type { ReplybayServer } from '@replybay/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unthrottled } from '../src/browser/condition.ts'
import { hearLayouts } from '../src/browser/layouts.ts'
import { installDrawingsProbe } from '../src/browser/drawings.ts'
import { openMeasured, type Target } from '../src/browser/measured-page.ts'
import { openStage, type Stage } from '../src/browser/stage.ts'
import { pageTarget, shopTarget, signInTarget, TICKET_ROW, ticketListTarget } from '../src/browser/targets.ts'
import { weightOf } from '../src/browser/weight-of.ts'
import { budgets } from '../src/budgets.ts'
import { serverWithTickets } from '../src/tickets/server-with-tickets.ts'

let stage: Stage
let server: ReplybayServer

beforeAll(async () => {
  stage = await openStage()
  server = await serverWithTickets(200)
  await server.start()
})
afterAll(async () => {
  await server.remove()
  await stage.close()
})

async function weigh(target: Target) {
  const weight = await weightOf(stage.browser, target)
  return { ...weight, files: JSON.stringify(weight.code, null, 1) }
}

const list = async () => ticketListTarget(server.url, await server.signIn('owner@maison-lumen.example'))
// Every locale loads its own texts; the French ones are the longest.
const inFrench = (target: Target) => ({ ...target, locale: 'fr-FR' })

test('the sign-in page asks for at most 132 kB of scripts and styles', async () => {
  const { codeBytes, files } = await weigh(inFrench(signInTarget(server.url)))
  expect(codeBytes, files).toBeLessThanOrEqual(budgets.signIn.codeBytes)
})

test('the sign-in page asks for at most 1.4 times what its libraries weigh', async () => {
  const { codeBytes, files } = await weigh(inFrench(signInTarget(server.url)))
  const floor = await weigh(pageTarget(stage.pagesUrl, 'form'))
  expect(codeBytes / floor.codeBytes, files).toBeLessThanOrEqual(1.4)
})

test('the sign-in page is there after a handful of requests', async () => {
  const { requests, files } = await weigh(inFrench(signInTarget(server.url)))
  expect(requests, files).toBeLessThanOrEqual(budgets.signIn.requests)
})

test('the ticket list asks for at most 106.3 kB of scripts and styles more than the sign-in page', async () => {
  const signIn = await weigh(inFrench(signInTarget(server.url)))
  const { codeBytes, files } = await weigh(inFrench(await list()))
  expect(codeBytes - signIn.codeBytes, files).toBeLessThanOrEqual(budgets.inboxBeyondSignIn)
  expect(codeBytes, files).toBeLessThanOrEqual(budgets.ticketList.codeBytes)
})

test('the chat window asks for at most 15 kB before it is opened', async () => {
  const { codeBytes, files } = await weigh(shopTarget(server.url))
  expect(codeBytes, files).toBeGreaterThan(0)
  expect(codeBytes, files).toBeLessThanOrEqual(budgets.chatWindow)
})

test('the ticket list is there after few requests', async () => {
  const { requests, files } = await weigh(inFrench(await list()))
  expect(requests, files).toBeLessThanOrEqual(budgets.ticketList.requests)
})

test('the rows are asked for as soon as their code is there, which comes right after the page', async () => {
  const farAway = { name: 'far away', cpu: 1, network: { latency: 400, down: -1, up: -1 } }
  const { requests, close } = await openMeasured(stage.browser, await list(), farAway)
  const spans = requests.map((request) => {
    const { startTime, responseEnd } = request.timing()
    return { path: new URL(request.url()).pathname, from: startTime, to: startTime + responseEnd }
  })
  await close()
  // How many answers a request has waited for, one after the other.
  const depthOf = (from: number): number =>
    Math.max(0, ...spans.filter(({ to }) => to <= from).map((span) => 1 + depthOf(span.from)))
  const rows = spans.find(({ path }) => path.includes('/tickets/list/'))
  expect(rows && depthOf(rows.from), JSON.stringify(spans, null, 1)).toBe(2)
})

test('nothing reads the layout before the first rows are drawn', async () => {
  const { page, cdp, close } = await openMeasured(stage.browser, await list(), unthrottled)
  const endHearing = await hearLayouts(cdp)
  await page.reload({ waitUntil: 'commit' })
  await page.locator(TICKET_ROW).first().waitFor()
  const { forced } = await endHearing()
  await close()
  // What looks for the rows does it for the test.
  expect(forced.filter((by) => by.includes('/assets/'))).toEqual([])
})

test('a ticket that is opened again leaves the rest of the page as it is styled', async () => {
  const { page, cdp, close } = await openMeasured(stage.browser, await list(), unthrottled)
  const row = page.locator(`${TICKET_ROW}[aria-posinset="2"] a`)
  const composer = page.locator('article textarea')
  await row.click()
  await composer.waitFor()
  await untilQuiet(page)
  await page.goBack()
  await composer.waitFor({ state: 'detached' })
  await untilQuiet(page)
  const all = await page.locator('*').count()
  const endHearing = await hearLayouts(cdp)
  await row.click()
  await composer.waitFor()
  await untilQuiet(page)
  const { styled } = await endHearing()
  await close()
  expect(styled, `of ${all} elements`).toBeLessThanOrEqual(150)
})

/** How many components are drawn meanwhile. */
async function drawnComponents(
  act: (page: Awaited<ReturnType<typeof openMeasured>>['page'], clear: () => Promise<void>) => Promise<void>,
) {
  const { page, close } = await openMeasured(stage.browser, await list(), unthrottled)
  await page.addInitScript(installDrawingsProbe)
  await page.reload()
  await page.locator(TICKET_ROW).first().waitFor()
  const clear = async () => {
    await untilQuiet(page)
    await page.evaluate(() => (window.drawnComponents = 0))
  }
  await clear()
  await act(page, clear)
  await untilQuiet(page)
  const drawn = await page.evaluate(() => window.drawnComponents)
  await close()
  return drawn
}

// Not how often: what comes together on a machine with time comes apart on one without.
test('a ticket is opened without drawing much twice', async () => {
  const components = await drawnComponents(async (page) => {
    await page.locator(`${TICKET_ROW}[aria-posinset="2"] a`).click()
    await page.locator('article textarea').waitFor()
  })
  expect(components).toBeLessThanOrEqual(1_500)
})

test('a page of tickets draws its rows, not the list again and again', async () => {
  const components = await drawnComponents(async (page) => {
    const nextPage = page.waitForResponse((answer) => answer.url().includes('/tickets/list/'))
    // In one step: a wheel takes as many as the machine has time for.
    await page
      .locator(TICKET_ROW)
      .first()
      .evaluate((row) => {
        for (let element: Element | null = row; element; element = element.parentElement) {
          if (getComputedStyle(element).overflowY === 'auto') element.scrollTop = 2_000
        }
      })
    await nextPage
  })
  expect(components).toBeLessThanOrEqual(300)
})

test('the next ticket draws itself, its row and the one before, not all that is around it', async () => {
  const components = await drawnComponents(async (page, clear) => {
    const current = page.locator(`${TICKET_ROW} a[aria-current]`)
    for (const key of ['j', 'Enter', 'j']) await page.keyboard.press(key)
    await page.locator('article textarea').waitFor()
    await clear()
    const before = await current.getAttribute('href')
    await page.keyboard.press('j')
    await expect.poll(() => current.getAttribute('href')).not.toBe(before)
  })
  expect(components).toBeLessThanOrEqual(450)
})
