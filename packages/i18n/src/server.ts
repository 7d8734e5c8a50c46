/** What a server needs to know in which language a tab will begin: nothing of this needs a browser. */
export { firstAccess } from './first-access.ts'
export { readLanguageConfig } from './language-config.ts'
export { localeCookieIn } from './locale-cookie.ts'
export { readLocalePath } from './locale-path.ts'
