import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@replybay/ui-kit'
import styles from './setup-card.module.css'
import { useSetup } from './use-setup.ts'

/** The way back to a set-up that was put aside; nothing once all of it is done. */
export function SetupAside({ onShow }: { onShow: () => void }) {
  const left = useSetup().filter(({ state }) => state && state.is !== 'done').length
  if (left === 0) return null
  return (
    <p className={styles['hidden']}>
      <Plural value={left} one="# setup step left" other="# setup steps left" />
      <Button size="sm" variant="subtle" onClick={onShow}>
        <Trans>Show setup</Trans>
      </Button>
    </p>
  )
}
