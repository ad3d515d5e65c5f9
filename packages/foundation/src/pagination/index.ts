export { inPosition, list, pageOf } from './page.ts'
export type { Order, Page } from './page.ts'
export { clockOr, present, published } from './rows.ts'
