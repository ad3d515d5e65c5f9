export { canonical } from '../folder/rich/canonical.ts'
export { toHtml } from '../folder/rich/toHtml.ts'
