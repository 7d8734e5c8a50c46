import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BotQuestionLanguage } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, buttonClassName, IconButton, Menu, Tag } from '@replybay/ui-kit'
import { IconDots, IconPlus, IconTable, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '../../links.ts'
import { useLanguageNames } from './language-names.ts'
import { mostQuestions } from './question-lists.ts'
import styles from './questions.module.css'
import { RemoveLanguageDialog } from './remove-language-dialog.tsx'

interface LanguageChipsProps {
  webId: string
  languages: readonly BotQuestionLanguage[]
  /** The one whose questions are shown. */
  shown: string
  isComparing: boolean
  onAdd: () => void
}

/** The languages, each with the number of its questions and of those that it lacks; the way to one more, and to all at once. */
export function LanguageChips({ webId, languages, shown, isComparing, onAdd }: LanguageChipsProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const names = useLanguageNames(languages.map(({ lang }) => lang))
  const [isRemoving, setRemoving] = useState(false)
  const most = mostQuestions(languages)
  const name = names(shown)
  const current = languages.find(({ lang }) => lang === shown)
  return (
    <div className={styles['languages']}>
      <nav aria-label={t`Languages`} className={styles['chips']}>
        {languages.map(({ lang, questions }) => {
          const missing = most - questions.length
          return (
            <Link
              key={lang}
              to="/webs/agent"
              search={(now) => ({ ...now, lang, view: undefined })}
              replace
              activeOptions={{ exact: true, includeSearch: true }}
              className={styles['chip']}
              aria-current={!isComparing && lang === shown ? 'page' : undefined}
              data-current={!isComparing && lang === shown}
            >
              {names(lang)}
              <span className={styles['count']}>{formats.number(questions.length)}</span>
              {missing > 0 && (
                <Tag tone="warning">
                  <Plural value={missing} one="# missing" other="# missing" />
                </Tag>
              )}
            </Link>
          )
        })}
        <Button
          variant="subtle"
          size="sm"
          className={styles['addChip']}
          leftIcon={<IconPlus aria-hidden />}
          onClick={onAdd}
        >
          <Trans>Add language</Trans>
        </Button>
      </nav>
      <div className={styles['tools']}>
        {languages.length > 1 && (
          <Link
            to="/webs/agent"
            search={(now) => ({ ...now, view: isComparing ? undefined : 'compare' })}
            replace
            className={buttonClassName({ variant: 'subtle', size: 'sm' })}
          >
            <IconTable aria-hidden />
            {isComparing ? <Trans>Back to the list</Trans> : <Trans>Compare languages</Trans>}
          </Link>
        )}
        {current && (
          <Menu
            label={t`Actions for ${name}`}
            placement="bottom-end"
            trigger={<IconButton label={t`Actions for ${name}`} icon={<IconDots aria-hidden />} size="sm" />}
            items={[
              {
                key: 'remove',
                label: t`Delete language`,
                icon: <IconTrash aria-hidden />,
                danger: true,
                onSelect: () => setRemoving(true),
              },
            ]}
          />
        )}
      </div>
      {current && (
        <RemoveLanguageDialog
          webId={webId}
          language={current}
          name={name}
          isOpen={isRemoving}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}
