import { FeatureScreen, type FeatureScreenProps } from '@replybay/testing'
import { knowledgeFeature } from '../feature.ts'

/** A page of this feature, for its stories. */
export function KnowledgeScreen(props: Omit<FeatureScreenProps, 'feature'>) {
  return <FeatureScreen feature={knowledgeFeature} {...props} />
}
