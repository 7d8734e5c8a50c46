import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Button, IconButton, SelectionBar, useShortcut } from '@replybay/ui-kit'
import { IconRefresh, IconTrash, IconX } from '@tabler/icons-react'

export interface BulkBarProps {
  count: number
  /** How many match the filter; nothing where that is not known, or all of them are chosen. */
  matching: number | undefined
  isChoosingAll: boolean
  onChooseAll: () => void
  /** How far indexing them again has come; nothing while that is not under way. */
  indexed: number | undefined
  /** Nothing where the server can't. */
  onIndexAgain: (() => void) | undefined
  onRemove: () => void
  onClear: () => void
}

/** What can be done with the sources that are chosen. */
export function BulkBar(props: BulkBarProps) {
  const { count, matching, isChoosingAll, onChooseAll, indexed, onIndexAgain, onRemove, onClear } = props
  const { t } = useLingui()
  const formats = useFormats()
  const [all, done, chosen] = [matching ?? 0, indexed ?? 0, count].map((one) => formats.number(one))
  useShortcut({ id: 'remove-sources', keys: '#', label: t`Delete`, group: t`Knowledge`, run: onRemove })
  return (
    <SelectionBar
      label={t`Selected sources`}
      count={
        indexed === undefined ? (
          <Plural value={count} one="# selected" other="# selected" />
        ) : (
          <Trans>
            {done} of {chosen}
          </Trans>
        )
      }
      more={
        matching !== undefined && (
          <Button size="sm" variant="subtle" loading={isChoosingAll} onClick={onChooseAll}>
            <Trans>Select all {all}</Trans>
          </Button>
        )
      }
    >
      {onIndexAgain && (
        <Button
          size="sm"
          leftIcon={<IconRefresh aria-hidden />}
          loading={indexed !== undefined}
          onClick={onIndexAgain}
        >
          <Trans>Index again</Trans>
        </Button>
      )}
      <Button
        size="sm"
        variant="danger"
        leftIcon={<IconTrash aria-hidden />}
        shortcut="#"
        disabled={indexed !== undefined}
        onClick={onRemove}
      >
        <Trans>Delete</Trans>
      </Button>
      <IconButton label={t`Clear selection`} icon={<IconX aria-hidden />} onClick={onClear} />
    </SelectionBar>
  )
}
