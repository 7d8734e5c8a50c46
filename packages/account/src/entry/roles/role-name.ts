import type { I18n } from '@lingui/core'
import { roleNames } from './role-names.ts'

/** What a role is called. One that this build does not know, as a newer backend may send it, keeps its own name. */
export function roleName(i18n: I18n, role: keyof typeof roleNames): string {
  return Object.hasOwn(roleNames, role) ? i18n._(roleNames[role]) : role
}
