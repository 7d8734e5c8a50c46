import { FilteredIllustration } from '../illustrations/filtered-illustration.tsx'
import type { EmptyStateProps } from './empty-state.tsx'
import { StateFrame } from './state-frame.tsx'

/** A filter hides what there is. */
export function FilteredState({ title, detail, action }: EmptyStateProps) {
  return <StateFrame picture={<FilteredIllustration />} title={title} detail={detail} actions={action} />
}
