export { type BackedUp, type BackupOptions, backUp } from './back-up.ts';
export { BackupError } from './backup-error.ts';
export { type Restored, type RestoreOptions, restore } from './restore.ts';
