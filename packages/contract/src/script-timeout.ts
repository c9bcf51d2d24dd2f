/**
 * How long a script of a release may take before it counts as failed, in milliseconds: a remote's entry in the shell's
 * loader, and its chunks in the webpack runtime of every build.
 */
export const SCRIPT_TIMEOUT = 5_000;
