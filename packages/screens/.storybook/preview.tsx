import type { Preview } from '@storybook/react-vite'
import kit from '../../ui/.storybook/preview.tsx'

/** Themes, directions, languages and the accessibility rules are the kit's. */
const preview: Preview = { ...kit }
export default preview
