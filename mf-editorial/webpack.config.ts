import { join } from 'node:path';
import { type ConfigurationFactory, remote } from '@clandor/build';

const configurations: ConfigurationFactory = async (mode) =>
  (await remote(import.meta.dirname)(mode)).map((configuration) => ({
    ...configuration,
    module: {
      ...configuration.module,
      rules: [
        ...(configuration.module?.rules ?? []),
        {
          test: /mf-editorial\/src\/content\/(articles|cards)\.ts$/,
          loader: join(import.meta.dirname, 'src/build/article-loader.ts'),
        },
      ],
    },
  }));

export default configurations;
