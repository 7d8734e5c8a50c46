import { useRouter } from '@tanstack/react-router'
import type { Area } from './access.ts'
import { guardsOf } from './guarded.ts'
import type { GuardName } from './guards.ts'

const areas: Partial<Record<GuardName, Area>> = {
  'no-access-web': 'web',
  'no-access-email': 'email',
  'no-access-discord': 'discord',
  'no-warehouse-access': 'warehouse',
}

/** The rights that each page of this build asks for, of those that ask for any. */
export function useRightsOfPages(): readonly (readonly Area[])[] {
  return Object.values(useRouter().routesByPath)
    .map((page) => guardsOf(page).flatMap((guard) => areas[guard] ?? []))
    .filter((rights) => rights.length > 0)
}
