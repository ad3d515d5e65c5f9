// Finds the text and comments in a file, with their positions.
import ts from 'typescript6'

/** Whether text is an SQL statement and not a sentence. */
const isStatement = (text) =>
  /^\s*(?:select|with|insert|update|delete|create|alter|drop|set|begin|lock|truncate|return|grant)\b/i.test(text)

const isSpecifier = (node) =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent) ||
  ts.isExternalModuleReference(node.parent) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword)

const isLiteral = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
const isPart = (node) => ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
const isSql = (node) =>
  ts.isTaggedTemplateExpression(node)
    ? /(^|\.)sql\b/.test(node.tag.getText())
    : ts.isTemplateExpression(node) && isStatement(node.head.text)

/** `[kind, from, to]` of each text and comment of a source file, in order. Single words, such as keys, are omitted. */
export function readSource(name, source, { isCatalogue = false } = {}) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : /\.[mc]js$/.test(name) ? ts.ScriptKind.JS : ts.ScriptKind.TS
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind)
  const spans = []
  const usedRanges = []
  const visit = (node) => {
    if (isSql(node)) usedRanges.push([node.getStart(), node.end])
    else if (isLiteral(node) || isPart(node) || ts.isJsxText(node)) {
      const from = node.getStart()
      usedRanges.push([from, node.end])
      const isText = isPart(node) || ts.isJsxText(node) || /\s/.test(node.text.trim()) || isCatalogue
      if (isText && !isSpecifier(node) && !isStatement(node.text)) spans.push(['text', from, node.end])
    } else if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) usedRanges.push([node.getStart(), node.end])
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...spans, ...readComments(blank(source, usedRanges))]
}

/** Replaces parts of text with spaces, so that all positions stay the same. */
function blank(text, spans) {
  let result = ''
  let position = 0
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    if (from < position) continue
    result += text.slice(position, from) + ' '.repeat(to - from)
    position = to
  }
  return result + text.slice(position)
}

/** The comments in a source, whose text must be blanked. */
export const readComments = (source) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].map(({ 0: text, index }) => ['comment', index, index + text.length])

/** A document without code: blocks, names in backticks, and link targets. */
export const withoutCode = (text) =>
  text.replace(/^```[\s\S]*?^```|`[^`\n]+`|\]\([^)\s]+\)|<[^>\n]+>/gm, (code) => code.replace(/[^\n]/g, ' '))

/** A YAML file without its keys. */
export const withoutKeys = (text) =>
  text.replace(/^\s*(?:- )?["']?[\w$/{}.-]+["']?:/gm, (key) => ' '.repeat(key.length))
