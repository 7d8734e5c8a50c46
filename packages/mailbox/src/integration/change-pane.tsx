import { useLingui } from '@lingui/react/macro'
import type { MailboxSettings, MailProvider } from '@replybay/api-client'
import { forgetText, readKept } from '@replybay/sync'
import { ConfirmDialog, IconButton, PageHeader, Sheet, useFromBreakpoint } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { ConnectionForm } from './connection-form.tsx'
import styles from './integration.module.css'
import { useConnectionKey } from './use-kept-connection.ts'

interface ChangePaneProps {
  providers: readonly MailProvider[]
  settings: MailboxSettings
  onClose: () => void
}

/** Changes the connection: beside the page where there is room, over it elsewhere. What is typed is not lost by Escape. */
export function ChangePane({ providers, settings, onClose }: ChangePaneProps) {
  const { t } = useLingui()
  const isBeside = useFromBreakpoint('lg')
  const key = useConnectionKey('change')
  // Also before: it was left in the middle.
  const [isTyped, setTyped] = useState(() => readKept(key) !== undefined)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isTyped ? setAsking(true) : onClose())
  const title = t`Change the connection`
  const form = (
    <ConnectionForm providers={providers} settings={settings} onDone={onClose} onTyped={setTyped} />
  )
  const question = (
    <ConfirmDialog
      title={t`Discard what you typed?`}
      confirmLabel={t`Discard`}
      isOpen={isAsking}
      onConfirm={() => {
        forgetText(key)
        onClose()
      }}
      onClose={() => setAsking(false)}
    >
      {t`The connection stays as it is.`}
    </ConfirmDialog>
  )
  if (!isBeside) {
    return (
      <>
        <Sheet side="end" isWide isOpen label={title} onClose={close}>
          {form}
        </Sheet>
        {question}
      </>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isAsking) return
    event.preventDefault()
    close()
  }
  return (
    // Escape closes it, as it does a dialog; each of its controls is reached without.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside className={styles['pane']} aria-label={title} onKeyDown={onKeyDown}>
      <div className={styles['paneHead']}>
        <PageHeader
          level={2}
          title={title}
          actions={<IconButton label={t`Close`} icon={<IconX aria-hidden />} onClick={close} />}
        />
      </div>
      {form}
      {question}
    </aside>
  )
}
