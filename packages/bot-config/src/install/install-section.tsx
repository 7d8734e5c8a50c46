import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { webQueries } from '@replybay/api-client'
import { useUser, useWebChoice } from '@replybay/feature-kit'
import { Button, CopyButton, SegmentedControl, SettingsSection, Tag } from '@replybay/ui-kit'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IdentityPart } from './identity-part.tsx'
import { INSTALL_ID } from './install-id.ts'
import { type Platform, platformNames, PlaceOf, snippetOf } from './platforms.tsx'
import styles from './install.module.css'

/** How the chat comes onto the current website, and whether it is there. Nothing on a backend without a chat window. */
export function InstallSection() {
  const { id } = useWebChoice()
  const { sample_webs: samples = [] } = useUser()
  return id === undefined || samples.includes(id) ? null : <InstallOn id={id} />
}

function InstallOn({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: web } = useQuery(webQueries.info(id))
  const [platform, setPlatform] = useState<Platform>('html')
  if (!web?.scriptUrl) return null
  const name = web.name || web.domain || t`Website without a name`
  const snippet = snippetOf(web.scriptUrl, web._id)
  return (
    <SettingsSection
      id={INSTALL_ID}
      title={t`Add the chat to ${name}`}
      detail={t`One line on your site. It doesn’t slow your pages down.`}
    >
      <div className={styles['content']}>
        <SegmentedControl
          label={t`Your shop runs on`}
          value={platform}
          onChange={(value) => setPlatform(value as Platform)} // Sound: the options are the platforms.
          options={Object.entries(platformNames).map(([value, label]) => ({ value, label }))}
        />
        <p className={styles['place']}>
          <PlaceOf platform={platform} />
        </p>
        <figure className={styles['snippet']} aria-label={t`Line to paste`}>
          <code>{snippet}</code>
        </figure>
        <div className={styles['foot']}>
          <CopyButton text={snippet} variant="primary" leftIcon={<IconCopy aria-hidden />}>
            <Trans>Copy the line</Trans>
          </CopyButton>
          <Seen id={web._id} seenAt={web.seenAt ?? null} />
        </div>
        <IdentityPart id={web._id} />
      </div>
    </SettingsSection>
  )
}

function Seen({ id, seenAt }: { id: string; seenAt: string | null }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { refetch, isFetching, error } = useQuery(webQueries.info(id))
  const [isAsked, setAsked] = useState(false)
  const when = seenAt && formats.relative(new Date(seenAt))
  return (
    <div className={styles['seen']}>
      <span aria-live="polite">
        {when ? (
          <Tag tone="success">
            <Trans>Seen on your site {when}</Trans>
          </Tag>
        ) : (
          <span className={styles['unseen']}>
            {!isAsked || isFetching
              ? t`Not seen on your site yet`
              : error
                ? t`Couldn’t check. Check your connection and try again.`
                : t`Still not seen. Open a page of your site, then check again.`}
          </span>
        )}
      </span>
      <Button
        size="sm"
        loading={isFetching && isAsked}
        onClick={() => {
          setAsked(true)
          void refetch()
        }}
      >
        <Trans>Check again</Trans>
      </Button>
    </div>
  )
}
