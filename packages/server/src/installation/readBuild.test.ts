import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFile, readBuild } from './readBuild.ts'

let root: string
beforeAll(async () => (root = await mkdtemp(path.join(tmpdir(), 'minaret-build-'))))
afterAll(() => rm(root, { recursive: true }))

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

test('reads the commit of a checkout and its worktrees, packed or not', async () => {
  const checkout = path.join(root, 'checkout')
  git(root, 'init', '--quiet', checkout)
  await writeFile(path.join(checkout, 'package.json'), '{ "version": "1.2.3" }')
  git(checkout, 'add', '.')
  git(checkout, 'commit', '--quiet', '-m', 'First')
  const worktree = path.join(root, 'worktree')
  git(checkout, 'worktree', 'add', '--quiet', '-b', 'other', worktree)
  git(worktree, 'commit', '--quiet', '--allow-empty', '-m', 'Second')
  for (const step of ['loose', 'packed']) {
    if (step === 'packed') git(checkout, 'pack-refs', '--all')
    for (const folder of [checkout, worktree])
      expect([step, readBuild(folder)]).toEqual([
        step,
        { version: '1.2.3', build: git(folder, 'rev-parse', 'HEAD').slice(0, 7) },
      ])
  }
  git(worktree, 'checkout', '--quiet', '--detach')
  expect(readBuild(worktree).build).toBe(git(worktree, 'rev-parse', 'HEAD').slice(0, 7))
})

test('reads the commit of a bundle, and prefers the operator’s name', async () => {
  const bundle = await mkdtemp(path.join(root, 'bundle-'))
  await writeFile(path.join(bundle, 'package.json'), '{ "version": "1.2.3" }')
  expect(readBuild(bundle)).toEqual({ version: '1.2.3', build: 'unknown' })
  await writeFile(path.join(bundle, buildFile), 'abc1234\n')
  expect(readBuild(bundle)).toEqual({ version: '1.2.3', build: 'abc1234' })
  expect(readBuild(bundle, 'release-7')).toEqual({ version: '1.2.3', build: 'release-7' })
})
