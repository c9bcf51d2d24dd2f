import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A control group of Linux: what is started in it, with its children, has so much memory and no more. */
export interface MemoryGroup {
  /** Words before a command that start it in the group. */
  prefix: string[];
  /** Memory in use without the files that the system keeps in it meanwhile, in MB. */
  used(): number;
  /** Memory of each of its processes, in MB, what they share counted for each, with the script that it runs. */
  processes(): { script: string; used: number }[];
  /** How often the system ended a process for want of memory. */
  kills(): number;
  remove(): void;
}

const V1 = '/sys/fs/cgroup/memory';
const V2 = '/sys/fs/cgroup';
const MB = 1024 * 1024;

/**
 * @param megabytes the limit, swap included
 * @throws where this user may not make one
 */
export function memoryGroup(megabytes: number): MemoryGroup {
  const isV1 = existsSync(join(V1, 'cgroup.procs'));
  const folder = join(isV1 ? V1 : V2, `clandor-${process.pid}`);
  const limits = isV1 ? ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'] : ['memory.max', 'memory.swap.max'];
  try {
    mkdirSync(folder);
    for (const [index, file] of limits.entries()) {
      const bytes = isV1 || index === 0 ? megabytes * MB : 0;
      if (existsSync(join(folder, file))) writeFileSync(join(folder, file), String(bytes));
    }
  } catch (cause) {
    throw new Error(`No control group for memory could be made (${folder}): run it as root, on Linux.`, { cause });
  }
  const valueIn = (file: string, name: string): number =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 0);
  return {
    prefix: ['sh', '-c', `echo $$ > ${join(folder, 'cgroup.procs')}; exec "$@"`, 'sh'],
    used: () => valueIn('memory.stat', isV1 ? 'total_rss' : 'anon') / MB,
    processes: () => readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).flatMap(processOf),
    kills: () => valueIn(isV1 ? 'memory.oom_control' : 'memory.events', 'oom_kill'),
    remove: () => rmdirSync(folder),
  };
}

/** Nothing for one that has ended meanwhile. */
function processOf(pid: string): { script: string; used: number }[] {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const script = words.find((word) => /\.m?ts$/.test(word)) ?? words[0] ?? '';
    return [{ script: basename(script), used: Number(kilobytes) / 1024 }];
  } catch {
    return [];
  }
}
