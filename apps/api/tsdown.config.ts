import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    account: 'src/account.ts',
    'embedded-worker': 'src/platform/database/embedded-worker.ts',
    'password-strength-worker': 'src/platform/passwords/password-strength-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  dts: false,
  fixedExtension: false,
  // What only a demo says stands beside the code, which reads it when it makes one.
  copy: { from: 'src/features/*/demo/texts/**/*.json', flatten: false },
  // Packages of the workspace are built only when they are published.
  deps: { alwaysBundle: ['@replybay/i18n/server'] },
  inputOptions: { resolve: { conditionNames: ['@replybay/source', 'import', 'node', 'default'] } },
})
