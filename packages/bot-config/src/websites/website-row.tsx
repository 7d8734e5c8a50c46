import { Trans, useLingui } from '@lingui/react/macro'
import { webQueries } from '@replybay/api-client'
import { useUser, useWebChoice } from '@replybay/feature-kit'
import { Button, IconButton, Menu, Skeleton, Tag, useToasts } from '@replybay/ui-kit'
import { IconCopy, IconDots, IconPencil, IconRefresh, IconTrash, IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { ChangeWebsiteDialog } from './change-website-dialog.tsx'
import { RemoveWebsiteDialog } from './remove-website-dialog.tsx'
import styles from './websites.module.css'

interface WebsiteRowProps {
  id: string
  /** It is gone, and the focus with it. */
  onRemoved: () => void
}

/** One website: its name and host, whether it is the current one, and what can be done with it. */
export function WebsiteRow({ id, onRemoved }: WebsiteRowProps) {
  const { t } = useLingui()
  const toasts = useToasts()
  const choice = useWebChoice()
  const isSample = useUser().sample_webs?.includes(id) === true
  const { data: web, error, refetch } = useQuery(webQueries.info(id))
  const [open, setOpen] = useState<'change' | 'remove'>()
  const close = () => setOpen(undefined)
  const isCurrent = choice.id === id
  const name = web ? web.name || web.domain || t`Website without a name` : id

  async function copyId() {
    await navigator.clipboard.writeText(id)
    toasts.show({ tone: 'success', title: t`Website ID copied` })
  }

  return (
    <li className={styles['row']} aria-current={isCurrent ? 'true' : undefined}>
      <IconWorld aria-hidden className={styles['icon']} />
      <div className={styles['words']}>
        {!web && !error && <Skeleton width="40%" />}
        {!web && error && (
          <>
            <span className={styles['failed']}>
              <ErrorWords
                operation="getWebInfo"
                error={error}
                detail={t`This website couldn’t be loaded. Try again.`}
              />
            </span>
            <span className={styles['domain']}>{id}</span>
          </>
        )}
        {web && (
          <span className={styles['name']} dir="auto">
            {name}
          </span>
        )}
        {web?.domain && web.domain !== name && <span className={styles['domain']}>{web.domain}</span>}
      </div>
      {isSample && (
        <Tag>
          <Trans>Sample</Trans>
        </Tag>
      )}
      {isCurrent ? (
        <Tag tone="accent">
          <Trans context="website">Current</Trans>
        </Tag>
      ) : (
        <Button
          size="sm"
          aria-label={t`Switch to ${name}`}
          onClick={() => {
            choice.choose(id)
            toasts.show({ tone: 'success', title: t`You now work on ${name}` })
          }}
        >
          <Trans context="website">Switch</Trans>
        </Button>
      )}
      {!web && error && <IconButton label={t`Retry`} icon={<IconRefresh />} onClick={() => void refetch()} />}
      <Menu
        label={t`Actions for ${name}`}
        placement="bottom-end"
        trigger={<IconButton label={t`Actions for ${name}`} icon={<IconDots />} />}
        items={[
          ...(web && !isSample
            ? [
                {
                  key: 'change',
                  label: t`Change name or address`,
                  icon: <IconPencil aria-hidden />,
                  onSelect: () => setOpen('change'),
                },
              ]
            : []),
          {
            key: 'copy',
            label: t`Copy website ID`,
            icon: <IconCopy aria-hidden />,
            onSelect: () => void copyId(),
          },
          ...(isSample
            ? []
            : [
                {
                  key: 'remove',
                  label: t`Remove website`,
                  icon: <IconTrash aria-hidden />,
                  danger: true,
                  onSelect: () => setOpen('remove'),
                },
              ]),
        ]}
        note={isSample ? t`A sample website goes with the sample data.` : undefined}
      />
      {web && <ChangeWebsiteDialog key={open} web={web} isOpen={open === 'change'} onClose={close} />}
      <RemoveWebsiteDialog
        id={id}
        name={name}
        isOpen={open === 'remove'}
        onClose={close}
        onRemoved={onRemoved}
      />
    </li>
  )
}
