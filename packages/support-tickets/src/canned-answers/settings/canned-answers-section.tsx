import { useLingui } from '@lingui/react/macro'
import { type CannedAnswer, cannedAnswerQueries } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Button, ProblemState, SearchField, SettingsSection, Skeleton } from '@replybay/ui-kit'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../../errors.ts'
import { matchAnswers } from '../match-answers.ts'
import { CannedDialog } from './canned-dialog.tsx'
import { CannedRow } from './canned-row.tsx'
import styles from './canned-settings.module.css'
import { useCannedRemoval } from './use-canned-removal.ts'

/** From so many on they are searched. */
const MANY = 6

/** The texts that the team answers with, where the backend keeps them. */
export function CannedAnswersSection() {
  const { t } = useLingui()
  const hasCanned = useCan('canned-answers')
  const [edited, setEdited] = useState<{ answer?: CannedAnswer }>()
  if (!hasCanned) return null
  return (
    <SettingsSection
      title={t`Canned answers`}
      detail={t`Texts for the whole team: type / where you write an answer.`}
    >
      <div className={styles['body']}>
        <CannedList onEdit={(answer) => setEdited({ answer })} />
        <div>
          <Button
            leftIcon={<IconPlus aria-hidden />}
            onClick={() => setEdited({})}
          >{t`New canned answer`}</Button>
        </div>
      </div>
      {edited && <CannedDialog answer={edited.answer} onClose={() => setEdited(undefined)} />}
    </SettingsSection>
  )
}

function CannedList({ onEdit }: { onEdit: (answer: CannedAnswer) => void }) {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(cannedAnswerQueries.list())
  const remove = useCannedRemoval()
  const [query, setQuery] = useState('')
  if (!data) {
    return error ? (
      <ProblemState title={wordError(i18n, 'listCannedAnswers', error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="3.5rem" />
    )
  }
  const found = matchAnswers(data, query)
  return (
    <>
      {data.length >= MANY && (
        <SearchField label={t`Search canned answers`} value={query} onChange={setQuery} maxLength={100} />
      )}
      {data.length === 0 && <p className={styles['none']}>{t`There are none yet.`}</p>}
      {data.length > 0 && found.length === 0 && <p className={styles['none']}>{t`Nothing matches`}</p>}
      {found.length > 0 && (
        <ul className={styles['list']} aria-label={t`Canned answers`}>
          {found.map((answer) => (
            <CannedRow
              key={answer._id}
              answer={answer}
              onEdit={() => onEdit(answer)}
              onRemove={() => remove(answer)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
