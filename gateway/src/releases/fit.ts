import { CONTRACT_VERSION, type Release } from '@clandor/contract';
import semver from 'semver';

/**
 * Whether releases can live in one page: each remote built for the shell's contract, and every shared dependency that it
 * asks for brought by the shell in a version that it accepts. Routes are compared where a site is composed.
 *
 * @returns a sentence for each that does not fit, with what to do
 */
export function misfits(shell: Release, remotes: readonly Release[]): string[] {
  return remotes.flatMap((remote) => [
    ...(remote.contract === shell.contract
      ? []
      : [
          `${nameOf(remote)} is built for contract ${remote.contract}, ${nameOf(shell)} for ${shell.contract}: build both from sources of one contract`,
        ]),
    ...Object.entries(remote.shared).flatMap(([request, range]) => {
      const brought = versionBrought(shell, request);
      if (brought === null) {
        return [
          `${nameOf(remote)} shares ${request}, which ${nameOf(shell)} does not bring: bundle it, or release a shell that brings it`,
        ];
      }
      if (semver.satisfies(brought, range)) return [];
      return [
        `${nameOf(remote)} needs ${request} ${range}, and ${nameOf(shell)} brings ${brought}: build it against that, or release a shell with ${range} first`,
      ];
    }),
  ]);
}

/** A build of a contract that this gateway does not know cannot even be read. */
export const contractProblem = (contract: unknown): string | null =>
  contract === CONTRACT_VERSION
    ? null
    : `it is built for contract ${JSON.stringify(contract)}, and this gateway knows ${CONTRACT_VERSION}: build it from sources of contract ${CONTRACT_VERSION}, or update the gateway first`;

/** The shell's own range starts at the version that it was built with. */
function versionBrought(shell: Release, request: string): string | null {
  const range = shell.shared[request];
  return range === undefined ? null : (semver.minVersion(range)?.version ?? null);
}

const nameOf = ({ name, version }: Release): string => `${name} ${version}`;
