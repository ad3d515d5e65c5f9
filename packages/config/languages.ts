import type { Plugin } from 'vite'

const part = /\/messages\/languages\/[\w-]+\.ts\?part=(\w+)$/

/**
 * A part of a language file as a module of its own: of `en.ts?part=home` only `home` is exported, so that the bundler
 * drops the other parts and a browser loads the words of its page alone. Without it the words are the same, and more.
 */
export const languageParts = (): Plugin => ({
  name: 'language-parts',
  enforce: 'pre',
  transform: {
    filter: { id: part },
    handler: (code, id) => ({
      code: code.replaceAll(new RegExp(`^export (?=const (?!${part.exec(id)?.[1]}\\b))`, 'gm'), ''),
      // One word gone at the head of a line: every line stays where it was.
      map: null,
    }),
  },
})
