export { inPosition, listPage, pageOf } from './page.ts'
export type { Order, Page } from './page.ts'
export { toClock, omitNulls, isPublished } from './rows.ts'
