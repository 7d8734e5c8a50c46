import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { LARGEST_TOLD, type Refusal } from './accepted-files.ts'

/** Why a file is not sent, in words. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { t } = useLingui()
  const limit = useFormats().fileSize(LARGEST_TOLD)
  return (refusal) =>
    ({
      archive: t`Archives can’t be read. Add the files inside them instead.`,
      empty: t`The file is empty`,
      'too-large': t`It’s larger than ${limit}`,
      'wrong-type': t`Files of this type can’t be read`,
    })[refusal]
}
