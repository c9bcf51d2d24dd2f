import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';

declare global {
  // Remotes are built with `externalRuntime`: they find the runtime here instead of bringing their own.
  var _FEDERATION_RUNTIME_CORE: unknown;
}
globalThis._FEDERATION_RUNTIME_CORE ??= core;

// Through the process, because webpack would otherwise resolve `createRequire` while building.
const nodeModule = process.getBuiltinModule('node:module');

/** In the renderer a remote's entry is a file of its release: an absolute path, required like any other. */
export default function serverPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'clandor-server',
    async loadEntry({ remoteInfo }) {
      return nodeModule.createRequire(remoteInfo.entry)(remoteInfo.entry);
    },
  };
}
