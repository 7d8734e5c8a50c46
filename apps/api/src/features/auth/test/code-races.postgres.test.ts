import { register, validateCode } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { newSender, sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

test('codes of one address that are typed at once: one is right, and no call fails', async () => {
  const password = 'a long sentence is a good password'
  for (let round = 0; round < 3; round++) {
    const email = `round-${round}@verre-et-vent.example`
    const typed: object[] = []
    for (let number = 0; number < 8; number++) {
      const body = { email, password, companyName: 'Verre et Vent' }
      const { data } = await server().call(register, { body, from: newSender() })
      typed.push({ email, code: await server().codeFor(email), registration: data.registration })
    }
    const answers = await Promise.all(
      typed.map((body) => server().call(validateCode, { body, from: newSender() })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  }
})
