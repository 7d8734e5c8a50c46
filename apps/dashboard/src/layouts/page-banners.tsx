import { pageAlerts, pageBanners, SlotOutlet } from '@replybay/feature-kit'
import { NewBuildNotice } from '../builds/new-build-notice.tsx'
import { ArrivalNotice } from './arrival-notice.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import styles from './page-banners.module.css'
import { SubscriptionStrip } from './subscription-strip.tsx'
import { ViewedRoleStrip } from './viewed-role-strip.tsx'

/**
 * What is said above a page: as whom one sees it, why it is not the one that was asked for, for as long as that holds,
 * and one thing beside them: first what is not saved.
 */
export function PageBanners() {
  return (
    <>
      <ViewedRoleStrip />
      <ArrivalNotice />
      <div className={styles['banners']}>
        <SlotOutlet slot={pageAlerts} />
        <OfflineStrip />
        <SubscriptionStrip />
        <SlotOutlet slot={pageBanners} />
        <NewBuildNotice />
      </div>
    </>
  )
}
