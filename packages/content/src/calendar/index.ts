export { mountCalendars } from './routes.ts'
