import { useLingui } from '@lingui/react/macro'
import { Dialog, IconButton } from '@replybay/ui-kit'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './return-side.module.css'

/** Its button says what it is. */
const DECORATION = ''

/** Thumbnails that are shown before the rest is counted. */
const MOST = 3

/** What the customer photographed; each opens large. */
export function Photos({ photos }: { photos: readonly string[] }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  const rest = photos.length - MOST
  const turn = (step: 1 | -1) =>
    setOpen((place = 0) => Math.max(0, Math.min(photos.length - 1, place + step)))
  const count = photos.length
  const number = (open ?? 0) + 1
  return (
    <>
      <div className={styles['photos']}>
        {photos.slice(0, MOST).map((url, place) => (
          <button
            key={url}
            type="button"
            className={styles['photo']}
            aria-label={t`Open photo ${place + 1} of ${count}`}
            onClick={() => setOpen(place)}
          >
            <img src={url} alt={DECORATION} loading="lazy" />
            {place === MOST - 1 && rest > 0 && <span className={styles['rest']}>{`+${rest}`}</span>}
          </button>
        ))}
      </div>
      <Dialog
        title={t`Photo ${number} of ${count}`}
        isOpen={open !== undefined}
        size="lg"
        onClose={() => setOpen(undefined)}
        actions={
          <>
            <IconButton
              label={t`Previous photo`}
              icon={<IconChevronLeft aria-hidden />}
              disabled={number === 1}
              onClick={() => turn(-1)}
            />
            <IconButton
              label={t`Next photo`}
              icon={<IconChevronRight aria-hidden />}
              disabled={number === count}
              onClick={() => turn(1)}
            />
          </>
        }
      >
        {open !== undefined && (
          <img className={styles['large']} src={photos[open]} alt={t`Photo ${number} of ${count}`} />
        )}
      </Dialog>
    </>
  )
}
