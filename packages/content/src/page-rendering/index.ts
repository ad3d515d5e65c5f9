export type { Site } from './site.ts'
