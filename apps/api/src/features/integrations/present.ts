import type { components } from '@replybay/api-client'
import { addressOf, isTold } from './settings.ts'
import { platforms } from './platforms.ts'
import { type Settings, tailOf } from './secrets.ts'
import type { SendingCounts } from './sending/send-back.ts'
import type { EventRow, IntegrationRow } from './store.ts'

type Schemas = components['schemas']

interface Beside {
  lastEvent: EventRow | undefined
  /** None where nothing was sent. */
  sent: SendingCounts | undefined
  /** Of the last 30 days; undefined for what makes none. */
  labels: number | undefined
  hook: Hook | undefined
}

/** Where a service tells what happens, and whether that could be checked. */
interface Hook {
  address: string
  isChecked: boolean
}

export function presentIntegration(
  row: IntegrationRow,
  { lastEvent, sent, labels, hook }: Beside,
): Schemas['Integration'] {
  return {
    _id: row.id,
    kind: row.kind,
    state: row.problem === null ? 'connected' : 'failed',
    ...(row.name !== null && { name: row.name }),
    ...(row.url !== null && { url: row.url }),
    ...(row.lastSyncAt && { lastSyncAt: row.lastSyncAt.toISOString() }),
    ...(row.lastError !== null && { lastError: row.lastError }),
    ...(row.problem !== null && { problem: row.problem }),
    ...(row.failedSince && { failedSince: row.failedSince.toISOString() }),
    ...(row.checkedAt && { checkedAt: row.checkedAt.toISOString() }),
    ...(row.isLocal && { isLocal: true }),
    ...(row.check && platforms[row.kind].isTest?.(row.check) === true && { isTest: true }),
    ...(hook && hookOf(row, hook)),
    ...(row.toldAt && { toldAt: row.toldAt.toISOString() }),
    ...importOf(row, sent),
    ...(labels !== undefined && { counts: { labels } }),
    ...(row.comparedAt && {
      comparison: {
        at: row.comparedAt.toISOString(),
        count: row.differenceCount,
        differences: row.differences,
      },
    }),
    ...(lastEvent && { lastEvent: presentEvent(lastEvent) }),
    createdAt: row.createdAt.toISOString(),
  }
}

/** While it goes on or is paused; what has come since it began, where it is there. */
function importOf(
  row: IntegrationRow,
  sent: SendingCounts | undefined,
): Pick<Schemas['Integration'], 'import' | 'counts'> {
  const { importStartedAt, importFinishedAt, importSeen, importTotal, importReached, importPaused } = row
  if (!importStartedAt) return {}
  return {
    ...(!importFinishedAt && {
      import: {
        imported: importSeen,
        ...(importTotal !== null && { total: importTotal }),
        ...(importReached && { reached: importReached.toISOString() }),
        isPaused: importPaused,
        startedAt: importStartedAt.toISOString(),
      },
    }),
    counts: {
      imported: row.orderCount,
      ...(sent && { sentBack: sent.told, waiting: sent.waiting }),
      ...(importReached && { importedSince: importReached.toISOString() }),
    },
  }
}

interface DetailParts extends Omit<Beside, 'lastEvent'> {
  /** None where they can't be opened. */
  keys: Settings
  events: readonly EventRow[]
}

export function presentDetail(
  row: IntegrationRow,
  { keys, events, ...beside }: DetailParts,
): Schemas['IntegrationDetail'] {
  const platform = platforms[row.kind]
  const told = Object.entries(keys).map(([name, value]) => [
    name,
    isTold(platform, name) ? value : tailOf(value),
  ])
  return {
    ...presentIntegration(row, { lastEvent: events[0], ...beside }),
    settings: { ...Object.fromEntries(told), ...addressOf(platform, row.url) },
    keysChangedAt: row.keysChangedAt.toISOString(),
    ...(row.webId !== null && { webId: row.webId }),
    ...(beside.hook?.isChecked && { webhookUrl: beside.hook.address }),
    ...(row.check && { check: row.check }),
    events: events.map(presentEvent),
  }
}

function hookOf(
  { kind, hookIds, hookProblem }: IntegrationRow,
  { isChecked }: Hook,
): Pick<Schemas['Integration'], 'webhookState' | 'webhookProblem'> {
  if (!isChecked) return { webhookState: 'polled' }
  const { registration, isByHand } = platforms[kind].hooks ?? {}
  return {
    webhookState: !registration || isByHand ? 'by-hand' : hookIds ? 'registered' : 'waiting',
    ...(hookProblem && { webhookProblem: hookProblem }),
  }
}

function presentEvent(event: EventRow): Schemas['IntegrationEvent'] {
  return {
    _id: event.id,
    at: event.at.toISOString(),
    kind: event.kind,
    isFailed: event.isFailed,
    ...(event.problem !== null && { problem: event.problem }),
    ...(event.subject !== null && { subject: event.subject }),
    ...(event.status !== null && { status: event.status }),
    ...(event.ms !== null && { ms: event.ms }),
  }
}
