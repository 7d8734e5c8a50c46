import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAgainstContract, routes } from '../contract-check.ts'
import { newSender, TestServer } from '../test-server.ts'
import { Cast } from './cast.ts'
import { fuzzRequest, requestOf, type FuzzRequest } from './fuzz-request.ts'
import { withIds } from './places.ts'
import { outOfReach, Reach } from './reach.ts'

/** On each of the two databases. `pnpm test:fuzz` runs in a mode of its own, of which Vitest tells here. */
const isThorough = process.env['MODE'] === 'thorough'
const numRuns = isThorough ? 50_000 : routes.length * 8

/** To see a failure again: FUZZ_SEED, and with FUZZ_PATH nothing but it. By default the same requests each time: a change is judged by itself, not by chance. */
const { FUZZ_SEED: seed = isThorough ? undefined : 9, FUZZ_PATH: only } = process.env

/** So many more are sent to an operation that let nobody in: of few, each may have come without a session. */
const MORE_RUNS = 50

/** After so many requests, what was ended or deleted is there again. */
const REFRESH_EVERY = 20

test(
  `${numRuns} requests of every kind: none breaks anything, each is answered by the contract, and every operation is tried out`,
  async () => {
    const server = await TestServer.start({ trustedProxies: ['127.0.0.1'], logLevel: 'fatal' })
    try {
      const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
      const cast = await Cast.gather(server)
      const reach = new Reach()
      let sent = 0
      const propertyOf = (requests: fc.Arbitrary<FuzzRequest>) =>
        fc.asyncProperty(requests, async (request) => {
          if (sent++ % REFRESH_EVERY === 0) await cast.refresh()
          reach.count(request, await send(address, cast, request))
        })
      const known = seed && { seed: Number(seed) }
      await fc.assert(propertyOf(fuzzRequest), { numRuns, ...known, ...(only && { path: only }) })
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
      // Who sees a failure again sends that one request, and reaches little.
      if (only) return
      for (const route of routes.filter(({ operation }) => reach.closed().includes(operation.operationId))) {
        await fc.assert(propertyOf(requestOf(route)), { numRuns: MORE_RUNS, ...known })
      }
      expect(reach.closed()).toEqual([])
      // Which of the others do something among few requests is chance.
      if (isThorough) expect(reach.unsuccessful().filter((id) => !outOfReach.includes(id))).toEqual([])
    } finally {
      await server.stop()
    }
  },
  numRuns * 120,
)

/** @returns the status of the answer, which is as the contract has it. */
async function send(address: string, cast: Cast, request: FuzzRequest): Promise<number> {
  const { method, headers } = request
  const url = withIds(request.url, (place) => cast.idOf(place))
  const body = request.body === undefined ? undefined : withIds(request.body, (place) => cast.idOf(place))
  const token = await cast.tokenOf(request.caller)
  const response = await fetch(address + url, {
    method,
    headers: {
      'x-forwarded-for': newSender(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    redirect: 'manual',
    ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
  })
  const answer = {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await readAnswer(response),
  }
  if (answer.status === 401) cast.forgetSession(request.caller)
  try {
    judge(method, url, answer)
    return answer.status
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const sent = { method, url, caller: request.caller, headers, body }
    throw new Error(`${said}\nSent: ${JSON.stringify(sent, null, 1)}\nAnswered: ${JSON.stringify(answer)}`, {
      cause: error,
    })
  }
}

/** A stream of events goes on for minutes. */
async function readAnswer(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

function judge(method: string, url: string, answer: { status: number; type: string; body: string }): void {
  const isMissing = answer.status === 501 && JSON.parse(answer.body).code === 'not-implemented'
  // Whoever connects a shop may name one that is not there.
  const leadsNowhere = answer.status === 502 && JSON.parse(answer.body).code === 'unreachable'
  if (answer.status >= 500 && !isMissing && !leadsNowhere) throw new Error(`A ${answer.status} is a fault.`)
  const [path = ''] = url.split('?', 1)
  const isOperation = routes.some((route) => route.method === method && route.pattern.test(path))
  if (isOperation) checkAgainstContract(method, url, answer)
}
