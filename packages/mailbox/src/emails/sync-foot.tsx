import { useLingui } from '@lingui/react/macro'
import { emailFolders, emailQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Progress } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from '../links.ts'
import { firstSync } from '../model/first-sync.ts'
import { useMailboxSettings } from '../model/use-mailbox-settings.ts'
import styles from './sync-foot.module.css'

/** At the foot of the folders: how far the mailbox and its server are alike. A mailbox of this server has nothing to say. */
export function SyncFoot() {
  const { t } = useLingui()
  const formats = useFormats()
  const canTell = useCan('mailbox')
  const { data } = useMailboxSettings(canTell)
  const mailbox = data?.mailbox
  const client = useQueryClient()
  const here = mailbox?.kind === 'imap' ? firstSync(mailbox.folders)?.here : undefined
  useEffect(() => {
    if (here === undefined) return
    // What comes in the first sync is not new: it is shown where it belongs, without a question.
    void client.invalidateQueries({ queryKey: emailFolders().queryKey })
    void client.invalidateQueries({ queryKey: [...emailQueries.all, 'pages'] })
  }, [client, here])
  if (mailbox?.kind !== 'imap') return null
  const { receiving, sending, folders } = mailbox
  const sync = firstSync(folders)
  const isBroken = receiving.state === 'failing' || sending.state === 'failing'
  return (
    <div className={styles['foot']}>
      {isBroken ? (
        <Link to="/emails/integration" className={styles['broken']}>
          {receiving.state === 'failing' ? t`Not receiving` : t`Not sending`}
        </Link>
      ) : (
        <p role="status">
          {!sync
            ? t`Up to date`
            : sync.total === undefined
              ? t`First sync`
              : t`First sync: ${formats.number(sync.here)} of ${formats.number(sync.total)}`}
        </p>
      )}
      {!isBroken && sync?.total !== undefined && (
        <Progress className={styles['bar']} label={t`First sync`} value={sync.here / sync.total} />
      )}
    </div>
  )
}
