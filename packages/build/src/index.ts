export { type ConfigurationFactory, type Mode, outputFolder, remote, shell } from './configuration.ts';
