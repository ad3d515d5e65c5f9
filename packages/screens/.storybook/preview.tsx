import type { Preview } from '@storybook/react-vite'
import kit from '../../ui/.storybook/preview.tsx'

/** Uses the UI library's themes, directions, languages and accessibility rules. */
const preview: Preview = { ...kit }
export default preview
