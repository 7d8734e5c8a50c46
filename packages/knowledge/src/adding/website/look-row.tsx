import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { checkboxClassName, Tag, textLinkClassName } from '@replybay/ui-kit'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { Link } from '../../links.ts'
import { LanguageTag } from '../../model/language-tag.tsx'
import { keyOfAlike } from '../../model/source.ts'
import { useProblemWords } from '../../model/use-problem-words.ts'
import styles from './look.module.css'
import { canChoose, type TreeRow } from './website-look.ts'

interface LookRowProps {
  row: TreeRow
  isChosen: boolean
  isFolded: boolean
  onChoose: (isChosen: boolean) => void
  onFold: (isFolded: boolean) => void
}

/** A page that was found. Space chooses it, the arrow keys fold what is below it. */
export function LookRow({ row, isChosen, isFolded, onChoose, onFold }: LookRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const problemWords = useProblemWords()
  const id = useId()
  const { page, path, level, below } = row
  const { title, words, problem, language, alike } = page
  const isOff = !canChoose(page)
  const reason =
    problem === 'duplicate' || problem === 'robots'
      ? t(ownProblems[problem])
      : problem && problemWords(problem)
  const name = title ?? path
  function onKeyDown(event: KeyboardEvent) {
    if (below.length === 0 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    onFold(event.key === 'ArrowLeft')
  }
  return (
    <li className={styles['row']} style={{ '--level': level } as CSSProperties} data-off={isOff}>
      <input
        id={id}
        type="checkbox"
        className={checkboxClassName()}
        checked={isChosen}
        disabled={isOff}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        onKeyDown={onKeyDown}
      />
      <label htmlFor={id} className={styles['page']} title={page.link}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        {title && <span className={styles['path']}>{path}</span>}
      </label>
      {below.length > 0 && (
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={!isFolded}
          aria-label={t`Pages below ${name}`}
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? <IconChevronRight aria-hidden /> : <IconChevronDown aria-hidden />}
        </button>
      )}
      {reason && <Tag>{reason}</Tag>}
      {alike && (
        <span className={styles['alike']}>
          <Trans>
            Similar to{' '}
            <Link
              to="/knowledge/view-files"
              search={{ source: keyOfAlike(alike) }}
              className={textLinkClassName()}
              title={alike.title}
            >
              {alike.title}
            </Link>
          </Trans>
        </span>
      )}
      {language && <LanguageTag language={language} />}
      <span className={styles['words']}>{words === undefined ? '—' : formats.number(words)}</span>
    </li>
  )
}

const ownProblems = {
  duplicate: msg`Same content as another page`,
  robots: msg`Blocked by robots.txt`,
}
