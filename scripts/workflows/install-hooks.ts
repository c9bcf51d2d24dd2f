/** Names that npm takes for its own steps: it runs such a script by itself after an install, `npm ci` in a pipeline too. */
const STEPS = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
  'dependencies',
];

/** What in the root's scripts npm would run unasked; what an install does is `allowScripts`' and nothing else's. */
export const installHooks = (scripts: Record<string, string>): string[] =>
  STEPS.filter((step) => step in scripts).map(
    (step) => `package.json: npm runs the script "${step}" by itself at every install; give it another name`,
  );
