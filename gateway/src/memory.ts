import { totalmem } from 'node:os';

export const GIGABYTE = 1024 ** 3;

/** What there is for all processes, in bytes: the machine's, or less in a container. */
export const MEMORY = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** Whether what works beside the gateway has to be fewer (decision 48). */
export const IS_SMALL = MEMORY < GIGABYTE;
