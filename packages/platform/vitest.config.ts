import components from '@clandor/testing/components-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(components, {
  oxc: { jsx: { importSource: 'react' } },
  test: {
    environmentOptions: { happyDOM: { url: 'http://club.test/' } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
