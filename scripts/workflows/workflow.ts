import { parse } from 'yaml';

/** A workflow as far as the rules of the house read it. */
export interface Workflow {
  name: string;
  text: string;
  on: Record<string, unknown>;
  permissions?: Permissions;
  concurrency?: unknown;
  env?: Record<string, unknown>;
  jobs: Record<string, Job>;
}

export type Permissions = string | Record<string, string>;

export interface Job {
  permissions?: Permissions;
  uses?: string;
  with?: Record<string, unknown>;
  secrets?: unknown;
  'timeout-minutes'?: number;
  steps?: Step[];
}

export interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

/** @param name of the file */
export const readWorkflow = (name: string, text: string): Workflow => ({ ...parse(text), name, text });

export const jobsOf = ({ jobs }: Workflow): Job[] => Object.values(jobs);

export const stepsOf = (workflow: Workflow): Step[] => jobsOf(workflow).flatMap(({ steps = [] }) => steps);

/** Whether jobs of its own run in it, or it only calls another. */
export const runsItself = (workflow: Workflow): boolean => jobsOf(workflow).some(({ uses }) => uses === undefined);
