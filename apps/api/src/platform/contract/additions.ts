/**
 * What stays of the contract where the additions are off: a backend that knows the documented
 * calls alone. The visitor's side stays, since the documented product has a widget, too, whose
 * calls are not shown; without it nobody could write to a demo.
 */
import { parameterOf, rawOperationsOf, type ContractDocument, type RawOperation } from './contract.ts'

const KEPT_TAG = 'visitor'

/** Fields of answers that belong to additions: everywhere, or in the answers of one tag. */
const addedFields = {
  everywhere: ['capabilities', 'nextCursor'],
  byTag: new Map([
    ['auth', ['registration', 'request', 'purpose']],
    [
      'tickets',
      [
        'events',
        'unread',
        'openGroups',
        'assigneeId',
        'assigneeName',
        'snoozedUntil',
        'notes',
        'answerBy',
        'attachments',
        'customerVerified',
      ],
    ],
    [
      'users',
      [
        'companyTimeZone',
        'companyAddress',
        'waitingLimits',
        'returnPolicyTranslations',
        'returnPolicySavedAt',
        'expiresAt',
        'ownerOnly',
        'ownerName',
        'sample_webs',
      ],
    ],
  ]),
}

/** The contract without additions: their operations, and the parameters that nobody has to send. */
export function withoutAdditions(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document)
  for (const [path, item] of Object.entries(copy.paths)) {
    const kept = Object.entries(item).filter(([, raw]) => !isAddition(raw))
    if (kept.length > 0) copy.paths[path] = Object.fromEntries(kept)
    else delete copy.paths[path]
  }
  for (const raw of rawOperationsOf(copy)) {
    if (raw.tags.includes(KEPT_TAG) || !raw.parameters) continue
    raw.parameters = raw.parameters.filter((entry) => !isAddedParameter(entry, copy))
  }
  return copy
}

/** An answer of an operation with that tag, without the fields that belong to additions. */
export function withoutAddedFields(answer: unknown, tag: string): unknown {
  if (tag === KEPT_TAG) return answer
  return withoutFields(answer, new Set([...addedFields.everywhere, ...(addedFields.byTag.get(tag) ?? [])]))
}

function isAddition(raw: Partial<RawOperation>): boolean {
  return raw['x-addition'] !== undefined && !raw.tags?.includes(KEPT_TAG)
}

function isAddedParameter(
  entry: NonNullable<RawOperation['parameters']>[number],
  document: ContractDocument,
): boolean {
  const parameter = parameterOf(entry, document)
  return parameter['x-decided'] === true && parameter.required !== true
}

function withoutFields(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutFields(entry, names))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !names.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutFields(inner, names)]))
}
