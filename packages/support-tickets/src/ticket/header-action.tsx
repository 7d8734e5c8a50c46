import { Button, IconButton, useFromBreakpoint } from '@replybay/ui-kit'
import type { ReactNode } from 'react'

interface HeaderActionProps {
  label: string
  icon: ReactNode
  /** The keys that do the same. */
  shortcut?: string
  onClick: () => void
}

/** The main thing to do with a ticket; on phones there is room for its icon alone. */
export function HeaderAction({ label, icon, shortcut, onClick }: HeaderActionProps) {
  const hasRoom = useFromBreakpoint('md')
  if (!hasRoom) return <IconButton size="lg" label={label} icon={icon} onClick={onClick} />
  return (
    <Button leftIcon={icon} shortcut={shortcut} onClick={onClick}>
      {label}
    </Button>
  )
}
