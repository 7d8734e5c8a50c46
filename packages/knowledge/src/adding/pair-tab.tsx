import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@replybay/ui-kit'
import { useState } from 'react'
import styles from './adding.module.css'
import { PairForm } from './pair-form.tsx'
import { PastedPairs } from './pasted-pairs.tsx'

/** Questions with their answers: one, or as many as are pasted from a table. */
export function PairTab() {
  const { t } = useLingui()
  const [mode, setMode] = useState('one')
  return (
    <div className={styles['form']}>
      <SegmentedControl
        label={t`How to add questions`}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'one', label: t`One question` },
          { value: 'many', label: t`Paste from a table` },
        ]}
      />
      {mode === 'one' ? <PairForm /> : <PastedPairs />}
    </div>
  )
}
