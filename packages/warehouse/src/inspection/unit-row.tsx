import { useLingui } from '@lingui/react/macro'
import { Keys, Tag, type TagTone, TextField } from '@replybay/ui-kit'
import { IconCheck } from '@tabler/icons-react'
import { type Grade, grades, type Unit } from '../grading/grades.ts'
import { useGradeWords } from '../grading/use-grade-words.ts'
import type { Grading } from '../grading/use-grading.ts'
import styles from './unit-list.module.css'

const tones: Record<Grade, TagTone> = { valid: 'success', broken: 'warning', rejected: 'danger' }

/** One piece: its grade, and why where it is rejected. */
export function UnitRow({ unit, grading }: { unit: Unit; grading: Grading }) {
  const { t } = useLingui()
  const { name } = useGradeWords()
  const { id, place, grade, words } = unit
  const isActive = grading.active?.id === id
  if (!grading.isOpen) {
    return (
      <li className={styles['unit']}>
        <span className={styles['place']}>{t`Unit ${place}`}</span>
        {grade && (
          <span>
            <Tag tone={tones[grade]}>{name[grade]}</Tag>
          </span>
        )}
      </li>
    )
  }
  return (
    <li className={styles['unit']} aria-current={isActive ? 'step' : undefined}>
      <button type="button" className={styles['place']} onClick={() => grading.choose(id)}>
        {t`Unit ${place}`}
        {isActive && <span className={styles['now']}>{t`grade it now`}</span>}
      </button>
      <div className={styles['grades']} role="group" aria-label={t`Grade of unit ${place} of ${unit.SKU}`}>
        {grades.map((one, index) => (
          <button
            key={one}
            type="button"
            className={styles['grade']}
            data-grade={one}
            aria-pressed={grade === one}
            aria-keyshortcuts={isActive ? String(index + 1) : undefined}
            onClick={() => grading.grade(id, one)}
          >
            {grade === one && <IconCheck aria-hidden />}
            {name[one]}
            <Keys keys={String(index + 1)} decorative />
          </button>
        ))}
      </div>
      {grade === 'rejected' && (
        <form
          className={styles['why']}
          onSubmit={(event) => {
            event.preventDefault()
            // From here on 1, 2 and 3 are grades again.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          }}
        >
          <TextField
            label={t`Why is unit ${place} rejected?`}
            value={words}
            limit={500}
            autoFocus={grading.asked === id}
            error={words.trim() === '' && t`Say why unit ${place} is rejected.`}
            onChange={({ target }) => grading.say(id, target.value)}
          />
        </form>
      )}
    </li>
  )
}
