import { Durations } from './durations.ts';
import { RequestTally } from './request-tally.ts';
import { Tally } from './tally.ts';

/**
 * All that this process counts, since it was started. One place, because a name that a dashboard or an alarm asks for
 * must be one that is counted (docs/deploy, watching.test.ts). What a database knows for all gateways together is asked
 * there instead (stored-metrics.ts).
 */
export const tallies = {
  requests: new RequestTally(),
  refusals: new Tally('clandor_refusals_total', 'Answers that are errors, by their code', ['code']),
  renders: new Tally(
    'clandor_renders_total',
    'Pages asked of a renderer, by how it ended',
    ['outcome'],
    [['rendered'], ['failed']],
  ),
  renderSeconds: new Durations('clandor_render_seconds', 'What a renderer needed for a page', {
    label: 'outcome',
    kinds: ['rendered', 'failed'],
  }),
  bareShells: new Tally('clandor_bare_shells_total', 'Pages that could not be rendered: the bare shell was sent', []),
  rendererRestarts: new Tally(
    'clandor_renderer_restarts_total',
    'Renderers that ended, by whether a new one started',
    ['outcome'],
    [['started'], ['failed']],
  ),
  takeUps: new Tally(
    'clandor_take_ups_total',
    'Compositions taken up by a process, by how it ended',
    ['outcome'],
    [['done'], ['failed']],
  ),
  submissions: new Tally(
    'clandor_submissions_total',
    'Enquiries and applications stored, by form',
    ['form'],
    [['form-submit'], ['ladies-applications'], ['couples-waitlist'], ['gentlemen-waitlist']],
  ),
  mails: new Tally(
    'clandor_mails_total',
    'Tries to hand a mail over, by how they ended',
    ['outcome'],
    [['sent'], ['failed']],
  ),
  uploads: new Tally('clandor_uploads_total', 'Files taken, by kind', ['kind'], [['photo'], ['video']]),
  uploadBytes: new Tally(
    'clandor_upload_bytes_total',
    'Bytes of the files taken, by kind',
    ['kind'],
    [['photo'], ['video']],
  ),
  browserFailures: new Tally('clandor_browser_failures_total', 'What browsers told, by release', [
    'failure',
    'name',
    'version',
  ]),
  workerEnds: new Tally('clandor_worker_ends_total', 'Workers that ended unasked and were replaced', []),
} as const;

export const RENDERED = 0;
export const FAILED = 1;
