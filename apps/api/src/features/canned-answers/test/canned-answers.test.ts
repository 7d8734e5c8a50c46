import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../platform/database/ids.ts'
import { cannedAnswers } from '../tables.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { supportDesk } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

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
  (await desk.call(listCannedAnswers)).data.cannedAnswers.map(({ shortcut }) => shortcut)

test('saved replies: are created, changed and deleted for the whole team', async () => {
  const { data } = await desk.call(createCannedAnswer, { body: content('late-parcel') })
  expect(data.cannedAnswer).toMatchObject(content('late-parcel'))
  const path = { id: data.cannedAnswer._id }
  const body = { ...content('parcel'), texts: { 'es-ES': 'Hola' } }
  const changed = await desk.call(updateCannedAnswer, { path, body })
  expect(changed.data.cannedAnswer.texts).toEqual({ 'es-ES': 'Hola' })
  expect(await shortcuts()).toContain('parcel')
  await desk.call(deleteCannedAnswer, { path })
  expect(await shortcuts()).not.toContain('parcel')
  expect((await desk.call(deleteCannedAnswer, { path })).status).toBe(404)
})

test('saved reply: says what becomes of the ticket, and is left as a colleague made it meanwhile', async () => {
  const actions = { tags: ['Return'], afterwards: 'close' as const }
  const made = await desk.call(createCannedAnswer, { body: { ...content('returned'), ...actions } })
  expect(made.data.cannedAnswer).toMatchObject(actions)
  const path = { id: made.data.cannedAnswer._id }
  const others = { ...content('returned'), tags: ['Return', 'Done'], afterwards: 'snooze-monday' as const }
  await desk.call(updateCannedAnswer, { path, body: others })
  const seen = { ...content('returned'), ...actions }
  const retitled = { ...seen, title: 'It came back' }
  const kept = await desk.call(updateCannedAnswer, { path, body: { ...retitled, seen } })
  expect(kept.data.cannedAnswer).toMatchObject({ ...others, title: 'It came back' })
  const both = await desk.call(updateCannedAnswer, { path, body: { ...retitled, tags: [], seen } })
  expect(both.problem).toMatchObject({ code: 'changed-meanwhile', fields: [{ path: '/body/tags' }] })
  const without = await desk.call(updateCannedAnswer, { path, body: content('returned') })
  expect(without.data.cannedAnswer).not.toHaveProperty('tags')
  expect(without.data.cannedAnswer).not.toHaveProperty('afterwards')
})

test('saved reply: a shortcut that another has is refused', async () => {
  await desk.call(createCannedAnswer, { body: content('refund') })
  const { data } = await desk.call(createCannedAnswer, { body: content('refund-late') })
  const taken = { status: 409, problem: { message: 'This shortcut is already in use' } }
  expect(await desk.call(createCannedAnswer, { body: content('refund') })).toMatchObject(taken)
  const path = { id: data.cannedAnswer._id }
  expect(await desk.call(updateCannedAnswer, { path, body: content('refund') })).toMatchObject(taken)
})

test.each(['', 'Late', 'a b', '/x', '-x'])('saved reply: “%s” is refused as a shortcut', async (shortcut) => {
  expect((await desk.call(createCannedAnswer, { body: content(shortcut) })).status).toBe(400)
})

/** A saved reply that a colleague changes while somebody writes at what they saw of it before. */
async function changedByColleague(shortcut: string, change: object) {
  const seen = content(shortcut)
  const { data } = await desk.call(createCannedAnswer, { body: seen })
  const update = (body: object) =>
    desk.call(updateCannedAnswer, { path: { id: data.cannedAnswer._id }, body })
  await update({ ...seen, ...change })
  return { seen, save: (late: object) => update({ ...seen, ...late, seen }) }
}

test('saved reply that another changes meanwhile: what the person left alone stays as the other made it', async () => {
  const { seen, save } = await changedByColleague('merge', {
    title: 'Late parcel',
    texts: { ...content('merge').texts, 'es-ES': 'Hola' },
  })
  const texts = { ...seen.texts, 'en-US': 'Good day' }
  const { data } = await save({ shortcut: 'merged', texts })
  expect(data.cannedAnswer).toMatchObject({
    shortcut: 'merged',
    title: 'Late parcel',
    texts: { ...texts, 'es-ES': 'Hola' },
  })
})

