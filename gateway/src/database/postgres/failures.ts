import pg from 'pg';
import { DatabaseAway } from '../errors.ts';

/** Whether the server itself said so; else the connection is of no more use. */
export const isAnswer = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/**
 * What a server says that is not there for now (PostgreSQL, appendix A): the connection failed (08), too many of them
 * (53300), it stops or starts (57P01 to 57P03), a limit of time passed (57014, 55P03, 25P03), a disk is full (53100).
 */
const PASSING = /^(08...|53300|57P0[1-3]|57014|55P03|25P03|53100)$/;

/** What is no answer and not passing: settings and certificates, which stay wrong however often one tries. */
const LASTING = /^(ENOENT|EACCES|ERR_TLS_.*|ERR_SSL_.*|ERR_INVALID_.*|.*CERT.*|UNABLE_TO_.*|CERT_.*)$/;

/** Whether it is likely to go away by itself. */
export function isGone(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (isAnswer(error)) return PASSING.test(error.code ?? '');
  return error instanceof Error && !LASTING.test(codeOf(error));
}

/** `ECONNREFUSED`, `28P01`; empty where there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
