/**
 * Where things lie beside the running code. This file stands in src/ and is bundled into dist/,
 * which are equally deep, so the same relative paths hold for both.
 */
import { fileURLToPath } from 'node:url'

const beside = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const fromSource = import.meta.url.endsWith('.ts')

export const migrationsFolder = beside('../migrations')

export const dashboardFolder = beside('../../dashboard/dist')

/** Of the built chat window. */
export const widgetFolder = beside('../node_modules/@replybay/chat-widget/dist')

export const passwordStrengthWorkerFile = beside(
  fromSource ? './platform/passwords/password-strength-worker.ts' : './password-strength-worker.js',
)

export const fileReaderWorkerFile = beside(
  fromSource ? './features/knowledge/files/file-reader-worker.ts' : './file-reader-worker.js',
)

export const emailParserWorkerFile = beside(
  fromSource ? './features/mailbox/parse-worker.ts' : './email-parser-worker.js',
)

export const knowledgePageWorkerFile = beside(
  fromSource ? './features/knowledge/websites/page-worker.ts' : './knowledge-page-worker.js',
)

export const knowledgeRobotsWorkerFile = beside(
  fromSource ? './features/knowledge/websites/robots-worker.ts' : './knowledge-robots-worker.js',
)

export const paperWorkerFile = beside(
  fromSource ? './features/warehouse/papers/paper-worker.ts' : './paper-worker.js',
)

export const embeddedWorkerFile = beside(
  fromSource ? './platform/database/embedded-worker.ts' : './embedded-worker.js',
)

/** The build copies these folders along with their place below src/. */
export const demoTextsFolder = (feature: string) => beside(`./features/${feature}/demo/texts`)

export const lexiconFolder = beside('./features/knowledge/lexicon')

export const prestashopModuleFolder = beside('./features/warehouse/prestashop/module')
