import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignee } from '@replybay/api-client'
import { Avatar, caretOptionId, Keys } from '@replybay/ui-kit'
import { IconBell } from '@tabler/icons-react'
import styles from './mention-list.module.css'

interface MentionListProps {
  id: string
  found: readonly Assignee[]
  /** The index of the one that Enter takes. */
  active: number
  onChoose: (index: number) => void
}

/** Colleagues whom a note can name. The textarea keeps the focus and takes the keys. */
export function MentionList({ id, found, active, onChoose }: MentionListProps) {
  const { t } = useLingui()
  return (
    <div className={styles['list']}>
      <div id={id} role="listbox" aria-label={t`Teammates`}>
        {found.map(({ _id, name, avatarUrl }, index) => (
          // Its keys are those of the textarea, which keeps the focus.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={_id}
            id={caretOptionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={styles['option']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Avatar name={name} size={24} src={avatarUrl} />
            <span className={styles['name']} dir="auto">
              {name}
            </span>
            {index === active && (
              <span className={styles['key']}>
                <Keys keys="enter" decorative />
              </span>
            )}
          </div>
        ))}
      </div>
      <p className={styles['hint']}>
        <IconBell aria-hidden />
        <Trans>The person you choose gets a notification with a link to this ticket</Trans>
      </p>
    </div>
  )
}
