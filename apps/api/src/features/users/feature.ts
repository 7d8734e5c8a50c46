import { exported } from '../../platform/account/account-table.ts'
import { exportAccount } from '../../platform/account/export-account.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { authServices } from '../auth/index.ts'
import { avatarBlob, avatarOf } from './avatar.ts'
import { serveAvatars } from './avatar-files.ts'
import { createCompanyService } from './company.ts'
import { createDeletionService } from './deletion.ts'
import { peopleDemo } from './demo/people-demo.ts'
import { createProfileService } from './profile.ts'
import { userHandlers } from './routes.ts'
import { userService } from './service.ts'
import { listAvatars, listNamedAvatars } from './store.ts'
import { companies, users } from './tables.ts'
import { createTeamService } from './team.ts'
import { usersFailures } from './failures.ts'

/** Companies and their people. */
export const usersFeature = defineServerFeature({
  id: 'users',
  tables: [
    exported(companies, companies.id, {
      name: 'company',
      columns: [
        'id',
        'name',
        'description',
        'container',
        'subscriptionStatus',
        'plan',
        'trialEndsAt',
        'trialUsed',
        'currentPeriodEnd',
        'graceEndsAt',
        'returnPolicy',
        'returnPolicyTranslations',
        'returnPolicySavedAt',
        'returnDays',
        'autoReturnsDisabled',
        'timeZone',
        'address',
        'waitingLimits',
        'claimOnReply',
        'agentsPaused',
        'agentsTurnedAt',
        'mailbox',
        'websChangedAt',
        'features',
        'blocked',
        'createdAt',
      ],
    }),
    exported(users, users.companyId, {
      name: 'people',
      columns: [
        'id',
        'companyId',
        'email',
        'name',
        'role',
        'permissions',
        'locale',
        'emailSignature',
        'emailImageSenders',
        'validatedAt',
        'lastSeenAt',
        'createdAt',
      ],
      left: ['passwordHash', 'registrationHash', 'avatar'],
    }),
  ],
  blobs: {
    name: 'avatars',
    named: async (queries, blobs) => (await listNamedAvatars(queries, blobs.map(avatarOf))).map(avatarBlob),
    ofCompany: async (queries, companyId) => (await listAvatars(queries, companyId)).map(avatarBlob),
  },
  failures: Object.values(usersFailures),
  handlers(context) {
    const { database, owners } = context
    const { confirm, devices, invitations } = authServices(context)
    const parts = { ...context, confirm, devices }
    return userHandlers({
      confirm,
      users: userService(context),
      profile: createProfileService(parts),
      company: createCompanyService(database),
      team: createTeamService(parts),
      invitations,
      deletion: createDeletionService(parts),
      exportAll: (companyId) => exportAccount(database, owners, companyId),
    })
  },
  pages: (app, { blobs }) => serveAvatars(app, blobs),
  demo: peopleDemo,
})
