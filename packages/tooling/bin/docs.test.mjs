import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findDocProblems } from './docs.mjs'

const folders = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** Returns the faults in a project with one package and these files. */
function faults(files, sources = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-'))
  folders.push(root)
  const allFiles = {
    'apps/none.txt': '',
    'packages/kit/package.json':
      '{ "name": "@x/kit", "exports": { ".": "./a.ts", "./tv": "./b.ts", "./*": "./c.ts" } }',
    'packages/kit/README.md': 'The kit. `@x/kit` and `@x/kit/tv`.\n',
    'packages/kit/src/button.ts': '',
    ...files,
  }
  for (const [name, text] of Object.entries(allFiles)) {
    if (text === undefined) continue
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  return findDocProblems(
    root,
    Object.keys(allFiles).filter((name) => name.endsWith('.md') && allFiles[name] !== undefined),
    sources,
  )
}

test('documents pass if their paths and links exist, in any form', () => {
  const text =
    'See `packages/kit/src/button.ts`, [it](../packages/kit/src/button.ts#top), `npm start`, `packages/<name>/src`, https://x.test.\n'
  expect(faults({ 'docs/map.md': text })).toEqual([])
})

test('a path or link that does not exist is reported once, with its document', () => {
  const text = '`packages/kit/src/gone.ts` and again `packages/kit/src/gone.ts`; [see](gone.md).\n'
  expect(faults({ 'docs/map.md': text })).toEqual([
    'docs/map.md mentions packages/kit/src/gone.ts, which does not exist.',
    'docs/map.md mentions gone.md, which does not exist.',
  ])
})

test("a workspace's README may use paths relative to its own folder", () => {
  expect(faults({ 'packages/kit/README.md': '`@x/kit`, `@x/kit/tv`, `src/button.ts`, `src/gone.ts`\n' })).toEqual([
    'packages/kit/README.md mentions src/gone.ts, which does not exist.',
  ])
})

test('paths in a code block are examples', () => {
  expect(faults({ 'docs/map.md': '```sh\nls `packages/kit/gone`\n```\n' })).toEqual([])
})

test('a workspace needs a short README that mentions everything it exports', () => {
  expect(faults({ 'packages/kit/README.md': undefined })[0]).toMatch(/^packages\/kit has no README\.md/)
  expect(faults({ 'packages/kit/README.md': 'The kit: `@x/kit`.\n' })).toEqual([
    'packages/kit/README.md does not mention its export @x/kit/tv.',
  ])
  expect(faults({ 'packages/kit/README.md': `\`@x/kit\` \`@x/kit/tv\`${'\n'.repeat(90)}` })[0]).toMatch(/has 90 lines/)
})

test('an import from our packages that does not exist is reported', () => {
  const files = {
    'packages/kit/package.json': '{ "name": "@x/kit", "exports": { "./tv": "./b.ts", "./*": "./src/*/index.ts" } }',
  }
  const existing = {
    ...files,
    'packages/kit/src/menu/index.ts': '',
    'docs/map.md': '`@x/kit/tv`, `@x/kit/menu`, `@y/kit/gone`\n',
  }
  expect(faults(existing)).toEqual([])
  expect(faults({ ...existing, 'docs/map.md': '`@x/kit/gone`\n' })).toEqual([
    'docs/map.md mentions @x/kit/gone, which does not exist.',
  ])
})

test('a link to a heading that does not exist is reported', () => {
  const text = '# A `map`, drawn\n\n[a](#a-map-drawn) [b](#gone) [c](other.md#here) [d](other.md#gone)\n'
  expect(faults({ 'docs/map.md': text, 'docs/other.md': '## Here\n' })).toEqual([
    'docs/map.md links to #gone, but there is no such heading.',
    'docs/map.md links to other.md#gone, but there is no such heading.',
  ])
})

test('a decision has at most 60 words, and a question in the index', () => {
  const files = {
    'docs/decisions/README.md': '- [Why a?](ui.md#a)\n- [Why b?](ui.md#b)\n',
    'docs/decisions/ui.md': `# UI\n\n## A\n\n${'word '.repeat(60)}\n\n## B\n\n${'word '.repeat(61)}\n\n## C\n\nText.\n`,
  }
  expect(faults(files)).toEqual([
    'docs/decisions/ui.md: "B" has 61 words; the maximum is 60.',
    'docs/decisions/README.md has no question for ui.md#c.',
  ])
})

test('a README has at most 900 words', () => {
  expect(faults({ 'README.md': 'word | '.repeat(901) })).toEqual(['README.md has 901 words; the maximum is 900.'])
})

test('a source file that mentions a page that does not exist is reported', () => {
  const source = ['packages/kit/a.ts', '// docs/map.md#here docs/map.md#gone docs/no.md']
  expect(faults({ 'docs/map.md': '## Here\n' }, [source])).toEqual([
    'packages/kit/a.ts mentions docs/map.md#gone, which does not exist.',
    'packages/kit/a.ts mentions docs/no.md, which does not exist.',
  ])
})
