import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useRunningExport } from './export-store.ts'
import type { WantedExport } from './write-export.ts'

/** Writes tickets into a CSV file, one at a time. */
export function useExport() {
  const { i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const user = useUser()
  const running = useRunningExport()

  async function write(wanted: WantedExport) {
    const { writeExport } = await import('./write-export.ts')
    await writeExport(wanted, { client, user, i18n, toasts })
  }
  return { write: (wanted: WantedExport) => void write(wanted), running }
}
