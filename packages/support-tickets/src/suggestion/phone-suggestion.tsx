import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { Button, IconButton, Menu, ShortSuggestion } from '@replybay/ui-kit'
import { IconDotsVertical, IconReplace, IconTextDecrease } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { wordError } from '../errors.ts'
import styles from './suggestion-panel.module.css'
import { SuggestionSources } from './suggestion-sources.tsx'
import { SuggestedText } from './suggested-text.tsx'
import { useInsertKey } from './use-insert-key.ts'
import { useIsTight } from './use-is-tight.ts'
import type { useSuggestion } from './use-suggestion.ts'

interface PhoneSuggestionProps {
  ticket: Ticket
  suggestion: ReturnType<typeof useSuggestion>
  /** Whether something is written already. */
  hasDraft: boolean
  editor: RefObject<HTMLTextAreaElement | null>
  /** Puts it at the caret, or in the place of the whole draft. */
  onInsert: (text: string, options: { replaces: boolean }) => void
}

/** A suggested reply on a phone: two lines of it, or its title alone where the thread would lose its room. */
export function PhoneSuggestion({ ticket, suggestion, hasDraft, editor, onInsert }: PhoneSuggestionProps) {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState<boolean>()
  const isTight = useIsTight(editor)
  const { data, error, isBusy, retry, isShort, setShort, parts, text, open } = suggestion
  const insert = (replaces: boolean) => data && onInsert(text, { replaces })
  useInsertKey(ticket, open.length, () => insert(false))
  const title = () => {
    if (error) return wordError(i18n, 'suggestAnswer', error)
    return data ? t`Suggested reply` : t`Looking for a reply…`
  }
  const more = data && [
    ...(hasDraft
      ? [
          {
            key: 'replace',
            label: t`Replace draft`,
            icon: <IconReplace aria-hidden />,
            onSelect: () => insert(true),
          },
        ]
      : []),
    ...(data.shorter
      ? [
          {
            key: 'shorter',
            label: isShort ? t`Show full version` : t`Shorter`,
            icon: <IconTextDecrease aria-hidden />,
            onSelect: () => setShort(!isShort),
          },
        ]
      : []),
  ]
  return (
    <ShortSuggestion
      title={title()}
      note={open.length > 0 && t`${plural(open.length, { one: '# to fill in', other: '# to fill in' })}`}
      isFolded={chosen ?? isTight}
      onFold={setChosen}
      aside={
        <>
          {error && (
            <Button size="sm" variant="subtle" loading={isBusy} onClick={retry}>
              <Trans>Retry</Trans>
            </Button>
          )}
          {more && more.length > 0 && (
            <Menu
              label={t`More suggestion actions`}
              placement="bottom-end"
              trigger={
                <IconButton
                  size="sm"
                  label={t`More suggestion actions`}
                  icon={<IconDotsVertical aria-hidden />}
                />
              }
              items={more}
            />
          )}
        </>
      }
      action={
        <Button onClick={() => insert(false)}>
          <Trans>Insert</Trans>
        </Button>
      }
    >
      {parts.length > 0 && <SuggestedText parts={parts} />}
      {data && data.sources.length > 0 && (
        <p className={styles['phoneSources']}>
          <Trans>
            From <SuggestionSources sources={data.sources} />
          </Trans>
        </p>
      )}
    </ShortSuggestion>
  )
}
