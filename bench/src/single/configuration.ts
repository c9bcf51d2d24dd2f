import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConfigurationFactory } from '@clandor/build';
import { REMOTE_NAMES } from '@clandor/contract';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ROOT } from '../releases/house.ts';

/** The release that carries all pages of the single bundle. */
export const PAGES_NAME = 'mf-site';
/** The first version that a registry of its own gives; addresses inside the bundle name it. */
export const PAGES_BASE = `/releases/${PAGES_NAME}/1.0.0/`;
/** The modules of the shell that know Module Federation, one a side; the single bundle has its own in their place. */
const LOADER = /[\\/]federation[\\/](?:web|server)[\\/]load-page\.ts$/;
/** Whatever else has to do with it. */
const FEDERATION = /@module-federation|[\\/]federation[\\/](?:web|server)[\\/]/;

export interface SingleOptions {
  /** The absolute module that stands for the shell's loading of remotes: it imports every page. */
  loader: string;
  /** The absolute module that exports `createSite`. */
  server: string;
  /** Absolute; gets `web/` and `server/`. */
  output: string;
}

/**
 * The shell's own two configurations, production, without Module Federation: pages are `import()`ed, and what shell and
 * pages both use is bundled once, tree-shaken over all of them. Rules that a remote adds (articles) are added here too.
 */
export async function singleConfigurations({ loader, server, output }: SingleOptions): Promise<Configuration[]> {
  const rules = await remoteRules();
  return (await configurationsOf('shell')).map((configuration) => {
    const isWeb = configuration.name === 'web';
    return {
      ...configuration,
      ...(isWeb ? {} : { entry: { shell: server } }),
      output: {
        ...configuration.output,
        path: join(output, isWeb ? 'web' : 'server'),
        uniqueName: 'single',
        publicPath: isWeb ? `${PAGES_BASE}web/` : '',
      },
      module: { ...configuration.module, rules: [...(configuration.module?.rules ?? []), ...rules] },
      plugins: [
        ...(configuration.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
        new webpack.NormalModuleReplacementPlugin(LOADER, loader),
      ],
    };
  });
}

async function configurationsOf(name: string): Promise<Configuration[]> {
  const file = pathToFileURL(join(ROOT, name, 'webpack.config.ts')).href;
  const { default: factory } = (await import(file)) as { default: ConfigurationFactory };
  return factory('production');
}

/** What remotes add to the common rules: those that name the remote's own folder. */
async function remoteRules(): Promise<RuleSetRule[]> {
  const rules: RuleSetRule[] = [];
  for (const name of REMOTE_NAMES) {
    const [web] = await configurationsOf(name);
    for (const rule of web?.module?.rules ?? []) {
      if (rule && typeof rule === 'object' && String(rule.test).includes(name)) rules.push(rule);
    }
  }
  return rules;
}

/**
 * @param stats of the browser's build, with `modules`
 * @throws when Module Federation found its way into the control: it would be compared with itself
 */
export function refuseFederation(stats: webpack.StatsCompilation): void {
  const found = (stats.modules ?? []).flatMap((module) => [module, ...(module.modules ?? [])]).map(({ name }) => name);
  const federated = found.filter((name) => name && FEDERATION.test(name));
  if (federated.length > 0) {
    throw new Error(
      `the single bundle holds ${federated[0]}: the shell uses Module Federation outside ${LOADER.source}; teach bench/src/single of it`,
    );
  }
}
