import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, IconButton, Popover, SuggestionStrip, textLinkClassName } from '@replybay/ui-kit'
import { IconBook2, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { Link } from '../links.ts'
import { SourceNames } from '../model/source-names.tsx'
import { FactsLine } from './facts-line.tsx'
import styles from './suggestion-panel.module.css'
import { SuggestedText } from './suggested-text.tsx'
import { useInsertKey } from './use-insert-key.ts'
import type { useSuggestion } from './use-suggestion.ts'

interface SuggestionPanelProps {
  ticket: Ticket
  suggestion: ReturnType<typeof useSuggestion>
  /** Whether something is written already. */
  hasDraft: boolean
  /** Is as high as the place that was kept for it. */
  keepsPlace: boolean
  /** Puts it at the caret, or in the place of the whole draft. */
  onInsert: (text: string, options: { replaces: boolean }) => void
  onDismiss: () => void
}

/** What could be answered, and from which tickets that comes. It is inserted, never sent. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { ticket, suggestion, hasDraft, keepsPlace, onInsert, onDismiss } = props
  const { data, error, isBusy, retry, isShort, setShort, parts, text, open, proven } = suggestion
  const { t, i18n } = useLingui()
  const [showsSources, setShowsSources] = useState(false)
  const insert = (replaces: boolean) => data && onInsert(text, { replaces })
  useInsertKey(ticket, open.length, () => insert(false))

  const title = () => {
    if (error) return wordError(i18n, 'suggestAnswer', error)
    return data ? t`Suggested reply` : t`Looking for a reply…`
  }
  const sources = data?.sources ?? []
  return (
    <SuggestionStrip
      title={title()}
      keepsPlace={keepsPlace}
      aside={
        <>
          {sources.length > 0 && (
            <Popover
              label={t`Sources`}
              isOpen={showsSources}
              onOpenChange={setShowsSources}
              trigger={
                <Button size="sm" variant="subtle" leftIcon={<IconBook2 aria-hidden />}>
                  <Plural value={sources.length} one="# source" other="# sources" />
                </Button>
              }
            >
              <ul className={styles['sources']}>
                {sources.map((source) => (
                  <li key={source.ticketId ?? source.documentId}>
                    {source.ticketId ? (
                      <Link to="/ticket/$id" params={{ id: source.ticketId }} className={textLinkClassName()}>
                        {source.title}
                      </Link>
                    ) : (
                      <SourceNames sources={[{ documentId: '', ...source }]} />
                    )}
                  </li>
                ))}
              </ul>
            </Popover>
          )}
          <IconButton size="sm" label={t`Dismiss`} icon={<IconX aria-hidden />} onClick={onDismiss} />
        </>
      }
      facts={data && <FactsLine open={open} proven={proven} />}
      actions={
        <>
          {error && (
            <Button size="sm" variant="subtle" loading={isBusy} onClick={retry}>
              <Trans>Retry</Trans>
            </Button>
          )}
          {data && (
            <Button size="sm" shortcut="mod+j" onClick={() => insert(false)}>
              <Trans>Insert</Trans>
            </Button>
          )}
          {data && hasDraft && (
            <Button size="sm" variant="subtle" onClick={() => insert(true)}>
              <Trans>Replace draft</Trans>
            </Button>
          )}
          {data?.shorter && (
            <Button size="sm" variant="subtle" onClick={() => setShort(!isShort)}>
              {isShort ? <Trans>Show full version</Trans> : <Trans>Shorter</Trans>}
            </Button>
          )}
        </>
      }
    >
      {parts.length > 0 && <SuggestedText parts={parts} />}
    </SuggestionStrip>
  )
}
