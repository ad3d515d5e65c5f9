import type { Plugin } from 'vite'

/** How a transformed story asks whether the file that runs is its own. */
const ownPath = 'convertToFilePath(import.meta.url)'

/**
 * Runs stories in a folder whose name has other letters than a to z. Storybook's add-on for Vitest compares the address of a
 * story with its path and decodes spaces alone, so that elsewhere a file has no stories (seen in 10.6).
 */
export const decodeStoryPaths = (): Plugin => ({
  name: 'decode-story-paths',
  enforce: 'post',
  transform: (code, id) =>
    /\.stories\.tsx?(\?|$)/.test(id) && code.includes(ownPath)
      ? { code: code.replaceAll(ownPath, `decodeURI(${ownPath})`), map: null }
      : undefined,
})
