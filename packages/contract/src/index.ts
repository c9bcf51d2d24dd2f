export * from './composition.ts';
export * from './ops.ts';
export * from './page.ts';
export * from './plain-post.ts';
export * from './release.ts';
export * from './renderer.ts';
export * from './report.ts';
export * from './script-timeout.ts';
