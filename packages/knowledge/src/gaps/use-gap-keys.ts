import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'

interface GapKeys {
  onMove: (step: 1 | -1) => void
  onClose: () => void
}

/** What keys do while a question is open beside the list: j and k go on in the list, Escape closes it. */
export function useGapKeys({ onMove, onClose }: GapKeys): void {
  const { t } = useLingui()
  const group = t`Knowledge`
  useShortcut({ id: 'next-gap', keys: 'j', label: t`Next question`, group, run: () => onMove(1) })
  useShortcut({ id: 'previous-gap', keys: 'k', label: t`Previous question`, group, run: () => onMove(-1) })
  useShortcut({ id: 'close-gap', keys: 'escape', label: t`Close the question`, group, run: onClose })
}
