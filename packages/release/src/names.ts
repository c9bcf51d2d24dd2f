import {
  isReleasableName,
  RELEASABLE_NAMES,
  type ReleasableName,
  type ReleaseRef,
  versionSchema,
} from '@clandor/contract';
import { ReleaseError } from '@clandor/gateway/releases';

/** @throws ReleaseError that lists the names there are */
export function releasableName(text: string): ReleasableName {
  const name = text.replace(/\/$/, '');
  if (isReleasableName(name)) return name;
  throw new ReleaseError(
    `There is no ${text}. What can be released: ${RELEASABLE_NAMES.join(', ')}, or another that begins with mf-.`,
  );
}

/** `mf-editorial@1.0.3`, or only the name. */
export function releaseSpec(text: string): { name: ReleasableName; version: string | undefined } {
  const [name = '', version] = text.split('@');
  if (version !== undefined && !versionSchema.safeParse(version).success) {
    throw new ReleaseError(`A version is three numbers, as in ${name}@1.0.3, not ${version}.`);
  }
  return { name: releasableName(name), version };
}

/** @throws ReleaseError when no version is named */
export function exactRelease(text: string): ReleaseRef {
  const { name, version } = releaseSpec(text);
  if (version) return { name, version };
  throw new ReleaseError(`Name the version too, as in ${name}@1.0.3. \`release list ${name}\` shows what there is.`);
}
