export { buildPage } from './build.ts';
export { type ConfigurationFactory, type Mode, outputFolder, remote, shell } from './configuration.ts';
