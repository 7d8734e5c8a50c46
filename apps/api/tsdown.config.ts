import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'embedded-worker': 'src/database/embedded-worker.ts',
    'password-strength-worker': 'src/auth/password-strength-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  dts: false,
  fixedExtension: false,
})
