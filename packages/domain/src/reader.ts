/** What a page needs of the domain before its React code is there. */
export { saveConfiguration } from './configuration/configuration.ts'
export { createSession } from './session/session.ts'
export { createBrowserStorage } from './storage/browserStorage.ts'
export { countVisit } from './visitor/countVisit.ts'
