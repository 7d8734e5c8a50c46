import type { components } from '@replybay/api-client'
import type { companies } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { ALL_RIGHTS, rightsOf } from '../../platform/contract/rights.ts'
import { oncePerServer } from '../../platform/once-per-server.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { avatarUrl } from './avatar.ts'
import { findOwner, findUser, hasReplyingAgent, listWebs } from './store.ts'

type User = components['schemas']['User']
type Subscription = components['schemas']['Subscription']

export interface UserService {
  info(person: Person): Promise<User>
}

export const userService = oncePerServer(createUserService)

function createUserService({
  database,
  capabilities,
  guildIdsOf,
}: Pick<ServerContext, 'database' | 'capabilities' | 'guildIdsOf'>): UserService {
  return {
    async info({ companyId, userId }) {
      const [row, owner, webs, guildIds, agentsReply] = await Promise.all([
        findUser(database.queries, companyId, userId),
        findOwner(database.queries, companyId),
        listWebs(database.queries, companyId),
        guildIdsOf(companyId),
        hasReplyingAgent(database.queries, companyId),
      ])
      // The person was removed after the token was looked up.
      if (!row) throw new Failure('unauthorized')
      const { user, company } = row
      const rights = rightsOf(user.role, user.permissions)
      const sampleWebs = webs.filter((web) => web.isSample).map((web) => web.id)
      return {
        _id: user.id,
        companyId: company.id,
        owner_webs: webs.map((web) => web.id),
        owner_guilds: guildIds,
        companyNameRaw: company.name,
        companyDescription: company.description,
        container: company.container,
        name: user.name,
        email: user.email,
        ...(user.avatar && { avatarUrl: avatarUrl(user.avatar) }),
        locale: user.locale,
        ...(user.emailSignature && { emailSignature: user.emailSignature }),
        ...(user.emailImageSenders && { emailImageSenders: user.emailImageSenders }),
        ownerId: owner?.id ?? null,
        ...(owner?.name && { ownerName: owner.name }),
        role: user.role,
        permissions: Object.fromEntries(ALL_RIGHTS.map((right) => [right, rights.has(right)])),
        ...(company.features && { features: company.features }),
        ...(company.blocked && { blocked: company.blocked }),
        // Nothing can be sold here, so that none is asked for: who never had one is told of none.
        ...(company.subscriptionStatus !== 'none' && { subscription: toSubscription(company) }),
        returnPolicy: company.returnPolicy,
        ...(company.returnPolicyTranslations && {
          returnPolicyTranslations: company.returnPolicyTranslations,
        }),
        ...(company.returnPolicySavedAt && {
          returnPolicySavedAt: company.returnPolicySavedAt.toISOString(),
        }),
        ...(company.returnDays !== null && { returnDays: company.returnDays }),
        autoReturnsDisabled: company.autoReturnsDisabled,
        ...(company.timeZone && { companyTimeZone: company.timeZone }),
        ...(company.address && { companyAddress: company.address }),
        ...(company.waitingLimits && { waitingLimits: company.waitingLimits }),
        ...(company.claimOnReply && { claimOnReply: true }),
        ...(rights.has('main') && { agentsPaused: company.agentsPaused, agentsReply }),
        ...(rights.has('email') && { mailbox: company.mailbox ?? { connected: false } }),
        ...(sampleWebs.length > 0 && { sample_webs: sampleWebs }),
        capabilities: [...capabilities()],
      }
    },
  }
}

function toSubscription(company: typeof companies.$inferSelect): Subscription {
  const { trialEndsAt, currentPeriodEnd, graceEndsAt } = company
  return {
    status: company.subscriptionStatus,
    plan: company.plan,
    trialUsed: company.trialUsed,
    ...(trialEndsAt && { trialEndsAt: trialEndsAt.toISOString() }),
    ...(currentPeriodEnd && { currentPeriodEnd: currentPeriodEnd.toISOString() }),
    ...(graceEndsAt && { graceEndsAt: graceEndsAt.toISOString() }),
  }
}
