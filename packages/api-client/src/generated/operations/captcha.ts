// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Verify a captcha */
export const verifyCaptcha = {
  "id": "verifyCaptcha",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/captcha/verify"
} as const satisfies Operation<"verifyCaptcha">
