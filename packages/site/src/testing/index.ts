export { createTestSite, premium } from './createTestSite.ts'
