export { recheckOpenGifts } from './recheck.ts'
