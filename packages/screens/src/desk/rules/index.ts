export { RulesScreen, type RulesScreenProps } from './RulesScreen.tsx'
export { describeRule } from './describeRule.ts'
export { useDescribeWhen } from './useDescribeWhen.ts'
