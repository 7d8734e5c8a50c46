import { ReplybayServer } from '@replybay/server'
import { measureLatencies } from '../api/measure-latencies.ts'
import { latencyFigures } from '../latencies.ts'
import type { Part } from '../part.ts'

const REGISTRATIONS = 50
const CALLS = 300

/** Takes as long to look at as a password can. */
const DEAR_PASSWORD = 'x7Kq0ZbF1nPjv6u7wEoR9sQ3tYcA8dLkHmGi5NVeWfU4zTr2BpXy6CsJlDgMhOaQ'

/** How the server answers others while fifty people register at once, beside how it does alone. */
export const registrations: Part = async () => {
  const server = await ReplybayServer.create({
    // Each of them from an address of its own.
    REPLYBAY_TRUSTED_PROXIES: '127.0.0.1',
    REPLYBAY_DEMO: 'on',
  })
  try {
    await server.start()
    await register(server, REGISTRATIONS)
    const ask = () => fetch(`${server.url}/healthz`).then((answer) => answer.text())
    const floor = await measureLatencies(ask, CALLS)
    const registering = Promise.all(
      Array.from({ length: REGISTRATIONS }, (_, place) => register(server, place)),
    )
    const latencies = await measureLatencies(ask, CALLS)
    await registering
    const goals = { p99: { most: 100 } }
    return latencyFigures('health while 50 people register', latencies, { floor, goals })
  } finally {
    await server.remove()
  }
}

async function register(server: ReplybayServer, place: number): Promise<void> {
  const answer = await fetch(`${server.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${place}` },
    body: JSON.stringify({
      email: `person-${place}@shop.example`,
      password: `${place}${DEAR_PASSWORD}`,
      companyName: 'Verre et Vent',
    }),
  })
  await answer.text()
}
