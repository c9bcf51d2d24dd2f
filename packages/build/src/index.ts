export { buildPage, buildScript, runWebpack, writeExtras } from './build.ts';
export { type ApplicationOptions, type BuiltApplication, buildApplication } from './build-application.ts';
export {
  type BuildKind,
  type ConfigurationFactory,
  HOT_FOLDER,
  type Mode,
  outputFolder,
  outputPath,
  remote,
  shell,
} from './configuration.ts';
export { describeHot } from './hot/describe-hot.ts';
