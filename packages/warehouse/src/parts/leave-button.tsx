import { useLingui } from '@lingui/react/macro'
import { Button, IconButton, useFromBreakpoint, useShortcut } from '@replybay/ui-kit'
import { IconChevronLeft, IconX } from '@tabler/icons-react'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a key
const LEAVE = 'Escape'

interface LeaveButtonProps {
  /** "Close the order". */
  label: string
  /** Where it leads to where the list is not in sight: "Orders". */
  list: string
  onLeave: () => void
}

/** Closes what is open beside the list. What was scanned or marked of it stays. */
export function LeaveButton({ label, list, onLeave }: LeaveButtonProps) {
  const { t } = useLingui()
  const hasPanes = useFromBreakpoint('md')
  useShortcut({ id: 'leave-warehouse-pane', keys: LEAVE, label, group: t`Warehouse`, run: onLeave })
  return hasPanes ? (
    <IconButton size="lg" label={label} shortcut={LEAVE} icon={<IconX aria-hidden />} onClick={onLeave} />
  ) : (
    <Button leftIcon={<IconChevronLeft aria-hidden />} onClick={onLeave}>
      {list}
    </Button>
  )
}
