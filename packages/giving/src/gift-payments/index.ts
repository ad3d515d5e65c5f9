export { giftPaymentTasks, recheckOpenGifts } from './recheck.ts'
