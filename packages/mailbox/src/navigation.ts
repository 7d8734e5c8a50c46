import { msg } from '@lingui/core/macro'
import { emailFolders } from '@replybay/api-client'
import { countQuery, type NavigationEntry } from '@replybay/feature-kit'
import { IconMail, IconMailCog } from '@tabler/icons-react'
import { unreadInInbox } from './model/folders.ts'
import { emailAgentRoute, emailsRoute, mailboxIntegrationRoute } from './routes.ts'

/** How often unread emails are counted anew where nothing tells of new ones; in ms. */
const RECOUNT_MS = 60_000

export const navigation: readonly NavigationEntry[] = [
  {
    id: 'emails',
    section: 'tickets',
    label: msg`Email`,
    shortLabel: msg({ context: 'bottom bar', message: 'Email' }),
    icon: IconMail,
    route: emailsRoute,
    keys: 'g m',
    inBottomBar: true,
    isAloneInRail: true,
    count: ({ mailbox }) =>
      mailbox?.connected === false
        ? undefined
        : countQuery({ ...emailFolders(), refetchInterval: RECOUNT_MS }, unreadInInbox),
  },
  {
    id: 'email-agent',
    section: 'agents',
    label: msg`Email agent`,
    icon: IconMailCog,
    route: emailAgentRoute,
    isFor: ({ isAdmin, isRoleUnknown }) => isAdmin || isRoleUnknown,
  },
  {
    id: 'mailbox',
    section: 'company',
    label: msg`Mailbox`,
    icon: IconMail,
    route: mailboxIntegrationRoute,
  },
]
