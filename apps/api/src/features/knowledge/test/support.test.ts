import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { companies } from '../../users/tables.ts'
import type { Language } from '../languages.ts'
import { isSupported } from '../support.ts'

const server = sharedServer()

async function check(sentence: string, language: Language, source: string, of: Language = language) {
  const { database } = server()
  const [company] = await database.queries.select({ id: companies.id }).from(companies)
  const passage = {
    companyId: company?.id ?? '',
    text: source,
    title: 'Shop',
    question: null,
    headings: [],
    language: of,
  }
  return await isSupported(database, { text: sentence, language }, [passage])
}

const EN = 'Refunds are paid within 14 days. We do not ship glass shades to Corsica.'
const FR =
  'Les remboursements sont versés sous 14 jours. Nous n’expédions pas les abat-jour en verre en Corse.'
const ES = 'Los reembolsos se pagan en 14 días. No enviamos pantallas de vidrio a Córcega.'

test.each<[string, Language, string]>([
  ['Refunds are paid within 14 days.', 'en-US', EN],
  ['We don’t ship glass shades to Corsica.', 'en-US', EN],
  ['Les remboursements sont versés sous 14 jours.', 'fr-FR', FR],
  ['Nous n’expédions pas d’abat-jour en verre en Corse.', 'fr-FR', FR],
  ['Los reembolsos se pagan en 14 días.', 'es-ES', ES],
  ['No enviamos pantallas de vidrio a Córcega.', 'es-ES', ES],
])('support: "%s" is said by its source', async (sentence, language, source) => {
  expect(await check(sentence, language, source)).toBe(true)
})

test.each<[string, Language, string]>([
  ['Refunds are not paid within 14 days.', 'en-US', EN],
  ['We ship glass shades to Corsica.', 'en-US', EN],
  ['Les remboursements ne sont pas versés sous 14 jours.', 'fr-FR', FR],
  ['Nous expédions les abat-jour en verre en Corse.', 'fr-FR', FR],
  ['Los reembolsos no se pagan en 14 días.', 'es-ES', ES],
  ['Enviamos pantallas de vidrio a Córcega.', 'es-ES', ES],
])(
  'support: "%s" denies what its source says, or says what that denies',
  async (sentence, language, source) => {
    expect(await check(sentence, language, source)).toBe(false)
  },
)

test('support: a denial in another language than its source', async () => {
  expect(
    await check(
      'Nous livrons les colis en Corse.',
      'fr-FR',
      'We do not deliver parcels to Corsica.',
      'en-US',
    ),
  ).toBe(false)
  expect(
    await check(
      'Nous ne livrons pas de colis en Corse.',
      'fr-FR',
      'We do not deliver parcels to Corsica.',
      'en-US',
    ),
  ).toBe(true)
})

test('support: what is added to the words of a source is too much, and what says nothing is no answer', async () => {
  const more = 'Refunds are paid within 14 days, doubled, with vouchers as compensation for hardship.'
  expect(await check(more, 'en-US', EN)).toBe(false)
  expect(await check('Yes, of course.', 'en-US', EN)).toBe(false)
})
