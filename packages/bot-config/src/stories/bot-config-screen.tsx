import { FeatureScreen, type FeatureScreenProps } from '@replybay/testing'
import { botConfigFeature } from '../feature.ts'

/** A page of the websites and their agents, alone. */
export function BotConfigScreen(props: Omit<FeatureScreenProps, 'feature'>) {
  return <FeatureScreen feature={botConfigFeature} {...props} />
}
