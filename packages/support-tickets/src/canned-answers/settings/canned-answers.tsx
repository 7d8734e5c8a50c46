import { useLingui } from '@lingui/react/macro'
import { type CannedAnswer, cannedAnswerQueries } from '@replybay/api-client'
import { useHeldChange } from '@replybay/feature-kit'
import { Button, ProblemState, SearchField, Skeleton } from '@replybay/ui-kit'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { wordError } from '../../errors.ts'
import { aRemoval, removals } from '../../removal/removals.ts'
import { useWithoutRemoved } from '../../removal/use-without-removed.ts'
import { matchAnswers } from '../match-answers.ts'
import { CannedDialog } from './canned-dialog.tsx'
import { CannedRow } from './canned-row.tsx'
import styles from './canned-settings.module.css'

/** From so many on they are searched. */
const MANY = 6

/** The team's saved replies, to be written, changed and removed. */
export function CannedAnswers() {
  const { t } = useLingui()
  const newButton = useRef<HTMLButtonElement>(null)
  const [edited, setEdited] = useState<{ answer?: CannedAnswer }>()
  return (
    <div className={styles['body']}>
      <CannedList onEdit={(answer) => setEdited({ answer })} onEmptied={() => newButton.current?.focus()} />
      <div>
        <Button
          ref={newButton}
          leftIcon={<IconPlus aria-hidden />}
          onClick={() => setEdited({})}
        >{t`New saved reply`}</Button>
      </div>
      {edited && <CannedDialog answer={edited.answer} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

interface CannedListProps {
  onEdit: (answer: CannedAnswer) => void
  /** The row that had the focus was the last one. */
  onEmptied: () => void
}

function CannedList({ onEdit, onEmptied }: CannedListProps) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(cannedAnswerQueries.list())
  const remove = useHeldChange(removals)
  const withoutRemoved = useWithoutRemoved('canned-answer')
  const onRemove = ({ _id, title }: CannedAnswer, row: Element | null) => {
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    const next = [...(beside?.querySelectorAll('button') ?? [])].at(-1)
    if (next) next.focus()
    else onEmptied()
    remove(aRemoval('canned-answer', _id), {
      title: t`Saved reply “${title}” deleted`,
      tooLate: t`The saved reply was already deleted`,
    })
  }
  const [query, setQuery] = useState('')
  if (!data) {
    return error ? (
      <ProblemState title={wordError(i18n, 'listCannedAnswers', error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="3.5rem" />
    )
  }
  const answers = withoutRemoved(data)
  const found = matchAnswers(answers, query)
  return (
    <>
      {answers.length >= MANY && (
        <SearchField label={t`Search saved replies`} value={query} onChange={setQuery} maxLength={100} />
      )}
      {answers.length === 0 && (
        <p className={styles['none']}>{t`No saved replies yet. Create one for a question you get often.`}</p>
      )}
      {answers.length > 0 && found.length === 0 && <p className={styles['none']}>{t`No results`}</p>}
      {found.length > 0 && (
        <ul className={styles['list']} aria-label={t`Saved replies`}>
          {found.map((answer) => (
            <CannedRow
              key={answer._id}
              answer={answer}
              onEdit={() => onEdit(answer)}
              onRemove={(row) => onRemove(answer, row)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
