import { readLanguageConfig } from '@replybay/i18n'
import { beforeEach, expect, test } from 'vitest'
import { createScreen } from '../../test/dashboard-screen.tsx'
import { createShell } from '../shell.ts'
import { createBrowserLanguage } from './browser-language.ts'

const COOKIE = 'i18n_redirected'
const kept = () => new RegExp(`${COOKIE}=([^;]+)`).exec(document.cookie)?.[1]

beforeEach(() => {
  localStorage.clear()
  document.cookie = `${COOKIE}=; path=/; max-age=0`
})

/** A tab of this browser that opens the dashboard. */
async function openTab() {
  const language = createBrowserLanguage(readLanguageConfig())
  await language.start(createScreen('/login', undefined).router)
  return { ...language, spoken: () => language.translator.i18n.locale }
}

test('first language: what was detected is written to the cookie', async () => {
  const { spoken } = await openTab()
  expect(spoken()).toBe('en-US')
  expect(kept()).toBe('en-US')
})

test('first language: one that was detected on an earlier visit gives way to that of the account, a chosen one does not', async () => {
  await openTab()
  const second = await openTab()
  await second.follow('fr-FR')
  expect([second.spoken(), kept()]).toEqual(['fr-FR', 'fr-FR'])
  const third = await openTab()
  await third.follow('es-ES')
  expect([third.spoken(), kept()]).toEqual(['fr-FR', 'fr-FR'])
})

test('language switch: the hook of the shell forbids it, or has another language spoken', async () => {
  const shell = createShell({ beforeLocaleSwitch: (wanted) => (wanted === 'fr-FR' ? 'es-ES' : false) })
  await shell.switchLocale('fr-FR')
  expect([shell.translator.i18n.locale, kept()]).toEqual(['es-ES', 'es-ES'])
  await shell.switchLocale('en-US')
  expect([shell.translator.i18n.locale, kept()]).toEqual(['es-ES', 'es-ES'])
})

test('language switch: the hook that the page gives is asked, too', async () => {
  globalThis.beforeLocaleSwitch = () => false
  try {
    const shell = createShell()
    await shell.switchLocale('fr-FR')
    expect(shell.translator.i18n.locale).toBe('en-US')
  } finally {
    globalThis.beforeLocaleSwitch = undefined
  }
})
