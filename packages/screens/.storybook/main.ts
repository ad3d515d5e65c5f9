import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

/** The main Storybook: screens, forms and the UI library. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../src', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../../ui/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Our packages are bundled from their source, as in every app.
  viteFinal: (vite) => mergeConfig(vite, { resolve: { conditions: ['source', ...defaultClientConditions] } }),
}
export default config
