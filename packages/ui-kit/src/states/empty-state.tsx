import type { ReactNode } from 'react'
import { EmptyIllustration } from '../illustrations/empty-illustration.tsx'
import { StateFrame } from './state-frame.tsx'

export interface EmptyStateProps {
  title: ReactNode
  detail?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

/** There is nothing here, and that is no fault. */
export function EmptyState({ title, detail, action }: EmptyStateProps) {
  return <StateFrame picture={<EmptyIllustration />} title={title} detail={detail} actions={action} />
}
