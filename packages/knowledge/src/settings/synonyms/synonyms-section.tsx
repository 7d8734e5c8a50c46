import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations, knowledgeQueries } from '@replybay/api-client'
import { Button, ProblemState, SettingsSection, Skeleton } from '@replybay/ui-kit'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../../errors.ts'
import settings from '../settings.module.css'
import { SynonymForm } from './synonym-form.tsx'
import { SynonymRow } from './synonym-row.tsx'
import { useSynonymDraft } from './use-synonym-draft.ts'
import styles from './synonyms.module.css'

/** Words that mean the same in this shop: a question finds a source that says it with another one of them. */
export function SynonymsSection() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(knowledgeQueries.synonyms())
  const add = useMutation(knowledgeMutations.addSynonyms())
  const draft = useSynonymDraft()
  const [isAdding, setAdding] = useState(draft.isBegun)
  const groups = data?.groups ?? []
  const { groups: mostGroups = 0, words: mostWords = 0 } = data?.most ?? {}
  const counted = groups.length
  return (
    <SettingsSection
      title={t`Synonyms`}
      detail={t`Words that mean the same thing in your shop, such as a product name and what customers call it. After a change, all sources are indexed again.`}
      aside={
        data && (
          <Button
            leftIcon={<IconPlus aria-hidden />}
            disabled={isAdding || counted >= mostGroups}
            onClick={() => setAdding(true)}
          >
            <Trans>Add a group</Trans>
          </Button>
        )
      }
    >
      <div className={settings['body']}>
        {error && !data && (
          <ProblemState title={wordError(i18n, 'listSynonyms', error)} onRetry={() => void refetch()} />
        )}
        {!error && !data && <Skeleton width="60%" />}
        {isAdding && data && (
          <SynonymForm
            draft={draft.subject}
            label={t`Words that mean the same thing`}
            begun={[]}
            others={groups}
            mostWords={mostWords}
            problem={add.error ? wordError(i18n, 'addSynonyms', add.error) : undefined}
            isSaving={add.isPending}
            onSave={(words, onSaved) =>
              add.mutate(
                { words },
                {
                  onSuccess: () => {
                    onSaved()
                    setAdding(false)
                  },
                },
              )
            }
            onCancel={() => {
              setAdding(false)
              add.reset()
            }}
          />
        )}
        {groups.length > 0 && (
          <ul className={styles['rows']} aria-label={t`Synonyms`}>
            {groups.map((group) => (
              <SynonymRow
                key={group.synonymId}
                group={group}
                others={groups.filter((other) => other !== group)}
                mostWords={mostWords}
              />
            ))}
          </ul>
        )}
        {data && (
          <p className={settings['note']}>
            {groups.length === 0 && !isAdding && <Trans>No synonyms yet.</Trans>}{' '}
            <Trans>
              {counted} of {mostGroups} groups, with up to {mostWords} words each.
            </Trans>
          </p>
        )}
      </div>
    </SettingsSection>
  )
}
