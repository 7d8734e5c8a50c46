import { useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { useRouteSearch } from '@replybay/feature-kit'
import { TextArea, TextField, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { wordError } from '../errors.ts'
import { useNavigate } from '../links.ts'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../model/limits.ts'
import { titleOfPair } from '../model/title-of-pair.ts'
import { addingRoute } from '../routes.ts'
import { useKeptText } from '../model/use-kept-text.ts'
import styles from './adding.module.css'
import { AlikeBanner } from '../alike/alike-banner.tsx'
import { FormFoot } from './form-foot.tsx'
import { useAlike } from '../alike/use-alike.ts'

/** A question and its answer. The address may name the question. */
export function PairForm() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { question: asked = '' } = useRouteSearch(addingRoute)
  const { fields, isEmpty, change, keyOf } = useKeptText(`pair:${asked}`, { question: asked, answer: '' })
  const upload = useMutation(knowledgeMutations.uploadPair())
  const first = useRef<HTMLInputElement>(null)
  const question = fields.question.trim()
  const why =
    question === '' ? t`Enter the question` : fields.answer.trim() === '' ? t`Enter the answer` : undefined

  function save() {
    const pair = { title: titleOfPair(question), question, answer: fields.answer }
    upload.mutate(
      { ...pair, key: keyOf(pair) },
      {
        onSuccess() {
          change({ question: '', answer: '' })
          if (asked)
            void navigate({ to: '/knowledge/upload-resources', search: { way: 'qa' }, replace: true })
          first.current?.focus()
          toasts.show({
            tone: 'success',
            title: t`Added: ${question}`,
            detail: t`The AI agent can use it once it’s indexed.`,
            action: {
              label: t`View sources`,
              onSelect: () => void navigate({ to: '/knowledge/view-files' }),
            },
          })
        },
      },
    )
  }
  const { alike, isLooking, addUnlessAlike } = useAlike({ content: fields.answer, question }, save)
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
        isSaving={upload.isPending || isLooking}
        asks={alike && <AlikeBanner alike={alike} onAdd={save} />}
        problem={upload.error && wordError(i18n, 'uploadPair', upload.error)}
        note={!isEmpty && t`Draft saved in this browser`}
        onSave={addUnlessAlike}
      />
    </form>
  )
}
