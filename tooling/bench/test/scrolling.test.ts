import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unthrottled } from '../src/browser/condition.ts'
import { launchBrowser, openMeasured } from '../src/browser/measured-page.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A list 20,000 px high under a head that stays, with one row of that height at its top. */
async function scroll(height: number, onScroll = '') {
  const row = `<li style="position:absolute;width:100%;top:0;height:${height}px">Row</li>`
  const list = `<ul style="position:relative;margin:0;padding:0;height:20000px">${row}</ul>`
  const head = `<div style="position:sticky;top:0;height:40px;background:white;z-index:1">Head</div>`
  const page = `<div style="position:fixed;inset:0;overflow-y:auto" onscroll="${onScroll}">${head}${list}</div>`
  const url = `data:text/html,<!doctype html>${encodeURIComponent(page)}`
  const measured = await openMeasured(browser, { url, ready: { selector: 'li' } }, unthrottled)
  const { gaps, blank } = await measured.page.evaluate(() => window.probe.scroll('li', 4_000, 8_000))
  const scrolled = await measured.page.evaluate(() => document.querySelector('div')?.scrollTop)
  await measured.close()
  return { frames: gaps.length, blank, scrolled }
}

test('a list with rows everywhere is scrolled as far as it should be, and never blank', async () => {
  const { frames, blank, scrolled } = await scroll(20_000)
  expect(scrolled).toBeGreaterThanOrEqual(4_000)
  expect(frames).toBeGreaterThan(0)
  expect(blank).toBe(0)
})

test('a list without a row at its lower edge is blank, though there are rows above', async () => {
  const { blank } = await scroll(4_500)
  expect(blank).toBeGreaterThan(0)
})

test('a list whose rows come a frame late is blank, though they are there when one asks for them', async () => {
  const { frames, blank } = await scroll(728, "this.querySelector('li').style.top = this.scrollTop + 'px'")
  expect(blank).toBe(frames)
})
