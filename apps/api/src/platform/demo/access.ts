import type { FastifyRequest } from 'fastify'
import type { DemoChoice } from '../config/config.ts'
import { isLocalCall } from '../http/local-call.ts'
import { demoCompanyIds } from './accounts.ts'

interface DemoConfig {
  demo: DemoChoice
  isLocal: boolean
}

/** Whether the server has a demo company at all. */
export function offersDemo({ demo, isLocal }: DemoConfig): boolean {
  return demo === 'on' || (demo === 'local' && isLocal)
}

/** Whether people of this company are refused in a call: those of the demo, where it is not for its sender. */
export function isBarredFor(config: DemoConfig, request: FastifyRequest, companyId: string): boolean {
  if (!demoCompanyIds.has(companyId)) return false
  return !offersDemo(config) || (config.demo === 'local' && !isLocalCall(request))
}
