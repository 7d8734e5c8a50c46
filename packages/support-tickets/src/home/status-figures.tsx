import { useLingui } from '@lingui/react/macro'
import { useCurrentWeb } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { FigureTile, type FigureTileProps } from '@replybay/ui-kit'
import { IconInbox, IconMessageReply } from '@tabler/icons-react'
import { Link } from '../links.ts'
import { supportPart } from './support-part.ts'
import { useIsSupport } from './use-is-support.ts'
import { useStatusCount } from './use-status-count.ts'

const supportFigures = () => import(/* chunk: support-home */ './support/support-figures.tsx')
const MineFigure = supportPart(async () => (await supportFigures()).MineFigure)
const UnassignedFigure = supportPart(async () => (await supportFigures()).UnassignedFigure)

/** How many customers wait for an answer; of whoever answers them, how many tickets are theirs. */
export function OpenFigure() {
  const { t } = useLingui()
  const isSupport = useIsSupport()
  if (isSupport) return <MineFigure />
  return (
    <StatusFigure status="open" label={t`Open`} caption={t`Waiting for your reply`} icon={<IconInbox />} />
  )
}

/** How many tickets were answered and are not closed; for whoever answers them, how many are nobody’s. */
export function AnsweredFigure() {
  const { t } = useLingui()
  const isSupport = useIsSupport()
  if (isSupport) return <UnassignedFigure />
  return (
    <StatusFigure
      status="answered"
      label={t`Answered`}
      caption={t`Waiting on the customer`}
      icon={<IconMessageReply />}
    />
  )
}

interface StatusFigureProps extends Pick<FigureTileProps, 'label' | 'caption' | 'icon'> {
  status: 'open' | 'answered'
}

function StatusFigure({ status, ...tile }: StatusFigureProps) {
  const formats = useFormats()
  const { count, retry } = useStatusCount(useCurrentWeb() ?? '', status)
  if (count === null) return null
  return (
    <FigureTile
      {...tile}
      figure={count === undefined ? undefined : formats.number(count)}
      onRetry={retry}
      renderLink={(props) => (
        <Link
          to="/webs/tickets"
          search={{ channel: 'all', ...(status !== 'open' && { status }) }}
          {...props}
        />
      )}
    />
  )
}
