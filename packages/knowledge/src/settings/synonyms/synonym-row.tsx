import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations, type SynonymGroup } from '@replybay/api-client'
import { Button, IconButton, useToasts } from '@replybay/ui-kit'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { detailOfError, wordError } from '../../errors.ts'
import { SynonymForm } from './synonym-form.tsx'
import styles from './synonyms.module.css'
import { useSynonymDraft } from './use-synonym-draft.ts'

interface SynonymRowProps {
  group: SynonymGroup
  others: readonly SynonymGroup[]
  mostWords: number
}

/** One group of synonyms, to be changed in place or removed. That can be undone. */
export function SynonymRow({ group: { synonymId, words }, others, mostWords }: SynonymRowProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const draft = useSynonymDraft(synonymId)
  const [isOpen, setOpen] = useState(draft.isBegun)
  const change = useMutation(knowledgeMutations.changeSynonyms(synonymId))
  const remove = useMutation(knowledgeMutations.removeSynonyms(synonymId))
  const add = useMutation(knowledgeMutations.addSynonyms())
  const said = words.join(', ')

  /** The row is gone by the time that its answer is here. */
  async function removeIt() {
    try {
      await remove.mutateAsync()
      toasts.show({ title: t`Deleted: ${said}`, undo: () => void restore() })
    } catch (failure) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'removeSynonyms', failure),
        detail: detailOfError(i18n, 'removeSynonyms', failure, t`Nothing changed. Try again.`),
      })
    }
  }
  async function restore() {
    try {
      await add.mutateAsync({ words })
    } catch (failure) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'addSynonyms', failure),
        detail: detailOfError(i18n, 'addSynonyms', failure, t`Nothing changed. Try again.`),
      })
    }
  }
  if (isOpen) {
    return (
      <li className={styles['row']}>
        <SynonymForm
          draft={draft.subject}
          label={t`Words that mean the same thing`}
          begun={words}
          others={others}
          mostWords={mostWords}
          problem={change.error ? wordError(i18n, 'changeSynonyms', change.error) : undefined}
          isSaving={change.isPending}
          onSave={(changed, onSaved) =>
            change.mutate(
              { words: changed },
              {
                onSuccess: () => {
                  onSaved()
                  setOpen(false)
                },
              },
            )
          }
          onCancel={() => setOpen(false)}
        />
      </li>
    )
  }
  return (
    <li className={styles['row']}>
      <span className={styles['words']} dir="auto">
        {said}
      </span>
      <Button size="sm" variant="subtle" aria-label={t`Edit ${said}`} onClick={() => setOpen(true)}>
        <Trans>Edit</Trans>
      </Button>
      <IconButton
        label={t`Delete ${said}`}
        icon={<IconTrash aria-hidden />}
        disabled={remove.isPending}
        onClick={() => void removeIt()}
      />
    </li>
  )
}
