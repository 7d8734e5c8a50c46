import { FeatureScreen, type FeatureScreenProps } from '@replybay/testing'
import { warehouseFeature } from '../feature.ts'

/** A page of the warehouse alone. */
export function Screen(props: Omit<FeatureScreenProps, 'feature'>) {
  return <FeatureScreen feature={warehouseFeature} {...props} />
}
