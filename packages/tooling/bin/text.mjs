// Finds user-visible text in components.
import ts from 'typescript6'

/** Attributes and props with user-visible text. */
const textProps =
  /^(alt|title|placeholder|label|legend|hint|error|lead|eyebrow|caption|summary|description|heading|text|children|note|cue|aria-(label|description|roledescription|valuetext|placeholder|braillelabel))$|(Label|Title|Text)$/

const hasLetters = (text) => /\p{L}/u.test(text)

/** The possible text values of an expression: a literal, or those of its branches. */
function* textsOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) yield [node, node.text]
  else if (ts.isTemplateExpression(node))
    yield [node, [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')]
  else if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    if (node.expression) yield* textsOf(node.expression)
  } else if (ts.isConditionalExpression(node)) {
    yield* textsOf(node.whenTrue)
    yield* textsOf(node.whenFalse)
  } else if (ts.isBinaryExpression(node)) {
    // In `a && b`, only the right operand can be a text result; in `a || b` and `a ?? b`, either can.
    yield* textsOf(node.right)
    if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) yield* textsOf(node.left)
  }
}

/** Whether text begins with an upper-case and a lower-case letter, or a letter without case, and is not a key name. */
const readsLikeWords = (text) => /^\P{L}*(?:\p{Lu}\p{Ll}|\p{Lo})/u.test(text) && !/^(?:\p{Lu}\p{Ll}+){2,}$/u.test(text)

/** Text in a constant, also in lists and objects, that appears to be user-visible. */
function* hoistedTexts(node) {
  if (ts.isObjectLiteralExpression(node)) {
    for (const member of node.properties) if (ts.isPropertyAssignment(member)) yield* hoistedTexts(member.initializer)
  } else if (ts.isArrayLiteralExpression(node)) for (const element of node.elements) yield* hoistedTexts(element)
  else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) yield* hoistedTexts(node.expression)
  else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) yield* hoistedTexts(node.body)
  else for (const [textNode, text] of textsOf(node)) if (readsLikeWords(text)) yield [textNode, text]
}

const isConstant = (node) => ts.isVariableDeclaration(node) && (node.parent.flags & ts.NodeFlags.Const) !== 0

/** Returns each piece of user-visible text in a file, with its position. */
export function findText(source) {
  const matches = []
  const collect = (node) => {
    for (const [textNode, text] of textsOf(node))
      if (hasLetters(text)) matches.push({ position: textNode.getStart(), text: text.trim().replace(/\s+/g, ' ') })
  }
  // Components are in `.tsx`. In other files, names of zones and units look like text, and the simple pages that are shown
  // without a catalogue are in English.
  const isComponentFile = source.fileName.endsWith('.tsx')
  const visit = (node) => {
    if (ts.isJsxText(node)) {
      const text = node.text.trim().replace(/\s+/g, ' ')
      if (hasLetters(text)) matches.push({ position: node.getStart() + node.text.search(/\S/), text })
    } else if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      collect(node)
    else if (ts.isJsxAttribute(node) && node.initializer && textProps.test(node.name.getText()))
      collect(node.initializer)
    else if (
      ts.isBindingElement(node) &&
      node.initializer &&
      textProps.test((node.propertyName ?? node.name).getText())
    )
      collect(node.initializer)
    else if (isComponentFile && isConstant(node) && node.initializer)
      for (const [textNode, text] of hoistedTexts(node.initializer))
        matches.push({ position: textNode.getStart(), text })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return matches
}
