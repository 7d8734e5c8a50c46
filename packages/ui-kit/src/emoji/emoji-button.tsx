import { useLingui } from '@lingui/react/macro'
import { IconMoodSmile } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './emoji.module.css'

const EmojiGrid = lazy(async () => ({ default: (await import('./emoji-grid.tsx')).EmojiGrid }))

export interface EmojiButtonProps {
  onChoose: (emoji: string) => void
  /** What the palette lists it with. */
  group: string
}

/** Opens all emoji, which are loaded only then. */
export function EmojiButton({ onChoose, group }: EmojiButtonProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const label = t`Add an emoji`
  useShortcut({ id: 'emoji', label, group, icon: IconMoodSmile, run: () => setOpen(true) })
  return (
    <Popover
      label={t`Emoji`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton size="sm" label={label} icon={<IconMoodSmile aria-hidden />} />}
    >
      {/* It has its size before they are there, so that it is placed where there is room for it. */}
      <div className={styles['frame']}>
        <Suspense fallback={<Spinner />}>
          <EmojiGrid
            onChoose={(emoji) => {
              setOpen(false)
              onChoose(emoji)
            }}
          />
        </Suspense>
      </div>
    </Popover>
  )
}
