import { FeatureScreen, type FeatureScreenProps } from '@replybay/testing'
import { integrationsFeature } from '../feature.ts'

/** A page of the integrations alone. */
export function Screen(props: Omit<FeatureScreenProps, 'feature'>) {
  return <FeatureScreen feature={integrationsFeature} {...props} />
}
