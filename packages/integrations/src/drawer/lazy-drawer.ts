import { lazyPart } from '@replybay/feature-kit'

/** The form of a service: its code is there once its card is pointed at or focused. */
export const LazyDrawer = lazyPart(async () => (await import('./service-drawer.tsx')).ServiceDrawer)
