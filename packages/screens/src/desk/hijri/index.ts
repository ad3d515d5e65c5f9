export { HijriMonths, isMonthDue } from './HijriMonths.tsx'
