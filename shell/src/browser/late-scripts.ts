/** The element that lists, as JSON, the scripts that a page fetches once it is shown: the shell first. */
export const SCRIPTS_ID = 'scripts';

/** Address and integrity. */
export type LateScript = [src: string, integrity: string];
