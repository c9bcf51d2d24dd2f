import webpack from 'webpack';
import { readRelease } from './read-release.ts';
import { hostConfiguration } from './webpack-configuration.ts';

/**
 * Builds the host against the releases that a gateway serves.
 *
 * @param origin of the gateway
 * @param folder where the built site goes
 */
export async function buildHost(origin: string, folder: string): Promise<void> {
  const [contact, editorial] = await Promise.all([
    readRelease(origin, 'mf-contact', '1.0.0'),
    readRelease(origin, 'mf-editorial', '1.0.0'),
  ]);
  const compiler = webpack(hostConfiguration(contact, editorial, folder));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      compiler.close(() => resolve());
    });
  });
}
