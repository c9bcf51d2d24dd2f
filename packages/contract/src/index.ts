export * from './composition.ts';
export * from './page.ts';
export * from './release.ts';
export * from './renderer.ts';
