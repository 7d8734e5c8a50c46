import { memo } from 'react'
import { SavedViews, type SavedViewsProps } from '../views/saved-views.tsx'
import { ViewLinks } from '../views/view-links.tsx'

/** The views as chips above the list. */
export const ListViews = memo(function ListViews(place: Omit<SavedViewsProps, 'shape'>) {
  return (
    <ViewLinks {...place} shape="chips">
      <SavedViews {...place} shape="chips" />
    </ViewLinks>
  )
})
