export { createSourceAssets } from './sourceAssets.ts'
export type { SourceFiles } from './sourceAssets.ts'
