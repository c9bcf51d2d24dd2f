export { type ActivateOptions, activate, rollback, takeCanaryBack } from './activate.ts';
export { FileMemory } from './file-memory.ts';
export { Publication } from './publication.ts';
export { type PublishOptions, publish } from './publish.ts';
export { type Activation, openRegistry, type PublishedRelease, Registry } from './registry.ts';
export { ReleaseError } from './release-error.ts';
export { releaseFiles } from './release-files.ts';
