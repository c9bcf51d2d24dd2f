export { type Activated, type ActivateOptions, activate, rollback } from './activate.ts';
export { type Activation, type ActivationChange, openRegistry, type PublishedRelease, Registry } from './registry.ts';
export { ReleaseError } from './release-error.ts';
export { releaseFiles } from './release-files.ts';
