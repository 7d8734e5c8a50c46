import { FeatureScreen, type FeatureScreenProps } from '@replybay/testing'
import { accountEntry } from '../entry/feature.ts'
import { accountFeature } from '../feature.ts'

/** A page of this feature, for its stories. */
export function AccountScreen(props: Omit<FeatureScreenProps, 'feature'>) {
  return <FeatureScreen feature={accountFeature} entry={accountEntry} {...props} />
}
