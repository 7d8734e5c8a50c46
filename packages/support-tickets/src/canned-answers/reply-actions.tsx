import { useLingui } from '@lingui/react/macro'
import type { Draft } from '@replybay/sync'
import { Button } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { asAfterwards } from '../model/afterwards.ts'
import { useAfterwardsWords } from '../model/use-afterwards-words.ts'
import styles from './reply-actions.module.css'

type Actions = Pick<Draft, 'tags' | 'afterwards'>

interface ReplyActionsProps extends Actions {
  onChange: (actions: Actions) => void
}

/** What becomes of the ticket once the reply is sent, as a saved reply wants it; each can be left out. */
export function ReplyActions({ tags = [], afterwards, onChange }: ReplyActionsProps) {
  const { t } = useLingui()
  const words = useAfterwardsWords()
  const then = asAfterwards(afterwards)
  const part = (key: string, label: string, change: Actions) => (
    <Button
      key={key}
      size="sm"
      variant="subtle"
      leftIcon={<IconX aria-hidden />}
      aria-label={t`Skip: ${label}`}
      onClick={() => onChange(change)}
    >
      <bdi>{label}</bdi>
    </Button>
  )
  return (
    <div role="group" aria-label={t`After sending`} className={styles['actions']}>
      <span aria-hidden>{t`After sending:`}</span>
      {then && part(then, words[then], { afterwards: undefined })}
      {tags.map((tag) => part(`tag ${tag}`, t`Tag “${tag}”`, { tags: tags.filter((each) => each !== tag) }))}
    </div>
  )
}
