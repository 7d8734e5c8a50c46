import { useLingui } from '@lingui/react/macro'
import type { WidgetLook } from '@replybay/chat-widget/preview'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { Button, SegmentedControl, Skeleton } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { PreviewHandle } from './widget-preview.tsx'
import styles from './preview.module.css'

const WidgetPreview = lazyPart(async () => (await import('./widget-preview.tsx')).WidgetPreview)

/** What visitors see, as it is typed. */
export function PreviewPane({ look }: { look: WidgetLook }) {
  const { t } = useLingui()
  const [device, setDevice] = useState('desktop')
  const preview = useRef<PreviewHandle>(null)
  return (
    <section className={styles['preview']} aria-label={t`Live preview`}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{t`Live preview`}</h2>
        <SegmentedControl
          label={t`Device`}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t`Desktop` },
            { value: 'phone', label: t`Phone` },
          ]}
        />
        <Button
          size="sm"
          variant="subtle"
          leftIcon={<IconRefresh aria-hidden />}
          onClick={() => preview.current?.restart()}
        >
          {t`Restart`}
        </Button>
      </header>
      <div className={styles['stage']}>
        <div className={styles['device']} data-device={device}>
          <LazyBoundary pending={<Skeleton height="100%" />}>
            <WidgetPreview look={look} handle={preview} />
          </LazyBoundary>
        </div>
      </div>
    </section>
  )
}
