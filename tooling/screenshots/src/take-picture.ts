import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hearRequests } from '@replybay/browser'
import type { Browser, Page } from 'playwright'
import { findOverflow } from './find-overflow.ts'
import { noteTrouble } from './note-trouble.ts'
import { fileOf, type Picture, type TakenPicture } from './picture.ts'
import type { Role } from './roles.ts'
import { heightOf } from './variants.ts'

const STEP_MS = 10_000

/** Where pictures are taken, and where they go. */
export interface Studio {
  browser: Browser
  /** Of the server. */
  url: string
  /** Tokens of the sessions. */
  tokens: ReadonlyMap<Role, string>
  folder: string
  /** Resolves when nothing will change by itself any more. */
  quiet: (page: Page) => Promise<void>
}

/** Takes a picture in a browser context of its own. What goes wrong on the way is a finding, and it is taken all the same. */
export async function takePicture(studio: Studio, picture: Picture): Promise<TakenPicture> {
  const page = await openPage(studio, picture)
  const findings = noteTrouble(page)
  try {
    await picture.before?.(page)
    await page.goto(picture.path)
    await studio.quiet(page)
    if (picture.after) {
      await picture.after(page)
      await studio.quiet(page)
    }
  } catch (error) {
    findings.push(`not reached: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
  findings.push(...(await findOverflow(page)))
  const path = join(studio.folder, fileOf(picture))
  await mkdir(dirname(path), { recursive: true })
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  await page.context().close()
  return { ...picture, findings }
}

async function openPage(
  { browser, url, tokens }: Studio,
  { role, theme, width, locale }: Picture,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heightOf(width) },
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(STEP_MS)
  const token = role && tokens.get(role)
  if (token) await context.addCookies([{ name: 'token', value: token, url }])
  // Where nobody has chosen, the account's language is spoken.
  await context.addCookies([{ name: 'i18n_redirected', value: locale, url }])
  await context.addInitScript((scheme) => localStorage.setItem('replybay-color-scheme', scheme), theme)
  const page = await context.newPage()
  hearRequests(page)
  return page
}
