import { useLingui } from '@lingui/react/macro'
import { knowledgeMutations, knowledgeQueries } from '@replybay/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../../errors.ts'
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../../model/limits.ts'
import type { Source } from '../../model/source.ts'
import { titleOfPair } from '../../model/title-of-pair.ts'
import { DocumentEditor } from './document-editor.tsx'
import { useContent } from './use-content.tsx'

/** A question and its answer. */
export function PairEditor({ source }: { source: Source }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const update = useMutation(knowledgeMutations.updatePair())
  const { data, rest } = useContent(knowledgeQueries.pair(source.id), 'readPair')
  if (!data) return rest
  const { documentId, question, answer, updatedAt } = data
  return (
    <DocumentEditor
      source={source}
      fields={[
        {
          name: 'question',
          label: t`Question`,
          limit: LONGEST_QUESTION,
          isLong: false,
          required: t`Enter the question`,
        },
        {
          name: 'answer',
          label: t`Answer`,
          limit: LONGEST_ANSWER,
          isLong: true,
          required: t`Enter the answer`,
        },
      ]}
      now={{ fields: { question, answer }, updatedAt }}
      save={async (fields, seenAt) => {
        const sent = { question: fields['question']?.trim() ?? '', answer: fields['answer'] ?? '' }
        const body = { documentId, title: titleOfPair(sent.question), ...sent }
        const saved = await update.mutateAsync({ ...body, ...(seenAt && { updatedAt: seenAt }) })
        // A backend need not answer with it.
        const document = saved ?? body
        client.setQueryData(knowledgeQueries.pair(documentId).queryKey, document)
        return {
          fields: { question: document.question, answer: document.answer },
          updatedAt: saved?.updatedAt,
        }
      }}
      wordError={(error) => wordError(i18n, 'updatePair', error)}
    />
  )
}
