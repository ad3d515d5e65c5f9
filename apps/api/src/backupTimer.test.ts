import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const unit = readFileSync(path.resolve(import.meta.dirname, '../systemd/minaret-backup.service'), 'utf8')

test('the nightly backup writes its own folder, and deletes only backups older than 30 days', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'minaret-timer-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const backups = path.join(root, 'minaret-backups')
  const command = path.join(root, 'minaret')
  writeFileSync(command, '#!/bin/sh\n[ "$1 $2" = "backup write" ] && mkdir "$3"\n', { mode: 0o755 })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  for (const [name, days] of [
    ['2020-01-01-0320', 40],
    ['2020-01-20-0320', 29],
    ['notes', 400],
  ] as const) {
    mkdirSync(path.join(backups, name), { recursive: true })
    utimesSync(path.join(backups, name), daysAgo(days), daysAgo(days))
  }
  const [, script = ''] = /^ExecStart=\/bin\/sh -ec '(.*)'$/m.exec(unit) ?? []
  const commandLine = script
    .replaceAll('%%', '%')
    .replaceAll('%S', root)
    .replaceAll('/opt/minaret/bin/minaret', command)
  execFileSync('/bin/sh', ['-ec', commandLine])
  const [today, ...olderBackups] = readdirSync(backups).toSorted().toReversed().slice(1)
  expect(readdirSync(backups)).toContain('notes')
  expect(today).toMatch(/^\d{4}-\d\d-\d\d-\d{4}$/)
  expect(olderBackups).toEqual(['2020-01-20-0320'])

  writeFileSync(command, '#!/bin/sh\nexit 1\n')
  utimesSync(path.join(backups, '2020-01-20-0320'), daysAgo(99), daysAgo(99))
  expect(() => execFileSync('/bin/sh', ['-ec', commandLine], { stdio: 'ignore' })).toThrow('Command failed')
  expect(readdirSync(backups)).toContain('2020-01-20-0320')
})
