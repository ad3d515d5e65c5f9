export { RulesScreen, type RulesScreenProps } from './RulesScreen.tsx'
export { ruleWords } from './ruleWords.ts'
export { useWhenWords } from './whenWords.ts'
