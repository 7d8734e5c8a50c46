import { useShortcut } from '@replybay/ui-kit'

interface BulkCommandProps {
  id: string
  label: string
  keys?: string | undefined
  /** What is chosen, in words. */
  selection: string
  run: () => void
}

/** Something that keys and the palette do with the chosen tickets. Shows nothing. */
export function BulkCommand({ id, selection, ...command }: BulkCommandProps) {
  useShortcut({ ...command, id: `bulk-${id}`, group: selection, selection })
  return null
}
