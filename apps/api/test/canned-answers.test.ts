import { expect, test } from 'vitest'
import { supportDesk } from './support-desk.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

const content = (shortcut: string) => ({
  shortcut,
  title: 'The parcel is late',
  texts: {
    'en-US': 'Hello {{customer.firstName}}, {{cursor}}',
    'fr-FR': 'Bonjour {{customer.firstName}}, {{cursor}}',
  },
})
const shortcuts = async () =>
  (await desk.call('GET', '/canned-answers')).data.cannedAnswers.map(({ shortcut }) => shortcut)

test('canned answers are the team’s: kept, changed, removed, by shortcut', async () => {
  const { data } = await desk.call('POST', '/canned-answers', content('late-parcel'))
  expect(data.cannedAnswer).toMatchObject(content('late-parcel'))
  const path = `/canned-answers/${data.cannedAnswer._id}`
  const changed = await desk.call('PUT', path, { ...content('parcel'), texts: { 'es-ES': 'Hola' } })
  expect(changed.data.cannedAnswer.texts).toEqual({ 'es-ES': 'Hola' })
  expect(await shortcuts()).toContain('parcel')
  await desk.call('DELETE', path)
  expect(await shortcuts()).not.toContain('parcel')
  expect((await desk.call('DELETE', path)).status).toBe(404)
})

test('a shortcut is one answer’s', async () => {
  await desk.call('POST', '/canned-answers', content('refund'))
  const { data } = await desk.call('POST', '/canned-answers', content('refund-late'))
  const taken = { status: 409, problem: { message: 'Another canned answer has this shortcut' } }
  expect(await desk.call('POST', '/canned-answers', content('refund'))).toMatchObject(taken)
  const path = `/canned-answers/${data.cannedAnswer._id}`
  expect(await desk.call('PUT', path, content('refund'))).toMatchObject(taken)
})

test.each(['', 'Late', 'a b', '/x', '-x'])('“%s” is no shortcut', async (shortcut) => {
  expect((await desk.call('POST', '/canned-answers', content(shortcut))).status).toBe(400)
})
