import type { Plugin } from 'vite'

/** The expression with which a transformed story compares its path with the running file. */
const ownPath = 'convertToFilePath(import.meta.url)'

/**
 * Lets stories run in a folder with letters other than a to z in its name. Storybook's add-on for Vitest compares a story's
 * URL with its path and only decodes spaces, so that no stories would be found (seen in 10.6).
 */
export const decodeStoryPaths = (): Plugin => ({
  name: 'decode-story-paths',
  enforce: 'post',
  transform: (code, id) =>
    /\.stories\.tsx?(\?|$)/.test(id) && code.includes(ownPath)
      ? { code: code.replaceAll(ownPath, `decodeURI(${ownPath})`), map: null }
      : undefined,
})
