import type { Route } from './contract-check.ts'
import { sampleRequest, type IdOf } from './sample.ts'
import type { TestServer } from './test-server.ts'

export const nameOf = (route: Route) => route.operation.operationId

/** Calls an operation with the examples of its description. */
export function callAs(server: TestServer, token: string | undefined, route: Route, idOf?: IdOf) {
  const { url, ...rest } = sampleRequest(route, idOf)
  return server.request(route.method, url, { token, ...rest })
}
