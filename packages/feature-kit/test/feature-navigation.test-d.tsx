import { createRoute } from '@tanstack/react-router'
import {
  createFeatureNavigation,
  defaultLayoutRoute,
  defineFeature,
  useRouteParams,
  useRouteSearch,
} from '../src/index.ts'

const shelfRoute = createRoute({
  getParentRoute: () => defaultLayoutRoute,
  path: '/shelves/$id',
  validateSearch: (search: { row?: number }) => search,
})
const noTexts = () => Promise.resolve({ messages: {} })
const feature = defineFeature({
  id: 'shelves',
  routes: { default: { shelfRoute } },
  navigation: [],
  texts: { frame: noTexts, pages: noTexts },
})
const { Link, useNavigate } = createFeatureNavigation<typeof feature.routes>()

export function KnowsItsOwnRoutes() {
  const navigate = useNavigate()
  void navigate({ to: '/shelves/$id', params: { id: '7' }, search: { row: 1 } })
  // @ts-expect-error a shelf has an id
  void navigate({ to: '/shelves/$id' })
  // @ts-expect-error a row is a number
  void navigate({ to: '/shelves/$id', params: { id: '7' }, search: { row: 'one' } })
  return (
    <>
      <Link to="/shelves/$id" params={{ id: '7' }} />
      {/* @ts-expect-error no such route */}
      <Link to="/drawers" />
      {/* @ts-expect-error a shelf's id is not called key */}
      <Link to="/shelves/$id" params={{ key: '7' }} />
    </>
  )
}

export function ReadsParams() {
  const { id } = useRouteParams(shelfRoute)
  const { row } = useRouteSearch(shelfRoute)
  id satisfies string
  // @ts-expect-error an id is text
  id satisfies number
  // @ts-expect-error a row may be missing
  row satisfies number
  return id
}
