import { sendExampleConversation, uploadText } from '@replybay/api-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

const english =
  'Broken globes are replaced free of charge: the return is paid by us within 48 hours of delivery.'
const french =
  'Le retour d’un globe arrivé cassé est à notre charge. Écrivez-nous dans les deux jours avec une photo de l’emballage.'

beforeAll(async () => {
  await server().call(uploadText, {
    as: 'owner',
    body: { title: 'Broken globe, return paid', content: english },
  })
  await server().call(uploadText, { as: 'owner', body: { title: 'Casse', content: french } })
  await server().jobs.runWaiting()
})

async function ask(text: string) {
  const body = { messages: [{ author: 'customer' as const, text }] }
  const { message } = (await server().call(sendExampleConversation, { as: 'owner', body })).data
  return message
}

test('answer: a source in the language of the question is quoted before one in another', async () => {
  const { text, sources } = await ask('Qui paie le retour d’un globe cassé ?')
  expect(text).toContain('Le retour d’un globe arrivé cassé est à notre charge.')
  expect(sources).toMatchObject([{ title: 'Casse' }])
  expect((await ask('Who pays the return of a broken globe?')).sources).toMatchObject([
    { title: 'Broken globe, return paid' },
  ])
})

test('answer: one in the language of the question answers, where the best of all says too little', async () => {
  const { sources } = await ask('Le globe est arrivé cassé, qui paie le retour à la livraison ?')
  expect(sources).toMatchObject([{ title: 'Casse' }])
})

test('answer: a clearly better source is quoted, whatever its language', async () => {
  const { sources } = await ask('Mon globe est cassé, le remplacement est gratuit ?')
  expect(sources).toMatchObject([{ title: 'Broken globe, return paid' }])
})
