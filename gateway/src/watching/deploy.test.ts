import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startGateway } from '../testing/start-gateway.ts';
import { gatherer, written } from './gather.ts';
import { storedMetrics } from './stored-metrics.ts';

const DEPLOY = join(import.meta.dirname, '../../../docs/deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
    annotations: z.object({ list: z.array(z.object({ expr: z.string() })) }),
  })
  .parse(JSON.parse(read('grafana-dashboard.json')));
const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({ summary: z.string(), action: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yml')))
  .groups.flatMap(({ rules }) => rules);
const asked = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...dashboard.annotations.list.map(({ expr }) => ['annotation', expr] as const),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

/** Each metric's name with its type, as a gateway gives them before anything has happened. */
const known = new Map<string, string>();
beforeAll(async () => {
  const gateway = await startGateway();
  const { text } = await written([await gatherer(() => storedMetrics(gateway.database, gateway.options.site))()]);
  await gateway.close();
  for (const [, name = '', type = ''] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) known.set(name, type);
});

describe('the dashboard and the alert rules', () => {
  it.each(asked)('ask only for what a gateway counts: %s', (_title, expr) => {
    const names = expr.match(/\b(clandor|process|nodejs)_\w+/g) ?? [];
    if (!expr.startsWith('up{')) expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const histogram = name.replace(/_(bucket|sum|count)$/, '');
      expect(known.has(name) || known.get(histogram) === 'histogram', name).toBe(true);
    }
  });

  it('leave nothing out that the house counts itself', () => {
    const all = asked.map(([, expr]) => expr).join('\n');
    for (const name of known.keys()) if (name.startsWith('clandor_')) expect(all).toContain(name);
  });
});
