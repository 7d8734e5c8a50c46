import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { localCheck } from '../local.ts'
import { integrationEvents, integrations, type Kind } from '../tables.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

interface Connected {
  kind: Kind
  url: string | null
  daysAfterOpening: number
  events: readonly { kind: string; minutesAgo: number; ms: number }[]
}

const connected: readonly Connected[] = [
  {
    kind: 'prestashop',
    url: 'https://maison-lumen.example',
    daysAfterOpening: 1,
    events: [
      { kind: 'checked', minutesAgo: 22, ms: 140 },
      { kind: 'caught-up', minutesAgo: 150, ms: 1_200 },
    ],
  },
  {
    kind: 'shopify',
    url: 'https://maison-lumen.myshopify.example',
    daysAfterOpening: 8,
    events: [
      { kind: 'checked', minutesAgo: 22, ms: 95 },
      { kind: 'caught-up', minutesAgo: 145, ms: 860 },
    ],
  },
  {
    kind: 'sendcloud',
    url: null,
    daysAfterOpening: 9,
    events: [{ kind: 'checked', minutesAgo: 22, ms: 118 }],
  },
]

/** What Maison Lumen has connected: local stand-ins, which have no keys. */
export const integrationsDemo: DemoPart = async (queries, { now, openedAt }) => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
  for (const { kind, url, daysAfterOpening, events } of connected) {
    const createdAt = new Date(openedAt.getTime() + daysAfterOpening * DAY_MS)
    const id = demoId(createdAt, `integration ${kind}`)
    const checkedAt = minutesAgo(22)
    const { check } = localCheck('Maison Lumen', checkedAt)
    await queries.insert(integrations).values({
      id,
      companyId: MAISON_LUMEN,
      kind,
      name: 'Maison Lumen',
      url,
      isLocal: true,
      checkedAt,
      check,
      ...(kind !== 'sendcloud' && {
        lastSyncAt: minutesAgo(22),
        comparedAt: minutesAgo(290),
      }),
      keysChangedAt: createdAt,
      createdAt,
    })
    await queries.insert(integrationEvents).values(
      events.map((event, place) => {
        const at = minutesAgo(event.minutesAgo)
        return {
          id: demoId(at, `integration event ${kind} ${place}`),
          companyId: MAISON_LUMEN,
          integrationId: id,
          at,
          kind: event.kind,
          ms: event.ms,
        }
      }),
    )
  }
}
