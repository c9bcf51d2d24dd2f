/** It comes without types: what is used of it. */
declare module 'react-refresh/runtime' {
  const runtime: {
    injectIntoGlobalHook(global: unknown): void;
    register(type: unknown, id: string): void;
    createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown;
    isLikelyComponentType(value: unknown): boolean;
    performReactRefresh(): unknown;
  };
  export default runtime;
}
