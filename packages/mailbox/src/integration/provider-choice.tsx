import { useLingui } from '@lingui/react/macro'
import type { MailProvider } from '@replybay/api-client'
import { Button } from '@replybay/ui-kit'
import { useId, useState } from 'react'
import styles from './connection-form.module.css'
import { ProviderMark } from './provider-mark.tsx'

interface ProviderChoiceProps {
  providers: readonly MailProvider[]
  chosen: MailProvider['id']
  onChoose: (provider: MailProvider) => void
}

/** Shown before the rest is asked for. */
const FIRST = 5

/** Whose mailbox it is; `other` for one whose servers are typed. */
export function ProviderChoice({ providers, chosen, onChoose }: ProviderChoiceProps) {
  const { t } = useLingui()
  const name = useId()
  const [showsAll, setShowsAll] = useState(false)
  const known = providers.filter(({ id }) => id !== 'other')
  const shown = known.filter(({ id }, place) => showsAll || place < FIRST || id === chosen)
  const other = providers.filter(({ id }) => id === 'other')
  return (
    <fieldset className={styles['providers']}>
      <legend className={styles['legend']}>{t`Provider`}</legend>
      <div className={styles['tiles']}>
        {[...shown, ...other].map((provider) => (
          <label key={provider.id} className={styles['tile']}>
            <input
              type="radio"
              name={name}
              value={provider.id}
              checked={provider.id === chosen}
              className={styles['radio']}
              onChange={() => onChoose(provider)}
            />
            <ProviderMark provider={provider} />
            <span>{provider.id === 'other' ? t`Other` : provider.name}</span>
          </label>
        ))}
      </div>
      {shown.length < known.length && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>{t`More providers`}</Button>
      )}
    </fieldset>
  )
}
