import { useLingui } from '@lingui/react/macro'
import type { CannedAnswer } from '@replybay/api-client'
import { locales, useLocale } from '@replybay/i18n'
import { IconButton, Tag } from '@replybay/ui-kit'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { textFor } from '../match-answers.ts'
import { NamedVariables } from './named-variables.tsx'
import styles from './canned-settings.module.css'

interface CannedRowProps {
  answer: CannedAnswer
  onEdit: () => void
  /** @param row - Where it is in the list. */
  onRemove: (row: Element | null) => void
}

/** One saved reply of the team. */
export function CannedRow({ answer, onEdit, onRemove }: CannedRowProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { shortcut, title, texts } = answer
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <bdi>{title}</bdi> <span className={styles['shortcut']}>{`/${shortcut}`}</span>
        </p>
        <p className={styles['line']} dir="auto">
          <NamedVariables text={textFor(answer, undefined, locale)} />
        </p>
      </div>
      <span className={styles['languages']}>
        {locales
          .filter(({ code }) => texts[code])
          .map(({ code, name }) => (
            <Tag key={code}>{name}</Tag>
          ))}
      </span>
      <IconButton label={t`Edit “${title}”`} icon={<IconPencil aria-hidden />} onClick={onEdit} />
      <IconButton
        label={t`Delete “${title}”`}
        icon={<IconTrash aria-hidden />}
        onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
      />
    </li>
  )
}
