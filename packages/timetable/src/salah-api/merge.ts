import { describeJamaat, readJamaat } from '../jamaat/phrase.ts'

/** A prayer's stored rules: text by condition. */
export type RuleTexts = Readonly<Record<string, string>>

/** One prayer's rules after a document has been applied. */
export type MergedRules = {
  rules: Record<string, string>
  /** Descriptions of what is new, changed or removed. */
  changes: string[]
  /** Descriptions of what stays the same because the format cannot express it. */
  unchanged: string[]
}

/** Converts a rule to its canonical form. */
function canonical(rule: string): string {
  const result = readJamaat(rule)
  return 'time' in result ? describeJamaat(result.time) : rule
}

type RuleSources = {
  /** The mosque's rules. */
  own: RuleTexts
  /** The mosque's rules that the format can express, as in our own export. */
  expressible: RuleTexts
  /** The document's rules. */
  written: RuleTexts
}

/**
 * Applies a document's rules for one prayer. A rule that is the same as in our own export does not change. Other rules in
 * the document are applied; rules that the format can express but the document lacks are removed; the rest stay.
 * @param replace whether to remove every rule that the document lacks
 */
export function mergeRules(
  name: string,
  { own: ownRules, expressible, written: documentRules }: RuleSources,
  replace: boolean,
): MergedRules {
  const result: MergedRules = { rules: {}, changes: [], unchanged: [] }
  for (const when of new Set([...Object.keys(ownRules), ...Object.keys(documentRules)])) {
    const [existingRule, exportedRule, importedRule] = [ownRules[when], expressible[when], documentRules[when]]
    const label = `${name}, ${when}`
    const isSame = existingRule !== undefined && importedRule !== undefined && canonical(existingRule) === importedRule
    const isEcho = !replace && existingRule !== undefined && importedRule !== undefined && importedRule === exportedRule
    if (existingRule !== undefined && (isSame || isEcho)) {
      result.rules[when] = existingRule
      if (!isSame) result.unchanged.push(`${label}: ${existingRule}`)
    } else if (importedRule !== undefined) {
      result.rules[when] = importedRule
      result.changes.push(
        existingRule === undefined ? `${label}: new, ${importedRule}` : `${label}: ${existingRule} → ${importedRule}`,
      )
    } else if (existingRule !== undefined && (exportedRule !== undefined || replace)) {
      result.changes.push(`${label}: removed (was ${existingRule})`)
    } else if (existingRule !== undefined) {
      result.rules[when] = existingRule
      result.unchanged.push(`${label}: ${existingRule}`)
    }
  }
  return result
}
