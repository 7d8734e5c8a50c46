import { pageBanners, SlotOutlet } from '@replybay/feature-kit'
import { NewBuildNotice } from '../builds/new-build-notice.tsx'
import { ArrivalNotice } from './arrival-notice.tsx'
import styles from './page-banners.module.css'

/** What is said above a page: one thing at a time, first what the person has just done. */
export function PageBanners() {
  return (
    <div className={styles['banners']}>
      <ArrivalNotice />
      <SlotOutlet slot={pageBanners} />
      <NewBuildNotice />
    </div>
  )
}
