import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'embedded-worker': 'src/platform/database/embedded-worker.ts',
    'password-strength-worker': 'src/platform/passwords/password-strength-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  dts: false,
  fixedExtension: false,
  // Packages of the workspace are built only when they are published.
  deps: { alwaysBundle: ['@replybay/i18n/server'] },
  inputOptions: { resolve: { conditionNames: ['@replybay/source', 'import', 'node', 'default'] } },
})
