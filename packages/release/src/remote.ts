import type {
  ActivationOutcome,
  Check,
  OpsComparison,
  OpsEvent,
  OpsLine,
  OpsRelease,
  OpsState,
  OpsToken,
  PreviewOutcome,
  PublishOutcome,
  ReleaseRef,
} from '@clandor/contract';
import { OPS_API } from '@clandor/contract';
import type { Operations, PublishOrder } from '@clandor/gateway/ops';
import { type Activation, ReleaseError } from '@clandor/gateway/releases';
import { readLines } from './read-lines.ts';

/** How much of an archive goes out at once, in bytes: progress is told in such steps. */
const STEP = 64 * 1024;

export interface RemoteOperations extends Operations {
  /** Sends a packed build. */
  send(
    order: PublishOrder,
    archive: Buffer,
    told: { sent: (bytes: number, of: number) => void; check: (check: Check) => void },
  ): Promise<PublishOutcome>;
}

/**
 * The registry of a gateway elsewhere, over HTTP.
 *
 * @throws ReleaseError from each operation: what the gateway refused, in its words, or that it could not be reached
 */
export function remoteOperations(gateway: URL, token: string): RemoteOperations {
  const ask = async (
    method: string,
    path: string,
    body?: string | ReadableStream<Uint8Array>,
    type = 'application/json',
  ): Promise<Response> => {
    const answer = await fetch(new URL(`${OPS_API}${path}`, gateway), {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'Content-Type': type }) },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit).catch((error: Error) => {
      const why = error.cause instanceof Error ? error.cause.message : error.message;
      throw new ReleaseError(
        `${gateway.origin} could not be reached (${why}). Nothing is known to have changed: look with \`release status --to …\`.`,
      );
    });
    if (answer.ok) return answer;
    throw await refusal(answer, gateway);
  };
  const read = async <Answer>(path: string): Promise<Answer> => (await (await ask('GET', path)).json()) as Answer;
  const tell = async (method: string, path: string, body: unknown): Promise<Response> =>
    ask(method, path, JSON.stringify(body));
  const order = async <Outcome>(path: string, body: unknown, progress?: (done: number, total: number) => void) =>
    followed<Outcome>(await tell('POST', path, body), { progress });
  const at = ({ name, version }: ReleaseRef) => `/releases/${name}/${version}`;

  return {
    state: () => read<OpsState>('/state'),
    releases: (name) => read<OpsRelease[]>(`/releases${name === undefined ? '' : `?name=${name}`}`),
    compare: (name, from, to) => read<OpsComparison>(`/releases/${name}/compare?from=${from}&to=${to}`),
    history: () => read<Activation[]>('/activations'),
    log: ({ before, limit }) =>
      read<OpsEvent[]>(`/log?limit=${limit}${before === undefined ? '' : `&before=${before}`}`),
    activate: (wanted, progress) => order<ActivationOutcome>('/activations', wanted, progress),
    rollback: (wanted, progress) => order<ActivationOutcome>('/rollbacks', wanted, progress),
    preview: async (wanted) => (await (await tell('POST', '/previews', wanted)).json()) as PreviewOutcome,
    block: async (ref, reason) => void (await tell('PUT', `${at(ref)}/block`, { reason })),
    unblock: async (ref, reason) => void (await tell('DELETE', `${at(ref)}/block`, { reason })),
    support: async (ref, until, reason) => void (await tell('PUT', `${at(ref)}/support`, { until, reason })),
    createToken: async (wanted) =>
      (await (await tell('POST', '/tokens', wanted)).json()) as OpsToken & { token: string },
    tokens: () => read<OpsToken[]>('/tokens'),
    revokeToken: async (id, reason) => void (await tell('DELETE', `/tokens/${id}`, { reason })),
    async send({ name, version, supportedUntil, reason }, archive, told) {
      const query = new URLSearchParams(
        Object.entries({ version, supportedUntil, reason }).filter(
          (each): each is [string, string] => each[1] !== undefined,
        ),
      );
      const stream = inSteps(archive, told.sent);
      const answer = await ask('POST', `/releases/${name}?${query}`, stream, 'application/gzip');
      return followed<PublishOutcome>(answer, { check: told.check });
    },
  };
}

function inSteps(bytes: Buffer, sent: (bytes: number, of: number) => void): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const step = bytes.subarray(at, at + STEP);
      at += step.length;
      controller.enqueue(new Uint8Array(step));
      sent(at, bytes.length);
      if (at >= bytes.length) controller.close();
    },
  });
}

/** Follows work at the gateway to its last line. */
async function followed<Outcome>(
  answer: Response,
  told: { progress?: ((done: number, total: number) => void) | undefined; check?: (check: Check) => void },
): Promise<Outcome> {
  for await (const text of readLines(answer)) {
    const line = JSON.parse(text) as OpsLine<Outcome>;
    if (line.type === 'done') return line.outcome;
    if (line.type === 'refused') throw new ReleaseError(line.message, line.problems);
    if (line.type === 'progress') told.progress?.(line.done, line.total);
    else told.check?.(line.check);
  }
  throw new ReleaseError(
    'The line broke before the gateway said how it ended. What was begun goes on there: look with `release status` and `release log`.',
  );
}

async function refusal(answer: Response, gateway: URL): Promise<ReleaseError> {
  const said = (await answer.json().catch(() => null)) as {
    message?: string;
    issues?: { field: string; message: string }[];
  } | null;
  if (!said?.message) {
    return new ReleaseError(
      `${gateway.origin} answered ${answer.status}, and not as a gateway does. Is --to its address?`,
    );
  }
  const [message = '', ...problems] = said.message.split('\n');
  const issues = (said.issues ?? []).map(({ field, message: why }) => `${field}: ${why}`);
  return new ReleaseError(message, [...problems.map((problem) => problem.trim()), ...issues]);
}
