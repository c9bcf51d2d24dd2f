import { isReleasableName, RELEASABLE_NAMES, type ReleasableName } from '@clandor/contract';
import { ReleaseError } from '@clandor/gateway/releases';

/** @throws ReleaseError that lists the names there are */
export function releasableName(text: string): ReleasableName {
  const name = text.replace(/\/$/, '');
  if (isReleasableName(name)) return name;
  throw new ReleaseError(`There is no ${text}. What can be released: ${RELEASABLE_NAMES.join(', ')}, or another mf-….`);
}

/** `mf-editorial@1.0.3`, or only the name. */
export function releaseSpec(text: string): { name: ReleasableName; version: string | undefined } {
  const [name = '', version] = text.split('@');
  return { name: releasableName(name), version };
}
