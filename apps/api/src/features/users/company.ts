import type { components } from '@replybay/api-client'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { keepNewer } from '../../platform/contract/keep-newer.ts'
import { usersFailures } from './failures.ts'
import { lockCompany, updateCompany } from './store.ts'

type Schemas = components['schemas']
type Translations = Schemas['PolicyTranslations']

export interface CompanyService {
  /**
   * The first time, sets up the company's knowledge container.
   * @throws Failure `changed-meanwhile` where another has changed the same field since it was seen.
   */
  update(companyId: string, change: Schemas['CompanyChange']): Promise<void>
  /**
   * @throws Failure `invalid-request` for no time zone, and for two waiting limits in the wrong order; `conflict` for
   * one that does not fit the other as it is stored; `changed-meanwhile` where another has changed it since it was seen.
   */
  updateDetails(companyId: string, change: Schemas['CompanyDetailsChange']): Promise<void>
  /**
   * Without any text left, automatic returns are off.
   * @throws Failure `changed-meanwhile` where another has changed the same text since it was seen.
   */
  setReturnPolicy(companyId: string, policy: Schemas['ReturnPolicy']): Promise<void>
  /** @throws Failure `no-return-policy` where they are to be on and there is nothing to decide them by. */
  setAutoReturns(companyId: string, disable: boolean): Promise<void>
}

export function createCompanyService(database: Database): CompanyService {
  return {
    update: (companyId, { seen, ...wanted }) =>
      database.transaction(async (queries) => {
        const company = await lockCompany(queries, companyId)
        const now = { appName: company.name, description: company.description }
        const name = wanted.appName.trim()
        const kept = keepNewer(now, seen, { ...wanted, appName: name }, '/body')
        await updateCompany(queries, companyId, {
          name: kept.appName,
          description: kept.description,
          container: company.container || containerOf(name, companyId),
        })
      }),
    async updateDetails(companyId, { timeZone, address, waitingLimits, claimOnReply }) {
      requireTimeZone(timeZone)
      await database.transaction(async (queries) => {
        const company = await lockCompany(queries, companyId)
        await updateCompany(queries, companyId, {
          ...(timeZone !== undefined && { timeZone }),
          ...(address && { address: changedAddress(company.address, address) }),
          ...(waitingLimits && { waitingLimits: changedLimits(company.waitingLimits, waitingLimits) }),
          ...(claimOnReply !== undefined && { claimOnReply }),
        })
      })
    },
    setReturnPolicy: (companyId, { returnPolicy, translations, returnDays, seen }) =>
      database.transaction(async (queries) => {
        const company = await lockCompany(queries, companyId)
        const known = company.returnPolicyTranslations ?? {}
        const general = seen?.returnPolicy !== undefined ? { returnPolicy: seen.returnPolicy } : undefined
        const now = { returnPolicy: company.returnPolicy }
        const kept = keepNewer(now, general, { returnPolicy }, '/body')
        const returnPolicyTranslations = translations
          ? newerTranslations(known, seen?.translations, translations)
          : known
        await updateCompany(queries, companyId, {
          ...kept,
          ...(translations && { returnPolicyTranslations }),
          ...(returnDays !== undefined && { returnDays }),
          ...(!hasPolicy({ ...kept, returnPolicyTranslations }) && { autoReturnsDisabled: true }),
          returnPolicySavedAt: new Date(),
        })
      }),
    setAutoReturns: (companyId, disable) =>
      database.transaction(async (queries) => {
        const company = await lockCompany(queries, companyId)
        if (!disable && !hasPolicy(company)) throw new Failure(usersFailures.noReturnPolicy)
        await updateCompany(queries, companyId, { autoReturnsDisabled: disable })
      }),
  }
}

/** Whether there is a text to decide returns by, for all customers or for some. */
function hasPolicy({
  returnPolicy,
  returnPolicyTranslations,
}: {
  returnPolicy: string
  returnPolicyTranslations: Translations | null
}): boolean {
  return [returnPolicy, ...Object.values(returnPolicyTranslations ?? {})].some((text) => text.trim() !== '')
}

/** A language without a text of its own has an empty one. */
function newerTranslations(
  now: Translations,
  seen: Translations | undefined,
  wanted: Translations,
): Translations {
  const texts = keepNewer(inEach(now), seen && inEach(seen), inEach(wanted), '/body/translations')
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

function inEach(texts: Translations): Required<Translations> {
  return { 'en-US': '', 'fr-FR': '', 'es-ES': '', ...texts }
}

function changedAddress(
  now: Schemas['Address'] | null,
  change: Schemas['AddressChange'],
): Schemas['Address'] {
  const parts = Object.entries({ ...now, ...change }).filter(([, part]) => part !== null)
  return Object.fromEntries(parts)
}

function requireTimeZone(timeZone: string | null | undefined): void {
  if (timeZone === undefined || timeZone === null || isTimeZone(timeZone)) return
  throw new Failure('invalid-request', {
    fields: [{ path: '/body/timeZone', message: 'must be a time zone' }],
  })
}

/** In minutes, where a company has set none. */
const STANDARD_LIMITS: Schemas['WaitingLimits'] = { warning: 60, danger: 240 }

function changedLimits(
  now: Schemas['WaitingLimits'] | null,
  change: Schemas['WaitingLimitsChange'],
): Schemas['WaitingLimits'] {
  const stored = now ?? STANDARD_LIMITS
  requireUnchanged(stored, change)
  const { warning, danger } = { ...stored, ...change }
  if (danger > warning) return { warning, danger }
  const isDangerWrong = change.danger !== undefined
  const field = isDangerWrong
    ? { path: '/body/waitingLimits/danger', message: `must be larger than warning, which is ${warning}` }
    : { path: '/body/waitingLimits/warning', message: `must be smaller than danger, which is ${danger}` }
  const isWhole = isDangerWrong && change.warning !== undefined
  throw new Failure(isWhole ? 'invalid-request' : 'conflict', { fields: [field] })
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

function requireUnchanged(
  now: Schemas['WaitingLimits'],
  { seen, ...wanted }: Schemas['WaitingLimitsChange'],
) {
  const isChanged = (name: 'warning' | 'danger') =>
    wanted[name] !== undefined && seen?.[name] !== undefined && seen[name] !== now[name]
  const changed = (['warning', 'danger'] as const).filter((name) => isChanged(name))
  if (changed.length === 0) return
  throw new Failure('changed-meanwhile', {
    fields: changed.map((name) => ({
      path: `/body/waitingLimits/${name}`,
      message: 'has changed since it was loaded',
    })),
  })
}
