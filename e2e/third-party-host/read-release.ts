/** What a host has to know of a release of ours, all of it public. */
export interface EmbeddedRelease {
  name: string;
  version: string;
  /** The folder of its files: `https://club.example/releases/mf-contact/1.0.0/`. */
  base: string;
  manifest: string;
  /** The hash that a script's bytes must have, by its address. */
  integrity: Record<string, string>;
}

/** Reads a published release as anybody may: over HTTP, from its `release.json`. */
export async function readRelease(origin: string, name: string, version: string): Promise<EmbeddedRelease> {
  const base = `${origin}/releases/${name}/${version}/`;
  const answer = await fetch(`${base}release.json`);
  if (!answer.ok) throw new Error(`${base}release.json: ${answer.status}`);
  const { files } = (await answer.json()) as { files: { path: string; integrity: string }[] };
  const scripts = files.filter(({ path }) => path.startsWith('web/') && path.endsWith('.js'));
  return {
    name,
    version,
    base,
    manifest: `${base}web/mf-manifest.json`,
    integrity: Object.fromEntries(scripts.map(({ path, integrity }) => [base + path, integrity])),
  };
}
