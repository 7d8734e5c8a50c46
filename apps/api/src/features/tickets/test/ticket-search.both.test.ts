import { answerTicket, listTickets, openConversation, updateTicket } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { searchQuery, searchWords } from '../search-words.ts'
import { addWords } from '../word-index.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const WEB = 'web-maison-lumen'

async function list(query: Record<string, string>) {
  const token = await server().tokenOf('support')
  return server().call(listTickets, { token, path: { webId: WEB }, query })
}

async function find(search: string) {
  const { data } = await list({ search })
  return data.tickets
}

async function change(id: string, body: object) {
  const token = await server().tokenOf('support')
  return server().call(updateTicket, { token, path: { id, id2: WEB }, body })
}

async function write(message: string, name = '') {
  const { data } = await server().call(openConversation, { body: { webId: WEB, message, name } })
  return data
}

test('word index: words are found without case and accents, in any script, and by their beginning', () => {
  expect(searchWords('Globe FÊLÉ à l’arrivée')).toEqual(['globe', 'fele', 'a', 'l', 'arrivee'])
  expect(searchWords('Où est ñandú? ЗАКАЗ 注文')).toEqual(['ou', 'est', 'nandu', 'заказ', '注文'])
  expect(searchQuery('  Fêl, ML-104 ')).toBe('fel:* & ml:* & 104:*')
  expect(searchQuery('—!?')).toBeUndefined()
})

test('word index: a conversation of more words than can be kept goes on, and is found by its first ones', async () => {
  const { conversation } = await write('Beginning')
  let next = 0xac00
  const texts = Array.from({ length: 30 }, () =>
    Array.from({ length: 2_000 }, () =>
      `${String.fromCodePoint((next++ % 11_172) + 0xac00)}${next}`.repeat(4),
    ).join(' '),
  )
  for (const text of texts) await addWords(server().database.queries, conversation.id, text)
  expect((await find('beginning')).map(({ _id }) => _id)).toContain(conversation.id)
})

test('word index: numbers in groups are found as one, and by their groups', () => {
  expect(searchWords('+33 6 12 44 09 81')).toContain('33612440981')
  expect(searchWords('+33 6 12 44 09 81')).toContain('44')
})

test('ticket search: finds what a customer wrote, with or without accents', async () => {
  const { conversation } = await write('Mon abat-jour Séraphine est arrivé cabossé')
  for (const search of ['seraphine', 'SÉRAPH', 'cabossé abat', 'jour seraphine']) {
    expect((await find(search)).map(({ _id }) => _id)).toEqual([conversation.id])
  }
  expect(await find('seraphine introuvable')).toEqual([])
})

test('ticket search: shows the passage that holds most of what was searched for, and marks it', async () => {
  const { conversation } = await write(
    'Le carton est intact, mais mon abat-jour Véronique est arrivé cabossé',
  )
  const token = await server().tokenOf('support')
  const path = { id: conversation.id }
  await server().call(answerTicket, { token, path, body: { message: 'Véronique ? Merci !' } })
  const passage = async (query: Record<string, string>) =>
    (await list({ limit: '5', ...query })).data.tickets.find(({ _id }) => _id === conversation.id)?.passage
  expect(await passage({ search: 'veronique' })).toEqual(['', 'Véronique', ' ? Merci !'])
  expect(await passage({ search: 'cabos VÉRO' })).toEqual([
    '…intact, mais mon abat-jour ',
    'Véronique',
    ' est arrivé ',
    'cabossé',
    '',
  ])
  expect(await passage({})).toBeUndefined()
  await change(conversation.id, { tags: ['Wolframite'] })
  expect(await passage({ search: 'wolframite' })).toBeUndefined()
})

test('ticket search: finds what was said since, tags and a new subject', async () => {
  const { conversation } = await write('Bonjour')
  const token = await server().tokenOf('support')
  await server().call(answerTicket, {
    token,
    path: { id: conversation.id },
    body: { message: 'Zirconium, perhaps?' },
  })
  await change(conversation.id, { tags: ['Quincaillerie'], subject: 'Ferblanterie' })
  for (const search of ['zirconium', 'quincaillerie', 'ferblanterie', 'zirc quinc ferb']) {
    expect((await find(search)).map(({ _id }) => _id)).toEqual([conversation.id])
  }
})

test('ticket search: finds the demo’s tickets, too, by names and telephone numbers', async () => {
  expect((await find('elodie marchand')).length).toBeGreaterThan(0)
  const withPhone = (await list({ channel: 'whatsapp' })).data.tickets.find(({ customer }) => customer.phone)
  const found = await find(String(withPhone?.customer.phone).replaceAll(/\D/g, ''))
  expect(found.map(({ _id }) => _id)).toContain(withPhone?._id)
})

test('ticket search: what is no word finds nothing, and no operator of the search reaches the database', async () => {
  for (const search of ['!', '🙂', "' | !", ':*', '&&&', '\\']) expect(await find(search)).toEqual([])
  expect((await list({ search: "globe' or 1=1 --" })).status).toBe(200)
})

test('ticket search: finds nothing of another company', async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  const { status } = await server().call(listTickets, {
    token,
    path: { webId: WEB },
    query: { search: 'globe' },
  })
  expect(status).toBe(404)
})

test('ticket search: goes page by page, with a channel and a status', async () => {
  const filter = { search: 'bonjour', status: 'closed', sort: 'newest' }
  const whole = (await list(filter)).data.tickets
  expect(whole.length).toBeGreaterThan(3)
  const first = await list({ ...filter, limit: '2' })
  const second = await list({ ...filter, limit: '2', cursor: String(first.data.nextCursor) })
  const paged = [...first.data.tickets, ...second.data.tickets].map(
    ({ passage: _passage, ...ticket }) => ticket,
  )
  expect(paged).toEqual(whole.slice(0, 4))
})

test('ticket search: finds a very long message by how it begins', async () => {
  const long = `Incipit ${Array.from({ length: 1_200 }, (_, index) => `mot${index}`).join(' ')}`
  const { conversation } = await write(long.slice(0, 10_000))
  expect((await find('incipit')).map(({ _id }) => _id)).toContain(conversation.id)
})
