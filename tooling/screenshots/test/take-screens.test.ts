import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, findBrowser } from '@replybay/browser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOptions } from '../src/options.ts'
import { fileOf } from '../src/picture.ts'
import { takeScreens } from '../src/take-screens.ts'
import { takePictures } from '../src/take-pictures.ts'
import { waitForQuiet } from '../src/wait-for-quiet.ts'
import { writeSheet } from '../src/write-sheet.ts'

let browser: Browser
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replybay-screenshots-'))
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

/** Where a PNG says how wide it is. */
const WIDTH_OFFSET = 16

async function widthOf(path: string): Promise<number> {
  return (await readFile(join(folder, path))).readUInt32BE(WIDTH_OFFSET)
}

test('takes the pictures of the real product, and puts them onto a sheet', async () => {
  const options = readOptions(['--screens', 'login,ticket', '--themes', 'dark', '--widths', '390'])
  const pictures = await takeScreens(browser, folder, options)
  expect(pictures.map((picture) => [fileOf(picture), picture.findings])).toEqual([
    ['login/dark-390-en-US.png', []],
    ['ticket/owner-dark-390-en-US.png', []],
  ])
  const sheet = await writeSheet(browser, folder, pictures)
  expect(await readFile(sheet, 'utf8')).toContain('src="ticket/owner-dark-390-en-US.png"')
  expect(await widthOf('ticket/owner-dark-390-en-US.png')).toBe(390)
  expect(await widthOf('ticket/all.png')).toBeGreaterThan(0)
})

test('says what a page complains about, and where it is too wide', async () => {
  const page = `<div style="width: 450px">Wide</div><script>console.error('Oh')</script>`
  const broken = {
    group: 'broken',
    path: '/',
    role: undefined,
    theme: 'light',
    width: 390,
    locale: 'en-US',
    before: (opened: Page) =>
      opened.route('**/*', (route) => route.fulfill({ body: page, contentType: 'text/html' })),
    after: (opened: Page) => opened.evaluate(() => Promise.reject(new Error('Nothing to press'))),
  } as const
  const studio = { browser, url: 'http://replybay.example', tokens: new Map(), folder, quiet: waitForQuiet }
  const [taken] = await takePictures(studio, [broken])
  expect(taken?.findings).toEqual([
    expect.stringContaining('console: Oh'),
    expect.stringContaining('not reached: page.evaluate: Error: Nothing to press'),
    expect.stringMatching(/^html .* is \d+ px too wide$/),
  ])
})

test('a screen is opened in the language that was asked for, whatever the account speaks', async () => {
  const cookies: string[] = []
  const screen = {
    group: 'french',
    path: '/',
    role: 'owner',
    theme: 'light',
    width: 390,
    locale: 'fr-FR',
    before: (opened: Page) =>
      opened.route('**/*', (route) => route.fulfill({ body: 'Bonjour', contentType: 'text/html' })),
    after: async (opened: Page) => void cookies.push(await opened.evaluate(() => document.cookie)),
  } as const
  const tokens = new Map([['owner', 'a-token'] as const])
  await takePictures({ browser, url: 'http://replybay.example', tokens, folder, quiet: waitForQuiet }, [
    screen,
  ])
  expect(cookies[0]?.split('; ').toSorted()).toEqual(['i18n_redirected=fr-FR', 'token=a-token'])
})
