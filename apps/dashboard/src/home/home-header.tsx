import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import { homeStart, homeSummary, LazyBoundary, lazyPart, SlotOutlet, useAccess } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { buttonClassName } from '@replybay/ui-kit'
import { IconInbox } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { features } from '../features.ts'
import { guardedEntries } from '../layouts/guarded-entries.ts'
import { entryTarget } from '../layouts/entry-target.ts'
import { partOfDay } from './greeting.ts'
import styles from './home-page.module.css'
import { PlaceSwitcher } from './place-switcher.tsx'

const SetupSummary = lazyPart(async () => (await import('./setup-summary.tsx')).SetupSummary)

interface HomeHeaderProps {
  user: User
  /** The set-up comes first: it is said how much is left, in place of where and when. */
  isFirst: boolean
}

/** Who is here, where, and when; and the way to work. */
export function HomeHeader({ user, isFirst }: HomeHeaderProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const access = useAccess()
  const [now] = useState(() => new Date())
  const firstName = user.name?.trim().split(/\s+/u)[0]
  const greetings = firstName
    ? {
        morning: t`Good morning, ${firstName}`,
        afternoon: t`Good afternoon, ${firstName}`,
        evening: t`Good evening, ${firstName}`,
      }
    : { morning: t`Good morning`, afternoon: t`Good afternoon`, evening: t`Good evening` }
  const welcome = firstName ? t`Welcome, ${firstName}` : t`Welcome`
  const tickets = guardedEntries(features, access).find(
    // What stands apart from them, such as email, is no ticket.
    ({ entry, guard }) => entry.section === 'tickets' && !entry.isAloneInRail && !guard,
  )
  const company = user.companyNameRaw && <span dir="auto">{user.companyNameRaw}</span>
  const start = tickets && (
    <Link {...entryTarget(tickets.entry)} className={buttonClassName({ variant: 'primary' })}>
      <IconInbox aria-hidden />
      <Trans>Go to tickets</Trans>
    </Link>
  )
  return (
    <header className={styles['header']}>
      <div className={styles['greeting']}>
        <h1 dir="auto">{isFirst ? welcome : greetings[partOfDay(now.getHours())]}</h1>
        {isFirst ? (
          <p>
            <LazyBoundary pending={'\u00A0'}>
              <SetupSummary name={user.companyNameRaw || 'Replybay'} />
            </LazyBoundary>
          </p>
        ) : (
          <p>
            {formats.day(now)}
            <SlotOutlet slot={homeSummary} pending={company} otherwise={company}>
              {company}
            </SlotOutlet>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <PlaceSwitcher user={user} />
        <SlotOutlet slot={homeStart} pending={start} otherwise={start}>
          {start}
        </SlotOutlet>
      </div>
    </header>
  )
}
