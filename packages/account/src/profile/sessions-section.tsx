import { Trans, useLingui } from '@lingui/react/macro'
import { authMutations, authQueries } from '@replybay/api-client'
import { errorDetail, useSession } from '@replybay/feature-kit'
import {
  Button,
  ProblemState,
  RelativeTime,
  SettingsSection,
  Skeleton,
  Tag,
  useToasts,
} from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { browserOf } from './browser-of.ts'
import styles from './profile.module.css'
import { profileSectionIds } from './use-profile-sections.ts'

/** Where the person is signed in, and the way to sign out there. */
export function SessionsSection() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const now = new Date(useSession().now())
  const sessions = useQuery(authQueries.sessions())
  const end = useMutation({
    ...authMutations.endSession(),
    onSuccess: () => toasts.show({ tone: 'success', title: t`Session ended` }),
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'endSession', error),
        detail: errorDetail(i18n, error),
      }),
  })
  return (
    <SettingsSection id={profileSectionIds.sessions} title={t`Active sessions`}>
      {sessions.isPending && (
        <div className={styles['session']}>
          <Skeleton width="16rem" />
        </div>
      )}
      {sessions.error && (
        <ProblemState
          title={wordError(i18n, 'listSessions', sessions.error)}
          detail={errorDetail(i18n, sessions.error)}
          onRetry={() => void sessions.refetch()}
        />
      )}
      <ul>
        {sessions.data
          ?.toSorted((a, b) => Number(b.current) - Number(a.current))
          .map(({ _id, userAgent, current, lastSeenAt }) => (
            <li key={_id} className={styles['session']}>
              <div className={styles['place']}>
                <p>
                  {browserOf(userAgent) ?? t`Unknown browser`}{' '}
                  {current && <Tag tone="success">{t`This device`}</Tag>}
                </p>
                <p className={styles['seen']}>
                  <Trans>
                    Last used <RelativeTime moment={new Date(lastSeenAt)} now={now} />
                  </Trans>
                </p>
              </div>
              {!current && (
                <Button
                  size="sm"
                  loading={end.isPending && end.variables === _id}
                  onClick={() => end.mutate(_id)}
                >
                  <Trans>Sign out</Trans>
                </Button>
              )}
            </li>
          ))}
      </ul>
    </SettingsSection>
  )
}
