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
          test: /mf-editorial\/src\/content\/cards\.ts$/,
          loader: join(import.meta.dirname, 'src/build/cards-loader.ts'),
        },
        {
          test: /mf-editorial\/src\/pages\/article\/page\.tsx$/,
          loader: join(import.meta.dirname, 'src/build/article-page-loader.ts'),
        },
      ],
    },
  }));

export default configurations;
