import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readText, removeAll, storedValue, subscribeTo, writeText } from './storage.ts';

let kept: Map<string, string>;
let isFull: boolean;

/** Creates a separate storage, so that values in memory don't leak between tests. */
function browser() {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  return () => storage as unknown as Storage;
}

const forbidden = () => (): Storage => {
  throw new DOMException('forbidden', 'SecurityError');
};

beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

it('reads and removes a written value', () => {
  const area = browser();
  expect(writeText(area, 'a', 'one')).toBe(true);
  expect(readText(area, 'a')).toBe('one');
  writeText(area, 'a', undefined);
  expect(readText(area, 'a')).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('keeps values that full storage refuses in memory, in place of the stored ones', () => {
  const area = browser();
  writeText(area, 'a', 'old');
  isFull = true;
  expect(writeText(area, 'a', 'new')).toBe(false);
  expect(readText(area, 'a')).toBe('new');
  isFull = false;
  writeText(area, 'a', 'newest');
  expect(kept.get('a')).toBe('newest');
});

it('works in memory when storage is blocked', () => {
  const area = forbidden();
  writeText(area, 'member:ann:notes', 'call the printer');
  expect(readText(area, 'member:ann:notes')).toBe('call the printer');
  removeAll(area, 'member:');
  expect(readText(area, 'member:ann:notes')).toBeUndefined();
});

it('reads values through a schema and returns the same object until it changes', () => {
  const area = browser();
  const value = storedValue(area, 'a', (stored) => z.object({ n: z.number() }).parse(stored));
  expect(value.read()).toBeUndefined();
  value.write({ n: 1 });
  expect(kept.get('a')).toBe('{"n":1}');
  expect(value.read()).toBe(value.read());
  // Written by another tab.
  kept.set('a', '{"n":2}');
  expect(value.read()).toEqual({ n: 2 });
});

it.each(['{', '{"n":"x"}', 'null'])('removes unreadable values: %s', (text) => {
  const area = browser();
  kept.set('a', text);
  const onBroken = vi.fn();
  const value = storedValue(area, 'a', (stored) => z.object({ n: z.number() }).parse(stored), onBroken);
  expect([value.read(), value.read()]).toEqual([undefined, undefined]);
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(kept.size).toBe(0);
});

it('notifies every listener of a key about changes on this page', () => {
  const area = browser();
  const listener = vi.fn();
  const stop = subscribeTo('a', listener);
  writeText(area, 'a', 'one');
  writeText(area, 'b', 'one');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  writeText(area, 'a', 'two');
  expect(listener).toHaveBeenCalledTimes(1);
});
