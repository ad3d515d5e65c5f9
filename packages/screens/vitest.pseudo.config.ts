import { nodeTests } from '@minaret/tooling/vitest'
import { pseudoLanguage } from '../messages/bin/pseudo.mjs'

/** Walks the stories in a language made from English by script: `npm run test:all` runs it, as it takes a minute. */
export default {
  ...nodeTests({ include: ['src/testing/pseudoLanguage.walk.tsx'] }),
  plugins: [pseudoLanguage('cy')],
}
