import { describe, expect, it } from 'vitest';
import { addressKey, waitInWords } from './rate-limit.ts';

describe('addressKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    [undefined, 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (address, key) => expect(addressKey(address)).toBe(key));

  it('of IPv6 is the network, however the address is written', () => {
    const same = ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'];
    for (const address of same) expect(addressKey(address)).toBe('2001:db8:1:2::/64');
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
  });

  it('does not tell networks apart by leading zeros', () => {
    expect(addressKey('2001:0db8:0001:0002::1')).toBe(addressKey('2001:db8:1:2::1'));
  });
});

describe('waitInWords', () => {
  it.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3_600, '60 minutes'],
  ])('turns %d s into "%s"', (seconds, words) => expect(waitInWords(seconds)).toBe(words));
});
