export type { RenderedPage, Site } from './site.ts'
