import { useLingui } from '@lingui/react/macro'
import { emailFolders } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { FigureTile } from '@replybay/ui-kit'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import { unreadInInbox } from '../model/folders.ts'

/** How many emails nobody has read. Absent where no mailbox is connected. */
export function UnreadFigure() {
  const { t } = useLingui()
  const formats = useFormats()
  const isConnected = useUser().mailbox?.connected !== false
  const { data, isError, refetch } = useQuery({ ...emailFolders(), enabled: isConnected })
  if (!isConnected) return null
  return (
    <FigureTile
      label={t`Email`}
      caption={t`Unread in your inbox`}
      icon={<IconMail />}
      figure={data && formats.number(unreadInInbox(data))}
      onRetry={isError && !data ? () => void refetch() : undefined}
      renderLink={(props) => <Link to="/emails/emails" search={{}} {...props} />}
    />
  )
}
