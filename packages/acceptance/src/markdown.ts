export { toCanonicalHtml } from '../../content/src/folder/rich/canonical.ts'
export { toHtml } from '../../content/src/folder/rich/toHtml.ts'
