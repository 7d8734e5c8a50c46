import { useLingui } from '@lingui/react/macro'
import { type AlikeSource, knowledgeMutations } from '@replybay/api-client'
import { useRouteSearch } from '@replybay/feature-kit'
import { TextArea, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { useNavigate } from '../links.ts'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../model/limits.ts'
import { titleOfPair } from '../model/title-of-pair.ts'
import { addingRoute } from '../routes.ts'
import { useKeptText } from '../model/use-kept-text.ts'
import styles from './adding.module.css'
import { AlikeBanner } from '../alike/alike-banner.tsx'
import { isReplaceable } from '../alike/find-alike.ts'
import { removeOnceReady } from '../uploads/remove-once-ready.ts'
import { FormFoot } from './form-foot.tsx'
import { useAlike } from '../alike/use-alike.ts'

/** A question and its answer. The address may name the question. */
export function PairForm() {
  const { t } = useLingui()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { question: asked = '' } = useRouteSearch(addingRoute)
  const { fields, isEmpty, change, keyOf } = useKeptText(`pair:${asked}`, { question: asked, answer: '' })
  const upload = useMutation(knowledgeMutations.uploadPair())
  const update = useMutation(knowledgeMutations.updatePair())
  const client = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  const question = fields.question.trim()
  const why =
    question === '' ? t`Enter the question` : fields.answer.trim() === '' ? t`Enter the answer` : undefined

  function finish(done: string) {
    change({ question: '', answer: '' })
    if (asked) void navigate({ to: '/knowledge/upload-resources', search: { way: 'qa' }, replace: true })
    first.current?.focus()
    toasts.show({
      tone: 'success',
      title: done,
      detail: t`The AI agent can use it once it’s indexed.`,
      action: {
        label: t`View sources`,
        onSelect: () => void navigate({ to: '/knowledge/view-files' }),
      },
    })
  }
  const title = titleOfPair(question)
  const pair = { title, question, answer: fields.answer }
  const keyed = () => ({ ...pair, key: keyOf(pair) })
  const save = () => upload.mutate(keyed(), { onSuccess: () => finish(t`Added: ${question}`) })
  const compared = { title, question, content: fields.answer }
  const { alike, isLooking, addUnlessAlike, dismiss } = useAlike(compared, save)

  const onReplaced = () => finish(t`Replaced: ${question}`)

  /** A pair keeps its place among the sources; another kind goes once the pair is known. */
  function replace({ documentId, kind }: AlikeSource) {
    if (kind === 'qa') return update.mutate({ documentId, ...pair }, { onSuccess: onReplaced })
    upload.mutate(keyed(), {
      onSuccess(added) {
        onReplaced()
        void removeOnceReady(client, added, documentId).catch(() => undefined)
      },
    })
  }
  const isSaving = upload.isPending || update.isPending
  const failure = upload.error ?? update.error
  const problem = failure && (
    <ErrorWords
      operation={upload.error ? 'uploadPair' : 'updatePair'}
      error={failure}
      detail={t`Your text is saved. Try again.`}
    />
  )
  return (
    <form className={styles['form']} onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={first}
        label={t`Question`}
        hint={t`As a customer would ask it.`}
        limit={LONGEST_QUESTION}
        value={fields.question}
        onChange={({ currentTarget }) => change({ question: currentTarget.value })}
      />
      <TextArea
        label={t`Answer`}
        minRows={6}
        maxRows={20}
        limit={LONGEST_ANSWER}
        value={fields.answer}
        onChange={({ currentTarget }) => change({ answer: currentTarget.value })}
      />
      <FormFoot
        saveLabel={t({ context: 'question and answer', message: 'Save and add another' })}
        label={t`Save the question and answer`}
        group={t`Knowledge`}
        why={why}
        isSaving={isSaving || isLooking}
        asks={
          alike && (
            <AlikeBanner
              alike={alike}
              isBusy={isSaving}
              onReplace={isReplaceable(alike, 'qa') ? () => replace(alike) : undefined}
              onKeepBoth={save}
              onCancel={() => {
                dismiss()
                first.current?.focus()
              }}
            />
          )
        }
        problem={problem}
        note={!isEmpty && t`Draft saved in this browser`}
        onSave={addUnlessAlike}
      />
    </form>
  )
}
