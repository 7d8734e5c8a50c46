import { msg } from '@lingui/core/macro'
import { userQueries } from '@replybay/api-client'
import { lazyPart, partWithTexts, setupQuery, type SetupStep } from '@replybay/feature-kit'
import { hasReturnPolicy } from './company/has-return-policy.ts'
import { descriptionFieldId, sectionIds } from './company/section-ids.ts'
import { texts } from './messages.ts'
import { companyRoute, profileRoute, teamRoute } from './routes.ts'
import { inviteHash } from './team/invite-hash.ts'

const DescribeForm = partWithTexts(
  lazyPart(async () => (await import(/* chunk: setup */ './company/describe-form.tsx')).DescribeForm),
  texts.pages,
)

/** What a company tells of itself, and who works with it. */
export const setup: readonly SetupStep[] = [
  {
    id: 'account',
    stage: 'account',
    title: msg`Create your account`,
    detail: msg`Your company is on Replybay`,
    minutes: 1,
    action: msg`View profile`,
    page: profileRoute,
    // Who reads it has one.
    state: setupQuery(userQueries.info(), () => ({ is: 'done' })),
  },
  {
    id: 'company',
    stage: 'company',
    title: msg`Describe your company`,
    detail: msg`So the AI agent knows who it represents`,
    minutes: 3,
    action: msg`Describe`,
    page: companyRoute,
    hash: descriptionFieldId,
    form: DescribeForm,
    state: setupQuery(userQueries.info(), ({ companyDescription }) => ({
      is: companyDescription ? 'done' : 'open',
    })),
  },
  {
    id: 'return-policy',
    stage: 'company',
    title: msg`Write your return policy`,
    detail: msg`Returns are decided by this policy`,
    minutes: 4,
    action: msg`Write`,
    page: companyRoute,
    hash: sectionIds.returnPolicy,
    state: setupQuery(userQueries.info(), (user) => ({ is: hasReturnPolicy(user) ? 'done' : 'open' })),
  },
  {
    id: 'colleagues',
    stage: 'team',
    title: msg`Invite your team`,
    detail: msg`So customers get replies from people`,
    minutes: 2,
    action: msg`Invite`,
    page: teamRoute,
    hash: inviteHash,
    state: setupQuery(userQueries.supports(), (people) =>
      people.length > 1 ? { is: 'done' } : { is: 'open' },
    ),
  },
]
