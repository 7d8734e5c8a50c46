import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@replybay/ui-kit'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useNeighbours } from './use-neighbours.ts'

interface StepButtonsProps {
  ticketId: string
  onOpen: (ticketId: string) => void
}

/** To the tickets before and after, in the list that this one was come to from. Nothing where there is no list. */
export function StepButtons({ ticketId, onOpen }: StepButtonsProps) {
  const { t } = useLingui()
  const { before, after } = useNeighbours(ticketId)
  if (before === undefined && after === undefined) return null
  return (
    <>
      <IconButton
        label={t`Previous ticket`}
        shortcut="k"
        icon={<IconChevronUp aria-hidden />}
        disabled={before === undefined}
        onClick={() => before !== undefined && onOpen(before)}
      />
      <IconButton
        label={t`Next ticket`}
        shortcut="j"
        icon={<IconChevronDown aria-hidden />}
        disabled={after === undefined}
        onClick={() => after !== undefined && onOpen(after)}
      />
    </>
  )
}
