// The first script of a page, and a small one: it lets what the page shows come first, and then starts the shell.
import type { PageComposition } from '@clandor/contract';
import { type FailureReport, REPORT_ADDRESS } from '@clandor/contract/report';
import { type LateScript, SCRIPTS_ID } from './late-scripts.ts';
import { readyToStart } from './ready-to-start.ts';

const read = <Data>(id: string): Data => JSON.parse(document.getElementById(id)?.textContent ?? '') as Data;

/** Fetches all scripts side by side, so that none waits for another; only the shell's runs by itself. */
function start([shell, ...others]: LateScript[]): void {
  const script = document.createElement('script');
  Object.assign(script, { src: shell?.[0], integrity: shell?.[1] });
  script.onerror = tell;
  const links = others.map(([href, integrity]) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity }),
  );
  document.head.append(script, ...links);
}

/** The page stays as the server made it, and its links work; whoever runs the site should know. */
function tell(): void {
  const { id, shell } = read<PageComposition>('composition');
  const report: FailureReport = { composition: id, name: 'shell', version: shell.version, failure: 'load' };
  navigator.sendBeacon?.(REPORT_ADDRESS, JSON.stringify(report));
}

void readyToStart().then(() => start(read<LateScript[]>(SCRIPTS_ID)));
