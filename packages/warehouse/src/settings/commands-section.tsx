import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { Button, SettingsSection } from '@replybay/ui-kit'
import { IconPrinter } from '@tabler/icons-react'
import { useRef } from 'react'
import { printPicture } from '../codes/print-picture.ts'
import { sectionIds } from './section-ids.ts'
import styles from './settings.module.css'

const CommandCard = lazyPart(async () => (await import('../codes/command-card.tsx')).CommandCard)

/** The card of codes that stands at a table: a scan of one does what a button would. */
export function CommandsSection() {
  const { t } = useLingui()
  const card = useRef<SVGSVGElement>(null)
  const print = () => card.current && printPicture(t`Command codes`, card.current)
  return (
    <SettingsSection
      id={sectionIds.commands}
      title={t`Command codes`}
      detail={t`Print the card and keep it at the packing station. Scanning a code does the same as its button.`}
      aside={
        <Button leftIcon={<IconPrinter aria-hidden />} onClick={print}>
          {t`Print card`}
        </Button>
      }
    >
      <div className={styles['card']}>
        <LazyBoundary>
          <CommandCard ref={card} className={styles['sheet']} />
        </LazyBoundary>
      </div>
    </SettingsSection>
  )
}
