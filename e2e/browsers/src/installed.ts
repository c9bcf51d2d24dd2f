import { existsSync, globSync } from 'node:fs';

/** The three engines that visitors come with. */
export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** What a journey in a browser needs on the machine, each by the first place where it is, and the Debian packages that bring it. */
const NEEDED: Record<BrowserName, { places: Record<string, string[]>; packages: string }> = {
  chromium: {
    places: {
      browser: [
        process.env.CHROMIUM_PATH ?? '',
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/google-chrome',
      ],
    },
    packages: 'chromium-headless-shell',
  },
  firefox: {
    places: { browser: [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'] },
    packages: 'firefox-esr',
  },
  webkit: {
    places: {
      browser: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'],
      driver: ['/usr/bin/WebKitWebDriver'],
      display: ['/usr/bin/Xvfb'],
    },
    packages: 'webkit2gtk-driver xvfb',
  },
};

/**
 * Where a browser and what drives it are.
 *
 * @throws where a part is missing; says which package brings it
 */
export function placesOf(name: BrowserName): Record<string, string> {
  const { places, packages } = NEEDED[name];
  const found = Object.entries(places).map(([part, candidates]) => {
    const [first] = candidates.flatMap((each) => globSync(each)).filter((each) => existsSync(each));
    if (!first) throw new Error(`${name}: no ${part} on this machine; as root: apt-get install -y ${packages}`);
    return [part, first];
  });
  return Object.fromEntries(found);
}
