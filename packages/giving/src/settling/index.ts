export { planOpenGifts } from './look.ts'
