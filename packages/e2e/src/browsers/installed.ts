import { existsSync } from 'node:fs'
import path from 'node:path'

/** Debian's names, and where WebKitGTK has its browser on the architectures that Debian has. */
const firefoxNames = ['firefox-esr', 'firefox']
const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((architecture) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
    (version) => `/usr/lib/${architecture}/${version}/MiniBrowser`,
  ),
)

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

/** A sentence for people about what is not here. */
export type Missing = { missing: string }

const missing = (engine: string, packages: string): Missing => ({
  missing: `${engine} isn’t installed, so its journeys are skipped (Debian: apt-get install ${packages})`,
})

/** Debian's Firefox ESR, or whichever Firefox is on the path. */
export function findFirefox(): { firefox: string } | Missing {
  const firefox = firefoxNames.map(onPath).find((file) => file !== undefined)
  return firefox ? { firefox } : missing('Firefox', 'firefox-esr')
}

/** WebKitGTK with its driver; it has no mode without a screen, so it needs a virtual one. */
export function findWebKit(): { driver: string; miniBrowser: string; screen: string } | Missing {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  const miniBrowser = miniBrowsers.find((file) => existsSync(file))
  return driver && screen && miniBrowser ? { driver, miniBrowser, screen } : missing('WebKit', 'webkit2gtk-driver xvfb')
}
