import { FeatureScreen, type FeatureScreenProps } from '@replybay/testing'
import { supportTicketsFeature } from '../feature.ts'

/** The feature alone, at an address, as high as the window. */
export function Screen(props: Omit<FeatureScreenProps, 'feature'>) {
  return (
    <div style={{ height: '100vh' }}>
      <FeatureScreen feature={supportTicketsFeature} {...props} />
    </div>
  )
}
