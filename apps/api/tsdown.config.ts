import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    account: 'src/account.ts',
    'embedded-worker': 'src/platform/database/embedded-worker.ts',
    'email-parser-worker': 'src/features/mailbox/parse-worker.ts',
    'file-reader-worker': 'src/features/knowledge/files/file-reader-worker.ts',
    'knowledge-page-worker': 'src/features/knowledge/websites/page-worker.ts',
    'knowledge-robots-worker': 'src/features/knowledge/websites/robots-worker.ts',
    'paper-worker': 'src/features/warehouse/papers/paper-worker.ts',
    'password-strength-worker': 'src/platform/passwords/password-strength-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  dts: false,
  fixedExtension: false,
  // What the code reads when it needs it stands beside it.
  copy: {
    from: [
      'src/features/*/demo/texts/**/*.json',
      'src/features/knowledge/lexicon/*.json',
      'src/features/warehouse/prestashop/module/*',
    ],
    flatten: false,
  },
  // Packages of the workspace are built only when they are published.
  deps: { alwaysBundle: ['@replybay/i18n/server'] },
  inputOptions: { resolve: { conditionNames: ['@replybay/source', 'import', 'node', 'default'] } },
})
