import { Trans, useLingui } from '@lingui/react/macro'
import { errorDetail, useAccess } from '@replybay/feature-kit'
import { ProblemState, SettingsSection, Skeleton, textLinkClassName } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { Link } from '../links.ts'
import { isService, isShop, serviceNames } from '../model/kinds.ts'
import { useConnected } from '../model/use-connected.ts'
import { StateWord } from '../state/state-word.tsx'
import styles from './connected-shops.module.css'

/** The shops whose orders come in, for the people of the warehouse. */
export function ConnectedShops() {
  const { t, i18n } = useLingui()
  const isAdmin = useAccess()?.isAdmin === true
  const { data, error, refetch } = useConnected(true)
  const shops = data?.filter(({ kind }) => isShop(kind))
  return (
    <SettingsSection
      id="connected-shops"
      title={t`Connected shops`}
      aside={
        isAdmin && (
          <Link to="/integrations/settings" className={textLinkClassName()}>
            <Trans>Integrations</Trans>
          </Link>
        )
      }
    >
      {!shops && !error && <Skeleton width="50%" />}
      {!shops && error && (
        <ProblemState
          title={wordError(i18n, 'listIntegrations', error)}
          detail={errorDetail(i18n, error)}
          onRetry={() => void refetch()}
        />
      )}
      {shops && (
        <ul className={styles['shops']}>
          {shops.map((shop) => {
            const service = isService(shop.kind) ? serviceNames[shop.kind] : shop.kind
            return (
              <li key={shop._id}>
                <span className={styles['name']}>{service}</span>
                <span className={styles['address']}>
                  {shop.url?.replace(/^https?:\/\//, '') ?? shop.name}
                </span>
                <StateWord integration={shop} service={service} />
              </li>
            )
          })}
          {shops.length === 0 && (
            <li className={styles['none']}>
              {isAdmin ? (
                <Trans>No shop is connected. Orders come in once one is.</Trans>
              ) : (
                <Trans>No shop is connected. The owner or an admin can connect one.</Trans>
              )}
            </li>
          )}
        </ul>
      )}
    </SettingsSection>
  )
}
