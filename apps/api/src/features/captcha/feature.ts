import { defineServerFeature } from '../../platform/server-feature.ts'
import { captchaHandlers } from './routes.ts'

/** The documented call that verifies a captcha. */
export const captchaFeature = defineServerFeature({
  id: 'captcha',
  tables: [],
  handlers: ({ captcha }) => captchaHandlers(captcha),
})
