import { useLingui } from '@lingui/react/macro'
import { type AlikeSource, knowledgeMutations } from '@replybay/api-client'
import { TextArea, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ErrorWords } from '../error-words.tsx'
import { useNavigate } from '../links.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from '../model/limits.ts'
import { useKeptText } from '../model/use-kept-text.ts'
import styles from './adding.module.css'
import { AlikeBanner } from '../alike/alike-banner.tsx'
import { isReplaceable } from '../alike/find-alike.ts'
import { removeOnceReady } from '../uploads/remove-once-ready.ts'
import { FormFoot } from './form-foot.tsx'
import { useAlike } from '../alike/use-alike.ts'

/** A text that the AI agents learn. */
export function TextForm() {
  const { t } = useLingui()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { fields, isEmpty, change, clear, keyOf } = useKeptText('text', { title: '', content: '' })
  const upload = useMutation(knowledgeMutations.uploadText())
  const update = useMutation(knowledgeMutations.updateText())
  const client = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  const title = fields.title.trim()
  const why = title === '' ? t`Enter a title` : fields.content.trim() === '' ? t`Enter the text` : undefined

  function finish(done: string) {
    clear()
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
  const text = { title, content: fields.content }
  const keyed = () => ({ ...text, key: keyOf(text) })
  const save = () => upload.mutate(keyed(), { onSuccess: () => finish(t`Added: ${title}`) })
  const { alike, isLooking, addUnlessAlike, dismiss } = useAlike(text, save)

  const onReplaced = () => finish(t`Replaced: ${title}`)

  /** A text keeps its place among the sources; another kind goes once the text is known. */
  function replace({ documentId, kind }: AlikeSource) {
    if (kind === 'text') return update.mutate({ documentId, ...text }, { onSuccess: onReplaced })
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
      operation={upload.error ? 'uploadText' : 'updateText'}
      error={failure}
      detail={t`Your text is saved. Try again.`}
    />
  )
  return (
    <form className={styles['form']} onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={first}
        label={t`Title`}
        limit={LONGEST_TITLE}
        value={fields.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextArea
        label={t`Text`}
        hint={t`Headings that start with # help the AI agent find the right passage.`}
        minRows={12}
        maxRows={24}
        limit={LONGEST_TEXT}
        value={fields.content}
        onChange={({ currentTarget }) => change({ content: currentTarget.value })}
      />
      <FormFoot
        saveLabel={t({ context: 'text', message: 'Save and add another' })}
        label={t`Save the text`}
        group={t`Knowledge`}
        why={why}
        isSaving={isSaving || isLooking}
        asks={
          alike && (
            <AlikeBanner
              alike={alike}
              isBusy={isSaving}
              onReplace={isReplaceable(alike, 'text') ? () => replace(alike) : undefined}
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
