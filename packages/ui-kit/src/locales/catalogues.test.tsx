import { locales } from '@replybay/i18n'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../test/render-kit.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { loadKitMessages } from './load-kit-messages.ts'

test.each(locales.map(({ code }) => code))('has a text for everything in %s', async (code) => {
  const { messages } = await loadKitMessages(code)
  const { messages: english } = await loadKitMessages('en-US')
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted())
  for (const text of Object.values(messages)) expect(text).not.toBe('')
})

test('speaks the person’s language', async () => {
  await renderKit(<PasswordField label="Mot de passe" />, 'fr-FR')
  await expect.element(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeVisible()
})
