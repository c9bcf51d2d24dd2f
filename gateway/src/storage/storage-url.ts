/** Where uploads and release files are kept in place of the data folder: a bucket of an S3-compatible service. */
export interface BucketAddress {
  bucket: string;
  /** Stands before every name in the bucket: empty, or with a slash behind it. */
  prefix: string;
  region: string;
  /** The origin of a service other than Amazon's; its buckets are addressed by path. */
  endpoint: string | null;
}

/** Amazon's rules for names of buckets, which other services share. */
const BUCKET = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{2,32}$/;
/** Plain path segments: they need no escaping anywhere. */
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/;
/** What services other than Amazon's take where they have no regions: it only goes into the signature. */
const NO_REGION = 'us-east-1';

const EXAMPLES =
  's3://bucket?region=eu-central-1 or s3://bucket/prefix?endpoint=https://storage.example&region=eu-central-1';

/**
 * Reads `s3://<bucket>[/<prefix>]?region=<region>[&endpoint=<origin>]`.
 *
 * @returns what it says, or in a sentence what is wrong with it
 */
export function parseStorageUrl(text: string): BucketAddress | string {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:') return `must be an s3 address, as in ${EXAMPLES}`;
  if (url.username || url.password) {
    return 'must hold no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  if (url.port || url.hash || !BUCKET.test(url.hostname)) return `must name a bucket, as in ${EXAMPLES}`;
  const prefix = url.pathname.replace(/^\//, '').replace(/([^/])$/, '$1/');
  if (!PREFIX.test(prefix)) return 'must have a prefix of letters, digits, - and _ only';
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region' && name !== 'endpoint');
  if (unknown !== undefined) return `takes region and endpoint only, not ${unknown}`;
  const endpoint = originOf(url.searchParams.get('endpoint'));
  if (endpoint === undefined) return 'must have an http or https origin as its endpoint, as in https://storage.example';
  const region = url.searchParams.get('region') ?? (endpoint === null ? '' : NO_REGION);
  if (!REGION.test(region)) return `must name the bucket's region, as in ${EXAMPLES}`;
  return { bucket: url.hostname, prefix, region, endpoint };
}

/** Null where there is none, undefined where it is no origin. */
function originOf(text: string | null): string | null | undefined {
  if (text === null) return null;
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}
