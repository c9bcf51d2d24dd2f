export { buildPage } from './build.ts';
export { type ApplicationOptions, type BuiltApplication, buildApplication } from './build-application.ts';
export { type ConfigurationFactory, type Mode, outputFolder, remote, shell } from './configuration.ts';
