import module from 'node:module'
import { requireNode, ignoreClosedOutput } from '@minaret/server/node'

requireNode()
// Before any other import: the compile cache halves the start-up time.
module.enableCompileCache()
const { run } = await import('./commands/frame/run.ts')

ignoreClosedOutput()
const code = await run(process.argv.slice(2))
// Failures and interruptions have already been reported.
process.exitCode = code || process.exitCode
