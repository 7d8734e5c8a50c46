import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, useCan, useUser } from '@replybay/feature-kit'
import { IconButton, Menu, type MenuItem, type MenuProps } from '@replybay/ui-kit'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswerSettings } from './answer-settings.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const CannedDialog = onDemand(
  async () => (await import('../canned-answers/settings/canned-dialog.tsx')).CannedDialog,
)
const CannedAnswersDialog = onDemand(
  async () => (await import('../canned-answers/settings/canned-answers-dialog.tsx')).CannedAnswersDialog,
)

interface ComposerMenuProps {
  ticketId: string
  /** Whether anything is written. */
  hasText: boolean
  /** What is written so far. */
  readText: () => string
  /** What stands before the rest. */
  first?: readonly MenuItem[]
  /** @default three dots */
  trigger?: MenuProps['trigger']
}

/** How the composer behaves, and the team's saved replies. */
export function ComposerMenu({ ticketId, hasText, readText, first = [], trigger }: ComposerMenuProps) {
  const { t } = useLingui()
  const label = t`Sending options`
  const { settings, change } = useAnswerSettings(useUser()._id)
  const hasCanned = useCan('canned-answers')
  const [open, setOpen] = useState<{ saved: string } | 'all'>()
  const close = () => setOpen(undefined)
  const canned = hasCanned
    ? [
        {
          key: 'save-canned',
          label: t`Save as saved reply…`,
          disabled: !hasText,
          onSelect: () => setOpen({ saved: readText() }),
        },
        { key: 'canned', label: t`Edit saved replies…`, onSelect: () => setOpen('all') },
      ]
    : []
  return (
    <>
      <Menu
        label={t`Replies`}
        trigger={trigger ?? <IconButton size="sm" label={label} icon={<IconDots aria-hidden />} />}
        items={[
          ...first,
          ...canned,
          {
            key: 'enter-sends',
            label: t`Press Enter to send`,
            independent: true,
            checked: settings.enterSends,
            onSelect: () => change({ enterSends: !settings.enterSends }),
          },
        ]}
      />
      <LazyBoundary>
        {typeof open === 'object' && (
          <CannedDialog answer={undefined} from={{ ticketId, text: open.saved }} onClose={close} />
        )}
        {open === 'all' && <CannedAnswersDialog onClose={close} />}
      </LazyBoundary>
    </>
  )
}
