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
  }
}
