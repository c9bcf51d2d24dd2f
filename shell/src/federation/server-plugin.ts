import { createRequire } from 'node:module';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';

declare global {
  // Remotes are built with `externalRuntime`: they find the runtime here instead of bringing their own.
  var _FEDERATION_RUNTIME_CORE: unknown;
}
globalThis._FEDERATION_RUNTIME_CORE ??= core;

/** In the renderer a remote's entry is a file of its release: an absolute path, required like any other. */
export default function serverPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'clandor-server',
    async loadEntry({ remoteInfo }) {
      return createRequire(remoteInfo.entry)(remoteInfo.entry);
    },
  };
}
