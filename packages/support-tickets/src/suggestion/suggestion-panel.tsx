import { useLingui } from '@lingui/react/macro'
import { ticketMutations } from '@replybay/api-client'
import { Button, IconButton, SuggestionStrip, textLinkClassName, useShortcut } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wordError } from '../errors.ts'
import { Link } from '../links.ts'

interface SuggestionPanelProps {
  ticketId: string
  onInsert: (text: string) => void
  onDismiss: () => void
}

/** What could be answered, and from which tickets that comes. It is inserted, never sent. */
export function SuggestionPanel({ ticketId, onInsert, onDismiss }: SuggestionPanelProps) {
  const { t, i18n } = useLingui()
  const { mutate, data, error, isPending } = useMutation(ticketMutations.suggest(ticketId))
  useEffect(() => mutate(), [mutate])
  const insert = () => data && onInsert(data.text)
  useShortcut({
    id: 'ticket-suggest',
    keys: 'mod+j',
    label: t`Insert the suggestion`,
    group: t`Tickets`,
    run: insert,
  })

  const title = () => {
    if (error) return wordError(i18n, 'suggestAnswer', error)
    if (data === null) return t`Nothing to suggest: no ticket like this one was answered yet`
    return data ? t`Suggestion` : t`Looking for an answer…`
  }
  return (
    <SuggestionStrip
      title={title()}
      actions={
        <>
          {error && (
            <Button
              size="sm"
              variant="subtle"
              loading={isPending}
              onClick={() => mutate()}
            >{t`Retry`}</Button>
          )}
          {data && <Button size="sm" shortcut="mod+j" onClick={insert}>{t`Insert`}</Button>}
          <IconButton size="sm" label={t`Dismiss`} icon={<IconX aria-hidden />} onClick={onDismiss} />
        </>
      }
      sources={
        data &&
        data.sources.length > 0 && (
          <>
            <span>{t`From:`}</span>
            {data.sources.map((source) => (
              <Link
                key={source.ticketId}
                to="/ticket/$id"
                params={{ id: source.ticketId }}
                className={textLinkClassName()}
              >
                {source.title}
              </Link>
            ))}
          </>
        )
      }
    >
      {data?.text}
    </SuggestionStrip>
  )
}
