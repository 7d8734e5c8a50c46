import { useLingui } from '@lingui/react/macro'
import { IconButton, SettingsSection } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { useImageSenders } from '../model/use-image-senders.ts'
import styles from './image-senders-section.module.css'

/** Whose images a person sees in emails without being asked; each can be taken back. */
export function ImageSendersSection() {
  const { t } = useLingui()
  const { senders, isSaving, remove } = useImageSenders()
  return (
    <SettingsSection
      id="mailbox-images"
      title={t`Images in emails`}
      detail={
        senders.length === 0
          ? t`External images are blocked until you show them. Senders that you always allow are listed here.`
          : t`External images from these senders are always shown to you.`
      }
    >
      {senders.length > 0 && (
        <ul className={styles['senders']} aria-label={t`Senders whose images are always shown`}>
          {senders.map((sender) => (
            <li key={sender} className={styles['sender']}>
              <bdi className={styles['address']}>{sender}</bdi>
              <IconButton
                size="sm"
                label={t`Remove ${sender}`}
                icon={<IconX aria-hidden />}
                disabled={isSaving}
                onClick={() => remove(sender)}
              />
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}
