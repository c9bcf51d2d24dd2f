import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const EXPECTED = { ...CONTACT.integrity, ...EDITORIAL.integrity };

/** Runs a script of a remote only if its bytes are those of the release. */
export default function checkIntegrity(): ModuleFederationRuntimePlugin {
  return {
    name: 'check-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = EXPECTED[url] ?? 'sha384-unknown';
      return script;
    },
  };
}
