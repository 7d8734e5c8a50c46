import type { Role, User } from '@replybay/api-client'
import type { Access } from '@replybay/feature-kit'
import * as fc from 'fast-check'

const either = [true, false] as const
const roles = [
  { role: 'owner', isOwner: true, isAdmin: true, isRoleUnknown: false },
  { role: 'admin', isOwner: false, isAdmin: true, isRoleUnknown: false },
  { role: 'support', isOwner: false, isAdmin: false, isRoleUnknown: false },
] as const
const blocks = [
  { suspended: undefined, blockedPages: [] },
  { suspended: 'payment', blockedPages: [] },
  { suspended: undefined, blockedPages: ['/', '/webs', '/settings'] },
] as const

/** Everything that guards tell apart, each combination once. */
export function* everyAccess(): Generator<Access> {
  for (const role of roles)
    for (const isSubscribed of either)
      for (const hasWeb of either)
        for (const hasGuild of either)
          for (const hasKnowledge of either)
            for (const hasEmails of either)
              for (const block of blocks)
                for (const may of everyRight())
                  yield { ...role, ...block, isSubscribed, hasWeb, hasGuild, hasKnowledge, hasEmails, may }
}

function everyRight(): Access['may'][] {
  return Array.from({ length: 32 }, (_, bits) => ({
    main: Boolean(bits & 1),
    web: Boolean(bits & 2),
    email: Boolean(bits & 4),
    discord: Boolean(bits & 8),
    warehouse: Boolean(bits & 16),
  }))
}

const ids = fc.uniqueArray(fc.constantFrom('i1', 'i2'))
const time = fc.constantFrom('2026-03-01T11:00:00Z', '2026-03-01T13:00:00Z')
const flag = fc.boolean()
const none = { requiredKeys: [] }
/** The roles that are described, and what a newer backend may send in their place. */
const role: fc.Arbitrary<Role> = fc.oneof(
  fc.constantFrom<Role>('owner', 'admin', 'support', 'warehouse'),
  // No type describes it: it arrives as JSON, as from a backend.
  fc.oneof(fc.constantFrom('auditor', 'constructor', '', null), fc.string()).map(asJson),
)

/** What a backend may say of a person: any of the optional fields may be absent. */
export const anyUser: fc.Arbitrary<User> = fc.record(
  {
    _id: fc.constant('u1'),
    owner_webs: ids,
    owner_guilds: ids,
    ownerId: fc.constantFrom(null, 'u1', 'u2'),
    role,
    container: fc.constantFrom(null, '', 'c1'),
    permissions: fc.record({ main: flag, web: flag, email: flag, discord: flag, warehouse: flag }, none),
    features: fc.record({ emails: flag, discord: flag, knowledge: flag, warehouse: flag }, none),
    subscription: fc.record(
      {
        status: fc.constantFrom('none', 'trialing', 'active', 'past_due', 'canceled'),
        trialEndsAt: time,
        graceEndsAt: time,
        currentPeriodEnd: time,
      },
      { requiredKeys: ['status'] },
    ),
    blocked: fc.record(
      {
        account: fc.constantFrom('payment', 'policy', 'other'),
        pages: fc.array(fc.oneof(fc.constantFrom('/', '/webs/', '/settings/billing'), fc.string())),
      },
      none,
    ),
  },
  { requiredKeys: ['_id', 'owner_webs', 'owner_guilds'] },
)

function asJson(value: unknown): Role {
  return JSON.parse(JSON.stringify(value))
}
