import { useLingui } from '@lingui/react/macro'
import { IconSparkles } from '@tabler/icons-react'
import styles from './suggestion-count.module.css'

/** How many suggestions there are, in the field of a composer at rest. */
export function SuggestionCount({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles['suggestions']}
      aria-label={t`Suggested reply: ${count}`}
      onClick={onShow}
    >
      <IconSparkles aria-hidden />
      {count}
    </button>
  )
}
