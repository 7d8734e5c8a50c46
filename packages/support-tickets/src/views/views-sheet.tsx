import { useLingui } from '@lingui/react/macro'
import { Sheet, useFromBreakpoint } from '@replybay/ui-kit'
import type { MouseEvent } from 'react'
import { AllViews, type AllViewsProps } from './all-views.tsx'
import styles from './views-sheet.module.css'

interface ViewsSheetProps extends AllViewsProps {
  onClose: () => void
}

/** The views of an inbox where there is no room for them beside it. */
export function ViewsSheet({ onClose, ...views }: ViewsSheetProps) {
  const { t } = useLingui()
  const isPhone = !useFromBreakpoint('md')
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Sheet isOpen side={isPhone ? 'bottom' : 'start'} label={t`Views`} onClose={onClose}>
      {/* Choosing a link closes the sheet; each is a link of its own. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className={styles['views']} onClick={closeOnLink}>
        <AllViews {...views} />
      </div>
    </Sheet>
  )
}
