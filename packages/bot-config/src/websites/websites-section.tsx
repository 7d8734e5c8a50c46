import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { Button, EmptyState, SettingsSection } from '@replybay/ui-kit'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { AddWebsiteDialog } from './add-website-dialog.tsx'
import { WebsiteRow } from './website-row.tsx'
import { WEBSITES_ID } from './websites-id.ts'
import styles from './websites.module.css'

/** The websites whose tickets come in here: which one is worked on, and what can be done with each. */
export function WebsitesSection() {
  const { t } = useLingui()
  const { owner_webs: ids } = useUser()
  const [isAdding, setAdding] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const add = (
    <Button leftIcon={<IconPlus aria-hidden />} onClick={() => setAdding(true)}>
      <Trans>Add a website</Trans>
    </Button>
  )
  return (
    <SettingsSection
      id={WEBSITES_ID}
      title={t`Your websites`}
      detail={t`Each has its own tickets, AI agent and suggested questions. Other pages show those of the current website.`}
      aside={ids.length > 0 && add}
    >
      {ids.length === 0 ? (
        <EmptyState
          title={t`No website yet`}
          detail={t`Add your shop’s site. Its tickets come in here, and its AI agent is set up for it.`}
          action={add}
        />
      ) : (
        <ul ref={list} className={styles['list']} aria-label={t`Your websites`}>
          {ids.map((id) => (
            <WebsiteRow
              key={id}
              id={id}
              onRemoved={() => list.current?.querySelector<HTMLElement>('button')?.focus()}
            />
          ))}
        </ul>
      )}
      <AddWebsiteDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </SettingsSection>
  )
}
