import { pageAlerts, pageBanners, SlotOutlet } from '@replybay/feature-kit'
import { NewBuildNotice } from '../builds/new-build-notice.tsx'
import { ArrivalNotice } from './arrival-notice.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import styles from './page-banners.module.css'
import { SubscriptionStrip } from './subscription-strip.tsx'
import { ViewedRoleStrip } from './viewed-role-strip.tsx'

/**
 * What is said above a page: as whom one sees it, for as long as it lasts, and one thing beside it: first what is not
 * saved, then what the person has just done.
 */
export function PageBanners() {
  return (
    <>
      <ViewedRoleStrip />
      <div className={styles['banners']}>
        <SlotOutlet slot={pageAlerts} />
        <OfflineStrip />
        <ArrivalNotice />
        <SubscriptionStrip />
        <SlotOutlet slot={pageBanners} />
        <NewBuildNotice />
      </div>
    </>
  )
}
