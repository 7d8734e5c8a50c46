import { useLingui } from '@lingui/react/macro'
import { Button, IconButton, useFromBreakpoint, useShortcut } from '@replybay/ui-kit'
import { IconChevronLeft, IconX } from '@tabler/icons-react'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a key
const LEAVE = 'Escape'

/** Closes the order; what is in its box stays there. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const hasPanes = useFromBreakpoint('md')
  useShortcut({
    id: 'leave-order',
    keys: LEAVE,
    label: t`Close the order`,
    group: t`Warehouse`,
    run: onLeave,
  })
  return hasPanes ? (
    <IconButton
      size="lg"
      label={t`Close the order`}
      shortcut={LEAVE}
      icon={<IconX aria-hidden />}
      onClick={onLeave}
    />
  ) : (
    <Button leftIcon={<IconChevronLeft aria-hidden />} onClick={onLeave}>{t`Orders`}</Button>
  )
}
