import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Button, checkboxClassName } from '@replybay/ui-kit'
import { useId, useState } from 'react'
import { LookRow } from './look-row.tsx'
import styles from './look.module.css'
import { canChoose, chosenPages, treeOf, type WebsiteLook } from './website-look.ts'

/** Rows that are shown at first. */
const FIRST = 12

interface LookPreviewProps {
  look: WebsiteLook
  isLooking: boolean
  /** The pages that are not added, although they could be. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
  onStop: () => void
}

/** The pages that were found: which of them are added. */
export function LookPreview({ look, isLooking, left, onLeave, onStop }: LookPreviewProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const [isWhole, setIsWhole] = useState(false)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const tree = treeOf(look)
  const chosen = chosenPages(look, left)
  const choosable = tree.filter(({ page }) => canChoose(page)).map(({ page }) => page.link)
  const hidden = new Set(tree.filter(({ page }) => folded.has(page.link)).flatMap(({ below }) => below))
  const rows = tree.filter(({ page }) => !hidden.has(page.link))
  const shown = isWhole ? rows : rows.slice(0, FIRST)
  const isAll = choosable.every((link) => !left.has(link))
  const isSome = !isAll && choosable.some((link) => !left.has(link))
  const pages = chosen.length
  const words = chosen.reduce((sum, page) => sum + (page.words ?? 0), 0)
  const more = formats.number(rows.length - FIRST)
  const columnsId = useId()

  function choose(links: readonly string[], isChosen: boolean) {
    const next = new Set(left)
    for (const link of links) {
      if (isChosen) next.delete(link)
      else next.add(link)
    }
    onLeave(next)
  }
  function fold(link: string, isFolded: boolean) {
    const next = new Set(folded)
    if (isFolded) next.add(link)
    else next.delete(link)
    setFolded(next)
  }
  return (
    <section className={styles['preview']} aria-label={t`Pages found`}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>
          <span role="status">
            <Plural value={tree.length} one="Found # page" other="Found # pages" />
          </span>
        </h2>
        {isLooking && (
          <>
            <span className={styles['looking']}>
              <Trans>Looking for more…</Trans>
            </span>
            <Button size="sm" onClick={onStop}>
              <Trans>Stop</Trans>
            </Button>
          </>
        )}
        <span className={styles['sum']}>
          {t`${plural(pages, {
            one: `# page selected, ${plural(words, { one: '# word', other: '# words' })}`,
            other: `# pages selected, ${plural(words, { one: '# word', other: '# words' })}`,
          })}`}
        </span>
      </div>
      <div className={styles['columns']}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = isSome
          }}
          id={columnsId}
          type="checkbox"
          className={checkboxClassName()}
          checked={isAll && choosable.length > 0}
          onChange={() => choose(choosable, !isAll)}
        />
        <label htmlFor={columnsId} className={styles['grow']}>
          <Trans>Page</Trans>
        </label>
        <span>
          <Trans context="how many a page has">Words</Trans>
        </span>
      </div>
      <ul className={styles['rows']}>
        {shown.map((row) => (
          <LookRow
            key={row.page.link}
            row={row}
            isChosen={canChoose(row.page) && !left.has(row.page.link)}
            isFolded={folded.has(row.page.link)}
            onChoose={(isChosen) => {
              // What is folded away goes with the page above it.
              const own = folded.has(row.page.link) ? [row.page.link, ...row.below] : [row.page.link]
              choose(own, isChosen)
            }}
            onFold={(isFolded) => fold(row.page.link, isFolded)}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button size="sm" variant="subtle" className={styles['more']} onClick={() => setIsWhole(true)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </section>
  )
}
