import { Trans, useLingui } from '@lingui/react/macro'
import { guardsAt } from '@replybay/feature-kit'
import { channelLabel, textLinkClassName } from '@replybay/ui-kit'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import styles from './integrations-page.module.css'

/** Where one connects what has a page of its own; those that are there. */
export function OtherPages() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const pages = [
    { path: '/webs/integration', label: t`Web chat` },
    { path: '/emails/integration', label: t`Mailbox` },
    { path: '/guilds/settings', label: i18n.t(channelLabel('discord')) },
  ].filter(({ path }) => guardsAt(router, path))
  if (pages.length === 0) return null
  return (
    <p className={styles['others']}>
      <IconInfoCircle aria-hidden />
      <span>
        <Trans>These have their own pages:</Trans>{' '}
        {pages.map(({ path, label }, place) => (
          <span key={path}>
            {place > 0 && ', '}
            {/* Sound: the router's types don't know the page, but it was asked. */}
            <Link to={path as NonNullable<LinkProps['to']>} className={textLinkClassName()}>
              {label}
            </Link>
          </span>
        ))}
      </span>
    </p>
  )
}
