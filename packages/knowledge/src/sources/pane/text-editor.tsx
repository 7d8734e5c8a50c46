import { useLingui } from '@lingui/react/macro'
import { knowledgeMutations, knowledgeQueries } from '@replybay/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../../errors.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from '../../model/limits.ts'
import type { Source } from '../../model/source.ts'
import { DocumentEditor } from './document-editor.tsx'
import { useContent } from './use-content.tsx'

/** Title and text of a document that was written here. */
export function TextEditor({ source }: { source: Source }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const update = useMutation(knowledgeMutations.updateText())
  const { data, rest } = useContent(knowledgeQueries.text(source.id), 'readText')
  if (!data) return rest
  const { documentId, title, content, updatedAt } = data
  return (
    <DocumentEditor
      source={source}
      fields={[
        { name: 'title', label: t`Title`, limit: LONGEST_TITLE, isLong: false, required: t`Enter a title` },
        { name: 'content', label: t`Text`, limit: LONGEST_TEXT, isLong: true, required: t`Enter the text` },
      ]}
      now={{ fields: { title, content }, updatedAt }}
      save={async (fields, seenAt) => {
        const sent = { title: fields['title']?.trim() ?? '', content: fields['content'] ?? '' }
        const saved = await update.mutateAsync({ documentId, ...sent, ...(seenAt && { updatedAt: seenAt }) })
        // A backend need not answer with it.
        const document = saved ?? { documentId, ...sent }
        client.setQueryData(knowledgeQueries.text(documentId).queryKey, document)
        return { fields: { title: document.title, content: document.content }, updatedAt: saved?.updatedAt }
      }}
      wordError={(error) => wordError(i18n, 'updateText', error)}
    />
  )
}
