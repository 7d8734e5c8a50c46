import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { untilQuiet } from '@replybay/browser'
import type { Page, Response } from '@playwright/test'

interface Comparison {
  /** The same person's browser in English, and in another language. */
  english: Page
  other: Page
  path: string
  /** What is there once the page is. */
  isThere: string
  locale: string
}

/**
 * The texts that a page shows in English and in another language alike: what nobody translated. What people wrote
 * and what is called the same in both is left out.
 */
export async function sharedTexts({ english, other, path, isThere, locale }: Comparison): Promise<string[]> {
  const [inEnglish, inOther] = await Promise.all([english, other].map((page) => look(page, path, isThere)))
  const alike = await sameInBoth(locale)
  /** A text may be put together: a word and a count, a browser and its system, a slash and what it brings. */
  const isTranslatable = (text: string) =>
    text
      .split(/[·,/\d]+/)
      .map((part) => part.trim())
      .some((part) => /\p{L}{3}/u.test(part) && !alike.has(part) && !inOther?.data.includes(part))
  return [...(inOther?.texts ?? [])].filter((text) => inEnglish?.texts.has(text) && isTranslatable(text))
}

/** The texts of a page, read by eye or by ear, and what the server has told it. */
async function look(page: Page, path: string, isThere: string) {
  const answers: Promise<string>[] = []
  const hear = (response: Response) => {
    // An answer without a body has nothing to say, and a stream of events has no end.
    if (response.url().includes('/api/') && !response.url().includes('/changes?'))
      answers.push(response.text().catch(() => ''))
  }
  page.on('response', hear)
  await page.goto(path)
  await page.locator(isThere).first().waitFor()
  await untilQuiet(page)
  page.off('response', hear)
  const data = (await Promise.all(answers)).join('\n')
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.checkVisibility() && !parent.closest('[aria-hidden=true]')) {
        found.push(walker.currentNode.textContent ?? '')
      }
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '')
    }
    return found
  })
  return { texts: new Set(texts.map((text) => text.trim())), data }
}

/** What is called the same everywhere: the product, languages in themselves, browsers, systems and keys. */
const names =
  'Replybay|replybay|English US|Français|Español|Chrome|Safari|Firefox|Linux|iPhone|macOS|Ctrl K'.split('|')

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** These, and words whose translation is the same word; a whole sentence never is. */
async function sameInBoth(locale: string): Promise<Set<string>> {
  const same = new Set(names)
  for await (const file of glob(`{apps,packages}/*/src/**/locales/${locale}/messages.po`, { cwd: root })) {
    const entries = (await readFile(root + file, 'utf8')).matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)
    for (const [, id = '', text] of entries) {
      if (id === text && id.split(' ').length < 3) same.add(id)
    }
  }
  return same
}
