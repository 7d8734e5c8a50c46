import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useHeldChange } from '@replybay/feature-kit'
import { aRemoval, removals } from './removals.ts'

/** Deletes sources after the time in which that can be undone. `title` is that of a single one. */
export function useRemoval(): (keys: readonly string[], title?: string, onUndone?: () => void) => void {
  const { t } = useLingui()
  const change = useHeldChange(removals)
  return (keys, title, onUndone) => {
    const count = keys.length
    change(aRemoval(keys), {
      title:
        title === undefined
          ? t`${plural(count, { one: '# source deleted', other: '# sources deleted' })}`
          : t`Deleted: ${title}`,
      tooLate: t`${plural(count, { one: 'The source was already deleted', other: 'The sources were already deleted' })}`,
      onUndone,
    })
  }
}
