import { defineConfig } from 'tsup'
import { nodeLibrary } from '@minaret/config/tsup'

export default defineConfig(nodeLibrary(['src/index.ts', 'src/now.ts']))
