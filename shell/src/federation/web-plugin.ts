import { SCRIPT_TIMEOUT } from '@clandor/contract/script-timeout';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import { integrityOfEntry } from './entries.ts';

declare global {
  // Remotes are built with `externalRuntime`: they find the runtime here instead of bringing their own.
  var _FEDERATION_RUNTIME_CORE: unknown;
}
globalThis._FEDERATION_RUNTIME_CORE ??= core;

/** Loads a remote's entry as a script whose bytes must be the ones that were released. */
export default function webPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'clandor-web',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = integrityOfEntry(url);
      return { script, timeout: SCRIPT_TIMEOUT };
    },
  };
}
