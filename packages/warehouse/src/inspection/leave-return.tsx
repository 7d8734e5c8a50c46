import { useLingui } from '@lingui/react/macro'
import { Button, IconButton, useFromBreakpoint, useShortcut } from '@replybay/ui-kit'
import { IconChevronLeft, IconX } from '@tabler/icons-react'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a key
const LEAVE = 'Escape'

/** Closes the return; what is marked of it stays. */
export function LeaveReturn({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const hasPanes = useFromBreakpoint('md')
  useShortcut({
    id: 'leave-return',
    keys: LEAVE,
    label: t`Close the return`,
    group: t`Warehouse`,
    run: onLeave,
  })
  return hasPanes ? (
    <IconButton
      size="lg"
      label={t`Close the return`}
      shortcut={LEAVE}
      icon={<IconX aria-hidden />}
      onClick={onLeave}
    />
  ) : (
    <Button leftIcon={<IconChevronLeft aria-hidden />} onClick={onLeave}>{t`Returns`}</Button>
  )
}
