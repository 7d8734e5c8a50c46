import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { ChannelIcon } from '@replybay/ui-kit'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { AllViewsProps } from './all-views.tsx'
import { useViewName } from './use-view-name.ts'
import styles from './view-menu.module.css'

const ViewsSheet = lazyPart(async () => (await import('./views-sheet.tsx')).ViewsSheet)

interface ViewMenuProps extends AllViewsProps {
  /** What the channel is called, for a list that is no view. */
  title: string
  /** How many tickets match, where that is known. */
  count: number | undefined
  /** It is out of sight while something is searched for. @default false */
  isHidden?: boolean
}

/** Names the view that is shown, and opens the others where they do not stand beside the list. */
export function ViewMenu({ title, count, isHidden = false, ...views }: ViewMenuProps) {
  const { webId, search, channel } = views
  const formats = useFormats()
  const name = useViewName(webId, search) ?? title
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        tabIndex={isHidden ? -1 : undefined}
        className={styles['view']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {channel !== 'all' && <ChannelIcon channel={channel} size={20} />}
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        {count !== undefined && <span className={styles['count']}>{formats.number(count)}</span>}
        <IconChevronDown aria-hidden />
      </button>
      <LazyBoundary>{isOpen && <ViewsSheet {...views} onClose={() => setOpen(false)} />}</LazyBoundary>
    </>
  )
}
