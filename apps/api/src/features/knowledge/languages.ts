import { LOCALES } from '../../platform/database/columns.ts'

/** The languages whose words are told apart: sources, questions and gaps are in one of them. */
export const languages = LOCALES

export type Language = (typeof languages)[number]
