import type { OpsSession, ReleasableName } from '@clandor/contract';

/** Whether this session may preview, activate, roll back and block releases of the part. */
export const mayRelease = ({ scope }: OpsSession, name: ReleasableName): boolean =>
  scope === 'manage' || scope === name;

/** Whether it may see to tokens. */
export const mayManage = ({ scope }: OpsSession): boolean => scope === 'manage';

/** `manages everything`, `may release mf-editorial` */
export const scopeInWords = ({ scope }: Pick<OpsSession, 'scope'>): string =>
  scope === 'manage' ? 'everything' : `${scope} only`;
