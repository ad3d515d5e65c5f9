export { ruleWords, weekdayName } from './ruleWords.ts'
