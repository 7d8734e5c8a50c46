import { useLingui } from '@lingui/react/macro'
import { Button, IconButton, useFromBreakpoint, useShortcut } from '@replybay/ui-kit'
import { IconChevronLeft, IconX } from '@tabler/icons-react'

/** Closes the return; what is marked of it stays. */
export function LeaveReturn({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const hasPanes = useFromBreakpoint('md')
  useShortcut({
    id: 'leave-return',
    keys: 'Escape',
    label: t`Close the return`,
    group: t`Warehouse`,
    run: onLeave,
  })
  return hasPanes ? (
    <IconButton
      size="lg"
      label={t`Close the return`}
      shortcut="Escape"
      icon={<IconX aria-hidden />}
      onClick={onLeave}
    />
  ) : (
    <Button leftIcon={<IconChevronLeft aria-hidden />} onClick={onLeave}>{t`Returns`}</Button>
  )
}
