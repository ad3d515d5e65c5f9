export { sharedScreens } from './sharedScreens.ts'
