import type { components } from '@replybay/api-client'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'
import { findCompany, updateCompany } from './store.ts'

export interface CompanyService {
  /**
   * The first time, sets up the company's knowledge container.
   * @throws Failure `invalid-request` for no time zone, and for waiting limits in the wrong order.
   */
  update(companyId: string, change: components['schemas']['CompanyChange']): Promise<void>
  setReturnPolicy(companyId: string, policy: components['schemas']['ReturnPolicy']): Promise<void>
  setAutoReturns(companyId: string, disable: boolean): Promise<void>
}

export function createCompanyService(database: Database): CompanyService {
  return {
    async update(companyId, { appName, description, timeZone, address, waitingLimits }) {
      if (timeZone !== undefined && !isTimeZone(timeZone)) {
        const fields = [{ path: '/body/timeZone', message: 'must be a time zone' }]
        throw new Failure('invalid-request', { fields })
      }
      if (waitingLimits && waitingLimits.danger <= waitingLimits.warning) {
        const fields = [{ path: '/body/waitingLimits/danger', message: 'must be larger than warning' }]
        throw new Failure('invalid-request', { fields })
      }
      const name = appName.trim()
      const known = await findCompany(database.queries, companyId)
      await updateCompany(database.queries, companyId, {
        name,
        description,
        container: known?.container || containerOf(name, companyId),
        ...(timeZone !== undefined && { timeZone }),
        ...(address && { address }),
        ...(waitingLimits && { waitingLimits }),
      })
    },
    async setReturnPolicy(companyId, { returnPolicy, translations }) {
      await updateCompany(database.queries, companyId, {
        returnPolicy,
        ...(translations && { returnPolicyTranslations: translations }),
        returnPolicySavedAt: new Date(),
      })
    },
    async setAutoReturns(companyId, disable) {
      await updateCompany(database.queries, companyId, { autoReturnsDisabled: disable })
    },
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** To be read by people, and no other company's. */
function containerOf(name: string, companyId: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g)
  return [...(words ?? []), companyId.slice(-8)].join('-').slice(-60)
}
