export { RulesScreen, type RulesScreenProps } from './RulesScreen.tsx'
export { ruleWords } from './ruleWords.ts'
