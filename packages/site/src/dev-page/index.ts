import { replaceLinkedStyles } from './replaceLinkedStyles.ts'

replaceLinkedStyles()
