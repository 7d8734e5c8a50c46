/** What a project's set-up leaves for its tests to copy: databases with the demo, and with nobody in them. */
export type TestDatabases =
  | {
      kind: 'embedded'
      /** Folders. */
      templates: Templates
    }
  | {
      kind: 'postgres'
      /** Of the server, for one who may create databases. */
      serverUrl: string
      /** Names of databases. */
      templates: Templates
    }

interface Templates {
  demo: string
  empty: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
    /** At which mail server the tests of mailboxes are that need no faults; our own without. */
    imapServer?: 'dovecot'
  }
}