test('saved reply: a language that another took away, and the person left alone, stays away', async () => {
  const { seen, save } = await changedByColleague('fewer', { texts: { 'en-US': 'Hello' } })
  const { data } = await save({ title: 'Another title' })
  expect(data.cannedAnswer.texts).toEqual({ 'en-US': 'Hello' })
  expect(seen.texts).toHaveProperty('fr-FR')
})

test('saved reply of which two change the same text: the later one is told, and nothing is lost', async () => {
  const texts = { ...content('both').texts, 'fr-FR': 'Bonjour à vous' }
  const { seen, save } = await changedByColleague('both', { title: 'Late', texts })
  const late = await save({ title: 'Too late', texts: { ...seen.texts, 'fr-FR': 'Salut' } })
  expect(late).toMatchObject({
    status: 409,
    problem: { code: 'changed-meanwhile', fields: [{ path: '/body/title' }, { path: '/body/texts/fr-FR' }] },
  })
  const { data } = await desk.call(listCannedAnswers)
  expect(data.cannedAnswers).toContainEqual(expect.objectContaining({ title: 'Late', texts }))
  expect((await save({ title: 'Late' })).status).toBe(200)
})

test('saved reply from which each of two takes another text: the later one is told, and one text stays', async () => {
  const { seen, save } = await changedByColleague('none-left', { texts: { 'en-US': 'Hello' } })
  const { data } = await desk.call(listCannedAnswers)
  expect(await save({ texts: { 'fr-FR': seen.texts['fr-FR'] } })).toMatchObject({
    status: 409,
    problem: { code: 'changed-meanwhile' },
  })
  expect((await desk.call(listCannedAnswers)).data).toEqual(data)
})

test('saved replies: their texts have at most 2,000,000 characters together, and what is too long can be shortened', async () => {
  const companyId = MAISON_LUMEN
  const { queries } = server().database
  const long = (letter: string) => ({
    'en-US': letter.repeat(10_000),
    'fr-FR': letter.repeat(10_000),
    'es-ES': letter.repeat(10_000),
  })
  // A sign of two UTF-16 units is one character.
  const rows = Array.from({ length: 66 }, (_, index) => ({
    ...content(`long-${index}`),
    texts: long('💡'),
    id: newId(),
    companyId,
    updatedAt: new Date(),
  }))
  await queries.delete(cannedAnswers).where(eq(cannedAnswers.companyId, companyId))
  await queries.insert(cannedAnswers).values(rows)
  const full = {
    status: 409,
    problem: {
      code: 'saved-replies-full',
      message:
        'Your saved replies have reached the limit of 2,000,000 characters in all. Shorten or delete one first.',
    },
  }
  expect(
    await desk.call(createCannedAnswer, { body: { ...content('longer'), texts: long('a') } }),
  ).toMatchObject(full)
  const { 'es-ES': spanish } = long('a')
  const fitting = { ...content('fitting'), texts: { 'en-US': spanish, 'fr-FR': spanish } }
  const made = await desk.call(createCannedAnswer, { body: fitting })
  expect(made.status).toBe(201)
  const path = { id: made.data.cannedAnswer._id }
  const change = async (texts: object) =>
    await desk.call(updateCannedAnswer, { path, body: { ...fitting, texts } })
  expect(await change({ ...fitting.texts, 'es-ES': 'H' })).toMatchObject(full)
  expect((await change(fitting.texts)).status).toBe(200)
  await queries
    .update(cannedAnswers)
    .set({ texts: long('b') })
    .where(eq(cannedAnswers.id, made.data.cannedAnswer._id))
  expect((await change({ ...long('b'), 'es-ES': 'H' })).status).toBe(200)
  await queries.delete(cannedAnswers).where(eq(cannedAnswers.companyId, companyId))
})

test('saved reply: one more than 500 says so, whatever its shortcut', async () => {
  const companyId = MAISON_LUMEN
  const { queries } = server().database
  const there = await queries.$count(cannedAnswers, eq(cannedAnswers.companyId, companyId))
  const rows = Array.from({ length: 500 - there }, (_, index) => ({
    ...content(`many-${index}`),
    id: newId(),
    companyId,
    updatedAt: new Date(),
  }))
  await queries.insert(cannedAnswers).values(rows)
  expect(await desk.call(createCannedAnswer, { body: content('one-too-many') })).toMatchObject({
    status: 409,
    problem: {
      code: 'limit-reached',
      message: 'You’ve reached the limit of 500 saved replies. Delete one first.',
    },
  })
})
