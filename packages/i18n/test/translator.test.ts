import { expect, test, vi } from 'vitest'
import { createTranslator, type LocaleCode } from '../src/index.ts'

const greetings: Record<LocaleCode, string> = { 'en-US': 'Hello', 'fr-FR': 'Bonjour', 'es-ES': 'Hola' }
const loadGreeting = (locale: LocaleCode) => Promise.resolve({ messages: { greeting: greetings[locale] } })

test('speaks the language it was made for', async () => {
  const translator = createTranslator('fr-FR')
  await translator.add([loadGreeting])
  expect(translator.i18n._('greeting')).toBe('Bonjour')
})

test('speaks another language once all its messages are there', async () => {
  const translator = createTranslator('en-US')
  await translator.add([loadGreeting])
  await translator.switchTo('es-ES')
  expect(translator.i18n._('greeting')).toBe('Hola')
})

test('ends in the language that was asked for last, however the messages arrive', async () => {
  const slowFrench = Promise.withResolvers<void>()
  const translator = createTranslator('en-US')
  await translator.add([
    async (locale) => {
      if (locale === 'fr-FR') await slowFrench.promise
      return loadGreeting(locale)
    },
  ])
  const french = translator.switchTo('fr-FR')
  await translator.switchTo('es-ES')
  slowFrench.resolve()
  await french
  expect(translator.i18n.locale).toBe('es-ES')
})

test('logs messages that fail to load, goes on without them, and asks for them again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const translator = createTranslator('en-US')
  let failing = true
  const flaky = (locale: LocaleCode) =>
    failing ? Promise.reject(new Error('offline')) : loadGreeting(locale)
  await translator.add([flaky])
  expect(log).toHaveBeenCalledOnce()
  expect(translator.i18n._('greeting')).toBe('greeting')
  expect(translator.incomplete()).toBe('en-US')
  failing = false
  await translator.add([flaky])
  expect(translator.i18n._('greeting')).toBe('Hello')
  expect(translator.incomplete()).toBeUndefined()
})

test('messages that come later: draw nothing again but what had to be shown without them', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const translator = createTranslator('fr-FR')
  const onChange = vi.fn()
  translator.i18n.on('change', onChange)
  let failing = true
  const flaky = (locale: LocaleCode) =>
    failing && locale === 'fr-FR' ? Promise.reject(new Error('offline')) : loadGreeting(locale)
  await translator.add([() => Promise.resolve({ messages: { farewell: 'Au revoir' } })])
  await translator.add([flaky])
  expect(translator.i18n._('farewell')).toBe('Au revoir')
  expect(translator.i18n._('greeting')).toBe('Hello')
  expect(onChange).not.toHaveBeenCalled()
  failing = false
  await translator.add([flaky])
  expect(translator.i18n._('greeting')).toBe('Bonjour')
  expect(onChange).toHaveBeenCalledOnce()
})

test('messages of a language: those that arrived stay, also where another catalogue has the same in English', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const translator = createTranslator('fr-FR')
  const onlyEnglish = (locale: LocaleCode) =>
    locale === 'en-US' ? loadGreeting(locale) : Promise.reject(new Error('offline'))
  await translator.add([loadGreeting])
  const greeting = translator.i18n._('greeting')
  await translator.add([onlyEnglish])
  expect(translator.i18n._('greeting')).toBe(greeting)
  expect(greeting).not.toBe('Hello')
})

test('waits for messages that are already on their way', async () => {
  const arrival = Promise.withResolvers<void>()
  const translator = createTranslator('en-US')
  const slow = async (locale: LocaleCode) => {
    await arrival.promise
    return loadGreeting(locale)
  }
  const first = translator.add([slow])
  const second = translator.add([slow]).then(() => translator.i18n._('greeting'))
  arrival.resolve()
  await first
  expect(await second).toBe('Hello')
})

test('speaks English where the messages of a language fail to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const translator = createTranslator('fr-FR')
  const onlyEnglish = (locale: LocaleCode) =>
    locale === 'en-US' ? loadGreeting(locale) : Promise.reject(new Error('offline'))
  await translator.add([onlyEnglish])
  expect(translator.i18n._('greeting')).toBe('Hello')
})

test('a switch can be vetoed or altered before it happens', async () => {
  const translator = createTranslator('en-US', {
    beforeSwitch: (wanted, current) => {
      if (wanted === 'es-ES') return current === 'en-US' ? 'fr-FR' : false
      return undefined
    },
  })
  expect(await translator.switchTo('es-ES')).toBe('fr-FR')
  expect(await translator.switchTo('es-ES')).toBeUndefined()
  expect(translator.i18n.locale).toBe('fr-FR')
  expect(await translator.switchTo('en-US')).toBe('en-US')
})

test('a veto leaves a switch alone that is on its way', async () => {
  const slowFrench = Promise.withResolvers<void>()
  const translator = createTranslator('en-US', {
    beforeSwitch: (wanted) => (wanted === 'es-ES' ? false : undefined),
  })
  await translator.add([
    async (locale) => {
      if (locale === 'fr-FR') await slowFrench.promise
      return loadGreeting(locale)
    },
  ])
  const french = translator.switchTo('fr-FR')
  expect(await translator.switchTo('es-ES')).toBeUndefined()
  slowFrench.resolve()
  expect(await french).toBe('fr-FR')
  expect(translator.i18n._('greeting')).toBe('Bonjour')
})

test('an answer of the hook that comes late does not undo what was asked for since', async () => {
  const slowAnswer = Promise.withResolvers<undefined>()
  const translator = createTranslator('en-US', {
    beforeSwitch: (wanted) => (wanted === 'fr-FR' ? slowAnswer.promise : undefined),
  })
  const french = translator.switchTo('fr-FR')
  await translator.switchTo('es-ES')
  slowAnswer.resolve(undefined)
  expect(await french).toBeUndefined()
  expect(translator.i18n.locale).toBe('es-ES')
})

test('warns once of a message set that is missing, and speaks English instead', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const translator = createTranslator('fr-FR')
  const untranslated = Object.assign(
    (locale: LocaleCode) => (locale === 'fr-FR' ? Promise.resolve({ messages: {} }) : loadGreeting(locale)),
    { domain: 'billing' },
  )
  await translator.add([untranslated])
  expect(translator.i18n._('greeting')).toBe('Hello')
  await translator.switchTo('es-ES')
  await translator.switchTo('fr-FR')
  expect(warn.mock.calls).toEqual([['The domain billing has no message set for fr-FR.']])
})

test('warns of a domain without any messages', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await createTranslator('en-US').add([
    Object.assign(() => Promise.resolve({ messages: {} }), { domain: 'billing' }),
  ])
  expect(warn.mock.calls).toEqual([['The domain billing has no messages.']])
})
