import { reactPlugins, sourceConditions } from '@replybay/vite'
import type { StorybookConfig } from '@storybook/react-vite'

/**
 * The `.storybook/main.ts` of a package: its stories under src, checked for accessibility, each one a test.
 * @param stories - From the configuration's folder; the package's own where it is not given.
 *
 * The package has storybook, @storybook/react-vite and the addons as devDependencies, since Storybook looks for them
 * from there.
 */
export function defineMain(stories: string[] = ['../src/**/*.stories.tsx']): StorybookConfig {
  return {
    stories,
    addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
    framework: '@storybook/react-vite',
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript: { reactDocgen: 'react-docgen' },
    viteFinal: (config) => ({
      ...config,
      plugins: [...(config.plugins ?? []), ...reactPlugins()],
      resolve: { ...config.resolve, conditions: sourceConditions },
    }),
  }
}
