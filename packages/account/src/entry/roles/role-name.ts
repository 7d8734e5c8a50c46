import type { I18n } from '@lingui/core'
import { roleWords } from './role-words.ts'

/** What a role is called. One that this build does not know, as a newer backend may send it, keeps its own name. */
export function roleName(i18n: I18n, role: keyof typeof roleWords): string {
  return Object.hasOwn(roleWords, role) ? i18n._(roleWords[role].name) : role
}
