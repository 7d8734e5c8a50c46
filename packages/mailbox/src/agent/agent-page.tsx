import { useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import { useAccess, useUser } from '@replybay/feature-kit'
import { buttonClassName, EmptyState, LockedState, SettingsPage, Tag } from '@replybay/ui-kit'
import { useState } from 'react'
import { Link } from '../links.ts'
import { SignedInOnly } from '../model/signed-in-only.tsx'
import { AutomaticSection } from './automatic-section.tsx'
import { PromptSection } from './prompt-section.tsx'

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
  // A backend with the documented calls alone tells nothing of what it saved.
  const [saved, setSaved] = useState<Pick<Mailbox, 'automaticAnswer' | 'emailPrompt'>>({})
  const mailbox = told ?? { ...saved, connected: undefined }
  const access = useAccess()
  if (access && !access.isAdmin && !access.isRoleUnknown) {
    return (
      <LockedState
        title={t`The email agent needs an admin`}
        detail={t`The account owner can change your role.`}
      />
    )
  }
  const isOn = mailbox.automaticAnswer === 1
  return (
    <SettingsPage
      title={t`Email agent`}
      meta={
        (mailbox.connected ?? saved.automaticAnswer !== undefined) && (
          <Tag tone={isOn ? 'ai' : 'neutral'}>{isOn ? t`On` : t`Off`}</Tag>
        )
      }
    >
      {mailbox.connected === false ? (
        <EmptyState
          title={t`No mailbox is connected`}
          detail={t`The email agent replies to the emails of your mailbox.`}
          action={
            <Link to="/emails/integration" className={buttonClassName({ variant: 'primary' })}>
              {t`Connect a mailbox`}
            </Link>
          }
        />
      ) : (
        <>
          <AutomaticSection
            isOn={isOn}
            onSaved={(automaticAnswer) => setSaved((before) => ({ ...before, automaticAnswer }))}
          />
          <PromptSection
            key={mailbox.emailPrompt}
            prompt={mailbox.emailPrompt ?? ''}
            onSaved={(emailPrompt) => setSaved((before) => ({ ...before, emailPrompt }))}
          />
        </>
      )}
    </SettingsPage>
  )
}
