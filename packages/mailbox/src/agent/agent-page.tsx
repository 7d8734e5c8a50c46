import { useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import { useAccess, useCan, useRouteSearch, useUser } from '@replybay/feature-kit'
import {
  buttonClassName,
  EmptyState,
  LockedState,
  SettingsPage,
  Tabs,
  Tag,
  useFromBreakpoint,
} from '@replybay/ui-kit'
import { useState } from 'react'
import { Link, useNavigate } from '../links.ts'
import { SignedInOnly } from '../model/signed-in-only.tsx'
import { emailAgentRoute } from '../routes.ts'
import styles from './agent.module.css'
import { AutomaticSection } from './automatic-section.tsx'
import { NumbersSection } from './numbers-section.tsx'
import { PromptSection } from './prompt-section.tsx'
import { type Outcome, outcomes } from './outcomes.ts'
import { RepliesSection } from './replies-section.tsx'
import { TryPane } from './try-pane.tsx'
import { useAgentReplies } from './use-agent-replies.ts'
import { modeOf, useReplyModes } from './use-reply-modes.ts'

/** /emails/agent: how the AI agent answers email. @see specification §2, §4 */
export function AgentPage() {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Email agent`} · Replybay`}</title>
      <SignedInOnly>
        <Agent />
      </SignedInOnly>
    </>
  )
}

type Mailbox = NonNullable<User['mailbox']>

function Agent() {
  const { t } = useLingui()
  const { mailbox: told } = useUser()
  const { part, outcome } = useRouteSearch(emailAgentRoute)
  const navigate = useNavigate()
  const hasRoom = useFromBreakpoint('lg')
  const isWhole = useCan('mailbox')
  // A backend with the documented calls alone tells nothing of what it saved.
  const [saved, setSaved] = useState<Pick<Mailbox, 'automaticAnswer' | 'emailPrompt'>>({})
  const mailbox = told ?? { ...saved, connected: undefined }
  const modes = useReplyModes()
  const access = useAccess()
  const isClosed = access !== undefined && !access.isAdmin && !access.isRoleUnknown
  const isOn = mailbox.connected !== false && !isClosed
  const shown = outcomes.find((each) => each === outcome)
  const { data } = useAgentReplies(shown, isWhole && isOn)
  const numbers = data?.pages[0]?.numbers
  const show = (wanted: Outcome | undefined) =>
    void navigate({
      to: '/emails/agent',
      search: (now) => ({ ...now, outcome: wanted }),
      replace: true,
      resetScroll: false,
    })
  if (isClosed) {
    return (
      <LockedState
        title={t`The email agent needs an admin`}
        detail={t`The account owner can change your role.`}
      />
    )
  }
  const mode = modeOf(mailbox)
  const label = modes.find(({ value }) => value === mode)?.label
  const header = {
    title: t`Email agent`,
    meta: (mailbox.connected ?? saved.automaticAnswer !== undefined) && (
      <Tag tone={mode === 'off' ? 'neutral' : 'ai'}>{label}</Tag>
    ),
  }
  if (!isOn) {
    return (
      <SettingsPage {...header}>
        <EmptyState
          title={t`No mailbox is connected`}
          detail={
            isWhole
              ? t`The email agent replies to the emails of your mailbox.`
              : t`This server connects no mailbox. Ask the person who runs it.`
          }
          action={
            isWhole && (
              <Link to="/emails/integration" className={buttonClassName({ variant: 'primary' })}>
                {t`Connect a mailbox`}
              </Link>
            )
          }
        />
      </SettingsPage>
    )
  }
  const settings = (
    <SettingsPage {...header}>
      <AutomaticSection
        mode={mode}
        emails={numbers}
        onSaved={(automaticAnswer) => setSaved((before) => ({ ...before, automaticAnswer }))}
      />
      {numbers && numbers.total > 0 && (
        <NumbersSection
          numbers={numbers}
          onShow={(wanted) => {
            show(wanted)
            document.querySelector('#replies')?.scrollIntoView()
          }}
        />
      )}
      <PromptSection
        key={mailbox.emailPrompt}
        prompt={mailbox.emailPrompt ?? ''}
        onSaved={(emailPrompt) => setSaved((before) => ({ ...before, emailPrompt }))}
      />
      {isWhole && <RepliesSection outcome={shown} onChoose={show} />}
    </SettingsPage>
  )
  if (hasRoom) {
    return (
      <div className={styles['columns']}>
        <div className={styles['main']}>{settings}</div>
        <TryPane />
      </div>
    )
  }
  return (
    <Tabs
      label={t`Email agent`}
      value={part === 'try' ? 'try' : 'settings'}
      onChange={(key) =>
        void navigate({
          to: '/emails/agent',
          search: (now) => ({ ...now, part: key === 'try' ? 'try' : undefined }),
          replace: true,
        })
      }
      tabs={[
        { key: 'settings', label: t`Settings`, content: settings },
        { key: 'try', label: t`Try it`, content: <TryPane /> },
      ]}
    />
  )
}
