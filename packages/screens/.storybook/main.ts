import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

/** The one Storybook people look at: screens and forms, and the kit they are made of. */
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
