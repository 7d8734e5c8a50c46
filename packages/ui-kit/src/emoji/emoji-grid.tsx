import { useLingui } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './emoji.module.css'
import { type EmojiGroup, findEmoji, loadEmoji } from './load-emoji.ts'

/** As many stand in a row. */
const COLUMNS = 9

/** All emoji, to be found by words. The field keeps the focus; arrow keys move, Enter chooses. */
export function EmojiGrid({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const id = useId()
  const [groups, setGroups] = useState<readonly EmojiGroup[]>()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  useEffect(() => {
    let isWanted = true
    void loadEmoji(locale).then((loaded) => isWanted && setGroups(loaded))
    return () => {
      isWanted = false
    }
  }, [locale])
  const found = useMemo(() => findEmoji(groups ?? [], query), [groups, query])
  const all = useMemo(() => found.flatMap(({ emoji }) => emoji), [found])
  const optionId = (index: number) => `${id}-${index}`
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: COLUMNS,
      ArrowUp: -COLUMNS,
    }
    const step = steps[event.key]
    if (step !== undefined) setActive(Math.max(0, Math.min(all.length - 1, active + step)))
    else if (event.key === 'Enter') choose(active)
    else return
    event.preventDefault()
  }
  function choose(index: number) {
    const emoji = all[index]
    if (emoji) onChoose(emoji.unicode)
  }

  const firsts = found.map((_, place) =>
    found.slice(0, place).reduce((sum, { emoji }) => sum + emoji.length, 0),
  )
  return (
    <div className={styles['picker']}>
      <input
        type="text"
        role="combobox"
        // It was opened to be typed in.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        className={styles['search']}
        aria-label={t`Search emoji`}
        aria-expanded={all.length > 0}
        aria-controls={id}
        aria-activedescendant={all.length > 0 ? optionId(active) : undefined}
        placeholder={t`Search emoji`}
        value={query}
        onChange={({ currentTarget }) => {
          setQuery(currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={id}
        // A list of options is none without any.
        {...(all.length > 0 && { role: 'listbox', 'aria-label': t`Emoji` })}
        className={styles['list']}
      >
        {!groups && <Spinner />}
        {groups && all.length === 0 && <p className={styles['none']}>{t`No results`}</p>}
        {found.map(({ key, name, emoji }, place) => (
          <div key={key} role="group" aria-label={name} className={styles['group']}>
            <div className={styles['name']} aria-hidden>
              {name}
            </div>
            {emoji.map((each, offset) => {
              const index = (firsts[place] ?? 0) + offset
              return (
                // Its keys are those of the field, which keeps the focus.
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={each.unicode}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  aria-label={each.name}
                  title={each.name}
                  className={styles['emoji']}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(index)}
                >
                  {each.unicode}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
