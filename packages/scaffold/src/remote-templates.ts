import { type NewPage, pageFile, pageTestFile, routeEntry } from './page-templates.ts';

const DEPENDENCIES = ['@clandor/contract', '@clandor/platform', '@clandor/ui', '@emotion/react', 'react', 'react-dom'];
const DEV_DEPENDENCIES = [
  '@clandor/build',
  '@testing-library/react',
  '@types/react',
  '@types/react-dom',
  'happy-dom',
  'react-router-dom',
  'vitest',
];

/** What npm's `package.json` says of a remote. */
export interface RemotePackage {
  name: string;
  version: string;
  private: true;
  type: 'module';
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * @param name `mf-journal`
 * @param versionOf the version of a package that the other remotes pin
 */
export const remotePackage = (name: string, versionOf: (dependency: string) => string): RemotePackage => ({
  name: `@clandor/${name}`,
  version: '0.0.0',
  private: true,
  type: 'module',
  scripts: {
    build: 'clandor-build',
    'build:development': 'clandor-build --mode development',
    'check-types': 'tsc --noEmit',
    dev: 'clandor-dev',
    test: 'vitest run --reporter=default --reporter=json --outputFile.json=reports/vitest.json',
  },
  dependencies: Object.fromEntries(DEPENDENCIES.map((each) => [each, versionOf(each)])),
  devDependencies: Object.fromEntries(DEV_DEPENDENCIES.map((each) => [each, versionOf(each)])),
});

/** Every other file of a remote with one page, by its path below the remote's folder. */
export const remoteFiles = (first: NewPage): Record<string, string> => ({
  'tsconfig.json': '{ "extends": "../tsconfig.base.json", "include": ["src", "*.ts"] }\n',
  'vitest.config.ts': `import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
});
`,
  'webpack.config.ts': `import { remote } from '@clandor/build';

export default remote(import.meta.dirname);
`,
  'budget.ts': `import type { Budget } from '@clandor/contract';

/** What a release of this remote may weigh, in bytes as browsers fetch them (Brotli); a heavier one is refused. */
export const budget: Budget = { entry: 4_000, page: 20_000 };
`,
  'src/routes.ts': `import type { RemoteRoute } from '@clandor/contract';

/** What this remote owns. Run by the build only; the browser never loads this file. */
export const routes: RemoteRoute[] = [
  ${routeEntry(first)}
];
`,
  [`src/pages/${first.page}/page.tsx`]: pageFile(first),
  [`src/pages/${first.page}/page.test.tsx`]: pageTestFile(first),
});
