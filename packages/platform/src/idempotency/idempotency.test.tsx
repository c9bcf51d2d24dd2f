import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

afterEach(cleanup);

const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('newIdempotencyKey', () => {
  it('is a random UUID', () => {
    expect(newIdempotencyKey()).toMatch(UUID_4);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });

  it('is one on plain http too, where there is no randomUUID', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const keys = Array.from({ length: 200 }, newIdempotencyKey);
    for (const key of keys) expect(key).toMatch(UUID_4);
    expect(new Set(keys).size).toBe(200);
  });
});

describe('useIdempotencyKey', () => {
  const form = () => renderHook(useIdempotencyKey);

  it('keeps the key of a content through retries and renders', () => {
    const { result, rerender } = form();
    const key = result.current.keyFor({ firstName: 'Ada' });
    rerender();
    expect(result.current.keyFor({ firstName: 'Ada' })).toBe(key);
  });

  it('takes a new one for corrected content', () => {
    const { result } = form();
    const key = result.current.keyFor({ firstName: 'Ada' });
    expect(result.current.keyFor({ firstName: 'Ada L.' })).not.toBe(key);
  });

  it('takes a new one after success, even for the same content', () => {
    const { result } = form();
    const key = result.current.keyFor({ firstName: 'Ada' });
    result.current.succeeded();
    expect(result.current.keyFor({ firstName: 'Ada' })).not.toBe(key);
  });
});
